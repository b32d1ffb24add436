"""What a seat may believe: a state in which all that it cannot know is drawn anew. [1.1-7]

What lies behind a screen follows from what all have seen, but for three things: offers that still lie
face down, which Legendary Commodities were drawn, and which Resource the Trade Leader gave under 2.2.1.
"""

from __future__ import annotations

import random

from ..actions import DONE, OFFER
from ..box.labels import GOODS, TOKEN
from ..ch10_heroes.heroes import offer_limit, offers_freely
from ..state import MareState

FIRST_LEGENDARY = 1 + GOODS  # the first legendary token
IN_PILE = -1
IN_DISCARDS = -2


def sample(s: MareState, seat: int, rng: random.Random) -> MareState:
    """A clone that the seat cannot tell from the truth, drawn without looking at the truth."""
    new = s.clone()
    assert isinstance(new, MareState)
    if new.over or -1 in new.empire:
        return new
    gift_open = take_back_gift(new, seat)
    deal_legendary(new, seat, rng)
    if gift_open:
        give_again(new, rng)
    if new.sealed:  # nothing else is asked of several at once
        put_down_offers(new, seat, rng)
    new.known = None
    return new


def take_back_gift(s: MareState, seat: int) -> bool:
    """The resource given under 2.2.1 goes back, unless the seat knows it or it was seen since. [2.2.1-3]"""
    giver, receiver, token = s.gift_from, s.gift_to, s.gift
    if giver < 0 or seat in (giver, receiver) or not s.supply[receiver * TOKEN + token]:
        return False
    s.supply[giver * TOKEN + token] += 1
    s.supply[receiver * TOKEN + token] -= 1
    return True


def give_again(s: MareState, rng: random.Random) -> None:
    """Any resource that the giver may have had."""
    base = s.gift_from * TOKEN
    held = [token for token in range(TOKEN) for _ in range(s.supply[base + token])]
    s.gift = held[int(rng.random() * len(held))]
    s.supply[base + s.gift] -= 1
    s.supply[s.gift_to * TOKEN + s.gift] += 1


def deal_legendary(s: MareState, seat: int, rng: random.Random) -> None:
    """Deal the legendary tokens nobody saw among pile, unseen discards and the other screens. [1.2-1]"""
    hidden: list[int] = []
    places: list[int] = []
    for good in range(GOODS):
        place = where(s, good)
        if place != seat and s.box.legendary_mask >> good & 1 and not s.seen >> good & 1:
            hidden.append(good)
            places.append(place)
            put(s, good, place, -1)
    places.sort()
    for place in places:
        put(s, hidden.pop(int(rng.random() * len(hidden))), place, 1)


def where(s: MareState, good: int) -> int:
    """Where a legendary token lies: a seat, the pile or the discards."""
    if s.pile >> good & 1:
        return IN_PILE
    for seat in range(s.players):
        i = seat * TOKEN + FIRST_LEGENDARY + good
        if s.supply[i] or s.offer[i] or s.claimed[i]:
            return seat
    return IN_DISCARDS


def put(s: MareState, good: int, place: int, count: int) -> None:
    """Lay a legendary token down somewhere (1) or take it away (-1)."""
    if place == IN_PILE:
        s.pile ^= 1 << good
    elif place == IN_DISCARDS:
        s.spent ^= 1 << good
    else:
        s.supply[place * TOKEN + FIRST_LEGENDARY + good] += count


def put_down_offers(s: MareState, seat: int, rng: random.Random) -> None:
    """Who of the others has closed his offer has put down some of what he may have; the rest still think. [2.1-4]"""
    for other in range(s.players):
        if other == seat:
            continue
        s.sealed[other] = []
        if not s.pending >> other & 1 and (s.value or offers_freely(s, other)):  # at 0 only Antigone's owner is asked
            held = [token for token in range(TOKEN) for _ in range(s.supply[other * TOKEN + token])]
            most = min(len(held), offer_limit(s, other))
            size = int(rng.random() * (most + 1)) if offers_freely(s, other) else most
            s.sealed[other] = [OFFER + token for token in rng.sample(held, size)]
            if not most or size < most:
                s.sealed[other].append(DONE)
