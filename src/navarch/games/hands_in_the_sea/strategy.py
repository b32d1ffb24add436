"""4.6 and 5.5: Strategy cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ...engine.event import Reason
from ...engine.procedure import Procedure
from ...engine.state import CHANCE
from .actions import BUY, CYCLE, DRAW, DROP
from .names import cards_of
from .tokens import spend

if TYPE_CHECKING:
    from .state import HandsState


class FillRow(Procedure):
    """Draw Strategy cards until the display is full again; each new one enters at #1 and pushes the others right.

    [3.4.D, 4.1.F, 5.5.1.D, 5.5.3.C]
    """

    SEQUENCE: ClassVar = ("draw",)
    CHOICES: ClassVar = {"strategy_draw": ""}

    def draw(self, s: HandsState) -> None:
        """One card more; an empty deck is renewed from the discards [5.5.1.E, 5.5.3.D]."""
        if len(s.row) == s.num.row:
            return
        renew_deck(s)
        s.ask(CHANCE, "strategy_draw")

    def strategy_draw_options(self, s: HandsState, seat: int) -> list[int]:
        """Any card of the deck."""
        return [DRAW + card for card in cards_of(s.strategy_deck)]

    def strategy_draw(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """The card is displayed in #1."""
        s.strategy_deck &= ~(1 << noun)
        s.row.insert(0, noun)
        s.tell("3.4.D", "strategy-displayed", noun)
        renew_deck(s)
        self.go("draw")


def renew_deck(s: HandsState) -> None:
    """The moment the Strategy deck is empty its discards are shuffled into a new one [5.5.1.E, 5.5.3.D]."""
    if not s.strategy_deck and s.strategy_discard:
        s.strategy_deck = s.strategy_discard
        s.strategy_discard = 0


# ---- 5.5.1 buy ----


def price_of(s: HandsState, card: int) -> int:
    """The card's cost and the surcharge of its position [5.5.1.A]."""
    return s.cards.strategy_price[card] + s.num.surcharge[s.row.index(card)]


def why_buy(s: HandsState, seat: int, card: int) -> Reason | None:
    """What forbids buying this card [5.5.1.A, 5.5.1.C, 5.5.1.F, 4.6.C, 4.6.D, 4.6.E, 2.X, 7.1.G]."""
    if card not in s.row:
        return Reason("5.5.1.A", "not-on-display", (card,))
    if s.strategy[seat] >= 0:
        return Reason("5.5.1.F", "strategy-owned", (s.strategy[seat],))
    if s.cards.strategy_owner[card] not in (-1, seat):
        return Reason("5.5.1.C", "opponents-card", (card,))
    price = price_of(s, card)
    return Reason("5.5.1.A", "too-poor", (price, s.silver[seat])) if s.silver[seat] < price else None


def buy_options(s: HandsState, seat: int) -> list[int]:
    """Displayed cards that can be bought."""
    if s.strategy[seat] >= 0:
        return []
    return [BUY + card for card in sorted(s.row) if why_buy(s, seat, card) is None]


def buy(s: HandsState, seat: int, card: int) -> None:
    """5.5.1 The card is in play; the display closes up and is filled [4.6.A, 5.5.1.B, 5.5.1.D, 7.1.C]."""
    spend(s, seat, price_of(s, card))
    s.row.remove(card)
    s.strategy[seat] = card
    s.upkeep[seat] = 0
    s.tell("5.5.1.B", "strategy-bought", seat, card)
    s.call(FillRow())


# ---- 5.5.2 discard ----


def why_drop(s: HandsState, seat: int) -> Reason | None:
    """What forbids discarding the own Strategy card, an action of its own [5.5.2.A, 5.5.2.B]."""
    return None if s.strategy[seat] >= 0 else Reason("5.5.2.A", "no-strategy")


def drop_options(s: HandsState, seat: int) -> list[int]:
    """Discard it."""
    return [DROP] if s.strategy[seat] >= 0 else []


def drop_strategy(s: HandsState, seat: int) -> None:
    """5.5.2 The Strategy card goes to the discards, face up or flipped [5.5.2.A, 7.1.G]."""
    s.tell("5.5.2.A", "strategy-dropped", seat, s.strategy[seat])
    s.strategy_discard |= 1 << s.strategy[seat]
    s.strategy[seat] = -1
    s.flipped &= ~(1 << seat)
    s.upkeep[seat] = 0


# ---- 5.5.3 cycle ----


def cycling_cost(s: HandsState, cards: int) -> int:
    """Silver for cycling so many cards from the right [5.5.3.A, 5.5.3.B]."""
    return sum(s.num.cycle_cost[s.num.row - cards :])


def why_cycle(s: HandsState, seat: int, cards: int) -> Reason | None:
    """What forbids cycling so many cards [5.5.3.A]."""
    if not 1 <= cards <= s.num.row:
        return Reason("5.5.3.A", "cycle-number")
    price = cycling_cost(s, cards)
    return Reason("5.5.3.A", "too-poor", (price, s.silver[seat])) if s.silver[seat] < price else None


def cycle_options(s: HandsState, seat: int) -> list[int]:
    """How many cards can be cycled."""
    return [CYCLE + cards for cards in range(1, s.num.row + 1) if s.silver[seat] >= cycling_cost(s, cards)]


def cycle(s: HandsState, seat: int, cards: int) -> None:
    """5.5.3 Cards leave the display from right to left and are replaced [5.5.3.B, 5.5.3.C]."""
    spend(s, seat, cycling_cost(s, cards))
    s.tell("5.5.3.A", "cycled", seat, cards)
    discard_from_row(s, cards)
    s.call(FillRow())


def discard_from_row(s: HandsState, cards: int) -> None:
    """The rightmost cards go to the discards; the others move right [4.1.F, 5.5.3.B, 5.5.3.E]."""
    for _ in range(cards):
        s.strategy_discard |= 1 << s.row.pop()


# ---- 7.1 maintenance ----


def pay_maintenance(s: HandsState, seat: int) -> None:
    """7.1 The current cost is paid and grows; a card that cannot be paid is flipped.

    The first time it costs nothing [7.1.B, 7.1.C, 7.1.D, 7.1.E, 7.1.F].
    """
    card = s.strategy[seat]
    if card < 0 or s.flipped >> seat & 1:
        return
    if s.silver[seat] < s.upkeep[seat]:
        s.flipped |= 1 << seat
        s.tell("7.1.E", "strategy-flipped", seat, card)
        return
    if s.upkeep[seat]:
        spend(s, seat, s.upkeep[seat])
        s.tell("7.1.B", "maintenance-paid", seat, s.upkeep[seat])
    s.upkeep[seat] += s.cards.maintenance[card]
