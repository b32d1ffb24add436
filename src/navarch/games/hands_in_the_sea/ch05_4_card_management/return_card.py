"""5.4.3 Return a card to the Empire deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.event import Reason
from ..actions import RETURN
from ..box.labels import EMPIRE_CARDS, RETURNED
from ..ch02_components.card_spaces import send_back

if TYPE_CHECKING:
    from ..state import HandsState


def why_return(s: HandsState, seat: int, card: int) -> Reason | None:
    """What forbids returning this card; want of supply does not [4.4.J, 5.4.3.A, 5.4.3.C, 5.4.3.D, 4.2.D]."""
    if s.deeds & RETURNED:
        return Reason("5.4.3.C", "returned-already")
    if not s.hand[seat] >> card & 1:
        return Reason("5.4.3.A", "not-in-hand", (card,))
    return Reason("5.4.3.D", "never-returned", (card,)) if s.cards.kept >> card & 1 else None


def return_options(s: HandsState, hand: list[int], menu: list[int]) -> None:
    """Cards that can go back to the Empire deck."""
    if not s.deeds & RETURNED:
        kept = s.cards.kept
        for card in hand:
            if not kept >> card & 1:
                menu.append(RETURN + card)


def return_card(s: HandsState, seat: int, card: int) -> None:
    """5.4.3 A card goes back to the deck it belongs to [5.4.3.A, 5.4.3.B]."""
    s.deeds |= RETURNED
    send_back(s, seat, card, "5.4.3.A" if 1 << card & EMPIRE_CARDS else "5.4.3.B")
