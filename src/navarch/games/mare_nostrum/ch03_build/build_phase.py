"""3 Build Phase: order of players, Perseus, build turns, storage."""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.kind import Number, Seat, Seats
from ....engine.procedure import Procedure
from ....engine.state import CHANCE
from ..actions import NAME_BUILDER, OVERRULE, PASS
from ..box.labels import CULTURE, PERSEUS
from ..ch06_victory.victory import fifth_tile_wins
from ..ch07_powers.powers import owner_of
from ..definitions.empires import seat_of
from ..reasons import CANNOT_WIN_NOW, FREE, HAD_BUILD_TURN, NOT_IN_GAME, because
from ..setup.tile_display import hidden_tiles, needs_tile, open_tile
from ..state import MareState
from .build_turn import BuildTurn
from .perseus import winning_price, winning_tiles
from .resource_sets import largest_set
from .storage import Storage


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
            s.play_unasked(s.leader[CULTURE], "builder", NAME_BUILDER + s.empire[self.active])
            s.tell("3-1", "last-builder", s.empire[self.active], self.active)
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
        if self.active == seat:
            s.tell("3-2", "leader-builds", s.empire[seat], seat)
        else:
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
