"""How a sensible merchant thinks: routes, contracts, oar cards and temples, for bots and for advice.

Nothing here is a rule. All values are in points of the final count.
"""

from __future__ import annotations

from typing import Final

from ...engine.account import HELD, Share
from .actions import BUY, DECLINE, FULFIL, JOIN, LOAD, PLAY, REJECT, REVEAL, SAIL, TAKE
from .labels import CITIES, GOLD_TEMPLE, GOODS, OARS, OPEN, REGIONS, SLOTS
from .phase1_acquire import AcquireContract
from .phase2_extra_turns import ExtraTurns
from .phase2_fulfil import FulfilTurn, SailingTurn
from .rounds import GameRound
from .state import NeptunState
from .victory import points

GOLD_WORTH: Final = 0.55  # points that one gold is worth while the gold temple and the miles can use it
CARD_WORTH: Final = 0.12  # points that one more oar power in hand is worth
TURN_WORTH: Final = 1.2  # points that a card kept for an additional turn is worth
USUAL_WIND: Final = 5.0
SCALE: Final = 1000  # scores are whole numbers


# ---- routes ----


class Deliveries:
    """A seat's open contracts from the left, with so many turns and miles a turn: where they go, what each is worth."""

    def __init__(self, s: NeptunState, seat: int, turns: float, reach: float) -> None:
        self.paths = s.paths
        self.turns = turns
        self.reach = reach
        self.slots: list[int] = []
        self.targets: list[int] = []
        self.worths: list[float] = []  # an equal share of the bonus tile is in it
        base = seat * SLOTS
        for slot in range(SLOTS):
            if s.chart_status[base + slot] == OPEN:
                card = s.chart_card[base + slot]
                self.slots.append(slot)
                self.targets.append(s.box.card_city[card])
                worth = worth_of(s, card, s.chart_good[base + slot])
                self.worths.append(worth + s.box.bonus_points / SLOTS)
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
        return max(1.0, 0.35 + miles / self.reach)

    def best(self, city: int, first: int = 0) -> float:
        """The best value from a city on, of the contracts from the `first` of these on."""
        best = 0.0
        for n in range(first, self.count):
            if self.at_most[n] <= best:
                break
            time = self.leg(city, self.targets[n])
            if time - self.turns < 1.0:
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
            if arrival - self.turns < 1.0:
                rest = max(rest, self.value(later, arrival))
        chance = 1.0 if late <= 0.0 else 1.0 - late
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


def worth_of(s: NeptunState, card: int, good: int) -> float:
    """What delivering that good by that card is worth now."""
    entry = card * len(GOODS) + good
    gold = s.box.pays_gold[entry]
    if gold:
        return gold * GOLD_WORTH
    return s.box.pays_temple[entry] * temple_step(s, s.box.card_region[card])


def temple_step(s: NeptunState, region: int) -> float:
    """About what one step in a temple is worth, by the tiles still to be won there."""
    rounds = s.box.rounds
    worth = 0.0
    for game_round in range(s.round, rounds):
        tiles = s.box.tiles_of[region * rounds + game_round]
        worth += s.box.tile_points[tiles[0]] / (4.0 + 3.0 * (game_round - s.round))
    return worth


def reach_of(s: NeptunState, seat: int, cards: int, wind: float) -> float:
    """The miles that a boat makes a turn with the better cards of the hand."""
    first = seat * len(OARS)
    power = used = 0
    for oar in s.box.strongest_oars:
        number = min(s.hand[first + oar], cards - used)
        if number > 0:
            used += number
            power += number * s.box.oar_power[oar]
    return max(1.0, power / used + wind) if used else 4.5 + wind


def turns_left(s: NeptunState) -> int:
    """The sailing turns still to come in this game round, the one under way not counted."""
    regular = s.find(FulfilTurn)
    if regular is not None:
        return s.box.regular_turns - regular.turn - 1
    if s.find(ExtraTurns) is not None:
        return 0
    phase = s.find(GameRound)
    return s.box.regular_turns if phase is not None else 0


# ---- scores of actions ----


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


def contract_scores(s: NeptunState, seat: int, legal: list[int]) -> list[float]:
    """A contract on offer by its worth on the route; the unknown by what contracts are worth on average."""
    values: list[float] = []
    cities = route(s, seat)
    before = route_miles(s, cities)
    for code in legal:
        if code in (REVEAL, REJECT):
            left = s.columns - s.opened
            values.append(usual_gain(s) + (0.25 if left > 1 else -0.15))
        else:
            values.append(offer_gain(s, code - TAKE, cities, before))
    return values


def offer_gain(s: NeptunState, column: int, cities: list[int], before: float) -> float:
    """What the contract in a column adds: its worth where it lies best on the route, its oar card, its gold."""
    card, good, oar = s.column_city[column], s.column_good[column], s.column_oar[column]
    gain = worth_of(s, card, good) + s.box.bonus_points / SLOTS
    detour = best_detour(s, cities, before, s.box.card_city[card])
    gain *= max(0.15, 1.25 - detour / 16.0)
    return gain + s.box.oar_power[oar] * CARD_WORTH + s.column_gold[column] * GOLD_WORTH


def usual_gain(s: NeptunState) -> float:
    """What an unknown contract is worth on average."""
    total = 0.0
    for region in range(len(REGIONS)):
        total += temple_step(s, region)
    step = total / len(REGIONS)
    worth = (step * 2.0 + 4.0 * GOLD_WORTH) / 2.0 + s.box.bonus_points / SLOTS
    return worth * 0.72 + 4.5 * CARD_WORTH


def route(s: NeptunState, seat: int) -> list[int]:
    """The cities of the chart from left to right; -1 for free slots."""
    base = seat * SLOTS
    return [s.box.card_city[card] if card >= 0 else -1 for card in s.chart_card[base : base + SLOTS]]


def route_miles(s: NeptunState, cities: list[int]) -> float:
    """The length of a route from the start; a free slot between two cities will bring its own detour."""
    at = s.box.start_city
    miles = 0.0
    for city in cities:
        if city < 0:
            miles += 1.5
        else:
            miles += max(s.paths[at * len(CITIES) + city], 3)
            at = city
    return miles


def best_detour(s: NeptunState, cities: list[int], before: float, city: int) -> float:
    """By how much the route grows with that city on its best free slot."""
    best = 1000.0
    for slot in range(SLOTS):
        if cities[slot] < 0:
            cities[slot] = city
            best = min(best, route_miles(s, cities) - before)
            cities[slot] = -1
    return best


def slot_scores(s: NeptunState, seat: int, legal: list[int]) -> list[float]:
    """The slot that keeps the route short, with room between far cities."""
    contract = s.find(AcquireContract)
    assert contract is not None
    city = s.box.card_city[s.column_city[contract.column]]
    cities = route(s, seat)
    values: list[float] = []
    for code in legal:
        slot = code - LOAD
        cities[slot] = city
        values.append(100.0 - route_miles(s, cities) - 0.01 * slot)
        cities[slot] = -1
    return values


def crew_scores(s: NeptunState, seat: int, legal: list[int]) -> list[float]:
    """For each card, the best turn it allows, less what the card would be worth later."""
    left = turns_left(s)
    deliveries = Deliveries(s, seat, left, reach_of(s, seat, left + 1, USUAL_WIND))
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
                cost = miles_cost(s, way - miles)
                if deliveries.at_most[0] - cost > best:
                    if stops[city] < 0.0:
                        stops[city] = deliveries.stop(city)
                    best = max(best, stops[city] - cost)
        values.append(best - s.box.oar_power[oar] * CARD_WORTH * 1.5 + s.box.oar_wind[oar] * 0.02)
    return values


def miles_cost(s: NeptunState, missing: int) -> float:
    """What the gold for missing miles would be worth."""
    return max(missing, 0) * s.box.mile_price * GOLD_WORTH


def harbour_scores(s: NeptunState, seat: int, legal: list[int]) -> list[float]:
    """Each city by what ending there brings."""
    sailing = s.find(SailingTurn)
    assert sailing is not None
    left = turns_left(s)
    reach = reach_of(s, seat, left, next_wind(s))
    deliveries = Deliveries(s, seat, left, reach)
    here = s.boat[seat]
    values: list[float] = []
    miles = sailing.miles(s)
    for code in legal:
        city = code - SAIL
        value = deliveries.stop(city) - miles_cost(s, s.paths[here * len(CITIES) + city] - miles)
        values.append(value - (0.001 if city != here else 0.0))
    return values


def next_wind(s: NeptunState) -> float:
    """The wind to come where it is forecast, half way back to the usual one."""
    if s.forecast < 0:
        return USUAL_WIND
    return (s.box.forecast_wind[s.forecast] + USUAL_WIND) / 2.0


def delivery_scores(s: NeptunState, seat: int, legal: list[int]) -> list[float]:
    """Delivering, with what is lost to the left, or waiting."""
    left = turns_left(s)
    reach = reach_of(s, seat, left, next_wind(s))
    deliveries = Deliveries(s, seat, left, reach)
    values: list[float] = []
    for code in legal:
        if code == DECLINE:
            values.append(deliveries.best(s.boat[seat]))
        else:
            values.append(deliveries.delivered(deliveries.slots.index(code - FULFIL)))
    return values


def donation_scores(s: NeptunState, seat: int, legal: list[int]) -> list[float]:
    """A bought step against its gold."""
    sailing = s.find(SailingTurn)
    assert sailing is not None
    region = s.box.card_region[s.chart_card[seat * SLOTS + sailing.slot]]
    step = temple_step(s, region) * (1.25 if contested(s, seat, region) else 0.75)
    cost = s.box.point_price * GOLD_WORTH
    return [step - cost if code == BUY else 0.0 for code in legal]


def contested(s: NeptunState, seat: int, region: int) -> bool:
    """Whether one step decides between this seat and a neighbour on the track."""
    base = region * s.players
    mine = s.temple[base + seat]
    return any(other != seat and mine <= s.temple[base + other] <= mine + 1 for other in range(s.players))


def extra_scores(s: NeptunState, seat: int, legal: list[int]) -> list[float]:
    """An additional turn by what it can deliver; its card could serve in a later round."""
    extra = s.find(ExtraTurns)
    assert extra is not None
    turns = s.box.extra_turns - extra.turn
    reach = reach_of(s, seat, turns, float(s.wind)) + s.gold[seat] * 0.3
    gain = Deliveries(s, seat, turns, reach).best(s.boat[seat])
    later = TURN_WORTH if s.round + 1 < s.box.rounds else 0.0
    return [gain - later if code == JOIN else 0.05 for code in legal]


# ---- how everybody stands ----


def evaluate(s: NeptunState) -> list[float]:
    """For each seat a share of the victory, from 0 to 1, by the points that may be expected."""
    expected = [expected_points(s, seat) for seat in range(s.players)]
    if s.over:
        best = max(s.scores)
        winners = s.scores.count(best)
        return [1.0 / winners if score == best else 0.0 for score in s.scores]
    spread = 6.0 + 5.0 * (s.box.rounds - 1 - s.round)
    top = max(expected)
    weights = [max(0.0, 1.0 - (top - value) / (2.0 * spread)) for value in expected]
    cubes = [weight * weight * weight for weight in weights]
    total = sum(cubes)
    return [cube / total for cube in cubes]


def expected_points(s: NeptunState, seat: int) -> float:
    """Tiles won, tiles in sight, and what the open contracts will bring."""
    value = float(points(s, seat))
    if s.over:
        return value
    for region in range(len(REGIONS)):
        value += track_hope(s, seat, region)
    value += gold_hope(s, seat)
    left = turns_left(s)
    sailing = s.find(SailingTurn)
    if sailing is not None and sailing.seat == seat:
        left += 1
    reach = reach_of(s, seat, left, next_wind(s))
    value += Deliveries(s, seat, left, reach).best(s.boat[seat]) if s.paths else 0.0
    oars = len(OARS)
    for oar in range(oars):
        value += s.hand[seat * oars + oar] * s.box.oar_power[oar] * CARD_WORTH
    return value


def track_hope(s: NeptunState, seat: int, region: int) -> float:
    """The tiles that a token's place promises in this and the later rounds."""
    base = region * s.players
    mine = s.temple[base + seat]
    hope = 0.0
    rounds = s.box.rounds
    for game_round in range(s.round, rounds):
        blur = 2.0 + 2.5 * (game_round - s.round)
        ahead = 0.0
        for other in range(s.players):
            if other != seat:
                gap = s.temple[base + other] - mine
                if gap == 0 and mine:
                    gap = 1 if s.arrival[base + other] < s.arrival[base + seat] else -1
                    ahead += 0.5 + 0.25 * gap / blur
                else:
                    ahead += min(1.0, max(0.0, 0.5 + gap / (2.0 * blur)))
        hope += tile_at(s, region, game_round, ahead) * (1.0 if mine else 0.5)
    return hope


def gold_hope(s: NeptunState, seat: int) -> float:
    """The same for gold, which can also be spent."""
    mine = s.gold[seat]
    hope = mine * GOLD_WORTH * 0.5
    for game_round in range(s.round, s.box.rounds):
        blur = 4.0 + 4.0 * (game_round - s.round)
        ahead = 0.0
        for other in range(s.players):
            if other != seat:
                ahead += min(1.0, max(0.0, 0.5 + (s.gold[other] - mine) / (2.0 * blur)))
        hope += tile_at(s, GOLD_TEMPLE, game_round, ahead)
    return hope


def tile_at(s: NeptunState, temple: int, game_round: int, ahead: float) -> float:
    """The value of the tile at a rank that need not be whole, with so many players expected ahead."""
    tiles = s.box.tiles_of[temple * s.box.rounds + game_round]
    if s.tile_owner[tiles[0]] >= 0:
        return 0.0  # scored already
    low = int(ahead)
    part = ahead - low
    first = s.box.tile_points[tiles[low]] if low < len(tiles) else 0
    second = s.box.tile_points[tiles[low + 1]] if low + 1 < len(tiles) else 0
    return first * (1.0 - part) + second * part


def holdings(s: NeptunState, looker: int) -> list[Share]:
    """Gold, steps on the temple tracks, open and fulfilled contracts; of the own hand the oar power."""
    shares: list[Share] = []
    for seat in range(s.players):
        status = [s.chart_status[seat * SLOTS + i] for i in range(SLOTS) if s.chart_card[seat * SLOTS + i] >= 0]
        shares.append(Share(seat, "held-gold", "P2.19", s.gold[seat], kind=HELD))
        shares.append(Share(seat, "held-fulfilled", "P2.17", status.count(1), kind=HELD))
        for region in range(len(REGIONS)):
            steps = s.temple[region * s.players + seat]
            shares.append(Share(seat, "held-steps", "P2.20", steps, (region,), kind=HELD))
        if seat == looker:
            shares.append(Share(seat, "held-open", "P1.5", status.count(0), kind=HELD))
            power = sum(s.hand[seat * len(OARS) + oar] * s.box.oar_power[oar] for oar in range(len(OARS)))
            shares.append(Share(seat, "held-power", "P1.L.7", power, kind=HELD))
    return shares
