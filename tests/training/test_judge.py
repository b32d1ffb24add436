"""Learning to judge by torch, where it is installed; and what is said where it is not."""

from __future__ import annotations

import importlib.util
import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

import navarch
from navarch.bots.weights import Play, network_of, origin_of, read_weights
from navarch.engine.playout import advised_playout, settle_chance
from navarch.training.__main__ import main
from navarch.training.checkpoints import checkpoint_of
from navarch.training.pairs import Pairs, read_pairs
from navarch.training.shards import SIBLINGS, Shard

if TYPE_CHECKING:
    from navarch.training.judge import Recipe

needs_torch = pytest.mark.skipif(
    not importlib.util.find_spec("torch"), reason="torch is large: pip install 'navarch[train]'"
)
SMALL = ["--hidden", "8", "--inner", "4", "--batch", "8"]


def small_recipe() -> Recipe:
    from navarch.training.judge import Recipe

    return Recipe(8, 4, 4, 8, 0.01, 0.05, 0.1, 3.0, 0.3, 120, 1)


def test_without_torch_one_line_says_what_to_install(
    pairs: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.delitem(sys.modules, "navarch.training.judge", raising=False)
    assert main(["judge", "--data", str(pairs), "--out", str(tmp_path / "new")]) == 1
    error = capsys.readouterr().err
    assert "pip install 'navarch[train]'" in error
    assert error.count("\n") == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--later", "61"], "invalid choice: 61"),
        (["--outcome", "1.5"], "is not a number from 0 to 1"),
        (["--difference", "-1"], "is not a number not below 0"),
        (["--batch", "0"], "is not a whole number above 0"),
    ],
)
def test_a_recipe_by_which_no_judge_can_be_learned_is_refused(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["judge", "--data", "nowhere", "--out", "nothing", *words])
    assert told in capsys.readouterr().err


@needs_torch
def test_data_of_another_kind_and_places_where_nothing_can_be_written_are_refused(
    data: Path, pairs: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    new = str(tmp_path / "new")
    for words, told in (
        (["--data", str(data), "--out", new], "a shard of search, where those of siblings are wanted"),
        (["--data", str(tmp_path), "--out", new], "there is no shard in"),
        (["--data", str(pairs), "--out", str(tmp_path)], "is a folder: say a file for the weights"),
        (["--data", str(pairs), "--out", new, "--playout", "-1"], "a playout is a whole number"),
    ):
        assert main(["judge", *words]) == 1
        error = capsys.readouterr().err
        assert told in error
        assert error.count("\n") == 1
    assert not list(tmp_path.iterdir())


@needs_torch
def test_a_judge_is_written_with_its_figures_and_leaves_actions_to_the_advice(
    pairs: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "new" / "neptun.weights"
    words = ["judge", "--data", str(pairs), "--out", str(out), "--epochs", "2", "--minutes", "5", *SMALL]
    assert main([*words, "--playout", "12"]) == 0
    told = capsys.readouterr().out
    assert "the evaluation alone: cross entropy" in told
    assert "epoch 2: cross entropy" in told
    assert "decisions after the actions: r" in told
    weights, game = read_weights(out), navarch.load("neptun")
    assert weights.play == Play(12, policy=0.0, value=1.0)
    assert set(weights.figures) >= {"learned", "evaluation", "spans", "pairs", "epoch", "later", "difference"}
    assert not any(any(row) for row in weights.matrices["actions"])
    network_of(game, 3, str(out))
    assert main([*words, "--playout", "9"]) == 0
    assert "goes on after epoch 2" in capsys.readouterr().out
    assert read_weights(out).matrices == weights.matrices
    assert read_weights(out).play.playout == 9
    checkpoint_of(out).write_bytes(b"something")
    assert main(words) == 1
    assert "is no whole checkpoint: remove it to begin anew" in capsys.readouterr().err


@needs_torch
def test_at_least_one_epoch_is_learned_and_the_playout_is_the_games_own(pairs: Path, tmp_path: Path) -> None:
    out = tmp_path / "neptun.weights"
    assert main(["judge", "--data", str(pairs), "--out", str(out), "--minutes", "0", *SMALL]) == 0
    assert read_weights(out).figures["epoch"] == 1
    assert read_weights(out).play.playout == navarch.load("neptun").search.playout


@needs_torch
def test_a_judge_goes_on_from_its_checkpoint_as_if_it_had_never_stopped(pairs: Path, tmp_path: Path) -> None:
    from navarch.training.judge import Judging

    origin, learned, held = read_pairs(pairs)
    recipe = small_recipe()
    straight, halting = (Judging(recipe, origin, learned, held) for _ in range(2))
    first = [straight.learn_epoch() for _ in range(3)]
    halting.learn_epoch()
    halting.write(tmp_path / "checkpoint")
    resumed = Judging(recipe, origin, learned, held)
    assert resumed.read(tmp_path / "checkpoint")
    for figures in first[1:]:
        assert resumed.learn_epoch() == pytest.approx(figures, abs=1e-6)
    assert resumed.best_epoch == straight.best_epoch
    for name, value in straight.best.items():
        assert resumed.best[name].numpy() == pytest.approx(value.numpy(), abs=1e-5)
    assert not Judging(recipe._replace(later=60), origin, learned, held).read(tmp_path / "checkpoint")
    assert not Judging(recipe, origin, held, held).read(tmp_path / "checkpoint")


@needs_torch
def test_an_untaught_judge_says_what_the_evaluation_says_and_it_learns_what_differs(pairs: Path) -> None:
    from navarch.training.judge import Judging

    origin, learned, _ = read_pairs(pairs)
    judging = Judging(small_recipe()._replace(epochs=30, drop=0.0, outcome=1.0), origin, learned, learned)
    assert judging.told(judging.parameters) == pytest.approx(learned.by_evaluation(), abs=1e-5)
    plain = learned.figures(learned.by_evaluation(), learned.measurable())
    for _ in range(30):
        figures = judging.learn_epoch()
    assert figures.error < plain.error  # by heart
    assert figures.correlation > plain.correlation


@needs_torch
def test_the_loss_is_of_shares_and_of_the_difference_of_two_siblings() -> None:
    import torch

    from navarch.training.judge import loss_of

    told = torch.tensor([[0.6, 0.4], [0.5, 0.5]]).log()
    wanted = torch.tensor([[0.9, 0.1], [0.2, 0.8]])
    shares = -(0.9 * np.log(0.6) + 0.1 * np.log(0.4) + np.log(0.5)) / 2
    assert float(loss_of(told, wanted, 0.0)) == pytest.approx(shares)
    assert float(loss_of(told, wanted, 3.0)) == pytest.approx(shares + 3 * (0.1 - 0.7) ** 2)


@needs_torch
def test_the_network_that_plays_judges_as_the_one_that_learned(pairs: Path, tmp_path: Path) -> None:
    from navarch.training.judge import Judging, Laid, exported, log_shares

    game = navarch.load("neptun")
    origin, learned, held = read_pairs(pairs)
    judging = Judging(small_recipe(), origin, learned, held)
    judging.learn_epoch()
    exported(judging, Play(5, 0.0, 1.0), {}).write(tmp_path / "judge.weights")
    network, _ = network_of(game, 3, str(tmp_path / "judge.weights"))
    rng, s = random.Random(2), game.new(3)
    settle_chance(s, rng)
    advised_playout(s, rng, 30)
    told, seat = game.codec(3).told(s, s.actor), s.actor
    shard = Shard(origin_of(game, 3), SIBLINGS)
    for _ in range(2):
        shard.add_position(told.places, told.values, [0.6, 0.3, 0.1])
        shard.add_sibling([1.0, 0.0, 0.0], [[1.0, 0.0, 0.0]] * 2)
    shard.add_pair(0, True)
    one = Pairs([shard], learned.places)
    laid = Laid(one, one.outcome, judging.device)
    found = log_shares(judging.best, laid, laid.positions_of([0])).exp().cpu().numpy()
    judged = {(seat + i) % 3: share for i, share in enumerate((0.6, 0.3, 0.1))}
    worth = network.worth(s, seat, [judged[at] for at in range(3)])
    assert [worth[(seat + i) % 3] for i in range(3)] == pytest.approx(found[0], abs=2e-3)
    assert found[1] == pytest.approx(found[0])
