"""From games of the search to a learned player: each step resumes, and refuses what does not fit."""

from __future__ import annotations

import json
import math
import os
import pickle
import random
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import time
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from tools import takeaway

import navarch
from navarch.arena.decisions import luck_and_whim
from navarch.arena.said import in_one_line
from navarch.bots import BadBot
from navarch.bots.learned import learned_bot
from navarch.bots.weights import network_of, origin_of, read_weights
from navarch.engine.game import Game
from navarch.engine.network import Network
from navarch.engine.perspective import Perspective
from navarch.engine.playout import advised_playout, settle_chance
from navarch.engine.search import Tree
from navarch.engine.state import State
from navarch.training import GATE_SEED, gate, selfplay
from navarch.training.__main__ import main, parser
from navarch.training.fitting import Loss, new_parameters
from navarch.training.gate import BadPlayer, Pair, Played, Player
from navarch.training.learning import CHECKPOINT, Learning, Recipe, exported
from navarch.training.positions import Batch, Positions, read_positions
from navarch.training.selfplay import Task, play_game
from navarch.training.shards import BadShard, Shard, read_all, read_shard

NOTHING = r"0 games, 0 decisions in \d+ s\n"  # however busy the machine is
SMALL = ["--hidden", "8", "--inner", "4", "--drop", "0.1"]


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("shards")
    words = ["gen", "neptun", "--players", "3", "--games", "3", "--iterations", "4", "--jobs", "1"]
    assert main([*words, "--out", str(folder)]) == 0
    return folder


@pytest.fixture(scope="module")
def weights(data: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("learned") / "neptun.weights"
    assert main(["train", "--data", str(data), "--out", str(file), "--epochs", "3", *SMALL]) == 0
    return file


# ---- data ----


def test_a_game_of_the_search_is_kept_with_what_was_tried_and_what_came_of_it(data: Path) -> None:
    shards = list(read_all(data))
    assert len(shards) == 3
    for shard in shards:
        columns = shard.columns
        assert len(shard) > 20
        assert sum(columns["visits"]) == 4 * len(shard)
        assert sum(columns["told"]) == len(columns["places"]) == len(columns["values"])
        assert sum(columns["options"]) == len(columns["codes"]) == len(columns["priors"])
        assert sum(columns["shares"]) == pytest.approx(len(shard))
        assert len(columns["judged"]) == 3 * len(shard)


def test_the_same_game_gives_the_same_shard_and_one_that_is_there_is_not_played_again(
    data: Path, tmp_path: Path
) -> None:
    again = tmp_path / "again.shard"
    play_game(Task("neptun", 3, 4, 1, "", again))
    assert again.read_bytes() == (data / "000001.shard").read_bytes()
    before = {file: file.stat().st_mtime_ns for file in data.glob("*.shard")}
    main(["gen", "neptun", "--players", "3", "--games", "3", "--iterations", "4", "--jobs", "1", "--out", str(data)])
    assert {file: file.stat().st_mtime_ns for file in data.glob("*.shard")} == before


def test_what_is_kept_of_the_seats_is_told_from_the_deciding_one_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats: list[int] = []
    judged: list[float] = []
    plain = selfplay.note

    def noting(shard: Shard, game: Game, s: State, tree: Tree, rng: random.Random) -> None:
        seats.append(s.actor)
        judged.extend(game.evaluate(s))  # Neptun's goes by nothing that is hidden
        plain(shard, game, s, tree, rng)

    monkeypatch.setattr(selfplay, "note", noting)
    play_game(Task("neptun", 3, 1, 5, "", tmp_path / "one.shard"))
    columns = read_shard(tmp_path / "one.shard").columns
    by_seat = {
        name: [columns[name][3 * at + (place - seat) % 3] for at, seat in enumerate(seats) for place in range(3)]
        for name in ("shares", "judged")
    }
    assert by_seat["judged"] == pytest.approx(judged)
    assert by_seat["shares"] == by_seat["shares"][:3] * len(seats)
    assert sorted(by_seat["shares"][:3]) == [0, 0, 1]


def test_games_of_a_seed_have_the_same_luck_and_no_player_draws_its_numbers() -> None:
    drawn = [[source.random() for source in luck_and_whim(seed, turn)] for seed in range(9) for turn in (0, 1)]
    assert [luck for luck, _ in drawn[::2]] == [luck for luck, _ in drawn[1::2]]
    assert len({number for pair in drawn for number in pair}) == 9 + 18


def test_games_go_on_after_a_kill_where_they_stopped(tmp_path: Path) -> None:
    words = ["gen", "neptun", "--players", "3", "--games", "2", "--iterations", "6", "--jobs", "1"]
    command = [sys.executable, "-m", "navarch.training", *words, "--out", str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": str(Path(navarch.__file__).parents[1])}
    with subprocess.Popen(command, env=environment) as process:
        while not (tmp_path / "000000.shard").exists():
            assert process.poll() is None
            time.sleep(0.02)
        process.send_signal(signal.SIGKILL)
    first = (tmp_path / "000000.shard").read_bytes()
    assert main([*words, "--out", str(tmp_path)]) == 0
    assert (tmp_path / "000000.shard").read_bytes() == first
    assert len(list(read_all(tmp_path))) == 2


def test_a_shard_that_is_cut_off_or_of_other_rules_is_refused(data: Path, tmp_path: Path) -> None:
    whole = (data / "000000.shard").read_bytes()
    (tmp_path / "000000.shard").write_bytes(whole[: len(whole) // 2])
    with pytest.raises(BadShard, match="no whole shard"):
        read_shard(tmp_path / "000000.shard")
    (tmp_path / "000000.shard").write_bytes(whole)
    shard = read_shard(tmp_path / "000000.shard")
    other = Shard({**shard.origin, "version": "0"})
    other.write(tmp_path / "000001.shard")
    with pytest.raises(BadShard, match="made with"):
        list(read_all(tmp_path))
    with pytest.raises(BadShard, match="no shard"):
        list(read_all(tmp_path / "nowhere"))
    shard.columns["codes"].pop()
    shard.write(tmp_path / "000000.shard")
    with pytest.raises(BadShard, match="numbers as codes"):
        read_shard(tmp_path / "000000.shard")
    shard.columns["codes"].append(shard.origin["space"])
    shard.write(tmp_path / "000000.shard")
    with pytest.raises(BadShard, match="an action that its game has not"):
        read_shard(tmp_path / "000000.shard")
    shard.columns["codes"][-1] = 0
    shard.columns["totals"][0] = math.nan
    shard.write(tmp_path / "000000.shard")
    with pytest.raises(BadShard, match="totals holds something that is no number"):
        read_shard(tmp_path / "000000.shard")


def test_games_are_not_mixed_with_those_of_other_players_or_rules(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = sorted(data.iterdir())
    words = ["--games", "9", "--iterations", "1", "--jobs", "1", "--minutes", "0", "--out", str(data)]
    assert main(["gen", "neptun", "--players", "4", *words]) == 1
    assert "were played otherwise than neptun with 4" in capsys.readouterr().err
    assert main(["gen", "hamilcar", *words]) == 1
    assert main(["gen", "neptun", "--players", "9", *words]) == 1
    assert "not 9" in capsys.readouterr().err
    assert sorted(data.iterdir()) == before


@pytest.mark.parametrize("words", [["--iterations", "0"], ["--jobs", "0"], ["--iterations", "many"]])
def test_a_number_that_makes_no_game_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["gen", "neptun", *words, "--out", "nothing"])
    assert "is not a whole number above 0" in capsys.readouterr().err


def test_no_game_begins_when_the_time_is_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["gen", "neptun", "--games", "100000", "--minutes", "0", "--jobs", "1", "--out", str(tmp_path)]) == 0
    assert re.fullmatch(NOTHING, capsys.readouterr().out)


# ---- learning ----


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
    checkpoint = out.with_name(out.name + CHECKPOINT)
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


# ---- weights ----


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
    assert sum(one.tries for one in advice) in {0, 20}


# ---- the gate ----


def test_new_and_old_meet_in_games_with_exchanged_seats(
    weights: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["gate", "neptun", f"{weights},playout=2,value=0.5", "advice,playout=2", "--players", "3", "--games", "2"]
    assert main([*words, "--seconds", "0.001", "--jobs", "1", "--install", str(tmp_path / "winner")]) == 0
    told = capsys.readouterr().out
    assert "2 games" in told
    assert "open" in told
    assert not (tmp_path / "winner").exists()  # one pair of games shows nothing


def test_a_pair_counts_the_wins_of_the_first_player_in_exchanged_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    pair = Pair("neptun", 3, (Player.of("advice"), Player.of("advice,playout=2")), 0.1, 4)
    seated: list[list[int]] = []

    def share_where(wins: Callable[[int, int], bool]) -> float:
        def play_game(_pair: Pair, sides: list[int], *_: object) -> SimpleNamespace:
            seated.append(sides)
            return SimpleNamespace(ranks=[1 if wins(seat, side) else 2 for seat, side in enumerate(sides)])

        monkeypatch.setattr(gate, "play_game", play_game)
        return gate.play_pair(pair).share

    assert share_where(lambda _, side: side == 0) == 1
    assert share_where(lambda _, side: side == 1) == 0
    assert share_where(lambda seat, _: seat == 0) == 0.5
    assert [[1 - side for side in one] for one in seated[::2]] == seated[1::2]


def test_a_meeting_goes_on_where_it_was_ended_and_a_line_that_was_cut_off_is_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "new" / "kept.jsonl"
    words = ["gate", "neptun", "advice,playout=1", "advice,playout=2", "--players", "3", "--seconds", "0.0001"]
    words += ["--jobs", "1", "--kept", str(kept)]
    assert main([*words, "--games", "2"]) == 0
    first = kept.read_text(encoding="utf-8")
    kept.write_text(first + "[2, 0.5, [1", encoding="utf-8")
    assert main([*words, "--games", "4"]) == 0
    assert "4 games" in capsys.readouterr().out
    whole = kept.read_text(encoding="utf-8")
    assert whole.startswith(first)
    assert [json.loads(line)[0] for line in whole.splitlines()[1:]] == [GATE_SEED, GATE_SEED + 1]
    kept.write_text(first + "[3]\n", encoding="utf-8")
    assert main([*words, "--games", "4"]) == 1
    assert "line 3, is no pair of games" in capsys.readouterr().err
    assert main([*words, "--seconds", "0.2"]) == 1
    assert "another meeting is kept there" in capsys.readouterr().err
    assert main([*words, "--install", str(tmp_path / "winner")]) == 1
    assert "has no weights that could be written" in capsys.readouterr().err


def test_a_file_that_holds_something_else_than_the_meeting_stays_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "notes"
    words = ["gate", "neptun", "advice,playout=1", "advice,playout=2", "--players", "3", "--minutes", "0"]
    for content in (b'{"precious": 1}', b"one\ntwo", b"\xed\xff\n\x00"):
        kept.write_bytes(content)
        assert main([*words, "--kept", str(kept)]) == 1
        assert "another meeting is kept there, or something else" in capsys.readouterr().err
        assert kept.read_bytes() == content
    kept.write_bytes(b"")
    assert main([*words, "--kept", str(kept)]) == 0


def test_pairs_count_in_the_order_of_their_seeds_however_long_each_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def the_last_first(_work: object, pairs: Iterator[Pair], _jobs: int) -> Iterator[Played]:
        yield from [Played(pair.seed, pair.seed % 2, (1, 1), (1, 1)) for pair in reversed(list(pairs))]

    monkeypatch.setattr(gate, "as_they_come", the_last_first)
    meeting = gate.Meeting(["key"], str(tmp_path / "kept"))
    first = Pair("neptun", 3, (Player.of("advice"), Player.of("advice")), 0.1, 5)
    said = SimpleNamespace(games=6, minutes=1, jobs=1)
    assert [(seed, meeting.duel.shares.total) for seed in gate.counted(meeting, first, said)] == [
        (5, 1),
        (6, 1),
        (7, 2),
    ]
    again = gate.Meeting(["key"], str(tmp_path / "kept"))
    assert list(again.kept) == [7, 6, 5]
    assert list(gate.counted(again, first._replace(seed=6), said)) == [5, 6, 7, 8]


def test_the_gate_has_other_luck_than_the_games_that_were_learned_from() -> None:
    read = parser()
    learned = read.parse_args(["gen", "neptun", "--games", "1000000", "--out", "data"])
    met = read.parse_args(["gate", "neptun", "new", "old"])
    assert met.seed >= learned.first + learned.games


def test_a_player_that_cannot_be_read_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert Player.of("advice,playout=3").settings == (("playout", 3.0),)
    refused = (
        ("advice,depth=3", "no setting 'depth'"),
        ("advice,playout", "NAME=NUMBER"),
        ("advice,playout=nan", "a playout is a whole number"),
        ("advice,playout=-1", "a playout is a whole number"),
        ("advice,policy=1", "policy is of networks"),
        ("nowhere.weights,value=7", "value are from 0 to 1"),
    )
    for said, word in refused:
        with pytest.raises(BadPlayer, match=word):
            Player.of(said)
    assert main(["train", "--data", "nowhere", "--out", "nothing"]) == 1
    assert "no shard in nowhere" in capsys.readouterr().err


# ---- all in one ----


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["gen", "neptun", "--out", "{file}"], "{file}"),
        (["gen", "neptun", "--out", "{new}", "--weights", "{file}"], "cannot be read as weights"),
        (["gen", "nothing", "--out", "{new}"], "there is no game 'nothing'"),
        (["train", "--data", "{folder}", "--out", "{new}"], "{folder}"),
        (["train", "--data", "{file}", "--out", "{new}"], "there is no shard in"),
        (["train", "--data", "{folder}", "--out", "{folder}"], "is a folder: say a file for the weights"),
        (["gate", "neptun", "{weights}", "advice", "--install", "{folder}"], "is a folder: say a file for the weights"),
        (["gate", "neptun", "advice", "advice,playout=2", "--kept", "{folder}"], "{folder}"),
        (["gate", "neptun", "{weights}", "advice", "--players", "4"], "the number of players is 4 here, and was 3"),
        (["round", "neptun", "--out", "{file}", "--minutes", "0"], "{file}"),
    ],
)
def test_what_cannot_be_done_is_one_line_and_changes_nothing(
    words: list[str], told: str, weights: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    places = {name: str(tmp_path / name) for name in ("file", "folder", "new")} | {"weights": str(weights)}
    (tmp_path / "folder" / "one.shard").mkdir(parents=True)
    (tmp_path / "file").write_text("something", encoding="utf-8")
    before = sorted(tmp_path.rglob("*"))
    jobs = [] if words[0] == "train" else ["--jobs", "1"]
    assert main([word.format(**places) for word in words] + jobs) == 1
    error = capsys.readouterr().err
    assert told.format(**places) in error
    assert error.count("\n") == 1
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--drop", "1"], "is not a number from 0 to 0.9"),
        (["--outcome", "1.5"], "is not a number from 0 to 1"),
        (["--minutes", "nan"], "is not a number not below 0"),
        (["--decay", "-1"], "is not a number not below 0"),
        (["--shares", "many"], "is not a number not below 0"),
    ],
)
def test_a_recipe_by_which_nothing_can_be_learned_is_refused(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["train", "--data", "nowhere", "--out", "nothing", *words])
    assert told in capsys.readouterr().err


def test_whoever_is_stopped_says_so_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    def stopped() -> int:
        raise KeyboardInterrupt

    assert in_one_line(stopped) == 130
    assert capsys.readouterr().err == "stopped\n"


def test_one_command_plays_learns_and_compares_on_a_machine_that_is_there_for_a_moment(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """However busy it is: games that are there already count, and an epoch is learned though the time is up."""
    shutil.copytree(data, tmp_path / "shards")
    words = ["round", "neptun", "--players", "3", "--minutes", "0", "--iterations", "1", "--epochs", "1"]
    assert main([*words, "--seconds", "0.0001", "--jobs", "1", "--out", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert "0 games, 0 decisions after" in told
    assert "learned after" in told
    assert told.count(f"{tmp_path}/neptun-3.weights,policy=") == 4
    assert main([*words, "--learner", "no-such-python", "--jobs", "1", "--out", str(tmp_path)]) == 1
    assert "nothing was learned" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform != "linux", reason="libraries are found by ldd")
def test_python_and_the_package_are_taken_along_in_one_archive(tmp_path: Path) -> None:
    takeaway.pack(Path(navarch.__file__).parents[1], tmp_path / "all.tgz", level=1)
    with tarfile.open(tmp_path / "all.tgz") as tar:
        tar.extractall(tmp_path / "there", filter="data")
    words = [
        "-m",
        "navarch.training",
        "gen",
        "neptun",
        "--minutes",
        "0",
        "--jobs",
        "1",
        "--out",
        str(tmp_path / "data"),
    ]
    done = subprocess.run([tmp_path / "there" / "python", *words], env={}, capture_output=True, text=True, check=True)
    assert re.fullmatch(NOTHING, done.stdout)
