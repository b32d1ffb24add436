"""4.4 and 4.L: which cards can be used, and why a Location card is dead.

4.4.J, 5.2.1.M what a dead card is still good for: `discard`, `reserve` and `return_card` in `ch05_4_card_management`
do not ask here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.event import Reason
from ..box.labels import EMPIRE_CARDS
from ..reasons import not_in_hand
from .supply import sites

if TYPE_CHECKING:
    from ..state import HandsState


def live(s: HandsState, seat: int) -> int:
    """The cards that could be used if they were in Hand: every Empire card, and the Location cards that `survey`
    keeps [4.4.A, 4.4.D, 4.L, 5.2.1.M]."""
    return EMPIRE_CARDS | s.live[seat]


def usable(s: HandsState, seat: int) -> int:
    """The cards in Hand that can be used for an action now [4.4.A, 4.4.D, 4.L]."""
    return s.hand[seat] & live(s, seat)


def dead_card(s: HandsState, seat: int, card: int) -> Reason:
    """Why a Location card in Hand is of no use now [4.L]."""
    if not s.held[seat] >> card & 1:
        return Reason("4.4.A", "not-controlled", (card,))
    if sites(s) >> card & 1:
        return Reason("5.2.1.M", "under-attack", (card,))
    return Reason("4.4.D", "out-of-supply", (card,))


def why_unusable(s: HandsState, seat: int, card: int, rule: str) -> Reason | None:
    """What keeps a card from being used at all."""
    if usable(s, seat) >> card & 1:
        return None
    return not_in_hand(s, seat, card, rule) or dead_card(s, seat, card)
