"""4.2 Which Units a Battle destroys."""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import LOSE_FORTRESS, LOSE_LEGION, LOSE_OCCUPIER
from ..definitions.buildings import stands
from ..definitions.units import free_legions, land_units, remove_legion
from ..kinds import Province
from ..reasons import FREE, NO_FORTRESS_HERE, NO_FREE_LEGION, NO_OCCUPIER_HERE, because
from ..state import MareState


class Losses(Procedure):
    """4.2 The owner chooses which of his Units are destroyed. [4.2-6, 4.2-11]"""

    SEQUENCE = ("choose", "again")
    CHOICES = {"loss": "4.2-6"}

    seat: Seat
    province: Province
    hits: Number

    def choose(self, s: MareState) -> None:
        """He is asked while there is something to choose."""
        if not self.hits:
            s.end()
            return
        ways = self.loss_options(s, self.seat)
        if len(ways) == 1 or self.hits >= land_units(s, self.seat, self.province):
            verb = s.game.bases[ways[0]]
            self.loss(s, self.seat, verb, ways[0] - verb)
        else:
            s.ask(self.seat, "loss")
            s.known = ways

    def loss_options(self, s: MareState, seat: int) -> list[int]:
        """A free legion, one that occupies something, or the fortress."""
        found = [] if self.loss_bar(s, seat, LOSE_LEGION, 0) else [LOSE_LEGION]
        for site in s.box.places_of[self.province]:
            if not self.loss_bar(s, seat, LOSE_OCCUPIER, site):
                found.append(LOSE_OCCUPIER + site)
        if not self.loss_bar(s, seat, LOSE_FORTRESS, 0):
            found.append(LOSE_FORTRESS)
        return found

    def loss_bar(self, s: MareState, seat: int, verb: int, noun: int) -> int:
        """Why that kind of unit cannot be lost here. [4.2-6]"""
        if verb == LOSE_LEGION:
            return FREE if free_legions(s, seat, self.province) else NO_FREE_LEGION
        if verb == LOSE_FORTRESS:
            return FREE if s.fortress[self.province] == seat else NO_FORTRESS_HERE
        here = s.box.site_province[noun] == self.province
        return FREE if here and s.occupier[noun] == seat else NO_OCCUPIER_HERE

    def loss_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why that unit cannot be lost."""
        if verb not in (LOSE_LEGION, LOSE_OCCUPIER, LOSE_FORTRESS):
            return None
        return because(self.loss_bar(s, seat, verb, noun), self.province)

    def loss_facts(self, s: MareState, seat: int) -> tuple[int, ...]:
        """The facts of the prompt."""
        return (self.hits, self.province)

    def loss(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """The unit goes back to its owner's stock."""
        self.hits -= 1
        if verb == LOSE_FORTRESS:
            s.fortress[self.province] = -1
            s.fortress_stock[seat] += 1
            s.tell("4.2-11", "fortress-lost", s.empire[seat], self.province, seat)
            return
        remove_legion(s, seat, self.province)
        if verb == LOSE_OCCUPIER:  # what it occupied returns to the Controlling Player [Q57]
            s.occupier[noun] = -1
            key = "occupier-lost" if stands(s, noun) else "lost-on-empty-site"
            s.tell("4.2-6", key, s.empire[seat], noun, seat)
        else:
            s.tell("4.2-6", "legion-lost", s.empire[seat], self.province, seat)

    def again(self, s: MareState) -> None:
        """And again."""
        self.go("choose")
