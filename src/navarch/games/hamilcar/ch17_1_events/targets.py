"""Steps of Events that choose spaces: who may choose what, and what is done there. [17.1]"""

from __future__ import annotations

from typing import Final

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import DONE, FORCE, MIAT, TARGET, UNSEAT
from ..box.effects import OPPONENT, PLAYER, Effect
from ..box.labels import AREAS, CARTHAGE, ROME, SLOT_IDS
from ..ch02_concepts.areas import inside, is_inside, members
from ..ch02_concepts.cities import besieged, is_city, lift_sieges, st_room_inside
from ..ch02_concepts.control import bare_enemy_pc, has_pc, placeable
from ..ch02_concepts.generals import generals_at
from ..ch02_concepts.truce import truce_binds
from ..ch02_concepts.units import add_sts, cus, elephants_in_play, space_units, sts, trains_in_play, units
from ..ch04_victory.remove_pcs import FOR_TRAIN, MAP_ONLY, RemovePCs
from ..ch05_1_reinforcement.placing import (
    NEW_CU,
    NEW_ELEPHANT,
    NEW_TRAIN,
    CrowdOut,
    fits,
    own_city,
    put,
)
from ..ch14_siege.siege import SiegeAttempt
from ..ch15_other_rules.attrition import Attrition
from ..kinds import NOTHING, Card, Space, Spaces
from ..reasons import refuse
from ..state import HamilcarState
from .conditions import holds
from .places import fitting, raiders, victories

# Steps that bring a new piece, and which.
NEW_PIECES: Final = {"place_cu": NEW_CU, "place_elephant": NEW_ELEPHANT, "place_st": NEW_TRAIN}
# Steps that strike one Force; where several stand in a space the player says which.
STACKED: Final[tuple[str, ...]] = ("remove_st", "remove_cu", "attrition")


def owner_of(seat: int, effect: Effect) -> int:
    """Whose pieces a step concerns."""
    if effect.owner == PLAYER:
        return seat
    return 1 - seat if effect.owner == OPPONENT else effect.owner


def together(s: HamilcarState, seat: int, effect: Effect, chosen: int) -> bool:
    """Whether the chosen spaces fit together where the card ties them to one place."""
    if effect.in_one_place:
        return chosen & (chosen - 1) == 0
    if effect.by_raiders:
        return raiders(s, seat, chosen) != 0
    if effect.after_victory:
        return victories(s, seat, chosen) != 0
    return True


# ---- what can be done there ----


def supplied(s: HamilcarState, effect: Effect) -> bool:
    """Whether a counter is left of the kind that a step puts on the map, if it is one of which there are few. [1.3]"""
    if effect.op == "place_st":
        return trains_in_play(s) < s.box.supply_trains
    return effect.op != "place_elephant" or elephants_in_play(s) < s.box.elephants


def suits(s: HamilcarState, seat: int, effect: Effect, space: int) -> bool:
    """Whether a step for which counters are left can be carried out in a space. [17.1#52b]"""
    owner, op = owner_of(seat, effect), effect.op
    if op == "place_st":
        if effect.inside:
            return st_room_inside(s, space) > 0
        return not shut_off(s, seat, space) and fits(s, seat, space, NEW_TRAIN)
    if op in ("place_cu", "place_elephant"):  # [5.1.D1, 17.1#33a]
        return not shut_off(s, seat, space) and fits(s, seat, space, NEW_CU)
    if op == "place_pc":
        return placeable(s, seat, space)
    if op in STACKED:
        return bool(stacks_in(s, seat, effect, space))
    if op == "remove_pc":
        return has_pc(s, owner, space) and bare_of(s, owner, effect, space)
    if op == "convert_pc":  # a Truce was broken before; a Peaceful Miat still binds [15.3.D4]
        return bare_enemy_pc(s, seat, space) and not truce_binds(s, seat)
    return suits_army(s, seat, effect, space)


def suits_army(s: HamilcarState, seat: int, effect: Effect, space: int) -> bool:
    """The same for steps that concern Armies and Sieges."""
    op = effect.op
    if op == "place_siege_train":
        return not s.trains >> space & 1 and cus(s, seat, space) > 0
    if op == "remove_siege_point":
        return s.points[space] > 0
    if op == "siege_point":
        return (effect.large or not s.box.board.large[space]) and not truce_binds(s, seat)
    return True


def shut_off(s: HamilcarState, seat: int, space: int) -> bool:
    """Whether an own city is Besieged and no own General stands before it who could receive pieces. [14.5.A2]"""
    return s.control[space] == seat and besieged(s, space) and not generals_at(s, seat, space)


def stacks_in(s: HamilcarState, seat: int, effect: Effect, space: int) -> list[int]:
    """Whose pieces, outside or inside, a step may concern in a space; numbers as in STACK_IDS. [2.1.C5]"""
    owner = owner_of(seat, effect)
    found: list[int] = []
    for side in (ROME, CARTHAGE) if effect.op == "attrition" else (owner,):
        for within in (0, 1) if is_city(s, space) else (0,):
            if concerns(s, effect, side, inside(space) if within else space):
                found.append(2 * side + within)
    return found


def concerns(s: HamilcarState, effect: Effect, side: int, area: int) -> bool:
    """Whether a step may strike that side's pieces in an area. [17.1#35-36a, 17.1#42a]"""
    if effect.op == "remove_st":
        return (trains_outside(s, side, area) if effect.outside_city else sts(s, side, area)) > 0
    army = generals_at(s, side, area) != 0 and cus(s, side, area) > 0
    if effect.op == "attrition":
        return army
    if effect.min_cu and (not army or cus(s, side, area) < effect.min_cu or sts(s, side, area)):
        return False
    return s.cu[side * AREAS + area] > 0  # never an Elephant


def trains_outside(s: HamilcarState, side: int, area: int) -> int:
    """STs that are not inside a city; where nobody watches an own one, what fits is inside. [2.1.C8, 2.3.D2a]"""
    if is_inside(area):
        return 0
    found = sts(s, side, area)
    watched = units(s, 1 - side, area) or generals_at(s, 1 - side, area)
    if own_city(s, side, area) and not watched:
        found -= st_room_inside(s, area)
    return found


def bare_of(s: HamilcarState, owner: int, effect: Effect, space: int) -> bool:
    """Whether the space is without what the step excludes. [17.1#52b]"""
    if effect.without == "cu":
        return not cus(s, owner, space)
    return effect.without != "units" or not space_units(s, owner, space)


def target_refusal(s: HamilcarState, seat: int, effect: Effect, space: int) -> Reason:
    """Why a step cannot be carried out in a space where the card acts. [5.2.C1a]"""
    op, owner = effect.op, owner_of(seat, effect)
    if op in ("remove_pc", "convert_pc", "place_pc"):
        if is_city(s, space):
            return Reason("5.2.C1a", "walled-city", (space,))
        if op == "place_pc":
            return Reason("5.2.C1a", "no-free-space", (space,))
        if s.control[space] != (owner if op == "remove_pc" else 1 - seat):
            return Reason("5.2.C1a", "no-pc-to-strike", (space,))
        return Reason("5.2.C1a", "pc-guarded", (space,))
    if op in NEW_PIECES:
        if besieged(s, space) and s.control[space] == seat:
            return Reason("5.1.D1", "besieged", (space,))
        return Reason("5.2.C1a", "none-or-no-room", (space,))
    key = {"remove_st": "no-train-to-strike", "remove_cu": "no-cu-to-strike", "attrition": "no-army-to-strike"}
    return Reason("5.2.C1a", key.get(op, "no-target"), (space,))


def targets(s: HamilcarState, seat: int, effect: Effect, before: int, chosen: int = 0) -> list[int]:
    """The actions that carry out one unit of a step."""
    found = [
        TARGET + space
        for space in members(fitting(s, seat, effect, before) if supplied(s, effect) else 0)
        if suits(s, seat, effect, space)
        and not (repeated(effect) and chosen >> space & 1)
        and together(s, seat, effect, chosen | 1 << space)
    ]
    if effect.on_miat:
        if effect.op == "place_pc":
            found += [MIAT + slot for slot in range(len(SLOT_IDS)) if not s.miat >> slot & 1]
        else:
            found += members(s.miat, UNSEAT)
    return sorted(found)


def with_an_end(effect: Effect, found: list[int]) -> list[int]:
    """These targets, and an end where the step says up to. [5.2.C1a]"""
    return sorted([DONE, *found]) if effect.up_to else found


def repeated(effect: Effect) -> bool:
    """Whether a space can be chosen only once."""
    return effect.op in ("attrition", "remove_pc", "convert_pc", "place_pc")


class TargetedEffect(Procedure):
    """One step of an Event, piece by piece. The answer is the last space + 1."""

    SEQUENCE = ("next", "crowd_out")
    CHOICES = {"event_target": "5.2.C1a", "event_force": "5.2.C1a"}

    seat: Seat
    card: Card
    step: Number
    alternative: Number
    left: Number
    before: Space
    chosen: Spaces = 0
    last: Space = NOTHING

    def effect(self, s: HamilcarState) -> Effect:
        """The step under way: of the card, of its alternative, or of its other case."""
        effect = s.box.card_effects[self.card][self.step]
        if self.alternative >= 0:
            return effect.of[self.alternative]
        if effect.condition and effect.otherwise is not None and not holds(s, self.seat, effect, self.before):
            return effect.otherwise
        return effect

    def next(self, s: HamilcarState) -> None:
        """Ask for the next place, take PCs for what is missing, or end. [5.2.C1a]"""
        effect = self.effect(s)
        # the player names the Army; which of its CUs goes is no choice, Elephants being spared (#38)
        by_owner = effect.own_chooser and effect.op != "remove_cu"
        chooser = owner_of(self.seat, effect) if by_owner else self.seat
        found = targets(s, self.seat, effect, self.before, self.chosen) if self.left > 0 else []
        if found:
            s.ask(chooser, "event_target")
            s.known = with_an_end(effect, found)
        elif self.left > 0 and effect.missing is not None:
            left, self.left = self.left, 0
            s.call(RemovePCs(owner_of(self.seat, effect), left, MAP_ONLY, FOR_TRAIN))
        else:
            if self.last < 0 and self.left == (effect.count or 1) and self.late(s):
                s.tell("5.2.C1a", "step-idle", self.card)
            s.end(self.last + 1)

    def late(self, s: HamilcarState) -> bool:
        """Whether an earlier step of the card was carried out, so that it has not been called idle as a whole."""
        return self.step == 1 and s.box.card_effects[self.card][0].op == "activate"

    def event_target_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Where the step can be carried out, or an end where it says up to. [5.2.C1a]"""
        effect = self.effect(s)
        return with_an_end(effect, targets(s, self.seat, effect, self.before, self.chosen))

    def event_target_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.card, self.left)

    def event_target_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb not in (TARGET, MIAT, UNSEAT):
            return None
        if verb + noun in self.event_target_options(s, seat):
            return None
        if verb != TARGET:
            return self.slot_refusal(s, verb, noun)
        effect = self.effect(s)
        if not fitting(s, self.seat, effect, self.before) >> noun & 1:
            return Reason("5.2.C1a", "not-where-card-says", (noun,))
        if repeated(effect) and self.chosen >> noun & 1:
            return Reason("5.2.C1a", "chosen-already", (noun,))
        if not supplied(s, effect) or not suits(s, self.seat, effect, noun):
            return target_refusal(s, self.seat, effect, noun)
        return Reason("5.2.C1a", "not-together", (noun,))

    def slot_refusal(self, s: HamilcarState, verb: int, slot: int) -> Reason:
        """Why a card does not act on a space of the Miat. [15.3.A6]"""
        if verb == MIAT and s.miat >> slot & 1:
            return Reason("15.3.A6", "slot-taken", (slot,))
        if verb == UNSEAT and not s.miat >> slot & 1:
            return Reason("2.1.G3", "no-miat-pc", (slot,))
        return Reason("5.2.C1a", "no-slot", (slot,))

    def event_target(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """The step is carried out there once."""
        if verb == DONE:
            s.end(self.last + 1)
            return
        self.left -= 1
        if verb == MIAT:
            s.miat |= 1 << noun
            s.tell("5.2.C1a", "miat-pc", noun)
        elif verb == UNSEAT:
            s.miat &= ~(1 << noun)
            s.tell("5.2.C1a", "removed-from-miat", noun)
        else:
            self.last = noun
            self.chosen |= 1 << noun
            if len(self.event_force_options(s, seat)) > 1:
                s.ask(seat, "event_force")
            else:
                self.apply(s, self.effect(s), noun)

    def event_force_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Whose pieces, outside or inside the city, where there are several. [2.1.C5, 17.1#35-36a]"""
        effect = self.effect(s)
        return [FORCE + n for n in stacks_in(s, self.seat, effect, self.last)] if effect.op in STACKED else []

    def event_force_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.card, self.last)

    def event_force_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != FORCE:
            return None
        return refuse(self.event_force_options(s, seat), verb + noun, "5.2.C1a", "no-such-force", (noun, self.last))

    def event_force(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """That Force is struck."""
        self.strike(s, self.effect(s), noun)

    def strike(self, s: HamilcarState, effect: Effect, stack: int) -> None:
        """A CU, an ST or Attrition: what a step does to one Force. [17.1#35-36a, 17.1#42a]"""
        side = stack // 2
        area = inside(self.last) if stack % 2 else self.last
        if effect.op == "remove_st":
            add_sts(s, side, area, -1)
            s.tell("5.2.C1a", "trains-lost", side, self.last, 1)
        elif effect.op == "remove_cu":
            s.cu[side * AREAS + area] -= 1
            s.tell("5.2.C1a", "lost-cus", side, 1, 0, self.last)
            lift_sieges(s)  # [14.1.9]
        else:
            s.call(Attrition(side, area))

    def apply(self, s: HamilcarState, effect: Effect, space: int) -> None:
        """What a step does in a space. [5.2.C1a]"""
        op = effect.op
        if op in NEW_PIECES:
            if effect.inside:
                add_sts(s, self.seat, inside(space), 1)
            else:
                put(s, self.seat, space, NEW_PIECES[op])
            s.tell("5.2.C1a", "placed-piece", self.seat, NEW_PIECES[op], space)
        elif op in ("place_pc", "convert_pc"):
            s.control[space] = self.seat
            s.tell("5.2.C1a", "placed-pc" if op == "place_pc" else "flipped-pc", self.seat, space)
        elif op == "remove_pc":
            s.tell("5.2.C1a", "removed-pc", s.control[space], space)
            s.control[space] = -1
        elif op in STACKED:
            self.strike(s, effect, stacks_in(s, self.seat, effect, space)[0])
        else:
            self.apply_to_army(s, effect, space)

    def apply_to_army(self, s: HamilcarState, effect: Effect, space: int) -> None:
        """Steps that concern Sieges. [17.1#3a, 17.1#46a]"""
        op = effect.op
        if op == "place_siege_train":  # [17.1#3a]
            s.trains |= 1 << space
            s.besieger[space] = self.seat
            s.tell("17.1#3a", "siege-train", self.seat, space)
        elif op == "place_citadel":
            s.citadel = space
            s.tell("17.1#46a", "citadel", self.seat, space)
        elif op == "remove_siege_point":
            s.points[space] -= 1
            s.tell("5.2.C1a", "siege-point-lost", space)
        elif op == "siege_point":
            general = members(generals_at(s, self.seat, space))[0]
            s.call(SiegeAttempt(seat=self.seat, general=general, space=space, rolled=0, points=effect.count))

    def crowd_out(self, s: HamilcarState) -> None:
        """New CUs displace a lone enemy General. [5.1.D3]"""
        self.go("next")
        if self.last >= 0 and self.effect(s).op in ("place_cu", "place_elephant"):
            s.call(CrowdOut(self.seat, self.last))
