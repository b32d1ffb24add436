"""Primers and guided first games as the page shows them: all that a guide may say, so that it can speak in time."""

from __future__ import annotations

from typing import Any

import msgspec

from ...engine.game import Game
from ...lessons import Guide, Note, guide_of, primer_of
from ...text import Texts
from . import catalogue
from .errors import Refused
from .messages import Lang


class PartWords(msgspec.Struct):
    """A part of the screen; the page knows where it stands."""

    name: str
    text: str


class PrimerScreen(msgspec.Struct):
    """What is read before the first move."""

    about: str
    win: str
    turn: list[str]
    parts: list[PartWords]
    guided: bool  # whether there is a guided first game, too


class GuideNote(msgspec.Struct):
    """What the guide says once, before a decision of its kind, and what it answers."""

    name: str
    asked: list[str]  # the questions before which it speaks
    offers: list[str]  # verbs, one of which must be possible; none: any
    when: dict[str, Any]  # path in the view -> what must stand there
    points: list[str]  # parts of the screen
    hopes: list[str]  # actions or verbs
    rules: list[str]
    say: str
    done: str
    other: str


class GuideScreen(msgspec.Struct):
    """The guided first game of a game."""

    seat: str
    notes: list[GuideNote]
    farewell: str


class BeginGuided(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/games/<name>/guide`."""

    lang: Lang = "en"


def primer(game: Game, lang: str) -> PrimerScreen | None:
    """The primer of a game, where it has one."""
    found = primer_of(game)
    if found is None:
        return None
    words = found.words[lang]
    parts = [PartWords(part.name, part.words[lang]) for part in found.parts]
    return PrimerScreen(words.about, words.win, list(words.turn), parts, guide_of(game) is not None)


def guide(game: Game, lang: str) -> GuideScreen:
    """The guide of a game."""
    found, texts = guide_for(game), catalogue.texts(game, lang)
    notes = [_note(note, texts) for note in found.notes]
    return GuideScreen(game.nouns["seat"][found.seat], notes, texts.farewell())


def guide_for(game: Game) -> Guide:
    """The guide of a game, which it must have."""
    found = guide_of(game)
    if found is None:
        raise Refused("no-lesson")
    return found


def _note(note: Note, texts: Texts) -> GuideNote:
    when = (list(note.asked), list(note.offers), note.when)
    return GuideNote(note.name, *when, list(note.points), list(note.hopes), list(note.rules), *texts.guide(note.name))
