"""5.2.5 Engage the enemy Fleet."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ...engine.event import Reason
from ...engine.procedure import Procedure
from ...engine.state import CHANCE
from .actions import DONE, EMBARK, ENGAGE, REROLL, RETREAT, ROLL, STAY
from .cards import leave_hand, to_empire_deck, unseen
from .losses import AT_SEA, GiveUp
from .names import BUILT, ENGAGED, LIGHT, PORT, SHIP, cards_of, count, other
from .pay import can_meet, lacks_ships, payment
from .supply import survey
from .tokens import gain_prestige, lose_warships
from .vocabulary import (
    BY_OWNER,
    CAPTURE_WARSHIP,
    FROM_SHIPS,
    HEAVY_HITS_ON,
    LIGHT_HITS_ON,
    NAVAL_INFANTRY,
    NAVAL_REROLL,
)  # fmt: skip

if TYPE_CHECKING:
    from .state import HandsState

NO_WINNER = -1
DICE_SHIFT = 16  # a volley answers hits * DICE_SHIFT + missed Warship dice


def why_engage(s: HandsState, seat: int) -> Reason | None:
    """What forbids engaging [5.2.5.A, 5.2.5.B, 5.2.5.C, 6.2.J]."""
    if s.fleet[seat] == PORT or s.fleet[seat] != s.fleet[other(seat)]:
        return Reason("5.2.5.A", "fleets-apart", (s.fleet[seat], s.fleet[other(seat)]))
    if s.overtime:
        return Reason("6.2.J", "no-new-battle")
    if s.deeds & BUILT:
        return Reason("5.2.5.C", "built-this-round")
    if not can_meet(s, seat, [SHIP]):
        return lacks_ships(s, seat, 1, "5.2.5.B")
    return None


def engage_options(s: HandsState, seat: int) -> list[int]:
    """Engage, where the Fleets meet."""
    return [ENGAGE] if why_engage(s, seat) is None else []


class Engage(Procedure):
    """5.2.5 Engage the enemy Fleet. [5.2.5.A, 5.2.5.B]"""

    SEQUENCE: ClassVar = ("pay", "fight")
    FIELDS: ClassVar = {"seat": "seat"}

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def pay(self, s: HandsState) -> None:
        """A Ship card; an unsupplied one will not do [4.4.D, 5.2.5.B]."""
        s.call(payment(self.seat, -1, [SHIP]))

    def fight(self, s: HandsState) -> None:
        """The Fleets meet."""
        s.deeds |= ENGAGED
        s.tell("5.2.5.A", "engaged", self.seat, s.fleet[self.seat])
        s.call(NavalBattle(self.seat, s.fleet[self.seat], [0, 0], [0, 0], [0, 0], NO_WINNER))


class NavalBattle(Procedure):
    """5.2.5 A naval battle. [5.2.5.D]"""

    SEQUENCE: ClassVar = (
        "attacker_leaders", "defender_leaders", "infantry", "attacker_rolls", "attacker_rolled", "defender_rolls",
        "defender_rolled", "attacker_again", "attacker_rerolled", "defender_again", "defender_rerolled", "sink",
        "award", "drown", "cards_home", "retreat_fleet",
    )  # fmt: skip
    FIELDS: ClassVar = {
        "seat": "seat", "zone": "station", "hits": "seat: number", "missed": "seat: number", "sunk": "seat: number",
        "winner": "number",
    }  # fmt: skip

    def __init__(self, seat: int, zone: int, hits: list[int], missed: list[int], sunk: list[int], winner: int) -> None:
        super().__init__()
        self.seat = seat
        self.zone = zone
        self.hits = hits
        self.missed = missed
        self.sunk = sunk
        self.winner = winner

    # ---- who joins ----

    def attacker_leaders(self, s: HandsState) -> None:
        """First the attacker says which Leaders join, a free action like any other [5.2.5.L, E.PoliticalIntrigue.1]."""
        if not s.curfew:
            s.call(Embark(self.seat, s.cards.leaders, 99))

    def defender_leaders(self, s: HandsState) -> None:
        """Then the defender [5.2.5.L]."""
        s.call(Embark(other(self.seat), s.cards.leaders, 99))

    def infantry(self, s: HandsState) -> None:
        """Then Corvus: Infantry from the Reserve, 1 for each Warship [5.2.5.P, 5.2.5.Q, C.Corvus.1]."""
        for side in (self.seat, other(self.seat)):
            room = s.modifier(side, NAVAL_INFANTRY) * s.warships[side]
            if room:
                s.call(Embark(side, s.cards.infantry, room))
                return

    # ---- dice ----

    def dice(self, s: HandsState, side: int) -> list[int]:
        """What each die of a side hits on: Warships, Leaders, Infantry [5.2.5.D, 5.2.5.M, 5.2.5.R, C.Praetor.1]."""
        cards = s.cards
        dice = [s.num.ship_hits_on] * s.warships[side]
        for card in cards_of(s.aboard[side] & cards.leaders):
            dice += [cards.naval_hits_on[card]] * cards.strength[card]
        for card in cards_of(s.aboard[side] & cards.infantry):
            light = cards.of_kind[LIGHT] >> card & 1
            dice.append(s.modifier(side, LIGHT_HITS_ON if light else HEAVY_HITS_ON))
        return dice

    def rolls(self, s: HandsState, side: int) -> None:
        """All dice of a side."""
        s.call(Volley(side, self.dice(s, side), s.warships[side], 0, 0))

    def rolled(self, side: int) -> None:
        """Note the hits and the Warship dice that missed."""
        self.hits[side] += self.answer // DICE_SHIFT
        self.missed[side] = self.answer % DICE_SHIFT

    def attacker_rolls(self, s: HandsState) -> None:
        """Both roll at the same time [5.2.5.D]."""
        self.rolls(s, self.seat)

    def attacker_rolled(self, s: HandsState) -> None:
        """The attacker's hits."""
        self.rolled(self.seat)

    def defender_rolls(self, s: HandsState) -> None:
        """Both roll at the same time [5.2.5.D]."""
        self.rolls(s, other(self.seat))

    def defender_rolled(self, s: HandsState) -> None:
        """The defender's hits."""
        self.rolled(other(self.seat))

    def again(self, s: HandsState, side: int) -> None:
        """Master Pilots may reroll Warship dice that missed."""
        self.answer = 0
        most = min(s.modifier(side, NAVAL_REROLL), self.missed[side])
        if most:
            s.call(RollAgain(side, most, 0))

    def attacker_again(self, s: HandsState) -> None:
        """The attacker's pilots."""
        self.again(s, self.seat)

    def attacker_rerolled(self, s: HandsState) -> None:
        """Their hits."""
        self.rolled(self.seat)

    def defender_again(self, s: HandsState) -> None:
        """The defender's pilots."""
        self.again(s, other(self.seat))

    def defender_rerolled(self, s: HandsState) -> None:
        """Their hits."""
        self.rolled(other(self.seat))

    # ---- the end ----

    def sink(self, s: HandsState) -> None:
        """Each hit sinks an opposing Warship [5.2.5.D, 5.2.5.H]."""
        for side in (self.seat, other(self.seat)):
            self.sunk[side] = min(self.hits[other(side)], s.warships[side])
            s.tell("5.2.5.D", "warships-sunk", side, self.sunk[side])
        for side in (self.seat, other(self.seat)):
            lose_warships(s, side, self.sunk[side])

    def award(self, s: HandsState) -> None:
        """The sole survivor, else whoever sank more, wins; then Corvus captures a Warship.

        [5.2.5.E, 5.2.5.F, 5.2.5.G, 5.2.5.S, 5.6.3.D]
        """
        attacker, defender = self.seat, other(self.seat)
        alive = [s.warships[side] > 0 for side in (0, 1)]
        if alive[attacker] != alive[defender]:
            self.winner = attacker if alive[attacker] else defender
        elif alive[attacker] and self.sunk[attacker] != self.sunk[defender]:
            self.winner = attacker if self.sunk[attacker] < self.sunk[defender] else defender
        if self.winner == NO_WINNER:
            s.tell("5.2.5.F", "naval-draw", self.zone)
            return
        s.tell("5.2.5.E", "naval-victory", self.winner, self.zone)
        gain_prestige(s, self.winner, 1, "5.2.5.E")
        captured = s.modifier(self.winner, CAPTURE_WARSHIP)
        if captured and s.aboard[self.winner] & s.cards.infantry:
            s.warships[self.winner] = min(s.num.most_warships, s.warships[self.winner] + captured)
            s.tell("5.2.5.S", "warship-captured", self.winner)

    def drown(self, s: HandsState) -> None:
        """Infantry beyond the Warships left goes to the Empire deck, by its owner's choice [5.2.5.T]."""
        for side in (self.seat, other(self.seat)):
            aboard = s.aboard[side] & s.cards.infantry
            excess = count(aboard) - s.warships[side]
            if excess > 0:
                s.call(GiveUp(AT_SEA, side, BY_OWNER, excess, aboard, FROM_SHIPS, 1, 0))
                return

    def cards_home(self, s: HandsState) -> None:
        """Surviving Infantry and Leaders are discarded; Dictator and Mercenary General go home.

        So do all Leaders of a Fleet that was destroyed [5.2.5.N, 5.2.5.O, 5.2.5.U].
        """
        for side in (self.seat, other(self.seat)):
            aboard = s.aboard[side]
            s.aboard[side] = 0
            home = aboard & s.cards.leaders if s.warships[side] == 0 else aboard & s.cards.going_home
            for card in cards_of(home):
                to_empire_deck(s, side, card)
            s.discard[side] |= aboard & ~home

    def retreat_fleet(self, s: HandsState) -> None:
        """A beaten Fleet retreats; after a draw the defender may [5.2.5.I, 5.2.5.K]."""
        loser = other(self.seat) if self.winner == NO_WINNER else other(self.winner)
        if s.fleet[loser] == self.zone:
            s.call(Retreat(loser, int(self.winner == NO_WINNER)))


class Embark(Procedure):
    """5.2.5 Leaders from the Hand, or Infantry from the Reserve, join a naval battle one by one.

    Asked by what is publicly possible. [5.2.5.L, 5.2.5.P]
    """

    SEQUENCE: ClassVar = ("offer",)
    CHOICES: ClassVar = {"admirals": "5.2.5.L", "marines": "5.2.5.P"}
    FIELDS: ClassVar = {"seat": "seat", "cards": "set card", "room": "number"}

    def __init__(self, seat: int, cards: int, room: int) -> None:
        super().__init__()
        self.seat = seat
        self.cards = cards
        self.room = room

    def leaders(self, s: HandsState) -> bool:
        """Whether Leaders are asked for, not Infantry."""
        return self.cards == s.cards.leaders

    def offer(self, s: HandsState) -> None:
        """Ask while somebody might still join."""
        if self.room == 0:
            return
        if not self.leaders(s):
            held = s.reserve[self.seat] if s.secret_reserve else s.reserve[self.seat] & self.cards
            if held:
                s.ask(self.seat, "marines")
        elif unseen(s, self.seat) & self.cards and not s.leaderless >> self.seat & 1:
            s.ask(self.seat, "admirals")

    def willing(self, s: HandsState) -> int:
        """The cards that may join now."""
        held = s.hand[self.seat] if self.leaders(s) else s.reserve[self.seat]
        return held & self.cards

    def why_not(self, s: HandsState, verb: int, noun: int) -> Reason | None:
        """Why this card cannot join."""
        if verb != EMBARK or self.willing(s) >> noun & 1:
            return None
        if self.leaders(s):
            return Reason("5.2.5.L", "no-leader", (noun,))
        return Reason("5.2.5.P", "no-reserve-infantry", (noun,))

    def aboard(self, s: HandsState, verb: int, noun: int) -> None:
        """One card more, or enough."""
        if verb != EMBARK:
            return
        s.reserve[self.seat] &= ~(1 << noun)
        leave_hand(s, self.seat, noun)
        s.aboard[self.seat] |= 1 << noun
        s.tell("5.2.5.L" if self.leaders(s) else "5.2.5.P", "embarked", self.seat, noun)
        self.room -= 1
        self.go("offer")

    def admirals_options(self, s: HandsState, seat: int) -> list[int]:
        """Leaders in Hand."""
        return [DONE, *(EMBARK + card for card in cards_of(self.willing(s)))]

    def admirals_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why this card is no Leader in Hand."""
        return self.why_not(s, verb, noun)

    def admirals(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """A Leader joins [5.2.5.L]."""
        self.aboard(s, verb, noun)

    def marines_options(self, s: HandsState, seat: int) -> list[int]:
        """Infantry in the Reserve."""
        return [DONE, *(EMBARK + card for card in cards_of(self.willing(s)))]

    def marines_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why this card is no Infantry in the Reserve."""
        return self.why_not(s, verb, noun)

    def marines_facts(self, s: HandsState, seat: int) -> tuple[int, ...]:
        """How many may still join."""
        return (self.room,)

    def marines(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """Infantry joins without cost [5.2.5.P]."""
        self.aboard(s, verb, noun)


class Volley(Procedure):
    """5.2.5 The dice of one side, one after another; answers the hits and the missed Warship dice. [5.2.5.D]"""

    SEQUENCE: ClassVar = ("next_die", "report")
    CHOICES: ClassVar = {"naval_die": ""}
    FIELDS: ClassVar = {
        "seat": "seat", "dice": "list number", "ships": "number", "hits": "number", "missed": "number",
    }  # fmt: skip

    def __init__(self, seat: int, dice: list[int], ships: int, hits: int, missed: int) -> None:
        super().__init__()
        self.seat = seat
        self.dice = dice  # what each die still to be rolled hits on
        self.ships = ships  # how many of them are Warships, which roll first
        self.hits = hits
        self.missed = missed

    def next_die(self, s: HandsState) -> None:
        """Roll the next die."""
        if self.dice:
            s.ask(CHANCE, "naval_die")

    def naval_die_options(self, s: HandsState, seat: int) -> list[int]:
        """A die."""
        return [ROLL + pip for pip in range(6)]

    def naval_die(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """A hit or a miss."""
        needed = self.dice.pop(0)
        hit = noun + 1 >= needed
        self.hits += int(hit)
        if self.ships:
            self.ships -= 1
            self.missed += int(not hit)
        s.tell("5.2.5.D", "naval-roll", self.seat, noun + 1, needed)
        self.go("next_die")

    def report(self, s: HandsState) -> None:
        """All dice are rolled."""
        s.end(self.hits * DICE_SHIFT + self.missed)


class RollAgain(Procedure):
    """Master Pilots: some Warship dice that missed are rolled again. [4.6.B]"""

    SEQUENCE: ClassVar = ("offer", "roll", "report")
    CHOICES: ClassVar = {"reroll": "4.6.B"}
    FIELDS: ClassVar = {"seat": "seat", "most": "number", "chosen": "number"}

    def __init__(self, seat: int, most: int, chosen: int) -> None:
        super().__init__()
        self.seat = seat
        self.most = most
        self.chosen = chosen

    def offer(self, s: HandsState) -> None:
        """How many?"""
        s.ask(self.seat, "reroll")

    def reroll_options(self, s: HandsState, seat: int) -> list[int]:
        """None up to as many as the card allows."""
        return [REROLL + dice for dice in range(self.most + 1)]

    def reroll_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why not so many."""
        if verb != REROLL or noun <= self.most:
            return None
        return Reason("4.6.B", "too-many-dice", (self.most,))

    def reroll(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """So many dice."""
        self.chosen = noun

    def roll(self, s: HandsState) -> None:
        """They are rolled like before."""
        self.answer = 0
        if self.chosen:
            s.call(Volley(self.seat, [s.num.ship_hits_on] * self.chosen, self.chosen, 0, 0))

    def report(self, s: HandsState) -> None:
        """The new hits."""
        s.end(self.answer)


class Retreat(Procedure):
    """5.2.5 A Fleet retreats to an adjacent Sea Zone with a friendly port, or to its Home Port. [5.2.5.I, 5.2.5.J]"""

    SEQUENCE: ClassVar = ("offer",)
    CHOICES: ClassVar = {"retreat": "5.2.5.I"}
    FIELDS: ClassVar = {"seat": "seat", "optional": "number"}

    def __init__(self, seat: int, optional: int) -> None:
        super().__init__()
        self.seat = seat
        self.optional = optional

    def offer(self, s: HandsState) -> None:
        """Where to?"""
        s.ask(self.seat, "retreat")

    def havens(self, s: HandsState) -> list[int]:
        """The stations that may be chosen, ascending."""
        beside = s.board.zones_beside[s.fleet[self.seat]]
        return [*sorted(zone for zone in beside if s.board.coast[zone] & s.held[self.seat]), PORT]

    def retreat_options(self, s: HandsState, seat: int) -> list[int]:
        """Friendly waters, the Home Port and, after a draw, staying."""
        return [*(RETREAT + station for station in self.havens(s)), *([STAY] if self.optional else [])]

    def retreat_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why the Fleet cannot go there."""
        if verb == STAY and not self.optional:
            return Reason("5.2.5.I", "must-retreat")
        if verb != RETREAT or noun in self.havens(s):
            return None
        if noun not in s.board.zones_beside[s.fleet[self.seat]]:
            return Reason("5.2.5.I", "not-adjacent", (noun,))
        return Reason("5.2.5.J", "no-friendly-port", (noun,))

    def retreat(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """The Fleet goes, or stays [5.2.5.K]."""
        if verb == RETREAT:
            s.fleet[self.seat] = noun
            survey(s)
            s.tell("5.2.5.I", "retreated", self.seat, noun)
