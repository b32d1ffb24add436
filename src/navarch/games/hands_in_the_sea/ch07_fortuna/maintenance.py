"""7.1 Strategy card maintenance.

7.1.G discarding a flipped card: `ch05_5_strategy/discard_strategy.py`, `ch04_6_strategy_cards/in_play.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..ch02_components.silver import spend

if TYPE_CHECKING:
    from ..state import HandsState


def strategies_in_use(s: HandsState) -> int:
    """The Strategy deck: maintenance is played with the alternate cards [7.1.A]."""
    return s.cards.alt_strategies if s.option("strategy_maintenance") else s.cards.strategies


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
    due = s.upkeep[seat]
    spend(s, seat, due)
    s.upkeep[seat] += s.cards.maintenance[card]
    s.tell("7.1.B", "maintenance-paid", seat, card, due, s.upkeep[seat])
