"""Earlier positions of a table: after so many actions, as a seat saw it then, or all open once the game is over."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import UNSET, Raw

from ...engine.match import Line
from ...engine.record import Entry, first_state, play_entry
from ...engine.state import State
from ..words.messages import Position, UndoState
from ..words.scene import Scene, result_in_words
from .positions import Positions


class Moment(NamedTuple):
    """What is needed to show an earlier position, taken while nobody changes the table."""

    positions: Positions
    ply: int
    seat: int | None
    held: tuple[int, ...]
    lang: str
    actions: list[Entry]
    log: list[Line]


def moment(positions: Positions, ply: int, seat: int | None, held: tuple[int, ...], lang: str) -> Moment:
    """The actions and the log up to there."""
    match = positions.table.match
    log = [line for line in match.lines if line.ply <= ply and line.event.heard_by(seat)]
    return Moment(positions, ply, seat, held, lang, match.record.standing()[:ply], log)


def state_then(then: Moment) -> State:
    """The state after so many standing actions; it shares nothing with the table, so any thread may work it out."""
    table = then.positions.table
    state = first_state(table.game, table.match.record)
    for number, entry in enumerate(then.actions, 1):
        play_entry(state, entry, f"action {number}")
    return state


def position_then(then: Moment, state: State) -> Position:
    """The `position` message of that moment; nothing can be done in it."""
    table = then.positions.table
    match = table.match
    over = then.ply == match.ply and match.over
    seats = table.game.nouns["seat"]
    names = table.names()
    scene = Scene(table.game, state, then.seat, then.lang, names)
    prompt, _, view = scene.encoded()
    views = {seats[other]: table.game.view(state, other) for other in range(state.players)} if match.over else UNSET
    return Position(
        ply=then.ply,
        seat=seats[then.seat] if then.seat is not None else None,
        seats_mine=[seats[mine] for mine in then.held],
        to_act=[seats[other] for other in scene.to_act()],
        prompt=prompt,
        actions=Raw(b"[]"),
        view=view,
        log=then.positions.log_words.entries(then.log, 0, then.lang, names),
        log_length=len(then.log),
        undo=UndoState(False, None, None),
        over=over,
        result=result_in_words(table.game, match.result, then.lang) if over else None,
        players=table.players(),
        orders=None,
        views=views,
    )
