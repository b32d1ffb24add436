"""17.2.B L. Cornelius Scipio places a PC after a victory."""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.kind import Seat
from ....engine.procedure import Procedure
from ..actions import PASS, PLACE
from ..box.labels import SPACES
from ..ch02_concepts.cities import is_city
from ..ch02_concepts.control import has_tribe
from ..kinds import General
from ..state import HamilcarState


class VictorsPC(Procedure):
    """17.2 L. Cornelius Scipio places a PC after a victory, even among enemies. [17.2.B-LScipio1]"""

    SEQUENCE = ("offer",)
    CHOICES = {"victors_pc": "17.2.B-LScipio1"}

    seat: Seat
    general: General

    def offer(self, s: HamilcarState) -> None:
        """Only a commander with that ability who is still on the map, and only if a space is free. [17.2.B-LScipio1]"""
        if self.general < 0 or s.place[self.general] < 0:
            return
        effect = s.box.ability(self.general, "place_pc")
        if effect is not None and effect.when == "won_battle" and len(self.victors_pc_options(s, self.seat)) > 1:
            s.ask(self.seat, "victors_pc")

    def victors_pc_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Any space without PC, Walled City and Tribe. [17.2.B-LScipio1]"""
        open_spaces = [x for x in range(SPACES) if s.control[x] < 0 and not has_tribe(s, x) and not is_city(s, x)]
        return [PASS, *(PLACE + x for x in open_spaces)]

    def victors_pc_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != PLACE or verb + noun in self.victors_pc_options(s, seat):
            return None
        if is_city(s, noun):
            return Reason("17.2.B-LScipio1", "walled-city", (noun,))
        return (
            Reason("2.1.D2", "tribe", (noun,)) if has_tribe(s, noun) else Reason("17.2.B-LScipio1", "has-pc", (noun,))
        )

    def victors_pc(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """The PC is placed, or he declines."""
        if verb == PLACE:
            s.control[noun] = seat
            s.tell("17.2.B-LScipio1", "placed-pc", seat, noun)
