"""7.3 Naval Movement: embarking, sailing lane by lane, landing."""

from __future__ import annotations

from typing import Final

from ....engine.event import Reason
from ....engine.kind import Number, Numbers, Seat
from ....engine.procedure import Procedure
from ..actions import BOARD, LAND, LEAVE, REACT, SAIL, SHIPS
from ..box.labels import AREAS, CARTHAGE, ROME, SEA, SPACES
from ..ch02_concepts.areas import members
from ..ch02_concepts.cards import Window, cards_for
from ..ch02_concepts.cities import lift_sieges, shelter
from ..ch02_concepts.detachment import LOADING, Detachment, areas_for, stack_generals, take
from ..ch02_concepts.generals import COMMAND_LIMIT, CONSUL_MINIMUM, consuls_of, generals_at
from ..ch02_concepts.truce import truce_binds
from ..ch02_concepts.units import FLEET_WARSHIPS, cus, elephants, shift_all, ships_refusal, space_units, sts, units
from ..ch02_concepts.weariness import (
    CU,
    EL,
    MOST,
    SPENT_FORCE,
    ST,
    carry_all,
    launch,
    moor,
    port_levels,
    recover,
    tire,
)
from ..ch08_naval_interception.naval_interception import (
    ATTEMPTED,
    BEATEN,
    VICTORIOUS,
    NavalInterception,
    interception_possible,
)
from ..ch15_miat_and_africa.africa import (
    enters_africa,
    held_in_africa,
    leaves_africa,
    loads_in_africa,
    may_go_to_africa,
)
from ..ch17_1_counter_events.bad_weather import note_regrouping, note_resolved, undo_regrouping, weather_open
from ..ch17_1_counter_events.corvus_punic_faith import CorvusOrPunicFaith, own_turn_cards, own_turn_refusal
from ..ch17_1_counter_events.storms import CruelSea, StormsAtSea
from ..kinds import NOTHING, General, Generals, Group, Space
from ..state import HamilcarState

LANDED: Final = 0
THROWN_BACK: Final = 1
WEATHERED: Final = 2


def landable(s: HamilcarState, seat: int, port: int, guarded: bool) -> bool:
    """Whether a Fleet can put its Army ashore in a port. [7.3.B1, 2.2.A4, 17.1#49a]"""
    foe = 1 - seat
    if not guarded:
        return not (space_units(s, foe, port) or generals_at(s, foe, port))
    return not (truce_binds(s, seat) and (s.control[port] == foe or cus(s, foe, port)))


class Cargo:
    """What decides where a Fleet may go: whether CUs are aboard, and Units that came aboard in Africa. [7.1.8]"""

    def __init__(self, guarded: bool, african: bool) -> None:
        self.guarded = guarded
        self.african = african


def lane_open(s: HamilcarState, seat: int, general: int, source: int, target: int, cargo: Cargo,
              left: int, flags: int) -> bool:  # fmt: skip
    """Whether a Fleet with that cargo and so many naval MPs can take a lane.

    [7.3.A2, 7.3.A3, 7.3.A4, 7.3.A5, 7.3.A6, 7.3.A7]
    """
    cost = s.box.board.sea_cost[source * SPACES + target]
    if not cost or cost > left or (s.campaign and s.worn[general] + cost > MOST):
        return False
    if enters_africa(s, source, target) and not may_go_to_africa(s, seat, general, flags):
        return False
    if cargo.african and held_in_africa(s, seat) and leaves_africa(s, source, target):
        return False
    return harbour_ahead(s, seat, general, target, cargo, left - cost, flags)


def harbour_ahead(s: HamilcarState, seat: int, general: int, port: int, cargo: Cargo, left: int,
                  flags: int) -> bool:  # fmt: skip
    """Whether the Fleet could land here or further on."""
    return landable(s, seat, port, cargo.guarded) or any(
        lane_open(s, seat, general, port, other, cargo, left, flags) for other in s.box.board.sea_ways[port]
    )


def can_sail(s: HamilcarState, seat: int, general: int, port: int, group: tuple[int, int, int], left: int,
             flags: int) -> bool:  # fmt: skip
    """Whether any lane is open from a port to those who embark there."""
    cargo = Cargo(group[0] + group[1] > 0, loads_in_africa(s, port, sum(group)))
    return any(lane_open(s, seat, general, port, other, cargo, left, flags) for other in s.box.board.sea_ways[port])


def refuge(s: HamilcarState, seat: int, guarded: bool, loaded: int) -> int:
    """To which port that he only passed Bad Weather sends a General back, as its number on the route.

    It is the port within 2 MPs, or one before it where he can land without attacking anybody; Units of Africa whom the
    Miat holds go back no further than to where they came aboard. [17.1#32b, 7.1.8]
    """
    first = loaded if held_in_africa(s, seat) and 0 < loaded <= s.back_step else 0
    for step in range(s.back_step, first, -1):
        if not cus(s, 1 - seat, s.route[step]) and landable(s, seat, s.route[step], guarded):
            return step
    return first


class NavalMovement(Procedure):
    """7.3.C The Naval Movement of one General. [7.3.A1, 7.3.B2, 2.3.G3, 2.3.G4]"""

    SEQUENCE = (
        "squadron", "stow", "embark", "course", "boarded", "weather", "weathered", "intercept", "intercepted", "arrive",
        "storm", "stormed", "disembark",
    )  # fmt: skip
    CHOICES = {"warships": "7.3.C2", "left_ashore": "7.3.C3", "sail_on": "7.3.A1"}

    seat: Seat
    general: General
    port: Space
    left: Number
    flags: Number
    cu: Number
    el: Number
    st: Number
    generals: Generals
    fresh: Number = 0
    attempted: Number = 0  # only one Interception of a moving Fleet [8.1.5]
    won: Number = -1  # at which port of its route it won a Naval Battle
    gone: Number = 0  # MPs of this voyage
    ships: Numbers = []  # how far each Warship had sailed under this card before it [7.1.10]
    african: Number = 0  # Units aboard came aboard in Africa [7.1.8]
    loaded: Number = NOTHING  # at which port of the route the first of them did

    def squadron(self, s: HamilcarState) -> None:
        """Up to 5 Ready Warships may escort them. [7.3.C2, 2.3.F4]"""
        if s.ready[self.seat]:
            s.ask(self.seat, "warships")

    def warships_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Up to 5 Ready Warships; Units may have to make room for them. [7.3.C2, 7.3.C3]"""
        return [SHIPS + n for n in range(min(FLEET_WARSHIPS, self.seaworthy(s)) + 1)]

    def seaworthy(self, s: HamilcarState) -> int:
        """How many Ready Warships this card still lets sail along a lane from here. [7.1.10, 7.1.11]"""
        if not s.campaign:
            return s.ready[self.seat]
        return sum(1 for level in port_levels(s, self.seat) if self.open_lane(s, MOST - level))

    def open_lane(self, s: HamilcarState, reach: int) -> bool:
        """Whether the Fleet gets anywhere with Warships of that reach."""
        group = (self.cu, self.el, self.st)
        return can_sail(s, self.seat, self.general, self.port, group, min(self.left, reach), self.flags)

    def warships_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != SHIPS or noun <= min(FLEET_WARSHIPS, self.seaworthy(s)):
            return None
        return ships_refusal(s, seat, noun) or Reason("7.1.10", "ships-tired", (self.seaworthy(s),))

    def warships(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """They go to the At Sea box; the Fleet goes no further than the most tired of them may. [7.3.C2, 7.1.10]"""
        self.ships = port_levels(s, seat)[:noun]
        launch(s, self.ships)
        if noun and s.campaign:
            self.left = min(self.left, MOST - max(self.ships))
        s.ready[seat] -= noun
        s.at_sea[seat] += noun
        if noun:
            s.tell("7.3.C2", "squadron", seat, noun)

    def surplus(self, s: HamilcarState) -> int:
        """Units that find no room beside the Warships. [7.3.C3]"""
        return self.cu + self.el + self.st + s.at_sea[self.seat] - COMMAND_LIMIT

    def stow(self, s: HamilcarState) -> None:
        """Together they may not be more than 10 Units: some stay behind. [7.3.C3]"""
        if self.surplus(s) > 0:
            s.ask(self.seat, "left_ashore")

    def left_ashore_refusal(self, s: HamilcarState, kind: int) -> Reason | None:
        """Why a Unit of that kind cannot stay behind. [2.3.E3b, 2.2.A4]"""
        if not (self.cu, self.el, self.st)[kind]:
            return Reason("7.3.C3", "not-aboard", (kind,))
        if kind != ST and consuls_of(s, self.generals) and self.cu <= CONSUL_MINIMUM:
            return Reason("2.3.E3b", "consul-needs", (CONSUL_MINIMUM,))
        if kind != ST and self.cu + self.el == 1:
            return Reason("2.2.A4", "last-cu")
        return None

    def left_ashore_options(self, s: HamilcarState, seat: int) -> list[int]:
        """The kinds of Units of which one can stay behind. [7.3.C3]"""
        return [LEAVE + kind for kind in (CU, EL, ST) if self.left_ashore_refusal(s, kind) is None]

    def left_ashore_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.surplus(s), self.port)

    def left_ashore_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        return self.left_ashore_refusal(s, noun) if verb == LEAVE else None

    def left_ashore(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """One of them stays in the port. [7.3.C3]"""
        before = self.group()
        self.cu, self.el, self.st = self.cu - int(noun == CU), self.el - int(noun == EL), self.st - int(noun == ST)
        note_regrouping(s, self.port, before, self.group())
        self.go("stow")

    def embark(self, s: HamilcarState) -> None:
        """The General and those with him go to the At Sea box. [7.3.C1, 2.3.G2]"""
        areas = areas_for(s, self.seat, self.port, False)
        take(s, self.seat, areas, SEA, (self.cu, self.el, self.st), self.generals, 0)
        lift_sieges(s)  # the last besieger may have left [14.1.9]
        s.route = [self.port]
        if loads_in_africa(s, self.port, units(s, self.seat, SEA)):
            self.load_africans(s)
        self.tell_group(s, "7.3.C1", "embarked")

    def load_africans(self, s: HamilcarState) -> None:
        """Units come aboard whom the Miat may hold in Africa. [7.1.8]"""
        if not self.african:
            self.loaded = len(s.route) - 1
        self.african = 1

    # ---- under way ----

    def group(self) -> Group:
        """Who embarked or, once the voyage has ended, who came ashore: CUs, Elephants, STs, Generals."""
        return self.cu, self.el, self.st, self.generals

    def tell_group(self, s: HamilcarState, rule: str, key: str) -> None:
        """Who comes aboard or ashore in this port."""
        others = self.generals & ~(1 << self.general)
        s.tell(rule, key, self.general, self.port, self.cu, self.el, self.st, others)

    def muster(self, s: HamilcarState) -> None:
        """All that is aboard now."""
        self.cu, self.el = s.cu[self.seat * AREAS + SEA], elephants(s, self.seat, SEA)
        self.st, self.generals = sts(s, self.seat, SEA), generals_at(s, self.seat, SEA)

    def cargo(self, s: HamilcarState) -> Cargo:
        """What is aboard and decides about the way."""
        african = bool(self.african) and units(s, self.seat, SEA) > 0
        return Cargo(cus(s, self.seat, SEA) > 0, african)

    def course(self, s: HamilcarState) -> None:
        """Sail on, take aboard or land. [7.3.A1, 7.3.C4]"""
        found = self.steps_open(s, self.seat)
        if found:
            s.ask(self.seat, "sail_on")
            s.known = sorted([*found, *own_turn_cards(s, self.seat)])
        else:  # a battle has left nobody who could land: back to where he embarked
            self.return_to(s, s.route[0], 0)
            s.end(THROWN_BACK)

    def sail_on_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Open lanes, pieces to take aboard, a landing. [7.3.A1, 7.3.C4, 7.3.B1]"""
        found = self.steps_open(s, seat)
        return sorted([*found, *own_turn_cards(s, seat)]) if found else found

    def steps_open(self, s: HamilcarState, seat: int) -> list[int]:
        """The same without cards for the own turn."""
        cargo = self.cargo(s)
        found = [
            SAIL + x
            for x in s.box.board.sea_ways[self.port]
            if lane_open(s, self.seat, self.general, self.port, x, cargo, self.left, self.flags)
        ]
        if self.fresh and self.boarding(s):
            found.append(BOARD)
        if len(s.route) > 1 and landable(s, seat, self.port, cargo.guarded):
            found.append(LAND)
        return sorted(found)

    def sail_on_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.general, self.port, self.left)

    def sail_refusal(self, s: HamilcarState, target: int) -> Reason:
        """Why the Fleet cannot take that lane. [7.3.A1, 7.3.A6]"""
        cost = s.box.board.sea_cost[self.port * SPACES + target]
        if not cost:
            return Reason("7.3.A1", "no-lane", (self.port, target))
        if cost > self.left:
            return Reason("7.3.A6", "too-far", (target, cost, self.left))
        if s.campaign and s.worn[self.general] + cost > MOST:
            return Reason("7.1.10", "too-tired", (self.general,))
        barred = not may_go_to_africa(s, self.seat, self.general, self.flags)
        if barred and enters_africa(s, self.port, target):
            return Reason("15.6.1", "no-africa", (self.general,))
        if self.cargo(s).african and held_in_africa(s, self.seat) and leaves_africa(s, self.port, target):
            return Reason("7.1.8", "miat-holds-back")
        return Reason("2.2.A4", "no-landing", (target,))

    def sail_on_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb not in (SAIL, BOARD, LAND, REACT) or verb + noun in self.sail_on_options(s, seat):
            return None
        if verb == REACT:
            return own_turn_refusal(s, seat, noun)
        if verb == SAIL:
            return self.sail_refusal(s, noun)
        if verb == BOARD:
            return self.board_refusal(s)
        if len(s.route) <= 1:
            return Reason("7.3.A1", "not-sailed")
        return Reason("17.1#49d", "truce") if self.cargo(s).guarded else Reason("2.2.A4", "unguarded", (self.port,))

    def boarding(self, s: HamilcarState) -> bool:
        """Whether pieces in this port could come aboard. [7.3.C4]"""
        areas = areas_for(s, self.seat, self.port, False)
        aboard = units(s, self.seat, SEA) + s.at_sea[self.seat]
        here = sum(units(s, self.seat, area) for area in areas)
        return (here > 0 and aboard < COMMAND_LIMIT) or stack_generals(s, self.seat, areas) != 0

    def board_refusal(self, s: HamilcarState) -> Reason:
        """Why nobody comes aboard here now. [7.3.C1, 7.3.C3, 7.3.C4]"""
        if len(s.route) <= 1:
            return Reason("7.3.C1", "embarked-here", (self.port,))
        if not self.fresh:
            return Reason("7.3.C4", "boarded-here", (self.port,))
        if units(s, self.seat, SEA) + s.at_sea[self.seat] >= COMMAND_LIMIT:
            return Reason("7.3.C3", "command-limit", (COMMAND_LIMIT,))
        return Reason("7.3.C4", "nobody-to-board", (self.port,))

    def sail_on(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """The Fleet goes on, loads or lands."""
        if verb == SAIL:
            self.sail(s, noun)
            self.go("weather")
        elif verb == BOARD:
            limit = COMMAND_LIMIT - units(s, seat, SEA) - s.at_sea[seat]
            s.call(Detachment(seat=seat, leader=self.general, space=self.port, purpose=LOADING, limit=limit))
        elif verb == REACT:  # [17.1#17a]
            self.go("course")
            s.call(CorvusOrPunicFaith(seat, noun))
        else:
            self.go("arrive")

    def sail(self, s: HamilcarState, port: int) -> None:
        """One lane. [7.3.A3, 7.3.A4, 7.3.A5, 2.1.H2]"""
        cost = s.box.board.sea_cost[self.port * SPACES + port]
        tire(s, self.seat, SEA, cost)
        if s.campaign:
            for general in members(generals_at(s, self.seat, SEA)):
                s.worn[general] += cost
        s.mp -= cost
        s.moved += cost
        self.left -= cost
        self.gone += cost
        s.tell("7.3.A1", "sailed", self.general, self.port, port)
        s.route.append(port)
        s.entered |= 1 << port
        self.port = port
        self.fresh = 1
        if s.moved <= s.box.weather_points:
            s.back = port
            s.back_step = len(s.route) - 1
            s.back_moved = s.moved

    def boarded(self, s: HamilcarState) -> None:
        """Pieces of the port come aboard. [7.3.C4]"""
        cu, el, st, generals = s.ended(Detachment).told_off()
        areas = areas_for(s, self.seat, self.port, False)
        take(s, self.seat, areas, SEA, (cu, el, st), generals, 0)
        lift_sieges(s)  # [14.1.9]
        if cu + el + st:
            s.tell("7.3.C4", "gathered", self.seat, self.port, cu, el, st)
        for general in members(generals):
            s.tell("7.3.C4", "comes-aboard", general, self.port)
        if loads_in_africa(s, self.port, cu + el + st):
            self.load_africans(s)
        note_regrouping(s, self.port, (0, 0, 0, 0), (cu, el, st, generals))
        self.fresh = 0
        self.go("course")

    def weather(self, s: HamilcarState) -> None:
        """Bad Weather. [17.1#32a]"""
        self.answer = 0
        if weather_open(s):
            s.call(Window(1 - self.seat, cards_for(s, 1 - self.seat, "enemy_movement")))

    def weathered(self, s: HamilcarState) -> None:
        """The Fleet returns to within 2 Movement Points and the move is over. [17.1#32b]"""
        if not self.answer:
            return
        self.muster(s)
        self.cu, self.el, self.st, self.generals = undo_regrouping(s, self.seat, SEA, self.group())
        recover(s, SEA, (99, 99, 99), self.generals, s.moved - s.back_moved)
        self.gone = max(0, self.gone - s.moved + s.back_moved)
        step = 0
        if s.back_step >= 0:
            step = refuge(s, self.seat, self.cargo(s).guarded, self.loaded)
            s.back = s.route[step]
        s.route = s.route[: step + 1]
        s.entered = sum(1 << port for port in set(s.route[1:]))  # the ports beyond were never entered
        s.tell("17.1#32b", "bad-weather", self.general, s.back)
        self.return_to(s, s.back, step)
        s.mp = 0
        s.end(WEATHERED)

    def dismiss_ships(self, s: HamilcarState, step: int) -> None:
        """Warships go home; those that sailed on after a victory are Spent, wherever they end. [9.3.B1e, 9.3.B1h]"""
        spent = 0 <= self.won < step
        fleet = s.spent if spent else s.ready
        if spent and s.at_sea[self.seat]:
            s.tell("9.3.B1e", "ships-spent", self.seat, s.at_sea[self.seat])
        fleet[self.seat] += s.at_sea[self.seat]
        if not spent:
            voyage = SPENT_FORCE if self.won >= 0 else self.gone  # [7.1.10, 7.1.11]
            moor(s, self.seat, [level + voyage for level in self.ships[: s.at_sea[self.seat]]])
        s.at_sea[self.seat] = 0

    def return_to(self, s: HamilcarState, space: int, step: int) -> None:
        """The Fleet dissolves in a port of its route, or its people are back where they marched from."""
        self.dismiss_ships(s, step)
        target = shelter(s, self.seat, space, cus(s, self.seat, SEA), sts(s, self.seat, SEA))
        carry_all(s, self.seat, SEA, target)
        shift_all(s, self.seat, SEA, target)

    def intercept(self, s: HamilcarState) -> None:
        """The opponent may intercept in each port entered, once in all. [7.3.C5, 8.1.1]"""
        self.answer = 0
        if not self.attempted and interception_possible(s, 1 - self.seat, self.port):
            african = int(self.cargo(s).african)
            s.call(NavalInterception(mover=self.seat, general=self.general, port=self.port, african=african))

    def intercepted(self, s: HamilcarState) -> None:
        """Thrown back, victorious, or on as before. [8.1.5, 9.3.B1d]"""
        if self.answer == BEATEN:
            s.end(THROWN_BACK)
            return
        if self.answer in (ATTEMPTED, VICTORIOUS):
            self.attempted = 1
        if self.answer == VICTORIOUS:
            self.won = len(s.route) - 1
        self.go("course")

    # ---- landing ----

    def arrive(self, s: HamilcarState) -> None:
        """Cruel Sea or Storms at Sea. [17.1#11a, 17.1#39a]"""
        foe = 1 - self.seat
        trigger = "fleet_arrived:rome" if self.seat == ROME else "fleet_arrived:carthage"
        s.call(Window(foe, cards_for(s, foe, trigger)))

    def storm(self, s: HamilcarState) -> None:
        """The storm that was played. [17.1#11a, 17.1#39a]"""
        if not self.answer:
            self.go("disembark")
            return
        note_resolved(s)
        if self.seat == CARTHAGE:
            s.call(StormsAtSea())
        else:
            s.call(CruelSea(s.route[-2], self.port))

    def stormed(self, s: HamilcarState) -> None:
        """Nobody may be left to land. [17.1#11b, 17.1#39c]"""
        if self.answer:  # nothing is left of the Fleet
            s.end(THROWN_BACK)

    def disembark(self, s: HamilcarState) -> None:
        """All land, and the Warships go home. [7.3.C6, 9.3.B1d]"""
        self.dismiss_ships(s, len(s.route) - 1)
        if not landable(s, self.seat, self.port, self.cargo(s).guarded):  # storms took the last CU
            self.return_to(s, s.route[0], 0)
            s.end(THROWN_BACK)
            return
        self.muster(s)
        carry_all(s, self.seat, SEA, self.port)
        shift_all(s, self.seat, SEA, self.port)
        self.tell_group(s, "7.3.C6", "landed")
        s.end(LANDED)
