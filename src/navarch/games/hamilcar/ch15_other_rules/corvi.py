"""15.5 Corvi: mounting them. They count in the Battle Roll [15.5.1] and in storms [15.5.2]."""

from __future__ import annotations

from ....engine.procedure import Procedure
from ..actions import DISMOUNT, MOUNT
from ..box.labels import ROME
from ..state import HamilcarState


class SetCorvi(Procedure):
    """15.5 Rome mounts or dismounts Corvi. [15.5.3, 15.5.4]"""

    SEQUENCE = ("choose",)
    CHOICES = {"corvi": "15.5.3"}

    def choose(self, s: HamilcarState) -> None:
        """Rome says whether Corvi are mounted. [15.5.3]"""
        s.ask(ROME, "corvi")

    def corvi_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Mount them or take them off. [15.5.3]"""
        return [MOUNT, DISMOUNT]

    def corvi(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """It holds for all Roman Warships. [15.5.4]"""
        before, s.corvi = s.corvi, int(verb == MOUNT)
        if before == s.corvi:
            s.tell("15.5.3", "corvi-stay", s.corvi)
        else:
            s.tell("15.5.3", "corvi-mounted" if s.corvi else "corvi-dismounted")
