"""Many games at once: the same by one process or by several, and each as the library would play it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from navarch.bots import BadBot
from navarch.engine.codec import tensor
from navarch.engine.event import Illegal
from navarch.envs.episode import Mask
from navarch.envs.vector import Setting, Vector


def first_legal(masks: Mask) -> NDArray[np.intp]:
    found: NDArray[np.intp] = masks.argmax(axis=1)
    return found


def played(vector: Vector, steps: int) -> list[bytes]:
    """All that the arrays said on the way."""
    arrays = vector.reset()
    found: list[bytes] = []
    for _ in range(steps):
        found.append(arrays.tensors.tobytes() + arrays.seats.tobytes() + arrays.over.tobytes())
        arrays = vector.step(first_legal(arrays.masks))
    del arrays
    vector.close()
    return found


@pytest.mark.parametrize("opponents", [(), ("random", "random")])
def test_the_games_are_the_same_in_processes(opponents: tuple[str, ...]) -> None:
    setting = Setting("neptun", 3, opponents=opponents)
    here = played(Vector(setting, 4, seed=3), 30)
    assert len(set(here)) == 30
    assert here == played(Vector(setting, 4, workers=2, seed=3), 30)


def test_a_game_that_ends_is_told_with_its_shares_and_begins_anew() -> None:
    vector = Vector(Setting("neptun", 3), 1, seed=1)
    arrays = vector.reset()
    while not arrays.over[0]:
        assert arrays.rewards.sum() == 0
        arrays = vector.step(first_legal(arrays.masks))
    assert arrays.rewards.sum() == pytest.approx(1)
    assert vector.lane is not None
    episode = vector.lane.episodes[0]
    assert not episode.state.over
    assert arrays.tensors[0].tolist() == tensor(episode.game, episode.state, int(arrays.seats[0])).tolist()
    del arrays
    vector.close()


def test_an_action_that_is_not_legal_is_refused_and_no_game_is_stepped() -> None:
    vector = Vector(Setting("neptun", 4), 2, seed=1)
    arrays = vector.reset()
    before = arrays.tensors.copy()
    for code in (-1, int(arrays.masks[1].argmin()), arrays.masks.shape[1]):
        with pytest.raises(Illegal, match=f"action {code} is not legal in game 1"):
            vector.step(np.array([arrays.masks[0].argmax(), code]))
        assert np.array_equal(before, arrays.tensors)
    vector.step(first_legal(arrays.masks))
    assert not np.array_equal(before, arrays.tensors)
    vector.close()


def test_too_few_opponents_are_refused_at_once() -> None:
    with pytest.raises(BadBot, match="a game of 4 needs 3 opponents, not 2"):
        Vector(Setting("neptun", 4, opponents=("random", "random")), 1)


@pytest.mark.parametrize("workers", [0, 1])
def test_a_bot_that_fails_is_told_from_a_worker_too(workers: int, tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    file.write_text("class Broken:\n    def choose(self, perspective):\n        return 1 // 0\n")
    setting = Setting("neptun", 3, opponents=(f"{file}:Broken", "random"))
    vector = Vector(setting, 1, workers=workers)
    with pytest.raises(BadBot, match="ZeroDivisionError"):
        played(vector, 30)
    vector.close()


def test_games_are_played_by_the_components_of_another_copy(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[[turn]]\nid = "turn_1"\nmercenary_cost = 5\nprovenance = "reconstructed"\n', encoding="utf-8")
    vector = Vector(Setting("hamilcar", 2, components=file), 1)
    assert vector.lane is not None
    correction = vector.lane.episodes[0].game.components.correction
    assert correction is not None
    assert "mercenary_cost = 5" in correction.toml
    vector.close()
