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
    TILES,
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

WIN: Final = 1_000_000
TILE_WORTH: Final[tuple[int, ...]] = (0, 0, 150, 200, 260, WIN)  # by the number owned afterwards
TILE_EXTRA: Final = {
    "hercules": 30,
    "perseus": 35,
    "antigone": 15,
    "temple_of_artemis": 30,
    "colossus_of_rhodes": 35,
    "hanging_gardens": 25,
    "statue_of_zeus": 20,
    "penthesilea": 15,
    "hamilcar": 15,
    "queen_of_sheba": 10,
    "castor_and_pollux": 10,
    "spartacus": 15,
    "nebuchadnezzar": 15,
    "ramses_ii": 15,
    "circe": 10,
    "gilgamesh": 8,
    "lighthouse_of_pharos": 8,
}
PLENTY: Final = 14  # with an income of so many tokens one has grown enough: from now on a tile in every round
PLENTY_WORTH: Final = 50
EXTRA: Final = tuple(TILE_EXTRA.get(name, 0) for name in TILES)


class Builder:
    """What a seat's builds are worth now."""

    def __init__(self, s: MareState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.rounds = horizon(s)
        self.commander = Commander(s, seat)
        standing = self.commander.standing
        self.owed = standing.owed
        self.levels = standing.levels
        self.gaps = standing.gaps[seat]
        self.rivals_lack = standing.lacking
        self.guards = [self.guard(track) for track in range(3)]
        self.types = types_of_income(self.owed, seat)
        self.plenty = total_income(self.owed, seat) >= PLENTY
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
            return 60
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
        lacking = self.rivals_lack[self.seat]
        value = 3 * levels
        if self.gaps[track]:
            value += 90 * levels // (lacking * lacking) if lacking <= 6 else 2 * levels
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
                worth = max(worth, 40 if ahead >= -1 else 8)
            if not lacking and ahead > 0:  # he has them all as the round ends: a tie would stop him
                worth = max(worth, 120 // ahead)
        return worth

    def tile(self, tile: int) -> int:
        """Heroes and Wonders: progress, power, levels."""
        s = self.s
        if tile == PYRAMIDS:
            return 2 * WIN
        owned = tile_count(s, self.seat) + 1
        if owned >= s.box.tiles_to_win:
            return WIN + EXTRA[tile]
        value = TILE_WORTH[owned] + EXTRA[tile] + (PLENTY_WORTH if self.plenty else 0)
        for track in (TRADE, CULTURE, MILITARY):
            value += self.title(track, s.box.bonus[tile][track]) if s.box.bonus[tile][track] else 0
        return value * 100 // tile_price(s, self.seat, tile)

    def yield_of(self, token: int) -> int:
        """One more of a token in each round."""
        has = self.owed[self.seat * TOKEN + token]
        if token == 0:  # coins alone make a set of any size: worth most to those who live on them
            return (10 if has + 1 >= self.types else 6) * self.rounds
        return (10 if not has else 6) * self.rounds

    def site(self, site: int) -> int:
        """Buildings by what they yield and count."""
        s = self.s
        kind = s.box.site_kind[site]
        province = s.box.site_province[site]
        if kind == CARAVAN:
            value = self.yield_of(s.box.site_good[site])
            return (value * 17 // 10 if s.built[s.box.market_of[province]] else value) + self.title(TRADE)
        if kind == MARKET:
            return sum(self.doubled(c, 6) for c in s.box.caravans_of[province]) + self.title(TRADE)
        if kind == TEMPLE:
            each = self.yield_of(0) // self.rounds
            return sum(self.doubled(c, each) for c in s.box.cities_of[province]) + self.title(CULTURE)
        temple = s.box.temple_of[province]
        value = self.yield_of(0) * (2 if temple >= 0 and s.built[temple] else 1)
        if kind == LEGENDARY:
            value += 10 * self.rounds + 12 * self.cities * self.cities + 16 * self.rival_cities * self.rival_cities
        return value + self.title(CULTURE)

    def doubled(self, site: int, each: int) -> int:
        """What doubling a producer brings; one that is not built yet counts little."""
        return each * self.rounds if self.s.built[site] else each * self.rounds // 4

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
        share = (best + second // 3) * (7 if self.sets > 1 else 5) // 10
        return standing + share - (15 if s.marker_stock[self.seat] == 1 else 0)

    def unit(self, verb: int, noun: int) -> int:
        """Legions, Fortresses and Triremes."""
        value = self.title(MILITARY)
        price = 3
        if verb in (CHEAP_LEGION, CHEAP_FORTRESS, CHEAP_TRIREME):
            price = 1
        if verb in (LEGION, CHEAP_LEGION):
            value += self.legion(noun)
        elif verb in (FORTRESS, CHEAP_FORTRESS):
            value += 10 * min(self.danger[noun], 3) + self.alarm(noun)
        elif verb in (TRIREME, CHEAP_TRIREME):
            value += self.trireme(noun)
        return value * 100 // price

    def legion(self, province: int) -> int:
        """Defence where opponents can come, and attack where one legion more makes it promising."""
        s = self.s
        own = s.legions[self.seat * LAND + province]
        value = 14 * max(0, min(3, self.danger[province] - own)) + max(0, self.alarm(province) - 8 * own)
        return value + self.raid(reach(s, self.seat, province))

    def alarm(self, province: int) -> int:
        """How much the capital needs a garrison: most when a rival lacks one great City for his victory."""
        if province != home(self.s, self.seat):
            return 0
        return (4, 6, 14, 50, 50)[min(self.rival_cities, 4)]

    def raid(self, reachable: int) -> int:
        """The best prize that one more legion in reach would bring, or help to bring."""
        best = 0
        while reachable:
            best = max(best, self.raids[(reachable & -reachable).bit_length() - 1])
            reachable &= reachable - 1
        return best

    def all_raids(self, force: list[int]) -> list[int]:
        """What one more legion would bring, or help to bring, in each province."""
        keen = 4 if has_power(self.s, self.seat, CAESAR) else 2  # a born attacker
        found = [0] * LAND
        for goal in range(LAND):
            prize = self.prizes[goal]
            if prize:
                lacking = self.commander.needed(goal) - force[goal]
                found[goal] = prize * keen // 16 if lacking <= 0 else prize * keen // (3 * lacking)
        return found

    def trireme(self, sea: int) -> int:
        """A trireme opens what lies across the sea."""
        s = self.s
        if s.triremes[self.seat * SEA + sea]:
            return 2
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
        return best * (6 if self.sets > 1 else 4) // 10


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
