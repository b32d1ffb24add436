"""Information-set Monte Carlo tree search for any game, through `sample`.

One tree over the actions as the searching seat sees them; each iteration walks it on a fresh sample, so no
iteration knows more than the seat may believe. Every seat maximises its own share (max-n). Beyond the tree all
seats play by the game's own advice for a while, then its evaluation judges.
"""

from __future__ import annotations

import math
import random
import time

from ..engine.action import Action
from ..engine.chance import sample_outcome
from ..engine.perspective import Perspective
from ..engine.state import CHANCE, NOBODY, State
from .bot import Advice, Adviser, BadBot

EXPLORATION = 0.35
PLAYOUT = 40  # decisions beyond the tree before the evaluation
LEAST_SECONDS, MOST_SECONDS = 0.001, 3600
MOST_ITERATIONS = 10_000_000


class Node:
    """What is known of an action: visits, the sum of its actor's shares, and how much the advice favours it."""

    __slots__ = ("children", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.visits = 0
        self.total = 0.0
        self.prior = prior
        self.children: dict[int, Node] = {}


class SearchBot(Adviser):
    """Thinks for a time or a number of iterations."""

    name = "ismcts"

    def __init__(self, seed: int | None = None, seconds: float = 1.0, iterations: int = 0) -> None:
        self.rng = random.Random(seed)
        self.seconds = seconds
        self.iterations = iterations

    def advise(self, perspective: Perspective) -> list[Advice]:
        """All legal actions, the most visited first, with the share expected after each."""
        legal = perspective.legal
        if len(legal) == 1:
            return [Advice(legal[0])]
        root = Node(1.0)
        deadline = time.perf_counter() + self.seconds
        done = 0
        while done < self.iterations if self.iterations else time.perf_counter() < deadline or not done:
            self._iterate(root, perspective.sample(self.rng), perspective.seat)
            done += 1
        space = perspective.game.space
        ranked = sorted(legal, key=lambda action: _order(root, space.code(action)))
        return [_advice(root, action, space.code(action)) for action in ranked]

    def _iterate(self, root: Node, s: State, seat: int) -> None:
        """Walk down the tree on one sample, add one node, play on, judge, and give every seat its share."""
        path: list[tuple[int, Node]] = []
        node = root
        actor = seat  # of several seats asked at once, the searching one answers first
        while True:
            code = self._select(node, s, actor)
            s.play_for(actor, code)
            node = node.children[code]
            path.append((actor, node))
            self._settle(s)
            if not node.visits or s.actor == NOBODY:
                break
            actor = s.actor
        self._play_on(s)
        shares = s.game.evaluate(s)
        root.visits += 1
        for actor, step in path:
            step.visits += 1
            step.total += shares[actor]

    def _select(self, node: Node, s: State, actor: int) -> int:
        """The action with the best upper bound among those that are legal on this sample."""
        children = node.children
        legal = s.legal_for(actor)
        if any(code not in children for code in legal):
            self._add(node, s, actor, legal)
        pull = EXPLORATION * math.sqrt(node.visits + 1)
        default = node.total / node.visits if node.visits and node.total else 0.5
        best, best_bound = legal[0], -1.0
        for code in legal:
            child = children[code]
            mean = child.total / child.visits if child.visits else default
            bound = mean + pull * child.prior / (1 + child.visits)
            if bound > best_bound:
                best, best_bound = code, bound
        return best

    def _add(self, node: Node, s: State, actor: int, legal: list[int]) -> None:
        """Add the actions not seen here before; their prior falls with their rank in the game's advice."""
        scores = s.game.action_scores(s, actor)
        ranked = sorted(range(len(legal)), key=lambda i: -scores[i])
        total = sum(1 / (rank + 1) for rank in range(len(legal)))
        for rank, i in enumerate(ranked):
            if legal[i] not in node.children:
                node.children[legal[i]] = Node(1 / (rank + 1) / total)

    def _play_on(self, s: State) -> None:
        """All seats follow the game's advice for a while."""
        for _ in range(PLAYOUT):
            if s.actor == NOBODY:
                return
            legal = s.legal()
            if len(legal) == 1:
                code = legal[0]
            else:
                scores = s.game.action_scores(s, s.actor)
                code = legal[scores.index(max(scores))]
            s.play(code)
            self._settle(s)

    def _settle(self, s: State) -> None:
        while s.actor == CHANCE:
            s.play(sample_outcome(s, self.rng))


def search_bot(seed: int | None = None, budget: str = "") -> SearchBot:
    """The bot for a budget as it is said: `0.2` seconds or `500i` iterations, a second without one."""
    if not budget:
        return SearchBot(seed)
    try:
        if budget.endswith("i"):
            iterations = int(budget[:-1])
            if 1 <= iterations <= MOST_ITERATIONS:
                return SearchBot(seed, seconds=0.0, iterations=iterations)
        else:
            seconds = float(budget)
            if LEAST_SECONDS <= seconds <= MOST_SECONDS:
                return SearchBot(seed, seconds=seconds)
    except ValueError:
        pass
    raise BadBot(
        f"the budget of 'ismcts:{budget}' must be seconds such as ismcts:0.2 or iterations such as ismcts:500i"
    )


def _order(root: Node, code: int) -> tuple[int, float]:
    child = root.children.get(code)
    return (-child.visits, -child.total) if child is not None else (0, 0.0)


def _advice(root: Node, action: Action, code: int) -> Advice:
    child = root.children.get(code)
    if child is None or not child.visits:
        return Advice(action)
    return Advice(action, child.total / child.visits, child.visits)
