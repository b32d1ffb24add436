"""Records: a header and every action, enough to replay a game to the same digest and to prove its dice."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from .chance import Committed, commitment
from .errors import BadChance, BadRecord, NavarchError, quoted
from .game import Game
from .state import CHANCE, State

FORMAT = 1
LARGEST_FILE = 32_000_000
MILESTONE = 64  # actions between two positions that are kept on the way
UNDO = -2  # the actor of an entry that takes back: its text is how many actions stay


class Entry(NamedTuple):
    """Who did what: a seat, CHANCE, or UNDO with the number of actions that stay."""

    actor: int
    text: str


class Record:
    """A whole game as it was played. Entries are only ever added."""

    def __init__(self, game: Game, players: int, options: dict[str, object]) -> None:
        self.game = game.name
        self.version = game.version
        self.components = game.components.digest
        self.players = players
        self.options = options
        self.seats: list[str] = []  # who sat where, by name
        self.commitment = ""
        self.secret = ""  # revealed when the game is over
        self.start: dict[str, object] | None = None  # a position other than the first one
        self.entries: list[Entry] = []
        self.result: dict[str, object] | None = None
        self.digest = ""  # of the last position, once the game is over

    def standing(self) -> list[Entry]:
        """The actions that still stand, those taken back left out."""
        return [self.entries[i] for i in standing(self.entries)]

    def to_json(self) -> dict[str, object]:
        """The record as it is written to a file."""
        return {
            "navarch": FORMAT,
            "game": self.game,
            "version": self.version,
            "components": self.components,
            "players": self.players,
            "options": self.options,
            "seats": self.seats,
            "commitment": self.commitment,
            "secret": self.secret,
            "start": self.start,
            "entries": [[entry.actor, entry.text] for entry in self.entries],
            "result": self.result,
            "digest": self.digest,
        }

    def save(self, file: str | Path) -> None:
        """Write it to a file."""
        Path(file).write_text(json.dumps(self.to_json(), indent=None) + "\n", encoding="utf-8")


def standing(entries: list[Entry]) -> list[int]:
    """The numbers of the entries that still stand."""
    kept: list[int] = []
    for number, entry in enumerate(entries):
        if entry.actor == UNDO:
            del kept[int(entry.text) :]
        else:
            kept.append(number)
    return kept


def read_record(file: str | Path) -> dict[str, object]:
    """The JSON of a record file; refuses what is no record."""
    path = Path(file)
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise BadRecord(path.name, f"is larger than {LARGEST_FILE:,} bytes")
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRecord(str(path), f"cannot be read: {error.strerror}") from error
    except (ValueError, RecursionError) as error:  # not UTF-8, not JSON, or a number without end
        raise BadRecord(path.name, f"is cut off or not JSON: {error}") from error
    if not isinstance(data, dict) or data.get("navarch") != FORMAT:
        raise BadRecord(path.name, f"is no Navarch record of format {FORMAT}")
    return data


def parse_record(game: Game, data: dict[str, object]) -> Record:
    """A record from its JSON, checked field by field."""
    players, options = data.get("players"), data.get("options", {})
    if not isinstance(players, int) or players not in game.players:
        raise BadRecord("header", f"{quoted(players)} is no number of players of {game.title}")
    if not isinstance(options, dict):
        raise BadRecord("header", "options must be an object")
    if data.get("version") != game.version:
        raise BadRecord("header", f"rules version {quoted(data.get('version'))}, and this is version {game.version!r}")
    if data.get("components") != game.components.digest:
        raise BadRecord("header", "the components are not the ones it was played with; give them with --components")
    record = Record(game, players, options)
    record.commitment = _text(data, "commitment")
    record.secret = _text(data, "secret")
    record.digest = _text(data, "digest")
    seats, start, result = data.get("seats", []), data.get("start"), data.get("result")
    if not isinstance(seats, list) or not all(isinstance(name, str) for name in seats):
        raise BadRecord("header", "seats must be a list of names")
    if not isinstance(start, dict | None) or not isinstance(result, dict | None):
        raise BadRecord("header", "start and result must be objects")
    record.seats, record.start, record.result = seats, start, result
    entries = data.get("entries")
    if not isinstance(entries, list):
        raise BadRecord("entries", "a list is needed")
    stand = 0
    for number, said in enumerate(entries, 1):
        entry = _entry(said, number, players, stand)
        stand = int(entry.text) if entry.actor == UNDO else stand + 1
        record.entries.append(entry)
    return record


def _text(data: dict[str, object], key: str) -> str:
    value = data.get(key, "")
    if not isinstance(value, str):
        raise BadRecord("header", f"{key} must be a text")
    return value


def _entry(said: object, number: int, players: int, stand: int) -> Entry:
    """One entry, after which so many actions stand."""
    if not isinstance(said, list) or len(said) != 2 or not isinstance(said[1], str):
        raise BadRecord(f"entry {number}", "must be an actor and a text")
    actor = said[0]
    if not isinstance(actor, int) or isinstance(actor, bool) or not UNDO <= actor < players:
        raise BadRecord(f"entry {number}", f"{quoted(actor)} is no actor")
    if actor == UNDO and not (said[1].isdecimal() and len(said[1]) < 10 and int(said[1]) <= stand):
        raise BadRecord(f"entry {number}", f"cannot go back to {quoted(said[1])}")
    return Entry(actor, said[1])


def first_state(game: Game, record: Record) -> State:
    """The position that the record starts from."""
    return game.restore(record.start) if record.start is not None else game.new(record.players, record.options)


def play_entry(s: State, entry: Entry, where: str) -> None:
    """Carry out one entry; refuses what is not legal there."""
    try:
        code = s.game.space.code(entry.text)
    except NavarchError as error:
        raise BadRecord(where, str(error)) from error
    if s.over:
        raise BadRecord(where, "the game was already over")
    if entry.actor not in s.to_act():
        raise BadRecord(where, f"it was not the turn of {'chance' if entry.actor == CHANCE else f'seat {entry.actor}'}")
    if code not in s.legal_for(entry.actor):
        raise BadRecord(where, f"{quoted(entry.text)} was not legal")
    s.play_for(entry.actor, code)


def state_at(game: Game, record: Record, actions: int | None = None) -> State:
    """The position after so many standing actions (None: all of them)."""
    s = first_state(game, record)
    for number, entry in enumerate(record.standing()[:actions], 1):
        play_entry(s, entry, f"action {number}")
    return s


class Proof(NamedTuple):
    """What a verification found; `first_bad` names the first entry that does not hold."""

    ok: bool
    actions: int
    draws: int
    result: dict[str, object] | None
    first_bad: str


def verify_record(game: Game, record: Record) -> Proof:
    """Replay a record and prove every die, every draw and the result."""
    draws = 0
    s = first_state(game, record)
    trail = _Trail(s)
    try:
        chance = _chance_of(record)
        for number, entry in enumerate(record.entries, 1):
            where = f"entry {number} ({entry.text[:40]})"
            if entry.actor == UNDO:
                s = trail.back_to(int(entry.text))
                continue
            if entry.actor == CHANCE:
                draws += 1
                if s.actor != CHANCE:
                    raise BadRecord(where, "chance was not asked")
                outcome = game.space.text(chance.choose(s))
                if outcome != entry.text:
                    raise BadRecord(where, f"the secret gives {outcome!r}")
            play_entry(s, entry, where)
            trail.note(entry, s)
        _check_end(record, s)
    except (BadRecord, BadChance) as error:
        return Proof(False, len(record.entries), draws, record.result, str(error))
    return Proof(True, len(record.entries), draws, record.result, "")


class _Trail:
    """The way a game has come, with milestones: going back is short, however long the way."""

    def __init__(self, start: State) -> None:
        self.entries: list[Entry] = []
        self.milestones = [start.clone()]

    def note(self, entry: Entry, s: State) -> None:
        """One more action stands."""
        self.entries.append(entry)
        if len(self.entries) % MILESTONE == 0:
            self.milestones.append(s.clone())

    def back_to(self, actions: int) -> State:
        """The position after so many of the standing actions; what came later is forgotten."""
        del self.entries[actions:]
        del self.milestones[actions // MILESTONE + 1 :]
        s = self.milestones[-1].clone()
        for entry in self.entries[(len(self.milestones) - 1) * MILESTONE :]:
            play_entry(s, entry, "a rollback")
        return s


def _chance_of(record: Record) -> Committed:
    if not record.commitment:
        raise BadRecord("header", "there is no commitment: its dice cannot be proved, only replayed")
    if not record.secret:
        raise BadRecord("header", "the secret is not revealed yet: it is published when the game is over")
    try:
        secret = bytes.fromhex(record.secret)
    except ValueError as error:
        raise BadRecord("header", "the secret is not written in hexadecimal") from error
    if commitment(secret) != record.commitment:
        raise BadRecord("header", "the secret does not fit the commitment")
    return Committed(secret)


def _check_end(record: Record, s: State) -> None:
    if not s.over:
        raise BadRecord("the end", "the game is not over")
    if record.result != result_of(s):
        raise BadRecord("the result", f"the game ended with {result_of(s)}")
    if record.digest != s.digest():
        raise BadRecord("the digest", "the last position has another one")


def result_of(s: State) -> dict[str, object]:
    """How the game ended, as a record writes it."""
    return {"ranks": s.ranks, "scores": s.scores, "reason": s.ending, "rule": s.ending_rule}
