"""What contracts are worth, and in which order they are delivered best. All values are in points of the final count."""

from __future__ import annotations

from ..labels import CITIES, GOODS, OARS, OPEN, SLOTS
from ..phase2_extra_turns import ExtraTurns
from ..phase2_fulfil import FulfilTurn
from ..rounds import GameRound
from ..state import NeptunState
from .weights import (
    W_BONUS,
    W_FORECAST,
    W_GOLD,
    W_LATE,
    W_LEG,
    W_NO_CARD,
    W_RANKS,
    W_RANKS_LATER,
    W_STEP,
    W_USUAL_WIND,
    WEIGHTS,
    WHOLE,
)


class Deliveries:
    """A seat's open contracts from the left, with so many turns and miles a turn: where they go, what each is worth.

    Those up to the slot `after` are gone.
    """

    def __init__(self, s: NeptunState, seat: int, turns: float, reach: float, after: int = -1) -> None:
        weights = WEIGHTS[seat]
        self.paths = s.paths
        self.turns = turns
        self.reach = reach
        self.start = weights[W_LEG] / WHOLE
        self.late = max(1, weights[W_LATE]) / WHOLE
        self.slots: list[int] = []
        self.targets: list[int] = []
        self.worths: list[float] = []  # an equal share of the bonus tile is in it
        base = seat * SLOTS
        for slot in range(after + 1, SLOTS):
            if s.chart_status[base + slot] == OPEN:
                card = s.chart_card[base + slot]
                self.slots.append(slot)
                self.targets.append(s.box.card_city[card])
                self.worths.append(worth_of(s, seat, card, s.chart_good[base + slot]))
        self.count = len(self.slots)
        # the turns from the n-th to a later one, at `n * count + later`
        self.legs = [self.leg(a, b) for a in self.targets for b in self.targets]
        # what the n-th and all later ones are worth together: no route brings more of them
        self.at_most = [0.0] * (self.count + 1)
        for n in range(self.count - 1, -1, -1):
            self.at_most[n] = self.worths[n] + self.at_most[n + 1]

    def leg(self, start: int, end: int) -> float:
        """About how many turns a way takes."""
        miles = self.paths[start * len(CITIES) + end]
        return max(1.0, self.start + miles / self.reach)

    def best(self, city: int, first: int = 0) -> float:
        """The best value from a city on, of the contracts from the `first` of these on."""
        best = 0.0
        for n in range(first, self.count):
            if self.at_most[n] <= best:
                break
            time = self.leg(city, self.targets[n])
            if time - self.turns < self.late:
                best = max(best, self.value(n, time))
        return best

    def value(self, n: int, time: float) -> float:
        """Deliver the n-th at that time, then the best of the later ones; what comes a little late counts in part."""
        late = time - self.turns
        rest = 0.0
        for later in range(n + 1, self.count):
            if self.at_most[later] <= rest:
                break
            arrival = time + self.legs[n * self.count + later]
            if arrival - self.turns < self.late:
                rest = max(rest, self.value(later, arrival))
        chance = 1.0 if late <= 0.0 else 1.0 - late / self.late
        return self.worths[n] * chance + chance * rest

    def stop(self, city: int) -> float:
        """Ending a turn in a city: what is delivered there, and the best from there."""
        best = self.best(city)
        for n in range(self.count):
            if self.targets[n] == city and self.at_most[n] > best:
                best = max(best, self.delivered(n))
        return best

    def delivered(self, n: int) -> float:
        """The n-th delivered now, and the best that follows."""
        return self.worths[n] + self.best(self.targets[n], n + 1)


def worth_of(s: NeptunState, seat: int, card: int, good: int) -> float:
    """What delivering that good by that card is worth now, with its share of the bonus tile."""
    weights = WEIGHTS[seat]
    bonus = s.box.bonus_points / SLOTS * (weights[W_BONUS] / WHOLE)
    entry = card * len(GOODS) + good
    gold = s.box.pays_gold[entry]
    if gold:
        return gold * (weights[W_GOLD + s.round] / WHOLE) + bonus
    steps = s.box.pays_temple[entry]
    region = s.box.card_region[card]
    return steps * temple_step(s, seat, region) + ranks_gained(s, seat, region, steps) + bonus


def temple_step(s: NeptunState, seat: int, region: int) -> float:
    """About what one step in a temple is worth, by the tiles still to be won there."""
    weights = WEIGHTS[seat]
    rounds = s.box.rounds
    worth = 0.0
    for game_round in range(s.round, rounds):
        tiles = s.box.tiles_of[region * rounds + game_round]
        worth += s.box.tile_points[tiles[0]] / (max(1, weights[W_STEP + game_round - s.round]) / WHOLE)
    return worth


def ranks_gained(s: NeptunState, seat: int, region: int, steps: int) -> float:
    """What so many steps gain by the ranks as they are: the tiles of whoever is overtaken, in this and later rounds."""
    weights = WEIGHTS[seat]
    now, later = weights[W_RANKS] / WHOLE, weights[W_RANKS_LATER] / WHOLE
    if now == 0.0 and later == 0.0:
        return 0.0
    base = region * s.players
    mine = s.temple[base + seat]
    before = after = 0
    for other in range(s.players):
        if other != seat:
            theirs = s.temple[base + other]
            if theirs > mine or (theirs == mine and s.arrival[base + other] < s.arrival[base + seat]):
                before += 1
            if theirs >= mine + steps:
                after += 1
    gained = 0.0
    rounds = s.box.rounds
    for game_round in range(s.round, rounds):
        tiles = s.box.tiles_of[region * rounds + game_round]
        points = s.box.tile_points[tiles[after]] if after < len(tiles) else 0
        if mine and before < len(tiles):
            points -= s.box.tile_points[tiles[before]]
        gained += points * (now if game_round == s.round else later)
    return gained


def reach_of(s: NeptunState, seat: int, cards: int, wind: float) -> float:
    """The miles that a boat makes a turn with the better cards of the hand."""
    first = seat * len(OARS)
    power = used = 0
    for oar in s.box.strongest_oars:
        number = min(s.hand[first + oar], cards - used)
        if number > 0:
            used += number
            power += number * s.box.oar_power[oar]
    return max(1.0, power / used + wind if used else WEIGHTS[seat][W_NO_CARD] / WHOLE + wind)


def turns_left(s: NeptunState) -> int:
    """The sailing turns still to come in this game round, the one under way not counted."""
    regular = s.find(FulfilTurn)
    if regular is not None:
        return s.box.regular_turns - regular.turn - 1
    if s.find(ExtraTurns) is not None:
        return 0
    phase = s.find(GameRound)
    return s.box.regular_turns if phase is not None else 0


def usual_wind(seat: int) -> float:
    """The wind that a seat reckons with."""
    return WEIGHTS[seat][W_USUAL_WIND] / WHOLE


def next_wind(s: NeptunState, seat: int) -> float:
    """The wind to come where it is forecast, part of the way back to the usual one."""
    usual = usual_wind(seat)
    if s.forecast < 0:
        return usual
    part = WEIGHTS[seat][W_FORECAST] / WHOLE
    return s.box.forecast_wind[s.forecast] * part + usual * (1.0 - part)
