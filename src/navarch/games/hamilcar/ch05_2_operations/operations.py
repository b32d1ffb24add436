"""5.2.C2 Operations: activate, place control, raise troops, build ships, split the points. [5.2.C2a]"""

from __future__ import annotations

from typing import Final

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import ACTIVATE, BUILD, CONTROL, DONE, MIAT, PAY, RAISE, REACT, REFIT, SUPPLY
from ..box.labels import CARTHAGE, CONSUL, ROME, SLOT_IDS, SPACES
from ..ch02_concepts.areas import members, space_of
from ..ch02_concepts.cities import besieged, home, inside_besieged, room_inside, st_room_inside
from ..ch02_concepts.control import control_refusal, control_targets, pcs_on_map, province_owner, take_control
from ..ch02_concepts.generals import generals_spaces, in_play, strategy_rating
from ..ch02_concepts.units import trains_in_play, warship_supply
from ..ch05_1_reinforcement.placing import NEW_CU, NEW_TRAIN, CrowdOut, army_there, fits, free_generals, own_city, put
from ..ch17_1_counter_events.corvus_punic_faith import CorvusOrPunicFaith, own_turn_cards, own_turn_refusal
from ..kinds import Card
from ..state import HamilcarState
from .activation import Activation, can_activate, pay_trains, trains_for

WHOLE_MIAT: Final = (1 << len(SLOT_IDS)) - 1
RAISING_OPS: Final = 3  # [5.2.C2.3a, 5.2.C2.4a]


# ---- what one point can do ----


def supply_places(s: HamilcarState, seat: int, generals_alone: bool) -> list[int]:
    """Where an ST may be added: an Army or an own city; in the War Chest also a General alone. [5.2.C2.5d, 5.6.5]"""
    if trains_in_play(s) >= s.box.supply_trains:
        return []
    found: list[int] = []
    places = generals_spaces(s, seat)
    for space in s.box.board.cities:
        if s.control[space] == seat:
            places |= 1 << space
    for space in members(places):
        there = own_city(s, seat, space) or army_there(s, seat, space)
        if not there and generals_alone:
            there = free_generals(s, seat, space) != 0
        if there and (home(s, seat, space) == space or st_room_inside(s, space) > 0):
            found.append(space)
    return found


def point_options(s: HamilcarState, seat: int, chest: bool) -> list[int]:
    """What one point may be spent on. [5.2.C2.5a, 5.6.3]"""
    found = control_targets(s, seat, SPACES, CONTROL)  # [5.2.C2.2a, 5.2.C2.2b, 5.2.C2.2c]
    if seat == CARTHAGE and not chest:  # [2.1.G2, 15.3.A3]
        found += members(WHOLE_MIAT & ~s.miat, MIAT)
    if s.spent[seat]:
        found.append(REFIT)
    for space in supply_places(s, seat, chest):
        found.append(SUPPLY + space)
    if chest and seat == ROME:
        found += [PAY + g for g in payable(s)]
    return found


def payable(s: HamilcarState) -> list[int]:
    """Consuls whose price for becoming Proconsul may be paid now. [17.2.B-Duilius1, 17.2.B-Duilius2]"""
    return [
        g
        for g in in_play(s, ROME)
        if s.office[g] == CONSUL and s.box.ability(g, "proconsul_cost") is not None and not s.paid >> g & 1
    ]


def point_refusal(s: HamilcarState, seat: int, verb: int, noun: int, chest: bool) -> Reason | None:
    """Why a point cannot be spent so."""
    if verb + noun in point_options(s, seat, chest):
        return None
    if verb == CONTROL:
        return control_refusal(s, seat, noun)
    if verb == MIAT:
        return miat_refusal(seat, noun, chest)
    if verb == REFIT:
        return Reason("2.3.F5", "nothing-spent")
    if verb == SUPPLY:
        return supply_refusal(s, seat, noun, chest)
    if verb == PAY:
        return Reason("17.2.B-Duilius1", "nothing-to-pay", (noun,))
    return None


def miat_refusal(seat: int, slot: int, chest: bool) -> Reason:
    """Why no PC is placed on the Miat. [2.1.G1, 5.6.3, 15.3.A6]"""
    if seat != CARTHAGE:
        return Reason("2.1.G1", "miat-of-carthage")
    return Reason("5.6.3", "miat-no-concession") if chest else Reason("15.3.A6", "slot-taken", (slot,))


def supply_refusal(s: HamilcarState, seat: int, space: int, chest: bool) -> Reason:
    """Why no ST is added in a space. [5.2.C2.5d, 5.6.5, 14.5.A2]"""
    if trains_in_play(s) >= s.box.supply_trains:
        return Reason("2.3.D-1", "no-train-left", (s.box.supply_trains,))
    if s.control[space] == seat and besieged(s, space):
        return Reason("14.5.A2", "besieged", (space,))
    if own_city(s, seat, space):
        return Reason("2.3.D2a", "capacity", (space, max(0, st_room_inside(s, space))))
    if chest:
        return Reason("5.6.5", "no-general-nor-city", (space,))
    return Reason("5.2.C2.5d", "no-army-nor-city", (space,))


def spend_point(s: HamilcarState, seat: int, verb: int, noun: int, chest: bool = False) -> None:
    """Carry out what one point pays for.

    [5.2.C2.5b, 5.2.C2.5c, 5.2.C2.5d, 5.2.C2.5e, 5.6.4, 5.6.5, 5.6.6, 2.3.F1, 2.3.F5]
    """
    if verb == CONTROL:
        take_control(s, seat, noun, "5.6.6" if chest else "5.2.C2.2a")
    elif verb == MIAT:
        s.miat |= 1 << noun
        s.tell("5.2.C2.5b", "miat-pc", noun)
    elif verb == REFIT:
        s.spent[seat] -= 1
        s.ready[seat] += 1
        s.tell("5.6.4" if chest else "5.2.C2.5c", "refitted", seat, 1)
    elif verb == SUPPLY:
        put(s, seat, noun, NEW_TRAIN)
        s.tell("5.6.5" if chest else "5.2.C2.5d", "placed-piece", seat, NEW_TRAIN, noun)
    elif verb == PAY:
        s.paid |= 1 << noun
        s.tell("17.2.B-Duilius3", "paid-for", noun)


class SpendPoints(Procedure):
    """5.2.C2.5 Points spent one by one, in any mix. [5.2.C2.5a, 5.6.7]"""

    SEQUENCE = ("spend",)
    CHOICES = {"spending": "5.2.C2.5a"}

    seat: Seat
    points: Number
    chest: Number = 0

    def spend(self, s: HamilcarState) -> None:
        """Point by point, as long as something can be bought. [5.2.C2.5a]"""
        if self.points > 0 and (can_spend(s, self.seat) or point_options(s, self.seat, bool(self.chest))):
            s.ask(self.seat, "spending")

    def spending_options(self, s: HamilcarState, seat: int) -> list[int]:
        """What one more point can buy, or an end. [5.2.C2.5a, 5.6.3]"""
        return [DONE, *own_turn_cards(s, seat), *point_options(s, seat, bool(self.chest))]

    def spending_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.points,)

    def spending_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb == REACT and verb + noun not in self.spending_options(s, seat):
            return own_turn_refusal(s, seat, noun)
        return point_refusal(s, seat, verb, noun, bool(self.chest))

    def spending(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """The point is spent; unspent ones are lost. [5.6.7]"""
        if verb == DONE:
            s.end(0)
            return
        self.go("spend")
        if verb == REACT:  # [17.1#17a]
            s.call(CorvusOrPunicFaith(seat, noun))
            return
        spend_point(s, seat, verb, noun, bool(self.chest))
        self.points -= 1


# ---- one Operation with a card ----


def raisers(s: HamilcarState, seat: int) -> list[int]:
    """Generals with whom a CU can be raised. [5.2.C2.3a, 5.2.C2.3b, 14.5.A2]"""
    found: list[int] = []
    for general in in_play(s, seat):
        space = space_of(s.place[general])
        if space < 0 or s.control[space] != seat or inside_besieged(s, general):
            continue
        own_province = province_owner(s, s.box.board.province[space]) == seat
        if own_province and fits(s, seat, space, NEW_CU):  # before a Besieged city he is not in it
            found.append(general)
    return found


def activation_refusal(s: HamilcarState, general: int, ops: int, trains: int) -> Reason:
    """Why a General on the map is not activated with so many points and STs. [5.2.C2.1a, 17.1#56a]"""
    if s.flamen == general and pcs_on_map(s, ROME) < s.box.flamen_price:
        return Reason("17.1#56a", "flamen-price", (general, s.box.flamen_price, pcs_on_map(s, ROME)))
    return Reason("5.2.C2.1a", "rating-too-high", (general, strategy_rating(s, general), ops, trains))


def raising_refusal(s: HamilcarState, seat: int, card: int, general: int) -> Reason:
    """Why no CU is raised with that General. [5.2.C2.3a, 5.2.C2.3b]"""
    space = space_of(s.place[general])
    if s.box.ops[card] < RAISING_OPS or not s.box.infantry[card]:
        return Reason("5.2.C2.3a", "card-raises-none", (card, RAISING_OPS, s.box.ops[card]))
    if s.box.side[general] != seat or space < 0:
        return Reason("5.2.C2.3a", "not-on-map", (general,))
    if inside_besieged(s, general):
        return Reason("5.2.C2.3b", "besieged", (space,))
    if s.control[space] != seat:
        return Reason("5.2.C2.3a", "not-controlled", (space,))
    if province_owner(s, s.box.board.province[space]) != seat:
        return Reason("5.2.C2.3a", "province-not-yours", (space,))
    return Reason("2.1.C2", "capacity", (space, max(0, room_inside(s, space))))


def building_refusal(s: HamilcarState, card: int) -> Reason:
    """Why a card builds no Warships. [5.2.C2.4a, 2.3.F2]"""
    if s.box.ops[card] < RAISING_OPS or not s.box.ships[card]:
        return Reason("5.2.C2.4a", "card-builds-none", (card, RAISING_OPS, s.box.ops[card]))
    return Reason("2.3.F2", "no-warship-left")


def operations(s: HamilcarState, seat: int, card: int) -> list[int]:
    """All Operations that a card allows, ascending. [5.2.C2a]"""
    ops = s.box.ops[card]
    found = [ACTIVATE + g for g in in_play(s, seat) if can_activate(s, g, ops + trains_for(s, g))]
    if ops >= RAISING_OPS:
        if s.box.infantry[card]:  # [2.4.A5]
            found += [RAISE + g for g in raisers(s, seat)]
        if s.box.ships[card] and warship_supply(s, seat) > 0:  # [2.4.A4]
            found.append(BUILD)
    found += point_options(s, seat, False)
    return found


def can_spend(s: HamilcarState, seat: int) -> bool:
    """Whether points of any card have a use, found without listing them all."""
    return s.spent[seat] > 0 or bool(control_targets(s, seat, 1))


def can_operate(s: HamilcarState, seat: int, card: int) -> bool:
    """Whether the card can be used for any Operation."""
    return can_spend(s, seat) or len(operations(s, seat, card)) > 0


class Operation(Procedure):
    """5.2.C2 One Operation with a card's points. [5.2.C2a, 2.4.A2]"""

    SEQUENCE = ("choose",)
    CHOICES = {"operation": "5.2.C2a"}

    seat: Seat
    card: Card

    def choose(self, s: HamilcarState) -> None:
        """One Operation with this card. [5.2.C2a]"""
        s.ask(self.seat, "operation")

    def operation_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Activate, place control, raise troops, build, or split the points. [5.2.C2a]"""
        return own_turn_cards(s, seat) + operations(s, seat, self.card)

    def operation_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.card, s.box.ops[self.card])

    def operation_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb + noun in self.operation_options(s, seat):
            return None
        if verb == ACTIVATE:
            if s.box.side[noun] != seat or s.place[noun] < 0:
                return Reason("5.2.C2.1a", "not-on-map", (noun,))
            return activation_refusal(s, noun, s.box.ops[self.card], trains_for(s, noun))
        if verb == RAISE:
            return raising_refusal(s, seat, self.card, noun)
        if verb == BUILD:
            return building_refusal(s, self.card)
        if verb == REACT:
            return own_turn_refusal(s, seat, noun)
        return point_refusal(s, seat, verb, noun, False)

    def operation(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """The Operation is carried out, STs making up for missing points. [5.2.C2.1d]"""
        if verb == ACTIVATE:  # 1 [5.2.C2.1a, 5.2.C2.1d]
            pay_trains(s, noun, strategy_rating(s, noun) - s.box.ops[self.card])
            s.call(Activation(seat=seat, general=noun))
        elif verb == RAISE:  # 3
            space = space_of(s.place[noun])
            put(s, seat, space, NEW_CU)
            s.tell("5.2.C2.3a", "placed-piece", seat, NEW_CU, space)
            s.call(CrowdOut(seat, space))  # [5.1.D3]
        elif verb == BUILD:  # 4
            built = min(s.box.ships[self.card], warship_supply(s, seat))
            s.ready[seat] += built
            s.tell("5.2.C2.4a", "new-warship", seat, built)
        elif verb == REACT:  # [17.1#17a]
            self.go("choose")
            s.call(CorvusOrPunicFaith(seat, noun))
        else:  # 2 and 5
            spend_point(s, seat, verb, noun)
            s.call(SpendPoints(seat, s.box.ops[self.card] - 1))
