"""Definitions: Resources come from their reserves and go back to them. [D-10]"""

from __future__ import annotations

from ..box.labels import COIN, GOODS, TOKEN
from ..state import MareState


def good_of(token: int) -> int:
    """The commodity of a token; a legendary one counts as its type. -1: a coin. [1.2-2]"""
    if token == 0:
        return -1
    return token - 1 if token <= GOODS else token - 1 - GOODS


def gain(s: MareState, seat: int, token: int, count: int = 1) -> int:
    """Take normal tokens from the reserve, as many as are left; the answer is how many. [9-3]"""
    got = min(count, s.reserve[token])
    s.reserve[token] -= got
    s.supply[seat * TOKEN + token] += got
    return got


def spend(s: MareState, seat: int, token: int) -> None:
    """A token goes back to the reserve, a legendary one to its own discard pile. [3-9, 1.2-4]"""
    s.supply[seat * TOKEN + token] -= 1
    put_back(s, token)


def equal_counts(tokens: list[int], seat: int) -> list[tuple[int, int]]:
    """What a seat has in a row of tokens, for the log: a number, and the set of tokens of which there are so many."""
    counts = tokens[seat * TOKEN : (seat + 1) * TOKEN]
    return [
        (count, sum(1 << token for token in range(TOKEN) if counts[token] == count))
        for count in sorted(set(counts) - {0})
    ]


def tell_income(s: MareState, coins_by: str, goods_by: str, income: list[int], seat: int) -> None:
    """By which rules a seat has taken how many Coins and Commodities, and which of these, equally many together."""
    if not s.listening:
        return
    goods = list(income)
    goods[seat * TOKEN + COIN] = 0
    count = sum(goods[seat * TOKEN : (seat + 1) * TOKEN])
    s.tell(coins_by, "collected", s.empire[seat], income[seat * TOKEN + COIN], count, seat)
    for each, tokens in equal_counts(goods, seat):
        s.tell(goods_by, "goods-collected", s.empire[seat], each, tokens, seat)


def put_back(s: MareState, token: int) -> None:
    """A token leaves a player's hands in the sight of all."""
    if token > GOODS:
        s.spent |= 1 << token - 1 - GOODS
        s.seen |= 1 << token - 1 - GOODS
    else:
        s.reserve[token] += 1
