"""4.7 An event strikes a location."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import NAME, REDEEM, REFUSE
from ..box.effects import BY_OPPONENT, CITY_TO_TOWN, REMOVE_FORTIFICATION, REMOVE_TOWN
from ..box.labels import other
from ..box.sets import actions_of
from ..ch02_components.silver import spend
from ..ch04_3_sea_and_supply.supply import sites, survey
from ..ch05_2_aggressive.card_losses import RULE
from ..ch05_2_aggressive.spoils import remove_token
from ..kinds import Location
from ..reasons import too_poor

if TYPE_CHECKING:
    from ..state import HandsState


class NamePlace(Procedure):
    """An event strikes a location that somebody names; answers 1 if there was one. [E.Traitor.1, 4.7.C]"""

    SEQUENCE: ClassVar = ("choose", "ransom_it", "strike")
    CHOICES: ClassVar = {"struck_place": "4.7.A", "place_ransom": "4.7.A"}

    occasion: Number
    op: Number
    seat: Seat
    chooser: Number
    price: Number
    place: Location = -1

    def places(self, s: HandsState) -> int:
        """The locations that the event may strike."""
        seat = self.seat
        free = s.held[seat] & ~sites(s)
        if self.op == REMOVE_FORTIFICATION:
            return free & s.forts
        if self.op == REMOVE_TOWN:
            return free & ~s.forts & ~s.cities & ~s.board.start_held[seat]
        return s.held[seat] & s.cities & ~(1 << s.board.capital[seat]) if s.towns[seat] else 0

    def choose(self, s: HandsState) -> None:
        """Which location?"""
        if not self.places(s):
            s.end(0)
            return
        s.ask(other(self.seat) if self.chooser == BY_OPPONENT else self.seat, "struck_place")

    def struck_place_options(self, s: HandsState, seat: int) -> list[int]:
        """Locations that the event can strike."""
        return actions_of(NAME, self.places(s))

    def struck_place_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why not this one."""
        if verb != NAME or self.places(s) >> noun & 1:
            return None
        return Reason("4.7.A", "not-struck", (noun,))

    def struck_place(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """This location."""
        self.place = noun

    def ransom_it(self, s: HandsState) -> None:
        """A milder event lets the owner pay instead."""
        if not self.price:
            return
        if s.silver[self.seat] >= self.price:
            s.ask(self.seat, "place_ransom")
        else:
            s.play_unasked(self.seat, "place_ransom", REFUSE)

    def place_ransom_options(self, s: HandsState, seat: int) -> list[int]:
        """Pay, with the Silver for it, or not."""
        return [verb for verb in (REDEEM, REFUSE) if self.place_ransom_why(s, seat, verb, 0) is None]

    def place_ransom_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """What it costs."""
        return too_poor(s, seat, self.price, RULE[self.occasion]) if verb == REDEEM else None

    def place_ransom_facts(self, s: HandsState, seat: int) -> tuple[int, ...]:
        """The location and the price."""
        return (self.place, self.price)

    def place_ransom(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """Paid or not."""
        if verb == REDEEM:
            spend(s, seat, self.price)
            s.tell(RULE[self.occasion], "place-ransomed", seat, self.place, self.price)
            s.end(1)

    def strike(self, s: HandsState) -> None:
        """A Fortification, a Town or the rank of a City is lost."""
        bit = 1 << self.place
        if self.op == REMOVE_FORTIFICATION:
            s.forts &= ~bit
            s.tell(RULE[self.occasion], "fort-lost", self.seat, self.place)
        elif self.op == CITY_TO_TOWN:
            s.cities &= ~bit
            s.city_stock[self.seat] += 1
            s.towns[self.seat] -= 1
            s.tell(RULE[self.occasion], "city-reduced", self.seat, self.place)
        else:
            remove_token(s, self.place)
            s.towns[self.seat] += 1
            s.tell(RULE[self.occasion], "town-lost", self.seat, self.place)
        survey(s)
        s.end(1)
