"""The gate: a new player meets the old one in exchanged seats, with other luck than was learned from."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from navarch.bots.weights import read_weights
from navarch.training import GATE_SEED, gate
from navarch.training.__main__ import main, parser
from navarch.training.gate import BadPlayer, Pair, Played, Player


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


def test_a_winner_is_written_with_the_settings_by_which_it_won_and_a_loser_is_not(
    weights: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["gate", "neptun", f"{weights},playout=7,value=0.5", "advice", "--players", "3"]
    for share, passes in ((0.0, False), (0.5, False), (1.0, True)):

        def same(_: object, pairs: Iterator[Pair], _jobs: int, share: float = share) -> Iterator[Played]:
            return (Played(pair.seed, share, (1, 1), (1, 1)) for pair in pairs)

        monkeypatch.setattr(gate, "as_they_come", same)
        file = tmp_path / "new" / f"{share}"
        assert main([*words, "--install", str(file)]) == 0
        assert file.exists() == passes
        assert ("it passes" in capsys.readouterr().out) == passes
    won = read_weights(file)
    assert (won.play.playout, won.play.value) == (7, 0.5)
    assert won.figures["gate"] == {"share": 1.0, "games": 60, "against": "advice"}
    assert won.matrices == read_weights(weights).matrices


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
