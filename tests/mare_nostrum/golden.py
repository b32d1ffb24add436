"""The golden games of Mare Nostrum: one of each count told in full, and many kept as short as they can be.

A line of `golden/games.txt` is a game: its seed, players and options, digests of the last position and of the whole
log, what it was kept for, and the number of each choice among the legal actions. Chance follows from the seed.
`python -m tests.golden mare-nostrum` writes all anew after a change that is meant; then read the difference.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from typing import NamedTuple

import tests.golden
from navarch.bots import make
from navarch.engine.action import Action
from navarch.engine.match import Match
from navarch.engine.perspective import Perspective
from tests.golden import folder, numbers, written

from .table import GAME

FILE = folder("mare-nostrum") / "golden" / "games.txt"
WANTED = 80
WHIMS = (0.0, 0.15, 0.15, 0.5, 1.0)  # how often a player plays at random
TILES = {"recruited": "tile", "power-used": "tile", "copied": "tile", "hero-adds": "tile"}
LAZY = ("done", "pass", "announce 0", "announce 1", "announce 3")
Player = Callable[[Perspective], Action]


class Golden(NamedTuple):
    """A kept game."""

    seed: int
    players: int
    options: tuple[str, ...]
    digest: str
    log: str
    shows: tuple[str, ...]
    choices: str

    def line(self) -> str:
        """As it is kept."""
        parts = (str(self.seed), str(self.players), ",".join(self.options), self.digest, self.log)
        return " ".join(part or "-" for part in (*parts, ",".join(self.shows), self.choices))


def read() -> list[Golden]:
    """All kept games."""
    found = []
    for line in FILE.read_text(encoding="utf-8").splitlines():
        seed, players, options, digest, log, shows, choices = line.split(" ")
        found.append(Golden(int(seed), int(players), words(options), digest, log, words(shows), choices))
    return found


def words(text: str) -> tuple[str, ...]:
    """A list of words; `-` is none."""
    return () if text == "-" else tuple(text.split(","))


def kept(match: Match, seed: int, shows: tuple[str, ...], choices: str) -> Golden:
    """A finished match as it is kept."""
    told = [(line.ply, line.event.rule, line.event.key, line.event.args) for line in match.lines]
    log = hashlib.sha256(repr(told).encode()).hexdigest()[:16]
    options = tuple(option.name for option in GAME.options if match.state.option(option.name))
    return Golden(seed, match.state.players, options, match.state.digest()[:16], log, shows, choices)


def replayed(golden: Golden) -> Match:
    """The same game played again by its kept choices."""
    options: dict[str, object] = dict.fromkeys(golden.options, True)
    match = Match(GAME, players=golden.players, options=options, seed=golden.seed)
    for number in numbers(golden.choices):
        seat = match.to_act[0]
        match.submit(seat, match.legal(seat)[number])
    return match


def shown(match: Match) -> set[str]:
    """What a game shows: its count, options and ending, events of every sort, and tiles with what was done by them."""
    assert match.result is not None
    found = {f"{match.state.players}-players", f"ending:{match.result.reason}"}
    found |= {option.name for option in GAME.options if match.state.option(option.name)}
    for line in match.lines:
        key = line.event.key
        found.add(key)
        for (name, kind), value in zip(GAME.text_kinds[f"event-{key}"], line.event.args, strict=False):
            if TILES.get(key) == name:
                found.add(f"{key}:{kind.write(value, match.state.players)}")
    return found | ({"shared-victory"} if match.result.ranks.count(1) > 1 else set())


# ---- choosing games ----


class Idle:
    """Offers little and stays at home."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def __call__(self, perspective: Perspective) -> Action:
        legal = perspective.legal
        return self.rng.choice([action for action in legal if str(action) in LAZY] or legal)


class Whimsical:
    """A greedy player with whims."""

    def __init__(self, seed: int, whim: float) -> None:
        self.rng = random.Random(seed)
        self.whim = whim
        self.bot = make("greedy", seed)

    def __call__(self, perspective: Perspective) -> Action:
        whim = self.rng.random() < self.whim
        return self.rng.choice(perspective.legal) if whim else self.bot.choose(perspective)


def play(seed: int) -> tuple[Match, str]:
    """A game of its seed: greedy players, each with whims of his own; in the first one nobody does anything."""
    rng = random.Random(f"golden mare-nostrum {seed}")
    players = GAME.players[seed % len(GAME.players)]
    options: dict[str, object] = {option.name: rng.random() < 0.3 for option in GAME.options}
    match, choices = Match(GAME, players=players, options=options, seed=seed), []
    minds: list[Player] = [Whimsical(seed + seat, rng.choice(WHIMS)) for seat in range(players)]
    if not seed:
        minds = [Idle(seat) for seat in range(players)]
    while not match.over:
        seat = match.to_act[0]
        action = minds[seat](match.perspective(seat))
        choices.append(written([str(legal) for legal in match.legal(seat)].index(str(action))))
        match.submit(seat, action)
    return match, "".join(choices)


def write(last: int = 100) -> None:
    """Keep the games that show something new, then others, and tell one of each count in full."""
    seen: set[str] = set()
    chosen: list[Golden] = []
    others: list[Golden] = []
    for seed in range(last):
        match, choices = play(seed)
        fresh = tuple(sorted(shown(match) - seen))
        (chosen if fresh else others).append(kept(match, seed, fresh, choices))
        seen |= shown(match)
    chosen += others[: max(0, WANTED - len(chosen))]
    FILE.write_text("".join(f"{golden.line()}\n" for golden in sorted(chosen)), encoding="utf-8")
    tests.golden.write("mare-nostrum")
