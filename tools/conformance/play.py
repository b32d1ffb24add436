"""Plays games and writes what was done in them, a line each: a process of its own, so that it can be compiled.

Half of the games are played by greedy bots, half at random; numbers of players and options take turns, every other pair
of games without options. Luck and bots follow from seed and number as those of `navarch simulate` do.
"""

from __future__ import annotations

import argparse
import json
from typing import NamedTuple

import navarch
from navarch.arena.through import Onlooker, play_through
from navarch.cli.simulate import derived
from navarch.engine.game import Game
from navarch.laws import option_sets

BOTS = ("greedy", "random")


class Setting(NamedTuple):
    """Who plays a game, how many they are, and by which options."""

    bot: str
    players: int
    options: dict[str, object]


def setting(game: Game, number: int) -> Setting:
    """The setting of the game of that number."""
    pair, bot = divmod(number, len(BOTS))
    turn, players = divmod(pair, len(game.players))
    _, *sets = option_sets(game)
    chosen = sets[turn // 2 % len(sets)] if sets and turn % 2 else ()
    return Setting(BOTS[bot], game.players[players], dict(chosen))


def played(game: Game, seed: int, number: int) -> list[int]:
    """All actions of that game, of chance too."""
    bot, players, options = setting(game, number)
    seeds = [int.from_bytes(derived(seed, number, f"seat {seat}")[:8], "big") for seat in range(players)]
    secret = derived(seed, number, "chance")
    _, steps = play_through(game, options, [bot] * players, seeds, secret, Onlooker())
    return [action for _, action in steps]


def main() -> None:
    """Write the games of these numbers."""
    parser = argparse.ArgumentParser(prog="python -m tools.conformance.play", description=__doc__)
    parser.add_argument("game", choices=navarch.games())
    parser.add_argument("seed", type=int)
    parser.add_argument("first", type=int)
    parser.add_argument("count", type=int)
    said = parser.parse_args()
    game = navarch.load(said.game)
    for number in range(said.first, said.first + said.count):
        print(json.dumps(played(game, said.seed, number)), flush=True)


if __name__ == "__main__":
    main()
