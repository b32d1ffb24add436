"""3 Sets of Resources: how an item is paid. [3-5, 3-6, O-1]

A set is of Coins alone or of different Commodities; Cleopatra and Hannibal bend that. Its tokens are
named in any order, and only such as leave the set completable.
"""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import PAY
from ..box.labels import COIN, GOODS, TOKEN
from ..ch10_heroes.heroes import coins_in_goods_set, double_types, goods_in_coin_set
from ..definitions.resources import good_of, spend
from ..kinds import TokenList, Tokens
from ..reasons import FREE, NO_SET_WITH_IT, NOT_HELD, NOT_ONE_SET, NOT_THIS_PRICE, because
from ..state import MareState


def largest_set(s: MareState, seat: int) -> int:
    """The size of the largest set the seat could pay now; every smaller one can be paid too. [3-8]"""
    return max(coin_room(s, seat, [], 0), goods_room(s, seat, [], 0))


def room(s: MareState, seat: int, paid: list[int], first: int) -> int:
    """How many tokens from `first` on could still join those paid; -1 if these are no set at all. [3-7]"""
    return max(coin_room(s, seat, paid, first), goods_room(s, seat, paid, first))


def coin_room(s: MareState, seat: int, paid: list[int], first: int) -> int:
    """The same as a set of Coins, with Cleopatra's one Commodity. [3-5, 10.CLEOPATRA-2]"""
    goods = len(paid) - paid.count(COIN)
    allowed = goods_in_coin_set(s, seat)
    if goods > allowed:
        return -1
    base = seat * TOKEN
    coins = s.supply[base] if first == COIN else 0
    others = sum(s.supply[base + max(first, 1) : base + TOKEN])
    return coins + min(allowed - goods, others)


def goods_room(s: MareState, seat: int, paid: list[int], first: int) -> int:
    """The same as a set of different Commodities, with Cleopatra's Coin or Hannibal's double type.

    A legendary token and a normal one of its type are a pair. [3-6, 1.2-3, 10.CLEOPATRA-1, 10.HANNIBAL-1]
    """
    coins = paid.count(COIN)
    coins_allowed = coins_in_goods_set(s, seat)
    if coins > coins_allowed:
        return -1
    doubles_allowed = double_types(s, seat)
    used = 0
    for token in paid:
        if token != COIN:
            bit = 1 << good_of(token)
            if used & bit:
                doubles_allowed -= 1
            used |= bit
    if doubles_allowed < 0:
        return -1
    base = seat * TOKEN
    found = min(coins_allowed - coins, s.supply[base]) if first == COIN else 0
    spare = 0  # further tokens of types that are in the set
    for good in range(GOODS):
        left = s.supply[base + 1 + good] if 1 + good >= first else 0
        if 1 + GOODS + good >= first:
            left += s.supply[base + 1 + GOODS + good]
        if left:
            fresh = 0 if used >> good & 1 else 1
            found += fresh
            spare += 1 if left > fresh else 0
    return found + min(doubles_allowed, spare)


class GoodsSet:
    """What could still join the tokens paid in a set of Commodities: worked out once for all tokens. [3-6, 3-7]"""

    def __init__(self, s: MareState, seat: int, paid: list[int]) -> None:
        self.twice = double_types(s, seat)
        self.used = 0  # mask of the types that are in the set
        coins = 0
        for token in paid:
            if token == COIN:
                coins += 1
            else:
                bit = 1 << good_of(token)
                if self.used & bit:
                    self.twice -= 1
                self.used |= bit
        base = seat * TOKEN
        self.more_coins = coins_in_goods_set(s, seat) - coins
        self.fresh = min(self.more_coins, s.supply[base])
        self.spare = 0  # types of which a further token is held
        self.left = [0] * GOODS
        for good in range(GOODS):
            left = s.supply[base + 1 + good] + s.supply[base + 1 + GOODS + good]
            self.left[good] = left
            if left:
                new = 0 if self.used >> good & 1 else 1
                self.fresh += new
                if left > new:
                    self.spare += 1
        self.possible = self.more_coins >= 0 and self.twice >= 0
        self.room = self.fresh + min(self.twice, self.spare) if self.possible else -1

    def with_good(self, good: int) -> int:
        """How many could join, a Commodity of that type among them; -1: none such. [10.HANNIBAL-1]"""
        if not self.possible or not self.used >> good & 1:
            return self.room
        if not self.twice:
            return -1
        return 1 + self.fresh + min(self.twice - 1, self.spare - (1 if self.left[good] == 1 else 0))


class Payment(Procedure):
    """3 One set of exactly the size of the price, for one item; its tokens are named in any order. [3-8, 3-9]"""

    SEQUENCE = ("only_way", "next_token", "again")
    CHOICES = {"payment": "3-8"}

    seat: Seat
    price: Number
    paid: TokenList = []
    among: Tokens = 0  # a cheap unit is paid by one token of these; 0: an ordinary set

    def only_way(self, s: MareState) -> None:
        """Where there is only one way to pay, it is taken without asking."""
        for token in self.only_set(s):
            s.play_unasked(self.seat, "payment", PAY + token)
            self.payment(s, self.seat, PAY, token)

    def only_set(self, s: MareState) -> list[int]:
        """The tokens of the only set that would pay, or none; every set is looked for in one order."""
        payable = [action - PAY for action in self.payment_options(s, self.seat)]
        if len(payable) > self.price:  # more than a set holds
            return []
        if payable == [COIN]:
            return [COIN] * self.price
        found: list[int] = []
        while len(found) < self.price:
            first = found[-1] if found else 0
            ways = [token for token in payable if token >= first and not self.bar_from(s, self.seat, token, token)]
            if len(ways) != 1:
                break
            found.append(ways[0])
            self.paid.append(ways[0])
            s.supply[self.seat * TOKEN + ways[0]] -= 1
        for token in found:
            s.supply[self.seat * TOKEN + token] += 1
        self.paid = []
        return found if len(found) == self.price else []

    def next_token(self, s: MareState) -> None:
        """He is asked until the set is complete."""
        if len(self.paid) == self.price:
            self.tell_payment(s)
            s.end()
        else:
            s.ask(self.seat, "payment")

    def payment_options(self, s: MareState, seat: int) -> list[int]:
        """Every token with which the set can be completed."""
        held = s.supply[seat * TOKEN : (seat + 1) * TOKEN]
        if self.among:
            return [PAY + token for token in range(TOKEN) if held[token] and self.among >> token & 1]
        goods = GoodsSet(s, seat, self.paid)
        lacking = self.price - len(self.paid)
        coin_set = coin_room(s, seat, self.paid, 0)
        more_goods = goods_in_coin_set(s, seat) > len(self.paid) - self.paid.count(COIN)
        found: list[int] = []
        if held[COIN] and (coin_set >= lacking or (goods.more_coins and goods.room >= lacking)):
            found.append(PAY + COIN)
        for token in range(1, TOKEN):
            if held[token] and ((coin_set >= lacking and more_goods) or goods.with_good(good_of(token)) >= lacking):
                found.append(PAY + token)
        return found

    def payment_bar(self, s: MareState, seat: int, token: int) -> int:
        """Held, and leaving a set that can be completed. [3-7]"""
        return self.bar_from(s, seat, token, 0)

    def bar_from(self, s: MareState, seat: int, token: int, first: int) -> int:
        """The same where the set is to be completed by tokens from `first` on."""
        if not s.supply[seat * TOKEN + token]:
            return NOT_HELD
        if self.among:
            return FREE if self.among >> token & 1 else NOT_THIS_PRICE
        size = self.size_with(s, seat, token, first)
        if size >= self.price:
            return FREE
        return NO_SET_WITH_IT if size > len(self.paid) else NOT_ONE_SET

    def size_with(self, s: MareState, seat: int, token: int, first: int) -> int:
        """How large the set can become by tokens from `first` on if that token is paid next; as it was: it is none."""
        s.supply[seat * TOKEN + token] -= 1
        self.paid.append(token)
        size = len(self.paid) + room(s, seat, self.paid, first)
        self.paid.pop()
        s.supply[seat * TOKEN + token] += 1
        return size

    def payment_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why that token cannot be paid."""
        if verb != PAY:
            return None
        bar = self.payment_bar(s, seat, noun)
        return because(bar, noun, self.price, self.size_with(s, seat, noun, 0) if bar == NO_SET_WITH_IT else 0)

    def payment_facts(self, s: MareState, seat: int) -> tuple[int, ...]:
        """The facts of the prompt."""
        return (self.price, len(self.paid))

    def payment(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """The token goes back to its reserve. [3-9]"""
        spend(s, seat, noun)
        self.paid.append(noun)

    def again(self, s: MareState) -> None:
        """And again."""
        self.go("next_token")

    def set_rule(self, goods: int, twice: int) -> str:
        """By what rule such a set pays. [3-9]"""
        coins = self.paid.count(COIN)
        if coins and goods:
            return "10.CLEOPATRA-1" if coins == 1 else "10.CLEOPATRA-2"
        return "10.HANNIBAL-1" if twice >= 0 else "3-9"

    def tell_payment(self, s: MareState) -> None:
        """All see what was paid: Coins, Commodities, and the one that Hannibal uses twice. [10.HANNIBAL-1]"""
        if not s.listening:
            return
        mask = 0
        twice = -1
        for token in self.paid:
            if token != COIN:
                twice = token if mask >> token & 1 else twice
                mask |= 1 << token
        s.tell(self.set_rule(mask, twice), "paid", s.empire[self.seat], self.paid.count(COIN), mask, twice, self.seat)
        for good in range(GOODS):
            if mask >> 1 + good & 1 and mask >> 1 + GOODS + good & 1:
                s.tell("10.HANNIBAL-1", "paid-pair", s.empire[self.seat], good, self.seat)
