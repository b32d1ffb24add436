"""Lessons as tests: every file of a game is played, with the rules and the worked example that it cites."""

from __future__ import annotations

import pytest

import navarch
from navarch.lessons import Exercise, Lesson, lessons_of
from navarch.lessons.exercise import first_position


def cases(name: str) -> list[object]:
    """A case for each lesson of a game, marked as a test written by hand would be."""
    lessons = [lesson for chapter in lessons_of(navarch.load(name)) for lesson in chapter.lessons]
    return [
        pytest.param(
            lesson,
            id=f"{lesson.example} {lesson.name}",
            marks=[pytest.mark.rule(name, *lesson.rules), pytest.mark.example(name, lesson.example)],
        )
        for lesson in lessons
    ]


def play(lesson: Lesson) -> None:
    """The rules bear the lesson out: what is right, what is wrong and why, what follows, and the outcome."""
    first_position(lesson, rehearsals=1)
    exercise = Exercise(lesson)
    assert exercise.faults() == []
    for match in (exercise.question, *exercise.stages):
        assert lesson.game.check(match.state) == ""
