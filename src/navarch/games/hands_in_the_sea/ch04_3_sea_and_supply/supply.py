"""4.4 Supply, and what 4.5 says of supply to Syracuse.

4.4.E what must be in supply to be reinforced: `ch05_2_aggressive/reinforce.py`. 4.4.J what an unsupplied card can do:
`discard.py`, `reserve.py` and `return_card.py` in `ch05_4_card_management`. 4.4.Q targets need none:
`ch05_1_expansive/settle.py`, `ch05_2_aggressive/attack.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..box.labels import ALL_PLACES, CARTHAGE, ROME, ZONES
from ..box.sets import members
from .sea_zones import enemy_zone

if TYPE_CHECKING:
    from ..state import HandsState

UNTRACED: Final = [-1] * (2 * (ZONES + 1))  # for each seat and each Sea Zone that may be closed to it, or PORT


def in_battle(s: HandsState) -> bool:
    """Whether a land battle is in progress."""
    return s.site[ROME] >= 0 or s.site[CARTHAGE] >= 0


def sites(s: HandsState) -> int:
    """The locations where a land battle is in progress."""
    mask = 0
    if s.site[ROME] >= 0:
        mask |= 1 << s.site[ROME]
    if s.site[CARTHAGE] >= 0:
        mask |= 1 << s.site[CARTHAGE]
    return mask


def empty_places(s: HandsState) -> int:
    """The unoccupied locations: no token stands there [3.5.C]."""
    return ALL_PLACES & ~(s.held[ROME] | s.held[CARTHAGE] | s.independent)


def supply_points(s: HandsState, seat: int) -> int:
    """The friendly Supply Points: those held, and those of the own start while nobody holds them.

    Syracuse belongs to no start, so it must be held [4.4.K, 4.4.N, 4.4.O, 4.5.A, 4.5.F].
    """
    return s.board.supply_points & s.held[seat] | s.board.home_supply[seat] & empty_places(s)


def survey(s: HandsState) -> None:
    """Find anew what can trace supply; called whenever tokens or battles change [4.4.A, 4.5.C, 4.5.G]."""
    s.lines = UNTRACED[:]
    look_to_sea(s)


def look_to_sea(s: HandsState) -> None:
    """Take the lines of supply past the Fleets where they are; called whenever one has moved [4.4.A, 4.5.C]."""
    s.reach = [line(s, ROME, enemy_zone(s, ROME)), line(s, CARTHAGE, enemy_zone(s, CARTHAGE))]
    s.live = [alive(s, ROME), alive(s, CARTHAGE)]


def line(s: HandsState, seat: int, closed: int) -> int:
    """What `trace` finds, kept until tokens or battles change: Fleets close one Sea Zone, or none."""
    kept = s.lines[seat * (ZONES + 1) + closed]
    if kept < 0:
        kept = trace(s, seat, closed)
        s.lines[seat * (ZONES + 1) + closed] = kept
    return kept


def alive(s: HandsState, seat: int) -> int:
    """The Location cards that could be used if they were in Hand: of locations that are held, in supply and
    not under attack [4.4.A, 4.4.D, 4.L, 5.2.1.M]."""
    return s.held[seat] & s.reach[seat] & ~sites(s)


def trace(s: HandsState, seat: int, closed: int) -> int:
    """All locations from which a line of supply leads to a friendly Supply Point [4.4.B, 4.4.C, 4.4.P].

    Lines run through own and unoccupied locations and battles, and through all Sea Zones but the one that is
    enemy-controlled; the flood starts from the Supply Points.
    """
    passable = s.held[seat] | empty_places(s) | sites(s)
    found = flood(s, closed, supply_points(s, seat), passable)
    return found | over_the_straits(s, found, passable)


def flood(s: HandsState, closed: int, start: int, passable: int) -> int:
    """All passable locations joined to the start by land and open Sea Zones, the straits apart.

    Inland locations have no Sea Zone [4.3.A, 4.3.B, 4.3.C].
    """
    found = start | by_open_sea(s, closed, start) & passable
    beyond = passable & ~found
    fresh = beyond
    while fresh:  # few are left; each is tried again when another was added
        low = fresh & -fresh
        fresh ^= low
        if s.board.roads[low.bit_length() - 1] & found:
            found |= low | by_open_sea(s, closed, low) & passable
            beyond &= ~found
            fresh = beyond
    return found


def by_open_sea(s: HandsState, closed: int, places: int) -> int:
    """The coasts of the Sea Zones that can be sailed to from these locations, the closed one left out [4.3.C]."""
    board = s.board
    reached = 0
    for zone in range(ZONES):
        if places & board.coast[zone]:
            reached |= board.shores[closed * ZONES + zone]
    return reached


def over_the_straits(s: HandsState, found: int, passable: int) -> int:
    """What a line over the straits adds: so many locations by land on the far side, no Sea Zone [4.4.L, 4.4.M]."""
    beyond = 0
    for place in members(found & s.board.strait_ends):
        edge = s.board.strait[place] & passable & ~found
        for _ in range(s.num.strait_spaces):
            beyond |= edge
            edge = land_beside(s, edge) & passable & ~found & ~beyond
    return beyond


def land_beside(s: HandsState, places: int) -> int:
    """The locations joined to these by road, the straits apart."""
    beside = 0
    while places:
        low = places & -places
        places ^= low
        beside |= s.board.roads[low.bit_length() - 1]
    return beside


def supplied(s: HandsState, seat: int) -> int:
    """The player's locations in supply: only they send raids, pay income and score [4.4.F, 4.4.G, 4.4.H, 4.4.I]."""
    return s.held[seat] & s.reach[seat]
