"""Round Overview: five phases, repeated until somebody wins. [RO-1, RO-2, D-11]

O-1 the use of Resources: `ch03_build/resource_sets.py`. O-2 winning: `ch06_victory/victory.py`. O-3 invading:
`ch04_move_and_battle/conquests.py`.
"""

from __future__ import annotations

from typing import Final

from ....engine.procedure import Procedure
from ..box.labels import LAND
from ..ch01_collect.commodities_and_coins import CollectPhase
from ..ch02_trade.trade_phase import TradePhase
from ..ch03_build.build_phase import BuildPhase
from ..ch04_move_and_battle.move_phase import MovePhase
from ..ch05_leadership.claim_leadership import LeadershipPhase
from ..ch06_victory.victory import nobody_wins
from ..setup.setup import SetUp
from ..state import MareState

ROUND_LIMIT: Final = 100  # a technical limit far beyond any real game; no victory [Q108]


class WholeGame(Procedure):
    """The whole game: set-up, then rounds without a fixed number. [RO-2]"""

    SEQUENCE = ("set_up", "play_round", "next_round")

    def set_up(self, s: MareState) -> None:
        """The table is laid."""
        s.call(SetUp())

    def play_round(self, s: MareState) -> None:
        """One round."""
        s.call(Round())

    def next_round(self, s: MareState) -> None:
        """Another one, unless the technical limit is reached."""
        if s.round >= ROUND_LIMIT:
            nobody_wins(s)
        else:
            self.go("play_round")


class Round(Procedure):
    """RO A round of five phases in this order. [RO-1, D-11]"""

    SEQUENCE = ("begin", "collect", "trade", "build", "move_and_battle", "claim_leadership")

    def begin(self, s: MareState) -> None:
        """A new round begins. [D-11]"""
        s.round += 1
        s.tell("RO-1", "round-begins", s.round)
        start_of_round(s)

    def collect(self, s: MareState) -> None:
        """1 Collect Resources; in the first round the start resources stand for it. [S-15, RO-3]"""
        s.phase = 1
        if s.round > 1:
            s.call(CollectPhase())

    def trade(self, s: MareState) -> None:
        """2 Trade Resources, begun by the Trade Leader. [RO-4]"""
        s.phase = 2
        s.call(TradePhase())

    def build(self, s: MareState) -> None:
        """3 Build, in the order of the Culture Leader. [RO-4]"""
        s.phase = 3
        s.call(BuildPhase())

    def move_and_battle(self, s: MareState) -> None:
        """4 Move and Battle, in the order of the Military Leader. [RO-4]"""
        s.phase = 4
        s.call(MovePhase())

    def claim_leadership(self, s: MareState) -> None:
        """5 Claim Leadership; only now do titles change hands. [RO-3, RO-5]"""
        s.phase = 5
        s.call(LeadershipPhase())


def start_of_round(s: MareState) -> None:
    """Note what every player controls as the round begins. [3.1.1-1]"""
    held = [0] * s.players
    for province in range(LAND):
        owner = s.control[province]
        if owner >= 0:
            held[owner] |= 1 << province
    s.held = held
    s.used = [0] * s.players
