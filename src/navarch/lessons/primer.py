"""The one screen before the first move of a game, read from `games/<game>/lessons/primer.toml`.

It names the parts of the screen; where each of them stands, the page knows by its own selectors.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..engine.game import Game
from .lesson import LANGUAGES, folder_of
from .reading import Entries, read_entries

FILE = "primer.toml"


class Part(NamedTuple):
    """A part of the screen: its name among the page's own, and what it is by language."""

    name: str
    words: dict[str, str]


class PrimerWords(NamedTuple):
    """A primer in one language: what the game is about, how one wins, and the course of a turn."""

    about: str
    win: str
    turn: tuple[str, ...]


class Primer(NamedTuple):
    """What somebody reads who has never played it."""

    words: dict[str, PrimerWords]
    parts: tuple[Part, ...]

    def text(self, lang: str) -> str:
        """All of it in one language."""
        words = self.words[lang]
        return "\n".join([words.about, words.win, *words.turn, *(part.words[lang] for part in self.parts)])


@lru_cache(maxsize=32)
def primer_of(game: Game) -> Primer | None:
    """The primer of a game; None where it has none."""
    file = folder_of(game) / FILE
    return read_primer(read_entries(file)) if file.is_file() else None


def read_primer(entries: Entries) -> Primer:
    """A primer from its file; raises BadLesson with what is wrong."""
    primer = Primer(
        {lang: _words(entries.table(lang)) for lang in LANGUAGES},
        tuple(_part(one) for one in entries.tables("part")),
    )
    entries.end()
    names = [part.name for part in primer.parts]
    if not names:
        raise entries.fail("part", "names no part of the screen")
    for number, name in enumerate(names):
        if name in names[:number]:
            raise entries.fail(f"part[{number}].name", f"{name!r} was told before")
    return primer


def _words(entries: Entries) -> PrimerWords:
    words = PrimerWords(entries.text("about"), entries.text("win"), entries.texts("turn"))
    entries.end()
    if not words.turn or not all(step.strip() for step in words.turn):
        raise entries.fail("turn", "tells no course of a turn, or a step of it without words")
    return words


def _part(entries: Entries) -> Part:
    part = Part(entries.text("name"), {lang: entries.text(lang) for lang in LANGUAGES})
    entries.end()
    return part
