"""1.1 Collect Commodities and Coins."""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.procedure import Procedure
from ..actions import PASS, PICK, TAKE_COIN, TAKE_LEGENDARY
from ..box.labels import COIN, COLOSSUS, GOODS, LAND, LEGENDARY, TOKEN, TRADE
from ..ch05_leadership.leader_tracks import levels_on
from ..ch07_powers.powers import owner_of
from ..ch10_heroes.heroes import legion_as_caravan
from ..ch11_wonders.wonders import artemis_coins, colossus_bar
from ..definitions.control import holder
from ..definitions.resources import gain, tell_income
from ..kinds import Site, Sites
from ..reasons import because
from ..state import MareState
from .legendary_commodities import DrawLegendary, no_legendary_left


class CollectPhase(Procedure):
    """1.1 Collect Commodities and Coins: all at once, then legendary draws, then the Colossus. [1.1-7]"""

    SEQUENCE = ("cities_and_caravans", "legendary_cities", "colossus")
    CHOICES = {"colossus_good": "11.COLOSSUS-1"}

    def cities_and_caravans(self, s: MareState) -> None:
        """Coins and commodities; where tokens run short they go round in track order. [1.1-1, 1.1-3, 9-3]

        The occupier of a Building collects instead of the Controlling Player, who keeps the rest; he needs
        no Units there, and war does not stop his income. [4.3.2-2, 4.3.2-3, CT-3, 4.2.1-4]
        """
        owed = [0] * (s.players * TOKEN)
        for province in range(LAND):
            add_city_income(s, province, owed)
            add_caravan_income(s, province, owed)
        for seat in range(s.players):
            owed[seat * TOKEN + COIN] += artemis_coins(s, seat)
        order = track_order(s)
        for token in range(1 + GOODS):
            hand_out(s, token, owed, order)
        for seat in order:
            tell_income(s, "1.1-1", "1.1-3", owed, seat)
            extra = min(artemis_coins(s, seat), owed[seat * TOKEN + COIN])
            if extra:
                s.tell("11.ARTEMIS-1", "coins-of-artemis", s.empire[seat], extra, seat)

    def legendary_cities(self, s: MareState) -> None:
        """Each Legendary City gives a Coin and a Legendary Commodity, in track order. [1.1-5, 1.2-1]"""
        s.call(LegendaryIncome())

    def colossus(self, s: MareState) -> None:
        """After all have collected, its owner takes a commodity of his choice. [11.COLOSSUS-1]"""
        owner = owner_of(s, COLOSSUS)
        if owner >= 0:
            s.ask(owner, "colossus_good")

    def colossus_good_options(self, s: MareState, seat: int) -> list[int]:
        """A commodity of which a token is left, or none."""
        return [PASS, *(PICK + good for good in range(GOODS) if not colossus_bar(s, good))]

    def colossus_good_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why that commodity cannot be taken."""
        return because(colossus_bar(s, noun), noun) if verb == PICK else None

    def colossus_good(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """The choice is announced to all. [11.COLOSSUS-2]"""
        if verb == PICK:
            gain(s, seat, 1 + noun, s.box.colossus)
            s.tell("11.COLOSSUS-2", "colossus-picked", s.empire[seat], noun, seat)


def add_city_income(s: MareState, province: int, owed: list[int]) -> None:
    """A Coin for each City, one more by the Temple of the same player. [1.1-1, 1.1-2, CI-2, CI-4, 4.3.2-6]"""
    if s.control[province] < 0:  # [9-7]
        return
    priest = holder(s, s.box.temple_of[province])
    for site in s.box.cities_of[province]:
        seat = holder(s, site)
        if seat < 0:
            continue
        kind = s.box.site_kind[site]
        coins = s.box.coins_of_kind[kind]
        if priest == seat and kind != LEGENDARY:  # whose Temple leaves a choice [1.1-6]
            coins += s.box.temple_coins_of_kind[kind]
        owed[seat * TOKEN + COIN] = owed[seat * TOKEN + COIN] + coins


def add_caravan_income(s: MareState, province: int, owed: list[int]) -> None:
    """The commodity of each Caravan, one more by the Market of the same player.

    A Market, like a Temple, yields nothing by itself. [1.1-3, 1.1-4, 4.3.2-7, 4.3.2-8]
    """
    trader = holder(s, s.box.market_of[province])
    for site in s.box.caravans_of[province]:
        seat = holder(s, site) if s.built[site] else legion_as_caravan(s, site)
        if seat >= 0:
            more = s.box.market_goods if trader == seat else 0
            place = seat * TOKEN + s.box.site_good[site]
            owed[place] = owed[place] + s.box.caravan_goods + more


def hand_out(s: MareState, token: int, owed: list[int], order: list[int]) -> None:
    """Hand out one kind of token, one at a time in order while any are left; the rest is lost. [9-3]"""
    left = [owed[seat * TOKEN + token] for seat in order]
    while s.reserve[token] and any(left):
        for i, seat in enumerate(order):
            if left[i]:
                left[i] -= gain(s, seat, token)
    for i, seat in enumerate(order):
        owed[seat * TOKEN + token] -= left[i]
        if left[i]:
            s.tell("9-3", "reserve-short", s.empire[seat], left[i], token, seat)


def track_order(s: MareState) -> list[int]:
    """Seats by Trade level, highest first; among equals round the table from the Trade Leader. [Q100]"""
    first = s.leader[TRADE]
    round_table = [(first + i) % s.players for i in range(s.players)]
    levels = levels_on(s, TRADE)
    return sorted(round_table, key=levels.__getitem__, reverse=True)


class LegendaryIncome(Procedure):
    """1.1, 1.2 The yield of the Legendary Cities beyond their Coins, player by player. [1.1-5, CI-7]"""

    SEQUENCE = ("next_city", "temple", "again")
    CHOICES = {"temple_gift": "1.1-6"}

    site: Site = -1
    done: Sites = 0

    def next_city(self, s: MareState) -> None:
        """The next Legendary City in the order of the players gives one Legendary Commodity. [1.1-5]"""
        for seat in track_order(s):
            for site in s.box.legendary_cities:
                if not self.done >> site & 1 and holder(s, site) == seat:
                    self.site = site
                    self.done |= 1 << site
                    s.call(DrawLegendary(seat, s.box.legendary_yield))
                    return
        s.end()

    def temple(self, s: MareState) -> None:
        """With the Temple of the province it gives one more, of either kind. [1.1-6]"""
        seat = holder(s, self.site)
        if holder(s, s.box.temple_of[s.box.site_province[self.site]]) == seat:
            s.ask(seat, "temple_gift")

    def temple_gift_options(self, s: MareState, seat: int) -> list[int]:
        """A Coin, or a Legendary Commodity where one is left."""
        return [TAKE_COIN] if no_legendary_left(s) else [TAKE_COIN, TAKE_LEGENDARY]

    def temple_gift_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why there is no Legendary Commodity."""
        return because(no_legendary_left(s)) if verb == TAKE_LEGENDARY else None

    def temple_gift(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """The City brings it."""
        if verb == TAKE_COIN:
            got = gain(s, seat, COIN, s.box.temple_gift_coins)
            s.tell("1.1-6", "took-coins", s.empire[seat], got, seat)
        else:
            s.call(DrawLegendary(seat, s.box.temple_gift_legendary))

    def again(self, s: MareState) -> None:
        """And again."""
        self.go("next_city")
