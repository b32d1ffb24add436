"""Learning from shards: gradients, checkpoints, and a network that plays as it has learned."""

from __future__ import annotations

import pickle
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import navarch
from navarch.arena.decisions import loaded
from navarch.bots import BadBot
from navarch.bots.weights import Play, network_of, origin_of
from navarch.engine.network import Network
from navarch.engine.playout import advised_playout, settle_chance
from navarch.engine.search_settings import SearchSettings
from navarch.training.__main__ import main
from navarch.training.checkpoints import checkpoint_of
from navarch.training.fitting import Loss, new_parameters
from navarch.training.learning import Learning, Recipe, exported, play_by
from navarch.training.positions import Batch, Positions, read_positions
from navarch.training.shards import Shard, read_shard

from .conftest import SMALL


def exact(positions: Positions) -> Batch:
    """Forty positions in numbers of double length, by which a slope can be told."""
    parts: list[Any] = list(positions.batch(np.arange(40)))
    return Batch(*(part.astype(np.float64) if part.dtype == np.float32 else part for part in parts))


def test_gradients_are_the_slopes_of_the_loss(data: Path) -> None:
    _, learned, _ = read_positions(data, 0.5)
    batch, rng = exact(learned), np.random.default_rng(2)
    start = new_parameters(len(learned.places), 8, 4, 3, int(learned.codes.max()) + 1, 1)
    parameters: dict[str, Any] = {name: value + rng.normal(0, 0.1, value.shape) for name, value in start.items()}
    gradients = Loss(parameters, batch, 0.2, seed=3).gradients(0.7)
    for name, gradient in gradients.items():
        place = np.unravel_index(int(np.abs(gradient).argmax()), gradient.shape)
        slopes = []
        for step in (1e-5, -1e-5):
            moved = {**parameters, name: parameters[name].copy()}
            moved[name][place] += step
            loss = Loss(moved, batch, 0.2, seed=3)
            slopes.append(loss.of_actions + 0.7 * loss.of_shares)
        assert gradient[place] == pytest.approx((slopes[0] - slopes[1]) / 2e-5, rel=1e-4), name


def test_an_untaught_network_says_what_advice_and_evaluation_say(data: Path) -> None:
    _, learned, _ = read_positions(data, 0.5)
    batch = learned.batch(np.arange(40))
    parameters = new_parameters(len(learned.places), 8, 4, 3, int(learned.codes.max()) + 1, 1)
    loss = Loss(parameters, batch)
    assert np.exp(loss.log_actions)[batch.legal] == pytest.approx(np.exp(batch.advised)[batch.legal], abs=0.02)
    judged = np.exp(batch.judged)
    assert np.exp(loss.log_shares) == pytest.approx(judged / judged.sum(1, keepdims=True), abs=1e-5)


def test_learning_goes_on_from_its_checkpoint_as_if_it_had_never_stopped(data: Path, tmp_path: Path) -> None:
    origin, learned, held = read_positions(data, 0.5)
    recipe = Recipe(8, 4, 3, 0.1, 0.2, 0.5, 1.0, 1)
    straight, halting = Learning(recipe, origin, learned, held), Learning(recipe, origin, learned, held)
    first = [straight.learn_epoch() for _ in range(2)]
    halting.learn_epoch()
    halting.write(tmp_path / "checkpoint")
    resumed = Learning(recipe, origin, learned, held)
    assert resumed.read(tmp_path / "checkpoint")
    assert resumed.learn_epoch() == first[1]
    assert resumed.best_epoch == straight.best_epoch
    assert all((resumed.best[name] == value).all() for name, value in straight.best.items())


def test_learning_begins_anew_with_another_recipe_or_with_other_games(data: Path, tmp_path: Path) -> None:
    origin, learned, held = read_positions(data, 0.5)
    recipe = Recipe(8, 4, 3, 0.1, 0.2, 0.5, 1.0, 1)
    Learning(recipe, origin, learned, held).write(tmp_path / "checkpoint")
    assert not Learning(recipe._replace(hidden=9), origin, learned, held).read(tmp_path / "checkpoint")
    fewer = Positions([read_shard(data / "000001.shard")], learned.places, 0.5)  # the same places of the tensor
    assert not Learning(recipe, origin, fewer, held).read(tmp_path / "checkpoint")
    assert not Learning(recipe, origin, learned, fewer).read(tmp_path / "checkpoint")
    assert Learning(recipe, origin, learned, held).read(tmp_path / "checkpoint")


class Trap:
    """What a pickle may do to whoever reads it."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Path.touch, (Path("sprung"),)


def test_a_checkpoint_that_is_cut_off_or_something_else_is_refused(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    out = tmp_path / "new" / "neptun.weights"
    words = ["train", "--data", str(data), "--out", str(out), "--epochs", "1", *SMALL]
    assert main(words) == 0
    checkpoint = checkpoint_of(out)
    whole = checkpoint.read_bytes()
    np.savez(tmp_path / "trap.npz", key=np.array([Trap()], object))
    for content in (whole[: len(whole) // 2], b"", pickle.dumps(Trap()), (tmp_path / "trap.npz").read_bytes()):
        checkpoint.write_bytes(content)
        assert main(words) == 1
        assert "is no whole checkpoint: remove it to begin anew" in capsys.readouterr().err
        assert checkpoint.read_bytes() == content
    assert not (tmp_path / "sprung").exists()


def test_an_action_that_only_came_up_in_a_game_held_out_can_be_judged(data: Path) -> None:
    origin, learned, held = read_positions(data, 0.5)
    held.codes[0] = int(origin["space"]) - 1
    assert np.isfinite(Learning(Recipe(8, 4, 1, 0.1, 0.0, 0.5, 1.0, 1), origin, learned, held).learn_epoch()).all()


def test_the_network_that_plays_says_what_the_one_that_learned_says(data: Path, weights: Path) -> None:
    game = navarch.load("neptun")
    origin, learned, held = read_positions(data, 0.5)
    learning = Learning(Recipe(8, 4, 2, 0.1, 0.0, 0.5, 1.0, 1), origin, learned, held)
    learning.learn_epoch()
    found = exported(learning, network_of(game, 3, str(weights))[1], {})
    network = Network(game, 3, found.places, found.matrices, found.trust)
    rng, s = random.Random(2), game.new(3)
    settle_chance(s, rng)
    advised_playout(s, rng, 30)
    told = game.codec(3).told(s, s.actor)
    shard = Shard(origin_of(game, 3))
    shard.add_position(told.places, told.values, [0.6, 0.3, 0.1])
    legal = s.legal()
    shard.add_choice(legal, [1 / len(legal)] * len(legal), [1] * len(legal), [0.5] * len(legal))
    shard.add_end([1.0, 0.0, 0.0], 3)
    one = Loss(learning.best, Positions([shard], learned.places, 0.5).batch(np.arange(1)))
    seats = [(s.actor + i) % 3 for i in range(3)]
    judged = {seats[0]: 0.6, seats[1]: 0.3, seats[2]: 0.1}
    worth = network.worth(s, s.actor, [judged[seat] for seat in range(3)])
    assert [worth[seat] for seat in seats] == pytest.approx(np.exp(one.log_shares[0]), abs=2e-3)
    priors = network.priors(s, s.actor, legal, [1 / len(legal)] * len(legal))
    assert priors == pytest.approx(np.exp(one.log_actions[0]), abs=2e-3)


def test_a_network_is_used_with_the_playouts_that_are_said_and_all_else_as_the_game_searches(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = loaded("neptun")
    monkeypatch.setattr(type(game), "search", SearchSettings(7, 0.2, quiet=1, decay=2.0))
    assert play_by("neptun", None, 0.5, 1.0) == Play(7, 0.5, 1.0, decay=2.0, quiet=1)
    assert play_by("neptun", 3, 0.0, 1.0).playout == 3
    with pytest.raises(BadBot, match="policy and value are from 0 to 1"):
        play_by("neptun", 3, 2.0, 1.0)
