"""3 Build Phase: order of players, Perseus, build turns, storage."""

from __future__ import annotations

from ...engine.event import Reason
from ...engine.kind import Number, Seat, Seats
from ...engine.procedure import Procedure
from ...engine.state import CHANCE
from .actions import (
    BUILD,
    CHEAP_FORTRESS,
    CHEAP_LEGION,
    CHEAP_TRIREME,
    CONTROL,
    DONE,
    FORTRESS,
    FREE_CONTROL,
    LEGION,
    MUSTER,
    NAME_BUILDER,
    OVERRULE,
    PASS,
    RECRUIT,
    TRIREME,
)
from .bars import CANNOT_WIN_NOW, FREE, HAD_BUILD_TURN, NOT_IN_GAME, because
from .board import add_legion, erect, home, seat_of
from .box import CULTURE
from .payment import Payment, largest_set
from .placing import build_options, muster_size
from .reasons import build_reason
from .recruit import Recruit, winning_price, winning_tiles
from .setup import hidden_tiles, needs_tile, open_tile
from .state import SEA, MareState
from .storage import Storage
from .tiles import GILGAMESH, HAMMURABI, PENTHESILEA, PERSEUS, PHAROS, SPARTACUS, owner_of, use
from .victory import fifth_tile_wins


class BuildPhase(Procedure):
    """3 Every player has one Build turn, in the order the Culture Leader names. [3-1]"""

    SEQUENCE = ("name_next", "perseus", "build_turn", "fifth_tile", "refill", "store")
    CHOICES = {"builder": "3-1", "overrule": "10.PERSEUS-1", "next_tile": "S-19"}

    had_turn: Seats = 0
    active: Seat = -1
    overruled: Number = 0  # 1 once Perseus has built first

    def name_next(self, s: MareState) -> None:
        """The Culture Leader names the next player, himself if he likes. [3-1, 3-2]"""
        left = [seat for seat in range(s.players) if not self.had_turn >> seat & 1]
        if not left:
            self.go("fifth_tile")
        elif len(left) == 1:
            self.active = left[0]
        else:
            s.ask(s.leader[CULTURE], "builder")

    def builder_options(self, s: MareState, seat: int) -> list[int]:
        """Everybody who has not built."""
        return sorted(NAME_BUILDER + s.empire[one] for one in range(s.players) if not self.builder_bar(one))

    def builder_bar(self, one: int) -> int:
        """Everybody builds once. [3-1]"""
        if one < 0:
            return NOT_IN_GAME
        return HAD_BUILD_TURN if self.had_turn >> one & 1 else FREE

    def builder_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why that player cannot be named."""
        return because(self.builder_bar(seat_of(s, noun)), noun) if verb == NAME_BUILDER else None

    def builder(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """He is the Active Player."""
        self.active = seat_of(s, noun)
        s.tell("3-1", "builder-named", s.empire[seat], noun, seat)

    def perseus(self, s: MareState) -> None:
        """Before the first builder begins, Perseus' owner may step in to win; he is always asked. [10.PERSEUS-1]"""
        owner = owner_of(s, PERSEUS)
        if not self.had_turn and owner >= 0 and owner != self.active:
            s.ask(owner, "overrule")

    def overrule_options(self, s: MareState, seat: int) -> list[int]:
        """He may step in only to win."""
        return [PASS] if self.overrule_bar(s, seat) else [PASS, OVERRULE]

    def overrule_bar(self, s: MareState, seat: int) -> int:
        """Only to build his fifth tile or the Pyramids at once."""
        return FREE if winning_tiles(s, seat) else CANNOT_WIN_NOW

    def overrule_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why he cannot step in."""
        if verb != OVERRULE:
            return None
        return because(self.overrule_bar(s, seat), winning_price(s, seat), largest_set(s, seat))

    def overrule(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """He becomes the first builder."""
        if verb == OVERRULE:
            self.active = seat
            self.overruled = 1
            s.tell("10.PERSEUS-1", "overruled", s.empire[seat], seat)

    def build_turn(self, s: MareState) -> None:
        """The named player builds. [3-10]"""
        first = 1 if not self.had_turn and self.active == owner_of(s, PERSEUS) else 0
        self.had_turn |= 1 << self.active
        s.call(BuildTurn(self.active, first, self.overruled))
        self.overruled = 0
        self.go("name_next")

    def fifth_tile(self, s: MareState) -> None:
        """6.2 Whoever has five tiles wins at the end of this phase. [6.2-1]"""
        fifth_tile_wins(s)

    def refill(self, s: MareState) -> None:
        """First games: tiles are turned up until five are open again. [S-19]"""
        if needs_tile(s):
            s.ask(CHANCE, "next_tile")

    def next_tile_options(self, s: MareState, seat: int) -> list[int]:
        """Any tile that may lie there."""
        return hidden_tiles(s)

    def next_tile(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """It is turned up."""
        open_tile(s, noun)
        self.go("refill")

    def store(self, s: MareState) -> None:
        """What is not used is lost, but for what may be kept. [3-11, 3-12]"""
        s.call(Storage())


class BuildTurn(Procedure):
    """3.1 A player builds as many items as he can pay for, in any order. [3-10, 3.1-1, D-1]"""

    SEQUENCE = ("offer", "again")
    CHOICES = {"build": "3.1-1"}

    seat: Seat
    first: Number = 0  # 1: Perseus' owner, who builds first and wins at once [10.PERSEUS-2]
    to_win: Number = 0  # 1: he has overruled the Culture Leader and must build to win

    def offer(self, s: MareState) -> None:
        """The player is asked what to build next."""
        s.ask(self.seat, "build")

    def build_options(self, s: MareState, seat: int) -> list[int]:
        """Every item that may be built and paid now, or the end of the turn."""
        if self.to_win:
            return [RECRUIT + tile for tile in winning_tiles(s, seat)]
        return [DONE, *build_options(s, seat, largest_set(s, seat))]

    def build_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why that item cannot be built."""
        if self.to_win:
            wins = verb == RECRUIT and noun in winning_tiles(s, seat)
            return because(FREE if wins else CANNOT_WIN_NOW, winning_price(s, seat), largest_set(s, seat))
        return build_reason(s, seat, largest_set(s, seat), verb, noun)

    def build(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """An item is put in place, then paid."""
        if verb == DONE:
            s.tell("3-10", "built-enough", s.empire[seat], seat)
            s.end()
        elif verb == RECRUIT:
            s.call(Recruit(seat, noun, self.first))
        elif verb == CONTROL:
            put_control(s, seat, noun)
            s.call(Payment(seat, s.box.control_price))
        elif verb == FREE_CONTROL:
            put_control(s, seat, noun)
            use(s, seat, HAMMURABI)
        elif verb == BUILD:
            put_building(s, seat, noun)
            s.call(Payment(seat, s.box.site_price[s.box.site_kind[noun]]))
        else:
            self.build_units(s, seat, verb, noun)

    def build_units(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """Legions, Fortresses, Triremes at the usual or at a reduced price. [3.1.2-1, 3.1.2-3, 3-3]"""
        if verb == LEGION:
            put_legion(s, seat, noun)
            s.call(Payment(seat, s.box.legion_price))
        elif verb == CHEAP_LEGION:
            put_legion(s, seat, noun)
            use(s, seat, SPARTACUS)
            s.call(Payment(seat, 1, among=s.box.spartacus_goods))
        elif verb == FORTRESS:
            put_fortress(s, seat, noun)
            s.call(Payment(seat, s.box.fortress_price))
        elif verb == CHEAP_FORTRESS:
            put_fortress(s, seat, noun)
            use(s, seat, GILGAMESH)
            s.call(Payment(seat, 1, among=s.box.gilgamesh_goods))
        elif verb == TRIREME:
            put_trireme(s, seat, noun)
            s.call(Payment(seat, s.box.trireme_price))
        elif verb == CHEAP_TRIREME:
            put_trireme(s, seat, noun)
            use(s, seat, PHAROS)
            s.call(Payment(seat, 1, among=s.box.pharos_goods))
        else:
            assert verb == MUSTER
            self.muster(s, seat)

    def muster(self, s: MareState, seat: int) -> None:
        """Penthesilea's free legions appear in the Capital City Province. [10.PENTHESILEA-1]"""
        use(s, seat, PENTHESILEA)
        for _ in range(muster_size(s, seat)):
            put_legion(s, seat, home(s, seat))

    def again(self, s: MareState) -> None:
        """And again."""
        self.go("offer")


def put_control(s: MareState, seat: int, province: int) -> None:
    """The marker makes him Controlling Player from that moment. [3.1.1-5]"""
    s.control[province] = seat
    s.marker_stock[seat] -= 1
    s.tell("3.1.1-5", "control-built", s.empire[seat], province, seat)


def put_building(s: MareState, seat: int, site: int) -> None:
    """The counter lies on its icon; a legion of his own there merely stands in the province. [3.1.2-2, Q40]"""
    erect(s, site)
    s.occupier[site] = -1
    s.tell("3.1.2-2", "building-built", s.empire[seat], site, s.box.site_province[site], seat)


def put_legion(s: MareState, seat: int, province: int) -> None:
    """A legion comes to the map."""
    add_legion(s, seat, province)
    s.tell("3.1.2-1", "legion-built", s.empire[seat], province, seat)


def put_fortress(s: MareState, seat: int, province: int) -> None:
    """A fortress comes to the map."""
    s.fortress[province] = seat
    s.fortress_stock[seat] -= 1
    s.tell("3.1.2-1", "fortress-built", s.empire[seat], province, seat)


def put_trireme(s: MareState, seat: int, sea: int) -> None:
    """A trireme comes to the map."""
    s.triremes[seat * SEA + sea] += 1
    s.trireme_stock[seat] -= 1
    s.tell("3.1.2-3", "trireme-built", s.empire[seat], sea, seat)
