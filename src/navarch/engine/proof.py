"""Proofs: a record is replayed, and every die, every draw and the result follow from its secret and the rules.

Where it opens with who sat there and what lots their browsers drew, the dice follow from that as well.

A game that was played by other rules is proved by those of today where it still follows them. Where it does not, its
dice are proved from the outcomes that the record names for each draw, and the rest is for the rules of its time.
"""

from __future__ import annotations

from typing import NamedTuple

from .chance import Committed, commitment
from .ending import read_ending
from .errors import BadChance, BadRecord, BadSave
from .game import Game
from .record import (
    ENDING,
    RULES,
    TABLE,
    UNDO,
    Draw,
    Entry,
    Record,
    end_by,
    first_state,
    floor,
    opening_of,
    play_entry,
    result_of,
    standing,
)
from .seating import Chair, Lot, Seating, read_seating
from .state import CHANCE, State

MILESTONE = 64  # actions between two positions that are kept on the way


class Rollback(NamedTuple):
    """A taking back that was not free: by consent of the others, if there were any."""

    entry: int  # counted from 1
    actions: int  # that were taken back
    draws: int  # those of chance among them, which then fell anew
    alone: bool | None  # all people at the table sat at one browser: nobody else had to agree; None: not known


class Proof(NamedTuple):
    """What a verification found; `first_bad` names the first entry that does not hold."""

    ok: bool
    actions: int
    draws: int
    result: dict[str, object] | None
    first_bad: str
    unproved: int = 0  # entries played by other rules: at most their dice are proved
    seats: tuple[Chair, ...] = ()  # who sat there when the dice were settled: proved, for they follow from it
    lots: tuple[Lot, ...] = ()  # what the browsers of the players have added to the dice
    seated_later: tuple[int, ...] = ()  # entries by which somebody sat down afterwards: told, not proved
    rollbacks: tuple[Rollback, ...] = ()

    def to_json(self) -> dict[str, object]:
        """As it is told to other programs."""
        seats, lots = [chair._asdict() for chair in self.seats], [lot._asdict() for lot in self.lots]
        rollbacks = [rollback._asdict() for rollback in self.rollbacks]
        return {**self._asdict(), "seats": seats, "lots": lots, "rollbacks": rollbacks}


def verify_record(game: Game, record: Record) -> Proof:
    """Replay a record and prove every die, every draw, the result, and who sat there."""
    draws = sum(entry.actor == CHANCE for entry in record.entries)
    actions = sum(entry.actor not in (TABLE, ENDING) for entry in record.entries)
    proof = Proof(True, actions, draws, record.result, "")
    try:
        chance = chance_of(record)
        proof = _with_seats(proof, record)
        _check_named_draws(record, chance)
        walk = _Walk(game, record, chance)
        walk.to_the_end()
    except (BadRecord, BadChance, BadSave) as error:
        if not record.is_of(game) and record.draws is not None and _dice_hold(record):
            return proof._replace(unproved=actions)
        return Proof(False, actions, draws, record.result, _told(game, record, str(error)))
    return proof._replace(unproved=walk.unproved)


def _with_seats(proof: Proof, record: Record) -> Proof:
    """Who sat there, whose lots are in the dice, and what was taken back; the header names whoever sat there last."""
    told = _seatings(record)
    opening = told.get(1)
    later = tuple(number for number in told if number > 1)
    rollbacks = tuple(_rollbacks(record.entries, told))
    if opening is None:
        return proof._replace(seated_later=later, rollbacks=rollbacks)
    return proof._replace(
        seats=tuple(opening.chairs), lots=tuple(opening.lots), seated_later=later, rollbacks=rollbacks
    )


def _seatings(record: Record) -> dict[int, Seating]:
    """Every seating by the number of its entry, counted from 1; refuses a header that names others."""
    told = {
        number: read_seating(entry.text, record.players)
        for number, entry in enumerate(record.entries, 1)
        if entry.actor == TABLE
    }
    names = told[max(told)].names() if told else record.seats
    if names != record.seats:
        raise BadRecord("the seats", f"the header names {record.seats}, and the entries {names}")
    return told


def _rollbacks(entries: list[Entry], told: dict[int, Seating]) -> list[Rollback]:
    """Where the game went back otherwise than freely."""
    found: list[Rollback] = []
    seating: Seating | None = None
    stand: list[Entry] = []
    for number, entry in enumerate(entries, 1):
        seating = told.get(number, seating)
        if entry.actor >= CHANCE:
            stand.append(entry)
        elif entry.actor == UNDO:
            back = stand[int(entry.text) :]
            del stand[int(entry.text) :]
            draws = sum(one.actor == CHANCE for one in back)
            # A free undo takes one action back; those that others had sealed since are written again behind it.
            if draws or entries[number : number + len(back) - 1] != back[1:]:
                alone = seating.is_one_browser() if seating is not None else None
                found.append(Rollback(number, len(back), draws, alone))
    return found


def name_draws(game: Game, record: Record) -> None:
    """Write into a finished record what chance had to choose among: then its dice can be proved without its rules."""
    walk = _Walk(game, record, chance_of(record))
    walk.to_the_end()
    record.draws = walk.draws


def chance_of(record: Record) -> Committed:
    """The chance that the secret of a finished record gives."""
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
    return Committed(secret, 0, opening_of(record.entries))


class _Walk:
    """A record replayed entry by entry, those taken back included; before the last change of rules, what stood there.

    Entries before a position that the game went on from, and those taken back before a change of rules, were played
    by rules that are not here any more: they are counted, not proved.
    """

    def __init__(self, game: Game, record: Record, chance: Committed) -> None:
        self.game = game
        self.record = record
        self.chance = chance
        self._indices: dict[int, int] = {}  # entry of chance -> which draw it is
        for number, entry in enumerate(record.entries):
            if entry.actor == CHANCE:
                self._indices[number] = len(self._indices)
        self.draws: list[Draw | None] = [None] * len(self._indices)
        self.unproved = 0
        self._first, lowest = floor(record)
        self.state = first_state(game, record)
        self._trail = _Trail(self.state, lowest)

    def to_the_end(self) -> None:
        """All entries, then result and digest; raises at the first that does not hold."""
        entries = self.record.entries
        changed = [number for number, entry in enumerate(entries) if entry.actor == RULES]
        strict = changed[-1] + 1 if changed else 0
        stood = [number for number in standing(entries[:strict]) if number >= self._first]
        self.unproved = sum(entry.actor not in (RULES, TABLE) for entry in entries[:strict]) - len(stood)
        for number in [*stood, *range(strict, len(entries))]:
            self._carry_out(number, entries[number])
        _check_end(self.record, self.state)

    def _carry_out(self, number: int, entry: Entry) -> None:
        where = f"entry {number + 1} ({entry.text[:40]})"
        if entry.actor == TABLE:
            return
        if entry.actor == ENDING:
            end_by(self.state, read_ending(entry.text, self.record.players))
            return
        if entry.actor == UNDO:
            self.state = self._trail.back_to(int(entry.text))
            return
        if entry.actor == CHANCE:
            self._draw(self._indices[number], entry, where)
        play_entry(self.state, entry, where)
        self._trail.note(entry, self.state)

    def _draw(self, index: int, entry: Entry, where: str) -> None:
        s = self.state
        if s.actor != CHANCE:
            raise BadRecord(where, "chance was not asked")
        space = self.game.space
        draw = Draw([space.text(code) for code in s.legal()], s.weights())
        named = self.record.draws
        if named is not None and named[index] not in (None, draw):
            raise BadRecord(where, "the record names other outcomes than the rules")
        self.draws[index] = draw
        self.chance.index = index
        outcome = space.text(self.chance.choose(s))
        if outcome != entry.text:
            raise BadRecord(where, f"the secret gives {outcome!r}")


class _Trail:
    """The way a game has come, with milestones: going back is short, however long the way."""

    def __init__(self, start: State, before: int) -> None:
        self.before = before  # actions that stood before the start
        self.entries: list[Entry] = []
        self.milestones = [start.clone()]

    def note(self, entry: Entry, s: State) -> None:
        """One more action stands."""
        self.entries.append(entry)
        if len(self.entries) % MILESTONE == 0:
            self.milestones.append(s.clone())

    def back_to(self, actions: int) -> State:
        """The position after so many of the standing actions; what came later is forgotten."""
        stay = actions - self.before
        del self.entries[stay:]
        del self.milestones[stay // MILESTONE + 1 :]
        s = self.milestones[-1].clone()
        for entry in self.entries[(len(self.milestones) - 1) * MILESTONE :]:
            play_entry(s, entry, "a rollback")
        return s


def _check_named_draws(record: Record, chance: Committed) -> None:
    """The outcomes follow from the secret and from what the record names for each draw."""
    if record.draws is None:
        return
    drawn = [(number, entry) for number, entry in enumerate(record.entries, 1) if entry.actor == CHANCE]
    for index, (number, entry) in enumerate(drawn):
        draw = record.draws[index]
        if draw is not None:
            outcome = chance.named(index, draw.outcomes, draw.weights)
            if outcome != entry.text:
                raise BadRecord(f"entry {number} ({entry.text[:40]})", f"the secret gives {outcome!r}")


def _dice_hold(record: Record) -> bool:
    try:
        _check_named_draws(record, chance_of(record))
        _seatings(record)
    except (BadRecord, BadChance):
        return False
    return True


def _told(game: Game, record: Record, reason: str) -> str:
    """The reason, and that other rules may be all there is to it."""
    if record.version != game.version:
        return f"{reason}; it was played by rules version {record.version!r}, and this is version {game.version!r}"
    if record.components != game.components.digest:
        return f"{reason}; the components are not the ones it was played with; give them with --components"
    return reason


def _check_end(record: Record, s: State) -> None:
    if not s.over:
        raise BadRecord("the end", "the game is not over")
    if record.result != result_of(s):
        raise BadRecord("the result", f"the game ended with {result_of(s)}")
    if record.digest != s.digest():
        raise BadRecord("the digest", "the last position has another one")
