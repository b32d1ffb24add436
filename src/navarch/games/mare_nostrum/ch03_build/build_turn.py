"""3.1 A player's Build turn.

3.2-1, 3.2-2 the tracks follow by themselves, and Control counts on none: `ch05_leadership/leader_tracks.py`.
"""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import (
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
    RECRUIT,
    TRIREME,
)
from ..ch07_powers.powers import use
from ..definitions.empires import home
from ..reasons import CANNOT_WIN_NOW, FREE, because
from ..state import MareState
from .build_rules import build_options
from .control import put_control
from .heroes_and_wonders import Recruit
from .perseus import winning_price, winning_tiles
from .resource_sets import Payment, largest_set
from .units_and_buildings import put_building, put_fortress, put_legion, put_trireme
from .why_not_built import POWERS, build_reason


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
            self.use_power(s, seat, verb)
            put_control(s, seat, noun)
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
            self.use_power(s, seat, verb)
            put_legion(s, seat, noun)
            s.call(Payment(seat, 1, among=s.box.spartacus_goods))
        elif verb == FORTRESS:
            put_fortress(s, seat, noun)
            s.call(Payment(seat, s.box.fortress_price))
        elif verb == CHEAP_FORTRESS:
            self.use_power(s, seat, verb)
            put_fortress(s, seat, noun)
            s.call(Payment(seat, 1, among=s.box.gilgamesh_goods))
        elif verb == TRIREME:
            put_trireme(s, seat, noun)
            s.call(Payment(seat, s.box.trireme_price))
        elif verb == CHEAP_TRIREME:
            self.use_power(s, seat, verb)
            put_trireme(s, seat, noun)
            s.call(Payment(seat, 1, among=s.box.pharos_goods))
        else:
            assert verb == MUSTER
            self.muster(s, seat, 1 + noun)

    def use_power(self, s: MareState, seat: int, verb: int) -> None:
        """A power that waives or lowers a price, once in a round. [7-1]"""
        tile, rule = POWERS[verb]
        use(s, seat, tile)
        s.tell(rule, "power-used", s.empire[seat], tile, seat)

    def muster(self, s: MareState, seat: int, count: int) -> None:
        """Penthesilea's free legions appear in the Capital City Province, as many as he likes. [10.PENTHESILEA-1]"""
        self.use_power(s, seat, MUSTER)
        for _ in range(count):
            put_legion(s, seat, home(s, seat))

    def again(self, s: MareState) -> None:
        """And again."""
        self.go("offer")
