"""The decisions that cost a seat most, by a search from what it could know when it made them.

Every decision is compared with what the game's advice would have done instead: both actions are searched equally long,
on the same samples. Then follow ever longer looks at those that may have cost most, in trees that are kept, the last of
them with a free search too. At the end the best action is compared once more, in new trees.
"""

from __future__ import annotations

import math
import random
from typing import NamedTuple

from ..bots.facts import Fact, facts_for, spared_by
from ..engine.playout import settle_chance
from ..engine.search import ANY, Node, Tree
from ..engine.state import NOBODY
from .chances import mean_and_error
from .moments import Moment, Story, Tell, luck_for

NAMED = 3  # mistakes of a seat
LAST = 8  # decisions that are looked at longest, at least
LONGEST = 3000  # iterations for each of these, in all: with more, more decisions are looked at so long
FEWER = 2  # of so many decisions one is looked at longer
HOPE = 0.5  # standard errors by which a decision may have cost more than it seems
ADVISED_PART = 0.1  # of each look, for decisions in which advice would have done the same
LEAST_ITERATIONS = 4  # of a look
LINE = 4  # actions of a line, the better one among them
LEAST_VISITS = 3  # of an action that is worth naming in a line
MOST_FACTS = 3


class Step(NamedTuple):
    """An action of a line, and whose it is."""

    seat: int
    code: int


class Mistake(NamedTuple):
    """A decision with the action that was better, both with the seat's chances after them, and what speaks for it."""

    ply: int
    seat: int
    chosen: int
    better: int
    chance: float
    better_chance: float
    error: float  # of the difference
    iterations: int
    line: tuple[Step, ...]  # begins with the better action
    facts: tuple[Fact, ...]
    spared: tuple[Fact, ...]  # what the chosen action cost at once, and the better one does not

    @property
    def cost(self) -> float:
        """How much of a chance was lost."""
        return self.better_chance - self.chance


class Look:
    """A decision that is looked at, longer and longer."""

    def __init__(self, moment: Moment, seed: int, number: int) -> None:
        self.moment = moment
        self.seat = moment.actor
        self.perspective = moment.perspective(moment.actor)
        self.rng = luck_for(seed, "decision", moment.actor, number)
        self.free = self._tree()
        self.trees: dict[int, Tree] = {}  # by the action that each begins with
        self.shares: dict[int, list[float]] = {}  # of the seat in each iteration of these
        self.lots: list[int] = []  # the luck of each iteration in these, the same for all
        self.found = moment.code  # what the search would choose
        self.better = moment.code  # the best other one
        self.advised: list[int] = []  # the first other one by the game's advice, once that was asked

    @property
    def is_best(self) -> bool:
        """Whether the search would have chosen the same."""
        return self.found == self.moment.code

    def _tree(self) -> Tree:
        return Tree(random.Random(0), self.moment.state.game.search)

    def ask_advice(self) -> bool:
        """Remember what the game's advice would do instead; whether nothing looks better to it than the chosen action.

        It is asked on a sample: it may look at what the seat cannot know.
        """
        s, chosen = self.perspective.sample(self.rng), self.moment.code
        scores = dict(zip(s.legal_for(self.seat), s.game.action_scores(s, self.seat), strict=True))
        self.advised = [max((code for code in scores if code != chosen), key=lambda code: scores[code])]
        return scores[chosen] == max(scores.values())

    def search(self, iterations: int, rivals: int = 1) -> None:
        """Half of them free, the rest for the chosen action and so many that were tried most beside it, all alike."""
        for _ in range(max(1, iterations // 2)):
            self._iterate(self.free, self.rng.getrandbits(48))
        tried = sorted(self.free.tried(), key=lambda one: (-one[1], -one[2]))
        others = [code for code, _, _ in tried if code != self.moment.code][:rivals] or [self._unlike()]
        self.found = tried[0][0]
        others += [code for code in self.advised if code not in others]
        self._compare(others, iterations // (2 * (1 + max(rivals, len(others)))))

    def compare(self, iterations: int) -> None:
        """All of them for the chosen action and what advice would do instead, both alike."""
        self._compare(self.advised, iterations // 2)

    def compare_anew(self, iterations: int) -> None:
        """The same with the best other one, in new trees: one that is caught in a bad line errs on all its samples."""
        self.trees.clear()
        self._compare([self.better], iterations // 2)

    def _compare(self, others: list[int], times: int) -> None:
        """So many times more each, on the same samples; whatever was not tried before catches up."""
        self.lots.extend(self.rng.getrandbits(48) for _ in range(max(1, times)))
        for code in (self.moment.code, *others):
            tree, shares = self.trees.setdefault(code, self._tree()), self.shares.setdefault(code, [])
            for lot in self.lots[len(shares) :]:
                before = tree.tried()[0][2] if tree.root.visits else 0.0
                self._iterate(tree, lot, code)
                shares.append(tree.tried()[0][2] - before)
        self.better = max(others, key=self.chance_after)

    def _unlike(self) -> int:
        """Any other action, where the search has tried the chosen one alone."""
        legal = self.moment.state.legal_for(self.seat)
        return legal[0] if legal[0] != self.moment.code else legal[1]

    def _iterate(self, tree: Tree, lot: int, first: int = ANY) -> None:
        tree.rng = luck_for(lot)
        tree.iterate(self.perspective.sample(tree.rng), self.seat, first)

    def chance_after(self, code: int) -> float:
        """The seat's share to be expected after an action that was searched by itself."""
        return mean_and_error(self.shares[code])[0]

    def cost(self) -> tuple[float, float]:
        """What the chosen action cost against the best other one, below 0 where it was better, with the error."""
        chosen, better = self.shares[self.moment.code], self.shares[self.better]
        return mean_and_error([good - bad for good, bad in zip(better, chosen, strict=True)])


def mistakes_of(story: Story, seat: int, iterations: int, seed: int, tell: Tell) -> list[Mistake]:
    """The decisions that cost the seat most, the costliest first; none where it did as the search would."""
    advised: list[Look] = []
    doubted: list[Look] = []
    for number, moment in enumerate(story.decisions(seat)):
        look = Look(moment, seed, number)
        (advised if look.ask_advice() else doubted).append(look)
    part = ADVISED_PART if doubted and advised else float(bool(advised))
    sizes = rounds_for(max(len(doubted), math.ceil(len(advised) * part)), max(LAST, iterations // LONGEST))
    each = iterations // (len(sizes) + 1)
    for number, size in enumerate(sizes, 1):
        is_last = number == len(sizes)
        doubted = look_at(doubted[:size], each - int(each * part), is_last, tell)
        fewer = len(advised) if number == 1 else math.ceil(size * part)
        advised = look_at(advised[:fewer], int(each * part), is_last, tell)
    return [_mistake(look) for look in costliest([*doubted, *advised], each, tell)]


def look_at(looks: list[Look], iterations: int, is_free: bool, tell: Tell) -> list[Look]:
    """Look at each for as long as at the others; those come first then that may have cost most."""
    for look in looks:
        each = max(LEAST_ITERATIONS, iterations // len(looks))
        if is_free:
            look.search(each)
        else:
            look.compare(each)
        tell(each)
    return sorted(looks, key=lambda look: -_hoped(*look.cost()))


def costliest(looks: list[Look], iterations: int, tell: Tell) -> list[Look]:
    """Those that cost most, the costliest first, after one more look at whatever seems to have cost anything."""
    costly = [look for look in looks if look.cost()[0] > 0 and not look.is_best]
    for look in costly:
        look.compare_anew(iterations // len(costly))
        tell(iterations // len(costly))
    sure = [look for look in costly if look.cost()[0] > 0]
    return sorted(sure, key=lambda look: -look.cost()[0])[:NAMED]


def _hoped(cost: float, error: float) -> float:
    """What a decision may have cost."""
    return cost + HOPE * error


def rounds_for(decisions: int, last: int = LAST) -> list[int]:
    """How many decisions are looked at, look after look, until so many are left."""
    sizes: list[int] = []
    while decisions > last:
        sizes.append(decisions)
        decisions = max(last, decisions // FEWER)
    return [*sizes, decisions] if decisions else sizes


def _mistake(look: Look) -> Mistake:
    moment, rng, chosen, better = look.moment, look.rng, look.moment.code, look.better
    return Mistake(
        ply=moment.ply,
        seat=look.seat,
        chosen=chosen,
        better=better,
        chance=look.chance_after(chosen),
        better_chance=look.chance_after(better),
        error=look.cost()[1],
        iterations=look.free.root.visits + sum(len(shares) for shares in look.shares.values()),
        line=line_of(look),
        facts=tuple(facts_for(look.perspective, better, rng)[:MOST_FACTS]),
        spared=spared(spared_by(look.perspective, chosen, rng), spared_by(look.perspective, better, rng)),
    )


def spared(costs: list[Fact], own_costs: list[Fact]) -> tuple[Fact, ...]:
    """What the better action spares: what the chosen one cost, and it does not cost itself."""
    mine = {(fact.share.key, fact.share.args) for fact in own_costs}
    return tuple(fact for fact in costs if (fact.share.key, fact.share.args) not in mine)[:MOST_FACTS]


def line_of(look: Look) -> tuple[Step, ...]:
    """The better action, and what all would do next by the search, on a sample; it ends where too little was tried."""
    s = look.perspective.sample(look.rng)
    node, step = look.trees[look.better].root, Step(look.seat, look.better)
    line = [step]
    while len(line) < LINE:
        child = node.nodes[node.codes.index(step.code)]
        s.play_for(step.seat, step.code)
        settle_chance(s, look.rng)
        if child is None or s.actor == NOBODY:
            break
        code = most_tried(child, s.legal())
        if code is None:
            break
        node, step = child, Step(s.actor, code)
        line.append(step)
    return tuple(line)


def most_tried(node: Node, legal: list[int]) -> int | None:
    """The action that was tried most after that node, among these; None where none was tried often."""
    best, visits = None, LEAST_VISITS - 1
    for code, child in zip(node.codes, node.nodes, strict=True):
        if child is not None and child.visits > visits and code in legal:
            best, visits = code, child.visits
    return best
