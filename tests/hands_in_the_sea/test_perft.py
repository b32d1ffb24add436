"""How many ways lead on from scripted openings of Hands in the Sea."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from navarch.games.hands_in_the_sea.box.labels import CARTHAGE, ROME
from tests.perft import counts

from .table import Table

OPENINGS: dict[str, tuple[Callable[[], Table], list[int]]] = {
    "Rome begins": (lambda: Table(ROME).hand(ROME, "messana", "velia", "pisa", "rhegium", "rome"), [55, 1738, 35280]),
    "Carthage begins": (
        lambda: Table(CARTHAGE).hand(CARTHAGE, "panormus", "hadrumetum", "thapsus", "lilybaeum"),
        [59, 2156],
    ),
    "settling": (lambda: Table(ROME).hand(ROME, "messana", "velia").do("settle tyndaris"), [1, 1, 28]),
    "poor": (lambda: Table(ROME).silver(ROME, 0).hand(ROME, "velia", "pisa"), [10, 64, 2090]),
    "one action left": (lambda: Table(ROME, actions=1).hand(ROME, "messana", "velia", "rhegium"), [43, 1224]),
    "a Fleet at sea": (lambda: Table(ROME).hand(ROME, "temesa", "velia").fleet(ROME, "sicily", 2), [41, 1066]),
    "a Reserve": (lambda: Table(ROME).hand(ROME, "velia", "pisa").reserve(ROME, "rhegium", "cosa"), [40, 947, 17494]),
    "a hidden Reserve": (
        lambda: Table(ROME, hidden_reserve=True).hand(ROME, "velia", "pisa").reserve(ROME, "rhegium", "cosa"),
        [40, 947],
    ),
    "a battle to fight": (
        lambda: Table(CARTHAGE, 1).battle(ROME, "panormus", -3, 2, rome=("legion_1",)),
        [39, 1085],
    ),
}


@pytest.mark.parametrize("name", OPENINGS)
@pytest.mark.rule("hands-in-the-sea", "4.A", "5.1.1.A", "5.4.1.A")
def test_as_many_ways_lead_on_as_ever(name: str) -> None:
    start, expected = OPENINGS[name]
    assert counts(start().s, len(expected)) == expected
