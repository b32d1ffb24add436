"""What a greedy player makes of a position."""

from __future__ import annotations

from .state import MareState


def action_scores(s: MareState, seat: int) -> list[int]:
    """How good each legal action looks to the seat."""
    return [0] * len(s.legal_for(seat))


def standing(s: MareState) -> list[float]:
    """How well each seat stands, from 0 to 1."""
    if s.over:
        return [1.0 if rank == 1 else 0.0 for rank in s.ranks]
    return [0.5] * s.players
