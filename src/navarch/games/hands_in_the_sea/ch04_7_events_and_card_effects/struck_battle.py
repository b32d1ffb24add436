"""4.7 An event or card moves the marker of a land battle."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import JOIN
from ..box.effects import BY_OPPONENT
from ..box.labels import CARTHAGE, ROME, other
from ..ch04_3_sea_and_supply.syracuse import takes_part
from ..ch05_2_aggressive.battle_track import is_siege, shift
from ..ch05_2_aggressive.card_losses import RULE

if TYPE_CHECKING:
    from ..state import HandsState


class ShiftBattle(Procedure):
    """The marker of one land battle in which a player takes part moves; answers 1 if there is one. [E.Traitor.1]"""

    SEQUENCE: ClassVar = ("choose", "move")
    CHOICES: ClassVar = {"struck_battle": "4.7.A"}

    occasion: Number
    seat: Seat
    chooser: Number
    siege: Number  # sieges only
    by: Number
    region: Number
    by_in_region: Number
    attacker: Seat = -1

    def battles(self, s: HandsState) -> list[int]:
        """The battles in question, by who began them."""
        return [
            attacker
            for attacker in (ROME, CARTHAGE)
            if takes_part(s, attacker, self.seat) and (not self.siege or is_siege(s, attacker))
        ]

    def choose(self, s: HandsState) -> None:
        """With two battles somebody says which."""
        battles = self.battles(s)
        if battles:
            self.attacker = battles[0]
        if len(battles) > 1:
            s.ask(other(self.seat) if self.chooser == BY_OPPONENT else self.seat, "struck_battle")

    def struck_battle_options(self, s: HandsState, seat: int) -> list[int]:
        """Either battle."""
        return [JOIN + attacker for attacker in self.battles(s)]

    def struck_battle_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Both are offered."""
        return None

    def struck_battle(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """This battle."""
        self.attacker = noun

    def move(self, s: HandsState) -> None:
        """The marker moves in the player's favour, or against with a negative number."""
        if self.attacker < 0:
            return
        site = s.site[self.attacker]
        by = self.by_in_region if self.region >= 0 and s.board.region[site] == self.region else self.by
        shift(s, self.attacker, self.seat, by)
        s.tell(RULE[self.occasion], "marker-moved", site, s.marker[self.attacker])
        s.end(1)
