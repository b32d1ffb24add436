"""5.6 Other actions."""

from __future__ import annotations

import pytest

from navarch.games.hands_in_the_sea.box.labels import STATIONS

from .table import CARTHAGE, ROME, Table


@pytest.mark.rule("hands-in-the-sea", "5.6.1.A", "5.6.1.B")
@pytest.mark.example("hands-in-the-sea", "5.6.1-ex1")
def test_from_sicily_a_fleet_sails_to_italy_or_africa() -> None:
    table = Table(ROME).fleet(ROME, "sicily", 1)
    assert table.offered("sail") == ["italy", "africa"]
    table.refused("sail corsica_sardinia", "5.6.1.B")
    table.refused("sail port", "5.6.1.B")
    table.play("sail africa")
    assert STATIONS[table.s.fleet[ROME]] == "africa"


@pytest.mark.rule("hands-in-the-sea", "5.6.1.C")
def test_an_enemy_fleet_never_intercepts() -> None:
    table = Table(ROME).fleet(ROME, "sicily", 1).fleet(CARTHAGE, "sicily", 8)
    table.play("sail italy")
    table.fleet(CARTHAGE, "corsica_sardinia", 8)
    table.play("sail corsica_sardinia")
    assert STATIONS[table.s.fleet[ROME]] == "corsica_sardinia"


@pytest.mark.rule("hands-in-the-sea", "5.6.1.D")
def test_the_enemy_home_port_is_barred() -> None:
    table = Table(ROME).fleet(ROME, "africa", 1)
    assert table.offered("sail") == ["sicily", "corsica_sardinia"]
    table.refused("sail port", "5.6.1.B")


@pytest.mark.rule("hands-in-the-sea", "5.6.1.E", "4.3.D")
def test_a_fleet_without_warships_stays_in_port() -> None:
    Table(ROME).refused("sail italy", "5.6.1.E")


@pytest.mark.rule("hands-in-the-sea", "5.6.3.A", "5.6.3.B", "2.U2")
@pytest.mark.parametrize(("station", "ships"), [("port", 0), ("sicily", 3)])
def test_a_warship_takes_three_silver_and_a_colonist_anywhere(station: str, ships: int) -> None:
    table = Table(ROME).fleet(ROME, station, ships).silver(ROME, 4).hand(ROME, "cosa", "rome")
    table.play("build", "pay cosa")
    assert (table.s.warships[ROME], table.s.silver[ROME]) == (ships + 1, 1)
    assert table.discarded(ROME, "cosa")
    assert table.why("build").key == "too-poor"
    none = Table(ROME).silver(ROME, 4).hand(ROME, "velia")
    assert none.why("build").key == "no-colonist"


@pytest.mark.rule("hands-in-the-sea", "5.6.3.D")
def test_eight_warships_are_the_limit() -> None:
    table = Table(ROME).fleet(ROME, "sicily", 8).silver(ROME, 9).hand(ROME, "cosa")
    table.refused("build", "5.6.3.D")


@pytest.mark.rule("hands-in-the-sea", "5.6.4.A", "5.6.4.B")
def test_passing_is_an_action_for_one_silver() -> None:
    table = Table(ROME).hand(ROME, "velia")
    table.play("pass")
    assert table.s.silver[ROME] == 6
    assert table.asked == "action", "the other action is still to take"
    table.refused("pass", "5.6.4.B")
