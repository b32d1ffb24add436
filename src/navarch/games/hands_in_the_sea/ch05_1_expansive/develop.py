"""5.1.2 Develop a location.

5.1.2.D what a City brings: `city_income` in `ch04_rounds/campaign.py`, and `ch06_ending/final_points.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.event import Reason
from ....engine.kind import Seat
from ....engine.procedure import Procedure
from ..actions import DEVELOP
from ..box.labels import COLONIST
from ..box.sets import add, beside
from ..ch02_components.card_spaces import pay_with
from ..ch02_components.symbols import cards_meeting
from ..ch04_3_sea_and_supply.usable_cards import why_unusable
from ..kinds import Location
from .payment import payment

if TYPE_CHECKING:
    from ..state import HandsState


def why_develop(s: HandsState, seat: int, place: int) -> Reason | None:
    """What forbids making a City here [5.1.2.A, 5.1.2.B, 5.1.2.E, 5.1.2.F]."""
    bit = 1 << place
    if not s.board.can_be_city & bit:
        return Reason("5.1.2.E", "worth-too-little", (place,))
    if not s.held[seat] & bit:
        return Reason("5.1.2.A", "not-yours", (place,))
    if s.cities & bit:
        return Reason("5.1.2.A", "city-already", (place,))
    if s.city_stock[seat] == 0:
        return Reason("5.1.2.F", "no-city-left")
    unusable = why_unusable(s, seat, place, "5.1.2.B")
    if unusable or s.hand[seat] & ~bit & cards_meeting(s, seat, COLONIST, place):
        return unusable
    return Reason("5.1.2.B", "no-colonist")


def develop_options(s: HandsState, seat: int, able: int, menu: list[int]) -> None:
    """Towns that can become Cities."""
    if s.city_stock[seat]:
        add(menu, DEVELOP, beside(able & s.board.can_be_city & ~s.cities, able & s.cards.own[seat].colonist))


class Develop(Procedure):
    """5.1.2 Develop a location. [5.1.2.A, 5.1.2.B]"""

    SEQUENCE: ClassVar = ("pay", "place_token")

    seat: Seat
    place: Location

    def pay(self, s: HandsState) -> None:
        """The location's own card and a Colonist [5.1.2.B]."""
        pay_with(s, self.seat, self.place, -1)
        s.call(payment(self.seat, self.place, [COLONIST]))

    def place_token(self, s: HandsState) -> None:
        """The Town goes back to stock, a City takes its place [5.1.2.C]."""
        s.towns[self.seat] += 1
        s.city_stock[self.seat] -= 1
        s.cities |= 1 << self.place
        s.tell("5.1.2.C", "developed", self.seat, self.place)
