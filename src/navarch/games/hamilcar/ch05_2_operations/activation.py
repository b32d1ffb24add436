"""5.2.C2.1 Activating a General: what it costs, what he can do instead of moving. [5.2.C2.1a, 17.2]"""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import ABILITY, PASS, SHIPS, TARGET
from ..box.effects import Effect
from ..box.labels import AREAS, ON_MAP, ROME, SEA
from ..ch02_concepts.africa import MUST_SAIL
from ..ch02_concepts.areas import inside, is_inside, space_of
from ..ch02_concepts.cities import besieged, home, is_city, lift_sieges, open_gates, room_inside
from ..ch02_concepts.control import bare_enemy_pc, pcs_on_map
from ..ch02_concepts.generals import strategy_rating
from ..ch02_concepts.truce import truce_binds
from ..ch02_concepts.weariness import MOST
from ..ch04_victory.remove_pcs import MAP_ONLY, RemovePCs
from ..ch05_1_reinforcement.placing import NEW_CU, CrowdOut, put
from ..ch07_movement.movement import Movement
from ..ch15_other_rules.seamanship import naval_range
from ..kinds import General
from ..reasons import refuse
from ..state import HamilcarState

FLAMEN_PRICE = 2  # [17.1#56a]
MOVEMENT_POINTS = 4  # [7.1.1]


def trains_for(s: HamilcarState, general: int) -> int:
    """STs in a General's space that can help to activate him. [2.3.D1b, 5.2.C2.1d]"""
    return sum(s.st[s.box.side[general] * AREAS + area] for area in train_areas(s, general))


def train_areas(s: HamilcarState, general: int) -> tuple[int, ...]:
    """Inside and outside count together unless the city is Besieged."""
    area = s.place[general]
    space = space_of(area)
    if space < 0:
        return ()
    if is_city(s, space) and s.control[space] == s.box.side[general] and not besieged(s, space):
        return (space, inside(space))
    return (area,)


def pay_trains(s: HamilcarState, general: int, missing: int) -> None:
    """Remove the STs that make up the difference. [2.3.D1a, 2.3.D1b]"""
    seat = s.box.side[general]
    for area in train_areas(s, general):
        paid = min(max(0, missing), s.st[seat * AREAS + area])
        s.st[seat * AREAS + area] -= paid
        missing -= paid
        if paid:
            s.tell("2.3.D1b", "train-spent", seat, space_of(area))


def can_activate(s: HamilcarState, general: int, rating: int) -> bool:
    """Whether a General can be activated with so many points. [5.2.C2.1a, 7.1.9, 17.1#56a]"""
    if s.standing[general] != ON_MAP or s.place[general] == SEA or s.activated >> general & 1:
        return False
    if s.flamen == general and pcs_on_map(s, ROME) < FLAMEN_PRICE:
        return False
    return strategy_rating(s, general) <= rating


class Activation(Procedure):
    """5.2.C2.1 One General is activated: an ability, movement, a Siege. [5.2.C2.1b, 5.2.C2.1c]"""

    SEQUENCE = ("price", "ability", "move", "finish")
    CHOICES = {"activated_ability": "2.2.A1", "ability_target": "2.2.A1"}

    seat: Seat
    general: General
    points: Number = 0  # Movement Points and naval range that a card gives instead of the usual
    reach: Number = 0
    flags: Number = 0

    def price(self, s: HamilcarState) -> None:
        """Flamen Martialis, once. [17.1#56a]"""
        s.activated |= 1 << self.general
        s.failed = 0
        s.entered = 0
        s.sea_fought = 0
        s.tell("5.2.C2.1a", "activated", self.general, space_of(s.place[self.general]))
        if s.flamen == self.general:
            s.flamen = -1
            s.call(RemovePCs(ROME, FLAMEN_PRICE, MAP_ONLY))

    def effect(self, s: HamilcarState) -> Effect | None:
        """What his card lets him do as he is activated, if its condition holds."""
        for effect in s.box.abilities[self.general]:
            if self.flags & MUST_SAIL and effect.whole_activation:
                continue
            if effect.when == "activated" and holds(s, self.seat, self.general, effect.condition):
                return effect
        return None

    def ability(self, s: HamilcarState) -> None:
        """Offer what his card lets him do as he is activated."""
        if self.effect(s) is not None and len(self.activated_ability_options(s, self.seat)) > 1:
            s.ask(self.seat, "activated_ability")

    def activated_ability_options(self, s: HamilcarState, seat: int) -> list[int]:
        """To decline, to use the ability, or how many Warships become CUs. [17.2.B-Vulso3]"""
        effect = self.effect(s)
        found = [PASS]
        if effect is None:
            return found
        if effect.op == "convert_warships":  # [17.2.B-Vulso3]
            most = min(effect.count, s.ready[seat] + s.spent[seat])
            space = space_of(s.place[self.general])
            if home(s, seat, space) != space:  # enemies watch the city: only what fits inside
                most = min(most, room_inside(s, space))
            found += [SHIPS + n for n in range(1, most + 1)]
        elif effect.op == "remove_siege_point" or self.ability_target_options(s, seat):
            found.append(ABILITY)
        return sorted(found)

    def activated_ability_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb not in (ABILITY, SHIPS):
            return None
        return refuse(self.activated_ability_options(s, seat), verb + noun, "2.2.A1", "no-ability", (self.general,))

    def activated_ability(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """Vulso may still move; other abilities take the whole activation. [17.2.B-Vulso2, 17.2.A-Carthalo2]"""
        effect = self.effect(s)
        if verb == PASS or effect is None:
            return
        space = space_of(s.place[self.general])
        s.tell("2.2.A1", "ability", self.general)
        if verb == SHIPS:  # he may still move or Siege [17.2.B-Vulso2]
            spent = min(noun, s.spent[seat])
            s.spent[seat] -= spent
            s.ready[seat] -= noun - spent
            for _ in range(noun):
                put(s, seat, space, NEW_CU)
            s.call(CrowdOut(seat, space))  # [5.1.D3]
        elif effect.op == "remove_siege_point":  # [17.2.A-Himilco1]
            s.points[space] = max(0, s.points[space] - effect.count)
            self.go("finish")
        else:  # [17.2.A-Carthalo2]
            self.go("finish")
            s.ask(seat, "ability_target")

    def ability_target_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Enemy PCs in or next to his space without enemy Units. [17.2.A-Carthalo1, 17.2.A-Carthalo3]"""
        space = space_of(s.place[self.general])
        if truce_binds(s, seat):
            return []
        near = sorted({space, *s.box.board.roads[space]})
        return [TARGET + x for x in near if bare_enemy_pc(s, seat, x)]

    def ability_target_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != TARGET:
            return None
        return refuse(self.ability_target_options(s, seat), verb + noun, "17.2.A-Carthalo3", "no-bare-pc", (noun,))

    def ability_target(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """Carthalo flips the PC. [17.2.A-Carthalo2]"""
        s.control[noun] = seat
        s.tell("17.2.A-Carthalo2", "flipped-pc", seat, noun)

    def move(self, s: HamilcarState) -> None:
        """Movement with 4 MPs, or what a card or earlier marches leave him. [7.1.1]"""
        points = self.points or MOVEMENT_POINTS
        if s.campaign:
            points = max(0, MOST - s.worn[self.general])
        s.call(
            Movement(
                seat=self.seat,
                general=self.general,
                points=points,
                reach=self.reach or naval_range(s, self.seat),
                flags=self.flags,
            )
        )

    def finish(self, s: HamilcarState) -> None:
        """The activation is over: abandoned Sieges are lifted, gates without enemies open. [14.1.9]"""
        s.mover = -1
        s.route = []
        lift_sieges(s)
        open_gates(s)


def holds(s: HamilcarState, seat: int, general: int, condition: str) -> bool:
    """Conditions of abilities that are used as a General is activated."""
    area = s.place[general]
    space = space_of(area)
    shut = is_inside(area) and besieged(s, space)
    if condition == "inside_besieged_city":
        return shut
    if condition == "not_inside_besieged_city":
        return not shut
    if condition == "in_own_unbesieged_major_port":  # [17.2.B-Vulso1]
        return s.box.board.major_port[space] and s.control[space] == seat and not besieged(s, space)
    return True
