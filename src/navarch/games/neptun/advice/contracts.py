"""How a contract on offer looks: what it brings, and by how much it lengthens the voyage."""

from __future__ import annotations

from ..actions import LOAD, REJECT, REVEAL, TAKE
from ..labels import CITIES, REGIONS, SLOTS
from ..phase1_acquire import AcquireContract
from ..state import NeptunState
from .deliveries import temple_step, worth_of
from .weights import (
    W_BONUS,
    W_CARD,
    W_DETOUR,
    W_EARLY_SLOT,
    W_FAR_OFF,
    W_FREE_SLOT,
    W_GOLD,
    W_LEAST_LEG,
    W_ON_ROUTE,
    W_REVEAL,
    W_REVEAL_LAST,
    W_UNKNOWN_GOLD,
    W_UNKNOWN_PART,
    W_UNKNOWN_POWER,
    W_UNKNOWN_STEPS,
    WEIGHTS,
    WHOLE,
)


def contract_scores(s: NeptunState, seat: int, legal: list[int]) -> list[float]:
    """A contract on offer by its worth on the route; the unknown by what contracts are worth on average."""
    values: list[float] = []
    cities = route(s, seat)
    before = route_miles(s, seat, cities)
    for code in legal:
        if code in (REVEAL, REJECT):
            left = s.columns - s.opened
            more = WEIGHTS[seat][W_REVEAL if left > 1 else W_REVEAL_LAST] / WHOLE
            values.append(usual_gain(s, seat) + more)
        else:
            values.append(offer_gain(s, seat, code - TAKE, cities, before))
    return values


def offer_gain(s: NeptunState, seat: int, column: int, cities: list[int], before: float) -> float:
    """What the contract in a column adds: its worth where it lies best on the route, its oar card, its gold."""
    weights = WEIGHTS[seat]
    card, good, oar = s.column_city[column], s.column_good[column], s.column_oar[column]
    detour = best_detour(s, seat, cities, before, s.box.card_city[card])
    nearness = weights[W_ON_ROUTE] / WHOLE - detour / (max(1, weights[W_DETOUR]) / WHOLE)
    gain = worth_of(s, seat, card, good) * max(weights[W_FAR_OFF] / WHOLE, nearness)
    power = s.box.oar_power[oar] * (weights[W_CARD + s.round] / WHOLE)
    return gain + power + s.column_gold[column] * (weights[W_GOLD + s.round] / WHOLE)


def usual_gain(s: NeptunState, seat: int) -> float:
    """What an unknown contract is worth on average."""
    weights = WEIGHTS[seat]
    total = 0.0
    for region in range(len(REGIONS)):
        total += temple_step(s, seat, region)
    steps = total / len(REGIONS) * (weights[W_UNKNOWN_STEPS] / WHOLE)
    gold = weights[W_UNKNOWN_GOLD] / WHOLE * (weights[W_GOLD + s.round] / WHOLE)
    worth = (steps + gold) / 2.0 + s.box.bonus_points / SLOTS * (weights[W_BONUS] / WHOLE)
    power = weights[W_UNKNOWN_POWER] / WHOLE * (weights[W_CARD + s.round] / WHOLE)
    return worth * (weights[W_UNKNOWN_PART] / WHOLE) + power


def route(s: NeptunState, seat: int) -> list[int]:
    """The cities of the chart from left to right; -1 for free slots."""
    base = seat * SLOTS
    return [s.box.card_city[card] if card >= 0 else -1 for card in s.chart_card[base : base + SLOTS]]


def route_miles(s: NeptunState, seat: int, cities: list[int]) -> float:
    """The length of a route from the start; a free slot between two cities will bring its own detour."""
    free = WEIGHTS[seat][W_FREE_SLOT] / WHOLE
    least = WEIGHTS[seat][W_LEAST_LEG] / WHOLE
    at = s.box.start_city
    miles = 0.0
    for city in cities:
        if city < 0:
            miles += free
        else:
            miles += max(float(s.paths[at * len(CITIES) + city]), least)
            at = city
    return miles


def best_detour(s: NeptunState, seat: int, cities: list[int], before: float, city: int) -> float:
    """By how much the route grows with that city on its best free slot."""
    best = 1000.0
    for slot in range(SLOTS):
        if cities[slot] < 0:
            cities[slot] = city
            best = min(best, route_miles(s, seat, cities) - before)
            cities[slot] = -1
    return best


def slot_scores(s: NeptunState, seat: int, legal: list[int]) -> list[float]:
    """The slot that keeps the route short, with room between far cities."""
    contract = s.find(AcquireContract)
    assert contract is not None
    city = s.box.card_city[s.column_city[contract.column]]
    later = WEIGHTS[seat][W_EARLY_SLOT] / WHOLE
    cities = route(s, seat)
    values: list[float] = []
    for code in legal:
        slot = code - LOAD
        cities[slot] = city
        values.append(100.0 - route_miles(s, seat, cities) - later * slot)
        cities[slot] = -1
    return values
