"""1 What lies in the box: numbers of cards that an owner corrects are those the game plays by."""

from __future__ import annotations

from pathlib import Path

import pytest

import tests.table
from navarch.engine.errors import BadComponents
from navarch.games.hamilcar import build
from navarch.games.hamilcar.state import HamilcarState

from .table import Table, position


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
    file = corrected(tmp_path, "flamen_martialis", '{ op = "activation_cost", general = "one_consul", pc = 3 }')
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
