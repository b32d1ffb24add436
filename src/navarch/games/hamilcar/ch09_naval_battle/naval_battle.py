"""9 Naval Battle: 9.1 Tactic Cards and 9.2 the rounds."""

from __future__ import annotations

from typing import Final

from ....engine.event import Reason
from ....engine.state import CHANCE
from ..actions import AGAIN, DRAW_TACTIC, EVADE, MANEUVER, PASS, REACT
from ..box.box import ADMIRAL
from ..box.effects import Effect
from ..box.labels import CARTHAGE, ROME, SEA
from ..ch02_concepts.areas import members
from ..ch02_concepts.cards import Window, cards_for
from ..ch02_concepts.dice import RollDie
from ..ch02_concepts.generals import generals_at
from ..ch02_concepts.losses import LoseAtSea
from ..ch02_concepts.naval_supremacy import take_supremacy
from ..ch02_concepts.reckoning import STEP_IDS, RollStep, tell_steps, total
from ..ch02_concepts.units import units
from ..ch15_other_rules.corvi import SetCorvi
from ..state import HamilcarState
from .battle_roll import bounded_column
from .both_fleets import BothFleets
from .evade import BY_CARD, BY_SUPREMACY, BY_TACTIC, Evade, tactics_unseen, with_op
from .resolution import NavalBattleResolution

ROUNDS: Final = 3  # [9.3.A3]


class NavalBattle(BothFleets):
    """9 Both Fleets fight. The answer is the winner's seat + 1. [9.0.1, 9.0.2]"""

    SEQUENCE = (
        "begin", "counters", "countered", "short_roll", "short_hits", "count_draws", "draw", "next_round", "maneuver",
        "maneuvered", "other_flees", "engage", "reroll", "hits", "casualties", "check", "evade", "next_part",
        "last_chance", "last_taken", "resolve", "finish",
    )  # fmt: skip
    CHOICES = {
        "tactic_draw": "9.1.3", "maneuver_card": "9.2.A1", "evasion_by_card": "9.2.C2", "evasion": "9.2.C1",
        "naval_reroll": "17.2.A-Hamilcar1",
    }  # fmt: skip

    def begin(self, s: HamilcarState) -> None:
        """Shuffle the Tactic Cards; a Fleet without Warships gets the quick resolution. [9.1.1, 8.5.1, 9.1.2]"""
        s.tell("9.0.1", "naval-battle", self.port, s.at_sea[self.mover], s.at_sea[1 - self.mover])
        s.tactics = [0, 0]
        s.tactic_discard = 0  # [9.1.1]
        self.seat = s.supremacy
        self.short = int(s.at_sea[self.mover] == 0)

    # ---- 8.5 an unguarded Fleet ----

    def short_roll(self, s: HamilcarState) -> None:
        """One roll, no Tactic Cards. [8.5.1, 8.5.2, 8.5.3]"""
        if not self.short:
            self.go("count_draws")
            return
        self.seat = 1 - self.mover
        self.number = 1
        s.call(RollDie(self.seat))

    def short_hits(self, s: HamilcarState) -> None:
        """Every hit is a lost Unit, and the interceptor has won. [8.5.3, 8.5.4]"""
        self.rolled = self.answer
        hits = s.box.losses[self.row(s)][self.column(s)]
        self.evaded = self.mover
        self.go("resolve")
        self.tell_roll(s, "8.5.3", hits)
        s.call(LoseAtSea(self.mover, hits))

    def tell_roll(self, s: HamilcarState, rule: str, hits: int) -> None:
        """What was rolled, what changed it and by how much, the column and the hits."""
        tell_steps(s, "roll-bonus", self.roll_steps(s, self.seat))
        columns = self.column_steps(s, self.seat)
        tell_steps(s, "column-bonus", [step for step in columns if step.key != "first_column"])
        column = bounded_column(s, columns)
        s.tell(rule, "battle-roll", self.seat, self.rolled, self.row(s) + 1, column, hits)

    # ---- 9.1 ----

    def counters(self, s: HamilcarState) -> None:
        """The holder of Naval Supremacy first. [9.1.2]"""
        if self.passes >= 2:
            self.go("short_roll")
        else:
            s.call(Window(self.seat, self.usable(s, self.seat)))

    def usable(self, s: HamilcarState, seat: int) -> int:
        """Counter Events that could matter to that side before the first roll, Evasion among them. [9.1.2, 9.2.C2]"""
        if self.barred and seat == ROME:
            return 0
        found = cards_for(s, seat, "naval_battle")
        if self.short:
            found = sum(1 << card for card in members(found) if self.matters(s, seat, card))
        return found | (0 if self.no_evasion(s, seat) else cards_for(s, seat, "naval_battle_any_time"))

    def matters(self, s: HamilcarState, seat: int, card: int) -> bool:
        """Whether a card can change the one roll against an unguarded Fleet, which knows no Tactic Cards. [8.5.2]"""
        roller = 1 - self.mover
        for effect in s.box.card_effects[card]:
            if effect.op == "battle_rating" and (ROME if effect.side == "rome" else seat) == roller:
                return True
            if effect.op in ("naval_roll", "corvi") and seat == roller:
                return True
        return False

    def countered(self, s: HamilcarState) -> None:
        """What the card does; then both sides get another chance. [9.1.2]"""
        self.go("counters")
        if not self.answer:
            self.passes += 1
            self.seat = 1 - self.seat
            return
        self.passes = 0
        if cards_for(s, self.seat, "naval_battle_any_time") >> (self.answer - 1) & 1:  # no hand can answer with Pursuit
            s.tell("9.2.C2", "evaded", self.seat)
            self.answer = 1
            self.escape(s, self.seat)
            return
        for effect in s.box.card_effects[self.answer - 1]:
            self.apply_card(s, effect)

    def apply_card(self, s: HamilcarState, effect: Effect) -> None:
        """Strategy Cards that concern a Naval Battle. [17.1#54b, 17.1#17a]"""
        if effect.op == "draw_tactic":
            self.draws[self.seat] += effect.by
        elif effect.op == "naval_roll":
            self.rolls[self.seat] += effect.by
        elif effect.op == "battle_rating":
            self.rating[ROME if effect.side == "rome" else self.seat] += effect.by
        elif effect.op == "forbid":
            self.barred = 1
        elif effect.op == "corvi":
            s.call(SetCorvi())

    def count_draws(self, s: HamilcarState) -> None:
        """The best Admiral's cards, and one for an own PC in the port. [9.1.3, 9.1.4]"""
        for seat in (ROME, CARTHAGE):
            steps = [step for step in self.draw_steps(s, seat) if step.amount]
            for step in steps:
                s.tell(step.rule, "tactic-source", seat, STEP_IDS.index(step.key), step.amount)
            self.draws[seat] = total(steps)
        s.tell("9.1.3", "tactic-cards", self.draws[ROME], self.draws[CARTHAGE])

    def draw_steps(self, s: HamilcarState, seat: int) -> list[RollStep]:
        """Where a side's Tactic Cards come from: an Admiral, the port, Strategy Cards. [9.1.3, 9.1.4, 17.1#54b]"""
        admirals = members(generals_at(s, seat, SEA))
        alone = max((self.cards_at_rating(s, seat, g, 0) for g in admirals), default=0)
        best = max((self.admiral_cards(s, seat, g) for g in admirals), default=0)
        return [
            RollStep("fleet_admiral", alone, "9.1.3"),
            RollStep("port", int(s.control[self.port] == seat), "9.1.4"),
            RollStep("cards", self.draws[seat] + best - alone, "9.1.2"),
        ]

    def admiral_cards(self, s: HamilcarState, seat: int, general: int) -> int:
        """What one Admiral brings, in command or not. [2.2.D1a, 17.2.A-Gisco1]"""
        return self.cards_at_rating(s, seat, general, self.rating[seat])

    def cards_at_rating(self, s: HamilcarState, seat: int, general: int, more: int) -> int:
        """The same with a Battle Rating that Strategy Cards have changed by so much. [17.1#54b]"""
        if not s.box.traits[general] & ADMIRAL:
            return 0
        if general != self.commander(seat):
            more = max(0, more)  # Ambush brings a card to a Fleet with any Admiral [17.1#54b]
        effect = s.box.ability(general, "draw_tactic") if general == self.commander(seat) else None
        return max(0, (effect.value if effect is not None else s.box.battle[general]) + more)

    def draw(self, s: HamilcarState) -> None:
        """Deal the Tactic Cards that are due, then go on where they were won."""
        for seat in (ROME, CARTHAGE):
            if self.draws[seat] > 0:
                self.seat = seat
                s.ask(CHANCE, "tactic_draw")
                return
        if self.number:  # drawn within a round by the side whose part it is: go on where the card was won
            self.go("other_flees" if self.rolled == 0 else "check")

    def tactic_draw_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Every card that is in no hand; the discards once the deck has run out. [9.1.3]"""
        free = tactics_unseen(s) & ~s.tactics[ROME] & ~s.tactics[CARTHAGE]
        if not free:
            free = s.tactic_discard
        return members(free, DRAW_TACTIC)

    def tactic_draw(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """The card joins the hand, unseen by the enemy."""
        if s.tactic_discard >> noun & 1:  # the deck had run out: the discards are shuffled
            s.tactic_discard = 0
        s.tactics[self.seat] |= 1 << noun
        s.tell_to(1 << self.seat, "9.1.3", "drew-tactic", self.seat, noun)
        self.draws[self.seat] -= 1
        if not any(self.tactic_draw_options(s, seat)):
            self.draws = [0, 0]
        self.go("draw")

    # ---- 9.2 rounds ----

    def next_round(self, s: HamilcarState) -> None:
        """Three rounds at most; the holder of Naval Supremacy begins. [9.2.1, 9.0.3, 2.1.I4]"""
        self.number += 1
        self.part = 0
        self.first = s.supremacy
        if self.number > ROUNDS:
            self.go("last_chance")
        else:
            s.tell("9.2.1", "naval-round", self.number)

    def maneuver(self, s: HamilcarState) -> None:
        """A: a Tactic Card may be played. [9.2.A1]"""
        self.seat = self.first if self.part == 0 else 1 - self.first
        self.rolled = 0
        self.answer = 0
        if s.tactics[self.seat] or self.can_flee(s, self.seat):
            s.ask(self.seat, "maneuver_card")
        else:
            self.go("other_flees")

    def maneuver_card_options(self, s: HamilcarState, seat: int) -> list[int]:
        """One Tactic Card, or a card to get away. [9.2.A1, 9.2.C2]"""
        useful = s.tactics[seat] & ~with_op(s, s.tactics[seat], "cancel_evade") & ~with_op(s, s.tactics[seat], "evade")
        return sorted([PASS, *members(useful, MANEUVER), *self.flights(s, seat)])

    def maneuver_card_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.number,)

    def maneuver_card_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        return self.flight_why(s, seat, verb, noun, self.maneuver_card_options(s, seat))

    def flight_why(self, s: HamilcarState, seat: int, verb: int, noun: int, options: list[int]) -> Reason | None:
        """Why a card does not help to get away now. [9.2.C2]"""
        if verb + noun in options:
            return None
        if verb == MANEUVER:
            if not s.tactics[seat] >> noun & 1:
                return Reason("9.2.A1", "no-tactic", (noun,))
            return Reason("9.2.C3", "tactic-not-now", (noun,))
        if verb == REACT:
            if not s.hand[seat] >> noun & 1:
                return Reason("5.2.C1d", "not-in-hand", (noun,))
            return Reason("5.2.C1c", "not-now", (noun,))
        if verb == EVADE:
            return Reason("9.2.C1", "no-supremacy")
        return None

    def maneuver_card(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """It takes effect, or the Fleet tries to escape."""
        if MANEUVER + noun in self.flights(s, seat) and verb == MANEUVER:
            s.call(Evade(seat, BY_TACTIC, noun))
        elif verb == REACT:
            s.call(Evade(seat, BY_CARD, noun))
        else:
            self.go("other_flees")
            if verb == MANEUVER:
                self.play_tactic(s, seat, noun)

    def play_tactic(self, s: HamilcarState, seat: int, tactic: int) -> None:
        """Its effect, for this battle, this roll or the enemy's next one. [2.4.B1, 9.2.A2, 9.2.A3, 9.2.A4, 9.2.A5]"""
        s.tactics[seat] &= ~(1 << tactic)
        s.tactic_discard |= 1 << tactic
        s.tell("9.2.A1", "played-tactic", seat, tactic)
        effect = s.box.tactic_effect[tactic]
        whose = 1 - seat if s.box.tactic_step[tactic] == "enemy" else seat
        if effect.op == "battle_rating":
            self.rating[seat] += effect.by
        elif effect.op == "naval_roll":
            self.next_roll[whose] += effect.by
        elif effect.op == "column":
            self.next_column[whose] += effect.by
        elif effect.op == "prize":
            self.next_prize[seat] += effect.count
        elif effect.op == "take_supremacy":
            take_supremacy(s, seat, "9.2.A3")
        elif effect.op == "draw_tactic":
            self.draws[seat] += effect.by
            self.go("draw")

    def maneuvered(self, s: HamilcarState) -> None:
        """A flight that was cancelled leaves the card of this step to be played. [9.2.A1, 9.2.C3]"""
        if self.answer:
            self.escape(s, self.seat)
        else:
            self.go("maneuver")

    def escape(self, s: HamilcarState, seat: int) -> None:
        """A side has left the battle. [9.3.A2]"""
        self.evaded = seat
        self.kept = self.answer - 1
        self.answer = 0
        self.go("resolve")

    def other_flees(self, s: HamilcarState) -> None:
        """At any time: before the opponent's roll. [9.2.C2]"""
        self.answer = 0
        if self.can_flee(s, 1 - self.seat):
            s.ask(1 - self.seat, "evasion_by_card")

    def evasion_by_card_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Cards to get away before the enemy's roll. [9.2.C2]"""
        return sorted([PASS, *self.flights(s, seat)])

    def evasion_by_card_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        return self.flight_why(s, seat, verb, noun, self.evasion_by_card_options(s, seat)) if verb != EVADE else None

    def evasion_by_card(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """The Fleet tries to escape, or stays."""
        if verb != PASS:
            s.call(Evade(seat, BY_CARD if verb == REACT else BY_TACTIC, noun))

    def engage(self, s: HamilcarState) -> None:
        """B: the Battle Roll, unless the enemy has just left. [9.2.B1a]"""
        if self.answer and self.rolled == 0:
            self.escape(s, 1 - self.seat)
            return
        s.call(RollDie(self.seat))

    def reroll(self, s: HamilcarState) -> None:
        """Hamilcar, once in a battle. [17.2.A-Hamilcar1]"""
        self.rolled = self.answer
        effect = self.ability(s, self.seat, "naval_reroll")
        if effect is not None and self.rerolled < effect.times:
            s.ask(self.seat, "naval_reroll")

    def naval_reroll_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Keep the roll, or roll again. [17.2.A-Hamilcar1]"""
        return sorted([PASS, AGAIN])

    def naval_reroll_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.rolled,)

    def naval_reroll(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """Once in a battle the roll is made anew. [17.2.A-Hamilcar1]"""
        if verb == AGAIN:
            self.rerolled += 1
            s.tell("17.2.A-Hamilcar1", "naval-reroll", self.commander(seat), self.rolled)
            self.rolled = 0
            self.answer = 0
            self.go("engage")

    def hits(self, s: HamilcarState) -> None:
        """Warships are sunk or taken; the row may bring a card or Naval Supremacy. [9.2.B1e]"""
        seat, foe, row = self.seat, 1 - self.seat, self.row(s)
        hits = s.box.losses[row][self.column(s)]
        self.tell_roll(s, "9.2.B1a", hits)
        ships = min(hits, s.at_sea[foe])
        steps = self.prize_steps(s, row, ships)
        prizes = min(ships, total(steps))
        if prizes:
            tell_steps(s, "prize-bonus", steps)
        s.at_sea[foe] -= ships
        s.sunk[foe] += ships - prizes  # [9.2.B1e, 9.3.B3a]
        s.prizes[seat] += prizes  # [9.2.B3d]
        if ships:
            s.tell("9.2.B1e", "warships-hit", foe, ships - prizes, prizes)
        self.lost[foe] += ships
        self.hit = hits - ships
        self.next_roll[seat] = self.next_column[seat] = self.next_prize[seat] = 0
        if row == s.box.supremacy_row:  # [9.2.B2b]
            take_supremacy(s, seat, "9.2.B2b")
        if row == s.box.tactic_row:  # [9.2.B2a]
            self.draws[seat] += 1

    def casualties(self, s: HamilcarState) -> None:
        """No Warships left: other Units. [9.2.B1f]"""
        self.answer = 0
        if self.hit and units(s, 1 - self.seat, SEA):
            s.call(LoseAtSea(1 - self.seat, self.hit))

    def check(self, s: HamilcarState) -> None:
        """A Fleet without Warships has lost at once. [9.3.A1]"""
        self.lost[1 - self.seat] += self.answer
        self.hit = 0
        self.answer = 0
        if not s.at_sea[ROME] or not s.at_sea[CARTHAGE]:
            self.go("resolve")
        elif self.draws[self.seat]:
            self.go("draw")

    def evade(self, s: HamilcarState) -> None:
        """C: the holder of Naval Supremacy may give it up to leave. [9.2.C1]"""
        self.answer = 0
        if not self.no_evasion(s, self.seat) and (s.supremacy == self.seat or self.can_flee(s, self.seat)):
            s.ask(self.seat, "evasion")

    def evasion_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Naval Supremacy or a card as the price. [9.2.C1, 9.2.C2]"""
        found = [PASS, *self.flights(s, seat)]
        if s.supremacy == seat:
            found.append(EVADE)
        return sorted(found)

    def evasion_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        return self.flight_why(s, seat, verb, noun, self.evasion_options(s, seat))

    def evasion(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """The Fleet tries to escape, or stays."""
        if verb == EVADE:
            s.call(Evade(seat, BY_SUPREMACY))
        elif verb != PASS:
            s.call(Evade(seat, BY_CARD if verb == REACT else BY_TACTIC, noun))

    def next_part(self, s: HamilcarState) -> None:
        """Each side once in a round. [9.2.1, 9.2.2]"""
        if self.answer:
            self.escape(s, self.seat)
        elif self.part == 0:
            self.part = 1
            self.go("maneuver")
        else:
            self.go("next_round")

    def last_chance(self, s: HamilcarState) -> None:
        """At any time: who did not make the last roll has seen its outcome. [9.2.C2]"""
        self.answer = 0
        if self.can_flee(s, 1 - self.seat):
            s.ask(1 - self.seat, "evasion_by_card")

    def last_taken(self, s: HamilcarState) -> None:
        """He got away, or the rounds are over. [9.3.A2, 9.3.A3]"""
        if self.answer:
            self.escape(s, 1 - self.seat)
        else:
            self.go("resolve")

    # ---- 9.3 ----

    def resolve(self, s: HamilcarState) -> None:
        """The battle is over; both Fleets do what they must. [9.3.A1]"""
        if self.short:
            self.lost[self.mover] += self.answer
        winner = self.winner(s)
        loser = 1 - winner
        kept = int(self.evaded == loser and self.kept == 1)
        s.tactics = [0, 0]
        s.tactic_discard = 0
        self.seat = winner
        s.call(
            NavalBattleResolution(
                mover=self.mover,
                winner=winner,
                port=self.port,
                rome_command=self.commander(ROME),
                carthage_command=self.commander(CARTHAGE),
                lost=self.lost[loser],
                kept=kept,
                short=self.short,
                way=self.way,
                african=self.african,
            )
        )

    def finish(self, s: HamilcarState) -> None:
        """The winner is told to the Interception."""
        s.end(self.seat + 1)
