"""Definitions: Resources come from their reserves and go back to them. [D-10]"""

from __future__ import annotations

from ..box.labels import GOODS, TOKEN
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


def put_back(s: MareState, token: int) -> None:
    """A token leaves a player's hands in the sight of all."""
    if token > GOODS:
        s.spent |= 1 << token - 1 - GOODS
        s.seen |= 1 << token - 1 - GOODS
    else:
        s.reserve[token] += 1
