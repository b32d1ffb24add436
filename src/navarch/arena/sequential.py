"""Who of two is better, decided as early as the games allow: a sequential test of Wald's on blocks of games.

Two tests run at once, one for each of the two being better: 50 % against 55 % of their meetings. The generalised
likelihood ratio takes the variance from the blocks themselves, so that games with the same luck may depend on each
other. `tests/arena/test_sequential.py` measures by simulation how often it errs.
"""

from __future__ import annotations

import math
from enum import Enum
from typing import NamedTuple

NULL, BETTER = 0.5, 0.55  # shares of the meetings: no difference, and the difference that is looked for
FALSE_ACCEPT = 0.025  # for each of the two directions
FALSE_REJECT = 0.05
LEAST_BLOCKS = 30
UPPER = math.log((1 - FALSE_REJECT) / FALSE_ACCEPT)
LOWER = math.log(FALSE_REJECT / (1 - FALSE_ACCEPT))
NORMAL_95 = 1.96


class Verdict(Enum):
    """What is known of two entrants."""

    OPEN = "open"
    FIRST = "first is better"
    SECOND = "second is better"
    NONE = "no difference"


class Interval(NamedTuple):
    """A mean with the bounds within which the truth lies with 95 %."""

    mean: float
    low: float
    high: float


class Mean:
    """Shares, or differences of shares, one a block, with their mean and variance."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        """One more."""
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        """Their mean."""
        return self.total / self.count if self.count else 0.5

    @property
    def variance(self) -> float:
        """As if one block more had gone as far astray as any can: a row of equal blocks proves no certainty."""
        mean = self.mean
        return (max(0.0, self.squares - self.count * mean * mean) + 0.25) / max(1, self.count)

    @property
    def reach(self) -> float:
        """How far the truth lies from the mean at most, with 95 %."""
        return NORMAL_95 * math.sqrt(self.variance / self.count) if self.count else 0.5

    def interval(self) -> Interval:
        """The mean of shares with its bounds."""
        return Interval(self.mean, max(0.0, self.mean - self.reach), min(1.0, self.mean + self.reach))


class Duel:
    """Two entrants: in each block, the share of their meetings in which the first came out ahead; a draw is a half."""

    def __init__(self) -> None:
        self.shares = Mean()
        self.verdict = Verdict.OPEN
        self.decided_after = 0  # blocks
        self._refuted = [False, False]  # that the first, that the second is better

    def add(self, share: float) -> None:
        """One block more; a verdict once found stays."""
        self.shares.add(share)
        if self.verdict is not Verdict.OPEN or self.shares.count < LEAST_BLOCKS:
            return
        for side in (0, 1):
            ratio = self.log_likelihood_ratio(side)
            if self._refuted[side]:
                continue
            if ratio >= UPPER:
                self._decide(Verdict.SECOND if side else Verdict.FIRST)
                return
            self._refuted[side] = ratio <= LOWER
        if all(self._refuted):
            self._decide(Verdict.NONE)

    def log_likelihood_ratio(self, side: int) -> float:
        """How much likelier the blocks are if that one is better than if there is no difference."""
        mean = 1 - self.shares.mean if side else self.shares.mean
        middle = (NULL + BETTER) / 2
        return self.shares.count * (BETTER - NULL) * (mean - middle) / self.shares.variance

    def _decide(self, verdict: Verdict) -> None:
        self.verdict = verdict
        self.decided_after = self.shares.count
