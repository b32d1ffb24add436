"""Snapshots: a position with its log, from which a long game loads quickly; never the truth.

They also keep traces of how a game was played: when the rules have changed since, its log and marks of its positions
tell whether it still follows them.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from ...engine.agreement import Mark, Traces, mark_of
from ...engine.event import Event
from ...engine.match import Line, Match
from ...engine.record import UNDO, Entry, standing

MARKS_KEPT = 50


class KeptMark(NamedTuple):
    """The mark of a position: after so many entries, of which so many actions stood."""

    entries: int
    ply: int
    mark: Mark


class Snapshot(msgspec.Struct):
    """A position with its log, as it is kept."""

    dump: dict[str, Any]
    lines: list[tuple[int, str, str, list[int], int]]
    marks: list[KeptMark] = []  # of this position and of earlier ones
    loads: bool = True  # False: a free undo would be lost by going on from here
    views: list[dict[str, Any]] | None = (
        None  # what each seat saw, and last a spectator: shown even if all else changes
    )

    def log(self) -> list[Line]:
        """The log as a match has it."""
        return [Line(ply, Event(rule, key, tuple(args), audience)) for ply, rule, key, args, audience in self.lines]


def take_snapshot(match: Match, earlier: list[KeptMark], with_views: bool = False) -> Snapshot | None:
    """The position as it is now, with the marks of earlier ones that still stand; None once the game is over."""
    if match.over:
        return None
    entries = match.record.entries
    lines = [(line.ply, *line.event[:2], list(line.event.args), line.event.audience) for line in match.lines]
    dump = match.state.dump()
    marks = [*standing_marks(earlier, entries), KeptMark(len(entries), match.ply, mark_of(dump))]
    can_undo = match.state.sealed or any(match.can_undo(seat) for seat in range(match.state.players))
    views = [dict(match.view(seat)) for seat in (*range(match.state.players), None)] if with_views else None
    return Snapshot(dump, lines, marks[-MARKS_KEPT:], not can_undo, views)


def standing_marks(marks: list[KeptMark], entries: list[Entry]) -> list[KeptMark]:
    """Those of positions that the game has not gone back before."""
    return [one for one in marks if lowest_since(entries, one.entries, one.ply) >= one.ply]


def lowest_since(entries: list[Entry], first: int, ply: int) -> int:
    """How far a game has gone back at most since it had so many entries and was at that ply."""
    return min([ply, *(int(entry.text) for entry in entries[first:] if entry.actor == UNDO)])


def read_snapshot(data: bytes) -> Snapshot:
    """What was kept; raises msgspec's error where it is no snapshot."""
    return msgspec.json.decode(data, type=Snapshot)


def traces_of(snapshot: Snapshot, taken_after: int, entries: list[Entry], to_act: tuple[int, ...]) -> Traces:
    """What a snapshot, taken after so many entries, tells of how the game was played."""
    ply = len(standing(entries[:taken_after]))
    known = lowest_since(entries, taken_after, ply)
    own = KeptMark(taken_after, ply, mark_of(snapshot.dump))  # the first snapshots had no marks
    marks = {one.ply: one.mark for one in standing_marks([*snapshot.marks, own], entries)}
    return Traces([line for line in snapshot.log() if line.ply <= known], known, marks, to_act)
