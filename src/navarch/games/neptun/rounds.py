"""The sequence of the game: three game rounds of three phases, and the end of a game round."""

from __future__ import annotations

from ...engine.kind import Number
from ...engine.procedure import Procedure
from .labels import GOODS, LOST, OARS, SLOTS, TURNS
from .phase1_acquire import AcquireTurn
from .phase2_extra_turns import ExtraTurns
from .phase2_fulfil import FulfilTurn
from .phase3_score import Score
from .setup import SetUp, empty_charts
from .state import NeptunState
from .victory import announce_winner, points


class WholeGame(Procedure):
    """G Sequence of the game: set-up, three game rounds, the winner. [G.1]"""

    SEQUENCE = ("set_up", "game_round", "next_round", "end")

    def set_up(self, s: NeptunState) -> None:
        """S"""
        s.call(SetUp())

    def game_round(self, s: NeptunState) -> None:
        """One game round. [G.2]"""
        s.tell("G.2", "round", s.round + 1)
        s.call(GameRound())

    def next_round(self, s: NeptunState) -> None:
        """Exactly three of them. [G.1]"""
        if s.round + 1 < s.box.rounds:
            s.round += 1
            self.go("game_round")

    def end(self, s: NeptunState) -> None:
        """W [W.1]"""
        announce_winner(s)


class GameRound(Procedure):
    """G A game round: acquire contracts, fulfil contracts, score. [G.2]"""

    SEQUENCE = ("acquire", "fulfil", "extra", "score", "end_of_round")

    turn: Number = 0

    def acquire(self, s: NeptunState) -> None:
        """Phase 1: five turns. [G.3, P1.E.8]"""
        if self.turn < s.box.acquire_turns:
            self.turn += 1
            self.go("acquire")
            s.call(AcquireTurn(self.turn))
        else:
            self.turn = 0

    def fulfil(self, s: NeptunState) -> None:
        """Phase 2: five regular turns. [G.4, P2.2, P2.29]"""
        if self.turn < s.box.regular_turns:
            self.go("fulfil")
            s.call(FulfilTurn(self.turn))
            self.turn += 1

    def extra(self, s: NeptunState) -> None:
        """Phase 2: up to two additional turns. [G.4]"""
        s.call(ExtraTurns(entitled=(1 << s.players) - 1))

    def score(self, s: NeptunState) -> None:
        """Phase 3. [P3.1]"""
        s.call(Score())

    def end_of_round(self, s: NeptunState) -> None:
        """R End of a game round; after the third one the game is over instead. [W.1]"""
        if s.round + 1 < s.box.rounds:
            end_of_game_round(s)


def end_of_game_round(s: NeptunState) -> None:
    """R Cards return to their piles, boats to Crete; gold, tiles and temple tokens stay.

    Unplayed oar cards stay in hand [R.1], temple tokens on their spaces [R.7], gold and tiles with their
    owners [R.9]; the next tiles lie on the temples as soon as the next round begins [R.6].
    """
    box = s.box
    for place in range(s.players * TURNS):
        oar = s.played[place]
        if oar >= 0:
            if box.oar_is_start[oar]:
                s.oar_boxed[oar] += 1  # [R.2]
            else:
                s.oar_discard[oar] += 1  # [R.3]
    for place in range(s.players * SLOTS):
        if s.chart_card[place] >= 0 and (s.chart_status[place] == LOST):
            s.city_discard |= 1 << s.chart_card[place]  # [R.4]
            s.goods_discard[s.chart_good[place]] += 1
    empty_charts(s)
    s.city_deck |= s.city_discard  # [R.5]
    s.city_discard = 0
    for good in range(len(GOODS)):
        s.goods_deck[good] += s.goods_discard[good]
        s.goods_discard[good] = 0
    for oar in range(len(OARS)):
        s.oar_deck[oar] += s.oar_discard[oar]
        s.oar_discard[oar] = 0
    for seat in range(s.players):
        s.boat[seat] = box.start_city  # [R.8]
    s.tell("R.5", "round-over", s.round + 1)
    for seat in range(s.players):
        s.tell("R.9", "kept", seat, points(s, seat), s.gold[seat])
