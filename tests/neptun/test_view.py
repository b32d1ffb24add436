"""What a seat sees, and what it does not."""

from __future__ import annotations

import json
import random

import pytest

import navarch
from navarch.games.neptun.labels import OARS, SEATS
from navarch.games.neptun.state import NeptunState

from .table import GAME, Table, asked_for_extra, choosing_contract, choosing_oars, judging_contract, new, sailing

FOUR = ("red", "green", "purple", "yellow")


@pytest.mark.rule("neptun", "S.6f")
def test_only_the_own_hand_is_shown() -> None:
    table = Table(choosing_oars(hand={"red": "oar_3_0 start_4", "green": "oar_8_minus2 oar_8_minus2"}))
    assert table.view("red")["hand"] == ["oar_3_0", "start_4"]
    assert table.view("green")["hand"] == ["oar_8_minus2", "oar_8_minus2"]
    assert "oar_8_minus2" not in json.dumps(table.view("red"))
    assert "hand" not in table.view(None)
    assert table.view(None)["players"]["green"]["hand_size"] == 2


@pytest.mark.rule("neptun", "P2.3", "S.6f")
def test_a_card_laid_face_down_changes_nothing_in_the_eyes_of_others() -> None:
    seen = []
    for card in ("start_4", "start_5"):
        table = Table(choosing_oars())
        table.do(f"green play {card}")
        seen.append([table.view(seat) for seat in ("red", "purple", "yellow", None)])
        assert table.view("green")["chosen"] == card
    assert seen[0] == seen[1]


@pytest.mark.rule("neptun", "P2.3")
def test_a_sample_draws_the_cards_laid_face_down_anew_and_keeps_the_own_one() -> None:
    table = Table(choosing_oars(hand={"green": "oar_3_0 oar_8_minus2 oar_6_0 start_4"}))
    table.do("red play start_5", "green play oar_3_0")
    before = table.s.digest()
    perspective = table.match.perspective(SEATS.index("red"))
    samples = [perspective.sample(random.Random(seed)) for seed in range(40)]
    space = GAME.space
    assert {space.text(sample.sealed[0][0]) for sample in samples} == {"play start_5"}
    assert {space.text(sample.sealed[1][0]) for sample in samples} == {
        "play oar_3_0",
        "play oar_8_minus2",
        "play oar_6_0",
        "play start_4",
    }
    assert {tuple(sample.sealed[2]) for sample in samples} == {()}
    assert table.s.digest() == before


@pytest.mark.rule("neptun", "P2.3")
def test_a_sample_does_not_depend_on_the_card_laid_face_down() -> None:
    digests = []
    for card in ("start_4", "start_5"):
        table = Table(choosing_oars())
        table.do(f"green play {card}")
        digests.append([table.match.perspective(0).sample(random.Random(seed)).digest() for seed in range(8)])
    assert digests[0] == digests[1]
    assert len(set(digests[0])) == 2


def test_a_sample_with_nothing_hidden_is_the_position_itself() -> None:
    table = Table(sailing())
    sample = table.match.perspective(0).sample(random.Random(1))
    assert sample.digest() == table.s.digest()
    assert sample is not table.s


@pytest.mark.rule("neptun", "P1.a.1", "P1.1")
def test_a_face_down_contract_shows_nothing() -> None:
    table = Table(choosing_contract("green", done=2, display=("roma_1 fish oar_3_0 2", None)))
    display = table.view("green")["display"]
    assert display[0] == {
        "state": "face_up",
        "face_up": True,
        "city_card": "roma_1",
        "city": "roma",
        "good": "fish",
        "region": "italia",
        "pays": "temple",
        "amount": 3,
        "oar": "oar_3_0",
        "gold": 2,
    }
    assert display[1] == {"state": "taken", "face_up": False}
    assert display[2:] == [{"state": "face_down", "face_up": False}] * 3


@pytest.mark.rule("neptun", "S.6e", "P2.26")
def test_everything_before_a_player_lies_open() -> None:
    table = Table(
        sailing(
            "purple",
            turn=2,
            miles=7,
            gold={"red": 8},
            chart={"red": {1: "roma_1 salt fulfilled", 2: "tyros_1 salt lost", 4: "malaca_1 olives"}},
            played={"red": "oar_3_0 start_4", "green": "- start_4", "purple": "- start_4", "yellow": "- start_4"},
            tiles={"hispania_a1": "red"},
            bonus={"red": 1},
        )
    )
    for seat in (None, "yellow"):
        red = table.view(seat)["players"]["red"]
        assert red["gold"] == 8
        assert red["points"] == 4 + 3
        assert red["tiles"] == [{"tile": "hispania_a1", "points": 4}]
        assert red["bonus"] == 1
        assert red["played"] == ["oar_3_0", "start_4"]
        assert [slot and slot["status"] for slot in red["chart"]] == ["fulfilled", "lost", None, "open", None]
        assert red["chart"][3] == {
            "city_card": "malaca_1",
            "city": "malaca",
            "good": "olives",
            "region": "hispania",
            "pays": "temple",
            "amount": 3,
            "status": "open",
        }


@pytest.mark.rule("neptun", "G.2", "P2.8")
def test_the_view_says_where_the_game_stands() -> None:
    def place(state: NeptunState) -> tuple[object, ...]:
        view = Table(state).view()
        return view["round"], view["phase"], view["turn"], view["current"]

    assert place(judging_contract("green", turn=3, done=2, display=("roma_1 fish oar_3_0",))) == (
        1,
        "acquire",
        3,
        {"seat": "green"},
    )
    assert place(choosing_oars(turn=4, round=2)) == (2, "fulfil", 4, None)
    assert place(sailing("green", turn=4, miles=7)) == (1, "fulfil", 4, {"seat": "green", "range": 7})
    assert place(asked_for_extra("red", chart={"red": {1: "roma_1 salt"}})) == (1, "fulfil", 6, None)
    assert place(asked_for_extra("red", turn=2, chart={"red": {1: "roma_1 salt"}})) == (1, "fulfil", 7, None)
    assert GAME.view(new(3), None)["phase"] == "setup"
    assert GAME.view(new(3), None)["boats"] == {"red": None, "green": None, "purple": None}


@pytest.mark.rule("neptun", "P1.L.6")
def test_the_oar_scale_lists_each_pile_from_bottom_to_top() -> None:
    table = Table(
        judging_contract(
            "yellow",
            done=4,
            display=(None, None, None, "roma_1 fish oar_3_0"),
            oar_scale={"red": 7, "purple": 2, "green": 7},
        )
    )
    assert table.view()["oar_scale"] == {"2": ["purple"], "7": ["red", "green"]}
    assert list(table.view()["oar_scale"]) == ["2", "7"]


@pytest.mark.rule("neptun", "P3.T.4", "P3.T.5", "S.2b")
def test_temples_show_tracks_rankings_and_the_tiles_that_can_be_won() -> None:
    gold = {"red": 2, "green": 0, "purple": 4, "yellow": 2}
    table = Table(
        sailing(round=2, gold=gold, order=("yellow", "red", "green", "purple"), temple={"asia": ("red 2", "green 3")})
    )
    temples = table.view()["temples"]
    assert temples["asia"] == {
        "track": {"red": 2, "green": 3, "purple": 0, "yellow": 0},
        "ranking": ["green", "red"],
        "tiles": [5, 2],
    }
    assert temples["gold"] == {"ranking": ["purple", "yellow", "red", "green"], "tiles": [4, 1]}


def test_tiles_that_were_won_no_longer_lie_on_the_temple() -> None:
    table = Table(sailing(round=2, tiles={"asia_b1": "red"}))
    assert table.view()["temples"]["asia"]["tiles"] == [2]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_view_of_a_whole_game_is_json(players: int) -> None:
    match = navarch.Match(GAME, players=players, seed=3)
    rng = random.Random(3)
    while not match.over:
        for seat in (None, match.to_act[0]):
            view = match.view(seat)
            assert json.loads(json.dumps(view)) == view
        seat = match.to_act[0]
        match.submit(seat, rng.choice(match.legal(seat)))


@pytest.mark.rule("neptun", "P2.5")
def test_every_oar_card_that_was_played_is_seen_the_first_of_the_box_too() -> None:
    state = sailing("red", played={"red": f"{OARS[0]} start_4", "green": "- start_4"}, turn=2)
    players = GAME.view(state, None)["players"]
    assert players["red"]["played"] == [OARS[0], "start_4"]
    assert players["green"]["played"] == ["start_4"]
