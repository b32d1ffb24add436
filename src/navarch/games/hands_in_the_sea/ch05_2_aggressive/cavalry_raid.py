"""5.2.4 Cavalry raid."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.event import Reason
from ....engine.kind import Seat
from ....engine.procedure import Procedure
from ..actions import RAID
from ..box.labels import PLACES, RAIDER, other
from ..box.modifiers import RAID_RANGE, TAX_RAID
from ..box.sets import add, count
from ..ch04_3_sea_and_supply.supply import sites, supplied, survey
from ..ch04_3_sea_and_supply.syracuse import why_spared
from ..ch04_3_sea_and_supply.usable_cards import usable
from ..ch04_6_strategy_cards.diplomacy import beyond_means, pay_tax, why_taxed
from ..ch05_1_expansive.fortify import immune
from ..ch05_1_expansive.payment import payment
from ..kinds import Location
from .blocking import A_RAID, Block
from .spoils import capture_token

if TYPE_CHECKING:
    from ..state import HandsState


OUT_OF_REACH: Final = PLACES


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
    """What forbids raiding this location [5.2.4.A, 5.2.4.G, 5.2.4.H]."""
    bit = 1 << place
    if not s.held[other(seat)] & bit:
        return why_spared(s, place) or Reason("5.2.4.A", "no-enemy-there", (place,))
    if s.forts & bit:
        return immune(place)
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


def raid_options(s: HandsState, seat: int, able: int, menu: list[int]) -> None:
    """Locations that can be raided."""
    riders = able & s.cards.own[seat].raiders
    if riders:
        targets = s.held[other(seat)] & ~s.forts & ~sites(s) & ~beyond_means(s, seat, TAX_RAID)
        add(menu, RAID, targets & within_raid(s, seat, count(riders) + s.modifier(seat, RAID_RANGE)))


class Raid(Procedure):
    """5.2.4 A cavalry raid. [5.2.4.A, 5.2.4.B]"""

    SEQUENCE: ClassVar = ("ride", "block", "take")

    seat: Seat
    place: Location

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
        capture_token(s, self.seat, self.place, "5.2.4.L")
        if was_city and s.towns[victim]:
            s.towns[victim] -= 1
            s.held[victim] |= 1 << self.place
            s.tell("5.2.4.M", "town-left", victim, self.place)
        survey(s)
