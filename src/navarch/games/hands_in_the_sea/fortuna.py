"""7.2 Deus Ex Machina cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.event import Reason
from .actions import INVOKE
from .events import Program
from .tokens import spend

if TYPE_CHECKING:
    from .state import HandsState


def why_invoke(s: HandsState, seat: int, card: int) -> Reason | None:
    """What forbids playing this Deus Ex Machina card [7.2.B, 7.2.C, 7.2.D, 7.2.E]."""
    if s.deus[seat] != card:
        return Reason("7.2.A", "not-your-deus", (card,))
    if s.overtime:
        return Reason("7.2.D", "end-met")
    if s.points[seat] < s.cards.deus_points[card]:
        return Reason("7.2.C", "too-few-points", (s.cards.deus_points[card], s.points[seat]))
    price = s.cards.deus_silver[card]
    return Reason("7.2.C", "too-poor", (price, s.silver[seat])) if s.silver[seat] < price else None


def invoke_options(s: HandsState, seat: int) -> list[int]:
    """The own card, if it can be paid."""
    card = s.deus[seat]
    return [INVOKE + card] if card >= 0 and why_invoke(s, seat, card) is None else []


def invoke(s: HandsState, seat: int, card: int) -> None:
    """7.2 The cost is paid, the card works once and leaves the game [7.2.B, 7.2.C, 7.2.E]."""
    s.points[seat] -= s.cards.deus_points[card]
    spend(s, seat, s.cards.deus_silver[card])
    s.deus[seat] = -1
    s.removed |= 1 << card
    s.reveal()
    s.tell("7.2.B", "deus-invoked", seat, card)
    s.call(Program(s.cards.deus_program[card], seat, card, s.warships[seat], 0, 0))
