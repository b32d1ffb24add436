"""5.2.C4 Designating the Dictator.

He is no Consul and may take the CUs of Consuls along (`ch02_concepts/detachment.py`) [5.2.C4c, 5.2.C4d]; he commands
in every Land Battle (`ch13_land_battle/`) [5.2.C4e].
"""

from __future__ import annotations

from typing import Final

from ....engine.event import Reason
from ....engine.procedure import Procedure
from ..box.labels import CALATINUS, CARTHAGE, DICTATOR, DICTATOR_CARD, ON_MAP, ROMA, ROME
from ..ch02_concepts.cities import besieged, home, room_inside
from ..ch02_concepts.display import lead
from ..ch02_concepts.generals import place_general
from ..ch02_concepts.units import add_cu
from ..ch05_1_reinforcement.placing import CrowdOut
from ..state import HamilcarState

DICTATOR_LEAD: Final = 3  # [5.2.C4a]
DICTATOR_CUS: Final = 3  # [5.2.C4b]


def may_dictate(s: HamilcarState) -> bool:
    """After turn 1, once, Calatinus not on the map, Roma free, Carthage ahead by 3 entries. [5.2.C4a, 2.2.C1b]"""
    if s.turn == 1 or (s.removed | s.chest[ROME]) >> DICTATOR_CARD & 1 or s.standing[CALATINUS] == ON_MAP:
        return False
    if besieged(s, ROMA) or s.control[ROMA] != ROME:
        return False
    return lead(s, CARTHAGE) >= DICTATOR_LEAD


def dictator_refusal(s: HamilcarState) -> Reason | None:
    """Why no Dictator. [5.2.C4a, 2.2.C1b]"""
    if s.turn == 1:
        return Reason("5.2.C4a", "dictator-turn-one")
    if (s.removed | s.chest[ROME]) >> DICTATOR_CARD & 1:
        return Reason("2.2.C1b", "dictator-named")
    if s.standing[CALATINUS] == ON_MAP:
        return Reason("5.2.C4a", "dictator-on-map", (CALATINUS,))
    if besieged(s, ROMA) or s.control[ROMA] != ROME:
        return Reason("5.1.D1", "besieged", (ROMA,))
    ahead = lead(s, CARTHAGE)
    return Reason("5.2.C4a", "dictator-lead", (DICTATOR_LEAD, max(0, ahead))) if ahead < DICTATOR_LEAD else None


class NameDictator(Procedure):
    """5.2.C4 Designate the Dictator. [5.2.C4b, 5.2.C4f, 2.2.C1a, 2.2.A8, 17.2.B-Calatinus2]"""

    SEQUENCE = ("elect",)

    def elect(self, s: HamilcarState) -> None:
        """Calatinus comes to Roma with 3 CUs; the card counts in the War Chest. [5.2.C4b, 5.2.C4f]"""
        s.chest[ROME] |= 1 << DICTATOR_CARD
        s.events_played |= 1 << DICTATOR_CARD
        area = home(s, ROME, ROMA)
        place_general(s, CALATINUS, area)
        s.office[CALATINUS] = DICTATOR
        troops = DICTATOR_CUS if area == ROMA else min(DICTATOR_CUS, room_inside(s, ROMA))
        add_cu(s, ROME, area, troops)
        s.tell("5.2.C4b", "dictator", CALATINUS)
        s.tell("5.2.C4b", "roman-troops", troops)
        s.call(CrowdOut(ROME, ROMA))  # [5.1.D3]
