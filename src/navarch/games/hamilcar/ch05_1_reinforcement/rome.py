"""5.1.C Rome Reinforcements: troops, officials, Naval Reforms. [5.1.C, 16.1, 16.2]"""

from __future__ import annotations

from typing import Final

from ....engine.event import Reason
from ....engine.kind import Number
from ....engine.procedure import Procedure
from ....engine.state import CHANCE
from ..actions import CHOOSE, DISMOUNT, DONE, DRAW, IMPROVE, MOUNT, PASS, SHIPS
from ..box.box import ADMIRAL
from ..box.labels import AREAS, CONSUL, ELIMINATED, ITALIA, POOL, PROCONSUL, ROMA, ROME, SPACES
from ..ch02_concepts.areas import inside, members
from ..ch02_concepts.cities import besieged, home, room_inside
from ..ch02_concepts.display import provinces_of_italia
from ..ch02_concepts.generals import CONSUL_MINIMUM, consuls_of, generals_in, in_play, leave_map
from ..ch02_concepts.units import add_cu, space_cus, warship_supply
from ..ch15_other_rules.seamanship import EXCELLENT, set_seamanship
from ..kinds import General, Generals
from ..reasons import refuse
from ..state import HamilcarState
from .placing import NEW_CONSUL, NEW_GENERAL, CrowdOut, PlacePiece

FIXED_CUS: Final = 5  # [16.1.1]
CONSULS: Final = 2  # [5.1.C5]


def consul_places(s: HamilcarState) -> int:
    """Spaces with at least 3 Roman CUs whose own city is not Besieged; failing these, Roma. [5.1.C6]"""
    mask = 0
    for space in range(SPACES):
        shut = s.control[space] == ROME and besieged(s, space)
        if not shut and space_cus(s, ROME, space) >= CONSUL_MINIMUM:
            mask |= 1 << space
    return mask or 1 << ROMA


class RomeReinforcements(Procedure):
    """5.1.C Rome Reinforcements."""

    SEQUENCE = ("troops", "elect_proconsul", "dismiss", "elect", "place", "reforms", "reform_next")
    CHOICES = {"proconsul": "5.1.C3", "consul_choice": "16.2.1", "rome_draw": "5.1.C5"}

    elected: Generals = 0
    reforms_due: Generals = 0
    drawing: Number = 0  # Rome has chosen as many Consuls as it wanted; chance brings the others

    def troops(self, s: HamilcarState) -> None:
        """One CU for each Province of Italia. [5.1.C1, 5.1.C2, 16.1.1]"""
        count = FIXED_CUS if s.option("fixed_reinforcements") else provinces_of_italia(s, ITALIA)
        if s.control[ROMA] != ROME or besieged(s, ROMA):
            s.tell("5.1.C1", "troops-kept-out")
            return
        area = home(s, ROME, ROMA)
        if area != ROMA:
            count = min(count, room_inside(s, ROMA))
        add_cu(s, ROME, area, count)
        s.tell("5.1.C1", "roman-troops", count)
        s.call(CrowdOut(ROME, ROMA))  # [5.1.D3]

    def elect_proconsul(self, s: HamilcarState) -> None:
        """Optional. [5.1.C3, 2.2.C3a]"""
        if len(self.proconsul_options(s, ROME)) > 1:
            s.ask(ROME, "proconsul")

    def proconsul_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Nobody, or one of the Consuls; Duilius only if he was paid for. [5.1.C3, 17.2.B-Duilius1]"""
        return [PASS, *(CHOOSE + g for g in in_play(s, ROME) if s.office[g] == CONSUL and electable(s, g))]

    def proconsul_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != CHOOSE or verb + noun in self.proconsul_options(s, seat):
            return None
        if s.office[noun] == CONSUL:
            return Reason("17.2.B-Duilius1", "price-not-paid", (noun,))
        return Reason("5.1.C3", "no-consul", (noun,))

    def proconsul(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """He becomes Proconsul and his predecessor leaves the game. [2.2.C3b]"""
        if verb == PASS:
            return
        for general in in_play(s, ROME):
            if s.office[general] == PROCONSUL:  # [2.2.C3b]
                s.tell("2.2.C3b", "left-game", general)
                leave_map(s, general, ELIMINATED)
        s.office[noun] = PROCONSUL
        s.tell("5.1.C3", "proconsul", noun)

    def dismiss(self, s: HamilcarState) -> None:
        """All Consuls leave the game; after Caudex, Scipio Asina joins the pool. [5.1.C4, 5.1.C11]"""
        for general in in_play(s, ROME):
            if s.office[general] == CONSUL:
                s.tell("5.1.C4", "left-game", general)
                leave_map(s, general, ELIMINATED)
        s.paid = 0

    def elect(self, s: HamilcarState) -> None:
        """Two Consuls are drawn, or chosen under 16.2. [5.1.C5, 16.2.1]"""
        if self.elected.bit_count() >= CONSULS or not self.rome_draw_options(s, CHANCE):
            return
        if s.option("consul_selection") and not self.drawing:
            s.ask(ROME, "consul_choice")
        else:
            s.ask(CHANCE, "rome_draw")

    def rome_draw_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Every General of the pool who is not elected yet. [5.1.C5]"""
        return [DRAW + g for g in s.box.generals_of[ROME] if s.standing[g] == POOL and not self.elected >> g & 1]

    def rome_draw(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """He is elected Consul."""
        self.become_consul(s, noun)

    def consul_choice_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Any General of the pool, or leave it to chance. [16.2.1]"""
        chosen = [CHOOSE + action - DRAW for action in self.rome_draw_options(s, seat)]
        return [PASS, *chosen]

    def consul_choice_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != CHOOSE:
            return None
        return refuse(self.consul_choice_options(s, seat), verb + noun, "16.2.1", "not-in-pool", (noun,))

    def consul_choice(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """He is elected, or the rest is drawn. [16.2.1]"""
        if verb == PASS:
            self.drawing = 1
            s.ask(CHANCE, "rome_draw")
        else:
            self.become_consul(s, noun)

    def become_consul(self, s: HamilcarState, general: int) -> None:
        """A General of the pool is elected. [2.2.C2a, 2.2.C2b]"""
        self.elected |= 1 << general
        s.tell("5.1.C5", "drawn-general", ROME, general)
        self.go("elect")

    def place(self, s: HamilcarState) -> None:
        """Each Consul goes to a space with 3 Roman CUs, else to Roma. [5.1.C6]"""
        waiting = [g for g in members(self.elected) if s.standing[g] == POOL]
        if not waiting:
            return
        general = waiting[0]
        s.been_consul |= 1 << general
        s.office[general] = CONSUL
        self.go("place")
        s.call(PlacePiece(seat=ROME, kind=NEW_GENERAL, general=general, spaces=consul_places(s), cause=NEW_CONSUL))

    def reforms(self, s: HamilcarState) -> None:
        """Admirals placed in Roma. [5.1.C7, 2.2.D1c]"""
        for general in members(self.elected):
            if s.box.traits[general] & ADMIRAL and s.place[general] in (ROMA, inside(ROMA)):
                self.reforms_due |= 1 << general

    def reform_next(self, s: HamilcarState) -> None:
        """One Naval Reform after the other. [5.1.C7]"""
        if self.reforms_due:
            general = members(self.reforms_due)[0]
            self.reforms_due &= ~(1 << general)
            self.go("reform_next")
            s.call(NavalReform(general))


def electable(s: HamilcarState, general: int) -> bool:
    """C. Duilius can be elected only after his price was paid. [17.2.B-Duilius1, 17.2.B-Duilius3]"""
    return s.box.ability(general, "proconsul_cost") is None or bool(s.paid >> general & 1)


class NavalReform(Procedure):
    """5.1.C Naval Reform: any or all of its three parts, each once. [5.1.C7, 5.1.C8, 5.1.C9, 5.1.C10]"""

    SEQUENCE = ("introduce",)
    CHOICES = {"reform": "5.1.C7"}

    general: General
    launched: Number = 0
    corvi: Number = 0

    def introduce(self, s: HamilcarState) -> None:
        """Any parts that are left, in any order. [5.1.C7]"""
        if len(self.reform_options(s, ROME)) > 1:
            s.ask(ROME, "reform")

    def convertible(self, s: HamilcarState) -> int:
        """CUs in Roma that may become Warships. [5.1.C8, 2.3.E3b]"""
        there = space_cus(s, ROME, ROMA)
        if consuls_of(s, generals_in(s, ROME, ROMA)):
            there = max(0, there - CONSUL_MINIMUM)
        return min(there, s.box.battle[self.general], warship_supply(s, ROME))

    def reform_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Warships for CUs, a level of Seamanship, Corvi, or an end. [5.1.C8, 5.1.C9, 5.1.C10]"""
        found = [DONE]
        if not self.launched:
            found += [SHIPS + n for n in range(1, self.convertible(s) + 1)]
        if not self.corvi:
            found.append(DISMOUNT if s.corvi else MOUNT)
        if not s.reformed and s.seamanship < EXCELLENT:  # one level per turn [5.1.C9]
            found.append(IMPROVE)
        return sorted(found)

    def reform_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.general,)

    def reform_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb not in (SHIPS, IMPROVE, MOUNT, DISMOUNT) or verb + noun in self.reform_options(s, seat):
            return None
        if verb == SHIPS:
            return self.launch_refusal(s, noun)
        if verb == IMPROVE:
            top = s.seamanship == EXCELLENT
            return Reason("15.4.A2", "excellent-already") if top else Reason("5.1.C9", "one-level-a-turn")
        if self.corvi:
            return Reason("5.1.C10", "part-introduced")
        return Reason("5.1.C10", "corvi-mounted" if s.corvi else "corvi-dismounted")

    def launch_refusal(self, s: HamilcarState, count: int) -> Reason:
        """Why not so many CUs become Warships. [5.1.C8, 2.3.F2, 2.3.E3b]"""
        if self.launched:
            return Reason("5.1.C8", "part-introduced")
        if not count:
            return Reason("5.1.C7", "say-done")
        if count > s.box.battle[self.general]:
            return Reason("5.1.C8", "rating-limit", (self.general, s.box.battle[self.general]))
        if count > warship_supply(s, ROME):
            return Reason("2.3.F2", "no-warship-left")
        return Reason("2.3.E3b", "consul-needs", (CONSUL_MINIMUM,))

    def reform(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """That part is introduced; the others stay open."""
        if verb == DONE:
            return
        if verb == SHIPS:
            outside = min(noun, s.cu[ROME * AREAS + ROMA])
            s.cu[ROME * AREAS + ROMA] -= outside
            s.cu[ROME * AREAS + inside(ROMA)] -= noun - outside
            s.ready[ROME] += noun
            self.launched = 1
            s.tell("5.1.C8", "reform-ships", noun)
        elif verb == IMPROVE:
            s.reformed = 1
            set_seamanship(s, s.seamanship + 1, "5.1.C9")
        else:
            s.corvi = int(verb == MOUNT)
            self.corvi = 1
            s.tell("5.1.C10", "corvi-mounted" if s.corvi else "corvi-dismounted")
        self.go("introduce")
