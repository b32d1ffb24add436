"""Imports point one way, at run time and in the page: engine, then games, then everything that uses them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from .import_graph import (
    Graph,
    backward_edges,
    below,
    cycle,
    first_part,
    imported_names,
    module_name,
    package_graph,
    page_graph,
)

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "navarch"
PAGE = ROOT / "web" / "src"

ALLOWED = {  # part of the package -> the parts that it may import
    "engine": {"engine"},
    "games": {"engine", "games"},
    "bots": {"engine", "bots", "registry"},
    "text": {"engine", "text"},
    "lessons": {"engine", "lessons"},
    "review": {"engine", "bots", "review"},
}
BARE = ("engine", "games", "bots", "lessons", "review")  # need nothing but Python

# What stands on what: each part imports only itself and those before it.
PARTS = [
    "engine",
    "games",
    "registry",
    "text",
    "lessons",
    "coverage",
    "conformance",
    "bots",
    "review",
    "navarch",
    "compiled",
    "laws",
    "arena",
    "puzzles",
    "server",
    "training",
    "bench",
    "cli",
    "envs",
    "__main__",
]
CLI = [
    "parser",
    "common",
    "offers",
    "boards",
    "screen",
    "choices",
    "commands",
    "lesson_screen",
    "lessons",
    "puzzle_screen",
    "puzzles",
    "lines",
    "simulate",
    "arena",
    "rules",
    "shape",
    "catalogue",
    "records",
    "review",
    "edit",
    "admin",
    "serve",
    "table",
    "play",
]
SERVER = ["clock", "settings", "logs", "measures", "words", "storage", "notices", "people", "tables", "web"]
WEB = [
    "generated",
    "lib",
    "chart",
    "symbols",
    "boards/shared",
    "boards/generic",
    "boards/neptun",
    "boards/hands_in_the_sea",
    "boards/mare_nostrum",
    "boards/hamilcar",
    "boards",
    "rules",
    "table",
    "learn",
    "lobby",
    "App.svelte",
    "main.ts",
]


@pytest.fixture(scope="module")
def package() -> Graph:
    return package_graph(PACKAGE)


@pytest.fixture(scope="module")
def page() -> Graph:
    return page_graph(PAGE)


def package_part(name: str) -> str:
    """The part of the package that a module belongs to."""
    return "navarch" if name == "navarch" else name.split(".")[1]


def page_part(name: str) -> str:
    """The folder of the page that a module belongs to; each board is a part of its own."""
    folders = name.split("/")
    return "/".join(folders[:2]) if folders[0] == "boards" and len(folders) > 2 else folders[0]


def test_no_module_imports_itself_by_a_way_round(package: Graph) -> None:
    assert cycle(package) == []


def test_no_module_of_the_page_imports_itself_by_a_way_round(page: Graph) -> None:
    assert cycle(page) == []


def test_parts_of_the_package_import_only_what_they_stand_on(package: Graph) -> None:
    assert backward_edges(package, PARTS, package_part) == []


def test_modules_of_the_command_line_import_only_what_they_stand_on(package: Graph) -> None:
    assert backward_edges(below(package, "navarch.cli"), CLI, first_part) == []


def test_folders_of_the_server_import_only_what_they_stand_on(package: Graph) -> None:
    assert backward_edges(below(package, "navarch.server"), SERVER, first_part) == []


def test_folders_of_the_page_import_only_what_they_stand_on(page: Graph) -> None:
    assert backward_edges(page, WEB, page_part) == []


@pytest.mark.parametrize("part", sorted(ALLOWED))
def test_no_part_knows_more_than_it_needs(package: Graph, part: str) -> None:
    for name, others in package.items():
        if package_part(name) == part:
            assert {package_part(other) for other in others} <= ALLOWED[part], name


def test_one_game_does_not_know_another(package: Graph) -> None:
    for name, others in below(package, "navarch.games").items():
        assert {first_part(other) for other in others} <= {first_part(name)}, name


@pytest.mark.parametrize("part", BARE)
def test_engine_games_and_bots_need_nothing_but_python(part: str) -> None:
    for file in (PACKAGE / part).rglob("*.py"):
        for name, _ in imported_names(module_name(PACKAGE, file), file):
            top = name.split(".")[0]
            compiler = top == "mypy_extensions" and file.name == "native.py"
            assert top == "navarch" or top in sys.stdlib_module_names or compiler, f"{file.name} imports {name}"


def write(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_a_cycle_in_a_package_is_found_even_inside_a_function_but_not_among_types(tmp_path: Path) -> None:
    files = {
        "toy/__init__.py": "",
        "toy/low.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from .high import up\n",
        "toy/high.py": "from . import low\n",
    }
    assert cycle(package_graph(write(tmp_path, files) / "toy")) == []
    write(tmp_path, {"toy/low.py": "def later():\n    from .high import up\n"})
    assert set(cycle(package_graph(tmp_path / "toy"))) == {"toy.low", "toy.high"}


def test_an_import_of_what_stands_above_is_found(tmp_path: Path) -> None:
    files = {"toy/low/a.py": "import toy.high.b\n", "toy/high/b.py": "from ..low import a\n", "toy/high/c.py": ""}
    graph = below(package_graph(write(tmp_path, files) / "toy"), "toy")
    assert backward_edges(graph, ["low", "high"], first_part) == ["low.a imports high.b"]


def test_cycles_and_backward_imports_of_the_page_are_found(tmp_path: Path) -> None:
    files = {
        "lib/a.ts": 'import type { B } from "../table/b";\n',
        "table/b.ts": 'import {\n  a,\n} from "../lib/a";\nexport { c } from "./c.svelte";\n',
        "table/c.svelte": '<script lang="ts">\n  import "../lib";\n</script>\n',
        "lib/index.ts": "",
    }
    graph = page_graph(write(tmp_path, files))
    assert graph == {
        "lib/a.ts": set(),
        "table/b.ts": {"lib/a.ts", "table/c.svelte"},
        "table/c.svelte": {"lib/index.ts"},
        "lib/index.ts": set(),
    }
    assert cycle(graph) == []
    write(tmp_path, {"lib/index.ts": 'const late = () => import("../table/b");\n'})
    graph = page_graph(tmp_path)
    assert set(cycle(graph)) == {"lib/index.ts", "table/b.ts", "table/c.svelte"}
    assert backward_edges(graph, ["lib", "table"], page_part) == ["lib/index.ts imports table/b.ts"]
