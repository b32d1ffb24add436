"""4.3 Conquests: pillage, occupy, convert."""

from __future__ import annotations

from ...engine.event import Reason
from ...engine.kind import Number, Seat
from ...engine.procedure import Procedure
from .actions import (
    COIN,
    CONVERT,
    DONE,
    OCCUPY,
    PASS,
    PILLAGE,
    REMOVE,
    SACRIFICE,
    SETTLE,
    TAKE_COIN,
    TAKE_LEGENDARY,
)
from .bars import (
    CAPITAL_BARRED,
    CHOSEN_HERE,
    FREE,
    LINK_LOST,
    LINK_MISSING,
    LINK_STANDS,
    NO_ICON,
    NO_LEGION_FOR_IT,
    NO_LEGION_THERE,
    NO_MARKER,
    NO_POWER,
    NOBODYS_LAND,
    NOT_A_CARAVAN,
    NOT_ALONE,
    NOT_BUILT,
    NOT_ON_MARKER,
    NOT_SETTLED_HERE,
    OCCUPY_IN_ORDER,
    OTHER_OPTION,
    OWN_LAND,
    POWER_USED,
    SETTLED,
    SITE_TAKEN,
    because,
)
from .board import controlled, demolish, free_legions, gain, garrisons, opposed, reach, release, remove_legion
from .box import CARAVAN, CONTROL_SITE, LEGENDARY, MARKET, TEMPLE
from .collect import DrawLegendary, no_legendary_left
from .kinds import Province, Provinces, Site
from .state import LAND, MareState
from .tiles import CIRCE, HAMILCAR, SHEBA, has_power, is_used, use


def linked(s: MareState, seat: int, province: int) -> bool:
    """Whether the province is adjacent to, or adjoining, another one the seat controls. [4.3.3-1, Q62]"""
    return reach(s, seat, province) & controlled(s, seat) != 0


def change_control(s: MareState, seat: int, province: int) -> None:
    """The seat's marker replaces the other one: all buildings there are his. [4.3.3-5, Q106]"""
    s.marker_stock[s.control[province]] += 1
    s.marker_stock[seat] -= 1
    s.control[province] = seat
    s.occupier[s.box.control_of[province]] = -1


class Exchange(Procedure):
    """4.3.3 Markers that his legions still stand on are exchanged as his turn begins. [4.3.3-4]"""

    SEQUENCE = ("choose", "again")
    CHOICES = {"exchange": "4.3.3-4"}

    seat: Seat

    def choose(self, s: MareState) -> None:
        """He is asked while there is something to choose."""
        if len(self.exchange_options(s, self.seat)) == 1:
            s.end()
        else:
            s.ask(self.seat, "exchange")

    def exchange_options(self, s: MareState, seat: int) -> list[int]:
        """Every marker he may exchange or remove, or no more."""
        converts = [CONVERT + p for p in range(LAND) if not self.exchange_bar(s, seat, CONVERT, p)]
        removes = [REMOVE + p for p in range(LAND) if not self.exchange_bar(s, seat, REMOVE, p)]
        return [DONE, *converts, *removes]

    def exchange_bar(self, s: MareState, seat: int, verb: int, province: int) -> int:
        """With a link the marker is replaced, without one it is only removed. [4.3.3-1, 9-6]"""
        if s.occupier[s.box.control_of[province]] != seat:
            return NOT_ON_MARKER
        if linked(s, seat, province):
            if verb == REMOVE:
                return LINK_STANDS
            return FREE if s.marker_stock[seat] else NO_MARKER  # [Q27]
        return FREE if verb == REMOVE else LINK_LOST

    def exchange_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why that marker cannot be exchanged or removed."""
        if verb not in (CONVERT, REMOVE):
            return None
        return because(self.exchange_bar(s, seat, verb, noun), noun)

    def exchange(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """The marker is exchanged or removed."""
        if verb == DONE:
            s.end()
        elif verb == CONVERT:
            former = s.empire[s.control[noun]]
            change_control(s, seat, noun)
            s.tell("4.3.3-4", "converted", s.empire[seat], noun, former, seat)
        else:
            former = s.control[noun]
            s.marker_stock[former] += 1
            s.control[noun] = -1
            s.occupier[s.box.control_of[noun]] = -1
            s.tell("9-6", "marker-removed", s.empire[seat], noun, s.empire[former], seat)

    def again(self, s: MareState) -> None:
        """And again."""
        self.go("choose")


class Conquests(Procedure):
    """4.3 In each conquered Province one of three courses, or none; and Circe's legions. [4.3-2, 4.3-5, O-3]"""

    SEQUENCE = ("choose", "again")
    CHOICES = {"conquest": "4.3-2"}

    seat: Seat
    settled: Provinces = 0  # mask of the provinces for which the choice has been made

    def choose(self, s: MareState) -> None:
        """He is asked while there is something to choose."""
        if len(self.conquest_options(s, self.seat)) == 1:
            s.end()
        else:
            s.ask(self.seat, "conquest")

    def conquest_options(self, s: MareState, seat: int) -> list[int]:
        """Pillage, occupation and settling wherever they are possible, or no more."""
        places = [p for p in range(LAND) if s.legions[seat * LAND + p]]
        sites = [site for p in places for site in (*s.box.sites_of[p], s.box.control_of[p])]
        found = [DONE]
        for verb in (PILLAGE, OCCUPY, SETTLE):
            found += [verb + site for site in sites if not self.conquest_bar(s, seat, verb, site)]
        return found

    def conquest_bar(self, s: MareState, seat: int, verb: int, site: int) -> int:
        """Why that cannot be done on that site. [4.3-2]"""
        if verb == SETTLE:
            return settle_bar(s, seat, site)
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
            s.occupier[noun] = seat
            s.tell("10.CIRCE-1", "settled", s.empire[seat], noun, seat)
        else:
            self.settled |= 1 << province
            fresh = 0 if s.occupier[s.box.control_of[province]] == seat else 1
            release(s, province, seat)
            if verb == PILLAGE:
                s.call(Pillage(seat, noun))
            elif s.box.site_kind[noun] == CONTROL_SITE:
                s.call(OccupyMarker(seat, province, fresh))
            else:
                s.call(OccupyBuildings(seat, province, noun))

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


def occupy_bar(s: MareState, seat: int, site: int) -> int:
    """A Building, or with Circe an empty Caravan site. [4.3.2-1, 10.CIRCE-1, Q38]"""
    if s.built[site]:
        return FREE
    if s.box.site_kind[site] == CARAVAN and has_power(s, seat, CIRCE):
        return FREE
    return NOT_BUILT


def marker_bar(s: MareState, seat: int, province: int) -> int:
    """The Control Marker needs a link and is printed in Capital City Provinces. [4.3.3-1, 4.3.3-2]"""
    if s.box.capital_mask >> province & 1:
        return CAPITAL_BARRED
    return FREE if linked(s, seat, province) else LINK_MISSING


def settle_bar(s: MareState, seat: int, site: int) -> int:
    """Circe: a legion on an empty Caravan site of an own or uncontrolled Province. [10.CIRCE-1, 10.CIRCE-2, Q38]"""
    if not has_power(s, seat, CIRCE):
        return NO_POWER
    province = s.box.site_province[site]
    if s.box.site_kind[site] != CARAVAN:
        return NOT_A_CARAVAN
    if s.built[site]:
        return SITE_TAKEN
    if s.control[province] not in (-1, seat) or opposed(s, seat, province):
        return NOT_SETTLED_HERE
    if s.occupier[site] >= 0:
        return SETTLED
    return FREE if free_legions(s, seat, province) else NO_LEGION_FOR_IT


class Pillage(Procedure):
    """4.3.1 One Building is destroyed at once, and pays. [4.3.1-1]"""

    SEQUENCE = ("destroy", "legendary_choice")
    CHOICES = {"spoils": "4.3.1-6"}

    seat: Seat
    site: Site

    def destroy(self, s: MareState) -> None:
        """The counter goes to the reserve, a legion stands on the empty site. [4.3.1-2, 4.3.1-7]"""
        seat, site = self.seat, self.site
        kind = s.box.site_kind[site]
        demolish(s, site)
        s.occupier[site] = seat
        s.tell("4.3.1-1", "pillaged", s.empire[seat], site, s.box.site_province[site], seat)
        double = has_power(s, seat, HAMILCAR)  # [10.HAMILCAR-1]
        if kind == CARAVAN:  # [4.3.1-4]
            count = s.box.hamilcar_goods if double else s.box.pillage_good
            got = gain(s, seat, s.box.site_good[site], count)
            s.tell("4.3.1-4", "pillage-gain", s.empire[seat], got, s.box.site_good[site], seat)
        elif kind == LEGENDARY:
            if double:
                self.take_coins(s, 1)
                s.call(DrawLegendary(seat))
        elif kind not in (MARKET, TEMPLE):  # those two pay nothing [4.3.1-3, 4.3.1-5]
            self.take_coins(s, s.box.hamilcar_coins if double else s.box.pillage_coin)

    def take_coins(self, s: MareState, count: int) -> None:
        """Coins come from the reserve."""
        got = gain(s, self.seat, COIN, count)
        s.tell("4.3.1-3", "pillage-gain", s.empire[self.seat], got, COIN, self.seat)

    def legendary_choice(self, s: MareState) -> None:
        """A Legendary City pays a Coin or a Legendary Commodity, as he likes. [4.3.1-6]"""
        if s.box.site_kind[self.site] == LEGENDARY and not has_power(s, self.seat, HAMILCAR):
            s.ask(self.seat, "spoils")

    def spoils_options(self, s: MareState, seat: int) -> list[int]:
        """A Coin, or a Legendary Commodity where one is left."""
        return [TAKE_COIN] if no_legendary_left(s) else [TAKE_COIN, TAKE_LEGENDARY]

    def spoils_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why there is no Legendary Commodity."""
        return because(no_legendary_left(s)) if verb == TAKE_LEGENDARY else None

    def spoils(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """He gains it."""
        if verb == TAKE_COIN:
            self.take_coins(s, 1)
        else:
            s.call(DrawLegendary(seat))


class OccupyBuildings(Procedure):
    """4.3.2 Several Buildings are occupied, one Legion on each, in the order of the sites. [4.3.2-1]"""

    SEQUENCE = ("place", "choose")
    CHOICES = {"occupation": "4.3.2-1"}

    seat: Seat
    province: Province
    site: Site

    def place(self, s: MareState) -> None:
        """He controls it from now on, and it counts on his tracks. [4.3.2-1, 4.3.2-4, 4.3.4-1]"""
        s.occupier[self.site] = self.seat
        s.tell("4.3.2-1", "occupied", s.empire[self.seat], self.site, self.province, self.seat)

    def choose(self, s: MareState) -> None:
        """He is asked while there is something to choose."""
        if len(self.occupation_options(s, self.seat)) == 1:
            s.end()
        else:
            s.ask(self.seat, "occupation")

    def occupation_options(self, s: MareState, seat: int) -> list[int]:
        """A further building of the province, or no more."""
        sites = s.box.sites_of[self.province]
        return [DONE, *(OCCUPY + site for site in sites if not self.occupation_bar(s, seat, site))]

    def occupation_bar(self, s: MareState, seat: int, site: int) -> int:
        """Why a further legion cannot occupy that site. [4.3.2-1]"""
        if s.box.site_province[site] != self.province or s.box.site_kind[site] == CONTROL_SITE:
            return OTHER_OPTION
        if site <= self.site:
            return OCCUPY_IN_ORDER
        return occupy_bar(s, seat, site) or (FREE if free_legions(s, seat, self.province) else NO_LEGION_FOR_IT)

    def occupation_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why that building cannot be occupied."""
        return because(self.occupation_bar(s, seat, noun), self.province) if verb == OCCUPY else None

    def occupation(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """The next legion is placed."""
        if verb == DONE:
            s.end()
        else:
            self.site = noun
            self.go("place")


class OccupyMarker(Procedure):
    """4.3.3 A Legion is put on the opponent's Control Marker. [4.3.3-3]"""

    SEQUENCE = ("place", "convert_at_once")
    CHOICES = {"quick_conversion": "10.SHEBA-1"}

    seat: Seat
    province: Province
    fresh: Number  # 1: no legion of his stood on the marker before this turn

    def place(self, s: MareState) -> None:
        """The marker stays for the time being; its owner goes on collecting. [4.3.3-3, 4.3.3-6]"""
        s.occupier[s.box.control_of[self.province]] = self.seat
        s.tell("4.3.3-3", "marker-occupied", s.empire[self.seat], self.province, self.seat)

    def convert_at_once(self, s: MareState) -> None:
        """The Queen of Sheba may convert it in the turn in which it is first occupied. [10.SHEBA-1]"""
        if self.fresh and not self.sheba_bar(s, self.seat):
            s.ask(self.seat, "quick_conversion")

    def sheba_bar(self, s: MareState, seat: int) -> int:
        """Once a round, and with a marker in stock."""
        if not has_power(s, seat, SHEBA):
            return NO_POWER
        if is_used(s, seat, SHEBA):
            return POWER_USED
        return FREE if s.marker_stock[seat] else NO_MARKER

    def quick_conversion_options(self, s: MareState, seat: int) -> list[int]:
        """To convert at once, or to wait."""
        return [PASS, SACRIFICE]

    def quick_conversion(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """The occupying Legion is given up for it. [10.SHEBA-2, 9-2]"""
        if verb == SACRIFICE:
            former = s.empire[s.control[self.province]]
            use(s, seat, SHEBA)
            remove_legion(s, seat, self.province)
            change_control(s, seat, self.province)
            s.tell("10.SHEBA-1", "converted-at-once", s.empire[seat], self.province, former, seat)
