"""Chronicles: what was to be seen and read of a finished game, kept in words, so that it outlives its rules."""

from __future__ import annotations

import zlib
from typing import Any, NamedTuple

import msgspec

import navarch

from ...engine.agreement import NOTHING_KEPT, disagreement
from ...engine.course import course
from ...engine.errors import NavarchError
from ...engine.event import ALL
from ...engine.game import Game
from ...engine.match import Line, Match, read_line, resume_match
from ...engine.proof import name_draws, verify_record
from ...engine.record import (
    Entry,
    Record,
    end_by,
    ending_in,
    first_state,
    floor,
    parse_record,
    play_entry,
    read_passage,
    result_of,
)
from ...engine.state import State
from ...text import LANGUAGES, Names
from ..storage.kept import KeptGame
from ..storage.matches import game_of, kept_record
from ..words import catalogue
from ..words.account import account_in_words
from ..words.answers import AccountWords
from ..words.log import about, facts
from ..words.messages import Fact, LogEntry

SPECTATOR = ""  # among the seats whose views are kept


class Told(msgspec.Struct, array_like=True):
    """A line of the log in words, and who may read it."""

    ply: int
    audience: int
    rule: str
    seat: str | None
    text: str
    key: str = ""  # chronicles of earlier versions have no facts
    facts: dict[str, Fact] = {}

    def heard_by(self, seat: int | None) -> bool:
        """Whether that seat, or a spectator, may."""
        return self.audience == ALL or (seat is not None and bool(self.audience >> seat & 1))


class Question(msgspec.Struct, array_like=True):
    """Who was asked in a position, by which rule, and in which words, by language."""

    to_act: list[int]
    rule: str
    words: dict[str, dict[str, str]]  # language -> seat -> prompt


class Chronicle(msgspec.Struct):
    """A finished game in words. Its record and its proof are those of the rules it was played by."""

    record: dict[str, Any]
    proof: dict[str, Any]
    first: int  # the ply of the first position that was kept
    questions: list[Question]
    views: dict[str, bytes]  # seat -> how its view changed from position to position
    log: dict[str, list[Told]]  # by language
    accounts: dict[str, AccountWords] = {}  # by language; older chronicles have none

    def question(self, ply: int) -> Question:
        """Who was asked after so many actions, or in the nearest position that is known."""
        return self.questions[self._number(ply)]

    def view(self, seat: str, ply: int) -> Any:
        """What that seat saw then, or in the nearest position that is known."""
        view: Any = None
        for change in msgspec.json.decode(zlib.decompress(self.views[seat]))[: self._number(ply) + 1]:
            view = changed(view, change)
        return view

    def _number(self, ply: int) -> int:
        return max(0, min(ply - self.first, len(self.questions) - 1))

    def lines(self, lang: str, seat: int | None, ply: int) -> list[LogEntry]:
        """The log up to there as that seat, or a spectator, may read it."""
        heard = [line for line in self.log[lang] if line.ply <= ply and line.heard_by(seat)]
        return [
            LogEntry(number, line.text, line.rule, line.seat, line.ply, line.key, line.facts)
            for number, line in enumerate(heard)
        ]

    def account(self, lang: str) -> AccountWords:
        """Where points came from; nothing where that was not kept."""
        return self.accounts.get(lang) or AccountWords([], [], [])

    def encoded(self) -> bytes:
        """As it is kept."""
        return zlib.compress(msgspec.msgpack.encode(self))


def read_chronicle(data: bytes) -> Chronicle:
    """A chronicle that was kept."""
    return msgspec.msgpack.decode(zlib.decompress(data), type=Chronicle)


def changes(old: Any, new: Any) -> Any:
    """How to come from one view to the next: a dict for a dict, else the new value in a list."""
    if not isinstance(old, dict) or not isinstance(new, dict):
        return [new]
    differ = {key: changes(old[key], value) if key in old else [value] for key, value in new.items()
              if key not in old or old[key] != value}  # fmt: skip
    return {"put": differ, "drop": [key for key in old if key not in new]}


def changed(old: Any, change: Any) -> Any:
    """The next view."""
    if isinstance(change, list):
        return change[0]
    kept = {key: value for key, value in old.items() if key not in change["drop"]}
    return {**kept, **{key: changed(old.get(key), one) for key, one in change["put"].items()}}


# ---- making them, in a process of its own ----


class ChronicleTask(NamedTuple):
    """A finished game as it travels to the process that makes its chronicle."""

    kept: KeptGame
    entries: list[Entry]
    names: Names


def make_chronicle(task: ChronicleTask) -> bytes:
    """The chronicle of a finished game; where its rules are not here any more, as far as those of today follow it."""
    kept = task.kept
    game = game_of(kept)
    record = kept_record(game, kept, task.entries)
    record.secret, record.result = kept.secret, kept.summary.result
    parted = None if record.is_of(game) else disagreement(game, record, bytes.fromhex(kept.secret), NOTHING_KEPT)
    history = _History(game, record, task.names, parted.ply if parted is not None else None)
    if parted is None:
        ending = ending_in(record.entries, record.players)
        if ending is not None:
            end_by(history.state, ending)
        record.result, record.digest = result_of(history.state), history.state.digest()
        name_draws(game, record)
    proof = verify_record(game, record).to_json()
    return Chronicle(
        record.to_json(), proof, history.first, history.questions, history.views(), history.log(), history.accounts()
    ).encoded()


class _History:
    """Every position of a record up to a ply, as each seat saw it."""

    def __init__(self, game: Game, record: Record, names: Names, ply: int | None) -> None:
        self.game = game
        self.names = names
        number, self.first = floor(record)
        self.lines = [read_line(line) for line in read_passage(record.entries[number - 1].text).log] if number else []
        self.questions: list[Question] = []
        self._seats: list[int | None] = [None, *range(record.players)]
        self._seen: list[Any] = [None] * len(self._seats)
        self._changes: list[list[Any]] = [[] for _ in self._seats]
        s = self.state = first_state(game, record)
        s.listening = True
        self._note(self.first)
        stand = record.standing()[self.first : ply]
        for number, entry in enumerate(stand, self.first + 1):
            play_entry(s, entry, f"action {number}")
            self._note(number)
        self._course = course(game, record, stand, self.lines, None)

    def _note(self, ply: int) -> None:
        s = self.state
        self.lines.extend(Line(ply, event) for event in s.events)
        s.events = []
        self.questions.append(_question(self.game, s))
        for number, seat in enumerate(self._seats):
            view = self.game.view(s, seat)
            self._changes[number].append(changes(self._seen[number], view))
            self._seen[number] = view

    def views(self) -> dict[str, bytes]:
        """By seat, and for spectators."""
        names = [self.game.nouns["seat"][seat] if seat is not None else SPECTATOR for seat in self._seats]
        packed = [zlib.compress(msgspec.json.encode(one)) for one in self._changes]
        return dict(zip(names, packed, strict=True))

    def log(self) -> dict[str, list[Told]]:
        """By language."""
        return {lang: [self._told(line, lang) for line in self.lines] for lang in LANGUAGES}

    def accounts(self) -> dict[str, AccountWords]:
        """By language."""
        return {lang: account_in_words(self.game, self._course, self.state.players, lang) for lang in LANGUAGES}

    def _told(self, line: Line, lang: str) -> Told:
        event = line.event
        text = catalogue.texts(self.game, lang).event(event, self.names)
        told = facts(self.game, f"event-{event.key}", event.args)
        return Told(line.ply, event.audience, event.rule, about(self.game, line), text, event.key, told)


def _question(game: Game, s: State) -> Question:
    choice = s.choice
    if choice is None:
        return Question([], s.ending_rule, {})
    asked = [seat for seat in s.to_act() if seat >= 0]
    labels = game.nouns["seat"]
    words = {
        lang: {labels[seat]: catalogue.texts(game, lang).question(s, seat) for seat in asked} for lang in LANGUAGES
    }
    return Question(asked, choice.rule, words)


def chronicled_match(game: Game, chronicle: Chronicle) -> Match:
    """A match that is over, for a table whose positions come from its chronicle."""
    record = parse_record(game, chronicle.record)
    try:
        options = game.parse_options(record.options)
    except NavarchError:  # an option that is not there any more
        options = game.parse_options({})
    state = game.blank(record.players, options)
    result = chronicle.record["result"]
    state.finish(result["rule"], result["reason"], result["scores"], result["ranks"])
    return resume_match(game, record, state, [], navarch.Scripted([]))
