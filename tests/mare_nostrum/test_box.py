"""Game Components, and component files that are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from navarch import BadComponents
from navarch.games.mare_nostrum import build
from navarch.games.mare_nostrum.box.labels import FILE
from navarch.games.mare_nostrum.game import MareNostrum

from .table import GAME, Table


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
    with pytest.raises(BadComponents, match="total_per_hit must be a whole number"):
        build(corrected(tmp_path, "total_per_hit = 5", "total_per_blow = 5"))
    with pytest.raises(BadComponents, match="missing or unfit"):
        build(corrected(tmp_path, 'id = "trireme"\nresources', 'id = "galley"\nresources'))


def test_an_owner_of_the_box_may_correct_dice(tmp_path: Path) -> None:
    own = tmp_path / "dice.toml"
    own.write_text('[[die]]\nid = "land"\nfaces = [3, 3, 4, 4, 5, 5]\nprovenance = "printed"\n', encoding="utf-8")
    assert build(own).box.land_faces == (3, 3, 4, 4, 5, 5)


def by_correction(tmp_path: Path, text: str) -> MareNostrum:
    """The game with an owner's corrections."""
    own = tmp_path / "own.toml"
    own.write_text(text + 'provenance = "printed"\n', encoding="utf-8")
    return build(own)


def test_a_value_that_no_rule_reads_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match="rolls_per_battle is read by nobody"):
        by_correction(tmp_path, "[battle]\nrolls_per_battle = 2\n")
    with pytest.raises(BadComponents, match="per_round is read by nobody"):
        by_correction(tmp_path, '[[hero]]\nid = "hannibal"\npower = { kinds = 1, per_round = 2 }\n')


def test_a_note_may_be_changed_and_changes_nothing(tmp_path: Path) -> None:
    named = by_correction(tmp_path, '[[province]]\nid = "latium"\nname = "Lazio"\n')
    assert named.components.digest == GAME.components.digest


@pytest.mark.rule("mare-nostrum", "1.1-1", "1.1-2", "1.1-3", "1.1-4", "1.1-5")
def test_what_cities_and_caravans_yield_stands_in_the_components(tmp_path: Path) -> None:
    income = (
        "[income]\nregular_city = { coin = 2 }\ncapital_city = { coin = 3 }\n"
        "legendary_city = { coin = 4, legendary = 2 }\n"
        "caravan = { commodity = 2 }\nmarket_adds = { caravan = { commodity = 3 } }\n"
        "temple_adds = { regular_city = { coin = 5 }, capital_city = { coin = 6 }, "
        "legendary_city = { coin = 2, legendary = 1 } }\n"
    )
    table = Table(game=by_correction(tmp_path, income)).wipe().build("alexandria", "memphis", "aegyptus_temple")
    table.control("rome", "gallia", "sicilia").build("gallia_grain", "gallia_market", "gallia_sheep", "syracusae")
    table.collect().do("draw wood", "draw wine")
    assert table.supply("egypt") == {"coin": 2 + 3 + 5 + 6}
    assert table.supply("rome") == {"coin": 4, "grain": 5, "sheep": 5, "legendary_wood": 1, "legendary_wine": 1}


@pytest.mark.rule("mare-nostrum", "4.2-3", "4.2-10")
def test_how_many_dice_a_unit_rolls_stands_in_the_components(tmp_path: Path) -> None:
    game = by_correction(tmp_path, "[battle]\ndice_per_legion = 2\ndice_per_fortress = 1\n")
    table = Table(game=game).wipe().control("egypt", "cyrenaica").fortress("egypt", "cyrenaica")
    table.legions("rome", "cyrenaica", 1).move_turn("rome").do("done", "roll 5", "roll 5", "roll 4")
    assert [event.args[1:3] for event in table.heard("hits")] == [(12, 1), (9, 1)]


@pytest.mark.rule("mare-nostrum", "4.3.1-3", "4.3.1-4")
def test_what_pillage_pays_stands_in_the_components(tmp_path: Path) -> None:
    game = by_correction(tmp_path, "[pillage]\nregular_city = { coin = 3 }\ncaravan = { commodity = 2 }\n")
    for site, gained in (("cyrene", {"coin": 3}), ("cyrenaica_papyrus", {"papyrus": 2})):
        table = Table(game=game).wipe().control("egypt", "cyrenaica").build("cyrene", "cyrenaica_papyrus")
        table.legions("rome", "cyrenaica", 1).move_turn("rome").do("done", f"pillage {site}")
        assert table.supply("rome") == gained


@pytest.mark.rule("mare-nostrum", "CI-6")
def test_a_component_file_in_which_a_legendary_city_is_none_is_refused(tmp_path: Path) -> None:
    text = FILE.read_text(encoding="utf-8")
    copy = tmp_path / "own.toml"
    text = text.replace('name = "Troia", kind = "legendary"', 'name = "Troia", kind = "regular"')
    text = text.replace('name = "Cnossus", kind = "regular"', 'name = "Cnossus", kind = "legendary"')
    copy.write_text(text, encoding="utf-8")
    with pytest.raises(BadComponents, match="the Legendary Cities are troia, ierusalem, syracusae"):
        build(copy)
