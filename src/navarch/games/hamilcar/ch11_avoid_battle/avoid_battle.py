"""11 Avoid Land Battle."""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import ESCAPE, GATES
from ..ch02_concepts.areas import inside, members
from ..ch02_concepts.cities import besieged, is_city, lift_sieges, room_inside, st_room_inside
from ..ch02_concepts.control import has_tribe
from ..ch02_concepts.detachment import AVOID_BATTLE, Terms, whole_group
from ..ch02_concepts.dice import RollDie
from ..ch02_concepts.generals import COMMAND_LIMIT, generals_at, has_admiral, move_generals
from ..ch02_concepts.units import cus, shift, space_units
from ..ch02_concepts.weariness import trim
from ..ch04_victory.displacement import Displacement
from ..ch15_miat_and_africa.africa import held_in_africa, leaves_africa
from ..kinds import NOTHING, General, Generals, Group, Space
from ..state import HamilcarState


def avoiders(s: HamilcarState, seat: int, space: int, came_from: int) -> list[int]:
    """Generals outside in the entered space who may try to Avoid, within the limits of a Detachment.

    A General without Units who stays is displaced later [11.1.9].
    [11.1.1, 11.1.2, 11.1.6, 11.2.1, 11.2.2, 11.2.3]
    """
    found: list[int] = []
    for general in members(generals_at(s, seat, space)):
        if s.failed >> general & 1:
            continue
        group = whole_group(s, Terms(s, seat, general, (space,), AVOID_BATTLE, 0, 0), COMMAND_LIMIT)
        if group is None:
            continue
        if ways_out(s, seat, space, came_from, group) or fits_inside(s, seat, space, (0, 0, 0)):
            found.append(general)
    return found


def ways_out(s: HamilcarState, seat: int, space: int, came_from: int, group: Group) -> list[int]:
    """Spaces to which a group could escape. [11.2.4, 11.2.5, 11.2.6, 11.2.7, 11.1.5]"""
    board = s.box.board
    found: set[int] = set()
    for other in board.roads[space]:
        if not board.is_strait(space, other) and shelter_there(s, seat, other, came_from, group):
            found.add(other)
    if has_admiral(s, group[3]):  # by one sea lane, never across Mare Tyrrhenum [2.2.D1b]
        loaded = group[0] + group[1] + group[2] > 0
        for other in board.lanes[space]:
            if s.control[other] != seat or not shelter_there(s, seat, other, came_from, group):
                continue
            if not (loaded and held_in_africa(s, seat) and leaves_africa(s, space, other)):
                found.add(other)
    return sorted(found)


def shelter_there(s: HamilcarState, seat: int, space: int, came_from: int, group: Group) -> bool:
    """Whether a neighbouring space takes an avoiding group in."""
    foe = 1 - seat
    if space == came_from or s.control[space] == foe or has_tribe(s, space) or space_units(s, foe, space):
        return False
    return group[0] + group[1] > 0 or not generals_at(s, foe, space)


def fits_inside(s: HamilcarState, seat: int, space: int, group: tuple[int, int, int]) -> bool:
    """Whether a group can slip inside the city of the space. [10.0.6]"""
    if not is_city(s, space) or s.control[space] != seat or besieged(s, space):
        return False
    return group[0] + group[1] <= room_inside(s, space) and group[2] <= st_room_inside(s, space)


class AvoidBattle(Procedure):
    """11.1 One General tries to slip away with his group. The answer is 1 if he does. [11.1.3, 11.1.4]"""

    SEQUENCE = ("roll", "rolled", "crowd_out", "finish")
    CHOICES = {"way_out": "11.1.7"}

    seat: Seat
    general: General
    space: Space
    came_from: Space
    cu: Number
    el: Number
    st: Number
    generals: Generals
    target: Space = NOTHING

    def group(self) -> Group:
        """Who was declared: CUs, Elephants, STs, Generals."""
        return self.cu, self.el, self.st, self.generals

    def roll(self, s: HamilcarState) -> None:
        """One die for the avoiding General. [11.1.7]"""
        s.call(RollDie(self.seat))

    def rolled(self, s: HamilcarState) -> None:
        """A result up to his Battle Rating succeeds; then the way is chosen. [11.1.7, 11.1.8]"""
        rating = s.box.battle[self.general]
        if self.answer <= rating and self.way_out_options(s, self.seat):
            s.ask(self.seat, "way_out")
        else:
            s.tell("11.1.8", "avoid-failed", self.general, rating)
            s.end(0)

    def way_out_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Neighbouring spaces, ports for an Admiral, or inside the city. [11.1.7, 11.1.5, 10.0.6]"""
        found = [ESCAPE + x for x in ways_out(s, seat, self.space, self.came_from, self.group())]
        if fits_inside(s, seat, self.space, (self.cu, self.el, self.st)):
            found.append(GATES)
        return sorted(found)

    def way_out_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.general,)

    def way_out_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb not in (GATES, ESCAPE) or verb + noun in self.way_out_options(s, seat):
            return None
        return self.gates_refusal(s) if verb == GATES else self.escape_refusal(s, noun)

    def gates_refusal(self, s: HamilcarState) -> Reason:
        """Why they do not slip inside. [10.0.6, 13.5.E2]"""
        if not is_city(s, self.space) or s.control[self.space] != self.seat:
            return Reason("10.0.6", "no-city-of-yours", (self.space,))
        if besieged(s, self.space):
            return Reason("10.0.4", "besieged", (self.space,))
        return Reason("10.0.6", "capacity", (self.space, room_inside(s, self.space)))

    def escape_refusal(self, s: HamilcarState, space: int) -> Reason:
        """Why they do not escape there. [11.1.5, 11.2.4, 11.2.5, 11.2.6, 11.2.7]"""
        board = s.box.board
        by_road = space in board.roads[self.space]
        if not by_road and space not in board.lanes[self.space]:
            return Reason("11.1.7", "no-road", (self.space, space))
        if space == self.came_from:
            return Reason("11.2.6", "enemy-came-from", (space,))
        if has_tribe(s, space):
            return Reason("11.2.7", "tribe", (space,))
        if s.control[space] == 1 - self.seat:
            return Reason("11.2.5", "enemy-pc", (space,))
        if space_units(s, 1 - self.seat, space):
            return Reason("11.2.5", "enemies-there", (space,))
        if not by_road or board.is_strait(space, self.space):
            return self.sea_refusal(s, space)
        return Reason("2.2.A4", "unguarded", (space,))

    def sea_refusal(self, s: HamilcarState, space: int) -> Reason:
        """Why they do not escape by sea. [11.1.5, 7.1.8]"""
        if not has_admiral(s, self.generals):
            strait = s.box.board.is_strait(space, self.space)
            return Reason("11.2.4", "strait", (space,)) if strait else Reason("11.1.5", "no-admiral")
        if s.control[space] != self.seat:
            return Reason("11.1.5", "not-controlled", (space,))
        return Reason("7.1.8", "miat-holds-back")

    def way_out(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """The declared pieces go there; no Reaction follows. [12.2.3]"""
        self.target = self.space if verb == GATES else noun
        area = inside(self.space) if verb == GATES else noun
        shift(s, seat, self.space, area, self.cu, self.el, self.st)
        move_generals(s, self.generals, area)
        trim(s, seat, self.space)
        lift_sieges(s)  # the last besieger may have left [14.1.9]
        s.tell("11.1.7", "avoided", self.general, self.target, s.box.battle[self.general])

    def crowd_out(self, s: HamilcarState) -> None:
        """A lone enemy General is displaced."""
        lonely = generals_at(s, 1 - self.seat, self.target)
        if lonely and not cus(s, 1 - self.seat, self.target):
            s.call(Displacement(lonely))

    def finish(self, s: HamilcarState) -> None:
        """He got away."""
        s.end(1)
