"""4.4 Supply, and what 4.5 says of supply to Syracuse.

4.4.E what must be in supply to be reinforced: `ch05_2_aggressive/reinforce.py`. 4.4.J what an unsupplied card can do:
`discard.py`, `reserve.py` and `return_card.py` in `ch05_4_card_management`. 4.4.Q targets need none:
`ch05_1_expansive/settle.py`, `ch05_2_aggressive/attack.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..box.labels import ALL_PLACES, CARTHAGE, PLACES, ROME, ZONES
from .sea_zones import enemy_waters

if TYPE_CHECKING:
    from ..state import HandsState


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
    """Find anew what can trace supply; called whenever tokens, Fleets or battles change [4.4.A, 4.5.C, 4.5.G]."""
    s.reach = (trace(s, ROME), trace(s, CARTHAGE))


def trace(s: HandsState, seat: int) -> int:
    """All locations from which a line of supply leads to a friendly Supply Point [4.4.B, 4.4.C, 4.4.P].

    Lines run through own and unoccupied locations and battles, and through Sea Zones that are not
    enemy-controlled; the flood starts from the Supply Points.
    """
    passable = s.held[seat] | empty_places(s) | sites(s)
    found = flood(s, seat, supply_points(s, seat), passable)
    return found | over_the_straits(s, found, passable)


def flood(s: HandsState, seat: int, start: int, passable: int) -> int:
    """All passable locations joined to the start by land and open Sea Zones, the straits apart.

    Inland locations have no Sea Zone [4.3.B].
    """
    board = s.board
    found = start
    fresh = start
    sailed = 0  # Sea Zones the flood has entered
    while fresh:
        reached = 0
        while fresh:
            low = fresh & -fresh
            fresh ^= low
            place = low.bit_length() - 1
            reached |= board.roads[place]
            if low & board.coastal:
                reached |= shores(s, seat, board.region[place], sailed)
                sailed |= zones_from(s, seat, board.region[place], sailed)
        fresh = reached & passable & ~found
        found |= fresh
    return found


def zones_from(s: HandsState, seat: int, zone: int, sailed: int) -> int:
    """The open Sea Zones that can be sailed to from this one, itself included, as a mask."""
    if sailed >> zone & 1 or enemy_waters(s, seat, zone):
        return 0
    found = 1 << zone
    fresh = [zone]
    while fresh:
        for beside in s.board.zones_beside[fresh.pop()]:
            if not found >> beside & 1 and not enemy_waters(s, seat, beside):
                found |= 1 << beside
                fresh.append(beside)
    return found


def shores(s: HandsState, seat: int, zone: int, sailed: int) -> int:
    """The coasts of all Sea Zones that can be sailed to from this one [4.3.A, 4.3.C]."""
    zones = zones_from(s, seat, zone, sailed)
    coasts = 0
    for number in range(ZONES):
        if zones >> number & 1:
            coasts |= s.board.coast[number]
    return coasts


def over_the_straits(s: HandsState, found: int, passable: int) -> int:
    """What a line over the straits adds: so many locations by land on the far side, no Sea Zone [4.4.L, 4.4.M]."""
    beyond = 0
    for place in range(PLACES):
        if s.board.strait[place] and found >> place & 1:
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
