"""The golden games of Neptun: one of each count told in full, and many kept as short as they can be.

A line of `golden/games.txt` is a game: its seed and players, digests of the last position and of the whole log, and
the number of each choice among the legal actions. Chance follows from the seed. `python -m tests.golden neptun` writes
all anew after a change that is meant; then read the difference.
"""

from __future__ import annotations

import hashlib
import random
from typing import NamedTuple

import tests.golden
from navarch.bots import make
from navarch.engine.match import Match
from tests.golden import folder, numbers, written

from .table import GAME

FILE = folder("neptun") / "golden" / "games.txt"
WANTED = 78
WHIMS = (0.0, 0.15, 0.5, 1.0)  # how often a player plays at random
CARDS = {"played": "oar", "fulfilled-gold": "card", "fulfilled-temple": "card", "tile": "tile", "gold-tile": "tile",
         "forecast": "sum", "forecast-beyond": "sum", "tile-unclaimed": "tile"}  # fmt: skip
SHARED = "shared victory"


class Golden(NamedTuple):
    """A kept game."""

    seed: int
    players: int
    digest: str
    log: str
    choices: str

    def line(self) -> str:
        """As it is kept."""
        return " ".join(str(part) for part in self)


def read() -> list[Golden]:
    """All kept games."""
    lines = [line.split(" ") for line in FILE.read_text(encoding="utf-8").splitlines()]
    return [Golden(int(seed), int(players), *rest) for seed, players, *rest in lines]


def kept(match: Match, seed: int, choices: str) -> Golden:
    """A finished match as it is kept."""
    told = [(line.ply, line.event.rule, line.event.key, line.event.args) for line in match.lines]
    log = hashlib.sha256(repr(told).encode()).hexdigest()[:16]
    return Golden(seed, match.state.players, match.state.digest()[:16], log, choices)


def replayed(golden: Golden) -> Match:
    """The same game played again by its kept choices."""
    match = Match(GAME, players=golden.players, seed=golden.seed)
    for number in numbers(golden.choices):
        seat = match.to_act[0]
        match.submit(seat, match.legal(seat)[number])
    return match


def shown(match: Match) -> set[str]:
    """What a game shows: its count, events of every sort, cards and tiles by name, a victory that is shared."""
    found = {f"{match.state.players} players"}
    for line in match.lines:
        key, args = line.event.key, line.event.args
        found.add(key)
        for (name, kind), value in zip(GAME.text_kinds[f"event-{key}"], args, strict=False):
            if CARDS.get(key) == name:
                found.add(f"{key} {kind.write(value, match.state.players)}")
    assert match.result is not None
    return found | ({SHARED} if match.result.ranks.count(1) > 1 else set())


# ---- choosing games ----


def play(seed: int) -> tuple[Match, str]:
    """A game of its seed: greedy players, each with whims of his own."""
    players = GAME.players[seed % len(GAME.players)]
    rng = random.Random(f"golden neptun {seed}")
    whims = [rng.choice(WHIMS) for _ in range(players)]
    match, choices = Match(GAME, players=players, seed=seed), []
    bots = [make("greedy", seed + seat) for seat in range(players)]
    while not match.over:
        seat = match.to_act[0]
        legal = match.legal(seat)
        whim = rng.random() < whims[seat]
        action = rng.choice(legal) if whim else bots[seat].choose(match.perspective(seat))
        choices.append(written([str(one) for one in legal].index(str(action))))
        match.submit(seat, action)
    return match, "".join(choices)


def write(last: int = 600) -> None:
    """Keep the games that show something new, then others, and tell one of each count in full."""
    seen: set[str] = set()
    chosen: list[Golden] = []
    others: list[Golden] = []
    for seed in range(last):
        match, choices = play(seed)
        golden = kept(match, seed, choices)
        (chosen if shown(match) - seen else others).append(golden)
        seen |= shown(match)
    chosen += others[: max(0, WANTED - len(chosen))]
    FILE.write_text("".join(f"{golden.line()}\n" for golden in sorted(chosen)), encoding="utf-8")
    tests.golden.write("neptun")
