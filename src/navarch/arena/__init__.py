"""The arena: who plays better, and by how much; and whether a game is fair to its sides."""

from __future__ import annotations

from .contest import Contest, played_contest
from .plan import Plan, make_plan
from .tally import Tally

__all__ = ["Contest", "Plan", "Tally", "make_plan", "played_contest"]
