"""4.1.2 Which Land Battles are fought.

4.2 how one is fought, and 4.2.1-1, 4.2.1-3 whether its Province is At War after it: `battle.py`.
"""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.kind import Seat
from ....engine.procedure import Procedure
from ..actions import AGAINST, BATTLE
from ..box.labels import LAND
from ..definitions.empires import seat_of
from ..definitions.units import foes_here, land_units
from ..kinds import Province, Provinces
from ..reasons import AT_PEACE, FOUGHT_HERE, FREE, NO_BATTLE_DUE, NO_UNITS_HERE, NOT_IN_GAME, because
from ..state import MareState
from .battle import Battle


class LandBattles(Procedure):
    """4.1.2 A battle in every Province with his and opposing Units, in the order he likes. [4.1.2-6, 4.1.2-7]

    Units that survived another player's attack are attacked again in a later turn. [4.2-12, 4.2.1-2]
    """

    SEQUENCE = ("choose_province", "choose_foe", "fight")
    CHOICES = {"land_battle": "4.1.2-6", "land_foe": "9-4"}

    seat: Seat
    fought: Provinces = 0
    province: Province = -1

    def choose_province(self, s: MareState) -> None:
        """He chooses a province."""
        due = self.land_battle_options(s, self.seat)
        if not due:
            s.end()
        elif len(due) == 1:
            s.play_unasked(self.seat, "land_battle", due[0])
            self.land_battle(s, self.seat, BATTLE, due[0] - BATTLE)
        else:
            s.ask(self.seat, "land_battle")
            s.known = due

    def land_battle_options(self, s: MareState, seat: int) -> list[int]:
        """Every province in which a battle is due."""
        return [BATTLE + p for p in range(LAND) if not self.land_battle_bar(s, seat, p)]

    def land_battle_bar(self, s: MareState, seat: int, province: int) -> int:
        """Due where his Units meet opposing ones, once a turn, but not those at peace with him. [9-5, 4.1.2-8]"""
        if self.fought >> province & 1:
            return FOUGHT_HERE
        if not land_units(s, seat, province) or not foes_here(s, seat, province):
            return NO_BATTLE_DUE
        return FREE

    def land_battle_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why no battle is due there."""
        return because(self.land_battle_bar(s, seat, noun), noun) if verb == BATTLE else None

    def land_battle(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """The battle will be there."""
        self.province = noun
        self.fought |= 1 << noun

    def choose_foe(self, s: MareState) -> None:
        """Of several opponents he picks one. [9-4]"""
        foes = foes_here(s, self.seat, self.province)
        if foes.bit_count() == 1:
            s.play_unasked(self.seat, "land_foe", AGAINST + s.empire[foes.bit_length() - 1])
            s.call(Battle(attacker=self.seat, defender=foes.bit_length() - 1, province=self.province))
        else:
            s.ask(self.seat, "land_foe")

    def land_foe_options(self, s: MareState, seat: int) -> list[int]:
        """The opponents with units there."""
        return sorted(AGAINST + s.empire[o] for o in range(s.players) if not self.land_foe_bar(s, seat, o))

    def land_foe_bar(self, s: MareState, seat: int, other: int) -> int:
        """Why that player is not to be fought there."""
        if other < 0:
            return NOT_IN_GAME
        if s.peace[seat] == other:
            return AT_PEACE
        return FREE if foes_here(s, seat, self.province) >> other & 1 else NO_UNITS_HERE

    def land_foe_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why that player cannot be fought there."""
        return because(self.land_foe_bar(s, seat, seat_of(s, noun)), noun) if verb == AGAINST else None

    def land_foe_facts(self, s: MareState, seat: int) -> tuple[int, ...]:
        """The facts of the prompt."""
        return (self.province,)

    def land_foe(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """The battle begins."""
        s.call(Battle(attacker=seat, defender=seat_of(s, noun), province=self.province))

    def fight(self, s: MareState) -> None:
        """The next battle."""
        self.go("choose_province")
