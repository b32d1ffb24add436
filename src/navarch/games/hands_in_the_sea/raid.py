"""5.2.4 Cavalry raid, and blocking as in 5.2.4, 5.2.6 and 5.3.4."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ...engine.event import Reason
from ...engine.procedure import Procedure
from .actions import BLOCK, DECLINE, RAID
from .attack import pay_tax, why_taxed
from .cards import to_discard, unseen
from .names import CAVALRY, PLACES, RAIDER, cards_of, count, other
from .pay import payment, usable
from .supply import live, sites, supplied, survey
from .tokens import capture_token
from .vocabulary import CAVALRY_BLOCKS_RAID, RAID_RANGE, TAX_RAID

if TYPE_CHECKING:
    from .state import HandsState

OUT_OF_REACH = PLACES
A_RAID, A_BRIBE, A_PILLAGE = 0, 1, 2


# ---- distances ----


def ride_on(s: HandsState, reached: int) -> int:
    """The places one connection farther; nobody rides into or through a battle or a Fortification.

    Rough roads count like others and enemies are passed, but the straits are closed [5.2.4.D, 5.2.4.E, 5.2.4.F,
    5.2.4.G, 5.2.4.H].
    """
    beside = 0
    while reached:
        low = reached & -reached
        reached ^= low
        beside |= s.board.raid_roads[low.bit_length() - 1]
    return beside & ~sites(s) & ~s.forts


def origins(s: HandsState, seat: int) -> int:
    """Where a raid may start: own supplied places without a battle [4.4.F, 5.2.4.H, 5.2.4.I]."""
    return supplied(s, seat) & ~sites(s)


def within_raid(s: HandsState, seat: int, distance: int) -> int:
    """All places that a raid can reach over so many connections [5.2.4.C]."""
    found = fresh = origins(s, seat)
    for _ in range(distance):
        fresh = ride_on(s, fresh) & ~found
        found |= fresh
    return found


def raid_distance(s: HandsState, seat: int, place: int) -> int:
    """How many connections a raid rides from the nearest origin, OUT_OF_REACH without a way [5.2.4.C]."""
    found = fresh = origins(s, seat)
    distance = 0
    while fresh:
        distance += 1
        fresh = ride_on(s, fresh) & ~found
        if fresh >> place & 1:
            return distance
        found |= fresh
    return OUT_OF_REACH


def riders_needed(s: HandsState, seat: int, place: int) -> int:
    """How many raid cards it takes [5.2.4.B, 5.2.4.C]."""
    distance = raid_distance(s, seat, place)
    return OUT_OF_REACH if distance == OUT_OF_REACH else max(1, distance - s.modifier(seat, RAID_RANGE))


def why_raid(s: HandsState, seat: int, place: int) -> Reason | None:
    """What forbids raiding this location [4.5.H, 5.1.3.F, 5.2.4.A]."""
    bit = 1 << place
    if s.independent & bit:
        return Reason("4.5.H", "independent", (place,))
    if not s.held[other(seat)] & bit:
        return Reason("5.2.4.A", "no-enemy-there", (place,))
    if s.forts & bit:
        return Reason("5.1.3.F", "fortified", (place,))
    if sites(s) & bit:
        return Reason("5.2.4.H", "battle-there", (place,))
    riders = count(usable(s, seat) & s.cards.raiders)
    if riders == 0:
        return Reason("5.2.4.B", "no-raiders")
    needed = riders_needed(s, seat, place)
    if needed == OUT_OF_REACH:
        return Reason("5.2.4.C", "no-way-to-raid", (place,))
    if needed > riders:
        return Reason("5.2.4.C", "too-far-to-raid", (place, needed, riders))
    return why_taxed(s, seat, place, TAX_RAID)


def raid_options(s: HandsState, seat: int) -> list[int]:
    """Locations that can be raided."""
    if not s.hand[seat] & s.cards.raiders:
        return []
    riders = count(usable(s, seat) & s.cards.raiders)
    targets = s.held[other(seat)] & within_raid(s, seat, riders + s.modifier(seat, RAID_RANGE))
    return [RAID + place for place in cards_of(targets) if why_raid(s, seat, place) is None]


class Raid(Procedure):
    """5.2.4 A cavalry raid. [5.2.4.A, 5.2.4.B]"""

    SEQUENCE: ClassVar = ("ride", "block", "take")
    FIELDS: ClassVar = {"seat": "seat", "place": "location"}

    def __init__(self, seat: int, place: int) -> None:
        super().__init__()
        self.seat = seat
        self.place = place

    def ride(self, s: HandsState) -> None:
        """The raid cards are played; more than needed may be [5.2.4.B, 5.2.4.C]."""
        pay_tax(s, self.seat, self.place, TAX_RAID)
        needed = riders_needed(s, self.seat, self.place)
        s.call(payment(self.seat, self.place, [RAIDER] * needed, extra=PLACES))

    def block(self, s: HandsState) -> None:
        """The opponent may block [5.2.4.J]."""
        s.tell("5.2.4.A", "raided", self.seat, self.place)
        s.call(Block(other(self.seat), A_RAID, self.place))

    def take(self, s: HandsState) -> None:
        """Unblocked, the raid takes the token; a City leaves a Town behind if there is one in stock.

        The location is unoccupied otherwise, and no capital is won by it [5.2.4.L, 5.2.4.M, 5.2.4.N, 5.2.4.O].
        """
        if self.answer:
            return
        victim = other(self.seat)
        was_city = s.cities >> self.place & 1
        capture_token(s, self.seat, self.place)
        if was_city and s.towns[victim]:
            s.towns[victim] -= 1
            s.held[victim] |= 1 << self.place
        survey(s)
        s.tell("5.2.4.L", "raid-took", self.seat, self.place, was_city)


# ---- blocking ----


def blockers(s: HandsState, seat: int, occasion: int, place: int) -> int:
    """The cards, held or not, with which this player could block [5.2.4.J, 5.2.4.K, 5.2.6.B, 5.3.4.E, 5.3.4.F].

    The target's own card serves while the location is in supply.
    """
    cards = s.cards
    if occasion == A_BRIBE:
        return cards.bribe_blocks
    own = 1 << place & live(s, seat) if place >= 0 else 0
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
    FIELDS: ClassVar = {"seat": "seat", "occasion": "number", "place": "location"}

    def __init__(self, seat: int, occasion: int, place: int) -> None:
        super().__init__()
        self.seat = seat
        self.occasion = occasion
        self.place = place

    def offer(self, s: HandsState) -> None:
        """Asked by what is publicly possible."""
        if unseen(s, self.seat) & blockers(s, self.seat, self.occasion, self.place):
            s.ask(self.seat, ("raid_block", "bribe_block", "pillage_block")[self.occasion])

    def options(self, s: HandsState) -> list[int]:
        """Blocking cards in Hand, or letting it happen."""
        held = s.hand[self.seat] & blockers(s, self.seat, self.occasion, self.place)
        return [*(BLOCK + card for card in cards_of(held)), DECLINE]

    def why_not(self, s: HandsState, verb: int, noun: int) -> Reason | None:
        """Why this card blocks nothing."""
        if verb != BLOCK:
            return None
        rule = ("5.2.4.J", "5.2.6.B", "5.3.4.E")[self.occasion]
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
            s.tell(("5.2.4.J", "5.2.6.B", "5.3.4.E")[self.occasion], "blocked", self.seat, noun)
            s.end(1)
        else:
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
