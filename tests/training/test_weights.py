"""Weights in a file: those of another game, or of no player at all, are refused in one line."""

from __future__ import annotations

import json
import math
import random
import zlib
from pathlib import Path
from typing import Any

import pytest

import navarch
from navarch.bots import BadBot
from navarch.bots.ismcts import LOOKED
from navarch.bots.learned import learned_bot
from navarch.bots.weights import network_of, read_weights
from navarch.engine.perspective import Perspective
from navarch.engine.playout import settle_chance


def changed(weights: Path, folder: Path, **origin: object) -> Path:
    line, _, packed = weights.read_bytes().partition(b"\n")
    head = json.loads(line)
    head["origin"] |= origin
    file = folder / "changed.weights"
    file.write_bytes(json.dumps(head).encode() + b"\n" + packed)
    return file


@pytest.mark.parametrize(
    ("key", "word"),
    [("version", "version of the rules"), ("components", "digest of the box"), ("encoder", "digest of the tensor")],
)
def test_weights_of_another_game_are_refused_in_words(weights: Path, tmp_path: Path, key: str, word: str) -> None:
    file = changed(weights, tmp_path, **{key: "another"})
    with pytest.raises(BadBot, match=f"the {word} is .* here, and was another"):
        network_of(navarch.load("neptun"), 3, str(file))


def test_a_file_that_is_not_there_or_no_weights_is_refused(weights: Path, tmp_path: Path) -> None:
    game = navarch.load("neptun")
    with pytest.raises(BadBot, match="no weights for Neptun with 3 players"):
        network_of(game, 3, str(tmp_path / "none"))
    (tmp_path / "cut").write_bytes(weights.read_bytes()[:-9])
    with pytest.raises(BadBot, match="cannot be read as weights"):
        read_weights(tmp_path / "cut")


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"shapes": {"first": [10**12, 0]}}, "do not fit each other"),
        ({"places": 1}, "do not fit each other"),
        ({"origin": {"players": 4}}, "do not fit each other"),
        ({"origin": []}, "cannot be read"),
        ({"play": {"playout": 1.5}}, "a playout is a whole number"),
        ({"play": {"policy": "much"}}, "cannot be read"),
        ({"play": {"exploration": 0.2}}, "cannot be read"),  # or it would search otherwise than it says
        ({"trust": ["a", 1]}, "cannot be read"),
        ({"trust": [math.inf, 1]}, "trust holds something that is no number"),
        ({"places": math.inf}, "cannot be read"),
        ({"shapes": []}, "cannot be read"),
        ({"shapes": {"first": [math.inf, 1]}}, "cannot be read"),
        ({"figures": 3}, "cannot be read"),
        ({"format": 2}, "cannot be read as weights: format 2, and this is 1"),
    ],
)
def test_weights_whose_numbers_make_no_player_are_refused(
    weights: Path, tmp_path: Path, change: dict[str, Any], word: str
) -> None:
    line, _, packed = weights.read_bytes().partition(b"\n")
    head = json.loads(line)
    for key, value in change.items():
        head[key] = head[key] | value if isinstance(value, dict) else value
    (tmp_path / "odd").write_bytes(json.dumps(head).encode() + b"\n" + packed)
    with pytest.raises(BadBot, match=word):
        read_weights(tmp_path / "odd")


def test_weights_that_would_fill_the_memory_are_refused(weights: Path, tmp_path: Path) -> None:
    line, _, _ = weights.read_bytes().partition(b"\n")
    (tmp_path / "bomb").write_bytes(line + b"\n" + zlib.compress(bytes(1 << 26)))
    with pytest.raises(BadBot, match="longer than the"):
        read_weights(tmp_path / "bomb")
    head = json.loads(line)
    head["origin"]["space"] = 10**12
    head["shapes"] |= {"actions": [10**12, 4], "actions_bias": [1, 10**12]}
    for content in (json.dumps(head).encode() + b"\n", b"[" * 100_000):
        (tmp_path / "bomb").write_bytes(content)
        with pytest.raises(BadBot, match="cannot be read as weights"):
            read_weights(tmp_path / "bomb")


def test_weights_that_are_no_numbers_are_refused(weights: Path, tmp_path: Path) -> None:
    found = read_weights(weights)
    found.matrices["second"][0][0] = math.nan
    found.write(tmp_path / "none")
    with pytest.raises(BadBot, match="second holds something that is no number"):
        read_weights(tmp_path / "none")


def test_weights_that_were_written_anew_are_read_again(weights: Path, tmp_path: Path) -> None:
    game, file, found = navarch.load("neptun"), tmp_path / "again.weights", read_weights(weights)
    for trust in ((0.25, 0.5), (0.5, 0.25)):
        found._replace(trust=trust).write(file)
        network, _ = network_of(game, 3, str(file))
        assert (network.advice_trust, network.evaluation_trust) == trust
        assert network_of(game, 3, str(file))[0] is network


def test_the_learned_bot_plays_by_the_weights_of_a_file(weights: Path) -> None:
    game = navarch.load("neptun")
    s = game.new(3)
    settle_chance(s, random.Random(1))
    bot = learned_bot(1, f"20i@{weights}")
    advice = bot.advise(Perspective(game, s, s.actor))
    assert {one.action for one in advice} == set(Perspective(game, s, s.actor).legal)
    assert sum(one.tries for one in advice) in (LOOKED, 20)  # it may end where its choice is decided
