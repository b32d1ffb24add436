"""The state: everything on the table, as flat lists of small numbers, and what can be asked of it."""

from __future__ import annotations

from navarch.engine import Game, State

from .box import CARDS, PEARL, Box


class TyreState(State):
    """A position."""

    FIELDS = {
        "round": "number",
        "jar": "seat: number",  # snails brought home
        "hand": "seat: card: number",  # one flat list: seat * cards + card
        "deck": "card: number",  # what is left, in no order
        "discard": "card: number",
    }
    STATIC = ("box",)
    SECRET = {"hand": "own, counted", "deck": "counted"}  # [S.3]

    def __init__(self, game: Game, box: Box, players: int, options: list[int]) -> None:
        super().__init__(game, players, options)
        self.box = box
        self.round = 0
        self.jar = [0] * players
        self.hand = [0] * (players * len(CARDS))
        self.deck = list(box.cards)
        self.discard = [0] * len(CARDS)


def held(s: TyreState, seat: int, card: int) -> int:
    """How many cards of a kind a diver holds."""
    return s.hand[seat * len(CARDS) + card]


def hand_size(s: TyreState, seat: int) -> int:
    """How many cards a diver holds, which everybody sees. [S.3]"""
    return sum(held(s, seat, card) for card in range(len(CARDS)))


def points(s: TyreState, seat: int) -> int:
    """Snails in the jar, and the worth of pearls. [E.3]"""
    return s.jar[seat] + s.box.pearl_worth * held(s, seat, PEARL)
