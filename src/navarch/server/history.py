"""Looking back: the position after so many actions, as a seat saw it then, or all open once the game is over."""

from __future__ import annotations

from typing import Any

from ..engine.match import Line
from ..engine.record import first_state, play_entry
from ..engine.state import State
from .position import Scene, result_in_words
from .room import Room


def position_at(room: Room, ply: int, seat: int | None, held: tuple[int, ...], lang: str) -> dict[str, Any]:
    """The `position` message of that moment; nothing can be done in it."""
    state, lines = replay_to(room, ply)
    match = room.match
    over = ply == match.ply and match.over
    seats = room.game.nouns["seat"]
    names = room.names()
    scene = Scene(room.game, state, seat, lang, names)
    heard = [line for line in lines if line.event.heard_by(seat)]
    position: dict[str, Any] = {
        "type": "position",
        "ply": ply,
        "seat": seats[seat] if seat is not None else None,
        "seats_mine": [seats[mine] for mine in held],
        "to_act": [seats[other] for other in scene.to_act()],
        "prompt": scene.prompt(),
        "actions": [],
        "view": scene.view(),
        "log": room.log_words.entries(heard, 0, lang, names),
        "log_length": len(heard),
        "undo": {"free": False, "rollback": None, "offer": None},
        "over": over,
        "result": result_in_words(room.game, match.result, lang) if over else None,
        "players": room.players(),
    }
    if match.over:
        position["views"] = {seats[other]: room.game.view(state, other) for other in range(state.players)}
    return position


def replay_to(room: Room, ply: int) -> tuple[State, list[Line]]:
    """The state after so many standing actions, and the log up to there."""
    record = room.match.record
    state = first_state(room.game, record)
    lines = [line for line in room.match.lines if line.ply <= ply]
    for number, entry in enumerate(record.line()[:ply], 1):
        play_entry(state, entry, f"action {number}")
    return state, lines
