"""5.2.C2.1 Activating a General: what it costs, what he can do instead of moving. [5.2.C2.1a, 17.2]"""

from __future__ import annotations

from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..box.labels import AREAS, ON_MAP, ROME, SEA
from ..ch02_concepts.areas import inside, space_of
from ..ch02_concepts.cities import besieged, is_city, lift_sieges, open_gates
from ..ch02_concepts.control import pcs_on_map
from ..ch02_concepts.generals import strategy_rating
from ..ch02_concepts.units import add_sts
from ..ch02_concepts.weariness import MOST
from ..ch04_victory.remove_pcs import FOR_FLAMEN, MAP_ONLY, RemovePCs
from ..ch07_movement.movement import MOVEMENT_POINTS, Movement
from ..ch15_other_rules.seamanship import naval_range
from ..ch17_2_generals.when_activated import ActivatedAbility
from ..kinds import General
from ..state import HamilcarState


def trains_for(s: HamilcarState, general: int) -> int:
    """STs in a General's space that can help to activate him. [2.3.D1b, 5.2.C2.1d]"""
    first = s.box.side[general] * AREAS
    found = 0
    for area in train_areas(s, general):
        found += s.st[first + area]
    return found


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
        add_sts(s, seat, area, -paid)
        missing -= paid
        if paid:
            s.tell("2.3.D1b", "train-spent", seat, space_of(area), paid)


def can_activate(s: HamilcarState, general: int, rating: int) -> bool:
    """Whether a General can be activated with so many points. [5.2.C2.1a, 7.1.9, 17.1#56a]"""
    if s.standing[general] != ON_MAP or s.place[general] == SEA or s.activated >> general & 1:
        return False
    if s.flamen == general and pcs_on_map(s, ROME) < s.box.flamen_price:
        return False
    return strategy_rating(s, general) <= rating


class Activation(Procedure):
    """5.2.C2.1 One General is activated: an ability, movement, a Siege. [5.2.C2.1b, 5.2.C2.1c]"""

    SEQUENCE = ("price", "ability", "move", "finish")

    seat: Seat
    general: General
    points: Number = 0  # Movement Points and naval range that a card gives instead of the usual
    reach: Number = 0
    flags: Number = 0

    def price(self, s: HamilcarState) -> None:
        """Flamen Martialis, once. [17.1#56a]"""
        s.activated |= 1 << self.general
        s.failed = 0
        s.failed_units = []
        s.entered = 0
        s.tell("5.2.C2.1a", "activated", self.general, space_of(s.place[self.general]))
        if s.flamen == self.general:
            s.flamen = -1
            s.call(RemovePCs(ROME, s.box.flamen_price, MAP_ONLY, FOR_FLAMEN))

    def ability(self, s: HamilcarState) -> None:
        """What his card lets him do as he is activated. [17.2]"""
        s.call(ActivatedAbility(self.seat, self.general, self.flags))

    def move(self, s: HamilcarState) -> None:
        """Movement with 4 MPs, or what a card or earlier marches leave him, unless his ability took it all. [7.1.1]"""
        if self.answer:
            return
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
