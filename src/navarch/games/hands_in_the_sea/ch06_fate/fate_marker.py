"""6 (Fate) The Fate token, an optional rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..box.labels import CARTHAGE, ROME, other
from ..box.modifiers import EVENT_SHIFT

if TYPE_CHECKING:
    from ..state import HandsState


def within_die(roll: int) -> int:
    """A shifted roll stays within the die."""
    return max(1, min(6, roll))


def die_shift(s: HandsState, card: int) -> int:
    """By how much Devotio and the Fate token move the roll for who is hit, in their owners' favour.

    Away from the own range for a harmful event, toward it for a favourable one [4.6.B, 6F.C, 6F.G].
    """
    total = 0
    for seat in (ROME, CARTHAGE):
        below = s.cards.range_low[2 * card + seat] < s.cards.range_low[2 * card + other(seat)]
        away = 1 if below else -1
        step = -away * s.cards.event_sign[card]
        if s.modifier(seat, EVENT_SHIFT):
            s.tell("4.6.B", "die-shifted", seat, s.strategy[seat], step * s.modifier(seat, EVENT_SHIFT))
        if s.fate == seat:
            s.tell("6F.C", "die-shifted", seat, -1, step)
        total += step * (s.modifier(seat, EVENT_SHIFT) + int(s.fate == seat))
    return total


def move_fate(s: HandsState, touched: int, sign: int) -> None:
    """6F Who was hurt, or whose opponent profited, takes the unowned token; a holder whose luck turned sets it aside.

    [6F.A, 6F.B, 6F.D, 6F.E, 6F.F]
    """
    if sign == 0:
        return
    affected = ROME if touched >> ROME & 1 else CARTHAGE
    unlucky = affected if sign < 0 else other(affected)
    if s.fate < 0:
        s.fate = unlucky
        s.tell("6F.B", "fate-taken", unlucky)
    elif s.fate != unlucky:
        s.fate = -1
        s.tell("6F.D", "fate-set-aside", other(unlucky))
