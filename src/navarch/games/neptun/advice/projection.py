"""Where everybody will stand after this game round, if all deliver what lies on their best routes."""

from __future__ import annotations

from typing import Final

from ..labels import CITIES, FULFILLED, GOODS, OARS, SLOTS, TURNS
from ..phase2_extra_turns import ExtraTurns
from ..phase2_fulfil import FulfilTurn, SailingTurn, boat_range
from ..possessions import hand_size
from ..state import NeptunState
from .deliveries import Deliveries, next_wind, reach_of

UNKNOWN_DELIVERED: Final = 0.7  # the chance of a contract that is still to come
AT_LAST: Final = 0.3  # the part of a step that the last to come is behind others on the same space


class Voyage:
    """What a seat has left to sail with in this game round."""

    def __init__(self) -> None:
        self.turns = 0.0
        self.miles = -1  # the range of the turn to come, where the card was turned up
        self.in_harbour = False  # what is for this city can be delivered at once
        self.after = -1  # the slot of a contract that was delivered just now
        self.wind = 0.0


def voyage_of(s: NeptunState, seat: int) -> Voyage:
    """The turns that a seat has left, and what is known of the next one."""
    voyage = Voyage()
    voyage.wind = next_wind(s, seat)
    regular, additional = s.find(FulfilTurn), s.find(ExtraTurns)
    if regular is not None:
        regular_turns(s, seat, regular, voyage)
    elif additional is not None:
        additional_turns(s, seat, additional, voyage)
    else:
        voyage.turns = float(s.box.regular_turns)
    return voyage


def regular_turns(s: NeptunState, seat: int, regular: FulfilTurn, voyage: Voyage) -> None:
    """The regular turns to come, the one under way among them for who has not sailed."""
    voyage.turns = float(s.box.regular_turns - regular.turn - 1)
    sailing = s.find(SailingTurn)
    oar = s.played[seat * TURNS + regular.turn]
    is_to_sail = oar < 0 or s.order.index(seat) >= regular.done
    if sailing is not None and sailing.seat == seat:
        is_to_sail = under_sail(s, sailing, voyage)
    if is_to_sail:
        voyage.turns += 1.0
        if oar >= 0:
            voyage.miles = boat_range(s, oar)


def additional_turns(s: NeptunState, seat: int, additional: ExtraTurns, voyage: Voyage) -> None:
    """The additional turns that a seat wants or may be asked for yet."""
    voyage.wind = float(s.wind)
    place = s.order.index(seat)
    wants = additional.wanted >> seat & 1
    assert s.choice is not None
    may_want = s.choice.name == "extra" and place >= additional.asked - 1 and additional.entitled >> seat & 1
    if not wants and not may_want:
        return
    turns = s.box.extra_turns - additional.turn
    cards = hand_size(s, seat)
    sailing = s.find(SailingTurn)
    if sailing is not None and sailing.seat == seat:
        if under_sail(s, sailing, voyage):
            voyage.miles = sailing.miles(s)
            cards += 1
        else:
            turns -= 1
    elif wants and place < additional.done - 1:
        turns -= 1
    voyage.turns = float(min(turns, cards))


def under_sail(s: NeptunState, sailing: SailingTurn, voyage: Voyage) -> bool:
    """Whether the seat whose turn it is has still to sail; if not, where it is in its turn."""
    assert s.choice is not None
    if sailing.slot >= 0:
        voyage.after = sailing.slot
    elif s.choice.name == "harbour":
        return True
    else:
        voyage.in_harbour = True
    return False


def chances_of(s: NeptunState, city: int, voyage: Voyage, deliveries: Deliveries) -> list[float]:
    """The chance of each contract on the best route; none for those that are left out."""
    chances = [0.0] * deliveries.count
    first, time, chance = 0, -1.0, 1.0
    while True:
        best, at, when = 0.0, -1, 0.0
        for n in range(first, deliveries.count):
            if deliveries.at_most[n] <= best:
                break
            target = deliveries.targets[n]
            arrival = first_leg(s, city, target, voyage, deliveries)
            if time >= 0.0:
                arrival = time + deliveries.leg(city, target)
            if arrival - deliveries.turns < deliveries.late:
                value = deliveries.value(n, arrival)
                if value > best:
                    best, at, when = value, n, arrival
        if at < 0:
            return chances
        if when > deliveries.turns:
            chance *= 1.0 - (when - deliveries.turns) / deliveries.late
        chances[at] = chance
        city, first, time = deliveries.targets[at], at + 1, when


def first_leg(s: NeptunState, city: int, target: int, voyage: Voyage, deliveries: Deliveries) -> float:
    """The turns to the first harbour, by the range of the next turn where it is known."""
    miles = s.paths[city * len(CITIES) + target]
    if voyage.in_harbour and miles == 0:
        return 0.0
    if voyage.miles < 0:
        return deliveries.leg(city, target)
    if miles <= voyage.miles:
        return 1.0
    return max(2.0, 1.0 + deliveries.start + (miles - voyage.miles) / deliveries.reach)


class Projection:
    """Temples and gold after this game round, the deliveries that lie on the routes made."""

    def __init__(self, s: NeptunState) -> None:
        self.temple = [float(space) for space in s.temple]
        self.gold = [float(gold) for gold in s.gold]
        self.fulfilled = [0.0] * s.players  # contracts of this round
        self.bonus = [0.0] * s.players  # the chance of all five
        self.unknown = [0] * s.players  # contracts still to come
        self.power = [0] * s.players  # of the oar cards in hand
        self.turns = 0.0  # that a seat has left, in the mean
        if s.paths:
            for seat in range(s.players):
                self.deliver(s, seat)

    def deliver(self, s: NeptunState, seat: int) -> None:
        """Make the deliveries of a seat, each by its chance."""
        base = seat * SLOTS
        voyage = voyage_of(s, seat)
        self.turns += voyage.turns / s.players
        reach = reach_of(s, seat, max(1, int(voyage.turns)), voyage.wind)
        deliveries = Deliveries(s, seat, voyage.turns, reach, voyage.after)
        chances = chances_of(s, s.boat[seat], voyage, deliveries)
        status = s.chart_status[base : base + SLOTS]
        done = status.count(FULFILLED) + (1 if voyage.after >= 0 else 0)
        unknown = status.count(-1)
        all_five = 1.0 if done + deliveries.count + unknown == SLOTS else 0.0
        self.fulfilled[seat] = float(done)
        for n in range(deliveries.count):
            slot = base + deliveries.slots[n]
            self.receive(s, seat, s.chart_card[slot], s.chart_good[slot], chances[n])
            all_five = min(all_five, chances[n])
        for _ in range(unknown):
            all_five *= UNKNOWN_DELIVERED
        self.bonus[seat] = all_five
        self.unknown[seat] = unknown
        first = seat * len(OARS)
        for oar in range(len(OARS)):
            self.power[seat] += s.hand[first + oar] * s.box.oar_power[oar]

    def receive(self, s: NeptunState, seat: int, card: int, good: int, chance: float) -> None:
        """The gold or the steps of a delivery."""
        entry = card * len(GOODS) + good
        self.fulfilled[seat] += chance
        self.gold[seat] += chance * s.box.pays_gold[entry]
        self.temple[s.box.card_region[card] * s.players + seat] += chance * s.box.pays_temple[entry]

    def spaces(self, s: NeptunState, region: int) -> list[float]:
        """The tokens of a temple; of equals, who came first is before the others."""
        base = region * s.players
        last = s.arrivals + 1
        return [self.temple[base + seat] - AT_LAST * s.arrival[base + seat] / last for seat in range(s.players)]
