"""17.1 Strategy Cards."""

from __future__ import annotations

from typing import Any

import pytest

from navarch.engine.components import Components
from navarch.engine.errors import BadComponents
from navarch.games.hamilcar.box import Box
from navarch.games.hamilcar.labels import CARD_IDS, PRINTED

from .table import BOX, GAME, Table, cards, general, position, space
from .test_movement import moving, punic


def event(card: str, pieces: dict[str, str] | None = None, who: str = "rome", dice: str = "", **more: Any) -> Table:
    other = "carthage" if who == "rome" else "rome"
    more.setdefault(other, "epidemic" if card != "epidemic" else "spies")
    more[who] = f"{card} " + more.pop("also", "grain_shortage")
    return Table(pieces or {}, dice, active=who, **more).do(f"{who} event {card}")


@pytest.mark.rule("hamilcar", "17.1#3a", "17.1#3b")
def test_siege_engineers_reroll_the_siege_die_until_the_siege_ends() -> None:
    pieces = {"agrigentum": "rome 4cu duilius"}
    table = event("siege_engineers", pieces, also="hiero_sends_grain spies").do(
        "rome target agrigentum; carthage discard epidemic; rome operate hiero_sends_grain; rome activate duilius"
    )
    table.dice("white_die 1, white_die 6").do("rome siege; rome roll_again")
    assert table.view()["spaces"]["agrigentum"]["siege"] == {"points": 1, "needed": 2, "by": "rome", "train": True}
    full = Table(
        {"agrigentum": "rome 4cu duilius"},
        rome="siege_engineers",
        carthage="spies",
        trains=1 << space("lilybaeum") | 1 << space("carales"),
    )
    assert full.why("rome", "event siege_engineers") == "5.2.C1a"


def test_surprise_sortie_takes_off_a_siege_point() -> None:
    pieces = {"agrigentum": "rome 4cu duilius", "agrigentum_inside": "carthage 1cu"}
    table = moving(pieces, "duilius", "white_die 6", carthage="surprise_sortie").do(
        "rome siege; carthage react surprise_sortie"
    )
    assert table.s.points[space("agrigentum")] == 0


@pytest.mark.rule("hamilcar", "17.1#5a")
def test_socii_navales_builds_two_ships_and_may_then_sail() -> None:
    pieces = {"roma": "rome 3cu cornelius_scipio", "capua": "rome 3cu atilius_regulus"}
    table = event("socii_navales", pieces).do("rome activate cornelius_scipio")
    assert table.s.ready[0] == 2
    assert "stop" not in table.verbs("rome")
    table.do("rome march tarracina; rome march roma; rome embark; rome ships 0; rome sail neapolis; rome land")
    assert table.at("cornelius_scipio") == "neapolis"
    idle = event("socii_navales", pieces).do("rome done")
    assert idle.s.ready[0] == 2
    assert idle.asked == ("carthage", "card_play")


def test_ships_and_seamanship_events() -> None:
    table = event("captured_quinquereme")
    assert table.s.seamanship == 2
    assert table.s.ready[0] == 1
    assert event("loans_of_the_citizens").s.ready[0] == 3
    assert event("loans_of_the_citizens", turn=6).s.ready[0] == 4
    assert event("rowers_trained_ashore").s.seamanship == 2
    good = event("rowers_trained_ashore", seamanship=3, spent=(4, 0))
    assert good.s.seamanship == 3
    assert good.s.spent[0] == 1
    yards = event("shipyards_of_the_cothon", who="carthage", spent=(0, 2))
    assert yards.s.ready[1] == 3
    assert yards.s.spent[1] == 1
    hulls = event("careened_hulls", spent=(2, 0), ready=(0, 1))
    assert hulls.s.ready[0] == 2
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
    assert table.s.sunk[0] == 2
    assert table.cus("rome", "agrigentum") == 0
    assert table.standing("duilius") == "eliminated"
    assert table.events("storm") == [(0, 2, 0, 0, 0, 0), (0, 2, 0, 0, 0, 0)]
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
    while table.s.turn == 1 and not table.match.over:
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
    assert table.nouns("carthage", "target") == ["drepanum"]
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
    assert sea.s.ready[0] == 2
    strait = moving({"consentia": "rome 3cu duilius"}, "duilius", carthage="bad_weather epidemic").do(
        "rome march regium; rome march messana; carthage react bad_weather"
    )
    assert strait.at("duilius") == "regium"


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
    assert table.why("carthage", "march utica") == "7.2.A2"


@pytest.mark.rule("hamilcar", "17.1#33a", "17.1#49f", "17.1#49e")
@pytest.mark.example("hamilcar", "17.1#49-ex1")
def test_allied_auxiliaries_need_a_general_in_italia_and_else_break_no_truce() -> None:
    nobody = event("allied_auxiliaries", {"roma": "rome 3cu", "messana": "rome 3cu duilius"}, truce=1)
    assert nobody.s.truce == 1
    assert nobody.cus("rome", "roma") == 3
    assert nobody.asked == ("carthage", "card_play")
    table = event("allied_auxiliaries", {"roma": "rome 3cu", "capua": "rome 3cu duilius"}, truce=1)
    assert table.s.truce == 0
    assert table.nouns("rome", "target") == ["capua"]
    table.do("rome target capua; rome target capua")
    assert table.cus("rome", "capua") == 5


def test_levies_mercenaries_grain_and_silver() -> None:
    pieces = {"carthago": "carthage 1cu", "utica": "carthage 1cu hanno", "lilybaeum": "carthage 1cu gisco"}
    levies = event("libyan_levies", pieces, "carthage")
    assert levies.nouns("carthage", "target") == ["carthago", "utica"]
    greeks = event("greek_mercenaries", pieces, "carthage").do("carthage target lilybaeum; carthage target lilybaeum")
    assert greeks.cus("carthage", "lilybaeum") == 3
    silver = event("silver_of_iberia", pieces, "carthage").do(
        "carthage target utica; carthage target carthago; carthage option 0; carthage miat b1"
    )
    assert silver.force("carthage", "utica")[2] == 1
    assert silver.s.miat.bit_count() == 4
    grain = event("hiero_sends_grain", {"messana": "rome 2cu duilius"}).do("rome target messana")
    assert grain.asked == ("carthage", "card_play")
    rich = event("hiero_sends_grain", {"messana": "rome 2cu duilius"}, control={"syracusae": "rome"}).do(
        "rome target messana; rome target syracusae; rome target messana"
    )
    assert rich.force("rome", "messana")[2] == 2
    rhodian = event("the_rhodian", {"lilybaeum": "rome 3cu"}, "carthage", points={"lilybaeum": (1, "rome")}).do(
        "carthage target lilybaeum; carthage target lilybaeum; carthage target lilybaeum"
    )
    assert rhodian.force("carthage", "lilybaeum_inside")[2] == 2
    assert rhodian.s.points[space("lilybaeum")] == 0


def test_parties_in_the_council_and_colonies() -> None:
    war = event("war_party_in_the_council", {}, "carthage").do("carthage miat b1; carthage miat b2; carthage miat c1")
    assert war.s.miat.bit_count() == 6
    peace = event("peace_party_in_the_council").do("carthage unseat a1; carthage unseat a2")
    assert peace.s.miat.bit_count() == 1
    colonies = event("latin_colonies").do("rome option 1; rome target enna; rome target hippana")
    assert colonies.control("enna") == colonies.control("hippana") == "rome"


@pytest.mark.rule("hamilcar", "17.1#35-36a")
def test_epidemic_and_pestilence_strike_an_army_of_the_players_choice() -> None:
    pieces = {"enna": "carthage 4cu hanno", "agrigentum": "rome 4cu duilius", "catana": "rome 4cu"}
    table = event("epidemic", pieces, dice="roll 6")
    assert table.nouns("rome", "target") == ["enna", "agrigentum"]
    table.do("rome target enna")
    assert table.cus("carthage", "enna") == 2
    assert event("pestilence", pieces).nouns("rome", "target") == ["agrigentum"]


def test_grain_shortage_unpaid_soldiers_and_unrest() -> None:
    table = event("grain_shortage", {"utica": "carthage 1st"}, also="spies").do("carthage target utica")
    assert table.asked == ("carthage", "removal")
    soldiers = event("unpaid_soldiers", {"enna": "carthage 5cu hanno", "thermae": "carthage 4cu 1st gisco"})
    assert soldiers.nouns("rome", "target") == ["enna"]
    assert soldiers.asked[0] == "rome"
    rising = event("numidian_rising", {"tacape": "carthage 1cu"})
    assert "tacape" not in rising.nouns("rome", "target")
    assert {"hippo_regius", "thapsus"} <= set(rising.nouns("rome", "target"))
    unrest = event("unrest_in_italia", {}, "carthage").do("carthage target cosa; carthage target paestum")
    assert unrest.control("cosa") is None
    assert unrest.control("paestum") is None


@pytest.mark.rule("hamilcar", "17.1#39a", "17.1#39b", "17.1#39c")
def test_storms_at_sea_take_all_warships_first() -> None:
    pieces = {"carthago": "carthage 2cu 1st gisco"}
    table = punic(pieces, "gisco", "roll 6", rome="storms_at_sea epidemic", ready=(0, 1)).do(
        "carthage embark; carthage ships 1; carthage sail lilybaeum; carthage land; rome react storms_at_sea"
    )
    # four Units, row 6: two losses, the Warship and one more of the owner's choice
    assert table.s.sunk[1] == 1
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
    assert table.s.mp == 6
    table.do("rome embark; rome sail neapolis; rome sail lipara; rome sail messana; rome land")
    assert table.at("cornelius_scipio") == "messana"
    assert table.s.mp == 3


@pytest.mark.rule("hamilcar", "17.1#42a")
def test_sicilian_allies_desert_but_no_elephant() -> None:
    table = event(
        "sicilian_allies_desert", {"enna": "carthage 1el", "thermae": "carthage 1cu", "utica": "carthage 2cu"}
    )
    assert table.nouns("rome", "target") == ["thermae"]


@pytest.mark.rule("hamilcar", "17.1#43a", "17.1#44a")
def test_triumph_and_spoils_depend_on_a_victory() -> None:
    one = event("triumph").do("rome target enna")
    assert one.asked == ("carthage", "card_play")
    three = event("triumph", won_any=1)
    assert "thermae" not in three.nouns("rome", "target")  # no Carthaginian PC is touched
    three.do("rome target enna; rome target hippana; rome target drepanum")
    assert three.control("drepanum") == "rome"
    won = [1 << space("enna"), 0]
    spoils = event(
        "spoils_of_war",
        {"thermae": "carthage 1st"},
        won_at=won,
        control={"panormus": "carthage", "hippana": "carthage"},
    )
    assert set(spoils.nouns("rome", "target")) == {"lipara", "panormus", "hippana", "leontini"}
    nothing = event("spoils_of_war", {"messana": "rome 1cu duilius"}).do("rome target messana")
    assert nothing.force("rome", "messana")[2] == 1


@pytest.mark.rule("hamilcar", "17.1#45a", "5.2.C1c")
def test_punic_faith_cancels_a_roman_event_which_then_counts_nothing() -> None:
    table = event("captured_quinquereme", {}, carthage="punic_faith spies").do("carthage react punic_faith")
    assert table.s.seamanship == 1
    assert table.view()["war_chest"]["rome"] == {"cards": [], "ops": 0}
    assert "captured_quinquereme" in table.view()["discard"]
    answered = moving(
        {"regium": "rome 4cu duilius", "enna": "carthage 3cu hanno"}, "duilius", carthage="punic_faith epidemic"
    )
    assert answered.asked == ("rome", "move")  # a card for OPs cannot be cancelled


@pytest.mark.rule("hamilcar", "17.1#45b")
def test_punic_faith_in_the_own_turn_opens_the_roman_hand() -> None:
    table = Table({}, carthage="punic_faith spies", rome="epidemic corvus", active="carthage").do(
        "carthage react punic_faith"
    )
    assert table.view(None)["revealed"] == ["corvus", "epidemic"]
    assert table.view("carthage")["spied"] == ["corvus", "epidemic"]
    assert table.asked == ("carthage", "card_play")


@pytest.mark.rule("hamilcar", "17.1#46a")
def test_the_citadel_asks_for_one_point_more_and_stays_with_the_city() -> None:
    table = event("citadel").do("rome target messana")
    assert table.view()["citadel"] == "messana"
    siege = moving(
        {"agrigentum": "rome 4cu duilius"},
        "duilius",
        "white_die 6",
        citadel="agrigentum",
        points={"agrigentum": (1, "rome")},
    ).do("rome siege")
    assert siege.control("agrigentum") == "carthage"
    assert siege.s.points[space("agrigentum")] == 2
    taken = moving(
        {"agrigentum": "rome 4cu duilius"},
        "duilius",
        "white_die 6",
        citadel="agrigentum",
        points={"agrigentum": (2, "rome")},
    ).do("rome siege")
    assert taken.control("agrigentum") == "rome"
    assert taken.view()["citadel"] == "agrigentum"


TRUCE = {"enna": "rome 4cu duilius", "thermae": "rome 1cu", "hippana": "carthage 2cu hanno"}


@pytest.mark.rule("hamilcar", "17.1#49a", "17.1#49b", "17.1#49c", "17.1#49d")
def test_what_a_truce_forbids() -> None:
    table = moving(
        {**TRUCE, "agrigentum": "rome 3cu atilius_regulus"},
        "duilius",
        truce=1,
        ready=(0, 2),
        control={"agrigentum": "carthage"},
    )
    assert table.why("rome", "march thermae") == "17.1#49d"
    assert "march catana" in table.legal("rome")
    siege = moving(
        {"agrigentum": "rome 3cu atilius_regulus"}, "atilius_regulus", truce=1, points={"agrigentum": (1, "rome")}
    )
    assert siege.why("rome", "siege") == "17.1#49b"
    assert siege.s.points[space("agrigentum")] == 1
    tribe = moving({"volsinii": "rome 3cu duilius"}, "duilius", "red_die 3", truce=1).do("rome siege")
    assert tribe.s.points[space("volsinii")] == 1
    flip = Table(TRUCE, rome="spies", carthage="epidemic", truce=1).do("rome operate spies")
    assert flip.why("rome", "control thermae") == "17.1#49d"
    assert "control catana" in flip.legal("rome")
    quiet = moving({"catana": "rome 4cu duilius", "thermae": "carthage 3cu hanno"}, "duilius", truce=1).do(
        "rome march enna"
    )
    assert quiet.asked == ("rome", "move")
    sea = moving(
        {"roma": "rome 3cu duilius", "syracusae": "carthage 2cu hanno"}, "duilius", truce=1, seamanship=2, ready=(0, 2)
    ).do("rome embark; rome sail neapolis")
    assert sea.asked == ("rome", "sail_on")
    assert sea.supremacy == "carthage"


@pytest.mark.rule("hamilcar", "17.1#49e", "5.2.C1e", "2.4.A8")
def test_an_olive_branch_event_breaks_the_truce() -> None:
    assert event("epidemic", {"enna": "carthage 4cu hanno"}, truce=1).s.truce == 0
    assert event("triumph", truce=1).s.truce == 1
    ops = Table(TRUCE, rome="epidemic", carthage="spies", truce=1).do("rome operate epidemic")
    assert ops.s.truce == 1


@pytest.mark.rule("hamilcar", "17.1#50a")
def test_good_omen_sets_the_die() -> None:
    table = moving(
        {"catana": "rome 6cu atilius_regulus", "thermae": "carthage 3cu hanno"},
        "atilius_regulus",
        carthage="good_omen epidemic",
    )
    table.do("rome march enna; carthage interpose hanno; carthage whole; carthage react good_omen; carthage set_die 2")
    assert table.at("hanno") == "enna"


def test_spies_see_the_hand_and_the_lowest_card_goes() -> None:
    table = event("spies", {}, carthage="epidemic pestilence shipyards_of_the_cothon")
    assert table.asked == ("carthage", "lowest")
    assert table.legal("carthage") == ["discard pestilence"]
    assert set(table.view("rome")["spied"]) == {"epidemic", "pestilence", "shipyards_of_the_cothon"}
    assert table.view("carthage")["spied"] == []
    table.do("carthage discard pestilence")
    assert table.view()["war_chest"]["carthage"]["ops"] == 1


@pytest.mark.rule("hamilcar", "17.1#52a", "17.1#52b")
def test_surprise_raids_take_two_pcs_next_to_one_own_cu() -> None:
    pieces = {"enna": "rome 1cu", "carthago": "rome 1cu", "leontini": "carthage 1st"}
    table = event("surprise_raids", pieces)
    targets = table.nouns("rome", "target")
    assert "thermae" in targets
    assert "utica" in targets
    assert "leontini" not in targets
    assert "agrigentum" not in targets
    table.do("rome target utica")
    assert "thermae" not in table.nouns("rome", "target")
    assert "tunes" in table.nouns("rome", "target")


def test_treachery_gives_a_point_and_an_attempt() -> None:
    table = event(
        "treachery_in_the_city",
        {"agrigentum": "rome 3cu duilius", "agrigentum_inside": "carthage 1cu 1st"},
        dice="white_die 2",
    ).do("rome target agrigentum")
    assert table.s.points[space("agrigentum")] == 1
    assert table.events("siege-roll") != []


@pytest.mark.rule("hamilcar", "17.1#54a")
def test_ambush_can_raise_the_dice_level_on_land() -> None:
    pieces = {"catana": "rome 4cu duilius", "enna": "carthage 4cu adherbal"}
    table = moving(pieces, "duilius", carthage="ambush epidemic").do(
        "rome march enna; carthage done; carthage react ambush"
    )
    assert table.events("dice-levels") == [(1, 3, 0, 0, 0, 0)]
    plain = moving(pieces, "duilius").do("rome march enna; carthage done")
    assert plain.events("dice-levels") == [(1, 2, 0, 0, 0, 0)]


def test_rival_consuls_and_numidian_horse() -> None:
    both = {"catana": "rome 6cu valerius_flaccus duilius", "enna": "carthage 4cu gisco"}
    table = moving(both, "valerius_flaccus", carthage="rival_consuls numidian_horse epidemic").do(
        "rome march enna; carthage done; carthage react rival_consuls; carthage command duilius",
        "carthage react numidian_horse",
    )
    assert table.events("command-changed") == [(general("duilius"), 0, 0, 0, 0, 0)]
    assert table.events("dice-levels")[0][1] == 3


@pytest.mark.rule("hamilcar", "17.1#56a")
def test_flamen_martialis_charges_the_first_activation_only() -> None:
    table = event(
        "flamen_martialis", {"regium": "rome 4cu duilius"}, "carthage", rome="socii_navales hiero_sends_grain epidemic"
    ).do("carthage choose duilius; rome operate socii_navales; rome activate duilius")
    assert table.asked == ("rome", "removal")
    assert table.match.prompt()[2] == (2,)
    table.do(
        "rome remove nola; rome remove cosa; rome stop; carthage discard grain_shortage",
        "rome operate hiero_sends_grain; rome activate duilius",
    )
    assert table.asked == ("rome", "move")


@pytest.mark.rule("hamilcar", "16.6.1")
def test_price_of_failure_and_bad_omen() -> None:
    option = {"price_of_failure": True}
    pieces = {"catana": "rome 6cu atilius_regulus", "enna": "carthage 4cu gisco"}
    table = Table(
        pieces,
        "small_die 2, large_die 4, large_die 6",
        rome="socii_navales price_of_failure",
        carthage="epidemic",
        options=option,
    )
    table.do(
        "rome operate socii_navales; rome activate atilius_regulus; rome march enna",
        "carthage done; rome react price_of_failure",
    )
    assert table.standing("gisco") == "eliminated"
    omen = Table(pieces, rome="socii_navales ambush", carthage="bad_omen", options=option)
    omen.do(
        "rome operate socii_navales; rome activate atilius_regulus; rome march enna",
        "carthage done; rome pass; carthage react bad_omen",
    )
    assert omen.events("played-event")[-1][1] == CARD_IDS.index("bad_omen")
    assert omen.hand("rome") == ["ambush"]
    assert omen.events("dice-levels") != []  # Rome was not asked again


def test_an_unknown_effect_is_refused_on_load() -> None:
    import copy

    data = copy.deepcopy(PRINTED.data)
    rows = data["strategy_card"]
    assert isinstance(rows, list)
    rows[0]["steps"] = [{"op": "conquer_the_world"}]
    with pytest.raises(BadComponents, match="conquer_the_world"):
        Box(Components("own.toml", data))
    rows[0]["steps"] = [{"op": "remove_pc", "where": ["atlantis"]}]
    with pytest.raises(BadComponents, match="atlantis"):
        Box(Components("own.toml", data))


def test_every_counter_event_has_a_trigger_and_every_other_card_a_step() -> None:
    for card in range(len(CARD_IDS)):
        assert bool(BOX.triggers[card]) == BOX.counter[card]
        assert BOX.card_effects[card]
    assert GAME.check(position(rome="spies")) == ""
    assert cards("spies")
