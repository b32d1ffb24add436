"""The guided first game of a game, read from `games/<game>/guide.toml`.

It says by which luck the game is played and who sits where, and has a note for each kind of decision: when it speaks,
what it points at and what it hopes for. What it says, and what it answers to that and to anything else, are the
messages `guide-…` of the game's texts.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from ..engine.action import BadAction
from ..engine.errors import quoted
from ..engine.game import Game
from .lesson import folder_of
from .paths import value_at
from .primer import primer_of
from .reading import Entries, read_entries

FILE = "guide.toml"


class Note(NamedTuple):
    """What the guide says once, before a decision of its kind."""

    name: str
    asked: tuple[str, ...]  # the questions before which it speaks
    offers: tuple[str, ...]  # verbs, one of which must be possible, and which it is about; none: about all of them
    when: dict[str, object]  # path in the view of whoever is asked -> what must stand there
    points: tuple[str, ...]  # parts of the screen, as the primer names them
    hopes: tuple[str, ...]  # actions, or verbs with whatever noun
    rules: tuple[str, ...]

    def speaks(self, question: str, verbs: Collection[str], view: Mapping[str, object]) -> bool:
        """Whether this is its decision."""
        return (
            question in self.asked
            and (not self.offers or any(verb in verbs for verb in self.offers))
            and all(value_at(view, path) == wanted for path, wanted in self.when.items())
        )

    def is_about(self, question: str, verb: str) -> bool:
        """Whether it tells of answering that question so."""
        return question in self.asked and (not self.offers or verb in self.offers)

    def hoped(self, action: str) -> bool:
        """Whether that is what it hoped for."""
        return action in self.hopes or action.partition(" ")[0] in self.hopes


class Guide(NamedTuple):
    """A first game with somebody who says what to look at."""

    file: str
    game: Game
    players: int
    options: dict[str, object]
    luck: int
    seat: int  # whose decisions it speaks of; greedy bots have the others
    notes: tuple[Note, ...]

    def note_for(
        self, question: str, verbs: Collection[str], view: Mapping[str, object], told: Collection[str]
    ) -> Note | None:
        """The first note for this decision that was not told yet."""
        return next((one for one in self.notes if one.name not in told and one.speaks(question, verbs, view)), None)

    def secret(self) -> bytes:
        """What all its dice and draws follow from, every time anew."""
        return hashlib.sha256(f"the guided game of {self.game.name}, luck {self.luck}".encode()).digest()


@lru_cache(maxsize=32)
def guide_of(game: Game) -> Guide | None:
    """The guided first game of a game; None where it has none."""
    file = file_of(game)
    return read_guide(game, file) if file.is_file() else None


def file_of(game: Game) -> Path:
    """Where the guide of a game lies: beside its modules."""
    return folder_of(game).parent / FILE


def read_guide(game: Game, file: Path) -> Guide:
    """A guide from its file; raises BadLesson with what is wrong."""
    entries = read_entries(file)
    seat = entries.text("seat")
    if seat not in game.nouns["seat"]:
        raise entries.fail("seat", f"{quoted(seat)} is none of {', '.join(game.nouns['seat'])}")
    guide = Guide(
        entries.file,
        game,
        entries.number("players", game.default_players),
        entries.table("options", needed=False).all(),
        entries.number("luck", 1),
        game.nouns["seat"].index(seat),
        tuple(_note(game, one) for one in entries.tables("note")),
    )
    entries.end()
    names = [note.name for note in guide.notes]
    for number, name in enumerate(names):
        if name in names[:number]:
            raise entries.fail(f"note[{number}].name", f"{quoted(name)} was told before")
    if not names:
        raise entries.fail("note", "says nothing")
    return guide


def _note(game: Game, entries: Entries) -> Note:
    note = Note(
        entries.text("name"),
        entries.texts("asked"),
        entries.texts("offers"),
        entries.table("when", needed=False).all(),
        entries.texts("points"),
        entries.texts("hopes"),
        entries.texts("rules"),
    )
    entries.end()
    for complaint in (_unasked(game, note), _unknown(game, note)):
        for key, reason in complaint.items():
            raise entries.fail(key, reason)
    return note


def _unasked(game: Game, note: Note) -> dict[str, str]:
    """What is wrong with when a note speaks and what it hopes for, by entry."""
    questions = {name for outline in game.outlines.values() for name in outline.choices}
    verbs = {verb.name for verb in game.space.verbs if not verb.chance}
    found: dict[str, str] = {}
    if not note.asked:
        found["asked"] = "names no question"
    for question in note.asked:
        if question not in questions:
            found["asked"] = f"{quoted(question)} is no question of {game.title}"
    for verb in note.offers:
        if verb not in verbs:
            found["offers"] = f"{quoted(verb)} is no verb of {game.title}"
    if not note.hopes:
        found["hopes"] = "names no action"
    for action in note.hopes:
        if action not in verbs:
            try:
                game.space.code(action)
            except BadAction as error:
                found["hopes"] = str(error)
    return found


def _unknown(game: Game, note: Note) -> dict[str, str]:
    """What is wrong with what a note points at and cites, by entry."""
    primer = primer_of(game)
    parts = [part.name for part in primer.parts] if primer is not None else []
    found: dict[str, str] = {}
    for part in note.points:
        if part not in parts:
            found["points"] = f"{quoted(part)} is no part that the primer tells of: {', '.join(parts) or 'none'}"
    for rule in note.rules:
        if rule not in game.ledger.rules:
            found["rules"] = f"{quoted(rule)} is no rule of {game.title}"
    return found
