"""2 Core concepts: who controls what, who stands where, who commands. Plain functions on the position."""

from __future__ import annotations

from .box import ADMIRAL, ARISTOCRAT
from .labels import (
    AFRICA,
    AREAS,
    BARCA,
    CARTHAGE,
    CONSUL,
    DICTATOR,
    DISPLAY_IDS,
    ELIMINATED,
    GENERAL_IDS,
    LILYBAEUM,
    NO_OFFICE,
    ON_MAP,
    POOL,
    PROCONSUL,
    PROVINCE_IDS,
    ROME,
    SEA,
    SPACES,
    XANTHIPPUS,
)
from .state import HamilcarState

CONSUL_MINIMUM = 3  # [2.3.E3b]
COMMAND_LIMIT = 10  # [2.2.A2]
FLEET_WARSHIPS = 5  # [2.3.G1]
MARE = DISPLAY_IDS.index("mare_tyrrhenum")
MIAT_ENTRY = DISPLAY_IDS.index("miat")
LILYBAEUM_ENTRY = DISPLAY_IDS.index("lilybaeum")
DISPLAY_PROVINCE = tuple(PROVINCE_IDS.index(name) if name in PROVINCE_IDS else -1 for name in DISPLAY_IDS)


# ---- areas ----


def inside(space: int) -> int:
    """The inside area of a Walled City space. [2.1.C5]"""
    return SPACES + space


def space_of(area: int) -> int:
    """The space of an area; -1 for the At Sea box."""
    if area < 0 or area == SEA:
        return -1
    return area - SPACES if area >= SPACES else area


def is_inside(area: int) -> bool:
    """Whether an area is the inside of a city."""
    return SPACES <= area < SEA


# ---- Units ----


def cus(s: HamilcarState, seat: int, area: int) -> int:
    """CUs of a side in an area, Elephants included. [2.3.C1]"""
    found = s.cu[seat * AREAS + area]
    return found + s.el[area] if seat == CARTHAGE else found


def elephants(s: HamilcarState, seat: int, area: int) -> int:
    """Elephant CUs of a side in an area; they change for no other counter. [2.3.C2]"""
    return s.el[area] if seat == CARTHAGE else 0


def sts(s: HamilcarState, seat: int, area: int) -> int:
    """STs of a side in an area. [2.3.D-1]"""
    return s.st[seat * AREAS + area]


def units(s: HamilcarState, seat: int, area: int) -> int:
    """CUs and STs of a side in an area: its Force. [2.3.E1a, 2.3.A1, 2.3.A2]"""
    return cus(s, seat, area) + s.st[seat * AREAS + area]


def space_cus(s: HamilcarState, seat: int, space: int) -> int:
    """CUs of a side in a space, inside and outside."""
    return cus(s, seat, space) + (cus(s, seat, inside(space)) if s.box.board.capacity[space] else 0)


def space_units(s: HamilcarState, seat: int, space: int) -> int:
    """Units of a side in a space, inside and outside."""
    return units(s, seat, space) + (units(s, seat, inside(space)) if s.box.board.capacity[space] else 0)


def space_sts(s: HamilcarState, seat: int, space: int) -> int:
    """STs of a side in a space, inside and outside."""
    return sts(s, seat, space) + (sts(s, seat, inside(space)) if s.box.board.capacity[space] else 0)


def elephants_in_play(s: HamilcarState) -> int:
    """Elephant counters on the map. [1.3]"""
    return sum(s.el)


def trains_in_play(s: HamilcarState) -> int:
    """ST counters of both sides in play; there are 15 for both together."""
    return sum(s.st)


def warship_supply(s: HamilcarState, seat: int) -> int:
    """Warships that can still be built: not in play and not on the Turn Track. [2.3.F2]"""
    used = s.ready[seat] + s.spent[seat] + s.at_sea[seat] + s.sunk[seat] + s.prizes[1 - seat]
    return s.box.warships[seat] - used


def add_cu(s: HamilcarState, seat: int, area: int, count: int = 1) -> None:
    """Put ordinary CUs from the supply, which never runs out. [1.1, 1.2, 2.3.B1]"""
    s.cu[seat * AREAS + area] += count


def room_inside(s: HamilcarState, space: int) -> int:
    """How many more CUs fit inside a city. [2.1.C2, 7.2.D2]"""
    return s.box.board.capacity[space] - cus(s, s.control[space], inside(space))


def st_room_inside(s: HamilcarState, space: int) -> int:
    """How many more STs fit inside a city, counted apart from CUs. [2.3.D2a]"""
    return s.box.board.capacity[space] - sts(s, s.control[space], inside(space))


# ---- control ----


def is_city(s: HamilcarState, space: int) -> bool:
    """Whether a Walled City lies in the space. [2.1.C1]"""
    return s.box.board.capacity[space] > 0


def has_tribe(s: HamilcarState, space: int) -> bool:
    """Whether a Tribe holds the space, which is then neutral. [2.1.D1]"""
    return bool(s.tribes >> space & 1)


def besieged(s: HamilcarState, space: int) -> bool:
    """A Walled City is Besieged while a Siege Point lies on it. [14.5.A1]"""
    return s.box.board.capacity[space] > 0 and s.points[space] > 0


def has_pc(s: HamilcarState, seat: int, space: int) -> bool:
    """Whether a PC marker of the side, not a Walled City, lies in the space. [2.1.B1, 2.1.B2, 2.1.B3, 2.1.B4]"""
    return s.control[space] == seat and not s.box.board.capacity[space]


def pcs_on_map(s: HamilcarState, seat: int) -> int:
    """PC markers of a side on map spaces, Walled Cities not counted."""
    capacity = s.box.board.capacity
    return sum(1 for space in range(SPACES) if s.control[space] == seat and not capacity[space])


def province_owner(s: HamilcarState, province: int) -> int:
    """Who controls more than half of the Province's spaces, or nobody. [2.1.E3]"""
    members = s.box.board.province_spaces[province]
    for seat in (ROME, CARTHAGE):
        if 2 * sum(1 for space in members if s.control[space] == seat) > len(members):
            return seat
    return -1


def mare_owner(s: HamilcarState) -> int:
    """Who controls more than half of the ports of Mare Tyrrhenum. [2.1.H4]"""
    ports = s.box.board.mare_ports
    for seat in (ROME, CARTHAGE):
        if 2 * sum(1 for space in ports if s.control[space] == seat) > len(ports):
            return seat
    return -1


def display(s: HamilcarState) -> list[int]:
    """The Provincial Display: the owner of each of its 14 entries. [2.1.E4, 2.1.E2]"""
    shown: list[int] = []
    for entry, province in enumerate(DISPLAY_PROVINCE):
        if province >= 0:
            shown.append(province_owner(s, province))
        elif entry == MARE:
            shown.append(mare_owner(s))
        elif entry == LILYBAEUM_ENTRY:
            shown.append(s.control[LILYBAEUM])
        else:
            shown.append(miat_owner(s))
    return shown


def tally(s: HamilcarState, seat: int) -> int:
    """How many entries of the Provincial Display a side holds. [5.5.1]"""
    return sum(1 for owner in display(s) if owner == seat)


def provinces_of_italia(s: HamilcarState, region: int) -> int:
    """How many Provinces of a Region Rome controls, Samnium included. [4.1.4, 5.1.C2]"""
    regions = s.box.board.province_region
    return sum(1 for p in range(len(PROVINCE_IDS)) if regions[p] == region and province_owner(s, p) == ROME)


# ---- the Miat ----


def miat_count(s: HamilcarState) -> int:
    """PCs on the Miat, at most one on each of its spaces. [15.3.A6]"""
    return s.miat.bit_count()


def warlike(s: HamilcarState) -> bool:
    """At least 3 PCs, the centre among them. [15.3.B1, 15.3.A1, 2.1.G1]"""
    return bool(s.miat & s.box.miat_centre) and miat_count(s) >= s.box.warlike_min


def peaceful(s: HamilcarState) -> bool:
    """No PC at all. [15.3.D1]"""
    return s.miat == 0


def miat_owner(s: HamilcarState) -> int:
    """Carthage while Warlike, Rome while Peaceful, nobody while Neutral. [2.1.G5, 15.3.C1, 15.3.C2, 15.3.D2]"""
    if warlike(s):
        return CARTHAGE
    return ROME if peaceful(s) else -1


def held_in_africa(s: HamilcarState, seat: int) -> bool:
    """A Miat that is not Warlike keeps Carthaginian CUs and STs in Africa. [7.1.8, 15.3.C3, 15.3.D3]"""
    return seat == CARTHAGE and not warlike(s)


def truce_binds(s: HamilcarState, seat: int) -> bool:
    """Whether the restrictions of a Truce hold for a side. [17.1#49a, 15.3.D4]"""
    return s.truce == 1 or (seat == CARTHAGE and peaceful(s))


# ---- Generals ----


def generals_at(s: HamilcarState, seat: int, area: int) -> int:
    """The Generals of a side in an area, as a mask."""
    place = s.place
    if area not in place:
        return 0
    mask = 0
    for general in s.box.generals_of[seat]:
        if place[general] == area:
            mask |= 1 << general
    return mask


def generals_in(s: HamilcarState, seat: int, space: int) -> int:
    """The Generals of a side in a space, inside and outside."""
    return generals_at(s, seat, space) | generals_at(s, seat, inside(space))


def members(mask: int) -> list[int]:
    """The numbers of a mask's bits, ascending."""
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def rank(s: HamilcarState, general: int) -> int:
    """Higher outranks lower. [2.2.E2a, 2.2.E2b, 2.2.D2a]"""
    office = s.office[general]
    if s.box.side[general] == CARTHAGE:
        return 2 if general == BARCA else 1
    if office == DICTATOR:
        return 4
    if office == CONSUL:
        return 3 if s.box.traits[general] & ARISTOCRAT else 2
    return 1 if office == PROCONSUL else 0


def leaders(s: HamilcarState, mask: int) -> list[int]:
    """The highest-ranking Generals of a mask, among whom the owner may choose. [2.2.E1a, 2.2.E1b]"""
    top = max((rank(s, g) for g in members(mask)), default=-1)
    return [g for g in members(mask) if rank(s, g) == top]


def consuls_of(s: HamilcarState, mask: int) -> int:
    """The Consuls of a mask: an Army that one of them commands is a Consular Army. [2.2.C2b, 2.3.E3a]"""
    return sum(1 << g for g in members(mask) if s.office[g] == CONSUL)


def has_admiral(s: HamilcarState, mask: int) -> bool:
    """Whether an Admiral is among them, in command or not. [2.2.D1b, 2.2.E1c]"""
    return any(s.box.traits[g] & ADMIRAL for g in members(mask))


def strategy_rating(s: HamilcarState, general: int) -> int:
    """A General's Strategy Rating where he stands. [2.2.A1]"""
    effect = s.box.ability(general, "strategy_rating")
    space = space_of(s.place[general])
    if effect is not None and space >= 0 and s.box.board.region[space] == AFRICA:
        return effect.value
    return s.box.strategy[general]


def in_play(s: HamilcarState, seat: int) -> list[int]:
    """Generals of a side on the map or at sea."""
    return [g for g in s.box.generals_of[seat] if s.standing[g] == ON_MAP]


def place_general(s: HamilcarState, general: int, area: int) -> None:
    """Put a General on the map."""
    s.place[general] = area
    s.standing[general] = ON_MAP


def leave_map(s: HamilcarState, general: int, standing: int) -> None:
    """Take a General off the map, to the pool or out of the game. [2.2.A7, 5.1.C11, 17.2.B-Caudex2]"""
    s.place[general] = -1
    s.standing[general] = standing
    s.office[general] = NO_OFFICE
    if standing == ELIMINATED:
        joins = s.box.ability(general, "add_to_pool")
        if joins is not None and s.standing[joins.general] not in (ON_MAP, ELIMINATED):
            s.standing[joins.general] = POOL
            s.tell("5.1.C11", "joins-pool", joins.general)


def displaced_to(s: HamilcarState, general: int) -> int:
    """Where a displaced General goes. [2.2.A5, 2.2.A6, 5.2.C3.1d, 5.2.C3.2c]"""
    if s.box.side[general] == ROME or general == XANTHIPPUS:
        return ELIMINATED
    return POOL


# ---- moving pieces between areas ----


def shift(s: HamilcarState, seat: int, source: int, target: int, cu: int, el: int, st: int) -> None:
    """Move Units of a side from one area to another."""
    s.cu[seat * AREAS + source] -= cu
    s.cu[seat * AREAS + target] += cu
    s.st[seat * AREAS + source] -= st
    s.st[seat * AREAS + target] += st
    if el:
        s.el[source] -= el
        s.el[target] += el


def shift_all(s: HamilcarState, seat: int, source: int, target: int) -> None:
    """Move everything of a side, Generals included, from one area to another."""
    shift(s, seat, source, target, s.cu[seat * AREAS + source], elephants(s, seat, source), sts(s, seat, source))
    move_generals(s, generals_at(s, seat, source), target)


def move_generals(s: HamilcarState, mask: int, target: int) -> None:
    """Move Generals to an area. [2.3.E2b]"""
    for general in members(mask):
        s.place[general] = target


def capture_trains(s: HamilcarState, taker: int, area: int) -> int:
    """The enemy's STs in an area change hands. [2.3.D3a, 2.3.D3d]"""
    found = s.st[(1 - taker) * AREAS + area]
    if found:
        s.st[(1 - taker) * AREAS + area] = 0
        s.st[taker * AREAS + area] += found
        s.tell("2.3.D3a", "captured-trains", taker, space_of(area), found)
    return found


def open_gates(s: HamilcarState) -> None:
    """Where no enemy stands outside an unbesieged city, inside and outside are one until somebody comes. [2.1.C8]"""
    for space in s.box.board.cities:
        if not s.points[space]:
            owner = s.control[space]
            area = inside(space)
            if units(s, owner, area) or generals_at(s, owner, area):
                foe = 1 - owner
                if not units(s, foe, space) and not generals_at(s, foe, space):
                    shift_all(s, owner, area, space)


def lift_sieges(s: HamilcarState) -> None:
    """Points vanish, and a Siege Train comes back, when the besieger has no CU left there. [14.1.9, 17.1#3a]"""
    for space in range(SPACES):
        if s.points[space] or s.trains >> space & 1:
            seat = s.besieger[space]
            if seat >= 0 and not cus(s, seat, space):
                if s.points[space]:
                    s.tell("14.1.9", "siege-lifted", space)
                s.points[space] = 0
                s.besieger[space] = -1
                s.trains &= ~(1 << space)


def home(s: HamilcarState, seat: int, space: int) -> int:
    """The area where new pieces of a side are put in a space: inside if an enemy stands outside its city. [5.1.D2]

    Nothing new comes into a Besieged city; who is with an Army before it stays there. [5.1.D1, 14.5.A2]
    """
    watched = s.control[space] == seat and is_city(s, space) and cus(s, 1 - seat, space) > 0
    return inside(space) if watched and not s.points[space] else space


def shelter(s: HamilcarState, seat: int, space: int, cu: int, st: int) -> int:
    """Where pieces that come back stand in a space: outside, or inside an own free city that enemies watch.

    What has no room inside stays before the gates. [2.1.C2, 9.3.B2b]
    """
    watched = s.control[space] == seat and is_city(s, space) and not s.points[space] and cus(s, 1 - seat, space) > 0
    if watched and cu <= room_inside(s, space) and st <= st_room_inside(s, space):
        return inside(space)
    return space


ALL_GENERALS = range(len(GENERAL_IDS))
