"""OpenSpiel: importing this module registers Navarch's own games as `navarch_neptun(players=4)` and the like.

Options are parameters of the same names. Chance is explicit: its outcomes are actions of the same space as those of
the players. A `Resampler` is for `ISMCTSBot.set_resampler`.
"""

from __future__ import annotations

import json
import random
from typing import Any

import numpy as np
import pyspiel

import navarch

from ..engine.game import Game
from ..engine.state import CHANCE, NOBODY, State
from ..registry import own_game_names
from .episode import Tensor, buffer_of, shares_of

LONGEST_GAME = 1_000_000
PREFIX = "navarch_"


_loaded: dict[tuple[str, str], Game] = {}


def load(name: str, components: str) -> Game:
    """A game with the components of a file, or the shipped ones; each is loaded once."""
    if (name, components) not in _loaded:
        _loaded[name, components] = navarch.load(name, components or None)
    return _loaded[name, components]


class Held:
    """Holds the state: a deep copy of it is a clone, which is what OpenSpiel makes most of; a pickle is a dump."""

    def __init__(self, state: State, components: str) -> None:
        self.state = state
        self.components = components

    def __deepcopy__(self, _memo: object) -> Held:
        return Held(self.state.clone(), self.components)

    def __reduce__(self) -> tuple[Any, tuple[str, str, dict[str, object]]]:
        return restored, (self.state.game.name, self.components, self.state.dump())


def restored(name: str, components: str, dump: dict[str, object]) -> Held:
    """What was pickled."""
    return Held(load(name, components).restore(dump), components)


class SpielState(pyspiel.State):
    """A position."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(game.game.new(game.num_players(), game.chosen), game.components)

    def current_player(self) -> int:
        """The seat that is asked, chance, or nobody."""
        actor = self.held.state.actor
        if actor == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if actor == NOBODY else actor

    def _legal_actions(self, player: int) -> list[int]:
        return self.held.state.legal_for(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What dice and draws may bring, with probabilities."""
        s = self.held.state
        legal = s.legal()
        weights = s.weights() or [1] * len(legal)
        total = sum(weights)
        return [(code, weight / total) for code, weight in zip(legal, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.held.state.play(action)

    def _action_to_string(self, _player: int, action: int) -> str:
        return self.held.state.game.space.text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.held.state.actor == NOBODY

    def returns(self) -> list[float]:
        """How much of the win each seat has."""
        return shares_of(self.held.state)

    def __str__(self) -> str:
        return self.held.state.digest()


class Observer:
    """What a seat may know: its tensor, and its view in words."""

    def __init__(self, game: SpielGame) -> None:
        self.codec = game.game.codec(game.num_players())
        self.tensor: Tensor = np.zeros(self.codec.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor."""
        self.codec.encode(state.held.state, player, buffer_of(self.tensor))

    def string_from(self, state: SpielState, player: int) -> str:
        """The view as JSON."""
        s = state.held.state
        return json.dumps([s.to_act(), s.game.view(s, player)], sort_keys=True)


class SpielGame(pyspiel.Game):
    """A game with its options; each of Navarch's own is registered by a class of its own."""

    name = ""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = {key: value for key, value in (parameters or {}).items() if value != ""}
        self.components = str(given.get("components", ""))
        self.game = load(self.name, self.components)
        players = int(given.get("players", self.game.default_players))
        self.chosen = {option.name: given[option.name] for option in self.game.options if option.name in given}
        self.game.new(players, self.chosen)  # refuses what the game does not have
        size = self.game.space.size
        info = pyspiel.GameInfo(
            num_distinct_actions=size,
            max_chance_outcomes=size,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(game_type(self.game), info, parameters or {})

    def new_initial_state(self) -> SpielState:
        """The first position: set-up has begun."""
        return SpielState(self)

    def make_py_observer(self, _kind: object = None, _parameters: object = None) -> Observer:
        """What fills tensors."""
        return Observer(self)


def game_type(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before one is made."""
    parameters: dict[str, object] = {"players": game.default_players, "components": ""}
    for option in game.options:
        parameters[option.name] = option.choices[option.default] if option.choices else bool(option.default)
    return pyspiel.GameType(
        short_name=PREFIX + game.name.replace("-", "_"),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class Resampler:
    """States that a player may believe in: `bot.set_resampler(Resampler(1))` for OpenSpiel's ISMCTSBot in Python."""

    def __init__(self, seed: int | None = None) -> None:
        self.rng = random.Random(seed)

    def __call__(self, state: SpielState, player: int) -> SpielState:
        """One of them."""
        believed: SpielState = state.clone()
        s = believed.held.state
        believed.held.state = s.game.sample(s, player, self.rng)
        return believed


def register() -> None:
    """Make Navarch's own games known to `pyspiel.load_game`."""
    known = set(pyspiel.registered_names())
    for name in own_game_names():
        game = load(name, "")
        kind = game_type(game)
        if kind.short_name not in known:
            cls = type(f"Spiel{type(game).__name__}", (SpielGame,), {"name": name})
            pyspiel.register_game(kind, cls)


register()
