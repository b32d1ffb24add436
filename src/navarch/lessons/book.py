"""The rules of a game to be read: its ledger in the book's order, by chapters, each introduced and with pictures.

`games/<game>/book.toml` names the first rule of each chapter, says in the words of every language what happens there
and why it matters, and which positions are drawn beside it. A game without that file is read section by section.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from ..engine.errors import NavarchError, quoted
from ..engine.game import Game
from ..engine.match import Match
from .exercise import Exercise, laid_out
from .lesson import LANGUAGES, Start, folder_of, lesson_named, read_seat, read_start
from .reading import BadLesson, Entries, read_entries
from .rulings import rulings_by_rule

FILE = "book.toml"
QUESTION = -1  # the stage of a lesson before its answer
SHOWN = ("map", "tray", "side")  # parts of the page that a picture may show


class Introduction(NamedTuple):
    """A chapter in one language: what it is called, and what is said before its rules, by paragraphs."""

    title: str
    text: tuple[str, ...]


class Picture(NamedTuple):
    """A position drawn beside a chapter: that of a lesson, or one of its own."""

    name: str  # "3-1": of its chapter and within it
    shows: str
    part: int  # of the tray or what is beside the map, from 1; 0: all of it
    closer: int  # how many times nearer than the whole map; what may be done is in the middle
    lesson: str  # empty: `start` says the position
    stage: int
    start: Start | None
    seat: int  # who looks at it; of a lesson whoever is asked
    captions: dict[str, str]


class BookPart(NamedTuple):
    """Rules under one heading, and what the book leaves open about them."""

    titles: dict[str, str]  # none: they stand under the chapter's own
    rules: tuple[str, ...]
    rulings: tuple[str, ...]


class BookChapter(NamedTuple):
    """A chapter: what is said before it, its rules in the book's order, its pictures."""

    number: int  # from 1
    words: dict[str, Introduction]
    parts: tuple[BookPart, ...]
    pictures: tuple[Picture, ...]

    @property
    def rules(self) -> list[str]:
        """All its rules."""
        return [rule for part in self.parts for rule in part.rules]


@lru_cache(maxsize=32)
def book_of(game: Game) -> tuple[BookChapter, ...]:
    """The whole book of a game; every rule of its ledger stands in it once."""
    file = folder_of(game).parent / FILE
    if not file.is_file():
        return _by_section(game)
    entries = read_entries(file)
    headings = {name: _titles(one) for name, one in entries.table("headings", needed=False).tables_by_name()}
    known = {*game.ledger.rules, *(rule.section for rule in game.ledger.rules.values())}
    for name in headings:
        if name not in known:
            raise entries.fail("headings", f"{quoted(name)} is no section and no rule of {game.title}")
    said = entries.tables("chapter")
    entries.end()
    firsts = [_first(game, one) for one in said]
    rules = list(game.ledger.rules)
    bounds = [rules.index(first) for first in firsts] + [len(rules)]
    if bounds != sorted(set(bounds)) or bounds[0] != 0:
        raise entries.fail("chapter", "must begin with the first rule, and go on in the book's order")
    return tuple(
        _chapter(game, number + 1, one, rules[bounds[number] : bounds[number + 1]], headings)
        for number, one in enumerate(said)
    )


def picture_named(game: Game, name: str) -> Picture | None:
    """A picture of the book, or None."""
    found = (picture for chapter in book_of(game) for picture in chapter.pictures if picture.name == name)
    return next(found, None)


def scene_of(game: Game, picture: Picture) -> tuple[Match, int]:
    """The match that a picture shows, and who looks at it."""
    if picture.start is not None:
        try:
            return Match(game, state=laid_out(game, picture.start)), picture.seat
        except NavarchError as error:
            raise BadLesson(FILE, f"picture {picture.name}", str(error)) from error
    lesson = lesson_named(game, picture.lesson)
    assert lesson is not None
    exercise = Exercise(lesson)
    return exercise.question if picture.stage == QUESTION else exercise.stages[picture.stage], lesson.seat


# ---- reading ----


def _first(game: Game, entries: Entries) -> str:
    first = entries.text("from")
    if first not in game.ledger.rules:
        raise entries.fail("from", f"{quoted(first)} is no rule of {game.title}")
    return first


def _chapter(
    game: Game, number: int, entries: Entries, rules: list[str], headings: dict[str, dict[str, str]]
) -> BookChapter:
    chapter = BookChapter(
        number,
        {lang: _introduction(entries.table(lang)) for lang in LANGUAGES},
        _parts(game, rules, headings),
        tuple(_picture(game, f"{number}-{n}", one) for n, one in enumerate(entries.tables("picture"), 1)),
    )
    entries.end()
    return chapter


def _introduction(entries: Entries) -> Introduction:
    paragraphs = (" ".join(paragraph.split()) for paragraph in entries.text("text").split("\n\n"))
    introduction = Introduction(entries.text("title"), tuple(paragraph for paragraph in paragraphs if paragraph))
    entries.end()
    return introduction


def _titles(entries: Entries) -> dict[str, str]:
    titles = {lang: entries.text(lang) for lang in LANGUAGES}
    entries.end()
    return titles


def _picture(game: Game, name: str, entries: Entries) -> Picture:
    own = entries.has("position")
    lesson = "" if own else entries.text("lesson")
    known = lesson_named(game, lesson) if lesson else None
    if lesson and known is None:
        raise entries.fail("lesson", f"{quoted(lesson)} is no lesson of {game.title}")
    picture = Picture(
        name,
        entries.text("shows") if entries.has("shows") else SHOWN[0],
        entries.number("part", 0),
        entries.number("closer", 1),
        lesson,
        entries.number("stage", QUESTION),
        read_start(game, entries.table("position")) if own else None,
        read_seat(game, entries, "seat") if own else 0,
        {lang: entries.text(lang) for lang in LANGUAGES},
    )
    entries.end()
    if picture.shows not in SHOWN:
        raise entries.fail("shows", f"{quoted(picture.shows)} is none of {', '.join(SHOWN)}")
    if known is not None and not QUESTION <= picture.stage <= len(known.follows):
        raise entries.fail("stage", f"{quoted(lesson)} has none of that number")
    return picture


# ---- the rules of a chapter ----


def _parts(game: Game, rules: list[str], headings: dict[str, dict[str, str]]) -> tuple[BookPart, ...]:
    """The rules of a chapter by heading; a section without one stands under the heading before it."""
    groups: list[tuple[dict[str, str], list[str]]] = []
    section = ""
    for rule in rules:
        begun = game.ledger.rules[rule].section
        heading = headings.get(rule) or (headings.get(begun) if begun != section else None)
        section = begun
        if heading is not None or not groups:
            groups.append((heading or {}, []))
        groups[-1][1].append(rule)
    return tuple(BookPart(titles, tuple(found), _rulings(game, found)) for titles, found in groups)


def _rulings(game: Game, rules: list[str]) -> tuple[str, ...]:
    """The rulings of which the last rule that they are about is one of these: they stand behind their section."""
    about = rulings_by_rule(game.ledger)
    return tuple(ruling for ruling, named in about.items() if named[-1] in rules)


def _by_section(game: Game) -> tuple[BookChapter, ...]:
    """The book of a game that tells nothing but its ledger."""
    chapters: list[BookChapter] = []
    for section, found in groupby(game.ledger.rules.values(), lambda rule: rule.section):
        rules = [rule.id for rule in found]
        words = {lang: Introduction(section, ()) for lang in LANGUAGES}
        chapters.append(BookChapter(len(chapters) + 1, words, _parts(game, rules, {}), ()))
    return tuple(chapters)
