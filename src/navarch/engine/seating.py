"""Who sits where, and the lots that their browsers add to the dice: what an entry of TABLE in a record says.

The first entry of a record may be one, and then the dice follow from it, every letter of it: nobody can exchange a name
or a lot afterwards. Later ones tell who has sat down since; they change no dice, so that nobody can choose by them.
"""

from __future__ import annotations

import hashlib
import json
from typing import NamedTuple

from .errors import BadRecord, quoted

LOT_BYTES = 32


class Chair(NamedTuple):
    """A seat: the name of whoever sits there, and the first seat of the same browser (None: a bot's, or nobody's)."""

    name: str
    holder: int | None


class Lot(NamedTuple):
    """A random number that a browser has drawn, in hexadecimal, and its pledge, given before anybody's lot was told."""

    seat: int  # the first one of that browser; -1: the host, who sits nowhere
    pledge: str
    drawn: str


class Seating(NamedTuple):
    """All seats, and the lots that go into the dice."""

    chairs: list[Chair]
    lots: list[Lot]

    def text(self) -> str:
        """As a record writes it."""
        return json.dumps({"seats": self.chairs, "lots": self.lots})

    def names(self) -> list[str]:
        """Who sits where."""
        return [chair.name for chair in self.chairs]

    def pledged(self) -> str:
        """The digest of all that is settled before the first lot is told."""
        blank = self._replace(lots=[lot._replace(drawn="") for lot in self.lots])
        return hashlib.sha256(blank.text().encode()).hexdigest()

    def is_one_browser(self) -> bool:
        """Whether nobody else would have to agree to anything."""
        return len({chair.holder for chair in self.chairs if chair.holder is not None}) < 2


def pledge_of(drawn: str) -> str:
    """The pledge to a lot; refuses what is none."""
    try:
        said = bytes.fromhex(drawn)
    except ValueError as error:
        raise BadRecord("a lot", f"{quoted(drawn)} is not written in hexadecimal") from error
    if len(said) != LOT_BYTES or said.hex() != drawn:
        raise BadRecord("a lot", f"it has {LOT_BYTES} bytes, and this is {quoted(drawn)}")
    return hashlib.sha256(said).hexdigest()


def read_seating(text: str, players: int) -> Seating:
    """The seating that an entry tells; refuses what is none, and lots that do not fit their pledges."""
    try:
        said = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord("a seating", f"cannot be read: {quoted(error)}") from error
    if not isinstance(said, dict) or not isinstance(said.get("seats"), list) or not isinstance(said.get("lots"), list):
        raise BadRecord("a seating", "cannot be read: it needs seats and lots")
    if len(said["seats"]) != players or not all(_is_chair(chair, players) for chair in said["seats"]):
        raise BadRecord("a seating", f"needs the names of {players} seats")
    if not all(_is_lot(lot, players) for lot in said["lots"]):
        raise BadRecord("a seating", "a lot belongs to a seat, or to the host")
    seating = Seating([Chair(*chair) for chair in said["seats"]], [Lot(*lot) for lot in said["lots"]])
    if len({lot.seat for lot in seating.lots}) != len(seating.lots):
        raise BadRecord("a seating", "a browser adds one lot")
    if seating.text() != text:  # the dice follow from every sign: with blanks or more keys one could choose them
        raise BadRecord("a seating", "is not written as seatings are")
    for lot in seating.lots:
        if pledge_of(lot.drawn) != lot.pledge:
            raise BadRecord("a seating", f"the lot of seat {lot.seat} does not fit its pledge")
    return seating


def _is_chair(said: object, players: int) -> bool:
    if not isinstance(said, list) or len(said) != 2 or not isinstance(said[0], str):
        return False
    return said[1] is None or (type(said[1]) is int and 0 <= said[1] < players)


def _is_lot(said: object, players: int) -> bool:
    if not isinstance(said, list) or len(said) != 3 or type(said[0]) is not int:
        return False
    return -1 <= said[0] < players and isinstance(said[1], str) and isinstance(said[2], str)
