"""A plan for the greedy player, and how well a side stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import HandsState


def action_scores(s: HandsState, seat: int) -> list[int]:
    """How good each legal action looks."""
    return [0 for _ in s.legal_for(seat)]


def standing(s: HandsState) -> list[float]:
    """For each seat an estimate from 0 to 1."""
    return [0.5, 0.5]
