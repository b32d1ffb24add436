"""5.1.B Carthage Reinforcements, with the price paid from the Miat. [5.1.B, 15.3, 16.3]"""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.kind import Number
from ....engine.procedure import Procedure
from ....engine.state import CHANCE
from ..actions import DRAW, PASS, PLACE, PROLONG, SHIPS, UNSEAT, WARSHIP
from ..box.box import ADMIRAL
from ..box.labels import BARCA, CARTHAGE, CARTHAGO, ELIMINATED, MERCENARY, ON_MAP, ON_TRACK, POOL, XANTHIPPUS
from ..ch02_concepts.areas import inside, members, space_of
from ..ch02_concepts.cities import besieged, home, room_inside
from ..ch02_concepts.generals import in_play, leave_map
from ..ch02_concepts.units import warship_supply
from ..ch15_miat_and_africa.miat import miat_count
from ..kinds import NOTHING, General, Generals
from ..reasons import refuse
from ..state import HamilcarState
from .placing import (
    BARCA_ENTERS,
    DRAWN_GENERAL,
    NAMED_GENERAL,
    NEW_CU,
    NEW_GENERAL,
    REGULAR_CU,
    CrowdOut,
    PlacePiece,
    cu_places,
    fits,
    friendly_ports,
    general_places,
    put,
)


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

    left: Number = 0
    admirals: Generals = 0
    general: General = NOTHING

    def contract(self, s: HamilcarState) -> None:
        """16.3 before the Miat's reinforcements. [16.3.1, 16.3.2]"""
        if not s.option("prolonged_contract") or s.standing[XANTHIPPUS] != ON_MAP:
            return
        if miat_count(s) < s.box.price[s.turn]:
            s.tell("16.3.1", "left-game", XANTHIPPUS)
            leave_map(s, XANTHIPPUS, ELIMINATED)
        else:
            s.ask(CARTHAGE, "prolongation")

    def prolongation_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Let Xanthippus go, or pay again. [16.3.1]"""
        return [PASS, PROLONG]

    def prolongation(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """He leaves the game, or this turn's price comes off the Miat. [16.3.1]"""
        if verb == PASS:
            s.tell("5.2.C3.1c", "left-game", XANTHIPPUS)
            leave_map(s, XANTHIPPUS, ELIMINATED)
        else:
            s.tell("16.3.1", "prolonged", XANTHIPPUS)
            s.call(PayMiat(s.box.price[s.turn]))

    def warship(self, s: HamilcarState) -> None:
        """1 Ready Warship, if a counter is left. [5.1.B1]"""
        built = min(s.box.regular_warships, warship_supply(s, CARTHAGE))
        self.left = s.box.regular_cus
        if built:
            s.ready[CARTHAGE] += built
            s.tell("5.1.B1", "new-warship", CARTHAGE, built)

    def regular_cu(self, s: HamilcarState) -> None:
        """1 CU with a General or in an own city that is not Besieged. [5.1.B2]"""
        if not self.left:
            return
        self.left -= 1
        self.go("regular_cu")
        s.call(PlacePiece(seat=CARTHAGE, kind=NEW_CU, general=-1, spaces=cu_places(s, CARTHAGE), cause=REGULAR_CU))

    def count_miat(self, s: HamilcarState) -> None:
        """A CU for each pair of covered slots that shows one. [5.1.B3, 15.3.A7]"""
        # [2.1.G4]
        self.left = sum(cu for mask, cu, _ in s.box.miat_links if s.miat & mask == mask)

    def miat_cu(self, s: HamilcarState) -> None:
        """Into Carthago or a Ready Warship."""
        if self.left > 0 and self.miat_troops_options(s, CARTHAGE):
            s.ask(CARTHAGE, "miat_troops")

    def miat_troops_options(self, s: HamilcarState, seat: int) -> list[int]:
        """A CU in Carthago, or a Ready Warship. [5.1.B3]"""
        found: list[int] = []
        if not besieged(s, CARTHAGO) and (home(s, CARTHAGE, CARTHAGO) == CARTHAGO or room_inside(s, CARTHAGO) > 0):
            found.append(PLACE + CARTHAGO)
        if warship_supply(s, CARTHAGE) > 0:
            found.append(WARSHIP)
        return found

    def miat_troops_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb not in (PLACE, WARSHIP) or verb + noun in self.miat_troops_options(s, seat):
            return None
        if verb == WARSHIP:
            return Reason("2.3.F2", "no-warship-left")
        if noun != CARTHAGO:
            return Reason("5.1.B3", "only-carthago", (noun,))
        if besieged(s, CARTHAGO):
            return Reason("5.1.D1", "besieged", (CARTHAGO,))
        return Reason("2.1.C2", "capacity", (CARTHAGO, room_inside(s, CARTHAGO)))

    def miat_troops(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """One of them is placed. [5.1.B3]"""
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
                s.tell("5.1.B4", "recalled", general, space_of(s.place[general]))
                leave_map(s, general, POOL)

    def barca(self, s: HamilcarState) -> None:
        """In turn 7 Hamilcar Barca comes if nobody has hired him. [5.2.C3.2b]"""
        if s.turn == s.box.entry_turn and s.standing[BARCA] == MERCENARY:
            s.call(
                PlacePiece(
                    seat=CARTHAGE,
                    kind=NEW_GENERAL,
                    general=BARCA,
                    spaces=friendly_ports(s, CARTHAGE, False),
                    cause=BARCA_ENTERS,
                )
            )
        else:
            self.answer = 0

    def barca_troops(self, s: HamilcarState) -> None:
        """With 1 CU."""
        if s.turn == s.box.entry_turn and self.answer and fits(s, CARTHAGE, self.answer - 1, NEW_CU):
            s.call(
                PlacePiece(seat=CARTHAGE, kind=NEW_CU, general=-1, spaces=1 << (self.answer - 1), cause=BARCA_ENTERS)
            )

    def named(self, s: HamilcarState) -> None:
        """The General of this turn's box. [5.1.B5]"""
        self.left = s.box.regular_draws + sum(more for mask, _, more in s.box.miat_links if s.miat & mask == mask)
        self.general = -1
        for general in s.box.generals_of[CARTHAGE]:
            if s.box.named[general] == s.turn and s.standing[general] == ON_TRACK:
                self.general = general
                places = general_places(s, CARTHAGE)
                s.call(PlacePiece(seat=CARTHAGE, kind=NEW_GENERAL, general=general, spaces=places, cause=NAMED_GENERAL))

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
        """Every General of the pool. [5.1.B6]"""
        return [DRAW + g for g in s.box.generals_of[CARTHAGE] if s.standing[g] == POOL]

    def carthage_draw(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """He is placed with CUs or in a city. [5.1.B7]"""
        self.left -= 1
        self.general = noun
        s.tell("5.1.B6", "drawn-general", CARTHAGE, noun)
        places = general_places(s, CARTHAGE)
        s.call(PlacePiece(seat=CARTHAGE, kind=NEW_GENERAL, general=noun, spaces=places, cause=DRAWN_GENERAL))

    def drawn(self, s: HamilcarState) -> None:
        """The next General is drawn."""
        self.go("draw")

    def refit(self, s: HamilcarState) -> None:
        """Admirals placed in Carthago refit Warships. [5.1.B8]"""
        if min(s.spent[CARTHAGE], self.refits(s)) > 0:
            s.ask(CARTHAGE, "port_refit")

    def refits(self, s: HamilcarState) -> int:
        """The sum of their Battle Ratings. [5.1.B8]"""
        return sum(s.box.battle[g] for g in members(self.admirals))

    def port_refit_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Up to the sum of the Admirals' Battle Ratings. [5.1.B8]"""
        return [SHIPS + n for n in range(min(s.spent[CARTHAGE], self.refits(s)) + 1)]

    def port_refit_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != SHIPS or verb + noun in self.port_refit_options(s, seat):
            return None
        if noun > s.spent[CARTHAGE]:
            return Reason("2.3.F5", "spent-ships", (s.spent[CARTHAGE],))
        return Reason("5.1.B8", "admirals-refit", (self.refits(s),))

    def port_refit(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """So many Warships become Ready."""
        s.spent[CARTHAGE] -= noun
        s.ready[CARTHAGE] += noun
        s.tell("5.1.B8", "refitted", CARTHAGE, noun)


class PayMiat(Procedure):
    """5.2.C3 Carthage takes PCs off the Miat, slot by slot, as a price. [5.2.C3b, 2.1.G3]"""

    SEQUENCE = ("pay",)
    CHOICES = {"payment": "5.2.C3b"}

    left: Number

    def pay(self, s: HamilcarState) -> None:
        """Carthage names the slots one by one. [5.2.C3b]"""
        if self.left > 0:
            s.ask(CARTHAGE, "payment")

    def payment_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Any covered slot. [5.2.C3b]"""
        return members(s.miat, UNSEAT)

    def payment_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.left,)

    def payment_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != UNSEAT:
            return None
        return refuse(self.payment_options(s, seat), verb + noun, "5.2.C3b", "no-miat-pc", (noun,))

    def payment(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """Its PC goes; the Miat's state changes at once. [2.1.G3]"""
        s.miat &= ~(1 << noun)
        s.tell("2.1.G3", "removed-from-miat", noun)
        self.left -= 1
        self.go("pay")
