"""Puzzles: those that are committed hold today, bad ones are refused, and making finds what it should."""

from __future__ import annotations

import datetime
import itertools
import json
import random
from pathlib import Path

import pytest

import navarch
from navarch.engine.state import State
from navarch.puzzles import BadPuzzle, Puzzle, Trial, finding, looking, making, puzzle_of_the_day, puzzles_of
from navarch.puzzles.finding import Findings, findings_of, looks_at
from navarch.puzzles.looking import gap_of, look_at, together
from navarch.puzzles.making import Journal, Task, make_puzzles, well_spread
from navarch.puzzles.puzzle import Tried, file_of, read_puzzles
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
    trials = (Trial(one, NEPTUN) for one in puzzles_of(NEPTUN))
    trial = next(one for one in trials if len(one.question.legal(one.seat)) > 2)
    puzzle = trial.puzzle
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


def question(puzzle: Puzzle) -> tuple[State, int]:
    """The position of a puzzle, and the seat that is asked there."""
    return NEPTUN.restore(puzzle.position), NEPTUN.nouns["seat"].index(puzzle.seat)


def test_a_position_with_one_clearly_best_action_is_found_and_one_without_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(finding, "BUDGETS", (200,))
    puzzle = max((one for one in puzzles_of(NEPTUN) if one.gap < 0.9), key=lambda one: one.gap)
    position, seat = question(puzzle)
    looks = looks_at(position, seat, random.Random(3))
    assert [NEPTUN.space.text(look.found) for look in looks] == [puzzle.answer] * finding.SEEDS
    monkeypatch.setattr(looking, "GAP", 0.99)
    assert looks_at(position, seat, random.Random(3)) == []


def test_an_answer_that_greedy_bots_find_is_left_out_where_there_are_enough_of_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cheap(monkeypatch)
    position, seat = question(max((one for one in puzzles_of(NEPTUN) if one.is_easy), key=lambda one: one.gap))
    assert looks_at(position, seat, random.Random(3))
    assert looks_at(position, seat, random.Random(3), may_be_easy=False) == []


def test_the_answer_and_its_rivals_are_weighed_equally_often_and_told_by_how_far_they_fell_behind() -> None:
    puzzle = max(puzzles_of(NEPTUN), key=lambda one: one.gap)
    position, seat = question(puzzle)
    answer = NEPTUN.space.code(puzzle.answer)
    looks = [look_at(position, seat, answer, 400, seed) for seed in (1, 2)]
    for look in looks:
        assert {len(shares) for shares in look.shares.values()} == {50}
        assert gap_of(look) == pytest.approx(look.chance_after(answer) - look.chance_after(look.better))
    weighed = together(looks)
    assert weighed.tried[answer].times == 100
    assert {tried.times for tried in weighed.tried.values()} == {100}, "a rival of one look alone is not told"
    assert weighed.next_best != answer
    for rival in weighed.tried.keys() - {answer}:
        told = weighed.tried[answer].worth - weighed.tried[rival].worth
        behind = [look.chance_after(answer) - look.chance_after(rival) for look in looks]
        assert told == pytest.approx(sum(behind) / 2, abs=0.001)


def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looks so short and gaps so small that the first games bring puzzles."""
    short = {"BUDGETS": (20,), "SEEDS": 1, "GLANCE": 20, "GLANCE_SHARE": 0.2, "FIRST_LOOK": 10, "STRONGER": 1}
    for name, value in {**short, "POSITIONS": 3, "GAP": 0.0}.items():
        monkeypatch.setattr(finding, name, value)
    monkeypatch.setattr(looking, "GAP", 0.0)
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
    for name in ("MOST_OF_A_KIND", "MOST_OF_AN_ANSWER"):
        monkeypatch.setattr(making, name, 1.0)
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


def like(number: int, choice: str, stage: int, seat: str, answer: str = "", is_easy: bool = False) -> Puzzle:
    """A puzzle of that kind; without an answer, one that is its own."""
    answer = answer or f"verb{number} there"
    tried = {answer: Tried(0.6, 100), "pass": Tried(0.4, 100)}
    made = puzzles_of(NEPTUN)[0]._replace(name=f"1-{number}-1", choice=choice, stage=stage, seat=seat, answer=answer)
    return made._replace(tried=tried, next_best="pass", greedy=answer if is_easy else "pass")


def test_no_kind_answer_stage_or_seat_has_too_many_and_at_most_half_are_easy() -> None:
    of_a_seat = [like(n, f"choice {n}", n % 3, "red") for n in range(30)]
    assert len(well_spread(of_a_seat, 10, 5)) == 3, "a seat has 1.3 times its fair part"
    of_a_stage = [like(n, f"choice {n}", 1, f"seat {n}") for n in range(30)]
    assert len(well_spread(of_a_stage, 10, 5)) == 5
    of_a_kind = [like(n, "harbour", n % 3, f"seat {n}", f"sail {n}") for n in range(30)]
    assert len(well_spread(of_a_kind, 10, 5)) == 4
    of_an_answer = [like(n, "harbour", n % 3, f"seat {n}", "sail africa") for n in range(30)]
    assert len(well_spread(of_an_answer, 20, 5)) == 2
    easy = [like(n, f"choice {n}", n % 3, f"seat {n}", is_easy=True) for n in range(30)]
    assert well_spread(easy, 10, 5) == []
    hard = [like(n + 50, f"choice {n}", n % 3, f"seat {n}") for n in range(4)]
    assert len(well_spread([*easy, *hard], 10, 5)) == 8


def test_games_count_in_their_order_whichever_is_done_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("MOST_OF_A_KIND", "MOST_OF_AN_ANSWER"):
        monkeypatch.setattr(making, name, 1.0)
    files = []
    for order in ([0, 1, 2, 3], [3, 1, 2, 0]):
        journal = Journal(NEPTUN, 4, tmp_path / f"{order[0]}.jsonl", 3)
        journal.open()
        for number in order:
            journal.add(one_a_game(Task("neptun", 4, number)))
        assert (journal.games, journal.is_full) == (3, True)
        again = Journal(NEPTUN, 4, journal.file, 4)
        again.open()
        assert (again.games, list(itertools.islice(again.numbers(), 2))) == (4, [4, 5]), "more are wanted: all count"
        files.append(read_puzzles(NEPTUN, journal.file))
    assert files[0] == files[1]


def test_an_answer_that_is_not_legal_is_refused() -> None:
    puzzle = puzzles_of(NEPTUN)[0]
    for false in (puzzle._replace(answer="sail atlantis"), puzzle._replace(next_best="sail atlantis")):
        with pytest.raises(BadPuzzle, match=f"the puzzle {puzzle.name}: 'sail atlantis' is not legal"):
            Trial(false, NEPTUN)


@pytest.mark.parametrize("line", ["5", '{"number": 1}', "{", '{"number": 1, "puzzles": ["{"], "refuted": 0}'])
def test_a_damaged_line_of_what_was_found_before_is_named(tmp_path: Path, line: str) -> None:
    journal = Journal(NEPTUN, 4, tmp_path / "puzzles.jsonl", 3)
    journal.open()
    with journal.beside.open("a", encoding="utf-8") as beside:
        beside.write(line + "\n")
    with pytest.raises(BadPuzzle, match="games, line 2: "):
        Journal(NEPTUN, 4, journal.file, 3).open()
