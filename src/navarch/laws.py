"""Runs the laws of conformance over many matches: every game, player count and option, in both languages."""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

import navarch

from . import bots
from .engine.conformance import Policy, check_match
from .engine.game import Game
from .engine.perspective import Perspective
from .text import LANGUAGES, Texts

SEARCH = "ismcts:2i"


class Case(NamedTuple):
    """One match to check: which game, how many players, with which options, who plays, from which seed."""

    game: str
    players: int
    options: tuple[tuple[str, object], ...]
    bot: str
    seed: int
    every: int = 1

    def __str__(self) -> str:
        options = ", ".join(f"{name}={value}" for name, value in self.options) or "no options"
        return f"{self.game}, {self.players} players, {options}, {self.bot}"


def option_sets(game: Game) -> list[tuple[tuple[str, object], ...]]:
    """No options, each option alone in each of its values, and all together."""
    single: list[tuple[str, object]] = []
    for option in game.options:
        for value in option.choices or (True, False):
            if value != (option.choices[option.default] if option.choices else bool(option.default)):
                single.append((option.name, value))
    every = dict(single)
    return [(), *[(one,) for one in single], *([tuple(every.items())] if len(single) > 1 else [])]


def run_case(case: Case) -> tuple[Case, int, int, str]:
    """Check one match; the answer is decisions, leak checks, and what is broken (or nothing)."""
    game = navarch.load(case.game)
    wordings = tuple(Texts(game, language) for language in LANGUAGES)
    try:
        found = check_match(
            game,
            case.players,
            dict(case.options),
            case.seed,
            policy=_policy(case),
            every=case.every,
            wordings=wordings,
        )
    except Exception as error:  # whatever is wrong with a game is a finding, not the end of the run
        return case, 0, 0, f"{type(error).__name__}: {error}"
    return case, found.decisions, found.leaks_checked, ""


def _policy(case: Case) -> Policy | None:
    """A bot in every seat; None is random play."""
    if case.bot == "random":
        return None
    bot = bots.make(case.bot, case.seed)

    def choose(perspective: Perspective) -> object:
        return bot.choose(perspective)

    return choose


def cases(names: list[str], games: int, option_games: int, every: int) -> list[Case]:
    """All matches to check: random play for the most part, some greedy and some searching."""
    found: list[Case] = []
    for name in names:
        game = navarch.load(name)
        for players in game.players:
            for options in option_sets(game):
                count = option_games if options else games
                for seed in range(count):
                    bot = SEARCH if seed % 60 == 59 else "greedy" if seed % 6 == 5 else "random"
                    found.append(Case(name, players, options, bot, seed, every))
    return found


def main(argv: list[str] | None = None) -> int:
    """`make conformance`: the full figures."""
    parser = argparse.ArgumentParser(prog="python -m navarch.laws", description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="matches for each player count without options")
    parser.add_argument("--option-games", type=int, default=100, help="matches for each option and for all together")
    parser.add_argument("--every", type=int, default=1, help="check the costly laws at every n-th decision")
    parser.add_argument("--game", action="append", choices=navarch.games(), help="only this game")
    said = parser.parse_args(argv)
    todo = cases(said.game or [game.name for game in navarch.sound_games()], said.games, said.option_games, said.every)
    random.Random(0).shuffle(todo)
    return report(todo)


def report(todo: list[Case]) -> int:
    """Check them all on every core, and print what was seen."""
    totals: dict[str, list[int]] = {}
    broken = 0
    start = time.perf_counter()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for number, (case, decisions, leaks, fault) in enumerate(pool.map(run_case, todo, chunksize=4), 1):
            row = totals.setdefault(str(case._replace(bot="all bots")), [0, 0, 0])
            row[0] += 1
            row[1] += decisions
            row[2] += leaks
            if fault:
                broken += 1
                print(f"BROKEN {case}, seed {case.seed}: {fault}")
            if sys.stderr.isatty() or number % 200 == 0:
                print(f"{number} of {len(todo)} matches, {broken} broken", end="\r", file=sys.stderr)
    for name, (matches, decisions, leaks) in sorted(totals.items()):
        print(f"{name}: {matches} matches, {decisions:,} decisions, {leaks:,} leak checks")
    print(f"{len(todo)} matches, {broken} broken, {time.perf_counter() - start:.0f} s")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
