"""The moments of a finished game: every position in which somebody acted, with what was done there."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple

from ..engine.errors import BadRecord
from ..engine.game import Game
from ..engine.perspective import Perspective
from ..engine.record import Record, end_by, ending_in, first_state, floor, play_entry
from ..engine.state import CHANCE, State

Tell = Callable[[int], None]  # hears of so many iterations that were made


class Moment(NamedTuple):
    """A position after so many actions, who acted in it, and how."""

    ply: int
    state: State
    actor: int
    code: int

    @property
    def is_decision(self) -> bool:
        """Whether a seat had more than one way to go on."""
        return self.actor != CHANCE and len(self.state.legal_for(self.actor)) > 1

    def perspective(self, seat: int) -> Perspective:
        """What that seat could know then."""
        return Perspective(self.state.game, self.state, seat)


class Story(NamedTuple):
    """All moments of a game, and its last position."""

    moments: list[Moment]
    last: State

    @property
    def game(self) -> Game:
        """The game that was played."""
        return self.last.game

    def decisions(self, seat: int) -> list[Moment]:
        """Where that seat had something to decide."""
        return [moment for moment in self.moments if moment.actor == seat and moment.is_decision]


def story_of(game: Game, record: Record) -> Story:
    """The story that a record tells; refuses a game that is not over, or that these rules do not replay."""
    s, lowest = first_state(game, record), floor(record)[1]
    moments: list[Moment] = []
    for ply, entry in enumerate(record.standing()[lowest:], lowest):
        before = s.clone()
        play_entry(s, entry, f"action {ply + 1}")
        moments.append(Moment(ply, before, entry.actor, game.space.code(entry.text)))
    ending = ending_in(record.entries, record.players)
    if ending is not None:
        end_by(s, ending)
    if not s.over:
        raise BadRecord("the record", "the game is not over, and only a finished one is reviewed")
    return Story(moments, s)


def luck_for(seed: int, *what: object) -> random.Random:
    """The luck of one part of a review, which no other part disturbs."""
    return random.Random(" ".join(str(one) for one in (seed, *what)))
