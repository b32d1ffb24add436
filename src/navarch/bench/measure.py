"""Measure one game in this process: `python -m navarch.bench.measure NAME PLAYERS SECONDS` prints one row as JSON."""

from __future__ import annotations

import json
import random
import sys
import time

import navarch
from navarch.engine import state as state_module
from navarch.engine.game import Game
from navarch.engine.playout import random_playout, settle_chance
from navarch.engine.state import State

CLONES = 400
BATCHES = 25


def measure(name: str, players: int, seconds: float) -> dict[str, object]:
    """Decisions and games a second, and what a clone, a legal list and a save cost in the middle of a game."""
    game = navarch.load(name)
    rng = random.Random(1)
    random_playout(game.new(players), rng)  # warm up
    decisions = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        decisions += random_playout(game.new(players), rng)
        games += 1
    spent = time.perf_counter() - start
    middle = mid_game(game, players, decisions // games // 2)
    return {
        "name": f"{name}, {players} players",
        "kind": "navarch",
        "compiled": not str(state_module.__file__).endswith(".py"),
        "decisions_per_second": round(decisions / spent),
        "games_per_second": round(games / spent, 2),
        "clone_us": round(best_time(middle.clone), 2),
        "encodings_per_second": round(1e6 / best_time(Encoding(middle).encode)),
        "legal_us": round(best_time(Fresh(middle).legal), 2),
        "state_bytes": len(json.dumps(middle.dump())),
    }


def mid_game(game: Game, players: int, decisions: int) -> State:
    """A position in the middle of a random game."""
    rng = random.Random(2)
    s = game.new(players)
    random_playout(s, rng, decisions)
    settle_chance(s, rng)
    return s


class Fresh:
    """Asks a state for its legal list as if for the first time."""

    def __init__(self, s: State) -> None:
        self.s = s

    def legal(self) -> list[int]:
        """The whole list, worked out anew."""
        self.s.known = None
        return self.s.legal()


class Encoding:
    """Makes a tensor of a state, as the seat sees it that is asked."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.codec = s.game.codec(s.players)
        self.out = self.codec.new()

    def encode(self) -> None:
        """The whole tensor."""
        self.codec.encode(self.s, max(0, self.s.actor), self.out)


def best_time(work: object) -> float:
    """The least time of a call in microseconds, over many batches: what it costs when nothing disturbs it."""
    assert callable(work)
    best = float("inf")
    for _ in range(BATCHES):
        start = time.perf_counter()
        for _ in range(CLONES):
            work()
        best = min(best, (time.perf_counter() - start) / CLONES)
    return best * 1e6


if __name__ == "__main__":
    sys.stdout.write(json.dumps(measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))) + "\n")
