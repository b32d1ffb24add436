"""Offers: what changes the game for others waits for their consent, and each consent names what it is given to."""

from __future__ import annotations

import secrets
import time

from ..storage.kept import Offer, Seat

SILENCE_SECONDS = 7 * 24 * 3600.0  # after which a wish of the host that nobody has refused is granted


def rollback(by: int, held: tuple[int, ...], to: int, seats: list[Seat]) -> Offer:
    """To go back to so many actions: all are asked but the bots. An open seat waits for whoever will sit there."""
    asks = [seat.seat for seat in seats if seat.kind != "bot" and seat.seat not in held]
    return Offer(_new_id(), "rollback", by, to, time.time(), asks, list(held))


def opening(number: int, held: tuple[int, ...], seats: list[Seat]) -> Offer:
    """To open a seat that somebody holds: the other people are asked; where there are none, whoever sits there."""
    people = [seat.seat for seat in seats if seat.kind == "person" and seat.seat not in held]
    others = [seat for seat in people if seat != number]
    return Offer(_new_id(), "seat", held[0] if held else -1, number, time.time(), others or [number], list(held))


def is_settled(offer: Offer) -> bool:
    """Whether all have consented who have to."""
    return set(offer.asks) <= set(offer.consents)


def is_granted_by_silence(offer: Offer, seat: int) -> bool:
    """Whether this wish to open a seat has stood for so long that nobody seems to be there to agree.

    Every action ends an offer and so does every no: silence is a week in which nobody played or objected.
    """
    return offer.kind == "seat" and offer.to == seat and time.time() - offer.at >= SILENCE_SECONDS


def is_of_a_wrong_clock(offer: Offer) -> bool:
    """Whether it was made when the clock was ahead: nobody shall have to wait until it says so again."""
    return offer.at > time.time()


def _new_id() -> str:
    return secrets.token_urlsafe(6)
