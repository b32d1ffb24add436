"""From what is kept to a match: the actions are the truth, a snapshot only saves time."""

from __future__ import annotations

import logging
from typing import Any, NamedTuple

import msgspec

from ...engine.agreement import NOTHING_KEPT, Disagreement, disagreement, last_decision
from ...engine.chance import Committed, Scripted, commitment
from ...engine.errors import BadRecord, NavarchError
from ...engine.event import Illegal
from ...engine.game import Game
from ...engine.match import Line, Match, replay_match, resume_match
from ...engine.record import (
    Entry,
    Record,
    entries_up_to,
    opening_of,
    play_entry,
    result_of,
    seating_in,
    standing,
)
from ...engine.state import CHANCE, State
from ..words import catalogue
from .kept import KeptGame
from .snapshots import Snapshot, read_snapshot, traces_of

LOG = logging.getLogger("navarch.matches")

KeptSnapshot = tuple[int, bytes]  # entries of the record it was made after


class Halt(NamedTuple):
    """A game that does not follow the rules of today: what its players have to decide."""

    agrees: int  # actions up to the last position that agrees
    rules: tuple[str, ...]  # by which the rest differs, as far as can be told
    as_it_is: bool  # it can go on from the position as it stands
    views: list[dict[str, Any]] | None = None  # as it stands: what each seat sees, and last a spectator


class Loaded(NamedTuple):
    """A match as it was kept; halted, where the rules have changed under it."""

    match: Match
    halt: Halt | None = None


def game_of(kept: KeptGame) -> Game:
    """The game with the components that the table is played by."""
    return catalogue.load(kept.game, kept.correction)


def is_of(kept: KeptGame, game: Game) -> bool:
    """Whether a game was kept under the rules and components of today."""
    return kept.version == game.version and kept.components == game.components.digest


def kept_record(game: Game, kept: KeptGame, entries: list[Entry]) -> Record:
    """The record of a kept game, played by whatever rules."""
    record = Record(game, kept.players, kept.options)
    record.version, record.components = kept.version, kept.components
    record.start = kept.start
    record.commitment = commitment(bytes.fromhex(kept.secret))
    record.entries = list(entries)
    seating = seating_in(entries, kept.players)
    record.seats = seating.names() if seating is not None else [seat.name for seat in kept.seats]
    return record


def load_match(game: Game, kept: KeptGame, entries: list[Entry], snapshot: KeptSnapshot | None) -> Loaded:
    """The match as far as its actions go."""
    if [seat.seat for seat in kept.seats] != list(range(kept.players)):
        raise NavarchError(f"{kept.players} players, and the seats {[seat.seat for seat in kept.seats]}")
    if kept.lots is not None and not entries:
        return Loaded(_waiting(game, kept))
    if not is_of(kept, game):
        return _under_new_rules(game, kept, entries, snapshot)
    if snapshot is not None:
        match = _from_snapshot(game, kept, entries, *snapshot)
        if match is not None:
            return Loaded(match)
    return Loaded(_replayed(game, kept, kept_record(game, kept, entries)))


def _waiting(game: Game, kept: KeptGame) -> Match:
    """Nothing was played before everybody had sat down."""
    start = game.restore(kept.start) if kept.start is not None else None
    return Match(game, kept.options, players=kept.players, secret=bytes.fromhex(kept.secret), state=start, waits=True)


def _replayed(game: Game, kept: KeptGame, record: Record) -> Match:
    match = replay_match(game, record, _chance(kept, record.entries))
    _close(match, kept)
    return match


def _chance(kept: KeptGame, entries: list[Entry]) -> Committed:
    """The dice go on where they stopped: one number of the secret for each outcome so far, taken back or not."""
    drawn = sum(entry.actor == CHANCE for entry in entries)
    return Committed(bytes.fromhex(kept.secret), drawn, opening_of(entries))


def _close(match: Match, kept: KeptGame) -> None:
    if match.over:
        record = match.record
        record.result, record.digest, record.secret = result_of(match.state), match.state.digest(), kept.secret


def _from_snapshot(game: Game, kept: KeptGame, entries: list[Entry], ply: int, data: bytes) -> Match | None:
    """Restore and play the rest; None when anything does not fit, and then the actions alone decide."""
    before, after = entries[:ply], entries[ply:]
    if ply > len(entries) or not only_actions(after):
        return None
    record = kept_record(game, kept, before)
    try:
        snapshot = read_snapshot(data)
        if not snapshot.loads:
            return None
        match = resume_match(game, record, game.restore(snapshot.dump), snapshot.log(), _chance(kept, before))
        go_on(match, after)
    except (NavarchError, Illegal, msgspec.MsgspecError):
        LOG.exception("the snapshot of %s does not fit its actions and is left aside", kept.id)
        return None
    _close(match, kept)
    return match


def only_actions(entries: list[Entry]) -> bool:
    """Whether nothing was taken back in them, and no rules changed: then they can simply be played on."""
    return all(entry.actor >= CHANCE for entry in entries)


def go_on(match: Match, entries: list[Entry]) -> None:
    """Play further entries; chance must give again what it gave when they were written."""
    first = len(match.record.entries)
    for entry in entries:
        if entry.actor != CHANCE:
            match.submit(entry.actor, entry.text)
    if match.record.entries[first:] != entries:
        raise NavarchError("the actions that are kept do not follow from the secret of the dice")


# ---- when the rules have changed ----


def _under_new_rules(game: Game, kept: KeptGame, entries: list[Entry], snapshot: KeptSnapshot | None) -> Loaded:
    """A game of other rules: moved over where all of it follows those of today, else halted as it stands."""
    record = kept_record(game, kept, entries)
    record.result = kept.summary.result
    taken = _readable(kept, entries, snapshot)
    to_act = tuple(seat for seat in range(kept.players) if kept.summary.to_act >> seat & 1)
    traces = traces_of(*taken, entries, to_act) if taken is not None else NOTHING_KEPT._replace(to_act=to_act)
    parted = disagreement(game, record, bytes.fromhex(kept.secret), traces)
    if parted is None:
        record.version, record.components = game.version, game.components.digest
        return Loaded(_replayed(game, kept, record))
    return _halted(game, kept, record, parted, taken)


def _readable(kept: KeptGame, entries: list[Entry], snapshot: KeptSnapshot | None) -> tuple[Snapshot, int] | None:
    if snapshot is None or snapshot[0] > len(entries):
        return None
    try:
        return read_snapshot(snapshot[1]), snapshot[0]
    except msgspec.MsgspecError:
        LOG.exception("the snapshot of %s cannot be read and is left aside", kept.id)
        return None


def _halted(
    game: Game, kept: KeptGame, record: Record, parted: Disagreement, taken: tuple[Snapshot, int] | None
) -> Loaded:
    """The match in the position as it stands, or, where that cannot be had any more, in the last that agrees."""
    agrees = last_decision(record, parted.ply)
    agreed = _agreed(game, kept, record, agrees)
    stands = _as_it_stands(game, record, taken, agreed) if taken is not None else None
    try:
        stands = stands or _position(replay_match(game, record))
    except (NavarchError, Illegal):
        LOG.info("the position of %s cannot be had by the rules of today", kept.id)
    state, lines = stands or _position(agreed)
    match = resume_match(game, record, state, lines, Scripted([]))
    match.chance = _chance(kept, record.entries)
    is_newest = taken is not None and taken[1] == len(record.entries)
    views = taken[0].views if taken is not None and is_newest else None
    return Loaded(match, Halt(agrees, parted.rules, stands is not None, views))


def _agreed(game: Game, kept: KeptGame, record: Record, agrees: int) -> Match:
    """The last position that agrees; where not even the set-up does, another one is dealt."""
    try:
        return replay_match(game, kept_record(game, kept, entries_up_to(record, agrees)))
    except BadRecord as error:
        if error.where != "the set-up":
            raise
        return Match(game, record.options, players=kept.players, chance=_chance(kept, record.entries))


def _position(match: Match) -> tuple[State, list[Line]]:
    return match.state, match.lines


def _as_it_stands(
    game: Game, record: Record, taken: tuple[Snapshot, int], agreed: Match
) -> tuple[State, list[Line]] | None:
    """The position of the snapshot, with what was played since; None where the rules of today cannot hold it."""
    snapshot, number = taken
    after = record.entries[number:]
    if not only_actions(after):
        return None
    ply, lines = len(standing(record.entries[:number])), snapshot.log()
    try:
        state = game.restore(_fitted(snapshot.dump, agreed.state.dump()))
        state.listening = True
        for entry in after:
            play_entry(state, entry, "an action after the snapshot")
            ply += 1
            lines.extend(Line(ply, event) for event in state.events)
            state.events = []
    except NavarchError:
        return None
    return state, lines


def _fitted(dump: dict[str, Any], like: dict[str, Any]) -> dict[str, Any]:
    """A dump with the fields of today: those it did not know are as they were when the rules last agreed."""
    known = {name: value for name, value in dump["fields"].items() if name in like["fields"]}
    return {**dump, "fields": {**like["fields"], **known}}
