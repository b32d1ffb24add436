"""5.3.4 Pillage."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.event import Reason
from ....engine.kind import Seat
from ....engine.procedure import Procedure
from ..actions import PILLAGE
from ..box.labels import PILLAGED, PORT, SHIP, other
from ..box.modifiers import PILLAGE_BONUS, PILLAGE_DISCARD, TAX_PILLAGE
from ..box.sets import add, several
from ..ch02_components.silver import earn
from ..ch02_components.symbols import can_meet, lacks_ships
from ..ch04_3_sea_and_supply.supply import sites
from ..ch04_3_sea_and_supply.syracuse import why_spared
from ..ch04_6_strategy_cards.diplomacy import beyond_means, pay_tax, why_taxed
from ..ch05_1_expansive.fortify import immune
from ..ch05_1_expansive.payment import payment
from ..ch05_2_aggressive.blocking import A_PILLAGE, Block
from ..ch05_2_aggressive.card_losses import TO_PLUNDER, RandomLoss
from ..kinds import Location

if TYPE_CHECKING:
    from ..state import HandsState


def ships_to_pillage(s: HandsState, seat: int, place: int) -> int:
    """Ship cards it takes: 1 in the Fleet's own Sea Zone, 2 in an adjacent one, 0: out of reach [5.3.4.A, 5.3.4.B]."""
    if s.fleet[seat] == PORT or not s.board.coastal >> place & 1:
        return 0
    zone = s.board.region[place]
    if zone == s.fleet[seat]:
        return 1
    return 2 if zone in s.board.zones_beside[s.fleet[seat]] else 0


def why_out_of_reach(s: HandsState, seat: int, place: int) -> Reason:
    """Why the Fleet cannot get at this location [5.3.4.A, 5.3.4.B]."""
    if not s.board.coastal >> place & 1:
        return Reason("5.3.4.A", "inland", (place,))
    if s.fleet[seat] == PORT:
        return Reason("5.3.4.A", "fleet-in-port")
    return Reason("5.3.4.B", "fleet-too-far", (place, s.fleet[seat]))


def why_pillage(s: HandsState, seat: int, place: int) -> Reason | None:
    """What forbids pillaging this location [5.3.4.D, 5.3.4.G, 5.3.4.H]."""
    bit = 1 << place
    if s.deeds & PILLAGED:
        return Reason("5.3.4.D", "pillaged-already")
    if not s.held[other(seat)] & bit:
        return why_spared(s, place) or Reason("5.3.4.A", "no-enemy-there", (place,))
    ships = ships_to_pillage(s, seat, place)
    if ships == 0:
        return why_out_of_reach(s, seat, place)
    if s.fleet[other(seat)] == s.board.region[place]:
        return Reason("5.3.4.G", "fleet-protects", (place,))
    if s.forts & bit:
        return immune(place)
    if sites(s) & bit:
        return Reason("5.3.4.G", "battle-there", (place,))
    if not can_meet(s, seat, [SHIP] * ships):
        return lacks_ships(s, seat, ships, "5.3.4.B" if ships > 1 else "5.3.4.A")
    return why_taxed(s, seat, place, TAX_PILLAGE)


def pillage_options(s: HandsState, seat: int, able: int, menu: list[int]) -> None:
    """Locations that can be pillaged: with one Ship in the Fleet's own Sea Zone, with two in an adjacent one, too."""
    zone, rival = s.fleet[seat], other(seat)
    ships = able & s.cards.own[seat].ship
    if zone == PORT or s.deeds & PILLAGED or not ships:
        return
    targets = s.held[rival] & ~s.forts & ~sites(s) & ~beyond_means(s, seat, TAX_PILLAGE)
    if s.fleet[rival] != PORT:
        targets &= ~s.board.coast[s.fleet[rival]]
    add(menu, PILLAGE, targets & (s.board.coast[zone] | (s.board.coast_beside[zone] if several(ships, 2) else 0)))


class Pillage(Procedure):
    """5.3.4 Pillage. [5.3.4.A]"""

    SEQUENCE: ClassVar = ("pay", "block", "loot", "discard")

    seat: Seat
    place: Location

    def pay(self, s: HandsState) -> None:
        """One Ship, two for an adjacent Sea Zone; once in a round, blocked or not [4.2.D, 5.3.4.D]."""
        s.deeds |= PILLAGED
        pay_tax(s, self.seat, self.place, TAX_PILLAGE)
        s.call(payment(self.seat, -1, [SHIP] * ships_to_pillage(s, self.seat, self.place)))

    def block(self, s: HandsState) -> None:
        """The opponent may block [5.3.4.E, 5.3.4.F]."""
        s.tell("5.3.4.A", "pillaged", self.seat, self.place)
        s.call(Block(other(self.seat), A_PILLAGE, self.place))

    def loot(self, s: HandsState) -> None:
        """Half the Warships in Silver, from the opponent as far as it goes [5.3.4.C, C.Plunder.1]."""
        if self.answer:
            s.end(0)
            return
        seat, victim = self.seat, other(self.seat)
        loot = s.warships[seat] // 2
        given = min(loot, s.silver[victim])
        s.silver[victim] -= given
        s.silver[seat] += given
        bonus = s.modifier(seat, PILLAGE_BONUS)
        earn(s, seat, loot - given + bonus)
        s.tell("5.3.4.C", "pillage-took", seat, loot + bonus, given, loot - given, bonus)
        self.advance_marker(s)

    def advance_marker(self, s: HandsState) -> None:
        """The marker moves; the opponent loses the VP printed there [5.3.4.I, 5.3.4.J, 5.3.4.K]."""
        seat, victim = self.seat, other(self.seat)
        s.pillage[seat] += 1
        s.tell("5.3.4.I", "pillage-marker", seat, s.pillage[seat])
        loss = s.num.pillage_penalty[s.pillage[seat]]
        s.points[victim] -= loss
        if loss:
            s.tell("5.3.4.J", "pillage-points", victim, loss, s.points[victim])
        if s.pillage[seat] == s.num.pillage_end:
            s.pillage[seat] = 0
            s.tell("5.3.4.K", "pillage-marker", seat, 0)

    def discard(self, s: HandsState) -> None:
        """With Plunder the victim also discards at random [C.Plunder.2]."""
        lost = s.modifier(self.seat, PILLAGE_DISCARD)
        if lost:
            s.call(RandomLoss(other(self.seat), lost, TO_PLUNDER))
