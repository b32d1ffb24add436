"""Which rules of a game's ledger are cited in its code and held by tests: read from the sources, never by hand.

Code cites `[P2.8]` or `[P2.8, P2.9]` in a comment or docstring; tests carry `@pytest.mark.rule("neptun", "P2.8")`
and `@pytest.mark.example("neptun", "P2-ex1")`. A test with `@pytest.mark.lessons("neptun")` plays all lessons of a
game, each of which holds its example and its rules.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from .engine.game import Game
from .lessons import lessons_of

LESSONS = "pytest.mark.lessons"
MARKS = ("rule", "example", "lessons")
_BRACKETS = re.compile(r"\[([^\[\]]+)\]")


class Place(NamedTuple):
    """Where something is cited: a file (relative to the sources or the tests), a line, and a test's name."""

    file: str
    line: int
    name: str = ""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" + (f" {self.name}" if self.name else "")


Places = dict[str, list[Place]]


class Coverage(NamedTuple):
    """All citations of a game; `tests` and `examples` are None where there is no folder of tests."""

    game: Game
    code: Places
    tests: Places | None
    examples: Places | None

    def uncovered(self) -> list[str]:
        """Rules that are cited nowhere in the code or held by no test, then examples that no test plays."""
        ledger = self.game.ledger
        bare = [
            rule
            for rule in ledger.rules
            if rule not in self.code or (self.tests is not None and rule not in self.tests)
        ]
        if self.examples is not None:
            bare.extend(example for example in ledger.examples if example not in self.examples)
        return bare


def coverage_of(game: Game, tests: Path | None = None, wanted: str = "") -> Coverage:
    """Read the sources of a game, and the tests where they are; with a rule or example, all that cites that one."""
    folder = tests or tests_folder(game)
    code = citations_in_code(game, wanted)
    if folder is None:
        return Coverage(game, code, None, None)
    return Coverage(game, code, *citations_in_tests(game, folder, wanted))


def citations_in_code(game: Game, wanted: str = "") -> Places:
    """Rule -> the places in the game's own modules that cite it; with a rule, at least all that cite that one."""
    folder = _home(game)
    found: Places = {}
    for file, source in _sources(folder, wanted):
        name = str(file.relative_to(folder.parent))
        for line, rule in cited_lines(source, game):
            found.setdefault(rule, []).append(Place(name, line))
    return found


def _sources(folder: Path, wanted: str, always: str = "") -> Iterator[tuple[Path, str]]:
    """The files that name what is wanted: to parse the others would take long and find nothing."""
    for file in sorted(folder.rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        if wanted in source or (always and always in source):
            yield file, source


def cited_lines(source: str, game: Game) -> Iterator[tuple[int, str]]:
    """The rules cited in the comments and docstrings of a source, each with its line."""
    for line, text in _remarks(source):
        for rule in _cited(text, game):
            yield line, rule


def citations_in_tests(game: Game, folder: Path, wanted: str = "") -> tuple[Places, Places]:
    """Rule -> tests and example -> tests, for one game; with one of them, at least all that cite that one."""
    rules: Places = {}
    examples: Places = {}
    for file, source in _sources(folder, wanted, LESSONS):
        name = str(file.relative_to(folder.parent))
        for kind, owner, call in _marks(ast.parse(source)):
            said = [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
            if not said or said[0] != game.name:
                continue
            if kind == "lessons":
                _add_lessons(game, rules, examples)
                continue
            known = game.ledger.rules if kind == "rule" else game.ledger.examples
            places = rules if kind == "rule" else examples
            for one in said[1:]:
                if one in known:
                    places.setdefault(one, []).append(Place(name, call.lineno, owner))
    return rules, examples


def _add_lessons(game: Game, rules: Places, examples: Places) -> None:
    """What the lessons of a game hold, each by its file."""
    for chapter in lessons_of(game):
        for lesson in chapter.lessons:
            place = Place(f"{_home(game).name}/{lesson.file}", 1, lesson.name)
            examples.setdefault(lesson.example, []).append(place)
            for rule in lesson.rules:
                rules.setdefault(rule, []).append(place)


def tests_folder(game: Game) -> Path | None:
    """The tests of the checkout that the game stands in, or of the present folder; None when installed."""
    for root in (*_home(game).resolve().parents, Path.cwd()):
        if (root / "pyproject.toml").is_file() and (root / "tests").is_dir():
            return root / "tests"
    return None


def _home(game: Game) -> Path:
    """The folder of a game's own modules."""
    file = sys.modules[type(game).__module__].__file__
    assert file is not None
    return Path(file).parent


def _cited(text: str, game: Game) -> Iterator[str]:
    for inside in _BRACKETS.findall(text):
        for one in inside.split(","):
            if one.strip() in game.ledger.rules:
                yield one.strip()


def _remarks(source: str) -> Iterator[tuple[int, str]]:
    """Comments and docstrings with their lines."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and node.body:
            first = node.body[0]
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                text = first.value.value
                if isinstance(text, str):
                    yield first.lineno, text


def _marks(tree: ast.Module) -> Iterator[tuple[str, str, ast.Call]]:
    """Every `pytest.mark.rule(…)`, `example(…)` and `lessons(…)`, with the test that it stands on."""
    owners: dict[int, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            owners.update({id(decorator): node.name for decorator in node.decorator_list})
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            mark = node.func.value
            if (
                node.func.attr in ("rule", "example", "lessons")
                and isinstance(mark, ast.Attribute)
                and mark.attr == "mark"
            ):
                yield node.func.attr, owners.get(id(node), ""), node
