"""9 and 13 Battles at their edges: rerolls, cancelled flights, split Armies."""

from __future__ import annotations

import pytest

from navarch.games.hamilcar.box.labels import TACTIC_IDS

from .table import Table, cards
from .test_movement import punic
from .test_naval import SYRACUSE, battle


def tactics(table: Table, rome: str, carthage: str) -> Table:
    """The Tactic Cards both sides hold are these."""
    table.s.tactics = [sum(1 << TACTIC_IDS.index(t) for t in names.split()) for names in (rome, carthage)]
    table.s.known = None
    return table


@pytest.mark.rule("hamilcar", "13.3.D4", "17.2.A-Barca1")
def test_a_backfiring_charge_counts_even_if_barca_has_no_die_to_reroll() -> None:
    pieces = {"salernum": "carthage 4el hamilcar_barca", "nola": "rome 6cu valerius_flaccus"}
    table = punic(pieces, "hamilcar_barca", "roll 3", rome="ambush epidemic")
    table.do("carthage march nola; rome done; rome react ambush; carthage charge")
    assert table.view()["land_battle"]["sides"]["carthage"]["level"] == 0
    assert table.asked == ("rome", "die_reroll")


@pytest.mark.rule("hamilcar", "9.2.A1", "9.2.C3")
def test_a_cancelled_flight_does_not_use_up_the_maneuver() -> None:
    table = tactics(battle(carthage_first=False), "flee_1 missiles_1", "pursuit_1")
    assert table.asked == ("rome", "maneuver_card")
    table.do("rome maneuver flee_1; carthage maneuver pursuit_1")
    assert table.asked == ("rome", "maneuver_card")
    assert table.legal("rome") == ["pass", "maneuver missiles_1"]
    table.do("rome maneuver missiles_1")
    assert "missiles_1" not in table.tactics("rome")


@pytest.mark.rule("hamilcar", "11.1.2", "5.2.C4c")
def test_even_the_dictator_leaves_a_consul_three_cus_when_he_avoids_battle() -> None:
    pieces = {"thermae": "carthage 6cu hanno", "enna": "rome 6cu atilius_calatinus:dictator duilius"}
    table = punic(pieces, "hanno").do("carthage march enna; rome avoid atilius_calatinus; rome done")
    assert table.legal("rome") == ["cus 0", "cus 1", "cus 2", "cus 3"]


@pytest.mark.rule("hamilcar", "17.1#45a", "9.1.2", "5.2.C1d")
def test_after_punic_faith_cancels_a_card_rome_may_play_another() -> None:
    hands = {"rome": "socii_navales ambush veteran_rowers", "carthage": "punic_faith epidemic"}
    table = Table(SYRACUSE, seamanship=2, ready=(2, 3), supremacy="rome", **hands)
    table.do(
        "rome operate socii_navales; rome activate duilius; rome embark; rome ships 2; rome sail neapolis",
        "carthage intercept; rome fight; carthage whole",
    )
    while table.asked[1] != "intercepting_ships":
        table.do("carthage " + table.legal("carthage")[-1])
    table.do("carthage ships 2")
    assert table.legal("rome") == ["pass", "react veteran_rowers", "react ambush"]
    table.do("rome react ambush; carthage react punic_faith")
    assert table.asked == ("rome", "reaction")
    assert table.legal("rome") == ["pass", "react veteran_rowers"]
    assert table.s.chest[0] & cards("ambush") == 0
