"""`navarch review`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import navarch
from navarch.engine.ending import resignation

from .shell import Shell


@pytest.fixture
def duel(tmp_path: Path) -> Path:
    """The record of a duel that was resigned after a few actions."""
    match = navarch.Match(navarch.load("hands-in-the-sea"), seed=1, seats=["Ada", "greedy"])
    for _ in range(2):
        seat = match.to_act[0]
        match.submit(seat, match.legal(seat)[0])
    match.end(resignation(0))
    match.record.save(tmp_path / "duel.json")
    return tmp_path / "duel.json"


def test_a_review_names_chances_luck_and_mistakes_for_machines(navarch_says: Shell, duel: Path) -> None:
    words = ("review", duel, "--json", "--iterations", 100, "--seed", 1)
    said = navarch_says(*words)
    assert said.status == 0
    found = said.json()
    assert (found["game"], found["iterations"], found["seed"]) == ("hands-in-the-sea", 100, 1)
    assert found["chances"][-1]["chances"] == [0.0, 1.0]
    assert [one["seat"] for one in found["seats"]] == ["rome", "carthage"]
    assert navarch_says(*words).json() == found


def test_a_review_is_told_in_both_languages_and_of_one_seat_alone(navarch_says: Shell, duel: Path) -> None:
    words = ("review", duel, "--iterations", 100, "--seed", 1, "--seat", "rome")
    english, polish = navarch_says(*words).out, navarch_says(*words, "--lang", "pl").out
    assert "Rome (Ada)" in english
    assert "Luck:" in english
    assert "Szczęście:" in polish
    assert english.count("Luck:") == 1
    assert navarch_says(*words[:-1], 1).out == english


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--seat", "egypt"), "is none of rome, carthage"),
        (("--seconds", "0"), "not a time"),
        (("--seat", 3), "none of"),
    ],
)
def test_a_seat_or_a_time_that_there_is_not_is_refused(
    navarch_says: Shell, duel: Path, words: tuple[object, ...], complaint: str
) -> None:
    said = navarch_says("review", duel, *words)
    assert said.status == 2
    assert complaint in said.err


def test_a_game_that_is_not_over_is_not_reviewed(navarch_says: Shell, duel: Path) -> None:
    data = json.loads(duel.read_text())
    del data["entries"][-1]
    duel.write_text(json.dumps({**data, "result": None}))
    said = navarch_says("review", duel, "--iterations", 100)
    assert said.status == 2
    assert "not over" in said.err
