"""17.1 Strategy Cards at their edges: who chooses, where, and what must come first."""

from __future__ import annotations

import random

import pytest

from .table import GAME, Table, space
from .test_cards import event
from .test_strategy import CARD_IDS


@pytest.mark.rule("hamilcar", "5.2.C1a")
def test_whoever_plays_unpaid_soldiers_chooses_the_army() -> None:
    table = event("unpaid_soldiers", {"enna": "carthage 5cu hanno", "thermae": "carthage 4cu gisco"})
    assert table.asked == ("rome", "event_target")
    table.do("rome target enna")
    assert table.cus("carthage", "enna") == 4


SHUT = {"lilybaeum": "rome 3cu", "agrigentum": "rome 3cu"}


@pytest.mark.rule("hamilcar", "5.2.C1a", "2.3.D2a")
def test_the_rhodian_supplies_one_city_only_and_relieves_it_even_without_room() -> None:
    points = {"lilybaeum": (1, "rome"), "agrigentum": (1, "rome")}
    table = event("the_rhodian", SHUT, "carthage", points=points).do("carthage target lilybaeum")
    assert table.nouns("carthage", "target") == ["lilybaeum"]
    table.do("carthage done; carthage target lilybaeum")
    assert table.s.points[space("lilybaeum")] == 0
    full = event("the_rhodian", {"lilybaeum": "rome 3cu", "lilybaeum_inside": "carthage 2st"}, "carthage",
                 points={"lilybaeum": (1, "rome")})  # fmt: skip
    full.do("carthage target lilybaeum")
    assert full.s.points[space("lilybaeum")] == 0
    assert full.force("carthage", "lilybaeum_inside") == (0, 0, 2)


@pytest.mark.rule("hamilcar", "17.1#19-20a", "17.1#19-20b")
def test_raid_on_port_strikes_one_port_only() -> None:
    pieces = {"carthago": "carthage 1cu gisco", "lilybaeum": "rome 3cu 1st", "drepanum": "rome 1cu 1st"}
    control: dict[str, str | None] = {"lilybaeum": "rome", "drepanum": "rome"}
    table = event("raid_on_port", pieces, "carthage", control=control).do(
        "carthage activate gisco; carthage embark; carthage sail lilybaeum",
        "carthage sail drepanum; carthage sail panormus",
    )
    table.do("carthage land; carthage stop; carthage target drepanum")
    assert table.force("rome", "drepanum")[2] == 0
    assert table.force("rome", "lilybaeum")[2] == 1
    assert table.asked[1] != "event_target"


@pytest.mark.rule("hamilcar", "17.1#32b", "17.1#19-20a")
def test_a_port_that_bad_weather_undid_is_not_raided() -> None:
    pieces = {"carthago": "carthage 1cu gisco", "panormus": "rome 1cu 1st"}
    table = event("raid_on_port", pieces, "carthage", rome="bad_weather epidemic").do(
        "carthage activate gisco; carthage embark; carthage sail lilybaeum",
        "carthage sail drepanum; carthage sail panormus",
    )
    table.do("rome react bad_weather")
    assert table.at("gisco") == "drepanum"
    assert table.asked[1] != "event_target"


@pytest.mark.rule("hamilcar", "17.1#19-20c", "17.1#5a")
def test_a_general_sent_to_sea_by_an_event_neither_besieges_nor_turns_inland_first() -> None:
    besieger = event("raid_on_port", {"messana": "carthage 3cu hanno"}, "carthage").do("carthage activate hanno")
    assert "siege" not in besieger.verbs("carthage")
    assert "stop" not in besieger.verbs("carthage")
    besieger.do("carthage embark; carthage sail lipara; carthage land")
    assert "stop" in besieger.verbs("carthage")
    shut = {"lilybaeum": "rome 3cu", "lilybaeum_inside": "carthage 1cu hanno", "carthago": "carthage gisco"}
    held = event("raid_on_port", shut, "carthage", points={"lilybaeum": (1, "rome")})
    assert held.nouns("carthage", "activate") == ["gisco"]
    near = event("raid_on_port", {"tunes": "carthage 3cu hanno"}, "carthage").do(
        "carthage activate hanno; carthage march utica; carthage march tunes"
    )
    assert set(near.nouns("carthage", "march")) == {"utica", "carthago", "hadrumetum"}  # not to Sicca


@pytest.mark.rule("hamilcar", "15.3.D4", "17.1#49b", "17.1#49d")
def test_a_peaceful_miat_keeps_carthage_from_sieges_and_conversions_by_event_too() -> None:
    table = event("treachery_in_the_city", {"messana": "carthage 3cu hanno"}, "carthage", dice="white_die 6", miat="")
    assert table.asked == ("rome", "card_play")
    assert table.events("siege-roll") == []
    assert table.s.points[space("messana")] == 0
    spoils = event("spoils_of_war", {}, "carthage", miat="", won_at=[0, 1 << space("roma")])
    assert spoils.asked == ("rome", "card_play")


@pytest.mark.rule("hamilcar", "5.2.B2")
def test_a_claimed_campaign_is_known_to_be_in_the_hand() -> None:
    for_rome = "deal minor_campaign_1, " + ", ".join(f"deal {c}" for c in CARD_IDS[:6])
    table = Table.start(for_rome).do("rome claim minor_campaign_1")
    assert table.view("carthage")["spied"] == ["minor_campaign_1"]
    for seed in range(20):
        believed = GAME.sample(table.s, 1, random.Random(seed))
        believed.play(believed.legal()[0])
        assert GAME.check(believed) == ""


@pytest.mark.rule("hamilcar", "17.2.B-Megellus1", "14.1.6")
def test_megellus_makes_the_attempt_of_a_treachery() -> None:
    pieces = {"agrigentum": "rome 6cu claudius_caudex postumius_megellus", "agrigentum_inside": "carthage 1cu 1st"}
    table = event("treachery_in_the_city", pieces, dice="white_die 6").do("rome target agrigentum")
    assert table.control("agrigentum") == "rome"
    assert table.events("determined-defence") == []
    other = event("treachery_in_the_city", {**pieces, "agrigentum": "rome 6cu duilius"}, dice="white_die 6")
    assert other.do("rome target agrigentum").asked == ("carthage", "determined_defence")


WATCHED = {"agrigentum": "rome 5cu duilius + carthage 4cu hanno", "agrigentum_inside": "carthage 2cu 1st"}


@pytest.mark.rule("hamilcar", "17.1#42a", "2.1.C5")
def test_rome_chooses_whether_deserters_leave_the_city_or_the_camp() -> None:
    table = event("sicilian_allies_desert", WATCHED, points={"agrigentum": (1, "rome")}).do("rome target agrigentum")
    assert table.asked == ("rome", "event_force")
    assert table.nouns("rome", "force") == ["carthage_outside", "carthage_inside"]
    assert table.why("rome", "force rome_outside") == "5.2.C1a"
    table.do("rome force carthage_inside")
    assert (table.cus("carthage", "agrigentum"), table.cus("carthage", "agrigentum_inside")) == (4, 1)
    lone = event("sicilian_allies_desert", {"agrigentum_inside": "carthage 2cu", "agrigentum": "rome 1cu"})
    lone.do("rome target agrigentum")
    assert lone.asked == ("carthage", "card_play")  # nothing to choose
    assert lone.cus("carthage", "agrigentum_inside") == 1


@pytest.mark.rule("hamilcar", "17.1#35-36a")
def test_the_player_of_an_epidemic_chooses_the_army_where_both_sides_have_one() -> None:
    table = event("epidemic", WATCHED, points={"agrigentum": (1, "rome")}, dice="roll 6").do("rome target agrigentum")
    assert table.nouns("rome", "force") == ["rome_outside", "carthage_outside"]  # nobody commands inside
    table.do("rome force rome_outside")
    assert table.events("attrition")[0][0] == 0


@pytest.mark.rule("hamilcar", "5.2.C1a", "2.1.C5")
def test_trains_lost_to_a_grain_shortage_are_chosen_inside_or_outside() -> None:
    pieces = {"agrigentum": "rome 5cu duilius + carthage 4cu 1st hanno", "agrigentum_inside": "carthage 2cu 1st"}
    table = event("grain_shortage", pieces, also="spies", points={"agrigentum": (1, "rome")})
    table.do("carthage target agrigentum")
    assert table.asked == ("carthage", "event_force")
    table.do("carthage force carthage_outside")
    assert table.force("carthage", "agrigentum_inside")[2] == 1
    table.do("rome target agrigentum")
    assert table.force("carthage", "agrigentum_inside")[2] == 0


@pytest.mark.rule("hamilcar", "17.1#49f", "17.1#3a")
def test_siege_engineers_without_an_army_at_a_city_leave_the_truce_in_force() -> None:
    idle = event("siege_engineers", {"roma": "rome 3cu duilius"}, truce=1)
    assert idle.s.truce == 1
    busy = event("siege_engineers", {"agrigentum": "rome 3cu duilius"}, truce=1)
    assert busy.s.truce == 0


@pytest.mark.rule("hamilcar", "14.5.A2", "5.1.D1")
def test_no_silver_reaches_a_besieged_carthago() -> None:
    pieces = {"carthago": "rome 3cu duilius", "utica": "carthage 1cu hanno"}
    table = event("silver_of_iberia", pieces, "carthage", points={"carthago": (1, "rome")})
    assert table.nouns("carthage", "target") == ["utica"]


@pytest.mark.rule("hamilcar", "17.1#19-20a")
def test_only_an_enemy_port_is_raided() -> None:
    pieces = {"carthago": "carthage 1cu gisco", "lilybaeum": "rome 3cu 1st", "drepanum": "rome 1cu 1st"}
    control: dict[str, str | None] = {"lilybaeum": "carthage", "drepanum": "rome"}
    table = event("raid_on_port", pieces, "carthage", control=control).do(
        "carthage activate gisco; carthage embark; carthage sail lilybaeum",
        "carthage sail drepanum; carthage sail panormus",
    )
    table.do("carthage land; carthage stop")
    assert table.nouns("carthage", "target") == ["drepanum"]
