"""What locations, cards, Silver and strength are worth to the greedy player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..box.cards import Cards
from ..box.labels import PLACES, SICILY
from ..box.sets import count, members
from ..ch04_3_sea_and_supply.supply import supplied
from ..ch04_3_sea_and_supply.usable_cards import usable
from ..ch04_rounds.campaign import campaign_points, city_income
from ..ch04_rounds.round import Round

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
    bit = 1 << place
    vp = s.board.vp[place]
    worth = 20 * vp
    if s.board.scored_by[seat] & bit:
        worth += 14 * vp * turns_left(s)
        if not s.reach[seat] & bit:
            worth //= 3
    if s.board.supply_points & bit:
        worth += 150
    if s.board.region[place] == SICILY:
        worth += 30
    return worth


def card_worth(s: HandsState, seat: int, card: int) -> int:
    """How useful a card is to keep."""
    return -30 if card < PLACES and not s.held[seat] >> card & 1 else s.worth[card]


def symbols_worth(cards: Cards, card: int) -> int:
    """How useful is what a card shows, wherever it is."""
    bit = 1 << card
    worth = 4 * cards.coin[card] + 6 * bool(cards.ship & bit) + 6 * bool(cards.wagon & bit)
    worth += 25 * bool(cards.colonist & bit) + 3 * bool(cards.wine & bit) + 8 * cards.sword[card]
    worth += 20 * cards.strength[card] + 12 * bool(cards.raiders & bit) + 25 * bool(cards.rollers & bit)
    worth += 20 * bool(cards.action_cards & bit) + 15 * bool(cards.merchants & bit) + 15 * bool(cards.walls & bit)
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
    return silver * max(6, 24 - 2 * s.silver[seat])


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


def campaign_worth(s: HandsState, seat: int) -> int:
    """What the next Campaign brings as things are: points twice, Silver, and the locations in supply."""
    return 2 * campaign_points(s, seat) + city_income(s, seat) + count(supplied(s, seat))
