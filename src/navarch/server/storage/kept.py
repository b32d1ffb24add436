"""What is kept of a game, as plain values."""

from __future__ import annotations

from typing import Any

import msgspec

from ...engine.components import Correction
from ...engine.seating import Lot
from ..words.messages import OfferKind, SeatKind


class Seat(msgspec.Struct):
    """A chair at a table and who sits in it."""

    seat: int
    kind: SeatKind
    name: str = ""
    bot: str = ""
    level: int = 0
    secret: str = ""
    orders: str = ""  # when to ask it in reaction windows, the seat's secret; empty: always ask


class Offer(msgspec.Struct, frozen=True):
    """Something that waits for the consent of others: a rollback, or a seat that the host would open again."""

    id: str  # consent names it, so that nobody agrees to another one than they saw
    kind: OfferKind
    by: int  # the seat that offers; -1: the host, who sits nowhere
    to: int  # how many actions would stand; or the seat that would be opened
    at: float
    asks: list[int]  # the seats that have to consent
    consents: list[int]  # those that have, the offering ones among them


class Summary(msgspec.Struct):
    """What lists show of a game; worked out from its actions."""

    over: bool
    ply: int
    to_act: int
    result: Any = None
    offer: Offer | None = None


class KeptGame(msgspec.Struct):
    """A game as the database has it, without its actions."""

    id: str
    game: str
    version: str
    components: str
    players: int
    options: dict[str, Any]
    start: Any
    secret: str
    host: str
    created: float
    updated: float
    summary: Summary
    seats: list[Seat]
    holders: list[tuple[str, int]]  # browser, seat
    correction: Correction | None = None  # the components of an owner's own copy; None: those that were shipped
    lots: list[Lot] | None = None  # what browsers add to the dice, empty where it is not told yet; None: nothing


class Remark(msgspec.Struct):
    """Something said at the table."""

    room: str  # players, spectators, or the numbers of two seats
    number: int
    seat: int
    name: str
    text: str
