"""What a seat sees of a game, key by key: for whoever writes a bot that reads the view."""

from __future__ import annotations

import ast
import importlib.util
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from ..engine.game import Game

PLAIN = {int: "number", float: "number", str: "text", bool: "true or false", NoneType: "null"}
BY_NAME = (dict, Mapping)


def view_keys(game: Game) -> dict[str, str]:
    """Path -> kind: `players.*.gold` is a number for each player, `display[].face_up` one thing of each in a list."""
    shape = get_type_hints(type(game).view).get("return") or _type_in_source(type(game))
    if is_typeddict(shape):
        return dict(_keys("", shape, ()))
    seen = game.view(game.new(), 0)  # a game that names no type is shown by what it tells at first
    return {key: _kind_of(value) for key, value in seen.items()}


def _type_in_source(kind: type[Game]) -> Any:
    """What `view` of a compiled game gives: compiled code keeps no types, but its source lies beside it."""
    source = _source_of(kind.__module__)
    if source is None:
        return None
    nodes = list(ast.walk(ast.parse(source.read_text(encoding="utf-8"))))
    games = [node for node in nodes if isinstance(node, ast.ClassDef) and node.name == kind.__name__]
    views = [node for game in games for node in game.body if isinstance(node, ast.FunctionDef) and node.name == "view"]
    names = {node.returns.id for node in views if isinstance(node.returns, ast.Name)}
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and names & {alias.name for alias in node.names}:
            package = kind.__module__.rpartition(".")[0]
            module = importlib.util.resolve_name("." * node.level + (node.module or ""), package)
            return getattr(_run_source(module), names.pop(), None)
    return None


def _source_of(module: str) -> Path | None:
    """The file in which a module is written, wherever it was loaded from."""
    loaded = getattr(sys.modules.get(module), "__file__", None)
    source = Path(loaded or "").with_name(f"{module.rpartition('.')[2]}.py")
    return source if source.is_file() else None


def _run_source(module: str) -> Any:
    """A module once more, from its source."""
    source = _source_of(module)
    spec = importlib.util.spec_from_file_location(f"{module}_source", source) if source is not None else None
    if spec is None or spec.loader is None:
        return None
    found = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = found  # where `get_type_hints` looks names up
    spec.loader.exec_module(found)
    return found


def _keys(path: str, shape: Any, above: tuple[Any, ...]) -> Iterator[tuple[str, str]]:
    """The keys of whatever objects a value is made of."""
    if is_typeddict(shape):
        if shape in above:
            return  # an object within its like
        for key, inner in get_type_hints(shape, include_extras=True).items():
            is_there = get_origin(inner) is not NotRequired
            hint = inner if is_there else get_args(inner)[0]
            here = f"{path}.{key}" if path else key
            yield here, _kind(hint) + ("" if is_there else ", where there is one")
            yield from _keys(here, hint, (*above, shape))
    elif get_origin(shape) in BY_NAME:
        yield from _keys(f"{path}.*", get_args(shape)[1], above)
    elif get_origin(shape) is list:
        yield from _keys(f"{path}[]", get_args(shape)[0], above)
    else:
        for part in get_args(shape):
            yield from _keys(path, part, above)


def _kind(shape: Any) -> str:
    origin, parts = get_origin(shape), get_args(shape)
    if origin is Literal:
        return " | ".join(str(part) for part in parts)
    if origin in (Union, UnionType):
        return " or ".join(_kind(part) for part in parts)
    if origin is list:
        return f"list of {_kind(parts[0])}"
    if origin in BY_NAME:
        return f"{_kind(parts[1])} by name"
    return "object" if is_typeddict(shape) else PLAIN.get(shape, "anything")


def _kind_of(value: object) -> str:
    if isinstance(value, dict):
        return "object"
    return "list" if isinstance(value, list | tuple) else PLAIN.get(type(value), "anything")
