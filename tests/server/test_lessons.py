"""Lessons over HTTP: whole, in both languages, and without a table."""

from __future__ import annotations

from urllib.parse import quote

import msgspec
import pytest

import navarch
from navarch.lessons import Lesson, lessons_of
from navarch.registry import own_game_names
from navarch.server.words.lessons import LessonChapter, LessonWords

from .helpers import Browser, Server


def first_lessons() -> list[Lesson]:
    return [lessons_of(navarch.load(game))[0].lessons[0] for game in own_game_names()]


@pytest.mark.parametrize("lesson", first_lessons(), ids=lambda lesson: lesson.game.name)
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_lesson_comes_whole(server: Server, lesson: Lesson, lang: str) -> None:
    me = Browser(server)
    address = f"/api/games/{lesson.game.name}/lessons"
    chapters = msgspec.convert(me.get(f"{address}?lang={lang}"), list[LessonChapter])
    assert sum(len(chapter.lessons) for chapter in chapters) >= 12
    found = me.get(f"{address}/{lesson.name}?lang={lang}")
    assert set(found) == set(LessonWords.__struct_fields__)
    assert found["question"] == lesson.words[lang].question
    assert set(lesson.right) <= {action["action"] for action in found["position"]["actions"]}
    assert len(found["stages"]) == 1 + len(lesson.follows)
    assert all(stage["position"]["actions"] == [] for stage in found["stages"])
    for wrong in found["wrong"]:
        assert lesson.wrong[wrong["action"]] in [reason["rule"] for reason in wrong["reasons"]]


def test_whatever_is_tried_in_a_lesson_is_answered_with_the_rule(server: Server) -> None:
    me = Browser(server)
    address = "/api/games/neptun/lessons/bought_mile/why"
    assert me.get(f"{address}?action=sail%20alexandria")["reasons"] == []
    assert me.get(f"{address}?action=sail%20malaca")["reasons"][0]["rule"] == "P2.11"
    assert me.get(f"{address}?action={quote('swim ' * 100)}")["reasons"] != []
    assert "Za daleko" in me.get(f"{address}?action=sail%20malaca&lang=pl")["reasons"][0]["text"]


@pytest.mark.parametrize("path", ["neptun/lessons/nowhere", "chess/lessons", "neptun/lessons/nowhere/why"])
def test_what_is_not_there_is_404(server: Server, path: str) -> None:
    assert Browser(server).call("GET", f"/api/games/{path}")[0] == 404
