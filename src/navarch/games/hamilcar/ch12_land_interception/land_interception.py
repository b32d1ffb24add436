"""12 Land Interception.

Interceptions are declared and combined in the Land Reactions (`ch10_land_reactions/`). [12.1.4, 12.1.8, 12.2.3, 12.4.1]
That a successful one bars the Pursuit stands there too. [12.2.4]
"""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..ch02_concepts.areas import is_inside, members, space_of
from ..ch02_concepts.cities import lift_sieges
from ..ch02_concepts.detachment import INTERCEPTION, Terms, reacting_areas, take, whole_group
from ..ch02_concepts.dice import RollDie
from ..ch02_concepts.failed import note_departure, note_failure
from ..ch02_concepts.generals import COMMAND_LIMIT, generals_at
from ..ch02_concepts.truce import truce_binds
from ..ch02_concepts.units import space_units
from ..kinds import General, Generals, Group, Space
from ..state import HamilcarState


def interceptors(s: HamilcarState, seat: int, space: int, active: int, army: Group) -> list[int]:
    """Generals next to the entered space who may try to Intercept, within the limits of a Detachment.

    [12.1.1, 12.1.2, 12.1.3, 12.1.5, 12.2.1, 12.2.2, 12.2.5, 12.2.6, 12.2.7]
    """
    if truce_binds(s, seat):  # [17.1#49a]
        return []
    if space_units(s, active, space) != army[0] + army[1] + army[2]:  # enemy Units other than the moving Army
        return []
    board = s.box.board
    found: list[int] = []
    for origin in board.roads[space]:
        if board.is_strait(origin, space):
            continue
        areas = reacting_areas(s, seat, origin, INTERCEPTION)
        for area in areas:
            for general in members(generals_at(s, seat, area)):
                terms = Terms(s, seat, general, areas, INTERCEPTION, 0, 0)
                if whole_group(s, terms, COMMAND_LIMIT) is not None:
                    found.append(general)
    return found


def interception_refusal(s: HamilcarState, seat: int, general: int, space: int,
                         army: Group) -> Reason:  # fmt: skip
    """Why a General may not try to Intercept. [12.1.1, 12.2.5, 12.2.6, 12.2.7, 17.1#49a]"""
    origin = space_of(s.place[general])
    if s.box.side[general] != seat or origin < 0 or origin not in s.box.board.roads[space]:
        return Reason("12.1.1", "not-adjacent", (general, space))
    if truce_binds(s, seat):
        return Reason("17.1#49a", "truce")
    if s.box.board.is_strait(origin, space):
        return Reason("12.2.5", "strait", (origin,))
    if space_units(s, 1 - seat, space) != army[0] + army[1] + army[2]:
        return Reason("12.2.6", "enemy-units-there", (space,))
    if is_inside(s.place[general]):
        return Reason("12.2.7", "hemmed-in", (general, origin))
    return Reason("12.1.1", "cannot-intercept", (general,))


class LandInterception(Procedure):
    """12.1 One declared Interception is resolved. The answer is 1 if it succeeds. [12.1.6]"""

    SEQUENCE = ("roll", "rolled")

    seat: Seat
    general: General
    space: Space
    cu: Number
    el: Number
    st: Number
    generals: Generals

    def roll(self, s: HamilcarState) -> None:
        """One die for the intercepting General. [12.1.6]"""
        s.call(RollDie(self.seat))

    def rolled(self, s: HamilcarState) -> None:
        """Up to his Battle Rating, with +1 into a strange space, he joins the battle. [12.1.6, 12.1.7]"""
        strange = s.control[self.space] == 1 - self.seat and not space_units(s, self.seat, self.space)
        space = space_of(s.place[self.general])
        counts = (self.cu, self.el, self.st)
        rating = s.box.battle[self.general]
        if strange:
            s.tell("12.1.7", "interception-bonus", self.space)
        if self.answer + int(strange) > rating:
            note_failure(s, space, counts, self.generals)  # they may not Avoid this Army later [11.2.3]
            s.tell("12.1.6", "interception-failed", self.general, rating)
            s.end(0)
            return
        areas = reacting_areas(s, self.seat, space, INTERCEPTION)
        note_departure(s, space, counts)
        take(s, self.seat, areas, self.space, counts, self.generals, 0)
        lift_sieges(s)  # the last besieger may have left [14.1.9]
        s.tell("12.1.6", "intercepted", self.general, self.space, rating)
        s.end(1)
