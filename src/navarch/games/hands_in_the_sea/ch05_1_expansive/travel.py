"""5.1.1 Connections and transport: how a Hand gets from one location to another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.event import Reason
from ..box.board import ENOUGH_TRANSPORT
from ..box.labels import ALL_PLACES, CONNECTION, FORCE, PLACES, SHIP, WAGON
from ..box.sets import few, members
from ..ch02_components.symbols import cards_meeting, met, payable
from ..ch04_3_sea_and_supply.sea_zones import enemy_shores
from ..ch04_3_sea_and_supply.usable_cards import dead_card

if TYPE_CHECKING:
    from ..state import HandsState


RULE_OF_NEED = ("5.1.1.B", "5.1.1.C", "5.1.1.C", "5.1.1.G", "5.2.1.B")  # of those that travelling may have


def transport(s: HandsState, start: int, place: int) -> list[int]:
    """What it takes to travel from one location to another [5.1.1.D, 5.1.1.E, 5.1.1.F]."""
    kind = s.board.edge[start * PLACES + place]
    return [WAGON] * s.board.wagons[kind] + [SHIP] * s.board.ships[kind]


def within_travel(s: HandsState, seat: int, able: int) -> int:
    """All locations that are joined to one of the usable cards, a packed set, whose transport the others pay.

    Enemy waters close naval connections [5.1.1.B, 5.1.1.C, 5.1.1.I, 5.2.1.O].
    """
    board, own = s.board, s.cards.own[seat]
    wagons = able & own.wagon
    ships = able & own.ship
    land = few(wagons, ENOUGH_TRANSPORT) * PLACES
    sea = few(ships, ENOUGH_TRANSPORT) * PLACES
    open_sea = ~enemy_shores(s, seat)
    found = 0
    starts = able & ALL_PLACES
    while starts:
        bit = starts & -starts
        starts ^= bit
        start = bit.bit_length() - 1
        found |= board.by_wagons[(land - PLACES if wagons & bit else land) + start]
        found |= board.by_ships[(sea - PLACES if ships & bit else sea) + start] & open_sea
    return found


def keeping_one(s: HandsState, seat: int, able: int, near: int, kept: int) -> int:
    """Those of the locations `near`, all within travel, that are so while one of the cards `kept` is not used.

    All sets of cards are packed [5.1.1.G, 5.2.1.B].
    """
    own = s.cards.own[seat]
    if kept & ~(ALL_PLACES | own.wagon | own.ship):
        return near  # one is of no use in travelling
    found = 0
    while kept:
        low = kept & -kept
        kept ^= low
        found |= within_travel(s, seat, able & ~low)
    return near & found


def ways(s: HandsState, seat: int, place: int, then: list[int], shut: bool) -> int:
    """The Location cards in Hand from which the place can be reached and everything paid [5.1.1.B, 5.1.1.C].

    `then` are the needs after transport; `shut` closes naval connections [5.1.1.I, 5.2.1.O].
    """
    found = 0
    hand = s.hand[seat]
    for start in members(hand & cards_meeting(s, seat, CONNECTION, place)):
        if shut and s.board.by_sea[s.board.edge[start * PLACES + place]]:
            continue
        needs = transport(s, start, place) + then
        left = hand & ~(1 << start)
        if payable([left & cards_meeting(s, seat, need, place) for need in needs]):
            found |= 1 << start
    return found


def way_unpaid(s: HandsState, seat: int, start: int, place: int, then: list[int]) -> Reason:
    """Which need of the way from a location in Hand is the first that the rest of the Hand cannot pay."""
    needs = transport(s, start, place) + then
    left = s.hand[seat] & ~(1 << start)
    paid = met([left & cards_meeting(s, seat, need, place) for need in needs])
    lacked = needs[paid]
    facts = (start, place, lacked, needs.count(lacked), needs[:paid].count(lacked))
    return Reason(RULE_OF_NEED[lacked], "way-unpaid", facts)


def why_no_way(s: HandsState, seat: int, place: int, then: list[int], shut: bool) -> Reason | None:
    """Why a location cannot be reached with the Hand [5.1.1.B, 5.1.1.C, 5.1.1.I, 5.2.1.A, 5.2.1.O]."""
    if ways(s, seat, place, then, shut):
        return None
    attacking = FORCE in then
    starts = members(s.hand[seat] & cards_meeting(s, seat, CONNECTION, place))
    if not starts:
        dead = members(s.hand[seat] & s.board.joined[place])
        if dead:
            return dead_card(s, seat, dead[0])
        return Reason("5.2.1.A" if attacking else "5.1.1.B", "no-connection", (place, s.board.joined[place]))
    open_ways = [start for start in starts if not (shut and s.board.by_sea[s.board.edge[start * PLACES + place]])]
    if not open_ways:
        return Reason("5.2.1.O" if attacking else "5.1.1.I", "enemy-waters", (place,))
    return way_unpaid(s, seat, open_ways[0], place, then)
