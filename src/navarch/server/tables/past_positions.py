"""Earlier positions of a table: after so many actions, as a seat saw it then, or all open once the game is over."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import UNSET, Raw

from ...engine.course import course
from ...engine.match import Line, Result
from ...engine.record import Entry, Record, first_state, floor, standing
from ...engine.state import State
from ...text import Names
from ..words.account import account_in_words
from ..words.answers import AccountWords
from ..words.log import LogWords
from ..words.messages import Player, Position, UndoState
from ..words.seen_state import SeenState, result_in_words
from .table import Table

MILESTONE = 32  # actions between two positions that are kept


class Moment(NamedTuple):
    """What is needed to show an earlier position, taken while nobody changes the table."""

    ply: int
    seat: int | None
    held: tuple[int, ...]
    lang: str
    record: Record
    entries: list[Entry]  # all that were written by then, and by now
    log: list[Line]
    names: Names
    players: list[Player]
    over: bool  # the game is, so that all may see everything
    result: Result | None  # of the last position of a finished game


def moment(
    table: Table,
    ply: int,
    seat: int | None,
    held: tuple[int, ...],
    lang: str,
    hidden: frozenset[int] = frozenset(),
) -> Moment:
    """The actions and the log up to there; without the names that are hidden from whoever looks."""
    match = table.match
    log = [line for line in match.lines if line.ply <= ply and line.event.heard_by(seat)]
    result = match.result if match.over and ply == match.ply else None
    shown = (table.names(hidden), table.players(lang, hidden))
    facts = (match.record, list(match.record.entries), log, *shown, match.over, result)
    return Moment(ply, seat, held, lang, *facts)


class Past:
    """The positions that a game has come through, some of them kept, so that the way to any other is short.

    It shares nothing with the table: one thread beside the server's own works with it.
    """

    def __init__(self, table: Table) -> None:
        self.game = table.game
        self.log_words = LogWords(table.game)
        self._first: State | None = None
        self._floor = 0  # actions before the first position
        self._milestones: list[tuple[int, Entry, State]] = []  # after the entry with that number

    def state(self, record: Record, entries: list[Entry], ply: int) -> State:
        """The position after so many standing actions; they were legal when they were written."""
        lowest = floor(record)[1]
        if self._first is None or self._floor != lowest:
            self._first, self._floor, self._milestones = first_state(self.game, record), lowest, []
        stand, ply = standing(entries)[lowest:], ply - lowest
        self._forget_what_was_taken_back(stand, entries)
        known = min(ply // MILESTONE, len(self._milestones))
        state = (self._milestones[known - 1][2] if known else self._first).clone()
        code = self.game.space.code
        for number in range(known * MILESTONE, ply):
            entry = entries[stand[number]]
            state.play_for(entry.actor, code(entry.text))
            if (number + 1) % MILESTONE == 0:
                self._milestones.append((stand[number], entry, state.clone()))
        return state

    def _forget_what_was_taken_back(self, stand: list[int], entries: list[Entry]) -> None:
        """Entries are only ever added: where the same one stands at the same place, so do all before it."""
        for count, (number, entry, _) in enumerate(self._milestones):
            place = (count + 1) * MILESTONE - 1
            if place >= len(stand) or stand[place] != number or entries[number] != entry:
                del self._milestones[count:]
                return

    def position(self, then: Moment) -> Position:
        """The `position` message of that moment; nothing can be done in it."""
        game, seats = self.game, self.game.nouns["seat"]
        state = self.state(then.record, then.entries, then.ply)
        scene = SeenState(game, state, then.seat, then.lang, then.names)
        prompt, _, view = scene.encoded()
        return Position(
            ply=then.ply,
            seat=seats[then.seat] if then.seat is not None else None,
            seats_mine=[seats[mine] for mine in then.held],
            to_act=[seats[other] for other in scene.to_act()],
            prompt=prompt,
            actions=Raw(b"[]"),
            view=view,
            log=self.log_words.entries(then.log, 0, then.lang, then.names),
            log_length=len(then.log),
            undo=UndoState(False, False, None, None),
            over=then.result is not None,
            result=result_in_words(game, then.result, then.lang),
            players=then.players,
            orders=None,
            gathering=None,
            forced=False,
            views={seats[other]: game.view(state, other) for other in range(state.players)} if then.over else UNSET,
        )

    def account(self, then: Moment) -> AccountWords:
        """Where points came from up to that moment, and how everybody stood after each turn."""
        lowest = floor(then.record)[1]
        stand = [then.entries[number] for number in standing(then.entries)[lowest : then.ply]]
        told = course(self.game, then.record, stand, then.log, then.seat)
        return account_in_words(self.game, told, then.record.players, then.lang)
