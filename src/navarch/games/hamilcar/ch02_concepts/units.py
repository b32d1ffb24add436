"""2.3 Units: CUs, Elephants, STs and Warships, where they are and how they are moved.

STs are spent, each once [2.3.D1a], in an activation [2.3.D1b], a Determined Defense [2.3.D1c], in winter [2.3.D1d]
and for the War Chest [2.3.D1e]. Warships are Ready or Spent [2.3.F1], in the At Port or the At Sea box [2.3.F3]; what
is in a side's At Sea box is its one Fleet [2.3.G2, 2.3.G3]. What stands elsewhere:

- `ch05_1_reinforcement/placing.py` what an Army is [2.3.E2a]
- `ch05_2_operations/operations.py` refitting Spent Warships [2.3.F5]
- `ch07_movement/movement.py` destroying STs [2.3.D4a]
- `ch07_movement/land_movement.py` a Proconsul who passes a weak Consul [2.3.E3e]
- `ch07_movement/naval_movement.py` command of a Fleet [2.3.G4]
- `ch14_siege/siege.py` STs captured by a Siege [2.3.D3b]
- `seen/view.py` Forces are open [2.3.E1b], the route of a Fleet is shown [2.3.G5]
"""

from __future__ import annotations

from typing import Final

from ....engine.event import Reason
from ..box.labels import AREAS, CARTHAGE
from ..state import HamilcarState
from .areas import inside, space_of
from .generals import generals_at, move_generals

FLEET_WARSHIPS: Final = 5  # [2.3.G1]


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
    return s.st_in_play


def warship_supply(s: HamilcarState, seat: int) -> int:
    """Warships that can still be built: not in play and not on the Turn Track. [2.3.F2]"""
    used = s.ready[seat] + s.spent[seat] + s.at_sea[seat] + s.sunk[seat] + s.prizes[1 - seat]
    return s.box.warships[seat] - used


def ships_refusal(s: HamilcarState, seat: int, count: int) -> Reason | None:
    """Why so many Warships do not put to sea. [2.3.G1, 2.3.F4]"""
    if count > FLEET_WARSHIPS:
        return Reason("2.3.G1", "fleet-limit", (FLEET_WARSHIPS,))
    return Reason("2.3.F4", "ready-ships", (s.ready[seat],)) if count > s.ready[seat] else None


def add_cu(s: HamilcarState, seat: int, area: int, count: int = 1) -> None:
    """Put ordinary CUs from the supply, which never runs out. [1.1, 1.2, 2.3.B1]"""
    s.cu[seat * AREAS + area] += count


def add_sts(s: HamilcarState, seat: int, area: int, count: int) -> None:
    """Put STs from the supply, or give so many less than none back to it. [2.3.D1a]"""
    s.st[seat * AREAS + area] += count
    s.st_in_play += count


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


def capture_trains(s: HamilcarState, taker: int, area: int) -> int:
    """The enemy's STs in an area change hands. [2.3.D3a, 2.3.D3c, 2.3.D3d]"""
    found = s.st[(1 - taker) * AREAS + area]
    if found:
        s.st[(1 - taker) * AREAS + area] = 0
        s.st[taker * AREAS + area] += found
        s.tell("2.3.D3a", "captured-trains", taker, space_of(area), found)
    return found
