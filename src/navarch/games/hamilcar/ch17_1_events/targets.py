"""Steps of Events that choose spaces: who may choose what, and what is done there. [17.1]"""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import DONE, FORCE, MIAT, TARGET, UNSEAT
from ..box.effects import Effect
from ..box.labels import AREAS, CARTHAGE, ROME, SEAT_IDS, SLOT_IDS, SPACES
from ..ch02_concepts.areas import inside, is_inside, members
from ..ch02_concepts.cities import besieged, is_city, lift_sieges, st_room_inside
from ..ch02_concepts.control import bare_enemy_pc, has_pc, has_tribe, placeable
from ..ch02_concepts.generals import generals_at
from ..ch02_concepts.truce import truce_binds
from ..ch02_concepts.units import cus, elephants_in_play, space_units, sts, trains_in_play, units
from ..ch04_victory.remove_pcs import FOR_TRAIN, MAP_ONLY, RemovePCs
from ..ch05_1_reinforcement.placing import (
    NEW_CU,
    NEW_ELEPHANT,
    NEW_TRAIN,
    CrowdOut,
    army_there,
    fits,
    free_generals,
    own_city,
    put,
)
from ..ch14_siege.siege import SIEGE_CUS, SiegeAttempt
from ..ch15_other_rules.attrition import Attrition
from ..kinds import NOTHING, Card, Space, Spaces
from ..reasons import refuse
from ..state import HamilcarState
from .conditions import holds

# Steps that bring a new piece, and which.
NEW_PIECES = {"place_cu": NEW_CU, "place_elephant": NEW_ELEPHANT, "place_st": NEW_TRAIN}
# Steps that strike one Force; where several stand in a space the player says which.
STACKED = ("remove_st", "remove_cu", "attrition")


def owner_of(seat: int, effect: Effect) -> int:
    """Whose pieces a step concerns."""
    if effect.owner in SEAT_IDS:
        return SEAT_IDS.index(effect.owner)
    return 1 - seat if effect.owner == "opponent" else seat


def army_area(s: HamilcarState, seat: int, space: int) -> int:
    """Where an Army of a side stands in a space, or -1."""
    for area in (space, inside(space)):
        if generals_at(s, seat, area) and cus(s, seat, area):
            return area
    return -1


# ---- places ----


def there(s: HamilcarState, seat: int, word: str, number: int, space: int, before: int) -> bool:
    """Whether a space is one of those that a word of the vocabulary names."""
    board = s.box.board
    if number >= 0:
        return {"space": space, "region": board.region[space], "province": board.province[space]}[word] == number
    if word == "port":
        return board.port[space]
    if word == "city":
        return is_city(s, space)
    if word == "tribe":
        return has_tribe(s, space)
    if word == "same_space":  # The Rhodian that brings no ST still has to name its city
        return space == before if before >= 0 else own_place(s, seat, "one_besieged_own_port", space)
    if word == "one_port_entered":
        return bool(s.entered >> space & 1)  # [17.1#19-20a, 17.1#19-20b]
    if word == "op_legal":
        return placeable(s, seat, space)  # [17.1#43a]
    if word == "adjacent_to_tribe":
        return any(has_tribe(s, x) for x in board.roads[space])
    return own_place(s, seat, word, space) or enemy_place(s, seat, word, space)


def own_place(s: HamilcarState, seat: int, word: str, space: int) -> bool:
    """Places by what the player has there."""
    if word == "own_general":
        return free_generals(s, seat, space) != 0
    if word == "own_army":
        return army_there(s, seat, space)
    if word == "own_city":
        return own_city(s, seat, space)
    if word == "one_besieged_own_port":
        return besieged(s, space) and s.control[space] == seat and s.box.board.port[space]
    if word == "adjacent_to_one_own_cu_space":
        return raiders(s, seat, 1 << space) != 0
    if word in ("province_of_victory", "adjacent_to_victory"):
        return victories(s, seat, 1 << space) != 0
    return False


def enemy_place(s: HamilcarState, seat: int, word: str, space: int) -> bool:
    """Places by what the enemy, or anybody, has there."""
    if word == "enemy_port":
        return s.box.board.port[space] and s.control[space] == 1 - seat
    if word == "enemy_city":
        return is_city(s, space) and s.control[space] == 1 - seat
    if word == "one_enemy_city":
        army = generals_at(s, seat, space) and cus(s, seat, space) >= SIEGE_CUS
        return is_city(s, space) and s.control[space] == 1 - seat and bool(army)
    if word == "one_enemy_army":
        return army_area(s, 1 - seat, space) >= 0
    if word == "any_army":
        return army_area(s, ROME, space) >= 0 or army_area(s, CARTHAGE, space) >= 0
    return word == "any_force"


def raiders(s: HamilcarState, seat: int, chosen: int) -> int:
    """Spaces with an own CU that are next to all chosen ones. [17.1#52a]"""
    roads = s.box.board.roads
    found = 0
    spaces = members(chosen)
    for space in roads[spaces[0]]:
        if cus(s, seat, space) + cus(s, seat, inside(space)) and all(x in roads[space] for x in spaces):
            found |= 1 << space
    return found


def victories(s: HamilcarState, seat: int, chosen: int) -> int:
    """Victories of this turn whose Province or neighbours hold all chosen spaces. [17.1#44a]"""
    board = s.box.board
    found = 0
    for space in members(s.won_at[seat]):
        near = board.roads[space]
        if all(x in near or board.province[x] == board.province[space] for x in members(chosen)):
            found |= 1 << space
    return found


def together(s: HamilcarState, seat: int, effect: Effect, chosen: int) -> bool:
    """Whether the chosen spaces fit together where the card ties them to one place."""
    words = [word for word, _ in effect.where]
    if any(word.startswith("one_") for word in words):
        return chosen.bit_count() == 1
    if "adjacent_to_one_own_cu_space" in words:
        return raiders(s, seat, chosen) != 0
    if "province_of_victory" in words:
        return victories(s, seat, chosen) != 0
    return True


def fitting(s: HamilcarState, seat: int, effect: Effect, before: int) -> list[int]:
    """Spaces that lie where the step says."""
    where = [pair for pair in effect.where if pair[0] != "miat"]
    if effect.where and not where:
        return []
    found: list[int] = []
    for space in range(SPACES):
        if where and not any(there(s, seat, word, number, space, before) for word, number in where):
            continue
        if effect.within and not any(there(s, seat, w, n, space, before) for w, n in effect.within):
            continue
        found.append(space)
    return found


# ---- what can be done there ----


def suits(s: HamilcarState, seat: int, effect: Effect, space: int) -> bool:
    """Whether a step can be carried out in a space. [17.1#52b]"""
    owner, op = owner_of(seat, effect), effect.op
    if op == "place_st":
        if trains_in_play(s) >= s.box.supply_trains:
            return False
        if effect.inside:
            return st_room_inside(s, space) > 0
        return not shut_off(s, seat, space) and fits(s, seat, space, NEW_TRAIN)
    if op in ("place_cu", "place_elephant"):  # [5.1.D1, 17.1#33a]
        full = op == "place_elephant" and elephants_in_play(s) >= s.box.elephants
        return not full and not shut_off(s, seat, space) and fits(s, seat, space, NEW_CU)
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
        for space in fitting(s, seat, effect, before)
        if suits(s, seat, effect, space)
        and not (repeated(effect) and chosen >> space & 1)
        and together(s, seat, effect, chosen | 1 << space)
    ]
    if any(word == "miat" for word, _ in effect.where):
        if effect.op == "place_pc":
            found += [MIAT + slot for slot in range(len(SLOT_IDS)) if not s.miat >> slot & 1]
        else:
            found += [UNSEAT + slot for slot in members(s.miat)]
    return sorted(found)


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
        if self.left > 0 and targets(s, self.seat, effect, self.before, self.chosen):
            s.ask(chooser, "event_target")
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
        found = targets(s, self.seat, effect, self.before, self.chosen)
        return sorted([DONE, *found]) if effect.up_to else found

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
        if noun not in fitting(s, self.seat, effect, self.before):
            return Reason("5.2.C1a", "not-where-card-says", (noun,))
        if repeated(effect) and self.chosen >> noun & 1:
            return Reason("5.2.C1a", "chosen-already", (noun,))
        if not suits(s, self.seat, effect, noun):
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
            s.st[side * AREAS + area] -= 1
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
                s.st[self.seat * AREAS + inside(space)] += 1
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
