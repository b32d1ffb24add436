"""Gymnasium's own test, and what an illegal action does."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import navarch
from navarch.bots import BadBot
from navarch.envs.gym import NavarchEnv
from navarch.registry import own_game_names

COUNTS = [(name, players) for name in own_game_names() for players in navarch.load(name).players]


@pytest.mark.parametrize(("name", "players"), COUNTS)
def test_the_check_of_gymnasium_passes(name: str, players: int) -> None:
    check_env(NavarchEnv(name, players=players, seat=players - 1, render_mode="rgb_array"), skip_render_check=True)


def test_every_game_is_made_by_its_id() -> None:
    for name in own_game_names():
        env = gymnasium.make(f"navarch/{name}-v0", opponents="random", disable_env_checker=True)
        observation, info = env.reset(seed=1)
        assert observation.shape == env.observation_space.shape
        assert info["action_mask"].any()


def test_an_illegal_action_changes_nothing_and_is_told_with_its_rule() -> None:
    env = NavarchEnv("neptun", illegal_reward=-0.5)
    before, info = env.reset(seed=2)
    after, reward, over, cut, told = env.step(int(info["action_mask"].argmin()))
    assert np.array_equal(before, after)
    assert (reward, over, cut) == (-0.5, False, False)
    assert "[" in told["illegal"]


def test_a_whole_game_against_bots_of_choice_ends_with_a_share_of_the_win() -> None:
    env = NavarchEnv("neptun", seat=2, opponents=["greedy", "random", "greedy"])
    _, info = env.reset(seed=5)
    over, reward = False, 0.0
    while not over:
        _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert 0 <= reward <= 1
    assert len(info["scores"]) == 4


def test_a_seat_without_the_right_number_of_opponents_is_refused() -> None:
    with pytest.raises(BadBot, match="needs 3 opponents, not 1"):
        NavarchEnv("neptun", opponents=["greedy"])


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadBot, match="there is no seat 4: a game of 4 has seats 0 to 3"):
        NavarchEnv("neptun", seat=4)
