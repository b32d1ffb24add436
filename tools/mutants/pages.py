"""The written table of a game's mutants, and the verdicts on those that no test notices."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

from .breaks import Mutant
from .trials import LIMIT, WHOSE, Outcome

BY = {"rule": "tests of the rule", "module": "tests of the module's rules", "game": "other tests", LIMIT: "never ends"}
Rows = list[tuple[Mutant, Outcome]]


def read_verdicts(file: Path) -> dict[str, str]:
    """Mutant -> why it changes nothing that the rules speak of; written by hand."""
    if not file.exists():
        return {}
    said = tomllib.loads(file.read_text(encoding="utf-8"))
    return {str(one["mutant"]): str(one["why"]) for one in said.get("equivalent", [])}


def page(title: str, command: str, rows: Rows, verdicts: dict[str, str]) -> str:
    """The whole page."""
    survivors = [mutant for mutant, seen in rows if not seen.by]
    caught = len(rows) - len(survivors)
    share = caught / max(len(rows), 1)
    explained = sum(mutant.id in verdicts for mutant in survivors)
    left = len(survivors) - explained
    lines = [
        f"# {title}: mutants",
        "",
        f"Made by `{command}`. Rule code is broken at places drawn by lot; a mutant is caught when a test of the game,",
        "golden games apart, fails.",
        "",
        f"**{len(rows)} mutants, {caught} caught ({share:.1%})**, {explained} equivalent, {left} not caught.",
        "",
        *counts("caught by", rows, lambda _, seen: BY.get(seen.by, "nothing"), [*BY.values(), "nothing"]),
        *by_sort(rows),
        "## Not caught",
        "",
        *[f"- `{mutant.id}`: {verdicts.get(mutant.id, '**no verdict**')}" for mutant in survivors],
        *([] if survivors else ["None."]),
        "",
        "## All",
        "",
        "| mutant | caught by |",
        "|---|---|",
        *sorted(f"| `{escape(mutant.id)}` | {name_of(seen)} |" for mutant, seen in rows),
    ]
    return "\n".join(lines) + "\n"


def counts(head: str, rows: Rows, of: Callable[[Mutant, Outcome], str], order: list[str]) -> list[str]:
    """A table of how many rows are of which sort."""
    found = dict.fromkeys(order, 0)
    for mutant, seen in rows:
        found[of(mutant, seen)] += 1
    return [f"| {head} | |", "|---|---|", *(f"| {name} | {count} |" for name, count in found.items()), ""]


def by_sort(rows: Rows) -> list[str]:
    """How many of each sort there are, and how many were caught."""
    lines = ["| sort | mutants | caught |", "|---|---|---|"]
    for sort in sorted({mutant.sort for mutant, _ in rows}):
        seen = [one for mutant, one in rows if mutant.sort == sort]
        lines.append(f"| {sort} | {len(seen)} | {sum(bool(one.by) for one in seen)} |")
    return [*lines, ""]


def name_of(seen: Outcome) -> str:
    """The test that noticed, short."""
    if seen.by not in WHOSE:
        return BY.get(seen.by, "**nothing**")
    return escape(seen.test.rpartition("::")[2].partition("[")[0].removeprefix("test_").replace("_", " "))


def escape(text: str) -> str:
    """For a cell of a table."""
    return text.replace("|", "\\|")
