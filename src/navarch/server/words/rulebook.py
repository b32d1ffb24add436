"""The rules as the page reads them: chapters in the book's order, and from each rule to lessons, rulings and cards."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ...engine.game import Game
from ...lessons import BookChapter, book_of, lessons_of, picture_named, rulings_by_rule, scene_of
from . import catalogue, encyclopaedia
from .answers import RulingWords
from .errors import Refused
from .lessons import position_of


class RulePicture(msgspec.Struct):
    """A position that is drawn beside a chapter."""

    name: str
    shows: str  # map, tray (the cards below it) or side (what is beside it)
    part: int  # of the tray or the side, from 1; 0: all of it
    closer: int  # how many times nearer than the whole map
    lesson: str  # whose position it is; empty: one of its own
    caption: str


class RulePart(msgspec.Struct):
    """Rules under one heading, and the rulings on them."""

    title: str  # empty: they stand under the chapter's own
    rules: list[str]
    rulings: list[str]


class RuleChapter(msgspec.Struct):
    """A chapter: what is said before it, its rules in the book's order, its pictures."""

    title: str
    text: list[str]  # by paragraphs
    parts: list[RulePart]
    pictures: list[RulePicture]


class CardNamed(msgspec.Struct):
    """A card, hero or general, by the table of its components."""

    table: str
    id: str


class RuleLinks(msgspec.Struct, omit_defaults=True):
    """Where a rule leads."""

    lessons: list[str] = []
    rulings: list[str] = []
    cards: list[CardNamed] = []


class Rulebook(msgspec.Struct):
    """All rules of a game to be read; their words are among the facts of the game."""

    chapters: list[RuleChapter]
    rules: dict[str, RuleLinks]  # those that lead somewhere
    lessons: dict[str, str]  # their titles
    rulings: dict[str, RulingWords]
    untold: list[str]  # the rulings that are told in the ledger's language alone


@lru_cache(maxsize=32)
def rulebook(game: Game, lang: str) -> bytes:
    """The whole book, as it is sent."""
    words, ledger = catalogue.texts(game, lang), game.ledger
    rulings = {ruling: RulingWords(*words.ruling(ruling), ledger.rulings[ruling].section) for ruling in ledger.rulings}
    lessons = {lesson.name: lesson.words[lang].title for chapter in lessons_of(game) for lesson in chapter.lessons}
    untold = [one for one in ledger.rulings if lang != "en" and rulings[one].question == ledger.rulings[one].question]
    return msgspec.json.encode(
        Rulebook([_chapter(one, lang) for one in book_of(game)], links(game), lessons, rulings, untold)
    )


def links(game: Game) -> dict[str, RuleLinks]:
    """From each rule to the lessons that hold it, the rulings on it, and the cards of which it speaks."""
    found = {rule: RuleLinks([], [], []) for rule in game.ledger.rules}
    for chapter in lessons_of(game):
        for lesson in chapter.lessons:
            for rule in lesson.rules:
                found[rule].lessons.append(lesson.name)
    for ruling, rules in rulings_by_rule(game.ledger).items():
        for rule in rules:
            found[rule].rulings.append(ruling)
    for table, articles in encyclopaedia.chapters(game).items():
        for card, article in articles.articles.items():
            for rule in article.rules:
                found[rule].cards.append(CardNamed(table, card))
    return {rule: leads for rule, leads in found.items() if leads != RuleLinks([], [], [])}


@lru_cache(maxsize=256)
def picture(game: Game, name: str, lang: str) -> bytes:
    """The position that a picture shows."""
    found = picture_named(game, name)
    if found is None:
        raise Refused("no-picture")
    match, seat = scene_of(game, found)
    return msgspec.json.encode(position_of(game, match, seat, lang, asked=True))


def _chapter(chapter: BookChapter, lang: str) -> RuleChapter:
    return RuleChapter(
        chapter.words[lang].title,
        list(chapter.words[lang].text),
        [RulePart(part.titles.get(lang, ""), list(part.rules), list(part.rulings)) for part in chapter.parts],
        [
            RulePicture(one.name, one.shows, one.part, one.closer, one.lesson, one.captions[lang])
            for one in chapter.pictures
        ],
    )
