"""`navarch puzzles`: counted, listed, solved at a terminal, made and checked."""

from __future__ import annotations

from pathlib import Path

import pytest

import navarch
from navarch.cli import main
from navarch.puzzles import Trial, puzzles_of
from navarch.puzzles.puzzle import file_of

from .shell import Shell

NEPTUN = navarch.load("neptun")


def test_puzzles_are_counted_and_listed(navarch_says: Shell) -> None:
    said = navarch_says("puzzles").out
    assert f"neptun: {len(puzzles_of(NEPTUN))} puzzles (navarch puzzles neptun)" in said
    assert "today's: navarch puzzles " in said
    counts = navarch_says("puzzles", "--json").json()
    assert counts["counts"]["neptun"] == len(puzzles_of(NEPTUN))
    assert counts["today"]["game"] in counts["counts"]
    listed = navarch_says("puzzles", "neptun").out
    assert "points ahead, not what the greedy bot would do" in listed
    assert len(navarch_says("puzzles", "neptun", "--json").json()) == len(puzzles_of(NEPTUN))


def test_a_puzzle_that_is_not_there_is_named(navarch_says: Shell) -> None:
    said = navarch_says("puzzles", "neptun", "999")
    assert (said.status, said.err.strip()) == (
        2,
        f"navarch: there is no puzzle 999; there are {len(puzzles_of(NEPTUN))}",
    )
    assert navarch_says("puzzles", "--make", "3").status == 2


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("That is allowed, but weaker", "that is it: expected result", "There is no such action")),
        ("pl", ("To dozwolone, ale słabsze", "zgadza się: spodziewany wynik", "Nie ma takiej akcji")),
    ],
)
def test_a_puzzle_is_played_until_it_is_solved(
    lang: str, words: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = puzzles_of(NEPTUN)[0]
    answers = iter(["swim", puzzle.next_best, puzzle.answer])
    monkeypatch.setattr("builtins.input", lambda _: next(answers))
    assert main(["puzzles", "neptun", "1", "--lang", lang]) == 0
    said = " ".join(capsys.readouterr().out.split())
    for word in words:
        assert word in said
    assert Trial(puzzle, NEPTUN).facts() == [] or " · " in said
    assert list(answers) == []


def test_a_file_of_other_rules_is_refused(navarch_says: Shell, tmp_path: Path) -> None:
    file = tmp_path / "old.jsonl"
    line = file_of(NEPTUN).read_text(encoding="utf-8").splitlines()[0]
    file.write_text(line.replace('"version":"2"', '"version":"1"') + "\n", encoding="utf-8")
    said = navarch_says("puzzles", "neptun", "--out", str(file))
    assert said.status == 2
    assert "old.jsonl, line 1: was made by version 1 of the rules, and they are 2 now" in said.err
