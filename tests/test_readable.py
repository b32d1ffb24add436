"""What others must read: no function over 40 lines, no file over 500, nothing switched off without a reason."""

from __future__ import annotations

import ast
import re
import tokenize
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("src", "tools", "bench", "tests", "examples")
LONGEST_FILE = 500
LONGEST_FUNCTION = 40
# A migration is a list of statements that is never edited again.
HISTORY = ROOT / "src" / "navarch" / "server" / "storage" / "migrations" / "versions"

# A checker switched off: what it is told, and the reason behind it.
SWITCHED_OFF = re.compile(r"#\s*(?:type:\s*ignore|noqa|pragma:)(?P<rest>.*)")
REASON = re.compile(r"[^#]*(?:#| - )\s*\w.*")

Function = ast.FunctionDef | ast.AsyncFunctionDef


def sources() -> Iterator[Path]:
    for folder in FOLDERS:
        yield from (file for file in sorted((ROOT / folder).rglob("*.py")) if HISTORY not in file.parents)


def lines_of(function: Function) -> int:
    """From its name to its last line; what decorates it does not count."""
    assert function.end_lineno is not None
    return function.end_lineno - function.lineno + 1


def too_long(text: str) -> list[str]:
    """The functions of a source that nobody reads at a glance, with their lengths."""
    functions = [node for node in ast.walk(ast.parse(text)) if isinstance(node, Function)]
    return [f"{node.name}: {lines_of(node)}" for node in functions if lines_of(node) > LONGEST_FUNCTION]


def test_no_function_is_longer_than_a_screen() -> None:
    found = {str(file.relative_to(ROOT)): too_long(file.read_text(encoding="utf-8")) for file in sources()}
    assert len(found) > len(FOLDERS)
    assert {file: names for file, names in found.items() if names} == {}


def test_no_file_is_longer_than_five_hundred_lines() -> None:
    lengths = {str(file.relative_to(ROOT)): len(file.read_text(encoding="utf-8").splitlines()) for file in sources()}
    assert {file: length for file, length in lengths.items() if length > LONGEST_FILE} == {}


def test_a_function_of_forty_one_lines_is_found() -> None:
    body = "    x = 1\n"
    assert too_long("def fits():\n" + body * (LONGEST_FUNCTION - 1)) == []
    assert too_long("async def runs():\n" + body * LONGEST_FUNCTION) == ["runs: 41"]


def without_reason(text: str) -> list[str]:
    """The comments that switch a checker off and do not say why."""
    if not SWITCHED_OFF.search(text):
        return []  # as in nearly every file: no comment of it can
    found = SWITCHED_OFF.finditer("\n".join(comments_of(text)))
    return [match.group() for match in found if not REASON.fullmatch(match["rest"])]


def comments_of(text: str) -> list[str]:
    tokens = tokenize.generate_tokens(StringIO(text).readline)
    return [token.string for token in tokens if token.type == tokenize.COMMENT]


def test_no_check_is_switched_off_without_a_reason() -> None:
    found = {str(file.relative_to(ROOT)): without_reason(file.read_text(encoding="utf-8")) for file in sources()}
    assert {file: comments for file, comments in found.items() if comments} == {}


@pytest.mark.parametrize(
    ("comment", "is_found"),
    [
        ("x = 1  # type: ignore[misc]", True),
        ("x = 1  # type: ignore[misc]  # a stand-in for the import above", False),
        ("x = 1  # noqa: A002", True),
        ("x = 1  # noqa: A002 - the book's word", False),
        ("x = 1  # noqa", True),
        ("x = '# type: ignore'", False),
    ],
)
def test_a_reason_is_told_from_none(comment: str, is_found: bool) -> None:
    assert bool(without_reason(comment)) == is_found
