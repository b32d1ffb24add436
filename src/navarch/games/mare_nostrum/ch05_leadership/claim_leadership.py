"""5 Claim Leadership Phase.

5-9 what a Leader may do: `ch02_trade/trade_phase.py`, `ch03_build/build_phase.py`,
`ch04_move_and_battle/move_phase.py`.
"""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.procedure import Procedure
from ..actions import CROWN
from ..box.labels import TRACKS, TRADE
from ..ch06_victory.victory import three_titles_win
from ..definitions.empires import seat_of
from ..kinds import Track
from ..reasons import FREE, NOT_IN_GAME, NOT_TIED, because
from ..state import MareState
from .leader_tracks import highest, level


class LeadershipPhase(Procedure):
    """5 On each track the highest level leads: Trade, Culture, Military. [5-2, Q70]"""

    SEQUENCE = ("claim_title", "next_title", "three_titles")
    CHOICES = {"crown": "5-6"}

    track: Track = 0

    def claim_title(self, s: MareState) -> None:
        """Of several with the highest level the former Leader chooses, even if he is not one of them. [5-6, Q71]"""
        tied = highest(s, self.track)
        if tied.bit_count() == 1:
            give_title(s, self.track, tied.bit_length() - 1)
        else:
            s.ask(s.leader[self.track], "crown")

    def crown_options(self, s: MareState, seat: int) -> list[int]:
        """The players with the highest level."""
        tied = highest(s, self.track)
        return sorted([CROWN + s.empire[one] for one in range(s.players) if tied >> one & 1])

    def crown_bar(self, s: MareState, one: int) -> int:
        """Only the tied may have it. [5-6]"""
        if one < 0:
            return NOT_IN_GAME
        return FREE if highest(s, self.track) >> one & 1 else NOT_TIED

    def crown_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why that player cannot have the title."""
        if verb != CROWN:
            return None
        one = seat_of(s, noun)
        reached = level(s, self.track, one) if one >= 0 else 0
        best = max(level(s, self.track, other) for other in range(s.players))
        return because(self.crown_bar(s, one), noun, self.track, reached, best)

    def crown_facts(self, s: MareState, seat: int) -> tuple[int, ...]:
        """The facts of the prompt."""
        return (self.track,)

    def crown(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """He has the title; who chooses himself keeps it."""
        one = seat_of(s, noun)
        best = highest(s, self.track)
        tied = sum(1 << s.empire[other] for other in range(s.players) if best >> other & 1)
        reached = level(s, self.track, one)
        if one == seat:
            s.tell("5-6", "title-kept", s.empire[seat], self.track, tied, reached, seat)
        else:
            s.tell("5-6", "title-given", s.empire[seat], noun, self.track, tied, reached, seat)
            give_title(s, self.track, one)

    def next_title(self, s: MareState) -> None:
        """The next track."""
        if self.track + 1 < len(TRACKS):
            self.track += 1
            self.go("claim_title")

    def three_titles(self, s: MareState) -> None:
        """6.4 Whoever holds all three wins. [6.4-1]"""
        three_titles_win(s)


def give_title(s: MareState, track: int, seat: int) -> None:
    """A marker at the top of the track shows the Leader; a new Trade Leader gets all markers. [5-7, 2.1-1]"""
    key = "same-leader" if s.leader[track] == seat else "new-leader"
    if s.listening:
        s.tell("5-2", key, s.empire[seat], track, level(s, track, seat), seat)
    if track == TRADE and s.leader[TRADE] != seat:
        s.played = 0
        s.tell("2.1-1", "markers-taken", s.empire[seat], seat)
    s.leader[track] = seat
