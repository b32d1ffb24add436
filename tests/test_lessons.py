"""Lessons as files: what they must say, and that bad ones are refused with what is wrong."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import navarch
from navarch.lessons import BadLesson, Exercise, lessons_of, read_lesson
from navarch.lessons.exercise import OTHER, REFUSED, RIGHT
from navarch.lessons.lesson import folder_of
from navarch.lessons.paths import value_at
from navarch.registry import own_game_names

NEPTUN = navarch.load("neptun")
SOUND = (folder_of(NEPTUN) / "10_bought_mile.toml").read_text(encoding="utf-8")


def refused(tmp_path: Path, old: str, new: str) -> str:
    """What is said of a lesson in which something was changed."""
    assert old in SOUND
    file = tmp_path / "10_bought_mile.toml"
    file.write_text(SOUND.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadLesson) as caught:
        Exercise(read_lesson(NEPTUN, file))
    return str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('example = "P2-ex5"', 'example = "P9-ex9"', "example: 'P9-ex9' is no worked example of Neptun"),
        ('right = ["sail alexandria"]', 'right = ["sail atlantis"]', "question.right: "),
        ('right = ["sail alexandria"]', "right = []", "question.right: names no action"),
        ('right = ["sail alexandria"]', 'right = ["sail malaca"]', "question.right: red sail malaca: "),
        ('"P2.11"', '"P9.99"', "question.wrong.sail malaca: 'P9.99' is no rule of Neptun"),
        ('seat = "red"\nright', 'seat = "orange"\nright', "question.seat: 'orange' is none of red, green"),
        ('seat = "red"\nright', 'seat = "green"\nright', "question.seat: red is asked (harbour)"),
        ('"gold.red" = 1', '"gold.red" = -1', "position: edit, "),
        ('"gold.red" = 1', '"silver.red" = 1', "position: edit, silver.red: no field 'silver'"),
        ('"wind" = 7', '"wind" = "strong"', "position: edit, wind: 'strong' is not a number"),
        ('choice = "harbour"', 'choice = "verdict"', "position: edit, choice: 'verdict' is no choice of SailingTurn"),
        ("[outcome]", "[outcomes]", "outcome: is missing"),
        ("players = 4", "players = 9", "position: "),
        ("luck = 1", "lucky = 1", "position.lucky: is nothing that a lesson says here"),
        ('do = ["red fulfil 1"]', 'do = ["fulfil 1"]', "follows[0].do: 'fulfil 1' begins with none of red"),
        ("[outcome]", "[chance]\nroll = [6]\n\n[outcome]", "chance.roll: chance never answers so in Neptun"),
        ("[pl]", "[pt]", "pl: is missing"),
        ("players = 4", "players = [", "the whole: is no TOML"),
    ],
)
def test_a_bad_lesson_is_refused_with_what_is_wrong(tmp_path: Path, old: str, new: str, said: str) -> None:
    complaint = refused(tmp_path, old, new)
    assert complaint.startswith(f"{tmp_path.name}/10_bought_mile.toml, ")
    assert said in complaint


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"sail malaca" = "P2.11"', '"sail malaca" = "P2.8"', "sail malaca is refused by P2.11, not by P2.8"),
        ('"sail malaca" = "P2.11"', '"sail creta" = "P2.11"', "sail creta is refused by nothing, not by P2.11"),
        ('"players.red.gold" = 0', '"players.red.gold" = 1', "outcome.players.red.gold: 0 stands there, not 1"),
        ('"players.red.gold" = 0', '"players.red.god" = 0', "'no such part' stands there"),
        ('["sail alexandria"]', '["sail alexandria", "sail malaca"]', "sail malaca is refused"),
        ("[outcome]", '[chance]\ndraw_oar = ["oar_5_0"]\n\n[outcome]', "chance.draw_oar: ['oar_5_0'] never came"),
    ],
)
def test_what_the_rules_do_not_bear_out_is_a_fault(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in SOUND
    file = tmp_path / "10_bought_mile.toml"
    file.write_text(SOUND.replace(old, new, 1), encoding="utf-8")
    assert any(said in fault for fault in Exercise(read_lesson(NEPTUN, file)).faults())


def test_an_answer_is_right_or_another_or_refused_with_the_rule() -> None:
    lesson = read_lesson(NEPTUN, folder_of(NEPTUN) / "10_bought_mile.toml")
    exercise = Exercise(lesson)
    assert exercise.judge("sail alexandria").kind == RIGHT
    assert exercise.judge("sail creta").kind == OTHER
    verdict = exercise.judge("sail malaca")
    assert (verdict.kind, verdict.reasons[0].rule) == (REFUSED, "P2.11")
    assert exercise.judge("swim").kind == REFUSED
    assert exercise.question.ply == 0, "to answer plays nothing"


def test_a_view_is_read_by_places_names_and_words() -> None:
    view = {"row": [{"name": "a", "n": 1}, {"name": "b", "n": None}], "pile": ["x", "y"]}
    assert value_at(view, "row.0.n") == 1
    assert value_at(view, "row.b.n") == "nothing"
    assert value_at(view, "row.#") == 2
    assert value_at(view, "pile.x") is True
    assert value_at(view, "pile.z") is False
    assert value_at(view, "row.c.n") == "no such part"


@pytest.mark.parametrize("name", own_game_names())
def test_lessons_have_a_chapter_an_example_and_a_name_of_their_own(name: str) -> None:
    game = navarch.load(name)
    lessons = [lesson for chapter in lessons_of(game) for lesson in chapter.lessons]
    files = sorted(folder_of(game).glob("[0-9]*.toml"))
    assert len(lessons) == len(files)
    assert len({lesson.name for lesson in lessons}) == len(lessons)
    assert len({lesson.example for lesson in lessons}) == len(lessons)
    assert [lesson.file.split("/")[-1] for lesson in lessons] == [file.name for file in files], "chapters in order"
    assert all(re.fullmatch(r"\d\d_[a-z0-9_]+\.toml", file.name) for file in files)
