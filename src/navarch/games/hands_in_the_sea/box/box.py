"""The box, opened: everything that the component file says, read once and never changed."""

from __future__ import annotations

from ....engine.components import Components
from .board import ZONE_NAMES, Board
from .cards import Cards
from .numbers import Numbers


class Box:
    """The board, the numbers of the rules and the cards."""

    def __init__(self, components: Components) -> None:
        self.board = Board(components)
        self.num = Numbers(components)
        self.cards = Cards(components, self.num, {name: number for number, name in enumerate(ZONE_NAMES)})
