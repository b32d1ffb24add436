"""What a seat sees: whole parts of the view, in positions in which each of their facts is something."""

from __future__ import annotations

from typing import Any

import pytest

from navarch.engine.state import State
from navarch.server.words.seen_state import SeenState

from .positions import claim, cyrenaica
from .table import GAME, Table

NOBODY: dict[str, object] = {"legions": {}, "fortress": None, "at_war": False, "marker_occupied_by": None}


def after(table: Table, said: str) -> State:
    """The position right after an action, before any die is rolled."""
    state = table.s.clone()
    state.play_for(state.to_act()[0], GAME.space.code(said))
    return state


def now(state: State) -> Any:
    return GAME.view(state, None)["now"]


@pytest.mark.rule("mare-nostrum", "3-1", "3-8", "D-1")
def test_all_see_whose_build_turn_it_is_who_had_one_and_what_is_paid() -> None:
    table = Table().only("greece", coin=3, wine=1, oil=1, grain=1, stone=1).build_turn("greece", ("egypt",))
    assert table.view()["now"] == {"had_turn": ["p1", "p2", "p3", "p5"], "active": "p2"}
    table.do("legion achaea", "pay stone")
    assert table.view()["now"]["payment"] == {"price": 3, "paid": ["stone"]}


@pytest.mark.rule("mare-nostrum", "2.2-3", "2.2-2")
def test_all_see_who_claims_from_whom_and_what_lies_on_the_mats() -> None:
    table = Table(3).claims(rome={"wine": 1, "oil": 1}, greece={"coin": 1}, carthage={"gold": 2})
    assert table.view()["now"] == {"claimer": "p3", "claims_from": None}
    table.do("claim_from rome")
    assert table.view()["now"] == {"claimer": "p3", "claims_from": "p1"}
    claimed = table.do("claim oil").view()
    assert claimed["now"] == {"claimer": "p1", "claims_from": None}
    players = claimed["players"]
    assert [players[seat]["offer"] for seat in ("p1", "p2", "p3")] == [{"wine": 1}, {"coin": 1}, {"gold": 2}]
    assert [players[seat]["claimed"] for seat in ("p1", "p2", "p3")] == [{}, {}, {"oil": 1}]
    claim(table, ("greece", "coin"), ("rome", "wine"), ("carthage", "gold"))
    assert all(player["offer"] is None for player in table.view()["players"].values())


@pytest.mark.rule("mare-nostrum", "2.1-6", "2.1-7")
def test_all_see_which_exchange_markers_are_played_and_which_number_holds() -> None:
    table = Table(3).trade()
    fresh: dict[str, object] = {"played": [], "free": [[5, 0], [2, 1], [4, 3]], "value": None, "open": False}
    assert table.view()["exchange"] == fresh
    table.do("announce 1")
    seen = {"played": [[2, 1]], "free": [[5, 0], [4, 3]], "value": 1, "open": False}
    assert table.view()["exchange"] == seen
    while table.choice == "offer":
        table.do(table.legal()[0])
    assert table.view()["exchange"] == {**seen, "open": True}


@pytest.mark.rule("mare-nostrum", "4.1.1-1", "4.1.2-1", "4-1")
def test_all_see_whence_a_trireme_or_a_legion_sets_out() -> None:
    table = Table().wipe().control("rome", "gallia").legions("rome", "gallia", 1).triremes("rome", "mare_sardum", 1)
    table.move_turn("rome")
    had = ["p1", "p2", "p3", "p4", "p5"]
    assert table.view()["now"] == {"had_turn": had, "active": "p1", "from_sea": None}
    assert table.do("sail mare_sardum").view()["now"]["from_sea"] == "mare_sardum"
    table.do("sail_to mare_tyrrhenum")
    assert table.view()["now"] == {"had_turn": had, "active": "p1", "from_province": None}
    assert table.do("march gallia").view()["now"]["from_province"] == "gallia"


@pytest.mark.rule("mare-nostrum", "4.2-3", "4.2-5", "4.2-6")
def test_all_see_a_battle_its_dice_and_its_hits() -> None:
    table = Table().wipe().control("greece", "gallia").legions("greece", "gallia", 2).fortress("greece", "gallia")
    table.legions("rome", "gallia", 2).move_turn("rome").do("done", "roll 6", "roll 6", "roll 1", "roll 2")
    assert table.asked == ("greece", "loss")
    assert table.view()["now"]["battle"] == {
        "attacker": "p1", "defender": "p2", "province": "gallia", "sea": None,
        "attack_dice": [6, 6], "defence_dice": [1, 2], "attack_hits": 1, "defence_hits": 2,
    }  # fmt: skip


@pytest.mark.rule("mare-nostrum", "4.2-2")
def test_all_see_a_battle_at_sea_before_the_dice_are_rolled() -> None:
    table = Table().triremes("rome", "mare_sardum", 1).triremes("greece", "mare_sardum", 1).move_turn("rome").do("done")
    assert now(after(table, "sea_battle mare_sardum"))["battle"] == {
        "attacker": "p1", "defender": "p2", "province": None, "sea": "mare_sardum",
        "attack_dice": [], "defence_dice": [], "attack_hits": 0, "defence_hits": 0,
    }  # fmt: skip


@pytest.mark.rule("mare-nostrum", "CT-1", "CT-2", "4.2.1-1")
def test_all_see_control_units_and_sites_of_a_province() -> None:
    table = (
        cyrenaica(2).occupy("rome", "cyrene", "cyrenaica_control").raze("cyrenaica_market").fortress("rome", "libya")
    )
    provinces = table.view()["provinces"]
    assert provinces["libya"] == {**NOBODY, "control": "p1", "fortress": "p1", "sites": {
        "libya_oil": site("caravan", "oil"), "libya_sheep": site("caravan", "sheep"), "libya_market": site("market"),
    }}  # fmt: skip
    sites = {
        "cyrenaica_papyrus": {**site("caravan", "papyrus"), "built": True, "held_by": "p4"},
        "cyrenaica_market": site("market"),
        "cyrene": {**site("regular_city"), "built": True, "legion_of": "p1", "held_by": "p1"},
        "cyrenaica_temple": site("temple"),
    }
    two = {**NOBODY, "control": "p4", "legions": {"p1": 2}, "marker_occupied_by": "p1"}
    assert provinces["cyrenaica"] == {**two, "sites": sites}
    table.legions("greece", "cyrenaica", 1)
    assert table.view()["provinces"]["cyrenaica"]["at_war"]


def site(kind: str, good: str | None = None) -> dict[str, object]:
    """An empty site."""
    return {"kind": kind, "good": good, "built": False, "legion_of": None, "held_by": None}


@pytest.mark.rule("mare-nostrum", "C-9", "7-1", "10.CASTOR-1")
def test_all_see_what_lies_open_before_a_player() -> None:
    table = Table().copies("greece", "spartacus").triremes("greece", "mare_ionium", 2)
    table.only("greece", coin=1).build_turn("greece").do("cheap_legion achaea")
    legions = sum(table.view()["provinces"][name]["legions"].get("p2", 0) for name in table.view()["provinces"])
    assert table.view()["players"]["p2"] == {
        "empire": "greece", "capital": "achaea", "tiles": ["pericles", "castor_and_pollux"], "copied": "spartacus",
        "used": ["spartacus"], "next_tile_price": 8, "great_cities": 1,
        "stock": {"legions": 8 - legions, "triremes": 3, "fortresses": 4, "markers": 5},
        "offer": None, "claimed": {},
    }  # fmt: skip
    assert [player["copied"] for player in table.view()["players"].values()] == [None, "spartacus", None, None, None]


@pytest.mark.rule("mare-nostrum", "S-1")
def test_before_the_empires_are_dealt_nobody_has_one() -> None:
    state = GAME.blank(3, GAME.parse_options({"random_empires": True}))
    GAME.start(state)
    state.run()
    view: Any = GAME.view(state, None)
    assert view["empires"] == {"p1": None, "p2": None, "p3": None}
    assert view["players"] == {"p1": {}, "p2": {}, "p3": {}}
    state.play(GAME.space.code("deal rome"))
    assert now(state) == {}
    assert dict(GAME.view(state, None))["empires"] == {"p1": "rome", "p2": None, "p3": None}


@pytest.mark.rule("mare-nostrum", "11.ZEUS-1", "11.ZEUS-4")
def test_all_see_who_is_at_peace_with_whom() -> None:
    table = Table().tiles("greece", "statue_of_zeus").move_phase().do("peace rome")
    assert table.view()["peace"] == {"p1": "p2", "p2": "p1"}


@pytest.mark.rule("mare-nostrum", "2.1-3", "2.1-4")
def test_a_player_sees_his_own_offer_and_how_many_tokens_it_lacks_while_he_is_asked() -> None:
    table = Table(3).only("rome", wine=2, oil=1).only("greece", coin=2).trade().do("announce 2")
    assert (table.view("rome")["may_offer"], table.view("greece")["may_offer"]) == (2, 2)
    table.do("rome offer oil")
    rome = table.view("rome")
    assert (rome["may_offer"], rome["supply"], rome["offer"], rome["largest_set"]) == (1, {"wine": 2}, {"oil": 1}, 2)
    table.do("rome offer wine")
    assert "may_offer" not in table.view("rome")
    assert table.view("rome")["offer"] == {"wine": 1, "oil": 1}
    assert table.view("greece")["may_offer"] == 2
    assert table.view()["sealed"] == ["p1"]
    assert not {"may_offer", "offer", "supply", "largest_set"} & set(table.view())


@pytest.mark.rule("mare-nostrum", "11.GARDENS-1")
def test_the_owner_of_the_gardens_sees_how_many_commodities_he_may_still_keep() -> None:
    table = Table(3).tiles("rome", "hanging_gardens").only("rome", wine=1, oil=1, gold=1).build_turn("rome")
    assert "may_store" not in table.view("rome")
    table.do("done")
    assert table.view("rome")["may_store"] == 2
    assert "may_store" not in table.view("greece")
    assert table.do("store oil").view("rome")["may_store"] == 1
    assert "may_store" not in table.do("store wine").view("rome")


@pytest.mark.rule("mare-nostrum", "S-1")
def test_the_table_waits_for_an_empire_by_its_name_and_for_a_person_by_theirs() -> None:
    s = Table(3).trade().s
    assert SeenState(GAME, s, 0, "en", {}).prompt().text == "Waiting for Carthage."
    assert SeenState(GAME, s, 0, "pl", {}).prompt().text == "Czekamy na: Kartagina."
    assert SeenState(GAME, s, 0, "en", {2: "Dido"}).prompt().text == "Waiting for Dido."
