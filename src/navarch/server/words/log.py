"""The log of a table in words, as far as a seat may read it."""

from __future__ import annotations

from ...engine.game import Game
from ...engine.kind import Kind, ListKind, NounKind, SetKind
from ...engine.match import Line
from ...engine.state import State
from ...text import Names, deed_of
from . import catalogue
from .messages import Fact, LogEntry, NounTold


class Heard:
    """What a seat may read of a log that grows."""

    def __init__(self, source: list[Line]) -> None:
        self.source = source
        self.looked_at = 0
        self.lines: list[Line] = []


class LogWords:
    """The log of a table in words: each line is worded once for each language."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._said: dict[tuple[str, Line], tuple[str, str, str | None, int, str, dict[str, Fact]]] = {}
        self._names: tuple[tuple[int, str], ...] = ()
        self._heard: dict[int | None, Heard] = {}

    def heard(self, lines: list[Line], seat: int | None) -> list[Line]:
        """The lines that this seat, or a spectator, may read; only what is new is looked at."""
        known = self._heard.get(seat)
        if known is None or known.source is not lines or known.looked_at > len(lines):
            known = self._heard[seat] = Heard(lines)
        known.lines.extend(line for line in lines[known.looked_at :] if line.event.heard_by(seat))
        known.looked_at = len(lines)
        return known.lines

    def entries(self, lines: list[Line], first: int, lang: str, names: Names) -> list[LogEntry]:
        """The lines from number `first` on."""
        named = tuple(names.items())
        if named != self._names:
            self._said.clear()
            self._names = named
        return [self._entry(lines[n], n, lang) for n in range(first, len(lines))]

    def _entry(self, line: Line, number: int, lang: str) -> LogEntry:
        said = self._said.get((lang, line))
        if said is None:
            text = catalogue.event(self.game, lang, line.event, self._names)
            told = facts(self.game, f"event-{line.event.key}", line.event.args)
            seat = about(self.game, line)
            said = self._said[lang, line] = (text, line.event.rule, seat, line.ply, line.event.key, told)
        return LogEntry(number, *said)


def about(game: Game, line: Line) -> str | None:
    """The seat that a line of the log is about: the first one among its facts."""
    kinds = game.text_kinds.get(f"event-{line.event.key}", ())
    for (_, kind), value in zip(kinds, line.event.args, strict=False):
        if isinstance(kind, NounKind) and kind.domain == "seat":
            return kind.labels[value] if value >= 0 else None
    return None


def facts(game: Game, key: str, args: tuple[int, ...]) -> dict[str, Fact]:
    """The arguments of a text by name; none where they are those of earlier rules."""
    kinds = game.text_kinds.get(key, ())
    if len(args) < len(kinds):
        return {}
    told: dict[str, Fact] = {}
    for (name, kind), value in zip(kinds, args, strict=False):
        if isinstance(kind, NounKind):
            if value >= len(kind.labels):
                return {}
            told[name] = kind.labels[value] if value >= 0 else None
        elif isinstance(kind, SetKind):
            told[name] = [label for number, label in enumerate(kind.item.labels) if value >> number & 1]
        elif not isinstance(kind, ListKind):
            told[name] = value
    return told


def asked_about(game: Game, s: State, seat: int) -> list[NounTold]:
    """What the question to a seat is about: the places, cards and pieces of the deed under way and of the prompt."""
    choice = s.choice
    if choice is None:
        return []
    deed = deed_of(game, s)
    spoken: list[tuple[Kind, int]] = list(deed.facts.values()) if deed is not None else []
    if choice.facts:
        kinds = [kind for _, kind in game.text_kinds.get(f"ask-{choice.name}", ())]
        spoken.extend(zip(kinds, choice.facts(s.stack[-1], s, seat), strict=False))
    nouns = {(kind.domain, kind.labels[value]) for kind, value in spoken if isinstance(kind, NounKind) and value >= 0}
    return [NounTold(domain, noun) for domain, noun in sorted(nouns) if domain not in ("seat", "need")]
