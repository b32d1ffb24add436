"""5 The Game Turn: winter, isolation, Victory Check, War Chest."""

from __future__ import annotations

from typing import Any

import pytest

from navarch.games.hamilcar.box.labels import CARTHAGE, ROME, SPACE_IDS
from navarch.games.hamilcar.ch02_concepts import display
from navarch.games.hamilcar.ch05_turn.isolation import IsolationPhase, isolated
from navarch.games.hamilcar.ch05_turn.victory_check import VictoryCheck
from navarch.games.hamilcar.ch05_turn.winter import WinterPhase

from .positions import BARE, chest, in_phase
from .table import Table, cards, general, position, space


def winter(pieces: dict[str, str], dice: str = "", **more: Any) -> Table:
    return in_phase(pieces, WinterPhase(), "isolation", dice, **more)


ISLAND = {"panormus": "rome", "lipara": "carthage"}


@pytest.mark.rule("hamilcar", "5.3.A1", "5.3.A2", "15.2.1")
def test_forces_on_enemy_pcs_cities_and_tribes_roll_and_others_do_not() -> None:
    pieces = {
        "thermae": "rome 4cu",
        "agrigentum": "rome 3cu",
        "volsinii": "rome 2cu",
        "enna": "rome 5cu",
        "roma": "rome 9cu",
    }
    table = winter(pieces, "roll 6, roll 6, roll 6")
    assert len(table.events("attrition")) == 3
    assert [table.cus("rome", x) for x in pieces] == [2, 2, 1, 5, 9]


@pytest.mark.rule("hamilcar", "5.3.A3", "15.2.2")
def test_a_general_survives_the_loss_of_his_last_cu() -> None:
    table = winter({"thermae": "rome 1cu duilius"}, "roll 6")
    assert table.cus("rome", "thermae") == 0
    assert table.at("duilius") == "thermae"


@pytest.mark.rule("hamilcar", "5.3.A4", "2.3.D1d", "2.3.D1a")
def test_a_train_saves_the_force_from_rolling() -> None:
    table = winter({"thermae": "rome 4cu 1st"}).do("rome spend_train")
    assert table.force("rome", "thermae") == (4, 0, 0)
    assert table.events("attrition") == []


@pytest.mark.rule("hamilcar", "5.3.A5", "15.2.3")
def test_rows_with_the_elephant_mark_take_an_elephant_first() -> None:
    marked = winter({"cosa": "carthage 3cu 1el"}, "roll 5")
    assert marked.force("carthage", "cosa") == (3, 0, 0)
    free = winter({"cosa": "carthage 3cu 1el"}, "roll 4")
    assert free.asked == ("carthage", "elephant_losses")
    assert free.legal("carthage")[0] == "lose_elephants 0"


@pytest.mark.rule("hamilcar", "5.3.B1")
def test_unguarded_trains_are_lost_but_not_those_in_cities_or_with_cus() -> None:
    table = winter({"enna": "rome 2st", "catana": "rome 1cu 1st", "capua": "rome 3st", "agrigentum": "rome 1st"})
    assert [table.force("rome", x)[2] for x in ("enna", "catana", "capua", "agrigentum")] == [0, 1, 2, 0]


@pytest.mark.rule("hamilcar", "5.3.C1", "5.3.C2", "2.1.I9", "15.4.A6", "15.4.A7", "15.4.B4")
@pytest.mark.example("hamilcar", "5.3.C-ex1")
def test_three_ready_warships_cost_excellence_and_with_it_supremacy() -> None:
    table = winter({}, seamanship=4, supremacy="rome", ready=(3, 0))
    assert table.seamanship == "good"
    assert table.supremacy == "carthage"
    kept = winter({}, seamanship=4, supremacy="rome", ready=(4, 0))
    assert kept.seamanship == "excellent"
    assert kept.supremacy == "rome"
    good = winter({}, seamanship=3, supremacy="rome", ready=(3, 0))
    assert good.seamanship == "good"
    assert good.supremacy == "carthage"
    assert winter({}, seamanship=1, ready=(0, 0)).seamanship == "poor"


@pytest.mark.rule("hamilcar", "5.4.2", "5.4.4", "5.4.5", "5.4.1")
@pytest.mark.example("hamilcar", "5.4-ex1")
def test_lipara_is_isolated_whatever_mare_tyrrhenum_offers() -> None:
    s = position({}, control=ISLAND, rome="spies")
    assert [SPACE_IDS[x] for x in isolated(s, CARTHAGE)] == ["lipara"]
    table = in_phase({}, IsolationPhase(), "victory_check", control=ISLAND)
    assert table.control("lipara") is None


@pytest.mark.rule("hamilcar", "5.4.2", "5.4.4")
@pytest.mark.example("hamilcar", "5.4-ex2")
def test_an_own_pc_offsets_the_enemy_cu_in_enna() -> None:
    held = {"enna": "carthage", "thermae": "carthage", "panormus": "rome", "hippana": "rome"}
    s = position({"enna": "rome 1cu"}, control=held, rome="spies")
    assert space("thermae") not in isolated(s, CARTHAGE)
    blocked = position({"enna": "rome 1cu"}, control={**held, "enna": None}, rome="spies")
    assert space("thermae") in isolated(blocked, CARTHAGE)


@pytest.mark.rule("hamilcar", "5.4.2", "2.1.C10", "5.4.3")
@pytest.mark.example("hamilcar", "5.4-ex3")
def test_pcs_next_to_agrigentum_are_connected_even_if_it_is_besieged() -> None:
    s = position(
        {"agrigentum": "rome 3cu"}, control={"hippana": "carthage"}, rome="spies", points={"agrigentum": (1, "rome")}
    )
    assert not {space("camarina"), space("hippana")} & set(isolated(s, CARTHAGE))


@pytest.mark.rule("hamilcar", "5.4.1")
def test_carthage_removes_first_and_rome_is_checked_after() -> None:
    held = {
        "aleria": "rome",
        "sassari": "carthage",
        "oristano": None,
        "nuoro": None,
        "carales": "carthage",
        "cosa": "carthage",
        "pisae": "carthage",
    }
    s = position({}, control=held, rome="spies")
    assert space("aleria") in isolated(s, ROME)
    table = in_phase({}, IsolationPhase(), "victory_check", control={**held, "carales": "rome"})
    assert table.control("sassari") is None
    assert table.control("aleria") == "rome"


@pytest.mark.rule("hamilcar", "5.5.1", "5.5.2", "2.1.G6", "2.1.G7", "15.3.A2", "15.3.A4")
def test_the_side_behind_removes_pcs_carthage_first_from_the_miat() -> None:
    ahead = {
        "lilybaeum": "rome",
        "syracusae": "rome",
        "messana": "rome",
        "catana": "rome",
        "carales": "rome",
        "nuoro": "rome",
        "oristano": "rome",
    }
    table = in_phase({}, VictoryCheck(), "war_chest", control=ahead)
    behind = display.tally(table.s, ROME) - display.tally(table.s, CARTHAGE)
    assert behind > 1
    assert table.asked == ("carthage", "removal")
    assert all(action.startswith("unseat") for action in table.legal("carthage"))
    assert table.reason("carthage remove utica").rule == "2.1.G7"
    table.do("carthage unseat a1")
    assert "remove utica" in table.legal("carthage")
    assert "unseat a2" in table.legal("carthage")
    assert table.reason("carthage remove carthago").rule == "9.4.1"


@pytest.mark.rule("hamilcar", "5.6.1", "5.6.2", "5.6.3", "2.3.D1e", "5.6.7")
def test_the_richer_may_spend_trains_and_the_poorer_uses_the_rest() -> None:
    table = chest("socii_navales", "spies", {"regium": "rome 1cu 1st"})
    assert table.asked == ("rome", "chest_trains")
    table.do("rome target regium")
    assert table.asked == ("carthage", "spending")
    assert table.match.prompt()[2] == (1,)
    table.do("carthage done")
    assert table.turn == 2
    level = chest("spies", "epidemic pestilence grain_shortage", {})
    assert level.asked == ("rome", "spending")
    assert chest("spies", "pestilence").turn == 2  # equal: nobody spends


@pytest.mark.rule("hamilcar", "5.6.4", "5.6.5", "5.6.6")
def test_what_the_war_chest_buys() -> None:
    table = chest(
        "spies",
        "shipyards_of_the_cothon minor_campaign_1",
        {"enna": "rome duilius", "thermae": "rome 1cu"},
        spent=(1, 0),
    )
    assert "supply enna" in table.legal("rome")  # a General alone is enough here
    assert table.reason("rome miat b1").rule == "2.1.G1"
    table.do("rome refit; rome supply enna; rome control thermae; rome control hippana; rome done")
    assert table.spent("rome") == 0
    assert table.control("thermae") == "rome"


@pytest.mark.rule("hamilcar", "5.6.8")
def test_events_marked_for_removal_leave_and_others_are_discarded() -> None:
    both = cards("captured_quinquereme loans_of_the_citizens")
    table = chest(
        "captured_quinquereme loans_of_the_citizens",
        "shipyards_of_the_cothon minor_campaign_1",
        events_played=cards("captured_quinquereme"),
    )
    assert table.s.removed == cards("captured_quinquereme")
    assert (table.s.discard | table.s.deck | table.s.hand[ROME] | table.s.hand[CARTHAGE]) & both == cards(
        "loans_of_the_citizens"
    )


@pytest.mark.rule("hamilcar", "5.0.2", "5.2.C3.1c", "5.2.C4g", "17.1#49e")
def test_what_ends_with_the_turn() -> None:
    pieces = {"utica": "carthage 1el xanthippus", "roma": "rome 3cu atilius_calatinus:dictator"}
    table = chest("dictator", "shipyards_of_the_cothon", pieces, events_played=cards("dictator"), truce=1, turn=2)
    assert table.turn == 3
    assert not table.truce
    assert table.standing("xanthippus") == "eliminated"
    assert table.standing("atilius_calatinus") == "pool"
    assert not table.view()["dictator_card"]
    again = chest(
        "dictator",
        "shipyards_of_the_cothon",
        pieces,
        events_played=cards("dictator"),
        turn=2,
        been_consul=1 << general("atilius_calatinus"),
    )
    assert again.standing("atilius_calatinus") == "eliminated"


@pytest.mark.rule("hamilcar", "14.1.9", "5.3.A3")
# ---- politics, phases, offices ----


def test_a_general_in_winter_keeps_his_siege_only_with_cus() -> None:
    from navarch.games.hamilcar.ch05_turn.winter import WinterPhase

    table = in_phase(
        {"agrigentum": "rome 1cu duilius"}, WinterPhase(), "isolation", "roll 6", points={"agrigentum": (1, "rome")}
    )
    assert table.points("agrigentum") == 0
    assert table.at("duilius") == "agrigentum"


@pytest.mark.rule("hamilcar", "5.5.4", "4.1.4")
def test_the_removal_in_the_victory_check_can_itself_cost_italia() -> None:
    from navarch.games.hamilcar.ch05_turn.victory_check import VictoryCheck

    held = {
        **BARE,
        "praeneste": "rome",
        "tarracina": "rome",
        "nola": "rome",
        "luceria": "rome",
        "venusia": "rome",
        "cosa": "rome",
    }
    table = in_phase({}, VictoryCheck(), "war_chest", control=held)
    assert table.asked == ("rome", "removal")
    table.do("rome remove nola")
    while not table.match.over and table.asked[1] == "removal":
        table.do("rome " + table.legal("rome")[0])
    assert table.outcome == ("carthage", "italia_lost")
