"""PettingZoo's own tests, and what it may not do."""

from __future__ import annotations

import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

import navarch
from navarch.envs import zoo
from navarch.registry import own_game_names

COUNTS = [(name, players) for name in own_game_names() for players in navarch.load(name).players]
SEALED = [(name, players) for name, players in COUNTS if navarch.load(name).sealed]

# Every classic environment of PettingZoo has a dictionary for an observation too; its test knows them by their names.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),  # of whoever is not asked
]


@pytest.mark.parametrize(("name", "players"), COUNTS)
def test_the_api_test_of_pettingzoo_passes(name: str, players: int) -> None:
    api_test(zoo.env(name, players=players), num_cycles=30)


@pytest.mark.parametrize(("name", "players"), COUNTS)
def test_the_seed_test_of_pettingzoo_passes(name: str, players: int) -> None:
    seed_test(lambda: zoo.env(name, players=players), num_cycles=10)


@pytest.mark.parametrize(("name", "players"), SEALED)
def test_the_parallel_test_of_pettingzoo_passes_where_seats_answer_at_once(name: str, players: int) -> None:
    parallel_api_test(zoo.parallel_env(name, players=players), num_cycles=30)


def test_a_game_in_which_nobody_answers_at_once_has_no_parallel_door() -> None:
    with pytest.raises(zoo.NotSealed, match="Hamilcar"):
        zoo.parallel_env("hamilcar")


def test_an_action_that_is_not_legal_is_refused_with_its_rule_and_changes_nothing() -> None:
    env = zoo.env("neptun", players=3)
    env.reset(seed=1)
    before = env.episode.state.digest()
    illegal = env.observe(env.agent_selection)["action_mask"].argmin()
    with pytest.raises(navarch.Illegal, match=r"\[\w+"):
        env.step(int(illegal))
    assert env.episode.state.digest() == before


def test_at_the_end_the_rewards_are_shares_of_the_win_and_the_infos_tell_scores_and_margins() -> None:
    env = zoo.env("neptun", players=4)
    env.reset(seed=3)
    last = {}
    for agent in env.agent_iter():
        observation, reward, over, _, info = env.last()
        if over:
            last[agent] = (reward, info)
            env.step(None)
        else:
            env.step(int(observation["action_mask"].argmax()))
    assert sum(reward for reward, _ in last.values()) == pytest.approx(1)
    scores = [info["score"] for _, info in last.values()]
    for seat, (reward, info) in enumerate(last[f"player_{seat}"] for seat in range(4)):
        assert (info["rank"] == 1) == (reward > 0)
        others = [score for other, score in enumerate(info["scores"]) if other != seat]
        assert info["margin"] == info["score"] - max(others)
    assert sorted(scores) == sorted(last["player_0"][1]["scores"])
