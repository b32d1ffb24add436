"""What the benches have in common: games that differ by slips, positions of them, and which game is meant."""

from __future__ import annotations

import random

from navarch.arena.decisions import Choose, decisions, loaded
from navarch.engine.errors import NavarchError
from navarch.engine.state import State

SLIPS = 0.05  # of the decisions, for games that are not all alike


def slipping(choose: Choose, whim: random.Random) -> Choose:
    """The same player, who now and then takes any action."""

    def choice(s: State) -> int:
        return whim.choice(s.legal()) if whim.random() < SLIPS else choose(s)

    return choice


def some_decisions(s: State, luck: random.Random, choose: Choose, whim: random.Random, count: int) -> list[State]:
    """Play to the end with slips; so many positions in which a seat had something to decide, by lot."""
    asked = [there.clone() for there in decisions(s, luck, slipping(choose, whim))]
    return whim.sample(asked, min(count, len(asked)))


def game_and_players(said: str) -> tuple[str, tuple[int, ...]]:
    """Of `NAME`, `NAME:PLAYERS` or `NAME:PLAYERS,…`; without players those that the game usually has."""
    name, _, counts = said.partition(":")
    try:
        game = loaded(name)
        players = tuple(int(count) for count in counts.split(",")) if counts else (game.default_players,)
        for count in players:
            game.new(count)
    except NavarchError as error:
        raise SystemExit(str(error)) from None
    except ValueError:
        raise SystemExit(f"{said!r}: say the players by numbers, such as {name}:{game.default_players}") from None
    return name, players


def game_and_count(said: str) -> tuple[str, int]:
    """The same where only one number of players can be played."""
    name, players = game_and_players(said)
    if len(players) > 1:
        raise SystemExit(f"{said!r}: say one number of players")
    return name, players[0]
