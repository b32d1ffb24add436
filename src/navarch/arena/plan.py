"""What is played: blocks of games with the same luck, in which every entrant sits in every seat once."""

from __future__ import annotations

import hashlib
import json
import random
from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from .. import load
from ..engine.components import Correction
from ..engine.errors import NavarchError
from ..engine.game import Game


class BadPlan(NavarchError):
    """No contest can be played like that."""


class Plan(NamedTuple):
    """All that decides what happens in a contest; whoever has it can play any of its blocks, anywhere."""

    game: str
    players: int
    bots: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    seed: int
    components: Correction | None = None  # an owner's own, as text: another machine need not have the file

    @property
    def entrants(self) -> tuple[str, ...]:
        """The bots by names of their own: one that enters twice is told from itself by a number."""
        seen: Counter[str] = Counter()
        names: list[str] = []
        for bot in self.bots:
            seen[bot] += 1
            names.append(bot if seen[bot] == 1 else f"{bot} #{seen[bot]}")
        return tuple(names)

    def digest(self) -> str:
        """A fingerprint: a contest is gone on with only by the plan it was begun with."""
        return hashlib.sha256(json.dumps(self).encode()).hexdigest()

    def secret(self, block: int) -> bytes:
        """What all dice and draws of a block follow from."""
        return self._derived(f"{block} chance")

    def bot_seed(self, block: int, rotation: int, seat: int) -> int:
        """The own luck of the bot in a seat of one game."""
        return int.from_bytes(self._derived(f"{block} {rotation} seat {seat}")[:8], "big")

    def lineup(self, block: int, rotation: int) -> tuple[int, ...]:
        """Who sits where in a game of a block, as numbers of entrants.

        The order is drawn for each block, so that neighbours change, and moves on by one seat a game.
        """
        order = list(range(len(self.bots)))
        random.Random(self._derived(f"{block} order")).shuffle(order)
        return tuple(order[(seat + rotation) % len(order)] for seat in range(self.players))

    def _derived(self, use: str) -> bytes:
        return hashlib.sha256(f"navarch arena {self.seed} {use}".encode()).digest()


def make_plan(game: Game, bots: list[str], players: int, options: dict[str, object], seed: int) -> Plan:
    """The plan of a contest in a game as it was loaded."""
    if players not in game.players:
        allowed = ", ".join(str(count) for count in game.players)
        raise BadPlan(f"{game.title} is played by {allowed} players, not {players}")
    values = game.option_names(game.parse_options(options))
    said = tuple(
        (name, ("on" if value else "off") if isinstance(value, bool) else str(value)) for name, value in values.items()
    )
    return Plan(game.name, players, tuple(bots), said, seed, game.components.correction)


@lru_cache(maxsize=4)
def game_of(plan: Plan) -> Game:
    """The game of a plan, built once in each process."""
    return load(plan.game, plan.components)
