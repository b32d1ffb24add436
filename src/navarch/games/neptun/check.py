"""What must hold in every position: each card, coin and marker in exactly one place."""

from __future__ import annotations

from ...engine.edit import Stocks, out_of_step
from ...engine.errors import BadEdit
from .labels import ALL_CITY_CARDS, CITY_CARDS, FULFILLED, GOODS, LINKS, MARKERS, OARS, REGULAR_TURNS, SLOTS, TURNS
from .phase1_acquire import AcquireTurn
from .phase2_extra_turns import ExtraTurn, ExtraTurns
from .phase2_fulfil import FulfilTurn
from .state import NeptunState


def check(s: NeptunState) -> str:
    """The first thing that does not hold; empty when all does."""
    if len(s.order) < s.players:
        return ""  # set-up is under way: the piles are not made yet
    if sorted(s.order) != list(range(s.players)):
        return "the player order does not hold each seat once"
    return _markers(s) or _cities(s) or _goods(s) or _oars(s) or _gold(s) or _counts(s) or _contracts(s)


def _markers(s: NeptunState) -> str:
    """Every distance marker lies on a link of its kind. [S.3b, S.3c]"""
    box = s.box
    for kind in (0, 1):
        laid = sorted(s.distance[link] for link in range(len(LINKS)) if box.link_is_deep[link] == kind)
        pieces: list[int] = []
        for marker in range(len(MARKERS)):
            if box.marker_is_deep[marker] == kind:
                pieces += [box.marker_miles[marker]] * box.marker_count[marker]
        if laid != sorted(pieces):
            return f"the distances do not show each marker once: {laid}"
    return ""


def _cities(s: NeptunState) -> str:
    places = [s.city_deck, s.city_discard]
    places += [1 << card for card in s.column_city if card >= 0]
    for place in range(s.players * SLOTS):
        if s.chart_card[place] >= 0 and s.chart_status[place] != FULFILLED:
            places.append(1 << s.chart_card[place])
    union = 0
    for place_mask in places:
        if union & place_mask:
            return "a city card is in two places"
        union |= place_mask
    return "" if union == ALL_CITY_CARDS else f"{len(CITY_CARDS) - union.bit_count()} city cards are missing"


def _goods(s: NeptunState) -> str:
    count = [s.goods_deck[good] + s.goods_discard[good] for good in range(len(GOODS))]
    for good in s.column_good:
        if good >= 0:
            count[good] += 1
    for place in range(s.players * SLOTS):
        if s.chart_good[place] >= 0 and s.chart_status[place] != FULFILLED:
            count[s.chart_good[place]] += 1
    return "" if count == list(s.box.goods_count) else f"goods cards are not conserved: {count}"


def _oars(s: NeptunState) -> str:
    count = [s.oar_deck[oar] + s.oar_discard[oar] + s.oar_boxed[oar] for oar in range(len(OARS))]
    for oar in s.column_oar:
        if oar >= 0:
            count[oar] += 1
    for place in range(s.players * len(OARS)):
        count[place % len(OARS)] += s.hand[place]
    for place in range(s.players * TURNS):
        if s.played[place] >= 0:
            count[s.played[place]] += 1
    return "" if count == list(s.box.oar_count) else f"oar cards are not conserved: {count}"


def stocks(s: NeptunState) -> Stocks:
    """The gold that nobody has lies in the supply, which may run into substitutes. [S.2d] (ruling Q28)"""
    return {"supply": s.box.coins - sum(s.gold) - sum(s.column_gold)}


def _gold(s: NeptunState) -> str:
    if min(s.gold) < 0 or min(s.column_gold) < 0:
        return "somebody has less than no gold"
    return out_of_step(s, stocks(s))


def _counts(s: NeptunState) -> str:
    if min(s.hand) < 0 or min(s.oar_deck) < 0 or min(s.goods_deck) < 0:
        return "a pile holds less than no cards"
    if min(s.temple) < 0 or sum(s.bonus) > s.box.bonus_tiles:
        return "a temple token or the bonus tiles are out of range"
    if not 0 <= s.round < s.box.rounds:
        return f"there is no game round {s.round + 1}"
    if min(s.boat) < 0 or not 0 <= s.opened <= s.columns <= len(s.column_city):
        return "a boat or the display is out of range"
    return ""


def _contracts(s: NeptunState) -> str:
    """City and goods card belong together; each marker stands on one scale. [P1.3, P1.L.5]"""
    for place in range(s.players * SLOTS):
        if len({s.chart_card[place] < 0, s.chart_good[place] < 0, s.chart_status[place] < 0}) > 1:
            return "a contract on a chart has no city card, no goods card, or does not say how it stands"
    for column in range(s.opened):
        if len({s.column_city[column] < 0, s.column_good[column] < 0, s.column_oar[column] < 0}) > 1:
            return "a contract in the display is not whole"
        if s.column_city[column] < 0 and s.column_gold[column]:
            return "gold lies where there is no contract"
    if sorted(s.oar_scale_pile) != [seat for seat in range(s.players) if s.oar_scale[seat]]:
        return "the pile on the oar scale does not hold each marker that stands there once"
    if s.columns not in (0, s.players + s.box.columns_beyond):
        return f"the display has {s.columns} columns"
    return ""


def refuse_cards_to_come(s: NeptunState) -> None:
    """No oar card may be laid before a player for a turn to come: it would be covered then. [P2.3, P2.X.7]"""
    asked = s.choice.name if s.choice is not None else ""
    regular, extra, one = s.find(FulfilTurn), s.find(ExtraTurns), s.find(ExtraTurn)
    played = TURNS
    if s.find(AcquireTurn) is not None:
        played = 0
    elif regular is not None:
        played = regular.turn + (asked != "crew")
    elif extra is not None:
        played = REGULAR_TURNS + extra.turn + 1
    for place in range(s.players * TURNS):
        if place % TURNS >= played and s.played[place] >= 0:
            raise BadEdit("played", "an oar card lies before a player for a turn to come")
    if one is not None and asked == "extra_crew" and s.played[one.seat * TURNS + one.turn] >= 0:
        raise BadEdit("played", "an oar card lies before a player who is about to choose one")
