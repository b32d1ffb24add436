"""17.1 #40-41 Campaigns: an Event activates Generals one after the other."""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import ACTIVATE, DONE, REACT
from ..box.effects import Effect
from ..ch02_concepts.areas import space_of
from ..ch02_concepts.cities import inside_besieged
from ..ch02_concepts.generals import in_play
from ..ch05_2_operations.activation import Activation, can_activate
from ..ch05_2_operations.operations import activation_refusal
from ..ch07_movement.movement import MOVEMENT_POINTS
from ..ch15_miat_and_africa.africa import MUST_SAIL, TO_AFRICA
from ..ch15_other_rules.seamanship import roads_to_port
from ..ch17_1_counter_events.corvus_punic_faith import CorvusOrPunicFaith, own_turn_cards, own_turn_refusal
from ..kinds import Card
from ..state import HamilcarState


def generals_for(s: HamilcarState, seat: int, effect: Effect) -> list[int]:
    """Generals whom an Event can activate; for a Naval Movement only those who can reach a port. [7.1.9, 17.1#5a]"""
    found = [g for g in in_play(s, seat) if can_activate(s, g, effect.max_rating)]
    if not effect.naval:
        return found
    free = [g for g in found if not inside_besieged(s, g)]
    return [g for g in free if roads_to_port(s, space_of(s.place[g])) < MOVEMENT_POINTS]


class Campaign(Procedure):
    """7.1 An Event activates Generals one after the other. [7.1.9, 7.1.13, 17.1#40-41a, 17.1#19-20c, 17.1#32d]"""

    SEQUENCE = ("next",)
    CHOICES = {"campaigner": "7.1.9"}

    seat: Seat
    card: Card
    step: Number
    left: Number

    def effect(self, s: HamilcarState) -> Effect:
        """The step of the card that activates."""
        return s.box.card_effects[self.card][self.step]

    def next(self, s: HamilcarState) -> None:
        """One General after the other, as long as the card allows and one is left. [7.1.9, 7.1.13]"""
        if self.left > 0 and generals_for(s, self.seat, self.effect(s)):
            s.ask(self.seat, "campaigner")

    def campaigner_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Generals who were not activated by this card, or an end. [7.1.9]"""
        ready = [ACTIVATE + g for g in generals_for(s, seat, self.effect(s))]
        return sorted([DONE, *ready, *own_turn_cards(s, seat)])

    def campaigner_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.left,)

    def campaigner_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb not in (ACTIVATE, REACT) or verb + noun in self.campaigner_options(s, seat):
            return None
        if verb == REACT:
            return own_turn_refusal(s, seat, noun)
        if s.activated >> noun & 1:
            return Reason("7.1.9", "activated-already", (noun,))
        if s.box.side[noun] != seat or s.place[noun] < 0:
            return Reason("5.2.C2.1a", "not-on-map", (noun,))
        effect = self.effect(s)
        if not can_activate(s, noun, effect.max_rating):
            return activation_refusal(s, noun, effect.max_rating, 0)
        return Reason("7.3.A1", "no-port-near", (noun,))

    def campaigner(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """He is activated and finishes before the next. [7.1.13]"""
        if verb == DONE:
            s.end(0)
            return
        if verb == REACT:  # [17.1#17a]
            self.go("next")
            s.call(CorvusOrPunicFaith(seat, noun))
            return
        effect = self.effect(s)
        flags = (MUST_SAIL if effect.naval else 0) | (TO_AFRICA if effect.to_africa else 0)
        self.left -= 1
        self.go("next")
        s.call(
            Activation(seat=seat, general=noun, points=effect.movement_points, reach=effect.naval_limit, flags=flags)
        )
