"""10 Land Reactions: inside or outside, then Avoid Battle and Interceptions, declared together."""

from __future__ import annotations

from typing import Final

from ....engine.event import Reason
from ....engine.kind import Number, Numbers, Seat
from ....engine.procedure import Procedure
from ..actions import AVOID, DONE, INTERPOSE
from ..box.labels import AREAS
from ..ch02_concepts.areas import space_of
from ..ch02_concepts.detachment import AVOID_BATTLE, INTERCEPTION, Detachment
from ..ch02_concepts.generals import COMMAND_LIMIT, generals_at
from ..ch02_concepts.units import capture_trains, cus, elephants, sts
from ..ch02_concepts.weariness import freeze, trim
from ..ch04_victory.displacement import Displacement
from ..ch11_avoid_battle.avoid_battle import AvoidBattle, avoiders
from ..ch12_land_interception.back_up import BackUp
from ..ch12_land_interception.land_interception import LandInterception, interception_refusal, interceptors
from ..ch13_land_battle.land_battle import LandBattle
from ..kinds import NOTHING, General, Generals, Group, Space, Spaces
from ..state import HamilcarState
from .garrison import Garrison, may_choose_sides
from .overrun import Overrun, can_overrun

FREE: Final = 0
PURSUIT: Final = 1
BACKED_UP: Final = 2
WON: Final = 3
LOST: Final = 4


class LandReactions(Procedure):
    """10 The opponent reacts to the active General's entry into a space. [10.0.1, 12.2.3]

    The answer says how the active player goes on; the Army as it then is stands in `cu`, `el`, `st` and `generals`.
    """

    SEQUENCE = (
        "inside_outside", "declare", "told_off", "avoid", "avoided", "intercept", "intercepted", "unguarded",
        "back_up", "backed_up", "clear", "cleared", "overrun", "overran", "battle", "fought",
    )  # fmt: skip
    CHOICES = {"land_reaction": "10.0.8"}

    seat: Seat
    general: General
    space: Space
    last: Space
    origin: Space
    by_sea: Number
    cu: Number
    el: Number
    st: Number
    generals: Generals
    avoider: General = NOTHING
    pending: General = NOTHING
    declared: Spaces = 0  # spaces that already send an Interception
    # five numbers for each declared band: its General (+ 100 if he avoids), CUs, Elephants, STs, Generals
    bands: Numbers = []
    guarded: Number = 0  # enemy CUs stood outside when the reactions began
    success: Number = 0
    escaped: Number = 0
    quiet: Number = 1  # nobody reacted, and nothing changed hands
    commander: General = NOTHING  # of the active Army in a battle it won

    # ---- 1 inside or outside ----

    def inside_outside(self, s: HamilcarState) -> None:
        """The owner of an unbesieged city says who is inside. [10.0.2, 10.0.4]"""
        foe = 1 - self.seat
        if may_choose_sides(s, foe, self.space):
            self.quiet = 0
            s.call(Garrison(foe, self.space))

    # ---- 2 and 3 declared before any die is rolled ----

    def declare(self, s: HamilcarState) -> None:
        """Avoid Battle and Interceptions are declared before any die is rolled. [10.0.8, 12.1.4]"""
        self.guarded = int(cus(s, 1 - self.seat, self.space) > 0)
        offered = self.land_reaction_options(s, 1 - self.seat)
        if len(offered) > 1:
            s.ask(1 - self.seat, "land_reaction")
            s.known = offered
        else:
            self.go("avoid")

    def land_reaction_options(self, s: HamilcarState, seat: int) -> list[int]:
        """One Avoid attempt, one Interception from each neighbouring space. [10.0.5, 10.0.7, 12.1.4]"""
        found = [DONE]
        if self.avoider < 0 and self.cu + self.el:  # [10.0.5]
            found += [AVOID + g for g in avoiders(s, seat, self.space, self.last)]
        for general in interceptors(s, seat, self.space, self.seat, self.army()):  # [10.0.7]
            if not self.declared >> space_of(s.place[general]) & 1:
                found.append(INTERPOSE + general)
        return sorted(found)

    def army(self) -> Group:
        """The active Army: CUs, Elephants, STs, Generals."""
        return self.cu, self.el, self.st, self.generals

    def land_reaction_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.general, self.space)

    def land_reaction_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb not in (AVOID, INTERPOSE) or verb + noun in self.land_reaction_options(s, seat):
            return None
        if verb == INTERPOSE:
            if s.place[noun] >= 0 and self.declared >> space_of(s.place[noun]) & 1:
                return Reason("12.1.4", "declared-already", (space_of(s.place[noun]),))
            return interception_refusal(s, seat, noun, self.space, self.army())
        if not generals_at(s, seat, self.space) >> noun & 1:
            return Reason("11.1.1", "not-here", (noun,))
        if s.failed >> noun & 1:
            return Reason("11.2.3", "failed-interception", (noun,))
        if self.avoider >= 0:
            return Reason("11.1.3", "one-avoids", (self.avoider,))
        return Reason("11.2.5", "cannot-avoid", (noun,))

    def land_reaction(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """Tell off who takes part, or declare no more."""
        if verb == DONE:
            self.go("avoid")
            return
        space = space_of(s.place[noun])
        if verb == AVOID:
            self.avoider = noun
            self.pending = noun
            s.call(Detachment(seat=seat, leader=noun, space=space, purpose=AVOID_BATTLE))
        else:
            self.declared |= 1 << space
            self.pending = noun
            s.call(Detachment(seat=seat, leader=noun, space=space, purpose=INTERCEPTION))

    def told_off(self, s: HamilcarState) -> None:
        """Note who takes part in the declared attempt. [11.1.6, 12.1.5]"""
        self.quiet = 0
        avoiding = self.pending == self.avoider
        cu, el, st, generals = s.ended(Detachment).told_off()
        self.bands += [self.pending + (100 if avoiding else 0), cu, el, st, generals]
        key = "declared-avoid" if avoiding else "declared-interception"
        s.tell("10.0.8", key, self.pending, self.space, cu, el, st, generals & ~(1 << self.pending))
        self.go("declare")

    # ---- resolving them ----

    def band(self, number: int) -> list[int]:
        """The five numbers of one declared band."""
        return self.bands[5 * number : 5 * number + 5]

    def avoid(self, s: HamilcarState) -> None:
        """The Avoid Battle attempt comes first; it may lead into the city. [10.0.6, 10.0.8]"""
        self.answer = 0
        for number in range(len(self.bands) // 5):
            general, cu, el, st, generals = self.band(number)
            if general >= 100:
                del self.bands[5 * number : 5 * number + 5]
                s.call(
                    AvoidBattle(
                        seat=1 - self.seat,
                        general=general - 100,
                        space=self.space,
                        came_from=self.last,
                        cu=cu,
                        el=el,
                        st=st,
                        generals=generals,
                    )
                )
                return

    def avoided(self, s: HamilcarState) -> None:
        """Note whether they slipped away: then a Pursuit may be due. [11.3.1]"""
        self.escaped = self.answer

    def intercept(self, s: HamilcarState) -> None:
        """One after the other."""
        if not self.bands:
            self.go("unguarded")
            return
        general, cu, el, st, generals = self.band(0)
        del self.bands[:5]
        s.call(
            LandInterception(
                seat=1 - self.seat, general=general, space=self.space, cu=cu, el=el, st=st, generals=generals
            )
        )

    def intercepted(self, s: HamilcarState) -> None:
        """One success is enough; all who succeed join. [12.1.8]"""
        self.success |= self.answer
        self.go("intercept")

    def unguarded(self, s: HamilcarState) -> None:
        """Generals without CUs who are Intercepted are displaced, their STs captured. [12.4.1]"""
        if not self.success or self.cu + self.el:
            return
        capture_trains(s, 1 - self.seat, self.space)
        trim(s, self.seat, self.space)
        self.go("fought")
        s.call(Displacement(self.generals))

    def back_up(self, s: HamilcarState) -> None:
        """Who was Intercepted may go back one space instead of fighting. [12.3.1]"""
        if self.success:
            s.call(
                BackUp(
                    seat=self.seat,
                    general=self.general,
                    space=self.space,
                    origin=self.origin,
                    cu=self.cu,
                    el=self.el,
                    st=self.st,
                    generals=self.generals,
                )
            )

    def backed_up(self, s: HamilcarState) -> None:
        """The move is over, or it comes to a battle. [12.3.2]"""
        if self.success:
            if self.answer:
                s.end(BACKED_UP)
            else:
                self.go("battle")

    def clear(self, s: HamilcarState) -> None:
        """Lone Generals and STs without CUs. [7.2.C1, 2.3.D3d]"""
        foe = 1 - self.seat
        if cus(s, foe, self.space) or not self.cu + self.el:
            return
        lonely = generals_at(s, foe, self.space)  # [11.1.9]
        if lonely or sts(s, foe, self.space):
            self.quiet = 0
        self.st += capture_trains(s, self.seat, self.space)
        if lonely:
            s.call(Displacement(lonely))

    def cleared(self, s: HamilcarState) -> None:
        """Nobody is left to fight: move on, after a Pursuit roll if CUs slipped away. [11.3.1, 12.2.4]"""
        if cus(s, 1 - self.seat, self.space):
            return
        if self.st + self.cu + self.el > COMMAND_LIMIT:
            self.st = COMMAND_LIMIT - self.cu - self.el
        # [11.3.1, 10.0.3, 12.2.4]
        s.end(PURSUIT if self.guarded and self.escaped and s.mp else FREE)

    def overrun(self, s: HamilcarState) -> None:
        """A single CU may be swept away. [7.2.E1, 7.2.E3]"""
        self.quiet = 0  # enemy CUs are there
        self.answer = 0
        if can_overrun(s, self.seat, self.space, self.cu + self.el):
            s.call(Overrun(self.seat, self.space))

    def overran(self, s: HamilcarState) -> None:
        """The Army may go on, with the STs that it captured. [7.2.E2]"""
        if self.answer:
            captured = s.ended(Overrun).captured
            self.st = min(self.st + captured, COMMAND_LIMIT - self.cu - self.el)
            s.end(FREE)

    def battle(self, s: HamilcarState) -> None:
        """Enemy CUs are there: a Land Battle. [13.0.1]"""
        s.call(
            LandBattle(
                attacker=self.seat, space=self.space, last=self.last, general=self.general, by_sea=self.by_sea, sortie=0
            )
        )

    def fought(self, s: HamilcarState) -> None:
        """The winner may have captured STs; the loser's move is over. [7.2.B1]"""
        if self.answer != self.seat + 1:
            freeze(s, self.seat, self.space, self.generals)
            s.end(LOST)
            return
        self.commander = s.ended(LandBattle).command[self.seat]
        self.generals = generals_at(s, self.seat, self.space)
        self.el = elephants(s, self.seat, self.space)  # a relief may have brought more than he commands
        self.cu = min(s.cu[self.seat * AREAS + self.space], COMMAND_LIMIT - self.el)
        self.st = max(0, min(sts(s, self.seat, self.space), COMMAND_LIMIT - self.cu - self.el))
        s.end(WON)
