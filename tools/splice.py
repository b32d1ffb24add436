"""Write the constructors of procedures out before they are compiled, and how the engine reaches their methods.

In pure Python they are made when a class is created (`navarch.engine.declare`); mypyc needs to see them. So a copy of
a module gets the same text at the end of each procedure's class, its kinds as FIELDS, and its defaults without effect.
Steps and choices, which pure Python looks up in tables, are called there by name, each under its number.
"""

from __future__ import annotations

import ast
import importlib

from navarch.engine.declare import constructor_text, declared_fields
from navarch.engine.procedure import Procedure

TRANSFORM = "@dataclass_transform(eq_default=False)\n"  # tells mypy of the constructors; the compiled ones are there

FUTURE = "from __future__ import annotations"
IMPORTS = ["from typing import Any as AnyState", "from navarch.engine.native import mypyc_attr"]
# The room of the last procedure of a class is kept for the next one: hardly ever are two of them under way.
KEPT = "@mypyc_attr(free_list_len=1, acyclic=True)"


def spliced(name: str, text: str) -> str:
    """The text to compile of the module of that name."""
    if name == "navarch.engine.procedure":
        assert TRANSFORM in text
        return text.replace(TRANSFORM, "")
    tree = ast.parse(text)
    lines = text.split("\n")
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    module = importlib.import_module(name) if classes else None
    procedures = [node for node in classes if issubclass(getattr(module, node.name), Procedure)]
    for node in reversed(procedures):
        _splice_class(lines, node, getattr(module, node.name))
    if procedures:
        lines[lines.index(FUTURE) + 1 : lines.index(FUTURE) + 1] = IMPORTS
    return "\n".join(lines)


def _splice_class(lines: list[str], node: ast.ClassDef, cls: type) -> None:
    """Put the constructor behind the class's last line, and take the defaults off its fields."""
    fields = declared_fields(cls)
    kinds = {name: field.kind for name, field in fields.items()}
    assert node.end_lineno is not None
    written = ["", f"    FIELDS = {kinds!r}", "", constructor_text(cls, fields), _calls_text(cls)]
    lines[node.end_lineno : node.end_lineno] = "\n".join(written).split("\n")
    for statement in reversed(node.body):
        if isinstance(statement, ast.AnnAssign) and statement.value is not None:
            assert isinstance(statement.target, ast.Name)
            if statement.target.id in fields:
                declaration = f"    {statement.target.id}: {ast.unparse(statement.annotation)}"
                assert statement.end_lineno is not None
                lines[statement.lineno - 1 : statement.end_lineno] = [declaration]
    lines.insert(node.lineno - 1, KEPT)


def _calls_text(cls: type[Procedure]) -> str:
    """The five methods by which the engine reaches those that SEQUENCE and CHOICES name."""
    names = list(cls.CHOICES)
    steps = dict(enumerate(f"self.{name}(s)" for name in cls.SEQUENCE))
    options = dict(enumerate(f"return self.{name}_options(s, seat)" for name in names))
    answers = dict(enumerate(f"self.{name}(s, seat, verb, noun)" for name in names))
    weighed = [name for name in names if hasattr(cls, f"{name}_weights")]
    weights = {names.index(name): f"return self.{name}_weights(s)" for name in weighed}
    found_at = [name for name in names if hasattr(cls, f"{name}_at")]
    outcomes = {names.index(name): f"return self.{name}_at(s, share)" for name in found_at}
    return "\n".join(
        [
            _call_text("take_step(self, s: AnyState, number: int) -> None", steps),
            _call_text("list_options(self, s: AnyState, number: int, seat: int) -> list[int]", options),
            _call_text("take_answer(self, s: AnyState, number: int, seat: int, verb: int, noun: int) -> None", answers),
            _call_text("list_weights(self, s: AnyState, number: int) -> list[int]", weights),
            _call_text("outcome_at(self, s: AnyState, number: int, share: float) -> int", outcomes),
        ]
    )


def _call_text(head: str, calls: dict[int, str]) -> str:
    """A method that makes one of these calls, by its number; none at all where there is nothing to call."""
    if not calls:
        return ""
    cases = "".join(
        f"        {'if' if i == 0 else 'elif'} number == {number}:\n            {call}\n"
        for i, (number, call) in enumerate(calls.items())
    )
    return f"    def {head}:\n{cases}        else:\n            raise AssertionError(number)\n"
