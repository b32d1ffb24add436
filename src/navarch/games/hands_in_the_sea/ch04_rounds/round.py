"""4 A player's round."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import DONE
from ..box.labels import ASIDE, CARTHAGE
from ..ch04_3_sea_and_supply.supply import in_battle
from ..ch04_hand_and_deck.refill import ROUND_OVER, Refill
from ..ch05_2_aggressive.resolve_battle import CheckBattles
from ..ch06_ending.ending_conditions import condition_met, end_if_quiet, end_or_overtime
from .campaign import Campaign
from .player_actions import action_options, free_options, is_action, is_free, may_act_freely, menu_why, take_action

if TYPE_CHECKING:
    from ..state import HandsState


IDLE_LIMIT: Final = 20  # rounds of Carthage without a card drawn, after which a Campaign comes all the same (Q198)


class Round(Procedure):
    """4 One player's round. [4.C, 4.D, 4.F]"""

    SEQUENCE: ClassVar = ("begin", "battles", "overtime", "act", "conditions", "refill", "campaign", "patience")
    CHOICES: ClassVar = {"action": "4.D"}

    seat: Seat
    actions: Number = 0  # left to take

    def begin(self, s: HandsState) -> None:
        """2 actions, 1 in the first round, fewer after Political Intrigue [4.D, 4.E, E.PoliticalIntrigue.1].

        What may be done once in a round may be done again [4.2.D].
        """
        seat = self.seat
        s.deeds = 0
        s.curfew = 0
        s.waived &= ~(1 << seat)
        novice = s.novices >> seat & 1
        s.novices &= ~(1 << seat)
        self.actions = s.num.first_actions if novice else s.num.actions
        rule = "4.E" if novice else "4.D"
        if s.curbed[seat]:
            s.curbed[seat] -= 1
            self.actions = min(self.actions, s.curbed_actions[seat])
            s.curfew = 1 - s.curbed_free[seat]
            rule = "E.PoliticalIntrigue.1"
        s.tell(rule, "round-begins", seat, self.actions)

    def battles(self, s: HandsState) -> None:
        """1 Land battles are checked before anything else [4.C, 4.2.F]."""
        if in_battle(s):
            s.call(CheckBattles(self.seat))

    def overtime(self, s: HandsState) -> None:
        """In overtime the last battle ends the game before any action [6.2.K]."""
        end_if_quiet(s)

    # ---- actions ----

    def act(self, s: HandsState) -> None:
        """2 Actions one after the other, free actions in between and after [4.D, 4.2.A, 4.2.B, 4.2.C]."""
        if self.actions or (not s.curfew and may_act_freely(s, self.seat)):
            s.ask(self.seat, "action")

    def action_options(self, s: HandsState, seat: int) -> list[int]:
        """What the player may do now."""
        menu: list[int] = []
        if self.actions:
            action_options(s, seat, menu)
        if not s.curfew:
            free_options(s, seat, menu)
        if not self.actions:
            menu.append(DONE)
        return menu

    def action_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why not this action."""
        if is_action(verb) and not self.actions:
            return Reason("4.D", "no-actions-left")
        if is_free(verb) and s.curfew:
            return Reason("E.PoliticalIntrigue.1", "no-free-actions")
        if verb == DONE and self.actions:
            return Reason("4.D", "actions-left", (self.actions,))
        return menu_why(s, seat, verb, noun)

    def action_facts(self, s: HandsState, seat: int) -> tuple[int, ...]:
        """How many actions are left."""
        return (self.actions,)

    def action(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """An action, a free action, or the end of the round [4.2.B]."""
        if verb == DONE:
            return
        if is_action(verb):
            self.actions -= 1
        self.go("act")
        take_action(s, seat, verb, noun)

    # ---- the end of the round ----

    def conditions(self, s: HandsState) -> None:
        """The game may end now, before the Hand is filled [4.1.J, 6.2.A, 6.2.H]."""
        if not s.overtime:
            cause = condition_met(s)
            if cause >= 0:
                end_or_overtime(s, cause)

    def refill(self, s: HandsState) -> None:
        """3 The Hand is filled, unless a Campaign is pending [4.F, 4.K]."""
        if self.seat == CARTHAGE and s.campaign == ASIDE:
            s.call(Campaign())
        else:
            s.call(Refill(self.seat, ROUND_OVER))

    def campaign(self, s: HandsState) -> None:
        """The Campaign card came up; in overtime there is none [4.1.A, 6.2.L]."""
        if self.answer:
            s.call(Campaign())

    def patience(self, s: HandsState) -> None:
        """A Campaign that Carthage has put off for too long comes all the same (Q198)."""
        if self.seat != CARTHAGE or s.overtime:
            return
        s.idle = 0 if s.stirred else s.idle + 1
        s.stirred = 0
        if s.idle >= IDLE_LIMIT:
            s.campaign = ASIDE
            s.tell("4.1.A", "campaign-forced", IDLE_LIMIT)
            s.call(Campaign())
