"""One look at a position: a search, what it thinks best, and by how much."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ..bots.ismcts import SearchBot
from ..engine.perspective import Perspective
from .puzzle import Tried

GAP = 0.10  # of the expected result, from 0 to 1
LEAST_TIMES = 3  # an action tried less often is one that the search has given up
LEAST_TOLD = 10  # times in all searches of a puzzle, before it is told how much weaker an action is


class Look(NamedTuple):
    """What a search found."""

    best: str  # the action tried most often
    tried: dict[str, Tried]

    @property
    def next_best(self) -> str:
        """Whatever fares best beside it, of what was tried often enough; of all that was tried where nothing was."""
        others = [one for one in self.tried if one != self.best]
        often = [one for one in others if self.tried[one].times >= LEAST_TIMES]
        return max(often or others, key=lambda one: self.tried[one].worth, default="")

    @property
    def gap(self) -> float:
        """By how much the best is better than the next best; nothing where there is none to compare it with."""
        return self.tried[self.best].worth - self.tried[self.next_best].worth if self.next_best else 0.0

    def told(self) -> dict[str, Tried]:
        """The best and the next best, and what else was tried often enough to be told."""
        kept = (self.best, self.next_best)
        return {one: tried for one, tried in self.tried.items() if one in kept or tried.times >= LEAST_TOLD}


def look_at(perspective: Perspective, iterations: int, seed: int) -> Look:
    """Search for so many iterations."""
    advice = SearchBot(seed, iterations=iterations).advise(perspective)
    tried = {str(one.action): Tried(one.estimate, one.tries) for one in advice if one.estimate is not None}
    return Look(str(advice[0].action), tried)


def together(looks: Iterable[Look]) -> dict[str, Tried]:
    """What several searches found, taken together, what was tried most often first."""
    worths: dict[str, float] = {}
    times: dict[str, int] = {}
    for look in looks:
        for action, tried in look.tried.items():
            worths[action] = worths.get(action, 0.0) + tried.worth * tried.times
            times[action] = times.get(action, 0) + tried.times
    return {
        one: Tried(round(worths[one] / times[one], 4), times[one]) for one in sorted(times, key=lambda one: -times[one])
    }
