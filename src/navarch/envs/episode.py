"""A game as learning programs play it: who is asked, tensors, masks of actions, and shares of the win."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

import navarch

from .. import bots
from ..engine.chance import Sampler
from ..engine.event import Illegal
from ..engine.game import Game
from ..engine.match import Match
from ..engine.perspective import Perspective
from ..engine.state import CHANCE, State

Tensor = NDArray[np.float32]
Mask = NDArray[np.int8]
LARGEST = float(np.finfo(np.float32).max)
SEEDS = 1 << 63


class Episode:
    """One game after another by the same options; the same seed gives the same dice as a `Match` of that seed."""

    def __init__(
        self,
        game: str | Game,
        players: int = 0,
        options: dict[str, object] | None = None,
        components: str | Path | None = None,
    ) -> None:
        self.game = navarch.load(game, components) if isinstance(game, str) else game
        self.players = players or self.game.default_players
        self.options = options
        self.codec = self.game.codec(self.players)
        self.actions = self.game.space.size
        self.state: State = self.game.new(self.players, options)
        self.chance = Sampler(0)

    def begin(self, seed: int | None) -> None:
        """A new game, up to the first question to a seat."""
        self.state = self.game.new(self.players, self.options)
        self.chance = Sampler(seed)
        self._settle()

    def play(self, seat: int, code: int) -> None:
        """An action of a seat, and whatever chance decides then; one that is not legal is refused with its rule."""
        why = self.why_not(seat, code)
        if why:
            raise Illegal(why, [])
        self.state.play_for(seat, code)
        self._settle()

    def let_bots_play(self, there: Mapping[int, bots.Bot]) -> None:
        """The bots in these seats answer until another seat is asked, or the game is over."""
        s = self.state
        while not s.over:
            asked = s.to_act()
            if any(seat not in there for seat in asked):
                return
            s.play_for(asked[0], bots.choice_of(there[asked[0]], self.perspective(asked[0])))
            self._settle()

    def why_not(self, seat: int, code: int) -> str:
        """The rule and the fact that forbid an action, in words; empty where it is legal."""
        if code in self.state.legal_for(seat):
            return ""
        match = Match(self.game, state=self.state)
        return "; ".join(self.game.plain_reason(reason) for reason in match.why_not(seat, int(code)))

    def _settle(self) -> None:
        s = self.state
        while s.actor == CHANCE:
            s.play(self.chance.choose(s))

    def tensor(self, seat: int) -> Tensor:
        """What the seat may know, in an array of its own."""
        found: Tensor = np.empty(self.codec.width, np.float32)
        self.codec.encode(self.state, seat, buffer_of(found))
        return found

    def mask(self, seat: int) -> Mask:
        """1 for each action that is legal for the seat now."""
        found: Mask = np.zeros(self.actions, np.int8)
        legal = self.state.legal_for(seat)
        if legal:
            found[legal] = 1
        return found

    def shares(self) -> list[float]:
        """How much of the win each seat has."""
        return shares_of(self.state)

    def outcome(self, seat: int) -> dict[str, Any]:
        """How the game ended for a seat: its score and rank, and by how much it was ahead of the best of the others."""
        s = self.state
        if not s.over:
            return {}
        best = max(score for other, score in enumerate(s.scores) if other != seat)
        return {
            "score": s.scores[seat],
            "rank": s.ranks[seat],
            "margin": s.scores[seat] - best,
            "scores": list(s.scores),
            "ending": s.ending,
        }

    def perspective(self, seat: int) -> Perspective:
        """What a bot in that seat gets."""
        return Perspective(self.game, self.state, seat)


def shares_of(s: State) -> list[float]:
    """How much of the win each seat has: one among the winners; nothing before the end."""
    if not s.over:
        return [0.0] * s.players
    winners = s.ranks.count(1)
    return [1.0 / winners if rank == 1 else 0.0 for rank in s.ranks]


def buffer_of(tensor: Tensor) -> memoryview[float]:
    """The memory of an array, which a codec fills."""
    return cast("memoryview[float]", tensor.data)


def check_opponents(opponents: Sequence[str], players: int) -> None:
    """One bot for every seat but one."""
    if len(opponents) != players - 1:
        raise bots.BadBot(f"a game of {players} needs {players - 1} opponents, not {len(opponents)}")


def seeds_for(seed: int | None, count: int) -> Sequence[int | None]:
    """Seeds for bots that follow from the seed of a game."""
    if seed is None:
        return [None] * count
    rng = random.Random(seed)
    return [rng.randrange(SEEDS) for _ in range(count)]
