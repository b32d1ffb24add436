"""Measure one game in this process: `python -m navarch.bench.measure NAME PLAYERS SECONDS` prints one row as JSON."""

from __future__ import annotations

import json
import random
import sys
import time

import navarch
from navarch.bots.ismcts import SearchBot
from navarch.engine import state as state_module
from navarch.engine.game import Game
from navarch.engine.perspective import Perspective
from navarch.engine.playout import random_playout, settle_chance
from navarch.engine.state import State

CLONES = 400
BATCHES = 25
STAGES = (0.15, 0.4, 0.65, 0.9)  # of a random game, where a seat searches and asks for advice


def measure(name: str, players: int, seconds: float) -> dict[str, object]:
    """Decisions and games a second, and what a clone, a sample, a legal list, advice and a search cost in a game."""
    game = navarch.load(name)
    rng = random.Random(1)
    random_playout(game.new(players), rng)  # warm up
    decisions = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        decisions += random_playout(game.new(players), rng)
        games += 1
    spent = time.perf_counter() - start
    length = decisions // games
    middle = mid_game(game, players, length // 2)
    asked = [asked_position(game, players, int(length * stage)) for stage in STAGES]
    return {
        "name": f"{name}, {players} players",
        "kind": "navarch",
        "compiled": not str(state_module.__file__).endswith(".py"),
        "decisions_per_second": round(decisions / spent),
        "games_per_second": round(games / spent, 2),
        "iterations_per_second": round(iterations_per_second(asked, seconds)),
        "clone_us": round(best_time(middle.clone), 2),
        "sample_us": round(best_time(Sample(middle).draw), 2),
        "advised_us": round(sum(best_time(Advised(s).decide, 20) for s in asked) / len(asked), 1),
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


def asked_position(game: Game, players: int, decisions: int) -> State:
    """A position at or after that place of a random game in which a seat has a choice; in a shorter game, earlier."""
    s = mid_game(game, players, decisions)
    rng = random.Random(3)
    while not s.over and len(s.legal()) < 2:
        random_playout(s, rng, 1)
        settle_chance(s, rng)
    return asked_position(game, players, decisions * 2 // 3) if s.over else s


def iterations_per_second(asked: list[State], seconds: float) -> float:
    """How often a second the search walks down its tree and plays on, over these positions alike."""
    done = 0
    start = time.perf_counter()
    for s in asked:
        advice = SearchBot(1, seconds=seconds / len(asked)).advise(Perspective(s.game, s, s.actor))
        done += sum(one.tries for one in advice)
    return done / (time.perf_counter() - start)


class Fresh:
    """Asks a state for its legal list as if for the first time."""

    def __init__(self, s: State) -> None:
        self.s = s

    def legal(self) -> list[int]:
        """The whole list, worked out anew."""
        self.s.known = None
        return self.s.legal()


class Sample:
    """Draws what the seat that is asked may believe."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.rng = random.Random(1)

    def draw(self) -> State:
        """A whole state."""
        return self.s.game.sample(self.s, max(0, self.s.actor), self.rng)


class Advised:
    """Decides by the game's advice, as playouts of the search do."""

    def __init__(self, s: State) -> None:
        self.s = s

    def decide(self) -> int:
        """The action that looks best."""
        s = self.s
        s.known = None
        legal = s.legal()
        scores = s.game.action_scores(s, s.actor)
        return legal[scores.index(max(scores))]


class Encoding:
    """Makes a tensor of a state, as the seat sees it that is asked."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.codec = s.game.codec(s.players)
        self.out = self.codec.new()

    def encode(self) -> None:
        """The whole tensor."""
        self.codec.encode(self.s, max(0, self.s.actor), self.out)


def best_time(work: object, calls: int = CLONES) -> float:
    """The least time of a call in microseconds, over many batches: what it costs when nothing disturbs it."""
    assert callable(work)
    best = float("inf")
    for _ in range(BATCHES):
        start = time.perf_counter()
        for _ in range(calls):
            work()
        best = min(best, (time.perf_counter() - start) / calls)
    return best * 1e6


if __name__ == "__main__":
    sys.stdout.write(json.dumps(measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))) + "\n")
