"""stub"""

from __future__ import annotations

from .state import NeptunState
from .victory import points


def action_scores(s: NeptunState, seat: int) -> list[int]:
    """x"""
    return [0 for _ in s.legal_for(seat)]


def standing(s: NeptunState) -> list[float]:
    """x"""
    return [float(points(s, i)) for i in range(s.players)]
