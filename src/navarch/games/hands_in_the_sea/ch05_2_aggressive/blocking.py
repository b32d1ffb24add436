"""5.2.4, 5.2.6 and 5.3.4: a raid, a bribe or a pillage is blocked."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import BLOCK, DECLINE
from ..box.labels import CAVALRY
from ..box.modifiers import CAVALRY_BLOCKS_RAID
from ..box.sets import actions_of
from ..ch02_components.card_spaces import to_discard
from ..ch04_3_sea_and_supply.usable_cards import live
from ..ch04_hand_and_deck.known_hand import possible_hand
from ..kinds import Location

if TYPE_CHECKING:
    from ..state import HandsState


A_RAID: Final = 0
A_BRIBE: Final = 1
A_PILLAGE: Final = 2
RULE: Final[tuple[str, ...]] = ("5.2.4.J", "5.2.6.B", "5.3.4.E")


def blockers(s: HandsState, seat: int, occasion: int, place: int) -> int:
    """The cards, held or not, with which this player could block [5.2.4.J, 5.2.4.K, 5.2.6.B, 5.3.4.E, 5.3.4.F].

    The target's own card serves while the location is in supply.
    """
    cards = s.cards
    if occasion == A_BRIBE:
        return cards.bribe_blocks
    own = 1 << place & live(s, seat)
    if occasion == A_PILLAGE:
        return cards.pillage_blocks | own
    riders = cards.of_kind[CAVALRY] if s.modifier(seat, CAVALRY_BLOCKS_RAID) else 0
    return cards.raid_blocks | riders | own


class Block(Procedure):
    """The opponent may play a card from Hand to block; answers 1 if so.

    The question is asked whenever a blocking card may be in Hand as far as anybody can count, so that it
    tells nothing. [5.2.4.J, 5.2.6.B, 5.3.4.E]
    """

    SEQUENCE: ClassVar = ("offer",)
    CHOICES: ClassVar = {"raid_block": "5.2.4.J", "bribe_block": "5.2.6.B", "pillage_block": "5.3.4.E"}

    seat: Seat
    occasion: Number
    place: Location

    def offer(self, s: HandsState) -> None:
        """Asked by what is publicly possible; where nothing is, everybody is told so."""
        if possible_hand(s, self.seat) & blockers(s, self.seat, self.occasion, self.place):
            s.ask(self.seat, ("raid_block", "bribe_block", "pillage_block")[self.occasion])
        else:
            s.tell(RULE[self.occasion], "cannot-block", self.seat)

    def options(self, s: HandsState) -> list[int]:
        """Blocking cards in Hand, or letting it happen."""
        held = s.hand[self.seat] & blockers(s, self.seat, self.occasion, self.place)
        return [*actions_of(BLOCK, held), DECLINE]

    def why_not(self, s: HandsState, verb: int, noun: int) -> Reason | None:
        """Why this card blocks nothing."""
        if verb != BLOCK:
            return None
        rule = RULE[self.occasion]
        if not s.hand[self.seat] >> noun & 1:
            return Reason(rule, "not-in-hand", (noun,))
        if blockers(s, self.seat, self.occasion, self.place) >> noun & 1:
            return None
        if noun == self.place and self.occasion != A_BRIBE:
            return Reason("5.2.4.K" if self.occasion == A_RAID else "5.3.4.F", "out-of-supply", (noun,))
        return Reason(rule, "blocks-nothing", (noun,))

    def answer_block(self, s: HandsState, verb: int, noun: int) -> None:
        """A blocking card is discarded."""
        if verb == BLOCK:
            to_discard(s, self.seat, noun)
            s.tell(RULE[self.occasion], "blocked", self.seat, noun)
            s.end(1)
        else:
            s.tell(RULE[self.occasion], "not-blocked", self.seat)
            s.end(0)

    def raid_block_options(self, s: HandsState, seat: int) -> list[int]:
        """Cards that block a raid."""
        return self.options(s)

    def raid_block_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why this card blocks no raid."""
        return self.why_not(s, verb, noun)

    def raid_block_facts(self, s: HandsState, seat: int) -> tuple[int, ...]:
        """The target."""
        return (self.place,)

    def raid_block(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """Block the raid or not [5.2.4.J]."""
        self.answer_block(s, verb, noun)

    def bribe_block_options(self, s: HandsState, seat: int) -> list[int]:
        """Cards that block a bribe."""
        return self.options(s)

    def bribe_block_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why this card blocks no bribe."""
        return self.why_not(s, verb, noun)

    def bribe_block(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """Block the bribe or not [5.2.6.B]."""
        self.answer_block(s, verb, noun)

    def pillage_block_options(self, s: HandsState, seat: int) -> list[int]:
        """Cards that block a pillage."""
        return self.options(s)

    def pillage_block_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why this card blocks no pillage."""
        return self.why_not(s, verb, noun)

    def pillage_block_facts(self, s: HandsState, seat: int) -> tuple[int, ...]:
        """The target."""
        return (self.place,)

    def pillage_block(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """Block the pillage or not [5.3.4.E]."""
        self.answer_block(s, verb, noun)
