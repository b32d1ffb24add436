"""4.1.2 Land Movement.

4.1.2-6 to 4.1.2-8 the battles that follow: `land_battles.py`.
"""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.kind import Seat
from ....engine.procedure import Procedure
from ..actions import DONE, ENTER, LIFT, MARCH
from ..box.labels import LAND
from ..ch11_wonders.wonders import at_peace
from ..definitions.adjacency import in_play, reach
from ..definitions.buildings import stands
from ..definitions.units import free_legions
from ..kinds import NumbersByProvince, Province
from ..reasons import (
    ALL_ON_SITES,
    FREE,
    LEGIONS_MOVED,
    NO_LEGION_HERE,
    NOT_IN_REACH,
    NOT_YOUR_LEGION,
    NOWHERE_TO_GO,
    OUT_OF_PLAY,
    PEACE_BARS,
    because,
)
from ..state import MareState


class Marching(Procedure):
    """4.1.2 Land Movement: each Legion once, by land or over a chain of Triremes. [4.1-1, 4.1.2-1, 4.1-3]"""

    SEQUENCE = ("choose_legion", "choose_province", "again")
    CHOICES = {"march": "4.1.2-1", "enter": "4.1.2-1"}

    seat: Seat
    arrived: NumbersByProvince  # legions that have moved into each province in this turn
    origin: Province = -1

    def choose_legion(self, s: MareState) -> None:
        """He chooses a legion."""
        marches = self.march_options(s, self.seat)
        if len(marches) == 1:
            s.end()
        else:
            s.ask(self.seat, "march")
            s.known = marches

    def march_options(self, s: MareState, seat: int) -> list[int]:
        """Any legion that has not moved, or the end of land movement."""
        marches = [DONE]
        lifts: list[int] = []
        for province in range(LAND):
            count = s.legions[seat * LAND + province]
            if count:  # whoever occupies anything has a legion there
                goals = self.goals(s, seat, province) != 0
                standing = 0
                for site in s.box.places_of[province]:
                    if s.occupier[site] == seat:
                        standing += 1
                        if goals:
                            lifts.append(LIFT + site)
                if goals and count - standing > self.arrived[province]:
                    marches.append(MARCH + province)
        return marches + lifts

    def march_bar(self, s: MareState, seat: int, province: int) -> int:
        """A legion that stands on no site and has not moved. [4.1.2-1, 4.1.2-5]"""
        count = s.legions[seat * LAND + province]
        if not count:
            return NO_LEGION_HERE
        if count <= self.arrived[province]:
            return LEGIONS_MOVED
        if free_legions(s, seat, province) <= self.arrived[province]:
            return ALL_ON_SITES
        return FREE if self.goals(s, seat, province) else NOWHERE_TO_GO

    def lift_bar(self, s: MareState, seat: int, site: int) -> int:
        """A legion that occupies something may leave it. [Q104]"""
        if s.occupier[site] != seat:
            return NOT_YOUR_LEGION
        return FREE if self.goals(s, seat, s.box.site_province[site]) else NOWHERE_TO_GO

    def goals(self, s: MareState, seat: int, origin: int) -> int:
        """Mask of the provinces a legion may enter from there: adjacent or adjoining, none of a partner in peace.

        [4.1.2-2, 4.1.2-3, 4.1.2-4, 11.ZEUS-5]
        """
        mask = reach(s, seat, origin)
        partner = s.peace[seat]
        if partner >= 0:
            for province in range(LAND):
                if s.control[province] == partner:
                    mask &= ~(1 << province)
        return mask

    def march_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why no legion can march from there."""
        if verb == MARCH:
            return because(self.march_bar(s, seat, noun), noun)
        if verb == LIFT:
            return because(self.lift_bar(s, seat, noun), s.box.site_province[noun])
        return None

    def march(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """That legion will march."""
        if verb == DONE:
            s.end()
        elif verb == LIFT:  # what the legion leaves is free again at once [4.3.2-9]
            self.origin = s.box.site_province[noun]
            s.occupier[noun] = -1
            s.tell("4.3.2-9", "lifted" if stands(s, noun) else "left-empty-site", s.empire[seat], noun, seat)
        else:
            self.origin = noun

    def choose_province(self, s: MareState) -> None:
        """He chooses a province."""
        s.ask(self.seat, "enter")

    def enter_options(self, s: MareState, seat: int) -> list[int]:
        """Any province in reach."""
        goals = self.goals(s, seat, self.origin)
        return [ENTER + p for p in range(LAND) if goals >> p & 1]

    def enter_bar(self, s: MareState, seat: int, province: int) -> int:
        """Why that province cannot be entered. [4.1.2-1]"""
        if self.goals(s, seat, self.origin) >> province & 1:
            return FREE
        if not in_play(s) >> province & 1:
            return OUT_OF_PLAY
        owner = s.control[province]
        if owner >= 0 and at_peace(s, seat, owner):  # [11.ZEUS-5]
            return PEACE_BARS
        return NOT_IN_REACH

    def enter_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why the legion cannot enter it."""
        return because(self.enter_bar(s, seat, noun), noun, self.origin) if verb == ENTER else None

    def enter_facts(self, s: MareState, seat: int) -> tuple[int, ...]:
        """The facts of the prompt."""
        return (self.origin,)

    def enter(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """The legion stands free there until the end of the turn. [Q104]"""
        s.legions[seat * LAND + self.origin] -= 1
        s.legions[seat * LAND + noun] += 1
        self.arrived[noun] += 1
        if s.box.border[self.origin] >> noun & 1:
            s.tell("4.1.2-1", "marched", s.empire[seat], self.origin, noun, seat)
        else:
            s.tell("4.1.2-2", "shipped", s.empire[seat], self.origin, noun, seat)

    def again(self, s: MareState) -> None:
        """And again."""
        self.go("choose_legion")
