"""5.1 Expansive actions: settle, develop, fortify."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ...engine.event import Reason
from ...engine.procedure import Procedure
from .actions import DEVELOP, FORTIFY, SETTLE
from .cards import to_discard
from .names import ALL_PLACES, COLONIST, CONNECTION, FORCE, PLACES, cards_of
from .pay import dead_card, payment, shown_by, usable, way_unpaid, ways
from .supply import empty_places, enemy_waters, sites
from .tokens import forts_left, place_town, spend
from .victory import capital_won
from .vocabulary import WAIVE_COLONIST

if TYPE_CHECKING:
    from .state import HandsState


def within_reach(s: HandsState, seat: int) -> int:
    """All locations joined to a usable Location card in Hand."""
    near = 0
    for card in cards_of(usable(s, seat) & ALL_PLACES):
        near |= s.board.joined[card]
    return near


def why_no_way(s: HandsState, seat: int, place: int, then: list[int], shut: bool) -> Reason | None:
    """Why a location cannot be reached with the Hand [5.1.1.B, 5.1.1.C, 5.1.1.I, 5.2.1.A, 5.2.1.O]."""
    if ways(s, seat, place, then, shut):
        return None
    attacking = FORCE in then
    starts = cards_of(s.hand[seat] & shown_by(s, seat, CONNECTION, place))
    if not starts:
        dead = cards_of(s.hand[seat] & s.board.joined[place])
        if dead:
            return dead_card(s, seat, dead[0])
        return Reason("5.2.1.A" if attacking else "5.1.1.B", "no-connection", (place, s.board.joined[place]))
    open_ways = [start for start in starts if not (shut and s.board.by_sea[s.board.edge[start * PLACES + place]])]
    if not open_ways:
        return Reason("5.2.1.O" if attacking else "5.1.1.I", "enemy-waters", (place,))
    return way_unpaid(s, seat, open_ways[0], place, then)


# ---- 5.1.1 settle ----


def colonist_waived(s: HandsState, seat: int) -> bool:
    """Whether a Strategy card still spares the player a Colonist in this round (Colonization)."""
    return s.modifier(seat, WAIVE_COLONIST) > 0 and not s.waived >> seat & 1


def colonists_for(s: HandsState, seat: int, place: int) -> list[int]:
    """The Colonist that a location with the symbol asks for [5.1.1.G]."""
    if s.board.needs_colonist >> place & 1 and not colonist_waived(s, seat):
        return [COLONIST]
    return []


def why_settle(s: HandsState, seat: int, place: int) -> Reason | None:
    """What forbids settling this location; its own supply does not matter [4.4.Q, 5.1.1.A, 5.2.A]."""
    if not empty_places(s) >> place & 1:
        return Reason("5.1.1.A", "occupied", (place,))
    if s.towns[seat] == 0:
        return Reason("5.1.1.H", "no-town-left")
    shut = enemy_waters(s, seat, s.board.region[place])
    return why_no_way(s, seat, place, colonists_for(s, seat, place), shut)


def settle_options(s: HandsState, seat: int) -> list[int]:
    """Locations that can be settled."""
    near = within_reach(s, seat) & empty_places(s)
    return [SETTLE + place for place in cards_of(near) if why_settle(s, seat, place) is None]


class Settle(Procedure):
    """5.1.1 Settle a location. [5.1.1.A]"""

    SEQUENCE: ClassVar = ("pay", "place_token")
    FIELDS: ClassVar = {"seat": "seat", "place": "location"}

    def __init__(self, seat: int, place: int) -> None:
        super().__init__()
        self.seat = seat
        self.place = place

    def pay(self, s: HandsState) -> None:
        """Connection, transport, Colonist [5.1.1.B, 5.1.1.C, 5.1.1.G]."""
        shut = enemy_waters(s, self.seat, s.board.region[self.place])
        needs = [CONNECTION, *colonists_for(s, self.seat, self.place)]
        s.call(payment(self.seat, self.place, needs, shut=shut))

    def place_token(self, s: HandsState) -> None:
        """A Town and the Location card; the opposing capital wins the game [5.1.1.H, 6.1.A, 6.1.B]."""
        s.tell("5.1.1.H", "settled", self.seat, self.place)
        settle_place(s, self.seat, self.place)


def settle_place(s: HandsState, seat: int, place: int) -> None:
    """Put a Town on an unoccupied location, noting a Colonist that was waived."""
    if s.board.needs_colonist >> place & 1 and colonist_waived(s, seat):
        s.waived |= 1 << seat
    if not capital_won(s, seat, place):
        place_town(s, seat, place)


# ---- 5.1.2 develop ----


def why_develop(s: HandsState, seat: int, place: int) -> Reason | None:
    """What forbids making a City here [5.1.2.A, 5.1.2.B, 5.1.2.E]."""
    bit = 1 << place
    if not s.board.can_be_city & bit:
        return Reason("5.1.2.E", "worth-too-little", (place,))
    if not s.held[seat] & bit:
        return Reason("5.1.2.A", "not-yours", (place,))
    if s.cities & bit:
        return Reason("5.1.2.A", "city-already", (place,))
    if s.city_stock[seat] == 0:
        return Reason("5.1.2.F", "no-city-left")
    if not s.hand[seat] & bit:
        return Reason("5.1.2.B", "not-in-hand", (place,))
    if not usable(s, seat) & bit:
        return dead_card(s, seat, place)
    if not s.hand[seat] & ~bit & shown_by(s, seat, COLONIST, place):
        return Reason("5.1.2.B", "no-colonist")
    return None


def develop_options(s: HandsState, seat: int) -> list[int]:
    """Towns that can become Cities."""
    towns = usable(s, seat) & s.board.can_be_city & ~s.cities
    return [DEVELOP + place for place in cards_of(towns) if why_develop(s, seat, place) is None]


class Develop(Procedure):
    """5.1.2 Develop a location. [5.1.2.A, 5.1.2.B]"""

    SEQUENCE: ClassVar = ("pay", "place_token")
    FIELDS: ClassVar = {"seat": "seat", "place": "location"}

    def __init__(self, seat: int, place: int) -> None:
        super().__init__()
        self.seat = seat
        self.place = place

    def pay(self, s: HandsState) -> None:
        """The location's own card and a Colonist [5.1.2.B]."""
        to_discard(s, self.seat, self.place)
        s.call(payment(self.seat, self.place, [COLONIST]))

    def place_token(self, s: HandsState) -> None:
        """The Town goes back to stock, a City takes its place [5.1.2.C]."""
        s.towns[self.seat] += 1
        s.city_stock[self.seat] -= 1
        s.cities |= 1 << self.place
        s.tell("5.1.2.C", "developed", self.seat, self.place)


# ---- 5.1.3 fortify ----


def why_fortify(s: HandsState, seat: int, place: int) -> Reason | None:
    """What forbids a Fortification here [5.1.3.A, 5.1.3.C, 5.1.3.D, 5.1.3.I]."""
    bit = 1 << place
    if not s.held[seat] & bit:
        return Reason("5.1.3.A", "not-yours", (place,))
    if s.forts & bit:
        return Reason("5.1.3.C", "fortified-already", (place,))
    if forts_left(s) == 0:
        return Reason("5.1.3.D", "no-fortification-left")
    if sites(s) & bit:
        return Reason("5.1.3.I", "under-attack", (place,))
    if not s.hand[seat] & bit:
        return Reason("5.1.3.A", "not-in-hand", (place,))
    if not usable(s, seat) & bit:
        return dead_card(s, seat, place)
    if not s.hand[seat] & s.cards.walls:
        return Reason("5.1.3.A", "no-wall-card")
    if s.silver[seat] < s.num.fortify_cost:
        return Reason("5.1.3.A", "too-poor", (s.num.fortify_cost, s.silver[seat]))
    return None


def fortify_options(s: HandsState, seat: int) -> list[int]:
    """Locations that can be fortified."""
    if not s.hand[seat] & s.cards.walls:
        return []
    places = usable(s, seat) & ALL_PLACES & ~s.forts
    return [FORTIFY + place for place in cards_of(places) if why_fortify(s, seat, place) is None]


def fortify(s: HandsState, seat: int, place: int) -> None:
    """5.1.3 A Fortification card, the Location card and 3 Silver make a Fortification [5.1.3.A, 5.1.3.B].

    The Fortification cards are alike, so the first one in Hand is played.
    """
    to_discard(s, seat, cards_of(s.hand[seat] & s.cards.walls)[0])
    to_discard(s, seat, place)
    spend(s, seat, s.num.fortify_cost)
    s.forts |= 1 << place
    s.tell("5.1.3.B", "fortified", seat, place)
