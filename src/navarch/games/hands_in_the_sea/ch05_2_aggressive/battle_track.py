"""5.2 and 5.2.1: sieges and field battles, their rounds and their Battle Strength track.

A battle is named by the seat that began it. Its marker counts in the attacker's favour [5.2.1.E].
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..box.labels import other
from ..box.modifiers import LONG_CARDS, LONG_ROUNDS, LONG_SIDE, LONG_SIEGE
from ..ch04_3_sea_and_supply.supply import survey

if TYPE_CHECKING:
    from ..state import HandsState


def is_siege(s: HandsState, attacker: int) -> bool:
    """A battle at a fortified location is a siege, any other a field battle [5.2.C, 5.2.D]."""
    return bool(s.forts >> s.site[attacker] & 1)


def rounds_allowed(s: HandsState, attacker: int) -> int:
    """How many battle rounds the battle lasts [5.2.C, 5.2.D]."""
    siege = int(is_siege(s, attacker))
    rounds = s.num.battle_rounds[siege]
    for side in (attacker, other(attacker)):
        longer = s.modifier(side, LONG_ROUNDS)
        fits = s.modifier(side, LONG_SIDE) == int(side != attacker) and s.modifier(side, LONG_SIEGE) == siege
        if longer and fits and s.force[2 * attacker + side] & s.modifier(side, LONG_CARDS):
            rounds = max(rounds, longer)
    return rounds


def shift(s: HandsState, attacker: int, side: int, by: int) -> None:
    """Move the marker toward a side; it stops at the ends of the track [5.2.1.L, 5.2.2.C]."""
    moved = s.marker[attacker] + (by if side == attacker else -by)
    s.marker[attacker] = max(-s.num.track_defender, min(s.num.track_attacker, moved))


def clear_battle(s: HandsState, attacker: int) -> None:
    """The Battle Round token is taken back [5.2.3.W]."""
    s.site[attacker] = -1
    s.battle_round[attacker] = 0
    s.marker[attacker] = 0
    s.arms[attacker] = 0
    survey(s)
