"""5.1 Reinforcement Phase."""

from __future__ import annotations

from ...engine.event import Reason
from ...engine.procedure import Procedure
from .actions import CHOOSE, DISMOUNT, DONE, DRAW, IMPROVE, MOUNT, PASS, PLACE, PROLONG, SHIPS, UNSEAT, WARSHIP
from .box import ADMIRAL
from .cards import CHANCE
from .forces import (
    CONSUL_MINIMUM,
    add_cu,
    besieged,
    consuls_of,
    cus,
    generals_in,
    home,
    in_play,
    inside,
    leave_map,
    members,
    miat_count,
    provinces_of_italia,
    room_inside,
    space_cus,
    warship_supply,
)
from .labels import (
    AREAS,
    BARCA,
    CARTHAGE,
    CARTHAGO,
    CONSUL,
    ELIMINATED,
    ITALIA,
    MERCENARY,
    ON_MAP,
    ON_TRACK,
    POOL,
    PROCONSUL,
    ROMA,
    ROME,
    SPACES,
    XANTHIPPUS,
)
from .placing import NEW_CU, NEW_GENERAL, CrowdOut, PlacePiece, cu_places, fits, friendly_ports, general_places, put
from .reasons import refuse
from .state import HamilcarState

FIXED_CUS = 5  # [16.1.1]
CONSULS = 2  # [5.1.C5]


class ReinforcementPhase(Procedure):
    """5.1 Warships come back, then Carthage and Rome reinforce. Left out in turn 1. [5.1.1]"""

    SEQUENCE = ("return_warships", "carthage", "rome")

    def return_warships(self, s: HamilcarState) -> None:
        """A. [5.1.A1]"""
        s.phase = 0
        s.sunk = [0, 0]
        s.reformed = 0

    def carthage(self, s: HamilcarState) -> None:
        """B."""
        s.call(CarthageReinforcements(0, 0, 0))

    def rome(self, s: HamilcarState) -> None:
        """C."""
        s.call(RomeReinforcements(0, 0))


class CarthageReinforcements(Procedure):
    """5.1.B Carthage Reinforcements. [15.3.A5]"""

    SEQUENCE = (
        "contract", "warship", "regular_cu", "count_miat", "miat_cu", "recall", "barca", "barca_troops", "named",
        "draw", "drawn", "refit",
    )  # fmt: skip
    CHOICES = {
        "prolongation": "16.3.1", "miat_troops": "5.1.B3", "carthage_draw": "5.1.B6",
        "port_refit": "5.1.B8",
    }  # fmt: skip
    FIELDS = {"left": "number", "admirals": "set general", "general": "general"}

    def __init__(self, left: int, admirals: int, general: int = -1) -> None:
        super().__init__()
        self.left = left
        self.admirals = admirals
        self.general = general

    def contract(self, s: HamilcarState) -> None:
        """16.3 before the Miat's reinforcements. [16.3.1, 16.3.2]"""
        if not s.option("prolonged_contract") or s.standing[XANTHIPPUS] != ON_MAP:
            return
        if miat_count(s) < s.box.price[s.turn]:
            leave_map(s, XANTHIPPUS, ELIMINATED)
        else:
            s.ask(CARTHAGE, "prolongation")

    def prolongation_options(self, s: HamilcarState, seat: int) -> list[int]:
        """What is offered."""
        return [PASS, PROLONG]

    def prolongation(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """Carry out the answer."""
        if verb == PASS:
            s.tell("5.2.C3.1c", "left-game", XANTHIPPUS)
            leave_map(s, XANTHIPPUS, ELIMINATED)
        else:
            s.tell("16.3.1", "prolonged", XANTHIPPUS)
            s.call(PayMiat(s.box.price[s.turn]))

    def warship(self, s: HamilcarState) -> None:
        """Warship. [5.1.B1]"""
        if warship_supply(s, CARTHAGE) > 0:
            s.ready[CARTHAGE] += 1
            s.tell("5.1.B1", "new-warship", CARTHAGE, 1)

    def regular_cu(self, s: HamilcarState) -> None:
        """Regular cu. [5.1.B2]"""
        s.call(PlacePiece(CARTHAGE, NEW_CU, -1, cu_places(s, CARTHAGE)))

    def count_miat(self, s: HamilcarState) -> None:
        """Count miat. [5.1.B3, 15.3.A7]"""
        # [2.1.G4]
        self.left = sum(cu for mask, cu, _ in s.box.miat_links if s.miat & mask == mask)

    def miat_cu(self, s: HamilcarState) -> None:
        """Into Carthago or a Ready Warship."""
        if self.left > 0 and self.miat_troops_options(s, CARTHAGE):
            s.ask(CARTHAGE, "miat_troops")

    def miat_troops_options(self, s: HamilcarState, seat: int) -> list[int]:
        """What is offered."""
        found: list[int] = []
        if not besieged(s, CARTHAGO) and (home(s, CARTHAGE, CARTHAGO) == CARTHAGO or room_inside(s, CARTHAGO) > 0):
            found.append(PLACE + CARTHAGO)
        if warship_supply(s, CARTHAGE) > 0:
            found.append(WARSHIP)
        return found

    def miat_troops_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb not in (PLACE, WARSHIP):
            return None
        key = "no-warship-left" if verb == WARSHIP else "not-there"
        return refuse(self.miat_troops_options(s, seat), verb + noun, "5.1.B3", key, (noun,))

    def miat_troops(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """Carry out the answer."""
        if verb == WARSHIP:
            s.ready[CARTHAGE] += 1
            s.tell("5.1.B3", "new-warship", CARTHAGE, 1)
        else:
            put(s, CARTHAGE, CARTHAGO, NEW_CU)
            s.tell("5.1.B3", "placed-piece", CARTHAGE, NEW_CU, CARTHAGO)
        self.left -= 1
        self.go("miat_cu")
        if verb == PLACE:
            s.call(CrowdOut(CARTHAGE, CARTHAGO))  # [5.1.D3]

    def recall(self, s: HamilcarState) -> None:
        """All but Hamilcar Barca and one under contract. [5.1.B4]"""
        for general in in_play(s, CARTHAGE):
            if general not in (BARCA, XANTHIPPUS):
                leave_map(s, general, POOL)

    def barca(self, s: HamilcarState) -> None:
        """Barca. [5.2.C3.2b]"""
        if s.turn == s.box.entry_turn and s.standing[BARCA] == MERCENARY:
            s.call(PlacePiece(CARTHAGE, NEW_GENERAL, BARCA, friendly_ports(s, CARTHAGE, False)))
        else:
            self.answer = 0

    def barca_troops(self, s: HamilcarState) -> None:
        """With 1 CU."""
        if s.turn == s.box.entry_turn and self.answer and fits(s, CARTHAGE, self.answer - 1, NEW_CU):
            s.call(PlacePiece(CARTHAGE, NEW_CU, -1, 1 << (self.answer - 1)))

    def named(self, s: HamilcarState) -> None:
        """The General of this turn's box. [5.1.B5]"""
        self.left = 1 + sum(more for mask, _, more in s.box.miat_links if s.miat & mask == mask)
        self.general = -1
        for general in s.box.generals_of[CARTHAGE]:
            if s.box.named[general] == s.turn and s.standing[general] == ON_TRACK:
                self.general = general
                s.call(PlacePiece(CARTHAGE, NEW_GENERAL, general, general_places(s, CARTHAGE)))

    def draw(self, s: HamilcarState) -> None:
        """1 and those of the Miat. [5.1.B6]"""
        self.note_admiral(s)
        if self.left > 0 and self.carthage_draw_options(s, CHANCE):
            s.ask(CHANCE, "carthage_draw")
        else:
            self.go("refit")

    def note_admiral(self, s: HamilcarState) -> None:
        """The General just placed counts for refitting if he is an Admiral in Carthago. [5.1.B8]"""
        there = self.general >= 0 and s.place[self.general] in (CARTHAGO, inside(CARTHAGO))
        if there and s.box.traits[self.general] & ADMIRAL:
            self.admirals |= 1 << self.general
        self.general = -1

    def carthage_draw_options(self, s: HamilcarState, seat: int) -> list[int]:
        """What is offered."""
        return [DRAW + g for g in s.box.generals_of[CARTHAGE] if s.standing[g] == POOL]

    def carthage_draw(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """Carry out the answer."""
        self.left -= 1
        self.general = noun
        s.tell("5.1.B6", "drawn-general", CARTHAGE, noun)
        s.call(PlacePiece(CARTHAGE, NEW_GENERAL, noun, general_places(s, CARTHAGE)))  # [5.1.B7]

    def drawn(self, s: HamilcarState) -> None:
        """Drawn."""
        self.go("draw")

    def refit(self, s: HamilcarState) -> None:
        """Refit. [5.1.B8]"""
        if min(s.spent[CARTHAGE], self.refits(s)) > 0:
            s.ask(CARTHAGE, "port_refit")

    def refits(self, s: HamilcarState) -> int:
        """Refits."""
        return sum(s.box.battle[g] for g in members(self.admirals))

    def port_refit_options(self, s: HamilcarState, seat: int) -> list[int]:
        """What is offered."""
        return [SHIPS + n for n in range(min(s.spent[CARTHAGE], self.refits(s)) + 1)]

    def port_refit_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != SHIPS:
            return None
        return refuse(self.port_refit_options(s, seat), verb + noun, "5.1.B8", "too-many-ships", (noun,))

    def port_refit(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """Carry out the answer."""
        s.spent[CARTHAGE] -= noun
        s.ready[CARTHAGE] += noun
        s.tell("5.1.B8", "refitted", CARTHAGE, noun)


class PayMiat(Procedure):
    """5.2.C3 Carthage takes PCs off the Miat, slot by slot, as a price. [5.2.C3b, 2.1.G3]"""

    SEQUENCE = ("pay",)
    CHOICES = {"payment": "5.2.C3b"}
    FIELDS = {"left": "number"}

    def __init__(self, left: int) -> None:
        super().__init__()
        self.left = left

    def pay(self, s: HamilcarState) -> None:
        """Pay."""
        if self.left > 0:
            s.ask(CARTHAGE, "payment")

    def payment_options(self, s: HamilcarState, seat: int) -> list[int]:
        """What is offered."""
        return [UNSEAT + slot for slot in members(s.miat)]

    def payment_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.left,)

    def payment_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != UNSEAT:
            return None
        return refuse(self.payment_options(s, seat), verb + noun, "5.2.C3b", "no-miat-pc", (noun,))

    def payment(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """Carry out the answer."""
        s.miat &= ~(1 << noun)
        s.tell("2.1.G3", "removed-from-miat", noun)
        self.left -= 1
        self.go("pay")


def consul_places(s: HamilcarState) -> int:
    """Spaces with at least 3 Roman CUs that are not shut in a siege; failing these, Roma. [5.1.C6]"""
    mask = 0
    for space in range(SPACES):
        shut = s.control[space] == ROME and besieged(s, space)
        if (cus(s, ROME, space) if shut else space_cus(s, ROME, space)) >= CONSUL_MINIMUM:
            mask |= 1 << space
    return mask or 1 << ROMA


class RomeReinforcements(Procedure):
    """5.1.C Rome Reinforcements."""

    SEQUENCE = ("troops", "elect_proconsul", "dismiss", "elect", "place", "reforms", "reform_next")
    CHOICES = {"proconsul": "5.1.C3", "consul_choice": "16.2.1", "rome_draw": "5.1.C5"}
    FIELDS = {"elected": "set general", "reforms_due": "set general", "drawing": "number"}

    def __init__(self, elected: int, reforms_due: int, drawing: int = 0) -> None:
        super().__init__()
        self.elected = elected
        self.reforms_due = reforms_due
        self.drawing = drawing  # Rome has chosen as many Consuls as it wanted; chance brings the others

    def troops(self, s: HamilcarState) -> None:
        """One CU for each Province of Italia. [5.1.C1, 5.1.C2, 16.1.1]"""
        count = FIXED_CUS if s.option("fixed_reinforcements") else provinces_of_italia(s, ITALIA)
        if s.control[ROMA] != ROME or besieged(s, ROMA):
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
        """What is offered."""
        return [PASS, *(CHOOSE + g for g in in_play(s, ROME) if s.office[g] == CONSUL and electable(s, g))]

    def proconsul_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != CHOOSE or verb + noun in self.proconsul_options(s, seat):
            return None
        if s.office[noun] == CONSUL:
            return Reason("17.2.B-Duilius1", "price-not-paid", (noun,))
        return Reason("5.1.C3", "no-consul", (noun,))

    def proconsul(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """Carry out the answer."""
        if verb == PASS:
            return
        for general in in_play(s, ROME):
            if s.office[general] == PROCONSUL:  # [2.2.C3b]
                s.tell("2.2.C3b", "left-game", general)
                leave_map(s, general, ELIMINATED)
        s.office[noun] = PROCONSUL
        s.tell("5.1.C3", "proconsul", noun)

    def dismiss(self, s: HamilcarState) -> None:
        """Dismiss. [5.1.C4]"""
        for general in in_play(s, ROME):
            if s.office[general] == CONSUL:
                s.tell("5.1.C4", "left-game", general)
                leave_map(s, general, ELIMINATED)
        s.paid = 0

    def elect(self, s: HamilcarState) -> None:
        """Elect. [5.1.C5, 16.2.1]"""
        if self.elected.bit_count() >= CONSULS or not self.rome_draw_options(s, CHANCE):
            return
        if s.option("consul_selection") and not self.drawing:
            s.ask(ROME, "consul_choice")
        else:
            s.ask(CHANCE, "rome_draw")

    def rome_draw_options(self, s: HamilcarState, seat: int) -> list[int]:
        """What is offered."""
        return [DRAW + g for g in s.box.generals_of[ROME] if s.standing[g] == POOL and not self.elected >> g & 1]

    def rome_draw(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """Carry out the answer."""
        self.become_consul(s, noun)

    def consul_choice_options(self, s: HamilcarState, seat: int) -> list[int]:
        """What is offered."""
        chosen = [CHOOSE + action - DRAW for action in self.rome_draw_options(s, seat)]
        return [PASS, *chosen]

    def consul_choice_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != CHOOSE:
            return None
        return refuse(self.consul_choice_options(s, seat), verb + noun, "16.2.1", "not-in-pool", (noun,))

    def consul_choice(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """Carry out the answer."""
        if verb == PASS:
            self.drawing = 1
            s.ask(CHANCE, "rome_draw")
        else:
            self.become_consul(s, noun)

    def become_consul(self, s: HamilcarState, general: int) -> None:
        """[2.2.C2a, 2.2.C2b]"""
        self.elected |= 1 << general
        s.tell("5.1.C5", "drawn-general", ROME, general)
        self.go("elect")

    def place(self, s: HamilcarState) -> None:
        """Place. [5.1.C6]"""
        waiting = [g for g in members(self.elected) if s.standing[g] == POOL]
        if not waiting:
            return
        general = waiting[0]
        s.been_consul |= 1 << general
        s.office[general] = CONSUL
        self.go("place")
        s.call(PlacePiece(ROME, NEW_GENERAL, general, consul_places(s)))

    def reforms(self, s: HamilcarState) -> None:
        """Admirals placed in Roma. [5.1.C7, 2.2.D1c]"""
        for general in members(self.elected):
            if s.box.traits[general] & ADMIRAL and s.place[general] in (ROMA, inside(ROMA)):
                self.reforms_due |= 1 << general

    def reform_next(self, s: HamilcarState) -> None:
        """Reform next."""
        if self.reforms_due:
            general = members(self.reforms_due)[0]
            self.reforms_due &= ~(1 << general)
            self.go("reform_next")
            s.call(NavalReform(general, 0, 0))


def electable(s: HamilcarState, general: int) -> bool:
    """C. Duilius can be elected only after his price was paid. [17.2.B-Duilius1, 17.2.B-Duilius3]"""
    return s.box.ability(general, "proconsul_cost") is None or bool(s.paid >> general & 1)


class NavalReform(Procedure):
    """5.1.C Naval Reform: any or all of its three parts, each once. [5.1.C7, 5.1.C8, 5.1.C9, 5.1.C10]"""

    SEQUENCE = ("introduce",)
    CHOICES = {"reform": "5.1.C7"}
    FIELDS = {"general": "general", "launched": "number", "corvi": "number"}

    def __init__(self, general: int, launched: int, corvi: int) -> None:
        super().__init__()
        self.general = general
        self.launched = launched
        self.corvi = corvi

    def introduce(self, s: HamilcarState) -> None:
        """Introduce."""
        if len(self.reform_options(s, ROME)) > 1:
            s.ask(ROME, "reform")

    def convertible(self, s: HamilcarState) -> int:
        """CUs in Roma that may become Warships. [5.1.C8, 2.3.E3b]"""
        there = space_cus(s, ROME, ROMA)
        if consuls_of(s, generals_in(s, ROME, ROMA)):
            there = max(0, there - CONSUL_MINIMUM)
        return min(there, s.box.battle[self.general], warship_supply(s, ROME))

    def reform_options(self, s: HamilcarState, seat: int) -> list[int]:
        """What is offered."""
        found = [DONE]
        if not self.launched:
            found += [SHIPS + n for n in range(1, self.convertible(s) + 1)]
        if not self.corvi:
            found.append(DISMOUNT if s.corvi else MOUNT)
        if not s.reformed and s.seamanship < 4:  # one level per turn [5.1.C9]
            found.append(IMPROVE)
        return sorted(found)

    def reform_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.general,)

    def reform_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        rules = {
            SHIPS: ("5.1.C8", "too-many-ships"),
            IMPROVE: ("5.1.C9", "no-reform"),
            MOUNT: ("5.1.C10", "no-reform"),
            DISMOUNT: ("5.1.C10", "no-reform"),
        }
        if verb not in rules:
            return None
        rule, key = rules[verb]
        return refuse(self.reform_options(s, seat), verb + noun, rule, key, (noun,))

    def reform(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """Carry out the answer."""
        if verb == DONE:
            return
        if verb == SHIPS:
            outside = min(noun, s.cu[ROME * AREAS + ROMA])
            s.cu[ROME * AREAS + ROMA] -= outside
            s.cu[ROME * AREAS + inside(ROMA)] -= noun - outside
            s.ready[ROME] += noun
            self.launched = 1
            s.tell("5.1.C8", "new-warship", ROME, noun)
        elif verb == IMPROVE:
            s.seamanship += 1
            s.reformed = 1
            s.tell("5.1.C9", "seamanship", s.seamanship - 1)
        else:
            s.corvi = int(verb == MOUNT)
            self.corvi = 1
            s.tell("5.1.C10", "corvi-mounted" if s.corvi else "corvi-dismounted")
        self.go("introduce")
