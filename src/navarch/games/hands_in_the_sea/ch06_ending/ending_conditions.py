"""6.2 Game ending conditions, and overtime while battles last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....engine.event import Reason
from ..box.labels import CAMPAIGN, CAPTURES, CARTHAGE, ENDINGS, GLORY, LAST_CITY, LAST_TOWN, POINTS, REMOVED, ROME
from ..ch04_3_sea_and_supply.supply import sites
from .final_points import final_count

if TYPE_CHECKING:
    from ..state import HandsState


RULE_OF_CAUSE: Final[tuple[str, ...]] = ("6.2.B", "6.2.B", "6.2.C", "6.2.D", "6.2.E", "6.2.F", "6.2.G")


def captured_points(s: HandsState, seat: int) -> int:
    """Points of the opponent's tokens that were captured [6.2.C]."""
    town, city, capital = s.num.capture_worth
    return s.towns_won[seat] * town + s.cities_won[seat] * city + s.capitals_won[seat] * capital


def condition_of(s: HandsState, seat: int) -> int:
    """The game ending condition that this player meets, or -1 [6.2.B, 6.2.C, 6.2.D, 6.2.F, 5.1.2.F]."""
    if s.towns[seat] == 0:
        return LAST_TOWN
    if s.city_stock[seat] == 0:
        return LAST_CITY
    if captured_points(s, seat) >= s.num.ending_captures:
        return CAPTURES
    if s.prestige[seat] >= s.num.ending_prestige:
        return GLORY
    return POINTS if s.points[seat] >= s.num.ending_points else -1


def condition_met(s: HandsState) -> int:
    """The game ending condition that holds now, Rome's first, or -1 [6.2.A]."""
    ours = condition_of(s, ROME)
    return ours if ours >= 0 else condition_of(s, CARTHAGE)


def who_met(s: HandsState, cause: int) -> int:
    """The player who meets this condition, -1 if it is nobody's own [6.2.E, 6.2.G]."""
    for seat in (ROME, CARTHAGE):
        if condition_of(s, seat) == cause:
            return seat
    return -1


def end_met(s: HandsState) -> bool:
    """Whether a game ending condition has been met, looked at already or not [6.2.A, 7.2.D]."""
    return bool(s.overtime) or condition_met(s) >= 0


def turns_over(s: HandsState) -> bool:
    """Whether the last turn has elapsed [6.2.E]."""
    return s.turn >= s.num.last_turn


def end_or_overtime(s: HandsState, cause: int) -> None:
    """A condition is established: the Campaign card goes, and without battles the game ends.

    With a battle in progress play goes on without new ones [4.1.J, 6.2.A, 6.2.G, 6.2.H, 6.2.I, 6.2.L].
    """
    s.cause = cause
    s.overtime = 1
    s.campaign = REMOVED
    s.removed |= 1 << CAMPAIGN
    s.tell(RULE_OF_CAUSE[cause], "end-in-sight", cause, who_met(s, cause))
    end_if_quiet(s)


def no_new_battle() -> Reason:
    """In overtime no battle is begun, by land or by sea [6.2.J]."""
    return Reason("6.2.J", "no-new-battle")


def end_if_quiet(s: HandsState) -> bool:
    """In overtime the game ends as soon as no battle is left [6.2.K]."""
    if not s.overtime or sites(s):
        return False
    count_up(s)
    return True


def count_up(s: HandsState) -> None:
    """The higher total wins, Carthage if they are equal [6.2.S8, 6.2.S9]."""
    totals = s.points[:]
    for seat in (ROME, CARTHAGE):
        added = final_count(s, seat)
        totals[seat] += sum(added)
        s.tell("6.2.S8", "final-points", seat, *added)
    winner = ROME if totals[ROME] > totals[CARTHAGE] else CARTHAGE
    ranks = [1, 2] if winner == ROME else [2, 1]
    rule = "6.2.S9" if totals[ROME] == totals[CARTHAGE] else "6.2.S8"
    s.tell(rule, "counted-up", totals[ROME], totals[CARTHAGE], winner)
    s.finish(RULE_OF_CAUSE[s.cause], ENDINGS[s.cause], totals, ranks)
