"""11.2 Who failed an Interception of the moving Army may not Avoid Battle with it in the same activation. [11.2.3]

Units are alike, so only numbers are noted, for each space. Those who failed go first wherever some of a kind leave
their space or go behind the walls, and the same ones try again.
"""

from __future__ import annotations

from typing import Final

from ..box.labels import AREAS
from ..state import HamilcarState
from .areas import inside
from .units import elephants

CU: Final = 0
EL: Final = 1
ST: Final = 2


def note_failure(s: HamilcarState, space: int, counts: tuple[int, int, int], generals: int) -> None:
    """A declared Interception out of a space has failed. [11.2.3]"""
    s.failed |= generals
    for kind in (CU, EL, ST):
        code = 3 * space + kind
        s.failed_units += [code] * max(0, counts[kind] - s.failed_units.count(code))


def note_departure(s: HamilcarState, space: int, counts: tuple[int, int, int]) -> None:
    """Units have left a space."""
    for kind in (CU, EL, ST):
        for _ in range(min(counts[kind], s.failed_units.count(3 * space + kind))):
            s.failed_units.remove(3 * space + kind)


def failed_outside(s: HamilcarState, seat: int, space: int, kind: int) -> int:
    """How many Units of a kind, outside in a space, have failed. [11.2.3]"""
    area = inside(space)
    if kind == CU:
        sheltered = s.cu[seat * AREAS + area]
    else:
        sheltered = elephants(s, seat, area) if kind == EL else s.st[seat * AREAS + area]
    return max(0, s.failed_units.count(3 * space + kind) - sheltered)
