"""Proofs: a record is replayed, and every die, every draw and the result follow from its secret and the rules.

A game that was played by other rules is proved by those of today where it still follows them. Where it does not, its
dice are proved from the outcomes that the record names for each draw, and the rest is for the rules of its time.
"""

from __future__ import annotations

from typing import NamedTuple

from .chance import Committed, commitment
from .errors import BadChance, BadRecord, BadSave
from .game import Game
from .record import RULES, UNDO, Draw, Entry, Record, first_state, floor, play_entry, result_of, standing
from .state import CHANCE, State

MILESTONE = 64  # actions between two positions that are kept on the way


class Proof(NamedTuple):
    """What a verification found; `first_bad` names the first entry that does not hold."""

    ok: bool
    actions: int
    draws: int
    result: dict[str, object] | None
    first_bad: str
    unproved: int = 0  # entries played by other rules: at most their dice are proved


def verify_record(game: Game, record: Record) -> Proof:
    """Replay a record and prove every die, every draw and the result."""
    draws = sum(entry.actor == CHANCE for entry in record.entries)
    actions = len(record.entries)
    try:
        chance = chance_of(record)
        _check_named_draws(record, chance)
        walk = _Walk(game, record, chance)
        walk.to_the_end()
    except (BadRecord, BadChance, BadSave) as error:
        if not record.is_of(game) and record.draws is not None and _dice_hold(record):
            return Proof(True, actions, draws, record.result, "", actions)
        return Proof(False, actions, draws, record.result, _told(game, record, str(error)))
    return Proof(True, actions, draws, record.result, "", walk.unproved)


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
    return Committed(secret)


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
        self.unproved = sum(entry.actor != RULES for entry in entries[:strict]) - len(stood)
        for number in [*stood, *range(strict, len(entries))]:
            self._carry_out(number, entries[number])
        _check_end(self.record, self.state)

    def _carry_out(self, number: int, entry: Entry) -> None:
        where = f"entry {number + 1} ({entry.text[:40]})"
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
