"""What lies in the box: ids by which everything is named, and the numbers, loaded once."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from navarch.engine import Components, read_components

FILE: Final = Path(__file__).parent / "components" / "divers-of-tyre.toml"
PRINTED: Final = read_components(FILE)

SEATS: Final = PRINTED.ids("diver")
CARDS: Final = PRINTED.ids("card")
DIE: Final = ("1", "2", "3", "4", "5", "6")
NOUNS: Final = {"seat": SEATS, "card": CARDS, "die": DIE}

DOLPHIN: Final = CARDS.index("dolphin")
SQUALL: Final = CARDS.index("squall")
PEARL: Final = CARDS.index("pearl")

Card = Annotated[int, "card"]  # the kind of a procedure's field


class Box:
    """The numbers of the game; nothing here ever changes."""

    def __init__(self, components: Components) -> None:
        self.cards = tuple(entry.number("count", 0, 20) for entry in components.entries("card", len(CARDS)))
        season = components.single("season")
        self.rounds = season.number("rounds", 1, 20)
        self.full_jar = season.number("full_jar", 1, 200)
        self.hand = season.number("hand", 0, 3)
        self.pearl_worth = season.number("pearl_worth")
        dive = components.single("dive")
        self.bottom = dive.number("bottom", 1, len(DIE) - 1)
        self.rich_basket = dive.number("rich_basket", 1, 50)
