"""Dependencies point one way: engine <- games <- bots, server, command line."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import navarch

SOURCE = Path(navarch.__file__).parent
OUTER = ("bots", "arena", "envs", "server", "cli", "terminal", "text", "coverage", "bench")


def imports(file: Path) -> Iterator[str]:
    """The full names of all modules that a file imports, inside functions too."""
    package = ["navarch", *file.relative_to(SOURCE).with_suffix("").parts[:-1]]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield name.name
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*start, *([node.module] if node.module else [])])
            yield module
            for name in node.names:
                yield f"{module}.{name.name}"


def files(folder: str) -> list[Path]:
    """All modules under a folder of the package."""
    return sorted((SOURCE / folder).rglob("*.py"))


@pytest.mark.parametrize("file", files("engine"), ids=lambda file: file.stem)
def test_the_engine_imports_no_game_and_nothing_beyond_python(file: Path) -> None:
    for name in imports(file):
        top, _, rest = name.partition(".")
        if top == "navarch":
            assert rest.split(".")[0] == "engine", name
        else:
            assert top in sys.stdlib_module_names or top == "mypy_extensions", name


@pytest.mark.parametrize("file", files("games"), ids=lambda file: f"{file.parent.name}.{file.stem}")
def test_a_game_imports_the_engine_and_itself_and_nothing_else(file: Path) -> None:
    own = file.relative_to(SOURCE).parts[1].removesuffix(".py")
    for name in imports(file):
        top, _, rest = name.partition(".")
        if top == "navarch":
            part = rest.split(".")
            assert part[0] not in OUTER, name
            assert part[0] == "engine" or part[:2] == ["games", own] or rest == "games", name
        else:
            assert top in sys.stdlib_module_names, name


@pytest.mark.parametrize("file", files("bots"), ids=lambda file: file.stem)
def test_bots_import_no_game_and_no_server(file: Path) -> None:
    for name in imports(file):
        assert not name.startswith(("navarch.games", "navarch.server", "navarch.cli")), name
