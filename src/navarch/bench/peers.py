"""Measure a peer in this process: `python -m navarch.bench.peers NAME SECONDS` prints one row as JSON."""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any

MOST_TURNS = 1000  # a random game of Catan that does not end is given up, as Catanatron itself does
CALIBRATION = "calibration loop"


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
    return row("catanatron 3.2.1, 4 players", decisions, games, spent, copy_us(game.copy))


def backgammon(seconds: float) -> dict[str, object]:
    """Backgammon through OpenSpiel's Python interface."""
    return open_spiel("backgammon", seconds)


def open_spiel_chess(seconds: float) -> dict[str, object]:
    """Chess through OpenSpiel's Python interface."""
    return open_spiel("chess", seconds)


def open_spiel(name: str, seconds: float) -> dict[str, object]:
    """Any game of OpenSpiel."""
    import pyspiel

    game = pyspiel.load_game(name)
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
    return row(f"open_spiel {name}", decisions, games, time.perf_counter() - start, copy_us(state.clone))


def python_chess(seconds: float) -> dict[str, object]:
    """Chess by python-chess, to the end that nobody needs to claim."""
    import chess

    rng = random.Random(1)
    decisions = games = 0
    board = chess.Board()
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        board = chess.Board()
        while not board.is_game_over():
            legal = list(board.legal_moves)
            board.push(legal[int(rng.random() * len(legal))])
            decisions += 1
        games += 1
    return row("python-chess", decisions, games, time.perf_counter() - start, copy_us(board.copy))


def calibration(seconds: float) -> dict[str, object]:
    """A fixed loop of plain Python that never changes: how fast the machine and its interpreter are."""
    turns = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        mask, numbers, seen = 1, list(range(64)), {0: 0}
        for step in range(1000):
            mask = (mask * 5 + step) & 0xFFFFFFFF
            numbers[mask & 63] += mask >> 3 & 7
            if mask & 1:
                seen[mask & 255] = numbers[step & 63]
        turns += 1
    return row(CALIBRATION, turns, turns, time.perf_counter() - start, None)


PEERS = {  # a peer -> the package it needs, and how it is measured
    "catanatron": ("catanatron", catanatron),
    "open_spiel backgammon": ("pyspiel", backgammon),
    "open_spiel chess": ("pyspiel", open_spiel_chess),
    "python-chess": ("chess", python_chess),
    CALIBRATION: ("random", calibration),
}


def copy_us(copy: Any) -> float:
    """What a copy costs, in microseconds."""
    copies = 200
    best = float("inf")
    for _ in range(5):
        begun = time.perf_counter()
        for _ in range(copies):
            copy()
        best = min(best, (time.perf_counter() - begun) / copies * 1e6)
    return best


def drawn(outcomes: list[tuple[int, float]], rng: random.Random) -> int:
    """One of a chance node's outcomes."""
    number = rng.random()
    for action, probability in outcomes:
        number -= probability
        if number < 0:
            return action
    return outcomes[-1][0]


def row(name: str, decisions: int, games: int, spent: float, clone: float | None) -> dict[str, object]:
    """A row of the table."""
    return {
        "name": name,
        "kind": "peer",
        "compiled": False,
        "decisions_per_second": round(decisions / spent),
        "games_per_second": round(games / spent, 2),
        "clone_us": None if clone is None else round(clone, 2),
    }


if __name__ == "__main__":
    sys.stdout.write(json.dumps(PEERS[sys.argv[1]][1](float(sys.argv[2]))) + "\n")
