"""Advice for the Move and Battle Phase: whom to attack, with what, and what to take."""

from __future__ import annotations

from typing import Final

from .actions import DONE, MARCH, OCCUPY, PILLAGE
from .battle import land_bonus, land_dice
from .board import controlled, free_legions, garrisons, holder, home, opposed
from .box import CAPITAL, CARAVAN, CONTROL_SITE, LEGENDARY, MARKET, TEMPLE
from .move import Marching
from .prospects import income, threat
from .state import LAND, MareState
from .tracks import all_levels
from .victory import great_cities

WIN: Final = 500_000


class Commander:
    """What a seat's conquests are worth now."""

    def __init__(self, s: MareState, seat: int) -> None:
        self.s = s
        self.seat = seat
        levels = all_levels(s)
        owed = income(s)
        self.threats = [threat(s, other, levels, owed) for other in range(s.players)]
        self.cities = great_cities(s, seat)
        self.home = home(s, seat)

    def prize(self, province: int) -> int:
        """What conquering a province is worth."""
        s = self.s
        owner = s.control[province]
        if owner in (-1, self.seat):
            return 60 if owner == self.seat and opposed(s, self.seat, province) else 0
        value = self.threats[owner] // 2
        for site in s.box.sites_of[province]:
            if s.built[site] and holder(s, site) != self.seat:
                value += self.building(site, owner) // 2
        return value

    def building(self, site: int, owner: int) -> int:
        """What taking a building from its owner is worth."""
        kind = self.s.box.site_kind[site]
        if kind in (CAPITAL, LEGENDARY):
            value = 25 + 25 * self.cities
            if self.cities + 1 >= self.s.box.cities_to_win:
                value += WIN
            if great_cities(self.s, owner) >= self.s.box.cities_to_win - 1:
                value += 150
            return value
        return 14 if kind in (MARKET, TEMPLE) else 20

    def defence(self, province: int) -> int:
        """Five times the hits that the defenders deal and cancel, about."""
        s = self.s
        total = 0
        for other in range(s.players):
            if other != self.seat and garrisons(s, province) >> other & 1:
                dice = land_dice(s, other, province)
                total = max(
                    total, 7 * dice // 2 + land_bonus(s, other, province, False) + 5 * units(s, other, province)
                )
        return total

    def needed(self, province: int) -> int:
        """How many legions make the attack promising."""
        strength = self.defence(province)
        if not strength:
            return 1
        return 1 + strength // 5

    def keep(self, province: int, danger: list[int]) -> int:
        """How many legions should stay."""
        s = self.s
        if opposed(s, self.seat, province):
            return 0
        if province == self.home and danger[province]:
            return 1 if s.fortress[province] == self.seat else 2
        return 0

    def site_score(self, verb: int, site: int) -> int:
        """Pillage or occupation of one site."""
        s = self.s
        province = s.box.site_province[site]
        owner = s.control[province]
        legions = s.legions[self.seat * LAND + province]
        if s.occupier[site] == self.seat and verb == OCCUPY:
            return 0
        if verb == PILLAGE:
            kind = s.box.site_kind[site]
            gain = {CARAVAN: 12, MARKET: 8, TEMPLE: 8}.get(kind, 14)
            return gain + self.threats[owner] // 3 + (40 if self.must_break(site, owner) else 0)
        if s.box.site_kind[site] == CONTROL_SITE:
            built = sum(s.built[other] for other in s.box.sites_of[province])
            return 12 * built + 10
        return self.building(site, owner) + 6 * (legions - 1) + (60 if self.must_break(site, owner) else 0)

    def must_break(self, site: int, owner: int) -> bool:
        """Whether the site brings its owner near the victory by four Cities."""
        near = great_cities(self.s, owner) >= self.s.box.cities_to_win - 1
        return near and self.s.box.site_kind[site] in (CAPITAL, LEGENDARY)


def units(s: MareState, seat: int, province: int) -> int:
    """Units that have to be beaten, a fortress for its cancelled hit too."""
    return s.legions[seat * LAND + province] + 2 * (s.fortress[province] == seat)


def choose_target(s: MareState, seat: int, marching: Marching, danger: list[int]) -> tuple[int, int, int]:
    """The best province to attack now, mask of the provinces to march from, and its worth; -1: none."""
    commander = Commander(s, seat)
    ready = [0] * LAND
    goals = [0] * LAND
    for province in range(LAND):
        here = free_legions(s, seat, province) - marching.arrived[province] - commander.keep(province, danger)
        if here > 0 and not marching.march_bar(s, seat, province):
            ready[province] = here
            goals[province] = marching.goals(s, seat, province)
    best = (-1, 0, 0)
    for goal in range(LAND):
        prize = commander.prize(goal)
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
    marching: Marching | None = s.find(Marching)
    assert marching is not None
    goal, sources, value = choose_target(s, seat, marching, danger)
    scores: list[int] = []
    for action in legal:
        if action == DONE:
            scores.append(100)
        elif MARCH <= action < MARCH + LAND and sources >> action - MARCH & 1 and goal >= 0:
            scores.append(100 + value)
        else:
            scores.append(0)
    return scores


def enter_score(s: MareState, seat: int, commander: Commander, origin: int, goal: int) -> int:
    """The promising attack among the provinces in reach."""
    prize = commander.prize(goal)
    if not prize:
        return 1 if controlled(s, seat) >> goal & 1 else 0
    there = s.legions[seat * LAND + goal]
    needed = commander.needed(goal)
    if there > needed:
        return 2
    return 10 + prize * 10 // (needed + 1)
