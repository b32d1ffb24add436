"""3.1.3 Heroes and Wonders are recruited; the Pyramids are built."""

from __future__ import annotations

from ...engine.event import Reason
from ...engine.kind import Number, Seat
from ...engine.procedure import Procedure
from .actions import COPY
from .bars import CANNOT_PAY, FIVE_TILES, FREE, NOT_ANOTHERS, NOT_COPYABLE, NOT_ON_DISPLAY, TILE_FACE_DOWN, because
from .kinds import Tile
from .payment import Payment, largest_set
from .state import TILE_COUNT, MareState
from .tiles import CASTOR, PYRAMIDS, tile_count
from .victory import perseus_wins, pyramids_win


def tile_price(s: MareState, seat: int, tile: int) -> int:
    """7 to 10 by the number owned, 12 for the Pyramids; 0: there is no price. [3-C11, 3-C12, 3.1.3-3, 3.1.3-4]"""
    if tile == PYRAMIDS:  # [3.1.3-8]
        return s.box.pyramids_price
    number = tile_count(s, seat) + 1
    return s.box.tile_price[number] if number < len(s.box.tile_price) else 0


def recruit_bar(s: MareState, seat: int, purse: int, tile: int) -> int:
    """An open tile whose price can be paid; no sixth one. [3.1.3-5, 3.1.3-6, 3.1.3-7]"""
    if s.face_down >> tile & 1:  # [Q97]
        return TILE_FACE_DOWN
    if not s.display >> tile & 1:
        return NOT_ON_DISPLAY
    price = tile_price(s, seat, tile)
    if not price:
        return FIVE_TILES
    return FREE if purse >= price else CANNOT_PAY


def winning_tiles(s: MareState, seat: int) -> list[int]:
    """The tiles that would win for Perseus' owner at once: the Pyramids, or any as his fifth. [10.PERSEUS-1]"""
    purse = largest_set(s, seat)
    fifth = tile_count(s, seat) + 1 == s.box.tiles_to_win
    return [tile for tile in range(TILE_COUNT) if (fifth or tile == PYRAMIDS) and not recruit_bar(s, seat, purse, tile)]


def winning_price(s: MareState, seat: int) -> int:
    """The smallest set that would win for Perseus' owner. [10.PERSEUS-1]"""
    if tile_count(s, seat) + 1 == s.box.tiles_to_win:
        return s.box.tile_price[s.box.tiles_to_win]
    return s.box.pyramids_price


class Recruit(Procedure):
    """3.1.3 A tile is paid, taken to the mat, and its choice made. [3.1.3-7]"""

    SEQUENCE = ("pay", "take", "copy_power", "win_at_once")
    CHOICES = {"copy": "10.CASTOR-1"}

    seat: Seat
    tile: Tile
    first: Number

    def pay(self, s: MareState) -> None:
        """The price is paid first."""
        s.call(Payment(self.seat, tile_price(s, self.seat, self.tile)))

    def take(self, s: MareState) -> None:
        """The tile leaves the board for its owner's mat; the Pyramids win at once. [3-3, 6.1-1]"""
        s.display &= ~(1 << self.tile)
        s.tiles[self.seat] |= 1 << self.tile
        s.tell("3.1.3-7", "recruited", s.empire[self.seat], self.tile, tile_count(s, self.seat), self.seat)
        if self.tile == PYRAMIDS:
            pyramids_win(s, self.seat)

    def copy_power(self, s: MareState) -> None:
        """Castor & Pollux take over a hero's power when they are built, if there is one. [10.CASTOR-1]"""
        if self.tile == CASTOR and self.copy_options(s, self.seat):
            s.ask(self.seat, "copy")

    def copy_options(self, s: MareState, seat: int) -> list[int]:
        """Every hero of another player whose power may be copied."""
        return [COPY + tile for tile in range(TILE_COUNT) if not self.copy_bar(s, seat, tile)]

    def copy_bar(self, s: MareState, seat: int, tile: int) -> int:
        """Not a starting Hero, a Wonder or Perseus, and another player must have it. [10.CASTOR-2]"""
        if not s.box.copyable >> tile & 1:
            return NOT_COPYABLE
        others = 0
        for other in range(s.players):
            if other != seat:
                others |= s.tiles[other]
        return FREE if others >> tile & 1 else NOT_ANOTHERS

    def copy_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why that hero cannot be copied."""
        return because(self.copy_bar(s, seat, noun), noun) if verb == COPY else None

    def copy(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """The power is his for the rest of the game. [10.CASTOR-1]"""
        s.copied = noun
        s.tell("10.CASTOR-1", "copied", s.empire[seat], noun, seat)

    def win_at_once(self, s: MareState) -> None:
        """Perseus' owner, building first, wins with the fifth tile at once. [10.PERSEUS-2]"""
        if self.first and tile_count(s, self.seat) >= s.box.tiles_to_win:
            perseus_wins(s, self.seat)
