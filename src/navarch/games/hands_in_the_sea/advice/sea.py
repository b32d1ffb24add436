"""The Fleets: what Sea Moves, Warships and naval battles are worth, by what both sides' Campaigns would bring.

A Fleet alone in a Sea Zone cuts lines of supply, and one beside it opens them again: so a Sea Move is judged by the
best that can be reached from where it ends, less for every move that is still to come.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..box.labels import PORT, ZONES, other
from ..box.sets import count
from ..ch04_3_sea_and_supply.sea_zones import enemy_zone
from .outlook import Outlook
from .weights import (
    W_BUILD,
    W_BUILD_BEHIND,
    W_BUILD_FIRST,
    W_BUILD_MORE,
    W_DANGER,
    W_ENGAGE,
    W_ENGAGE_CHASE,
    W_ENGAGE_SHIP,
    W_SAIL,
    W_SAIL_GAIN,
    W_SAIL_ONWARD,
    W_SAIL_PREY,
    WEIGHTS,
)
from .worth import campaign_worth

if TYPE_CHECKING:
    from ..state import HandsState

MOVES_AHEAD: Final = 2  # from the port of either side to any Sea Zone, after the first move


def sailing_score(s: HandsState, seat: int, station: int, outlook: Outlook) -> int:
    """What the Fleet can change from there, now or with further moves."""
    prey = (
        station != PORT and s.fleet[other(seat)] != station and s.board.coast[station] & s.held[other(seat)] & ~s.forts
    )
    w = WEIGHTS[seat]
    gained = w[W_SAIL_GAIN] * voyage_gains(s, seat, outlook)[station]
    return w[W_SAIL] + gained + (w[W_SAIL_PREY] if prey and s.warships[seat] >= 2 else 0)


def voyage_gains(s: HandsState, seat: int, outlook: Outlook) -> list[int]:
    """By station the most that a Fleet gains there or further on: less for each move after the first."""
    if outlook.voyages:
        return outlook.voyages
    best = [sailing_gain(s, seat, station, outlook) - danger(s, seat, station) for station in range(ZONES + 1)]
    for _ in range(MOVES_AHEAD):
        onward = best[:]
        for station in range(ZONES + 1):
            beside = s.board.from_port[seat] if station == PORT else s.board.from_zone[station]
            for further in beside:
                later = WEIGHTS[seat][W_SAIL_ONWARD] * best[further] // 64
                onward[station] = max(onward[station], later)
        best = onward
    outlook.voyages = best
    return best


def danger(s: HandsState, seat: int, station: int) -> int:
    """A Fleet beside a larger one will be engaged."""
    rival = other(seat)
    if station == PORT or station != s.fleet[rival]:
        return 0
    behind = s.warships[rival] - s.warships[seat]
    return WEIGHTS[seat][W_DANGER] * behind if behind > 0 else 0


def building_score(s: HandsState, seat: int, outlook: Outlook) -> int:
    """A Warship more: to keep up, and the first one to sail at all."""
    w = WEIGHTS[seat]
    ships = s.warships[seat]
    score = w[W_BUILD] + w[W_BUILD_BEHIND] * (s.warships[other(seat)] - ships) + w[W_BUILD_MORE] * ships
    if ships == 0:
        score += w[W_BUILD_FIRST] * voyage_gains(s, seat, outlook)[s.board.from_port[seat][0]]
    return score


def engaging_score(s: HandsState, seat: int, outlook: Outlook) -> int:
    """Engage with the larger force, the rather where the opposing Fleet cuts supply."""
    rival = other(seat)
    ahead = s.warships[seat] + count(s.hand[seat] & s.cards.leaders) - s.warships[rival]
    driven_off = -sailing_gain(s, rival, PORT, outlook) if ahead >= 0 else 0
    w = WEIGHTS[seat]
    return w[W_ENGAGE] + w[W_ENGAGE_SHIP] * ahead + w[W_ENGAGE_CHASE] * max(0, driven_off)


def sailing_gain(s: HandsState, seat: int, station: int, outlook: Outlook) -> int:
    """What the next Campaign would bring more than now, less what it would bring the opponent more."""
    rival = other(seat)
    abroad = s.fleet[rival]
    closed = abroad if abroad != station else PORT
    closed_to_rival = station if abroad != station else PORT
    gained = 0
    if closed != enemy_zone(s, seat):
        gained += campaign_worth(s, seat, closed) - outlook.campaign(s, seat)
    if closed_to_rival != enemy_zone(s, rival):
        gained -= campaign_worth(s, rival, closed_to_rival) - outlook.campaign(s, rival)
    return gained
