"""6 (Fate) The Fate marker."""

from __future__ import annotations

from pathlib import Path

import pytest

from navarch.games.hands_in_the_sea import build
from navarch.games.hands_in_the_sea.box.labels import CARDS, SEATS
from navarch.games.hands_in_the_sea.ch04_7_events_and_card_effects.random_event import player_hit
from navarch.games.hands_in_the_sea.ch06_fate.fate_marker import die_shift, within_die
from navarch.games.hands_in_the_sea.state import HandsState

from .table import CARTHAGE, ROME, Table, known


def shifted(s: HandsState, card: int, roll: int) -> int:
    """What a roll for an event counts as."""
    return within_die(roll + die_shift(s, card))


@pytest.mark.rule("hands-in-the-sea", "6F.A", "6F.B")
def test_the_fate_token_starts_unowned_and_comforts_the_unlucky() -> None:
    table = Table(fate_token=True).hand(ROME, "velia", "cosa", "pisa")
    assert table.s.fate == -1
    table.event("draw plague", "roll 6", "lose velia", "lose cosa")
    assert table.s.fate == ROME
    luck = Table(fate_token=True).event("draw bountiful_harvest", "roll 6")
    assert luck.s.fate == CARTHAGE, "the opponent of the lucky one takes it"
    without = Table().event("draw bountiful_harvest", "roll 6")
    assert without.s.fate == -1


@pytest.mark.rule("hands-in-the-sea", "6F.C")
def test_the_fate_token_shifts_the_roll_in_its_holders_favour() -> None:
    table = Table(fate_token=True).fate(ROME)
    plague, harvest = CARDS.index("plague"), CARDS.index("bountiful_harvest")
    assert player_hit(table.s, plague, shifted(table.s, plague, 4)) == CARTHAGE
    assert player_hit(table.s, plague, shifted(table.s, plague, 5)) == ROME
    assert player_hit(table.s, harvest, shifted(table.s, harvest, 3)) == ROME
    assert shifted(table.s, plague, 1) == 1, "kept within the die"
    assert shifted(table.s, harvest, 6) == 6


@pytest.mark.rule("hands-in-the-sea", "6F.D", "6F.E")
def test_the_token_is_set_aside_when_luck_turns_and_can_come_back() -> None:
    table = Table(fate_token=True).fate(ROME)
    table.event("draw bountiful_harvest", "roll 6")
    assert table.s.fate == -1, "the holder profited"
    table.event("draw poor_harvest", "roll 1")
    assert table.s.fate == CARTHAGE
    table.hand(ROME, "velia", "cosa").event("draw plague", "roll 6", "lose velia", "lose cosa")
    assert table.s.fate == -1, "the holder's opponent was hurt"
    keep = Table(fate_token=True).hand(ROME, "velia", "cosa").fate(ROME)
    keep.event("draw plague", "roll 6", "lose velia", "lose cosa")
    assert keep.s.fate == ROME, "a holder who is hurt keeps it"


@pytest.mark.rule("hands-in-the-sea", "6F.F")
@pytest.mark.example("hands-in-the-sea", "6F-ex1")
def test_an_event_without_effect_brings_no_token() -> None:
    table = Table(fate_token=True).event("draw storms_at_sea_1", "roll 6")
    assert table.s.fate == -1
    hit = Table(fate_token=True).fleet(ROME, "sicily", 2).event("draw storms_at_sea_1", "roll 6")
    assert hit.s.fate == ROME
    one = Table(fate_token=True).fleet(ROME, "sicily", 1).event("draw storms_at_sea_1", "roll 6")
    assert one.s.fate == -1, "half of one Warship is none"


@pytest.mark.rule("hands-in-the-sea", "6F.G")
@pytest.mark.example("hands-in-the-sea", "6F-ex2")
def test_fate_and_devotio_together_shift_by_two() -> None:
    table = Table(fate_token=True).strategy(ROME, "devotio")
    plague = CARDS.index("plague")
    assert shifted(table.s, plague, 5) == 4
    table.fate(ROME)
    assert shifted(table.s, plague, 5) == 3
    table.fate(CARTHAGE)
    assert shifted(table.s, plague, 5) == 5, "the players' modifiers are netted"


@pytest.mark.rule("hands-in-the-sea", "6F.B", "E.MercenaryRevoltAlt.2")
def test_an_event_ignored_through_loyalty_brings_no_fate_token() -> None:
    table = Table(fate_token=True).strategy(CARTHAGE, "loyalty").hand(CARTHAGE, "greek_mercenaries")
    table.event("draw mercenary_revolt", "roll 1")
    assert table.s.fate == -1


@pytest.mark.rule("hands-in-the-sea", "6F.G", "6F.C", "E.Peace.1")
def test_fate_and_devotio_never_touch_the_roll_for_peace() -> None:
    table = Table(fate_token=True).strategy(ROME, "devotio")
    table.fate(ROME).turn(9).event("draw peace", "roll 3")
    assert table.s.over


@pytest.mark.rule("hands-in-the-sea", "6F.B", "4.7.C")
def test_the_gift_of_hiero_consoles_the_opponent_of_whoever_gets_it() -> None:
    table = Table(fate_token=True).hold(ROME, "syracuse")
    table.event("draw gift_of_hiero", "roll 1")
    assert table.s.fate == CARTHAGE, "Carthage was rolled, but Rome profited"


@pytest.mark.rule("hands-in-the-sea", "6F.C", "6F.G")
@pytest.mark.parametrize(("seat", "by"), [(ROME, -1), (CARTHAGE, 1)])
def test_the_log_tells_who_moved_the_die_and_by_how_much(seat: int, by: int) -> None:
    name = SEATS[seat]
    table = Table(ROME, fate_token=True).fate(seat).strategy(seat, "devotio").event("draw plague", "roll 4")
    assert table.events("die-shifted") == [(name, "devotio", by), (name, None, by)]
    assert table.events("event-hits")[0][2:] == (4, 4 + 2 * by, 2 * by)


@pytest.mark.rule("hands-in-the-sea", "6F.C")
def test_the_token_shifts_away_from_the_own_range_wherever_it_lies(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text('[[card]]\nid = "plague"\nrome = [1, 3]\ncarthage = [4, 6]\nprovenance = "printed"\n')
    game = build(file)
    s, plague = known(game.new(2, {"fate_token": True})), CARDS.index("plague")
    for seat, by in ((ROME, 1), (CARTHAGE, -1)):
        s.fate = seat
        assert shifted(s, plague, 3) == 3 + by
