"""4.3.2 Occupy Several Buildings.

4.3.2-2, 4.3.2-3, 4.3.2-6, 4.3.2-7, 4.3.2-8 what occupied Buildings yield, and the others:
`ch01_collect/commodities_and_coins.py`. 4.3.2-5 victory: `ch06_victory`.
4.3.2-9 a Legion that leaves: `land_movement.py`.
"""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.kind import Seat
from ....engine.procedure import Procedure
from ..actions import DONE, OCCUPY
from ..box.labels import CARAVAN, CIRCE, CONTROL_SITE
from ..ch07_powers.powers import has_power
from ..definitions.units import free_legions
from ..kinds import Province, Site
from ..reasons import FREE, NO_LEGION_FOR_IT, NOT_BUILT, OCCUPIED_ALREADY, OTHER_OPTION, because
from ..state import MareState


class OccupyBuildings(Procedure):
    """4.3.2 Several Buildings are occupied, one Legion on each, in any order. [4.3.2-1]"""

    SEQUENCE = ("place", "choose")
    CHOICES = {"occupation": "4.3.2-1"}

    seat: Seat
    province: Province
    site: Site

    def place(self, s: MareState) -> None:
        """He controls it from now on, and it counts on his tracks. [4.3.2-1, 4.3.2-4, 4.3.4-1]"""
        s.occupier[self.site] = self.seat
        if s.built[self.site]:
            s.tell("4.3.2-1", "occupied", s.empire[self.seat], self.site, self.province, self.seat)
        else:  # [Q38]
            s.tell("10.CIRCE-1", "settled", s.empire[self.seat], self.site, self.seat)

    def choose(self, s: MareState) -> None:
        """He is asked while there is something to choose."""
        further = self.occupation_options(s, self.seat)
        if len(further) > 1:
            s.ask(self.seat, "occupation")
            s.known = further

    def occupation_options(self, s: MareState, seat: int) -> list[int]:
        """A further building of the province, or no more."""
        sites = s.box.sites_of[self.province]
        return [DONE] + [OCCUPY + site for site in sites if not self.occupation_bar(s, seat, site)]

    def occupation_bar(self, s: MareState, seat: int, site: int) -> int:
        """Why a further legion cannot occupy that site. [4.3.2-1]"""
        if s.box.site_province[site] != self.province or s.box.site_kind[site] == CONTROL_SITE:
            return OTHER_OPTION
        if s.occupier[site] == seat:
            return OCCUPIED_ALREADY
        return occupy_bar(s, seat, site) or (FREE if free_legions(s, seat, self.province) else NO_LEGION_FOR_IT)

    def occupation_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why that building cannot be occupied."""
        return because(self.occupation_bar(s, seat, noun), self.province) if verb == OCCUPY else None

    def occupation(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """The next legion is placed."""
        if verb == OCCUPY:
            self.site = noun
            self.go("place")


def occupy_bar(s: MareState, seat: int, site: int) -> int:
    """A Building, or with Circe an empty Caravan site. [4.3.2-1, 10.CIRCE-1, Q38]"""
    if s.built[site]:
        return FREE
    if s.box.site_kind[site] == CARAVAN and has_power(s, seat, CIRCE):
        return FREE
    return NOT_BUILT
