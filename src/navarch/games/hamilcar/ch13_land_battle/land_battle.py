"""13 Land Battle: 13.1 preparing, 13.2 Change of Command, 13.3 dice, 13.4 resolution."""

from __future__ import annotations

from typing import Final

from ....engine.event import Reason
from ....engine.kind import Number, Numbers, Seat
from ....engine.procedure import Procedure
from ....engine.state import CHANCE
from ..actions import AGAIN, CHARGE, COMMAND, DICE_IDS, LARGE_DIE, PASS, REROLL, ROLL_COMMAND, SIX, SMALL_DIE
from ..box.box import ARISTOCRAT
from ..box.effects import Effect
from ..box.labels import CARTHAGE, DICTATOR, ROME
from ..ch02_concepts.areas import members
from ..ch02_concepts.cards import Window, cards_for
from ..ch02_concepts.dice import RollDie
from ..ch02_concepts.generals import command_refusal, consuls_of, generals_at, leaders
from ..ch02_concepts.losses import LoseCUs
from ..ch02_concepts.reckoning import STEP_IDS, RollStep, tell_steps
from ..ch02_concepts.units import capture_trains, cus
from ..ch02_concepts.weariness import freeze, trim
from ..ch04_victory.displacement import Displacement
from ..ch04_victory.remove_pcs import FOR_LAND_BATTLE, WITH_MIAT, RemovePCs
from ..ch14_siege.sortie import Sally
from ..ch16_optional.price_of_failure import PriceOfFailure
from ..ch17_2_generals.victors_pc import VictorsPC
from ..kinds import NOTHING, General, GeneralList, Space
from ..reasons import refuse
from ..state import HamilcarState
from .dice_levels import TOP_LEVEL, LevelStep, hits_on, space_steps
from .retreat import Retreat

FORGOTTEN_TACTICS: Final = -2  # [13.3.D3]
BACKFIRE: Final = 1  # [13.3.D4]
COMMAND_CHANGES: Final = 4  # [13.2.3]
CHARGE_RIGHT: Final = 0
OWN_RIGHT: Final = 1


class LandBattle(Procedure):
    """13 A Land Battle in a space. The answer is the winner's seat + 1. [13.0.1, 13.0.2]"""

    SEQUENCE = (
        "sally", "joined", "commands", "change_of_command", "changed", "counters", "countered", "charge", "fright",
        "charge_roll", "charge_rolled", "charge_result", "roll", "rights", "outcome", "loser_losses", "winner_losses",
        "trains", "price_of_failure", "retreat", "consequences", "victors_pc", "finish",
    )  # fmt: skip
    CHOICES = {
        "battle_command": "2.2.E1b", "command_roll": "13.2.1", "consul_command": "13.2.1",
        "elephant_charge": "13.3.D1", "charge_reroll": "17.2.B-Metellus1", "battle_die": "13.4.1",
        "die_reroll": "13.3.D5",
    }  # fmt: skip

    attacker: Seat
    space: Space
    last: Space
    general: General
    by_sea: Number
    sortie: Number
    seat: Seat = NOTHING
    passes: Number = 0
    barred: Number = 0
    charged: Number = 0
    charge_die: Number = 0
    bonus: Number = 0  # on the die of the charge
    rerolled: Number = 0
    winner: Seat = NOTHING
    lost: Number = 0  # Units the loser lost
    command: GeneralList = [-1, -1]
    rating: Numbers = [0, 0]
    more: Numbers = [0, 0]  # dice levels from cards
    dice: Numbers = [-1, -1, -1, -1]  # faces: rome small, large, carthage small, large
    queue: Numbers = []
    hits: Numbers = [0, 0]
    sallied: Numbers = [0, 0, 0, 0]

    def present(self, s: HamilcarState, seat: int) -> int:
        """A side's Generals in the battle."""
        return generals_at(s, seat, self.space)

    def battle_rating(self, s: HamilcarState, seat: int) -> int:
        """0 without a General."""
        general = self.command[seat]
        return max(0, s.box.battle[general] + self.rating[seat]) if general >= 0 else 0

    def ability(self, s: HamilcarState, seat: int, op: str) -> Effect | None:
        """What the Commanding General can do; Subordinates use no abilities. [2.2.E1d]"""
        return s.box.ability(self.command[seat], op) if self.command[seat] >= 0 else None

    # ---- who fights: Sorties [14.5.B] ----

    def sally(self, s: HamilcarState) -> None:
        """Who comes out of the city. [14.5.B1, 14.5.B2]"""
        s.tell("13.0.1", "land-battle", self.attacker, self.space)
        s.call(Sally(seat=self.attacker, space=self.space, general=self.general, sortie=self.sortie))

    def joined(self, s: HamilcarState) -> None:
        """Those who came out are noted for a way back. [14.5.B6]"""
        sally = s.ended(Sally)
        self.sallied = [sally.cu, sally.el, sally.st, sally.generals]
        self.seat = self.attacker

    # ---- 13.1, 13.2 command ----

    def commands(self, s: HamilcarState) -> None:
        """The highest rank commands; the owner chooses among equals. [2.2.E1b, 12.1.8, 14.5.B3]"""
        for seat in (self.attacker, 1 - self.attacker):
            if self.command[seat] < 0 and self.present(s, seat):
                best = leaders(s, self.present(s, seat))
                if len(best) == 1:
                    s.play_unasked(seat, "battle_command", COMMAND + best[0])
                    self.command[seat] = best[0]
                else:
                    self.go("commands")
                    s.ask(seat, "battle_command")
                    return

    def battle_command_options(self, s: HamilcarState, seat: int) -> list[int]:
        """The highest-ranking Generals present. [2.2.E1b]"""
        return [COMMAND + g for g in leaders(s, self.present(s, seat))]

    def battle_command_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.space,)

    def battle_command_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != COMMAND or verb + noun in self.battle_command_options(s, seat):
            return None
        return command_refusal(s, noun, self.present(s, seat))

    def battle_command(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """He commands, with his rating and his ability."""
        self.command[seat] = noun

    def rivals(self, s: HamilcarState) -> list[int]:
        """Both Consuls, if they are here and the Dictator does not command. [13.2.1]"""
        both = members(consuls_of(s, self.present(s, ROME)))
        if len(both) < 2 or s.office[self.command[ROME]] == DICTATOR:  # [5.2.C4e]
            return []
        return both

    def change_of_command(self, s: HamilcarState) -> None:
        """Step 1. [13.1.1, 13.2.1, 2.2.E1f]"""
        both = self.rivals(s)
        self.answer = 0
        if not both or self.unequal(s, both):
            return
        if self.attacker == ROME:
            s.ask(CARTHAGE, "command_roll")
        else:
            s.call(RollDie(CARTHAGE))

    def unequal(self, s: HamilcarState, both: list[int]) -> bool:
        """One Aristocrat and one who is not: no change is possible. [13.2.2, 2.2.D2b]"""
        traits = s.box.traits
        return bool(traits[both[0]] & ARISTOCRAT) != bool(traits[both[1]] & ARISTOCRAT)

    def command_roll_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Against a Roman attack Carthage may roll. [13.2.1]"""
        return sorted([PASS, ROLL_COMMAND])

    def command_roll(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """The die for a Change of Command. [13.2.3]"""
        if verb == ROLL_COMMAND:
            s.call(RollDie(CARTHAGE))

    def changed(self, s: HamilcarState) -> None:
        """On 4 to 6 the two Consuls change places. [13.2.3]"""
        for seat in (self.attacker, 1 - self.attacker):
            if self.command[seat] >= 0:
                s.tell("2.2.E1b", "commands", seat, self.command[seat])
        if self.answer >= COMMAND_CHANGES:
            both = self.rivals(s)
            self.command[ROME] = both[1] if self.command[ROME] == both[0] else both[0]
            s.tell("13.2.3", "command-changed", self.command[ROME])

    # ---- 13.1 steps 2 and 3: Counter Events ----

    def usable(self, s: HamilcarState, seat: int) -> int:
        """Counter Events that could matter to that side in this battle."""
        if self.barred and seat == ROME:
            return 0
        found = 0
        for card in members(cards_for(s, seat, "land_battle")):
            effect = s.box.card_effects[card][0]
            if effect.op == "battle_rating" and self.command[ROME if effect.side == "rome" else seat] < 0:
                continue
            if effect.op == "choose_commander" and not self.rivals(s):
                continue
            regions = [number for word, number in effect.within if word == "region"]
            if regions and s.box.board.region[self.space] not in regions:
                continue
            found |= 1 << card
        return found

    def counters(self, s: HamilcarState) -> None:
        """The Attacker, then the Defender. [13.1.1]"""
        if self.passes >= 2:
            self.go("charge")
        else:
            s.call(Window(self.seat, self.usable(s, self.seat)))

    def countered(self, s: HamilcarState) -> None:
        """What the card does; then both sides get another chance. [13.1.1, 17.1#54a]"""
        self.go("counters")
        if not self.answer:
            self.passes += 1
            self.seat = 1 - self.seat
            return
        self.passes = 0
        for effect in s.box.card_effects[self.answer - 1]:
            if effect.op == "battle_rating":  # [17.1#54a]
                self.rating[ROME if effect.side == "rome" else self.seat] += effect.by
            elif effect.op == "dice_level":
                self.more[self.seat] += effect.by
            elif effect.op == "forbid":
                self.barred = 1
            elif effect.op == "choose_commander":
                s.ask(self.seat, "consul_command")

    def consul_command_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Both Consuls, whatever their rank (Rival Consuls)."""
        return [COMMAND + g for g in self.rivals(s)]

    def consul_command_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != COMMAND:
            return None
        return refuse(self.consul_command_options(s, seat), verb + noun, "13.2.1", "no-consul", (noun,))

    def consul_command(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """The one whom Carthage names commands."""
        self.command[ROME] = noun
        s.tell("13.2.3", "command-changed", noun)

    # ---- 13.3.D Elephant Charge ----

    def charge(self, s: HamilcarState) -> None:
        """Enough Elephants for the Roman commander's Battle Rating may charge. [13.3.D1]"""
        there = s.el[self.space]
        if there and there >= self.battle_rating(s, ROME):
            s.ask(CARTHAGE, "elephant_charge")
        else:
            self.go("roll")

    def elephant_charge_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Charge, or do not. [13.3.D1]"""
        return sorted([PASS, CHARGE])

    def elephant_charge_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.space,)

    def elephant_charge(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """The charge is announced; a lost battle then costs an Elephant first. [13.3.D1, 13.4.5]"""
        if verb == PASS:
            self.go("roll")
        else:
            self.charged = 1
            s.tell("13.3.D1", "charge", self.space)

    def fright(self, s: HamilcarState) -> None:
        """Rome may play Elephant Fright. [13.3.D2]"""
        s.call(Window(ROME, cards_for(s, ROME, "elephant_charge")))

    def charge_roll(self, s: HamilcarState) -> None:
        """Carthage rolls for the charge. [13.3.D3, 17.1#1a, 17.2.A-Hasdrubal1]"""
        if self.answer:
            self.bonus += s.box.card_effects[self.answer - 1][0].by
        s.call(RollDie(CARTHAGE))

    def charge_total(self, s: HamilcarState) -> int:
        """The die with Forgotten Tactics, Elephant Fright and Hasdrubal. [13.3.D3]"""
        return self.charge_die + sum(step.amount for step in self.charge_steps(s))

    def charge_steps(self, s: HamilcarState) -> list[RollStep]:
        """What changes the die of a charge. [13.3.D3, 17.1#1a, 17.2.A-Hasdrubal1]"""
        effect = self.ability(s, CARTHAGE, "elephant_charge")
        steps = [
            RollStep("forgotten_tactics", FORGOTTEN_TACTICS if s.forgotten else 0, "13.3.D3"),
            RollStep("cards", self.bonus, "17.1#1a"),
            RollStep("ability", effect.by if effect is not None else 0, "17.2.A-Hasdrubal1"),
        ]
        return [step for step in steps if step.amount]

    def charge_rolled(self, s: HamilcarState) -> None:
        """L. Caecilius Metellus. [17.2.B-Metellus1]"""
        self.charge_die = self.answer
        effect = self.ability(s, ROME, "elephant_charge_reroll")
        if effect is not None and self.rerolled < effect.times:
            s.ask(ROME, "charge_reroll")

    def charge_reroll_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Let the charge stand, or have it rolled again. [17.2.B-Metellus1]"""
        return sorted([PASS, AGAIN])

    def charge_reroll_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.charge_total(s),)

    def charge_reroll(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """The die is rolled again, once in a battle. [17.2.B-Metellus2]"""
        if verb == AGAIN:  # once per battle [17.2.B-Metellus2]
            self.rerolled += 1
            self.answer = 0
            self.go("charge_roll")

    def charge_result(self, s: HamilcarState) -> None:
        """1 or less gives Rome the reroll, more than the rating gives it to Carthage. [13.3.D4, 13.3.D5, 13.3.D6]"""
        total = self.charge_total(s)
        gains = NOTHING
        if total <= BACKFIRE:
            gains = ROME
        elif total > self.battle_rating(s, ROME):
            gains = CARTHAGE
        if gains >= 0:
            self.queue = [2 * gains + CHARGE_RIGHT]
        tell_steps(s, "charge-bonus", self.charge_steps(s))
        s.tell("13.3.D3", "charge-result", total, self.battle_rating(s, ROME), gains)

    # ---- 13.4 ----

    def steps(self, s: HamilcarState) -> list[LevelStep]:
        """The steps that lead to the dice levels. [13.3.1]"""
        ratings = self.battle_rating(s, ROME), self.battle_rating(s, CARTHAGE)
        return space_steps(s, self.space, ratings, (self.more[ROME], self.more[CARTHAGE]))

    def levels(self, s: HamilcarState) -> list[int]:
        """The dice level of each side. [13.3.1]"""
        return self.steps(s)[-1].levels

    def roll(self, s: HamilcarState) -> None:
        """One Battle Die after the other. [13.4.1]"""
        if self.dice == [-1, -1, -1, -1]:
            for step in self.steps(s)[1:]:
                key, values, levels = STEP_IDS.index(step.key), step.values, step.levels
                s.tell(step.rule, "level-step", key, *values, *levels)
        if self.next_die(s) >= 0:
            self.go("roll")
            s.ask(CHANCE, "battle_die")
            return
        self.queue_rights(s)

    def next_die(self, s: HamilcarState) -> int:
        """The next Battle Die that a level calls for, or -1. [13.4.1]"""
        for seat, level in enumerate(self.levels(s)):
            for large in (0, 1):
                wanted = level == TOP_LEVEL or level == 1 + large
                if wanted and self.dice[2 * seat + large] < 0:
                    return 2 * seat + large
        return -1

    def battle_die_options(self, s: HamilcarState, seat: int) -> list[int]:
        """The faces of the small or the large die. [13.4.1]"""
        base = LARGE_DIE if self.next_die(s) % 2 else SMALL_DIE
        return [base + face for face in SIX]

    def battle_die(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """What the die shows."""
        die = self.next_die(s)
        self.dice[die] = noun
        symbols = (s.box.large_die if die % 2 else s.box.small_die)[noun]
        s.tell("13.4.1", "battle-die", die, noun + 1, *symbols)

    def queue_rights(self, s: HamilcarState) -> None:
        """Who may reroll: the charge's right and own abilities, the Attacker first. [17.2.A-Barca1]"""
        rights = self.queue
        for seat in (ROME, CARTHAGE):
            if self.ability(s, seat, "land_reroll") is not None:
                rights = [*rights, 2 * seat + OWN_RIGHT]
        self.queue = [r for r in rights if r // 2 == self.attacker] + [r for r in rights if r // 2 != self.attacker]

    def rights(self, s: HamilcarState) -> None:
        """Rights; one who has no die to reroll is passed over."""
        while self.queue and self.die_reroll_options(s, self.queue[0] // 2) == [PASS]:
            self.queue = self.queue[1:]
        if self.queue:
            s.ask(self.queue[0] // 2, "die_reroll")

    def die_reroll_options(self, s: HamilcarState, seat: int) -> list[int]:
        """One rolled die of either side, or of the own for Barca. [13.3.D5, 17.2.A-Barca1]"""
        own = self.queue[0] % 2 == OWN_RIGHT
        dice = [d for d in range(len(DICE_IDS)) if self.dice[d] >= 0 and (not own or d // 2 == seat)]
        return [PASS, *(REROLL + d for d in dice)]

    def die_reroll_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != REROLL or verb + noun in self.die_reroll_options(s, seat):
            return None
        if self.dice[noun] < 0:
            return Reason("13.3.D5", "die-not-rolled", (noun,))
        return Reason("17.2.A-Barca1", "not-your-die", (noun,))

    def die_reroll(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """That die is rolled again; the right is used up. [13.3.D5]"""
        self.queue = self.queue[1:]
        if verb == REROLL:
            s.tell("13.3.D5", "rerolls", seat, noun)
            self.dice[noun] = -1
            self.go("rights")
            s.ask(CHANCE, "battle_die")
        elif self.queue:
            self.go("rights")

    def outcome(self, s: HamilcarState) -> None:
        """More hits suffered lose; a tie loses the Attacker. [13.4.6, 17.2.B-Florus1, 17.2.B-Calatinus1]"""
        for seat in (ROME, CARTHAGE):
            self.hits[seat] = hits_on(s, seat, self.dice)
            effect = self.ability(s, seat, "land_hits_suffered")
            if effect is not None and self.hits[seat]:
                self.hits[seat] = max(0, self.hits[seat] + effect.by)
                s.tell("17.2.B-Florus1", "hits-changed", seat, self.command[seat], effect.by)
        if self.hits[ROME] != self.hits[CARTHAGE]:
            self.winner = ROME if self.hits[ROME] < self.hits[CARTHAGE] else CARTHAGE
        elif self.ability(s, self.attacker, "wins_ties") is not None:
            self.winner = self.attacker
            s.tell("17.2.B-Calatinus1", "battle-tied", 1)
        else:
            self.winner = 1 - self.attacker
            s.tell("13.4.6", "battle-tied", 0)
        s.tell("13.4.6", "battle-result", self.winner, self.hits[ROME], self.hits[CARTHAGE])

    def loser_losses(self, s: HamilcarState) -> None:
        """The loser takes his hits, an Elephant first after a charge. [13.4.4, 13.4.5, 13.4.8, 14.5.B4]"""
        loser = 1 - self.winner
        first = int(loser == CARTHAGE and self.charged)
        s.call(LoseCUs(seat=loser, area=self.space, count=self.hits[loser], elephants_first=first))

    def winner_losses(self, s: HamilcarState) -> None:
        """Then the winner takes his. [13.4.4]"""
        self.lost += self.answer
        s.call(LoseCUs(self.winner, self.space, self.hits[self.winner]))

    def trains(self, s: HamilcarState) -> None:
        """The winner takes all STs of the space. [13.4.7, 2.3.D3c]"""
        self.lost += capture_trains(s, self.winner, self.space)
        trim(s, self.attacker, self.space)
        s.won_any |= 1 << self.winner
        s.won_at[self.winner] |= 1 << self.space

    def price_of_failure(self, s: HamilcarState) -> None:
        """Rome may have the beaten Carthaginian commander eliminated. [16.6.1]"""
        if self.winner == ROME:
            s.call(PriceOfFailure(self.command[CARTHAGE]))

    def retreat(self, s: HamilcarState) -> None:
        """What is left of the loser retreats; without CUs his Generals are displaced. [13.4.8, 13.5.A1, 13.6.3]"""
        loser = 1 - self.winner
        goes_on = self.command[self.attacker] == self.general and self.ability(s, self.attacker, "continue_move")
        if loser == self.attacker or not goes_on:  # [7.1.11]
            freeze(s, self.attacker, self.space, self.present(s, self.attacker))
        if cus(s, loser, self.space):
            entered_from = self.last if loser == self.attacker else -1
            barred = self.last if loser != self.attacker else -1
            cu, el, st, generals = self.sallied
            s.call(
                Retreat(
                    seat=loser,
                    space=self.space,
                    entered_from=entered_from,
                    barred=barred,
                    by_sea=self.by_sea,
                    sally_cu=cu,
                    sally_el=el,
                    sally_st=st,
                    sally_generals=generals,
                )
            )
        else:
            s.call(Displacement(self.present(s, loser)))

    def consequences(self, s: HamilcarState) -> None:
        """The loser removes PCs for half of the Units he lost, or has lost the game. [13.6.1, 13.6.2, 13.6.4]"""
        self.lost += self.answer
        if self.lost // 2:  # [15.1.1]
            s.call(RemovePCs(1 - self.winner, self.lost // 2, WITH_MIAT, FOR_LAND_BATTLE))

    def victors_pc(self, s: HamilcarState) -> None:
        """L. Cornelius Scipio may place a PC. [17.2.B-LScipio1]"""
        s.call(VictorsPC(self.winner, self.command[self.winner]))

    def finish(self, s: HamilcarState) -> None:
        """The winner is told to whoever called for the battle."""
        s.end(self.winner + 1)
