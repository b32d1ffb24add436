"""2 Game card symbols: which cards meet a need, and whether a Hand can meet several.

What each card shows is read in `box.cards`: units [2.P, 2.Q, 2.V, 2.W], Mercenaries [2.S] and the rest.
2.E the borders stand there too. 2.H Starting symbol: `ch03_setup/setup.py`. 2.R Reshuffle symbol:
`ch04_7_events_and_card_effects/random_event.py`. 2.X Ownership symbol: `ch04_6_strategy_cards/in_play.py`.

Each need is met by a card of its own [Q5].
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.event import Reason
from ..box.labels import ALL_PLACES, COIN, COLONIST, CONNECTION, FORCE, RAIDER, SHIP, WAGON
from ..box.sets import count
from ..ch04_3_sea_and_supply.usable_cards import live

if TYPE_CHECKING:
    from ..state import HandsState


def cards_meeting(s: HandsState, seat: int, need: int, place: int) -> int:
    """All usable cards that meet a need, in Hand or not; `place` is where a connection leads.

    [2.K, 2.L, 2.M, 2.O, 2.T, 2.U1, 2.U2]
    """
    cards = s.cards
    able = live(s, seat)
    if need == CONNECTION:
        return able & s.board.joined[place]
    if need == WAGON:
        return able & cards.wagon
    if need == SHIP:
        return able & cards.ship
    if need == COLONIST:
        return able & cards.colonist
    if need == FORCE:
        return able & cards.opens & ~(cards.leaders if s.leaderless >> seat & 1 else 0)
    if need == RAIDER:
        return able & cards.raiders
    if need == COIN:
        return able & cards.coins
    return able & cards.wine & ALL_PLACES


def payable(masks: list[int]) -> bool:
    """Whether each need, a mask of cards, can be met by a card of its own."""
    if not masks:
        return True
    first = masks[0]
    if len(masks) == 1:
        return first != 0
    rest = masks[1:]
    while first:
        low = first & -first
        first ^= low
        if payable([mask & ~low for mask in rest]):
            return True
    return False


def met(masks: list[int]) -> int:
    """How many of the needs, in their order, can be met together; all of them if everything is payable."""
    number = 0
    while number < len(masks) and payable(masks[: number + 1]):
        number += 1
    return number


def can_meet(s: HandsState, seat: int, needs: list[int]) -> bool:
    """Whether the Hand can pay these needs."""
    return payable([s.hand[seat] & cards_meeting(s, seat, need, 0) for need in needs])


def lacks_ships(s: HandsState, seat: int, needed: int, rule: str) -> Reason:
    """How many Ships are asked for, and how many the Hand has."""
    return Reason(rule, "lacks-ships", (needed, count(s.hand[seat] & cards_meeting(s, seat, SHIP, 0))))
