"""Whether a table is rated: its host says so, and all who sit there agree, by sitting down or when they are asked."""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING

from ..storage.agreements import set_rated
from ..storage.kept import Offer
from ..words.errors import Refused
from . import offers

if TYPE_CHECKING:
    from .room import Room


def has_begun(room: Room) -> bool:
    """Whether a seat has played, taken back or not."""
    return room.match.over or any(entry.actor >= 0 for entry in room.match.record.entries)


def check_agreement(room: Room, seat: int, person: str, agrees: bool) -> None:
    """Whoever sits down at a rated table has seen that it is, and has one seat there."""
    held = room.seats_of(person)
    if not room.kept.rated or seat in held:
        return
    if held:
        raise Refused("sits-already")
    if not agrees and not has_begun(room):
        raise Refused("rated-table")


def check_rematch(room: Room, agrees: bool) -> None:
    """The rematch of a rated game is rated, and whoever asks for it has seen that."""
    if room.kept.rated and not agrees:
        raise Refused("rated-table")


async def ask(room: Room, person: str, rated: bool) -> None:
    """The host wants it rated, or not any more: all others who sit there are asked."""
    async with room.at_rest():
        if not person or not hmac.compare_digest(person, room.kept.host):
            raise Refused("not-the-hosts-wish")
        held = room.seats_of(person)
        if has_begun(room):
            raise Refused("rated-too-late")
        if rated and (room.kept.teams or any(_sits_twice(room))):
            raise Refused("rated-one-seat")
        if rated != room.kept.rated:
            await room.set_offer(offers.rating(held, int(rated), room.kept.seats))
            await room.settle_offer()


def _sits_twice(room: Room) -> list[bool]:
    people = [person for person, _seat in room.kept.holders]
    return [people.count(person) > 1 for person in people]


async def settle(room: Room, offer: Offer) -> None:
    """All have agreed; whoever has sat down meanwhile is asked, too."""
    rated = bool(offer.to)
    if await set_rated(room.games.database, room.id, rated, offer.consents, room.notice("table")):
        room.kept.rated, room.kept.summary.offer = rated, None
        room.changed()
    elif has_begun(room):
        await room.set_offer(None)
    else:
        await room.set_offer(offers.asking_anew(offer, room.kept.seats))
