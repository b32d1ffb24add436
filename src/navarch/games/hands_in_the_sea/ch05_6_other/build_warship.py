"""5.6.3 Build a Warship."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.event import Reason
from ....engine.kind import Seat
from ....engine.procedure import Procedure
from ..actions import BUILD
from ..box.labels import BUILT, COLONIST, ENGAGED
from ..box.modifiers import WARSHIP_COST
from ..ch02_components.silver import spend
from ..ch02_components.symbols import can_meet
from ..ch05_1_expansive.payment import payment

if TYPE_CHECKING:
    from ..state import HandsState


def why_build(s: HandsState, seat: int) -> Reason | None:
    """What forbids building [5.6.3.A, 5.6.3.C, 5.6.3.D]; where the Fleet is does not matter [5.6.3.B]."""
    if s.deeds & ENGAGED:
        return Reason("5.6.3.C", "engaged-this-round")
    if s.warships[seat] >= s.num.most_warships:
        return Reason("5.6.3.D", "most-warships", (s.num.most_warships,))
    price = s.modifier(seat, WARSHIP_COST)
    if s.silver[seat] < price:
        return Reason("5.6.3.A", "too-poor", (price, s.silver[seat]))
    return None if can_meet(s, seat, [COLONIST]) else Reason("5.6.3.A", "no-colonist")


def build_options(s: HandsState, seat: int, able: int, menu: list[int]) -> None:
    """Build."""
    if s.deeds & ENGAGED or s.warships[seat] >= s.num.most_warships or not able & s.cards.own[seat].colonist:
        return
    if s.silver[seat] >= s.modifier(seat, WARSHIP_COST):
        menu.append(BUILD)


class Build(Procedure):
    """5.6.3 Build a Warship. [5.6.3.A]"""

    SEQUENCE: ClassVar = ("pay", "launch")

    seat: Seat

    def pay(self, s: HandsState) -> None:
        """3 Silver and a Colonist."""
        spend(s, self.seat, s.modifier(self.seat, WARSHIP_COST))
        s.call(payment(self.seat, -1, [COLONIST]))

    def launch(self, s: HandsState) -> None:
        """One Warship more."""
        s.deeds |= BUILT
        s.warships[self.seat] += 1
        s.tell("5.6.3.A", "warship-built", self.seat, s.modifier(self.seat, WARSHIP_COST), s.warships[self.seat])
