"""`navarch puzzles`: positions of bots' games with one clearly best action, listed, played, made or checked."""

from __future__ import annotations

import argparse
import datetime
import sys
from pathlib import Path

from .. import sound_games
from ..engine.game import Game
from ..puzzles import Puzzle, Trial, puzzle_of_the_day, puzzles_of
from ..puzzles.checking import LEAST_AGREEING, Check, check_puzzles
from ..puzzles.making import Journal, make_puzzles
from ..puzzles.puzzle import file_of, read_puzzles
from .common import load_game, need, print_json, wants_json
from .parser import BadUsage

USUAL_SEED = 1


def run(args: argparse.Namespace) -> int:
    """How many there are, those of a game, or one of them; or make or check them."""
    if args.make and (args.check or args.number is not None):
        raise BadUsage("--make looks for new puzzles: check or play them afterwards")
    if args.game is None:
        if args.make or args.check or args.out:
            raise BadUsage("say the game whose puzzles are to be made or checked")
        return _counts(args)
    try:
        return _of_a_game(load_game(args.game), args)
    except OSError as error:
        raise BadUsage(f"--out {args.out}: {error.strerror}") from error


def _of_a_game(game: Game, args: argparse.Namespace) -> int:
    if args.make:
        return _make(game, args)
    puzzles = read_puzzles(game, Path(args.out)) if args.out else puzzles_of(game)
    if args.check:
        return _check(game, puzzles if args.number is None else (_wanted(puzzles, args.number),), args)
    if args.number is not None:
        return _one(game, puzzles, args)
    if wants_json(args):
        print_json([_told(number, puzzle) for number, puzzle in enumerate(puzzles, 1)])
    else:
        print("\n".join(_lines(game, puzzles)))
    return 0


def _counts(args: argparse.Namespace) -> int:
    games = sound_games()
    counts = {game.name: len(puzzles_of(game)) for game in games}
    today = puzzle_of_the_day(datetime.datetime.now(datetime.UTC).date(), [puzzles_of(game) for game in games])
    if wants_json(args):
        print_json({"counts": counts, "today": today and {"game": today.game, "name": today.name}})
        return 0
    print("\n".join(f"{name}: {count} puzzles (navarch puzzles {name})" for name, count in counts.items()))
    if today is not None:
        number = [one.name for one in puzzles_of(load_game(today.game))].index(today.name) + 1
        print(f"today's: navarch puzzles {today.game} {number}")
    return 0


def _told(number: int, puzzle: Puzzle) -> dict[str, object]:
    return {
        "number": number,
        "name": puzzle.name,
        "seat": puzzle.seat,
        "choice": puzzle.choice,
        "turn": puzzle.turn,
        "stage": puzzle.stage,
        "gap": round(puzzle.gap, 3),
        "greedy_finds_it": puzzle.is_easy,
    }


def _lines(game: Game, puzzles: tuple[Puzzle, ...]) -> list[str]:
    said = [f"{game.title}: navarch puzzles {game.name} N plays one of these", ""]
    for number, puzzle in enumerate(puzzles, 1):
        easy = "" if puzzle.is_easy else ", not what the greedy bot would do"
        what = f"turn {puzzle.turn}, {puzzle.seat}: {puzzle.choice}"
        said.append(f"{number:>4}  {what:<40}{round(100 * puzzle.gap):>3} points ahead{easy}")
    return said


def _wanted(puzzles: tuple[Puzzle, ...], number: int) -> Puzzle:
    if not 1 <= number <= len(puzzles):
        raise BadUsage(f"there is no puzzle {number}; there are {len(puzzles)}")
    return puzzles[number - 1]


def _one(game: Game, puzzles: tuple[Puzzle, ...], args: argparse.Namespace) -> int:
    puzzle = _wanted(puzzles, args.number)
    trial = Trial(puzzle, game)
    if wants_json(args):
        legal = [str(action) for action in trial.question.legal(trial.seat)]
        answer = {"answer": puzzle.answer, "next_best": puzzle.next_best, "tried": puzzle.tried}
        print_json({**_told(args.number, puzzle), "view": trial.question.view(trial.seat), "legal": legal, **answer})
        return 0
    try:
        from .puzzle_screen import PuzzleScreen
        from .screen import Screen
    except ModuleNotFoundError as error:
        raise need("terminal", error) from error
    screen = Screen(plain=not sys.stdin.isatty())
    return PuzzleScreen(trial, args.number, len(puzzles), screen, args.lang).play()


def _make(game: Game, args: argparse.Namespace) -> int:
    file = Path(args.out) if args.out else file_of(game)
    seed = args.seed if args.seed is not None else USUAL_SEED
    journal = make_puzzles(game, args.make, seed, file, args.jobs, _tell)
    held = len(journal.puzzles) / (len(journal.puzzles) + journal.refuted) if journal.puzzles else 0.0
    print(
        f"{len(journal.chosen())} puzzles in {file}, of {len(journal.puzzles)} found in {journal.games} games; "
        f"a search of ten times the budget bore out {held:.1%} of what the usual ones agreed on"
    )
    return 0


def _tell(journal: Journal) -> None:
    """A line on standard error after each game."""
    chosen = journal.chosen()
    hard = sum(not puzzle.is_easy for puzzle in chosen)
    print(
        f"{journal.games} games: {len(chosen)} of {journal.wanted} puzzles, {hard} of them not greedy's; "
        f"{len(journal.puzzles)} found, {journal.refuted} not borne out",
        file=sys.stderr,
        flush=True,
    )


def _check(game: Game, puzzles: tuple[Puzzle, ...], args: argparse.Namespace) -> int:
    """Search each of them ten times as long, and say how many hold."""
    if not puzzles:
        raise BadUsage(f"{game.title} has no puzzles to check")
    checks: list[Check] = []
    for check in check_puzzles(puzzles, args.seed if args.seed is not None else USUAL_SEED, args.jobs):
        checks.append(check)
        verdict = "agrees" if check.agrees else f"finds {check.best}, not {check.answer}"
        print(f"{check.name}: {verdict}, {round(100 * check.gap)} points ahead", file=sys.stderr, flush=True)
    names = [puzzle.name for puzzle in puzzles]
    checks.sort(key=lambda check: names.index(check.name))
    agreeing, clear = sum(check.agrees for check in checks), sum(check.is_clear for check in checks)
    if wants_json(args):
        print_json([{**check._asdict(), "agrees": check.agrees, "is_clear": check.is_clear} for check in checks])
    else:
        print(
            f"{game.title}: a search of {checks[0].iterations:,} iterations agrees with "
            f"{agreeing} of {len(checks)} puzzles ({agreeing / len(checks):.1%}), with the whole gap in {clear}"
        )
    return 0 if agreeing >= LEAST_AGREEING * len(checks) else 1
