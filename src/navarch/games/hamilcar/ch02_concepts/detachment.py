"""Telling off a part of a stack: who marches, avoids, intercepts or goes aboard. [7.1.6, 11.1.6, 12.1.5]

Generals are named first, one at a time, then numbers of Elephants, CUs and STs. What is offered can
always be completed within the limits of the command and the minimum of the Consuls.
"""

from __future__ import annotations

from typing import Final

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import BRING, CUS, DONE, ELEPHANTS, TRAINS, WHOLE
from ..box.labels import DICTATOR, SEA
from ..ch15_miat_and_africa.africa import may_go_to_africa
from ..kinds import NOTHING, General, Generals, Group, Space
from ..state import HamilcarState
from .areas import inside, members
from .cities import besieged, is_city
from .failed import failed_outside
from .generals import COMMAND_LIMIT, CONSUL_MINIMUM, consuls_of, generals_at, leaders, move_generals, rank
from .units import cus, shift
from .weariness import CU, EL, MOST, ST, able, carry, total

MOVE: Final = 0
AVOID_BATTLE: Final = 1
INTERCEPTION: Final = 2
LOADING: Final = 3
SALLY: Final = 4


def areas_for(s: HamilcarState, seat: int, space: int, shut_in: bool) -> tuple[int, ...]:
    """The areas of a space whose pieces act together. [7.2.D1, 2.1.C8]"""
    if shut_in:
        return (inside(space),)
    if is_city(s, space) and s.control[space] == seat and not besieged(s, space):
        return (space, inside(space))
    return (space,)


def reacting_areas(s: HamilcarState, seat: int, space: int, purpose: int) -> tuple[int, ...]:
    """Who is outside may Avoid; nobody Intercepts from inside past enemy CUs. [10.0.5, 12.2.7]"""
    if purpose == AVOID_BATTLE or cus(s, 1 - seat, space):
        return (space,)
    return areas_for(s, seat, space, False)


def count(s: HamilcarState, seat: int, areas: tuple[int, ...], kind: int, cost: int) -> int:
    """Pieces of a kind in these areas that may still move so far."""
    found = 0
    for area in areas:
        found += able(s, seat, area, kind, cost)
    return found


def stack_cus(s: HamilcarState, seat: int, areas: tuple[int, ...]) -> int:
    """All CUs in these areas."""
    found = 0
    for area in areas:
        found += cus(s, seat, area)
    return found


def stack_generals(s: HamilcarState, seat: int, areas: tuple[int, ...]) -> int:
    """All Generals in these areas, as a mask."""
    mask = 0
    for area in areas:
        mask |= generals_at(s, seat, area)
    return mask


def take(s: HamilcarState, seat: int, areas: tuple[int, ...], target: int, counts: tuple[int, ...],
         generals: int, cost: int) -> None:  # fmt: skip
    """Move pieces from these areas, from outside first, to a target area."""
    left = [counts[CU], counts[EL], counts[ST]]
    for area in areas:
        part = [0, 0, 0]
        for kind in (CU, EL, ST):
            part[kind] = min(left[kind], able(s, seat, area, kind, cost))
            left[kind] -= part[kind]
        carry(s, seat, area, target, (part[CU], part[EL], part[ST]), cost)
        if area != target:
            shift(s, seat, area, target, part[CU], part[EL], part[ST])
    move_generals(s, generals, target)


class Terms:
    """What bounds a part of a stack: the stack, who leads, who was together before."""

    def __init__(self, s: HamilcarState, seat: int, leader: int, areas: tuple[int, ...], purpose: int,
                 group: int, had: int) -> None:  # fmt: skip
        self.seat = seat
        self.leader = leader
        self.areas = areas
        self.purpose = purpose
        self.generals = stack_generals(s, seat, areas)
        self.cus = stack_cus(s, seat, areas)
        self.group = group  # Generals who moved together before, with `had` CUs; the rest was here
        self.had = had
        cost = 1 if purpose in (MOVE, LOADING) else 0
        self.cost = cost
        self.able_cu = count(s, seat, areas, CU, cost)
        self.able_el = count(s, seat, areas, EL, cost)
        self.able_st = count(s, seat, areas, ST, cost)
        if purpose == AVOID_BATTLE:  # [11.2.3]
            self.able_cu = max(0, self.able_cu - failed_outside(s, seat, areas[0], CU))
            self.able_el = max(0, self.able_el - failed_outside(s, seat, areas[0], EL))
            self.able_st = max(0, self.able_st - failed_outside(s, seat, areas[0], ST))
        self.aboard = cus(s, seat, SEA) if purpose == LOADING else 0
        self.limit = COMMAND_LIMIT  # a Fleet may have less room left
        self.to_africa = False  # an Interception Fleet whose commander needs the right to go there
        self.command = -1  # who commands that Fleet so far

    def candidates(self, s: HamilcarState) -> list[int]:
        """Generals whom the leader may take along: none above him. [7.1.6, 11.1.4, 12.1.3, 2.2.E1c, 2.3.E1c, 7.1.5]"""
        if self.purpose == SALLY:
            return [g for g in members(self.generals) if g != self.leader]
        top = rank(s, self.leader) if self.leader >= 0 else 99
        found: list[int] = []
        for general in members(self.generals):
            if general == self.leader or rank(s, general) > top:
                continue
            if self.purpose == AVOID_BATTLE and s.failed >> general & 1:  # [11.2.3]
                continue
            if s.campaign and self.cost and s.worn[general] + self.cost > MOST:
                continue
            found.append(general)
        return found

    def before(self, general: int) -> int:
        """With how many CUs a General stood until now."""
        if self.purpose == LOADING or not self.group:
            return self.cus
        return self.had if self.group >> general & 1 else self.cus - self.had

    def bounds(self, s: HamilcarState, moving: int) -> tuple[int, int]:
        """The least and the most CUs that may go if these Generals go. [2.3.E3b, 2.3.E3c, 7.1.7, 11.1.2, 12.1.2]"""
        if self.purpose == SALLY:
            return int(self.leader >= 0), self.able_cu + self.able_el
        least, keep = 0, 0
        on_the_move = self.purpose in (MOVE, LOADING)  # not when he Avoids or Intercepts [11.1.2, 12.1.2]
        free_hand = on_the_move and self.leader >= 0 and s.office[self.leader] == DICTATOR  # [5.2.C4c, 5.2.C4d]
        going, staying = consuls_of(s, moving), consuls_of(s, self.generals & ~moving)
        for consul in members(going):
            least = max(least, min(CONSUL_MINIMUM, self.before(consul)) - self.aboard)
        if not free_hand:
            for consul in members(staying):
                keep = max(keep, min(CONSUL_MINIMUM, self.before(consul)))
                for other in members(going):
                    if not self.parted(consul, other):
                        least, keep = max(least, CONSUL_MINIMUM - self.aboard), max(keep, CONSUL_MINIMUM)
        if self.purpose in (AVOID_BATTLE, INTERCEPTION) and self.generals & ~moving:
            keep = max(keep, 1)
        if self.purpose == INTERCEPTION:
            least = max(least, 1)
        return max(0, least), min(self.cus - keep, self.able_cu + self.able_el)

    def parted(self, one: int, other: int) -> bool:
        """Whether two Generals did not stand together before."""
        return bool(self.group) and bool(self.group >> one & 1) != bool(self.group >> other & 1)

    def feasible(self, s: HamilcarState, moving: int) -> bool:
        """Whether these Generals can go with some number of CUs."""
        if self.to_africa and moving and not self.entitled(s, moving):
            return False
        least, most = self.bounds(s, moving)
        return least <= most and least <= self.limit  # [11.2.1, 12.2.1, 7.3.C3]

    def entitled(self, s: HamilcarState, moving: int) -> bool:
        """Whether the Fleet's commander could naval-move to Africa once these have come aboard. [15.6.1, 8.4.3]"""
        best = leaders(s, moving)
        if self.command >= 0 and rank(s, self.command) >= rank(s, best[0]):
            return True
        return any(may_go_to_africa(s, self.seat, general, 0) for general in best)

    def completable(self, s: HamilcarState, moving: int, candidates: list[int]) -> bool:
        """Whether these Generals can go, perhaps with more of the candidates."""
        if self.feasible(s, moving):
            return True
        for i, general in enumerate(candidates):
            if self.completable(s, moving | 1 << general, candidates[i + 1 :]):
                return True
        return False

    def lead(self) -> int:
        """The leader as a mask, if he is in the stack."""
        return 1 << self.leader if self.leader >= 0 and self.generals >> self.leader & 1 else 0


def whole_group(s: HamilcarState, terms: Terms, limit: int) -> Group | None:
    """All that may go, as (CUs, Elephants, STs, Generals); None when the leader cannot go at all."""
    candidates = terms.candidates(s)
    chosen = terms.lead()
    for general in candidates:
        if not terms.to_africa or terms.entitled(s, 1 << general):
            chosen |= 1 << general
    if not terms.feasible(s, chosen):
        for general in candidates:
            if terms.feasible(s, chosen & ~(1 << general)):
                chosen &= ~(1 << general)
                break
        else:
            chosen = terms.lead()
            if not terms.feasible(s, chosen):
                return None
    _, most = terms.bounds(s, chosen)
    elephants = min(terms.able_el, most, limit)
    plain = min(terms.able_cu, most - elephants, limit - elephants)
    return plain, elephants, min(terms.able_st, limit - elephants - plain), chosen


class Detachment(Procedure):
    """7.1 A player tells off a part of a stack: `cu`, `el`, `st` and `chosen` once it has ended."""

    SEQUENCE = ("begin", "elephants", "cus", "trains")
    CHOICES = {
        "detachment": "7.1.6", "detached_elephants": "7.1.6", "detached_cus": "7.1.6", "detached_trains": "7.1.6",
    }  # fmt: skip

    seat: Seat
    leader: General
    space: Space
    purpose: Number
    limit: Number = COMMAND_LIMIT
    shut_in: Number = 0  # 1: from inside a Besieged city
    group: Generals = 0  # Generals who moved together before, with `had` CUs
    had: Number = 0
    chosen: Generals = 0
    last: Number = -1
    cu: Number = 0
    el: Number = 0
    st: Number = 0
    must: Number = 0  # 1: a General has to be among them
    to_africa: Number = 0  # 1: a Roman Interception in Africa, whose commander needs the right [15.6.1]
    command: General = NOTHING  # who commands the Interception Fleet so far

    def terms(self, s: HamilcarState) -> Terms:
        """What bounds this part of the stack."""
        areas = areas_for(s, self.seat, self.space, bool(self.shut_in))
        if self.purpose in (AVOID_BATTLE, INTERCEPTION):
            areas = reacting_areas(s, self.seat, self.space, self.purpose)
        terms = Terms(s, self.seat, self.leader, areas, self.purpose, self.group, self.had)
        terms.limit = self.limit
        terms.to_africa = bool(self.to_africa)
        terms.command = self.command
        return terms

    def begin(self, s: HamilcarState) -> None:
        """Name Generals as long as there is a choice."""
        self.chosen |= self.terms(s).lead()
        offered = self.detachment_options(s, self.seat)
        if offered and offered != [DONE]:
            s.ask(self.seat, "detachment")
            s.known = offered

    def detachment_options(self, s: HamilcarState, seat: int) -> list[int]:
        """All at once, another General, or enough. [7.1.6]"""
        terms = self.terms(s)
        later = [g for g in terms.candidates(s) if g > self.last]
        found = [DONE] if terms.feasible(s, self.chosen) and (self.chosen or not self.must) else []
        if self.last < 0:
            whole = whole_group(s, terms, self.limit)
            if whole is not None and (whole[3] or not self.must):
                found.append(WHOLE)
        for i, general in enumerate(later):
            if terms.completable(s, self.chosen | 1 << general, later[i + 1 :]):
                found.append(BRING + general)
        return sorted(found)

    def detachment_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.leader, self.space)

    def detachment_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb + noun in self.detachment_options(s, seat):
            return None
        if verb == DONE and self.must and not self.chosen:
            return Reason("8.4.1", "needs-general", (self.space,))
        if verb == WHOLE and self.last >= 0:
            return Reason("7.1.6", "began-naming")
        if verb == BRING:
            return self.general_refusal(s, noun)
        return Reason("2.3.E3b", "consul-left-weak") if verb in (DONE, WHOLE) else None

    def general_refusal(self, s: HamilcarState, general: int) -> Reason:
        """Why a General does not come along. [7.1.6, 7.1.10, 11.2.3, 15.6.1, 2.3.E3c]"""
        terms = self.terms(s)
        if not terms.generals >> general & 1:
            return Reason("7.1.6", "not-here", (general,))
        if self.chosen >> general & 1:
            return Reason("7.1.6", "comes-already", (general,))
        if self.purpose == AVOID_BATTLE and s.failed >> general & 1:
            return Reason("11.2.3", "failed-interception", (general,))
        if self.leader >= 0 and rank(s, general) > rank(s, self.leader):
            return Reason("7.1.6", "outranks", (general, self.leader))
        if general not in terms.candidates(s):
            return Reason("7.1.10", "worn-out", (general,))
        if general < self.last:
            return Reason("7.1.6", "in-order", (general,))
        if self.to_africa and not terms.entitled(s, self.chosen | 1 << general):
            return Reason("15.6.1", "no-africa", (general,))
        return Reason("2.3.E3c", "consul-minimum", (general,))

    def number_refusal(self, s: HamilcarState, kind: int, number: int, low: int, taken: int) -> Reason:
        """Why not so many of a kind come along. [7.1.6, 2.2.A2, 11.2.3, 7.1.10, 2.3.E3b, 11.1.2, 12.1.2]"""
        terms = self.terms(s)
        here = sum(total(s, self.seat, area, kind) for area in terms.areas)
        if number > here:
            return Reason("7.1.6", "only-so-many", (here, self.space))
        if number < low:
            enough = self.purpose == INTERCEPTION and not consuls_of(s, self.chosen)
            return Reason("12.1.1", "needs-cu") if enough else Reason("2.3.E3b", "consul-needs", (low,))
        if taken + number > self.limit:
            return Reason("2.2.A2", "command-limit", (self.limit,))
        able = (terms.able_cu, terms.able_el, terms.able_st)[kind]
        if number > able and self.purpose == AVOID_BATTLE:
            return Reason("11.2.3", "failed-units", (here - able,))
        if number > able:
            return Reason("7.1.10", "units-tired", (here - able,))
        kept = terms.cus - terms.bounds(s, self.chosen)[1]
        rule = {AVOID_BATTLE: "11.1.2", INTERCEPTION: "12.1.2"}.get(self.purpose, "7.1.7")
        return Reason(rule, "must-stay", (kept,))

    def detachment(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """He comes along, or the whole group does."""
        if verb == BRING:
            self.chosen |= 1 << noun
            self.last = noun
            self.go("begin")
        elif verb == WHOLE:
            group = whole_group(s, self.terms(s), self.limit)
            assert group is not None
            self.cu, self.el, self.st, self.chosen = group
            s.end(0)

    def elephants(self, s: HamilcarState) -> None:
        """Then Elephants, if their number is open."""
        low, high = self.elephant_range(s)
        self.el = high
        if low < high:
            s.ask(self.seat, "detached_elephants")

    def elephant_range(self, s: HamilcarState) -> tuple[int, int]:
        """The least and the most Elephants that may go with those Generals."""
        terms = self.terms(s)
        least, most = terms.bounds(s, self.chosen)
        return max(0, least - terms.able_cu), min(terms.able_el, most, self.limit)

    def detached_elephants_options(self, s: HamilcarState, seat: int) -> list[int]:
        """How many Elephants go. [7.1.6]"""
        low, high = self.elephant_range(s)
        return [ELEPHANTS + n for n in range(low, high + 1)]

    def detached_elephants_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != ELEPHANTS:
            return None
        low, high = self.elephant_range(s)
        return None if low <= noun <= high else self.number_refusal(s, EL, noun, low, 0)

    def detached_elephants(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """So many go."""
        self.el = noun

    def cus(self, s: HamilcarState) -> None:
        """Then other CUs, within the command and the Consuls' minimum. [2.2.A2, 2.3.E3b]"""
        low, high = self.cu_range(s)
        self.cu = high
        if low < high:
            s.ask(self.seat, "detached_cus")

    def cu_range(self, s: HamilcarState) -> tuple[int, int]:
        """The least and the most other CUs that may go."""
        terms = self.terms(s)
        least, most = terms.bounds(s, self.chosen)
        return max(0, least - self.el), min(terms.able_cu, most - self.el, self.limit - self.el)

    def detached_cus_options(self, s: HamilcarState, seat: int) -> list[int]:
        """How many other CUs go. [7.1.6]"""
        low, high = self.cu_range(s)
        return [CUS + n for n in range(low, high + 1)]

    def detached_cus_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != CUS or verb + noun in self.detached_cus_options(s, seat):
            return None
        return self.number_refusal(s, CU, noun, self.cu_range(s)[0], self.el)

    def detached_cus(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """So many go."""
        self.cu = noun

    def trains(self, s: HamilcarState) -> None:
        """At last STs, as far as the command has room. [2.2.A2]"""
        self.st = self.most_trains(s)
        if self.st:
            s.ask(self.seat, "detached_trains")

    def most_trains(self, s: HamilcarState) -> int:
        """How many STs may come along."""
        return max(0, min(self.terms(s).able_st, self.limit - self.el - self.cu))

    def detached_trains_options(self, s: HamilcarState, seat: int) -> list[int]:
        """How many STs go. [7.1.6]"""
        return [TRAINS + n for n in range(self.most_trains(s) + 1)]

    def detached_trains_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != TRAINS:
            return None
        return None if noun <= self.most_trains(s) else self.number_refusal(s, ST, noun, 0, self.el + self.cu)

    def detached_trains(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """So many go."""
        self.st = noun

    def told_off(self) -> Group:
        """Who was told off: CUs, Elephants, STs, Generals."""
        return self.cu, self.el, self.st, self.chosen
