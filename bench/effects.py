"""What each level of a factor is worth, by the games of `bench.factors`: `python -m bench.effects FILE…`.

By the model a seat ranks before another with a chance whose logit is the difference of the sums of their levels'
effects, the place at the table among them; seats that rank alike are left out. The effects are those that make the
games likeliest, held to nothing by `--hold` so that few games tell of no wonders. An effect is told as the chance to
rank before one who has the game's own level instead, or the lowest where that does not take part, and all else alike,
with its 95 % interval, in which a game counts once however many sat there.

`--across time` tells of every level besides how one who has it and four times the time ranks against one who has it
and the time alone: which levels gain most from time. Any factor can be asked so.
"""

from __future__ import annotations

import argparse
import math
import sys
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from navarch.arena.decisions import loaded
from navarch.arena.said import amount, in_one_line
from navarch.arena.sequential import NORMAL_95
from navarch.engine.game import Game

from .factors import Played, own_levels, read_games

ROUNDS = 30
PLACE = "place"  # at the table

Array = np.ndarray[Any, np.dtype[np.float64]]
Level = tuple[str, float]
Effect = tuple[Level, ...]  # one level, or two of which the second adds something only beside the first


class Fit(NamedTuple):
    """The effects, and how they vary together."""

    effects: list[Effect]
    values: Array
    covariance: Array

    def sum(self, wanted: list[Effect]) -> tuple[float, float]:
        """Of some of them, with its standard error."""
        chosen = np.array([float(effect in wanted) for effect in self.effects])
        return float(chosen @ self.values), math.sqrt(float(chosen @ self.covariance @ chosen))


def factors_of(games: list[Played]) -> dict[str, list[float]]:
    """What differs between seats, with its levels, the one that others are held against first."""
    own = own_levels(game_of(games[0]))
    found: dict[str, list[float]] = {}
    for name, usual in own.items():
        levels = {seat[name] for game in games for seat in game.seats}
        if len(levels) > 1:
            found[name] = sorted(levels, key=lambda level: (level != usual, level))
    return found


def game_of(played: Played) -> Game:
    """The game that was played."""
    return loaded(played.game.partition(":")[0])


def completed(game: Played) -> Played:
    """A game as if it had known all settings of today, and no others."""
    own = own_levels(game_of(game))
    return game._replace(seats=[{name: seat.get(name, level) for name, level in own.items()} for seat in game.seats])


def effects_of(factors: dict[str, list[float]], players: int, across: str, beside: str) -> list[Effect]:
    """All effects of the model; where a factor is asked across another one, those of both together too."""
    single = {**factors, PLACE: [float(place) for place in range(players)]}
    found: list[Effect] = [((name, level),) for name, levels in single.items() for level in levels[1:]]
    if across:
        found += [((across, one), (beside, other)) for one in factors[across][1:] for other in factors[beside][1:]]
    return found


def has(game: Played, place: int, level: Level) -> bool:
    """Whether a seat has a level."""
    name, value = level
    return (place if name == PLACE else game.seats[place][name]) == value


def differences(games: list[Played], effects: list[Effect]) -> tuple[Array, Array]:
    """A row for each pair of seats, the one that ranked better less the other, and the number of its game."""
    rows: list[list[float]] = []
    numbers: list[int] = []
    for number, game in enumerate(games):
        places = range(len(game.seats))
        had = [[float(all(has(game, place, level) for level in effect)) for effect in effects] for place in places]
        for one in places:
            for other in places:
                if game.ranks[one] < game.ranks[other]:
                    rows.append([mine - theirs for mine, theirs in zip(had[one], had[other], strict=True)])
                    numbers.append(number)
    return np.array(rows).reshape(len(rows), len(effects)), np.array(numbers, dtype=np.float64)


def fit(games: list[Played], effects: list[Effect], hold: float) -> Fit:
    """Newton's method; the covariance by games, for pairs of one game are not independent."""
    rows, numbers = differences(games, effects)
    held = hold * np.eye(len(effects))
    values = np.zeros(len(effects))
    for _ in range(ROUNDS):
        missed = 1 / (1 + np.exp(rows @ values))
        curve = (rows * (missed * (1 - missed))[:, None]).T @ rows + held
        values = values + np.linalg.solve(curve, rows.T @ missed - hold * values)
    missed = 1 / (1 + np.exp(rows @ values))
    by_game = np.zeros((len(games), len(effects)))
    np.add.at(by_game, numbers.astype(int), rows * missed[:, None])
    inverse = np.linalg.inv(curve)
    return Fit(effects, values, inverse @ (by_game.T @ by_game + held) @ inverse)


def chance(value: float) -> str:
    """The chance of a logit."""
    return f"{100 / (1 + math.exp(-value)):.1f} %"


def cells(value: float, error: float) -> str:
    """An effect with its interval."""
    return f"{chance(value)} | {chance(value - NORMAL_95 * error)} to {chance(value + NORMAL_95 * error)}"


def table(games: list[Played], hold: float) -> list[str]:
    """What each level is worth."""
    factors = factors_of(games)
    found = fit(games, effects_of(factors, len(games[0].seats), "", ""), hold)
    lines = ["| factor | level | seats | iterations | before the first | 95 % |", "|---|---:|---:|---:|---:|---:|"]
    for name, levels in factors.items():
        for level in levels:
            some = [
                (game, place) for game in games for place in range(len(game.seats)) if has(game, place, (name, level))
            ]
            thought = sum(game.iterations[place] for game, place in some)
            asked = max(1, sum(game.decisions[place] for game, place in some))
            worth = cells(*found.sum([((name, level),)])) if level != levels[0] else "50 % |"
            lines.append(f"| {name} | {level:g} | {len(some)} | {thought / asked:.0f} | {worth} |")
    return lines


def table_across(games: list[Played], across: str, hold: float) -> list[str]:
    """What the levels of a factor are worth to those who have a level of another one."""
    factors = factors_of(games)
    lines: list[str] = []
    for level in factors[across][1:]:
        first = factors[across][0]
        lines += ["", f"| factor | level | {across} {level:g} before {first:g} | 95 % |", "|---|---:|---:|---:|"]
        for name in [name for name in factors if name != across]:
            found = fit(games, effects_of(factors, len(games[0].seats), across, name), hold)
            for other in factors[name]:
                wanted: list[Effect] = [((across, level),), ((across, level), (name, other))]
                lines.append(f"| {name} | {other:g} | {cells(*found.sum(wanted))} |")
    return lines


def report(games: list[Played], across: str, hold: float) -> str:
    """All about games of the same kind."""
    judge = f", weights {games[0].weights}" if games[0].weights else ""
    lines = [f"{games[0].game}, {games[0].seconds:g} s, {len(games)} games{judge}", "", *table(games, hold)]
    if across in factors_of(games):
        lines += table_across(games, across, hold)
    elif across:
        lines += ["", f"all seats of these games have the same {across}"]
    return "\n".join(lines) + "\n"


def main() -> int:
    """Read the games, and print a table for each game, time of a decision and network."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--across", default="", metavar="FACTOR", help="what it is worth at each level of the others")
    parser.add_argument("--hold", type=amount(), default=1.0, help="how strongly effects are held to nothing")
    said = parser.parse_args()
    if not said.hold:
        parser.error("--hold 0: held by nothing, effects of levels that always won would know no end")
    alike: dict[tuple[str, float, str], list[Played]] = {}
    for game in [game for file in said.files for game in read_games(file)]:
        alike.setdefault((game.game, game.seconds, game.weights), []).append(completed(game))
    if not alike:
        raise SystemExit("there is no game in these files")
    known = {name for games in alike.values() for name in games[0].seats[0]}
    if said.across and said.across not in known:
        raise SystemExit(f"{said.across!r} is no factor: say one of {', '.join(sorted(known))}")
    sys.stdout.write("\n".join(report(games, said.across, said.hold) for games in alike.values()))
    return 0


if __name__ == "__main__":
    sys.exit(in_one_line(main))
