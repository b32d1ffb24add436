"""The rule ledger: every rule in our words with its id, the worked examples and the rulings."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from .errors import BadGame
from .toml import parsed_toml


class Rule(NamedTuple):
    """One rule of the book."""

    id: str
    section: str
    title: str
    text: str
    kind: str
    optional: bool


class Example(NamedTuple):
    """A worked example of the book: given, when, then."""

    id: str
    rules: tuple[str, ...]
    given: str
    when: str
    then: str


class Ruling(NamedTuple):
    """A question that the book leaves open, and how Navarch plays it."""

    id: str
    section: str
    question: str
    ruling: str


class Ledger:
    """All of them, by id, in the book's order."""

    def __init__(self, rules: list[Rule], examples: list[Example], rulings: list[Ruling]) -> None:
        self.rules = {rule.id: rule for rule in rules}
        self.examples = {example.id: example for example in examples}
        self.rulings = {ruling.id: ruling for ruling in rulings}
        if len(self.rules) != len(rules) or len(self.examples) != len(examples):
            raise BadGame("the ledger holds an id twice")
        for example in examples:
            for rule in example.rules:
                if rule not in self.rules:
                    raise BadGame(f"example {example.id} names the unknown rule {rule}")


def read_ledger(file: Path) -> Ledger:
    """Read a ledger from its TOML file."""
    data = parsed_toml(file, file.read_text(encoding="utf-8"))
    rules = [
        Rule(r["id"], r["section"], r["title"], r["text"], r["kind"], bool(r.get("optional", False)))
        for r in data.get("rule", [])
    ]
    examples = [Example(e["id"], tuple(e["rules"]), e["given"], e["when"], e["then"]) for e in data.get("example", [])]
    rulings = [Ruling(q["id"], q["section"], q["text"], q["ruling"]) for q in data.get("question", [])]
    return Ledger(rules, examples, rulings)
