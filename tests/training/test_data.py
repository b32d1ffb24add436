"""Games of the search as data: each is a shard, gone on with after a kill, and never mixed with others."""

from __future__ import annotations

import math
import os
import random
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import navarch
from navarch.arena.decisions import luck_and_whim
from navarch.engine.game import Game
from navarch.engine.search import Tree
from navarch.engine.state import State
from navarch.training import selfplay
from navarch.training.__main__ import main
from navarch.training.selfplay import Task, play_game
from navarch.training.shards import BadShard, Shard, read_all, read_shard

from .conftest import NOTHING


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
