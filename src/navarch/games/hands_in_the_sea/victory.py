"""6 Ending the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .names import (
    CAMPAIGN,
    CAPTURES,
    CARTHAGE,
    ENDINGS,
    GLORY,
    LAST_CITY,
    LAST_TOWN,
    PLACES,
    POINTS,
    REMOVED,
    ROME,
    SICILY,
    count,
    other,
)  # fmt: skip
from .supply import sites, supplied

if TYPE_CHECKING:
    from .state import HandsState

RULE_OF_CAUSE = ("6.2.B", "6.2.B", "6.2.C", "6.2.D", "6.2.E", "6.2.F", "6.2.G")


# ---- 6.1 automatic victory ----


def win(s: HandsState, seat: int, rule: str, reason: str) -> None:
    """The game ends at once with this winner; the points are those of the track [6.1.A, 6.1.B]."""
    ranks = [1, 1]
    ranks[other(seat)] = 2
    s.tell(rule, "won", seat)
    s.finish(rule, reason, s.points[:], ranks)


def capital_won(s: HandsState, seat: int, place: int) -> bool:
    """Winning a battle in the opposing capital, or settling it, wins the game [6.1.A, 6.1.B, 6.1.C, 5.2.4.O]."""
    if place != s.board.capital[other(seat)]:
        return False
    win(s, seat, "6.1.A" if seat == ROME else "6.1.B", "capital")
    return True


def sicily_won(s: HandsState, seat: int) -> bool:
    """Holding every location in Sicily wins the game, in supply or not [6.1.E]."""
    if s.board.of_region[SICILY] & ~s.held[seat]:
        return False
    win(s, seat, "6.1.E", "sicily")
    return True


def lead_won(s: HandsState) -> bool:
    """A lead of 25 VP at the end of a Campaign wins the game, by the track alone [6.1.D]."""
    for seat in (ROME, CARTHAGE):
        if s.points[seat] - s.points[other(seat)] >= s.num.winning_lead:
            win(s, seat, "6.1.D", "lead")
            return True
    return False


# ---- 6.2 ending conditions ----


def captured_points(s: HandsState, seat: int) -> int:
    """Points of the opponent's tokens that were captured [6.2.C]."""
    town, city, capital = s.num.capture_worth
    return s.towns_won[seat] * town + s.cities_won[seat] * city + s.capitals_won[seat] * capital


def condition_met(s: HandsState) -> int:
    """The game ending condition that holds now, or -1 [6.2.B, 6.2.C, 6.2.D, 6.2.F, 5.1.2.F]."""
    for seat in (ROME, CARTHAGE):
        if s.towns[seat] == 0:
            return LAST_TOWN
        if s.city_stock[seat] == 0:
            return LAST_CITY
        if captured_points(s, seat) >= s.num.ending_captures:
            return CAPTURES
        if s.prestige[seat] >= s.num.ending_prestige:
            return GLORY
        if s.points[seat] >= s.num.ending_points:
            return POINTS
    return -1


def turns_over(s: HandsState) -> bool:
    """Whether the last turn has elapsed [6.2.E]."""
    return s.turn >= s.num.last_turn


def end_or_overtime(s: HandsState, cause: int) -> None:
    """A condition is established: the Campaign card goes, and without battles the game ends.

    With a battle in progress play goes on without new ones [4.1.J, 6.2.A, 6.2.H, 6.2.I].
    """
    s.cause = cause
    s.overtime = 1
    s.campaign = REMOVED
    s.removed |= 1 << CAMPAIGN
    s.tell(RULE_OF_CAUSE[cause], "end-in-sight", cause)
    end_if_quiet(s)


def end_if_quiet(s: HandsState) -> bool:
    """In overtime the game ends as soon as no battle is left [6.2.K]."""
    if not s.overtime or sites(s):
        return False
    count_up(s)
    return True


def final_points(s: HandsState, seat: int) -> int:
    """The points added at the end of the game [6.2.S1 to 6.2.S7]."""
    num = s.num
    total = count(supplied(s, seat) & s.cities) * num.final_city  # [6.2.S1, 4.4.I, 5.1.2.D]
    total += s.prestige[seat] * num.final_prestige  # [6.2.S2]
    total += s.towns_won[seat] * num.final_town_won  # [6.2.S3]
    total += (s.cities_won[seat] + s.capitals_won[seat]) * num.final_city_won  # [6.2.S4]
    foreign = s.held[seat] & s.board.start_held[other(seat)]
    total += sum(s.board.vp[place] for place in range(PLACES) if foreign >> place & 1)  # [6.2.S5]
    for region, needed, points in num.bonuses:  # [6.2.S6, 6.2.S7]
        if count(s.held[seat] & s.board.of_region[region]) >= needed:
            total += points
    return total


def count_up(s: HandsState) -> None:
    """The higher total wins, Carthage if they are equal [6.2.S8, 6.2.S9]."""
    totals = [s.points[seat] + final_points(s, seat) for seat in (ROME, CARTHAGE)]
    winner = ROME if totals[ROME] > totals[CARTHAGE] else CARTHAGE
    ranks = [1, 2] if winner == ROME else [2, 1]
    s.tell("6.2.S8", "counted-up", totals[ROME], totals[CARTHAGE], winner)
    s.finish(RULE_OF_CAUSE[s.cause], ENDINGS[s.cause], totals, ranks)
