"""9 Both Fleets in a Naval Battle: who commands, what their rolls are worth, who can get away and who has won."""

from __future__ import annotations

from ....engine.kind import Number, Numbers, Seat
from ....engine.procedure import Procedure
from ..actions import MANEUVER, REACT
from ..box.effects import Effect
from ..box.labels import CARTHAGE, ROME
from ..ch02_concepts.areas import members
from ..ch02_concepts.cards import cards_for, possible
from ..ch02_concepts.reckoning import RollStep, total
from ..kinds import NOTHING, General, Space, SpaceList
from ..state import HamilcarState
from .battle_roll import bounded_column, column_steps, roll_steps
from .evade import tactics_unseen, with_op


class BothFleets(Procedure):
    """9 The two Fleets that fight; `NavalBattle` leads them through the battle."""

    mover: Seat
    port: Space
    mover_command: General
    other_command: General
    way: SpaceList = []  # of the Intercepting Fleet
    african: Number = 0  # Units in Carthage's Fleet came aboard in Africa [7.1.8]
    short: Number = 0
    seat: Seat = NOTHING
    first: Seat = NOTHING
    passes: Number = 0
    number: Number = 0
    part: Number = 0
    rolled: Number = 0
    hit: Number = 0
    evaded: Seat = NOTHING
    kept: Number = 0
    barred: Number = 0  # Rome may play no Counter Events before the battle (Bad Omen)
    rerolled: Number = 0
    draws: Numbers = [0, 0]
    rating: Numbers = [0, 0]
    rolls: Numbers = [0, 0]
    next_roll: Numbers = [0, 0]
    next_column: Numbers = [0, 0]
    next_prize: Numbers = [0, 0]
    prized: Numbers = [0, 0]
    lost: Numbers = [0, 0]

    def commander(self, seat: int) -> int:
        """Who commands that side's Fleet."""
        return self.mover_command if seat == self.mover else self.other_command

    def battle_rating(self, s: HamilcarState, seat: int) -> int:
        """His Battle Rating with what cards add in this battle."""
        return max(0, s.box.battle[self.commander(seat)] + self.rating[seat])

    def ability(self, s: HamilcarState, seat: int, op: str) -> Effect | None:
        """What the Commanding General can do; Subordinates use no abilities. [2.2.E1d]"""
        return s.box.ability(self.commander(seat), op)

    def no_evasion(self, s: HamilcarState, seat: int) -> bool:
        """P. Claudius Pulcher's Fleet may not Evade."""
        if seat != self.mover:
            return False
        return any(e.op == "forbid" and e.what == "evade" for e in s.box.abilities[self.mover_command])

    def can_flee(self, s: HamilcarState, seat: int) -> bool:
        """Whether that side could Evade by a card, for all that is public."""
        if self.no_evasion(s, seat):
            return False
        if possible(s, seat) & cards_for(s, seat, "naval_battle_any_time"):
            return True
        return s.tactics[seat] != 0 and with_op(s, tactics_unseen(s), "evade") != 0

    def flights(self, s: HamilcarState, seat: int) -> list[int]:
        """Cards in hand by which that side can Evade now. [9.2.C2]"""
        if self.no_evasion(s, seat):
            return []
        cards = members(s.hand[seat] & cards_for(s, seat, "naval_battle_any_time"))
        tactics = members(with_op(s, s.tactics[seat], "evade"))
        return [*(REACT + card for card in cards), *(MANEUVER + t for t in tactics)]

    def roll_steps(self, s: HamilcarState, seat: int) -> list[RollStep]:
        """What changes that side's die in this round. [9.2.B1b]"""
        ability = self.ability(s, seat, "naval_roll")
        return roll_steps(s, seat, ability, self.number, self.rolls[seat], self.next_roll[seat])

    def column_steps(self, s: HamilcarState, seat: int) -> list[RollStep]:
        """What sets that side's column in this round. [9.2.B1c, 9.2.B1d]"""
        rating = self.battle_rating(s, seat)
        return column_steps(s, self.commander(seat), rating, max(1, self.number), self.next_column[seat])

    def row(self, s: HamilcarState) -> int:
        """The row of the modified die. [9.2.B1b, 15.5.1, 17.2.B-Catulus1]"""
        return s.box.row(self.rolled + total(self.roll_steps(s, self.seat)))

    def column(self, s: HamilcarState) -> int:
        """A Commanding Admiral's rating sets the first column; one further in each round. [9.2.B1c, 9.2.B1d]"""
        return s.box.naval_columns[bounded_column(s, self.column_steps(s, self.seat)) - 1]

    def prize_steps(self, s: HamilcarState, row: int, ships: int) -> list[RollStep]:
        """Prizes by Tactic Cards, by Corvi in their row, by Paterculus. [9.2.B3b, 9.2.B3c, 17.2.B-Paterculus1]"""
        found: list[RollStep] = []
        if self.next_prize[self.seat]:
            found.append(RollStep("tactics", self.next_prize[self.seat], "9.2.B3b"))
        if self.seat == ROME and s.corvi and row == s.box.corvus_row:
            found.append(RollStep("corvi", 1, "9.2.B3c"))
        effect = self.ability(s, self.seat, "prize")
        if effect is not None and ships > total(found) and self.prized[self.seat] < effect.times:
            self.prized[self.seat] += 1
            found.append(RollStep("ability", effect.count, "17.2.B-Paterculus1"))
        return found

    def winner(self, s: HamilcarState) -> int:
        """Who stayed, or has more Warships, or holds Naval Supremacy. [9.3.A1, 9.3.A2, 9.3.A3]"""
        if self.evaded >= 0:
            return 1 - self.evaded
        if s.at_sea[ROME] == s.at_sea[CARTHAGE]:
            return s.supremacy
        return ROME if s.at_sea[ROME] > s.at_sea[CARTHAGE] else CARTHAGE
