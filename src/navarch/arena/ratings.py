"""Ratings: all games at once by Plackett and Luce, with bootstrap intervals, and game after game by openskill."""

from __future__ import annotations

import itertools
import math
import random
from typing import NamedTuple

from .play import Outcome
from .sequential import Interval

ELO = 400 / math.log(10)  # points for a natural logarithm of strength
RESAMPLES = 200
MOST_ROUNDS = 1000
CLOSE = 1e-7
PRIOR = 0.5  # half a victory and half a defeat against somebody of mean strength: no rating is infinite

Order = tuple[int, ...]  # entrants, the best first; an entrant stands there once for each of its seats


class Skill(NamedTuple):
    """A rating of openskill: what is believed, and how uncertain it is."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """What the entrant is worth at least."""
        return self.mu - 3 * self.sigma


def orders_of(outcome: Outcome) -> dict[Order, float]:
    """The finishing order of a game; where ranks are shared, all orders of those seats, each in part."""
    by_rank: dict[int, list[int]] = {}
    for entrant, rank in zip(outcome["lineup"], outcome["ranks"], strict=True):
        by_rank.setdefault(rank, []).append(entrant)
    ways = [list(itertools.permutations(by_rank[rank])) for rank in sorted(by_rank)]
    weight = 1 / math.prod(len(way) for way in ways)
    return _added([{tuple(itertools.chain(*parts)): weight} for parts in itertools.product(*ways)])


def strengths(orders: dict[Order, float], count: int, start: list[float] | None = None) -> list[float]:
    """The strengths under which these orders are likeliest, by Hunter's algorithm; their geometric mean is 1."""
    gamma = list(start) if start else [1.0] * count
    chosen = [PRIOR] * count
    for order, weight in orders.items():
        for entrant in order[:-1]:
            chosen[entrant] += weight
    for _ in range(MOST_ROUNDS):
        owed = [2 * PRIOR / (one + 1) for one in gamma]
        for order, weight in orders.items():
            left = 0.0
            stages = [left := left + gamma[entrant] for entrant in reversed(order)][:0:-1]
            passed = 0.0
            for place, entrant in enumerate(order):
                if place < len(stages):
                    passed += weight / stages[place]
                owed[entrant] += passed
        new = [wins / debt for wins, debt in zip(chosen, owed, strict=True)]
        mean = math.exp(sum(map(math.log, new)) / count)
        new = [one / mean for one in new]
        moved = max(abs(math.log(a / b)) for a, b in zip(new, gamma, strict=True))
        gamma = new
        if moved < CLOSE:
            break
    return gamma


def batch_ratings(blocks: list[list[Outcome]], count: int, seed: int) -> list[Interval]:
    """By entrant: points on the scale of Elo around 0, with bounds from drawing the blocks anew.

    They are drawn once as they are, and once with one more in which all came out level, and the wider bounds hold: a
    row of equal blocks proves no certainty.
    """
    by_block = [_added([orders_of(outcome) for outcome in block]) for block in blocks]
    level = _added([orders_of({**outcome, "ranks": [1] * len(outcome["ranks"])}) for outcome in blocks[0]])
    best = strengths(_added(by_block), count)
    rng = random.Random(f"bootstrap {seed}")
    drawn = [_bounds(pool, best, rng) for pool in (by_block, [*by_block, level])]
    return [
        Interval(ELO * math.log(best[one]), min(b[one][0] for b in drawn), max(b[one][1] for b in drawn))
        for one in range(count)
    ]


def _bounds(pool: list[dict[Order, float]], best: list[float], rng: random.Random) -> list[tuple[float, float]]:
    """By entrant: the points between which the strengths lie in 95 % of as many blocks drawn from these."""
    drawn: list[list[float]] = [[] for _ in best]
    for _ in range(RESAMPLES):
        for entrant, strength in enumerate(strengths(_added(rng.choices(pool, k=len(pool))), len(best), best)):
            drawn[entrant].append(ELO * math.log(strength))
    edge = RESAMPLES // 40  # 2.5 % on either side
    return [(sorted(values)[edge], sorted(values)[-1 - edge]) for values in drawn]


def online_ratings(blocks: list[list[Outcome]], count: int) -> list[Skill]:
    """By entrant: the rating after the last game, each game having moved it."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    skills = [Skill(model.mu, model.sigma)] * count
    for outcome in itertools.chain(*blocks):
        lineup = outcome["lineup"]
        teams = [[model.rating(skills[entrant].mu, skills[entrant].sigma)] for entrant in lineup]
        rated = model.rate(teams, ranks=[float(rank) for rank in outcome["ranks"]])
        for entrant in set(lineup):
            own = [team[0] for team, other in zip(rated, lineup, strict=True) if other == entrant]
            skills[entrant] = Skill(sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own))
    return skills


def _added(parts: list[dict[Order, float]]) -> dict[Order, float]:
    total: dict[Order, float] = {}
    for part in parts:
        for order, weight in part.items():
            total[order] = total.get(order, 0.0) + weight
    return total
