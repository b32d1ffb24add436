"""Advice: what a hand of resources is worth to a greedy player.

Resources perish at the end of the Build Phase, so a hand is worth the sets that can be made of it now.
"""

from __future__ import annotations

from ..box.labels import CLEOPATRA, GOODS, HANNIBAL, TOKEN
from ..ch02_trade.offers import put_down_by
from ..ch03_build.build_costs import tile_price
from ..ch07_powers.powers import has_power
from ..state import MareState

KINDS_OF_TOKEN = 1 + GOODS  # coin and types; a legendary token counts as its type

WIN_NOW = 100_000
TRIPLE = 30  # a set of three
TILE_SET = 95  # a set that recruits
FIFTH_SET = 60_000  # a set that recruits the fifth tile


class Purse:
    """The tokens of one seat by type, with what its heroes and tiles make of them."""

    def __init__(self, s: MareState, seat: int) -> None:
        base = seat * TOKEN
        held = s.supply[base : base + KINDS_OF_TOKEN]
        for good in range(GOODS):
            held[1 + good] += s.supply[base + KINDS_OF_TOKEN + good]
            held[1 + good] += s.claimed[base + 1 + good] + s.claimed[base + KINDS_OF_TOKEN + good]
        held[0] += s.claimed[base]
        for token in put_down_by(s, seat):
            held[kind_of_token(token)] -= 1
        self.held = held
        self.cleopatra = has_power(s, seat, CLEOPATRA)
        self.hannibal = has_power(s, seat, HANNIBAL)
        self.price = tile_price(s, seat, 0)
        self.pyramids = s.box.pyramids_price
        self.fifth = s.tiles[seat].bit_count() + 1 == s.box.tiles_to_win

    def largest(self) -> int:
        """The size of the largest set."""
        types = 0
        pair = False
        for good in range(1, KINDS_OF_TOKEN):
            if self.held[good]:
                types += 1
                pair = pair or self.held[good] > 1
        coins = self.held[0]
        goods_set = types + (1 if self.hannibal and pair else 0) + (1 if self.cleopatra and coins else 0)
        coin_set = coins + (1 if self.cleopatra and types else 0)
        return max(goods_set, coin_set)

    def worth(self) -> int:
        """The worth of the best sets in the hand, with some credit for what comes near a larger one."""
        big = self.largest()
        if big >= self.pyramids:
            return WIN_NOW + sum(self.held)
        value = big * big
        rest = self.held
        if self.price and big >= self.price:
            value += FIFTH_SET if self.fifth else TILE_SET
            rest = self.without_set(self.price)
        triples, left = count_triples(rest)
        coins = rest[0]
        return value + TRIPLE * (triples + coins // 3) + 4 * min(2, coins % 3) + left

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
        order = sorted(range(1, KINDS_OF_TOKEN), key=rest.__getitem__, reverse=True)
        for good in order[:price]:
            if rest[good]:
                rest[good] -= 1
        return rest

    def worth_with(self, token: int, count: int) -> int:
        """The worth with so many more (or less) of that token."""
        kind = kind_of_token(token)
        self.held[kind] += count
        value = self.worth()
        self.held[kind] -= count
        return value


def kind_of_token(token: int) -> int:
    """Coin or type; a legendary token counts as its type. [1.2-2]"""
    return token if token < KINDS_OF_TOKEN else token - GOODS


def count_triples(held: list[int]) -> tuple[int, int]:
    """How many sets of three different types the commodities make, and how many are left over."""
    total = sum(held[1:])
    sets = total // 3
    while sets and sum(min(count, sets) for count in held[1:]) < 3 * sets:
        sets -= 1
    return sets, total - 3 * sets


def spare_tokens(purse: Purse) -> int:
    """How many tokens are second or later ones of their type."""
    return sum(count - 1 for count in purse.held[1:] if count > 1)
