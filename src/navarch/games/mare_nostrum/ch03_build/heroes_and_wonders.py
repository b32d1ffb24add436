"""3.1.3 Heroes and Wonders are recruited; the Pyramids are built.

3.1.3-1 what a tile gives: `ch07_powers/powers.py`, and `leader_bonus` in `ch10_heroes/heroes.py`. 3.1.3-2 the starting
Hero is the first: `tile_price` in `build_costs.py`, `tile_count` in `ch07_powers/powers.py`.
"""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import COPY
from ..box.labels import CASTOR, PYRAMIDS, TILE_COUNT
from ..ch06_victory.victory import perseus_wins, pyramids_win
from ..ch07_powers.powers import tile_count
from ..ch10_heroes.heroes import copy_bar
from ..kinds import Tile
from ..reasons import CANNOT_PAY, FIVE_TILES, FREE, NOT_ON_DISPLAY, TILE_FACE_DOWN, because
from ..state import MareState
from .build_costs import tile_price
from .resource_sets import Payment


def recruit_bar(s: MareState, seat: int, purse: int, tile: int) -> int:
    """An open tile whose price can be paid; no sixth one. [3.1.3-3, 3.1.3-4, 3.1.3-5, 3.1.3-6, 3.1.3-7]"""
    if s.face_down >> tile & 1:  # [Q97]
        return TILE_FACE_DOWN
    if not s.display >> tile & 1:
        return NOT_ON_DISPLAY
    price = tile_price(s, seat, tile)
    if not price:
        return FIVE_TILES
    return FREE if purse >= price else CANNOT_PAY


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
        rule = "3.1.3-8" if self.tile == PYRAMIDS else "3.1.3-7"
        s.tell(rule, "recruited", s.empire[self.seat], self.tile, tile_count(s, self.seat), self.seat)
        trade, culture, military = s.box.bonus[self.tile]
        if trade or culture or military:
            s.tell("3.2-1", "tile-counts", s.empire[self.seat], self.tile, trade, culture, military, self.seat)
        if self.tile == PYRAMIDS:
            pyramids_win(s, self.seat)

    def copy_power(self, s: MareState) -> None:
        """Castor & Pollux take over a hero's power when they are built, if there is one. [10.CASTOR-1]"""
        if self.tile == CASTOR and self.copy_options(s, self.seat):
            s.ask(self.seat, "copy")

    def copy_options(self, s: MareState, seat: int) -> list[int]:
        """Every hero of another player whose power may be copied."""
        return [COPY + tile for tile in range(TILE_COUNT) if not copy_bar(s, seat, tile)]

    def copy_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why that hero cannot be copied."""
        return because(copy_bar(s, seat, noun), noun) if verb == COPY else None

    def copy(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """The power is his for the rest of the game. [10.CASTOR-1]"""
        s.copied = noun
        s.tell("10.CASTOR-1", "copied", s.empire[seat], noun, seat)

    def win_at_once(self, s: MareState) -> None:
        """Perseus' owner, building first, wins with the fifth tile at once. [10.PERSEUS-2]"""
        if self.first and tile_count(s, self.seat) >= s.box.tiles_to_win:
            perseus_wins(s, self.seat)
