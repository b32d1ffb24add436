"""The state: sealed answers, legal lists, clones and digests."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import navarch
from navarch.engine.game import BadOption
from navarch.engine.playout import random_playout, settle_chance
from navarch.engine.state import CHANCE, lowest

from .toy import BID, REST, TOY, ToyState


def bidding(players: int = 3, **options: object) -> ToyState:
    """A new game, in which all are asked to bid."""
    state = TOY.new(players, dict(options))
    assert isinstance(state, ToyState)
    return state


def test_sealed_answers_come_in_any_order_and_count_only_when_all_are_in() -> None:
    results = []
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        s = bidding()
        for number, seat in enumerate(order):
            assert s.to_act() == sorted(order[number:])
            assert s.spent == [-1, -1, -1]
            s.play_for(seat, BID + (1 if seat == 1 else 0))
        assert s.spent == [0, 1, 0]
        assert s.first == 1
        results.append(s.digest())
    assert len(set(results)) == 1


def test_search_takes_sealed_answers_in_seat_order() -> None:
    s = bidding()
    for seat in (0, 1, 2):
        assert s.actor == seat
        s.play(BID)
    assert s.to_act() == [0]


def test_a_sealed_answer_can_be_opened_again_while_others_are_awaited() -> None:
    s = bidding()
    before = s.digest()
    s.play_for(1, BID + 1)
    assert s.digest() != before
    s.unseal(1)
    assert s.digest() == before
    assert s.to_act() == [0, 1, 2]


def test_a_choice_may_take_several_sealed_answers_of_a_seat_until_it_has_given_enough() -> None:
    match = navarch.Match(navarch.load("mare-nostrum"), players=3, seed=1)
    match.submit(match.to_act[0], "announce 3")
    s = match.state
    before = s.digest()
    for number in range(3):
        assert s.to_act() == [0, 1, 2]
        assert s.actor == 0
        match.submit(1, match.legal(1)[number - 1])
    assert s.to_act() == [0, 2]
    assert s.legal_for(1) == []
    saved = match.game.restore(json.loads(json.dumps(s.dump())))
    assert (saved.digest(), saved.to_act(), saved.sealed) == (s.digest(), [0, 2], s.sealed)
    for _ in range(3):
        match.undo(1)
    assert s.digest() == before
    assert s.to_act() == [0, 1, 2]


def test_answers_beyond_those_that_were_asked_for_are_refused_in_a_save() -> None:
    match = navarch.Match(navarch.load("mare-nostrum"), players=3, seed=1)
    match.submit(match.to_act[0], "announce 1")
    dump = match.state.dump()
    dump["sealed"] = {"p1": [], "p2": ["offer coin", "offer coin"], "p3": []}
    with pytest.raises(navarch.NavarchError, match="was not open to that seat"):
        match.game.restore(dump)


def test_only_those_who_are_asked_have_legal_actions() -> None:
    s = bidding()
    s.play_for(0, BID)
    assert s.legal_for(0) == []
    assert s.legal_for(1) == s.legal_for(2) == [BID, BID + 1]
    assert s.legal_for(7) == []
    assert s.legal_for(-1) == []


def test_asking_nobody_is_no_question() -> None:
    s = bidding(2)
    s.play(BID)
    s.play(BID)
    actor = s.actor
    s.ask_all(0, "orders")
    assert s.actor == actor
    assert s.sealed == []


def test_options_are_read_by_name_and_refused_when_unknown() -> None:
    assert bidding(2, rich=True).option("rich") == 1
    assert bidding(2, rich="off", map="large").options == [0, 1]
    assert TOY.option_names([1, 1]) == {"rich": True, "map": "large"}
    assert bidding(2, rich=1).legal() == [BID, BID + 1, BID + 2]
    refused: list[dict[str, object]] = [
        {"poor": True},
        {"rich": 2},
        {"rich": "maybe"},
        {"map": "huge"},
        {"map": 1},
        {"rich": []},
    ]
    for bad in refused:
        with pytest.raises(BadOption):
            TOY.new(2, bad)
    with pytest.raises(BadOption, match="2, 3"):
        TOY.new(4)


def test_weights_stand_beside_the_outcomes() -> None:
    s = bidding(2)
    for said in ("bid 1", "bid 0", "march middle", "pass"):
        s.play(TOY.space.code(said))
    assert s.actor == CHANCE
    assert s.weights() == [1, 1, 1, 1, 1, 2]
    assert s.to_act() == [CHANCE]


def test_events_are_built_only_when_somebody_listens() -> None:
    s = bidding(2)
    s.play(BID)
    s.play(BID)
    assert s.events == []
    s.listening = True
    s.play(REST)
    assert [event.key for event in s.events] == ["reported"]
    assert not s.clone().listening


@given(st.integers(0, 10_000), st.integers(0, 30), st.sampled_from([2, 3]))
def test_a_clone_is_the_same_position_with_the_same_future_and_disturbs_nothing(
    seed: int, moves: int, players: int
) -> None:
    s = bidding(players)
    rng = random.Random(seed)
    random_playout(s, rng, moves)
    settle_chance(s, rng)
    digest = s.digest()
    clone = s.clone()
    again = s.clone()
    assert clone.digest() == digest
    random_playout(clone, random.Random(seed))
    assert s.digest() == digest
    random_playout(again, random.Random(seed))
    assert again.digest() == clone.digest()
    assert clone.over


@given(st.integers(0, 10_000), st.integers(0, 30))
def test_legal_lists_are_sorted_free_of_duplicates_and_the_same_when_asked_twice(seed: int, moves: int) -> None:
    s = bidding(3)
    random_playout(s, random.Random(seed), moves)
    for seat in s.to_act():
        legal = s.legal_for(seat)
        assert legal == sorted(set(legal))
        assert legal == s.legal_for(seat)
        assert legal


def test_equal_positions_have_equal_digests_and_others_do_not() -> None:
    assert bidding().digest() == bidding().digest()
    assert bidding(2).digest() != bidding(3).digest()
    assert bidding(2, rich=True).digest() != bidding(2).digest()
    one, other = bidding(2), bidding(2)
    other.steps[1] = 3
    assert one.digest() != other.digest()


def test_a_finished_game_asks_nobody() -> None:
    s = bidding(2)
    random_playout(s, random.Random(1))
    assert s.over
    assert s.to_act() == []
    assert s.legal() == []
    assert s.legal_for(0) == []
    assert s.weights() is None
    assert sorted(s.ranks)[0] == 1


@given(st.integers(1, 1 << 40))
def test_the_lowest_seat_of_a_mask(mask: int) -> None:
    assert mask >> lowest(mask) & 1
    assert mask & ((1 << lowest(mask)) - 1) == 0


def test_a_match_tells_what_happened_before_the_first_question() -> None:
    assert [line.event.key for line in navarch.Match(TOY).lines] == ["mustered"]
