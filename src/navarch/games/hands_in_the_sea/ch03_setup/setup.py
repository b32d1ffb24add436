"""3 Game set-up.

3.4.B who may look at the neutral cards: `seen/view.py`. 3.5.C whose token stands there controls a location:
`held` of the state, changed by `place_town` in `ch05_1_expansive/settle.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.kind import Seat
from ....engine.procedure import Procedure
from ....engine.state import CHANCE
from ..actions import DRAW
from ..box.labels import ALL_PLACES, CAMPAIGN, CARTHAGE, ROME, TOTAL_CARDS
from ..box.sets import actions_of, count
from ..ch04_3_sea_and_supply.supply import survey
from ..ch04_hand_and_deck.refill import FIRST_HAND, Refill
from ..ch05_5_strategy.display import OPENING, FillRow
from ..ch07_fortuna.alternate_events import events_in_use
from ..ch07_fortuna.deus_ex_machina import deal_deus
from ..ch07_fortuna.maintenance import strategies_in_use

if TYPE_CHECKING:
    from ..state import HandsState


class SetUp(Procedure):
    """3 Both empires are set up. [1.A, 3.1.A]"""

    SEQUENCE: ClassVar = (
        "tokens",
        "cards",
        "display",
        "deus_rome",
        "deus_carthage",
        "hand_rome",
        "hand_carthage",
        "ready",
    )
    CHOICES: ClassVar = {"deus_deal": ""}

    seat: Seat = -1  # who is dealt a Deus Ex Machina card

    def tokens(self, s: HandsState) -> None:
        """Silver, Fleets, Warships, Towns, Cities and the yellow Town [3.2, 3.3.A, 3.3.B, 3.5.A, 3.5.B, 3.5.D, 3.7]."""
        s.silver = list(s.num.silver)
        s.bank = -sum(s.num.silver)
        s.warships = list(s.num.warships)
        s.held = list(s.board.start_held)
        s.cities = s.board.start_cities
        s.capitals = s.board.start_capitals
        s.independent = s.board.independent
        for seat in (ROME, CARTHAGE):
            cities = s.held[seat] & s.cities
            s.towns[seat] = s.num.towns[seat] - count(s.held[seat] & ~cities)
            s.city_stock[seat] = s.num.cities[seat] - count(cities & ~s.capitals)
        survey(s)

    def cards(self, s: HandsState) -> None:
        """Starting decks, Empire decks, neutral cards, events and strategies, with those of the options.

        [2.H, 3.1.B, 3.1.C, 3.1.D, 3.1.E, 3.1.F, 3.4.A, 3.4.C]
        """
        cards = s.cards
        for seat in (ROME, CARTHAGE):
            s.deck[seat] = s.board.start_held[seat] | cards.start_empire[seat]
            s.empire[seat] = cards.decks[seat] & ~cards.start_empire[seat]
        s.neutral = ALL_PLACES & ~s.deck[ROME] & ~s.deck[CARTHAGE] | cards.neutral
        s.event_deck = events_in_use(s)
        s.strategy_deck = strategies_in_use(s)
        owned = s.deck[ROME] | s.deck[CARTHAGE] | s.empire[ROME] | s.empire[CARTHAGE] | s.neutral | 1 << CAMPAIGN
        s.removed = (1 << TOTAL_CARDS) - 1 & ~(owned | s.event_deck | s.strategy_deck)

    def display(self, s: HandsState) -> None:
        """Three Strategy cards one by one [3.4.D]."""
        s.call(FillRow(OPENING))

    def deus_rome(self, s: HandsState) -> None:
        """Rome's secret card [7.2.A]."""
        self.deal(s, ROME)

    def deus_carthage(self, s: HandsState) -> None:
        """Carthage's secret card [7.2.A]."""
        self.deal(s, CARTHAGE)

    def deal(self, s: HandsState, seat: int) -> None:
        """One of the four cards of the own empire, if they are used."""
        if s.option("deus_ex_machina"):
            self.seat = seat
            s.ask(CHANCE, "deus_deal")

    def deus_deal_options(self, s: HandsState, seat: int) -> list[int]:
        """Any of the four."""
        return actions_of(DRAW, s.cards.deus[self.seat])

    def deus_deal(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """This one [7.2.A]."""
        deal_deus(s, self.seat, noun)

    def hand_rome(self, s: HandsState) -> None:
        """Five cards [3.6]."""
        s.call(Refill(ROME, FIRST_HAND))

    def hand_carthage(self, s: HandsState) -> None:
        """Five cards [3.6]."""
        s.call(Refill(CARTHAGE, FIRST_HAND))

    def ready(self, s: HandsState) -> None:
        """All is ready for the first round."""
        s.stirred = 0
