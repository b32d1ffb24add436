"""What the views tell of the reckoning of battles, Sieges and Interceptions, step by step."""

from __future__ import annotations

from typing import Any

import pytest

from . import test_ch09_example as naval
from . import test_ch13_example as land
from .positions import battle, event, moving, pay, phase
from .table import Table


def rows(steps: list[dict[str, Any]]) -> list[tuple[str, str, tuple[int, int], tuple[int, int]]]:
    """Key, rule, changes and levels of Rome and Carthage."""
    return [
        (step["key"], step["rule"], (step["rome"]["amount"], step["carthage"]["amount"]),
         (step["rome"]["level"], step["carthage"]["level"]))
        for step in steps
    ]  # fmt: skip


BOOK = [
    ("start", "13.3.A1", (1, 1), (1, 1)),
    ("force_size", "13.3.A2", (1, 0), (2, 1)),
    ("allies", "13.3.B2", (0, 1), (2, 2)),
    ("command", "13.3.C1", (0, 1), (2, 3)),
]


@pytest.mark.rule("hamilcar", "13.3.A1", "13.3.A2", "13.3.B2", "13.3.C1", "13.3.1")
def test_the_steps_of_the_books_land_battle_are_told_with_amounts_and_rules() -> None:
    table = land.standing()
    battle = table.view()["land_battle"]
    assert not battle["coming"]
    assert rows(battle["steps"]) == BOOK
    assert [step["rome"]["value"] for step in battle["steps"]] == [1, 5, 1, 1]
    assert [step["carthage"]["value"] for step in battle["steps"]] == [1, 3, 3, 2]
    assert battle["charge_roll"] == {
        "elephants": 1, "needed": 1, "backfires_at": 1, "must_beat": 1, "steps": [],
    }  # fmt: skip
    forgotten = land.standing(forgotten=1).view()["land_battle"]["charge_roll"]
    assert forgotten["steps"] == [{"key": "forgotten_tactics", "amount": -2, "rule": "13.3.D3"}]


@pytest.mark.rule("hamilcar", "13.3.1", "10.0.8")
def test_the_steps_are_told_before_the_march_and_while_the_enemy_reacts() -> None:
    table = Table(
        land.PIECES, control={"catana": "rome"}, rome="spies", carthage="shipyards_of_the_cothon epidemic",
        active="carthage",
    )  # fmt: skip
    table.do("carthage operate shipyards_of_the_cothon; carthage activate hanno")
    assert table.view()["land_battle"] is None
    assert rows(table.view()["movement"]["ahead"]["messana"]) == BOOK
    assert list(table.view()["movement"]["ahead"]) == ["messana"]
    entered = land.entered().do("rome done; rome cus 0; rome trains 0").view()["land_battle"]
    assert entered["coming"]
    assert rows(entered["steps"]) == BOOK
    assert (entered["sides"]["rome"]["commander"], entered["sides"]["carthage"]["level"]) == ("fulvius_flaccus", 3)
    inside = land.entered().do("rome bring fulvius_flaccus; rome cus 2").view()["land_battle"]
    assert rows(inside["steps"])[1:3] == [
        ("force_size", "13.3.A2", (0, 0), (1, 1)), ("allies", "13.3.B2", (0, 1), (1, 2)),
    ]  # fmt: skip


@pytest.mark.rule("hamilcar", "13.3.C2", "13.3.1")
def test_a_removed_die_and_a_card_are_steps_of_their_own() -> None:
    pieces = {"enna": "rome 2cu valerius_maximus", "thermae": "carthage 1cu 2el hamilcar_barca"}
    table = Table(pieces, rome="spies", carthage="shipyards_of_the_cothon numidian_horse", active="carthage")
    table.do("carthage operate shipyards_of_the_cothon; carthage activate hamilcar_barca; carthage march enna")
    table.do("rome done; carthage react numidian_horse")
    assert table.asked == ("carthage", "elephant_charge")
    steps = rows(table.view()["land_battle"]["steps"])
    assert steps[3] == ("command", "13.3.C2", (-1, 0), (0, 3))
    assert steps[4] == ("cards", "13.3.1", (0, 0), (0, 3))


@pytest.mark.rule("hamilcar", "9.2.B1b", "9.2.B1c", "9.2.B1d", "15.5.1")
def test_the_books_naval_rolls_are_told_step_by_step() -> None:
    table = naval.in_battle("roll 6")
    sides = table.view()["naval_battle"]["sides"]
    assert sides["rome"]["roll_steps"] == [
        {"key": "corvi", "amount": 1, "rule": "15.5.1"},
        {"key": "seamanship", "amount": -1, "rule": "9.2.B1b"},
    ]
    assert (sides["rome"]["roll"], sides["rome"]["column"]) == (0, "I")
    assert sides["carthage"]["column"] == "II"
    assert sides["carthage"]["column_steps"] == [
        {"key": "first_column", "amount": 1, "rule": "9.2.B1c"},
        {"key": "admiral", "amount": 1, "rule": "9.2.B1d"},
    ]


@pytest.mark.rule("hamilcar", "8.2.1", "8.2.2", "15.4.A4")
def test_an_interception_tells_which_faces_of_the_naval_die_avoid_it() -> None:
    table = naval.at_lipara()
    table.do("carthage intercept")
    seen = table.view()["interception"]
    assert seen["avoidable"]
    assert seen["steps"] == [{"key": "symbols", "amount": 2, "rule": "15.4.A4"}]
    assert [face["avoids"] for face in seen["faces"]] == [False, False, False, False, True, False]


@pytest.mark.rule("hamilcar", "14.1.8", "14.2.1", "17.1#46a", "14.2.4")
def test_a_siege_tells_its_points_and_its_die() -> None:
    pieces = {"agrigentum": "rome 4cu duilius", "agrigentum_inside": "carthage 1cu 1st"}
    before = moving(pieces, "duilius", points={"agrigentum": (1, "rome")}, citadel="agrigentum").view()["siege"]
    assert (before["coming"], before["die"], before["missing"]) == (True, "white", 2)
    assert before["steps"] == [
        {"key": "points_needed", "amount": 2, "rule": "14.1.8"},
        {"key": "citadel", "amount": 1, "rule": "17.1#46a"},
        {"key": "siege_points", "amount": -1, "rule": "14.2.4"},
    ]
    red = moving(pieces, "duilius", "red_die 6", supremacy="rome").do("rome siege").view()["siege"]
    assert (red["coming"], red["die"], red["missing"]) == (False, "red", 2)
    assert red["faces"][5] == {"loss": 0, "points": 2}
    assert moving({"roma": "rome 4cu duilius"}, "duilius").view()["siege"] is None


@pytest.mark.rule("hamilcar", "14.1.3", "7.3.C1")
def test_a_general_at_sea_besieges_nothing_where_he_embarked() -> None:
    pieces = {"agrigentum": "rome 7cu duilius", "agrigentum_inside": "carthage 1cu 1st"}
    table = moving(pieces, "duilius", seamanship=2)
    assert table.view()["siege"]["coming"]
    table.do("rome regroup; rome done; rome cus 3; rome embark")
    assert (table.at("duilius"), table.cus("rome", "agrigentum")) == ("at_sea", 4)
    assert table.view()["siege"] is None


@pytest.mark.rule("hamilcar", "5.0.1", "2.1.K1")
def test_the_view_names_the_phase_and_who_is_at_play() -> None:
    start = Table({"roma": "rome 1cu"}, rome="spies", carthage="epidemic").view()
    assert (start["phase"], start["active"]) == ("strategy", "rome")
    carthage = Table({"roma": "rome 1cu"}, rome="spies", carthage="epidemic", active="carthage").view()
    assert carthage["active"] == "carthage"
    reinforced = phase({"carthago": "carthage 3cu", "roma": "rome 4cu"})
    assert reinforced.view()["phase"] == "reinforcement"


@pytest.mark.rule("hamilcar", "5.0.1", "5.3.A1", "5.4.1", "5.5.1", "5.6.1")
def test_the_phases_of_a_turn_follow_each_other_and_nobody_is_at_play_after_the_strategy_phase() -> None:
    table = Table(
        {"roma": "rome 3cu", "enna": "rome 3cu 1st", "agrigentum": "carthage 1cu", "messana": "carthage 1st"},
        rome="spies",
        control={"enna": "carthage", "brundisium": "carthage"},
    ).do("rome discard spies")
    met: list[tuple[str, str | None]] = []
    while table.turn == 1:
        met.append((table.view()["phase"], table.view()["active"]))
        table.do(f"{table.actor} {table.legal()[0]}")
    assert list(dict.fromkeys(met)) == [
        ("winter", None), ("victory_check", None), ("war_chest", None),
    ]  # fmt: skip
    assert table.view()["phase"] == "reinforcement"
    assert table.events("isolated-pc") == [("carthage", "brundisium")]


@pytest.mark.rule("hamilcar", "9.2.B1", "9.1.3", "9.2.B3a")
def test_both_fleets_of_a_naval_battle_are_told_with_what_they_have() -> None:
    table = battle("roll 6", ships=3, others=2, carthage_first=False).holding("boarding_1 wind", "flee_1")
    sides = table.view()["naval_battle"]["sides"]
    told = {side: (one["commander"], one["rating"], one["warships"], one["tactics"]) for side, one in sides.items()}
    assert told == {"rome": ("duilius", 3, 3, 2), "carthage": ("hanno", 2, 2, 1)}
    assert table.view()["naval_battle"]["mover"] == "rome"
    table.do("rome maneuver boarding_1; carthage pass")
    sides = table.view()["naval_battle"]["sides"]
    assert {side: (one["prizes"], one["tactics"]) for side, one in sides.items()} == {
        "rome": (1, 1),
        "carthage": (0, 1),
    }


@pytest.mark.rule("hamilcar", "13.3.1", "7.3.B1")
def test_a_fleet_before_enemies_is_told_the_battle_that_a_landing_brings() -> None:
    pieces = {"neapolis": "rome 5cu duilius", "lipara": "carthage 1cu gisco", "regium": "rome 1cu"}
    table = moving(pieces, "duilius").do("rome embark")
    assert table.view()["movement"]["ahead"] == {}
    table.do("rome sail lipara")
    ahead = table.view()["movement"]["ahead"]
    assert list(ahead) == ["lipara"]
    assert [step["rome"]["value"] for step in ahead["lipara"]][1] == 5
    lonely = moving({"neapolis": "rome duilius:proconsul", "lipara": "carthage 1cu"}, "duilius", seamanship=4)
    lonely.do("rome embark; rome sail lipara")
    assert lonely.view()["movement"]["ahead"] == {}


@pytest.mark.rule("hamilcar", "2.3.E3c", "7.1.5")
def test_a_consul_who_cannot_leave_is_told_with_nobody() -> None:
    pieces = {"regium": "rome 5cu duilius valerius_flaccus"}
    table = moving(pieces, "duilius")
    assert table.view()["movement"]["army"] == {"cu": 0, "elephants": 0, "st": 0, "generals": ["duilius"]}
    assert table.why_not("rome march consentia") == ("2.3.E3c", "consul-minimum")
    assert table.why_not("rome embark") == ("2.3.E3c", "consul-minimum")


@pytest.mark.rule("hamilcar", "2.3.F3", "2.3.F1", "2.2.C-1")
def test_the_view_tells_the_ships_of_both_sides_and_the_offices() -> None:
    table = Table({"roma": "rome 3cu duilius fulvius_flaccus:proconsul"}, rome="spies", ready=(3, 4), spent=(1, 2),
                  sunk=(1, 0))  # fmt: skip
    ships = table.view()["ships"]
    assert {side: (one["ready"], one["spent"], one["sunk"], one["supply"]) for side, one in ships.items()} == {
        "rome": (3, 1, 1, 5), "carthage": (4, 2, 0, 4),
    }  # fmt: skip
    offices = {name: one.get("office") for name, one in table.view()["generals"].items() if "office" in one}
    assert offices == {"duilius": "consul", "fulvius_flaccus": "proconsul"}


@pytest.mark.rule("hamilcar", "7.2.B1", "17.2.B-Valerius1")
def test_an_army_that_has_fought_is_told_as_it_is_now() -> None:
    pieces = {"messana": "rome 6cu valerius_maximus", "catana": "carthage 2cu 1st hasdrubal"}
    table = moving(pieces, "valerius_maximus", "small_die 2, large_die 1, small_die 4", control={"catana": "carthage"})
    table.do("rome march catana; carthage done")
    pay(table)
    assert table.events("battle-result")[0][0] == "rome"
    assert table.choice == "settlement"
    lost = sum(told.args[1] for told in table.heard("lost-cus") if told.args[0] == 0)
    assert lost
    assert table.view()["movement"]["army"]["cu"] == 6 - lost == table.cus("rome", "catana")
    assert table.view()["movement"]["army"]["st"] == 1


@pytest.mark.rule("hamilcar", "17.1#56a", "17.1#3a")
def test_the_view_marks_a_flamen_and_a_siege_train() -> None:
    pieces = {"agrigentum": "rome 4cu duilius", "agrigentum_inside": "carthage 1cu"}
    table = moving(pieces, "duilius")
    assert table.view()["siege"]["reroll"] is False
    assert "flamen" not in table.view()["generals"]["duilius"]
    named = event("flamen_martialis", pieces, "carthage").do("carthage choose duilius")
    assert named.view()["generals"]["duilius"]["flamen"]
    train = event("siege_engineers", pieces).do("rome target agrigentum")
    assert train.view()["spaces"]["agrigentum"]["siege"]["train"]


@pytest.mark.rule("hamilcar", "5.0.2", "17.1#49a", "17.1#45b")
def test_what_cards_did_in_a_turn_ends_with_it() -> None:
    table = Table({"roma": "rome 4cu duilius"}, rome="spies", truce=1, revealed=1, won_any=3, flamen=15)
    table.s.won_at = [1, 1]
    table.do("rome discard spies")
    while table.turn == 1:
        table.do(f"{table.actor} {table.legal()[0]}")
    s = table.s
    assert (s.truce, s.revealed, s.won_any, s.won_at, s.flamen, s.spied) == (0, 0, 0, [0, 0], -1, [0, 0])


@pytest.mark.rule("hamilcar", "2.1.C11", "2.1.C5", "2.1.D1", "14.2.4")
def test_the_view_tells_who_stands_in_a_space_and_who_behind_its_walls() -> None:
    pieces = {"messana": "carthage 2cu 1el hanno", "messana_inside": "rome 1cu 1st duilius", "enna": "rome 2cu"}
    spaces = Table(pieces, rome="spies", points={"messana": (1, "carthage")}).view()["spaces"]
    assert spaces["messana"]["outside"] == {"carthage": {"cu": 2, "elephants": 1, "st": 0, "generals": ["hanno"]}}
    city = spaces["messana"]["city"]
    assert (city["capacity"], city["large"], city["besieged"]) == (2, False, True)
    assert city["inside"] == {"cu": 1, "elephants": 0, "st": 1, "generals": ["duilius"]}
    assert spaces["messana"]["siege"] == {"points": 1, "needed": 2, "by": "carthage", "train": False}
    assert spaces["enna"] == {
        "control": None, "outside": {"rome": {"cu": 2, "elephants": 0, "st": 0, "generals": []}},
    }  # fmt: skip
    assert (spaces["volsinii"]["tribe"], spaces["pisae"]) == (True, {"control": None})
