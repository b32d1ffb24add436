"""How a sensible merchant thinks: what each action of a choice is worth, for bots and for advice.

Nothing here is a rule. All values are in points of the final count.
"""

from __future__ import annotations

from typing import Final

from ..actions import BUY, DECLINE, FULFIL, JOIN, PLAY, SAIL
from ..labels import CITIES, SLOTS
from ..phase2_extra_turns import ExtraTurns
from ..phase2_fulfil import SailingTurn
from ..state import NeptunState
from .contracts import contract_scores, slot_scores
from .deliveries import Deliveries, next_wind, ranks_gained, reach_of, temple_step, turns_left, usual_wind
from .weights import (
    W_CARD,
    W_CONTESTED,
    W_CREW,
    W_CREW_WIND,
    W_GOLD,
    W_GOLD_MILES,
    W_LEAVE,
    W_NO_EXTRA_TURN,
    W_TURN,
    W_UNCONTESTED,
    WEIGHTS,
    WHOLE,
)

SCALE: Final = 1000  # scores are whole numbers


def action_scores(s: NeptunState, seat: int) -> list[int]:
    """One number for each legal action of the seat, the best one highest."""
    choice = s.choice
    assert choice is not None
    legal = s.legal_for(seat)
    name = choice.name
    if name in ("contract", "open_contract", "verdict"):
        values = contract_scores(s, seat, legal)
    elif name == "slot":
        values = slot_scores(s, seat, legal)
    elif name in ("crew", "extra_crew"):
        values = crew_scores(s, seat, legal)
    elif name == "harbour":
        values = harbour_scores(s, seat, legal)
    elif name == "delivery":
        values = delivery_scores(s, seat, legal)
    elif name == "donation":
        values = donation_scores(s, seat, legal)
    else:
        values = extra_scores(s, seat, legal)
    return [int(value * SCALE) for value in values]


def crew_scores(s: NeptunState, seat: int, legal: list[int]) -> list[float]:
    """For each card, the best turn it allows, less what the card would be worth later."""
    weights = WEIGHTS[seat]
    kept = weights[W_CARD + s.round] / WHOLE
    crew, wind = weights[W_CREW] / WHOLE, weights[W_CREW_WIND] / WHOLE
    left = turns_left(s)
    deliveries = Deliveries(s, seat, left, reach_of(s, seat, left + 1, usual_wind(seat)))
    stops = [-1.0] * len(CITIES)  # what ending in each city brings, once asked for
    start = s.boat[seat] * len(CITIES)
    values: list[float] = []
    for code in legal:
        oar = code - PLAY
        miles = max(s.box.oar_power[oar] + s.wind, 0)
        best = 0.0
        for city in range(len(CITIES)):
            way = s.paths[start + city]
            if way <= miles + s.gold[seat]:
                cost = miles_cost(s, seat, way - miles)
                if deliveries.at_most[0] - cost > best:
                    if stops[city] < 0.0:
                        stops[city] = deliveries.stop(city)
                    best = max(best, stops[city] - cost)
        values.append(best - s.box.oar_power[oar] * kept * crew + s.box.oar_wind[oar] * wind)
    return values


def miles_cost(s: NeptunState, seat: int, missing: int) -> float:
    """What the gold for missing miles would be worth."""
    return max(missing, 0) * s.box.mile_price * (WEIGHTS[seat][W_GOLD + s.round] / WHOLE)


def harbour_scores(s: NeptunState, seat: int, legal: list[int]) -> list[float]:
    """Each city by what ending there brings."""
    sailing = s.find(SailingTurn)
    assert sailing is not None
    left = turns_left(s)
    deliveries = Deliveries(s, seat, left, reach_of(s, seat, left, next_wind(s, seat)))
    here = s.boat[seat]
    leave = WEIGHTS[seat][W_LEAVE] / WHOLE
    values: list[float] = []
    miles = sailing.miles(s)
    for code in legal:
        city = code - SAIL
        value = deliveries.stop(city) - miles_cost(s, seat, s.paths[here * len(CITIES) + city] - miles)
        values.append(value - (leave if city != here else 0.0))
    return values


def delivery_scores(s: NeptunState, seat: int, legal: list[int]) -> list[float]:
    """Delivering, with what is lost to the left, or waiting."""
    left = turns_left(s)
    deliveries = Deliveries(s, seat, left, reach_of(s, seat, left, next_wind(s, seat)))
    values: list[float] = []
    for code in legal:
        if code == DECLINE:
            values.append(deliveries.best(s.boat[seat]))
        else:
            values.append(deliveries.delivered(deliveries.slots.index(code - FULFIL)))
    return values


def donation_scores(s: NeptunState, seat: int, legal: list[int]) -> list[float]:
    """A bought step against its gold."""
    weights = WEIGHTS[seat]
    sailing = s.find(SailingTurn)
    assert sailing is not None
    region = s.box.card_region[s.chart_card[seat * SLOTS + sailing.slot]]
    part = weights[W_CONTESTED if contested(s, seat, region) else W_UNCONTESTED] / WHOLE
    step = temple_step(s, seat, region) * part + ranks_gained(s, seat, region, 1)
    cost = s.box.point_price * (weights[W_GOLD + s.round] / WHOLE)
    return [step - cost if code == BUY else 0.0 for code in legal]


def contested(s: NeptunState, seat: int, region: int) -> bool:
    """Whether one step decides between this seat and a neighbour on the track."""
    base = region * s.players
    mine = s.temple[base + seat]
    return any(other != seat and mine <= s.temple[base + other] <= mine + 1 for other in range(s.players))


def extra_scores(s: NeptunState, seat: int, legal: list[int]) -> list[float]:
    """An additional turn by what it can deliver; its card could serve in a later round."""
    weights = WEIGHTS[seat]
    extra = s.find(ExtraTurns)
    assert extra is not None
    turns = s.box.extra_turns - extra.turn
    reach = reach_of(s, seat, turns, float(s.wind)) + s.gold[seat] * (weights[W_GOLD_MILES] / WHOLE)
    gain = Deliveries(s, seat, turns, max(1.0, reach)).best(s.boat[seat])
    later = weights[W_TURN] / WHOLE if s.round + 1 < s.box.rounds else 0.0
    return [gain - later if code == JOIN else weights[W_NO_EXTRA_TURN] / WHOLE for code in legal]
