"""`navarch lessons`: listed, and played at a terminal."""

from __future__ import annotations

import pytest

from navarch.cli import main

from .shell import Shell


def test_the_lessons_of_a_game_are_listed_by_chapter(navarch_says: Shell) -> None:
    said = navarch_says("lessons", "neptun").out
    assert "Phase 2: oars, wind and sailing" in said
    assert "bought_mile" in said
    polish = navarch_says("lessons", "neptun", "--lang", "pl", "--json").json()
    assert polish[0]["title"] == "Faza 1: zdobywanie kontraktów"
    assert navarch_says("lessons", "--json").json()["neptun"] == sum(len(one["lessons"]) for one in polish)


def test_a_lesson_that_is_not_there_gets_a_guess(navarch_says: Shell) -> None:
    said = navarch_says("lessons", "neptun", "bougt_mile")
    assert said.status == 2
    assert "there is no lesson 'bougt_mile'; did you mean bought_mile?" in said.err


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("too far for your range", "That is allowed", "that is it", "paying 1 gold", "delivers grapes")),
        ("pl", ("Za daleko", "To dozwolone", "zgadza się", "winogrona")),
    ],
)
def test_a_lesson_is_played_until_the_answer_is_right(
    lang: str, words: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter(["sail malaca", "1", "sail alexandria"])
    monkeypatch.setattr("builtins.input", lambda _: next(answers))
    assert main(["lessons", "neptun", "bought_mile", "--lang", lang]) == 0
    said = " ".join(capsys.readouterr().out.split())
    for word in words:
        assert word in said
    assert list(answers) == []
