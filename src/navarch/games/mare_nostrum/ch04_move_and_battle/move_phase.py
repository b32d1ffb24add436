"""4 Move and Battle Phase: order of players, peace, and a player's turn (4.1)."""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.kind import Seat, Seats
from ....engine.procedure import Procedure
from ..actions import NAME_MOVER, PASS, PEACE
from ..box.labels import LAND, MILITARY, SEA, ZEUS
from ..ch06_victory.victory import four_cities_win
from ..ch07_powers.powers import owner_of
from ..ch11_wonders.wonders import peace_bar, send_home
from ..definitions.empires import seat_of
from ..reasons import FREE, HAD_MOVE_TURN, NOT_IN_GAME, because
from ..state import MareState
from .conquests import Conquests
from .convert_control import Exchange
from .land_battles import LandBattles
from .land_movement import Marching
from .sea_battles import SeaBattles
from .sea_movement import Sailing


class MovePhase(Procedure):
    """4 Every player has one turn, in the order the Military Leader names. [4-1]"""

    SEQUENCE = ("declare_peace", "name_next", "move_turn", "four_cities")
    CHOICES = {"peace": "11.ZEUS-1", "mover": "4-1"}

    had_turn: Seats = 0
    active: Seat = -1

    def declare_peace(self, s: MareState) -> None:
        """Before the first player is named, the owner of the Statue may declare peace. [11.ZEUS-1, Q69]"""
        owner = owner_of(s, ZEUS)
        if owner >= 0:
            s.ask(owner, "peace")

    def peace_options(self, s: MareState, seat: int) -> list[int]:
        """An opponent to be at peace with, or none."""
        return [PASS, *sorted(PEACE + s.empire[o] for o in range(s.players) if not peace_bar(s, seat, o))]

    def peace_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why peace cannot be made with that player."""
        return because(peace_bar(s, seat, seat_of(s, noun)), noun) if verb == PEACE else None

    def peace(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """Peace begins at once."""
        if verb == PASS:
            s.peace_before = -1
            return
        other = seat_of(s, noun)
        s.peace_before = other
        s.peace[seat] = other
        s.peace[other] = seat
        s.tell("11.ZEUS-1", "peace-declared", s.empire[seat], noun, seat)
        send_home(s, other, seat)

    def name_next(self, s: MareState) -> None:
        """The Military Leader names the next player, himself if he likes. [4-1]"""
        left = [seat for seat in range(s.players) if not self.had_turn >> seat & 1]
        if not left:
            self.go("four_cities")
        elif len(left) == 1:
            self.active = left[0]
            s.play_unasked(s.leader[MILITARY], "mover", NAME_MOVER + s.empire[self.active])
            s.tell("4-1", "last-mover", s.empire[self.active], self.active)
        else:
            s.ask(s.leader[MILITARY], "mover")

    def mover_options(self, s: MareState, seat: int) -> list[int]:
        """Everybody who has not moved."""
        return sorted(NAME_MOVER + s.empire[one] for one in range(s.players) if not self.mover_bar(one))

    def mover_bar(self, one: int) -> int:
        """Everybody moves once. [4-1]"""
        if one < 0:
            return NOT_IN_GAME
        return HAD_MOVE_TURN if self.had_turn >> one & 1 else FREE

    def mover_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why that player cannot be named."""
        return because(self.mover_bar(seat_of(s, noun)), noun) if verb == NAME_MOVER else None

    def mover(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """He is the Active Player."""
        self.active = seat_of(s, noun)
        if self.active == seat:
            s.tell("4-1", "leader-moves", s.empire[seat], seat)
        else:
            s.tell("4-1", "mover-named", s.empire[seat], noun, seat)

    def move_turn(self, s: MareState) -> None:
        """The named player moves and battles."""
        self.had_turn |= 1 << self.active
        s.call(MoveTurn(self.active))
        self.go("name_next")

    def four_cities(self, s: MareState) -> None:
        """6.3 Checked when all have had their turn; peace is over then. [6.3-1, 11.ZEUS-4]"""
        s.peace = [-1] * s.players
        four_cities_win(s)


class MoveTurn(Procedure):
    """4.1 The Active Player's turn: Triremes first, then Legions, then conquests. [4.1-2, D-1]"""

    SEQUENCE = ("exchange", "sail", "sea_battles", "march", "land_battles", "conquests")

    seat: Seat

    def exchange(self, s: MareState) -> None:
        """4.3.3 Occupied markers are exchanged before any movement. [4.3.3-4]"""
        s.call(Exchange(self.seat))

    def sail(self, s: MareState) -> None:
        """4.1.1 Triremes move. [4.1.1-1]"""
        s.call(Sailing(self.seat, [0] * SEA))

    def sea_battles(self, s: MareState) -> None:
        """4.1.1 Sea Battles, if he likes, before any Legion moves. [4.1.1-2, 4.1.1-4]"""
        s.call(SeaBattles(self.seat))

    def march(self, s: MareState) -> None:
        """4.1.2 Legions move. [4.1.2-1]"""
        s.call(Marching(self.seat, [0] * LAND))

    def land_battles(self, s: MareState) -> None:
        """4.1.2 Land Battles, wherever opposing Units meet. [4.1.2-6]"""
        s.call(LandBattles(self.seat))

    def conquests(self, s: MareState) -> None:
        """4.3 Conquests are settled at the end of the turn. [D-8]"""
        s.call(Conquests(self.seat))
