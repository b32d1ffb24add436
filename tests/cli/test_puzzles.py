"""`navarch puzzles`: counted, listed, solved at a terminal, made and checked."""

from __future__ import annotations

from pathlib import Path

import pytest

import navarch
from navarch.cli import main
from navarch.puzzles import Trial, finding, looking, making, puzzles_of
from navarch.puzzles.puzzle import file_of, read_puzzles

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


@pytest.fixture
def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looks so short and gaps so small that the first games bring puzzles."""
    short = {"BUDGETS": (20,), "SEEDS": 1, "GLANCE": 20, "GLANCE_SHARE": 0.2, "FIRST_LOOK": 10, "STRONGER": 1}
    for name, value in {**short, "POSITIONS": 3, "GAP": 0.0}.items():
        monkeypatch.setattr(finding, name, value)
    monkeypatch.setattr(looking, "GAP", 0.0)
    monkeypatch.setattr(looking, "LEAST_TOLD", 1)
    for name in ("MOST_OF_A_KIND", "MOST_OF_AN_ANSWER"):
        monkeypatch.setattr(making, name, 1.0)


@pytest.mark.usefixtures("cheap")
def test_puzzles_are_made_into_a_file_and_checked_there(navarch_says: Shell, tmp_path: Path) -> None:
    file = tmp_path / "made.jsonl"
    made = navarch_says("puzzles", "neptun", "--make", 3, "--seed", 4, "--out", file)
    assert made.status == 0
    assert f"3 puzzles in {file}, of " in made.out
    assert " games: 3 of 3 puzzles, " in made.err
    puzzles = read_puzzles(NEPTUN, file)
    assert len(puzzles) == 3
    again = navarch_says("puzzles", "neptun", "--make", 3, "--seed", 4, "--out", file)
    assert len(again.err.splitlines()) == 1, "nothing is left to be found"
    assert again.out == made.out
    assert "holds other puzzles" in navarch_says("puzzles", "neptun", "--make", 3, "--seed", 5, "--out", file).err
    assert read_puzzles(NEPTUN, file) == puzzles
    checked = navarch_says("puzzles", "neptun", "--check", "--seed", 79, "--out", file)
    assert checked.status == (0 if "agrees with 3 of 3 puzzles" in checked.out else 1), "19 of 20 must agree"
    assert "Neptun: a search of 20 iterations agrees with " in checked.out
    assert " of 3 puzzles (" in checked.out
    assert len(checked.err.splitlines()) == 3
    one = navarch_says("puzzles", "neptun", 2, "--check", "--seed", 79, "--out", file, "--json").json()
    assert [check["name"] for check in one] == [puzzles[1].name]
    assert one[0]["agrees"] == (one[0]["best"] == puzzles[1].answer)


def test_a_check_fails_where_the_search_would_choose_another_answer(navarch_says: Shell, tmp_path: Path) -> None:
    file = tmp_path / "false.jsonl"
    puzzle = max(puzzles_of(NEPTUN), key=lambda one: one.gap)
    false = puzzle._replace(answer=puzzle.next_best, next_best=puzzle.answer, budgets=(20,))
    file.write_text(false.line() + "\n", encoding="utf-8")
    said = navarch_says("puzzles", "neptun", "--check", "--out", file)
    assert (said.status, f"finds {puzzle.answer}, not {puzzle.next_best}" in said.err) == (1, True)
    assert "agrees with 0 of 1 puzzles (0.0%), with the whole gap in 0" in said.out


def test_puzzles_are_checked_in_several_processes(navarch_says: Shell, tmp_path: Path) -> None:
    file = tmp_path / "short.jsonl"
    two = [puzzle._replace(budgets=(10,)) for puzzle in puzzles_of(NEPTUN)[:2]]
    file.write_text("".join(puzzle.line() + "\n" for puzzle in two), encoding="utf-8")
    said = navarch_says("puzzles", "neptun", "--check", "--jobs", 2, "--out", file, "--json")
    assert [check["name"] for check in said.json()] == [puzzle.name for puzzle in two]
    assert [check["iterations"] for check in said.json()] == [100, 100]


def test_a_game_without_puzzles_has_none_to_check(navarch_says: Shell, tmp_path: Path) -> None:
    (tmp_path / "none.jsonl").write_text("", encoding="utf-8")
    said = navarch_says("puzzles", "neptun", "--check", "--out", tmp_path / "none.jsonl")
    assert (said.status, said.err) == (2, "navarch: Neptun has no puzzles to check\n")


def test_what_cannot_be_read_or_does_not_go_together_is_said_in_a_line(navarch_says: Shell, tmp_path: Path) -> None:
    missing = tmp_path / "missing.jsonl"
    said = navarch_says("puzzles", "neptun", "--out", missing)
    assert (said.status, said.err) == (2, f"navarch: --out {missing}: No such file or directory\n")
    (tmp_path / "latin.jsonl").write_bytes(b"\xff\n")
    said = navarch_says("puzzles", "neptun", "--out", tmp_path / "latin.jsonl")
    assert (said.status, said.err) == (2, "navarch: latin.jsonl: is no text in UTF-8\n")
    for also in ("--check", "3"):
        assert navarch_says("puzzles", "neptun", also, "--make", 3).status == 2
