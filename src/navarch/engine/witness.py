"""The second witness of the laws: what a seat may know follows from what it has heard, and from nothing else.

The first witness is the game's own `sample`, which may err as the game's `view` does. This one believes neither: it
tells the match once more with another draw, or another choice of somebody else. If the seat hears the same log, then
it cannot know which of the two is true, and must see the same and be asked the same in both.
"""

from __future__ import annotations

import random
from typing import NamedTuple

from .codec import differing, tensor
from .event import Event
from .game import Game
from .state import CHANCE, State

KEPT = 12  # positions from which the match can be told once more
APART = 30  # actions between them
LOOKS = 8  # at how many actions of the way the two views are compared, besides the last


class Deed(NamedTuple):
    """An action of the match: who, and what."""

    actor: int
    code: int


class Told(NamedTuple):
    """The match told once more: whether the seat heard the same to the end, and what then gave it away."""

    alike: bool
    leak: str


class Witness:
    """Follows a match, and tells it once more."""

    def __init__(self, game: Game, rng: random.Random) -> None:
        self.game = game
        self.rng = rng
        self._starts: list[tuple[int, State]] = []  # after how many steps, and the position there

    def follow(self, steps: int, s: State) -> None:
        """Keep the position now and then."""
        while self._starts and self._starts[-1][0] > steps:
            self._starts.pop()
        if not self._starts or steps >= self._starts[-1][0] + APART:
            self._starts.append((steps, s.clone()))
            del self._starts[:-KEPT]

    def tell_again(self, seat: int | None, steps: list[Deed]) -> Told:
        """The match from some position on, with one action of somebody else changed."""
        after, start = self.rng.choice(self._starts)
        later = steps[after:]
        others = [number for number, step in enumerate(later) if step.actor != seat]
        if not others:
            return Told(False, "")
        at = self.rng.choice(others)
        first = start.clone()
        for step in later[:at]:
            first.play_for(step.actor, step.code)
        changed = self._change(first, later[at])
        if changed is None:
            return Told(False, "")
        return self._compare(seat, first, later[at:], changed)

    def _change(self, s: State, step: Deed) -> Deed | None:
        """Another outcome or choice, with the same verb where there is one."""
        legal = [code for code in s.legal_for(step.actor) if code != step.code]
        alike = [code for code in legal if self.game.bases[code] == self.game.bases[step.code]]
        return Deed(step.actor, self.rng.choice(alike or legal)) if legal else None

    def _compare(self, seat: int | None, first: State, steps: list[Deed], changed: Deed) -> Told:
        """Both stories side by side, up to the first difference that the seat hears."""
        second = first.clone()
        first.listening = second.listening = True
        looks = {self.rng.randrange(len(steps)) for _ in range(LOOKS)} | {len(steps) - 1}
        for number, step in enumerate(steps):
            other = changed if number == 0 else self._renamed(seat, step, steps[0], changed)
            if other.code not in second.legal_for(other.actor):
                return Told(False, "")  # a double that cannot go on
            first.play_for(step.actor, step.code)
            second.play_for(other.actor, other.code)
            if heard(first, seat) != heard(second, seat):
                return Told(False, "")
            if changed.actor != CHANCE and _question(first) != _question(second):
                return Told(False, "")  # everybody sees who is asked what
            if number in looks and not self._under_way(first, steps[: number + 1]):
                leak = self._leak(seat, first, second)
                if leak:
                    story = f"{self._words(steps[0])} as well as {self._words(changed)} was heard"
                    return Told(True, f"{story}, and {leak}")
        return Told(True, "")

    @staticmethod
    def _under_way(s: State, steps: list[Deed]) -> bool:
        """Whether a seat has chosen something, and still chooses: it is told when it is carried out."""
        seat = steps[0].actor
        return seat != CHANCE and s.to_act() == [seat] and all(step.actor == seat for step in steps)

    def _leak(self, seat: int | None, first: State, second: State) -> str:
        if _question(first) != _question(second):
            return f"{_question(first)} is asked, or {_question(second)}"
        views = self.game.view(first, seat), self.game.view(second, seat)
        if views[0] != views[1]:
            return f"the view is {_difference(*views)}"
        if seat is not None and first.legal_for(seat) != second.legal_for(seat):
            return "the legal lists differ"
        if first.actor == CHANCE or seat is None:  # a card that is drawn with others is told with them
            return ""
        if tensor(self.game, first, seat) != tensor(self.game, second, seat):
            return f"the tensors differ in {', '.join(differing(self.game, first, second, seat))}"
        return ""

    def _renamed(self, seat: int | None, step: Deed, was: Deed, now: Deed) -> Deed:
        """The same action with the two nouns exchanged: whoever drew the one plays it in place of the other.

        The seat that listens knows what it did itself.
        """
        if step.actor == seat or (CHANCE not in (was.actor, step.actor) and step.actor != was.actor):
            return step
        space = self.game.space
        verb, changed = space.verb_of(step.code), space.verb_of(was.code)
        if verb.domain != changed.domain or self.game.bases[was.code] != self.game.bases[now.code]:
            return step
        nouns = {was.code - changed.first: now.code - changed.first, now.code - changed.first: was.code - changed.first}
        noun = nouns.get(step.code - verb.first, step.code - verb.first)
        return Deed(step.actor, verb.first + noun) if noun < verb.size else step

    def _words(self, step: Deed) -> str:
        who = "chance" if step.actor == CHANCE else self.game.nouns["seat"][step.actor]
        return f"'{who}: {self.game.space.text(step.code)}'"


def heard(s: State, seat: int | None) -> list[Event]:
    """What the seat hears of the last action, or a spectator."""
    events = [event for event in s.events if event.heard_by(seat)]
    s.events = []
    return events


def _question(s: State) -> str:
    return f"{s.choice.name} of {s.to_act()}" if s.choice is not None else "nothing"


def _difference(one: object, other: object, path: str = "") -> str:
    """The first place where two views differ."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key in one:
            if one[key] != other[key]:
                return _difference(one[key], other[key], f"{path}.{key}" if path else str(key))
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for number, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            if mine != theirs:
                return _difference(mine, theirs, f"{path}[{number}]")
    return f"{path}: {one} or {other}"
