"""What is owed at a table: all have agreed to something, or sat down, and it is not done.

It is done in a moment, or never by a worker that has died on the way; then by whoever looks next.
"""

from __future__ import annotations

from contextlib import suppress

from ..words.errors import Refused
from . import offers
from .room import Room


def is_owed(room: Room) -> bool:
    """Whether something is."""
    offer = room.kept.summary.offer
    return (offer is not None and offers.is_settled(offer)) or room.sitting.is_complete()


async def make_good(room: Room) -> None:
    """Do what is owed; where another worker is at it, or the database does not answer, the next look will tell."""
    async with room.at_rest():
        with suppress(Refused):
            await room.settle_offer()
            await room.sitting.begin()
