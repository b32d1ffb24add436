"""5.2.C3 Hiring a Mercenary.

Where he goes when he is displaced stands in `ch02_concepts/generals.py` [5.2.C3.1d, 5.2.C3.2c].
"""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.procedure import Procedure
from ..box.labels import BARCA, CARTHAGE, MERCENARY, XANTHIPPUS
from ..ch02_concepts.cities import home, room_inside
from ..ch02_concepts.units import elephants_in_play
from ..ch05_1_reinforcement.carthage import PayMiat
from ..ch05_1_reinforcement.placing import (
    BARCA_LANDS,
    NEW_CU,
    NEW_ELEPHANT,
    NEW_GENERAL,
    XANTHIPPUS_LANDS,
    CrowdOut,
    PlacePiece,
    friendly_ports,
    put,
)
from ..ch15_miat_and_africa.miat import miat_count
from ..kinds import General
from ..state import HamilcarState


def for_hire(s: HamilcarState) -> int:
    """The top Mercenary: Xanthippus first, then Hamilcar Barca; -1 when both are hired. [5.2.C3a, 3.3.8]"""
    if s.standing[XANTHIPPUS] == MERCENARY:
        return XANTHIPPUS
    return BARCA if s.standing[BARCA] == MERCENARY else -1


def may_hire(s: HamilcarState, general: int) -> bool:
    """Whether the top Mercenary can be hired: enough PCs in the Miat and a port to land in. [5.2.C-3, 5.2.C3b]"""
    if general < 0 or miat_count(s) < s.box.price[s.turn]:
        return False
    return friendly_ports(s, CARTHAGE, general == XANTHIPPUS) != 0


def hire_refusal(s: HamilcarState, general: int) -> Reason | None:
    """Why a Mercenary cannot be hired. [5.2.C-3, 5.2.C3b]"""
    if general < 0 or general != for_hire(s):
        return Reason("5.2.C3a", "not-for-hire", (general,))
    if miat_count(s) < s.box.price[s.turn]:
        return Reason("5.2.C3b", "price-too-high", (general, s.box.price[s.turn], miat_count(s)))
    if not friendly_ports(s, CARTHAGE, general == XANTHIPPUS):
        return Reason("5.2.C3.1a" if general == XANTHIPPUS else "5.2.C3.2a", "no-friendly-port", (general,))
    return None


class Hire(Procedure):
    """5.2.C3 Hire a Mercenary. [5.2.C3b]"""

    SEQUENCE = ("pay", "land", "troops")

    general: General

    def pay(self, s: HamilcarState) -> None:
        """The price of this turn comes off the Miat. [5.2.C3b]"""
        s.tell("5.2.C3b", "hired", self.general, s.box.price[s.turn])
        s.call(PayMiat(s.box.price[s.turn]))

    def land(self, s: HamilcarState) -> None:
        """He is placed in a friendly port that is not Besieged, Xanthippus in Africa. [5.2.C3.1a, 5.2.C3.2a]"""
        ports = friendly_ports(s, CARTHAGE, self.general == XANTHIPPUS)
        cause = XANTHIPPUS_LANDS if self.general == XANTHIPPUS else BARCA_LANDS
        s.call(PlacePiece(seat=CARTHAGE, kind=NEW_GENERAL, general=self.general, spaces=ports, cause=cause))

    def troops(self, s: HamilcarState) -> None:
        """An Elephant, and Forgotten Tactics goes ; or a CU. [5.2.C3.1b]"""
        space = self.answer - 1
        if s.box.ability(self.general, "remove_forgotten_tactics") is not None:
            s.forgotten = 0
            s.tell("5.2.C3.1b", "tactics-remembered")
        kind = NEW_ELEPHANT if s.box.ability(self.general, "place_elephant") is not None else NEW_CU
        if kind == NEW_ELEPHANT and elephants_in_play(s) >= s.box.elephants:
            return
        if home(s, CARTHAGE, space) != space and room_inside(s, space) <= 0:
            return
        put(s, CARTHAGE, space, kind)
        s.tell("5.2.C3.1a" if kind == NEW_ELEPHANT else "5.2.C3.2a", "placed-piece", CARTHAGE, kind, space)
        s.call(CrowdOut(CARTHAGE, space))  # [5.1.D3]
