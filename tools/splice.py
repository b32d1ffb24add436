"""Write the constructors of procedures out before they are compiled.

In pure Python they are made when a class is created (`navarch.engine.declare`); mypyc needs to see them. So a copy of
a module gets the same text at the end of each procedure's class, its kinds as FIELDS, and its defaults without effect.
"""

from __future__ import annotations

import ast
import importlib

from navarch.engine.declare import constructor_text, declared_fields
from navarch.engine.procedure import Procedure

TRANSFORM = "@dataclass_transform(eq_default=False)\n"  # tells mypy of the constructors; the compiled ones are there


def spliced(name: str, text: str) -> str:
    """The text to compile of the module of that name."""
    if name == "navarch.engine.procedure":
        assert TRANSFORM in text
        return text.replace(TRANSFORM, "")
    tree = ast.parse(text)
    lines = text.split("\n")
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    module = importlib.import_module(name) if classes else None
    for node in reversed(classes):
        cls = getattr(module, node.name)
        if issubclass(cls, Procedure) and cls is not Procedure:
            _splice_class(lines, node, cls)
    return "\n".join(lines)


def _splice_class(lines: list[str], node: ast.ClassDef, cls: type) -> None:
    """Put the constructor behind the class's last line, and take the defaults off its fields."""
    fields = declared_fields(cls)
    kinds = {name: field.kind for name, field in fields.items()}
    assert node.end_lineno is not None
    written = ["", f"    FIELDS = {kinds!r}", "", constructor_text(cls, fields)]
    lines[node.end_lineno : node.end_lineno] = "\n".join(written).split("\n")
    for statement in reversed(node.body):
        if isinstance(statement, ast.AnnAssign) and statement.value is not None:
            assert isinstance(statement.target, ast.Name)
            if statement.target.id in fields:
                declaration = f"    {statement.target.id}: {ast.unparse(statement.annotation)}"
                assert statement.end_lineno is not None
                lines[statement.lineno - 1 : statement.end_lineno] = [declaration]
