"""G, R Sequence of the game, and the end of a game round."""

from __future__ import annotations

import random
from itertools import groupby
from typing import Any

import pytest

import navarch
from navarch.engine.conformance import check_match

from .table import GAME, Table, asked_for_extra, last_boat

FOUR = ("red", "green", "purple", "yellow")


POOR = dict.fromkeys(FOUR, 0)


FULL_GOODS = dict.fromkeys(GAME.nouns["good"], 5)  # the goods pile with all its cards


def next_round(**facts: Any) -> Table:
    """The first question of the next game round."""
    facts.setdefault("gold", POOR)
    table = Table(last_boat(**facts), "malaca_1 salt oar_5_0")
    table.do("yellow sail creta")
    return table


@pytest.mark.rule("neptun", "R.1")
def test_unplayed_oar_cards_stay_in_hand() -> None:
    hand = {"red": "oar_3_0 start_5", "green": "", "purple": "oar_8_minus2", "yellow": "start_5"}
    table = next_round(hand=hand)
    assert {seat: " ".join(table.hand(seat)) for seat in FOUR} == hand


@pytest.mark.rule("neptun", "R.2")
def test_played_starting_cards_leave_the_game() -> None:
    table = next_round(
        hand=dict.fromkeys(FOUR, ""),
        played={"red": "start_4 start_5", "green": "- - start_4", "purple": "oar_3_0", "yellow": "- - - - start_5"},
    )
    assert table.named("oar_boxed") == {"start_4": 5, "start_5": 5}
    assert "start_4" not in table.named("oar_deck")
    assert table.named("oar_discard") == {}


@pytest.mark.rule("neptun", "R.3", "R.5")
def test_other_played_cards_go_to_the_discard_and_back_into_the_pile() -> None:
    played = {
        "red": "oar_1_plus1 oar_1_plus1",
        "green": "oar_2_0",
        "purple": "- - - - - - oar_7_0",
        "yellow": "- - - - oar_5_minus1",
    }
    table = next_round(hand=dict.fromkeys(FOUR, ""), played=played)
    pile = table.named("oar_deck")
    assert pile["oar_1_plus1"] == 2
    assert pile["oar_2_0"] == pile["oar_7_0"] == pile["oar_5_minus1"] == 1
    assert sum(pile.values()) == 39  # all forty but the one on the display
    assert table.named("played") == {}


@pytest.mark.rule("neptun", "R.4", "R.5", "P2.25")
@pytest.mark.example("neptun", "R-ex2")
def test_each_pile_takes_in_its_discards_and_the_cards_of_all_charts() -> None:
    chart = {
        "red": {1: "roma_1 olives fulfilled", 2: "tyros_1 salt lost"},
        "green": {4: "genua_1 fish lost", 5: "genua_2 fish lost"},
    }
    table = Table(
        last_boat(
            chart=chart,
            gold=POOR,
            hand={"red": "", "green": "", "purple": "", "yellow": ""},
            discard="athenae_1 honey oar_6_0",
        ),
        "malaca_1 salt oar_5_0",
    )
    table.do("yellow sail creta")
    assert len(table.named("city_deck")) == 29  # all but the one just turned up
    assert table.named("goods_deck") == {**FULL_GOODS, "salt": 4}
    assert table.named("oar_deck")["oar_6_0"] == 2
    assert sum(table.named("oar_deck").values()) == 39
    assert [table.named(f"{pile}_discard") for pile in ("city", "goods", "oar")] == [[], {}, {}]
    assert [table.chart(seat) for seat in FOUR] == [[""] * 5] * 4
    assert GAME.check(table.s) == ""


@pytest.mark.rule("neptun", "R.4")
def test_contracts_left_open_go_back_as_well() -> None:
    table = Table(
        asked_for_extra("red", chart={"red": {1: "roma_1 olives", 2: "tyros_1 salt"}}, gold=POOR),
        "malaca_1 fish oar_5_0",
    )
    table.do("red pass")
    assert len(table.named("city_deck")) == 29
    assert table.named("goods_deck") == {**FULL_GOODS, "fish": 4}


@pytest.mark.rule("neptun", "R.3", "R.4")
def test_the_first_cards_of_the_lists_go_back_as_well() -> None:
    chart = {"red": {1: "malaca_1 salt lost"}, "green": {1: "malaca_2 salt fulfilled"}}
    played = {"red": "oar_1_plus2", "yellow": "- - - - start_4"}
    table = Table(last_boat(chart=chart, gold=POOR, hand=dict.fromkeys(FOUR, ""), played=played), "roma_1 fish oar_5_0")
    table.do("yellow sail creta")
    assert len(table.named("city_deck")) == 29
    assert table.named("goods_deck") == {**FULL_GOODS, "fish": 4}
    assert table.named("oar_deck")["oar_1_plus2"] == 3


@pytest.mark.rule("neptun", "R.6", "S.2a")
def test_three_c_tiles_lie_in_each_temple_in_the_third_round() -> None:
    temples = next_round(round=2).view()["temples"]
    assert {len(facts["tiles"]) for facts in temples.values()} == {3}
    assert temples["hispania"]["tiles"] == [12, 7, 4]


@pytest.mark.rule("neptun", "R.7")
def test_temple_tokens_keep_their_spaces_and_their_piles() -> None:
    table = next_round(temple={"asia": ("yellow 3", "red 3", "green 7")})
    assert table.view()["temples"]["asia"]["track"] == {"red": 3, "green": 7, "purple": 0, "yellow": 3}
    assert table.view()["temples"]["asia"]["ranking"] == ["green", "yellow", "red"]


@pytest.mark.rule("neptun", "R.7", "P3.T.3", "P2.20")
def test_standing_accumulates_over_the_game_rounds() -> None:
    table = Table(
        last_boat(
            round=2,
            gold=POOR,
            temple={"italia": ("green 4", "red 2")},
            chart={"yellow": {1: "roma_1 fish"}},
            boat={"yellow": "roma"},
        )
    )
    table.do("yellow sail roma", "yellow fulfil 1")
    assert table.view()["temples"]["italia"]["track"] == {"red": 2, "green": 4, "purple": 0, "yellow": 3}
    assert table.tiles("green") == {"italia_b1", "gold_b2"}
    assert table.tiles("yellow") == {"italia_b2"}


@pytest.mark.rule("neptun", "R.8")
def test_all_boats_go_back_to_crete() -> None:
    table = next_round(boat={"red": "roma", "green": "tyros", "purple": "malaca"})
    assert [table.boat(seat) for seat in FOUR] == ["creta"] * 4


@pytest.mark.rule("neptun", "R.9")
def test_gold_tiles_and_bonus_tiles_are_kept() -> None:
    gold = {"red": 3, "green": 7, "purple": 0, "yellow": 2}
    table = next_round(round=2, gold=gold, tiles={"hispania_a1": "purple"}, bonus={"purple": 1})
    assert {seat: table.gold(seat) for seat in FOUR} == gold
    assert "hispania_a1" in table.tiles("purple")
    assert table.named("bonus") == {"purple": 1}


@pytest.mark.rule("neptun", "R.5", "S.3d")
def test_distances_and_the_player_order_stay() -> None:
    order = ("purple", "red", "green", "yellow")
    table = next_round(order=order, distance={"creta-tyros": 13})
    assert table.order() == list(order)
    assert table.view()["distances"]["creta-tyros"] == 13
    assert table.actor == "purple"


@pytest.mark.rule("neptun", "R.5")
def test_the_end_of_a_round_is_told() -> None:
    assert next_round(round=2).events("round-over") == [(2,)]


def play(players: int, seed: int) -> list[tuple[int, str, int]]:
    """Round, phase and turn at every decision of a random game."""
    match = navarch.Match(GAME, players=players, seed=seed)
    rng = random.Random(seed)
    seen = []
    while not match.over:
        view: Any = match.view()
        seen.append((view["round"], view["phase"], view["turn"]))
        seat = match.to_act[0]
        match.submit(seat, rng.choice(match.legal(seat)))
    return [moment for moment, _ in groupby(seen)]


@pytest.mark.rule("neptun", "G.1", "G.2", "G.3", "G.4", "P1.E.8", "P2.29")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_rounds_of_five_turns_to_acquire_and_five_to_seven_to_deliver(players: int) -> None:
    moments = play(players, seed=players)
    for game_round in (1, 2, 3):
        acquire = [turn for r, phase, turn in moments if r == game_round and phase == "acquire"]
        fulfil = [turn for r, phase, turn in moments if r == game_round and phase == "fulfil"]
        assert acquire == [1, 2, 3, 4, 5]
        assert fulfil[:5] == [1, 2, 3, 4, 5]
        assert fulfil[5:] in ([], [6], [6, 7])
    phases = [(r, phase) for r, phase, _ in moments]
    assert [key for key, _ in groupby(phases)] == [
        (game_round, phase) for game_round in (1, 2, 3) for phase in ("acquire", "fulfil")
    ]


@pytest.mark.rule("neptun", "G.2", "P3.1")
def test_scoring_closes_every_round() -> None:
    match = navarch.Match(GAME, players=4, seed=5)
    rng = random.Random(5)
    while not match.over:
        seat = match.to_act[0]
        match.submit(seat, rng.choice(match.legal(seat)))
    keys = [line.event.key for line in match.lines if line.event.key in ("round", "laid-out", "wind", "tile", "final")]
    order = [key for key, _ in groupby(keys)]
    assert order == ["round", "laid-out", "wind", "tile"] * 3 + ["final"]


@pytest.mark.rule("neptun", "P2.X.5")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_player_ever_takes_more_than_two_additional_turns(seed: int) -> None:
    match = navarch.Match(GAME, players=3, seed=seed)
    joined = [0, 0, 0]
    while not match.over:
        seat = match.to_act[0]
        actions = [str(action) for action in match.legal(seat)]
        action = "join" if "join" in actions else "decline" if "decline" in actions else actions[0]
        joined[seat] += action == "join"
        match.submit(seat, action)
    assert joined == [2, 2, 2]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_laws_of_conformance_hold(players: int) -> None:
    found = check_match(GAME, players, seed=players, every=6)
    assert found.ending == "most-points"
    assert found.undone > 10


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_invariants_hold_at_every_decision(players: int) -> None:
    match = navarch.Match(GAME, players=players, seed=players * 7)
    rng = random.Random(1)
    while not match.over:
        assert GAME.check(match.state) == ""
        seat = match.to_act[0]
        match.submit(seat, rng.choice(match.legal(seat)))
    assert GAME.check(match.state) == ""
