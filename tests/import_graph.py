"""Who imports whom at run time, in the package and in the page: graphs of names of modules."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Sequence
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

Graph = dict[str, set[str]]  # a module -> the modules of the same tree that it imports

PAGE_IMPORT = re.compile(
    r"""^\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?['"](?P<name>\.[^'"]+)['"]  # import x from "./y"
    |\bimport\(\s*['"](?P<later>\.[^'"]+)['"]\s*\)                                          # import("./y")""",
    re.MULTILINE | re.VERBOSE,
)
PAGE_KINDS = (".ts", ".svelte")


def package_graph(package: Path) -> Graph:
    """All modules of a Python package by their full names; what is imported inside functions counts too."""
    files = {module_name(package, file): file for file in package.rglob("*.py")}
    return {name: _inside(files, name, file) for name, file in files.items()}


def module_name(package: Path, file: Path) -> str:
    """The full name of a module; a package goes by its own name."""
    parts = file.relative_to(package.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported_names(name: str, file: Path) -> Iterator[tuple[str, str]]:
    """What a module imports at run time, as (module, name in it); the name is empty for a module itself."""
    home = name.split(".") if file.name == "__init__.py" else name.split(".")[:-1]
    for node in _run_time(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = home[: len(home) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield from ((module, alias.name) for alias in node.names)


def _run_time(tree: ast.AST) -> Iterator[ast.AST]:
    """All nodes but those that only a type checker sees."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            continue
        yield node
        yield from _run_time(node)


def _inside(files: dict[str, Path], name: str, file: Path) -> set[str]:
    found = {
        f"{module}.{part}" if f"{module}.{part}" in files else module for module, part in imported_names(name, file)
    }
    return (found & files.keys()) - {name}


def page_graph(source: Path) -> Graph:
    """All modules of the page by their paths below `source`; types alone do not count."""
    files = {file.relative_to(source).as_posix(): file for file in source.rglob("*") if file.suffix in PAGE_KINDS}
    graph: Graph = {}
    for name, file in files.items():
        said = [found["name"] or found["later"] for found in PAGE_IMPORT.finditer(file.read_text(encoding="utf-8"))]
        graph[name] = {_page_file(source, file, one) for one in said} & files.keys() - {name}
    return graph


def _page_file(source: Path, importer: Path, said: str) -> str:
    """The file that an import of the page means: as it is said, as a module, or as a folder."""
    there = Path(*importer.parent.parts, said).resolve()
    known = [there, there.with_name(f"{there.name}.ts"), there / "index.ts"]
    found = next((file for file in known if file.is_file()), there)
    return found.relative_to(source.resolve()).as_posix() if found.is_relative_to(source.resolve()) else ""


def cycle(graph: Graph) -> list[str]:
    """One cycle of imports, or nothing."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def backward_edges(graph: Graph, order: Sequence[str], part_of: Callable[[str], str]) -> list[str]:
    """Imports of a part that stands later in the order; every part must stand there."""
    return sorted(
        f"{name} imports {other}"
        for name, others in graph.items()
        for other in others
        if order.index(part_of(name)) < order.index(part_of(other))
    )


def below(graph: Graph, folder: str) -> Graph:
    """The part of a graph inside a folder, by the names inside it."""
    start = f"{folder}."
    return {
        name.removeprefix(start): {other.removeprefix(start) for other in others if other.startswith(start)}
        for name, others in graph.items()
        if name.startswith(start)
    }


def first_part(name: str) -> str:
    """The folder that a module belongs to, or the module itself where it is in none."""
    return name.split(".", maxsplit=1)[0]
