"""5.2.5 Leaders and Infantry join a naval battle.

5.2.5.M, 5.2.5.R their dice, 5.2.5.O, 5.2.5.T, 5.2.5.U what becomes of them, 5.2.5.Q Corvus announced:
`engage_fleet.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import DONE, EMBARK
from ..box.effects import NO_LIMIT
from ..box.sets import actions_of
from ..ch02_components.card_spaces import leave_hand, leave_reserve
from ..ch04_hand_and_deck.known_hand import possible_hand
from ..kinds import Cards

if TYPE_CHECKING:
    from ..state import HandsState


class Embark(Procedure):
    """5.2.5 Leaders from the Hand, or Infantry from the Reserve, join a naval battle one by one.

    Asked by what is publicly possible. [5.2.5.L, 5.2.5.P]
    """

    SEQUENCE: ClassVar = ("offer",)
    CHOICES: ClassVar = {"admirals": "5.2.5.L", "marines": "5.2.5.P"}

    seat: Seat
    cards: Cards
    room: Number = NO_LIMIT

    def leaders(self, s: HandsState) -> bool:
        """Whether Leaders are asked for, not Infantry."""
        return self.cards == s.cards.leaders

    def offer(self, s: HandsState) -> None:
        """Ask while somebody might still join."""
        if self.room == 0:
            return
        if not self.leaders(s):
            held = s.reserve[self.seat] if s.secret_reserve else s.reserve[self.seat] & self.cards
            if held:
                s.ask(self.seat, "marines")
        elif possible_hand(s, self.seat) & self.cards and not s.leaderless >> self.seat & 1:
            s.ask(self.seat, "admirals")

    def willing(self, s: HandsState) -> int:
        """The cards that may join now."""
        held = s.hand[self.seat] if self.leaders(s) else s.reserve[self.seat]
        return held & self.cards

    def why_not(self, s: HandsState, verb: int, noun: int) -> Reason | None:
        """Why this card cannot join."""
        if verb != EMBARK or self.willing(s) >> noun & 1:
            return None
        if self.leaders(s):
            return Reason("5.2.5.L", "no-leader", (noun,))
        return Reason("5.2.5.P", "no-reserve-infantry", (noun,))

    def aboard(self, s: HandsState, verb: int, noun: int) -> None:
        """One card more, or enough."""
        if verb != EMBARK:
            return
        leave_reserve(s, self.seat, noun)
        leave_hand(s, self.seat, noun)
        s.aboard[self.seat] |= 1 << noun
        s.tell("5.2.5.L" if self.leaders(s) else "5.2.5.P", "embarked", self.seat, noun)
        self.room -= 1
        self.go("offer")

    def admirals_options(self, s: HandsState, seat: int) -> list[int]:
        """Leaders in Hand."""
        return [DONE, *actions_of(EMBARK, self.willing(s))]

    def admirals_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why this card is no Leader in Hand."""
        return self.why_not(s, verb, noun)

    def admirals(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """A Leader joins [5.2.5.L]."""
        self.aboard(s, verb, noun)

    def marines_options(self, s: HandsState, seat: int) -> list[int]:
        """Infantry in the Reserve."""
        return [DONE, *actions_of(EMBARK, self.willing(s))]

    def marines_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why this card is no Infantry in the Reserve."""
        return self.why_not(s, verb, noun)

    def marines_facts(self, s: HandsState, seat: int) -> tuple[int, ...]:
        """How many may still join."""
        return (self.room,)

    def marines(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """Infantry joins without cost [5.2.5.P]."""
        self.aboard(s, verb, noun)
