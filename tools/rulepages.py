"""Write docs/rules: a page for each game from its ledger, with rules, worked examples, rulings and origins of values.

That folder is written by this program alone and may be overwritten at any time; docs/games is written by hand and
never touched.
"""

from __future__ import annotations

from pathlib import Path

import navarch
from navarch.coverage import Place, Places, citations_in_code
from navarch.registry import own_game_names

DOCS = Path(__file__).resolve().parents[1] / "docs"
PAGES = DOCS / "rules"  # made here
NOTES = DOCS / "games"  # written by hand


def page(game: navarch.Game) -> str:
    """The whole page of a game."""
    lines = [f"# {game.title}: the rules as implemented", ""]
    lines.append("Made by `make docs` from the game's ledger and its code. The texts are our own words.")
    if (NOTES / f"{game.name}.md").is_file():
        lines.append(f"[Notes on the game](../games/{game.name}.md) stand apart.")
    lines.extend(_components(game))
    lines.extend(_rules(game, citations_in_code(game)))
    lines.extend(_examples(game))
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


def _rules(game: navarch.Game, code: Places) -> list[str]:
    lines: list[str] = []
    section = ""
    for rule in game.ledger.rules.values():
        if rule.section != section:
            section = rule.section
            lines.extend(["", f"## {section}", ""])
        where = _files(code.get(rule.id, []))
        optional = " (optional)" if rule.optional else ""
        lines.append(f"- **{rule.id} {rule.title}**{optional}. {rule.text} *Code: {where}.*")
    return lines


def _examples(game: navarch.Game) -> list[str]:
    lines = ["", "## Worked examples", "", "Each of them is a test.", ""]
    for example in game.ledger.examples.values():
        rules = ", ".join(example.rules)
        lines.append(f"- **{example.id}** ({rules}). Given {example.given} When {example.when} Then {example.then}")
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
    PAGES.mkdir(exist_ok=True)
    for name in own_game_names():
        (PAGES / f"{name}.md").write_text(page(navarch.load(name)), encoding="utf-8")


if __name__ == "__main__":
    main()
