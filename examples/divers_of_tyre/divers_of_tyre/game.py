"""The game as the engine knows it."""

from __future__ import annotations

import random
from pathlib import Path

from navarch.engine import Components, Game, Option, ReactionWindow, State, read_ledger

from . import advice, seen
from .actions import SPACE
from .box import NOUNS, Box
from .cards import DrawCard
from .dive import Dive
from .season import Season
from .state import TyreState

LEDGER = read_ledger(Path(__file__).parent / "rules.toml")


class DiversOfTyre(Game):
    """Two to four divers off Tyre."""

    name = "divers-of-tyre"
    title = "Divers of Tyre"
    version = "1"
    players = (2, 3, 4)
    default_players = 3
    options = (Option("rough_sea", "O.1"),)
    procedures = (Season, Dive, DrawCard)
    endings = ("season-over", "full-jar")
    windows = (ReactionWindow("squall", "pass"),)
    orders = {"turn": ("round",)}
    piles = {"card": ("discard", "deck", "hand")}
    texts = {
        "ask-breath": "basket:number danger:number",
        "ask-rescue": "basket:number",
        "ask-squall": "diver:seat basket:number",
        "event-round": "round:number",
        "event-drew": "who:seat",
        "event-drew-card": "card:card",
        "event-dives": "who:seat",
        "event-gathered": "who:seat pips:number basket:number",
        "event-out-of-breath": "who:seat pips:number basket:number",
        "event-dolphin": "who:seat basket:number",
        "event-lost": "who:seat basket:number",
        "event-squall": "who:seat diver:seat basket:number",
        "event-brought-home": "who:seat basket:number jar:number",
        "event-counted": "who:seat points:number pearls:number",
        "why-still-dry": "",
        "why-sea-bottom": "depth:number",
        "why-wrong-card": "card:card wanted:card",
        "why-not-held": "card:card",
    }

    def __init__(self, components: Components) -> None:
        self.box = Box(components)
        super().__init__(SPACE, NOUNS, make_state, TyreState.FIELDS, TyreState.STATIC, LEDGER, components)

    def start(self, s: State) -> None:
        """The season begins."""
        s.call(Season())

    def view(self, s: State, seat: int | None) -> dict[str, object]:
        """What a diver sees, or a spectator."""
        assert isinstance(s, TyreState)
        return seen.view(s, seat)

    def sample(self, s: State, seat: int, rng: random.Random) -> State:
        """A position that the diver may believe in."""
        assert isinstance(s, TyreState)
        return seen.believed(s, seat, rng)

    def check(self, s: State) -> str:
        """What is broken; nothing when all is well."""
        assert isinstance(s, TyreState)
        return seen.broken(s)

    def turn(self, s: State) -> int:
        """The round."""
        assert isinstance(s, TyreState)
        return s.round

    def action_scores(self, s: State, seat: int) -> list[int]:
        """How good each action looks."""
        assert isinstance(s, TyreState)
        return advice.action_scores(s, seat)

    def evaluate(self, s: State) -> list[float]:
        """How well each diver stands."""
        assert isinstance(s, TyreState)
        return advice.evaluate(s)


def make_state(game: Game, players: int, options: list[int]) -> State:
    """An empty table for so many divers."""
    assert isinstance(game, DiversOfTyre)
    return TyreState(game, game.box, players, options)
