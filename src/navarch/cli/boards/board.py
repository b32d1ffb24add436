"""What a board of the terminal must do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rich.console import RenderableType
from rich.style import Style
from rich.text import Text

from ...engine.game import Game
from ...text import Texts
from ..offers import Manner, Step
from .parts import Part, arranged

MARKS = {  # colour and shape, as the page has them (web/src/lib/seats.ts): nobody needs to tell colours apart
    "red": ("●", "#c0392b"),
    "green": ("▲", "#1e8449"),
    "purple": ("◆", "#8e44ad"),
    "yellow": ("■", "#b7950b"),
    "blue": ("★", "#2471a3"),
    "white": ("⬢", "#8f8f8f"),
    "black": ("✚", "#5d5d5d"),
}
SPARE_COLOURS = ("red", "green", "purple", "yellow", "blue")


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

    manner = Manner()

    def __init__(self, game: Game, texts: Texts) -> None:
        self.game = game
        self.texts = texts

    def see(self, scene: Scene) -> None:
        """Take note of what each seat plays, where that follows from the position."""

    def heading(self, scene: Scene) -> Text:
        """One line on top: the game, the turn, the phase."""
        return Text.assemble((f" {self.texts.title()} ", "bold reverse"))

    def parts(self, scene: Scene, colour: bool) -> list[Part]:
        """Everything there is to see, in the order of the page; each says how much it matters now."""
        raise NotImplementedError

    def draw(self, scene: Scene, width: int, height: int, colour: bool) -> list[RenderableType]:
        """The position in at most that many columns and rows; what finds no room is named in the last row."""
        return [*arranged(self.heading(scene), self.parts(scene, colour), width, height, self.texts.interface)]

    def whole(self, scene: Scene, width: int, height: int, colour: bool, wanted: str) -> list[RenderableType]:
        """All parts one after another, or those whose names begin so, in pages of that height."""
        say = self.texts.interface
        parts = [part for part in self.parts(scene, colour) if say(f"part-{part.name}").startswith(wanted)]
        lines: list[RenderableType] = [self.heading(scene)]
        for part in parts:
            lines.append(Text(say(f"part-{part.name}"), "bold underline"))
            lines.extend(part.draw(width, height - 2))
        return lines if parts else []

    def describe(self, scene: Scene, code: int) -> str:
        """An action in the list of actions, with whatever helps to choose."""
        return self.texts.action(code)

    def group(self, code: int) -> str:
        """What parts the nouns of one verb where they are too many, in words: a province, a kind of card."""
        return ""

    def step_name(self, step: Step) -> str:
        """A step in words: a family of verbs, a verb without its noun, a group of nouns."""
        if step.kind == "family":
            return self.texts.board("family", family=step.key).rstrip(" …")
        if step.kind == "verb":
            return " ".join(self.texts.verb(step.key).replace("…", "").split()).strip(" :,")
        return step.key or "…"

    def sitter(self, scene: Scene, seat: int) -> str:
        """Who sits there: a bot by its name, you, or another person."""
        return scene.names[seat] or self.texts.interface("you" if seat == scene.seat else "person")

    def seat_colour(self, seat: int) -> str:
        """The name of a seat's colour: its own, or one in turn."""
        label = self.game.nouns["seat"][seat]
        return label if label in MARKS else SPARE_COLOURS[seat % len(SPARE_COLOURS)]

    def seat_name(self, seat: int) -> str:
        """What a seat plays."""
        return self.texts.noun("seat", self.game.nouns["seat"][seat])

    def seat_style(self, seat: int) -> Style:
        """The colour of a seat."""
        return Style(color=MARKS[self.seat_colour(seat)][1], bold=True)

    def seat_mark(self, seat: int) -> Text:
        """The shape of a seat in its colour."""
        return Text(MARKS[self.seat_colour(seat)][0], self.seat_style(seat))

    def mark_of(self, label: str | None, nobody: str = "○") -> Text:
        """The mark of a seat by its label, or that of nobody."""
        seats = self.game.nouns["seat"]
        return self.seat_mark(seats.index(label)) if label in seats else Text(nobody, "dim")

    def seat_text(self, seat: int, plays: tuple[str, str] | None = None) -> Text:
        """Shape and name of a seat, or of what it plays."""
        name = self.texts.noun(*plays) if plays else self.seat_name(seat)
        return Text.assemble(self.seat_mark(seat), " ", (name, self.seat_style(seat)))

    def lit(self, scene: Scene, domain: str) -> set[str]:
        """The nouns of a domain that an action takes now."""
        space = self.game.space
        return {space.action(code).noun for code in scene.legal if space.verb_of(code).domain == domain}
