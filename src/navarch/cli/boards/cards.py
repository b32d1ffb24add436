"""Cards in the terminal: a corner with a price or a value, a name, signs, and the text as far as there is room."""

from __future__ import annotations

from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from .parts import flowing, paragraph


class Card(NamedTuple):
    """A card face up."""

    name: str
    corner: str = ""  # what it costs or is worth
    signs: str = ""
    text: str = ""
    style: str | Style = "bold"
    lit: bool = False  # an action takes it now


def shown(cards: list[Card], title: str, width: int, rows: int) -> list[Text]:
    """Cards with their texts, as much of each as finds room; without a line for each, names and signs alone."""
    head = [Text(f"{title} · {len(cards)}", "dim")]
    if rows < len(head) + len(cards):
        return flowing([_face(card) for card in cards], width, Text(f"{title} ", "dim"))
    texts = [paragraph(_face(card), card.text, width, "", 4) for card in cards]
    longest = max((len(text) for text in texts), default=1)
    fitting = [most for most in range(1, longest + 1) if len(head) + sum(min(len(t), most) for t in texts) <= rows]
    most = max(fitting, default=1)
    return [*head, *[line for text in texts for line in _begun(text, most, width)]]


def _begun(text: list[Text], most: int, width: int) -> list[Text]:
    """The first lines of a text; where it goes on, it says so."""
    lines = text[:most]
    if len(text) > most:
        last = lines[-1].copy()
        last.truncate(width - 1)
        last.append("…")
        return [*lines[:-1], last]
    return lines


def _face(card: Card) -> Text:
    face = Text()
    if card.corner:
        face.append(f" {card.corner} ", "reverse")
        face.append(" ")
    face.append(("▸" if card.lit else "") + card.name, card.style)
    if card.signs:
        face.append(f" ({card.signs})", "yellow")
    return face
