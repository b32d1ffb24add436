"""Lessons as the page plays them: whole, with a position for the question and for each thing that follows."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ...engine.game import Game
from ...engine.match import Match
from ...lessons import Exercise, lesson_named, lessons_of
from . import catalogue
from .errors import Refused
from .log import LogWords
from .messages import Player, Position, ReasonWords, UndoState, WhyNot
from .seen_state import SeenState, result_in_words


class LessonCard(msgspec.Struct):
    """A lesson in the list."""

    name: str
    title: str
    rules: list[str]


class LessonChapter(msgspec.Struct):
    """Lessons that belong together, in the book's order."""

    title: str
    lessons: list[LessonCard]


class WrongAnswer(msgspec.Struct):
    """A typical wrong answer, and what stands against it."""

    action: str
    text: str
    reasons: list[ReasonWords]


class LessonStage(msgspec.Struct):
    """What came of the answer, in words and on the board."""

    text: str
    position: Position


class LessonWords(msgspec.Struct):
    """A lesson: the question, its answers, and what follows."""

    name: str
    title: str
    scene: str
    question: str
    rules: list[str]
    position: Position
    right: list[str]  # actions; the lesson goes on with the first
    answer: str  # the first right action in words
    wrong: list[WrongAnswer]
    stages: list[LessonStage]


def chapters(game: Game, lang: str) -> list[LessonChapter]:
    """All lessons of a game."""
    return [
        LessonChapter(
            chapter.titles[lang],
            [LessonCard(one.name, one.words[lang].title, list(one.rules)) for one in chapter.lessons],
        )
        for chapter in lessons_of(game)
    ]


@lru_cache(maxsize=256)
def lesson(game: Game, name: str, lang: str) -> bytes:
    """One lesson, as it is sent."""
    exercise = _exercise(game, name)
    said, words, code = exercise.lesson, exercise.lesson.words[lang], game.space.code
    texts = [words.answer, *(follow.words[lang] for follow in said.follows)]
    wrong = [
        WrongAnswer(action, catalogue.action(game, lang, code(action)).text, why(game, name, action, lang).reasons)
        for action in said.wrong
    ]
    return msgspec.json.encode(
        LessonWords(
            name,
            words.title,
            words.scene,
            words.question,
            list(said.rules),
            position_of(game, exercise.question, said.seat, lang, asked=True),
            list(said.right),
            catalogue.action(game, lang, code(said.right[0])).text,
            wrong,
            [
                LessonStage(text, position_of(game, match, said.seat, lang, asked=False))
                for text, match in zip(texts, exercise.stages, strict=True)
            ],
        )
    )


def why(game: Game, name: str, action: str, lang: str) -> WhyNot:
    """Why an action is no legal answer to a lesson's question; no reasons: it is."""
    texts = catalogue.texts(game, lang)
    reasons = _exercise(game, name).judge(action).reasons
    return WhyNot(action, [ReasonWords(texts.reason(reason, {}), reason.rule) for reason in reasons])


@lru_cache(maxsize=256)
def _exercise(game: Game, name: str) -> Exercise:
    found = lesson_named(game, name)
    if found is None:
        raise Refused("no-lesson")
    return Exercise(found)


def position_of(game: Game, match: Match, seat: int, lang: str, asked: bool) -> Position:
    """The board as a seat sees it; where it is not asked, nothing is to be played."""
    seats = game.nouns["seat"]
    scene = SeenState(game, match.state, seat, lang, {})
    prompt, actions, view = scene.encoded()
    lines = match.log(seat)
    colours = catalogue.colours(game)
    return Position(
        ply=match.ply,
        seat=seats[seat],
        seats_mine=[seats[seat]],
        to_act=[seats[one] for one in match.to_act],
        prompt=prompt,
        actions=actions if asked else msgspec.Raw(b"[]"),
        view=view,
        log=LogWords(game).entries(lines, 0, lang, {}),
        log_length=len(lines),
        undo=UndoState(False, False, None, None),
        over=match.over,
        result=result_in_words(game, match.result, lang),
        players=[Player(seats[one], colours[one], "", "person", True) for one in range(match.state.players)],
        orders=None,
        gathering=None,
        forced=False,
    )
