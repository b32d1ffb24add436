"""4.6 The Strategy card in play: one for each player, until it is discarded.

What it makes of the numbers of the rules is told by `HandsState.modifier` [4.6.B], and asked for where it matters:
Celtic Allies in `attack` [C.CelticAllies.1], Corvus in `engage_fleet` [C.Corvus.1], Deep Reserve in `reserve` and
`retrieve` [C.DeepReserve.1, C.DeepReserve.2], Plunder in `pillage` [C.Plunder.1, C.Plunder.2].
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.event import Reason

if TYPE_CHECKING:
    from ..state import HandsState


def why_not_own(s: HandsState, seat: int, card: int) -> Reason | None:
    """What forbids owning this card: another in play, or the opponent's symbol [2.X, 4.6.C, 4.6.D, 4.6.E, 7.1.G]."""
    if s.strategy[seat] >= 0:
        return Reason("5.5.1.F", "strategy-owned", (s.strategy[seat],))
    if s.cards.strategy_owner[card] not in (-1, seat):
        return Reason("5.5.1.C", "opponents-card", (card,))
    return None


def put_in_play(s: HandsState, seat: int, card: int) -> None:
    """The card stays in play, outside all decks; its maintenance begins at nothing [4.6.A, 7.1.C]."""
    s.strategy[seat] = card
    s.upkeep[seat] = 0


def leave_play(s: HandsState, seat: int, rule: str) -> None:
    """The card goes to the discards, face up or flipped [5.5.2.A, 7.1.G]."""
    s.tell(rule, "strategy-dropped", seat, s.strategy[seat])
    s.strategy_discard |= 1 << s.strategy[seat]
    s.strategy[seat] = -1
    s.flipped &= ~(1 << seat)
    s.upkeep[seat] = 0
