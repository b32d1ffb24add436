"""Phase 2: fulfil contracts. One regular turn, and the sailing turn of one player."""

from __future__ import annotations

from ...engine.event import Reason
from ...engine.kind import Number, Seat
from ...engine.procedure import Procedure
from .actions import BUY, DECLINE, FULFIL, PLAY, SAIL
from .kinds import Slot
from .labels import CITIES, FULFILLED, GOODS, LOST, OARS, OPEN, SLOTS, TURNS
from .possessions import advance, earn, miles_between, pay
from .state import NeptunState


class FulfilTurn(Procedure):
    """P2 One of five regular turns: oar cards, forecast, sailing in player order, new wind. [P2.2, P2.29]"""

    SEQUENCE = ("choose_oars", "forecast", "next_boat", "change_wind")
    CHOICES = {"crew": "P2.3"}

    turn: Number
    done: Number = 0

    def choose_oars(self, s: NeptunState) -> None:
        """Everybody lays an oar card face down; it is compulsory. [P2.3, P2.4]"""
        s.tell("P2.2", "sailing-turn", self.turn + 1)
        s.ask_all((1 << s.players) - 1, "crew")

    def crew_options(self, s: NeptunState, seat: int) -> list[int]:
        """Any card of the hand. [P2.3]"""
        return oars_in_hand(s, seat)

    def crew_why(self, s: NeptunState, seat: int, verb: int, noun: int) -> Reason | None:
        """Only what is held can be played, and nobody may do without. [P2.4]"""
        return why_not_oar(s, seat, verb, noun)

    def crew(self, s: NeptunState, seat: int, verb: int, noun: int) -> None:
        """All cards are turned up at the same time. [P2.5]"""
        play_oar(s, seat, noun, self.turn)
        if s.listening:
            s.tell("P2.5", "played", seat, noun, boat_range(s, noun), s.wind)

    def forecast(self, s: NeptunState) -> None:
        """The wind numbers of all cards add up to the forecast, for the next turn only. [P2.6, P2.7]"""
        total = 0
        for seat in range(s.players):
            total += s.box.oar_wind[s.played[seat * TURNS + self.turn]]
        s.forecast = forecast_space(s, total)
        wind = s.box.forecast_wind[s.forecast]
        if total == s.box.forecast_sum[s.forecast]:
            s.tell("P2.6", "forecast", total, wind)
        else:
            s.tell("P2.6", "forecast-beyond", total, wind, s.forecast)

    def next_boat(self, s: NeptunState) -> None:
        """The players sail in player order. [P2.2, P2.8]"""
        if self.done < s.players:
            seat = s.order[self.done]
            self.done += 1
            self.go("next_boat")
            s.call(SailingTurn(seat, self.turn))

    def change_wind(self, s: NeptunState) -> None:
        """The wind marker goes below the forecast marker; after the fifth turn it waits. [P2.27, P2.28]"""
        if self.turn + 1 < s.box.regular_turns:
            change_wind(s)


def change_wind(s: NeptunState) -> None:
    """The forecast comes true and its marker is taken off. [P2.27, P2.28]"""
    s.wind = s.box.forecast_wind[s.forecast]
    s.forecast = -1
    s.tell("P2.27", "wind", s.wind)


def forecast_space(s: NeptunState, total: int) -> int:
    """The space of the forecast scale for a sum; beyond an end, that end. [P2.6] (rulings Q16, Q17)"""
    spaces = s.box.forecast_sum
    return min(max(total - spaces[0], 0), len(spaces) - 1)


def boat_range(s: NeptunState, oar: int) -> int:
    """Oar power plus the wind now in force, never below nothing. [P2.9] (ruling Q41)"""
    return max(s.box.oar_power[oar] + s.wind, 0)


def oars_in_hand(s: NeptunState, seat: int) -> list[int]:
    """The kinds of oar cards that a seat can play. [P2.3]"""
    base = seat * len(OARS)
    hand = s.hand
    return [PLAY + oar for oar in range(len(OARS)) if hand[base + oar]]


def why_not_oar(s: NeptunState, seat: int, verb: int, noun: int) -> Reason | None:
    """Why an oar card cannot be played: it is not in hand."""
    if verb == PLAY and not s.hand[seat * len(OARS) + noun]:
        return Reason("P2.3", "not-in-hand", (noun,))
    return None


def play_oar(s: NeptunState, seat: int, oar: int, turn: int) -> None:
    """A card leaves the hand and stays before its player until the game round ends. [P2.26]"""
    held = seat * len(OARS) + oar
    s.hand[held] = s.hand[held] - 1
    s.played[seat * TURNS + turn] = oar


class SailingTurn(Procedure):
    """P2 A player sails and may fulfil a contract where he ends."""

    SEQUENCE = ("sail", "fulfil", "profit", "temple_point", "lose_skipped", "discard")
    CHOICES = {"harbour": "P2.8", "delivery": "P2.16", "donation": "P2.22"}

    seat: Seat
    turn: Number  # the one whose oar card moves the boat
    slot: Slot = -1  # the contract being fulfilled

    def miles(self, s: NeptunState) -> int:
        """The range of the boat, by its card and the wind. [P2.9]"""
        return boat_range(s, s.played[self.seat * TURNS + self.turn])

    def sail(self, s: NeptunState) -> None:
        """1 Movement, from city to city or not at all. [P2.8]"""
        s.ask(self.seat, "harbour")

    def harbour_facts(self, s: NeptunState, seat: int) -> tuple[int, ...]:
        """Range, gold and where the boat is."""
        return (self.miles(s), s.gold[seat], s.boat[seat])

    def harbour_options(self, s: NeptunState, seat: int) -> list[int]:
        """Every city within the range and what gold can add; staying included. [P2.11, P2.13, P2.14]"""
        reach = self._reach(s)
        base = s.boat[self.seat] * len(CITIES)
        paths = s.paths
        return [SAIL + city for city in range(len(CITIES)) if paths[base + city] <= reach]

    def harbour_why(self, s: NeptunState, seat: int, verb: int, noun: int) -> Reason | None:
        """A link cannot be sailed in part. [P2.12]"""
        if verb != SAIL:
            return None
        miles = miles_between(s, s.boat[seat], noun)
        if miles <= self._reach(s):
            return None
        return Reason("P2.11", "too-far", (noun, miles, self.miles(s), s.gold[seat]))

    def harbour(self, s: NeptunState, seat: int, verb: int, noun: int) -> None:
        """The cheapest way; free miles are used first, the missing ones bought. [P2.10, P2.14, P2.15] (ruling Q23)"""
        start = s.boat[seat]
        miles = miles_between(s, start, noun)
        price = max(miles - self.miles(s), 0) * s.box.mile_price
        if price:
            pay(s, seat, price)
        s.boat[seat] = noun
        if not s.listening:
            return
        if noun == start:
            s.tell("P2.13", "stayed", seat, noun)
        elif price:
            s.tell("P2.14", "sailed-paid", seat, start, noun, miles, price, s.gold[seat])
        else:
            s.tell("P2.8", "sailed", seat, start, noun, miles, self.miles(s))

    def _reach(self, s: NeptunState) -> int:
        """The range with all miles that gold can buy. [P2.9, P2.14]"""
        return self.miles(s) + s.gold[self.seat] // s.box.mile_price

    def fulfil(self, s: NeptunState) -> None:
        """2 One contract may be fulfilled in the city where the movement ends. [P2.1, P2.16]"""
        deliveries = self.delivery_options(s, self.seat)
        if len(deliveries) > 1:
            s.ask(self.seat, "delivery")
            s.known = deliveries
        else:
            s.end()

    def delivery_facts(self, s: NeptunState, seat: int) -> tuple[int, ...]:
        """Where the boat is, and how many contracts could be fulfilled."""
        return s.boat[seat], len(contracts_here(s, seat))

    def delivery_options(self, s: NeptunState, seat: int) -> list[int]:
        """Any open contract for this city, or none. [P2.17, P2.18, P2.X.10]"""
        found = [FULFIL + slot for slot in contracts_here(s, seat)]
        found.append(DECLINE)
        return found

    def delivery_why(self, s: NeptunState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why that contract cannot be fulfilled here."""
        return why_not_fulfil(s, seat, noun) if verb == FULFIL else None

    def delivery(self, s: NeptunState, seat: int, verb: int, noun: int) -> None:
        """Fulfil it or decline."""
        if verb == DECLINE:
            s.tell("P2.18", "declined", seat, s.boat[seat])
            s.end()
        else:
            self.slot = noun

    def profit(self, s: NeptunState) -> None:
        """3 Gold from the supply, or steps in the temple of the region. [O.1, P1.4, P2.19, P2.20, P2.21]"""
        card, good = self._contract(s)
        entry = card * len(GOODS) + good
        gold, points = s.box.pays_gold[entry], s.box.pays_temple[entry]
        if gold:
            earn(s, self.seat, gold)
            s.tell("P2.19", "fulfilled-gold", self.seat, card, good, gold, s.gold[self.seat])
        else:
            region = s.box.card_region[card]
            advance(s, self.seat, region, points)
            reached = s.temple[region * s.players + self.seat]
            s.tell("P2.20", "fulfilled-temple", self.seat, card, good, points, region, reached)

    def temple_point(self, s: NeptunState) -> None:
        """4 One further temple point in that region may be bought. [P2.22]"""
        if s.gold[self.seat] >= s.box.point_price:
            s.ask(self.seat, "donation")

    def donation_facts(self, s: NeptunState, seat: int) -> tuple[int, ...]:
        """Price and region."""
        return (s.box.point_price, s.box.card_region[self._contract(s)[0]])

    def donation_options(self, s: NeptunState, seat: int) -> list[int]:
        """Buy it once, or not. [P2.22]"""
        return [DECLINE, BUY]

    def donation(self, s: NeptunState, seat: int, verb: int, noun: int) -> None:
        """3 gold for one step, also with a contract that paid gold. (rulings Q22, Q30)"""
        region = s.box.card_region[self._contract(s)[0]]
        if verb == BUY:
            price = s.box.point_price
            pay(s, seat, price)
            advance(s, seat, region, 1)
            s.tell("P2.22", "bought", seat, region, price, s.temple[region * s.players + seat], s.gold[seat])
        else:
            s.tell("P2.22", "not-bought", seat, region)

    def lose_skipped(self, s: NeptunState) -> None:
        """5 Open contracts to its left are turned face down for good. [P2.23, P2.24]"""
        for slot in range(self.slot):
            place = self.seat * SLOTS + slot
            if s.chart_status[place] == OPEN:
                s.chart_status[place] = LOST
                s.tell("P2.23", "skipped", self.seat, s.chart_card[place], s.chart_good[place], slot, self.slot)

    def discard(self, s: NeptunState) -> None:
        """6 City and goods card go to their discard piles; the chart remembers the delivery. [P2.25]"""
        card, good = self._contract(s)
        s.chart_status[self.seat * SLOTS + self.slot] = FULFILLED
        s.city_discard |= 1 << card
        s.goods_discard[good] = s.goods_discard[good] + 1

    def _contract(self, s: NeptunState) -> tuple[int, int]:
        place = self.seat * SLOTS + self.slot
        return s.chart_card[place], s.chart_good[place]


def contracts_here(s: NeptunState, seat: int) -> list[int]:
    """The slots with an open contract for the city where the boat lies. [P2.17]"""
    base = seat * SLOTS
    city = s.boat[seat]
    status, cards, cities = s.chart_status, s.chart_card, s.box.card_city
    return [slot for slot in range(SLOTS) if status[base + slot] == OPEN and cities[cards[base + slot]] == city]


def why_not_fulfil(s: NeptunState, seat: int, slot: int) -> Reason | None:
    """What stands against fulfilling the contract in a slot."""
    place = seat * SLOTS + slot
    if s.chart_card[place] < 0:
        return Reason("P2.17", "no-contract", (slot,))
    if s.chart_status[place] == LOST:
        return Reason("P2.24", "contract-lost", (slot, s.chart_card[place]))
    if s.chart_status[place] == FULFILLED:
        return Reason("P2.17", "contract-done", (slot, s.chart_card[place]))
    if s.box.card_city[s.chart_card[place]] != s.boat[seat]:
        return Reason("P2.17", "wrong-city", (slot, s.box.card_city[s.chart_card[place]], s.boat[seat]))
    return None
