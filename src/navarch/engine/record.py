"""Records: a header and every action, enough to replay a game to the same digest and to prove its dice.

Entries are only ever added. Most are actions of seats and of chance; an entry of UNDO takes back, one of RULES says
that the game went on under other rules, from the actions that stood or from the position as it was, and one of TABLE
who sits where; as the first entry it has the lots that the dice follow from. One of ENDING, the last, says that the
players ended the game themselves.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from .components import Correction
from .ending import Ending, read_ending
from .errors import BadRecord, NavarchError, quoted
from .game import Game
from .seating import Seating, read_seating
from .state import CHANCE, State

FORMAT = 2
FORMATS_READ = (1, 2)  # 1 had no rules changed on the way, no draws, and nobody who sat down
LARGEST_FILE = 32_000_000
UNDO = -2  # the actor of an entry that takes back: its text is how many actions stay
RULES = -3  # the actor of an entry by which a game goes over to other rules: its text is a Passage
TABLE = -4  # the actor of an entry that tells who sits where: its text is a Seating
ENDING = -5  # the actor of an entry by which the players end the game: its text is an Ending


class Entry(NamedTuple):
    """Who did what: a seat, CHANCE, UNDO with how many actions stay, RULES with a passage, TABLE or ENDING."""

    actor: int
    text: str


class Passage(NamedTuple):
    """How a game went over from other rules: by its actions, or on from a position with the log as it was then."""

    version: str  # of the rules before
    components: str
    position: dict[str, object] | None
    log: list[list[object]]  # ply, rule, key, arguments, audience

    def entry(self) -> Entry:
        """As the record writes it."""
        return Entry(RULES, json.dumps(self._asdict()))


class Draw(NamedTuple):
    """The outcomes that chance had to choose among, with their weights (none: all alike)."""

    outcomes: list[str]
    weights: list[int] | None


class Record:
    """A whole game as it was played. Entries are only ever added."""

    def __init__(self, game: Game, players: int, options: dict[str, object]) -> None:
        self.game = game.name
        self.version = game.version
        self.components = game.components.digest
        self.correction = game.components.correction  # an owner's own components, None: those that were shipped
        self.players = players
        self.options = options
        self.seats: list[str] = []  # who sat where, by name
        self.commitment = ""
        self.secret = ""  # revealed when the game is over
        self.start: dict[str, object] | None = None  # a position other than the first one
        self.entries: list[Entry] = []
        self.result: dict[str, object] | None = None
        self.digest = ""  # of the last position, once the game is over
        self.draws: list[Draw | None] | None = (
            None  # for each entry of chance: its dice can be proved without the rules
        )

    def copy(self, game: Game) -> Record:
        """Another one, which is added to by itself."""
        new = Record(game, self.players, dict(self.options))
        new.version, new.components, new.correction = self.version, self.components, self.correction
        new.seats, new.entries = self.seats[:], self.entries[:]
        new.commitment, new.secret, new.start = self.commitment, self.secret, self.start
        new.result, new.digest = self.result, self.digest
        new.draws = self.draws[:] if self.draws is not None else None
        return new

    def is_of(self, game: Game) -> bool:
        """Whether it was played by the rules and components that the game has now."""
        return self.version == game.version and self.components == game.components.digest

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
            "correction": self.correction._asdict() if self.correction is not None else None,
            "players": self.players,
            "options": self.options,
            "seats": self.seats,
            "commitment": self.commitment,
            "secret": self.secret,
            "start": self.start,
            "entries": [[entry.actor, entry.text] for entry in self.entries],
            "result": self.result,
            "digest": self.digest,
            "draws": _written_draws(self.draws),
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
        elif entry.actor >= CHANCE:
            kept.append(number)
    return kept


def opening_of(entries: list[Entry]) -> str:
    """What the dice follow from beside their secret: the first entry, where it tells who sits where."""
    return entries[0].text if entries and entries[0].actor == TABLE else ""


def seating_in(entries: list[Entry], players: int) -> Seating | None:
    """Who sits where by the last entry that tells it."""
    told = next((entry.text for entry in reversed(entries) if entry.actor == TABLE), None)
    return read_seating(told, players) if told is not None else None


def ending_in(entries: list[Entry], players: int) -> Ending | None:
    """How the players ended the game, where they did."""
    is_ended = bool(entries) and entries[-1].actor == ENDING
    return read_ending(entries[-1].text, players) if is_ended else None


def floor(record: Record) -> tuple[int, int]:
    """The entry from which on the record is replayed, and how many actions stood there: nothing goes back before."""
    for number in range(len(record.entries) - 1, -1, -1):
        entry = record.entries[number]
        if entry.actor == RULES and read_passage(entry.text).position is not None:
            return number + 1, len(standing(record.entries[:number]))
    return 0, 0


def entries_up_to(record: Record, actions: int) -> list[Entry]:
    """The entries that lead to the position after so many standing actions, and no others."""
    first, lowest = floor(record)
    return [*record.entries[:first], *record.standing()[lowest:actions]]


def read_passage(text: str) -> Passage:
    """The passage of an entry of RULES; refuses what is none."""
    try:
        said = json.loads(text)
        passage = Passage(**said)
    except (ValueError, TypeError, RecursionError) as error:
        raise BadRecord("a change of rules", f"cannot be read: {quoted(error)}") from error
    lines = passage.log if isinstance(passage.log, list) else [0]
    if not isinstance(passage.version, str) or not isinstance(passage.components, str):
        raise BadRecord("a change of rules", "must name the rules before it")
    if not isinstance(passage.position, dict | None) or not all(_is_line(line) for line in lines):
        raise BadRecord("a change of rules", "needs a position and a log, or none")
    return passage


def _is_line(said: object) -> bool:
    if not isinstance(said, list) or [type(part) for part in said] != [int, str, str, list, int]:
        return False
    return all(isinstance(argument, int) for argument in said[3])


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
    if not isinstance(data, dict) or data.get("navarch") not in FORMATS_READ:
        raise BadRecord(path.name, f"is no Navarch record of format {FORMAT} or before")
    return data


def parse_record(game: Game, data: dict[str, object]) -> Record:
    """A record from its JSON, checked field by field; it may have been played by other rules than the game's."""
    players, options = data.get("players"), data.get("options", {})
    if not isinstance(players, int) or players not in game.players:
        raise BadRecord("header", f"{quoted(players)} is no number of players of {game.title}")
    if not isinstance(options, dict):
        raise BadRecord("header", "options must be an object")
    record = Record(game, players, options)
    record.version, record.components = _text(data, "version"), _text(data, "components")
    record.correction = read_correction_of(data)
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
    record.entries = _read_entries(entries, players)
    record.draws = _read_draws(data.get("draws"), sum(entry.actor == CHANCE for entry in record.entries))
    return record


def _read_entries(said: list[object], players: int) -> list[Entry]:
    entries: list[Entry] = []
    stand = lowest = 0
    for number, one in enumerate(said, 1):
        entry = _entry(one, number, players, lowest, stand)
        if entry.actor == ENDING and number < len(said):
            raise BadRecord(f"entry {number}", "nothing comes after the end")
        if entry.actor == UNDO:
            stand = int(entry.text)
        elif entry.actor >= CHANCE:
            stand += 1
        elif entry.actor == RULES and read_passage(entry.text).position is not None:
            lowest = stand
        entries.append(entry)
    return entries


def read_correction_of(data: dict[str, object]) -> Correction | None:
    """The components of an owner's own copy that a record carries, where it was played with some."""
    said = data.get("correction")
    if said is None:
        return None
    if isinstance(said, dict) and set(said) == {"name", "toml"}:
        name, toml = said["name"], said["toml"]
        if isinstance(name, str) and isinstance(toml, str):
            return Correction(name, toml)
    raise BadRecord("header", "correction must have a name and the toml of a component file")


def _written_draws(draws: list[Draw | None] | None) -> dict[str, object] | None:
    """Each different list of outcomes once, and the number of its list for each draw (-1: it is not known)."""
    if draws is None:
        return None
    lists: dict[str, int] = {}
    numbers = [-1 if draw is None else lists.setdefault(json.dumps(draw), len(lists)) for draw in draws]
    return {"lists": [json.loads(one) for one in lists], "of": numbers}


def _read_draws(said: object, count: int) -> list[Draw | None] | None:
    if said is None:
        return None
    if not isinstance(said, dict) or not isinstance(said.get("lists"), list) or not isinstance(said.get("of"), list):
        raise BadRecord("draws", "must be lists of outcomes, and the number of its list for each draw")
    lists, numbers = [_read_draw(one) for one in said["lists"]], said["of"]
    if len(numbers) != count or not all(type(number) is int and -1 <= number < len(lists) for number in numbers):
        raise BadRecord("draws", "do not belong to the entries of chance")
    return [lists[number] if number >= 0 else None for number in numbers]


def _read_draw(said: object) -> Draw:
    if isinstance(said, list) and len(said) == 2 and isinstance(said[0], list) and said[0]:
        outcomes, weights = said
        fits = weights is None or (isinstance(weights, list) and len(weights) == len(outcomes))
        whole = fits and all(type(weight) is int and weight >= 0 for weight in weights or ())
        if whole and all(isinstance(one, str) for one in outcomes) and (weights is None or sum(weights) > 0):
            return Draw(outcomes, weights)
    raise BadRecord("draws", "a draw must be a list of outcomes, and their weights or null")


def _text(data: dict[str, object], key: str) -> str:
    value = data.get(key, "")
    if not isinstance(value, str):
        raise BadRecord("header", f"{key} must be a text")
    return value


def _entry(said: object, number: int, players: int, lowest: int, stand: int) -> Entry:
    """One entry, before which so many actions stand; at least the lowest number of them must stay."""
    if not isinstance(said, list) or len(said) != 2 or not isinstance(said[1], str):
        raise BadRecord(f"entry {number}", "must be an actor and a text")
    actor = said[0]
    if not isinstance(actor, int) or isinstance(actor, bool) or not ENDING <= actor < players:
        raise BadRecord(f"entry {number}", f"{quoted(actor)} is no actor")
    if actor == UNDO and not (said[1].isdecimal() and len(said[1]) < 10 and lowest <= int(said[1]) <= stand):
        raise BadRecord(f"entry {number}", f"cannot go back to {quoted(said[1])}")
    if actor == TABLE and read_seating(said[1], players).lots and number > 1:
        raise BadRecord(f"entry {number}", "lots come before everything else")
    if actor == ENDING:
        read_ending(said[1], players)
    return Entry(actor, said[1])


def first_state(game: Game, record: Record) -> State:
    """The position that the record is replayed from: after the actions of its floor."""
    first, _ = floor(record)
    position = read_passage(record.entries[first - 1].text).position if first else record.start
    return game.restore(position) if position is not None else game.new(record.players, record.options)


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


def end_by(s: State, ending: Ending) -> None:
    """Let the players end the game; refuses it where the rules have ended it already."""
    if s.over:
        raise BadRecord("the end", "the game was already over")
    ending.carry_out(s)


def state_at(game: Game, record: Record, actions: int | None = None) -> State:
    """The position after so many standing actions (None: all of them)."""
    _, lowest = floor(record)
    if actions is not None and actions < lowest:
        raise BadRecord(f"action {actions}", f"was played by other rules: nothing before action {lowest} is replayed")
    s = first_state(game, record)
    for number, entry in enumerate(record.standing()[lowest:actions], lowest + 1):
        play_entry(s, entry, f"action {number}")
    ending = ending_in(record.entries, record.players) if actions is None else None
    if ending is not None:
        end_by(s, ending)
    return s


def result_of(s: State) -> dict[str, object]:
    """How the game ended, as a record writes it."""
    return {"ranks": s.ranks, "scores": s.scores, "reason": s.ending, "rule": s.ending_rule}
