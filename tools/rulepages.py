"""Write docs/rules: a page for each game that reads like its book, from its ledger, its lessons and its code.

Chapters stand in the book's order, each with its introduction and pictures, then the rules, each with its lessons,
rulings and code. That folder is written by this program alone and may be overwritten at any time, the pictures by
`python -m tests.browser.figures`; docs/games is written by hand and never touched.
"""

from __future__ import annotations

from pathlib import Path

import navarch
from navarch.coverage import Place, Places, citations_in_code
from navarch.lessons import BookChapter, BookPart, Lesson, Picture, book_of, lessons_of, rulings_by_rule
from navarch.registry import own_game_names

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
PAGES = DOCS / "rules"  # made here
NOTES = DOCS / "games"  # written by hand
PICTURES = "../pictures"
LANG = "en"


def picture_file(game: str, picture: Picture) -> str:
    """What the file of a picture is called."""
    return f"rules-{game}-{picture.name}.png"


def page(game: navarch.Game) -> str:
    """The whole page of a game."""
    chapters = book_of(game)
    lines = [f"# {game.title}: the rules", ""]
    lines.append("In the order of the rulebook, in our own words; made by `make docs` from the game's ledger and code.")
    lines.append(f"At the table the same stands at `/rules/{game.name}`, with boards that are drawn on the spot.")
    if (NOTES / f"{game.name}.md").is_file():
        lines.append(f"[How the game plays, and notes on how it is written](../games/{game.name}.md) stand apart.")
    lines.extend(["", "## Contents", ""])
    lines.extend(f"- [{chapter.words[LANG].title}](#chapter-{chapter.number})" for chapter in chapters)
    lines.append("- [Where the values come from](#values)")
    lines.append("- [Worked examples](#examples)")
    leads = _Leads(game)
    for chapter in chapters:
        lines.extend(_chapter(game, chapter, leads))
    lines.extend(_components(game))
    lines.extend(_examples(game))
    return "\n".join(lines) + "\n"


class _Leads:
    """Where the rules of a game lead."""

    def __init__(self, game: navarch.Game) -> None:
        self.code: Places = citations_in_code(game)
        self.lessons: dict[str, list[Lesson]] = {}
        for chapter in lessons_of(game):
            for lesson in chapter.lessons:
                for rule in lesson.rules:
                    self.lessons.setdefault(rule, []).append(lesson)
        self.rulings: dict[str, list[str]] = {}
        for ruling, rules in rulings_by_rule(game.ledger).items():
            for rule in rules:
                self.rulings.setdefault(rule, []).append(ruling)


def _chapter(game: navarch.Game, chapter: BookChapter, leads: _Leads) -> list[str]:
    words = chapter.words[LANG]
    lines = ["", f'<a id="chapter-{chapter.number}"></a>', "", f"## {words.title}"]
    for paragraph in words.text:
        lines.extend(["", paragraph])
    for picture in chapter.pictures:
        caption = picture.captions[LANG]
        lines.extend(["", f"![{caption}]({PICTURES}/{picture_file(game.name, picture)})", "", f"*{caption}*"])
    for part in chapter.parts:
        lines.extend(_part(game, part, leads))
    return lines


def _part(game: navarch.Game, part: BookPart, leads: _Leads) -> list[str]:
    lines = ["", f"### {part.titles[LANG]}"] if part.titles else []
    lines.append("")
    lines.extend(_rule(game, rule, leads) for rule in part.rules)
    if part.rulings:
        lines.extend(["", "What the book leaves open here, and how it is played:", ""])
    for name in part.rulings:
        ruling = game.ledger.rulings[name]
        lines.append(f'- <a id="{name}"></a>**{name}** {ruling.question} *{ruling.ruling}*')
    return lines


def _rule(game: navarch.Game, name: str, leads: _Leads) -> str:
    rule = game.ledger.rules[name]
    optional = " (optional)" if rule.optional else ""
    where = [f"Lesson: {_lesson(lesson)}." for lesson in leads.lessons.get(name, [])]
    rulings = ", ".join(f"[{ruling}](#{ruling})" for ruling in leads.rulings.get(name, []))
    where.extend([f"Rulings: {rulings}."] if rulings else [])
    where.append(f"Code: {_files(leads.code.get(name, []))}.")
    return f'- <a id="{name}"></a>**{name} {rule.title}**{optional}. {rule.text} *{" ".join(where)}*'


def _lesson(lesson: Lesson) -> str:
    folder = type(lesson.game).__module__.split(".")[-2]
    file = Path(lesson.file)
    return f"[{lesson.words[LANG].title}](../../src/navarch/games/{folder}/{file})"


def _components(game: navarch.Game) -> list[str]:
    counts = ", ".join(f"{count} {kind}" for kind, count in game.components.provenance().items())
    return [
        "",
        '<a id="values"></a>',
        "",
        "## Where the values come from",
        "",
        f"Component entries: {counts}. An owner of the box can correct any value: `--components FILE`.",
    ]


def _examples(game: navarch.Game) -> list[str]:
    lines = ["", '<a id="examples"></a>', "", "## Worked examples", "", "Each of them is a test.", ""]
    for example in game.ledger.examples.values():
        rules = ", ".join(f"[{rule}](#{rule})" for rule in example.rules)
        lines.append(f"- **{example.id}** ({rules}). Given {example.given} When {example.when} Then {example.then}")
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
