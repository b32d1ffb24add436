"""4.7 Random Events, and carrying out the steps that events and cards declare [5.4, 7.2]."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.kind import Number, Seat, Seats
from ....engine.procedure import Procedure
from ....engine.state import CHANCE
from ..actions import DRAW, ROLL
from ..box.effects import (
    ALL_OF_THEM,
    BY_CHANCE,
    CITY_TO_TOWN,
    DESTROY_WARSHIPS,
    DISCARD_CARD,
    DISCARD_STRATEGY,
    DRAW_CARDS,
    DRAW_EVENT,
    END_GAME_ROLL,
    FORBID_LEADERS,
    GAIN_SILVER,
    GAIN_VP,
    GAIN_WARSHIPS,
    HALF_DOWN,
    HALF_TURN_UP,
    HALF_UP,
    LIMIT_ROUND,
    LOSE_SILVER,
    PAY_OR,
    RANSOM_CARDS,
    REMOVE_FORTIFICATION,
    REMOVE_TOWN,
    RESHUFFLE_EVENTS,
    RETURN_CARD,
    RETURN_THEN_DRAW,
    SHIFT_BATTLE,
    TAKE_CARD,
    THE_OPPONENT,
    THE_PLAYER,
    Condition,
    Operation,
)
from ..box.labels import CARTHAGE, PORT, ROME, other
from ..box.sets import actions_of, count, member_at
from ..ch02_components.silver import earn, spend
from ..ch04_3_sea_and_supply.fleet import lose_warships
from ..ch04_3_sea_and_supply.syracuse import lord_of_syracuse
from ..ch04_6_strategy_cards.in_play import leave_play
from ..ch04_hand_and_deck.draw_effects import DrawCards
from ..ch05_2_aggressive.card_losses import INSTEAD, RULE, TO_EVENT, GiveUp, RandomLoss
from ..ch06_fate.fate_marker import die_shift, move_fate, within_die
from ..kinds import Card
from .magistrate import Reform
from .peace import EndRoll
from .ransom import PayOr, Ransom
from .struck_battle import ShiftBattle
from .struck_place import NamePlace
from .take_card import TakeCard

if TYPE_CHECKING:
    from ..state import HandsState


# Why an event did nothing.
NOTHING_STRUCK: Final = 0
IN_PORT: Final = 1
TOO_LATE: Final = 2
ON_GUARD: Final = 3
CHANGED: Final = 4


def holds(s: HandsState, condition: Condition, seat: int, warships: int) -> bool:
    """Whether a condition holds for a player who had so many Warships before the first step."""
    return (
        condition.at_sea in (-1, int(s.fleet[seat] != PORT))
        and condition.turn_min <= s.turn <= condition.turn_max
        and condition.warships_min <= warships <= condition.warships_max
    )


def target_of(s: HandsState, step: Operation, seat: int) -> int:
    """The player whom a step means, -1 if there is none."""
    if step.player == THE_PLAYER:
        return seat
    if step.player == THE_OPPONENT:
        return other(seat)
    return lord_of_syracuse(s)


class Program(Procedure):
    """The steps of a card are carried out in order; answers the players on whom they had an effect. [4.7.C, 5.4.A]"""

    SEQUENCE: ClassVar = ("next_step", "note", "note_else")

    program: Number
    seat: Seat
    card: Card
    warships: Number  # of the player, before the first step
    occasion: Number  # what the card is, and so by which rule it works
    pos: Number = 0
    touched: Seats = 0

    def next_step(self, s: HandsState) -> None:
        """The next step whose conditions hold."""
        steps = s.cards.programs[self.program]
        while self.pos < len(steps):
            step = steps[self.pos]
            self.pos += 1
            barred = step.unless is not None and holds(s, step.unless, self.seat, self.warships)
            if not barred and holds(s, step.when, self.seat, self.warships):
                self.answer = 0
                target = target_of(s, step, self.seat)
                if target >= 0:
                    self.carry_out(s, step, target)
                return
        s.end(self.touched)

    def note(self, s: HandsState) -> None:
        """A step that could do nothing gives way to its alternative [4.7.C, E.LeaderDies.1]."""
        step = s.cards.programs[self.program][self.pos - 1]
        if self.answer:
            self.touched |= 1 << target_of(s, step, self.seat)
            self.go("next_step")
        elif step.otherwise >= 0:
            occasion = INSTEAD if self.occasion == TO_EVENT else self.occasion
            if step.op != PAY_OR:
                s.tell(RULE[occasion], "instead", self.card)
            s.call(Program(step.otherwise, self.seat, self.card, self.warships, occasion))
        else:
            self.go("next_step")

    def note_else(self, s: HandsState) -> None:
        """What the alternative did counts as well."""
        self.touched |= self.answer
        self.go("next_step")

    # ---- operations ----

    def carry_out(self, s: HandsState, step: Operation, seat: int) -> None:
        """Do it at once, or call the procedure that asks."""
        op = step.op
        if op in (DRAW_CARDS, RETURN_THEN_DRAW, RETURN_CARD, DISCARD_CARD, TAKE_CARD, RANSOM_CARDS):
            self.move_cards(s, step, seat)
        elif op in (GAIN_SILVER, LOSE_SILVER, PAY_OR, GAIN_VP):
            self.move_silver(s, step, seat)
        elif op in (GAIN_WARSHIPS, DESTROY_WARSHIPS):
            self.answer = self.change_fleet(s, step, seat)
        elif op == SHIFT_BATTLE:
            s.call(
                ShiftBattle(
                    occasion=self.occasion,
                    seat=seat,
                    chooser=step.chooser,
                    siege=step.siege,
                    by=step.amount,
                    region=step.region,
                    by_in_region=step.region_amount,
                )
            )
        elif op in (REMOVE_FORTIFICATION, REMOVE_TOWN, CITY_TO_TOWN):
            s.call(NamePlace(self.occasion, op, seat, step.chooser, price=step.ransom))
        elif op == END_GAME_ROLL:
            s.call(EndRoll(step.low, step.high))
        elif op == DRAW_EVENT:
            s.tell("E.Peace.2", "event-replaced", self.card, s.turn)
            s.call(RandomEvent())
        else:
            self.answer = self.change_rules(s, step, seat)

    def move_cards(self, s: HandsState, step: Operation, seat: int) -> None:
        """Cards drawn, given up or taken."""
        op = step.op
        if op == DRAW_CARDS:
            s.call(DrawCards(seat, step.number))
        elif op == RETURN_THEN_DRAW:
            s.call(Reform(seat, step.number))
        elif op == TAKE_CARD:
            s.call(TakeCard(seat, step.cards, step.places))
        elif op == RANSOM_CARDS:
            s.call(Ransom(seat, step.cards, step.places, price=step.amount))
        elif step.chooser == BY_CHANCE:
            s.call(RandomLoss(seat, step.number, self.occasion))
        else:
            s.call(
                GiveUp(
                    self.occasion,
                    seat,
                    step.cards,
                    step.places,
                    chooser=step.chooser,
                    left=step.number,
                    to_empire=int(op == RETURN_CARD),
                )
            )

    def move_silver(self, s: HandsState, step: Operation, seat: int) -> None:
        """Silver and VP."""
        amount = (s.turn + 1) // 2 if step.amount == HALF_TURN_UP else step.amount
        if step.op == PAY_OR:
            s.call(PayOr(seat, amount))
        elif step.op == GAIN_VP:
            s.points[seat] += amount
            self.answer = 1
            s.tell(RULE[self.occasion], "gained-points", seat, amount, s.points[seat])
        elif step.op == GAIN_SILVER:
            earn(s, seat, amount)
            self.answer = 1
            s.tell(RULE[self.occasion], "gained-silver", seat, amount)
        else:
            due = amount * count(s.held[seat] & s.cities) if step.per_city else amount
            lost = min(due, s.silver[seat])
            spend(s, seat, lost)
            self.answer = lost
            if lost:
                s.tell(RULE[self.occasion], "lost-silver", seat, lost)

    def change_fleet(self, s: HandsState, step: Operation, seat: int) -> int:
        """Warships won or lost; answers how many [E.StormsAtSea.1, E.NavalDisaster.1]."""
        if step.op == GAIN_WARSHIPS:
            gained = min(step.number, s.num.most_warships - s.warships[seat])
            s.warships[seat] += gained
            s.tell(RULE[self.occasion], "gained-warships", seat, gained, s.warships[seat])
            return gained
        fleet = s.warships[seat]
        lost = {ALL_OF_THEM: fleet, HALF_DOWN: fleet // 2, HALF_UP: (fleet + 1) // 2}.get(step.amount, step.amount)
        lost = min(lost, fleet)
        if lost:
            s.tell(RULE[self.occasion], "lost-warships", seat, lost, fleet - lost)
        lose_warships(s, seat, lost)
        return lost

    def change_rules(self, s: HandsState, step: Operation, seat: int) -> int:
        """Limits, bans and the decks of cards [E.PoliticalIntrigue.1, E.StormsAtSea.2, E.Peace.2]."""
        if step.op == LIMIT_ROUND:
            s.curbed[seat] = step.number
            s.curbed_actions[seat] = step.amount
            s.curbed_free[seat] = step.free_actions
            s.tell("E.PoliticalIntrigue.1", "curbed", seat, step.amount)
        elif step.op == FORBID_LEADERS:
            s.leaderless |= 1 << seat
            s.tell(RULE[self.occasion], "leaders-barred", seat)
        elif step.op == DISCARD_STRATEGY:
            if s.strategy[seat] < 0:
                return 0
            leave_play(s, seat, "E.NavalDisaster.3")
        elif step.op == RESHUFFLE_EVENTS:
            s.reshuffle = 1
        else:
            s.event_discard &= ~(1 << self.card)
            s.event_deck |= 1 << self.card
            s.tell("E.StormsAtSea.2", "event-shuffled-in", self.card)
        return 1


def player_hit(s: HandsState, card: int, roll: int) -> int:
    """The player in whose range the roll lies [4.7.B]."""
    low, high = s.cards.range_low, s.cards.range_high
    return ROME if low[2 * card + ROME] <= roll <= high[2 * card + ROME] else CARTHAGE


def gather_events(s: HandsState, rule: str) -> None:
    """All events are shuffled into the Event deck [2.R, 4.7.A, 4.7.D]."""
    s.event_deck |= s.event_discard
    s.event_discard = 0
    s.tell(rule, "events-reshuffled")


class RandomEvent(Procedure):
    """4.7 A Random Event is drawn and resolved. [4.7.A, 1.E]"""

    SEQUENCE: ClassVar = ("draw", "roll", "apply", "clause", "fate")
    CHOICES: ClassVar = {"event_draw": "", "event_die": ""}

    card: Card = -1
    seat: Seat = -1  # the player hit
    touched: Seats = 0  # those on whom it had an effect

    def draw(self, s: HandsState) -> None:
        """The top card of the Event deck; an empty deck is renewed [4.7.A]."""
        if not s.event_deck:
            gather_events(s, "4.7.A")
        s.ask(CHANCE, "event_draw")

    def event_draw_options(self, s: HandsState, seat: int) -> list[int]:
        """Any card of the deck."""
        return actions_of(DRAW, s.event_deck)

    def event_draw_at(self, s: HandsState, share: float) -> int:
        """All are alike."""
        return DRAW + member_at(s.event_deck, share)

    def event_draw(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """The card is revealed; a Reshuffle symbol works once all is resolved [2.R, 4.7.D]."""
        self.card = noun
        s.event_deck &= ~(1 << noun)
        s.event_discard |= 1 << noun
        if s.cards.reshuffles >> noun & 1:
            s.reshuffle = 1
        s.tell("4.7.A", "event-drawn", noun)

    def roll(self, s: HandsState) -> None:
        """A die decides who is hit [4.7.B]."""
        if s.cards.has_die >> self.card & 1:
            s.ask(CHANCE, "event_die")
        else:
            self.seat = ROME  # an event without a target does not ask

    def event_die_options(self, s: HandsState, seat: int) -> list[int]:
        """A die."""
        return [ROLL + pip for pip in range(6)]

    def event_die(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """Shifted, it names the player hit [4.7.B, 6F.C]."""
        shift = die_shift(s, self.card)
        roll = within_die(noun + 1 + shift)
        self.seat = player_hit(s, self.card, roll)
        s.tell("4.7.B", "event-hits", self.card, self.seat, noun + 1, roll, shift)

    def clause_holds(self, s: HandsState) -> bool:
        """Whether the player hit has the Strategy card that changes the event, face up [4.7.E, 7.1.F]."""
        card = s.strategy[self.seat]
        named = s.cards.clause_card[self.card]
        return named >= 0 and card >= 0 and not s.flipped >> self.seat & 1 and s.cards.stands_for[card] == named

    def applies(self, s: HandsState) -> bool:
        """Whether the event fits the player's situation at all [4.7.C, E.NavalDisaster.2]."""
        return holds(s, s.cards.event_applies[self.card], self.seat, s.warships[self.seat])

    def apply(self, s: HandsState) -> None:
        """Its steps; or those that the Strategy card puts in their place [4.7.C, 4.7.E, E.MercenaryRevoltAlt.2]."""
        if not self.applies(s):
            self.tell_ignored(s, self.why_ignored(s))
            s.end(0)
            return
        if self.clause_holds(s):
            s.tell("4.7.E", "event-changed", self.card, self.seat, s.strategy[self.seat])
        changed = self.clause_holds(s) and s.cards.clause_replaces[self.card]
        program = s.cards.clause_program[self.card] if changed else s.cards.event_program[self.card]
        s.call(Program(program, self.seat, self.card, s.warships[self.seat], TO_EVENT))

    def clause(self, s: HandsState) -> None:
        """What the Strategy card adds [E.NavalDisaster.3]."""
        self.touched = self.answer
        if self.clause_holds(s) and not s.cards.clause_replaces[self.card]:
            program = s.cards.clause_program[self.card]
            s.call(Program(program, self.seat, self.card, s.warships[self.seat], TO_EVENT))

    def why_ignored(self, s: HandsState) -> int:
        """What kept the event from having an effect on the player hit [4.7.C, 4.7.E, E.NavalDisaster.2]."""
        needed = s.cards.event_applies[self.card]
        if s.turn > needed.turn_max:
            return TOO_LATE
        if needed.at_sea == 1 and s.fleet[self.seat] == PORT:
            return IN_PORT
        if self.clause_holds(s) and s.cards.clause_replaces[self.card]:
            return CHANGED
        for step in s.cards.programs[s.cards.event_program[self.card]]:
            if step.unless is not None and holds(s, step.unless, self.seat, s.warships[self.seat]):
                return ON_GUARD
        return NOTHING_STRUCK

    def tell_ignored(self, s: HandsState, why: int) -> None:
        """The event did nothing, and why."""
        s.tell("E.NavalDisaster.2" if why == TOO_LATE else "4.7.C", "event-ignored", self.card, self.seat, why)

    def fate(self, s: HandsState) -> None:
        """An event that did nothing is told; else the Fate token changes hands, if it is used [6F.B, 6F.D]."""
        self.touched |= self.answer
        if not self.touched and s.cards.event_sign[self.card]:
            self.tell_ignored(s, self.why_ignored(s))
        if s.option("fate_token") and self.touched:
            move_fate(s, self.touched, s.cards.event_sign[self.card])
