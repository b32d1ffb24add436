"""What a board of the terminal must do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rich.console import RenderableType
from rich.style import Style
from rich.text import Text

from ...engine.game import Game
from ...text import Texts

SHAPES = "●▲■◆★"
COLOURS = {
    "red": "#c0392b",
    "green": "#1e8449",
    "purple": "#8e44ad",
    "yellow": "#b7950b",
    "blue": "#2471a3",
}
SPARE_COLOURS = ("#c0392b", "#1e8449", "#8e44ad", "#b7950b", "#2471a3")


class Scene(NamedTuple):
    """What there is to show: a seat's view, who sits where, and what that seat may do now."""

    view: Mapping[str, object]
    seat: int
    names: list[str]  # who sits there: a bot's name, or empty for a person
    legal: list[int]
    acting: list[int]
    facts: tuple[int, ...] = ()  # of the prompt
    own: frozenset[str] = frozenset()  # the parts of the view that a spectator does not see like that


class Board:
    """Draws a view and puts actions into words."""

    def __init__(self, game: Game, texts: Texts) -> None:
        self.game = game
        self.texts = texts

    def draw(self, scene: Scene, width: int, height: int, colour: bool) -> list[RenderableType]:
        """The position in at most that many columns and, where it can be done, rows."""
        raise NotImplementedError

    def describe(self, scene: Scene, code: int) -> str:
        """An action in the list of actions, with whatever helps to choose."""
        return self.texts.action(code)

    def sitter(self, scene: Scene, seat: int) -> str:
        """Who sits there: a bot by its name, you, or another person."""
        return scene.names[seat] or self.texts.interface("you" if seat == scene.seat else "person")

    def seat_style(self, seat: int) -> Style:
        """The colour of a seat."""
        label = self.game.nouns["seat"][seat]
        return Style(color=COLOURS.get(label, SPARE_COLOURS[seat % len(SPARE_COLOURS)]), bold=True)

    def seat_mark(self, seat: int) -> Text:
        """The shape of a seat in its colour: nobody needs to tell colours apart."""
        return Text(SHAPES[seat % len(SHAPES)], self.seat_style(seat))

    def seat_text(self, seat: int, plays: tuple[str, str] | None = None) -> Text:
        """Shape and name of a seat, or of what it plays."""
        name = self.texts.noun(*(plays or ("seat", self.game.nouns["seat"][seat])))
        return Text.assemble(self.seat_mark(seat), " ", (name, self.seat_style(seat)))
