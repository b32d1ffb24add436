"""Break a game's rules on purpose, one line at a time, and see whether its tests notice.

    python tools/mutate.py neptun                        every mutant of every module of the rules
    python tools/mutate.py neptun --sample 200 --seed 1  some of them
    python tools/mutate.py neptun --only score,fulfil    some modules

Each mutant changes one comparison, operator, number or condition, or drops one statement. It runs in a forked
process, where the changed module is put in place of the file; nothing is written to disk.
"""

from __future__ import annotations

import argparse
import ast
import copy
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import os
import random
import resource
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import CodeType, ModuleType

ROOT = Path(__file__).parent.parent
NOT_RULES = ("__init__", "advice")
SECONDS = 20  # of the processor: a mutant that loops for ever is noticed too
SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.BitOr: ast.BitXor,
    ast.BitAnd: ast.BitOr,
}
CHANGEABLE = (
    ast.Compare,
    ast.BinOp,
    ast.BoolOp,
    ast.AugAssign,
    ast.Assign,
    ast.Constant,
    ast.If,
    ast.While,
    ast.IfExp,
    ast.Expr,
)


class Mutant:
    """One change of one node of a module, made when it is asked for."""

    def __init__(self, file: Path, node: int, change: int, line: int, what: str) -> None:
        self.file = file
        self.node = node
        self.change = change
        self.line = line
        self.what = what

    def __str__(self) -> str:
        return f"{self.file.name}:{self.line}: {self.what}"

    def code(self) -> CodeType:
        """The module with the change in it."""
        tree = ast.parse(self.file.read_text(encoding="utf-8"))
        mutate(list(ast.walk(tree))[self.node], self.change)
        return compile(ast.fix_missing_locations(tree), str(self.file), "exec")


def mutants_of(file: Path) -> Iterator[Mutant]:
    """All mutants of a module."""
    for number, node in enumerate(ast.walk(ast.parse(file.read_text(encoding="utf-8")))):
        if isinstance(node, CHANGEABLE):
            for change in range(2):
                what = mutate(copy.deepcopy(node), change)
                if what:
                    yield Mutant(file, number, change, node.lineno, what)


def mutate(node: ast.AST, change: int) -> str:
    """Change a node in place; empty when there is nothing to change."""
    if isinstance(node, ast.Compare) and change == 0:
        return swap(node.ops, 0)
    if isinstance(node, ast.BinOp) and isinstance(node.right, ast.Constant) and node.right.value is None:
        return ""  # `int | None` is a type
    if isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign) and change == 0 and type(node.op) in SWAPS:
        before = type(node.op).__name__
        node.op = SWAPS[type(node.op)]()  # type: ignore[assignment]  # operators go with operators
        return f"{before} becomes {type(node.op).__name__}"
    if isinstance(node, ast.Constant) and type(node.value) is int:
        before_value = node.value
        node.value += 1 if change == 0 else -1
        return f"{before_value} becomes {node.value}"
    if isinstance(node, ast.If | ast.While | ast.IfExp) and change == 0:
        node.test = ast.UnaryOp(ast.Not(), node.test)
        return "the condition is turned round"
    return drop_statement(node, change)


def swap(operators: list[ast.cmpop], at: int) -> str:
    """Another comparison."""
    before = type(operators[at])
    if before not in SWAPS:
        return ""
    operators[at] = SWAPS[before]()  # type: ignore[call-overload]  # comparisons go with comparisons
    return f"{before.__name__} becomes {type(operators[at]).__name__}"


def drop_statement(node: ast.AST, change: int) -> str:
    """A statement that does something is dropped: it becomes a bare 0."""
    if change == 0 and isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        words = ast.unparse(node)
        node.value = ast.Constant(0)
        return f"dropped: {words}"
    if change == 1 and isinstance(node, ast.Assign | ast.AugAssign) and not at_top(node):
        words = ast.unparse(node)
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        if isinstance(target, ast.Attribute | ast.Subscript):
            node.__class__ = ast.Expr  # type: ignore[assignment]  # the node stands in its parent's list
            node.value = ast.Constant(0)
            return f"dropped: {words}"
    return ""


def at_top(node: ast.AST) -> bool:
    """Whether a statement stands at the left margin: a table, not a rule."""
    return getattr(node, "col_offset", 0) == 0


class Changed(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Gives the changed module in place of the file."""

    def __init__(self, name: str, file: Path, code: CodeType) -> None:
        self.name = name
        self.file = file
        self.code = code

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Only the one module."""
        if fullname != self.name:
            return None
        return importlib.util.spec_from_file_location(fullname, self.file, loader=self)

    def exec_module(self, module: ModuleType) -> None:
        """Run the changed code."""
        exec(self.code, module.__dict__)


def noticed(mutant: Mutant, tests: list[str]) -> bool:
    """Whether the tests fail with the mutant in place."""
    child = os.fork()
    if child == 0:
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        os._exit(run_tests(mutant, tests))
    _, status = os.waitpid(child, 0)
    return status != 0


def run_tests(mutant: Mutant, tests: list[str]) -> int:
    """In the child: the module replaced, then pytest up to the first failure."""
    import pytest

    parts = mutant.file.relative_to(ROOT / "src").with_suffix("").parts
    sys.meta_path.insert(0, Changed(".".join(parts), mutant.file, mutant.code()))
    try:
        return int(pytest.main(["-x", "-q", "--assert=plain", "-p", "no:cacheprovider", *tests]))
    except BaseException:
        return 1


def main() -> int:
    """Try the mutants and list those that nobody noticed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=0, help="so many mutants, drawn by lot")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", default="", help="modules, with commas between")
    parser.add_argument("--tests", default="", help="arguments for pytest instead of the game's folder of tests")
    told = parser.parse_args()
    folder = told.game.replace("-", "_")
    sys.path[:0] = [str(ROOT / "src"), str(ROOT)]
    for name in ("pytest", "hypothesis", "navarch", "navarch.bots.bot"):
        importlib.import_module(name)  # once, for all children; the game itself is loaded in each
    files = sorted((ROOT / "src/navarch/games" / folder).rglob("*.py"))
    wanted = told.only.split(",") if told.only else [f.stem for f in files if f.stem not in NOT_RULES]
    mutants = [mutant for file in files if file.stem in wanted for mutant in mutants_of(file)]
    if told.sample:
        mutants = random.Random(told.seed).sample(mutants, min(told.sample, len(mutants)))
    tests = told.tests.split() or [f"tests/{folder}"]
    os.chdir(ROOT)
    survivors = 0
    began = time.monotonic()
    for mutant in mutants:
        chapter = f"tests/{folder}/test_{mutant.file.stem}.py"  # most likely to notice, so it comes first
        if not noticed(mutant, [chapter, *tests] if Path(chapter).exists() else tests):
            survivors += 1
            print(mutant, flush=True)
    killed = len(mutants) - survivors
    share = killed / max(len(mutants), 1)
    print(f"{killed} of {len(mutants)} mutants noticed ({share:.1%}), {time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
