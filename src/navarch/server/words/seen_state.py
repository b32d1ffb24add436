"""The position as one seat may see it, in words: the only way by which anything of a game leaves the server."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ...engine.game import Game
from ...engine.match import Result
from ...engine.state import CHANCE, State
from ...text import Names
from . import catalogue
from .log import asked_about
from .messages import ActionWords, Prompt, ResultWords
from .phrases import phrase

_encode = msgspec.json.Encoder().encode


class SeenState:
    """A state seen by one seat (None: a spectator) in one language; nothing here looks past the seat's rights."""

    def __init__(self, game: Game, state: State, seat: int | None, lang: str, names: Names) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.lang = lang
        self.names = names
        self.texts = catalogue.texts(game, lang)

    def player(self, seat: int) -> str:
        """Whoever sits there, or what the seat plays."""
        return self.names.get(seat) or self.texts.noun(*self.game.plays(self.state, seat))

    def to_act(self) -> list[int]:
        """The seats that are asked."""
        return [seat for seat in self.state.to_act() if seat != CHANCE]

    def prompt(self) -> Prompt:
        """What this seat is asked, or what the table waits for."""
        s = self.state
        choice = s.choice
        if choice is None:
            return Prompt(phrase("over", self.lang), s.ending_rule)
        if self.seat is not None and self.seat in s.to_act():
            about = asked_about(self.game, s, self.seat)
            return Prompt(self.texts.question(s, self.seat), choice.rule, about, choice.name)
        asked = self.to_act()
        if not asked:
            return Prompt(phrase("chance", self.lang), choice.rule)
        who = ", ".join(self.player(seat) for seat in asked)
        return Prompt(phrase("waiting", self.lang, who=who), choice.rule)

    def actions(self) -> list[ActionWords]:
        """The seat's legal actions."""
        if self.seat is None:
            return []
        return [catalogue.action(self.game, self.lang, code) for code in self.state.legal_for(self.seat)]

    def view(self) -> Mapping[str, object]:
        """The game's own view for this seat."""
        return self.game.view(self.state, self.seat)

    def encoded(self) -> tuple[msgspec.Raw, msgspec.Raw, msgspec.Raw]:
        """Prompt, actions and view, ready to be sent to all who see the same."""
        parts = (self.prompt(), self.actions(), self.view())
        return (msgspec.Raw(_encode(parts[0])), msgspec.Raw(_encode(parts[1])), msgspec.Raw(_encode(parts[2])))


def result_in_words(game: Game, result: Result | None, lang: str) -> ResultWords | None:
    """How the game ended."""
    if result is None:
        return None
    seats = game.nouns["seat"]
    ranks = {seats[i]: rank for i, rank in enumerate(result.ranks)}
    scores = {seats[i]: score for i, score in enumerate(result.scores)}
    text = catalogue.texts(game, lang).ending(result.reason)
    return ResultWords(ranks, scores, result.reason, text, result.rule)
