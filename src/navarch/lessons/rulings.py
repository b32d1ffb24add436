"""Which rules a ruling is about: those that it names, else the nearest of the section at which the ledger puts it."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from math import fsum

from ..engine.ledger import Ledger, Ruling

SHORTER = 0.3  # how much a short rule is preferred to a long one that shares as many words


@lru_cache(maxsize=32)
def rulings_by_rule(ledger: Ledger) -> dict[str, tuple[str, ...]]:
    """Ruling -> its rules in the book's order, at least one: what is about the whole book stands at its beginning."""
    first = next(iter(ledger.rules), "")
    return {ruling.id: tuple(_about(ledger, ruling)) or (first,) for ruling in ledger.rulings.values() if first}


def _about(ledger: Ledger, ruling: Ruling) -> list[str]:
    named = [rule for rule in ledger.rules if _names(f"{ruling.question} {ruling.ruling}", rule)]
    if named:
        return named
    whole = [rule.id for rule in ledger.rules.values() if rule.section == ruling.section]
    sections = [whole] if whole else [_at(ledger, said) for said in re.split(r"[,;] ?", ruling.section)]
    found = {rule for section in sections for rule in _nearest(ledger, ruling, section)}
    return [rule for rule in ledger.rules if rule in found]


def _nearest(ledger: Ledger, ruling: Ruling, rules: list[str]) -> list[str]:
    """Those of them that share most words with the question; a word that few of them use tells more."""
    words = {rule: _words(f"{ledger.rules[rule].title} {ledger.rules[rule].text}") for rule in rules}
    often = Counter(word for said in words.values() for word in said)
    asked, answered = _words(ruling.question), _words(ruling.ruling)
    score = {  # added up exactly: the order of a set is another in every process
        rule: fsum((2.0 if word in asked else 1.0) / often[word] for word in said & (asked | answered))
        / len(said) ** SHORTER
        for rule, said in words.items()
    }
    most = max(score.values(), default=0.0)
    return [rule for rule in rules if score[rule] == most]


def _words(text: str) -> set[str]:
    """Its words without their endings."""
    return {word.lower()[:6] for word in re.findall(r"[A-Za-z]{4,}", text)}


def _names(text: str, rule: str) -> bool:
    return rule in text and re.search(rf"(?<![\w.#-]){re.escape(rule)}(?![\w-]|\.\w)", text) is not None


def _at(ledger: Ledger, said: str) -> list[str]:
    """The rules of a section: of that name, below it, of somebody named behind it, or of one with those words."""
    rules = ledger.rules.values()
    number, _, name = said.partition(" ")
    ways = (
        [rule.id for rule in rules if rule.section == said],
        [rule.id for rule in rules if re.match(rf"{re.escape(said)}[.A-Z\d]", rule.section)],
        [rule.id for rule in rules if name and rule.section == number and rule.title.startswith(name)],
        [rule.id for rule in rules if re.search(rf"\b{re.escape(said)}\b", rule.section)],
        [rule.id for rule in rules if name and rule.section == number],
        [rule.id for rule in rules if rule.id.startswith(f"{said}-")],
    )
    return next((found for found in ways if found), [])
