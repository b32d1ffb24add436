"""Snapshots: a position with its log, from which a long game loads quickly; never the truth."""

from __future__ import annotations

from typing import Any

import msgspec

from ...engine.event import Event
from ...engine.match import Line, Match


class Snapshot(msgspec.Struct):
    """A position with its log, as it is kept."""

    dump: dict[str, Any]
    lines: list[tuple[int, str, str, list[int], int]]

    def log(self) -> list[Line]:
        """The log as a match has it."""
        return [Line(ply, Event(rule, key, tuple(args), audience)) for ply, rule, key, args, audience in self.lines]


def take_snapshot(match: Match) -> bytes | None:
    """The position for quick loading; None where a free undo would be lost by it."""
    if match.over or match.state.sealed or any(match.can_undo(seat) for seat in range(match.state.players)):
        return None
    lines = [(line.ply, *line.event[:2], list(line.event.args), line.event.audience) for line in match.lines]
    return msgspec.json.encode(Snapshot(match.state.dump(), lines))


def read_snapshot(data: bytes) -> Snapshot:
    """What was kept; raises msgspec's error where it is no snapshot."""
    return msgspec.json.decode(data, type=Snapshot)
