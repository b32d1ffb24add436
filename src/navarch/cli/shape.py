"""What a seat sees of a game, key by key: for whoever writes a bot that reads the view."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from ..engine.game import Game

PLAIN = {int: "number", float: "number", str: "text", bool: "true or false", NoneType: "null"}
BY_NAME = (dict, Mapping)


def view_keys(game: Game) -> dict[str, str]:
    """Path -> kind: `players.*.gold` is a number for each player, `display[].face_up` one thing of each in a list."""
    shape = get_type_hints(type(game).view).get("return")
    if is_typeddict(shape):
        return dict(_keys("", shape, ()))
    seen = game.view(game.new(), 0)  # a game that names no type is shown by what it tells at first
    return {key: _kind_of(value) for key, value in seen.items()}


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
