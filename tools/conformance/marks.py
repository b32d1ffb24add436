"""Marks in the code of rules: which of them was looked at, and which took effect, since the marks were wiped.

A rule is *looked at* when code that cites it runs. It *takes effect* when

- that code changes, calls, asks, tells or returns something: a function that ends at its first condition has no effect,
  nor has one that answers no; a rule cited by a comment takes effect where the comment stands, at an `if` within it;
- it is named in what is told or refused, or by a question that is asked.

Where a function names a rule both at its head and at one of its lines, the line counts. A class counts where a method
of it runs. The head of a module says what stands in it, and does not count.
"""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from types import CodeType, FunctionType

from navarch.engine.errors import NavarchError
from navarch.engine.game import Game
from tools.mutants.breaks import codes, functions

from .places import Module, modules

LOOKED, EFFECT, NAMED, ANSWER = "_looked_at", "_took_effect", "_named", "_answer"
Cited = dict[int, set[int]]  # the id of a statement -> the numbers of rules


class Marks:
    """One byte for each rule of a game, once for having been looked at and once for having taken effect."""

    def __init__(self, game: Game) -> None:
        self.numbers = {rule: number for number, rule in enumerate(game.ledger.rules)}
        self.looked = bytearray(len(self.numbers))
        self.effect = bytearray(len(self.numbers))
        self._blank = bytes(len(self.numbers))

    def wipe(self) -> None:
        """Nothing has come up."""
        self.looked[:] = self._blank
        self.effect[:] = self._blank

    def name(self, rule: str) -> str:
        """A rule is named: it takes effect."""
        number = self.numbers.get(rule)
        if number is not None:
            self.looked[number] = self.effect[number] = 1
        return rule


def install(game: Game) -> Marks:
    """Write marks into all functions of a game that cite rules, wherever they are already known."""
    marks = Marks(game)
    for module in modules(game):
        imported = importlib.import_module(module.module)
        vars(imported).update({LOOKED: marks.looked, EFFECT: marks.effect, NAMED: marks.name})
        for name, code in marked(module, marks.numbers).items():
            found: object = imported
            for part in name.split("."):
                found = vars(found)[part]
            if isinstance(found, property):
                found = found.fget
            elif isinstance(found, staticmethod | classmethod):
                found = found.__func__
            if not isinstance(found, FunctionType):
                raise NavarchError(f"{module.module} is compiled: rules are counted in pure Python")
            found.__code__ = code
    return marks


def marked(module: Module, numbers: dict[str, int]) -> dict[str, CodeType]:
    """The code of each function of a module, with marks."""
    tree = ast.parse(module.text)
    lines = module.text.splitlines()
    own = [(line, numbers[rule]) for line, rule in module.remarks]
    names = []
    for function, place in functions(tree):
        names.append(place.name)
        remarks = [(line, rule) for line, rule in own if function.lineno <= line <= end(function)]
        Writer(function, remarks, lines, numbers).write()
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            mark_class(node, own, numbers)
    code = compile(ast.fix_missing_locations(tree), module.name, "exec")
    found = {one.co_qualname: one for one in codes(code)}
    return {name: found[name] for name in names}


def mark_class(owner: ast.ClassDef, remarks: list[tuple[int, int]], numbers: dict[str, int]) -> None:
    """What the class itself cites comes up where a method of it runs, unless a method cites it too."""
    methods = [node for node in owner.body if isinstance(node, ast.FunctionDef)]
    within = {rule for line, rule in remarks for one in methods if one.lineno <= line <= end(one)}
    within |= {numbers[rule] for one in methods for rule in named_in(one, numbers)}
    head = {
        rule
        for line, rule in remarks
        if owner.lineno <= line <= end(owner) and not any(one.lineno <= line <= end(one) for one in methods)
    }
    for method in methods:
        method.body[:0] = [*mark(LOOKED, head), *mark(EFFECT, head - within)]


class Writer:
    """Writes the marks of one function."""

    def __init__(
        self, function: ast.FunctionDef, remarks: list[tuple[int, int]], lines: list[str], numbers: dict[str, int]
    ) -> None:
        self.function = function
        self.numbers = numbers
        self.lines = lines
        self.head: set[int] = set()  # cited for the whole function
        self.at: Cited = {}  # cited at a statement
        self.reached: Cited = {}  # cited at an `else`: whatever stands there
        self.has_effects = False  # of those that are cited for the whole
        self.docstring = ast.get_docstring(function) is not None
        for line, rule in remarks:
            self.place(line, rule)
        narrow = {rule for cited in (self.at, self.reached) for rules in cited.values() for rule in rules}
        self.wide = self.head - narrow - {numbers[rule] for rule in named_in(function, numbers)}

    def place(self, line: int, rule: int) -> None:
        """Find what a remark is about: the function, or a statement."""
        body = self.function.body
        is_head = line < body[0].lineno or (self.docstring and line <= end(body[0]))
        found = None if is_head else statement_at(body, line)
        if found is None:
            self.head.add(rule)
        elif line > header_end(found) or line < found.lineno:
            later = following(found, line)
            is_own_line = self.lines[line - 1].lstrip().startswith("#")
            if later is None:
                self.head.add(rule)
            else:
                (self.at if is_own_line else self.reached).setdefault(id(later), set()).add(rule)
        else:
            self.at.setdefault(id(found), set()).add(rule)

    def write(self) -> None:
        """Put the marks into the function."""
        body = self.block(self.function.body[int(self.docstring) :])
        entered = set() if self.has_effects else self.wide  # it says that nothing happens
        self.function.body = [*mark(LOOKED, self.head), *mark(EFFECT, entered), *body] or [ast.Pass()]
        Namer(self.numbers).visit(self.function)

    def block(self, statements: list[ast.stmt]) -> list[ast.stmt]:
        """A block with its marks."""
        found: list[ast.stmt] = []
        for statement in statements:
            own, reached = self.at.get(id(statement), set()), self.reached.get(id(statement), set())
            found += [*mark(LOOKED, own | reached), *mark(EFFECT, reached), *self.statement(statement, own)]
        return found

    def statement(self, statement: ast.stmt, own: set[int]) -> list[ast.stmt]:
        """A statement with its marks; one that holds others has its own within the first block."""
        if isinstance(statement, ast.Return):
            return self.returned(statement, own)
        if not blocks(statement):
            wide = self.wide if changes(statement) else set()
            self.has_effects |= bool(wide)
            return [*mark(EFFECT, own | wide), statement]
        for number, block in enumerate(blocks(statement)):
            block[:] = [*(mark(EFFECT, own) if number == 0 else []), *self.block(block)]
        return [statement]

    def returned(self, statement: ast.Return, own: set[int]) -> list[ast.stmt]:
        """An answer has an effect unless it is no, nothing or nought; a constant one that is cited has."""
        value = statement.value
        rules = own | self.wide
        self.has_effects |= value is not None
        if value is None or isinstance(value, ast.Constant):
            is_something = value is not None and bool(value.value)
            return [*mark(EFFECT, rules if is_something else own), statement]
        if not rules:
            return [statement]
        return [
            ast.Assign([ast.Name(ANSWER, ast.Store())], value),
            ast.If(ast.Name(ANSWER, ast.Load()), mark(EFFECT, rules), []),
            ast.Return(ast.Name(ANSWER, ast.Load())),
        ]


class Namer(ast.NodeTransformer):
    """A rule that is named where something is told, asked or refused."""

    def __init__(self, numbers: dict[str, int]) -> None:
        self.numbers = numbers

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        """Let the name of a rule leave its mark."""
        if isinstance(node.value, str) and node.value in self.numbers:
            return ast.Call(ast.Name(NAMED, ast.Load()), [node], [])
        return node


# ---- statements ----


def mark(array: str, rules: set[int]) -> list[ast.stmt]:
    """Set the bytes of these rules."""
    targets: list[ast.expr] = [
        ast.Subscript(ast.Name(array, ast.Load()), ast.Constant(rule), ast.Store()) for rule in sorted(rules)
    ]
    return [ast.Assign(targets, ast.Constant(1))] if targets else []


def changes(statement: ast.stmt) -> bool:
    """Whether a simple statement changes or calls something beyond the function's own names."""
    if isinstance(statement, ast.Expr):
        return isinstance(statement.value, ast.Call | ast.Yield | ast.YieldFrom)
    if isinstance(statement, ast.Assign | ast.AugAssign | ast.AnnAssign):
        targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
        parts = [part for target in targets for part in ast.walk(target)]
        return any(isinstance(part, ast.Attribute | ast.Subscript) for part in parts)
    return isinstance(statement, ast.Raise | ast.Delete)


def blocks(statement: ast.stmt) -> list[list[ast.stmt]]:
    """The blocks within a statement, the first one first; a function within a function is left alone."""
    if isinstance(statement, ast.FunctionDef | ast.ClassDef):
        return []
    parts: list[object] = [statement, *getattr(statement, "handlers", []), *getattr(statement, "cases", [])]
    found = [getattr(part, name, []) for name in ("body", "orelse", "finalbody") for part in parts]
    return [block for block in found if block]


def header_end(statement: ast.stmt) -> int:
    """The last line of what stands before a statement's first block; of a simple one its last line."""
    inner = blocks(statement)
    if not inner:
        return end(statement)
    heads = [part for part in ast.iter_child_nodes(statement) if isinstance(part, ast.expr | ast.withitem)]
    lines = [part.end_lineno or 0 for head in heads for part in ast.walk(head) if isinstance(part, ast.expr)]
    return max(lines, default=statement.lineno)


def end(node: ast.stmt) -> int:
    """Its last line."""
    return node.end_lineno or node.lineno


def statement_at(body: list[ast.stmt], line: int) -> ast.stmt | None:
    """The innermost statement around a line, else the next one of the block."""
    for statement in body:
        if statement.lineno <= line <= end(statement):
            inner = [one for block in blocks(statement) for one in block]
            if line > header_end(statement) and any(one.lineno <= line <= end(one) for one in inner):
                return statement_at(inner, line)
            return statement
        if statement.lineno > line:
            return statement
    return None


def following(found: ast.stmt, line: int) -> ast.stmt | None:
    """The first statement after a line: within the one around it, or that one itself."""
    if found.lineno > line:
        return found
    later = [one for block in blocks(found) for one in block if one.lineno > line]
    return min(later, key=lambda one: one.lineno, default=None)


def named_in(function: ast.FunctionDef, numbers: dict[str, int]) -> Iterator[str]:
    """The rules that a function names as it tells or refuses."""
    for node in ast.walk(function):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in numbers:
            yield node.value
