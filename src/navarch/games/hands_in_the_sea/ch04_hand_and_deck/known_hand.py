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
    if not s.hand[seat]:
        return 0
    shut = s.hand[seat] | s.deck[seat] | (s.reserve[seat] if s.secret_reserve else 0)
    if count(s.seen[seat]) == count(s.hand[seat]) and not s.secret_reserve:
        return s.seen[seat]
    return shut
