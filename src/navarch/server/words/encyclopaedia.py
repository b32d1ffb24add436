"""The encyclopaedia: for each card, hero or general the rules that speak of it, and the rulings on them."""

from __future__ import annotations

import re
from functools import lru_cache

from ...engine.game import Game
from ...text import Texts
from .answers import Article, Chapter, RulingWords

MOST_MENTIONS = 10  # a name that more rules mention is a common word, and they are not about it
LEAST_LETTERS = 4


def chapters(game: Game) -> dict[str, Chapter]:
    """The articles of a game, by component table."""
    return {table: _chapter(game, table) for table in game.articles}


def rulings(game: Game, words: Texts) -> dict[str, RulingWords]:
    """What the book leaves open and an article names, with how it is played."""
    named: set[str] = set()
    for chapter in chapters(game).values():
        named.update(chapter.rulings, *(article.rulings for article in chapter.articles.values()))
    return {
        ruling.id: RulingWords(*words.ruling(ruling.id), ruling.section)
        for ruling in game.ledger.rulings.values()
        if ruling.id in named
    }


@lru_cache(maxsize=64)
def _chapter(game: Game, table: str) -> Chapter:
    told = game.articles[table]
    entries = [entry.data for entry in game.components.entries(table)]
    names = {str(entry.get("name", "")) for entry in entries}
    articles = {str(entry["id"]): _article(game, entry, names if told.named else set()) for entry in entries}
    return Chapter(told.domain, list(told.rules), list(told.rulings), articles)


def _article(game: Game, entry: dict[str, object], names: set[str]) -> Article:
    ledger, name = game.ledger, str(entry.get("name", ""))
    about = [rule for rule in _listed(entry) if rule in ledger.rules]
    about += [rule.id for rule in ledger.rules.values() if _is_titled(rule.section, rule.id, entry, name)]
    called = _whole_name(name, names)
    said = [rule.id for rule in ledger.rules.values() if _mentions(f"{rule.title}. {rule.text}", name, called)]
    # Sections with a word in them are those of single cards: "17.1 #49", "card: Plunder".
    sections = {ledger.rules[rule].section for rule in about if " " in ledger.rules[rule].section}
    asked = [
        ruling.id
        for ruling in ledger.rulings.values()
        if sections & set(re.split(r"[,;] ?", ruling.section)) or _mentions(ruling.section, name, called)
    ]
    return Article(_once([*about, *_few(said)]), asked)


def _listed(entry: dict[str, object]) -> list[str]:
    rules = entry.get("rules")
    return [str(rule) for rule in rules] if isinstance(rules, list) else []


def _is_titled(section: str, rule: str, entry: dict[str, object], name: str) -> bool:
    """Whether a rule stands under the entry's own name: its section's, or the word in capitals of its id."""
    word = re.search(r"\.([A-Z]{4,})-", rule)
    if word is not None and word[1].lower() in str(entry["id"]).split("_"):
        return True
    _, _, titled = section.partition(" ")
    return bool(name) and titled == name


def _whole_name(name: str, names: set[str]) -> re.Pattern[str] | None:
    """How a text has the name, and not only as the beginning of a longer one such as Hamilcar Barca."""
    if name not in names or len(name) < LEAST_LETTERS:
        return None
    longer = "|".join(re.escape(other[len(name) :]) for other in names if other.startswith(f"{name} "))
    return re.compile(rf"\b{re.escape(name)}\b" + (f"(?!{longer})" if longer else ""))


def _mentions(text: str, name: str, called: re.Pattern[str] | None) -> bool:
    return called is not None and name in text and called.search(text) is not None


def _few(found: list[str]) -> list[str]:
    return found if len(found) <= MOST_MENTIONS else []


def _once(found: list[str]) -> list[str]:
    return list(dict.fromkeys(found))
