"""A puzzle at a terminal: the board, the question, what an answer is worth, and what speaks for the right one."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from ..bots.facts import Fact
from ..engine.match import Match
from ..puzzles import Trial
from ..puzzles.trial import REFUSED, RIGHT
from ..text import Texts
from ..text.facts import change_in_words, kept_in_words
from .boards import Scene, board_for
from .screen import Screen

BOARD_ROWS = 24
MOST_FACTS = 3
HINT = "?"


class PuzzleScreen:
    """Whoever solves, at one puzzle."""

    def __init__(self, trial: Trial, number: int, count: int, screen: Screen, lang: str) -> None:
        self.trial = trial
        self.puzzle = trial.puzzle
        self.title = (number, count)
        self.screen = screen
        self.texts = Texts(trial.game, lang)
        self.board = board_for(trial.game, self.texts)

    def play(self) -> int:
        """The question until it is answered, then why."""
        match, (number, count) = self.trial.question, self.title
        title = Text(self.texts.interface("puzzle", n=number, all=count), "bold")
        self.screen.lines([title, *self._drawn(match), self._asked(match)])
        while not self._answered():
            pass
        return 0

    def _asked(self, match: Match) -> Text:
        legal, say = match.legal(self.trial.seat), self.texts.interface
        numbered = [f"  {number}  {self._action(str(action))}" for number, action in enumerate(legal, 1)]
        question = self.texts.question(match.state, self.trial.seat)
        who = self._player(self.trial.seat)
        return Text("\n".join([question, say("puzzle-question", who=who), *numbered, say("puzzle-how")]))

    def _drawn(self, match: Match) -> list[RenderableType]:
        seat = self.trial.seat
        names = [""] * match.state.players
        scene = Scene(match.view(seat), seat, names, match.state.legal_for(seat), match.to_act, match.prompt()[2])
        self.board.see(scene)
        return self.board.draw(scene, self.screen.width, BOARD_ROWS, self.screen.colour)

    def _answered(self) -> bool:
        """Whether the line read was the right answer, or nobody will say one."""
        legal = self.trial.question.legal(self.trial.seat)
        said = self.screen.read(lambda: [str(action) for action in legal])
        if said is None:
            return True
        if said.isdecimal() and 0 < int(said) <= len(legal):
            said = str(legal[int(said) - 1])
        if said == HINT:
            said = self.puzzle.answer
        verdict = self.trial.judge(said)
        if verdict.kind == RIGHT:
            self.screen.lines([Text(self._why(), "bold"), *(Text(f"  · {self._fact(one)}") for one in self._facts())])
        elif verdict.kind == REFUSED:
            self.screen.lines([Text(f"{self.texts.reason(one)} [{one.rule}]") for one in verdict.reasons])
        elif verdict.behind is None:
            self.screen.lines([Text(self.texts.interface("puzzle-weaker-unmeasured"))])
        else:
            self.screen.lines([Text(self.texts.interface("puzzle-weaker", behind=percent(verdict.behind)))])
        return verdict.kind == RIGHT

    def _why(self) -> str:
        puzzle = self.puzzle
        worth, ahead = percent(puzzle.tried[puzzle.answer].worth), percent(puzzle.gap)
        other = self._action(puzzle.next_best)
        said = self.texts.interface("puzzle-right", worth=worth, ahead=ahead, other=other)
        return f"{self._action(puzzle.answer)}: {said}"

    def _facts(self) -> list[Fact]:
        return self.trial.facts()[:MOST_FACTS]

    def _fact(self, fact: Fact) -> str:
        share = fact.share
        whose = self._player(share.seat) if share.seat != self.trial.seat else ""
        if fact.spared:
            said = kept_in_words(self.texts, share, whose, self._action(self.puzzle.next_best))
        else:
            said = change_in_words(self.texts, share, fact.often, fact.tries, whose)
        return f"{said} [{share.rule}]"

    def _player(self, seat: int) -> str:
        return self.texts.noun(*self.trial.game.plays(self.trial.question.state, seat))

    def _action(self, said: str) -> str:
        return self.texts.action(self.trial.game.space.code(said))


def percent(share: float) -> int:
    """A share as it is told."""
    return round(100 * share)
