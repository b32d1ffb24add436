"""The log of Neptun: whoever reads nothing else can retell the game."""

from __future__ import annotations

import pytest

from navarch.engine.event import ALL, Event
from navarch.text import Texts

from .table import GAME, Table, asked_for_extra, choosing_contract, last_boat
from .test_phase2_deliver import delivering

POOR = {"red": 0, "green": 0, "purple": 0, "yellow": 0}


def told(table: Table, key: str, lang: str = "en") -> list[str]:
    """All events of a key, in words."""
    texts = Texts(GAME, lang)
    return [texts.event(event) for event in table.heard(key)]


@pytest.mark.rule("neptun", "P1.4", "P1.a.1")
@pytest.mark.parametrize(
    ("contract", "en", "pl"),
    [
        ("sanguntum_1 olives", "olives to Sanguntum for 3 temple points", "oliwki do Saguntu za 3 punkty świątyni"),
        ("roma_1 olives", "olives to Roma for 5 gold", "oliwki do Rzymu za 5 złota"),
    ],
)
def test_a_contract_turned_up_says_what_it_pays(contract: str, en: str, pl: str) -> None:
    table = Table(choosing_contract("green", done=2, display=("malaca_1 salt oar_1_plus2",)), f"{contract} oar_3_0")
    table.do("green reveal")
    assert told(table, "turned-up") == [f"Turned up in column 2: {en}, with oars 3, wind 0."]
    assert told(table, "turned-up", "pl") == [f"Odkryto w kolumnie 2: {pl}, a przy tym wiosła 3, wiatr 0."]


@pytest.mark.rule("neptun", "P2.23", "P2.X.9", "P2.X.4")
def test_a_lost_contract_says_why_it_is_lost() -> None:
    table = delivering("red", chart={"red": {1: "malaca_1 salt", 2: "alexandria_2 grapes"}}, gold=POOR)
    table.do("red sail alexandria", "red fulfil 2")
    assert told(table, "skipped") == [
        "Red loses the contract on slot 1, salt to Malaca: the delivery from slot 2 skips it."
    ]
    late = Table(asked_for_extra("red", chart={"red": {1: "malaca_1 salt"}}, hand={"red": "oar_3_0"}))
    late.do("red pass")
    assert told(late, "lost") == ["Red loses the contract on slot 1, salt to Malaca: the turns are over."]
    assert told(late, "no-extra-turn") == ["Nobody sails an additional turn."]


@pytest.mark.rule("neptun", "P2.23")
def test_of_two_contracts_for_one_city_the_log_tells_which_is_lost() -> None:
    table = delivering("red", chart={"red": {1: "athenae_1 grapes", 2: "athenae_2 grapes"}}, gold=POOR)
    table.do("red sail athenae", "red fulfil 2")
    assert told(table, "skipped", "pl") == [
        "Czerwony traci kontrakt z pola 1 (winogrona do Aten): pomija go dostawa z pola 2."
    ]


@pytest.mark.rule("neptun", "P2.X.1", "P2.X.5")
def test_why_there_is_no_additional_turn_is_told() -> None:
    nothing = Table(last_boat(chart={"red": {1: "roma_1 olives lost"}}))
    nothing.do("yellow sail creta")
    assert told(nothing, "nothing-open") == ["Nobody has an open contract left: there is no additional turn."]
    assert told(nothing, "no-extra-turn") == []
    bare = Table(last_boat(chart={"red": {1: "roma_1 olives"}}, hand=dict.fromkeys(POOR, "")))
    bare.do("yellow sail creta")
    assert told(bare, "no-oar-card") == ["Red has no oar card left and cannot take part in additional turn 1."]
    assert told(bare, "nothing-open") == []


@pytest.mark.rule("neptun", "P3.T.1", "P3.T.4", "P3.B.1")
def test_scoring_says_by_what_a_tile_was_won_and_what_nobody_won() -> None:
    table = Table(last_boat(round=2, temple={"asia": ("red 1",)}, gold={**POOR, "green": 2}))
    table.do("yellow sail creta")
    assert told(table, "no-bonus") == ["Nobody fulfilled all five contracts: no bonus tile."]
    assert told(table, "tile") == ["Red wins the tile Asia B1 worth 5 points, with one temple point."]
    assert told(table, "gold-tile")[0] == "Green wins the tile Gold temple B1 worth 4 points, with 2 gold."
    assert "Nobody ranks for the tile Asia B2 worth 2 points: it goes back to the box." in told(table, "tile-unclaimed")


@pytest.mark.rule("neptun", "P3.T.3", "P3.T.5")
def test_a_tile_won_by_a_tie_says_over_whom_and_why() -> None:
    table = Table(last_boat(temple={"asia": ("yellow 2", "red 2", "green 1")}, gold={**POOR, "green": 2, "yellow": 2}))
    table.do("yellow sail creta")
    assert told(table, "tile") == [
        "Yellow wins the tile Asia A worth 3 points, with 2 temple points, reached before Red."
    ]
    assert told(table, "gold-tile") == [
        "Green wins the tile Gold temple A worth 2 points, with 2 gold, before Yellow in player order."
    ]
    assert [event.rule for key in ("tile", "gold-tile") for event in table.heard(key)] == ["P3.T.3", "P3.T.5"]
    assert told(table, "tile", "pl") == [
        "Żółty zdobywa płytkę Azja A za 3 punkty, mając 2 punkty świątyni wcześniej niż Czerwony."
    ]


@pytest.mark.rule("neptun", "W.3", "W.4")
@pytest.mark.parametrize(
    ("tiles", "rule", "said"),
    [
        ({"hispania_b1": "green"}, "W.3", "Green wins with 10 points."),
        ({"italia_a1": "green"}, "W.4", "Red and Green share the victory with 6 points."),
    ],
)
def test_the_last_line_says_who_has_won(tiles: dict[str, str], rule: str, said: str) -> None:
    table = Table(last_boat(round=3, gold=POOR, tiles=tiles))
    table.do("yellow sail creta")
    assert told(table, "won") == [said]
    assert table.match.lines[-1].event.rule == rule


@pytest.mark.rule("neptun", "P2.14")
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_one_mile_and_one_gold_are_said_as_one(lang: str) -> None:
    said = Texts(GAME, lang).event(Event("P2.14", "sailed-paid", (0, 0, 1, 1, 1, 0), ALL))
    words = ("one mile", "paying 1 gold") if lang == "en" else ("jedna mila", "płaci 1 złoto")
    assert all(word in said for word in words)
