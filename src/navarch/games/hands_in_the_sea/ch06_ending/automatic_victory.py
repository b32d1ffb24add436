"""6.1 Automatic victory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..box.labels import CARTHAGE, ROME, SICILY, other

if TYPE_CHECKING:
    from ..state import HandsState


def win(s: HandsState, seat: int, rule: str, reason: str) -> None:
    """The game ends at once with this winner; the points are those of the track [6.1.A, 6.1.B]."""
    ranks = [1, 1]
    ranks[other(seat)] = 2
    s.finish(rule, reason, s.points[:], ranks)


def capital_won(s: HandsState, seat: int, place: int) -> bool:
    """Winning a battle in the opposing capital, or settling it, wins the game [6.1.A, 6.1.B, 6.1.C, 5.2.4.O]."""
    if place != s.board.capital[other(seat)]:
        return False
    rule = "6.1.A" if seat == ROME else "6.1.B"
    s.tell(rule, "won-capital", seat, place)
    win(s, seat, rule, "capital")
    return True


def sicily_won(s: HandsState, seat: int) -> bool:
    """Holding every location in Sicily wins the game, in supply or not [6.1.E]."""
    if s.board.of_region[SICILY] & ~s.held[seat]:
        return False
    s.tell("6.1.E", "won-sicily", seat)
    win(s, seat, "6.1.E", "sicily")
    return True


def lead_won(s: HandsState) -> bool:
    """A lead of 25 VP at the end of a Campaign wins the game, by the track alone [6.1.D]."""
    for seat in (ROME, CARTHAGE):
        lead = s.points[seat] - s.points[other(seat)]
        if lead >= s.num.winning_lead:
            s.tell("6.1.D", "won-lead", seat, lead)
            win(s, seat, "6.1.D", "lead")
            return True
    return False
