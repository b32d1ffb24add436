"""Information-set Monte Carlo tree search for any game, through `sample`.

One tree over the actions as the searching seat sees them (`engine.search`); each iteration walks it on a fresh sample,
so no iteration knows more than the seat may believe. Beyond the tree all seats play by the game's own advice for a
while, then its evaluation judges. Several processes search a tree each, and what they tried is added up.
"""

from __future__ import annotations

import math
import random
import re
import time
from typing import NamedTuple

from ..engine.action import Action
from ..engine.game import Game
from ..engine.perspective import Perspective
from ..engine.search import Tree
from ..engine.state import State
from ..engine.taste import Taste
from .bot import Advice, Adviser, BadBot
from .parallel import MakeTree, Search, Tried, helpers, plain_tree

LEAST_SECONDS, MOST_SECONDS = 0.001, 3600
MOST_ITERATIONS = 10_000_000
MOST_PROCESSES = 64
LEAST_TIME = 1e-9  # seconds: a clock may stand still for an iteration
LONGEST = 3.0  # times its own time that a choice may take, of what others have left over
LOOKED = 16  # iterations from one look at whether the choice is decided to the next
QUICKER = 1.25  # so many times the iterations that the time left lets expect may come yet
BUDGET = re.compile(r"(?P<amount>[^x]+?)(?P<is_iterations>i?)(x(?P<processes>\d{1,3}))?")

Seen = tuple[list[int], list[int]]  # the places of the tensor at which something stands, and what


class Kept(NamedTuple):
    """The tree below an action that a seat was advised to play, and what it will see when it is asked again."""

    game: Game
    seat: int
    seen: Seen
    tree: Tree


class SearchBot(Adviser):
    """Thinks for a time or a number of iterations, alone or in several processes."""

    name = "ismcts"

    def __init__(self, seed: int | None = None, seconds: float = 1.0, iterations: int = 0, processes: int = 1) -> None:
        self.rng = random.Random(seed)
        self.seconds = seconds
        self.iterations = iterations
        self.processes = processes
        self.most_seconds = math.inf
        self.plays = False  # True, in one process: it ends when its choice is decided, and goes on when asked again
        self.kept: Kept | None = None
        self.saved = 0.0  # seconds that decided choices have left over, for those that are not
        self.taste: Taste | None = None
        self.make_tree: MakeTree = plain_tree  # for a question to a seat, in each process

    def within(self, seconds: float) -> None:
        """Stop after so long, however many iterations are left."""
        self.most_seconds = seconds

    @property
    def allowed_seconds(self) -> float:
        """The seconds that a search may take; where iterations are counted, without end if nobody has said one."""
        return self.most_seconds if self.iterations else min(self.seconds, self.most_seconds)

    def advise(self, perspective: Perspective) -> list[Advice]:
        """All legal actions, the most visited first, with the share expected after each."""
        legal = perspective.legal
        if len(legal) == 1:
            return [Advice(legal[0])]
        found = self._search_together(perspective) if self.processes > 1 else self._search_alone(perspective)
        space = perspective.game.space
        tried = {code: (visits, total) for code, visits, total in found}
        codes = {action: space.code(action) for action in legal}
        ranked = sorted(legal, key=lambda action: _order(tried, codes[action]))
        return [_advice(action, *tried.get(codes[action], (0, 0.0))) for action in ranked]

    def _search_alone(self, perspective: Perspective) -> Tried:
        """One tree in this process; who plays goes on with the one of before, where that fits, and keeps it."""
        allowed = self.allowed_seconds
        if not self.plays:
            return self._search(perspective, self.iterations, self._new_tree(perspective), allowed)
        tree = self._kept_tree(perspective) or self._new_tree(perspective)
        longest = min(allowed + self.saved, LONGEST * allowed, self.most_seconds)
        begun = time.perf_counter()
        tried = self._search(perspective, self.iterations, tree, longest, until_decided=True)
        if not self.iterations:
            self.saved = max(0.0, self.saved + allowed - (time.perf_counter() - begun))
        self._keep(perspective, tree, min(tried, key=lambda one: (-one[1], -one[2]))[0])
        return tried

    def _new_tree(self, perspective: Perspective) -> Tree:
        tree = self.make_tree(perspective.game, perspective.players, self.rng)
        if self.taste is not None:
            self.taste.begin(perspective.sample(self.rng), perspective.seat)
            tree.taste = self.taste
        return tree

    def _search(
        self, perspective: Perspective, iterations: int, tree: Tree, seconds: float, until_decided: bool = False
    ) -> Tried:
        """Let a tree grow for as long as it may, or until what is left cannot make another action the first.

        How many iterations there is time for is judged by those that were made, with something to spare.
        """
        begun = now = time.perf_counter()
        deadline = begun + seconds
        done = 0
        while not done or (now < deadline and (not iterations or done < iterations)):
            tree.think(perspective)
            done += 1
            now = time.perf_counter()
            if until_decided and done % LOOKED == 0:
                counted = iterations - done if iterations else math.inf
                if tree.lead() > min(counted, QUICKER * done * (deadline - now) / max(now - begun, LEAST_TIME)):
                    break
        return tree.tried()

    def _kept_tree(self, perspective: Perspective) -> Tree | None:
        """The tree of before, if the seat sees what it was to see after its own action; it is given out once."""
        kept, self.kept = self.kept, None
        if kept is None or (kept.game, kept.seat) != (perspective.game, perspective.seat):
            return None
        s = perspective.sample(self.rng)
        if seen_by(s, kept.seat) != kept.seen:
            return None
        kept.tree.root.narrow(s.legal_for(kept.seat))
        return kept.tree

    def _keep(self, perspective: Perspective, tree: Tree, code: int) -> None:
        """Keep what was found out about an action's sequel, if the seat is asked again before anybody or anything else.

        What follows without a choice is played on the way. Chance and the others begin something new.
        """
        s, seat = perspective.sample(self.rng), perspective.seat
        while tree.descend(code):
            s.play_for(seat, code)
            if s.actor != seat:
                return
            legal = s.legal()
            if len(legal) != 1:
                self.kept = Kept(perspective.game, seat, seen_by(s, seat), tree)
                return
            code = legal[0]

    def _search_together(self, perspective: Perspective) -> Tried:
        """A tree in each process, this one among them; what was tried at their roots is added up."""
        mine, *others = shares_of(self.iterations, self.processes)
        tree = self._new_tree(perspective)
        searches = [Search.of(perspective, self.rng, self.allowed_seconds, share, self.make_tree) for share in others]
        beside = helpers(self.processes - 1)
        try:
            beside.begin(searches)
            found = [self._search(perspective, mine, tree, self.allowed_seconds), *beside.found()]
        except BaseException:  # interrupted, perhaps: then nobody is to search on
            beside.stop()
            raise
        visits: dict[int, int] = {}
        totals: dict[int, float] = {}
        for tried in found:
            for code, count, total in tried:
                visits[code] = visits.get(code, 0) + count
                totals[code] = totals.get(code, 0.0) + total
        return [(code, visits[code], totals[code]) for code in sorted(visits)]


def seen_by(s: State, seat: int) -> Seen:
    """All that a seat sees of a position, so that two can be compared."""
    told = s.game.codec(s.players).told(s, seat)
    return told.places, told.values


def shares_of(iterations: int, processes: int) -> list[int]:
    """How many iterations each process makes; where time is what counts, none."""
    return [(iterations + number) // processes for number in reversed(range(processes))]


class Budget(NamedTuple):
    """How much a search may do."""

    seconds: float = 1.0
    iterations: int = 0  # which count instead of the seconds, where there are any
    processes: int = 1


def read_budget(bot: str, said: str) -> Budget:
    """A bot's budget as it is said: `0.2` seconds or `500i` iterations, `0.2x2` in two processes."""
    if not said:
        return Budget()
    parts = BUDGET.fullmatch(said)
    try:
        if parts is not None:
            processes = int(parts["processes"] or 1)
            seconds = 0.0 if parts["is_iterations"] else float(parts["amount"])
            iterations = int(parts["amount"]) if parts["is_iterations"] else 0
            fits = processes <= iterations <= MOST_ITERATIONS or LEAST_SECONDS <= seconds <= MOST_SECONDS
            if fits and 1 <= processes <= MOST_PROCESSES:
                return Budget(seconds, iterations, processes)
    except ValueError:
        pass
    raise BadBot(
        f"the budget of '{bot}:{said}' must be seconds such as {bot}:0.2 or iterations such as {bot}:500i, "
        f"either in 1 to {MOST_PROCESSES} processes with an iteration for each at least, such as {bot}:0.2x2"
    )


def search_bot(seed: int | None = None, budget: str = "") -> SearchBot:
    """The bot that plays by a budget as it is said."""
    bot = SearchBot(seed, *read_budget(SearchBot.name, budget))
    bot.plays = True
    return bot


def _order(tried: dict[int, tuple[int, float]], code: int) -> tuple[int, float]:
    visits, total = tried.get(code, (0, 0.0))
    return -visits, -total


def _advice(action: Action, visits: int, total: float) -> Advice:
    return Advice(action, total / visits, visits) if visits else Advice(action)
