"""How good an action looks to a greedy player, and how well each side stands."""

from __future__ import annotations

from .state import HamilcarState


def action_scores(s: HamilcarState, seat: int) -> list[int]:
    """One number for each legal action of the seat."""
    return [0] * len(s.legal_for(seat))


def standing(s: HamilcarState) -> list[float]:
    """For each seat an estimate from 0 to 1."""
    return [0.5, 0.5]
