"""1 What lies in the box: numbers of cards that an owner corrects are those the game plays by."""

from __future__ import annotations

from pathlib import Path

import pytest

import tests.table
from navarch.engine.errors import BadComponents
from navarch.games.hamilcar import build
from navarch.games.hamilcar.ch05_1_reinforcement.reinforcement import ReinforcementPhase
from navarch.games.hamilcar.state import HamilcarState

from .table import Table, position, resume


def corrected(tmp_path: Path, card: str, steps: str) -> Path:
    """A file that corrects the steps of one Strategy Card."""
    file = tmp_path / "mine.toml"
    file.write_text(f'[[strategy_card]]\nid = "{card}"\nsteps = [{steps}]\nprovenance = "printed"\n')
    return file


def played_by(file: Path, s: HamilcarState, dice: str = "") -> Table:
    """A table at which a position is played with an owner's own numbers."""
    game = build(file)
    restored = game.restore(s.dump())
    assert isinstance(restored, HamilcarState)
    table = Table.__new__(Table)
    tests.table.Table.__init__(table, game, restored, dice)
    return table


@pytest.mark.rule("hamilcar", "17.1#32b")
def test_bad_weather_sends_back_to_as_many_points_as_its_card_says(tmp_path: Path) -> None:
    s = position({"roma": "rome 3cu duilius"}, rome="socii_navales spies", carthage="bad_weather epidemic")
    file = corrected(tmp_path, "bad_weather", '{ op = "movement_points", set = 1, side = "opponent" }')
    table = played_by(file, s).do("rome operate socii_navales; rome activate duilius")
    table.do("rome march tarracina; rome march capua; carthage react bad_weather")
    assert table.at("duilius") == "tarracina"


@pytest.mark.rule("hamilcar", "17.1#56a")
def test_flamen_martialis_costs_as_many_pcs_as_its_card_says(tmp_path: Path) -> None:
    s = position({"roma": "rome 3cu duilius"}, rome="socii_navales spies", carthage="flamen_martialis epidemic",
                 active="carthage")  # fmt: skip
    file = corrected(tmp_path, "flamen_martialis", '{ op = "activation_cost", pc = 3 }')
    table = played_by(file, s).do("carthage event flamen_martialis; carthage choose duilius")
    before = table.pcs("rome")
    table.do("rome operate socii_navales; rome activate duilius")
    while table.choice == "removal":
        table.do(f"rome {table.legal('rome')[0]}")
    assert table.pcs("rome") == before - 3


@pytest.mark.parametrize(("turn", "built"), [(2, 3), (3, 4)])
@pytest.mark.rule("hamilcar", "5.2.C1a")
def test_a_card_may_change_in_another_turn_than_the_printed_one(tmp_path: Path, turn: int, built: int) -> None:
    s = position(rome="spies", carthage="shipyards_of_the_cothon epidemic", active="carthage", turn=turn)
    later = '{ op = "place_warship", count = 4 }'
    steps = f'{{ op = "place_warship", count = 3, if = "turn_before:3", else = {later} }}'
    table = played_by(corrected(tmp_path, "shipyards_of_the_cothon", steps), s)
    assert table.do("carthage event shipyards_of_the_cothon").ready("carthage") == built


@pytest.mark.parametrize(("level", "after"), [(1, "fair"), (2, "fair")])
@pytest.mark.rule("hamilcar", "15.4.A3")
def test_a_card_may_improve_seamanship_up_to_another_level(tmp_path: Path, level: int, after: str) -> None:
    card = next(
        e.word("id") for e in build().components.entries("strategy_card") if "seamanship" in str(e.data["steps"])
    )
    s = position(rome=f"{card} spies", carthage="epidemic", seamanship=level, spent=(2, 0))
    refit = '{ op = "refit", count = 3, up_to = true }'
    steps = f'{{ op = "seamanship", by = 1, if = "seamanship_up_to:poor", else = {refit} }}'
    table = played_by(corrected(tmp_path, card, steps), s).do(f"rome event {card}")
    assert table.seamanship == after
    assert table.ready("rome") == (2 if level == 2 else 0)


@pytest.mark.parametrize("word", ["turn_before:x", "turn_before:9999", "turn_before:", "seamanship_up_to:superb"])
def test_an_unknown_condition_is_refused_when_the_game_is_loaded(tmp_path: Path, word: str) -> None:
    step = f'{{ op = "place_warship", count = 3, if = "{word}" }}'
    with pytest.raises(BadComponents, match="no known condition"):
        build(corrected(tmp_path, "shipyards_of_the_cothon", step))


def test_a_card_whose_number_a_rule_asks_for_keeps_that_step(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match="needs the step movement_points"):
        build(corrected(tmp_path, "bad_weather", '{ op = "truce" }'))


def own_file(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    return file


def test_a_corrected_note_changes_nothing_not_even_the_digest(tmp_path: Path) -> None:
    note = own_file(tmp_path, '[[province]]\nid = "latium"\nmajority = 9\nprovenance = "printed"\n')
    assert build(note).components.digest == build().components.digest


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('[[space]]\nid = "roma"\nwalls = 9\nprovenance = "printed"\n', "walls"),
        ('[[strategy_card]]\nid = "truce"\nsteps = [{ op = "truce", turns = 2 }]\nprovenance = "printed"\n', "turns"),
        (
            '[miat]\nregular = { cu = 1, generals_drawn = 1, warships = 1, trains = 1 }\nprovenance = "printed"\n',
            "trains",
        ),
    ],
)
def test_a_value_that_no_rule_reads_is_refused(tmp_path: Path, text: str, key: str) -> None:
    with pytest.raises(BadComponents, match=f"{key} is read by nobody"):
        build(own_file(tmp_path, text))


@pytest.mark.rule("hamilcar", "5.1.B1", "5.1.B2", "5.1.B6", "15.3.A5")
def test_the_regular_reinforcements_are_those_of_the_component_file(tmp_path: Path) -> None:
    text = '[miat]\nregular = { cu = 2, generals_drawn = 2, warships = 3 }\nprovenance = "printed"\n'
    s = position({"carthago": "carthage 1cu"}, rome="spies", turn=2, miat="center")
    table = played_by(own_file(tmp_path, text), s)
    table.s.hand, table.s.discard = [0, 0], s.discard | s.hand[0]
    table.s.stack[0].go("strategy")
    resume(table.s, ReinforcementPhase())
    assert table.ready("carthage") == 3
    table.do("carthage place carthago; carthage place carthago")
    assert table.cus("carthage", "carthago") == 3
    while table.actor == "carthage":
        table.do(f"carthage {table.legal('carthage')[-1]}")
    drawn = [who for who, _ in table.events("drawn-general")]
    assert drawn.count("carthage") == 2


@pytest.mark.rule("hamilcar", "17.1#46a", "14.1.8")
def test_the_citadel_is_worth_as_many_points_as_its_card_says(tmp_path: Path) -> None:
    pieces = {"agrigentum": "rome 4cu duilius", "agrigentum_inside": "carthage 1cu"}
    s = position(pieces, rome="socii_navales spies", carthage="epidemic", citadel="agrigentum")
    file = corrected(tmp_path, "citadel", '{ op = "place_citadel", where = ["own_city"], siege_points = 2 }')
    table = played_by(file, s).do("rome operate socii_navales; rome activate duilius")
    assert table.view()["siege"]["missing"] == 4
