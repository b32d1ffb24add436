"""Where the code of a game cites its rules: by remark, in comments and docstrings, and by what it tells or refuses."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from navarch.coverage import cited_lines
from navarch.engine.game import Game
from tools.mutants.breaks import functions

NO_RULES = ("advice", "text", "texts")  # serve bots and words


class Module(NamedTuple):
    """A module of a game that may cite rules."""

    module: str  # as it is imported
    name: str  # within the game's folder
    text: str
    remarks: list[tuple[int, str]]  # line, rule


class Spot(NamedTuple):
    """A function, a class by its own head, or, without a name, the head of a module."""

    file: str
    name: str

    def __str__(self) -> str:
        return f"{self.file} {self.name}".strip()


def home(game: Game) -> Path:
    """The folder of a game's own modules."""
    file = sys.modules[type(game).__module__].__file__
    assert file is not None
    return Path(file).parent


def modules(game: Game) -> Iterator[Module]:
    """All modules of a game that are about its rules."""
    package = type(game).__module__.rpartition(".")[0]
    folder = home(game)
    for file in sorted(folder.rglob("*.py")):
        parts = file.relative_to(folder).with_suffix("").parts
        if parts[0] not in NO_RULES:
            name = ".".join((package, *parts)).removesuffix(".__init__")
            text = file.read_text(encoding="utf-8")
            yield Module(name, "/".join(parts) + ".py", text, list(cited_lines(text, game)))


def spots(game: Game) -> dict[str, list[Spot]]:
    """Rule -> the places that cite it by remark, each once, in the order of the files."""
    found: dict[str, list[Spot]] = {}
    for module in modules(game):
        tree = ast.parse(module.text)
        for line, rule in module.remarks:
            places = found.setdefault(rule, [])
            spot = Spot(module.name, name_at(tree, line))
            if spot not in places:
                places.append(spot)
    return found


def name_at(tree: ast.Module, line: int) -> str:
    """The function around a line, else the class, else nothing."""
    for function, place in functions(tree):
        if function.lineno <= line <= (function.end_lineno or function.lineno):
            return place.name
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.lineno <= line <= (node.end_lineno or node.lineno):
            return node.name
    return ""


def rules_of_functions(game: Game) -> dict[Spot, set[str]]:
    """Function -> the rules cited in it, by remark or by what it tells; else those at the head of its class."""
    found: dict[Spot, set[str]] = {}
    for module in modules(game):
        tree = ast.parse(module.text)
        cited = [*module.remarks, *spoken(tree, game)]
        heads: dict[str, set[str]] = {}
        for line, rule in cited:
            heads.setdefault(name_at(tree, line), set()).add(rule)
        for _, place in functions(tree):
            owner = place.name.rpartition(".")[0]
            rules = heads.get(place.name) or (heads.get(owner, set()) if owner else set())
            found[Spot(module.name, place.name)] = rules
    return found


def spoken(tree: ast.AST, game: Game) -> Iterator[tuple[int, str]]:
    """Rules that code names as it tells, asks or refuses, each with its line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in game.ledger.rules:
            yield node.lineno, node.value
