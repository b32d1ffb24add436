"""Puzzles: those that are committed hold today, bad ones are refused, and making finds what it should."""

from __future__ import annotations

import datetime
import json
import random
from pathlib import Path

import pytest

import navarch
from navarch.puzzles import BadPuzzle, Puzzle, Trial, finding, looking, making, puzzle_of_the_day, puzzles_of
from navarch.puzzles.finding import Candidate, Findings, findings_of, puzzle_at
from navarch.puzzles.making import Journal, Task, make_puzzles, well_spread
from navarch.puzzles.puzzle import file_of, read_puzzles
from navarch.puzzles.trial import REFUSED, RIGHT, WEAKER
from navarch.registry import own_game_names

NEPTUN = navarch.load("neptun")
MANY = 30  # fewer than these cannot be spread over everything
WITH_PUZZLES = [name for name in own_game_names() if puzzles_of(navarch.load(name))]


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_the_committed_puzzles_are_clear_and_spread(name: str) -> None:
    puzzles = puzzles_of(navarch.load(name))
    assert sum(not puzzle.is_easy for puzzle in puzzles) * 2 >= len(puzzles), "greedy bots find at most half of them"
    turns = [(puzzle.name.rsplit("-", 1)[0], puzzle.turn) for puzzle in puzzles]
    assert len(set(turns)) == len(turns), "no two of them from one turn of a game"
    if len(puzzles) >= MANY:
        assert len({puzzle.choice for puzzle in puzzles}) >= 3
        assert len({puzzle.stage for puzzle in puzzles}) == finding.STAGES
        assert len({puzzle.seat for puzzle in puzzles}) >= 2
    assert min(puzzle.gap for puzzle in puzzles) >= 0.1


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_every_committed_puzzle_loads_shows_its_view_and_takes_its_answer(name: str) -> None:
    game = navarch.load(name)
    for puzzle in puzzles_of(game):
        trial = Trial(puzzle, game)
        assert game.check(trial.question.state) == ""
        assert len(trial.question.legal(trial.seat)) >= finding.FEWEST_ACTIONS
        assert trial.question.view(trial.seat)
        assert trial.judge(puzzle.answer).kind == RIGHT
        assert trial.judge(puzzle.next_best).kind == WEAKER
        assert trial.judge(puzzle.next_best).behind == pytest.approx(puzzle.gap)


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_what_a_puzzle_shows_and_says_does_not_depend_on_what_is_hidden(name: str) -> None:
    game = navarch.load(name)
    for puzzle in puzzles_of(game)[::10]:
        trial = Trial(puzzle, game)
        other = puzzle._replace(position=game.sample(trial.question.state, trial.seat, random.Random(5)).dump())
        same = Trial(other, game)
        assert same.question.view(trial.seat) == trial.question.view(trial.seat)
        assert same.question.legal(trial.seat) == trial.question.legal(trial.seat)
        assert same.facts() == trial.facts()


def test_an_answer_is_right_or_weaker_or_refused_with_the_rule() -> None:
    puzzle = puzzles_of(NEPTUN)[0]
    trial = Trial(puzzle, NEPTUN)
    assert trial.judge(puzzle.answer).kind == RIGHT
    untried = next(
        str(action)
        for action in trial.question.legal(trial.seat)
        if str(action) not in {puzzle.answer, puzzle.next_best}
    )
    assert trial.judge(untried).kind == WEAKER
    bare = Trial(puzzle._replace(tried={one: puzzle.tried[one] for one in (puzzle.answer, puzzle.next_best)}), NEPTUN)
    assert bare.judge(untried).behind is None, "what was hardly looked at is not said to be worse by so much"
    assert trial.judge("swim").kind == REFUSED
    refused = next(code for code in range(NEPTUN.space.size) if code not in trial.question.state.legal_for(trial.seat))
    verdict = trial.judge(NEPTUN.space.text(refused))
    assert (verdict.kind, bool(verdict.reasons)) == (REFUSED, True)
    assert trial.question.ply == 0, "to answer plays nothing"


def changed(tmp_path: Path, **what: object) -> Path:
    """A file with the first puzzle of Neptun, in which something is other."""
    said = json.loads(file_of(NEPTUN).read_text(encoding="utf-8").splitlines()[0])
    file = tmp_path / "puzzles.jsonl"
    file.write_text(json.dumps({**said, **what}) + "\n", encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ({"version": "0"}, "line 1: was made by version 0 of the rules, and they are 2 now"),
        ({"components": "f" * 64}, "line 1: was made by other component values"),
        ({"game": "hamilcar"}, "line 1: belongs to 'hamilcar', not to neptun"),
        ({"answer": "sail atlantis"}, "line 1: 'sail atlantis' was never tried"),
        ({"tried": 5}, "line 1: is no puzzle"),
        ({"more": 5}, "line 1: is no puzzle"),
    ],
)
def test_a_puzzle_of_other_rules_or_a_damaged_one_is_refused_with_a_clear_word(
    tmp_path: Path, what: dict[str, object], said: str
) -> None:
    with pytest.raises(BadPuzzle, match=said):
        read_puzzles(NEPTUN, changed(tmp_path, **what))


def test_two_puzzles_of_one_name_are_refused(tmp_path: Path) -> None:
    file = changed(tmp_path)
    file.write_text(file.read_text(encoding="utf-8") * 2, encoding="utf-8")
    with pytest.raises(BadPuzzle, match="line 2: there are two of the name"):
        read_puzzles(NEPTUN, file)


def test_a_position_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    (puzzle,) = read_puzzles(NEPTUN, changed(tmp_path, position={"game": "neptun"}))
    with pytest.raises(BadPuzzle, match="saved position, players"):
        Trial(puzzle, NEPTUN)


def test_the_puzzle_of_the_day_goes_round_the_games_and_through_each() -> None:
    one = puzzles_of(NEPTUN)[0]
    by_game = [[one._replace(game=game, name=str(n)) for n in range(count)] for game, count in {"a": 3, "b": 2}.items()]
    first = datetime.date(2026, 11, 16)
    days = [puzzle_of_the_day(first + datetime.timedelta(days), [*by_game, ()]) for days in range(12)]
    assert puzzle_of_the_day(first, [*by_game, ()]) == days[0]
    shown = [(day.game, day.name) for day in days if day is not None]
    assert [game for game, _ in shown[:4]] in (["a", "b", "a", "b"], ["b", "a", "b", "a"])
    assert {name for game, name in shown if game == "a"} == {"0", "1", "2"}
    assert {name for game, name in shown if game == "b"} == {"0", "1"}
    assert puzzle_of_the_day(first, [(), ()]) is None


# ---- making ----


def shorter(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looks for pure Python: so few iterations err more, so that less of a gap must do."""
    for name, value in {"BUDGETS": (100,), "GAP": 0.04, "GLANCE_GAP": 0.02}.items():
        monkeypatch.setattr(finding, name, value)


def test_a_position_with_one_clearly_best_action_is_found_and_one_without_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shorter(monkeypatch)
    puzzle = max(puzzles_of(NEPTUN), key=lambda one: one.gap)
    seat = NEPTUN.nouns["seat"].index(puzzle.seat)
    candidate = Candidate(1, seat, puzzle.turn, NEPTUN.restore(puzzle.position))
    found = puzzle_at(NEPTUN, candidate, 0, "1-1-1", random.Random(3))
    assert found is not None
    assert (found.answer, found.seat, found.choice) == (puzzle.answer, puzzle.seat, puzzle.choice)
    assert found.budgets == (100,)
    monkeypatch.setattr(finding, "GAP", 0.99)
    assert puzzle_at(NEPTUN, candidate, 0, "1-1-1", random.Random(3)) is None


def test_an_answer_that_greedy_bots_find_is_left_out_where_there_are_enough_of_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shorter(monkeypatch)
    easy = max((one for one in puzzles_of(NEPTUN) if one.is_easy), key=lambda one: one.gap)
    candidate = Candidate(1, NEPTUN.nouns["seat"].index(easy.seat), easy.turn, NEPTUN.restore(easy.position))
    assert puzzle_at(NEPTUN, candidate, 0, "1-1-1", random.Random(3)) is not None
    assert puzzle_at(NEPTUN, candidate, 0, "1-1-1", random.Random(3), may_be_easy=False) is None


def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looks so short and gaps so small that the first games bring puzzles."""
    short = {"BUDGETS": (20,), "SEEDS": 1, "GLANCE": 20, "GAP": 0.0, "GLANCE_GAP": 0.0, "STRONGER": 1, "POSITIONS": 8}
    for name, value in short.items():
        monkeypatch.setattr(finding, name, value)
    monkeypatch.setattr(looking, "LEAST_TIMES", 1)
    monkeypatch.setattr(looking, "LEAST_TOLD", 1)


def one_a_game(task: Task) -> Findings:
    """Stands in for the play and its looks: each game brings the same puzzle under another name."""
    puzzle = puzzles_of(NEPTUN)[0]
    seat = NEPTUN.nouns["seat"][task.number % 3]
    like = puzzle._replace(name=f"{task.seed}-{task.number}-1", stage=task.number % 3, seat=seat, greedy="reject")
    return Findings(task.number, [like], task.number)


def test_making_can_be_broken_off_and_gone_on_with_to_the_same_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(making, "found_in", one_a_game)
    monkeypatch.setattr(making, "MOST_OF_A_CHOICE", 1.0)
    whole = make_puzzles(NEPTUN, 3, 4, tmp_path / "whole.jsonl")
    assert (whole.games, whole.refuted) == (3, 3)
    part = tmp_path / "part.jsonl"

    def stop(journal: Journal) -> None:
        if journal.games == 1:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        make_puzzles(NEPTUN, 3, 4, part, tick=stop)
    assert len(read_puzzles(NEPTUN, part)) == 1, "what was found stands there already"
    beside = part.with_name("part.jsonl.games")
    beside.write_text(beside.read_text(encoding="utf-8") + '{"number": 1, "puz', encoding="utf-8")
    make_puzzles(NEPTUN, 3, 4, part)
    assert part.read_text(encoding="utf-8") == (tmp_path / "whole.jsonl").read_text(encoding="utf-8")
    assert len(read_puzzles(NEPTUN, part)) == 3
    with pytest.raises(BadPuzzle, match="holds other puzzles"):
        make_puzzles(NEPTUN, 3, 5, part)


def test_a_game_gives_the_same_puzzles_again_and_none_twice_from_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    cheap(monkeypatch)
    first = findings_of(NEPTUN, 4, 0)
    assert first.puzzles
    assert findings_of(NEPTUN, 4, 0) == first
    turns = [puzzle.turn for puzzle in first.puzzles]
    assert len(set(turns)) == len(turns)
    assert sum(puzzle.is_easy for puzzle in first.puzzles) <= 1


def test_no_choice_stage_or_seat_has_too_many_and_at_most_half_are_easy() -> None:
    one = puzzles_of(NEPTUN)[0]

    def like(number: int, choice: str, stage: int, seat: str, greedy: str = "") -> Puzzle:
        return one._replace(name=f"1-{number}-1", choice=choice, stage=stage, seat=seat, greedy=greedy)

    same = [like(number, "crew", 0, "red") for number in range(30)]
    assert len(well_spread(same, 10, 5)) == 3, "a seat has 1.3 times its fair part"
    easy = [like(n, f"choice {n}", n % 3, f"seat {n}", one.answer) for n in range(30)]
    assert well_spread(easy, 10, 5) == []
    hard = [like(n + 50, f"choice {n}", n % 3, f"seat {n}") for n in range(4)]
    assert len(well_spread([*easy, *hard], 10, 5)) == 8
