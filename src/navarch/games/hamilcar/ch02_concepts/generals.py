"""2.2 Generals: where they are, who outranks whom, how they come and go. [2.2.B1, 2.2.C-1]

Traits [2.2.A3]: an Admiral brings Tactic Cards [2.2.D1a] and Naval Reforms [2.2.D1c]; an Aristocrat outranks others,
and where he is displaced it costs PCs [2.2.D2c]. What stands elsewhere:

- `box/labels.py` where a General is, be he a standee or a counter [0.1]
- `ch04_victory/displacement.py` an Aristocrat costs PCs for displacement only [2.2.D2d]
- `ch05_1_reinforcement/rome.py` Consuls and the Proconsul [2.2.C2a, 2.2.C3a, 2.2.C3b]
- `ch05_2_strategy/dictator.py` the Dictator, and Calatinus who may come back [2.2.A8, 2.2.C1a, 2.2.C1b]
- `ch07_movement/land_movement.py` an unguarded General [2.2.A4], a Proconsul who passes a weak Consul [2.3.E3e]
- `ch13_land_battle/land_battle.py` two Consuls in battle [2.2.E1f], an Aristocrat among them [2.2.D2b]
- `ch15_miat_and_africa/africa.py` Africanus and the others bound for Africa [2.2.D3a, 2.2.D3b]
"""

from __future__ import annotations

from typing import Final

from ....engine.event import Reason
from ..box.box import ADMIRAL, ARISTOCRAT
from ..box.labels import (
    AFRICA,
    AREAS,
    BARCA,
    CARTHAGE,
    CONSUL,
    DICTATOR,
    ELIMINATED,
    NO_OFFICE,
    ON_MAP,
    POOL,
    PROCONSUL,
    ROME,
    XANTHIPPUS,
)
from ..state import HamilcarState
from .areas import inside, members, space_of

CONSUL_MINIMUM: Final = 3  # [2.3.E3b]
COMMAND_LIMIT: Final = 10  # [2.2.A2]


# ---- Generals ----


def generals_at(s: HamilcarState, seat: int, area: int) -> int:
    """The Generals of a side in an area, as a mask."""
    return s.camps[area] & s.box.generals_mask[seat]


def generals_in(s: HamilcarState, seat: int, space: int) -> int:
    """The Generals of a side in a space, inside and outside."""
    return generals_at(s, seat, space) | generals_at(s, seat, inside(space))


def generals_spaces(s: HamilcarState, seat: int) -> int:
    """The spaces where Generals of a side are, inside or outside, as a mask."""
    mask = 0
    for general in s.box.generals_of[seat]:
        space = space_of(s.place[general])
        if space >= 0:
            mask |= 1 << space
    return mask


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
    top = -1
    found: list[int] = []
    for general in members(mask):
        height = rank(s, general)
        if height > top:
            top = height
            found = [general]
        elif height == top:
            found.append(general)
    return found


def consuls_of(s: HamilcarState, mask: int) -> int:
    """The Consuls of a mask: an Army that one of them commands is a Consular Army. [2.2.C2b, 2.3.E3a]"""
    return sum(1 << g for g in members(mask) if s.office[g] == CONSUL)


def has_admiral(s: HamilcarState, mask: int) -> bool:
    """Whether an Admiral is among them, in command or not. [2.2.D1b, 2.2.E1c]"""
    return any(s.box.traits[g] & ADMIRAL for g in members(mask))


def command_refusal(s: HamilcarState, general: int, present: int) -> Reason:
    """Why a General does not command those who are present. [2.2.E1b]"""
    if not present >> general & 1:
        return Reason("2.2.E1b", "not-here", (general,))
    return Reason("2.2.E1b", "outranks", (leaders(s, present)[0], general))


def subordinate(s: HamilcarState, general: int) -> bool:
    """Whether he is in an Army with a General who outranks him: then his Special Ability rests.

    He may have halted there: the superior takes over the command at once. [2.2.E1a, 2.2.E1d, 2.2.E1e, 2.3.E2a]
    """
    area, seat = s.place[general], s.box.side[general]
    at = seat * AREAS + area
    if area < 0 or not (s.cu[at] or s.st[at] or (seat == CARTHAGE and s.el[area])):
        return False
    return any(rank(s, other) > rank(s, general) for other in members(generals_at(s, seat, area)))


def strategy_rating(s: HamilcarState, general: int) -> int:
    """A General's Strategy Rating where he stands. [2.2.A1]"""
    effect = s.box.ability(general, "strategy_rating")
    space = space_of(s.place[general])
    if effect is None or subordinate(s, general):
        return s.box.strategy[general]
    if space >= 0 and s.box.board.region[space] == AFRICA:
        return effect.value
    return s.box.strategy[general]


def in_play(s: HamilcarState, seat: int) -> list[int]:
    """Generals of a side on the map or at sea."""
    return [g for g in s.box.generals_of[seat] if s.standing[g] == ON_MAP]


def station(s: HamilcarState, general: int, area: int) -> None:
    """A General stands in an area from now on; in none when he has left the map."""
    before = s.place[general]
    if before >= 0:
        s.camps[before] &= ~(1 << general)
    if area >= 0:
        s.camps[area] |= 1 << general
    s.place[general] = area


def place_general(s: HamilcarState, general: int, area: int) -> None:
    """Put a General on the map."""
    station(s, general, area)
    s.standing[general] = ON_MAP


def leave_map(s: HamilcarState, general: int, standing: int) -> None:
    """Take a General off the map, to the pool or out of the game. [2.2.A7, 2.2.B2, 5.1.C11, 17.2.B-Caudex2]"""
    station(s, general, -1)
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


def move_generals(s: HamilcarState, mask: int, target: int) -> None:
    """Move Generals to an area. [2.3.E2b]"""
    for general in members(mask):
        station(s, general, target)
