"""Advice for the Build Phase: every item by what it brings, for each resource of its price."""

from __future__ import annotations

from typing import Final

from ..actions import (
    BUILD,
    CHEAP_FORTRESS,
    CHEAP_LEGION,
    CHEAP_TRIREME,
    CONTROL,
    DONE,
    FORTRESS,
    FREE_CONTROL,
    LEGION,
    MUSTER,
    RECRUIT,
    TRIREME,
)
from ..box.labels import (
    CAESAR,
    CARAVAN,
    CULTURE,
    LAND,
    LEGENDARY,
    MARKET,
    MILITARY,
    PYRAMIDS,
    SEA,
    TEMPLE,
    TOKEN,
    TRADE,
)
from ..ch03_build.build_costs import tile_price
from ..ch07_powers.powers import has_power, tile_count
from ..definitions.adjacency import in_play, reach, reach_of_all
from ..definitions.empires import home
from ..definitions.units import opposed
from ..state import MareState
from .evaluate import horizon, total_income, types_of_income
from .hand_worth import Purse
from .move import Commander, add_arrivals, forces
from .weights import (
    SHARE,
    W_ALARM_NONE,
    W_ALARM_OWN,
    W_CARAVAN,
    W_CARAVAN_MARKET,
    W_CITY,
    W_COIN,
    W_COIN_MOST,
    W_CONTROL,
    W_CONTROL_POOR,
    W_CONTROL_RICH,
    W_CONTROL_SECOND,
    W_DONE,
    W_FORTRESS,
    W_FORTRESS_DANGER,
    W_GUARD,
    W_GUARD_AHEAD,
    W_GUARD_LAST,
    W_LAST_MARKER,
    W_LEGENDARY,
    W_LEGENDARY_OWN,
    W_LEGENDARY_RIVAL,
    W_LEGION,
    W_LEGION_DANGER,
    W_LEVEL,
    W_MARKET,
    W_MARKET_YIELD,
    W_PLENTY,
    W_PLENTY_FROM,
    W_RAID_CAESAR,
    W_RAID_NEAR,
    W_RAID_SURE,
    W_TEMPLE,
    W_TILE_TWO,
    W_TILES,
    W_TITLE_FAR,
    W_TITLE_NEAR,
    W_TRIREME,
    W_TRIREME_MORE,
    W_TRIREME_POOR,
    W_TRIREME_RICH,
    W_UNBUILT,
    W_YIELD_MORE,
    W_YIELD_NEW,
    WEIGHTS,
)

WIN: Final = 1_000_000


class Builder:
    """What a seat's builds are worth now."""

    def __init__(self, s: MareState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.w = WEIGHTS[seat]
        self.rounds = horizon(s, seat)
        self.commander = Commander(s, seat)
        standing = self.commander.standing
        self.owed = standing.owed
        self.levels = standing.levels
        self.gaps = standing.gaps[seat]
        self.rivals_lack = standing.lacking
        self.guards = [self.guard(track) for track in range(3)]
        self.types = types_of_income(self.owed, seat)
        self.plenty = total_income(self.owed, seat) >= self.w[W_PLENTY_FROM]
        self.cities = standing.cities[seat]
        self.rival_cities = standing.rival_cities(seat)
        self.danger = land_danger(s, seat)
        self.sets = sum(Purse(s, seat).held) // 3
        self.prizes = [self.commander.prize(province) for province in range(LAND)]
        self.raids = self.all_raids(forces(s, seat))
        self.controls = [-1] * LAND  # what Control of each province is worth, once asked for
        self.linked = -1

    def score(self, verb: int, noun: int) -> int:
        """Worth for each resource spent, times 100; stopping is worth a little."""
        if verb == DONE:
            return self.w[W_DONE]
        if verb == RECRUIT:
            return self.tile(noun)
        if verb == BUILD:
            return self.site(noun) * 100 // self.s.box.site_price[self.s.box.site_kind[noun]]
        if verb == CONTROL:
            return self.control(noun) * 100 // self.s.box.control_price
        if verb == FREE_CONTROL:
            return self.control(noun) * 100 + 5000
        if verb == MUSTER:
            return 9000 + noun
        return self.unit(verb, noun)

    def title(self, track: int, levels: int = 1) -> int:
        """What levels on a track are worth: most when three titles are within reach, or to stop a rival."""
        w = self.w
        lacking = self.rivals_lack[self.seat]
        value = w[W_LEVEL] * levels
        if self.gaps[track]:
            value += w[W_TITLE_NEAR] * levels // (lacking * lacking) if lacking <= 6 else w[W_TITLE_FAR] * levels
        value += self.guards[track] * levels
        return value

    def guard(self, track: int) -> int:
        """Extra worth of a level that keeps a rival from his third title. [6.4-1]"""
        s = self.s
        worth = 0
        for rival, lacking in enumerate(self.rivals_lack):
            if rival == self.seat or s.leader[track] == rival:
                continue
            ahead = self.levels[track * s.players + rival] - self.levels[track * s.players + self.seat]
            if s.leader.count(rival) >= 2 and ahead <= 2:
                worth = max(worth, self.w[W_GUARD if ahead >= -1 else W_GUARD_AHEAD])
            if not lacking and ahead > 0:  # he has them all as the round ends: a tie would stop him
                worth = max(worth, self.w[W_GUARD_LAST] // ahead)
        return worth

    def tile(self, tile: int) -> int:
        """Heroes and Wonders: progress, power, levels."""
        s = self.s
        if tile == PYRAMIDS:
            return 2 * WIN
        owned = tile_count(s, self.seat) + 1
        if owned >= s.box.tiles_to_win:
            return WIN + self.w[W_TILES + tile]
        value = self.w[W_TILE_TWO - 2 + owned] + self.w[W_TILES + tile] + (self.w[W_PLENTY] if self.plenty else 0)
        for track in (TRADE, CULTURE, MILITARY):
            value += self.title(track, s.box.bonus[tile][track]) if s.box.bonus[tile][track] else 0
        return value * 100 // tile_price(s, self.seat, tile)

    def yield_of(self, token: int) -> int:
        """One more of a token in each round."""
        has = self.owed[self.seat * TOKEN + token]
        if token == 0:  # coins alone make a set of any size: worth most to those who live on them
            return self.w[W_COIN_MOST if has + 1 >= self.types else W_COIN] * self.rounds
        return self.w[W_YIELD_MORE if has else W_YIELD_NEW] * self.rounds

    def site(self, site: int) -> int:
        """Buildings by what they yield and count."""
        s = self.s
        w = self.w
        kind = s.box.site_kind[site]
        province = s.box.site_province[site]
        if kind == CARAVAN:
            value = self.yield_of(s.box.site_good[site])
            if s.built[s.box.market_of[province]]:
                value = value * w[W_CARAVAN_MARKET] // SHARE
            return value + w[W_CARAVAN] + self.title(TRADE)
        if kind == MARKET:
            brought = sum(self.doubled(c, w[W_MARKET_YIELD]) for c in s.box.caravans_of[province])
            return brought + w[W_MARKET] + self.title(TRADE)
        if kind == TEMPLE:
            each = self.yield_of(0) // self.rounds
            brought = sum(self.doubled(c, each) for c in s.box.cities_of[province])
            return brought + w[W_TEMPLE] + self.title(CULTURE)
        temple = s.box.temple_of[province]
        value = self.yield_of(0) * (2 if temple >= 0 and s.built[temple] else 1)
        if kind == LEGENDARY:
            value += w[W_LEGENDARY] * self.rounds + w[W_LEGENDARY_OWN] * self.cities * self.cities
            value += w[W_LEGENDARY_RIVAL] * self.rival_cities * self.rival_cities
        return value + w[W_CITY] + self.title(CULTURE)

    def doubled(self, site: int, each: int) -> int:
        """What doubling a producer brings; one that is not built yet counts little."""
        return each * self.rounds if self.s.built[site] else each * self.rounds * self.w[W_UNBUILT] // SHARE

    def control(self, province: int) -> int:
        """What Control of a province is worth, worked out once."""
        if self.controls[province] < 0:
            self.controls[province] = self.control_worth(province)
        return self.controls[province]

    def control_worth(self, province: int) -> int:
        """A province is worth part of what may be built in it; more with resources left to build there."""
        s = self.s
        standing = best = second = 0
        for site in s.box.sites_of[province]:
            worth = self.site(site)
            if s.built[site]:
                standing += worth
            elif worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
        w = self.w
        most = best + second * w[W_CONTROL_SECOND] // SHARE
        share = most * w[W_CONTROL_RICH if self.sets > 1 else W_CONTROL_POOR] // SHARE + w[W_CONTROL]
        return standing + share + (w[W_LAST_MARKER] if s.marker_stock[self.seat] == 1 else 0)

    def unit(self, verb: int, noun: int) -> int:
        """Legions, Fortresses and Triremes."""
        value = self.title(MILITARY)
        price = 3
        if verb in (CHEAP_LEGION, CHEAP_FORTRESS, CHEAP_TRIREME):
            price = 1
        if verb in (LEGION, CHEAP_LEGION):
            value += self.w[W_LEGION] + self.legion(noun)
        elif verb in (FORTRESS, CHEAP_FORTRESS):
            value += self.w[W_FORTRESS] + self.w[W_FORTRESS_DANGER] * min(self.danger[noun], 3) + self.alarm(noun)
        elif verb in (TRIREME, CHEAP_TRIREME):
            value += self.w[W_TRIREME] + self.trireme(noun)
        return value * 100 // price

    def legion(self, province: int) -> int:
        """Defence where opponents can come, and attack where one legion more makes it promising."""
        s = self.s
        own = s.legions[self.seat * LAND + province]
        value = self.w[W_LEGION_DANGER] * max(0, min(3, self.danger[province] - own))
        value += max(0, self.alarm(province) + self.w[W_ALARM_OWN] * own)
        return value + self.raid(reach(s, self.seat, province))

    def alarm(self, province: int) -> int:
        """How much the capital needs a garrison: most when a rival lacks one great City for his victory."""
        if province != home(self.s, self.seat):
            return 0
        return self.w[W_ALARM_NONE + min(self.rival_cities, 3)]

    def raid(self, reachable: int) -> int:
        """The best prize that one more legion in reach would bring, or help to bring."""
        best = 0
        while reachable:
            best = max(best, self.raids[(reachable & -reachable).bit_length() - 1])
            reachable &= reachable - 1
        return best

    def all_raids(self, force: list[int]) -> list[int]:
        """What one more legion would bring, or help to bring, in each province."""
        w = self.w
        keen = w[W_RAID_CAESAR] if has_power(self.s, self.seat, CAESAR) else SHARE
        found = [0] * LAND
        for goal in range(LAND):
            prize = self.prizes[goal]
            if prize:
                lacking = self.commander.needed(goal) - force[goal]
                part = w[W_RAID_SURE] if lacking <= 0 else w[W_RAID_NEAR]
                found[goal] = prize * part * keen // (SHARE * SHARE * max(1, lacking))
        return found

    def trireme(self, sea: int) -> int:
        """A trireme opens what lies across the sea."""
        s = self.s
        if s.triremes[self.seat * SEA + sea]:
            return self.w[W_TRIREME_MORE]
        if self.linked < 0:
            self.linked = reach_of_all(s, self.seat, s.held[self.seat])
        best = 0
        coast = s.box.shore[sea]
        while coast:
            province = (coast & -coast).bit_length() - 1
            coast &= coast - 1
            owner = s.control[province]
            if owner < 0:
                fresh = in_play(s) >> province & 1 and not self.linked >> province & 1
                if fresh and not opposed(s, self.seat, province):
                    best = max(best, self.control(province))
            elif owner != self.seat:
                best = max(best, self.prizes[province] // (1 + self.commander.needed(province)))
        return best * self.w[W_TRIREME_RICH if self.sets > 1 else W_TRIREME_POOR] // SHARE


def land_danger(s: MareState, seat: int) -> list[int]:
    """How many opposing legions could enter each of the seat's provinces in one move."""
    danger = [0] * LAND
    for other in range(s.players):
        if other != seat:
            add_arrivals(s, other, danger)
    for province in range(LAND):
        if s.control[province] != seat:
            danger[province] = 0
    return danger
