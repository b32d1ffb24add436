"""Measure a peer in this process: `python -m navarch.bench.peers NAME SECONDS` prints one row as JSON."""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any

PEERS = ("catanatron", "open_spiel backgammon")
MOST_TURNS = 1000  # a random game of Catan that does not end is given up, as Catanatron itself does


def catanatron(seconds: float) -> dict[str, object]:
    """Four random players of Catan."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    decisions = games = 0
    game: Any = None
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        game = Game([RandomPlayer(colour) for colour in colours], seed=games)
        while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
            game.play_tick()
            decisions += 1
        games += 1
    spent = time.perf_counter() - start
    copies = 200
    begun = time.perf_counter()
    for _ in range(copies):
        game.copy()
    clone = (time.perf_counter() - begun) / copies * 1e6
    return row("catanatron 3.2.1, 4 players", decisions, games, spent, clone)


def backgammon(seconds: float) -> dict[str, object]:
    """Backgammon through OpenSpiel's Python interface."""
    import pyspiel

    game = pyspiel.load_game("backgammon")
    rng = random.Random(1)
    decisions = games = 0
    state: Any = None
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), rng))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
                decisions += 1
        games += 1
    spent = time.perf_counter() - start
    copies = 2000
    begun = time.perf_counter()
    for _ in range(copies):
        state.clone()
    clone = (time.perf_counter() - begun) / copies * 1e6
    return row("open_spiel backgammon", decisions, games, spent, clone)


def drawn(outcomes: list[tuple[int, float]], rng: random.Random) -> int:
    """One of a chance node's outcomes."""
    number = rng.random()
    for action, probability in outcomes:
        number -= probability
        if number < 0:
            return action
    return outcomes[-1][0]


def row(name: str, decisions: int, games: int, spent: float, clone: float) -> dict[str, object]:
    """A row of the table."""
    return {
        "name": name,
        "kind": "peer",
        "compiled": False,
        "decisions_per_second": round(decisions / spent),
        "games_per_second": round(games / spent, 2),
        "encodings_per_second": None,
        "clone_us": round(clone, 2),
        "legal_us": None,
        "state_bytes": None,
    }


if __name__ == "__main__":
    measure = catanatron if sys.argv[1] == "catanatron" else backgammon
    sys.stdout.write(json.dumps(measure(float(sys.argv[2]))) + "\n")
