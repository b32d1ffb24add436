"""Information-set Monte Carlo tree search for any game, through `sample`.

One tree over the actions as the searching seat sees them; each iteration walks it on a fresh sample, so no
iteration knows more than the seat may believe. Every seat maximises its own share (max-n). Playouts are cut
short and judged by the game's evaluation.
"""

from __future__ import annotations

import math
import random
import time

from ..engine.chance import sample_outcome
from ..engine.state import CHANCE, NOBODY, State
from ..engine.view import Perspective
from .bot import Advice, Bot

EXPLORATION = 0.45
PRIOR_VISITS = 2.0  # how many visits the game's advice on an action counts for
DEPTH = 60  # decisions in one iteration at the most
PLAYOUT = 0  # decisions beyond the tree before the evaluation


class Node:
    """What is known of an action: visits, the sum of the actor's shares, how often it could be chosen."""

    __slots__ = ("available", "children", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.visits = 0
        self.total = 0.0
        self.available = 0
        self.prior = prior
        self.children: dict[int, Node] = {}


class SearchBot(Bot):
    """Thinks for a time or a number of iterations."""

    name = "ismcts"

    def __init__(self, seed: int | None = None, seconds: float = 1.0, iterations: int = 0) -> None:
        self.rng = random.Random(seed)
        self.seconds = seconds
        self.iterations = iterations

    def advise(self, perspective: Perspective) -> list[Advice]:
        """All legal actions, the most visited first, with the share expected after each."""
        seat = perspective.seat
        legal = perspective.legal
        if len(legal) == 1:
            return [Advice(legal[0])]
        root = Node(0.0)
        deadline = time.perf_counter() + self.seconds
        done = 0
        while done < self.iterations if self.iterations else time.perf_counter() < deadline or not done:
            self._iterate(root, perspective.sample(self.rng), seat)
            done += 1
        space = perspective.game.space
        ranked = sorted(legal, key=lambda action: _order(root, space.code(action)))
        return [Advice(action, _mean(root, space.code(action))) for action in ranked]

    def _iterate(self, root: Node, s: State, seat: int) -> None:
        """Walk down the tree on one sample, add one node, judge, and give every seat its share."""
        path: list[tuple[int, Node]] = []
        node = root
        first = True
        for _ in range(DEPTH):
            self._settle(s)
            if s.actor == NOBODY:
                break
            actor = seat if first else s.actor
            legal = s.legal_for(actor)
            first = False
            new = not node.children
            code = self._select(node, s, actor, legal)
            s.play_for(actor, code)
            node = node.children[code]
            path.append((actor, node))
            if new or not node.visits:
                break
        shares = s.game.evaluate(s)
        for actor, step in path:
            step.visits += 1
            step.total += shares[actor]

    def _select(self, node: Node, s: State, actor: int, legal: list[int]) -> int:
        """The action with the best upper bound among those that are legal on this sample."""
        children = node.children
        missing = [code for code in legal if code not in children]
        if missing:
            self._add(node, s, actor, legal)
        best, best_value = legal[0], -1.0
        for code in legal:
            child = children[code]
            child.available += 1
            weight = child.visits + PRIOR_VISITS
            mean = (child.total + PRIOR_VISITS * child.prior) / weight
            bound = mean + EXPLORATION * math.sqrt(math.log(child.available + 1) / weight)
            if bound > best_value:
                best, best_value = code, bound
        return best

    def _add(self, node: Node, s: State, actor: int, legal: list[int]) -> None:
        """Add the actions not seen here before, with the game's advice as their prior."""
        scores = s.game.action_scores(s, actor)
        high, low = max(scores), min(scores)
        span = (high - low) or 1
        base = s.game.evaluate(s)[actor] if not node.visits else node.total / node.visits
        for code, score in zip(legal, scores, strict=True):
            if code not in node.children:
                node.children[code] = Node(base + 0.2 * ((score - low) / span - 0.5))

    def _settle(self, s: State) -> None:
        while s.actor == CHANCE:
            s.play(sample_outcome(s, self.rng))


def _order(root: Node, code: int) -> tuple[int, float]:
    child = root.children.get(code)
    return (-child.visits, -child.total) if child is not None else (0, 0.0)


def _mean(root: Node, code: int) -> float | None:
    child = root.children.get(code)
    return child.total / child.visits if child is not None and child.visits else None
