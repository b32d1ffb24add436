"""4.2 Battles: one roll of each side, hits, losses, and what comes after."""

from __future__ import annotations

from ...engine.event import Reason
from ...engine.kind import Number, Numbers, Seat
from ...engine.procedure import Procedure
from ...engine.state import CHANCE
from .actions import AGAINST, BATTLE, DIE, DONE, LOSE_FORTRESS, LOSE_LEGION, LOSE_OCCUPIER, ROLL, SEA_BATTLE
from .bars import (
    AT_PEACE,
    FOUGHT_HERE,
    FREE,
    NO_BATTLE_DUE,
    NO_FOE_AT_SEA,
    NO_FORTRESS_HERE,
    NO_FREE_LEGION,
    NO_OCCUPIER_HERE,
    NO_OWN_TRIREME,
    NO_UNITS_HERE,
    NOT_IN_GAME,
    because,
)
from .board import foes_here, free_legions, garrisons, land_units, release, remove_legion, seat_of
from .kinds import Province, Provinces, Sea, Seas
from .state import LAND, SEA, MareState
from .tiles import CAESAR, NEBUCHADNEZZAR, PERICLES, RAMSES, has_power


class SeaBattles(Procedure):
    """4.1.1 In each Sea with opposing Triremes the Active Player may fight one battle. [4.1.1-2, 4.1.1-3, 9-5]"""

    SEQUENCE = ("choose_sea", "choose_foe", "fight")
    CHOICES = {"sea_battle": "4.1.1-2", "sea_foe": "9-4"}

    seat: Seat
    fought: Seas = 0
    sea: Sea = -1

    def choose_sea(self, s: MareState) -> None:
        """He chooses a Sea."""
        if len(self.sea_battle_options(s, self.seat)) == 1:
            s.end()
        else:
            s.ask(self.seat, "sea_battle")

    def sea_battle_options(self, s: MareState, seat: int) -> list[int]:
        """Any Sea where a battle may be fought, or no more."""
        return [DONE, *(SEA_BATTLE + sea for sea in range(SEA) if not self.sea_battle_bar(s, seat, sea))]

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


class LandBattles(Procedure):
    """4.1.2 A battle in every Province with his and opposing Units, in the order he likes. [4.1.2-6, 4.1.2-7]

    Units that survived another player's attack are attacked again in a later turn. [4.2-12, 4.2.1-2]
    """

    SEQUENCE = ("choose_province", "choose_foe", "fight")
    CHOICES = {"land_battle": "4.1.2-6", "land_foe": "9-4"}

    seat: Seat
    fought: Provinces = 0
    province: Province = -1

    def choose_province(self, s: MareState) -> None:
        """He chooses a province."""
        due = self.land_battle_options(s, self.seat)
        if not due:
            s.end()
        elif len(due) == 1:
            self.land_battle(s, self.seat, BATTLE, due[0] - BATTLE)
        else:
            s.ask(self.seat, "land_battle")

    def land_battle_options(self, s: MareState, seat: int) -> list[int]:
        """Every province in which a battle is due."""
        return [BATTLE + p for p in range(LAND) if not self.land_battle_bar(s, seat, p)]

    def land_battle_bar(self, s: MareState, seat: int, province: int) -> int:
        """Due where his Units meet opposing ones, once a turn, but not those at peace with him. [9-5, 4.1.2-8]"""
        if self.fought >> province & 1:
            return FOUGHT_HERE
        if not land_units(s, seat, province) or not foes_here(s, seat, province):
            return NO_BATTLE_DUE
        return FREE

    def land_battle_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why no battle is due there."""
        return because(self.land_battle_bar(s, seat, noun), noun) if verb == BATTLE else None

    def land_battle(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """The battle will be there."""
        self.province = noun
        self.fought |= 1 << noun

    def choose_foe(self, s: MareState) -> None:
        """Of several opponents he picks one. [9-4]"""
        foes = foes_here(s, self.seat, self.province)
        if foes.bit_count() == 1:
            s.call(Battle(attacker=self.seat, defender=foes.bit_length() - 1, province=self.province))
        else:
            s.ask(self.seat, "land_foe")

    def land_foe_options(self, s: MareState, seat: int) -> list[int]:
        """The opponents with units there."""
        return sorted(AGAINST + s.empire[o] for o in range(s.players) if not self.land_foe_bar(s, seat, o))

    def land_foe_bar(self, s: MareState, seat: int, other: int) -> int:
        """Why that player is not to be fought there."""
        if other < 0:
            return NOT_IN_GAME
        if s.peace[seat] == other:
            return AT_PEACE
        return FREE if foes_here(s, seat, self.province) >> other & 1 else NO_UNITS_HERE

    def land_foe_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why that player cannot be fought there."""
        return because(self.land_foe_bar(s, seat, seat_of(s, noun)), noun) if verb == AGAINST else None

    def land_foe_facts(self, s: MareState, seat: int) -> tuple[int, ...]:
        """The facts of the prompt."""
        return (self.province,)

    def land_foe(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """The battle begins."""
        s.call(Battle(attacker=seat, defender=seat_of(s, noun), province=self.province))

    def fight(self, s: MareState) -> None:
        """The next battle."""
        self.go("choose_province")


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
            s.tell("4.2-2", "sea-battle", a, d, self.sea, self.attacker)
        else:
            s.tell("4.2-2", "land-battle", a, d, self.province, self.attacker)

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
        self.attack_dice.append(int(DIE[noun]))
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
        self.defence_dice.append(int(DIE[noun]))
        self.go("defender_rolls")

    def faces(self, s: MareState) -> list[int]:
        """The different faces of the battle die used here. [C-6]"""
        faces = s.box.sea_faces if self.sea >= 0 else s.box.land_faces
        return [ROLL + face for face in range(len(DIE)) if int(DIE[face]) in faces]

    def face_weights(self, s: MareState) -> list[int]:
        """How often each face is on the die."""
        faces = s.box.sea_faces if self.sea >= 0 else s.box.land_faces
        return [faces.count(int(DIE[face])) for face in range(len(DIE)) if int(DIE[face]) in faces]

    def dice(self, s: MareState, seat: int) -> int:
        """How many dice the seat rolls here. [4.2-3, 4.2-10]"""
        if self.sea >= 0:
            return s.triremes[seat * SEA + self.sea]
        return land_dice(s, seat, self.province)

    def count_hits(self, s: MareState) -> None:
        """Totals by five, rounded down; a Fortress cancels one hit against its owner. [4.2-5, 4.2-8]"""
        attack = self.total(s, self.attacker, self.attack_dice, True)
        defence = self.total(s, self.defender, self.defence_dice, False)
        self.attack_hits = attack // s.box.per_hit
        self.defence_hits = defence // s.box.per_hit
        if self.sea < 0:
            self.attack_hits = max(0, self.attack_hits - cancelled(s, self.defender, self.province))
            self.defence_hits = max(0, self.defence_hits - cancelled(s, self.attacker, self.province))
        for seat, total, hits in (
            (self.attacker, attack, self.attack_hits),
            (self.defender, defence, self.defence_hits),
        ):
            s.tell("4.2-5", "hits", s.empire[seat], total, hits, seat)

    def total(self, s: MareState, seat: int, rolled: list[int], active: bool) -> int:
        """Dice and bonuses of one side. [4.2-5]"""
        if self.sea >= 0:
            return sum(rolled)
        return sum(rolled) + land_bonus(s, seat, self.province, active)

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


def land_dice(s: MareState, seat: int, province: int) -> int:
    """A die for each Legion, none for a Fortress, one more by Ramses II. [4.2-3, 4.2-10, 10.RAMSES-1, 10.RAMSES-2]"""
    dice = s.legions[seat * LAND + province]
    if land_units(s, seat, province) and has_power(s, seat, RAMSES):
        dice += s.box.ramses
    return dice


def land_bonus(s: MareState, seat: int, province: int, active: bool) -> int:
    """What is added to the dice of one side in a Land Battle. [4.2-9]"""
    legions = s.legions[seat * LAND + province]
    bonus = 0
    if active and has_power(s, seat, CAESAR):  # each Legion's die, never the die of Ramses [10.CAESAR-1]
        bonus += legions * s.box.caesar
    if not active and has_power(s, seat, PERICLES):  # [10.PERICLES-1]
        bonus += legions * s.box.pericles
    if s.fortress[province] == seat:
        bonus += s.box.fortress_total
    if s.control[province] == seat and land_units(s, seat, province) and has_power(s, seat, NEBUCHADNEZZAR):
        bonus += s.box.nebuchadnezzar  # [10.NEBUCHADNEZZAR-1, 10.NEBUCHADNEZZAR-2]
    return bonus


def cancelled(s: MareState, seat: int, province: int) -> int:
    """How many hits against the seat its Fortress cancels. [4.2-8]"""
    return s.box.fortress_cancels if s.fortress[province] == seat else 0


class Losses(Procedure):
    """4.2 The owner chooses which of his Units are destroyed. [4.2-6, 4.2-11]"""

    SEQUENCE = ("choose", "again")
    CHOICES = {"loss": "4.2-6"}

    seat: Seat
    province: Province
    hits: Number

    def choose(self, s: MareState) -> None:
        """He is asked while there is something to choose."""
        if not self.hits:
            s.end()
            return
        ways = self.loss_options(s, self.seat)
        if len(ways) == 1 or self.hits >= land_units(s, self.seat, self.province):
            verb = s.game.bases[ways[0]]
            self.loss(s, self.seat, verb, ways[0] - verb)
        else:
            s.ask(self.seat, "loss")

    def loss_options(self, s: MareState, seat: int) -> list[int]:
        """A free legion, one that occupies something, or the fortress."""
        found = [] if self.loss_bar(s, seat, LOSE_LEGION, 0) else [LOSE_LEGION]
        for site in (*s.box.sites_of[self.province], s.box.control_of[self.province]):
            if not self.loss_bar(s, seat, LOSE_OCCUPIER, site):
                found.append(LOSE_OCCUPIER + site)
        if not self.loss_bar(s, seat, LOSE_FORTRESS, 0):
            found.append(LOSE_FORTRESS)
        return found

    def loss_bar(self, s: MareState, seat: int, verb: int, noun: int) -> int:
        """Why that kind of unit cannot be lost here. [4.2-6]"""
        if verb == LOSE_LEGION:
            return FREE if free_legions(s, seat, self.province) else NO_FREE_LEGION
        if verb == LOSE_FORTRESS:
            return FREE if s.fortress[self.province] == seat else NO_FORTRESS_HERE
        here = s.box.site_province[noun] == self.province
        return FREE if here and s.occupier[noun] == seat else NO_OCCUPIER_HERE

    def loss_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why that unit cannot be lost."""
        if verb not in (LOSE_LEGION, LOSE_OCCUPIER, LOSE_FORTRESS):
            return None
        return because(self.loss_bar(s, seat, verb, noun), self.province)

    def loss_facts(self, s: MareState, seat: int) -> tuple[int, ...]:
        """The facts of the prompt."""
        return (self.hits, self.province)

    def loss(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """The unit goes back to its owner's stock."""
        self.hits -= 1
        if verb == LOSE_FORTRESS:
            s.fortress[self.province] = -1
            s.fortress_stock[seat] += 1
            s.tell("4.2-11", "fortress-lost", s.empire[seat], self.province, seat)
            return
        if verb == LOSE_OCCUPIER:  # what it occupied returns to the Controlling Player [Q57]
            s.occupier[noun] = -1
        remove_legion(s, seat, self.province)
        s.tell("4.2-6", "legion-lost", s.empire[seat], self.province, seat)

    def again(self, s: MareState) -> None:
        """And again."""
        self.go("choose")
