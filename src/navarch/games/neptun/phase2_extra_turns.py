"""Additional turns 5 I and 5 II, at the end of phase 2. P2.X.10 nobody must deliver: `phase2_fulfil.py`."""

from __future__ import annotations

from ...engine.event import Reason
from ...engine.kind import Number, Seat, Seats
from ...engine.procedure import Procedure
from .actions import JOIN, PASS
from .labels import LOST, OPEN, REGULAR_TURNS, SLOTS
from .phase2_fulfil import SailingTurn, boat_range, change_wind, oars_in_hand, play_oar, why_not_oar
from .possessions import hand_size, open_contracts
from .state import NeptunState


class ExtraTurns(Procedure):
    """P2.X Up to two additional turns for those who still have open contracts. [P2.X.1]"""

    SEQUENCE = ("offer", "sail", "again", "lose_open", "new_wind")
    CHOICES = {"extra": "P2.X.3"}

    turn: Number = 0  # 0: 5 I, 1: 5 II
    asked: Number = 0  # how many places of the player order have been asked
    done: Number = 0  # how many have sailed
    wanted: Seats = 0  # those who want this turn
    entitled: Seats = 0  # those who may be asked

    def offer(self, s: NeptunState) -> None:
        """1 All who may take part are asked in player order, before anybody sails. [P2.X.2, P2.X.3] (ruling Q33)

        An open contract and an oar card are needed. [P2.X.5]
        """
        while self.asked < s.players:
            seat = s.order[self.asked]
            self.asked += 1
            if self.entitled >> seat & 1 and open_contracts(s, seat):
                if hand_size(s, seat):
                    self.go("offer")
                    s.ask(seat, "extra")
                    return
                s.tell("P2.X.5", "no-oar-card", seat, self.turn + 1)

    def extra_facts(self, s: NeptunState, seat: int) -> tuple[int, ...]:
        """Which additional turn it is."""
        return (self.turn + 1,)

    def extra_options(self, s: NeptunState, seat: int) -> list[int]:
        """Taking part is voluntary. [P2.X.3]"""
        return [JOIN, PASS]

    def extra(self, s: NeptunState, seat: int, verb: int, noun: int) -> None:
        """Who declines is out of both additional turns. [P2.X.4] (ruling Q31)"""
        if verb == JOIN:
            self.wanted |= 1 << seat
            s.tell("P2.X.3", "joined", seat, self.turn + 1)
        else:
            s.tell("P2.X.4", "passed", seat, self.turn + 1)

    def sail(self, s: NeptunState) -> None:
        """2 In player order each participant plays a card, sails and may fulfil. [P2.X.7]"""
        while self.done < s.players:
            seat = s.order[self.done]
            self.done += 1
            if self.wanted >> seat & 1:
                self.go("sail")
                s.call(ExtraTurn(seat, REGULAR_TURNS + self.turn))
                return

    def again(self, s: NeptunState) -> None:
        """3 A second and last one for participants of the first. [P2.X.8]"""
        self.turn += 1
        if self.wanted and self.turn < s.box.extra_turns:
            self.entitled = self.wanted
            self.wanted = 0
            self.asked = 0
            self.done = 0
            self.go("offer")

    def lose_open(self, s: NeptunState) -> None:
        """4 What is still open is lost. [P2.X.9]"""
        if self.turn == 1 and not self.wanted:
            if OPEN in s.chart_status:
                s.tell("P2.X.4", "no-extra-turn")
            else:
                s.tell("P2.X.1", "nothing-open")
        for place in range(s.players * SLOTS):
            if s.chart_status[place] == OPEN:
                s.chart_status[place] = LOST
                s.tell("P2.X.9", "lost", place // SLOTS, s.chart_card[place], s.chart_good[place], place % SLOTS)

    def new_wind(self, s: NeptunState) -> None:
        """5 The forecast of the fifth turn, held back so far, comes true. [P2.27] (ruling Q18)"""
        change_wind(s)


class ExtraTurn(Procedure):
    """P2.X One participant's additional turn: an oar card, then as in a regular turn. [P2.X.7]"""

    SEQUENCE = ("choose_oar", "sail")
    CHOICES = {"extra_crew": "P2.X.7"}

    seat: Seat
    turn: Number

    def choose_oar(self, s: NeptunState) -> None:
        """Any card left in hand, played openly. [P2.X.5] (rulings Q32, Q34)"""
        s.ask(self.seat, "extra_crew")

    def extra_crew_options(self, s: NeptunState, seat: int) -> list[int]:
        """Any card of the hand."""
        return oars_in_hand(s, seat)

    def extra_crew_why(self, s: NeptunState, seat: int, verb: int, noun: int) -> Reason | None:
        """Only what is held."""
        return why_not_oar(s, seat, verb, noun)

    def extra_crew(self, s: NeptunState, seat: int, verb: int, noun: int) -> None:
        """Its wind number forecasts nothing. [P2.X.6]"""
        play_oar(s, seat, noun, self.turn)
        s.tell("P2.X.7", "played", seat, noun, boat_range(s, noun), s.wind)

    def sail(self, s: NeptunState) -> None:
        """The wind is still that of the fifth turn. [P2.X.6]"""
        s.call(SailingTurn(self.seat, self.turn))
