"""7.1 Movement: what an activated General does, step by step; 7.2 and 7.3 are modules of their own.

A card that activates several Generals lets each act once [7.1.9], one after the other [7.1.13], with one Siege attempt
for each target [7.1.12]: `ch17_1_events/campaign.py`. 7.1.5 to 7.1.7 who goes along: `land_movement.py`.
"""

from __future__ import annotations

from typing import Final

from ....engine.event import Reason
from ..actions import DESTROY, EMBARK, MARCH, PURSUE, REACT, REGROUP, SIEGE, SORTIE, STOP
from ..box.labels import AREAS
from ..ch02_concepts.areas import is_inside, space_of
from ..ch02_concepts.cards import Window, cards_for
from ..ch02_concepts.cities import besieged, shelter
from ..ch02_concepts.detachment import MOVE, Detachment, areas_for, take
from ..ch02_concepts.generals import CONSUL_MINIMUM, generals_at
from ..ch02_concepts.units import add_sts, units
from ..ch02_concepts.weariness import freeze, freeze_generals, freeze_some, recover, trim
from ..ch10_land_reactions.land_reactions import BACKED_UP, FREE, LOST, PURSUIT, WON, LandReactions
from ..ch11_avoid_battle.pursuit import Pursuit
from ..ch13_land_battle.land_battle import LandBattle
from ..ch14_siege.siege import SiegeAttempt, besiegeable, siege_refusal
from ..ch14_siege.sortie import sortie_refusal
from ..ch17_1_counter_events.bad_weather import (
    note_destroyed,
    note_regrouping,
    note_resolved,
    undo_regrouping,
    weather_open,
)
from ..ch17_1_counter_events.corvus_punic_faith import CorvusOrPunicFaith, own_turn_cards, own_turn_refusal
from ..ch17_2_generals.valerius import Settlement
from ..kinds import Group
from ..state import HamilcarState
from .land_movement import MarchingArmy
from .naval_movement import LANDED, THROWN_BACK, WEATHERED, NavalMovement, can_sail, refuge

MOVEMENT_POINTS: Final = 4  # [7.1.1]


class Movement(MarchingArmy):
    """7.1 An activated General moves by land and sea, and may end with a Siege. [7.1.2, 7.1.3, 7.1.4]"""

    SEQUENCE = (
        "form", "choose", "regrouped", "voyage", "weather", "weathered", "react", "reacted", "pursued", "sortied",
        "late_weather", "late_weathered", "after_siege", "end_of_movement", "finish",
    )  # fmt: skip
    CHOICES = {"move": "7.2.A1"}

    # ---- the Army ----

    def form(self, s: HamilcarState) -> None:
        """He begins with all that he can take along. [7.1.6]"""
        area = s.place[self.general]
        self.here = self.last = space_of(area)
        s.mover = self.general
        s.mp = self.points
        s.moved = 0
        s.back = self.here
        s.back_step = -1
        s.back_moved = 0
        s.past_return = 0
        s.trail = []
        if is_inside(area) and besieged(s, self.here):
            self.generals = 1 << self.general
            return
        self.gather(s)

    # ---- the choice of the next step ----

    def choose(self, s: HamilcarState) -> None:
        """Ask for the next step, or only for a Siege when the move is over. [7.2.A2, 14.1.3]"""
        if self.ended and not self.can_besiege(s):
            self.go("end_of_movement")
        else:
            s.ask(self.seat, "move")

    def move_options(self, s: HamilcarState, seat: int) -> list[int]:
        """March, embark, regroup, destroy an ST, sortie, pursue, besiege or stop. [7.2.A1, 7.1.6, 14.1.3]"""
        found: list[int] = []
        if not self.ended:
            if not self.must_pursue:
                if self.may_leave(s):
                    found += [MARCH + x for x in s.box.board.roads[self.here] if self.march_open(s, x)]
                    if self.can_embark(s):
                        found.append(EMBARK)
                if self.fresh and self.cu >= 0 and self.can_regroup(s):
                    found.append(REGROUP)
                if s.mp >= 1 and self.trains_here(s) > 0:  # [2.3.D4a]
                    found.append(DESTROY)
                if is_inside(s.place[self.general]) and self.sortie_refusal(s) is None:
                    found.append(SORTIE)
            else:
                found.append(PURSUE)
        if self.can_besiege(s):
            found.append(SIEGE)
        must_go = self.must_sail() and any(MARCH <= a <= EMBARK for a in found)
        if not must_go and (self.may_stop(s) or not found):
            found.append(STOP)
        return sorted([*found, *own_turn_cards(s, seat)])

    def move_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.general, self.here, s.mp)

    def move_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb not in (MARCH, EMBARK, REGROUP, DESTROY, SORTIE, PURSUE, SIEGE, STOP, REACT):
            return None
        if verb + noun in self.move_options(s, seat):
            return None
        if verb == REACT:
            return own_turn_refusal(s, seat, noun)
        if verb == SIEGE and self.must_sail():
            return Reason("7.3.A1", "not-sailed")
        if verb == SIEGE:
            return siege_refusal(s, seat, self.general, self.here) or Reason("14.1.4", "has-fought")
        if verb == STOP:
            return Reason("7.2.A3", "cannot-stop", (self.here,))
        if self.ended:
            return Reason("7.2.B1", "must-stop", (self.here,))
        return self.step_refusal(s, verb, noun)

    def step_refusal(self, s: HamilcarState, verb: int, noun: int) -> Reason | None:
        """Why a step of a move that is not over cannot be taken. [11.3.3]"""
        if verb == PURSUE:
            return Reason("11.3.1", "no-pursuit")
        if self.must_pursue:
            return Reason("11.3.1", "must-pursue")
        if verb == MARCH:
            return self.march_refusal(s, noun)
        if verb == EMBARK:
            return self.embark_refusal(s)
        if verb == SORTIE:
            return self.sortie_refusal(s)
        if verb == DESTROY:
            return Reason("2.3.D4a", "no-points-left" if self.trains_here(s) else "no-train-there", (self.here,))
        return Reason("7.1.6", "regrouped")

    def may_stop(self, s: HamilcarState) -> bool:
        """An unguarded General may not end his move with an enemy General. [7.2.A3]"""
        if self.ended or self.army_cus() or (self.here == s.back and not s.moved):
            return True
        return not generals_at(s, 1 - self.seat, self.here)

    def can_regroup(self, s: HamilcarState) -> bool:
        """Whether there is anything to take along or leave behind here. [7.1.6]"""
        areas = areas_for(s, self.seat, self.here, False)
        others = 0
        for area in areas:
            others |= generals_at(s, self.seat, area)
        here = sum(units(s, self.seat, area) for area in areas)
        return here > 0 or others != 1 << self.general

    # ---- the sea [7.3] ----

    def can_embark(self, s: HamilcarState) -> bool:
        """Whether one who may leave can go to sea from here. [7.1.3, 7.3.A1, 7.3.A6]"""
        if self.sailed or not s.box.board.port[self.here]:
            return False
        group = (self.cu, self.el, self.st)
        return can_sail(s, self.seat, self.general, self.here, group, min(s.mp, self.reach), self.flags)

    def embark_refusal(self, s: HamilcarState) -> Reason:
        """Why he cannot go to sea from here. [7.1.3, 7.3.A1, 7.3.B2, 14.5.A3]"""
        if self.sailed:
            return Reason("7.1.3", "sailed-already")
        if not s.box.board.port[self.here]:
            return Reason("7.3.A1", "no-port", (self.here,))
        if self.shut_in(s):
            return Reason("7.3.B2", "besieged", (self.here,))
        if self.cu < 0:
            return Reason("2.3.E3c", "consul-minimum", (self.general,))
        return self.passing_refusal(s) or Reason("7.3.A6", "no-voyage", (self.here,))

    # ---- sorties [14.5.B] ----

    def sortie_refusal(self, s: HamilcarState) -> Reason | None:
        """An Army inside its city may fight the enemies outside. [14.5.B1]"""
        if self.must_sail():
            return Reason("7.3.A1", "not-sailed")
        return sortie_refusal(s, self.seat, self.general, self.here)

    # ---- carrying it out ----

    def move(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """The step is taken."""
        if verb == MARCH:
            self.march(s, noun)
            self.go("weather")
        elif verb == EMBARK:
            self.go("voyage")
            self.embark(s)
        elif verb == REGROUP:
            self.regroup(s)
        elif verb == DESTROY:
            self.destroy_train(s)
            self.go("choose")
        elif verb == SIEGE:
            self.besieging = 1
            self.go("late_weather")
        elif verb == SORTIE:
            self.go("sortied")
            s.call(LandBattle(attacker=seat, space=self.here, last=-1, general=self.general, by_sea=0, sortie=1))
        elif verb == REACT:
            self.go("choose")
            s.call(CorvusOrPunicFaith(seat, noun))
        elif verb == PURSUE:
            self.go("pursued")
            s.call(Pursuit(seat, self.general))
        else:
            if not s.moved and not self.fought:
                s.tell("7.2.A2", "stayed", self.general, self.here)
            self.go("late_weather")

    def embark(self, s: HamilcarState) -> None:
        """He goes to sea with his Army. [7.3]"""
        self.sailed = 1
        self.by_sea = 1
        s.call(
            NavalMovement(
                seat=self.seat,
                general=self.general,
                port=self.here,
                left=min(s.mp, self.reach),
                flags=self.flags,
                cu=self.cu,
                el=self.el,
                st=self.st,
                generals=self.generals,
            )
        )

    def regroup(self, s: HamilcarState) -> None:
        """He takes along or leaves behind. [7.1.6]"""
        s.call(
            Detachment(
                seat=self.seat,
                leader=self.general,
                space=self.here,
                purpose=MOVE,
                group=self.generals if s.moved else 0,
                had=self.army_cus() if s.moved else 0,
            )
        )

    def trains_here(self, s: HamilcarState) -> int:
        """STs in his space, with his Army or left aside; a shut-in General has none at hand. [2.3.D4a]"""
        if self.cu < 0:
            return 0
        return sum(s.st[self.seat * AREAS + area] for area in areas_for(s, self.seat, self.here, False))

    def destroy_train(self, s: HamilcarState) -> None:
        """One ST of his space, at the cost of 1 Movement Point. [2.3.D4a]"""
        for area in areas_for(s, self.seat, self.here, False):
            if s.st[self.seat * AREAS + area]:
                add_sts(s, self.seat, area, -1)
                break
        aside = self.st <= self.trains_here(s)
        self.st -= int(not aside)
        note_destroyed(s, self.here, aside)
        trim(s, self.seat, self.here)
        s.mp -= 1
        s.tell("2.3.D4a", "destroyed-train", self.seat, self.here)

    def regrouped(self, s: HamilcarState) -> None:
        """Taken along or left behind. [7.1.6]"""
        after = s.ended(Detachment).told_off()
        note_regrouping(s, self.here, self.group(), after)
        if after != self.group():
            others = after[3] & ~(1 << self.general)
            s.tell("7.1.6", "regrouped", self.general, self.here, after[0], after[1], after[2], others)
        self.cu, self.el, self.st, self.generals = after
        self.fresh = 0
        self.go("choose")

    def voyage(self, s: HamilcarState) -> None:
        """How the Naval Movement ended."""
        voyage = s.ended(NavalMovement)
        self.sea_fought = int(voyage.won >= 0)
        self.loaded = voyage.loaded
        if self.answer == LANDED:
            self.cu, self.el, self.st, self.generals = voyage.group()
            self.here = s.route[-1]
            self.last = s.route[-2]
            self.fresh = 1
            self.fought |= self.sea_fought
            self.go("react")
        elif self.answer == WEATHERED:
            self.cu, self.el, self.st, self.generals = voyage.group()
            self.sent_back(s)
        else:
            assert self.answer == THROWN_BACK
            self.ended = self.fought = self.lost = 1
            self.go("finish")

    def weather(self, s: HamilcarState) -> None:
        """Bad Weather, before any Reaction. [17.1#32a]"""
        self.answer = 0
        if weather_open(s):
            s.call(Window(1 - self.seat, cards_for(s, 1 - self.seat, "enemy_movement")))

    def weathered(self, s: HamilcarState) -> None:
        """Back to the last space within 2 MPs. [17.1#32b]"""
        if self.answer:
            self.return_by_land(s)

    def return_by_land(self, s: HamilcarState) -> None:
        """The Army stands again where it was with 2 MPs spent, or in the port that it then passed. [17.1#32b]"""
        passed = 0 <= s.back_step < len(s.route) - 1
        step = refuge(s, self.seat, self.army_cus() > 0, self.loaded) if passed else max(0, s.back_step)
        s.entered = sum(1 << port for port in set(s.route[1 : step + 1]))  # the ports beyond were never entered
        if passed:
            s.back = s.route[step]
            self.by_sea = 1
        s.route = s.route[: step + 1] if passed else []
        self.cu, self.el, self.st, self.generals = undo_regrouping(s, self.seat, self.here, self.group())
        recover(s, self.here, (self.cu, self.el, self.st), self.generals, s.moved - s.back_moved)
        areas = areas_for(s, self.seat, self.here, False)
        target = shelter(s, self.seat, s.back, self.cu + self.el, self.st)
        take(s, self.seat, areas, target, (self.cu, self.el, self.st), self.generals, 0)
        s.tell("17.1#32b", "bad-weather", self.general, s.back)
        s.mp = 0
        self.sent_back(s)

    def sent_back(self, s: HamilcarState) -> None:
        """The move is over; a port that the Fleet had only passed is its destination now. [17.1#32b, 7.3.B3]"""
        self.here = s.back
        self.ended = 1
        if len(s.route) > 1 and not is_inside(s.place[self.general]):
            self.last = s.route[-2]
            self.go("react")
        else:
            self.go("choose")

    def late_weather(self, s: HamilcarState) -> None:
        """Bad Weather at the end of the move, while nothing has been resolved. [17.1#32a]"""
        self.answer = 0
        if not self.ended and weather_open(s):
            s.call(Window(1 - self.seat, cards_for(s, 1 - self.seat, "enemy_movement")))

    def late_weathered(self, s: HamilcarState) -> None:
        """He is sent back, makes his Siege attempt, or has ended his move. [17.1#32b, 14.1.3]"""
        besieging, self.besieging = self.besieging, 0
        if self.answer:
            self.return_by_land(s)
        elif besieging:
            self.go("after_siege")
            s.call(SiegeAttempt(seat=self.seat, general=self.general, space=self.here, rolled=1))
        else:
            self.go("end_of_movement")

    def group(self) -> Group:
        """The Army: CUs, Elephants, STs, Generals."""
        return self.cu, self.el, self.st, self.generals

    def react(self, s: HamilcarState) -> None:
        """Land Reactions; lone Generals are displaced, single CUs Overrun in them. [7.2.A5, 7.3.B3, 7.2.C1, 7.2.E3]"""
        origin = s.route[0] if self.by_sea else self.last
        s.call(
            LandReactions(
                seat=self.seat,
                general=self.general,
                space=self.here,
                last=self.last,
                origin=origin,
                by_sea=self.by_sea,
                cu=self.cu,
                el=self.el,
                st=self.st,
                generals=self.generals,
            )
        )

    def reacted(self, s: HamilcarState) -> None:
        """Stop, pursue, fight on or go back, as the Reactions ended. [7.2.B1]"""
        entry = s.ended(LandReactions)
        self.cu, self.el, self.st, self.generals = entry.army()
        if not entry.quiet:
            note_resolved(s)
        if self.answer == BACKED_UP:
            self.here = s.route[0] if self.by_sea else self.last
            freeze_generals(s, self.generals)
            s.mp = 0
            self.ended = 1
        elif self.answer == PURSUIT:
            self.must_pursue = 1
        elif self.answer == WON:
            self.won(s, entry.commander)
        elif self.answer == LOST:
            self.ended = self.fought = self.lost = 1
            self.go("finish")
            return
        else:
            assert self.answer == FREE
            if self.sea_fought and s.campaign:  # [7.1.11]
                self.ended = 1
        self.go("choose")

    def may_go_on(self, s: HamilcarState) -> bool:
        """Whether he has won in command and his ability lets him go on. [17.2.B-Regulus1, 2.2.E1d]"""
        return bool(self.led) and s.box.ability(self.general, "continue_move") is not None

    def won(self, s: HamilcarState, commander: int) -> None:
        """The Army stops after a battle; Regulus may go on. [7.2.B1, 17.2.B-Regulus1]"""
        self.fought = 1
        self.led = int(commander == self.general)
        if self.lost_general(s):
            self.ended = self.lost = 1
            return
        if not self.may_go_on(s) or (self.sea_fought and s.campaign):
            freeze(s, self.seat, self.here, self.generals)
            self.ended = 1
        else:
            self.gather(s)
        self.fresh = 1

    def lost_general(self, s: HamilcarState) -> bool:
        """Whether the moving General is no longer with his Army."""
        return space_of(s.place[self.general]) != self.here

    def pursued(self, s: HamilcarState) -> None:
        """He goes on, or must stop. [11.3.3, 7.2.B2]"""
        self.must_pursue = 0
        if not self.answer:
            freeze(s, self.seat, self.here, self.generals)
            self.ended = 1
        self.go("choose")

    def sortied(self, s: HamilcarState) -> None:
        """A Sortie ends the activation, except for Regulus after a victory. [14.5.B1, 17.2.B-Regulus1]"""
        self.fought = 1
        self.led = int(s.ended(LandBattle).command[self.seat] == self.general)
        if self.answer != self.seat + 1 or self.lost_general(s):
            self.lost = 1
        elif self.may_go_on(s):
            self.gather(s)
            self.fresh = 1
            self.go("choose")
            return
        self.ended = 1
        self.go("end_of_movement")

    def can_besiege(self, s: HamilcarState) -> bool:
        """An attempt is open to whoever has not fought in this activation. [14.1.3, 14.1.4]"""
        if self.fought or self.sea_fought or self.must_sail() or not besiegeable(s, self.seat, self.here):
            return False
        return siege_refusal(s, self.seat, self.general, self.here) is None

    def after_siege(self, s: HamilcarState) -> None:
        """The last action of an activation."""
        self.ended = 1
        freeze_some(s, self.seat, self.here, CONSUL_MINIMUM)
        freeze_generals(s, 1 << self.general)

    def end_of_movement(self, s: HamilcarState) -> None:
        """M. Valerius Maximus, unless another commanded his battle. [17.2.B-Valerius1, 2.2.E1d]"""
        self.ended = 1
        if self.lost or not self.led or self.lost_general(s):
            return
        s.call(Settlement(self.seat, self.general, self.here))

    def finish(self, s: HamilcarState) -> None:
        """No Movement Points are left; tell whether he was beaten."""
        s.mp = 0
        s.end(self.lost)
