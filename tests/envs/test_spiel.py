"""OpenSpiel's own tests, its search on our samples, and what its observers tell."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import navarch
from navarch.engine.codec import tensor
from navarch.envs import spiel
from navarch.registry import own_game_names

COUNTS = [(name, players) for name in own_game_names() for players in navarch.load(name).players]


def load(name: str, players: int) -> spiel.SpielGame:
    game: spiel.SpielGame = pyspiel.load_game(spiel.PREFIX + name.replace("-", "_"), {"players": players})
    return game


@pytest.mark.parametrize("serialised", [False, True])
@pytest.mark.parametrize(("name", "players"), [("neptun", 3), ("hamilcar", 2)])
def test_the_simulations_of_openspiel_pass(name: str, players: int, serialised: bool) -> None:
    pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=serialised, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("serialised", [False, True])
@pytest.mark.parametrize(("name", "players"), COUNTS)
def test_the_simulations_of_openspiel_pass_for_every_count(name: str, players: int, serialised: bool) -> None:
    pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=serialised, verbose=False)


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("navarch_hands_in_the_sea(hidden_reserve=True)")
    assert game.new_initial_state().held.state.option("hidden_reserve") == 1


def test_a_clone_shares_nothing_and_an_observer_tells_what_a_seat_may_know() -> None:
    game = load("neptun", 3)
    state = game.new_initial_state()
    rng = np.random.default_rng(1)
    while state.is_chance_node():
        codes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(codes, p=weights)))
    before = str(state)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert observer.tensor.tolist() == tensor(game.game, state.held.state, 1).tolist()


def test_the_search_of_openspiel_plays_on_our_samples() -> None:
    game = load("hamilcar", 2)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.0,
        max_simulations=3,
        random_state=np.random.RandomState(1),
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    bot.set_resampler(spiel.Resampler(1))
    assert bot.step(state) in state.legal_actions()
