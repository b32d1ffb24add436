"""5.6.2 Withdraw from a siege."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.event import Reason
from ....engine.kind import Seat
from ....engine.procedure import Procedure
from ..actions import WITHDRAW
from ..box.labels import ATTACKED, CARTHAGE, ROME, other
from ..box.modifiers import WITHDRAW_PRESTIGE_ATTACKER, WITHDRAW_PRESTIGE_DEFENDER
from ..ch05_2_aggressive.battle_track import is_siege
from ..ch05_2_aggressive.resolve_battle import EndBattle
from ..ch06_ending.ending_conditions import end_if_quiet

if TYPE_CHECKING:
    from ..state import HandsState


def why_withdraw(s: HandsState, seat: int, attacker: int) -> Reason | None:
    """What forbids withdrawing from the battle that this player began [5.6.2.A, 5.6.2.B, 5.6.2.C]."""
    if s.site[attacker] < 0:
        return Reason("5.6.2.A", "attacks-nothing", (attacker,))
    if not is_siege(s, attacker):
        return Reason("5.6.2.C", "field-battle", (s.site[attacker],))
    if attacker == seat and s.deeds & ATTACKED:
        return Reason("5.6.2.B", "just-begun", (s.site[attacker],))
    return None


def may_withdraw(s: HandsState, seat: int, attacker: int) -> bool:
    """Whether there is a siege that can be given up."""
    return s.site[attacker] >= 0 and is_siege(s, attacker) and why_withdraw(s, seat, attacker) is None


def withdraw_options(s: HandsState, seat: int, menu: list[int]) -> None:
    """Sieges that can be given up."""
    if may_withdraw(s, seat, ROME):
        menu.append(WITHDRAW + ROME)
    if may_withdraw(s, seat, CARTHAGE):
        menu.append(WITHDRAW + CARTHAGE)


class Withdraw(Procedure):
    """5.6.2 Withdrawing from a siege counts as losing it. [5.6.2.A]"""

    SEQUENCE: ClassVar = ("give_in", "after")

    seat: Seat
    attacker: Seat

    def give_in(self, s: HandsState) -> None:
        """The opponent wins; Siegecraft spares an attacker the opponent's Prestige."""
        side = WITHDRAW_PRESTIGE_ATTACKER if self.seat == self.attacker else WITHDRAW_PRESTIGE_DEFENDER
        s.tell("5.6.2.A", "withdrew", self.seat, s.site[self.attacker])
        s.call(EndBattle(self.attacker, other(self.seat), prestige=s.modifier(self.seat, side), withdrawn=1))

    def after(self, s: HandsState) -> None:
        """In overtime the last battle ends the game [6.2.K]."""
        end_if_quiet(s)
