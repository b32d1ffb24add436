"""Game Components, and component files that are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from navarch import BadComponents
from navarch.games.mare_nostrum import build
from navarch.games.mare_nostrum.box.labels import (
    FILE,
)

from .table import GAME


@pytest.mark.rule("mare-nostrum", "C-8")
def test_there_are_three_exchange_markers_with_each_value_once() -> None:
    assert GAME.box.values == ((5, 0), (2, 1), (4, 3))


@pytest.mark.rule("mare-nostrum", "C-6")
def test_land_and_sea_dice_have_six_faces_each() -> None:
    dice = {
        die.word("id"): (die.word("colour"), die.number("count"), die.numbers("faces"))
        for die in GAME.components.entries("die")
    }
    assert dice == {"land": ("beige", 9, (1, 2, 3, 4, 5, 6)), "sea": ("blue", 5, (1, 2, 3, 4, 5, 6))}


def corrected(tmp_path: Path, old: str, new: str) -> Path:
    """A whole copy of the component file with one value changed."""
    text = FILE.read_text(encoding="utf-8")
    assert old in text
    copy = tmp_path / "own.toml"
    copy.write_text(text.replace(old, new), encoding="utf-8")
    return copy


@pytest.mark.rule("mare-nostrum", "S-14", "S-25")
def test_a_component_file_whose_start_contradicts_the_book_is_refused(tmp_path: Path) -> None:
    file = corrected(tmp_path, "metal = 3, wine = 2, oil = 1", "metal = 3, wine = 2, oil = 2")
    with pytest.raises(BadComponents, match="rome"):
        build(file)


@pytest.mark.rule("mare-nostrum", "CI-3")
def test_a_component_file_without_a_capital_is_refused(tmp_path: Path) -> None:
    file = corrected(tmp_path, 'name = "Roma", kind = "capital"', 'name = "Roma", kind = "regular"')
    with pytest.raises(BadComponents, match=r"regular_city|Capital"):
        build(file)


def test_a_component_file_that_renames_places_or_lacks_a_value_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadComponents):
        build(corrected(tmp_path, 'id = "wood"\n', 'id = "timber"\n'))
    with pytest.raises(BadComponents, match="missing or unfit"):
        build(corrected(tmp_path, "total_per_hit = 5", "total_per_blow = 5"))


def test_an_owner_of_the_box_may_correct_dice(tmp_path: Path) -> None:
    own = tmp_path / "dice.toml"
    own.write_text('[[die]]\nid = "land"\nfaces = [3, 3, 4, 4, 5, 5]\nprovenance = "printed"\n', encoding="utf-8")
    assert build(own).box.land_faces == (3, 3, 4, 4, 5, 5)
