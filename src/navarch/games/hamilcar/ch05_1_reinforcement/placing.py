"""Where new pieces may be put, and putting them there. [5.1.D]"""

from __future__ import annotations

from typing import Final

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import PLACE
from ..box.labels import AFRICA, SPACES
from ..ch02_concepts.areas import inside, members
from ..ch02_concepts.cities import besieged, home, is_city, room_inside, st_room_inside
from ..ch02_concepts.generals import generals_at, place_general
from ..ch02_concepts.units import add_cu, add_sts, cus, elephants_in_play, space_units, trains_in_play, units
from ..ch04_victory.displacement import Displacement
from ..kinds import NOTHING, General, Space, Spaces
from ..state import HamilcarState

NEW_CU: Final = 0
NEW_ELEPHANT: Final = 1
NEW_GENERAL: Final = 2
NEW_TRAIN: Final = 3
# Why a piece is placed, each with its rule.
REGULAR_CU: Final = 0
NAMED_GENERAL: Final = 1
DRAWN_GENERAL: Final = 2
NEW_CONSUL: Final = 3
XANTHIPPUS_LANDS: Final = 4
BARCA_LANDS: Final = 5
BARCA_ENTERS: Final = 6
PLACING_RULES: Final[tuple[str, ...]] = ("5.1.B2", "5.1.B5", "5.1.B7", "5.1.C6", "5.2.C3.1a", "5.2.C3.2a", "5.2.C3.2b")


def fits(s: HamilcarState, seat: int, space: int, kind: int) -> bool:
    """Whether a new piece has room: inside, only within the city's capacity. [2.1.C2]"""
    if kind == NEW_GENERAL or home(s, seat, space) == space:
        return True
    return (st_room_inside(s, space) if kind == NEW_TRAIN else room_inside(s, space)) > 0


def own_city(s: HamilcarState, seat: int, space: int) -> bool:
    """A friendly-controlled Walled City that is not Besieged. [5.1.D1, 14.5.A2]"""
    return is_city(s, space) and s.control[space] == seat and not besieged(s, space)


def free_generals(s: HamilcarState, seat: int, space: int) -> int:
    """Generals in a space who are not shut in a Besieged city. [14.5.A3]"""
    found = generals_at(s, seat, space)
    if is_city(s, space) and not besieged(s, space):
        found |= generals_at(s, seat, inside(space))
    return found


def army_there(s: HamilcarState, seat: int, space: int) -> bool:
    """An Army, that is a General with at least one Unit, not shut in a Besieged city. [2.3.E2a]"""
    if generals_at(s, seat, space) and units(s, seat, space):
        return True
    if not is_city(s, space) or besieged(s, space):
        return False
    return bool(free_generals(s, seat, space)) and space_units(s, seat, space) > 0


def cu_places(s: HamilcarState, seat: int) -> int:
    """With a General, or in an own Walled City that is not Besieged. [5.1.B2, 5.1.D2]"""
    mask = 0
    for space in range(SPACES):
        if (own_city(s, seat, space) or free_generals(s, seat, space)) and fits(s, seat, space, NEW_CU):
            mask |= 1 << space
    return mask


def general_places(s: HamilcarState, seat: int) -> int:
    """Where CUs are, or in an own Walled City that is not Besieged. [5.1.B5, 5.1.B7]"""
    mask = 0
    for space in range(SPACES):
        if own_city(s, seat, space) or cus(s, seat, space):
            mask |= 1 << space
    return mask


def friendly_ports(s: HamilcarState, seat: int, africa_only: bool) -> int:
    """Friendly-controlled ports that are not Besieged. [5.2.C3.1a, 5.2.C3.2a]"""
    board = s.box.board
    mask = 0
    for space in range(SPACES):
        if board.port[space] and s.control[space] == seat and not besieged(s, space):
            enemy = cus(s, 1 - seat, space) and not is_city(s, space)
            if not enemy and (not africa_only or board.region[space] == AFRICA):
                mask |= 1 << space
    return mask


def put(s: HamilcarState, seat: int, space: int, kind: int, general: int = -1) -> None:
    """Put one piece from the supply into a space."""
    area = home(s, seat, space)
    if kind == NEW_CU:
        add_cu(s, seat, area)
    elif kind == NEW_ELEPHANT:
        if elephants_in_play(s) < s.box.elephants:  # [1.3]
            s.el[area] += 1
    elif kind == NEW_TRAIN:
        if trains_in_play(s) < s.box.supply_trains:
            add_sts(s, seat, area, 1)
    else:
        alone = besieged(s, space) and s.control[space] == seat and not cus(s, seat, space)
        place_general(s, general, inside(space) if alone else area)  # Consuls with no other place enter Roma [5.1.C6]


def lonely_enemies(s: HamilcarState, seat: int, space: int) -> int:
    """Enemy Generals outside in the space without CUs. [5.1.D3]"""
    return 0 if cus(s, 1 - seat, space) else generals_at(s, 1 - seat, space)


class CrowdOut(Procedure):
    """5.1.D New CUs of a side displace lone enemy Generals in their space. [5.1.D3]"""

    SEQUENCE = ("displace",)

    seat: Seat
    space: Space

    def displace(self, s: HamilcarState) -> None:
        """Only where CUs really stand outside. [5.1.D3]"""
        if cus(s, self.seat, self.space):
            s.call(Displacement(lonely_enemies(s, self.seat, self.space)))


class PlacePiece(Procedure):
    """5.1.D A side puts one new piece into one of several spaces. The answer is the space + 1."""

    SEQUENCE = ("offer", "crowd_out", "finish")
    CHOICES = {"placement": "5.1.D1"}

    seat: Seat
    kind: Number
    general: General
    spaces: Spaces
    cause: Number
    space: Space = NOTHING

    def offer(self, s: HamilcarState) -> None:
        """Ask where; without a legal place the piece is lost."""
        if not self.spaces:  # no legal place: the piece is lost
            s.tell(PLACING_RULES[self.cause], "not-placed", self.seat, self.kind)
            s.end(0)
        else:
            s.ask(self.seat, "placement")

    def placement_options(self, s: HamilcarState, seat: int) -> list[int]:
        """The spaces that its kind allows. [5.1.D1]"""
        return members(self.spaces, PLACE)

    def placement_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.kind, self.general)

    def placement_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != PLACE or self.spaces >> noun & 1:
            return None
        if besieged(s, noun) and s.control[noun] == seat:
            return Reason("5.1.C6" if self.cause == NEW_CONSUL else "5.1.D1", "besieged", (noun,))
        if self.cause == NEW_CONSUL:
            return Reason("5.1.C6", "no-consular-army", (noun,))
        if self.cause in (XANTHIPPUS_LANDS, BARCA_LANDS, BARCA_ENTERS):
            return Reason(PLACING_RULES[self.cause], "no-port-of-yours", (noun,))
        if home(s, seat, noun) != noun and not fits(s, seat, noun, self.kind):
            return Reason("2.1.C2", "capacity", (noun, max(0, room_inside(s, noun))))
        key = "no-cus-nor-city" if self.kind == NEW_GENERAL else "no-general-nor-city"
        return Reason(PLACING_RULES[self.cause], key, (noun,))

    def placement(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """The piece is there, behind the walls if enemies watch them. [5.1.D2]"""
        self.space = noun
        put(s, seat, noun, self.kind, self.general)
        rule = PLACING_RULES[self.cause]
        if self.kind == NEW_GENERAL:
            s.tell(rule, "placed-general", seat, self.general, noun)
        else:
            s.tell(rule, "placed-piece", seat, self.kind, noun)

    def crowd_out(self, s: HamilcarState) -> None:
        """A lone enemy General is displaced. [5.1.D3]"""
        if self.kind in (NEW_CU, NEW_ELEPHANT):
            s.call(CrowdOut(self.seat, self.space))

    def finish(self, s: HamilcarState) -> None:
        """Tell the space."""
        s.end(self.space + 1)
