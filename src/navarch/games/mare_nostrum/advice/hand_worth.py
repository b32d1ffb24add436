"""Advice: what a hand of resources is worth to a greedy player.

Resources perish at the end of the Build Phase, so a hand is worth the sets that can be made of it now.
"""

from __future__ import annotations

from typing import Final

from ..box.labels import CLEOPATRA, GOODS, HANNIBAL, TOKEN
from ..ch02_trade.offers import put_down_by
from ..ch03_build.build_costs import price_of_tile_number
from ..ch07_powers.powers import has_power, tile_count
from ..state import MareState
from .weights import (
    W_COIN_LEFT,
    W_GOOD_LEFT,
    W_TILE_SET,
    W_TRIPLE,
    WEIGHTS,
)

KINDS_OF_TOKEN: Final = 1 + GOODS  # coin and types; a legendary token counts as its type

WIN_NOW: Final = 100_000
FIFTH_SET: Final = 60_000  # a set that recruits the fifth tile


class Purse:
    """The tokens of one seat by type, with what its heroes and tiles make of them."""

    def __init__(self, s: MareState, seat: int) -> None:
        self.w = WEIGHTS[seat]
        base = seat * TOKEN
        held = s.supply[base : base + KINDS_OF_TOKEN]
        for good in range(GOODS):
            legendary = base + KINDS_OF_TOKEN + good
            claimed = s.claimed[base + 1 + good] + s.claimed[legendary]
            held[1 + good] = s.supply[base + 1 + good] + s.supply[legendary] + claimed
        held[0] += s.claimed[base]
        for token in put_down_by(s, seat):
            held[kind_of_token(token)] -= 1
        self.held = held
        self.cleopatra = has_power(s, seat, CLEOPATRA)
        self.hannibal = has_power(s, seat, HANNIBAL)
        tiles = tile_count(s, seat)
        self.price = price_of_tile_number(s, tiles + 1)
        self.pyramids = s.box.pyramids_price
        self.more: list[int] = []  # the worth with one more of a kind, once asked for
        self.fewer: list[int] = []  # and with one less
        self.fifth = tiles + 1 == s.box.tiles_to_win

    def largest(self) -> int:
        """The size of the largest set."""
        types = 0
        pair = False
        held = self.held
        for good in range(1, KINDS_OF_TOKEN):
            count = held[good]
            if count:
                types += 1
                pair = pair or count > 1
        coins = held[0]
        goods_set = types + (1 if self.hannibal and pair else 0) + (1 if self.cleopatra and coins else 0)
        coin_set = coins + (1 if self.cleopatra and types else 0)
        return max(goods_set, coin_set)

    def worth(self) -> int:
        """The worth of the best sets in the hand, with some credit for what comes near a larger one."""
        big = self.largest()
        if big >= self.pyramids:
            return WIN_NOW + sum(self.held)
        w = self.w
        value = big * big
        rest = self.held
        if self.price and big >= self.price:
            value += FIFTH_SET if self.fifth else w[W_TILE_SET]
            rest = self.without_set(self.price)
        triples, left = count_triples(rest)
        coins = rest[0]
        return value + w[W_TRIPLE] * (triples + coins // 3) + w[W_COIN_LEFT] * min(2, coins % 3) + w[W_GOOD_LEFT] * left

    def shortfall(self) -> int:
        """How many tokens the hand lacks for a set that wins."""
        big = self.largest()
        lacking = self.pyramids - big
        return min(lacking, self.price - big) if self.fifth else lacking

    def shortfall_with(self, token: int) -> int:
        """The same with one more of that token."""
        kind = kind_of_token(token)
        self.held[kind] += 1
        lacking = self.shortfall()
        self.held[kind] -= 1
        return lacking

    def without_set(self, price: int) -> list[int]:
        """The hand after a set of that size, taken where most is held."""
        rest = self.held[:]
        if rest[0] >= price:
            rest[0] -= price
            return rest
        level = most_of_a_good(rest)
        while level and price:
            for good in range(1, KINDS_OF_TOKEN):
                if self.held[good] == level and price:
                    rest[good] = level - 1
                    price -= 1
            level -= 1
        return rest

    def worth_with(self, token: int) -> int:
        """The worth with one more of that token."""
        kind = kind_of_token(token)
        if not self.more:
            self.more = [-1] * KINDS_OF_TOKEN
        if self.more[kind] < 0:
            self.held[kind] += 1
            self.more[kind] = self.worth()
            self.held[kind] -= 1
        return self.more[kind]

    def worth_without(self, token: int) -> int:
        """The worth with one less of it."""
        kind = kind_of_token(token)
        if not self.fewer:
            self.fewer = [-1] * KINDS_OF_TOKEN
        if self.fewer[kind] < 0:
            self.held[kind] -= 1
            self.fewer[kind] = self.worth()
            self.held[kind] += 1
        return self.fewer[kind]


def kind_of_token(token: int) -> int:
    """Coin or type; a legendary token counts as its type. [1.2-2]"""
    return token if token < KINDS_OF_TOKEN else token - GOODS


def count_triples(held: list[int]) -> tuple[int, int]:
    """How many sets of three different types the commodities make, and how many are left over."""
    total = types = 0
    for kind in range(1, KINDS_OF_TOKEN):
        count = held[kind]
        if count:
            total += count
            types += 1
    sets = total // 3 if types >= 3 else 0
    while sets and types < total:  # where all differ, every three make a set
        usable = 0
        for kind in range(1, KINDS_OF_TOKEN):
            usable += min(held[kind], sets)
        if usable >= 3 * sets:
            break
        sets -= 1
    return sets, total - 3 * sets


def most_of_a_good(held: list[int]) -> int:
    """How many of the commodity of which most are held."""
    most = 0
    for kind in range(1, KINDS_OF_TOKEN):
        most = max(most, held[kind])
    return most


def spare_tokens(purse: Purse) -> int:
    """How many tokens are second or later ones of their type."""
    spare = 0
    for kind in range(1, KINDS_OF_TOKEN):
        if purse.held[kind] > 1:
            spare += purse.held[kind] - 1
    return spare
