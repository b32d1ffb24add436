"""4.1 The Campaign Sequence."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.procedure import Procedure
from ..box.labels import BOTTOM, CARTHAGE, LAST_TURN, ROME
from ..box.sets import count, total_of
from ..ch02_components.silver import earn
from ..ch04_3_sea_and_supply.supply import supplied
from ..ch04_7_events_and_card_effects.random_event import RandomEvent, gather_events
from ..ch04_hand_and_deck.draw_deck import shuffle_discards
from ..ch04_hand_and_deck.refill import IN_CAMPAIGN, Refill
from ..ch05_5_strategy.display import CAMPAIGN_OVER, FillRow, discard_from_row
from ..ch06_ending.automatic_victory import lead_won
from ..ch06_ending.ending_conditions import condition_met, end_or_overtime, turns_over
from ..ch07_fortuna.maintenance import pay_maintenance

if TYPE_CHECKING:
    from ..state import HandsState


def campaign_points(s: HandsState, seat: int) -> int:
    """VP of neutral locations, Syracuse and opposing starting locations, if in supply [4.1.E, 4.4.H]."""
    return points_of(s, seat, supplied(s, seat))


def points_of(s: HandsState, seat: int, in_supply: int) -> int:
    """VP of those of the locations that score for the player [4.1.E]."""
    return total_of(s.board.vp, in_supply & s.board.scored_by[seat])


def city_income(s: HandsState, seat: int) -> int:
    """1 Silver for each City in supply, the capital included [4.1.D, 4.4.G, 5.1.2.D]."""
    return income_of(s, supplied(s, seat))


def income_of(s: HandsState, in_supply: int) -> int:
    """Silver of the Cities among the locations [4.1.D]."""
    return count(in_supply & s.cities) * s.num.city_income


class Campaign(Procedure):
    """4.1 The Campaign Sequence, with the Campaign card set aside. [4.1.A, 4.1.I, 4.1.K]"""

    SEQUENCE: ClassVar = ("refill", "event", "gather", "income", "points", "display", "replace", "judge")

    def refill(self, s: HandsState) -> None:
        """1 Carthage shuffles the Discard pile into the Draw deck and fills the Hand [4.1.B]."""
        s.leaderless = 0
        s.tell("4.1.A", "campaign-begins", s.turn)
        shuffle_discards(s, CARTHAGE, "4.1.B")
        s.call(Refill(CARTHAGE, IN_CAMPAIGN))

    def event(self, s: HandsState) -> None:
        """2 An event is drawn and resolved [1.E, 4.1.C]."""
        s.call(RandomEvent())

    def gather(self, s: HandsState) -> None:
        """A Reshuffle symbol gathers the events; Peace skips the rest [2.R, 4.7.D, E.Peace.1]."""
        if s.reshuffle:
            s.reshuffle = 0
            gather_events(s, "4.7.D")
        if s.overtime:
            s.end(0)

    def income(self, s: HandsState) -> None:
        """3 Silver for Cities; then maintenance, where that rule is used [4.1.D, 7.1.B]."""
        for seat in (ROME, CARTHAGE):
            earned = city_income(s, seat)
            earn(s, seat, earned)
            s.tell("4.1.D", "city-income", seat, earned, s.silver[seat])
        if s.option("strategy_maintenance"):
            for seat in (ROME, CARTHAGE):
                pay_maintenance(s, seat)

    def points(self, s: HandsState) -> None:
        """4 VP for locations beyond the own start [4.1.E]."""
        for seat in (ROME, CARTHAGE):
            scored = campaign_points(s, seat)
            s.points[seat] += scored
            s.tell("4.1.E", "campaign-points", seat, scored, s.points[seat])

    def display(self, s: HandsState) -> None:
        """5 The Strategy card in #3 is discarded and the display moves on [4.1.F, 5.5.3.E]."""
        discard_from_row(s, 1, "4.1.F")
        s.call(FillRow(CAMPAIGN_OVER))

    def replace(self, s: HandsState) -> None:
        """6 The Campaign card goes back under the Draw deck [4.1.G]."""
        s.campaign = BOTTOM
        s.idle = 0
        s.stirred = 1  # it has left the Draw deck in this round

    def judge(self, s: HandsState) -> None:
        """7 A lead of 25 VP wins; else the game may end, and the Campaign card goes; else the Turn marker advances.

        [4.1.H, 4.1.J, 6.1.D, 6.2.A, 6.2.E]
        """
        if lead_won(s):
            return
        cause = LAST_TURN if turns_over(s) else condition_met(s)
        if cause >= 0:
            end_or_overtime(s, cause)
            return
        s.turn += 1
        s.tell("4.1.H", "turn-begins", s.turn)
