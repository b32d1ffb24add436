"""What follows from where Generals and cards are, once a position was edited."""

from __future__ import annotations

from ....engine.errors import BadEdit
from ..box.labels import AREA_IDS, AREAS, CARTHAGE, CONSUL, GENERAL_IDS, NO_OFFICE, ON_MAP, POOL, ROME, SEAT_IDS
from ..ch02_concepts.areas import members
from ..ch07_movement.movement import Movement
from ..state import HamilcarState


def follow(s: HamilcarState, before: HamilcarState) -> None:
    """A General stands on the map while he is in an area, a Roman one in office; only cards of the hand are spied."""
    for general in range(len(GENERAL_IDS)):
        if s.place[general] != before.place[general] and s.standing[general] == before.standing[general]:
            put_up(s, general)
    for seat in (ROME, CARTHAGE):
        s.spied[seat] &= s.hand[1 - seat]
    keep_army(s, before)


def put_up(s: HamilcarState, general: int) -> None:
    """On the map, or back in the pool. [2.2.C-1]"""
    if s.place[general] < 0:
        s.standing[general], s.office[general] = POOL, NO_OFFICE
        return
    s.standing[general] = ON_MAP
    if s.box.side[general] == ROME and s.office[general] == NO_OFFICE:
        s.office[general] = CONSUL


def keep_army(s: HamilcarState, before: HamilcarState) -> None:
    """An Army on the move keeps its Generals where they are, and the Units that it has taken along. [7.1.6]"""
    moving = s.find(Movement)
    if moving is None:
        return
    for general in members(moving.generals | 1 << moving.general):
        if s.place[general] != before.place[general]:
            raise BadEdit(f"place.{GENERAL_IDS[general]}", "he is on the move")
    area = s.place[moving.general]
    if area < 0:
        return
    at = moving.seat * AREAS + area
    units = [("cu", s.cu[at], before.cu[at], moving.cu), ("st", s.st[at], before.st[at], moving.st)]
    if moving.seat == CARTHAGE:
        units.append(("el", s.el[area], before.el[area], moving.el))
    for kind, now, was, taken in units:
        if now < was and now < taken:
            where = AREA_IDS[area] if kind == "el" else f"{SEAT_IDS[moving.seat]}.{AREA_IDS[area]}"
            raise BadEdit(f"{kind}.{where}", f"{taken} of them are on the move")
