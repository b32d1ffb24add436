"""What lies before a player: contracts on the chart, oar cards, gold, boat and temple tokens.

S.6e, S.6f what of it the others see: `view.py`.
"""

from __future__ import annotations

from .labels import CITIES, OARS, SLOTS
from .state import NeptunState


def open_slots(s: NeptunState, seat: int) -> list[int]:
    """The slots of a chart that hold no contract. [P1.L.2]"""
    base = seat * SLOTS
    return [slot for slot in range(SLOTS) if s.chart_card[base + slot] < 0]


def open_contracts(s: NeptunState, seat: int) -> list[int]:
    """The slots with a contract that is neither fulfilled nor lost. [P2.17]"""
    base = seat * SLOTS
    return [slot for slot in range(SLOTS) if s.chart_status[base + slot] == 0]


def hand_size(s: NeptunState, seat: int) -> int:
    """How many oar cards a seat holds."""
    oars = len(OARS)
    return sum(s.hand[seat * oars : (seat + 1) * oars])


def pay(s: NeptunState, seat: int, gold: int) -> None:
    """Gold goes back to the supply. [S.2d]"""
    s.gold[seat] = s.gold[seat] - gold
    s.supply += gold


def earn(s: NeptunState, seat: int, gold: int) -> None:
    """Gold comes from the supply, which is never short of it. [C.4] (ruling Q28)"""
    s.gold[seat] = s.gold[seat] + gold
    s.supply -= gold


def advance(s: NeptunState, seat: int, region: int, points: int) -> None:
    """A temple token goes forward and lands on top of the tokens there. [P2.20, P2.21]"""
    place = region * s.players + seat
    s.temple[place] = s.temple[place] + points
    s.arrivals += 1
    s.arrival[place] = s.arrivals


def miles_between(s: NeptunState, start: int, end: int) -> int:
    """The cheapest way from city to city. [P2.10]"""
    return s.paths[start * len(CITIES) + end]
