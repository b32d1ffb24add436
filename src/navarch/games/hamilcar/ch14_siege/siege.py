"""14 Siege and Subjugation: 14.1 to 14.4. What stands elsewhere:

- `ch02_concepts/weariness.py` whom a Campaign Card can still activate after an attempt [14.1.7]
- `ch05_1_reinforcement/placing.py` no reinforcements for a Besieged city [14.5.A2]
- `ch07_movement/movement.py` no attempt after a battle [14.1.4], no sailing out of a Besieged city [14.5.A3]
- `ch12_land_interception/back_up.py` Backing up, which is no battle [14.1.5]
"""

from __future__ import annotations

from typing import Final

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ....engine.state import CHANCE
from ..actions import AGAIN, DEFEND, PASS, RED_DIE, SIX, WHITE_DIE
from ..box.labels import AREAS, CARTHAGO, ROMA
from ..ch02_concepts.areas import inside, is_inside
from ..ch02_concepts.cards import Window, cards_for
from ..ch02_concepts.cities import is_city
from ..ch02_concepts.control import has_tribe
from ..ch02_concepts.generals import generals_at
from ..ch02_concepts.losses import IN_DEFENCE, IN_SIEGE, LoseCUs
from ..ch02_concepts.truce import truce_binds
from ..ch02_concepts.units import add_sts, cus, sts
from ..ch04_victory.displacement import Displacement
from ..ch04_victory.victory import capture_wins
from ..kinds import General, Space
from ..state import HamilcarState

SIEGE_CUS: Final = 3  # [14.1.3]


def points_needed(s: HamilcarState, space: int) -> int:
    """2 for a Walled City, 3 for a large one or a Tribe, 1 more with the Citadel. [14.1.8]"""
    return s.box.board.points_needed[space] + (s.box.citadel_points if s.citadel == space else 0)


def besiegeable(s: HamilcarState, seat: int, space: int) -> bool:
    """Whether there is an enemy Walled City or a Tribe. [14.1.3]"""
    return (s.control[space] == 1 - seat and is_city(s, space)) or has_tribe(s, space)


def siege_refusal(s: HamilcarState, seat: int, general: int, space: int) -> Reason | None:
    """Why no attempt can be made here now. [14.1.3, 14.1.6, 14.2.2, 17.1#49b, 17.1#49c]"""
    if not besiegeable(s, seat, space):
        return Reason("14.1.3", "nothing-to-siege", (space,))
    city = is_city(s, space)
    if is_inside(s.place[general]) or cus(s, seat, space) < SIEGE_CUS:
        return Reason("14.1.3", "too-few-cus", (space, SIEGE_CUS, cus(s, seat, space)))
    if city and s.box.board.large[space] and s.supremacy != seat:  # [2.1.I8, 14.2.2]
        return Reason("14.2.2", "needs-supremacy", (space,))
    if city and truce_binds(s, seat):
        return Reason("17.1#49b", "truce")
    if s.tried >> space & 1:  # [7.1.12]
        return Reason("7.1.12", "tried-already", (space,))
    return None


def rolls_red(s: HamilcarState, seat: int, space: int) -> bool:
    """Red for Tribes, and for cities that are not large while the besieger holds Naval Supremacy.

    [2.1.C4, 2.1.D4, 2.1.I6, 2.1.I7, 14.2.1]
    """
    return not is_city(s, space) or (s.supremacy == seat and not s.box.board.large[space])


class SiegeAttempt(Procedure):
    """14.2 One Siege or Subjugation attempt. [14.1.1, 14.1.2, 14.2.3]"""

    SEQUENCE = ("roll", "reroll", "losses", "defence", "place_points", "resolve", "displace", "surprise", "surprised")
    CHOICES = {"siege_die": "14.2.1", "siege_reroll": "17.1#3a", "determined_defence": "14.3.1"}

    seat: Seat
    general: General
    space: Space
    rolled: Number  # 1: a die is rolled; 0: the points are given (Treachery in the City)
    loss: Number = 0
    points: Number = 0
    rerolled: Number = 0
    fallen: Number = 0

    def roll(self, s: HamilcarState) -> None:
        """A die is rolled, once for each city and card. [14.2.1, 7.1.12]"""
        if self.rolled:
            s.tried |= 1 << self.space
            s.ask(CHANCE, "siege_die")

    def siege_die_options(self, s: HamilcarState, seat: int) -> list[int]:
        """The faces of the red or the white die. [14.2.1]"""
        base = RED_DIE if rolls_red(s, self.seat, self.space) else WHITE_DIE
        return [base + face for face in SIX]

    def siege_die(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """Points for the besieger, or a loss. [14.2.3]"""
        self.loss, self.points = (s.box.siege_red if verb == RED_DIE else s.box.siege_white)[noun]
        red = int(verb == RED_DIE)
        s.tell("14.2.3", "siege-roll", self.seat, self.space, red, noun + 1, self.points, self.loss)

    def reroll(self, s: HamilcarState) -> None:
        """A Siege Train, once in each attempt. [17.1#3a]"""
        if self.rolled and not self.rerolled and s.trains >> self.space & 1:
            s.ask(self.seat, "siege_reroll")

    def siege_reroll_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Keep the roll, or use the Siege Train. [17.1#3a]"""
        return sorted([PASS, AGAIN])

    def siege_reroll_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.points, self.loss)

    def siege_reroll(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """The die is rolled again, once in each attempt. [17.1#3a]"""
        if verb == AGAIN:
            self.rerolled = 1
            self.go("roll")

    def losses(self, s: HamilcarState) -> None:
        """The besieger may lose a CU. [14.2.3]"""
        if self.loss:
            s.call(LoseCUs(self.seat, self.space, self.loss, cause=IN_SIEGE))

    def defence(self, s: HamilcarState) -> None:
        """14.3, once for each roll. [14.3.1, 14.3.2, 2.3.D1c]"""
        pressed = self.points and cus(s, self.seat, self.space)  # a besieger is left to place them [14.1.9]
        if pressed and is_city(s, self.space) and self.rolled and self.can_defend(s):
            s.ask(1 - self.seat, "determined_defence")

    def can_defend(self, s: HamilcarState) -> bool:
        """A CU and an ST inside, and not against Megellus. [17.2.B-Megellus1]"""
        effect = s.box.ability(self.general, "forbid")
        if effect is not None and effect.what == "determined_defense":
            return False
        area = inside(self.space)
        return cus(s, 1 - self.seat, area) > 0 and sts(s, 1 - self.seat, area) > 0

    def determined_defence_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Give up a CU and an ST for one Point, or not. [14.3.1]"""
        return sorted([PASS, DEFEND])

    def determined_defence_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.space, self.points)

    def determined_defence(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """Both go, and one Point is not placed. [14.3.1]"""
        if verb == DEFEND:
            add_sts(s, seat, inside(self.space), -1)
            self.points -= 1
            s.tell("14.3.1", "determined-defence", seat, self.space)
            s.call(LoseCUs(seat, inside(self.space), 1, cause=IN_DEFENCE))

    def place_points(self, s: HamilcarState) -> None:
        """Points are marked while a besieger is left; the first makes a city Besieged. [14.2.4, 14.1.9, 14.5.A1]"""
        if self.points and cus(s, self.seat, self.space):
            s.points[self.space] += self.points
            s.besieger[self.space] = self.seat
            s.tell("14.2.4", "siege-points", self.space, s.points[self.space], points_needed(s, self.space))

    def resolve(self, s: HamilcarState) -> None:
        """Enough Points take the city or the Tribe. [14.4.1]"""
        if s.points[self.space] < points_needed(s, self.space):
            return
        self.fallen = 1
        s.points[self.space] = 0
        s.besieger[self.space] = -1
        s.trains &= ~(1 << self.space)
        if is_city(s, self.space):
            self.take_city(s)
        else:  # [14.4.3, 2.1.D3]
            s.tribes &= ~(1 << self.space)
            s.control[self.space] = self.seat
            s.tell("14.4.3", "subjugated", self.seat, self.space)

    def take_city(self, s: HamilcarState) -> None:
        """CUs inside are removed, STs captured, and the city changes hands. [14.4.2, 2.3.D3b, 17.1#46a]"""
        foe, area = 1 - self.seat, inside(self.space)
        s.won_at[self.seat] |= 1 << self.space
        s.tell("14.4.2", "city-taken", self.seat, self.space, cus(s, foe, area), sts(s, foe, area))
        s.cu[foe * AREAS + area] = 0
        s.el[area] = 0
        s.st[self.seat * AREAS + self.space] += s.st[foe * AREAS + area]
        s.st[foe * AREAS + area] = 0
        s.control[self.space] = self.seat

    def displace(self, s: HamilcarState) -> None:
        """Generals inside; then the capitals are checked."""
        if not self.fallen:
            return
        shut_in = generals_at(s, 1 - self.seat, inside(self.space))
        if shut_in:
            self.go("displace")
            s.call(Displacement(shut_in))
            return
        if not capture_wins(s, ROMA, CARTHAGO):
            s.end(1)

    def surprise(self, s: HamilcarState) -> None:
        """Surprise Sortie, if the city has not fallen."""
        owner = 1 - self.seat
        self.answer = 0
        if self.rolled and is_city(s, self.space) and s.points[self.space] and cus(s, owner, inside(self.space)):
            s.call(Window(owner, cards_for(s, owner, "siege_attempt")))

    def surprised(self, s: HamilcarState) -> None:
        """Surprise Sortie takes a Point off. [5.2.C1a]"""
        if self.answer:
            effect = s.box.card_effects[self.answer - 1][0]
            s.points[self.space] = max(0, s.points[self.space] - effect.count)
            s.tell("5.2.C1a", "siege-point-lost", self.space)
        s.end(0)
