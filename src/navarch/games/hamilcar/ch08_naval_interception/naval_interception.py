"""8 Naval Interception."""

from __future__ import annotations

from typing import Final

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ....engine.state import CHANCE
from ..actions import BOARD, COMMAND, DEPART, FIGHT, INTERCEPT, NAVAL_DIE, PASS, REFIT, SAIL, SHIPS, SIX, SLIP
from ..box.labels import AFRICA, CARTHAGE, ROME, SEA, SPACES
from ..ch02_concepts.areas import members
from ..ch02_concepts.cards import Window, cards_for
from ..ch02_concepts.cities import lift_sieges
from ..ch02_concepts.detachment import LOADING, Detachment, areas_for, stack_generals, take
from ..ch02_concepts.generals import COMMAND_LIMIT, command_refusal, generals_at, leaders, rank
from ..ch02_concepts.naval_supremacy import take_supremacy
from ..ch02_concepts.truce import truce_binds
from ..ch02_concepts.units import FLEET_WARSHIPS, ships_refusal, units
from ..ch04_victory.displacement import Displacement
from ..ch09_naval_battle.naval_battle import NavalBattle
from ..ch15_miat_and_africa.africa import held_in_africa, leaves_africa, loads_in_africa, may_go_to_africa
from ..ch15_other_rules.seamanship import carthage_symbols, naval_range
from ..ch17_1_counter_events.bad_weather import note_resolved
from ..kinds import NOTHING, General, Generals, Space, SpaceList
from ..state import HamilcarState

UNHINDERED: Final = 0
ATTEMPTED: Final = 1
VICTORIOUS: Final = 2
BEATEN: Final = 3


# ---- where an Interception is possible [8.1] ----


def commanders_at(s: HamilcarState, seat: int, port: int, target: int) -> int:
    """Free Generals in a port who could command at the target. [8.1.4, 8.3.6, 15.6.1]"""
    there = stack_generals(s, seat, areas_for(s, seat, port, False))
    if s.box.board.region[target] != AFRICA:
        return there
    return sum(1 << general for general in members(there) if may_go_to_africa(s, seat, general, 0))


def major_ports(s: HamilcarState, seat: int) -> list[int]:
    """Major Ports a side controls. [8.1.3, 2.1.A5]"""
    return [x for x in range(SPACES) if s.box.board.major_port[x] and s.control[x] == seat]


def command_ports(s: HamilcarState, seat: int, target: int) -> list[int]:
    """Ports where a Commanding General could come aboard."""
    found: list[int] = []
    for general in s.box.generals_of[seat]:
        port = s.place[general] % SPACES if 0 <= s.place[general] < SEA else -1
        if port >= 0 and s.box.board.port[port] and port not in found and commanders_at(s, seat, port, target):
            found.append(port)
    return found


def within(s: HamilcarState, seat: int, start: int, target: int, left: int, aboard: bool,
           bound: bool = False) -> bool:  # fmt: skip
    """Whether a Fleet can come from a port to the target in time, taking a General aboard if it needs one.

    A Fleet bound to Africa by the Units that came aboard there takes no lane that leaves it. [8.1.6, 7.1.8]
    """
    board = s.box.board
    distance = board.african_distance if bound else board.sea_distance
    if aboard:
        return distance[start * SPACES + target] <= left
    for port in command_ports(s, seat, target):
        if distance[start * SPACES + port] + distance[port * SPACES + target] <= left:
            return True
    return False


def interception_possible(s: HamilcarState, seat: int, target: int) -> bool:
    """Whether that side could intercept in a port. [8.1.1, 8.1.2, 8.1.3, 8.4.2, 17.1#49a]"""
    if not s.ready[seat] or truce_binds(s, seat):
        return False
    return any(within(s, seat, start, target, naval_range(s, seat), False) for start in major_ports(s, seat))


class NavalInterception(Procedure):
    """8 The opponent may intercept the moving Fleet in the port it has entered. [8.1.1]"""

    SEQUENCE = ("declare", "lookouts", "avoid", "lone_general", "form_fleet", "command", "battle", "result")
    CHOICES = {"interception": "8.1.1", "avoidance": "8.2.1", "naval_die": "8.2.2", "naval_command": "2.2.E1b"}

    mover: Seat
    general: General
    port: Space
    watched: Number = 0
    displaced: Number = 0
    other: General = NOTHING  # who commands the Intercepting Fleet
    way: SpaceList = []  # of the Intercepting Fleet
    african: Number = 0  # Units in Carthage's Fleet came aboard in Africa [7.1.8]

    def declare(self, s: HamilcarState) -> None:
        """Ask the opponent of the moving Fleet, once in a voyage. [8.1.1, 8.1.5]"""
        s.ask(1 - self.mover, "interception")

    def interception_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Intercept, or let the Fleet pass. [8.1.1]"""
        return [PASS, INTERCEPT]

    def interception_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.port,)

    def interception(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """A Fleet that may pass takes Naval Supremacy from its holder. [8.1.7, 8.1.8]"""
        if verb == INTERCEPT:
            s.tell("8.1.1", "interception", seat, self.port)
            note_resolved(s)
            return
        if s.supremacy == seat:  # [8.1.7, 8.1.8, 2.1.I2]
            take_supremacy(s, self.mover, "8.1.7")
        s.end(UNHINDERED)

    def may_avoid(self, s: HamilcarState) -> bool:
        """Only the holder of Naval Supremacy may try to slip away. [8.2.1, 2.1.I3]"""
        if s.supremacy != self.mover:
            return False
        effect = s.box.ability(self.general, "forbid")
        return effect is None or effect.what != "avoid_interception"

    def lookouts(self, s: HamilcarState) -> None:
        """A Counter Event can forbid it."""
        self.answer = 0
        if self.may_avoid(s):
            seat = 1 - self.mover
            s.call(Window(seat, cards_for(s, seat, "interception_declared")))

    def avoid(self, s: HamilcarState) -> None:
        """The mover may roll the Naval Die. [8.2.1]"""
        if self.may_avoid(s) and not self.answer:
            s.ask(self.mover, "avoidance")

    def avoidance_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Slip away, or accept battle. [8.2.1]"""
        return sorted([SLIP, FIGHT])

    def avoidance_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.port,)

    def avoidance(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """The Naval Die decides. [8.2.2]"""
        if verb == SLIP:
            s.ask(CHANCE, "naval_die")

    def naval_die_options(self, s: HamilcarState, seat: int) -> list[int]:
        """The six faces of the Naval Die. [8.2.2]"""
        return [NAVAL_DIE + face for face in SIX]

    def naval_die(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """Whether the Fleet slips away. [8.2.2]"""
        rome, carthage = s.box.naval_die[noun]
        avoided = self.avoided_by(s, noun)
        key = "interception-avoided" if avoided else "interception-holds"
        s.tell("8.2.2", key, self.mover, noun + 1, rome, carthage, carthage_symbols(s))
        if avoided:
            s.end(ATTEMPTED)

    def avoided_by(self, s: HamilcarState, face: int) -> bool:
        """Symbols of die and Seamanship cancel; one of the mover's must be left. [8.2.2, 15.4.A4]"""
        rome, carthage = s.box.naval_die[face]
        carthage += carthage_symbols(s)
        return (rome > carthage) if self.mover == ROME else (carthage > rome)

    def lone_general(self, s: HamilcarState) -> None:
        """Generals without any Unit are displaced, and nothing else happens. [8.3.1]"""
        if not s.at_sea[self.mover] and not units(s, self.mover, SEA):
            self.displaced = 1
            self.go("result")
            s.call(Displacement(generals_at(s, self.mover, SEA)))

    def form_fleet(self, s: HamilcarState) -> None:
        """The Intercepting Fleet forms and gathers. [8.3.2]"""
        s.call(InterceptionFleet(1 - self.mover, self.port))

    def command(self, s: HamilcarState) -> None:
        """Of several highest-ranking Generals in the moving Fleet its owner names the commander. [2.2.E1b]"""
        self.other = self.answer
        fleet = s.ended(InterceptionFleet)
        self.way = fleet.way
        if fleet.seat == CARTHAGE:
            self.african = fleet.african
        if s.at_sea[self.mover] and len(self.naval_command_options(s, self.mover)) > 1:
            s.ask(self.mover, "naval_command")

    def naval_command_options(self, s: HamilcarState, seat: int) -> list[int]:
        """The highest-ranking Generals aboard."""
        return [COMMAND + g for g in leaders(s, generals_at(s, seat, SEA))]

    def naval_command_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != COMMAND or verb + noun in self.naval_command_options(s, seat):
            return None
        return command_refusal(s, noun, generals_at(s, seat, SEA))

    def naval_command(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """He commands the moving Fleet in this battle."""
        self.general = noun

    def battle(self, s: HamilcarState) -> None:
        """The Fleets fight in the port; an unguarded one suffers a single roll, which wins the battle.

        [8.3.8, 8.5.1, 8.5.2, 8.5.3, 8.5.4, 8.5.5]
        """
        s.call(
            NavalBattle(
                mover=self.mover,
                port=self.port,
                mover_command=self.general,
                other_command=self.other,
                way=self.way,
                african=self.african,
            )
        )

    def result(self, s: HamilcarState) -> None:
        """Tell the voyage whether it goes on."""
        won = not self.displaced and self.answer == self.mover + 1
        s.end(VICTORIOUS if won else BEATEN)


class InterceptionFleet(Procedure):
    """8.3 The Intercepting Fleet forms in a Major Port and gathers on its way. [17.2.A-Adherbal2]

    The answer is its commander.
    """

    SEQUENCE = ("depart", "load", "boarded", "command", "course", "refit", "squadron")
    CHOICES = {
        "departure": "8.3.4", "loading": "8.3.5", "fleet_command": "8.4.3", "chase": "8.3.4",
        "ability_refit": "17.2.A-Adherbal1", "intercepting_ships": "8.3.3",
    }  # fmt: skip

    seat: Seat
    target: Space
    left: Number = 0
    commander: General = NOTHING
    tied: Generals = 0
    way: SpaceList = []  # ports so far
    african: Number = 0  # Units aboard came aboard in Africa [7.1.8]

    def depart(self, s: HamilcarState) -> None:
        """It starts in an own Major Port from which it can come in time. [8.3.4]"""
        self.left = naval_range(s, self.seat)
        starts = self.departure_options(s, self.seat)
        if len(starts) == 1:
            s.play_unasked(self.seat, "departure", starts[0])
            self.way = [starts[0] - DEPART]
        else:
            s.ask(self.seat, "departure")

    def departure_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Own Major Ports from which the Fleet comes in time with a General. [8.1.3]"""
        return [DEPART + x for x in major_ports(s, seat) if within(s, seat, x, self.target, self.left, False)]

    def departure_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != DEPART or verb + noun in self.departure_options(s, seat):
            return None
        if not s.box.board.major_port[noun]:
            return Reason("8.3.4", "no-major-port", (noun,))
        if s.control[noun] != seat:
            return Reason("8.3.4", "not-controlled", (noun,))
        return Reason("8.1.3", "out-of-reach", (noun, self.target))

    def departure(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """The Fleet starts there."""
        self.way = [noun]

    # ---- gathering [8.3.5] ----

    def here(self, s: HamilcarState) -> int:
        """The port it has reached."""
        return self.way[-1]

    def room(self, s: HamilcarState) -> int:
        """One place is kept for a Warship. [8.3.7]"""
        return COMMAND_LIMIT - 1 - units(s, self.seat, SEA)

    def held(self, s: HamilcarState) -> bool:
        """Units that the Miat keeps in Africa come along only if the rest of the way leads through Africa. [7.1.8]"""
        here = self.here(s)
        if not held_in_africa(s, self.seat) or s.box.board.region[here] != AFRICA:
            return False
        commanded = self.commander >= 0
        return not within(s, self.seat, here, self.target, self.left, commanded, True)

    def bound(self, s: HamilcarState) -> bool:
        """Whether Units that came aboard in Africa keep the Fleet there. [7.1.8]"""
        return bool(self.african) and held_in_africa(s, self.seat)

    def must_load(self, s: HamilcarState) -> bool:
        """Whether a General has to come aboard in this port because none can do so later. [8.4.1]"""
        if self.commander >= 0:
            return False
        board, here = s.box.board, self.here(s)
        distance = board.african_distance if self.bound(s) else board.sea_distance
        for port in command_ports(s, self.seat, self.target):
            way = distance[here * SPACES + port] + distance[port * SPACES + self.target]
            if port != here and way <= self.left:
                return False
        return True

    def load(self, s: HamilcarState) -> None:
        """Pieces may come aboard here; a General must if none can later. [8.3.5, 8.4.1]"""
        areas = areas_for(s, self.seat, self.here(s), False)
        there = sum(units(s, self.seat, area) for area in areas) if self.room(s) and not self.held(s) else 0
        if self.must_load(s):
            self.board(s)
        elif there or commanders_at(s, self.seat, self.here(s), self.target):
            s.ask(self.seat, "loading")
        else:
            self.go("course")

    def loading_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Take pieces aboard here, or sail on. [8.3.5]"""
        return [PASS, BOARD]

    def loading_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.here(s),)

    def loading(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """Tell them off, or sail on."""
        if verb == PASS:
            self.go("course")
        else:
            self.board(s)

    def board(self, s: HamilcarState) -> None:
        """Tell off who comes aboard. [8.3.5]"""
        limit = 0 if self.held(s) else self.room(s)
        detachment = Detachment(seat=self.seat, leader=-1, space=self.here(s), purpose=LOADING, limit=limit)
        detachment.must = int(self.must_load(s))
        detachment.to_africa = int(s.box.board.region[self.target] == AFRICA)
        detachment.command = self.commander
        s.call(detachment)

    def boarded(self, s: HamilcarState) -> None:
        """They are at sea; a higher rank takes over the command. [8.3.5, 8.4.3]"""
        cu, el, st, generals = s.ended(Detachment).told_off()
        take(s, self.seat, areas_for(s, self.seat, self.here(s), False), SEA, (cu, el, st), generals, 0)
        lift_sieges(s)  # the last besieger may have come aboard [14.1.9]
        if loads_in_africa(s, self.here(s), cu + el + st):
            self.african = 1
        if cu + el + st:
            s.tell("8.3.5", "gathered", self.seat, self.here(s), cu, el, st)
        for general in members(generals):
            s.tell("8.4.1", "comes-aboard", general, self.here(s))
        best = leaders(s, generals)
        if s.box.board.region[self.target] == AFRICA:  # his Fleet sails into Africa [15.6.1]
            best = [g for g in best if may_go_to_africa(s, self.seat, g, 0)]
        self.tied = 0
        if best and (self.commander < 0 or rank(s, best[0]) > rank(s, self.commander)):  # [8.4.3]
            self.commander = best[0]
            self.tied = sum(1 << g for g in best)

    def command(self, s: HamilcarState) -> None:
        """Who joined first; of several at once the owner chooses."""
        if self.tied.bit_count() > 1:
            s.ask(self.seat, "fleet_command")

    def fleet_command_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Equals who came aboard together. [8.4.3]"""
        return members(self.tied, COMMAND)

    def fleet_command_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != COMMAND or self.tied >> noun & 1:
            return None
        aboard = generals_at(s, seat, SEA)
        if aboard >> noun & 1 and rank(s, noun) == rank(s, self.commander):
            return Reason("15.6.1", "no-africa", (noun,))  # equals came aboard together, and he may not go there
        return command_refusal(s, noun, aboard)

    def fleet_command(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """He commands the Intercepting Fleet."""
        self.commander = noun

    def course(self, s: HamilcarState) -> None:
        """On to the interception port, the owner choosing among the ways; first to a General if none is aboard.

        [8.3.4, 8.4.1]
        """
        if self.here(s) == self.target and self.commander >= 0:
            return
        ways = self.chase_options(s, self.seat)
        if len(ways) == 1:
            s.play_unasked(self.seat, "chase", ways[0])
            self.sail(s, ways[0] - SAIL)
        else:
            s.ask(self.seat, "chase")

    def chase_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Lanes on which it still comes in time with a General. [8.1.3, 8.1.6]"""
        return [
            SAIL + x
            for x in s.box.board.lanes[self.here(s)]
            if not (self.bound(s) and leaves_africa(s, self.here(s), x))
            and within(s, seat, x, self.target, self.left - 1, self.commander >= 0, self.bound(s))
        ]

    def chase_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.here(s), self.target)

    def chase_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != SAIL or verb + noun in self.chase_options(s, seat):
            return None
        here = self.here(s)
        if noun not in s.box.board.lanes[here]:
            return Reason("2.1.H3" if noun in s.box.board.sea_ways[here] else "8.1.6", "no-lane", (here, noun))
        if self.bound(s) and leaves_africa(s, here, noun):
            return Reason("7.1.8", "miat-holds-back")
        return Reason("8.1.3", "out-of-reach", (noun, self.target))

    def chase(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """One lane further."""
        self.sail(s, noun)

    def sail(self, s: HamilcarState, port: int) -> None:
        """One lane further."""
        self.way.append(port)
        self.left -= 1
        self.go("load")

    # ---- Warships [8.3.3] ----

    def refit(self, s: HamilcarState) -> None:
        """Adherbal in command may refit a Warship. [17.2.A-Adherbal1]"""
        if self.seat == CARTHAGE and s.spent[CARTHAGE] and s.box.ability(self.commander, "refit") is not None:
            s.ask(self.seat, "ability_refit")

    def ability_refit_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Refit a Spent Warship, or not. [17.2.A-Adherbal1]"""
        return sorted([PASS, REFIT])

    def ability_refit(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """It may join the Fleet. [17.2.A-Adherbal2]"""
        if verb == REFIT:
            s.spent[seat] -= 1
            s.ready[seat] += 1
            s.tell("17.2.A-Adherbal2", "refitted", seat, 1)

    def squadron(self, s: HamilcarState) -> None:
        """1 to 5 Ready Warships go along. [8.3.3]"""
        s.ask(self.seat, "intercepting_ships")

    def intercepting_ships_options(self, s: HamilcarState, seat: int) -> list[int]:
        """1 to 5 Ready Warships, within 10 Units. [8.3.3, 8.3.7]"""
        most = min(FLEET_WARSHIPS, s.ready[seat], COMMAND_LIMIT - units(s, seat, SEA))
        return [SHIPS + n for n in range(1, most + 1)]

    def intercepting_ships_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != SHIPS or verb + noun in self.intercepting_ships_options(s, seat):
            return None
        if not noun:
            return Reason("8.3.3", "needs-warship")
        return ships_refusal(s, seat, noun) or Reason("8.3.7", "command-limit", (COMMAND_LIMIT,))

    def intercepting_ships(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """They put to sea, and the Fleet is complete."""
        s.ready[seat] -= noun
        s.at_sea[seat] += noun
        s.tell("8.3.3", "squadron", seat, noun)
        s.tell("8.3.4", "chased", seat, self.way[0], self.target, self.commander)
        s.end(self.commander)
