"""Chance as an actor: who decides dice and draws, and how that can be proved afterwards."""

from __future__ import annotations

import hashlib
import hmac
import random

from .action import Action, BadAction
from .errors import BadChance
from .native import mypyc_attr
from .state import State

Outcome = int | str | Action


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Chooses among the outcomes that a state offers to CHANCE."""

    def choose(self, s: State) -> int:
        """One of `s.legal()`."""
        raise NotImplementedError

    def copy(self) -> Chance:
        """Another one that would choose the same from here on."""
        raise BadChance(f"{type(self).__name__} cannot be copied: it has no method copy")


class Sampler(Chance):
    """A seeded generator: fast, repeatable, for simulation and tests."""

    def __init__(self, seed: int | None = None) -> None:
        self.rng = random.Random(seed)

    def choose(self, s: State) -> int:
        """An outcome by its weight."""
        return sample_outcome(s, self.rng)

    def copy(self) -> Chance:
        """A generator in the same state."""
        new = Sampler()
        new.rng.setstate(self.rng.getstate())
        return new


class Scripted(Chance):
    """Outcomes of one's choice: a die as its number, a draw as `domain:label`, or an action text.

    In one queue for all that chance is asked, or by kind of draw: `{"roll": [6, 1], "draw": ["pearl"]}`, each with
    the verb by which chance tells it. What the script does not hold is left to `otherwise`, or refused without one.
    """

    def __init__(self, outcomes: list[Outcome] | dict[str, list[Outcome]], otherwise: Chance | None = None) -> None:
        self.outcomes = outcomes
        self.otherwise = otherwise
        self.used = 0
        self.used_of: dict[str, int] = {}  # by kind of draw

    def choose(self, s: State) -> int:
        """The next scripted outcome, which must be possible."""
        outcomes = self.outcomes
        if isinstance(outcomes, dict):
            kind = self._kind(s, outcomes)
            queue, number = outcomes.get(kind, []), self.used_of.get(kind, 0)
            where = f"outcome {number + 1} of {kind!r} in the script"
        else:
            kind, queue, number = "", outcomes, self.used
            where = f"outcome {number + 1} of the script"
        if number >= len(queue):
            if self.otherwise is not None:
                return self.otherwise.choose(s)
            of = f" for {kind!r}" if kind else ""
            raise BadChance(f"the script of {len(queue)} outcomes{of} is used up, and chance is asked once more")
        self.used += 1
        if kind:
            self.used_of[kind] = number + 1
        return _meant(queue[number], s, where)

    def _kind(self, s: State, outcomes: dict[str, list[Outcome]]) -> str:
        """The verb by which chance would answer now."""
        space = s.game.space
        known = [verb.name for verb in space.verbs if verb.chance]
        for said in outcomes:
            if said not in known:
                raise BadChance(f"chance never answers by {said!r} in {s.game.title}, only by {', '.join(known)}")
        return space.verb_of(s.legal()[0]).name

    def copy(self) -> Chance:
        """The script from here on."""
        new = Scripted(self.outcomes, self.otherwise.copy() if self.otherwise is not None else None)
        new.used = self.used
        new.used_of = self.used_of.copy()
        return new


class Enumerated(Chance):
    """Every sequence of outcomes in turn: play, call `advance`, and play again until it says no."""

    def __init__(self) -> None:
        self.path: list[int] = []
        self.widths: list[int] = []
        self.depth = 0
        self.weight = 1  # the product of the weights on the path just played
        self.total = 1  # the product of all weights at each node: weight / total is the probability

    def choose(self, s: State) -> int:
        """The outcome that the present path names, the first one beyond its end."""
        legal = s.legal()
        weights = s.weights() or [1] * len(legal)
        if self.depth == len(self.path):
            self.path.append(0)
            self.widths.append(len(legal))
        number = self.path[self.depth]
        self.depth += 1
        self.weight *= weights[number]
        self.total *= sum(weights)
        return legal[number]

    def advance(self) -> bool:
        """Turn to the next sequence; False when all were seen."""
        self.depth = 0
        self.weight = 1
        self.total = 1
        while self.path and self.path[-1] + 1 == self.widths[-1]:
            self.path.pop()
            self.widths.pop()
        if not self.path:
            return False
        self.path[-1] += 1
        return True


class Committed(Chance):
    """Outcomes that follow from a secret: published as a commitment first, revealed at the end.

    Where a record opens with who sits where and the lots of their browsers, they follow from that too: whoever knows
    the secret does not know the dice before the last lot was told.
    """

    def __init__(self, secret: bytes, index: int = 0, opening: str = "") -> None:
        if len(secret) < 16:
            raise BadChance("a secret needs at least 16 bytes")
        self.secret = secret
        self.index = index
        self._key = secret
        self.open(opening)

    def open(self, opening: str) -> None:
        """From now on the outcomes follow from the opening of the record too, if it has one."""
        self._key = hmac.digest(self.secret, opening.encode(), "sha256") if opening else self.secret

    def choose(self, s: State) -> int:
        """The outcome that the secret gives for this index."""
        legal = s.legal()
        weights = s.weights()
        number = self._number(self.index, sum(weights) if weights is not None else len(legal))
        self.index += 1
        return legal[_pick(len(legal), weights, number)]

    def copy(self) -> Chance:
        """The same secret, from the same outcome on."""
        new = Committed(self.secret, self.index)
        new._key = self._key
        return new

    def named(self, index: int, outcomes: list[str], weights: list[int] | None) -> str:
        """Which of these the secret gives for an index, whatever the rules say of them."""
        number = self._number(index, sum(weights) if weights is not None else len(outcomes))
        return outcomes[_pick(len(outcomes), weights, number)]

    def _number(self, index: int, below: int) -> int:
        return int.from_bytes(hmac.digest(self._key, str(index).encode(), "sha256"), "big") % below


def commitment(secret: bytes) -> str:
    """What is published before the first move."""
    return hashlib.sha256(secret).hexdigest()


def sample_outcome(s: State, rng: random.Random) -> int:
    """An outcome of chance by its weight."""
    return outcome_at(s, rng.random())


def outcome_at(s: State, share: float) -> int:
    """The outcome of chance at a share, below 1, of all weights."""
    choice = s.choice
    if choice is not None and choice.at is not None:
        return s.stack[-1].outcome_at(s, choice.number, share)
    legal = s.legal()
    weights = s.weights()
    if weights is None:
        return legal[int(share * len(legal))]
    total = 0
    for weight in weights:  # compiled, `sum` would box every number
        total += weight
    return legal[_pick(len(legal), weights, int(share * total))]


def _pick(count: int, weights: list[int] | None, number: int) -> int:
    """Which one of so many outcomes."""
    if weights is None:
        return number
    for i in range(count):
        number -= weights[i]
        if number < 0:
            return i
    raise BadChance("chance was given no outcome with a weight")


def _meant(said: Outcome, s: State, where: str) -> int:
    """The outcome that was said, if it is possible now."""
    for code in s.legal():
        if _means(said, s, code):
            return code
    open_ones = ", ".join(s.game.space.text(code) for code in s.legal()[:20])
    raise BadChance(f"{where}, {said!r}, is not possible now; possible are {open_ones}")


def _means(said: Outcome, s: State, code: int) -> bool:
    action = s.game.space.action(code)
    if isinstance(said, int):
        return action.noun == str(said)
    text = str(said)
    if ":" in text:
        return text == f"{s.game.space.verb_of(code).domain}:{action.noun}"
    try:
        return s.game.space.code(text) == code
    except BadAction:
        return action.noun == text
