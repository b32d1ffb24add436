"""2.2.A Displaced Generals, and the PCs that an Aristocrat costs."""

from __future__ import annotations

from ....engine.procedure import Procedure
from ..box.box import ARISTOCRAT
from ..box.labels import CARTHAGE, POOL, ROME
from ..ch02_concepts.areas import members
from ..ch02_concepts.generals import displaced_to, leave_map
from ..kinds import Generals
from ..state import HamilcarState
from .remove_pcs import FOR_ARISTOCRAT, MAP_ONLY, RemovePCs


class Displacement(Procedure):
    """2.2.A Generals are displaced one after the other; an Aristocrat costs PCs. [2.2.A5, 2.2.A6, 2.2.D2c]"""

    SEQUENCE = ("displace",)

    generals: Generals

    def displace(self, s: HamilcarState) -> None:
        """The next General leaves the map; an Aristocrat costs PCs at once. [2.2.A5, 2.2.A6]"""
        if not self.generals:
            return
        general = members(self.generals)[0]
        self.generals &= ~(1 << general)
        if self.generals:
            self.go("displace")
        goal = displaced_to(s, general)
        s.tell("2.2.A5" if s.box.side[general] == CARTHAGE else "2.2.A6", "displaced", general, int(goal == POOL))
        leave_map(s, general, goal)
        if s.box.traits[general] & ARISTOCRAT:  # at once, for displacement only [2.2.D2c, 2.2.D2d, 13.6.3]
            s.call(RemovePCs(ROME, s.box.battle[general], MAP_ONLY, FOR_ARISTOCRAT))
