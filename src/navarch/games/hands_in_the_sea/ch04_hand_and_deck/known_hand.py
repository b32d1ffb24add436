"""What the opponent can tell of a Hand by counting (Q209)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..box.sets import count

if TYPE_CHECKING:
    from ..state import HandsState


def possible_hand(s: HandsState, seat: int) -> int:
    """The cards that may be in this player's Hand as far as the opponent can tell by counting.

    Everything else lies open, so this is the Hand and the Draw deck together (and a hidden Reserve);
    once the deck is empty, or a card was seen on its way, the Hand is known.
    """
    held = count(s.hand[seat])
    if count(s.seen[seat]) == held:
        return s.seen[seat]
    laid_by = s.reserve[seat] if s.secret_reserve else 0
    known = s.seen[seat] | s.counted[seat]
    if count(known) == held + count(laid_by):
        return known
    return s.hand[seat] | s.deck[seat] | laid_by
