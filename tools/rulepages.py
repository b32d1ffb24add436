"""Write a page for each game from its ledger: rules as implemented, worked examples, rulings, where values come from.

`python tools/rulepages.py docs/games`
"""

from __future__ import annotations

import sys
from pathlib import Path

import navarch
from navarch.coverage import Coverage, Place, coverage_of


def page(game: navarch.Game) -> str:
    """The whole page of a game."""
    coverage = coverage_of(game)
    lines = [f"# {game.title}: the rules as implemented", ""]
    lines.append("Made by `make docs` from the game's ledger, its code and its tests. The texts are our own words.")
    lines.extend(_components(game))
    lines.extend(_rules(game, coverage))
    lines.extend(_examples(game, coverage))
    lines.extend(_rulings(game))
    return "\n".join(lines) + "\n"


def _components(game: navarch.Game) -> list[str]:
    counts = ", ".join(f"{count} {kind}" for kind, count in game.components.provenance().items())
    return [
        "",
        "## Where the values come from",
        "",
        f"Component entries: {counts}. An owner of the box can correct any value: `--components FILE`.",
    ]


def _rules(game: navarch.Game, coverage: Coverage) -> list[str]:
    lines: list[str] = []
    section = ""
    for rule in game.ledger.rules.values():
        if rule.section != section:
            section = rule.section
            lines.extend(["", f"## {section}", ""])
        where = _files(coverage.code.get(rule.id, []))
        held = len((coverage.tests or {}).get(rule.id, []))
        optional = " (optional)" if rule.optional else ""
        lines.append(f"- **{rule.id} {rule.title}**{optional}. {rule.text} *Code: {where}; tests: {held}.*")
    return lines


def _examples(game: navarch.Game, coverage: Coverage) -> list[str]:
    lines = ["", "## Worked examples", ""]
    for example in game.ledger.examples.values():
        held = len((coverage.examples or {}).get(example.id, []))
        rules = ", ".join(example.rules)
        lines.append(
            f"- **{example.id}** ({rules}). Given {example.given} When {example.when} Then {example.then} *Tests: {held}.*"
        )
    return lines


def _rulings(game: navarch.Game) -> list[str]:
    lines = ["", "## Rulings", "", "Questions that the book leaves open, and how Navarch plays them.", ""]
    for ruling in game.ledger.rulings.values():
        lines.append(f"- **{ruling.id}** ({ruling.section}). {ruling.question} *{ruling.ruling}*")
    return lines


def _files(places: list[Place]) -> str:
    return ", ".join(dict.fromkeys(f"`{place.file}`" for place in places)) or "–"


def main() -> None:
    """Write all pages."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name in navarch.games():
        (folder / f"{name}.md").write_text(page(navarch.load(name)), encoding="utf-8")


if __name__ == "__main__":
    main()
