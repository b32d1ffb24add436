"""4.3 Conquests: who is a Conqueror, and which of three courses he takes.

4.3-3, 4.3-4 what a battle leaves occupied: `battle.py`. 4.3.4-1 the tracks follow by themselves: `ch05_leadership`.
4.3.5-1 building in an occupied Capital City Province: `ch03_build/control.py`.
"""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.kind import Seat
from ....engine.procedure import Procedure
from ..actions import DONE, OCCUPY, PILLAGE, SETTLE
from ..box.labels import CIRCE, CONTROL_SITE, LAND, SITES
from ..ch07_powers.powers import has_power
from ..ch10_heroes.heroes import settle_bar, shifting_from
from ..definitions.buildings import stands
from ..definitions.units import free_legions, garrisons, release
from ..kinds import Provinces, Sites
from ..reasons import (
    CHOSEN_HERE,
    FREE,
    NO_ICON,
    NO_LEGION_THERE,
    NO_POWER,
    NOBODYS_LAND,
    NOT_ALONE,
    NOT_BUILT,
    OWN_LAND,
    because,
)
from ..state import MareState
from .convert_control import OccupyMarker, marker_bar
from .occupy_buildings import OccupyBuildings, occupy_bar
from .pillage import Pillage


class Conquests(Procedure):
    """4.3 In each conquered Province one of three courses, or none; and Circe's legions. [4.3-2, 4.3-5, O-3]"""

    SEQUENCE = ("choose", "again")
    CHOICES = {"conquest": "4.3-2"}

    seat: Seat
    settled: Provinces = 0  # mask of the provinces for which the choice has been made
    placed: Sites = 0  # mask of the sites on which Circe's legions were placed

    def choose(self, s: MareState) -> None:
        """He is asked while there is something to choose."""
        conquests = self.conquest_options(s, self.seat)
        if len(conquests) == 1:
            s.end()
        else:
            s.ask(self.seat, "conquest")
            s.known = conquests

    def conquest_options(self, s: MareState, seat: int) -> list[int]:
        """Pillage, occupation and settling wherever they are possible, or no more."""
        pillages = [DONE]
        occupations: list[int] = []
        for province in range(LAND):
            if self.settled >> province & 1 or conqueror_bar(s, seat, province):
                continue
            for site in s.box.sites_of[province]:
                if s.built[site]:
                    pillages.append(PILLAGE + site)
                if not occupy_bar(s, seat, site):
                    occupations.append(OCCUPY + site)
            if not marker_bar(s, seat, province):
                occupations.append(OCCUPY + s.box.control_of[province])
        return pillages + occupations + self.settle_options(s, seat)

    def settle_options(self, s: MareState, seat: int) -> list[int]:
        """Caravan sites for Circe's legions. [10.CIRCE-1]"""
        if not has_power(s, seat, CIRCE):
            return []
        return [SETTLE + site for site in range(len(SITES)) if not settle_bar(s, seat, site, self.placed)]

    def conquest_bar(self, s: MareState, seat: int, verb: int, site: int) -> int:
        """Why that cannot be done on that site. [4.3-2]"""
        if verb == SETTLE:
            return settle_bar(s, seat, site, self.placed)
        province = s.box.site_province[site]
        bar = conqueror_bar(s, seat, province)
        if bar:
            return bar
        if self.settled >> province & 1:
            return CHOSEN_HERE
        if verb == PILLAGE:
            if s.box.site_kind[site] == CONTROL_SITE:
                return NO_ICON
            return FREE if s.built[site] else NOT_BUILT
        return marker_bar(s, seat, province) if s.box.site_kind[site] == CONTROL_SITE else occupy_bar(s, seat, site)

    def conquest_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why that cannot be done there."""
        if verb not in (PILLAGE, OCCUPY, SETTLE):
            return None
        province = s.box.site_province[noun]
        bar = self.conquest_bar(s, seat, verb, noun)
        if bar == NO_POWER:
            return Reason("10.CIRCE-1", "no-power", (CIRCE,))
        others = garrisons(s, province) & ~(1 << seat)
        other = s.empire[(others & -others).bit_length() - 1] if others else -1
        return because(bar, province, other)

    def conquest(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """A new choice lifts what he occupied in the Province before. [4.3-5, Q56]"""
        province = s.box.site_province[noun]
        if verb == DONE:
            s.end()
        elif verb == SETTLE:
            self.settle(s, seat, noun)
        else:
            self.settled |= 1 << province
            fresh = 0 if s.occupier[s.box.control_of[province]] == seat else 1
            self.leave_sites(s, seat, province, noun)
            if verb == PILLAGE:
                s.call(Pillage(seat, noun))
            elif s.box.site_kind[noun] == CONTROL_SITE:
                s.call(OccupyMarker(seat, province, fresh))
            else:
                s.call(OccupyBuildings(seat, province, noun))

    def leave_sites(self, s: MareState, seat: int, province: int, chosen: int) -> None:
        """What he occupied before is free again, but for the site that he chooses once more. [4.3-5, Q56]"""
        for site in s.box.places_of[province]:
            if s.occupier[site] == seat and site != chosen:
                s.tell("4.3-5", "lifted" if stands(s, site) else "left-empty-site", s.empire[seat], site, seat)
        release(s, province, seat)

    def settle(self, s: MareState, seat: int, site: int) -> None:
        """A free legion is placed, or one that stands on another site of the Province. [10.CIRCE-1, 10.CIRCE-2]"""
        if free_legions(s, seat, s.box.site_province[site]):
            s.tell("10.CIRCE-1", "settled", s.empire[seat], site, seat)
        else:
            left = shifting_from(s, seat, site, self.placed)
            s.occupier[left] = -1
            s.tell("10.CIRCE-2", "resettled", s.empire[seat], left, site, seat)
        s.occupier[site] = seat
        self.placed |= 1 << site

    def again(self, s: MareState) -> None:
        """And again."""
        self.go("choose")


def conqueror_bar(s: MareState, seat: int, province: int) -> int:
    """A Conqueror is alone with Units in a Province that an opponent controls. [4.3-1, D-8, Q54]"""
    if not s.legions[seat * LAND + province]:
        return NO_LEGION_THERE
    owner = s.control[province]
    if owner < 0:
        return NOBODYS_LAND
    if owner == seat:
        return OWN_LAND
    return FREE if garrisons(s, province) == 1 << seat else NOT_ALONE
