"""What locations, cards, Silver and strength are worth to the greedy player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..box.cards import Cards
from ..box.labels import DECK_CARDS, PLACES, SICILY
from ..box.sets import count, members
from ..ch04_3_sea_and_supply.supply import line
from ..ch04_3_sea_and_supply.usable_cards import usable
from ..ch04_rounds.campaign import income_of, points_of
from ..ch04_rounds.round import Round
from .weights import (
    W_CARD_ACTION,
    W_CARD_COIN,
    W_CARD_COLONIST,
    W_CARD_LOST,
    W_CARD_MERCHANT,
    W_CARD_RAIDER,
    W_CARD_ROLLED,
    W_CARD_SHIP,
    W_CARD_STRENGTH,
    W_CARD_SWORD,
    W_CARD_WAGON,
    W_CARD_WALLS,
    W_CARD_WINE,
    W_PLACE_CUT,
    W_PLACE_SICILY,
    W_PLACE_SUPPLY,
    W_PLACE_TURN,
    W_PLACE_VP,
    W_SILVER,
    W_SILVER_LEAST,
    W_SILVER_MORE,
    WEIGHTS,
)

if TYPE_CHECKING:
    from ..state import HandsState


def actions_left(s: HandsState) -> int:
    """Actions left to the active player, 0 in the midst of one."""
    top = s.stack[-1]
    return top.actions if isinstance(top, Round) else 0


def turns_left(s: HandsState) -> int:
    """Campaigns still to come, the present one included."""
    return max(1, s.num.last_turn - s.turn + 1)


def place_worth(s: HandsState, seat: int, place: int) -> int:
    """What holding a location brings: VP in every Campaign, the end, and supply."""
    w = WEIGHTS[seat]
    bit = 1 << place
    vp = s.board.vp[place]
    worth = w[W_PLACE_VP] * vp
    if s.board.scored_by[seat] & bit:
        worth += w[W_PLACE_TURN] * vp * turns_left(s)
        if not s.reach[seat] & bit:
            worth = w[W_PLACE_CUT] * worth // 64
    if s.board.supply_points & bit:
        worth += w[W_PLACE_SUPPLY]
    if s.board.region[place] == SICILY:
        worth += w[W_PLACE_SICILY]
    return worth


def card_worth(s: HandsState, seat: int, card: int) -> int:
    """How useful a card is to keep."""
    if card < PLACES and not s.held[seat] >> card & 1:
        return WEIGHTS[seat][W_CARD_LOST]
    return s.worth[seat][card]


def card_worths(cards: Cards, seat: int) -> list[int]:
    """How useful is what each card of the decks shows, wherever it is."""
    return [symbols_worth(cards, seat, card) for card in range(DECK_CARDS)]


def symbols_worth(cards: Cards, seat: int, card: int) -> int:
    """How useful is what a card shows."""
    w = WEIGHTS[seat]
    worth = w[W_CARD_COIN] * cards.coin[card] + w[W_CARD_SWORD] * cards.sword[card]
    worth += w[W_CARD_STRENGTH] * cards.strength[card]
    for shown, weight in (
        (cards.ship, W_CARD_SHIP),
        (cards.wagon, W_CARD_WAGON),
        (cards.colonist, W_CARD_COLONIST),
        (cards.wine, W_CARD_WINE),
        (cards.raiders, W_CARD_RAIDER),
        (cards.rollers, W_CARD_ROLLED),
        (cards.action_cards, W_CARD_ACTION),
        (cards.merchants, W_CARD_MERCHANT),
        (cards.walls, W_CARD_WALLS),
    ):
        if shown >> card & 1:
            worth += w[weight]
    return worth


def owned(s: HandsState, seat: int) -> int:
    """All cards that come round in the player's deck."""
    held = s.hand[seat] | s.deck[seat] | s.discard[seat] | s.reserve[seat] | s.force[seat] | s.force[2 + seat]
    for card in s.top(seat):
        held |= 1 << card
    return held


def military_reserve(s: HandsState, seat: int) -> int:
    """Strength waiting in the Reserve."""
    return sum(s.cards.strength[card] for card in members(s.reserve[seat]))


def thrift(s: HandsState, seat: int, silver: int) -> int:
    """What Silver is worth, less the more there is."""
    w = WEIGHTS[seat]
    return silver * max(w[W_SILVER_LEAST], w[W_SILVER] - w[W_SILVER_MORE] * s.silver[seat])


def striking_power(s: HandsState, seat: int, actions: int) -> int:
    """Strength the Hand can bring to a battle in this round: a card for each action, and all Leaders."""
    able = usable(s, seat)
    leaders = sum(s.cards.strength[card] for card in members(able & s.cards.leaders))
    soldiers = able & s.cards.opens & ~s.cards.leaders
    strengths = sorted(
        (2 if s.cards.rollers >> card & 1 else max(s.cards.strength[card], s.cards.sword[card] if card < PLACES else 0))
        for card in members(soldiers)
    )
    return leaders + sum(strengths[-actions:]) if strengths else leaders


def campaign_worth(s: HandsState, seat: int, closed: int) -> int:
    """What the next Campaign brings if that Sea Zone is closed: points twice, Silver, and the locations in supply."""
    in_supply = s.held[seat] & line(s, seat, closed)
    return 2 * points_of(s, seat, in_supply) + income_of(s, in_supply) + count(in_supply)
