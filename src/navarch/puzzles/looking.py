"""Looks at a position: what seems best is weighed against what was tried most beside it.

Each look searches freely first. Then the action and its rivals get a tree each, which begins with it, all on the same
samples with the same luck: what is compared was tried equally often, and in the same circumstances.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..engine.state import State
from ..review.mistakes import Look
from ..review.moments import Moment
from .puzzle import Tried

GAP = 0.10  # of the expected result, from 0 to 1
RIVALS = 3  # other actions that the best one is weighed against
LEAST_TOLD = 100  # times in all looks at a puzzle, before it is told how much weaker an action is


class Weighed(NamedTuple):
    """What several looks found of an action and its rivals, taken together."""

    tried: dict[int, Tried]  # by action, the one in question first
    next_best: int


def look_at(position: State, seat: int, code: int, iterations: int, seed: int) -> Look:
    """A look at whether that action is best, so long."""
    look = Look(Moment(0, position, seat, code), seed, 0)
    look.search(iterations, RIVALS)
    return look


def gap_of(look: Look) -> float:
    """By how much the action is better than the best of its rivals."""
    return -look.cost()[0]


def is_clear(look: Look) -> bool:
    """Whether the free search would choose the action, and it stands the whole gap above its rivals."""
    return look.is_best and gap_of(look) >= GAP


def together(looks: Sequence[Look]) -> Weighed:
    """What each action is worth: the rivals by how far they fell behind wherever both were weighed."""
    code = looks[0].moment.code
    own = [share for look in looks for share in look.shares[code]]
    worth = sum(own) / len(own)
    behind: dict[int, list[float]] = {}
    for look in looks:
        for rival, shares in look.shares.items():
            if rival != code:
                differences = [mine - its for mine, its in zip(look.shares[code], shares, strict=True)]
                behind.setdefault(rival, []).extend(differences)
    tried = {code: Tried(round(worth, 4), len(own))}
    often = [rival for rival in behind if len(behind[rival]) >= LEAST_TOLD]
    for rival in sorted(often, key=lambda rival: -len(behind[rival])):
        tried[rival] = Tried(round(worth - sum(behind[rival]) / len(behind[rival]), 4), len(behind[rival]))
    return Weighed(tried, max(often, key=lambda rival: tried[rival].worth))
