"""A lesson at a terminal: the board, the question, and what an answer is worth."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from ..engine.match import Line, Match
from ..lessons import Exercise
from ..lessons.exercise import REFUSED, RIGHT
from ..text import Texts
from .boards import Scene, board_for
from .screen import Screen

BOARD_ROWS = 24
HINT = "?"


class LessonScreen:
    """Whoever learns, at one lesson."""

    def __init__(self, exercise: Exercise, screen: Screen, lang: str) -> None:
        self.exercise = exercise
        self.lesson = exercise.lesson
        self.screen = screen
        self.texts = Texts(self.lesson.game, lang)
        self.board = board_for(self.lesson.game, self.texts)
        self.words = self.lesson.words[lang]

    def play(self) -> int:
        """The question until it is answered, then each thing that follows."""
        match, words = self.exercise.question, self.words
        self.screen.lines([Text(words.title, "bold"), *self._drawn(match), Text(words.scene), self._asked(match)])
        while not self._answered():
            pass
        self._follow()
        return 0

    def _asked(self, match: Match) -> Text:
        legal = match.legal(self.lesson.seat)
        numbered = [f"  {number}  {self._action(str(action))}" for number, action in enumerate(legal, 1)]
        return Text("\n".join([self.words.question, *numbered, self.texts.interface("lesson-how")]))

    def _drawn(self, match: Match) -> list[RenderableType]:
        seat = self.lesson.seat
        names = [""] * match.state.players
        scene = Scene(match.view(seat), seat, names, match.state.legal_for(seat), match.to_act, match.prompt()[2])
        self.board.see(scene)
        return self.board.draw(scene, self.screen.width, BOARD_ROWS, self.screen.colour)

    def _answered(self) -> bool:
        """Whether the line read was the right answer, or nobody will say one."""
        said = self.screen.read(lambda: [str(action) for action in self.exercise.question.legal(self.lesson.seat)])
        if said is None:
            return True
        legal = self.exercise.question.legal(self.lesson.seat)
        if said.isdecimal() and 0 < int(said) <= len(legal):
            said = str(legal[int(said) - 1])
        if said == HINT:
            said = self.lesson.right[0]
        verdict = self.exercise.judge(said)
        if verdict.kind == RIGHT:
            self.screen.lines([Text(f"{self._action(said)}: {self.texts.interface('lesson-right')}", "bold")])
            return True
        if verdict.kind == REFUSED:
            reasons = [f"{self.texts.reason(reason)} [{reason.rule}]" for reason in verdict.reasons]
            self.screen.lines([Text(line) for line in reasons])
        else:
            self.screen.lines([Text(self.texts.interface("lesson-other"))])
        return False

    def _action(self, said: str) -> str:
        return self.texts.action(self.lesson.game.space.code(said))

    def _follow(self) -> None:
        """Why it was right, and what came of it, with the log of each step."""
        heard = len(self.exercise.question.log(self.lesson.seat))
        said = [self.words.answer, *(follow.words[self.texts.lang] for follow in self.lesson.follows)]
        for text, match in zip(said, self.exercise.stages, strict=True):
            log = match.log(self.lesson.seat)
            self.screen.lines([Text(text), *(self._told(line) for line in log[heard:])])
            heard = len(log)
        self.screen.lines(self._drawn(self.exercise.stages[-1]))

    def _told(self, line: Line) -> Text:
        return Text(f"  · {self.texts.event(line.event)} [{line.event.rule}]", "dim")
