"""The parts of a game stand in layers, in the order in which its page in docs/games lists them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .import_graph import Graph, backward_edges, below, first_part, package_graph

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "navarch"
GAMES = sorted(file.parent.name for file in (PACKAGE / "games").glob("*/game.py"))
NOUNS = ("actions", "kinds", "reasons", "state", "texts")  # modules of the root: below all layers, unless listed
WHOLE = "game"  # puts all of them together


def layers(game: str) -> list[str]:
    """Folders, and modules of the root, as the page numbers them; the lowest first."""
    page = ROOT / "docs" / "games" / f"{game.replace('_', '-')}.md"
    return re.findall(r"^\d+\. `(\w+)`:", page.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.fixture(scope="module")
def package() -> Graph:
    return package_graph(PACKAGE)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_lists_every_folder_of_code(game: str) -> None:
    home = PACKAGE / "games" / game
    folders = {file.parent.name for file in home.glob("*/__init__.py")}
    assert folders <= set(layers(game))
    assert len(set(layers(game))) == len(layers(game))
    for layer in layers(game):
        assert layer in folders or (home / f"{layer}.py").is_file(), f"there is no {layer}"


@pytest.mark.parametrize("game", GAMES)
def test_no_layer_imports_what_stands_on_it(package: Graph, game: str) -> None:
    listed = layers(game)
    nouns = [noun for noun in NOUNS if noun not in listed]
    graph = below(package, f"navarch.games.{game}")
    inner = {name: {other for other in others if first_part(other) not in nouns} for name, others in graph.items()}
    order = [*nouns, *listed, WHOLE]
    assert backward_edges({name: inner[name] for name in inner if first_part(name) in listed}, order, first_part) == []
