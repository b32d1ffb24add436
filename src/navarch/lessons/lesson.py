"""What a lesson says, read from its file: `games/<game>/lessons/03_<name>.toml`, in the order of their numbers.

`chapters.toml` beside them names the chapters in the book's order, in the words of every language.
"""

from __future__ import annotations

import sys
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from ..engine.action import BadAction
from ..engine.chance import Outcome
from ..engine.errors import NavarchError, quoted
from ..engine.game import Game
from .reading import BadLesson, Entries, read_entries

LANGUAGES = ("en", "pl")
FOLDER, CHAPTERS = "lessons", "chapters.toml"


class Words(NamedTuple):
    """A lesson in one language: what it is called, what lies there, what is asked, and why the answer is right."""

    title: str
    scene: str
    question: str
    answer: str


class Follow(NamedTuple):
    """What follows the answer: actions, each with its seat, and what is said of them by language."""

    actions: tuple[str, ...]
    words: dict[str, str]


class Start(NamedTuple):
    """The position: a game set up by its luck, then changed by names, with what is under way where that is said."""

    players: int
    options: dict[str, object]
    luck: int
    sets: dict[str, object]
    clears: tuple[str, ...]
    puts: tuple[tuple[str, str], ...]
    under_way: tuple[dict[str, object], ...]
    choice: str
    asked: tuple[str, ...]


class Lesson(NamedTuple):
    """A worked example of the book as a question to whoever learns."""

    file: str
    name: str  # by which the page and the command line ask for it
    game: Game
    example: str
    chapter: str
    rules: tuple[str, ...]  # that it holds
    start: Start
    chance: dict[str, list[Outcome]]  # what dice and draws bring, by kind
    before: tuple[str, ...]  # what was done between the position and the question
    seat: int  # who is asked
    right: tuple[str, ...]  # the lesson goes on with the first
    wrong: dict[str, str]  # action -> the rule that forbids it
    follows: tuple[Follow, ...]
    outcome: dict[str, object]  # path in the view of whoever was asked -> what must stand there
    words: dict[str, Words]


class Chapter(NamedTuple):
    """Lessons that belong together."""

    id: str
    titles: dict[str, str]
    lessons: tuple[Lesson, ...]


@lru_cache(maxsize=32)
def lessons_of(game: Game) -> tuple[Chapter, ...]:
    """All lessons of a game by chapter; none where it has no folder of them."""
    folder = folder_of(game)
    if not (folder / CHAPTERS).is_file():
        return ()
    entries = read_entries(folder / CHAPTERS)
    chapters = {one.text("id"): {lang: one.text(lang) for lang in LANGUAGES} for one in entries.tables("chapter")}
    lessons = [read_lesson(game, file) for file in sorted(folder.glob("[0-9]*.toml"))]
    for lesson in lessons:
        if lesson.chapter not in chapters:
            raise BadLesson(lesson.file, "chapter", f"{quoted(lesson.chapter)} is none of {', '.join(chapters)}")
    return tuple(
        Chapter(name, titles, tuple(lesson for lesson in lessons if lesson.chapter == name))
        for name, titles in chapters.items()
    )


def lesson_named(game: Game, name: str) -> Lesson | None:
    """The lesson of that name, or None."""
    found = (lesson for chapter in lessons_of(game) for lesson in chapter.lessons if lesson.name == name)
    return next(found, None)


def folder_of(game: Game) -> Path:
    """Where the lessons of a game lie: beside its modules."""
    file = sys.modules[type(game).__module__].__file__
    assert file is not None
    return Path(file).parent / FOLDER


def read_lesson(game: Game, file: Path) -> Lesson:
    """A lesson from its file; raises BadLesson with what is wrong."""
    entries = read_entries(file)
    example, rules = entries.text("example"), entries.texts("rules")
    if example not in game.ledger.examples:
        raise entries.fail("example", f"{quoted(example)} is no worked example of {game.title}")
    for rule in rules:
        if rule not in game.ledger.rules:
            raise entries.fail("rules", f"{quoted(rule)} is no rule of {game.title}")
    question = entries.table("question")
    lesson = Lesson(
        entries.file,
        file.stem.partition("_")[2],
        game,
        example,
        entries.text("chapter"),
        rules or game.ledger.examples[example].rules,
        read_start(game, entries.table("position")),
        _chance(game, entries.table("chance", needed=False)),
        tuple(_spoken(game, entries, "before")),
        read_seat(game, question, "seat"),
        tuple(_actions(game, question, "right")),
        _wrong(game, question.table("wrong", needed=False)),
        tuple(_follow(game, one) for one in entries.tables("follows")),
        entries.table("outcome").all(),
        {lang: _words(entries.table(lang)) for lang in LANGUAGES},
    )
    question.end()
    entries.end()
    if not lesson.right:
        raise question.fail("right", "names no action")
    if not lesson.outcome:
        raise entries.fail("outcome", "names nothing that must hold")
    return lesson


def read_start(game: Game, entries: Entries) -> Start:
    """A position as a file says it."""
    under_way = tuple(one.all() for one in entries.tables("under_way"))
    puts = tuple((one.text("where"), one.text("what")) for one in entries.tables("put"))
    start = Start(
        entries.number("players", game.default_players),
        entries.table("options", needed=False).all(),
        entries.number("luck", 1),
        entries.table("set", needed=False).all(),
        entries.texts("clear"),
        puts,
        under_way,
        entries.text("choice") if under_way else "",
        entries.texts("asked"),
    )
    entries.end()
    if bool(under_way) != bool(start.asked):
        raise entries.fail("asked", "is said where something is under way, and only there")
    return start


def _chance(game: Game, entries: Entries) -> dict[str, list[Outcome]]:
    kinds = [verb.name for verb in game.space.verbs if verb.chance]
    said: dict[str, list[Outcome]] = {}
    for kind, outcomes in entries.all().items():
        if kind not in kinds:
            raise entries.fail(kind, f"chance never answers so in {game.title}, only by {', '.join(kinds)}")
        if not isinstance(outcomes, list) or not all(isinstance(one, int | str) for one in outcomes):
            raise entries.fail(kind, f"{quoted(outcomes)} is not a list of outcomes")
        said[kind] = outcomes
    return said


def read_seat(game: Game, entries: Entries, key: str) -> int:
    """A seat by its name."""
    said = entries.text(key)
    if said not in game.nouns["seat"]:
        raise entries.fail(key, f"{quoted(said)} is none of {', '.join(game.nouns['seat'])}")
    return game.nouns["seat"].index(said)


def _actions(game: Game, entries: Entries, key: str) -> list[str]:
    said = list(entries.texts(key))
    for action in said:
        _check_action(game, entries, key, action)
    return said


def _spoken(game: Game, entries: Entries, key: str) -> list[str]:
    """Actions with who does them: `red sail tyros`."""
    said = list(entries.texts(key))
    for one in said:
        seat, _, action = one.partition(" ")
        if seat not in game.nouns["seat"]:
            raise entries.fail(key, f"{quoted(one)} begins with none of {', '.join(game.nouns['seat'])}")
        _check_action(game, entries, key, action)
    return said


def _check_action(game: Game, entries: Entries, key: str, action: str) -> None:
    try:
        game.space.code(action)
    except BadAction as error:
        raise entries.fail(key, str(error)) from error


def _wrong(game: Game, entries: Entries) -> dict[str, str]:
    found: dict[str, str] = {}
    for action in entries.all():
        _check_action(game, entries, action, action)
        rule = entries.text(action)
        if rule not in game.ledger.rules:
            raise entries.fail(action, f"{quoted(rule)} is no rule of {game.title}")
        found[action] = rule
    return found


def _follow(game: Game, entries: Entries) -> Follow:
    follow = Follow(tuple(_spoken(game, entries, "do")), {lang: entries.text(lang) for lang in LANGUAGES})
    entries.end()
    return follow


def _words(entries: Entries) -> Words:
    words = Words(*(entries.text(key) for key in Words._fields))
    entries.end()
    return words


def checked(lesson: Lesson, error: NavarchError, entry: str) -> BadLesson:
    """What went wrong in the play of a lesson, with its file."""
    return BadLesson(lesson.file, entry, str(error))
