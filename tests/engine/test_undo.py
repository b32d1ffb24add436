"""Undo by information, and rollback by consent."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import navarch
from navarch.engine.chance import Chance
from navarch.engine.match import replay_match
from navarch.engine.proof import verify_record
from navarch.engine.record import UNDO, parse_record
from navarch.games.neptun.phase2_fulfil import FulfilTurn

from .toy import TOY, draws_made, toy_state

SECRET = b"a secret of thirty-two bytes, ok"


def at_orders(players: int = 2, chance: Chance | None = None, secret: bytes | None = None) -> navarch.Match:
    """The bids are open, and red is to move."""
    match = navarch.Match(TOY, players=players, chance=chance, secret=secret)
    match.submit(0, "bid 1")
    for seat in range(1, players):
        match.submit(seat, "bid 0")
    return match


def turn_of(match: navarch.Match) -> FulfilTurn:
    """The turn under way in Neptun."""
    turn = match.state.find(FulfilTurn)
    assert turn is not None
    return turn


def test_an_action_that_showed_nothing_can_be_taken_back() -> None:
    match = at_orders()
    before = match.state.digest()
    match.submit(0, "march east")
    assert match.can_undo(0)
    match.undo(0)
    assert match.state.digest() == before
    assert match.to_act == [0]
    assert match.record.entries[-1].actor == UNDO
    assert [line.event.key for line in match.lines].count("reported") == 0


def test_only_the_one_who_acted_may_take_it_back() -> None:
    match = at_orders()
    match.submit(0, "march east")
    assert not match.can_undo(1)
    nobody: list[Any] = [1, 7, -1, None, "red"]
    for seat in nobody:
        with pytest.raises(navarch.Illegal, match="rollback"):
            match.undo(seat)
    assert match.ply == 3


def test_another_actors_decision_is_a_barrier() -> None:
    match = at_orders()
    match.submit(0, "march east")
    match.submit(1, "rest")
    assert not match.can_undo(0)
    match.undo(1)
    assert match.can_undo(0) is False  # the position before red's march is gone with blue's answer


def test_chance_is_a_barrier() -> None:
    match = at_orders(chance=navarch.Scripted([1]))
    match.submit(0, "march middle")
    match.submit(1, "pass")
    assert not match.can_undo(1)
    assert not match.can_undo(0)


def test_something_shown_is_a_barrier() -> None:
    match = at_orders()
    match.submit(0, "march middle")
    match.submit(1, "play ruse")  # the toy calls reveal() here
    assert not match.can_undo(1)


def test_the_last_sealed_answer_opens_all_and_is_a_barrier() -> None:
    match = at_orders()
    assert not match.can_undo(1)
    assert not match.can_undo(0)


def test_a_sealed_answer_can_be_changed_while_others_are_awaited() -> None:
    match = navarch.Match(TOY, players=3)
    match.submit(0, "bid 1")
    match.submit(2, "bid 0")
    assert match.can_undo(0)
    assert match.can_undo(2)
    assert not match.can_undo(1)
    match.undo(0)
    assert match.to_act == [0, 1]
    match.submit(0, "bid 0")
    match.submit(1, "bid 1")
    assert toy_state(match).spent == [0, 1, 0]
    record = parse_record(TOY, json.loads(json.dumps(match.record.to_json())))
    assert replay_match(TOY, record).state.digest() == match.state.digest()


def test_the_action_before_a_sealed_question_can_be_taken_back_as_long_as_nobody_answered() -> None:
    """In Neptun the last boat of a turn is followed by the choice of oar cards."""
    game = navarch.load("neptun")
    match = navarch.Match(game, players=3, seed=2)
    rng = random.Random(2)
    while match.prompt()[0] != "harbour" or turn_of(match).done != 3:
        seat = match.to_act[0]
        match.submit(seat, rng.choice(match.legal(seat)))
    last = match.to_act[0]
    before = match.state.digest()
    match.submit(last, "sail creta" if "sail creta" in map(str, match.legal(last)) else match.legal(last)[0])
    if match.prompt()[0] == "delivery":
        match.submit(last, "decline")
    assert match.prompt()[0] == "crew"
    other = (last + 1) % 3
    match.submit(other, match.legal(other)[0])
    assert not match.can_undo(last)  # somebody else has decided
    match.undo(other)
    match.submit(last, match.legal(last)[0])
    match.undo(last)  # the card
    while match.state.digest() != before:
        assert match.can_undo(last)
        match.undo(last)  # the boat
    assert match.to_act == [last]


def test_several_actions_of_one_seat_can_be_taken_back_one_by_one() -> None:
    game = navarch.load("neptun")
    match = navarch.Match(game, players=3, seed=1)
    digests = []
    seat = match.to_act[0]
    digests.append(match.state.digest())
    match.submit(seat, "take 1")
    digests.append(match.state.digest())
    assert match.can_undo(seat)
    match.undo(seat)
    assert match.state.digest() == digests[0]
    match.submit(seat, "take 1")
    assert match.state.digest() == digests[1]


def test_rollback_goes_back_behind_barriers_and_keeps_every_entry() -> None:
    match = at_orders(chance=navarch.Scripted([2, 2, 3]))
    match.submit(0, "march middle")
    at = match.ply
    before = match.state.digest()
    match.submit(1, "pass")
    match.submit(1, "pass")
    count = len(match.record.entries)
    match.rollback(at)
    assert match.state.digest() == before
    assert match.ply == at
    assert len(match.record.entries) == count + 1
    assert match.record.entries[-1] == (UNDO, str(at))
    assert all(line.ply <= at for line in match.lines)


@pytest.mark.parametrize("actions", [-1, 99])
def test_rollback_to_nowhere_is_refused(actions: int) -> None:
    match = at_orders()
    with pytest.raises(navarch.Illegal):
        match.rollback(actions)
    assert match.ply == 2


def test_after_a_rollback_the_draws_go_on_and_the_record_still_verifies() -> None:
    """A second try gets the next draws of the secret, never the same ones again."""
    game = navarch.load("neptun")
    match = navarch.Match(game, players=3, secret=SECRET)
    rng = random.Random(8)
    rolled_back = 0
    while not match.over:
        seat = match.to_act[0]
        match.submit(seat, rng.choice(match.legal(seat)))
        if rng.random() < 0.05 and not match.over:
            before = draws_made(match)
            match.rollback(rng.randrange(max(31, match.ply - 20), match.ply + 1))
            assert draws_made(match) >= before
            rolled_back += 1
    assert rolled_back > 2
    record = parse_record(game, json.loads(json.dumps(match.record.to_json())))
    proof = verify_record(game, record)
    assert proof.first_bad == ""
    assert proof.ok
    assert proof.draws > sum(1 for entry in record.standing() if entry.actor == navarch.CHANCE)
    assert replay_match(game, record).state.digest() == match.state.digest()


def test_rollback_into_a_draw_draws_anew() -> None:
    match = at_orders(chance=navarch.Scripted([1, 6]))
    match.submit(0, "march middle")
    match.submit(1, "pass")  # a one
    ply = next(i for i, entry in enumerate(match.record.standing()) if entry.actor == navarch.CHANCE)
    match.rollback(ply)
    assert match.record.standing()[ply].text == "roll 6"
    assert toy_state(match).steps == [2, 1]


def test_once_the_secret_is_out_nothing_is_rolled_back() -> None:
    match = navarch.Match(TOY, secret=SECRET)
    while not match.over:
        match.submit(match.to_act[0], match.legal(match.to_act[0])[0])
    digest = match.state.digest()
    with pytest.raises(navarch.Illegal, match="secret"):
        match.rollback(2)
    assert match.over
    assert match.state.digest() == digest
    assert match.record.secret == SECRET.hex()


def test_without_a_secret_a_finished_game_can_be_rolled_back() -> None:
    match = navarch.Match(TOY, seed=1)
    while not match.over:
        match.submit(match.to_act[0], match.legal(match.to_act[0])[0])
    match.rollback(2)
    assert not match.over
    assert match.record.result is None
    assert match.record.digest == ""


def test_the_end_of_the_game_is_a_barrier() -> None:
    match = navarch.Match(TOY, seed=1)
    last = -1
    while not match.over:
        last = match.to_act[0]
        match.submit(last, "rest" if "rest" in map(str, match.legal(last)) else match.legal(last)[0])
    assert not match.can_undo(last)
