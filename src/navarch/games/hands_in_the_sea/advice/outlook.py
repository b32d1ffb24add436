"""What the actions of one position have in common: worked out when the first of them asks, not for each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..box.labels import ROME
from ..box.own_cards import packed
from ..ch04_3_sea_and_supply.sea_zones import enemy_zone
from .worth import actions_left, campaign_worth, owned, striking_power

if TYPE_CHECKING:
    from ..state import HandsState

OWNED: Final = 1
POWER: Final = 2
CAMPAIGN: Final = 4  # of Rome, and twice that of Carthage


class Outlook:
    """How a seat stands while its actions are judged."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.asked = 0  # what was worked out already: OWNED, POWER, CAMPAIGN
        self.cards = 0
        self.strength = 0
        self.rome = 0
        self.carthage = 0
        self.voyages: list[int] = []  # what the Fleet can gain by station, once it was asked

    def mine(self, s: HandsState) -> int:
        """All cards that come round in the player's deck, packed."""
        if not self.asked & OWNED:
            self.asked |= OWNED
            self.cards = packed(owned(s, self.seat), self.seat)
        return self.cards

    def power(self, s: HandsState) -> int:
        """Strength the Hand can bring to a battle in this round."""
        if not self.asked & POWER:
            self.asked |= POWER
            self.strength = striking_power(s, self.seat, actions_left(s))
        return self.strength

    def campaign(self, s: HandsState, side: int) -> int:
        """What the next Campaign brings either side as things are."""
        if not self.asked & CAMPAIGN << side:
            self.asked |= CAMPAIGN << side
            if side == ROME:
                self.rome = campaign_worth(s, side, enemy_zone(s, side))
            else:
                self.carthage = campaign_worth(s, side, enemy_zone(s, side))
        return self.rome if side == ROME else self.carthage
