"""4.5 Syracuse, independent until somebody takes it. What it is to supply stands in `supply` [4.5.A, 4.5.F, 4.5.G].

4.5.B, 4.5.D its yellow token stands in `ch05_2_aggressive/spoils.py`; 4.5.K that it has no second attacker in
`ch05_2_aggressive/attack.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.event import Reason
from ..box.labels import CARTHAGE, ROME, other

if TYPE_CHECKING:
    from ..state import HandsState


def foes_places(s: HandsState, seat: int) -> int:
    """The locations that a player may attack: the opponent's, and independent Syracuse [4.5.C, 4.5.I]."""
    return s.held[other(seat)] | s.independent


def why_spared(s: HandsState, place: int) -> Reason | None:
    """Independent Syracuse is neither raided nor pillaged [4.5.H]."""
    return Reason("4.5.H", "independent", (place,)) if s.independent >> place & 1 else None


def grants_prestige(s: HandsState, place: int) -> bool:
    """Winning a battle grants Prestige anywhere but at independent Syracuse [4.5.E]."""
    return not s.independent >> place & 1


def takes_part(s: HandsState, attacker: int, seat: int) -> bool:
    """Whether the player may play cards into this battle: nobody defends independent Syracuse [4.5.J]."""
    return s.site[attacker] >= 0 and (seat == attacker or bool(s.held[seat] >> s.site[attacker] & 1))


def lord_of_syracuse(s: HandsState) -> int:
    """The player who controls Syracuse, or -1."""
    for seat in (ROME, CARTHAGE):
        if s.held[seat] >> s.num.independent_town & 1:
            return seat
    return -1
