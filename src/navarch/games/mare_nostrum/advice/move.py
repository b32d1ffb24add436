"""Advice for the Move and Battle Phase: whom to attack, with what, and what to take."""

from __future__ import annotations

from typing import Final

from ..actions import DONE, MARCH, OCCUPY, PILLAGE
from ..box.labels import CAESAR, CAPITAL, CARAVAN, CONTROL_SITE, LAND, LEGENDARY, MARKET, RAMSES, SEA, TEMPLE
from ..ch04_move_and_battle.land_movement import Marching
from ..ch04_move_and_battle.sea_movement import Sailing
from ..ch07_powers.powers import has_power
from ..definitions.adjacency import fleet, reach_by
from ..definitions.control import controlled, holder
from ..definitions.empires import home
from ..definitions.units import free_legions, opposed
from ..state import MareState
from .evaluate import horizon, standing_of
from .weights import (
    SHARE,
    W_CITY_MORE,
    W_CITY_STOP,
    W_CITY_TAKEN,
    W_DOUBLER_TAKEN,
    W_FORCE,
    W_KEEP,
    W_KEEP_ALARM,
    W_KEEP_FORTRESS,
    W_OCCUPY_LEGION,
    W_OCCUPY_STOP,
    W_PILLAGE_CARAVAN,
    W_PILLAGE_CITY,
    W_PILLAGE_DOUBLER,
    W_PILLAGE_STOP,
    W_PILLAGE_THREAT,
    W_PRIZE,
    W_PRIZE_BUILDING,
    W_PRIZE_LEADER,
    W_PRIZE_THREAT,
    W_PRODUCER_TAKEN,
    W_RELIEF,
    W_RELIEF_CITY,
    W_RELIEF_SITE,
    W_SEIZE,
    W_SEIZE_BUILT,
    W_STAY,
    WEIGHTS,
)

WIN: Final = 500_000


class Commander:
    """What a seat's conquests are worth now."""

    def __init__(self, s: MareState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.standing = standing_of(s)
        self.threats = self.standing.threats
        self.cities = self.standing.cities[seat]
        self.home = home(s, seat)
        self.w = WEIGHTS[seat]
        self.rounds = horizon(s, seat)
        self.per_legion = 7 + 2 * (s.box.caesar if has_power(s, seat, CAESAR) else 0)  # twice the mean of a die
        self.extra = 7 * s.box.ramses if has_power(s, seat, RAMSES) else 0

    def prize(self, province: int) -> int:
        """What conquering a province is worth."""
        s = self.s
        owner = s.control[province]
        if owner in (-1, self.seat):
            return self.relief(province) if owner == self.seat and opposed(s, self.seat, province) else 0
        w = self.w
        near = self.threats[owner]
        value = w[W_PRIZE] + near * w[W_PRIZE_THREAT] // SHARE + max(0, near - 50) * w[W_PRIZE_LEADER] // SHARE
        for site in s.box.sites_of[province]:
            if s.built[site] and holder(s, site) != self.seat:
                value += self.building(site, owner) * w[W_PRIZE_BUILDING] // SHARE
        return value

    def relief(self, province: int) -> int:
        """What it is worth to drive opponents from a province of one's own."""
        w = self.w
        value = w[W_RELIEF]
        for site in self.s.box.sites_of[province]:
            taker = self.s.occupier[site]
            if taker not in (-1, self.seat):
                value += w[W_RELIEF_CITY if self.must_break(site, taker) else W_RELIEF_SITE]
        return value

    def building(self, site: int, owner: int) -> int:
        """What taking a building from its owner is worth."""
        w = self.w
        kind = self.s.box.site_kind[site]
        if kind in (CAPITAL, LEGENDARY):
            value = w[W_CITY_TAKEN] + w[W_CITY_MORE] * self.cities
            if self.cities + 1 >= self.s.box.cities_to_win:
                value += WIN
            if self.standing.cities[owner] >= self.s.box.cities_to_win - 1:
                value += w[W_CITY_STOP]
            return value
        return w[W_DOUBLER_TAKEN if kind in (MARKET, TEMPLE) else W_PRODUCER_TAKEN] * self.rounds

    def needed(self, province: int) -> int:
        """How many legions would destroy the strongest defender in one battle, about."""
        s = self.s
        hits = 0
        for other in range(s.players):
            if other != self.seat:
                hits = max(hits, defenders(s, other, province))
        twice = self.w[W_FORCE] * hits - 1 - self.extra  # about twice the total that as many hits take
        return max(1, -(-twice // self.per_legion))

    def keep(self, province: int, danger: list[int]) -> int:
        """How many legions should stay."""
        s = self.s
        if opposed(s, self.seat, province):
            return 0
        if province == self.home and danger[province]:
            rival = self.standing.rival_cities(self.seat)
            stay = self.w[W_KEEP_FORTRESS if s.fortress[province] == self.seat else W_KEEP]
            return stay + (self.w[W_KEEP_ALARM] if rival >= s.box.cities_to_win - 1 else 0)
        return 0

    def site_score(self, verb: int, site: int) -> int:
        """Pillage or occupation of one site."""
        s = self.s
        province = s.box.site_province[site]
        owner = s.control[province]
        legions = s.legions[self.seat * LAND + province]
        if s.occupier[site] == self.seat and verb == OCCUPY:
            return 0
        w = self.w
        if verb == PILLAGE:
            kind = s.box.site_kind[site]
            doubler = kind in (MARKET, TEMPLE)
            gain = w[W_PILLAGE_CARAVAN if kind == CARAVAN else W_PILLAGE_DOUBLER if doubler else W_PILLAGE_CITY]
            near = self.threats[owner] * w[W_PILLAGE_THREAT] // SHARE
            return gain + near + (w[W_PILLAGE_STOP] if self.must_break(site, owner) else 0)
        if s.box.site_kind[site] == CONTROL_SITE:
            built = sum(s.built[other] for other in s.box.sites_of[province])
            return w[W_SEIZE_BUILT] * built + w[W_SEIZE]
        worth = self.building(site, owner) + w[W_OCCUPY_LEGION] * (legions - 1)
        return worth + (w[W_OCCUPY_STOP] if self.must_break(site, owner) else 0)

    def must_break(self, site: int, owner: int) -> bool:
        """Whether the site brings its owner near the victory by four Cities."""
        near = self.standing.cities[owner] >= self.s.box.cities_to_win - 1
        return near and self.s.box.site_kind[site] in (CAPITAL, LEGENDARY)


def defenders(s: MareState, seat: int, province: int) -> int:
    """Hits needed to destroy a seat's units, a fortress for its cancelled hit too."""
    return s.legions[seat * LAND + province] + (2 if s.fortress[province] == seat else 0)


def choose_target(s: MareState, seat: int, marching: Marching, danger: list[int]) -> tuple[int, int, int]:
    """The best province to attack now, mask of the provinces to march from, and its worth; -1: none."""
    commander = Commander(s, seat)
    ready = [0] * LAND
    goals = [0] * LAND
    reachable = 0
    for province in range(LAND):
        if not s.legions[seat * LAND + province]:
            continue
        here = free_legions(s, seat, province) - marching.arrived[province] - commander.keep(province, danger)
        if here > 0 and not marching.march_bar(s, seat, province):
            ready[province] = here
            goals[province] = marching.goals(s, seat, province)
            reachable |= goals[province]
    best = (-1, 0, 0)
    for goal in range(LAND):
        prize = commander.prize(goal) if reachable >> goal & 1 else 0
        if prize <= 0:
            continue
        there = s.legions[seat * LAND + goal]
        sources = 0
        force = there
        for province in range(LAND):
            if goals[province] >> goal & 1:
                sources |= 1 << province
                force += ready[province]
        needed = commander.needed(goal)
        if sources and force >= needed and there < needed + 1:
            value = prize * 10 // (needed + 1)
            if value > best[2]:
                best = (goal, sources, value)
    return best


def march_scores(s: MareState, seat: int, legal: list[int], danger: list[int]) -> list[int]:
    """March where a promising attack can be made, else stay."""
    marching = s.find(Marching)
    assert marching is not None
    goal, sources, value = choose_target(s, seat, marching, danger)
    scores: list[int] = []
    for action in legal:
        if action == DONE:
            scores.append(100 + WEIGHTS[seat][W_STAY])
        elif MARCH <= action < MARCH + LAND and sources >> action - MARCH & 1 and goal >= 0:
            scores.append(100 + value)
        else:
            scores.append(0)
    return scores


def enter_score(s: MareState, seat: int, commander: Commander, goal: int) -> int:
    """The promising attack among the provinces in reach."""
    prize = commander.prize(goal)
    if not prize:
        return 1 if controlled(s, seat) >> goal & 1 else 0
    there = s.legions[seat * LAND + goal]
    needed = commander.needed(goal)
    if there > needed:
        return 2
    return 10 + prize * 10 // (needed + 1)


def forces(s: MareState, seat: int) -> list[int]:
    """How many of the seat's legions could be in each province after one move."""
    force = [0] * LAND
    add_arrivals(s, seat, force)
    return force


def add_arrivals(s: MareState, seat: int, force: list[int]) -> None:
    """Add to each province how many legions of the seat could be there after one move."""
    ships = fleet(s, seat)
    for province in range(LAND):
        count = s.legions[seat * LAND + province]
        if count:
            goals = reach_by(s, ships, province) | 1 << province
            while goals:
                goal = (goals & -goals).bit_length() - 1
                force[goal] = force[goal] + count
                goals &= goals - 1


class Raids:
    """What a seat's legions could take: prizes are the same wherever its triremes lie."""

    def __init__(self, s: MareState, seat: int) -> None:
        commander = Commander(s, seat)
        self.prizes = [commander.prize(goal) for goal in range(LAND)]
        self.needed = [commander.needed(goal) if self.prizes[goal] else 0 for goal in range(LAND)]

    def value(self, s: MareState, seat: int) -> int:
        """The best prize that the seat's legions could take with its triremes where they are."""
        force = forces(s, seat)
        best = 0
        for goal in range(LAND):
            prize = self.prizes[goal]
            if prize and force[goal]:
                needed = self.needed[goal]
                best = max(best, prize * 10 // (needed + 1) if force[goal] >= needed else prize // (needed + 1))
        return best


def sail_plans(s: MareState, seat: int) -> tuple[int, list[tuple[int, int, int]]]:
    """What the fleet is worth as it lies, and after each move of one trireme: (worth, from, to)."""
    sailing = s.find(Sailing)
    assert sailing is not None
    raids = Raids(s, seat)
    now = raids.value(s, seat)
    plans: list[tuple[int, int, int]] = []
    base = seat * SEA
    for origin in range(SEA):
        if sailing.sail_bar(s, origin):
            continue
        for goal in range(SEA):
            if s.box.links[origin] >> goal & 1:
                s.triremes[base + origin] -= 1
                s.triremes[base + goal] += 1
                plans.append((raids.value(s, seat), origin, goal))
                s.triremes[base + origin] += 1
                s.triremes[base + goal] -= 1
    return now, plans
