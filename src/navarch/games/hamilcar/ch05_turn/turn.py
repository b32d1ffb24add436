"""5 The Game Turn: six phases. [5.0.1]"""

from __future__ import annotations

from ....engine.procedure import Procedure
from ..box.labels import DICTATOR, DICTATOR_CARD, ELIMINATED, ON_MAP, POOL, ROME, XANTHIPPUS
from ..ch02_concepts.areas import space_of
from ..ch02_concepts.generals import in_play, leave_map
from ..ch05_1_reinforcement.reinforcement import ReinforcementPhase
from ..ch05_2_strategy.strategy import StrategyPhase
from ..ch06_end_game.final_count import final_count
from ..state import HamilcarState
from .isolation import IsolationPhase
from .victory_check import VictoryCheck
from .war_chest import WarChestPhase
from .winter import WinterPhase


class GameTurn(Procedure):
    """5 One Game Turn after the other, until the last. [5.0.1, 5.0.2, 2.1.K1]"""

    SEQUENCE = ("reinforcement", "strategy", "winter", "isolation", "victory_check", "war_chest", "end_of_turn")

    def reinforcement(self, s: HamilcarState) -> None:
        """1, skipped in turn 1. [3.4.1, 5.1.1]"""
        s.tell("2.1.K1", "turn-begins", s.turn)
        if s.turn > 1:
            s.call(ReinforcementPhase())

    def strategy(self, s: HamilcarState) -> None:
        """2: the Strategy Phase. [5.2.B3]"""
        s.phase = 1
        s.call(StrategyPhase(0))

    def winter(self, s: HamilcarState) -> None:
        """3: the Winter Attrition Phase. [5.3.A1]"""
        s.phase = 2
        s.active = -1
        s.call(WinterPhase())

    def isolation(self, s: HamilcarState) -> None:
        """4: the Political Isolation Phase. [5.4.1]"""
        s.phase = 3
        s.call(IsolationPhase())

    def victory_check(self, s: HamilcarState) -> None:
        """5: the Victory Check Phase. [5.5.1]"""
        s.phase = 4
        s.call(VictoryCheck())

    def war_chest(self, s: HamilcarState) -> None:
        """6: the War Chest Phase. [5.6.1]"""
        s.phase = 5
        s.call(WarChestPhase())

    def end_of_turn(self, s: HamilcarState) -> None:
        """The next turn, or the final count after the last. [6.0.1, 5.0.2]"""
        close_turn(s)
        if s.turn >= s.box.turns:
            final_count(s)
            return
        s.turn += 1
        self.go("reinforcement")


def close_turn(s: HamilcarState) -> None:
    """What ends with the turn: contracts, offices, Truce, what cards remembered."""
    if s.standing[XANTHIPPUS] == ON_MAP and not s.option("prolonged_contract"):  # [5.2.C3.1c]
        s.tell("5.2.C3.1c", "left-game", XANTHIPPUS)
        leave_map(s, XANTHIPPUS, ELIMINATED)
    if s.removed >> DICTATOR_CARD & 1:  # [5.2.C4g]
        for general in in_play(s, ROME):
            if s.office[general] == DICTATOR:
                gone = s.been_consul >> general & 1
                s.tell("5.2.C4g", "left-game" if gone else "recalled", general, space_of(s.place[general]))
                leave_map(s, general, ELIMINATED if gone else POOL)
    if s.truce:
        s.tell("17.1#49a", "truce-ends")
    s.truce = 0
    s.revealed = 0
    s.flamen = -1
    s.won_any = 0
    s.won_at = [0, 0]
    s.spied = [0, 0]
    s.events_played = 0
    assert s.hand == [0, 0]
