"""A lesson being played: the match at its question, what an answer is worth, and what follows."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import NamedTuple

from ..engine.chance import Sampler, Scripted
from ..engine.errors import NavarchError, quoted
from ..engine.event import Illegal, Reason
from ..engine.game import Game
from ..engine.match import Match
from ..engine.playout import settle_chance
from ..engine.state import State
from .lesson import Lesson, Start, checked
from .paths import value_at
from .reading import BadLesson

RIGHT, OTHER, REFUSED = "right", "other", "refused"


class Verdict(NamedTuple):
    """What an answer is worth: right, legal but another one, or refused with the reasons."""

    kind: str
    reasons: list[Reason]


class Exercise:
    """The matches of a lesson: at the question, after the answer, and after each thing that follows."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.chance = Scripted({**lesson.chance}, Sampler(lesson.start.luck))
        self.question = self._asked()
        self.stages: list[Match] = []
        match = self.question
        for said, where in self._said():
            match = match.copy()
            for one in said:
                self._play(match, one, where)
            self.stages.append(match)

    # ---- the question ----

    def judge(self, action: str) -> Verdict:
        """What an answer is worth, before anything is played."""
        reasons = self.question.why_not(self.lesson.seat, action)
        if reasons:
            return Verdict(REFUSED, reasons)
        return Verdict(RIGHT if action in self.lesson.right else OTHER, [])

    def _asked(self) -> Match:
        lesson = self.lesson
        match = Match(lesson.game, state=first_position(lesson), chance=self.chance)
        for said in lesson.before:
            self._play(match, said, "before")
        if lesson.seat not in match.to_act:
            asked = ", ".join(lesson.game.nouns["seat"][seat] for seat in match.to_act)
            raise BadLesson(lesson.file, "question.seat", f"{asked or 'nobody'} is asked ({match.prompt()[0]})")
        return match

    # ---- what follows ----

    def _said(self) -> list[tuple[tuple[str, ...], str]]:
        """The answer and what follows, each with its entry in the file."""
        lesson = self.lesson
        first = f"{lesson.game.nouns['seat'][lesson.seat]} {lesson.right[0]}"
        follows = [(follow.actions, f"follows[{number}].do") for number, follow in enumerate(lesson.follows)]
        return [((first,), "question.right"), *follows]

    def _play(self, match: Match, said: str, where: str) -> None:
        seat, _, action = said.partition(" ")
        try:
            match.submit(self.lesson.game.nouns["seat"].index(seat), action)
        except (Illegal, NavarchError) as error:
            raise BadLesson(self.lesson.file, where, f"{said}: {error}") from error

    # ---- what must hold ----

    def faults(self) -> list[str]:
        """Everything in which the rules do not bear the lesson out; nothing when they do."""
        lesson, found = self.lesson, []
        for action in lesson.right:
            if (kind := self.judge(action).kind) != RIGHT:
                found.append(f"question.right: {action} is {kind}")
        for action, rule in lesson.wrong.items():
            rules = [reason.rule for reason in self.judge(action).reasons]
            if rule not in rules:
                found.append(f"question.wrong: {action} is refused by {', '.join(rules) or 'nothing'}, not by {rule}")
        last = self.stages[-1]
        view = last.view(lesson.seat)
        for path, wanted in lesson.outcome.items():
            stands = value_at(view, path)
            if stands != wanted:
                found.append(f"outcome.{path}: {quoted(stands)} stands there, not {quoted(wanted)}")
        return found + self._undrawn(last)

    def _undrawn(self, last: Match) -> list[str]:
        """What was said of chance and never came."""
        chance = last.chance
        assert isinstance(chance, Scripted)
        left = {kind: outcomes[chance.used_of.get(kind, 0) :] for kind, outcomes in self.lesson.chance.items()}
        return [f"chance.{kind}: {outcomes} never came" for kind, outcomes in left.items() if outcomes]


def first_position(lesson: Lesson, rehearsals: int = 0) -> State:
    """The position of a lesson, edited by names; its test rehearses that the rules go on from it."""
    try:
        return laid_out(lesson.game, lesson.start, rehearsals)
    except NavarchError as error:
        raise checked(lesson, error, "position") from error


def laid_out(game: Game, start: Start, rehearsals: int = 0) -> State:
    """A position as a file says it: a game set up, then edited by names."""
    options = tuple(sorted(start.options.items()))
    edit = game.edit(_set_up(game, start.players, options, start.luck))
    for where in start.clears:
        edit.clear(where)
    for where, value in start.sets.items():
        edit.set(where, value)
    for where, what in start.puts:
        edit.put(where, what)
    if start.under_way:
        edit.ask([*start.under_way], start.choice, [*start.asked])
    return edit.done(rehearsals)


@lru_cache(maxsize=64)
def _set_up(game: Game, players: int, options: tuple[tuple[str, object], ...], luck: int) -> State:
    """A game as it is set up by this luck, at its first question."""
    state = game.new(players, dict(options))
    settle_chance(state, random.Random(luck))
    return state
