"""A puzzle being solved: the match at its question, what an answer is worth, and what speaks for the right one."""

from __future__ import annotations

import random
from typing import NamedTuple

from ..bots.facts import Fact, facts_between
from ..engine.chance import Sampler
from ..engine.errors import NavarchError
from ..engine.event import Illegal, Reason
from ..engine.game import Game
from ..engine.match import Match
from .puzzle import BadPuzzle, Puzzle

RIGHT, WEAKER, REFUSED = "right", "weaker", "refused"
LUCK = 1  # of what follows the answer, and of the tries behind the facts


class Verdict(NamedTuple):
    """What an answer is worth: right, legal but weaker and by how much where that was measured, or refused."""

    kind: str
    reasons: list[Reason]
    behind: float | None = None


class Trial:
    """The match of a puzzle at its question, and after its answer."""

    def __init__(self, puzzle: Puzzle, game: Game) -> None:
        self.puzzle = puzzle
        self.game = game
        try:
            self.seat = game.nouns["seat"].index(puzzle.seat)
            self.question = Match(game, state=game.restore(puzzle.position), chance=Sampler(LUCK))
            self.answered = self.question.copy()
            self.answered.submit(self.seat, puzzle.answer)
            self.question.copy().submit(self.seat, puzzle.next_best)
        except (NavarchError, Illegal, ValueError) as error:
            raise BadPuzzle(f"the puzzle {puzzle.name}", str(error)) from error

    def judge(self, action: str) -> Verdict:
        """What an answer is worth, before anything is played."""
        reasons = self.question.why_not(self.seat, action)
        if reasons:
            return Verdict(REFUSED, reasons)
        said, puzzle = self.game.space.text(self.game.space.code(action)), self.puzzle
        if said == puzzle.answer:
            return Verdict(RIGHT, [], 0.0)
        tried = puzzle.tried.get(said)
        behind = max(0.0, puzzle.tried[puzzle.answer].worth - tried.worth) if tried is not None else None
        return Verdict(WEAKER, [], behind)

    def facts(self) -> list[Fact]:
        """What speaks for the answer, as the adviser would say it: found on samples of what the seat may believe."""
        code, puzzle = self.game.space.code, self.puzzle
        perspective = self.question.perspective(self.seat)
        return facts_between(perspective, code(puzzle.answer), code(puzzle.next_best), random.Random(LUCK))
