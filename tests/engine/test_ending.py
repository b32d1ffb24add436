"""Games that their players end themselves: records, replays and proofs hold."""

from __future__ import annotations

import json

import pytest

from navarch import load
from navarch.engine.ending import Ending, are_ranks, draw, resignation
from navarch.engine.errors import BadRecord
from navarch.engine.event import Illegal
from navarch.engine.match import Match, replay_match
from navarch.engine.proof import name_draws, verify_record
from navarch.engine.record import ENDING, Entry, parse_record, state_at

SECRET = bytes(range(32))


def begun(game: str = "hands-in-the-sea", moves: int = 12) -> Match:
    match = Match(load(game), secret=SECRET)
    for _ in range(moves):
        seat = match.to_act[0]
        match.submit(seat, match.legal(seat)[0])
    return match


def test_a_game_that_was_resigned_is_over_and_its_record_is_replayed_and_proved() -> None:
    match = begun()
    stood = match.ply
    match.end(resignation(1))
    assert match.over
    assert match.to_act == []
    assert match.result is not None
    assert (match.result.ranks, match.result.reason) == ((1, 2), "resigned")
    assert match.ply == stood
    record = parse_record(match.game, json.loads(json.dumps(match.record.to_json())))
    name_draws(match.game, record)
    assert verify_record(match.game, record).ok
    again = replay_match(match.game, record)
    assert again.over
    assert again.state.digest() == match.record.digest
    assert state_at(match.game, record).over
    assert not state_at(match.game, record, stood).over


def test_a_proof_refuses_another_result_than_the_ending_says() -> None:
    match = begun()
    match.end(resignation(1))
    match.record.entries[-1] = Entry(ENDING, resignation(0).text())
    assert not verify_record(match.game, match.record).ok


def test_sealed_answers_stay_closed_where_the_game_is_ended_before_all_have_answered() -> None:
    match = Match(load("neptun"), secret=SECRET)
    while not match.state.pending:
        seat = match.to_act[0]
        match.submit(seat, match.legal(seat)[0])
    match.submit(match.to_act[0], match.legal(match.to_act[0])[0])
    match.end(draw(0, match.state.players))
    assert match.to_act == []
    assert verify_record(match.game, match.record).ok


def test_nothing_can_be_done_any_more_in_a_game_that_its_players_ended() -> None:
    match = Match(load("hamilcar"), secret=bytes(32))
    assert match.state.legal()
    match.end(resignation(0))
    assert match.state.legal() == []
    assert match.state.clone().legal() == []


def test_a_game_that_is_over_or_has_not_begun_cannot_be_ended() -> None:
    match = begun()
    match.end(draw(0, 2))
    with pytest.raises(Illegal):
        match.end(draw(0, 2))
    with pytest.raises(Illegal):
        Match(load("neptun"), secret=SECRET, waits=True).end(draw(0, 3))


def test_nothing_comes_after_the_end_and_no_ending_is_taken_that_is_none() -> None:
    match = begun()
    match.end(resignation(0))
    said = match.record.to_json()
    entries = [[entry.actor, entry.text] for entry in match.record.entries]
    with pytest.raises(BadRecord, match="nothing comes after the end"):
        parse_record(match.game, {**said, "entries": [*entries, entries[-1]]})
    for text in ("{", "[]", '{"reason": "bored", "by": 0, "ranks": [1, 2]}', Ending("draw", 0, [1, 3]).text(),
                 Ending("draw", 2, [1, 1]).text(), Ending("draw", 0, [1]).text()):  # fmt: skip
        with pytest.raises(BadRecord, match="an ending"):
            parse_record(match.game, {**said, "entries": [*entries[:-1], [ENDING, text]]})


def test_equal_ranks_are_shared_and_as_many_are_left_out() -> None:
    assert are_ranks([1, 1, 3], 3)
    assert are_ranks([2, 1, 3], 3)
    assert not are_ranks([1, 1, 2], 3)
    assert not are_ranks([0, 1], 2)
    assert not are_ranks([True, 1], 2)
