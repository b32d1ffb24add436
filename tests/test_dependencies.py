"""Dependencies point one way: engine, then games, then everything that uses them."""

from __future__ import annotations

import ast
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "navarch"
ALLOWED = {  # part of the package -> the parts that it may import
    "engine": {"engine"},
    "games": {"engine", "games"},
    "bots": {"engine", "bots", "registry"},
    "text": {"engine", "text"},
}
LAYERS = {  # part -> its folders, each standing on those before it, and the modules that all of them may use
    "server": (("words", "storage", "tables", "web"), ("settings",)),
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


def modules(part: str) -> dict[str, Path]:
    """The modules of a part by their absolute names; a package goes by its own name."""
    found = {}
    for file in (PACKAGE / part).rglob("*.py"):
        parts = ("navarch", *file.relative_to(PACKAGE).with_suffix("").parts)
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return found


def imports_at_run_time(file: Path, known: dict[str, Path]) -> set[str]:
    """Those of the known modules that a file imports, wherever in it; imports for types alone are no edges."""
    parts = ("navarch", *file.relative_to(PACKAGE).with_suffix("").parts)
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for_types = [node for node in ast.walk(tree) if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test)]
    left_out = {id(node) for block in for_types for node in ast.walk(block)}
    found: set[str] = set()
    for node in ast.walk(tree):
        if id(node) in left_out:
            continue
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = parts[: len(parts) - node.level] if node.level else ()
            source = ".".join((*base, *(node.module or "").split("."))).strip(".")
            named = {f"{source}.{alias.name}" for alias in node.names}
            found |= {name if name in known else source for name in named}
    return found & known.keys()


@pytest.mark.parametrize("part", sorted(LAYERS))
def test_no_modules_of_a_part_import_each_other_in_a_circle(part: str) -> None:
    known = modules(part)
    graph = {name: imports_at_run_time(file, known) - {name} for name, file in known.items()}
    assert sum(map(len, graph.values())) > len(graph)  # something was looked at
    TopologicalSorter(graph).prepare()  # raises CycleError, which names the circle


@pytest.mark.parametrize("part", sorted(LAYERS))
def test_no_folder_of_a_part_imports_one_that_stands_on_it(part: str) -> None:
    folders, shared = LAYERS[part]
    known = modules(part)
    assert {name.split(".")[2] for name in known if name.count(".") > 2} >= set(folders)
    for name, file in known.items():
        folder = name.split(".")[2] if name.count(".") > 1 else ""
        below = {*folders[: folders.index(folder) + 1], *shared} if folder in folders else set(shared)
        if folder:
            reached = {found.split(".")[2] for found in imports_at_run_time(file, known) if found.count(".") > 1}
            assert reached <= below, f"{name} imports {sorted(reached - below)}"
