"""How much style a character has: `python -m tools.styles hamilcar` tells the rows of docs/levels.md.

Each character of level 4 plays the plain level, in blocks of two games with the same luck in exchanged seats. Counted
is in how many of its decisions, where there was more than one action, the plain level would with the same lots have
chosen otherwise; what of its likes it held, as a mean over all positions of the game, and what the plain level across
the table held; and in how many meetings it was ahead. Bounds are those of 95 % over the blocks. Weights are chosen on
one `--seed` and told by another. A compiled build on PYTHONPATH makes it several times as fast.
"""

from __future__ import annotations

import argparse
import math
import statistics
from collections import defaultdict
from typing import NamedTuple

import navarch
from navarch.arena.decisions import loaded
from navarch.arena.plan import Plan, game_of, make_plan
from navarch.arena.processes import as_they_come
from navarch.arena.said import in_one_line, positive
from navarch.arena.sequential import NORMAL_95, Mean
from navarch.arena.through import Onlooker, play_by
from navarch.bots import Advice
from navarch.bots.level import LevelBot
from navarch.bots.levels import CHARACTERS, Said, read_level, taste_of
from navarch.engine.perspective import Perspective
from navarch.engine.state import State

from .levels import CHARACTER_LEVELS, SEED, ahead, told

LEVEL = CHARACTER_LEVELS[0]  # the highest that goes by the advice
COLUMNS = ("game", "character", "chosen otherwise", "held, and by the plain level", "ahead", "games")
HEAD = f"| {' | '.join(COLUMNS)} |\n{'|---' * len(COLUMNS)}|"


class Watched(LevelBot):
    """A level with a character, which counts how often the plain level would choose otherwise with the same lots."""

    def __init__(self, seed: int | None, said: Said) -> None:
        super().__init__(seed, said)
        self.plain = LevelBot(seed, Said(said.number))
        self.decisions = self.otherwise = 0

    def advise(self, perspective: Perspective) -> list[Advice]:
        """As the character sees it."""
        self.plain.rng.setstate(self.rng.getstate())
        advice = super().advise(perspective)
        if len(advice) > 1:
            self.decisions += 1
            self.otherwise += self.plain.advise(perspective)[0].action != advice[0].action
        return advice


class Holdings(Onlooker):
    """Adds up what every seat holds of some kinds, after every action."""

    def __init__(self, keys: list[str]) -> None:
        super().__init__()
        self.keys = keys
        self.positions = 0
        self.held: defaultdict[tuple[int, str], int] = defaultdict(int)  # by seat and key

    def played(self, s: State) -> None:
        """One position more."""
        self.positions += 1
        for seat in range(s.players):
            for share in s.game.holdings(s, seat):
                if share.seat == seat and share.key in self.keys:
                    self.held[seat, share.key] += share.amount

    def mean(self, seats: list[int], key: str) -> float:
        """What each of these seats held, on average over positions and seats."""
        return sum(self.held[seat, key] for seat in seats) / len(seats) / self.positions


class Style(NamedTuple):
    """A block: what the character decided, how often it was ahead, and what either side held of each kind."""

    decisions: int
    otherwise: int
    share: float
    held: dict[str, tuple[float, float]]  # by key: the character's, the plain level's


def played_block(task: tuple[Plan, int]) -> Style:
    """The two games of a block."""
    plan, number = task
    game, said = game_of(plan), [read_level(name) for name in plan.bots]
    taste = taste_of(plan.game, said[0].character)
    keys = list(taste.likes) if taste is not None else []
    decisions, otherwise, met = 0, 0, list[bool]()
    held: dict[str, list[tuple[float, float]]] = {key: [] for key in keys}
    for rotation in range(len(said)):
        lineup = plan.lineup(number, rotation)
        seeds = [plan.bot_seed(number, rotation, seat) for seat in range(plan.players)]
        bots = [
            LevelBot(seed, said[who]) if who else Watched(seed, said[who])
            for who, seed in zip(lineup, seeds, strict=True)
        ]
        onlooker = Holdings(keys)
        s, _ = play_by(game, dict(plan.options), bots, seeds, plan.secret(number), onlooker)
        met += ahead(lineup, s.ranks)
        for bot in bots:
            if isinstance(bot, Watched):
                decisions += bot.decisions
                otherwise += bot.otherwise
        own, others = ([seat for seat, who in enumerate(lineup) if who == entrant] for entrant in (0, 1))
        for key in keys:
            held[key].append((onlooker.mean(own, key), onlooker.mean(others, key)))
    means = {
        key: (mean([mine for mine, _ in both]), mean([theirs for _, theirs in both])) for key, both in held.items()
    }
    return Style(decisions, otherwise, sum(met) / len(met) if met else 0.5, means)


def mean(values: list[float]) -> float:
    """Their mean."""
    return sum(values) / len(values)


def told_style(title: str, character: str, blocks: list[Style]) -> str:
    """The row of a character."""
    shares = Mean()
    for block in blocks:
        shares.add(block.share)
    held = "; ".join(told_held(key, [block.held[key] for block in blocks]) for key in blocks[0].held)
    otherwise, decisions = sum(block.otherwise for block in blocks), sum(block.decisions for block in blocks)
    often = f"{otherwise} of {decisions} ({otherwise / max(1, decisions):.1%})".replace("%)", " %)")
    return f"| {title} | `{character}` | {often} | {held} | {told(shares.interval())} | {2 * len(blocks)} |"


def told_held(key: str, blocks: list[tuple[float, float]]) -> str:
    """What the character and the plain level held of a kind, and how sure the difference is."""
    mine, theirs = mean([mine for mine, _ in blocks]), mean([theirs for _, theirs in blocks])
    line = f"{key.removeprefix('held-')} {mine:.2f}, {theirs:.2f}"
    if len(blocks) < 2:
        return line
    reach = NORMAL_95 * statistics.stdev(mine - theirs for mine, theirs in blocks) / math.sqrt(len(blocks))
    return f"{line} ({mine - theirs:+.2f} ± {reach:.2f})"


def main(said: list[str] | None = None) -> int:
    """Read what is wanted, and do it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them where none is named")
    parser.add_argument("--character", choices=CHARACTERS, help="only this one")
    parser.add_argument("--blocks", type=positive, default=40, help="of two games each")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--jobs", type=positive, default=1)
    args = parser.parse_args(said)
    return in_one_line(lambda: do(args))


def do(args: argparse.Namespace) -> int:
    """Play what is asked for, and tell each character as soon as it is known."""
    games = [loaded(name) for name in args.games or navarch.games()]
    print(HEAD)
    for game in games:
        for character in [args.character] if args.character else CHARACTERS:
            names = [Said(LEVEL, character).name, Said(LEVEL).name]
            plan = make_plan(game, names, game.default_players, {}, args.seed)
            blocks = list(as_they_come(played_block, ((plan, number) for number in range(args.blocks)), args.jobs))
            print(told_style(game.title, character, blocks), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
