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


@pytest.mark.rule("neptun", "P2.23", "P2.X.9")
def test_a_lost_contract_says_why_it_is_lost() -> None:
    table = delivering("red", chart={"red": {1: "malaca_1 salt", 2: "alexandria_2 grapes"}}, gold=POOR)
    table.do("red sail alexandria", "red fulfil 2")
    assert told(table, "skipped") == ["Red loses the contract salt to Malaca, skipped by this delivery."]
    late = Table(asked_for_extra("red", chart={"red": {1: "malaca_1 salt"}}, hand={"red": "oar_3_0"}))
    late.do("red pass")
    assert told(late, "lost") == ["Red loses the contract salt to Malaca: the turns are over."]
    assert told(late, "no-extra-turn") == ["Nobody sails an additional turn."]


@pytest.mark.rule("neptun", "P3.T.1", "P3.T.4", "P3.B.1")
def test_scoring_says_by_what_a_tile_was_won_and_what_nobody_won() -> None:
    table = Table(last_boat(round=2, temple={"asia": ("red 1",)}, gold={**POOR, "green": 2}))
    table.do("yellow sail creta")
    assert told(table, "no-bonus") == ["Nobody fulfilled all five contracts: no bonus tile."]
    assert told(table, "tile") == ["Red wins the tile Asia B1 worth 5 points, with one temple point."]
    assert told(table, "gold-tile")[0] == "Green wins the tile Gold temple B1 worth 4 points, with 2 gold."
    assert "Nobody ranks for the tile Asia B2 worth 2 points." in told(table, "tile-unclaimed")


@pytest.mark.rule("neptun", "P2.14")
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_one_mile_and_one_gold_are_said_as_one(lang: str) -> None:
    said = Texts(GAME, lang).event(Event("P2.14", "sailed-paid", (0, 0, 1, 1, 0, 1), ALL))
    words = ("one mile", "for 1 gold") if lang == "en" else ("jedna mila", "za 1 złoto")
    assert all(word in said for word in words)
