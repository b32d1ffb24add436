"""What a seat may believe: the unknown part of the other hand and the deck are dealt anew."""

from __future__ import annotations

import random
from typing import Final

from ..box.labels import TACTIC_IDS
from ..ch02_concepts.areas import members
from ..state import HamilcarState

ALL_TACTICS: Final = (1 << len(TACTIC_IDS)) - 1


def believe(s: HamilcarState, seat: int, rng: random.Random) -> None:
    """Change a clone into one of the positions that the seat cannot tell from the true one."""
    foe = 1 - seat
    known = s.spied[seat]
    hidden = s.deck | (s.hand[foe] & ~known)
    drawn = draw(hidden, s.hand[foe].bit_count() - known.bit_count(), rng)
    s.hand[foe] = known | drawn
    s.deck = hidden & ~drawn
    s.spied[foe] &= s.hand[seat]
    if s.tactics[foe]:
        free = ALL_TACTICS & ~s.tactics[seat] & ~s.tactic_discard
        s.tactics[foe] = draw(free, s.tactics[foe].bit_count(), rng)
    s.known = None


def draw(pool: int, count: int, rng: random.Random) -> int:
    """So many different members of a mask."""
    found = 0
    for card in rng.sample(members(pool), count):
        found |= 1 << card
    return found
