"""4.3.3 Convert Provincial Control."""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import CONVERT, DONE, PASS, REMOVE, SACRIFICE
from ..box.labels import LAND, SHEBA
from ..ch07_powers.powers import use
from ..ch10_heroes.heroes import sheba_bar
from ..definitions.adjacency import reach
from ..definitions.control import controlled
from ..definitions.units import remove_legion
from ..kinds import Province
from ..reasons import CAPITAL_BARRED, FREE, LINK_LOST, LINK_MISSING, LINK_STANDS, NO_MARKER, NOT_ON_MARKER, because
from ..state import MareState


def linked(s: MareState, seat: int, province: int) -> bool:
    """Whether the province is adjacent to, or adjoining, another one the seat controls. [4.3.3-1, Q62]"""
    return reach(s, seat, province) & controlled(s, seat) != 0


def marker_bar(s: MareState, seat: int, province: int) -> int:
    """The Control Marker needs a link and is printed in Capital City Provinces. [4.3.3-1, 4.3.3-2]"""
    if s.box.capital_mask >> province & 1:
        return CAPITAL_BARRED
    return FREE if linked(s, seat, province) else LINK_MISSING


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
        if self.fresh and not sheba_bar(s, self.seat):
            s.ask(self.seat, "quick_conversion")

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


class Exchange(Procedure):
    """4.3.3 Markers that his legions still stand on are exchanged as his turn begins. [4.3.3-4]"""

    SEQUENCE = ("choose", "again", "lacking_markers")
    CHOICES = {"exchange": "4.3.3-4"}

    seat: Seat

    def choose(self, s: MareState) -> None:
        """He is asked while there is something to choose."""
        exchanges = self.exchange_options(s, self.seat)
        if len(exchanges) == 1:
            self.go("lacking_markers")
        else:
            s.ask(self.seat, "exchange")
            s.known = exchanges

    def exchange_options(self, s: MareState, seat: int) -> list[int]:
        """Every marker he may exchange or remove, or no more."""
        occupied = [p for p in range(LAND) if s.occupier[s.box.control_of[p]] == seat]
        found = [DONE] + [CONVERT + p for p in occupied if not self.exchange_bar(s, seat, CONVERT, p)]
        return found + [REMOVE + p for p in occupied if not self.exchange_bar(s, seat, REMOVE, p)]

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
            self.go("lacking_markers")
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

    def lacking_markers(self, s: MareState) -> None:
        """An exchange that is due and must wait for a marker is told. [4.3.3-4, C-7, Q27]"""
        for province in range(LAND if s.listening else 0):
            if self.exchange_bar(s, self.seat, CONVERT, province) == NO_MARKER:
                s.tell("4.3.3-4", "exchange-waits", s.empire[self.seat], province, self.seat)


def change_control(s: MareState, seat: int, province: int) -> None:
    """The seat's marker replaces the other one: all buildings there are his. [4.3.3-5, Q106]"""
    s.marker_stock[s.control[province]] += 1
    s.marker_stock[seat] -= 1
    s.control[province] = seat
    s.occupier[s.box.control_of[province]] = -1
