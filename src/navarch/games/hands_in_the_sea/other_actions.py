"""5.6 Other actions: sea move, build a Warship, pass. Withdrawing stands with the battles."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ...engine.event import Reason
from ...engine.procedure import Procedure
from .actions import BUILD, PASS, SAIL
from .names import BUILT, COLONIST, ENGAGED, PASSED, PORT
from .pay import can_meet, payment
from .supply import survey
from .tokens import earn, spend
from .vocabulary import WARSHIP_COST

if TYPE_CHECKING:
    from .state import HandsState


# ---- 5.6.1 sea move ----


def beside(s: HandsState, seat: int) -> list[int]:
    """Where the Fleet can sail: its port's Sea Zone, an adjacent one, or home [4.3.D, 4.3.E, 4.3.G, 5.6.1.B]."""
    at = s.fleet[seat]
    if at == PORT:
        return [s.board.home_zone[seat]]
    home = [PORT] if at == s.board.home_zone[seat] else []
    return sorted(s.board.zones_beside[at]) + home


def why_sail(s: HandsState, seat: int, station: int) -> Reason | None:
    """What forbids sailing there; an opposing Fleet does not [5.6.1.A, 5.6.1.C, 5.6.1.D, 5.6.1.E]."""
    if s.warships[seat] == 0:
        return Reason("5.6.1.E", "no-warships")
    return None if station in beside(s, seat) else Reason("5.6.1.B", "not-adjacent", (station,))


def sail_options(s: HandsState, seat: int) -> list[int]:
    """Stations within one move."""
    return [SAIL + station for station in beside(s, seat)] if s.warships[seat] else []


def sail(s: HandsState, seat: int, station: int) -> None:
    """5.6.1 The Fleet moves one step [1.F, 5.6.1.A]."""
    s.fleet[seat] = station
    survey(s)
    s.tell("5.6.1.A", "sailed", seat, station)


# ---- 5.6.3 build a Warship ----


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


def build_options(s: HandsState, seat: int) -> list[int]:
    """Build."""
    return [BUILD] if why_build(s, seat) is None else []


class Build(Procedure):
    """5.6.3 Build a Warship. [5.6.3.A]"""

    SEQUENCE: ClassVar = ("pay", "launch")
    FIELDS: ClassVar = {"seat": "seat"}

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def pay(self, s: HandsState) -> None:
        """3 Silver and a Colonist."""
        spend(s, self.seat, s.modifier(self.seat, WARSHIP_COST))
        s.call(payment(self.seat, -1, [COLONIST]))

    def launch(self, s: HandsState) -> None:
        """One Warship more."""
        s.deeds |= BUILT
        s.warships[self.seat] += 1
        s.tell("5.6.3.A", "warship-built", self.seat, s.warships[self.seat])


# ---- 5.6.4 pass ----


def why_pass(s: HandsState, _seat: int) -> Reason | None:
    """Once in a round [5.6.4.B, 4.2.D]."""
    return Reason("5.6.4.B", "passed-already") if s.deeds & PASSED else None


def pass_options(s: HandsState, _seat: int) -> list[int]:
    """Do nothing."""
    return [] if s.deeds & PASSED else [PASS]


def pass_by(s: HandsState, seat: int) -> None:
    """5.6.4 Nothing is done, for 1 Silver [5.6.4.A]."""
    s.deeds |= PASSED
    earn(s, seat, s.num.pass_gain)
    s.tell("5.6.4.A", "passed", seat, s.num.pass_gain)
