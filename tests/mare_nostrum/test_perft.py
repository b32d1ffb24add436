"""How many ways lead on from scripted openings of Mare Nostrum."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.perft import counts

from .positions import cyrenaica
from .table import Table


def offers() -> Table:
    table = Table(3).only("rome", wine=2, oil=1).only("greece", coin=2).only("carthage", gold=1, oil=1)
    return table.trade().do("announce 2")


def claims() -> Table:
    return Table(3).claims(rome={"wine": 1, "oil": 1}, greece={"coin": 2}, carthage={"gold": 1, "oil": 1})


def payment() -> Table:
    table = Table().only("carthage", coin=3, wine=2, oil=1, gold=1, legendary_oil=1).build_turn("carthage")
    return table.do("legion africa")


def gardens() -> Table:
    table = Table(3).tiles("rome", "hanging_gardens").only("rome", wine=1, legendary_wine=1, oil=1, gold=1)
    return table.build_turn("rome").do("done")


def perseus() -> Table:
    table = Table(3).tiles("greece", "perseus", "antigone", "spartacus").only("greece", coin=12)
    return table.build_phase().do("name_builder rome")


def expedition() -> Table:
    table = Table().wipe().control("rome", "italia").legions("rome", "italia", 2).triremes("rome", "mare_ionium", 2)
    return table.triremes("egypt", "mare_africum", 1).move_turn("rome")


def siege() -> Table:
    """Rome has hit Egypt twice, and Egypt chooses among legions, one on a building, and its fortress."""
    table = cyrenaica(3).legions("egypt", "cyrenaica", 2).fortress("egypt", "cyrenaica")
    return table.move_turn("rome").do("done", "roll 5", "roll 5", "roll 5")


def conquerors() -> Table:
    """Two provinces are conquered, and the Queen of Sheba stands by."""
    table = cyrenaica(2).tiles("rome", "queen_of_sheba").control("egypt", "garamantia").build("garamantia_oil")
    return table.legions("rome", "garamantia", 1).move_turn("rome").do("done")


def circe() -> Table:
    table = Table().wipe().tiles("rome", "circe").control("rome", "gallia").legions("rome", "gallia", 2)
    return table.legions("rome", "dalmatia", 1).move_turn("rome").do("done")


def markers() -> Table:
    table = cyrenaica(1).occupy("rome", "cyrenaica_control").control("egypt", "garamantia")
    return table.legions("rome", "garamantia", 1).occupy("rome", "garamantia_control").move_turn("rome")


OPENINGS: dict[str, tuple[Callable[[], Table], list[int]]] = {
    "three set out": (lambda: Table(3), [6, 33, 194, 964]),
    "five set out": (Table, [6, 35, 227, 1138]),
    "offers": (offers, [2, 3, 3, 3]),
    "claims": (claims, [2, 3, 6, 10]),
    "the order of building": (lambda: Table(4).build_phase(), [4, 51, 233, 918]),
    "a build turn": (lambda: Table().only("babylon", coin=3, wine=1).build_turn("babylon"), [17, 141, 212, 833]),
    "a payment": (payment, [5, 14, 34, 340]),
    "the gardens": (gardens, [5, 17, 50, 129]),
    "perseus": (perseus, [2, 26, 67, 262]),
    "peace": (lambda: Table().tiles("greece", "statue_of_zeus").move_phase(), [5, 25, 60, 195]),
    "an expedition": (expedition, [2, 6, 18, 42]),
    "losses": (siege, [2, 8, 22, 33]),
    "conquests": (conquerors, [11, 47, 200, 669]),
    "circe": (circe, [5, 20, 56, 185]),
    "markers": (markers, [3, 7, 29, 98]),
    "titles": (lambda: Table().leadership(), [2, 4, 8, 48]),
}


@pytest.mark.parametrize("name", OPENINGS)
@pytest.mark.rule("mare-nostrum", "2.1-4", "2.2-4", "3-8", "3.1-1", "4.1.2-1", "4.2-6", "4.3-2", "5-6")
def test_as_many_ways_lead_on_as_ever(name: str) -> None:
    opening, expected = OPENINGS[name]
    assert counts(opening().s, len(expected)) == expected
