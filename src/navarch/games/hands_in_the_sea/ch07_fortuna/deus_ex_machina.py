"""7.2 Deus Ex Machina cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.event import Reason
from ..actions import INVOKE
from ..ch02_components.silver import spend
from ..ch04_7_events_and_card_effects.random_event import Program
from ..ch05_2_aggressive.card_losses import TO_DEUS
from ..ch06_ending.ending_conditions import end_met
from ..reasons import too_poor

if TYPE_CHECKING:
    from ..state import HandsState


def deal_deus(s: HandsState, seat: int, card: int) -> None:
    """A card of the own empire, kept secret and apart from the Draw deck [7.2.A]."""
    s.deus[seat] = card
    s.removed &= ~(1 << card)
    s.tell_to(1 << seat, "7.2.A", "deus-dealt", seat, card)


def why_invoke(s: HandsState, seat: int, card: int) -> Reason | None:
    """What forbids playing this Deus Ex Machina card [7.2.B, 7.2.C, 7.2.D, 7.2.E]."""
    if s.deus[seat] != card:
        return Reason("7.2.A", "not-your-deus", (card,))
    if end_met(s):
        return Reason("7.2.D", "end-met")
    if s.points[seat] < s.cards.deus_points[card]:
        return Reason("7.2.C", "too-few-points", (s.cards.deus_points[card], s.points[seat]))
    price = s.cards.deus_silver[card]
    return too_poor(s, seat, price, "7.2.C")


def invoke_options(s: HandsState, seat: int, menu: list[int]) -> None:
    """The own card, if it can be paid."""
    card = s.deus[seat]
    if card >= 0 and why_invoke(s, seat, card) is None:
        menu.append(INVOKE + card)


def invoke(s: HandsState, seat: int, card: int) -> None:
    """7.2 The cost is paid, the card works once and leaves the game [7.2.B, 7.2.C, 7.2.E]."""
    s.points[seat] -= s.cards.deus_points[card]
    spend(s, seat, s.cards.deus_silver[card])
    s.deus[seat] = -1
    s.removed |= 1 << card
    s.reveal()
    s.tell("7.2.B", "deus-invoked", seat, card, s.cards.deus_points[card], s.cards.deus_silver[card])
    s.call(Program(s.cards.deus_program[card], seat, card, s.warships[seat], TO_DEUS))
