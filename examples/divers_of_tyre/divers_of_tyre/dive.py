"""D and C: a dive, breath by breath, and the cards that may be played on it."""

from __future__ import annotations

from navarch.engine import CHANCE, Number, Procedure, Reason, Seat

from .actions import DIVE, LET_GO, PASS, PLAY, ROLL, SURFACE
from .box import DIE, DOLPHIN, SQUALL
from .cards import DrawCard, card_why, discard
from .state import TyreState, hand_size, held


class Dive(Procedure):
    """D A dive: deeper and deeper until the diver comes up or runs out of breath. [D.1]"""

    SEQUENCE = ("breathe", "squalls", "bring_home")
    CHOICES = {"breath": "D.1", "plunge": "D.2", "rescue": "C.2", "squall": "C.3"}

    seat: Seat
    depth: Number = 0  # times gone deeper
    basket: Number = 0
    asked: Number = 0  # others who have been asked for a squall

    # ---- 1 deeper, or up ----

    def breathe(self, s: TyreState) -> None:
        """1 The diver decides. [D.1]"""
        if self.depth == 0:
            s.tell("D.1", "dives", self.seat)
        s.ask(self.seat, "breath")

    def breath_facts(self, s: TyreState, seat: int) -> tuple[int, ...]:
        """What the prompt tells: the basket, and how many faces of the die are bad."""
        return (self.basket, self.danger(s))

    def breath_options(self, s: TyreState, seat: int) -> list[int]:
        """Whatever nothing forbids."""
        return [action for action in (DIVE, SURFACE) if self.breath_why(s, seat, action, 0) is None]

    def breath_why(self, s: TyreState, seat: int, verb: int, noun: int) -> Reason | None:
        """Nobody comes up dry, or goes below the bottom. [D.3, D.6]"""
        if verb == SURFACE and self.depth == 0:
            return Reason("D.3", "still-dry")
        if verb == DIVE and self.depth == s.box.bottom:
            return Reason("D.6", "sea-bottom", (self.depth,))
        return None

    def breath(self, s: TyreState, seat: int, verb: int, noun: int) -> None:
        """Deeper is a matter of luck; whoever comes up goes on to the next step. [D.2, D.3]"""
        if verb == DIVE:
            s.ask(CHANCE, "plunge")

    def danger(self, s: TyreState) -> int:
        """The highest roll at which the breath is gone. [D.4, O.1]"""
        return self.depth + s.option("rough_sea")

    def plunge_options(self, s: TyreState, seat: int) -> list[int]:
        """A die."""
        return [ROLL + face for face in range(len(DIE))]

    def plunge(self, s: TyreState, seat: int, verb: int, noun: int) -> None:
        """As many snails as pips, or out of breath. [D.2, D.4]"""
        pips = noun + 1
        if pips <= self.danger(s):
            s.tell("D.4", "out-of-breath", self.seat, pips, self.basket)
            self.gasp(s)
            return
        self.depth += 1
        self.basket += pips
        s.tell("D.2", "gathered", self.seat, pips, self.basket)
        self.go("breathe")

    # ---- out of breath ----

    def gasp(self, s: TyreState) -> None:
        """Whoever holds any card is asked for a dolphin, so that the question tells nothing. [C.2, D.5]"""
        if hand_size(s, self.seat):
            s.ask(self.seat, "rescue")
        else:
            self.lose(s)

    def rescue_facts(self, s: TyreState, seat: int) -> tuple[int, ...]:
        """The basket at stake."""
        return (self.basket,)

    def rescue_options(self, s: TyreState, seat: int) -> list[int]:
        """A dolphin, if there is one, or the basket goes."""
        return [PLAY + DOLPHIN, LET_GO] if held(s, seat, DOLPHIN) else [LET_GO]

    def rescue_why(self, s: TyreState, seat: int, verb: int, noun: int) -> Reason | None:
        """Only a dolphin helps, and only one that is held. [C.2]"""
        return card_why(s, seat, noun, DOLPHIN) if verb == PLAY else None

    def rescue(self, s: TyreState, seat: int, verb: int, noun: int) -> None:
        """Carried up with the basket, or up without it. [C.2, D.5]"""
        if verb == PLAY:
            discard(s, seat, DOLPHIN)
            s.tell("C.2", "dolphin", seat, self.basket)
        else:
            self.lose(s)

    def lose(self, s: TyreState) -> None:
        """The basket sinks, and the dive is over. [D.5]"""
        s.tell("D.5", "lost", self.seat, self.basket)
        s.end()

    # ---- 2 squalls ----

    def squalls(self, s: TyreState) -> None:
        """2 The others, from the left, may send a squall: asked whatever cards they hold. [C.3]"""
        while self.asked < s.players - 1:
            self.asked += 1
            other = (self.seat + self.asked) % s.players
            if hand_size(s, other):
                s.ask(other, "squall")
                self.go("squalls")
                return

    def squall_facts(self, s: TyreState, seat: int) -> tuple[int, ...]:
        """Who comes up with what."""
        return (self.seat, self.basket)

    def squall_options(self, s: TyreState, seat: int) -> list[int]:
        """A squall, if there is one, or nothing."""
        return [PLAY + SQUALL, PASS] if held(s, seat, SQUALL) else [PASS]

    def squall_why(self, s: TyreState, seat: int, verb: int, noun: int) -> Reason | None:
        """Only a squall can be played, and only one that is held. [C.3]"""
        return card_why(s, seat, noun, SQUALL) if verb == PLAY else None

    def squall(self, s: TyreState, seat: int, verb: int, noun: int) -> None:
        """Half of the basket is washed away. [C.3]"""
        if verb == PLAY:
            discard(s, seat, SQUALL)
            self.basket //= 2
            s.tell("C.3", "squall", seat, self.seat, self.basket)

    # ---- 3 home ----

    def bring_home(self, s: TyreState) -> None:
        """3 Snails go into the jar, and a rich basket earns a card. [D.7, D.8]"""
        s.jar[self.seat] += self.basket
        s.tell("D.7", "brought-home", self.seat, self.basket, s.jar[self.seat])
        if self.basket >= s.box.rich_basket:
            s.call(DrawCard(self.seat))
