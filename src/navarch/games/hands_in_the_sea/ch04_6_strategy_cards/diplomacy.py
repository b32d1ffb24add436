"""4.6 The Strategy card Diplomacy: Silver for acting against its owner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.event import Reason
from ..box.labels import other
from ..ch02_components.silver import spend
from ..reasons import too_poor

if TYPE_CHECKING:
    from ..state import HandsState


def tax_on(s: HandsState, seat: int, place: int, modifier: int) -> int:
    """What the opponent's Diplomacy asks for acting against a location it controls [C.Diplomacy.1]."""
    return s.modifier(other(seat), modifier) if s.held[other(seat)] >> place & 1 else 0


def beyond_means(s: HandsState, seat: int, modifier: int) -> int:
    """The opponent's locations, where the player has not the Silver to act against them [C.Diplomacy.1]."""
    return s.held[other(seat)] if s.silver[seat] < s.modifier(other(seat), modifier) else 0


def pay_tax(s: HandsState, seat: int, place: int, modifier: int) -> None:
    """Paid on declaring the action [C.Diplomacy.1]."""
    due = tax_on(s, seat, place, modifier)
    if due:
        spend(s, seat, due)
        s.tell("C.Diplomacy.1", "paid-tax", seat, due)


def why_taxed(s: HandsState, seat: int, place: int, modifier: int) -> Reason | None:
    """Without the Silver for Diplomacy the action cannot be taken [C.Diplomacy.1]."""
    due = tax_on(s, seat, place, modifier)
    return too_poor(s, seat, due, "C.Diplomacy.1")
