"""What a seat may know: its perspective, from which bots play."""

from __future__ import annotations

import random
from collections.abc import Mapping

from .action import Action
from .game import Game
from .state import State


class Perspective:
    """All that a bot gets: the seat's view, its legal list, and states it may believe in; never the state."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._state = state

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return self._state.players

    @property
    def view(self) -> Mapping[str, object]:
        """The seat's view."""
        return self.game.view(self._state, self.seat)

    @property
    def legal(self) -> list[Action]:
        """The seat's legal actions."""
        return [self.game.space.action(code) for code in self._state.legal_for(self.seat)]

    def allows(self, code: int) -> bool:
        """Whether that action is one of them, by its number."""
        return code in self._state.legal_for(self.seat)

    def sample(self, rng: random.Random) -> State:
        """A whole state drawn from what the seat may believe."""
        return self.game.sample(self._state, self.seat, rng)

    @property
    def prompt(self) -> tuple[str, str, tuple[int, ...]]:
        """What the seat is asked: choice, rule and facts; empty when it is not asked."""
        s, choice = self._state, self._state.choice
        if choice is None or self.seat not in s.to_act():
            return "", "", ()
        return choice.name, choice.rule, choice.facts(s.stack[-1], s, self.seat) if choice.facts else ()
