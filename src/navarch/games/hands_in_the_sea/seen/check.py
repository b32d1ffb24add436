"""Invariants: 138 cards, each in exactly one place; tokens, Silver and Warships conserved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..box.labels import CAMPAIGN, CARDS, CARTHAGE, LOCATIONS, PLACES, PORT, REMOVED, ROME, TOTAL_CARDS, other
from ..box.sets import count, members
from ..ch02_components.card_spaces import owned_by
from ..ch04_3_sea_and_supply.supply import trace

if TYPE_CHECKING:
    from ..state import HandsState


def check(s: HandsState) -> str:
    """What does not hold; empty when all is well."""
    return cards_broken(s) or tokens_broken(s) or battles_broken(s) or tracks_broken(s)


def card_places(s: HandsState) -> list[int]:
    """All places in which cards lie, as masks."""
    places = [*s.hand, *s.deck, *s.discard, *s.reserve, *s.empire, *s.aboard, *s.force, s.neutral, s.removed]
    places += [s.event_deck, s.event_discard, s.strategy_deck, s.strategy_discard]
    places += [1 << card for card in [*s.row, *s.strategy, *s.deus, *s.top_rome, *s.top_carthage] if card >= 0]
    if s.campaign != REMOVED:
        places.append(1 << CAMPAIGN)
    return places


def cards_broken(s: HandsState) -> str:
    """Each card in exactly one place, and with a player who may have it [2.F, 2.Y]."""
    if not s.row and not s.removed:
        return ""  # set-up has not dealt the cards yet
    seen = 0
    for place in card_places(s):
        if place & seen:
            return f"the card {CARDS[members(place & seen)[0]]} lies in two places"
        seen |= place
    if seen != (1 << TOTAL_CARDS) - 1:
        return f"the card {CARDS[members(~seen & (1 << TOTAL_CARDS) - 1)[0]]} is nowhere"
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
    if not s.row and not s.removed:
        return ""
    for seat in (ROME, CARTHAGE):
        rival = other(seat)
        towns = count(s.held[seat] & ~s.cities) + s.towns[seat] + s.towns_won[rival]
        cities = count(s.held[seat] & s.cities & ~s.capitals) + s.city_stock[seat] + s.cities_won[rival]
        capitals = count(s.held[seat] & s.capitals) + s.capitals_won[rival]
        if (towns, cities, capitals) != (s.num.towns[seat], s.num.cities[seat], 1):
            return f"tokens of seat {seat} are lost: {towns} Towns, {cities} Cities, {capitals} capitals"
        if s.towns[seat] < 0 or s.city_stock[seat] < 0:
            return "a stock of tokens is below zero"
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
    if s.reach != (trace(s, ROME), trace(s, CARTHAGE)):
        return "supply was not traced anew"
    return ""


def tracks_broken(s: HandsState) -> str:
    """Silver adds up, tracks stay within their ends, a Fleet at sea has Warships [4.3.D]."""
    if s.silver[ROME] + s.silver[CARTHAGE] + s.bank or min(s.silver) < 0:
        return f"Silver is lost: {s.silver} and {s.bank} in the bank"
    for seat in (ROME, CARTHAGE):
        if not 0 <= s.warships[seat] <= s.num.most_warships or not 0 <= s.prestige[seat] <= s.num.most_prestige:
            return "Warships or Prestige are off their track"
        if s.fleet[seat] != PORT and not s.warships[seat]:
            return "a Fleet without Warships is at sea"
        if not 0 <= s.pillage[seat] < s.num.pillage_end:
            return "a Pillage marker is off its track"
    return ""
