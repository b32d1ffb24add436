"""The tree of a search over what a seat may believe, with what one iteration does to it.

It belongs to the engine so that it is compiled with the rules that it plays by. Whoever searches asks for one iteration
after another: between two of them a process hears its signals, and other threads have their turn.
"""

from __future__ import annotations

import math
import random
from typing import Final

from .perspective import Perspective
from .playout import advised_action, advised_playout, quiet_playout, settle_chance
from .search_settings import SearchSettings
from .state import CHANCE, NOBODY, State
from .taste import Taste

ANY: Final = -1  # no action in particular


class Node:
    """What is known of an action: visits, the sum of its actor's shares, and the actions that were seen after it."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.chosen = 0  # how often one of the actions after it was
        self.gained = 0.0  # the sum of the shares of whoever chose
        self.codes: list[int] = []  # the actions seen here on any sample, ascending
        self.priors: list[float] = []  # how much each of them is favoured before it was tried
        self.nodes: list[Node | None] = []  # None: never tried

    def add(self, legal: list[int], priors: list[float]) -> None:
        """Add those of the legal actions that were not seen here before, each with its prior."""
        codes: list[int] = []
        merged: list[float] = []
        nodes: list[Node | None] = []
        at, known = 0, len(self.codes)
        for i in range(len(legal)):
            code = legal[i]
            while at < known and self.codes[at] < code:
                codes.append(self.codes[at])
                merged.append(self.priors[at])
                nodes.append(self.nodes[at])
                at += 1
            if at == known or self.codes[at] != code:
                codes.append(code)
                merged.append(priors[i])
                nodes.append(None)
        self.codes = codes + self.codes[at:]
        self.priors = merged + self.priors[at:]
        self.nodes = nodes + self.nodes[at:]

    def lacks(self, legal: list[int]) -> bool:
        """Whether an action of the list was never seen here."""
        codes = self.codes
        at, known = 0, len(codes)
        for code in legal:
            while at < known and codes[at] < code:
                at += 1
            if at == known or codes[at] != code:
                return True
        return False

    def narrow(self, legal: list[int]) -> None:
        """Forget the actions that are not in the list: they were seen on samples that have turned out to be wrong."""
        places = [i for i in range(len(self.codes)) if self.codes[i] in legal]
        self.codes = [self.codes[i] for i in places]
        self.priors = [self.priors[i] for i in places]
        self.nodes = [self.nodes[i] for i in places]

    def select(self, legal: list[int], exploration: float, doubt: float) -> int:
        """The place of the action with the best upper bound among those that are legal on this sample.

        What was never tried counts as what was in the mean, less the doubt: what the advice likes least is not tried
        before more is known of what it likes most.
        """
        codes = self.codes
        priors = self.priors
        nodes = self.nodes
        pull = exploration * math.sqrt(self.visits + 1)
        default = self.gained / self.chosen - doubt if self.chosen else 0.0
        best, best_bound = -1, -math.inf
        at = 0
        for code in legal:
            while codes[at] != code:
                at += 1
            child = nodes[at]
            if child is None:
                bound = default + pull * priors[at]
            else:
                bound = child.total / child.visits + pull * priors[at] / (1 + child.visits)
            if bound > best_bound:
                best, best_bound = at, bound
        return best


class Tree:
    """One tree over the actions as a seat sees them; every seat maximises its own share (max-n)."""

    def __init__(self, rng: random.Random, settings: SearchSettings) -> None:
        self.rng = rng
        self.playout: int = settings.playout
        self.exploration: float = settings.exploration
        self.doubt: float = settings.doubt
        self.ends_at_chance: int = settings.ends_at_chance
        self.rivals_by_advice: int = settings.rivals_by_advice
        self.quiet: int = settings.quiet
        self.decay: float = settings.decay
        self.root = Node()
        self.taste: Taste | None = None  # of the searching seat; the others want to win and nothing else

    def think(self, asked: Perspective) -> None:
        """One iteration on a fresh sample of what a seat may believe."""
        self.iterate(asked.sample(self.rng), asked.seat)

    def iterate(self, s: State, seat: int, first: int = ANY) -> None:
        """Walk down the tree on one sample, add one node, play on, judge, and give every seat its share.

        Where a first action is named, the walk begins with it, whatever else looks better.
        """
        path: list[Node] = []
        actors: list[int] = []
        node = self.root
        actor = seat  # of several seats asked at once, the searching one answers first
        while True:
            legal = s.legal_for(actor)
            if node.codes != legal and node.lacks(legal):
                node.add(legal, self.priors(s, actor, legal))
            place = node.select(legal, self.exploration, self.doubt) if first == ANY else node.codes.index(first)
            first = ANY
            s.play_for(actor, node.codes[place])
            step = node.nodes[place]
            is_new = step is None
            if step is None:
                step = Node()
                node.nodes[place] = step
            path.append(step)
            actors.append(actor)
            if not self.go_on(s, seat) or is_new:
                break
            node = step
            actor = s.actor
        self.play_on(s)
        shares = self.judged(s, seat)
        if self.taste is not None:
            shares[seat] = self.taste.felt(s, seat, shares[seat])
        self._share(path, actors, shares)

    def play_on(self, s: State) -> None:
        """The playout: all seats follow the advice, for as long as the settings say."""
        advised_playout(s, self.rng, self.playout)
        if self.quiet:
            quiet_playout(s, self.rng, self.playout)

    def go_on(self, s: State, seat: int) -> bool:
        """Let chance decide, and the others where they follow the advice; whether the tree goes on from there."""
        while s.actor not in (seat, NOBODY):
            if s.actor == CHANCE:
                settle_chance(s, self.rng)
                if self.ends_at_chance:
                    return False
            elif self.rivals_by_advice:
                s.play(advised_action(s))
            else:
                break
        return s.actor != NOBODY

    def priors(self, s: State, actor: int, legal: list[int]) -> list[float]:
        """How much each legal action is favoured before it was tried: it falls with its rank in the game's advice."""
        return priors_by_rank(s.game.action_scores(s, actor), self.decay)

    def judged(self, s: State, seat: int) -> list[float]:
        """What each seat's share is worth where a playout ends, as the searching seat may expect it."""
        return s.game.evaluate(s)

    def _share(self, path: list[Node], actors: list[int], shares: list[float]) -> None:
        """Give every seat its share for each of its steps."""
        node = self.root
        node.visits += 1
        for i in range(len(path)):
            share = shares[actors[i]]
            node.chosen += 1
            node.gained += share
            node = path[i]
            node.visits += 1
            node.total += share

    def descend(self, code: int) -> bool:
        """Make an action of the root the new root, for whoever has played it; whether it was ever tried."""
        root = self.root
        if code not in root.codes:
            return False
        child = root.nodes[root.codes.index(code)]
        if child is None:
            return False
        self.root = child
        return True

    def lead(self) -> int:
        """By how many visits the action of the root that was tried most is ahead of the next."""
        first = second = 0
        for child in self.root.nodes:
            if child is not None and child.visits > second:
                second = child.visits
                if second > first:
                    first, second = second, first
        return first - second

    def tried(self) -> list[tuple[int, int, float]]:
        """Every action that was tried at the root, with its visits and the sum of the seat's shares."""
        root = self.root
        found: list[tuple[int, int, float]] = []
        for i in range(len(root.codes)):
            child = root.nodes[i]
            if child is not None:
                found.append((root.codes[i], child.visits, child.total))
        return found


def priors_by_rank(scores: list[int], decay: float = 1.0) -> list[float]:
    """What each action is worth before it was tried: 1, 1/2, 1/3 … by its rank, as parts of their sum.

    With another decay than 1 these are raised to its power.
    """
    count = len(scores)
    keys = [-scores[i] * count + i for i in range(count)]  # the best first, equals as they come
    keys.sort()
    parts = [1.0 / (rank + 1) for rank in range(count)]
    if decay != 1.0:
        parts = [math.pow(part, decay) for part in parts]
    total = 0.0
    for part in parts:
        total += part
    priors = [0.0] * count
    for rank in range(count):
        priors[keys[rank] % count] = parts[rank] / total
    return priors
