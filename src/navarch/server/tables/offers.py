"""Offers: what changes the game for others waits for their consent, and each consent names what it is given to."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import msgspec

from ..clock import CLOCK
from ..storage.kept import Offer, Seat
from ..words.errors import Refused
from ..words.messages import OfferKind

if TYPE_CHECKING:
    from .room import Room

SILENCE_SECONDS = 7 * 24 * 3600.0  # after which a wish of the host that nobody has refused is granted


def others(held: tuple[int, ...], seats: list[Seat]) -> list[int]:
    """Whoever is asked beside the one who offers: all but the bots. An open seat waits for whoever will sit there."""
    return [seat.seat for seat in seats if seat.kind != "bot" and seat.seat not in held]


def with_those_away(held: tuple[int, ...], seats: list[Seat]) -> list[int]:
    """Whoever is asked how the game ends: also those who may come back to the seat that a bot plays for them."""
    return [s.seat for s in seats if (s.kind != "bot" or s.left in ("away", "time")) and s.seat not in held]


def agreement(
    kind: OfferKind, by: int, held: tuple[int, ...], seats: list[Seat], ranks: list[int] | None = None
) -> Offer:
    """To end the game with these ranks, or to let a bot sit in one's place."""
    asked = with_those_away(held, seats) if kind in ("draw", "result") else others(held, seats)
    return Offer(_new_id(), kind, by, by, CLOCK.now(), asked, list(held), ranks or [])


def rating(held: tuple[int, ...], rated: int, seats: list[Seat]) -> Offer:
    """That the table is rated, or is not: the people who sit there are asked; others agree when they sit down."""
    asks = [seat.seat for seat in seats if seat.kind == "person" and seat.seat not in held]
    return Offer(_new_id(), "rated", held[0] if held else -1, rated, CLOCK.now(), asks, list(held))


def asking_anew(offer: Offer, seats: list[Seat]) -> Offer:
    """The same, of whoever sits there now."""
    asks = [seat.seat for seat in seats if seat.kind == "person" and seat.seat not in offer.consents]
    return msgspec.structs.replace(offer, asks=sorted({*offer.asks, *asks}))


def rollback(by: int, held: tuple[int, ...], to: int, seats: list[Seat]) -> Offer:
    """To go back to so many actions."""
    return Offer(_new_id(), "rollback", by, to, CLOCK.now(), others(held, seats), list(held))


def opening(number: int, held: tuple[int, ...], seats: list[Seat]) -> Offer:
    """To open a seat that somebody holds: the other people are asked; where there are none, whoever sits there."""
    people = [seat.seat for seat in seats if seat.kind == "person" and seat.seat not in held]
    others = [seat for seat in people if seat != number]
    return Offer(_new_id(), "seat", held[0] if held else -1, number, CLOCK.now(), others or [number], list(held))


async def check_welcome(room: Room, offer: Offer | None) -> None:
    """Whoever has blocked somebody gets no offer of theirs, but for those without which the game cannot go on: what
    becomes of it when its rules have changed, and the seat of somebody who does not come back.
    """
    if offer is None or offer.kind == "seat" or room.halt is not None:
        return
    holders = room.kept.holders
    by = [person for person, seat in holders if seat == offer.by] if offer.by >= 0 else [room.kept.host]
    asked = [person for person, seat in holders if seat in offer.asks]
    if await room.games.shuns.are_any_closed(asked, by):
        raise Refused("takes-no-offers")


def is_settled(offer: Offer) -> bool:
    """Whether all have consented who have to."""
    return set(offer.asks) <= set(offer.consents)


def is_granted_by_silence(offer: Offer, seat: int) -> bool:
    """Whether this wish to open a seat has stood for so long that nobody seems to be there to agree.

    Every action ends an offer and so does every no: silence is a week in which nobody played or objected.
    """
    return offer.kind == "seat" and offer.to == seat and CLOCK.now() - offer.at >= SILENCE_SECONDS


def is_of_a_wrong_clock(offer: Offer) -> bool:
    """Whether it was made when the clock was ahead: nobody shall have to wait until it says so again."""
    return offer.at > CLOCK.now()


def _new_id() -> str:
    return secrets.token_urlsafe(6)
