"""From what is kept to a match: the actions are the truth, a snapshot only saves time."""

from __future__ import annotations

import logging

import msgspec

from ...engine.chance import Committed, commitment
from ...engine.errors import NavarchError
from ...engine.event import Illegal
from ...engine.game import Game
from ...engine.match import Match, replay_match, resume_match
from ...engine.record import UNDO, Entry, Record, result_of
from ...engine.state import CHANCE
from .kept import KeptGame
from .snapshots import read_snapshot

LOG = logging.getLogger("navarch.matches")


class OtherRules(Exception):
    """The game was played with another version of the rules or with other components."""


def empty_record(game: Game, kept: KeptGame) -> Record:
    """The record of a kept game, its entries still to come."""
    if kept.version != game.version or kept.components != game.components.digest:
        raise OtherRules(f"{kept.game} version {kept.version}, components {kept.components[:12]}")
    record = Record(game, kept.players, kept.options)
    record.start = kept.start
    record.commitment = commitment(bytes.fromhex(kept.secret))
    return record


def load_match(game: Game, kept: KeptGame, entries: list[Entry], snapshot: tuple[int, bytes] | None) -> Match:
    """The match as far as its actions go."""
    if [seat.seat for seat in kept.seats] != list(range(kept.players)):
        raise NavarchError(f"{kept.players} players, and the seats {[seat.seat for seat in kept.seats]}")
    if snapshot is not None:
        match = _from_snapshot(game, kept, entries, *snapshot)
        if match is not None:
            return match
    record = empty_record(game, kept)
    record.entries = list(entries)
    match = replay_match(game, record, _chance(kept, entries))
    _close(match, kept)
    return match


def _chance(kept: KeptGame, entries: list[Entry]) -> Committed:
    """The dice go on where they stopped: one number of the secret for each outcome so far, taken back or not."""
    return Committed(bytes.fromhex(kept.secret), sum(entry.actor == CHANCE for entry in entries))


def _close(match: Match, kept: KeptGame) -> None:
    if match.over:
        record = match.record
        record.result, record.digest, record.secret = result_of(match.state), match.state.digest(), kept.secret


def _from_snapshot(game: Game, kept: KeptGame, entries: list[Entry], ply: int, data: bytes) -> Match | None:
    """Restore and play the rest; None when anything does not fit, and then the actions alone decide."""
    before, after = entries[:ply], entries[ply:]
    if ply > len(entries) or any(entry.actor == UNDO for entry in after):
        return None
    record = empty_record(game, kept)
    record.entries = list(before)
    try:
        snapshot = read_snapshot(data)
        match = resume_match(game, record, game.restore(snapshot.dump), snapshot.log(), _chance(kept, before))
        go_on(match, after)
    except (NavarchError, Illegal, msgspec.MsgspecError):
        LOG.exception("the snapshot of %s does not fit its actions and is left aside", kept.id)
        return None
    _close(match, kept)
    return match


def go_on(match: Match, entries: list[Entry]) -> None:
    """Play further entries; chance must give again what it gave when they were written."""
    first = len(match.record.entries)
    for entry in entries:
        if entry.actor != CHANCE:
            match.submit(entry.actor, entry.text)
    if match.record.entries[first:] != entries:
        raise NavarchError("the actions that are kept do not follow from the secret of the dice")
