"""7.3 Alternate Random Event cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..box.labels import CARDS

if TYPE_CHECKING:
    from ..state import HandsState


ALTERNATES = ("leaders_quarrel", "mercenary_revolt", "naval_disaster", "rebellion", "storms_at_sea")


def events_in_use(s: HandsState) -> int:
    """The 18 events, with the alternates chosen in place of their originals [7.3.A, 7.3.B, 7.3.C]."""
    deck = s.cards.events
    for name in ALTERNATES:
        if s.option("alternate_events") or s.option(f"alternate_{name}"):
            card = CARDS.index(f"alt_{name}")
            deck = deck & ~(1 << s.cards.stands_for[card]) | 1 << card
    return deck
