"""13.5 Retreat."""

from __future__ import annotations

from typing import Final

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import BRING, CUS, DONE, ELEPHANTS, RETREAT
from ..box.labels import AREAS, SEA, SPACES
from ..ch02_concepts.areas import inside, members
from ..ch02_concepts.cities import besieged, is_city, lift_sieges, room_inside
from ..ch02_concepts.control import has_tribe
from ..ch02_concepts.generals import generals_at, has_admiral, move_generals, station
from ..ch02_concepts.losses import IN_RETREAT, LoseCUs
from ..ch02_concepts.units import cus, elephants, shift, shift_all, space_cus, space_units, units
from ..ch02_concepts.weariness import carry, carry_all, trim
from ..ch04_victory.displacement import Displacement
from ..ch15_miat_and_africa.africa import held_in_africa, leaves_africa
from ..kinds import Generals, Space, SpaceList
from ..state import HamilcarState

RETREAT_POINTS: Final = 4  # [13.5.A3]


# ---- finding the way [13.5.A, 13.5.B, 13.5.C] ----


def penalty(s: HamilcarState, seat: int, space: int) -> int:
    """CUs that entering a space costs a retreating Force; a garrison counts too. [13.5.C1, 13.5.C2, 2.1.C5]"""
    foe = 1 - seat
    return int(s.control[space] == foe or has_tribe(s, space)) + space_cus(s, foe, space)


def legal_end(s: HamilcarState, seat: int, space: int, force: int) -> bool:
    """Friendly-controlled without enemy Units, or held by more friendly Units. [13.5.A1, 13.5.B1]"""
    foe = 1 - seat
    if space_cus(s, foe, space):  # a garrison inside is in the space as well [2.1.C5]
        return False
    if s.control[space] == seat and not units(s, foe, space):
        return True
    return units(s, seat, space) > force


def absorbs(s: HamilcarState, seat: int, space: int, force: int) -> bool:
    """Whether a retreating Force of so many CUs sweeps a friendly Force along; a General alone is none. [13.5.A4]"""
    return 0 < units(s, seat, space) <= force


class Ways:
    """All ways of a Retreat by road within 4 MPs that end in a legal space."""

    def __init__(self, s: HamilcarState, seat: int, start: int, first: int, barred: int, force: int) -> None:
        self.seat = seat
        self.first = first
        self.barred = barred
        self.found: list[tuple[int, int, list[int]]] = []  # length, penalty, path
        self.search(s, [start], force, 0, 0)

    def search(self, s: HamilcarState, path: list[int], force: int, length: int, paid: int) -> None:
        """Go on along every road that is open, noting each legal end. [13.5.A3, 13.5.C1]"""
        board = s.box.board
        here = path[-1]
        for space in board.roads[here]:
            if board.is_strait(here, space) or space in path or space == self.barred:  # [13.5.B2, 13.5.B4]
                continue
            if len(path) == 1 and self.first >= 0 and space != self.first:  # [13.5.B3]
                continue
            cost = length + board.road_cost[here * SPACES + space]
            price = penalty(s, self.seat, space)
            left = force - price
            if cost > RETREAT_POINTS or left <= 0:
                continue
            if legal_end(s, self.seat, space, left):
                self.found.append((cost, paid + price, [*path[1:], space]))
                continue
            swept = cus(s, self.seat, space) if absorbs(s, self.seat, space, left) else 0
            self.search(s, [*path, space], left + swept, cost, paid + price)

    def allowed(self) -> dict[int, list[int]]:
        """For each goal its way: the nearest, or a longer one that costs less. [13.5.A3]"""
        if not self.found:
            return {}
        nearest = min(length for length, _, _ in self.found)
        price = min(paid for length, paid, _ in self.found if length == nearest)
        best: dict[int, tuple[int, int, list[int]]] = {}
        for length, paid, path in self.found:
            if length == nearest or paid < price:
                goal = path[-1]
                if goal not in best or (paid, length) < best[goal][:2]:
                    best[goal] = (paid, length, path)
        return {goal: entry[2] for goal, entry in best.items()}


def sea_goals(s: HamilcarState, seat: int, start: int, only: int, barred: int, force: int) -> list[int]:
    """Ports across one sea lane, for a Force with an Admiral. [13.5.D1, 13.5.D2]"""
    found: list[int] = []
    for port in s.box.board.lanes[start]:
        if (only >= 0 and port != only) or port == barred or s.control[port] == 1 - seat:
            continue
        if held_in_africa(s, seat) and leaves_africa(s, start, port):
            continue
        if not space_units(s, 1 - seat, port) and legal_end(s, seat, port, force):
            found.append(port)
    return found


class Retreat(Procedure):
    """13.5 The losing Force retreats. The answer is how many CUs it lost by it. [13.5.A1, 13.5.A2, 13.5.E3]"""

    SEQUENCE = ("gates", "elephants_in", "cus_in", "generals_in", "leave", "choose", "step", "stepped", "arrive")
    CHOICES = {
        "withdraw_elephants": "13.5.E1", "withdraw_cus": "13.5.E1", "withdraw_generals": "13.5.E3",
        "retreat_goal": "13.5.A1",
    }  # fmt: skip

    seat: Seat
    space: Space
    entered_from: Space
    barred: Space
    by_sea: Number
    sally_cu: Number
    sally_el: Number
    sally_st: Number
    sally_generals: Generals
    room: Number = 0
    last: Number = -1
    lost: Number = 0
    path: SpaceList = []

    # ---- E into the city ----

    def gates(self, s: HamilcarState) -> None:
        """Who fought before an own city may go inside; of a Besieged one only those who came out.

        [13.5.E1, 13.5.E2, 14.5.B6]
        """
        if not is_city(s, self.space) or s.control[self.space] != self.seat:
            self.go("leave")
            return
        self.room = room_inside(s, self.space)
        if besieged(s, self.space):
            self.room = min(self.room, self.sally_cu + self.sally_el)

    def elephants_in(self, s: HamilcarState) -> None:
        """Elephants first."""
        if self.most_elephants(s):
            s.ask(self.seat, "withdraw_elephants")

    def most_elephants(self, s: HamilcarState) -> int:
        """How many Elephants find room. [13.5.E3]"""
        most = min(self.room, elephants(s, self.seat, self.space))
        return min(most, self.sally_el) if besieged(s, self.space) else most

    def withdraw_elephants_options(self, s: HamilcarState, seat: int) -> list[int]:
        """How many Elephants find shelter. [13.5.E3]"""
        return [ELEPHANTS + n for n in range(self.most_elephants(s) + 1)]

    def withdraw_elephants_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != ELEPHANTS or noun <= self.most_elephants(s):
            return None
        return self.number_refusal(s, noun, elephants(s, seat, self.space), self.sally_el)

    def withdraw_elephants(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """So many go inside."""
        carry(s, seat, self.space, inside(self.space), (0, noun, 0), 0)
        shift(s, seat, self.space, inside(self.space), 0, noun, 0)
        self.room -= noun
        if noun:
            s.tell("13.5.E1", "withdrew", seat, self.space, 0, noun)

    def cus_in(self, s: HamilcarState) -> None:
        """Then other CUs."""
        if self.most_cus(s):
            s.ask(self.seat, "withdraw_cus")

    def most_cus(self, s: HamilcarState) -> int:
        """How many other CUs find room. [13.5.E3]"""
        most = min(self.room, s.cu[self.seat * AREAS + self.space])
        return min(most, self.sally_cu) if besieged(s, self.space) else most

    def withdraw_cus_options(self, s: HamilcarState, seat: int) -> list[int]:
        """How many other CUs find shelter. [13.5.E3]"""
        return [CUS + n for n in range(self.most_cus(s) + 1)]

    def withdraw_cus_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != CUS or noun <= self.most_cus(s):
            return None
        return self.number_refusal(s, noun, s.cu[seat * AREAS + self.space], self.sally_cu)

    def withdraw_cus(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """So many go inside."""
        carry(s, seat, self.space, inside(self.space), (noun, 0, 0), 0)
        shift(s, seat, self.space, inside(self.space), noun, 0, 0)
        if noun:
            s.tell("13.5.E1", "withdrew", seat, self.space, noun, 0)

    def number_refusal(self, s: HamilcarState, number: int, here: int, sallied: int) -> Reason:
        """Why not so many find shelter. [13.5.E2, 13.5.E3, 14.5.B6]"""
        if number > here:
            return Reason("13.5.E3", "only-so-many", (here, self.space))
        if besieged(s, self.space) and number > sallied:
            return Reason("14.5.B6", "only-sallied", (sallied,))
        return Reason("13.5.E3", "capacity", (self.space, self.room))

    def entitled(self, s: HamilcarState) -> int:
        """Generals who may go inside."""
        here = generals_at(s, self.seat, self.space)
        return here & self.sally_generals if besieged(s, self.space) else here

    def generals_in(self, s: HamilcarState) -> None:
        """Any number; all of them if no CU stays outside."""
        if not cus(s, self.seat, self.space):
            for general in members(self.entitled(s)):
                self.shut_in(s, general)
        elif len(self.withdraw_generals_options(s, self.seat)) > 1:
            s.ask(self.seat, "withdraw_generals")

    def withdraw_generals_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Generals who may go inside, or the others leave. [13.5.E2, 13.5.E3]"""
        later = [g for g in members(self.entitled(s)) if g > self.last]
        return sorted([DONE, *(BRING + g for g in later)])

    def withdraw_generals_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != BRING or verb + noun in self.withdraw_generals_options(s, seat):
            return None
        if not generals_at(s, seat, self.space) >> noun & 1:
            return Reason("13.5.E3", "not-here", (noun,))
        if not self.entitled(s) >> noun & 1:
            return Reason("13.5.E2", "not-of-the-sortie", (noun,))
        return Reason("13.5.E3", "in-order", (noun,))

    def withdraw_generals(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """He goes inside, or the rest sets out."""
        if verb == BRING:
            self.shut_in(s, noun)
            self.last = noun
            self.go("generals_in")

    def shut_in(self, s: HamilcarState, general: int) -> None:
        """A General goes inside. [13.5.E3]"""
        station(s, general, inside(self.space))
        s.tell("13.5.E3", "withdrew-general", general, self.space)

    # ---- A to D the open way ----

    def leave(self, s: HamilcarState) -> None:
        """The rest is on the road, for which the At Sea box stands in, until it arrives."""
        trim(s, self.seat, self.space)
        if not cus(s, self.seat, self.space):
            here = generals_at(s, self.seat, self.space)
            if here:
                self.go("arrive")
                s.call(Displacement(here))
            else:
                s.end(0)
            return
        generals = generals_at(s, self.seat, self.space)
        carry_all(s, self.seat, self.space, SEA)
        shift(s, self.seat, self.space, SEA, s.cu[self.seat * AREAS + self.space],
              elephants(s, self.seat, self.space), 0)  # fmt: skip
        move_generals(s, generals, SEA)
        lift_sieges(s)  # the besieger is leaving [14.1.9]

    def goals(self, s: HamilcarState) -> dict[int, list[int]]:
        """The allowed ends, by road or over one sea lane, each with its way. [13.5.A3, 13.5.D1]"""
        force = cus(s, self.seat, SEA)
        board = s.box.board
        strait = self.entered_from >= 0 and board.is_strait(self.entered_from, self.space)
        closed = bool(self.by_sea) or strait
        first = -1 if closed else self.entered_from
        found = Ways(s, self.seat, self.space, first, self.barred, force).allowed()
        if has_admiral(s, generals_at(s, self.seat, SEA)) and first < 0:
            back = closed and self.entered_from in board.lanes[self.space]  # no way back over Mare Tyrrhenum [13.5.D2]
            only = self.entered_from if back else -1
            for port in sea_goals(s, self.seat, self.space, only, self.barred, force):
                found.setdefault(port, [port])
        return found

    def choose(self, s: HamilcarState) -> None:
        """The owner names the goal; without any the Force is eliminated. [13.5.A1, 13.5.C4]"""
        goals = self.goals(s)
        if not goals:  # [13.5.C4]
            self.lost += self.perish(s)
            self.go("arrive")
            s.call(Displacement(generals_at(s, self.seat, SEA)))
        elif len(goals) == 1:
            s.play_unasked(self.seat, "retreat_goal", RETREAT + next(iter(goals)))
            self.path = next(iter(goals.values()))
        else:
            s.ask(self.seat, "retreat_goal")

    def perish(self, s: HamilcarState) -> int:
        """The Force is eliminated. [13.5.C4]"""
        gone = cus(s, self.seat, SEA)
        s.tell("13.5.C4", "force-eliminated", self.seat, self.space, gone)
        s.cu[self.seat * AREAS + SEA] = 0
        if self.seat == 1:
            s.el[SEA] = 0
        trim(s, self.seat, SEA)
        return gone

    def retreat_goal_options(self, s: HamilcarState, seat: int) -> list[int]:
        """The nearest legal spaces, and farther ones that cost fewer CUs. [13.5.A3]"""
        return sorted(RETREAT + goal for goal in self.goals(s))

    def retreat_goal_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.space,)

    def retreat_goal_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != RETREAT or noun in self.goals(s):
            return None
        if noun == self.barred:
            return Reason("13.5.B4", "enemy-came-from", (noun,))
        if space_cus(s, 1 - seat, noun):
            return Reason("13.5.B1", "enemy-cus", (noun,))
        if not legal_end(s, seat, noun, cus(s, seat, SEA)):
            return Reason("13.5.A1", "no-refuge", (noun,))
        return Reason("13.5.A3", "no-retreat-there", (noun,))

    def retreat_goal(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """The Force takes the cheapest way there."""
        self.path = self.goals(s)[noun]

    def step(self, s: HamilcarState) -> None:
        """Penalties, space by space. [13.5.C1, 13.5.C2]"""
        if not self.path:
            self.go("arrive")
            return
        price = penalty(s, self.seat, self.path[0])
        self.answer = 0
        if price:
            s.call(LoseCUs(self.seat, SEA, price, cause=IN_RETREAT, entered=self.path[0]))

    def stepped(self, s: HamilcarState) -> None:
        """The Force is one space further; lone enemy Generals there are displaced. [13.5.C3]"""
        self.lost += self.answer
        space = self.path[0]
        self.path = self.path[1:]
        if self.path:  # a smaller friendly Force is swept along [13.5.A4]
            if absorbs(s, self.seat, space, cus(s, self.seat, SEA)):
                s.tell("13.5.A4", "swept-along", self.seat, space, units(s, self.seat, space))
                carry_all(s, self.seat, space, SEA)
                shift_all(s, self.seat, space, SEA)
            self.go("step")
        else:
            cu, el, generals = (
                s.cu[self.seat * AREAS + SEA],
                elephants(s, self.seat, SEA),
                generals_at(s, self.seat, SEA),
            )
            s.tell("13.5.A1", "retreated", self.seat, self.space, space, cu, el, generals)
            carry_all(s, self.seat, SEA, space)
            shift_all(s, self.seat, SEA, space)
        lonely = generals_at(s, 1 - self.seat, space)
        behind_walls = is_city(s, space) and s.control[space] != self.seat  # there he is inside [2.1.C8]
        if lonely and not behind_walls and not cus(s, 1 - self.seat, space):  # [13.5.C3]
            s.call(Displacement(lonely))

    def arrive(self, s: HamilcarState) -> None:
        """Tell how many CUs the way cost."""
        s.end(self.lost)
