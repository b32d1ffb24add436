"""17.1 Events: a card's steps carried out one after the other. [5.2.C1a]

Whom a card strikes (17.1#35-36a, 17.1#42a): `targets.py`. When a card may be played at all: `conditions.py`.
"""

from __future__ import annotations

from typing import Final

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import CHOOSE, DISCARD, OPTION
from ..box.effects import Effect
from ..box.labels import CONSUL, ROME
from ..ch02_concepts.areas import members
from ..ch02_concepts.cards import Announce, to_chest
from ..ch02_concepts.generals import in_play
from ..ch02_concepts.truce import break_truce
from ..ch02_concepts.units import warship_supply
from ..ch14_siege.siege import SiegeAttempt
from ..ch15_other_rules.seamanship import set_seamanship
from ..kinds import NOTHING, Card, Space
from ..reasons import refuse
from ..state import HamilcarState
from .campaign import Campaign, generals_for
from .conditions import allowed_now, holds
from .targets import TargetedEffect, targets

TARGETED: Final[tuple[str, ...]] = (
    "place_st", "place_pc", "remove_st", "remove_pc", "place_cu", "place_elephant", "remove_cu", "convert_pc",
    "place_siege_train", "place_citadel", "remove_siege_point", "attrition", "siege_point",
)  # fmt: skip


def playable(s: HamilcarState, seat: int, card: int) -> bool:
    """Whether that side may play the card as an Event in its turn. [5.2.C-2, 17.1#3b]"""
    if not s.box.event_cards[seat] >> card & 1:
        return False
    word = s.box.playable_if[card]
    return not word or allowed_now(s, seat, word)


def playable_events(s: HamilcarState, seat: int) -> int:
    """The cards in that side's hand which it may play as Events in its turn: those that are `playable`."""
    found = s.hand[seat] & s.box.event_cards[seat]
    if found & s.box.conditional:
        for card in members(found & s.box.conditional):
            if not allowed_now(s, seat, s.box.playable_if[card]):
                found &= ~(1 << card)
    return found


def has_effect(s: HamilcarState, seat: int, effect: Effect) -> bool:
    """Whether a step could be carried out at all, a Truce left aside. [17.1#49f]"""
    if effect.op in TARGETED:
        return bool(targets(s, seat, effect, -1))
    if effect.op == "siege_reroll":  # what the Siege Train allows later does nothing by itself
        return False
    if effect.op == "activate":
        return bool(generals_for(s, seat, effect))
    if effect.op in ("look_hand", "discard_lowest"):
        return s.hand[1 - seat] != 0
    if effect.op == "activation_cost":
        return any(s.office[g] == CONSUL for g in in_play(s, ROME))
    return True


def carried_out(s: HamilcarState, seat: int, card: int) -> bool:
    """Whether the Event has any effect. [17.1#49f]"""
    truce = s.truce
    s.truce = 0
    found = False
    for effect in s.box.card_effects[card]:
        step: Effect | None = effect
        if effect.condition and not holds(s, seat, effect, -1):
            step = effect.otherwise
        if step is not None and has_effect(s, seat, step):
            found = True
            break
        if effect.missing is not None:
            found = True
            break
    s.truce = truce
    return found


class PlayEvent(Procedure):
    """5.2.C1 A card's Event, step by step. [5.2.C1a]"""

    SEQUENCE = ("announce", "announced", "step")
    CHOICES = {"event_choice": "5.2.C1a", "flamen": "17.1#56a"}

    seat: Seat
    card: Card
    number: Number = 0
    space: Space = NOTHING  # where the step before took place

    def announce(self, s: HamilcarState) -> None:
        """The card is announced; Punic Faith may cancel it. [5.2.C1a, 17.1#45a]"""
        s.call(Announce(self.seat, self.card))

    def announced(self, s: HamilcarState) -> None:
        """A Truce breaks only if the Event does something. [5.2.C1e, 17.1#49f]"""
        if not self.answer:
            s.end(0)
            return
        self.answer = 0
        if carried_out(s, self.seat, self.card):
            break_truce(s, self.card)
        else:
            s.tell("17.1#49f", "event-idle", self.card)

    def step(self, s: HamilcarState) -> None:
        """The next step of the card, or what it says where its condition fails. [5.2.C1a]"""
        effects = s.box.card_effects[self.card]
        if self.answer:
            self.space = self.answer - 1
            self.answer = 0
        if self.number >= len(effects):
            s.end(0)
            return
        effect = effects[self.number]
        self.number += 1
        self.go("step")
        if effect.condition and not holds(s, self.seat, effect, self.space):
            if effect.otherwise is not None:
                self.carry_out(s, effect.otherwise)
        else:
            self.carry_out(s, effect)

    def carry_out(self, s: HamilcarState, effect: Effect) -> None:
        """One step. What takes several choices is a procedure of its own."""
        if effect.op in TARGETED:
            s.call(
                TargetedEffect(
                    seat=self.seat,
                    card=self.card,
                    step=self.number - 1,
                    alternative=-1,
                    left=effect.count or 1,
                    before=self.space,
                )
            )
        elif effect.op == "activate":
            s.campaign = int(effect.generals > 1)
            s.call(Campaign(seat=self.seat, card=self.card, step=self.number - 1, left=effect.generals))
        elif effect.op == "siege_attempt":
            if self.space >= 0:
                generals = [g for g in in_play(s, self.seat) if s.place[g] == self.space]
                s.call(SiegeAttempt(seat=self.seat, general=best_besieger(s, generals), space=self.space, rolled=1))
        elif effect.op == "choose":
            s.ask(self.seat, "event_choice")
        elif effect.op == "activation_cost":
            if self.flamen_options(s, self.seat):
                s.ask(self.seat, "flamen")
        elif effect.op == "discard_lowest":
            s.call(DiscardLowest(1 - self.seat))
        else:
            simple_effect(s, self.seat, effect)

    def choices(self, s: HamilcarState) -> list[int]:
        """The alternatives of the card that can be carried out, or the first if none can."""
        of = s.box.card_effects[self.card][self.number - 1].of
        found = [i for i, effect in enumerate(of) if possible_choice(s, self.seat, effect)]
        return found or [0]

    def event_choice_options(self, s: HamilcarState, seat: int) -> list[int]:
        """The alternatives of the card that can be carried out."""
        return [OPTION + i for i in self.choices(s)]

    def event_choice_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.card,)

    def event_choice_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != OPTION:
            return None
        return refuse(self.event_choice_options(s, seat), verb + noun, "5.2.C1a", "no-effect", (self.card,))

    def event_choice(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """That alternative is carried out. [5.2.C1a]"""
        effect = s.box.card_effects[self.card][self.number - 1].of[noun]
        if effect.op in TARGETED:
            s.call(
                TargetedEffect(
                    seat=seat,
                    card=self.card,
                    step=self.number - 1,
                    alternative=noun,
                    left=effect.count or 1,
                    before=self.space,
                )
            )
        else:
            simple_effect(s, seat, effect)

    def flamen_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Consuls on the map. [17.1#56a]"""
        return [CHOOSE + g for g in in_play(s, ROME) if s.office[g] == CONSUL]

    def flamen_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != CHOOSE:
            return None
        return refuse(self.flamen_options(s, seat), verb + noun, "17.1#56a", "no-consul", (noun,))

    def flamen(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """His next activation this turn costs PCs. [17.1#56a]"""
        s.flamen = noun
        s.tell("17.1#56a", "flamen", noun)


def best_besieger(s: HamilcarState, generals: list[int]) -> int:
    """The General who makes a Siege attempt for his Army: one who bars Determined Defense, if any. [14.1.6]"""
    for general in generals:
        effect = s.box.ability(general, "forbid")
        if effect is not None and effect.what == "determined_defense":
            return general
    return generals[0]


def possible_choice(s: HamilcarState, seat: int, effect: Effect) -> bool:
    """Whether one of the alternatives of a card can be carried out."""
    if effect.op == "refit":
        return s.spent[seat] > 0
    return has_effect(s, seat, effect)


def simple_effect(s: HamilcarState, seat: int, effect: Effect) -> None:
    """Steps without a choice."""
    if effect.op == "place_warship":
        built = min(effect.count, warship_supply(s, seat))
        s.ready[seat] += built
        s.tell("5.2.C1a", "new-warship", seat, built)
    elif effect.op == "refit":
        refitted = min(effect.count, s.spent[seat])
        s.spent[seat] -= refitted
        s.ready[seat] += refitted
        s.tell("5.2.C1a", "refitted", seat, refitted)
    elif effect.op == "seamanship":  # [15.4.A3]
        set_seamanship(s, s.seamanship + effect.by, "15.4.A3")
    elif effect.op == "take_supremacy":
        s.supremacy = seat
        s.tell("2.1.I2", "supremacy", seat)
    elif effect.op == "truce":  # [17.1#49a]
        s.truce = 1
        s.tell("17.1#49a", "truce-begins")
    elif effect.op == "look_hand":
        s.spied[seat] |= s.hand[1 - seat]
        s.reveal()
        s.tell_to(1 << seat, "5.2.C1a", "saw-hand", seat, s.hand[1 - seat])


class DiscardLowest(Procedure):
    """#51 Spies: the victim discards one of the cards with the fewest OPs; it counts for the War Chest."""

    SEQUENCE = ("choose",)
    CHOICES = {"lowest": "5.2.C5a"}

    seat: Seat

    def choose(self, s: HamilcarState) -> None:
        """The victim chooses among his cards of the fewest OPs."""
        if s.hand[self.seat]:
            s.ask(self.seat, "lowest")

    def lowest_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Cards of the fewest OPs in hand."""
        hand = members(s.hand[seat])
        fewest = min(s.box.ops[card] for card in hand)
        return [DISCARD + card for card in hand if s.box.ops[card] == fewest]

    def lowest_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != DISCARD:
            return None
        key = "not-lowest" if s.hand[seat] >> noun & 1 else "not-in-hand"
        return refuse(self.lowest_options(s, seat), verb + noun, "5.2.C5a", key, (noun,))

    def lowest(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """The card goes and counts for the War Chest. [5.2.C1a, 5.2.C5a]"""
        to_chest(s, seat, noun)
        s.tell("5.2.C1a", "discarded", seat, noun)
