"""A procedure is declared once: its annotated fields become its constructor and its clone.

The text made here is run when a class is created in pure Python, and spliced into the sources before they are
compiled; so both play by the same lines, and what runs can be read.

A field's annotation names its kind: `Seat = Annotated[int, "seat"]`, `Spaces = Annotated[int, "set space"]`.
"""

from __future__ import annotations

import sys
from typing import Any, ClassVar, get_args, get_origin

from .errors import BadGame


def write_constructor(cls: Any) -> None:
    """Give a new class of procedures its FIELDS, its constructor and its clone."""
    own = vars(cls)
    if "clone" in own:  # compiled: they were written before
        return
    if "__init__" in own:
        raise BadGame(f"{cls.__name__}: the constructor is written from the annotated fields, not by hand")
    fields = declared_fields(cls)
    cls.FIELDS = {name: field.kind for name, field in fields.items()}
    namespace: dict[str, Any] = {}
    exec(f"class {cls.__name__}:\n{constructor_text(cls, fields)}", namespace)
    written = namespace[cls.__name__]
    for name in ("__init__", "clone"):
        setattr(cls, name, getattr(written, name))
    namespace[cls.__name__] = cls  # whose clones `clone` makes


class Field:
    """One field of a procedure: its name, its kind, and its default where it has one."""

    def __init__(self, name: str, kind: str, is_list: bool, default: int | list[int] | None) -> None:
        self.name = name
        self.kind = kind
        self.is_list = is_list
        self.default = default

    def parameter(self) -> str:
        """How the constructor takes it."""
        said = f"{self.name}: {'list[int]' if self.is_list else 'int'}"
        return said if self.default is None else f"{said} = {self.default!r}"

    def assignment(self) -> str:
        """How the constructor keeps it; a list is the procedure's own."""
        return f"self.{self.name} = {self.name}{'[:]' if self.is_list else ''}"


def declared_fields(cls: type) -> dict[str, Field]:
    """The annotated fields of a class, those of its bases first."""
    found: dict[str, Field] = {}
    for base in reversed(cls.__mro__):
        for name, annotation in _annotations(base).items():
            origin: Any = get_origin(annotation) or annotation
            if origin is not ClassVar:
                found[name] = _field(base, name, annotation)
    return found


def _annotations(base: type) -> dict[str, Any]:
    """The annotations of a class; nearly all are a word of its module, and need not be worked out."""
    words = {name: text for name, text in vars(base).get("__annotations__", {}).items() if not _of_class(text)}
    module = vars(sys.modules[base.__module__])
    if all(isinstance(word, str) and word in module for word in words.values()):
        return {name: module[word] for name, word in words.items()}
    from inspect import get_annotations  # takes longer to import than all fields of a game need

    return get_annotations(base, eval_str=True)


def _of_class(annotation: object) -> bool:
    return isinstance(annotation, str) and annotation.startswith("ClassVar[")


def _field(cls: type, name: str, annotation: Any) -> Field:
    where = f"{cls.__name__}.{name}"
    kinds: tuple[object, ...] = getattr(annotation, "__metadata__", ())
    kind = kinds[0] if kinds else None
    if not isinstance(kind, str):
        raise BadGame(f"{where}: a field is annotated with its kind, such as Seat = Annotated[int, 'seat']")
    is_list = get_origin(get_args(annotation)[0]) is list
    default = cls.__dict__.get(name)
    if default is not None and not isinstance(default, list if is_list else int):
        raise BadGame(f"{where}: {default!r} is no default of the kind {kind!r}")
    return Field(name, kind, is_list, default)


def constructor_text(cls: type, fields: dict[str, Field]) -> str:
    """`__init__` and `clone` of a procedure, as one would write them by hand."""
    parameters = "".join(f", {field.parameter()}" for field in fields.values())
    values = ", ".join(f"self.{name}" for name in fields)
    assignments = "".join(f"        {field.assignment()}\n" for field in fields.values())
    return (
        f"    def __init__(self{parameters}) -> None:\n"
        "        self.at = 0\n"
        "        self.answer = 0\n"
        "        self.outline = None\n"
        f"{assignments}"
        "\n"
        f"    def clone(self) -> {cls.__name__}:\n"
        f"        new = {cls.__name__}({values})\n"
        "        new.at = self.at\n"
        "        new.answer = self.answer\n"
        "        new.outline = self.outline\n"
        "        return new\n"
    )
