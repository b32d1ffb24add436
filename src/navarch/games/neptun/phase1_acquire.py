"""Phase 1: acquire contracts."""

from __future__ import annotations

from ...engine.event import Reason
from ...engine.kind import Number, Seat
from ...engine.procedure import Procedure
from ...engine.state import CHANCE
from .actions import DRAW_CITY, DRAW_GOOD, DRAW_OAR, LOAD, REJECT, REVEAL, TAKE
from .kinds import Column
from .labels import CITY_CARDS, GOODS, OARS, OPEN, SLOTS
from .possessions import open_slots
from .setup import order_places
from .state import NeptunState


class AcquireTurn(Procedure):
    """P1 A turn of phase 1: lay out, each player takes one contract, new player order."""

    SEQUENCE = ("lay_out", "next_player", "new_order", "left_over")

    turn: Number
    done: Number = 0

    def lay_out(self, s: NeptunState) -> None:
        """Contracts face down, players plus one, the one left over among them. [P1.1, P1.2]"""
        s.columns = s.players + s.box.columns_beyond
        s.tell("P1.1", "laid-out", self.turn, s.columns, s.opened)

    def next_player(self, s: NeptunState) -> None:
        """In player order each player acquires exactly one contract. [P1.5, P1.L.9]"""
        if self.done < s.players:
            seat = s.order[self.done]
            self.done += 1
            self.go("next_player")
            s.call(AcquireContract(seat))

    def new_order(self, s: NeptunState) -> None:
        """The oar scale gives the new player order. [P1.E.1]"""
        s.order = order_from_oar_scale(s)
        s.oar_scale = [0] * s.players
        s.oar_scale_pile = []
        if s.listening:
            s.tell("P1.E.1", "new-order", *order_places(s))

    def left_over(self, s: NeptunState) -> None:
        """The one contract that nobody took. [P1.E.4]"""
        if self.turn == s.box.acquire_turns:  # the fifth: everybody has five contracts [P1.E.8]
            clear_display(s)
        elif s.opened == s.columns:
            move_left(s)
            s.column_gold[0] += s.box.left_over_gold  # [P1.E.5]
            s.supply -= s.box.left_over_gold
            s.tell("P1.E.5", "left-over-gold", s.column_city[0], s.column_good[0], s.column_gold[0])
        else:
            s.opened = 0
            s.call(TurnUp(0))  # still face down: it is turned up and gets no gold [P1.E.6]


def order_from_oar_scale(s: NeptunState) -> list[int]:
    """Lowest oar number first; of markers on one space the top one first. [P1.E.2, P1.E.3]"""
    order: list[int] = []
    for seat in reversed(s.oar_scale_pile):
        place = 0
        while place < len(order) and s.oar_scale[order[place]] <= s.oar_scale[seat]:
            place += 1
        order.insert(place, seat)
    return order


def move_left(s: NeptunState) -> None:
    """The contract left over goes to the leftmost column. [P1.E.4]"""
    for column in range(1, s.columns):
        if s.column_city[column] >= 0:
            swap_columns(s, 0, column)
    s.opened = 1


def swap_columns(s: NeptunState, empty: int, full: int) -> None:
    """Move a contract to an empty column."""
    s.column_city[empty], s.column_city[full] = s.column_city[full], -1
    s.column_good[empty], s.column_good[full] = s.column_good[full], -1
    s.column_oar[empty], s.column_oar[full] = s.column_oar[full], -1
    s.column_gold[empty], s.column_gold[full] = s.column_gold[full], 0


def clear_display(s: NeptunState) -> None:
    """After the fifth turn the last contract is put away, its gold returned. [R.4] (ruling Q13)

    A contract still face down is put away unseen: its cards were never drawn from the piles.
    """
    if s.opened < s.columns:
        s.tell("R.4", "put-away-unseen")
    for column in range(s.opened):
        if s.column_city[column] >= 0:
            s.tell("R.4", "put-away", s.column_city[column], s.column_good[column], s.column_gold[column])
            s.city_discard |= 1 << s.column_city[column]
            s.goods_discard[s.column_good[column]] += 1
            s.oar_discard[s.column_oar[column]] += 1
            s.supply += s.column_gold[column]
            empty_column(s, column)
    s.opened = 0
    s.columns = 0


def empty_column(s: NeptunState, column: int) -> None:
    """A column after its contract has gone."""
    s.column_city[column] = -1
    s.column_good[column] = -1
    s.column_oar[column] = -1
    s.column_gold[column] = 0


class TurnUp(Procedure):
    """P1.a Turn up a column: city card, goods card and oar card belong together. [P1.3]"""

    SEQUENCE = ("city", "good", "oar", "show")
    CHOICES = {"city_card": "P1.1", "goods_card": "P1.1", "oar_card": "P1.1"}

    column: Column

    def city(self, s: NeptunState) -> None:
        """Top row: a city card. [C.8]"""
        s.ask(CHANCE, "city_card")

    def city_card_options(self, s: NeptunState, seat: int) -> list[int]:
        """Any card of the city pile."""
        deck = s.city_deck
        return [DRAW_CITY + card for card in range(len(CITY_CARDS)) if deck >> card & 1]

    def city_card(self, s: NeptunState, seat: int, verb: int, noun: int) -> None:
        """It lies in the column."""
        s.city_deck ^= 1 << noun
        s.column_city[self.column] = noun

    def good(self, s: NeptunState) -> None:
        """Middle row: a goods card. [C.9]"""
        s.ask(CHANCE, "goods_card")

    def goods_card_options(self, s: NeptunState, seat: int) -> list[int]:
        """Any kind left in the goods pile."""
        return [DRAW_GOOD + good for good in range(len(GOODS)) if s.goods_deck[good]]

    def goods_card_weights(self, s: NeptunState) -> list[int]:
        """As many chances as cards of a kind."""
        return [left for left in s.goods_deck if left]

    def goods_card(self, s: NeptunState, seat: int, verb: int, noun: int) -> None:
        """It lies in the column."""
        s.goods_deck[noun] = s.goods_deck[noun] - 1
        s.column_good[self.column] = noun

    def oar(self, s: NeptunState) -> None:
        """Bottom row: an oar card. [C.10]"""
        s.ask(CHANCE, "oar_card")

    def oar_card_options(self, s: NeptunState, seat: int) -> list[int]:
        """Any kind left in the oar pile."""
        deck = s.oar_deck
        return [DRAW_OAR + oar for oar in range(len(OARS)) if deck[oar]]

    def oar_card_weights(self, s: NeptunState) -> list[int]:
        """As many chances as cards of a kind."""
        return [left for left in s.oar_deck if left]

    def oar_card(self, s: NeptunState, seat: int, verb: int, noun: int) -> None:
        """It lies in the column."""
        s.oar_deck[noun] = s.oar_deck[noun] - 1
        s.column_oar[self.column] = noun

    def show(self, s: NeptunState) -> None:
        """The contract is open to all, and so is what it pays, read from its entry. [P1.3, P1.4]"""
        c = self.column
        s.opened = c + 1
        if not s.listening:
            return
        card, good, oar = s.column_city[c], s.column_good[c], s.column_oar[c]
        entry = card * len(GOODS) + good
        gold, points = s.box.pays_gold[entry], s.box.pays_temple[entry]
        if s.find(AcquireContract) is None:  # nobody took it while it was face down
            s.tell("P1.E.6", "left-over-shown", card, good, oar, gold, points)
        else:
            s.tell("P1.a.1", "turned-up", card, good, oar, c, gold, points)


class AcquireContract(Procedure):
    """P1 a, b, c One player acquires a contract and loads it."""

    SEQUENCE = ("choose", "turn_up", "judge", "load", "finish")
    CHOICES = {"contract": "P1.b.1", "open_contract": "P1.c.1", "verdict": "P1.a.2", "slot": "P1.L.2"}

    seat: Seat
    column: Column = -1  # the one being judged or taken

    def choose(self, s: NeptunState) -> None:
        """a: all face down, so the leftmost is turned up. b, c: the face-up ones are open to him. [P1.a.1]"""
        offered = face_up(s)
        if offered:
            hidden = s.opened < s.columns
            s.ask(self.seat, "contract" if hidden else "open_contract")
            s.known = [*offered, REVEAL] if hidden else offered

    def contract_options(self, s: NeptunState, seat: int) -> list[int]:
        """b: any face-up contract, or the leftmost face-down one. Nobody may pass. [P1.b.1, P1.5]"""
        found = face_up(s)
        found.append(REVEAL)
        return found

    def contract_why(self, s: NeptunState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why a contract cannot be taken."""
        return why_not_take(s, noun) if verb == TAKE else None

    def contract(self, s: NeptunState, seat: int, verb: int, noun: int) -> None:
        """He takes a face-up one at once, or goes on under a. [P1.b.2]"""
        if verb == TAKE:
            self.column = noun
            self.go("load")

    def open_contract_options(self, s: NeptunState, seat: int) -> list[int]:
        """c: one of the face-up contracts. [P1.c.1]"""
        return face_up(s)

    def open_contract_why(self, s: NeptunState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why a contract cannot be taken, or none turned up."""
        if verb == REVEAL:
            return Reason("P1.c.1", "all-face-up")
        return why_not_take(s, noun) if verb == TAKE else None

    def open_contract(self, s: NeptunState, seat: int, verb: int, noun: int) -> None:
        """He takes it. [P1.c.1]"""
        self.column = noun
        self.go("load")

    def turn_up(self, s: NeptunState) -> None:
        """a: the leftmost face-down contract. [P1.a.1]"""
        self.column = s.opened
        s.call(TurnUp(s.opened))

    def judge(self, s: NeptunState) -> None:
        """a: take it or reject it once and for all; the rightmost one must be taken. [P1.a.2, P1.a.4]"""
        if s.opened < s.columns:
            s.ask(self.seat, "verdict")
        else:
            s.tell("P1.a.4", "rightmost", self.seat)

    def verdict_options(self, s: NeptunState, seat: int) -> list[int]:
        """The contract just turned up, or the next one; those rejected are closed to him. [P1.a.5]"""
        return [TAKE + self.column, REJECT]

    def verdict_why(self, s: NeptunState, seat: int, verb: int, noun: int) -> Reason | None:
        """What was passed over is closed; nothing further can be turned up before it is rejected."""
        if verb == REVEAL:
            return Reason("P1.a.2", "judge-first", (self.column,))
        if verb != TAKE or noun == self.column:
            return None
        if noun < s.opened and s.column_city[noun] >= 0:
            return Reason("P1.a.5", "passed-over", (noun,))
        return why_not_take(s, noun)

    def verdict(self, s: NeptunState, seat: int, verb: int, noun: int) -> None:
        """Rejected ones stay open for those who follow. [P1.a.3, P1.a.6]"""
        if verb == REJECT:
            if s.listening:
                s.tell("P1.a.6", "rejected", seat, s.column_city[self.column], s.column_good[self.column])
            self.go("turn_up")

    def load(self, s: NeptunState) -> None:
        """Loading a contract: city and goods card go on any free slot. [P1.L.1, P1.L.2]"""
        c = self.column
        if s.listening:
            s.tell("P1.5", "acquired", self.seat, s.column_city[c], s.column_good[c], s.column_oar[c], c)
        free = self.slot_options(s, self.seat)
        if len(free) == 1:
            s.play_unasked(self.seat, "slot", free[0])
            self._load(s, free[0] - LOAD)
        else:
            s.ask(self.seat, "slot")
            s.known = free

    def slot_facts(self, s: NeptunState, seat: int) -> tuple[int, ...]:
        """What is loaded."""
        return s.column_city[self.column], s.column_good[self.column]

    def slot_options(self, s: NeptunState, seat: int) -> list[int]:
        """Every slot that holds no contract. [P1.L.2]"""
        return [LOAD + slot for slot in open_slots(s, seat)]

    def slot_why(self, s: NeptunState, seat: int, verb: int, noun: int) -> Reason | None:
        """A contract stays where it was loaded. [P1.L.3]"""
        if verb == LOAD and s.chart_card[seat * SLOTS + noun] >= 0:
            return Reason("P1.L.3", "slot-taken", (noun, s.chart_card[seat * SLOTS + noun]))
        return None

    def slot(self, s: NeptunState, seat: int, verb: int, noun: int) -> None:
        """The slot fixes the order of delivery. [P1.L.4]"""
        self._load(s, noun)

    def _load(self, s: NeptunState, slot: int) -> None:
        place = self.seat * SLOTS + slot
        s.chart_card[place] = s.column_city[self.column]
        s.chart_good[place] = s.column_good[self.column]
        s.chart_status[place] = OPEN
        if s.listening:
            s.tell("P1.L.1", "loaded", self.seat, s.chart_card[place], s.chart_good[place], slot)

    def finish(self, s: NeptunState) -> None:
        """Marker to the oar scale, oar card to the hand, and the gold on the contract. [P1.L.5, P1.L.7]

        The marker goes on top of those that stand there: the last of the pile. [P1.L.6]
        From now on the oar card has no link with the contract. [P1.L.8]
        """
        oar = s.column_oar[self.column]
        below = markers_on(s, s.box.oar_power[oar]) if s.listening else 0
        s.oar_scale[self.seat] = s.box.oar_power[oar]
        s.oar_scale_pile.append(self.seat)
        if below:
            s.tell("P1.L.6", "stacked", self.seat, s.box.oar_power[oar], below)
        held = self.seat * len(OARS) + oar
        s.hand[held] = s.hand[held] + 1
        gold = s.column_gold[self.column]
        if gold:  # [P1.E.7]
            s.gold[self.seat] = s.gold[self.seat] + gold
            s.tell("P1.E.7", "found-gold", self.seat, gold, s.gold[self.seat])
        empty_column(s, self.column)


def markers_on(s: NeptunState, number: int) -> int:
    """The seats whose markers stand on a space of the oar scale. [P1.L.6]"""
    seats = 0
    for seat in s.oar_scale_pile:
        if s.oar_scale[seat] == number:
            seats |= 1 << seat
    return seats


def face_up(s: NeptunState) -> list[int]:
    """The face-up contracts that may be taken."""
    return [TAKE + column for column in range(s.opened) if s.column_city[column] >= 0]


def why_not_take(s: NeptunState, column: int) -> Reason | None:
    """Why that column cannot be taken: none there, face down, or gone."""
    if column >= s.columns:
        return Reason("P1.2", "no-column", (s.columns,))
    if column >= s.opened:
        return Reason("P1.b.1", "face-down", (column,))
    if s.column_city[column] < 0:
        return Reason("P1.5", "taken", (column,))
    return None
