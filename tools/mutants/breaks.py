"""The ways of breaking a rule: each changes one node of one function."""

from __future__ import annotations

import ast
import copy
import hashlib
from collections.abc import Iterator
from pathlib import Path
from types import CodeType
from typing import NamedTuple

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult,
    ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr,
}  # fmt: skip


class Break(NamedTuple):
    """One change: what sort it is, and the node that takes the place of the old one."""

    sort: str
    node: ast.AST


class Source(NamedTuple):
    """A module of a game's rules."""

    file: Path
    module: str  # as it is imported
    name: str  # within the game's folder
    text: str


class Place(NamedTuple):
    """A function of a module: its name with its class, its lines; whether it is a step, and is given the state."""

    name: str
    first: int
    last: int
    step: bool
    state: bool


class Mutant(NamedTuple):
    """One break of one function. Its id names it in words that outlast changes elsewhere in the file."""

    id: str
    source: Source
    place: Place
    sort: str
    line: int
    node: int  # the broken node, by its number in a walk through the function
    way: int  # the number of the break among those of the node

    def code(self, seats: tuple[str, ...]) -> CodeType:
        """The function with the break in it."""
        tree = ast.parse(self.source.text)
        function = next(node for node, place in functions(tree) if place == self.place)
        old = list(ast.walk(function))[self.node]
        new = list(breaks(old, self.place, seats))[self.way].node
        replace(tree, old, new)
        module = compile(ast.fix_missing_locations(tree), str(self.source.file), "exec")
        return next(code for code in codes(module) if code.co_qualname == self.place.name)


def codes(code: CodeType) -> Iterator[CodeType]:
    """A piece of code and all within it."""
    yield code
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield from codes(part)


def replace(tree: ast.AST, old: ast.AST, new: ast.AST) -> None:
    """Put a node in the place of another."""
    for parent in list(ast.walk(tree)):
        for field, value in ast.iter_fields(parent):
            if value is old:
                setattr(parent, field, new)
            elif isinstance(value, list):
                value[:] = [new if one is old else one for one in value]


# ---- places ----


def functions(tree: ast.Module) -> Iterator[tuple[ast.FunctionDef, Place]]:
    """All functions and methods of a module."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node, place_of(node, node.name, step=False)
        elif isinstance(node, ast.ClassDef):
            steps = sequence(node)
            for method in node.body:
                if isinstance(method, ast.FunctionDef):
                    yield method, place_of(method, f"{node.name}.{method.name}", step=method.name in steps)


def place_of(node: ast.FunctionDef, name: str, step: bool) -> Place:
    """Where a function stands."""
    state = any(argument.arg == "s" for argument in node.args.args)
    return Place(name, node.lineno, node.end_lineno or node.lineno, step, state)


def sequence(procedure: ast.ClassDef) -> list[str]:
    """The steps that a procedure declares."""
    for node in procedure.body:
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        if isinstance(node, ast.Assign | ast.AnnAssign) and any(name_of(target) == "SEQUENCE" for target in targets):
            said = ast.literal_eval(node.value) if node.value else ()
            return [str(step) for step in said]
    return []


def name_of(target: ast.AST | None) -> str:
    """The name that is assigned to, if it is a name."""
    return target.id if isinstance(target, ast.Name) else ""


def mutants_of(source: Source, seats: tuple[str, ...]) -> Iterator[Mutant]:
    """All mutants of a module."""
    for function, place in functions(ast.parse(source.text)):
        met: dict[str, int] = {}
        untouched = spared(function)
        for number, node in enumerate(ast.walk(function)):
            if id(node) in untouched:
                continue
            for way, change in enumerate(breaks(node, place, seats)):
                said = f"{source.name} {place.name}: {words(node, change)}"
                met[said] = met.get(said, 0) + 1
                key = said if met[said] == 1 else f"{said} ({met[said]})"
                yield Mutant(key, source, place, change.sort, getattr(node, "lineno", place.first), number, way)


def spared(function: ast.FunctionDef) -> set[int]:
    """Nodes that are no rules: the signature, types, texts, assertions and errors."""
    roots: list[ast.AST] = [function.args, *function.decorator_list]
    for node in ast.walk(function):
        if isinstance(node, ast.Assert | ast.Raise | ast.JoinedStr):
            roots.append(node)
        elif isinstance(node, ast.AnnAssign):
            roots.append(node.annotation)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "isinstance":
            roots.append(node)
    if function.returns:
        roots.append(function.returns)
    return {id(part) for root in roots for part in ast.walk(root)}


def words(old: ast.AST, change: Break) -> str:
    """What became what."""
    if change.sort == "step dropped":
        return "the step is dropped"
    if isinstance(old, ast.If | ast.While):
        return f"if {ast.unparse(old.test)} turned round"
    if isinstance(old, ast.comprehension):
        return f"if {ast.unparse(old.ifs[0])} turned round"
    if change.sort.endswith("dropped"):
        return f"{ast.unparse(old)} dropped"
    return f"{ast.unparse(old)} → {ast.unparse(change.node)}"


# ---- breaks ----


def breaks(node: ast.AST, place: Place, seats: tuple[str, ...]) -> Iterator[Break]:
    """All ways of breaking a node."""
    yield from inverted(node)
    yield from off_by_one(node)
    yield from swapped_seats(node, place, seats)
    yield from dropped(node, place)


def inverted(node: ast.AST) -> Iterator[Break]:
    """Conditions, comparisons and operators turned round."""
    new = copy.deepcopy(node)
    if isinstance(new, ast.If | ast.While | ast.IfExp):
        new.test = ast.UnaryOp(ast.Not(), new.test)
        yield Break("condition inverted", new)
    elif isinstance(new, ast.comprehension) and new.ifs:
        new.ifs[0] = ast.UnaryOp(ast.Not(), new.ifs[0])
        yield Break("condition inverted", new)
    elif isinstance(new, ast.Compare) and type(new.ops[0]) in COMPARISONS:
        new.ops[0] = COMPARISONS[type(new.ops[0])]()
        yield Break("comparison changed", new)
    elif isinstance(new, ast.BoolOp):
        new.op = ast.Or() if isinstance(new.op, ast.And) else ast.And()
        yield Break("condition inverted", new)
    elif isinstance(new, ast.BinOp | ast.AugAssign) and type(new.op) in OPERATORS:
        new.op = OPERATORS[type(new.op)]()
        yield Break("operator changed", new)
    elif isinstance(new, ast.UnaryOp) and isinstance(new.op, ast.Not | ast.Invert):
        yield Break("operator changed", new.operand)


def off_by_one(node: ast.AST) -> Iterator[Break]:
    """One more, one less."""
    if isinstance(node, ast.Constant) and type(node.value) is int:
        for by in (1, -1):
            yield Break("off by one", ast.Constant(node.value + by))


def swapped_seats(node: ast.AST, place: Place, seats: tuple[str, ...]) -> Iterator[Break]:
    """The next seat, or, in a game for two, the opponent."""
    text = ast.unparse(node) if isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Load) else ""
    if text in ("seat", "self.seat") and (place.state or len(seats) == 2):
        assert isinstance(node, ast.expr)
        count = ast.Constant(2) if len(seats) == 2 else ast.parse("s.players", mode="eval").body
        yield Break("seats swapped", ast.BinOp(ast.BinOp(node, ast.Add(), ast.Constant(1)), ast.Mod(), count))
    elif text.lower() in seats and text.isupper():
        yield Break("seats swapped", ast.Constant((seats.index(text.lower()) + 1) % len(seats)))
    elif isinstance(node, ast.Call) and ast.unparse(node.func) == "other" and len(node.args) == 1:
        yield Break("seats swapped", node.args[0])


def dropped(node: ast.AST, place: Place) -> Iterator[Break]:
    """A call, an assignment to the position or a whole step is left out."""
    nothing = ast.Expr(ast.Constant(0))
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield Break("call dropped", nothing)
    elif isinstance(node, ast.Assign | ast.AugAssign):
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        if isinstance(target, ast.Attribute | ast.Subscript):
            yield Break("assignment dropped", nothing)
    elif isinstance(node, ast.FunctionDef) and place.step:
        empty = copy.copy(node)
        empty.body = [ast.Pass()]
        yield Break("step dropped", empty)


def sample(mutants: list[Mutant], count: int, seed: int) -> list[Mutant]:
    """So many mutants by lot, of every sort in turn; the lot of each hangs on its id alone."""
    ranks: dict[str, list[Mutant]] = {}
    for mutant in sorted(mutants, key=lambda one: hashlib.sha256(f"{seed} {one.id}".encode()).digest()):
        ranks.setdefault(mutant.sort, []).append(mutant)
    rows = [(rank, sort, mutant) for sort, row in ranks.items() for rank, mutant in enumerate(row)]
    rows.sort(key=lambda row: row[:2])
    return [mutant for _, _, mutant in rows[:count]]
