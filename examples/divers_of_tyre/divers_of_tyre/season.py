"""S, R and E: the season, its rounds and its end."""

from __future__ import annotations

from navarch.engine import Number, Procedure

from .cards import DrawCard
from .dive import Dive
from .state import TyreState, hand_size, points


class Season(Procedure):
    """S The season: cards are dealt, then rounds follow one another until it ends. [S.1]"""

    SEQUENCE = ("deal", "open_round", "next_diver", "close_round")

    dived: Number = 0  # divers of this round who have had their turn

    def deal(self, s: TyreState) -> None:
        """1 Every diver gets the same number of cards. [S.2]"""
        for seat in range(s.players):
            if hand_size(s, seat) < s.box.hand:
                s.call(DrawCard(seat))
                self.go("deal")
                return

    def open_round(self, s: TyreState) -> None:
        """2 A round begins. [R.1]"""
        s.round += 1
        self.dived = 0
        s.tell("R.1", "round", s.round)

    def next_diver(self, s: TyreState) -> None:
        """3 Everybody dives once, the first one later by a seat in each round. [R.2]"""
        if self.dived < s.players:
            seat = (s.round - 1 + self.dived) % s.players
            self.dived += 1
            s.call(Dive(seat))
            self.go("next_diver")

    def close_round(self, s: TyreState) -> None:
        """4 The season ends with a full jar or after the last round. [E.1, E.2]"""
        if max(s.jar) >= s.box.full_jar:
            self.count(s, "E.2", "full-jar")
        elif s.round == s.box.rounds:
            self.count(s, "E.1", "season-over")
        else:
            self.go("open_round")

    def count(self, s: TyreState, rule: str, reason: str) -> None:
        """Most points win, and those who have as many share. [E.3]"""
        total = [points(s, seat) for seat in range(s.players)]
        for seat in range(s.players):
            s.tell("E.3", "counted", seat, total[seat], total[seat] - s.jar[seat])
        s.finish(rule, reason, total, [1 + sum(other > mine for other in total) for mine in total])
