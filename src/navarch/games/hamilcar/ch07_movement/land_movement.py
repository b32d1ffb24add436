"""7.2 Land Movement: an Army on the road, where it may march and what a step costs. [7.2.A]

What fits inside a city stands in `ch02_concepts/cities.py` [7.2.D2], Overrun in `ch10_land_reactions/overrun.py`
[7.2.E1, 7.2.E2].
"""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..box.labels import PROCONSUL, SPACES
from ..ch02_concepts.areas import is_inside, members
from ..ch02_concepts.cities import besieged, lift_sieges
from ..ch02_concepts.detachment import MOVE, Terms, areas_for, count, take, whole_group
from ..ch02_concepts.generals import COMMAND_LIMIT, CONSUL_MINIMUM, consuls_of, generals_at, generals_in
from ..ch02_concepts.truce import truce_binds
from ..ch02_concepts.units import cus, space_units
from ..ch02_concepts.weariness import CU, EL, MOST, ST
from ..ch15_miat_and_africa.africa import MUST_SAIL
from ..ch15_other_rules.seamanship import roads_to_port
from ..kinds import NOTHING, General, Generals, Space
from ..state import HamilcarState


class MarchingArmy(Procedure):
    """7.2.A The General on the move with the Army he has told off; `Movement` leads it step by step."""

    seat: Seat
    general: General
    points: Number
    reach: Number
    flags: Number
    here: Space = NOTHING
    last: Space = NOTHING
    sailed: Number = 0  # one Naval Movement only [7.1.3]
    sea_fought: Number = 0  # and it won a Naval Battle
    by_sea: Number = 0
    loaded: Number = NOTHING  # at which port of the voyage Units of Africa came aboard [7.1.8]
    fresh: Number = 1  # not yet regrouped in this space
    must_pursue: Number = 0
    besieging: Number = 0  # a Siege attempt is declared
    ended: Number = 0
    fought: Number = 0
    led: Number = 1  # in the battles of this move he commanded
    lost: Number = 0
    cu: Number = -1  # the Army: -1 when the General cannot leave
    el: Number = 0
    st: Number = 0
    generals: Generals = 0

    # ---- the Army ----

    def gather(self, s: HamilcarState) -> None:
        """All that he can take along from here, inside and outside: ten Units, nobody above him, no Consul left weak.

        [7.1.5, 7.1.6, 7.1.7, 7.2.D1, 2.2.A2]
        """
        areas = areas_for(s, self.seat, self.here, False)
        terms = Terms(s, self.seat, self.general, areas, MOVE, 0, 0)
        group = whole_group(s, terms, COMMAND_LIMIT)
        self.cu, self.el, self.st, self.generals = (-1, 0, 0, 1 << self.general) if group is None else group

    def army_cus(self) -> int:
        """CUs of the Army, Elephants included."""
        return max(0, self.cu) + self.el

    def shut_in(self, s: HamilcarState) -> bool:
        """Whether he is inside a Besieged city. [14.5.A3]"""
        return is_inside(s.place[self.general]) and besieged(s, self.here)

    def able(self, s: HamilcarState, cost: int) -> bool:
        """Whether everybody in the Army can go so much further under this card. [7.1.10, 7.1.11]"""
        if not s.campaign:
            return True
        areas = areas_for(s, self.seat, self.here, False)
        for kind, number in ((CU, self.cu), (EL, self.el), (ST, self.st)):
            if number > count(s, self.seat, areas, kind, cost):
                return False
        return all(s.worn[g] + cost <= MOST for g in members(self.generals))

    def must_sail(self) -> bool:
        """Whether an Event sends him to sea and he has not sailed yet. [17.1#5a, 17.1#19-20c]"""
        return bool(self.flags & MUST_SAIL) and not self.sailed

    # ---- marching [7.2.A] ----

    def road_cost(self, s: HamilcarState, space: int) -> int:
        """1 MP a road, 2 over the Strait, 1 there for Caudex. [7.2.A2, 7.2.A4, 17.2.B-Caudex1]"""
        board = s.box.board
        cost = board.road_cost[self.here * SPACES + space]
        if board.is_strait(self.here, space):
            effect = s.box.ability(self.general, "strait_cost")
            if effect is not None:
                return effect.value
        return cost

    def may_leave(self, s: HamilcarState) -> bool:
        """Whether he may leave this space at all, by land or by sea. [14.5.A3, 7.3.B2, 2.3.E3c, 2.3.E3e]"""
        return self.cu >= 0 and not self.shut_in(s) and self.passing_refusal(s) is None

    def march_open(self, s: HamilcarState, space: int) -> bool:
        """Whether one who may leave can march along that road. [7.2.A1 to 7.2.A4]"""
        cost = self.road_cost(s, space)
        if cost > s.mp or not self.able(s, cost):
            return False
        if s.box.board.is_strait(self.here, space) and s.control[self.here] != self.seat:
            return False
        if self.must_sail() and cost + roads_to_port(s, space) >= s.mp:
            return False
        return self.entry_refusal(s, space, cost) is None

    def march_refusal(self, s: HamilcarState, space: int) -> Reason | None:
        """Why the General cannot march there. [7.2.A1 to 7.2.A4]"""
        board = s.box.board
        if not board.road_cost[self.here * SPACES + space]:
            return Reason("7.2.A1", "no-road", (self.here, space))
        if self.shut_in(s):
            return Reason("14.5.A3", "besieged", (self.here,))
        if self.cu < 0:
            return Reason("2.3.E3c", "consul-minimum", (self.general,))
        cost = self.road_cost(s, space)
        if cost > s.mp:
            return Reason("7.2.A2", "too-far", (space, cost, s.mp))
        if not self.able(s, cost):
            return Reason("7.1.10", "too-tired", (self.general,))
        if board.is_strait(self.here, space) and s.control[self.here] != self.seat:
            return Reason("7.2.A4", "strait", (self.here,))
        if self.must_sail() and cost + roads_to_port(s, space) >= s.mp:
            return Reason("7.3.A1", "not-sailed")
        return self.entry_refusal(s, space, cost) or self.passing_refusal(s)

    def entry_refusal(self, s: HamilcarState, space: int, cost: int) -> Reason | None:
        """Lone Generals keep away from enemy Units, Armies in a Truce from all that is the enemy's. [2.2.A4, 7.2.A3]"""
        foe = 1 - self.seat
        if not self.army_cus():
            if space_units(s, foe, space):  # [2.2.A4, 7.2.A3]
                return Reason("7.2.A3", "unguarded", (space,))
            if generals_at(s, foe, space) and not self.way_on(s, space, s.mp - cost):
                return Reason("7.2.A3", "cannot-stop", (space,))
        elif truce_binds(s, self.seat) and (s.control[space] == foe or cus(s, foe, space)):  # [17.1#49a]
            return Reason("17.1#49d", "truce")
        return None

    def way_on(self, s: HamilcarState, space: int, left: int) -> bool:
        """Whether a lone General could leave that space again for one without enemies."""
        if s.campaign and s.worn[self.general] + 2 > MOST:
            return False
        board = s.box.board
        foe = 1 - self.seat
        for other in board.roads[space]:
            if board.is_strait(space, other) or board.road_cost[space * SPACES + other] > left:
                continue
            if not space_units(s, foe, other) and not generals_in(s, foe, other):
                return True
        return False

    def passing_refusal(self, s: HamilcarState) -> Reason | None:
        """A Proconsul on his way must fill up a weak Consul or stop. [2.3.E3e]"""
        if s.office[self.general] != PROCONSUL or not s.moved:
            return None
        areas = areas_for(s, self.seat, self.here, False)
        there = 0
        for area in areas:
            there |= generals_at(s, self.seat, area)
        if not consuls_of(s, there & ~self.generals):
            return None
        staying = sum(cus(s, self.seat, area) for area in areas) - self.army_cus()
        return Reason("2.3.E3e", "weak-consul", (self.here,)) if staying < CONSUL_MINIMUM else None

    def march(self, s: HamilcarState, space: int) -> None:
        """The Army goes one road further. [7.2.A1, 7.2.A5]"""
        cost = self.road_cost(s, space)
        areas = areas_for(s, self.seat, self.here, False)
        take(s, self.seat, areas, space, (self.cu, self.el, self.st), self.generals, cost)
        if s.campaign:
            for general in members(self.generals):
                s.worn[general] += cost
        lift_sieges(s)  # the last besieger may have left [14.1.9]
        s.mp -= cost
        s.moved += cost
        s.tell("7.2.A1", "marched", self.general, self.here, space, max(0, self.cu), self.el, self.st)
        others = self.generals & ~(1 << self.general)
        if others:
            s.tell("2.2.E1c", "come-along", self.general, others)
        self.last = self.here
        self.here = space
        self.fresh = 1
        self.by_sea = 0
        if s.moved <= s.box.weather_points:
            s.back = space
            s.back_step = -1
            s.back_moved = s.moved
