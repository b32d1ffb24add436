"""What a seat may believe: sampled states agree with all it knows and differ in what it cannot know."""

from __future__ import annotations

import random

import pytest

from navarch.games.mare_nostrum.box.labels import TOKEN
from navarch.games.mare_nostrum.state import MareState

from .table import GAME, Table, number


def beliefs(table: Table, empire: str, count: int = 30) -> list[MareState]:
    """States that the seat believes in, each a sound position that looks to it like the true one."""
    found = []
    for seed in range(count):
        state = GAME.sample(table.s, table.seat(empire), random.Random(seed))
        assert isinstance(state, MareState)
        assert GAME.check(state) == ""
        assert GAME.view(state, table.seat(empire)) == table.view(empire)
        found.append(state)
    return found


def held(table: Table, state: MareState, empire: str) -> dict[str, int]:
    base = table.seat(empire) * TOKEN
    names = GAME.nouns["token"]
    return {names[t]: state.supply[base + t] for t in range(TOKEN) if state.supply[base + t]}


@pytest.mark.rule("mare-nostrum", "1.2-1", "1.1-7")
def test_a_drawn_legendary_token_may_be_any_that_nobody_saw() -> None:
    table = Table().wipe().control("rome", "sicilia").build("syracusae").collect().do("draw wood")
    believed = {next(name for name in held(table, s, "rome") if name != "coin") for s in beliefs(table, "greece", 80)}
    assert len(believed) > 8
    assert all(held(table, s, "rome") == {"coin": 1, "legendary_wood": 1} for s in beliefs(table, "rome", 5))


@pytest.mark.rule("mare-nostrum", "1.2-1", "2.1-5")
def test_a_legendary_token_that_was_offered_openly_stays_known() -> None:
    table = Table(3).only("rome", legendary_wood=1).only("greece", coin=1).only("carthage", oil=1).trade()
    table.do("announce 1", "offer legendary_wood", "offer coin", "offer oil")
    table.do("claim_from rome", "claim legendary_wood")
    assert table.s.seen == 1 << GAME.nouns["commodity"].index("wood")
    for state in beliefs(table, "greece"):
        assert state.claimed[table.seat("carthage") * TOKEN + number("token", "legendary_wood")] == 1


@pytest.mark.rule("mare-nostrum", "1.2-4", "1.2-5")
def test_spent_legendary_tokens_are_known_until_the_pile_is_made_anew() -> None:
    table = Table().only("rome", legendary_sheep=1, wine=1, oil=1).build_turn("rome").do("legion latium")
    sheep = 1 << GAME.nouns["commodity"].index("sheep")
    assert (table.s.spent, table.s.seen) == (sheep, sheep)
    assert all(state.spent == sheep for state in beliefs(table, "greece", 10))
    unseen = Table().only("rome", legendary_sheep=1).build_turn("rome").do("done")
    assert (unseen.s.spent, unseen.s.seen) == (sheep, 0)  # discarded unused, and not looked through
    assert len({state.spent for state in beliefs(unseen, "greece")}) > 3


@pytest.mark.rule("mare-nostrum", "1.2-5")
def test_when_the_pile_is_made_anew_its_tokens_are_unknown_again() -> None:
    table = Table().wipe().control("rome", "sicilia").build("syracusae")
    table.discard_pile(looked_through=True)
    table.collect().do("draw gems")
    assert table.s.seen == 0
    believed = {next(name for name in held(table, s, "rome") if name != "coin") for s in beliefs(table, "greece", 80)}
    assert len(believed) > 8


@pytest.mark.rule("mare-nostrum", "2.2.1-2", "2.2.1-3")
def test_a_gift_may_be_anything_the_giver_had_until_it_is_seen_spent() -> None:
    table = Table(3).only("rome", coin=2, oil=1).only("carthage").only("greece")
    table.gift("rome", "carthage", "oil")
    found = [(held(table, state, "rome"), held(table, state, "carthage")) for state in beliefs(table, "greece")]
    assert ({"coin": 2}, {"oil": 1}) in found
    assert ({"coin": 1, "oil": 1}, {"coin": 1}) in found
    for empire in ("rome", "carthage"):
        assert all(held(table, state, "carthage") == {"oil": 1} for state in beliefs(table, empire, 10))
    table.hold("carthage", oil=0)  # spent in the sight of all
    assert all(held(table, state, "rome") == {"coin": 2} for state in beliefs(table, "greece", 10))


@pytest.mark.rule("mare-nostrum", "2.2.1-2")
def test_nobody_wonders_about_a_gift_once_what_is_kept_was_shown() -> None:
    table = Table(3).only("rome", coin=3).only("carthage").gift("rome", "carthage", "coin")
    table.build_turn("rome").do("done")
    assert (table.s.gift_from, table.s.gift_to, table.s.gift) == (-1, -1, -1)


@pytest.mark.rule("mare-nostrum", "2.1-4")
def test_offers_of_others_that_lie_face_down_are_drawn_anew_from_what_they_have() -> None:
    table = Table(3).only("rome", wine=1, oil=1, grain=1).only("greece", coin=3).trade().do("announce 2")
    table.do("rome offer oil", "rome offer wine", "carthage offer gold")
    seen = set()
    for state in beliefs(table, "greece"):
        seen.add(frozenset(GAME.space.text(answer) for answer in state.sealed[0]))
        assert state.sealed[2] == []  # a half-made offer is nothing that anybody sees
    two = ("offer wine", "offer oil"), ("offer wine", "offer grain"), ("offer oil", "offer grain")
    assert seen == {frozenset(pair) for pair in two}


@pytest.mark.rule("mare-nostrum", "10.ANTIGONE-1")
def test_nobody_knows_whether_antigones_owner_has_closed_her_offer() -> None:
    table = Table(3).tiles("greece", "antigone").trade().do("announce 2")
    table.do("rome offer metal", "greece offer coin", "greece done")
    sizes = set()
    for state in beliefs(table, "carthage", 200):
        offers = [GAME.space.text(answer) for answer in state.sealed[1]]
        assert (offers[-1] == "done") == (sum(text != "done" for text in offers) < 5)
        sizes.add(sum(text != "done" for text in offers))
    assert sizes == {0, 1, 2, 3, 4, 5}


@pytest.mark.rule("mare-nostrum", "2.1-3", "10.ANTIGONE-1")
def test_at_0_nobody_believes_that_those_who_are_not_asked_have_closed_an_offer() -> None:
    table = Table(3).tiles("greece", "antigone").trade().do("announce 0")
    assert table.actors == ["greece"]
    seen = table.view("rome")
    assert seen["sealed"] == []
    for seed in range(5):
        believed = GAME.sample(table.s, table.seat("rome"), random.Random(seed))
        assert GAME.view(believed, table.seat("rome")) == seen


@pytest.mark.rule("mare-nostrum", "11.GARDENS-1")
def test_a_legendary_token_kept_by_the_gardens_is_known_to_all() -> None:
    table = Table().tiles("rome", "hanging_gardens").only("rome", legendary_sheep=1).build_turn("rome")
    table.do("done", "store legendary_sheep", "done")
    assert all(held(table, state, "rome") == {"legendary_sheep": 1} for state in beliefs(table, "greece", 10))
