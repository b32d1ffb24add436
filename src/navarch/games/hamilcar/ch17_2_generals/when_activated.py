"""17.2 Carthalo, Himilco and L. Manlius Vulso: abilities used as a General is activated. [2.2.A1]"""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import ABILITY, PASS, SHIPS, TARGET
from ..box.effects import Effect
from ..ch02_concepts.areas import is_inside, space_of
from ..ch02_concepts.cities import besieged, home, is_city, room_inside
from ..ch02_concepts.control import bare_enemy_pc
from ..ch02_concepts.generals import subordinate
from ..ch02_concepts.truce import truce_binds
from ..ch02_concepts.weariness import launch, port_levels
from ..ch05_1_reinforcement.placing import NEW_CU, CrowdOut, put
from ..ch15_miat_and_africa.africa import MUST_SAIL
from ..kinds import General
from ..state import HamilcarState


def is_open(s: HamilcarState, seat: int, general: int, condition: str) -> bool:
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


class ActivatedAbility(Procedure):
    """17.2 What his card lets a General do as he is activated. The answer is 1 if it took the whole activation."""

    SEQUENCE = ("offer", "finish")
    CHOICES = {"activated_ability": "2.2.A1", "ability_target": "2.2.A1"}

    seat: Seat
    general: General
    flags: Number
    whole: Number = 0

    def effect(self, s: HamilcarState) -> Effect | None:
        """What his card lets him do as he is activated, if its condition holds."""
        if subordinate(s, self.general):  # [2.2.E1d]
            return None
        for effect in s.box.abilities[self.general]:
            if self.flags & MUST_SAIL and effect.whole_activation:
                continue
            if effect.when == "activated" and is_open(s, self.seat, self.general, effect.condition):
                return effect
        return None

    def offer(self, s: HamilcarState) -> None:
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
        if verb not in (ABILITY, SHIPS) or verb + noun in self.activated_ability_options(s, seat):
            return None
        effect = self.effect(s)
        if verb == SHIPS and effect is not None and effect.op == "convert_warships" and noun:
            most = len(self.activated_ability_options(s, seat)) - 1
            return Reason("17.2.B-Vulso3", "crews-limit", (most,))
        return Reason("2.2.A1", "no-ability", (self.general,))

    def activated_ability(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """Vulso may still move; other abilities take the whole activation. [17.2.B-Vulso2, 17.2.A-Carthalo2]"""
        effect = self.effect(s)
        if verb == PASS or effect is None:
            return
        space = space_of(s.place[self.general])
        s.tell("2.2.A1", "ability", self.general)
        if verb == SHIPS:  # he may still move or Siege [17.2.B-Vulso2]
            spent = min(noun, s.spent[seat])
            # The most tired go, as he would choose; their crews are new Units.
            launch(s, port_levels(s, seat)[s.ready[seat] - noun + spent :])
            s.spent[seat] -= spent
            s.ready[seat] -= noun - spent
            for _ in range(noun):
                put(s, seat, space, NEW_CU)
            s.tell("17.2.B-Vulso3", "crews-land", self.general, noun, space, spent)
            s.call(CrowdOut(seat, space))  # [5.1.D3]
        elif effect.op == "remove_siege_point":  # [17.2.A-Himilco1]
            s.points[space] = max(0, s.points[space] - effect.count)
            s.tell("17.2.A-Himilco1", "siege-point-lost", space)
            self.whole = 1
        else:  # [17.2.A-Carthalo2]
            self.whole = 1
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
        if verb != TARGET or verb + noun in self.ability_target_options(s, seat):
            return None
        space = space_of(s.place[self.general])
        if noun != space and noun not in s.box.board.roads[space]:
            return Reason("17.2.A-Carthalo3", "not-adjacent", (self.general, noun))
        if s.control[noun] != 1 - seat:
            return Reason("17.2.A-Carthalo3", "no-enemy-pc", (noun,))
        key = "walled-city" if is_city(s, noun) else "enemies-there"
        return Reason("17.2.A-Carthalo3", key, (noun,))

    def ability_target(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """Carthalo flips the PC. [17.2.A-Carthalo2]"""
        s.control[noun] = seat
        s.tell("17.2.A-Carthalo2", "flipped-pc", seat, noun)

    def finish(self, s: HamilcarState) -> None:
        """Tell whether he may still move."""
        s.end(self.whole)
