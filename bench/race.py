"""A race at the root of a search: an experiment, not yet what bots do (docs/experiments.md).

Two actions differ by far less than one playout is off. So the few actions that the advice likes most are tried in turn,
in each round on the same sample and with the same luck, and compared by their differences, which vary less than they do
themselves; whatever is behind falls out. Below the root each has the tree that it always had, or none.
"""

from __future__ import annotations

import math
import random

from navarch.engine.playout import settle_chance
from navarch.engine.search import Tree, priors_by_rank
from navarch.engine.search_settings import SearchSettings
from navarch.engine.state import State

ROUNDS = 8  # after which those fall out that are behind
BEHIND = 2.0  # standard errors of the difference
USUAL = 0.02  # by how much actions differ from what the advice likes most, before anything was tried


class Race:
    """Actions that are tried in turn, those first that the advice likes more."""

    def __init__(self, codes: list[int]) -> None:
        self.codes = codes
        self.left = list(range(len(codes)))
        self.shares: list[list[float]] = [[] for _ in codes]  # of the seat, by round

    def difference(self, one: int, other: int) -> tuple[float, float]:
        """By how much the first of two that are left is ahead, and the standard error of that."""
        apart = [mine - theirs for mine, theirs in zip(self.shares[one], self.shares[other], strict=True)]
        rounds = len(apart)
        mean = sum(apart) / rounds
        spread = sum((each - mean) ** 2 for each in apart) / max(1, rounds - 1)
        return mean, math.sqrt(spread / rounds)

    def drop(self) -> None:
        """Leave out what is behind the best by more than chance."""
        best = max(self.left, key=lambda at: sum(self.shares[at]))
        kept: list[int] = []
        for at in self.left:
            mean, error = self.difference(at, best)
            if at == best or mean > -BEHIND * error:
                kept.append(at)
        self.left = kept

    def winner(self) -> int:
        """The likeliest to be best: of those that are left, what the advice likes most unless another one is ahead.

        Few rounds tell little: a lead counts by its part of what was known before and what was seen.
        """
        first = self.left[0]
        ahead = {first: 0.0}
        for at in self.left[1:]:
            mean, error = self.difference(at, first)
            ahead[at] = mean * USUAL**2 / (USUAL**2 + error**2)
        return self.codes[max(self.left, key=ahead.__getitem__)]


def raced(s: State, settings: SearchSettings, iterations: int, runners: int, rng: random.Random, below: int = 1) -> int:
    """What the actor of a position finds best by a race of so many actions, in so many iterations at most."""
    game, seat = s.game, s.actor
    believed = game.sample(s, seat, rng)
    legal = believed.legal_for(seat)
    priors = priors_by_rank(game.action_scores(believed, seat))
    likeliest = sorted(range(len(legal)), key=lambda at: -priors[at])[:runners]
    race, tree = Race([legal[at] for at in likeliest]), Tree(rng, settings)
    done = rounds = 0
    while len(race.left) > 1 and done < iterations:
        believed, luck = game.sample(s, seat, rng), rng.getrandbits(64)
        for at in race.left:
            race.shares[at].append((tried if below else played_on)(tree, believed.clone(), seat, race.codes[at], luck))
        done += len(race.left)
        rounds += 1
        if rounds % ROUNDS == 0:
            race.drop()
    return race.winner()


def tried(tree: Tree, believed: State, seat: int, code: int, luck: int) -> float:
    """The seat's share after one iteration that begins with an action and has that luck."""
    tree.rng = random.Random(luck)
    before = total_of(tree, code)
    tree.iterate(believed, seat, code)
    return total_of(tree, code) - before


def played_on(tree: Tree, believed: State, seat: int, code: int, luck: int) -> float:
    """The seat's share where all go by the advice after an action, with that luck."""
    tree.rng = random.Random(luck)
    believed.play_for(seat, code)
    settle_chance(believed, tree.rng)
    tree.play_on(believed)
    return tree.judged(believed, seat)[seat]


def total_of(tree: Tree, code: int) -> float:
    """The sum of the seat's shares after an action of the root."""
    root = tree.root
    node = root.nodes[root.codes.index(code)] if root.codes else None
    return node.total if node is not None else 0.0
