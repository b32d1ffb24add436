"""3 Game Setup."""

from __future__ import annotations

from typing import Any

import pytest

from navarch.games.hamilcar.box.labels import CARTHAGE, ROME, SPACES
from navarch.games.hamilcar.ch02_concepts import control, display
from navarch.games.hamilcar.ch09_naval_battle.evade import tactics_unseen
from navarch.games.hamilcar.ch15_miat_and_africa.miat import miat_count

from .table import BOX, GAME, Table, space


def begun(**options: Any) -> Table:
    return Table.start(**options)


@pytest.mark.rule("hamilcar", "3.1.1", "3.1.2", "3.1.7", "15.4.A1", "15.4.A2", "15.5.4", "2.1.K1", "3.4.1", "5.1.1")
def test_the_tracks_at_the_start() -> None:
    view = begun().view()
    assert view["turn"] == 1
    assert view["supremacy"] == "carthage"
    assert view["forgotten_tactics"]
    assert view["seamanship"] == "poor"
    assert view["corvi"] is False
    assert view["phase"] == "strategy"


@pytest.mark.rule("hamilcar", "3.1.3", "3.1.4", "3.1.5")
def test_cities_tribes_and_pcs_at_the_start() -> None:
    s = begun().s
    cities = [x for x in range(SPACES) if BOX.board.capacity[x]]
    assert sum(s.control[x] == ROME for x in cities) == 6
    assert sum(s.control[x] == CARTHAGE for x in cities) == 5
    assert s.tribes.bit_count() == 5
    shown = display.display(s)
    rome = control.pcs_on_map(s, ROME) + 1 + shown.count(ROME)
    carthage = control.pcs_on_map(s, CARTHAGE) + miat_count(s) + shown.count(CARTHAGE)
    assert (rome, carthage) == (19, 23)


@pytest.mark.rule("hamilcar", "3.1.8", "3.1.9", "3.1.10", "3.1.11", "3.2.8", "16.6.1")
@pytest.mark.example("hamilcar", "3-ex3")
def test_the_deck_has_56_cards_or_58() -> None:
    for optional, size in ((False, 56), (True, 58)):
        table = begun(price_of_failure=optional)
        assert table.s.deck.bit_count() + sum(h.bit_count() for h in table.s.hand) == size
        assert table.view()["dictator_card"]
        assert table.s.discard == 0
        assert table.s.chest == [0, 0]
        assert table.s.tactics == [0, 0]
        assert table.s.tactic_discard == 0
        assert (table.standing("claudius_pulcher") == "pool") == optional


@pytest.mark.rule("hamilcar", "3.1.12", "3.1.13", "3.3.8", "3.3.9", "2.2.B1", "2.2.B2")
def test_pools_turn_track_and_mercenaries() -> None:
    table = begun()
    pool = [name for name, entry in table.view()["generals"].items() if entry["standing"] == "pool"]
    assert len(pool) == 11
    assert all(table.view()["generals"][name]["side"] == "rome" for name in pool)
    assert table.standing("scipio_asina") == "aside"
    assert table.standing("xanthippus") == table.standing("hamilcar_barca") == "mercenary"
    turns = {name: entry["turn"] for name, entry in table.view()["generals"].items() if "turn" in entry}
    assert turns == {"hamilcar": 2, "hasdrubal": 3, "carthalo": 4, "adherbal": 5, "himilco": 6}


@pytest.mark.rule("hamilcar", "3.2.1", "3.2.2", "3.2.3", "3.2.4", "3.2.5", "3.2.6", "3.2.7")
@pytest.mark.example("hamilcar", "3-ex1")
def test_the_roman_set_up() -> None:
    table = begun()
    wanted = {"messana": 2, "regium": 4, "roma": 3, "tarentum": 1, "capua": 1, "neapolis": 1}
    assert {x: table.cus("rome", x) for x in wanted} == wanted
    assert sum(table.s.cu[: len(table.s.cu) // 2]) == 12
    assert table.force("rome", "messana")[2] == table.force("rome", "regium")[2] == 1
    assert sum(table.s.st) == 5
    assert table.ready("rome") == 1
    assert table.spent("rome") == 0
    offices = {
        name: table.view()["generals"][name]["office"]
        for name in ("claudius_caudex", "valerius_maximus", "fulvius_flaccus")
    }
    assert offices == {"claudius_caudex": "consul", "valerius_maximus": "consul", "fulvius_flaccus": "proconsul"}
    assert table.at("claudius_caudex") == "messana"
    assert table.at("valerius_maximus") == "regium"
    assert table.at("fulvius_flaccus") == "roma"


@pytest.mark.rule("hamilcar", "3.3.1", "3.3.2", "3.3.3", "3.3.4", "3.3.5", "3.3.6", "3.3.7")
@pytest.mark.example("hamilcar", "3-ex2")
def test_the_carthaginian_set_up() -> None:
    table = begun()
    wanted = {
        "carthago": (3, 1, 1),
        "thermae": (2, 0, 0),
        "agrigentum": (1, 0, 1),
        "lilybaeum": (1, 0, 1),
        "lipara": (1, 0, 0),
        "carales": (1, 0, 0),
    }
    assert {x: table.force("carthage", x) for x in wanted} == wanted
    assert table.ready("carthage") == 2
    assert table.spent("carthage") == 1
    assert table.at("hanno") == "carthago"
    assert table.at("gisco") == "thermae"
    table.settle()
    assert space("roma") >= 0


@pytest.mark.rule("hamilcar", "3.1.11", "3.1.10", "9.1.1")
def test_the_deck_of_twenty_tactic_cards_is_whole_and_in_nobodys_hand() -> None:
    table = Table.start()
    assert len(GAME.nouns["tactic"]) == 20
    assert (table.tactics("rome"), table.tactics("carthage"), table.view()["tactic_discard"]) == ([], [], [])
    assert tactics_unseen(table.s) == (1 << 20) - 1
