"""Gymnasium: one seat against bots of your choice. `gymnasium.make("navarch/neptun-v0")` after importing this module.

`action_masks()` and `info["action_mask"]` say what is legal. An action that is not legal changes nothing: the answer
has the reward `illegal_reward`, and `info["illegal"]` says which rule forbids it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from .. import bots
from ..engine.game import Game
from ..registry import own_game_names
from .episode import LARGEST, SEEDS, Episode, Mask, Tensor, check_opponents, seeds_for
from .render import RENDER_MODES, render


class NavarchEnv(gymnasium.Env[Tensor, np.int64]):
    """A seat of a game; bots play the others."""

    metadata = {"render_modes": RENDER_MODES}

    def __init__(
        self,
        game: str | Game,
        seat: int = 0,
        opponents: str | list[str] = "random",
        players: int = 0,
        options: dict[str, object] | None = None,
        components: str | Path | None = None,
        illegal_reward: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        self.episode = Episode(game, players, options, components)
        others = self.episode.players - 1
        self.seat = seat
        self.opponents = [opponents] * others if isinstance(opponents, str) else opponents
        check_opponents(self.opponents, self.episode.players)
        if not 0 <= seat <= others:
            raise bots.BadBot(f"there is no seat {seat}: a game of {others + 1} has seats 0 to {others}")
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.observation_space = spaces.Box(-LARGEST, LARGEST, (self.episode.codec.width,), np.float32)
        self.action_space = spaces.Discrete(self.episode.actions)
        self._bots: dict[int, bots.Bot] = {}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Tensor, dict[str, Any]]:
        """A new game, up to the seat's first question."""
        super().reset(seed=seed)
        luck = int(self.np_random.integers(SEEDS)) if seed is None else seed
        seats = [other for other in range(self.episode.players) if other != self.seat]
        names = zip(seats, self.opponents, seeds_for(luck, len(seats)), strict=True)
        self._bots = {other: bots.make(name, own) for other, name, own in names}
        self.episode.begin(luck)
        self.episode.let_bots_play(self._bots)
        return self.episode.tensor(self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Tensor, float, bool, bool, dict[str, Any]]:
        """The seat's action, and then those of the bots up to its next question."""
        why = self.episode.why_not(self.seat, int(action))
        reward = self.illegal_reward
        if not why:
            self.episode.play(self.seat, int(action))
            self.episode.let_bots_play(self._bots)
            reward = self.episode.shares()[self.seat]
        info = self._info()
        if why:
            info["illegal"] = why
        return self.episode.tensor(self.seat), reward, self.episode.state.over, False, info

    def action_masks(self) -> Mask:
        """1 for each legal action."""
        return self.episode.mask(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), **self.episode.outcome(self.seat)}

    def render(self) -> Any:
        """The position as text or as a picture."""
        return render(self.episode, self.render_mode, self.seat)


def register() -> None:
    """Make Navarch's own games known to `gymnasium.make`."""
    for name in own_game_names():
        if f"navarch/{name}-v0" not in gymnasium.registry:
            gymnasium.register(f"navarch/{name}-v0", entry_point="navarch.envs.gym:NavarchEnv", kwargs={"game": name})


register()
