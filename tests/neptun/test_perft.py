"""How many ways lead on from scripted openings of Neptun."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from navarch.engine.state import State
from tests.perft import counts

from .table import (
    Table,
    asked_for_extra,
    choosing_contract,
    choosing_oars,
    judging_contract,
    last_boat,
    new,
    sailing,
)

OLIVES = "sanguntum_1 olives oar_3_0"
GRAPES = "alexandria_2 grapes oar_5_0"
SALT = "leptis_magna_1 salt oar_6_0"
HONEY = "carthago_1 honey oar_8_minus2"
FISH = "roma_1 fish oar_1_plus2"
CHART = {"red": {1: "sanguntum_1 olives", 3: "alexandria_2 grapes"}, "green": {2: "roma_1 fish"}}
EN_ROUTE = {"red": "carthago", "green": "roma"}


def loading() -> State:
    """Red has taken a contract, and has a slot left of one that is loaded."""
    table = Table(choosing_contract("red", display=(OLIVES, GRAPES, SALT), chart={"red": {2: "roma_1 fish"}}))
    return table.do("red take 1").s


OPENINGS: dict[str, tuple[Callable[[], State], list[int]]] = {
    "three set out": (lambda: new(3), [2, 7, 17, 55]),
    "four set out": (lambda: new(4), [2, 7, 17, 52]),
    "five set out": (lambda: new(5), [2, 7, 17, 52]),
    "two face up": (lambda: choosing_contract("red", display=(OLIVES, GRAPES)), [3, 12, 27, 95]),
    "all face up": (
        lambda: choosing_contract("green", done=2, display=(OLIVES, GRAPES, None, SALT, HONEY)),
        [4, 20, 60, 300],
    ),
    "a verdict": (lambda: judging_contract("red", display=(OLIVES, FISH)), [2, 7, 17, 60]),
    "loading": (loading, [4, 12, 48, 120]),
    "oars": (lambda: choosing_oars(chart=CHART), [2, 4, 8, 16]),
    "a short voyage": (lambda: sailing("red", miles=6, chart=CHART, boat=EN_ROUTE), [7, 44, 278, 1906]),
    "a long voyage": (lambda: sailing("red", miles=20, chart=CHART, boat=EN_ROUTE, gold={"red": 3}), [15, 212, 3182]),
    "the last boat": (lambda: last_boat(chart=CHART, boat=EN_ROUTE), [11, 22, 44, 55]),
    "an extra turn": (lambda: asked_for_extra("red", chart=CHART, boat=EN_ROUTE, gold={"red": 5}), [2, 4, 8, 66]),
}


@pytest.mark.parametrize("name", OPENINGS)
@pytest.mark.rule("neptun", "P1.3", "P2.2", "P2.8", "P2.11", "P2.X.1")
def test_as_many_ways_lead_on_as_ever(name: str) -> None:
    start, expected = OPENINGS[name]
    assert counts(start(), len(expected)) == expected
