"""The parts of a game stand in layers, in the order in which its page in docs/games lists them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAMES = {  # folder of a game -> the modules of its root that stand below all its layers
    "hamilcar": ("actions", "kinds", "reasons", "state"),
    "hands_in_the_sea": ("actions", "kinds", "reasons"),
    "mare_nostrum": ("actions", "kinds", "reasons", "state"),
    "neptun": (),
}
Module = tuple[str, ...]  # the parts of its path inside the game


def package(game: str) -> Path:
    return ROOT / "src" / "navarch" / "games" / game


def layers(game: str) -> list[str]:
    """Folders, and modules of the root, as the page numbers them; the lowest first."""
    page = ROOT / "docs" / "games" / f"{game.replace('_', '-')}.md"
    return re.findall(r"^\d+\. `(\w+)`:", page.read_text(encoding="utf-8"), re.MULTILINE)


def imports(game: str) -> dict[Module, set[Module]]:
    """The modules of the game that each of them imports at run time."""
    graph: dict[Module, set[Module]] = {}
    for file in package(game).rglob("*.py"):
        home = file.relative_to(package(game)).with_suffix("").parts
        graph[home] = {
            (*home[: len(home) - node.level], *node.module.split("."))
            for node in running(ast.parse(file.read_text(encoding="utf-8")))
            if isinstance(node, ast.ImportFrom) and 0 < node.level <= len(home) and node.module
        }
    return graph


def running(node: ast.AST) -> Iterator[ast.AST]:
    """All parts of the code but what only the type checker reads."""
    for part in ast.iter_child_nodes(node):
        if not (isinstance(part, ast.If) and ast.unparse(part.test) == "TYPE_CHECKING"):
            yield part
            yield from running(part)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_lists_every_folder_of_code(game: str) -> None:
    folders = {file.parent.name for file in package(game).glob("*/__init__.py")}
    assert folders <= set(layers(game))
    assert len(set(layers(game))) == len(layers(game))
    for layer in layers(game):
        assert layer in folders or (package(game) / f"{layer}.py").is_file(), f"there is no {layer}"


@pytest.mark.parametrize("game", GAMES)
def test_no_layer_imports_what_stands_on_it(game: str) -> None:
    order = layers(game)
    for module, needed in imports(game).items():
        if module[0] in order:
            below = {*order[: order.index(module[0]) + 1], *GAMES[game]}
            for other in needed:
                assert other[0] in below, f"{'/'.join(module)} imports {'.'.join(other)}"


@pytest.mark.parametrize("game", GAMES)
def test_no_module_imports_itself_by_a_detour(game: str) -> None:
    graph = imports(game)
    while graph:
        free = [module for module, needed in graph.items() if not needed & graph.keys()]
        assert free, f"a cycle among {sorted('.'.join(module) for module in graph)}"
        for module in free:
            del graph[module]
