"""Dependencies point one way: engine, then games, then everything that uses them."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "navarch"
ALLOWED = {  # part of the package -> the parts that it may import
    "engine": {"engine"},
    "games": {"engine", "games"},
    "bots": {"engine", "bots"},
    "text": {"engine", "text"},
}
BARE = ("engine", "games", "bots")  # need nothing but Python


def imports(file: Path) -> set[str]:
    """The absolute names of all modules that a file imports."""
    parts = ("navarch", *file.relative_to(PACKAGE).with_suffix("").parts)
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = parts[: len(parts) - node.level] if node.level else ()
            found.add(".".join((*base, *(node.module or "").split("."))).strip("."))
    return found


@pytest.mark.parametrize("part", sorted(ALLOWED))
def test_no_part_imports_what_stands_on_it(part: str) -> None:
    for file in (PACKAGE / part).rglob("*.py"):
        for name in imports(file):
            if name.startswith("navarch."):
                assert name.split(".")[1] in ALLOWED[part], f"{file.name} imports {name}"


@pytest.mark.parametrize("part", BARE)
def test_engine_games_and_bots_need_nothing_but_python(part: str) -> None:
    for file in (PACKAGE / part).rglob("*.py"):
        for name in imports(file):
            top = name.split(".")[0]
            compiler = top == "mypy_extensions" and file.name == "native.py"
            assert top == "navarch" or top in sys.stdlib_module_names or compiler, f"{file.name} imports {name}"


def test_one_game_does_not_know_another() -> None:
    for folder in (PACKAGE / "games").iterdir():
        for file in folder.rglob("*.py") if folder.is_dir() else ():
            for name in imports(file):
                if name.startswith("navarch.games."):
                    assert name.split(".")[2] == folder.name, f"{file} imports {name}"
