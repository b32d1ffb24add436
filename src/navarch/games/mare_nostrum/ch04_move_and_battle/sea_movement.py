"""4.1.1 Sea Movement.

4.1.1-2 the battles that may follow: `sea_battles.py`. 4.1.1-4 all before Legions move: `move_phase.py`.
"""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.kind import Seat
from ....engine.procedure import Procedure
from ..actions import DONE, SAIL, SAIL_TO
from ..box.labels import SEA
from ..kinds import NumbersBySea, Sea
from ..reasons import FREE, NO_TRIREME_HERE, SEA_NOT_ADJACENT, TRIREMES_MOVED, because
from ..state import MareState


class Sailing(Procedure):
    """4.1.1 Sea Movement: any number of Triremes, each once to an adjacent Sea. [4.1-1, 4.1.1-1]"""

    SEQUENCE = ("choose_trireme", "choose_sea", "again")
    CHOICES = {"sail": "4.1.1-1", "sail_to": "4.1.1-1"}

    seat: Seat
    arrived: NumbersBySea  # triremes that have moved into each sea in this turn
    origin: Sea = -1

    def choose_trireme(self, s: MareState) -> None:
        """He chooses a trireme."""
        sails = self.sail_options(s, self.seat)
        if len(sails) == 1:
            s.end()
        else:
            s.ask(self.seat, "sail")
            s.known = sails

    def sail_options(self, s: MareState, seat: int) -> list[int]:
        """Any trireme that has not moved, or the end of sea movement."""
        return [DONE] + [SAIL + sea for sea in range(SEA) if not self.sail_bar(s, sea)]

    def sail_bar(self, s: MareState, sea: int) -> int:
        """Each trireme moves once. [4.1.1-1]"""
        count = s.triremes[self.seat * SEA + sea]
        if not count:
            return NO_TRIREME_HERE
        return FREE if count > self.arrived[sea] else TRIREMES_MOVED

    def sail_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why no trireme can sail from there."""
        return because(self.sail_bar(s, noun), noun) if verb == SAIL else None

    def sail(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """That trireme will sail."""
        if verb == DONE:
            s.end()
        else:
            self.origin = noun

    def choose_sea(self, s: MareState) -> None:
        """He chooses a Sea."""
        s.ask(self.seat, "sail_to")

    def sail_to_options(self, s: MareState, seat: int) -> list[int]:
        """Any adjacent Sea."""
        return [SAIL_TO + sea for sea in range(SEA) if not self.sea_bar(s, sea)]

    def sea_bar(self, s: MareState, sea: int) -> int:
        """Only adjacent Seas. [4.1.1-1]"""
        return FREE if s.box.links[self.origin] >> sea & 1 else SEA_NOT_ADJACENT

    def sail_to_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why the trireme cannot sail there."""
        return because(self.sea_bar(s, noun), noun, self.origin) if verb == SAIL_TO else None

    def sail_to_facts(self, s: MareState, seat: int) -> tuple[int, ...]:
        """The facts of the prompt."""
        return (self.origin,)

    def sail_to(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """Triremes of others there are no hindrance. [4.1.1-3]"""
        s.triremes[seat * SEA + self.origin] -= 1
        s.triremes[seat * SEA + noun] += 1
        self.arrived[noun] += 1
        s.tell("4.1.1-1", "sailed", s.empire[seat], self.origin, noun, seat)

    def again(self, s: MareState) -> None:
        """And again."""
        self.go("choose_trireme")
