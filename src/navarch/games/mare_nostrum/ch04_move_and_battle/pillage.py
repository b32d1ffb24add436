"""4.3.1 Pillage One Building."""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.kind import Seat
from ....engine.procedure import Procedure
from ..actions import TAKE_COIN, TAKE_LEGENDARY
from ..box.labels import CARAVAN, COIN, HAMILCAR, LEGENDARY, MARKET, TEMPLE
from ..ch01_collect.legendary_commodities import DrawLegendary, no_legendary_left
from ..ch10_heroes.heroes import coins_of_pillage, goods_of_pillage, takes_both
from ..definitions.buildings import demolish
from ..definitions.resources import gain
from ..kinds import Site
from ..reasons import because
from ..state import MareState


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
        if takes_both(s, seat) and kind not in (MARKET, TEMPLE):
            s.tell("10.HAMILCAR-1", "power-used", s.empire[seat], HAMILCAR, seat)
        if kind == CARAVAN:  # [4.3.1-4]
            got = gain(s, seat, s.box.site_good[site], goods_of_pillage(s, seat))
            s.tell("4.3.1-4", "pillage-gain", s.empire[seat], got, s.box.site_good[site], seat)
        elif kind == LEGENDARY:
            if takes_both(s, seat):
                self.take_coins(s, "10.HAMILCAR-1", s.box.hamilcar_legendary_coins)
                s.call(DrawLegendary(seat, s.box.hamilcar_legendary))
        elif kind in (MARKET, TEMPLE):  # [4.3.1-5]
            s.tell("4.3.1-5", "pillage-pays-nothing", s.empire[seat], seat)
        else:  # [4.3.1-3]
            self.take_coins(s, "4.3.1-3", coins_of_pillage(s, seat, kind))

    def take_coins(self, s: MareState, rule: str, count: int) -> None:
        """Coins come from the reserve."""
        got = gain(s, self.seat, COIN, count)
        s.tell(rule, "pillage-gain", s.empire[self.seat], got, COIN, self.seat)

    def legendary_choice(self, s: MareState) -> None:
        """A Legendary City pays a Coin or a Legendary Commodity, as he likes. [4.3.1-6]"""
        if s.box.site_kind[self.site] == LEGENDARY and not takes_both(s, self.seat):
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
            self.take_coins(s, "4.3.1-6", s.box.pillage_coins[LEGENDARY])
        else:
            s.call(DrawLegendary(seat, s.box.pillage_legendary))
