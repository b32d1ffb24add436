"""4.1.1 Which Sea Battles are fought. 4.1.1-4 before Legions move: `move_phase.py`."""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.kind import Seat
from ....engine.procedure import Procedure
from ..actions import AGAINST, DONE, SEA_BATTLE
from ..box.labels import SEA
from ..definitions.empires import seat_of
from ..kinds import Sea, Seas
from ..reasons import AT_PEACE, FOUGHT_HERE, FREE, NO_FOE_AT_SEA, NO_OWN_TRIREME, NO_UNITS_HERE, NOT_IN_GAME, because
from ..state import MareState
from .battle import Battle


class SeaBattles(Procedure):
    """4.1.1 In each Sea with opposing Triremes the Active Player may fight one battle. [4.1.1-2, 4.1.1-3, 9-5]"""

    SEQUENCE = ("choose_sea", "choose_foe", "fight")
    CHOICES = {"sea_battle": "4.1.1-2", "sea_foe": "9-4"}

    seat: Seat
    fought: Seas = 0
    sea: Sea = -1

    def choose_sea(self, s: MareState) -> None:
        """He chooses a Sea."""
        battles = self.sea_battle_options(s, self.seat)
        if len(battles) == 1:
            s.end()
        else:
            s.ask(self.seat, "sea_battle")
            s.known = battles

    def sea_battle_options(self, s: MareState, seat: int) -> list[int]:
        """Any Sea where a battle may be fought, or no more."""
        return [DONE] + [SEA_BATTLE + sea for sea in range(SEA) if not self.sea_battle_bar(s, seat, sea)]

    def sea_battle_bar(self, s: MareState, seat: int, sea: int) -> int:
        """Why no battle can be fought in that Sea. [9-5, 4.2-7]"""
        if not s.triremes[seat * SEA + sea]:
            return NO_OWN_TRIREME
        if self.fought >> sea & 1:
            return FOUGHT_HERE
        if not self.foes(s, seat, sea):
            return NO_FOE_AT_SEA
        return FREE

    def foes(self, s: MareState, seat: int, sea: int) -> int:
        """Mask of the opponents to fight there; peace holds at sea too. [11.ZEUS-4]"""
        mask = 0
        for other in range(s.players):
            if other not in (seat, s.peace[seat]) and s.triremes[other * SEA + sea]:
                mask |= 1 << other
        return mask

    def sea_battle_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why no battle can be fought there."""
        return because(self.sea_battle_bar(s, seat, noun), noun) if verb == SEA_BATTLE else None

    def sea_battle(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """The battle will be there."""
        if verb == DONE:
            s.end()
        else:
            self.sea = noun
            self.fought |= 1 << noun

    def choose_foe(self, s: MareState) -> None:
        """Of several opponents he picks one. [9-4]"""
        foes = self.foes(s, self.seat, self.sea)
        if foes.bit_count() == 1:
            s.play_unasked(self.seat, "sea_foe", AGAINST + s.empire[foes.bit_length() - 1])
            s.call(Battle(attacker=self.seat, defender=foes.bit_length() - 1, sea=self.sea))
        else:
            s.ask(self.seat, "sea_foe")

    def sea_foe_options(self, s: MareState, seat: int) -> list[int]:
        """The opponents with triremes there."""
        return sorted(AGAINST + s.empire[o] for o in range(s.players) if not self.sea_foe_bar(s, seat, o))

    def sea_foe_bar(self, s: MareState, seat: int, other: int) -> int:
        """Why that player is not to be fought at sea."""
        if other < 0:
            return NOT_IN_GAME
        if s.peace[seat] == other:
            return AT_PEACE
        return FREE if self.foes(s, seat, self.sea) >> other & 1 else NO_UNITS_HERE

    def sea_foe_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why that player cannot be fought there."""
        return because(self.sea_foe_bar(s, seat, seat_of(s, noun)), noun) if verb == AGAINST else None

    def sea_foe_facts(self, s: MareState, seat: int) -> tuple[int, ...]:
        """The facts of the prompt."""
        return (self.sea,)

    def sea_foe(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """The battle begins."""
        s.call(Battle(attacker=seat, defender=seat_of(s, noun), sea=self.sea))

    def fight(self, s: MareState) -> None:
        """The next battle."""
        self.go("choose_sea")
