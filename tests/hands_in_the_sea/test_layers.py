"""The folders of the game stand in layers, in the order of docs/games/hands-in-the-sea.md."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from .table import GAME

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "navarch" / "games" / "hands_in_the_sea"
PAGE = ROOT / "docs" / "games" / f"{GAME.name}.md"
BASE = ("actions", "kinds", "reasons")  # modules of the root that folders may import
FOLDERS = re.findall(r"^\d+\. `(\w+)`:", PAGE.read_text(encoding="utf-8"), re.MULTILINE)


def imports(file: Path) -> Iterator[tuple[str, ...]]:
    """The modules of the game that a file imports at run time, as parts of their path."""
    home = file.relative_to(PACKAGE).with_suffix("").parts
    for node in running(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and 0 < node.level <= len(home) and node.module:
            yield (*home[: len(home) - node.level], *node.module.split("."))


def running(node: ast.AST) -> Iterator[ast.AST]:
    """All parts of the code but what only the type checker reads."""
    for part in ast.iter_child_nodes(node):
        if not (isinstance(part, ast.If) and ast.unparse(part.test) == "TYPE_CHECKING"):
            yield part
            yield from running(part)


def test_the_page_lists_every_folder_of_code() -> None:
    assert sorted(FOLDERS) == sorted(file.parent.name for file in PACKAGE.glob("*/__init__.py"))


def test_no_folder_imports_what_stands_on_it() -> None:
    for height, folder in enumerate(FOLDERS):
        for file in (PACKAGE / folder).glob("*.py"):
            for module in imports(file):
                below = module[0] in BASE if len(module) == 1 else module[0] in FOLDERS[: height + 1]
                assert below, f"{folder}/{file.name} imports {'.'.join(module)}"


def test_no_module_imports_itself_by_a_detour() -> None:
    graph = {file.relative_to(PACKAGE).with_suffix("").parts: set(imports(file)) for file in PACKAGE.rglob("*.py")}
    while graph:
        free = [module for module, needed in graph.items() if not needed & graph.keys()]
        assert free, f"a cycle among {sorted('.'.join(module) for module in graph)}"
        for module in free:
            del graph[module]
