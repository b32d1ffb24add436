"""The ladder of levels: `python -m tools.levels measure`, and `python -m tools.levels curve` to set it anew.

`measure` plays every level against the one below it, `characters` each character against the plain level, and `write`
puts what was found into docs/levels.md. `curve` plays neighbours on a fine scale, from much error to a long search, and
says which settings stand evenly below the strongest: the lines of src/navarch/bots/levels.toml. Every block is kept in
a file as soon as it is played, by the version of the rules and the settings of both: whatever ends this, the same
command goes on where it was, and levels that were changed are measured anew. Where the box, advice, evaluation or
search were changed, say another `--folder`: the blocks of before know nothing of it. With `--minutes` it ends by
itself, with `--highest 4` it plays only the levels that go by the advice, which takes minutes.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import math
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import navarch
from navarch.arena.decisions import loaded
from navarch.arena.journal import drop_cut_line, whole_lines
from navarch.arena.plan import Plan, game_of, make_plan
from navarch.arena.processes import as_they_come
from navarch.arena.said import amount, in_one_line, positive
from navarch.arena.sequential import Interval, Mean
from navarch.arena.through import Onlooker, play_through
from navarch.bots import Advice, Adviser
from navarch.bots.level import LevelBot
from navarch.bots.levels import CHARACTERS, LEVELS, Level, Said, level_of, read_level, taste_of
from navarch.engine.errors import NavarchError
from navarch.engine.perspective import Perspective

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "levels.md"
KEPT = ROOT / "build" / "levels"
BEGIN, END = "<!-- measured -->", "<!-- /measured -->"
SEED = 18
STEP = 191.0  # points between two levels: 75 % of the meetings
CHARACTER_LEVELS = (4, 5)  # the highest that goes by the advice, and the lowest that looks ahead
ERRORS = (16.0, 8.0, 4.0, 2.5, 1.6, 1.0, 0.7, 0.45, 0.2, 0.0)
ITERATIONS = (4, 10, 25, 60, 150, 400)
COSTLY = 100  # iterations from which fewer blocks are played


class Blocks(NamedTuple):
    """How many blocks are played, of two games each: the longer they take, the fewer."""

    cheap: int = 0
    costly: int = 0
    timed: int = 0

    def of(self, level: Level) -> int:
        """Those of a contest whose stronger side is that level."""
        if level.seconds:
            return self.timed
        return self.costly if level.iterations >= COSTLY else self.cheap


class Tried(Adviser):
    """A level that is no level yet: `tools/levels.py:Tried:error=0.5`."""

    def __init__(self, seed: int | None, said: str) -> None:
        self.name = said
        kind, _, amount = said.partition("=")
        self.judges = {
            "error": Level(error=float(amount)),
            "iterations": Level(iterations=round(float(amount))),
            "seconds": Level(seconds=float(amount)),
        }[kind]
        self.bot = LevelBot(seed, Said(1))

    def advise(self, perspective: Perspective) -> list[Advice]:
        """As a level with these settings would."""
        return self.bot.judged(perspective, self.judges)


class Pair(NamedTuple):
    """Two that are compared: which bots they are, and what they are known by, their settings among it."""

    game: str
    upper: str
    lower: str
    settings: str
    blocks: int

    def plan(self) -> Plan:
        """Its contest."""
        game = loaded(self.game)
        return make_plan(game, [self.upper, self.lower], game.default_players, {}, SEED)

    def file(self, folder: Path) -> Path:
        """Where its blocks are kept: a line for each, its number and the share of the upper one."""
        known_by = f"{loaded(self.game).version} {self.settings}"
        return folder / f"{self.game}-{hashlib.sha256(known_by.encode()).hexdigest()[:12]}.txt"

    def known(self, folder: Path) -> dict[int, float]:
        """The blocks that were played; a line that was cut off is none."""
        file = self.file(folder)
        found: dict[int, float] = {}
        for line in whole_lines(file) if file.exists() else []:
            try:
                number, share = line.split()
                found[int(number)] = float(share)
            except ValueError:
                raise NavarchError(f"{file}: {line!r} is no block; remove the line") from None
        return found

    def shares(self, folder: Path) -> Mean:
        """In how many of their meetings the upper one was ahead, block by block."""
        found = Mean()
        for share in self.known(folder).values():
            found.add(share)
        return found


def played_block(plan: Plan, number: int) -> tuple[int, float]:
    """One block: the share in which the first was ahead of all meetings that did not come out level.

    In some games all but the winner are level, which tells nothing of two others.
    """
    game, secret = game_of(plan), plan.secret(number)
    met: list[bool] = []
    for rotation in range(len(plan.bots)):
        lineup = plan.lineup(number, rotation)
        names = [plan.bots[entrant] for entrant in lineup]
        seeds = [plan.bot_seed(number, rotation, seat) for seat in range(plan.players)]
        s, _ = play_through(game, dict(plan.options), names, seeds, secret, Onlooker())
        met += ahead(lineup, s.ranks)
    return number, sum(met) / len(met) if met else 0.5


def ahead(lineup: tuple[int, ...], ranks: list[int]) -> list[bool]:
    """By meeting of the two entrants that did not come out level, whether the first was ahead."""
    first, second = ([rank for who, rank in zip(lineup, ranks, strict=True) if who == one] for one in (0, 1))
    return [mine < theirs for mine in first for theirs in second if mine != theirs]


# ---- what is compared ----


def ladder(game: str, blocks: Blocks) -> list[Pair]:
    """Every level over the one below."""
    pairs: list[Pair] = []
    for number in range(2, LEVELS + 1):
        upper, lower = level_of(game, number), level_of(game, number - 1)
        settings = f"{judged(upper)} over {judged(lower)}"
        pairs.append(Pair(game, Said(number).name, Said(number - 1).name, settings, blocks.of(upper)))
    return pairs


def characters(game: str, blocks: Blocks) -> list[Pair]:
    """Every character against the plain level, once at a glance and once looking ahead."""
    pairs: list[Pair] = []
    for number in CHARACTER_LEVELS:
        for character in CHARACTERS:
            taste, said = taste_of(game, character), Said(number, character)
            assert taste is not None
            settings = f"{judged(level_of(game, number))} with {taste.risk} {sorted(taste.likes.items())}"
            pairs.append(Pair(game, said.name, Said(number).name, settings, blocks.of(level_of(game, number))))
    return pairs


def scale(game: str, blocks: Blocks) -> list[Pair]:
    """Neighbours on the fine scale, the weakest first, the strongest level at its end."""
    top = level_of(game, LEVELS)
    steps = [Level(error=error) for error in ERRORS] + [Level(iterations=count) for count in ITERATIONS] + [top]
    return [
        Pair(
            game,
            tried(upper),
            tried(lower),
            f"{judged(upper)} over {judged(lower)}",
            blocks.of(upper),
        )
        for lower, upper in itertools.pairwise(steps)
    ]


def tried(level: Level) -> str:
    """The bot that judges so."""
    kind = next((name for name, value in level._asdict().items() if value), "error")
    return f"{Path(__file__).resolve()}:{Tried.__name__}:{kind}={getattr(level, kind):g}"


# ---- playing ----


def play(pairs: list[Pair], folder: Path, jobs: int, minutes: float) -> None:
    """Play what is missing, a block of each pair in turn, and keep every block at once."""
    folder.mkdir(parents=True, exist_ok=True)
    for pair in pairs:
        if pair.file(folder).exists():
            drop_cut_line(pair.file(folder))
    deadline = time.monotonic() + 60 * minutes
    todo = itertools.takewhile(lambda _: time.monotonic() < deadline, missing(pairs, folder))
    with closing(as_they_come(played_for, todo, jobs)) as playing:
        for pair, number, share in playing:
            with pair.file(folder).open("a", encoding="utf-8") as file:
                file.write(f"{number} {share:.6f}\n")
            sys.stderr.write(f"{pair.game}, {pair.settings}, block {number}: {share:.0%}\n")


def played_for(task: tuple[Pair, int]) -> tuple[Pair, int, float]:
    """A block of a pair, with whose it is."""
    pair, number = task
    return pair, *played_block(pair.plan(), number)


def missing(pairs: list[Pair], folder: Path) -> Iterator[tuple[Pair, int]]:
    """The blocks that were not yet played, the first of every pair before the second of any."""
    known = {pair: set(pair.known(folder)) for pair in pairs}
    for number in range(max((pair.blocks for pair in pairs), default=0)):
        for pair in pairs:
            if number < pair.blocks and number not in known[pair]:
                yield pair, number


# ---- what is made of it ----


def points(share: float) -> float:
    """The points of a rating by which one is ahead who comes out ahead in so many of the meetings."""
    bounded = min(0.99, max(0.01, share))
    return 400 * math.log10(bounded / (1 - bounded))


def slope(share: float) -> float:
    """By how many points that moves with the share."""
    bounded = min(0.99, max(0.01, share))
    return 400 / math.log(10) / (bounded * (1 - bounded))


def told_ladder(game: str, folder: Path) -> list[str]:
    """The rows of a game; above a step that is not measured there is no rating."""
    rating, variance, is_known = 0.0, 0.0, True
    rows = [f"| 1 | {judged(level_of(game, 1))} | | | 0 |"]
    for number, pair in enumerate(ladder(game, Blocks()), 2):
        found = pair.shares(folder)
        if not found.count:
            rows.append(f"| {number} | {judged(level_of(game, number))} | not measured | | |")
            is_known = False
            continue
        rating += points(found.mean)
        variance += (slope(found.mean) * found.reach) ** 2
        rated = f"{rating:+.0f} ± {math.sqrt(variance):.0f} " if is_known else ""
        rows.append(
            f"| {number} | {judged(level_of(game, number))} | {told(found.interval())} | {2 * found.count} | {rated}|"
        )
    return rows


def told_characters(game: str, folder: Path) -> list[str]:
    """The rows of a game."""
    rows: list[str] = []
    for pair in characters(game, Blocks()):
        found = pair.shares(folder)
        if found.count:
            row = f"| {loaded(game).title} | `{pair.upper}` | {told(found.interval())} | {2 * found.count} |"
            rows.append(row)
    return rows


def told(share: Interval) -> str:
    """A share with its bounds."""
    mean, low, high = (f"{100 * part:.0f} %" for part in share)
    return f"{mean} ({low} to {high})"


def judged(level: Level) -> str:
    """A level's settings, as a person reads them."""
    if level.seconds:
        return f"search, {level.seconds:g} s"
    return f"search, {level.iterations} iterations" if level.iterations else f"advice, error {level.error:g}"


def written(games: list[str], folder: Path) -> str:
    """What stands between the marks of the page."""
    lines: list[str] = []
    for game in games:
        lines += [f"### {loaded(game).title}", ""]
        lines += ["| level | judges by | ahead of the one below | games | rating |", "|---|---|---|---|---|"]
        lines += [*told_ladder(game, folder), ""]
    rows = [row for game in games for row in told_characters(game, folder)]
    if rows:
        lines += ["### Characters", "", "| game | character | ahead of the plain level | games |", "|---|---|---|---|"]
        lines += [*rows, ""]
    return "\n".join(lines)


def write_page(games: list[str], folder: Path) -> None:
    """Put it into the page, between its marks."""
    if not any(pair.known(folder) for game in games for pair in ladder(game, Blocks())):
        raise NavarchError(f"nothing was measured in {folder}, and the page would lose what it tells")
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n\n{written(games, folder)}\n{END}{after}", encoding="utf-8")


def proposed(game: str, folder: Path) -> list[str]:
    """The settings that stand evenly below the strongest, as the scale was measured."""
    pairs = scale(game, Blocks())
    lacking = [pair.settings for pair in pairs if not pair.known(folder)]
    if lacking:
        return [f"{game}: not measured yet: {', '.join(lacking)}; the same command goes on"]
    steps = [Level(error=error) for error in ERRORS] + [Level(iterations=count) for count in ITERATIONS]
    heights = [0.0]
    for pair in pairs:
        heights.append(heights[-1] + max(0.0, points(pair.shares(folder).mean)))
    lines = [f"{game}: {judged(step)} {height:+.0f}" for step, height in zip(steps, heights, strict=False)]
    lines.append(f"{game}: the strongest {heights[-1]:+.0f}")
    for number in range(1, LEVELS):
        wanted = heights[-1] - (LEVELS - number) * STEP
        place = next((i for i in range(len(steps) - 1) if heights[i] <= wanted <= heights[i + 1]), None)
        if place is None:
            lines.append(f"level {number}: {wanted:+.0f} is not on the scale")
            continue
        rise = heights[place + 1] - heights[place]
        part = (wanted - heights[place]) / rise if rise else 0.0
        lines.append(f"level {number}: {between(steps[place], steps[place + 1], part)}")
    return lines


def between(lower: Level, upper: Level, part: float) -> str:
    """The setting between two of the scale."""
    if upper.iterations:
        least = max(1, lower.iterations)
        return f"{{ iterations = {round(least * (upper.iterations / least) ** part)} }}"
    return f"{{ error = {lower.error + part * (upper.error - lower.error):.2f} }}"


def main(said: list[str] | None = None) -> int:
    """Read what is wanted, and do it."""
    parser = argparse.ArgumentParser(description="The ladder of levels.")
    parser.add_argument("what", choices=("measure", "characters", "curve", "write"))
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them where none is named, as `write` wants it")
    parser.add_argument("--blocks", type=int, default=100, help="of two games each, for two neighbours")
    parser.add_argument("--costly", type=int, default=40, help=f"where one searches with {COSTLY} iterations or more")
    parser.add_argument("--timed", type=int, default=12, help="where one searches by the clock")
    parser.add_argument("--highest", type=positive, default=LEVELS, metavar="LEVEL", help="none above it is played")
    parser.add_argument("--jobs", type=positive, default=1)
    parser.add_argument("--minutes", type=amount(), default=60.0, help="begin nothing new after so long")
    parser.add_argument("--folder", type=Path, default=KEPT, help="where games are kept")
    args = parser.parse_args(said)
    if args.what == "write" and args.games:
        parser.error("the page tells of all games: name none")
    if args.what in ("curve", "write") and args.highest < LEVELS:
        parser.error(f"`{args.what}` goes up to the strongest: say no --highest")
    return in_one_line(lambda: do(args))


def do(args: argparse.Namespace) -> int:
    """Play what is asked for and not yet played, and tell it."""
    games = args.games or list(navarch.games())
    for game in games:
        loaded(game)  # or it says which there are, before anything is played
    if args.what == "write":
        write_page(games, args.folder)
        return 0
    compared = {"measure": ladder, "characters": characters, "curve": scale}[args.what]
    blocks = Blocks(args.blocks, args.costly, args.timed)
    pairs = [pair for game in games for pair in compared(game, blocks)]
    if args.highest < LEVELS:
        pairs = [pair for pair in pairs if read_level(pair.upper).number <= args.highest]
    play(pairs, args.folder, args.jobs, args.minutes)
    found = [line for game in games for line in proposed(game, args.folder)] if args.what == "curve" else []
    print("\n".join(found) or written(games, args.folder))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
