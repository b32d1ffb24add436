"""What the environments show."""

from __future__ import annotations

import numpy as np
import pytest

import navarch
from navarch.envs import zoo
from navarch.envs.picture import COLOURS, HEIGHT, WIDTH, colours_of, places_of, standing_of
from navarch.envs.render import NoRenderMode
from navarch.registry import own_game_names


@pytest.mark.parametrize("name", own_game_names())
def test_a_position_is_shown_as_text_and_as_a_picture(name: str) -> None:
    env = zoo.env(name, render_mode="ansi")
    env.reset(seed=1)
    for _ in range(30):
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    assert len(env.render().splitlines()) > 10
    env.render_mode = "rgb_array"
    picture = env.render()
    assert picture.shape == (HEIGHT, WIDTH, 3)
    assert picture.dtype == np.uint8
    holders, marks = standing_of(env.episode.state, set(places_of(env.episode.game)))
    assert holders or marks


def test_an_environment_that_was_not_told_how_says_so() -> None:
    env = zoo.env("neptun")
    env.reset(seed=1)
    with pytest.raises(NoRenderMode, match="ansi or rgb_array"):
        env.render()


def test_seats_have_the_colours_that_they_are_named_for() -> None:
    for name in own_game_names():
        assert len(set(colours_of(navarch.load(name)))) == len(navarch.load(name).nouns["seat"])
    assert colours_of(navarch.load("neptun")) == [COLOURS[seat] for seat in navarch.load("neptun").nouns["seat"]]


def test_only_places_with_a_position_are_drawn() -> None:
    game = navarch.load("neptun")
    assert set(places_of(game)) <= {label for labels in game.nouns.values() for label in labels}
