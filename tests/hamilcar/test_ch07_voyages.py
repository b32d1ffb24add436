"""7.3 Naval Movement: who is aboard, who comes back, what the sea and its weather leave."""

from __future__ import annotations

from typing import Any

import pytest

from .positions import campaign, moving, punic
from .table import BOX, Table


@pytest.mark.rule("hamilcar", "7.3.C4", "7.3.C6")
def test_pieces_taken_aboard_on_the_way_march_on_with_the_army() -> None:
    pieces = {"roma": "rome 3cu duilius", "neapolis": "rome 2cu 1st"}
    table = moving(pieces, "duilius", seamanship=2).do(
        "rome embark; rome sail neapolis; rome board; rome whole; rome sail paestum; rome land"
    )
    assert table.view()["movement"]["army"] == {"cu": 5, "elephants": 0, "st": 1, "generals": ["duilius"]}
    table.do("rome march salernum")
    assert table.force("rome", "salernum") == (5, 0, 1)
    assert table.events("landed") == [("duilius", "paestum", 5, 0, 1, [])]


@pytest.mark.rule("hamilcar", "7.3.C6", "17.1#11a")
def test_what_a_storm_leaves_of_an_army_marches_on() -> None:
    table = moving({"roma": "rome 5cu duilius"}, "duilius", "roll 6", carthage="cruel_sea", corvi=1)
    table.do("rome embark; rome sail neapolis; rome land; carthage react cruel_sea")
    left = table.cus("rome", "neapolis")
    assert left < 5
    table.do("rome march nola")
    assert (table.cus("rome", "nola"), table.cus("rome", "neapolis")) == (left, 0)


@pytest.mark.rule("hamilcar", "7.1.1", "7.2.A2")
def test_points_that_were_not_used_are_lost_with_the_end_of_the_move() -> None:
    table = moving({"regium": "rome 5cu duilius"}, "duilius").do("rome march consentia")
    assert table.mp == 3
    assert table.do("rome stop").mp == 0


@pytest.mark.rule("hamilcar", "17.1#32a")
def test_nobody_is_asked_for_bad_weather_while_a_move_is_short() -> None:
    table = moving({"regium": "rome 5cu duilius"}, "duilius", carthage="bad_weather epidemic")
    table.do("rome march consentia; rome march thurii; rome stop")
    assert table.choice != "reaction"
    longer = moving({"regium": "rome 5cu duilius"}, "duilius", carthage="bad_weather epidemic")
    longer.do("rome march consentia; rome march thurii; rome march tarentum")
    assert longer.asked == ("carthage", "reaction")
    longer.do("carthage pass; rome stop")
    assert longer.asked == ("carthage", "reaction")


SICILY = {"neapolis": "rome 6cu duilius", "lipara": "rome 1cu", "thermae": "carthage 3cu adherbal"}


def by_panormus(dice: str = "roll 1", **more: Any) -> Table:
    """Duilius takes the CU of Lipara aboard and sails by Panormus to Drepanum, three lanes away."""
    more.setdefault("control", {"lipara": "rome"})
    table = moving(SICILY, "duilius", dice, seamanship=4, carthage="bad_weather epidemic", **more)
    return table.do("rome embark; rome sail lipara; rome board; rome whole; rome sail panormus; rome sail drepanum")


@pytest.mark.rule("hamilcar", "17.1#32b", "7.3.B3", "12.1.1")
def test_a_fleet_sent_back_by_bad_weather_lands_with_all_who_are_aboard_and_may_be_intercepted() -> None:
    table = by_panormus().do("carthage react bad_weather")
    assert table.asked == ("carthage", "land_reaction")
    table.do("carthage interpose adherbal; carthage whole; rome fight")
    assert table.events("land-battle") == [("rome", "panormus")]
    assert table.events("level-step")[0][:3] == ("force_size", 7, 3)


@pytest.mark.rule("hamilcar", "17.1#32b", "12.3.2", "7.3.B3")
def test_an_army_sent_back_to_a_port_that_it_had_passed_backs_up_to_where_it_embarked() -> None:
    table = by_panormus().do("carthage pass; rome land; rome march lilybaeum; carthage react bad_weather")
    assert table.at("duilius") == "panormus"
    table.do("carthage interpose adherbal; carthage whole; rome back_up")
    assert (table.at("duilius"), table.cus("rome", "neapolis")) == ("neapolis", 7)


@pytest.mark.rule("hamilcar", "7.3.B1", "7.3.A6", "2.2.A4")
def test_a_lone_general_sails_to_own_units_and_not_to_enemies() -> None:
    table = moving({"roma": "rome duilius:proconsul", "neapolis": "rome 2cu", "cosa": "carthage 1cu"}, "duilius")
    table.do("rome embark")
    assert table.nouns("sail", "rome") == ["neapolis"]
    assert table.why_not("rome sail cosa") == ("2.2.A4", "no-landing")
    assert table.do("rome sail neapolis; rome land").at("duilius") == "neapolis"


@pytest.mark.rule("hamilcar", "2.3.G5", "7.3.C6")
def test_after_an_activation_no_route_is_left_on_the_table() -> None:
    table = moving({"roma": "rome 3cu duilius"}, "duilius").do("rome embark; rome sail neapolis; rome land")
    assert table.s.route
    table.do("rome stop")
    assert (table.s.route, table.s.mover) == ([], -1)


@pytest.mark.rule("hamilcar", "7.1.11", "9.3.B2b")
def test_units_beaten_at_sea_do_not_move_again_under_the_same_card() -> None:
    pieces = {"roma": "rome 6cu duilius:proconsul atilius_regulus", "syracusae": "carthage 2cu hanno"}
    table = campaign(pieces, "roll 6", seamanship=2, ready=(1, 2), supremacy="carthage")
    table.do("rome activate duilius; rome regroup; rome done; rome cus 3")
    table.do("rome embark; rome ships 1; rome sail neapolis; carthage intercept")
    while table.choice != "intercepting_ships":
        table.do("carthage " + table.legal("carthage")[-1])
    table.do("carthage ships 2")
    while table.choice != "campaigner":
        table.do(f"{table.actor} {table.legal()[0]}")
    assert table.events("naval-victory") == [("carthage", "neapolis")]
    assert table.cus("rome", "roma") == 6
    table.do("rome activate atilius_regulus")
    assert table.view()["movement"]["army"]["cu"] == 3
    assert table.view()["movement"]["army"]["generals"] == ["atilius_regulus"]


@pytest.mark.rule("hamilcar", "17.1#39c", "2.1.C8")
def test_a_general_who_lost_all_in_a_storm_is_back_behind_the_walls_that_enemies_watch() -> None:
    pieces = {"lilybaeum": "rome 2cu duilius", "lilybaeum_inside": "carthage 1cu hanno"}
    table = punic(pieces, "hanno", "roll 6", rome="storms_at_sea epidemic")
    table.do("carthage embark; carthage sail drepanum; carthage land; rome react storms_at_sea")
    assert (table.at("hanno"), table.cus("carthage", "drepanum")) == ("lilybaeum_inside", 0)
    free = punic({"lilybaeum": "carthage 1cu hanno"}, "hanno", "roll 6", rome="storms_at_sea epidemic")
    free.do("carthage embark; carthage sail drepanum; carthage land; rome react storms_at_sea")
    assert free.at("hanno") == "lilybaeum"


@pytest.mark.rule("hamilcar", "7.3.C3", "7.3.C4")
def test_warships_take_room_from_those_who_would_come_aboard() -> None:
    pieces = {"roma": "rome 5cu duilius", "neapolis": "rome 2cu"}
    full = moving(pieces, "duilius", ready=(5, 0), seamanship=2).do("rome embark; rome ships 5; rome sail neapolis")
    assert "board" not in full.verbs("rome")
    assert full.why_not("rome board") == ("7.3.C3", "command-limit")
    one = moving(pieces, "duilius", ready=(5, 0), seamanship=2).do("rome embark; rome ships 4; rome sail neapolis")
    one.do("rome board; rome whole")
    assert one.cus("rome", "at_sea") == 6


@pytest.mark.rule("hamilcar", "7.1.8", "15.3.C3")
@pytest.mark.parametrize("units", ["1cu 1el", "1el", "1st", "1cu"])
def test_any_units_that_come_aboard_in_africa_keep_a_fleet_there(units: str) -> None:
    table = punic({"utica": "carthage hanno", "carthago": f"carthage {units}"}, "hanno", miat="a1")
    table.do("carthage embark; carthage sail carthago")
    assert "lilybaeum" in table.nouns("sail", "carthage")
    table.do("carthage board; carthage whole")
    assert "lilybaeum" not in table.nouns("sail", "carthage")
    assert table.why_not("carthage sail lilybaeum") == ("7.1.8", "miat-holds-back")


@pytest.mark.rule("hamilcar", "7.3.C4", "7.2.D1", "2.1.C8")
def test_a_fleet_takes_aboard_who_is_behind_the_walls_of_a_watched_port() -> None:
    pieces = {"drepanum": "carthage 1cu hanno", "lilybaeum": "rome 2cu duilius", "lilybaeum_inside": "carthage 2cu"}
    table = punic(pieces, "hanno").do("carthage embark; carthage sail lilybaeum")
    assert "board" in table.verbs("carthage")
    table.do("carthage board; carthage whole")
    assert (table.cus("carthage", "at_sea"), table.cus("carthage", "lilybaeum_inside")) == (3, 0)
    shut = punic(pieces, "hanno", points={"lilybaeum": (1, "rome")}).do("carthage embark; carthage sail lilybaeum")
    assert "board" not in shut.verbs("carthage")


@pytest.mark.rule("hamilcar", "17.1#32b", "7.3.B1")
def test_bad_weather_sends_a_fleet_that_passed_only_enemies_to_where_it_embarked() -> None:
    pieces = {"neapolis": "rome 6cu duilius", "lipara": "carthage 1cu", "panormus": "carthage 1cu"}
    table = moving(pieces, "duilius", seamanship=4, carthage="bad_weather epidemic")
    table.do("rome embark; rome sail lipara; rome sail panormus; rome sail drepanum; carthage react bad_weather")
    assert (table.at("duilius"), table.cus("rome", "neapolis")) == ("neapolis", 6)
    assert table.events("bad-weather") == [("duilius", "neapolis")]
    open_port = moving({**pieces, "lipara": "rome 1cu"}, "duilius", seamanship=4, carthage="bad_weather epidemic")
    open_port.do("rome embark; rome sail lipara; rome sail panormus; rome sail drepanum; carthage react bad_weather")
    assert open_port.at("duilius") == "lipara"


@pytest.mark.rule("hamilcar", "7.3.B1", "9.3.B2b", "2.2.A4")
def test_a_lone_general_whose_harbours_a_beaten_fleet_has_taken_is_back_where_he_embarked() -> None:
    pieces = {"lipara": "rome duilius:proconsul", "syracusae": "carthage 1cu 1el 1st hanno"}
    camps = dict.fromkeys(("neapolis", "roma", "paestum"), "carthage 1cu")
    table = moving({**pieces, **camps}, "duilius", "roll 6", seamanship=2, ready=(1, 1), supremacy="rome")
    table.do("rome embark; rome ships 1; rome sail neapolis; carthage intercept; rome fight; carthage whole")
    table.do("carthage sail messana; carthage sail lipara; carthage pass; carthage ships 1").holding("", "")
    while table.choice in ("maneuver_card", "evasion", "evasion_by_card"):
        table.do(f"{table.actor} pass")
    assert table.events("naval-victory") == [("rome", "neapolis")]
    assert table.events("put-ashore") == [("carthage", "lipara", 1, 1, 1, ["hanno"])]
    assert table.at("duilius") == "lipara"
    assert table.asked == ("carthage", "card_play")


@pytest.mark.rule("hamilcar", "17.1#39a", "17.1#39b", "2.3.F2")
def test_warships_lost_in_a_storm_lie_on_the_turn_track() -> None:
    table = punic({"lilybaeum": "carthage 4cu hanno"}, "hanno", "roll 6", rome="storms_at_sea epidemic", ready=(0, 3))
    table.do("carthage embark; carthage ships 3; carthage sail drepanum; carthage land; rome react storms_at_sea")
    lost = BOX.losses[BOX.row(6)][BOX.column(7)]
    assert lost == 3
    assert (table.sunk("carthage"), table.ready("carthage"), table.cus("carthage", "drepanum")) == (3, 0, 4)
    assert table.view()["ships"]["carthage"]["supply"] == 7


@pytest.mark.rule("hamilcar", "17.1#32b")
def test_elephants_taken_along_beyond_the_point_of_return_stay_where_they_were() -> None:
    pieces = {"carthago": "carthage 3cu hanno", "thysdrus": "carthage 1el"}
    table = punic(pieces, "hanno", rome="bad_weather epidemic")
    table.do("carthage march tunes; carthage march hadrumetum; carthage march thysdrus; rome pass")
    table.do("carthage regroup; carthage whole; carthage march tacape; rome react bad_weather")
    assert table.force("carthage", "hadrumetum") == (3, 0, 0)
    assert table.force("carthage", "thysdrus") == (1, 1, 0)
    assert table.force("carthage", "tacape") == (0, 0, 0)


STORMY: dict[str, Any] = {"rome": "bad_weather spies", "carthage": "shipyards_of_the_cothon epidemic"}


@pytest.mark.rule("hamilcar", "7.1.8", "15.3.C3", "17.1#32b")
@pytest.mark.parametrize(("miat", "refuge"), [("a1", "carthago"), ("a1 center b1", "lilybaeum")])
def test_bad_weather_takes_no_units_of_africa_out_of_it_unless_the_miat_is_warlike(miat: str, refuge: str) -> None:
    pieces = {
        "lilybaeum": "carthage 1cu gisco",
        "carthago": "rome 3cu",
        "carthago_inside": "carthage 1cu",
        "utica": "rome 3cu",
    }
    table = Table(pieces, active="carthage", miat=miat, **STORMY)
    table.do("carthage operate shipyards_of_the_cothon; carthage activate gisco; carthage embark")
    table.do("carthage sail carthago; carthage board; carthage whole; carthage sail utica; carthage sail hippo_acra")
    table.do("rome react bad_weather")
    assert table.events("bad-weather") == [("gisco", refuge)]
    home = "carthago_inside" if refuge == "carthago" else refuge
    assert table.at("gisco") == home
    assert table.cus("carthage", home) == 2
    assert table.events("land-battle") == []


@pytest.mark.rule("hamilcar", "7.1.8", "17.1#32a", "17.1#32b")
def test_bad_weather_after_the_landing_takes_no_units_of_africa_out_of_it_either() -> None:
    pieces = {"lilybaeum": "carthage 1cu gisco", "carthago": "rome 3cu", "carthago_inside": "carthage 1cu",
              "utica": "rome 3cu"}  # fmt: skip
    table = Table(pieces, active="carthage", miat="a1", **STORMY)
    table.do("carthage operate shipyards_of_the_cothon; carthage activate gisco; carthage embark")
    table.do("carthage sail carthago; carthage board; carthage whole; carthage sail utica; carthage sail hippo_acra")
    table.do("rome pass; carthage land")
    while table.choice != "move":
        table.do(f"{table.actor} pass")
    table.do("carthage stop; rome react bad_weather")
    assert table.at("gisco") == "carthago_inside"
    assert table.cus("carthage", "carthago_inside") == 2
