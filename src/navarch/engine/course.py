"""The course of a game: its account at the beginning, after every turn or round, and now."""

from __future__ import annotations

from typing import NamedTuple

from .account import Share
from .event import ALL, Event
from .game import Game
from .match import Line
from .record import Entry, Record, first_state, floor
from .state import State


class Stage(NamedTuple):
    """How the seats stood after so many actions, when so many turns were over."""

    ply: int
    turn: int
    shares: list[Share]


def heard_by_all(lines: list[Line], ply: int) -> list[Event]:
    """What everybody was told up to there."""
    return [line.event for line in lines if line.ply <= ply and line.event.audience == ALL]


def course(game: Game, record: Record, entries: list[Entry], lines: list[Line], seat: int | None) -> list[Stage]:
    """The stages that actions lead through, as a seat may know them; they were legal when they were written."""
    s, lowest = first_state(game, record), floor(record)[1]
    found = [_stage(s, lowest, lines, seat)]
    turn = game.turn(s)
    for ply, entry in enumerate(entries, lowest + 1):
        s.play_for(entry.actor, game.space.code(entry.text))
        if game.turn(s) != turn and not s.over:
            turn = game.turn(s)
            found.append(_stage(s, ply, lines, seat))
    if entries:
        found.append(_stage(s, lowest + len(entries), lines, seat))
    return found


def _stage(s: State, ply: int, lines: list[Line], seat: int | None) -> Stage:
    turn = s.game.turn(s) or 0
    over = turn if s.over else max(0, turn - 1)
    return Stage(ply, over, s.game.account(s, seat, heard_by_all(lines, ply)))
