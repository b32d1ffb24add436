"""PettingZoo: `env("neptun")` for one seat after the other, `parallel_env` where seats answer at once.

An observation is a dictionary of the tensor (`observation`) and the mask of legal actions (`action_mask`). An action
that is not legal raises `navarch.Illegal` with its rule, and changes nothing.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from ..engine.errors import NavarchError
from ..engine.game import Game
from .episode import LARGEST, SEEDS, Episode
from .render import RENDER_MODES, render

Observation = dict[str, Any]
Options = dict[str, object] | None


class NotSealed(NavarchError):
    """A game in which no two seats are ever asked at once."""


def _observation_space(width: int, actions: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-LARGEST, LARGEST, (width,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


class Agents:
    """The agents of an episode, one for each seat, and what they see and do."""

    def name_agents(self, episode: Episode, actions: int) -> None:
        """Agents by their seats; they may do so many things."""
        self.possible_agents = [f"player_{seat}" for seat in range(episode.players)]
        self.agents: list[str] = []
        width = episode.codec.width
        self.observation_spaces = {agent: _observation_space(width, actions) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The tensor and the mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All that may be answered."""
        return self.action_spaces[agent]


class NavarchAEC(Agents, AECEnv):
    """A game whose agents act when they are asked."""

    def __init__(
        self,
        game: str | Game,
        players: int = 0,
        options: Options = None,
        components: str | Path | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.episode = Episode(game, players, options, components)
        name = self.episode.game.name.replace("-", "_")
        self.metadata = {"render_modes": RENDER_MODES, "name": f"navarch_{name}_v0", "is_parallelizable": False}
        self.render_mode = render_mode
        self.name_agents(self.episode, self.episode.actions)
        self._seeds = np.random.default_rng()

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed by luck that follows from the last one."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.episode.begin(int(self._seeds.integers(SEEDS)) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.state.actor]

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and what it may do now."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.episode.tensor(seat), "action_mask": self.episode.mask(seat)}

    def step(self, action: int | None) -> None:
        """The action of the agent that is asked; at the end each gets its share of the win."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.episode.play(self.possible_agents.index(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.episode.state.over:
            for seat, share in enumerate(self.episode.shares()):
                other = self.possible_agents[seat]
                self.rewards[other] = share
                self.terminations[other] = True
                self.infos[other] = self.episode.outcome(seat)
        else:
            self.agent_selection = self.possible_agents[self.episode.state.actor]
        self._accumulate_rewards()

    def render(self) -> Any:
        """The position as text or as a picture."""
        return render(self.episode, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


class NavarchParallel(Agents, ParallelEnv):
    """A game whose agents all act at once: who is not asked has one action, the last of the space, which waits."""

    def __init__(
        self,
        game: str | Game,
        players: int = 0,
        options: Options = None,
        components: str | Path | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.episode = Episode(game, players, options, components)
        if not self.episode.game.sealed:
            raise NotSealed(f"in {self.episode.game.title} no two seats are asked at once: use env")
        name = self.episode.game.name.replace("-", "_")
        self.metadata = {"render_modes": RENDER_MODES, "name": f"navarch_{name}_parallel_v0"}
        self.render_mode = render_mode
        self.wait = self.episode.actions
        self.name_agents(self.episode, self.wait + 1)
        self._seeds = np.random.default_rng()

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game; without a seed by luck that follows from the last one."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.episode.begin(int(self._seeds.integers(SEEDS)) if seed is None else seed)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        found: dict[str, Observation] = {}
        asked = self.episode.state.to_act()
        for seat, agent in enumerate(self.possible_agents):
            mask = np.append(self.episode.mask(seat), np.int8(seat not in asked))
            found[agent] = {"observation": self.episode.tensor(seat), "action_mask": mask}
        return found

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """The actions of those who are asked, in the order of seats: none of them sees another's before."""
        for seat in self.episode.state.to_act():
            self.episode.play(seat, int(actions[self.possible_agents[seat]]))
        over = self.episode.state.over
        agents = self.agents
        rewards = dict(zip(self.possible_agents, self.episode.shares(), strict=True))
        infos = {agent: self.episode.outcome(seat) for seat, agent in enumerate(agents)}
        if over:
            self.agents = []
        ended = dict.fromkeys(agents, over)
        return self._observations(), rewards, ended, dict.fromkeys(agents, False), infos

    def render(self) -> Any:
        """The position as text or as a picture."""
        return render(self.episode, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def env(game: str | Game, **arguments: Any) -> NavarchAEC:
    """A game for agents that act one after the other."""
    return NavarchAEC(game, **arguments)


def parallel_env(game: str | Game, **arguments: Any) -> NavarchParallel:
    """A game for agents that act at once."""
    return NavarchParallel(game, **arguments)
