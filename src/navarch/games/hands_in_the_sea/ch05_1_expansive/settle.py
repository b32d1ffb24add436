"""5.1.1 Settle a location."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import DONE, PAY, SETTLE
from ..box.labels import COLONIST, CONNECTION
from ..box.modifiers import WAIVE_COLONIST
from ..box.sets import actions_of, add
from ..ch02_components.card_spaces import pay_with
from ..ch02_components.location_cards import hand_over
from ..ch02_components.symbols import cards_meeting
from ..ch04_3_sea_and_supply.sea_zones import enemy_waters
from ..ch04_3_sea_and_supply.supply import empty_places, survey
from ..ch04_3_sea_and_supply.usable_cards import why_unusable
from ..ch04_hand_and_deck.known_hand import possible_hand
from ..ch06_ending.automatic_victory import capital_won, sicily_won
from ..kinds import Location
from .payment import payment
from .travel import keeping_one, why_no_way

if TYPE_CHECKING:
    from ..state import HandsState


def colonist_waived(s: HandsState, seat: int) -> bool:
    """Whether a Strategy card still spares the player a Colonist in this round (Colonization)."""
    return s.modifier(seat, WAIVE_COLONIST) > 0 and not s.waived >> seat & 1


def spares_colonist(s: HandsState, seat: int, place: int) -> bool:
    """Whether the location asks for a Colonist, and the player is spared it [5.1.1.G]."""
    return bool(s.board.needs_colonist >> place & 1) and colonist_waived(s, seat)


def colonists_for(s: HandsState, seat: int, place: int) -> list[int]:
    """The Colonist that a location with the symbol asks for [5.1.1.G]."""
    if s.board.needs_colonist >> place & 1 and not colonist_waived(s, seat):
        return [COLONIST]
    return []


def why_settle(s: HandsState, seat: int, place: int) -> Reason | None:
    """What forbids settling this location; its own supply does not matter [4.4.Q, 5.1.1.A, 5.1.1.I, 5.2.A]."""
    if not empty_places(s) >> place & 1:
        return Reason("5.1.1.A", "occupied", (place,))
    if s.towns[seat] == 0:
        return Reason("5.1.1.H", "no-town-left")
    shut = enemy_waters(s, seat, s.board.region[place])
    return why_no_way(s, seat, place, colonists_for(s, seat, place), shut)


def settle_options(s: HandsState, seat: int, able: int, near: int, menu: list[int]) -> None:
    """Locations that can be settled, with a Colonist where one is needed [5.1.1.G]."""
    if s.towns[seat] == 0:
        return
    open_to = near & empty_places(s)
    guarded = open_to & s.board.needs_colonist
    if guarded and not colonist_waived(s, seat):
        open_to ^= guarded
        open_to |= keeping_one(s, seat, able, guarded, able & s.cards.own[seat].colonist)
    add(menu, SETTLE, open_to)


class Settle(Procedure):
    """5.1.1 Settle a location. [5.1.1.A]"""

    SEQUENCE: ClassVar = ("pay", "spare", "place_token")
    CHOICES: ClassVar = {"spared": "5.1.1.G"}

    seat: Seat
    place: Location
    waived: Number = 0  # whether Colonization is used

    def pay(self, s: HandsState) -> None:
        """Connection, transport, Colonist [5.1.1.B, 5.1.1.C, 5.1.1.G]."""
        shut = enemy_waters(s, self.seat, s.board.region[self.place])
        needs = [CONNECTION, *colonists_for(s, self.seat, self.place)]
        s.call(payment(self.seat, self.place, needs, shut=shut))

    # ---- a Colonist spared ----

    def spare(self, s: HandsState) -> None:
        """With Colonization a Colonist need not be played, but may: it is spared once in a round [5.1.1.G].

        Asked whenever a Colonist may be in Hand as far as anybody can count.
        """
        self.waived = int(spares_colonist(s, self.seat, self.place))
        if self.waived and possible_hand(s, self.seat) & cards_meeting(s, self.seat, COLONIST, 0):
            s.ask(self.seat, "spared")

    def colonists(self, s: HandsState) -> int:
        """The Colonists in Hand."""
        return s.hand[self.seat] & cards_meeting(s, self.seat, COLONIST, 0)

    def spared_options(self, s: HandsState, seat: int) -> list[int]:
        """None, or one all the same."""
        return [DONE, *actions_of(PAY, self.colonists(s))]

    def spared_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why this card is no Colonist."""
        if verb != PAY or self.colonists(s) >> noun & 1:
            return None
        return why_unusable(s, seat, noun, "4.2.G") or Reason("2.U1", "lacks-symbol", (noun, COLONIST))

    def spared_facts(self, s: HandsState, seat: int) -> tuple[int, ...]:
        """The location."""
        return (self.place,)

    def spared(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """Colonization is used, or kept for later in the round."""
        if verb == PAY:
            self.waived = 0
            pay_with(s, seat, noun, COLONIST)

    def place_token(self, s: HandsState) -> None:
        """A Town and the Location card; the opposing capital wins the game [5.1.1.H, 6.1.A, 6.1.B]."""
        s.tell("5.1.1.H", "settled", self.seat, self.place, self.waived)
        settle_place(s, self.seat, self.place, bool(self.waived))


def settle_place(s: HandsState, seat: int, place: int, waived: bool) -> None:
    """Put a Town on an unoccupied location, noting a Colonist that was waived."""
    if waived:
        s.waived |= 1 << seat
    if not capital_won(s, seat, place):
        place_town(s, seat, place)


def place_town(s: HandsState, seat: int, place: int) -> None:
    """A Town from the stock makes the location the player's and brings its card [1.C, 3.5.C, 5.1.1.H, 5.2.3.G]."""
    s.towns[seat] -= 1
    s.held[seat] |= 1 << place
    hand_over(s, place, seat)
    survey(s)
    sicily_won(s, seat)
