"""17.1 Events and Counter Events at sea and in Sieges."""

from __future__ import annotations

import pytest

from .positions import battle, event, moving, punic
from .table import BOX, Table, space


@pytest.mark.rule("hamilcar", "17.1#3a", "17.1#3b")
def test_siege_engineers_reroll_the_siege_die_until_the_siege_ends() -> None:
    pieces = {"agrigentum": "rome 4cu duilius"}
    table = event("siege_engineers", pieces, also="hiero_sends_grain spies").do(
        "rome target agrigentum; carthage discard epidemic; rome operate hiero_sends_grain; rome activate duilius"
    )
    table.draws("white_die 1, white_die 6").do("rome siege; rome roll_again")
    assert table.view()["spaces"]["agrigentum"]["siege"] == {"points": 1, "needed": 2, "by": "rome", "train": True}
    full = Table(
        {"agrigentum": "rome 4cu duilius"},
        rome="siege_engineers",
        carthage="spies",
        trains=1 << space("lilybaeum") | 1 << space("carales"),
    )
    assert full.reason("rome event siege_engineers").rule == "17.1#3b"


@pytest.mark.rule("hamilcar", "5.2.C1a")
def test_surprise_sortie_takes_off_a_siege_point() -> None:
    pieces = {"agrigentum": "rome 4cu duilius", "agrigentum_inside": "carthage 1cu"}
    table = moving(pieces, "duilius", "white_die 6", carthage="surprise_sortie").do(
        "rome siege; carthage react surprise_sortie"
    )
    assert table.points("agrigentum") == 0


@pytest.mark.rule("hamilcar", "17.1#5a")
def test_socii_navales_builds_two_ships_and_may_then_sail() -> None:
    pieces = {"roma": "rome 3cu cornelius_scipio", "capua": "rome 3cu atilius_regulus"}
    table = event("socii_navales", pieces).do("rome activate cornelius_scipio")
    assert table.ready("rome") == 2
    assert "stop" not in table.verbs("rome")
    table.do("rome march tarracina; rome march roma; rome embark; rome ships 0; rome sail neapolis; rome land")
    assert table.at("cornelius_scipio") == "neapolis"
    idle = event("socii_navales", pieces).do("rome done")
    assert idle.ready("rome") == 2
    assert idle.asked == ("carthage", "card_play")


@pytest.mark.rule("hamilcar", "5.2.C1a")
def test_ships_and_seamanship_events() -> None:
    table = event("captured_quinquereme")
    assert table.seamanship == "fair"
    assert table.ready("rome") == 1
    assert event("loans_of_the_citizens").ready("rome") == 3
    assert event("loans_of_the_citizens", turn=6).ready("rome") == 4
    assert event("rowers_trained_ashore").seamanship == "fair"
    good = event("rowers_trained_ashore", seamanship=3, spent=(4, 0))
    assert good.seamanship == "good"
    assert good.spent("rome") == 1
    yards = event("shipyards_of_the_cothon", who="carthage", spent=(0, 2))
    assert yards.ready("carthage") == 3
    assert yards.spent("carthage") == 1
    hulls = event("careened_hulls", spent=(2, 0), ready=(0, 1))
    assert hulls.ready("rome") == 2
    assert hulls.supremacy == "rome"
    assert event("careened_hulls", spent=(2, 0), ready=(0, 2)).supremacy == "carthage"


@pytest.mark.rule("hamilcar", "17.1#11a", "2.1.J2", "15.4.B1", "15.5.2", "17.1#11b")
def test_cruel_sea_strikes_the_roman_fleet_where_it_lands() -> None:
    pieces = {"camarina": "rome 3cu 1st duilius"}
    table = moving(
        pieces,
        "duilius",
        "roll 6, roll 6, roll 1, roll 1",
        carthage="cruel_sea epidemic",
        control={"camarina": "rome"},
        ready=(2, 0),
    )
    table.do("rome embark; rome ships 2; rome sail agrigentum; rome land; carthage react cruel_sea")
    # two Storm symbols and Poor Seamanship: three rolls of 2, 2 and 0 hits
    assert table.sunk("rome") == 2
    assert table.cus("rome", "agrigentum") == 0
    assert table.standing("duilius") == "eliminated"
    assert table.events("storm") == [("rome", 2, 2, 2, 1), ("rome", 2, 0, 1, 0)]
    corvi = moving(
        pieces, "duilius", "roll 1", carthage="cruel_sea epidemic", control={"camarina": "rome"}, ready=(2, 0), corvi=1
    )
    corvi.do("rome embark; rome ships 2; rome sail agrigentum; rome land; carthage react cruel_sea")
    assert len(corvi.events("storm")) == 4
    assert corvi.at("duilius") == "agrigentum"


@pytest.mark.rule("hamilcar", "17.1#11c")
def test_cruel_sea_reshuffles_the_deck_however_it_was_used() -> None:
    table = Table({}, rome="spies", carthage="cruel_sea", active="carthage").do(
        "carthage discard cruel_sea; rome discard spies"
    )
    while table.turn == 1 and not table.match.over:
        table.do(f"{table.asked[0]} {table.legal(table.asked[0])[0]}")
    assert table.events("reshuffled")
    assert table.s.discard == 0


@pytest.mark.rule("hamilcar", "17.1#17a", "15.5.3", "15.5.4")
def test_corvus_is_played_at_the_beginning_of_a_naval_battle_too() -> None:
    pieces = {"roma": "rome 3cu duilius", "syracusae": "carthage 2cu hanno"}
    table = Table(pieces, rome="socii_navales corvus", carthage="epidemic", seamanship=2, ready=(1, 1))
    table.do(
        "rome operate socii_navales; rome activate duilius; rome embark; rome ships 1",
        "rome sail neapolis; carthage intercept; carthage whole; carthage sail messana",
    )
    while table.asked[1] != "intercepting_ships":
        table.do("carthage " + table.legal("carthage")[0])
    table.do("carthage ships 1")
    assert table.asked == ("rome", "reaction")
    table.do("rome react corvus; rome mount")
    assert table.view()["corvi"] is True


@pytest.mark.rule("hamilcar", "5.2.C1a")
def test_lookouts_forbid_to_avoid_the_interception() -> None:
    pieces = {"roma": "rome 3cu duilius", "syracusae": "carthage 2cu hanno"}
    table = moving(pieces, "duilius", carthage="lookouts epidemic", seamanship=2, ready=(1, 1), supremacy="rome").do(
        "rome embark; rome ships 1; rome sail neapolis; carthage intercept; carthage react lookouts"
    )
    assert table.asked[1] != "avoidance"


@pytest.mark.rule("hamilcar", "17.1#19-20a", "17.1#19-20b", "17.1#19-20c")
def test_raid_on_port_and_mare_nostrum_work_in_a_port_passed() -> None:
    pieces = {"lilybaeum": "carthage 2cu hanno", "drepanum": "rome 3st", "panormus": "rome 1st"}
    control: dict[str, str | None] = {"drepanum": "rome", "panormus": "rome"}
    table = event("raid_on_port", pieces, "carthage", control=control).do(
        "carthage activate hanno; carthage embark; carthage sail drepanum",
        "carthage sail lilybaeum; carthage land; carthage march agrigentum; carthage stop",
    )
    assert table.asked == ("carthage", "event_target")
    assert table.nouns("target", "carthage") == ["drepanum"]
    table.do("carthage target drepanum; carthage target drepanum")
    assert table.force("rome", "drepanum")[2] == 1
    assert table.asked == ("rome", "card_play")
    mare = event("mare_nostrum", {"roma": "rome 3cu duilius"}, seamanship=3, control={"lipara": "carthage"})
    mare.do(
        "rome activate duilius; rome embark; rome sail neapolis; rome sail lipara",
        "rome sail panormus; rome land; rome stop; rome target lipara; rome target lipara",
    )
    assert mare.control("lipara") == "rome"


@pytest.mark.rule("hamilcar", "2.2.D3b", "15.6.1")
def test_mare_nostrum_opens_the_way_to_africa() -> None:
    table = event("mare_nostrum", {"agrigentum": "rome 3cu duilius"}, control={"agrigentum": "rome"}).do(
        "rome activate duilius; rome embark"
    )
    assert "sail clupea" in table.legal("rome")


@pytest.mark.rule("hamilcar", "17.1#32a", "17.1#32b", "17.1#32c")
def test_bad_weather_sends_the_general_back_to_two_movement_points() -> None:
    table = moving({"regium": "rome 4cu duilius", "tarentum": "rome 1cu"}, "duilius", carthage="bad_weather epidemic")
    table.do("rome march consentia; rome march thurii")
    assert table.asked == ("rome", "move")  # nothing is gained within two points
    table.do("rome march tarentum; carthage react bad_weather")
    assert table.at("duilius") == "thurii"
    assert table.cus("rome", "thurii") == 4
    assert table.cus("rome", "tarentum") == 1
    assert table.asked == ("carthage", "card_play")
    late = moving({"regium": "rome 4cu duilius", "tarentum": "rome 1cu"}, "duilius", carthage="bad_weather epidemic")
    late.do(
        "rome march consentia; rome march thurii; rome march tarentum; carthage pass",
        "rome regroup; rome whole; rome march brundisium; carthage react bad_weather",
    )
    assert late.cus("rome", "thurii") == 4
    assert late.cus("rome", "tarentum") == 1
    assert late.cus("rome", "brundisium") == 0
    sea = moving({"roma": "rome 3cu duilius"}, "duilius", carthage="bad_weather epidemic", seamanship=4, ready=(2, 0))
    sea.do(
        "rome embark; rome ships 2; rome sail neapolis; rome sail lipara; rome sail messana; carthage react bad_weather"
    )
    assert sea.at("duilius") == "lipara"
    assert sea.ready("rome") == 2
    strait = moving({"consentia": "rome 3cu duilius"}, "duilius", carthage="bad_weather epidemic").do(
        "rome march regium; rome march messana; carthage react bad_weather"
    )
    assert strait.at("duilius") == "regium"


@pytest.mark.rule("hamilcar", "17.1#32a")
def test_bad_weather_is_too_late_for_a_fleet_that_a_storm_has_struck_beyond_the_point_of_return() -> None:
    pieces = {"roma": "rome duilius", "messana": "rome 4cu"}
    table = moving(
        pieces,
        "duilius",
        "roll 6",
        carthage="bad_weather cruel_sea",
        seamanship=4,
        corvi=1,
        control={"messana": "rome"},
    )
    table.do("rome embark; rome sail neapolis; rome sail lipara; rome sail messana; carthage pass")
    table.do("rome board; rome whole; rome land; carthage react cruel_sea")
    lost = BOX.losses[BOX.row(6)][BOX.storm_column]
    assert (lost, table.cus("rome", "messana")) == (2, 2)
    table.do("rome stop")
    assert table.asked == ("carthage", "card_play")
    assert (table.at("duilius"), table.cus("rome", "messana")) == ("messana", 2)


FAR = "rome march consentia; rome march thurii; rome march tarentum; carthage pass; "


@pytest.mark.parametrize(
    ("army", "there", "steps", "back", "stays"),
    [
        ("5cu", "1st", "rome regroup; rome whole; rome destroy_train", (5, 0, 0), (0, 0, 1)),  # taken along before
        ("5cu", "1st", "rome destroy_train", (5, 0, 0), (0, 0, 1)),  # it lay aside
        ("5cu 1st", "1cu", "rome destroy_train", (5, 0, 1), (1, 0, 0)),  # it came with the Army
        ("5cu 2st", "1cu", "rome regroup; rome done; rome cus 5; rome trains 1; rome destroy_train", (5, 0, 2),
         (1, 0, 0)),  # left there before
    ],
)  # fmt: skip
@pytest.mark.rule("hamilcar", "17.1#32b", "2.3.D4a")
def test_bad_weather_undoes_the_destruction_of_a_train_beyond_the_point_of_return(
    army: str, there: str, steps: str, back: tuple[int, int, int], stays: tuple[int, int, int]
) -> None:
    pieces = {"regium": f"rome {army} duilius", "tarentum": f"rome {there}"}
    table = moving(pieces, "duilius", carthage="bad_weather epidemic").do(FAR + steps)
    table.do("rome stop; carthage react bad_weather")
    assert (table.force("rome", "thurii"), table.force("rome", "tarentum")) == (back, stays)
    assert table.events("train-again") == [("rome",)]
    assert table.match.game.check(table.s) == ""


@pytest.mark.parametrize("steps", ["rome regroup; rome whole; rome destroy_train", "rome destroy_train"])
@pytest.mark.rule("hamilcar", "17.1#32b", "2.3.D4a")
def test_a_train_destroyed_on_a_forced_march_is_back_where_it_was_and_not_where_the_army_turned(steps: str) -> None:
    pieces = {"regium": "rome 5cu 1st duilius", "tarentum": "rome 1st"}
    table = event("forced_march_1", pieces, carthage="bad_weather epidemic").do("rome activate duilius")
    table.do(FAR + steps, "rome march brundisium; carthage react bad_weather")
    assert table.force("rome", "thurii") == (5, 0, 1)
    assert table.force("rome", "tarentum") == (0, 0, 1)
    assert table.force("rome", "brundisium") == (0, 0, 0)


@pytest.mark.rule("hamilcar", "17.1#32b", "2.3.D4a")
def test_bad_weather_brings_back_no_train_destroyed_before_the_point_of_return() -> None:
    table = moving({"regium": "rome 5cu 1st duilius"}, "duilius", carthage="bad_weather epidemic")
    table.do("rome destroy_train; rome march consentia; rome march thurii; rome march tarentum")
    table.do("carthage react bad_weather")
    assert table.force("rome", "thurii") == (5, 0, 0)
    assert table.events("train-again") == []


@pytest.mark.rule("hamilcar", "17.1#32e", "7.1.10", "17.1#32d")
@pytest.mark.example("hamilcar", "17.1#32-ex1")
def test_units_cut_short_with_one_general_may_go_on_with_another() -> None:
    pieces = {"tunes": "carthage 3cu gisco", "madauros": "carthage hanno"}
    table = Table(pieces, carthage="minor_campaign_1 spies", rome="bad_weather epidemic", active="carthage")
    table.do(
        "carthage event minor_campaign_1; carthage activate gisco; carthage march sicca",
        "carthage march madauros; carthage march cirta; rome react bad_weather",
    )
    assert table.at("gisco") == "madauros"
    assert table.cus("carthage", "madauros") == 3
    table.do("carthage stop; carthage activate hanno; carthage march hippo_regius; carthage march hippo_acra")
    assert table.cus("carthage", "hippo_acra") == 3
    assert table.reason("carthage march utica").rule == "7.1.10"


@pytest.mark.rule("hamilcar", "17.1#39a", "17.1#39b", "17.1#39c")
def test_storms_at_sea_take_all_warships_first() -> None:
    pieces = {"carthago": "carthage 2cu 1st gisco"}
    table = punic(pieces, "gisco", "roll 6", rome="storms_at_sea epidemic", ready=(0, 1)).do(
        "carthage embark; carthage ships 1; carthage sail lilybaeum; carthage land; rome react storms_at_sea"
    )
    # four Units, row 6: two losses, the Warship and one more of the owner's choice
    assert table.sunk("carthage") == 1
    assert table.legal("carthage") == ["lose cu", "lose train"]
    table.do("carthage lose train")
    assert table.force("carthage", "lilybaeum") == (2, 0, 0)
    gone = punic({"carthago": "carthage 1cu gisco"}, "gisco", "roll 6", rome="storms_at_sea epidemic").do(
        "carthage embark; carthage sail lilybaeum; carthage land; rome react storms_at_sea"
    )
    assert gone.at("gisco") == "carthago"
    assert gone.standing("gisco") == "map"


@pytest.mark.rule("hamilcar", "17.1#40-41a", "7.1.1")
def test_forced_march_gives_six_points_by_land_and_sea() -> None:
    table = event("forced_march_1", {"roma": "rome 3cu cornelius_scipio"}).do("rome activate cornelius_scipio")
    assert table.mp == 6
    table.do("rome embark; rome sail neapolis; rome sail lipara; rome sail messana; rome land")
    assert table.at("cornelius_scipio") == "messana"
    assert table.mp == 3


@pytest.mark.rule("hamilcar", "17.1#11a")
def test_cruel_sea_strikes_after_a_won_naval_battle() -> None:
    pieces = {"roma": "rome 3cu duilius", "syracusae": "carthage hanno"}
    table = battle(
        "roll 5, roll 6, roll 6",
        corvi=1,
        ships=3,
        others=1,
        carthage_first=False,
        pieces=pieces,
        seamanship=3,
        carthage="cruel_sea epidemic",
    )
    table.do("rome pass; rome sail lipara; rome land; carthage react cruel_sea")
    assert len(table.events("storm")) == 2
    assert table.sunk("rome") >= 3


@pytest.mark.rule("hamilcar", "17.1#39a", "7.3.B1")
def test_storms_that_take_the_last_cu_forbid_a_landing_among_enemies() -> None:
    pieces = {"carthago": "carthage 1cu 1st gisco", "lilybaeum": "rome 2cu"}
    table = punic(pieces, "gisco", "roll 6", rome="storms_at_sea epidemic", control={"lilybaeum": "rome"}).do(
        "carthage embark; carthage sail lilybaeum; carthage land; rome react storms_at_sea; carthage lose cu"
    )
    assert table.at("gisco") == "carthago"
    table.settle()


@pytest.mark.rule("hamilcar", "14.5.A1")
def test_surprise_sortie_lifts_the_last_point_and_the_city_is_free_again() -> None:
    pieces = {"agrigentum": "rome 4cu duilius", "agrigentum_inside": "carthage 1cu gisco"}
    table = moving(pieces, "duilius", "white_die 6", carthage="surprise_sortie shipyards_of_the_cothon").do(
        "rome siege; carthage react surprise_sortie; carthage operate shipyards_of_the_cothon; carthage activate gisco"
    )
    assert "march enna" in table.legal("carthage")
    assert not table.view()["spaces"]["agrigentum"]["city"]["besieged"]


@pytest.mark.rule("hamilcar", "2.3.D3b", "17.1#19-20a", "2.1.C8")
def test_raid_on_port_finds_no_trains_that_fit_inside_an_unwatched_city() -> None:
    pieces = {"lipara": "carthage 2cu gisco", "neapolis": "rome 2st"}
    table = event("raid_on_port", pieces, "carthage").do("carthage activate gisco; carthage embark")
    table.do("carthage sail neapolis; carthage sail lipara; carthage land; carthage stop")
    assert table.choice != "event_target"
    crowded = event("raid_on_port", {**pieces, "neapolis": "rome 3st"}, "carthage")
    crowded.do("carthage activate gisco; carthage embark; carthage sail neapolis; carthage sail lipara")
    crowded.do("carthage land; carthage stop")
    assert crowded.nouns("target", "carthage") == ["neapolis"]
    crowded.do("carthage target neapolis")
    assert crowded.force("rome", "neapolis")[2] == 2
    assert crowded.choice != "event_target"  # the two that are left are inside


@pytest.mark.rule("hamilcar", "17.1#17a", "17.1#11a")
def test_corvus_may_be_played_at_sea() -> None:
    hands = {"rome": "socii_navales corvus spies", "carthage": "epidemic"}
    table = Table({"roma": "rome 3cu duilius"}, **hands, corvi=1, seamanship=2)
    table.do("rome operate socii_navales; rome activate duilius; rome embark; rome sail neapolis")
    assert table.why_not("rome react spies") == ("5.2.C1c", "no-counter-event")
    assert table.why_not("rome react ambush") == ("5.2.C1d", "not-in-hand")
    table.do("rome react corvus; rome dismount")
    assert not table.corvi
    assert table.asked == ("rome", "sail_on")
    table.do("rome land")
    assert table.at("duilius") == "neapolis"


@pytest.mark.parametrize("choice", ["operation", "spending", "campaigner"])
@pytest.mark.rule("hamilcar", "17.1#17a", "5.2.C1d")
def test_corvus_may_be_played_in_the_middle_of_an_operation_or_campaign(choice: str) -> None:
    hands = {"rome": "minor_campaign_1 corvus spies", "carthage": "epidemic"}
    table = Table({"roma": "rome 3cu duilius"}, **hands, spent=(2, 0))
    said = {"operation": "operate minor_campaign_1", "spending": "operate minor_campaign_1; rome refit",
            "campaigner": "event minor_campaign_1"}  # fmt: skip
    table.do(f"rome {said[choice]}; rome react corvus; rome mount")
    assert table.corvi
    assert table.asked == ("rome", choice)
