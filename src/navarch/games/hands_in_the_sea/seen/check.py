"""Invariants: 138 cards, each in exactly one place; tokens, Silver and Warships conserved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.edit import out_of_step
from ..box.labels import (
    CAMPAIGN,
    CARDS,
    CARTHAGE,
    DECK_CARDS,
    LOCATIONS,
    PLACES,
    PORT,
    REMOVED,
    ROME,
    TOTAL_CARDS,
    other,
)
from ..box.sets import count, members
from ..ch02_components.card_spaces import owned_by
from ..ch04_3_sea_and_supply.sea_zones import enemy_zone
from ..ch04_3_sea_and_supply.supply import alive, trace
from .stocks import is_dealt, stocks

if TYPE_CHECKING:
    from ..state import HandsState


def check(s: HandsState) -> str:
    """What does not hold; empty when all is well."""
    return out_of_step(s, stocks(s)) or cards_broken(s) or tokens_broken(s) or battles_broken(s) or tracks_broken(s)


def card_places(s: HandsState) -> list[int]:
    """All places in which cards lie, as masks."""
    places = [*s.hand, *s.deck, *s.discard, *s.reserve, *s.empire, *s.aboard, *s.force, s.neutral, s.removed]
    places += [s.event_deck, s.event_discard, s.strategy_deck, s.strategy_discard]
    places += [1 << card for card in [*s.row, *s.strategy, *s.deus, *s.top_rome, *s.top_carthage] if card >= 0]
    if s.campaign != REMOVED:
        places.append(1 << CAMPAIGN)
    return places


def cards_broken(s: HandsState) -> str:
    """Each card in exactly one place, with others of its kind, and with a player who may have it."""
    if not is_dealt(s):
        return ""
    seen = 0
    for place in card_places(s):
        if place & seen:
            return f"the card {CARDS[members(place & seen)[0]]} lies in two places"
        seen |= place
    if seen != (1 << TOTAL_CARDS) - 1:
        return f"the card {CARDS[members(~seen & (1 << TOTAL_CARDS) - 1)[0]]} is nowhere"
    return kinds_broken(s) or owners_broken(s)


def kinds_broken(s: HandsState) -> str:
    """Players hold Location and Empire cards; events and strategies lie in piles of their own [2.E, 2.F]."""
    cards = s.cards
    if (owned_by(s, ROME) | owned_by(s, CARTHAGE) | s.neutral) >> DECK_CARDS:
        return "an event or strategy lies among the cards of the players"
    if (s.event_deck | s.event_discard) & ~(cards.events | cards.alt_events):
        return "another card lies among the events"
    shown = sum(1 << card for card in [*s.row, *s.strategy] if card >= 0)
    if (shown | s.strategy_deck | s.strategy_discard) & ~(cards.strategies | cards.alt_strategies):
        return "another card lies among the strategies"
    if s.neutral & (cards.decks[ROME] | cards.decks[CARTHAGE]):
        return "an Empire card of a player lies in the neutral area"
    return ""


def owners_broken(s: HandsState) -> str:
    """Cards are with a player who may have them, and known where they are [2.F, 2.Y]."""
    for seat in (ROME, CARTHAGE):
        owned = owned_by(s, seat)
        if owned & s.cards.decks[other(seat)]:
            return "a player has an Empire card of the opponent"
        if owned & s.held[other(seat)]:
            lost = LOCATIONS[members(owned & s.held[other(seat)])[0]]
            return f"the card of {lost} is not with the player who controls it"
        if s.held[seat] & s.neutral:
            return f"the card of {LOCATIONS[members(s.held[seat] & s.neutral)[0]]} lies in the neutral area"
        laid_by = s.reserve[seat] if s.secret_reserve else 0
        if s.seen[seat] & ~s.hand[seat] or s.counted[seat] & (~(s.hand[seat] | laid_by) | s.seen[seat]):
            return "a card is known to be in a Hand where it is not"
    return ""


def tokens_broken(s: HandsState) -> str:
    """Towns, Cities, capitals and Fortifications are all accounted for."""
    if s.held[ROME] & s.held[CARTHAGE] or (s.held[ROME] | s.held[CARTHAGE]) & s.independent:
        return "two tokens stand on one location"
    if (s.cities | s.forts) & ~(s.held[ROME] | s.held[CARTHAGE]) or s.capitals & ~s.cities:
        return "a City or Fortification stands where nobody is"
    if count(s.forts) > s.num.fortifications:
        return "there are too many Fortifications"
    if is_dealt(s):
        for seat in (ROME, CARTHAGE):
            if count(s.held[seat] & s.capitals) + s.capitals_won[other(seat)] != 1:
                return f"there is not one capital of seat {seat}"
    return ""


def battles_broken(s: HandsState) -> str:
    """Battles: a site with a foe, a marker on the track, cards only where a battle is."""
    for attacker in (ROME, CARTHAGE):
        site = s.site[attacker]
        force = s.force[2 * attacker] | s.force[2 * attacker + 1]
        if site < 0:
            if force or s.battle_round[attacker] or s.arms[attacker] or s.marker[attacker]:
                return "cards or markers lie in a battle that is over"
        elif not 0 < s.battle_round[attacker] <= 7 or not site < PLACES:
            return "a battle is in no round"
        if not -s.num.track_defender <= s.marker[attacker] <= s.num.track_attacker:
            return "a marker is off its track"
    for seat in (ROME, CARTHAGE):
        if s.reach[seat] != trace(s, seat, enemy_zone(s, seat)) or s.live[seat] != alive(s, seat):
            return "supply was not traced anew"
    return ""


def tracks_broken(s: HandsState) -> str:
    """Nobody owes Silver, tracks stay within their ends, a Fleet at sea has Warships [4.3.D]."""
    if min(s.silver) < 0:
        return "somebody has less than no Silver"
    for seat in (ROME, CARTHAGE):
        if not 0 <= s.warships[seat] <= s.num.most_warships or not 0 <= s.prestige[seat] <= s.num.most_prestige:
            return "Warships or Prestige are off their track"
        if s.fleet[seat] != PORT and not s.warships[seat]:
            return "a Fleet without Warships is at sea"
        if not 0 <= s.pillage[seat] < s.num.pillage_end:
            return "a Pillage marker is off its track"
    return ""
