"""What a seat may believe: a state in which all that it cannot know is drawn anew. [1.1-7, 2.2.1-4]

What lies behind a screen follows from what all have seen, but for two things: which Legendary
Commodities were drawn, and which Resource the Trade Leader gave under 2.2.1.
"""

from __future__ import annotations

import random

from .actions import DONE, GOODS
from .state import TOKEN, MareState
from .trade import Offers

LEGENDARY = 1 + GOODS  # the first legendary token


def sample(s: MareState, seat: int, rng: random.Random) -> MareState:
    """A clone that the seat cannot tell from the truth, drawn without looking at the truth."""
    new = s.clone()
    assert isinstance(new, MareState)
    if new.over:
        return new
    close_offers(new, seat, rng)
    undone = take_back_gift(new, seat)
    shuffle_legendary(new, seat, rng)
    if undone:
        give_again(new, rng)
    new.known = None
    return new


def shuffle_legendary(s: MareState, seat: int, rng: random.Random) -> None:
    """Deal the legendary tokens nobody saw among pile, unseen discards and the other screens."""
    own = 0
    for good in range(GOODS):
        if s.supply[seat * TOKEN + LEGENDARY + good] or s.offer[seat * TOKEN + LEGENDARY + good]:
            own |= 1 << good
    hidden = [g for g in range(GOODS) if s.box.legendary_mask >> g & 1 and not (s.seen | own) >> g & 1]
    slots: list[int] = []  # seat, or -1 for the pile, -2 for the discards
    for good in hidden:
        slots.append(where(s, good))
    rng.shuffle(hidden)
    for good in hidden:
        lift(s, good)
    for slot, good in zip(sorted(slots), hidden, strict=True):
        if slot == -1:
            s.pile |= 1 << good
        elif slot == -2:
            s.spent |= 1 << good
        else:
            s.supply[slot * TOKEN + LEGENDARY + good] += 1
