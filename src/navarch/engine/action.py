"""Actions: verb and noun, one fixed integer space for each game, and their text."""

from __future__ import annotations

import re
from typing import NamedTuple

from .errors import BadGame, NavarchError, quoted

_VERB = re.compile(r"[a-z][a-z_]*")
_LABEL = re.compile(r"[a-z0-9][a-z0-9_]*")


class BadAction(NavarchError):
    """The text or number names no action of this game."""


class Action(NamedTuple):
    """A verb and at most one noun, by their names: `Action("sail", "tyros")` is `sail tyros`."""

    verb: str
    noun: str = ""

    def __str__(self) -> str:
        return f"{self.verb} {self.noun}" if self.noun else self.verb


class Verb:
    """A verb with the nouns it takes; its actions are the ints from `first` on. Chance has verbs of its own."""

    def __init__(self, name: str, domain: str, labels: tuple[str, ...], rule: str, first: int, chance: bool) -> None:
        self.name = name
        self.domain = domain
        self.labels = labels
        self.rule = rule
        self.first = first
        self.chance = chance

    @property
    def size(self) -> int:
        """How many actions the verb has: one for each noun, or one alone."""
        return len(self.labels) if self.domain else 1


class ActionSpace:
    """All actions of a game as the ints 0 .. size - 1, each with a text that parses back."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.bases: list[int] = []  # action -> the first action of its verb, by which rules know the verb
        self._owner: list[Verb] = []
        self._codes: dict[str, int] = {}

    def verb(self, name: str, domain: str = "", labels: tuple[str, ...] = (), rule: str = "") -> int:
        """Add a verb of the seats; the answer is the int of its first action."""
        return self._add(name, domain, labels, rule, False)

    def chance(self, name: str, domain: str = "", labels: tuple[str, ...] = (), rule: str = "") -> int:
        """Add a verb by which dice and draws speak, never a seat; the answer is the int of its first action."""
        return self._add(name, domain, labels, rule, True)

    def _add(self, name: str, domain: str, labels: tuple[str, ...], rule: str, chance: bool) -> int:
        if not _VERB.fullmatch(name) or any(v.name == name for v in self.verbs):
            raise BadGame(f"verb {name!r} is taken or is not one lower-case word")
        for label in labels:
            if not _LABEL.fullmatch(label):
                raise BadGame(f"noun {label!r} of verb {name!r} is not made of a-z, 0-9 and _")
        verb = Verb(name, domain, labels, rule, len(self.bases), chance)
        self.verbs.append(verb)
        for number in range(verb.size):
            text = f"{name} {labels[number]}" if domain else name
            self._codes[text] = verb.first + number
            self.bases.append(verb.first)
            self._owner.append(verb)
        return verb.first

    @property
    def size(self) -> int:
        """How many actions there are."""
        return len(self.bases)

    def verb_of(self, code: int) -> Verb:
        """The verb of an action."""
        return self._owner[code]

    def action(self, code: int) -> Action:
        """The readable form of an action."""
        verb = self._owner[code]
        return Action(verb.name, verb.labels[code - verb.first] if verb.domain else "")

    def text(self, code: int) -> str:
        """The text of an action, such as `sail tyros`."""
        return str(self.action(code))

    def code(self, said: Action | str | int) -> int:
        """The int of an action given in any form; raises BadAction for anything else."""
        if isinstance(said, bool):
            raise BadAction("an action is a text, a number or a verb with a noun, not true or false")
        if isinstance(said, int):
            if 0 <= said < len(self.bases):
                return said
            raise BadAction(f"action number {quoted(said)} is outside 0 to {len(self.bases) - 1}")
        if not isinstance(said, (str, Action)):
            raise BadAction(f"an action is a text, a number or a verb with a noun, not {type(said).__name__}")
        text = str(said)
        found = self._codes.get(text)
        if found is None:
            raise BadAction(self._unknown(text))
        return found

    def _unknown(self, text: str) -> str:
        word = text.split(" ", 1)[0]
        for verb in self.verbs:
            if verb.name == word:
                nouns = ", ".join(verb.labels) or "no noun"
                return f"{quoted(text)} is no action: {word!r} takes {nouns}"
        return f"{quoted(text)} is no action: the verbs are {', '.join(verb.name for verb in self.verbs)}"

    def mask(self, legal: list[int]) -> bytearray:
        """One byte for each action of the space: 1 where it is in the list."""
        mask = bytearray(len(self.bases))
        for code in legal:
            mask[code] = 1
        return mask
