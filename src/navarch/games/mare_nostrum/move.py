"""4, 4.1 Move and Battle Phase: order of players, peace, and movement."""

from __future__ import annotations

from ...engine.event import Reason
from ...engine.kind import Seat, Seats
from ...engine.procedure import Procedure
from .actions import DONE, ENTER, LIFT, MARCH, NAME_MOVER, PASS, PEACE, SAIL, SAIL_TO, SITES
from .bars import (
    ALL_ON_SITES,
    FREE,
    HAD_MOVE_TURN,
    LEGIONS_MOVED,
    NO_LEGION_HERE,
    NO_TRIREME_HERE,
    NOT_IN_GAME,
    NOT_IN_REACH,
    NOT_YOUR_LEGION,
    NOT_YOURSELF,
    NOWHERE_TO_GO,
    OUT_OF_PLAY,
    PEACE_BARS,
    SAME_PARTNER,
    SEA_NOT_ADJACENT,
    TRIREMES_MOVED,
    because,
)
from .battle import LandBattles, SeaBattles
from .board import at_peace, free_legions, home, in_play, reach, release, seat_of
from .box import MILITARY
from .conquest import Conquests, Exchange
from .kinds import NumbersByProvince, NumbersBySea, Province, Sea
from .state import LAND, SEA, MareState
from .tiles import ZEUS, owner_of
from .victory import four_cities_win


class MovePhase(Procedure):
    """4 Every player has one turn, in the order the Military Leader names. [4-1]"""

    SEQUENCE = ("declare_peace", "name_next", "move_turn", "four_cities")
    CHOICES = {"peace": "11.ZEUS-1", "mover": "4-1"}

    had_turn: Seats = 0
    active: Seat = -1

    def declare_peace(self, s: MareState) -> None:
        """Before the first player is named, the owner of the Statue may declare peace. [11.ZEUS-1, Q69]"""
        s.peace = [-1] * s.players
        owner = owner_of(s, ZEUS)
        if owner >= 0:
            s.ask(owner, "peace")

    def peace_options(self, s: MareState, seat: int) -> list[int]:
        """An opponent to be at peace with, or none."""
        return [PASS, *sorted(PEACE + s.empire[o] for o in range(s.players) if not self.peace_bar(s, seat, o))]

    def peace_bar(self, s: MareState, seat: int, other: int) -> int:
        """One opponent, never the same in two successive rounds. [11.ZEUS-2]"""
        if other < 0:
            return NOT_IN_GAME
        if other == seat:
            return NOT_YOURSELF
        return SAME_PARTNER if other == s.peace_before else FREE

    def peace_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why peace cannot be made with that player."""
        return because(self.peace_bar(s, seat, seat_of(s, noun)), noun) if verb == PEACE else None

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
        s.tell("4-1", "mover-named", s.empire[seat], noun, seat)

    def move_turn(self, s: MareState) -> None:
        """The named player moves and battles."""
        self.had_turn |= 1 << self.active
        s.call(MoveTurn(self.active))
        self.go("name_next")

    def four_cities(self, s: MareState) -> None:
        """6.3 Checked when all have had their turn. [6.3-1]"""
        s.peace = [-1] * s.players
        four_cities_win(s)


def send_home(s: MareState, guest: int, host: int) -> None:
    """Legions of the one in provinces of the other go to their Capital City Province. [11.ZEUS-3]"""
    goal = home(s, guest)
    for province in range(LAND):
        count = s.legions[guest * LAND + province]
        if count and s.control[province] == host:
            release(s, province, guest)
            s.legions[guest * LAND + province] = 0
            s.legions[guest * LAND + goal] += count
            s.tell("11.ZEUS-3", "sent-home", s.empire[guest], count, province, goal, guest)


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


class Sailing(Procedure):
    """4.1.1 Sea Movement: any number of Triremes, each once to an adjacent Sea. [4.1-1, 4.1.1-1]"""

    SEQUENCE = ("choose_trireme", "choose_sea", "again")
    CHOICES = {"sail": "4.1.1-1", "sail_to": "4.1.1-1"}

    seat: Seat
    arrived: NumbersBySea  # triremes that have moved into each sea in this turn
    origin: Sea = -1

    def choose_trireme(self, s: MareState) -> None:
        """He chooses a trireme."""
        if not any(s.triremes[self.seat * SEA + sea] > self.arrived[sea] for sea in range(SEA)):
            s.end()
        else:
            s.ask(self.seat, "sail")

    def sail_options(self, s: MareState, seat: int) -> list[int]:
        """Any trireme that has not moved, or the end of sea movement."""
        return [DONE, *(SAIL + sea for sea in range(SEA) if not self.sail_bar(s, sea))]

    def sail_bar(self, s: MareState, sea: int) -> int:
        """Each trireme moves once. [4.1.1-1]"""
        count = s.triremes[self.seat * SEA + sea]
        if not count:
            return NO_TRIREME_HERE
        return FREE if count > self.arrived[sea] else TRIREMES_MOVED

    def sail_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why no trireme can sail from there."""
        return because(self.sail_bar(s, noun), noun) if verb == SAIL else None

    def sail(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """That trireme will sail."""
        if verb == DONE:
            s.end()
        else:
            self.origin = noun

    def choose_sea(self, s: MareState) -> None:
        """He chooses a Sea."""
        s.ask(self.seat, "sail_to")

    def sail_to_options(self, s: MareState, seat: int) -> list[int]:
        """Any adjacent Sea."""
        return [SAIL_TO + sea for sea in range(SEA) if not self.sea_bar(s, sea)]

    def sea_bar(self, s: MareState, sea: int) -> int:
        """Only adjacent Seas. [4.1.1-1]"""
        return FREE if s.box.links[self.origin] >> sea & 1 else SEA_NOT_ADJACENT

    def sail_to_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why the trireme cannot sail there."""
        return because(self.sea_bar(s, noun), noun, self.origin) if verb == SAIL_TO else None

    def sail_to_facts(self, s: MareState, seat: int) -> tuple[int, ...]:
        """The facts of the prompt."""
        return (self.origin,)

    def sail_to(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """Triremes of others there are no hindrance. [4.1.1-3]"""
        s.triremes[seat * SEA + self.origin] -= 1
        s.triremes[seat * SEA + noun] += 1
        self.arrived[noun] += 1
        s.tell("4.1.1-1", "sailed", s.empire[seat], self.origin, noun, seat)

    def again(self, s: MareState) -> None:
        """And again."""
        self.go("choose_trireme")


class Marching(Procedure):
    """4.1.2 Land Movement: each Legion once, by land or over a chain of Triremes. [4.1.2-1, 4.1-3]"""

    SEQUENCE = ("choose_legion", "choose_province", "again")
    CHOICES = {"march": "4.1.2-1", "enter": "4.1.2-1"}

    seat: Seat
    arrived: NumbersByProvince  # legions that have moved into each province in this turn
    origin: Province = -1

    def choose_legion(self, s: MareState) -> None:
        """He chooses a legion."""
        if len(self.march_options(s, self.seat)) == 1:
            s.end()
        else:
            s.ask(self.seat, "march")

    def march_options(self, s: MareState, seat: int) -> list[int]:
        """Any legion that has not moved, or the end of land movement."""
        marches = [MARCH + p for p in range(LAND) if not self.march_bar(s, seat, p)]
        lifts = [LIFT + site for site in range(len(SITES)) if not self.lift_bar(s, seat, site)]
        return [DONE, *marches, *lifts]

    def march_bar(self, s: MareState, seat: int, province: int) -> int:
        """A legion that stands on no site and has not moved. [4.1.2-1, 4.1.2-5]"""
        count = s.legions[seat * LAND + province]
        if not count:
            return NO_LEGION_HERE
        if count <= self.arrived[province]:
            return LEGIONS_MOVED
        if free_legions(s, seat, province) <= self.arrived[province]:
            return ALL_ON_SITES
        return FREE if self.goals(s, seat, province) else NOWHERE_TO_GO

    def lift_bar(self, s: MareState, seat: int, site: int) -> int:
        """A legion that occupies something may leave it. [Q104]"""
        if s.occupier[site] != seat:
            return NOT_YOUR_LEGION
        return FREE if self.goals(s, seat, s.box.site_province[site]) else NOWHERE_TO_GO

    def goals(self, s: MareState, seat: int, origin: int) -> int:
        """Mask of the provinces a legion may enter from there: adjacent or adjoining. [4.1.2-2, 4.1.2-3, 4.1.2-4]"""
        mask = reach(s, seat, origin)
        partner = s.peace[seat]
        if partner >= 0:
            for province in range(LAND):
                if s.control[province] == partner:
                    mask &= ~(1 << province)
        return mask

    def march_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why no legion can march from there."""
        if verb == MARCH:
            return because(self.march_bar(s, seat, noun), noun)
        if verb == LIFT:
            return because(self.lift_bar(s, seat, noun), s.box.site_province[noun])
        return None

    def march(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """That legion will march."""
        if verb == DONE:
            s.end()
        elif verb == LIFT:  # what the legion leaves is free again at once [4.3.2-9]
            self.origin = s.box.site_province[noun]
            s.occupier[noun] = -1
            s.tell("4.3.2-9", "lifted", s.empire[seat], noun, seat)
        else:
            self.origin = noun

    def choose_province(self, s: MareState) -> None:
        """He chooses a province."""
        s.ask(self.seat, "enter")

    def enter_options(self, s: MareState, seat: int) -> list[int]:
        """Any province in reach."""
        goals = self.goals(s, seat, self.origin)
        return [ENTER + p for p in range(LAND) if goals >> p & 1]

    def enter_bar(self, s: MareState, seat: int, province: int) -> int:
        """Why that province cannot be entered. [4.1.2-1]"""
        if self.goals(s, seat, self.origin) >> province & 1:
            return FREE
        if not in_play(s) >> province & 1:
            return OUT_OF_PLAY
        owner = s.control[province]
        if owner >= 0 and at_peace(s, seat, owner):  # [11.ZEUS-5]
            return PEACE_BARS
        return NOT_IN_REACH

    def enter_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why the legion cannot enter it."""
        return because(self.enter_bar(s, seat, noun), noun, self.origin) if verb == ENTER else None

    def enter_facts(self, s: MareState, seat: int) -> tuple[int, ...]:
        """The facts of the prompt."""
        return (self.origin,)

    def enter(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """The legion stands free there until the end of the turn. [Q104]"""
        s.legions[seat * LAND + self.origin] -= 1
        s.legions[seat * LAND + noun] += 1
        self.arrived[noun] += 1
        s.tell("4.1.2-1", "marched", s.empire[seat], self.origin, noun, seat)

    def again(self, s: MareState) -> None:
        """And again."""
        self.go("choose_legion")
