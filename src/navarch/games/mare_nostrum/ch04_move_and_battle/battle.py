"""4.2 Battles: one roll of each side, hits, and what comes after: At War (4.2.1).

4.2.1-4 income in war: `ch01_collect/commodities_and_coins.py`. 4.2.1-5, 4.2.1-7 building in war:
`ch03_build/control.py`. 4.2.1-6 Triremes beside it: `ch03_build/units_and_buildings.py`.
"""

from __future__ import annotations

from typing import Final

from ....engine.kind import Number, Numbers, Seat
from ....engine.procedure import Procedure
from ....engine.state import CHANCE
from ..actions import ROLL
from ..box.labels import LAND, RAMSES, SEA
from ..ch10_heroes.heroes import BONUS_RULES, hero_bonus, hero_bonuses, hero_dice
from ..definitions.units import garrisons, land_units, release
from ..kinds import Province, Sea
from ..state import MareState
from .battle_losses import Losses

DICE_IN_LINE: Final = 4


class Battle(Procedure):
    """4.2 One roll of each side settles a battle; there is no retreat. [4.2-1, 4.2-4]"""

    SEQUENCE = ("begin", "attacker_rolls", "defender_rolls", "count_hits", "defender_loses", "attacker_loses", "after")
    CHOICES = {"attack_die": "4.2-3", "defence_die": "4.2-3"}

    attacker: Seat
    defender: Seat
    province: Province = -1  # nowhere in a sea battle
    sea: Sea = -1  # nowhere in a land battle
    attack_dice: Numbers = []
    defence_dice: Numbers = []
    attack_hits: Number = 0
    defence_hits: Number = 0

    def begin(self, s: MareState) -> None:
        """It begins."""
        a, d = s.empire[self.attacker], s.empire[self.defender]
        if self.sea >= 0:
            s.tell("4.1.1-2", "sea-battle", a, d, self.sea, self.attacker)
        else:
            s.tell("4.1.2-6", "land-battle", a, d, self.province, self.attacker)

    def attacker_rolls(self, s: MareState) -> None:
        """One die for each Legion or Trireme. [4.2-2, 4.2-3, 4.2-7]"""
        if len(self.attack_dice) < self.dice(s, self.attacker):
            s.ask(CHANCE, "attack_die")

    def attack_die_options(self, s: MareState, seat: int) -> list[int]:
        """The faces of the die."""
        return self.faces(s)

    def attack_die_weights(self, s: MareState) -> list[int]:
        """How often each face is on the die."""
        return self.face_weights(s)

    def attack_die(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """A die of the attacker."""
        self.attack_dice.append(1 + noun)
        self.go("attacker_rolls")

    def defender_rolls(self, s: MareState) -> None:
        """The defender rolls at the same time. [4.2-4]"""
        if len(self.defence_dice) < self.dice(s, self.defender):
            s.ask(CHANCE, "defence_die")

    def defence_die_options(self, s: MareState, seat: int) -> list[int]:
        """The faces of the die."""
        return self.faces(s)

    def defence_die_weights(self, s: MareState) -> list[int]:
        """How often each face is on the die."""
        return self.face_weights(s)

    def defence_die(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """A die of the defender."""
        self.defence_dice.append(1 + noun)
        self.go("defender_rolls")

    def faces(self, s: MareState) -> list[int]:
        """The different faces of the battle die used here. [C-6]"""
        faces = s.box.sea_rolls if self.sea >= 0 else s.box.land_rolls
        return [ROLL + face - 1 for face in faces]

    def face_weights(self, s: MareState) -> list[int]:
        """How often each face is on the die."""
        return list(s.box.sea_weights if self.sea >= 0 else s.box.land_weights)

    def dice(self, s: MareState, seat: int) -> int:
        """How many dice the seat rolls here. [4.2-3, 4.2-10]"""
        if self.sea >= 0:
            return s.triremes[seat * SEA + self.sea] * s.box.trireme_dice
        return land_dice(s, seat, self.province)

    def count_hits(self, s: MareState) -> None:
        """Totals by five, rounded down; a Fortress cancels one hit against its owner. [4.2-5, 4.2-8]"""
        self.attack_hits = self.hits_of(s, self.attacker, self.defender, self.attack_dice, True)
        self.defence_hits = self.hits_of(s, self.defender, self.attacker, self.defence_dice, False)

    def hits_of(self, s: MareState, seat: int, foe: int, rolled: list[int], active: bool) -> int:
        """Dice and bonuses of one side, told one by one, and the hits that count. [4.2-5]"""
        tell_dice(s, seat, rolled)
        total = sum(rolled)
        if self.sea < 0:
            total += land_bonus(s, seat, self.province, active)
            self.tell_bonuses(s, seat, active)
        hits = total // s.box.per_hit
        lost = min(hits, cancelled(s, foe, self.province)) if self.sea < 0 else 0
        s.tell("4.2-5", "hits", s.empire[seat], total, hits - lost, lost, seat)
        return hits - lost

    def tell_bonuses(self, s: MareState, seat: int, active: bool) -> None:
        """What was added to the dice, and why. [4.2-9]"""
        if not s.listening:
            return
        if s.fortress[self.province] == seat:
            s.tell("4.2-9", "fortress-adds", s.empire[seat], s.box.fortress_total, seat)
        for tile, amount in hero_bonuses(s, seat, self.province, active):
            s.tell(BONUS_RULES[tile], "hero-adds", s.empire[seat], tile, amount, seat)
        extra = hero_dice(s, seat, self.province)
        if extra:
            s.tell("10.RAMSES-1", "extra-dice", s.empire[seat], RAMSES, extra, seat)

    def defender_loses(self, s: MareState) -> None:
        """The defender chooses his losses, then the attacker; neither changes the other's. [4.2-6, Q51]"""
        self.take_losses(s, self.defender, self.attack_hits)

    def attacker_loses(self, s: MareState) -> None:
        """The attacker's losses. [4.2-6]"""
        self.take_losses(s, self.attacker, self.defence_hits)

    def take_losses(self, s: MareState, seat: int, hits: int) -> None:
        """Surplus hits are lost. [Q52]"""
        if self.sea >= 0:
            lost = min(hits, s.triremes[seat * SEA + self.sea])
            s.triremes[seat * SEA + self.sea] -= lost
            s.trireme_stock[seat] += lost
            if lost:
                s.tell("4.2-6", "triremes-lost", s.empire[seat], lost, self.sea, seat)
        elif hits:
            s.call(Losses(seat, self.province, min(hits, land_units(s, seat, self.province))))

    def after(self, s: MareState) -> None:
        """4.2.1 With Units of two players left the Province is At War, and nothing in it stays occupied.

        A sole survivor goes on occupying what he occupied. [4.2.1-1, 4.2.1-3, 4.3-3, 4.3-4, D-4]
        """
        if self.sea < 0 and garrisons(s, self.province).bit_count() > 1:
            release(s, self.province)
            s.tell("4.2.1-1", "at-war", self.province)


def tell_dice(s: MareState, seat: int, rolled: list[int]) -> None:
    """The dice of one side; a large roll goes on in further lines. [4.2-3]"""
    if not s.listening:
        return
    for first in range(0, len(rolled), DICE_IN_LINE):
        dice = [*rolled[first : first + DICE_IN_LINE], 0, 0, 0]
        key = "rolled-on" if first else "rolled"
        s.tell("4.2-3", key, s.empire[seat], dice[0], dice[1], dice[2], dice[3], seat)


def land_dice(s: MareState, seat: int, province: int) -> int:
    """A die for each Legion, none for a Fortress, one more by Ramses II. [4.2-3, 4.2-10]"""
    fortress = s.box.fortress_dice if s.fortress[province] == seat else 0
    return s.legions[seat * LAND + province] * s.box.legion_dice + fortress + hero_dice(s, seat, province)


def land_bonus(s: MareState, seat: int, province: int, active: bool) -> int:
    """What is added to the dice of one side in a Land Battle. [4.2-9]"""
    fortress = s.box.fortress_total if s.fortress[province] == seat else 0
    return fortress + hero_bonus(s, seat, province, active)


def cancelled(s: MareState, seat: int, province: int) -> int:
    """How many hits against the seat its Fortress cancels. [4.2-8]"""
    return s.box.fortress_cancels if s.fortress[province] == seat else 0
