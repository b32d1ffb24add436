"""Looking back: the position after so many actions, as a seat saw it then, or all open once the game is over."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import UNSET, Raw

from ..engine.match import Line
from ..engine.record import Entry, first_state, play_entry
from ..engine.state import State
from .messages import Position, UndoState
from .position import Scene, result_in_words
from .room import Room


class Moment(NamedTuple):
    """What is needed to show an earlier position, taken while nobody changes the table."""

    room: Room
    ply: int
    seat: int | None
    held: tuple[int, ...]
    lang: str
    line: list[Entry]
    log: list[Line]


def moment(room: Room, ply: int, seat: int | None, held: tuple[int, ...], lang: str) -> Moment:
    """The actions and the log up to there."""
    log = [line for line in room.match.lines if line.ply <= ply and line.event.heard_by(seat)]
    return Moment(room, ply, seat, held, lang, room.match.record.line()[:ply], log)


def state_then(then: Moment) -> State:
    """The state after so many standing actions; it shares nothing with the table, so any thread may work it out."""
    state = first_state(then.room.game, then.room.match.record)
    for number, entry in enumerate(then.line, 1):
        play_entry(state, entry, f"action {number}")
    return state


def position_then(then: Moment, state: State) -> Position:
    """The `position` message of that moment; nothing can be done in it."""
    room, match = then.room, then.room.match
    over = then.ply == match.ply and match.over
    seats = room.game.nouns["seat"]
    names = room.names()
    scene = Scene(room.game, state, then.seat, then.lang, names)
    prompt, _, view = scene.encoded()
    views = {seats[other]: room.game.view(state, other) for other in range(state.players)} if match.over else UNSET
    return Position(
        ply=then.ply,
        seat=seats[then.seat] if then.seat is not None else None,
        seats_mine=[seats[mine] for mine in then.held],
        to_act=[seats[other] for other in scene.to_act()],
        prompt=prompt,
        actions=Raw(b"[]"),
        view=view,
        log=room.log_words.entries(then.log, 0, then.lang, names),
        log_length=len(then.log),
        undo=UndoState(False, None, None),
        over=over,
        result=result_in_words(room.game, match.result, then.lang) if over else None,
        players=room.players(),
        orders=None,
        views=views,
    )
