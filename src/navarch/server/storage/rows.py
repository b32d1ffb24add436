"""Rows as they are written, where more than one part of the storage writes them."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select, update

from ...engine.record import Entry
from ...engine.seating import Lot
from ..clock import CLOCK
from .kept import Offer, Seat
from .schema import ACTIONS, GAMES
from .vault import Vault

# Made once: SQLAlchemy then finds its compiled form by identity.
ADD_ACTIONS = insert(ACTIONS)


def read_lots(kept: object) -> list[Lot] | None:
    """Lots as they were kept."""
    return msgspec.convert(kept, list[Lot] | None)


def lots_for_update(connection: Connection, game: str) -> list[Lot] | None:
    """The lots of a game, which nobody else changes before this is committed."""
    here = select(GAMES.c.lots).where(GAMES.c.id == game).with_for_update()
    return read_lots(connection.execute(here).scalar())


def write_lots(connection: Connection, game: str, lots: list[Lot]) -> None:
    """Lots in the place of those before."""
    connection.execute(update(GAMES).where(GAMES.c.id == game).values(lots=sorted(lots)))


def any_told(lots: list[Lot]) -> bool:
    """Whether somebody has told theirs."""
    return any(lot.drawn for lot in lots)


def without(lots: list[Lot], seat: int) -> list[Lot]:
    """All but that of a seat."""
    return [lot for lot in lots if lot.seat != seat]


def write_offer(connection: Connection, game: str, offer: Offer | None) -> None:
    """An offer in the place of any other, or none any more."""
    kept = msgspec.to_builtins(offer)
    connection.execute(update(GAMES).where(GAMES.c.id == game).values(offer=kept, updated=CLOCK.now()))


def read_offer(kept: object) -> Offer | None:
    """An offer as it was kept; one of an older form has lapsed."""
    try:
        return msgspec.convert(kept, Offer | None)
    except msgspec.ValidationError:
        return None


def seat_row(game: str, seat: Seat, vault: Vault) -> dict[str, Any]:
    """A seat, its link sealed."""
    return {"game": game, **msgspec.structs.asdict(seat), "secret": vault.seal(seat.secret, game)}


def action_rows(game: str, first: int, entries: list[Entry]) -> list[dict[str, Any]]:
    """Entries of a record, numbered from `first` on."""
    return [
        {"game": game, "ply": first + i, "actor": entry.actor, "text": entry.text} for i, entry in enumerate(entries)
    ]
