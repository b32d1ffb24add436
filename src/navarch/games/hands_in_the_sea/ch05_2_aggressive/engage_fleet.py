"""5.2.5 Engage the enemy Fleet: the naval battle."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import ENGAGE
from ..box.effects import FROM_SHIPS
from ..box.labels import BUILT, ENGAGED, LIGHT, PORT, SHIP, THE_FLEET, other
from ..box.modifiers import CAPTURE_WARSHIP, HEAVY_HITS_ON, LIGHT_HITS_ON, NAVAL_INFANTRY, NAVAL_REROLL
from ..box.sets import count, members
from ..ch02_components.card_spaces import lay_down
from ..ch02_components.symbols import can_meet, lacks_ships
from ..ch04_3_sea_and_supply.fleet import lose_warships
from ..ch05_1_expansive.payment import payment
from ..ch06_ending.ending_conditions import no_new_battle
from ..kinds import NumbersBySeat, Station
from .card_losses import AT_SEA, GiveUp
from .naval_cards import Embark
from .naval_dice import RollAgain, Volley
from .naval_retreat import Retreat
from .spoils import gain_prestige

if TYPE_CHECKING:
    from ..state import HandsState


NO_WINNER: Final = -1


def why_engage(s: HandsState, seat: int) -> Reason | None:
    """What forbids engaging [5.2.5.A, 5.2.5.B, 5.2.5.C]."""
    if s.fleet[seat] == PORT or s.fleet[seat] != s.fleet[other(seat)]:
        return Reason("5.2.5.A", "fleets-apart", (s.fleet[seat], s.fleet[other(seat)]))
    if s.overtime:
        return no_new_battle()
    if s.deeds & BUILT:
        return Reason("5.2.5.C", "built-this-round")
    if not can_meet(s, seat, [SHIP]):
        return lacks_ships(s, seat, 1, "5.2.5.B")
    return None


def engage_options(s: HandsState, seat: int, menu: list[int]) -> None:
    """Engage, where the Fleets meet."""
    if s.fleet[seat] != PORT and s.fleet[seat] == s.fleet[other(seat)] and why_engage(s, seat) is None:
        menu.append(ENGAGE)


class Engage(Procedure):
    """5.2.5 Engage the enemy Fleet. [5.2.5.A, 5.2.5.B]"""

    SEQUENCE: ClassVar = ("pay", "fight")

    seat: Seat

    def pay(self, s: HandsState) -> None:
        """A Ship card; an unsupplied one will not do [4.4.D, 5.2.5.B]."""
        s.call(payment(self.seat, -1, [SHIP]))

    def fight(self, s: HandsState) -> None:
        """The Fleets meet."""
        s.deeds |= ENGAGED
        s.tell("5.2.5.A", "engaged", self.seat, s.fleet[self.seat])
        s.call(NavalBattle(self.seat, s.fleet[self.seat]))


class NavalBattle(Procedure):
    """5.2.5 A naval battle. [5.2.5.D]"""

    SEQUENCE: ClassVar = (
        "attacker_leaders", "defender_leaders", "infantry", "attacker_rolls", "attacker_rolled", "defender_rolls",
        "defender_rolled", "attacker_again", "attacker_rerolled", "defender_again", "defender_rerolled", "sink",
        "award", "drown", "cards_home", "retreat_fleet",
    )  # fmt: skip

    seat: Seat
    zone: Station
    hits: NumbersBySeat = [0, 0]
    missed: NumbersBySeat = [0, 0]
    sunk: NumbersBySeat = [0, 0]
    winner: Number = NO_WINNER

    # ---- who joins ----

    def attacker_leaders(self, s: HandsState) -> None:
        """First the attacker says which Leaders join, a free action like any other [5.2.5.L, E.PoliticalIntrigue.1]."""
        if not s.curfew:
            s.call(Embark(self.seat, s.cards.leaders))

    def defender_leaders(self, s: HandsState) -> None:
        """Then the defender [5.2.5.L]."""
        s.call(Embark(other(self.seat), s.cards.leaders))

    def infantry(self, s: HandsState) -> None:
        """Then Corvus: Infantry from the Reserve, 1 for each Warship [5.2.5.P, 5.2.5.Q, C.Corvus.1]."""
        for side in (self.seat, other(self.seat)):
            room = s.modifier(side, NAVAL_INFANTRY) * s.warships[side]
            if room:
                s.call(Embark(side, s.cards.infantry, room))
                return

    # ---- dice ----

    def rolls(self, s: HandsState, side: int) -> None:
        """The dice of a side: Warships, Leaders, Infantry [5.2.5.D, 5.2.5.M, 5.2.5.R, C.Praetor.1]."""
        cards = s.cards
        dice = [s.num.ship_hits_on] * s.warships[side]
        rolling = [-1] * s.warships[side]
        for card in members(s.aboard[side] & cards.leaders):
            dice += [cards.naval_hits_on[card]] * cards.strength[card]
            rolling += [card] * cards.strength[card]
        for card in members(s.aboard[side] & cards.infantry):
            light = cards.of_kind[LIGHT] >> card & 1
            dice.append(s.modifier(side, LIGHT_HITS_ON if light else HEAVY_HITS_ON))
            rolling.append(card)
        s.call(Volley(side, dice, rolling))

    def rolled(self, s: HandsState, side: int) -> None:
        """Note the hits and the Warship dice that missed."""
        volley = s.ended(Volley)
        self.hits[side] = volley.hits
        self.missed[side] = volley.missed

    def attacker_rolls(self, s: HandsState) -> None:
        """Both roll at the same time [5.2.5.D]."""
        self.rolls(s, self.seat)

    def attacker_rolled(self, s: HandsState) -> None:
        """The attacker's hits."""
        self.rolled(s, self.seat)

    def defender_rolls(self, s: HandsState) -> None:
        """Both roll at the same time [5.2.5.D]."""
        self.rolls(s, other(self.seat))

    def defender_rolled(self, s: HandsState) -> None:
        """The defender's hits."""
        self.rolled(s, other(self.seat))

    def again(self, s: HandsState, side: int) -> None:
        """Master Pilots may reroll Warship dice that missed."""
        self.answer = 0
        most = min(s.modifier(side, NAVAL_REROLL), self.missed[side])
        if most:
            s.call(RollAgain(side, most))

    def attacker_again(self, s: HandsState) -> None:
        """The attacker's pilots."""
        self.again(s, self.seat)

    def attacker_rerolled(self, s: HandsState) -> None:
        """Their hits."""
        self.hits[self.seat] += self.answer

    def defender_again(self, s: HandsState) -> None:
        """The defender's pilots."""
        self.again(s, other(self.seat))

    def defender_rerolled(self, s: HandsState) -> None:
        """Their hits."""
        self.hits[other(self.seat)] += self.answer

    # ---- the end ----

    def sink(self, s: HandsState) -> None:
        """Each hit sinks an opposing Warship [5.2.5.D, 5.2.5.H]."""
        for side in (self.seat, other(self.seat)):
            self.sunk[side] = min(self.hits[other(side)], s.warships[side])
            left = s.warships[side] - self.sunk[side]
            s.tell("5.2.5.D", "warships-sunk", side, self.hits[other(side)], self.sunk[side], left)
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
        rule = "5.2.5.E" if self.sunk[self.winner] < self.sunk[other(self.winner)] else "5.2.5.G"
        s.tell(rule, "naval-victory", self.winner, self.zone)
        gain_prestige(s, self.winner, 1, rule)
        captured = s.modifier(self.winner, CAPTURE_WARSHIP)
        if captured and s.aboard[self.winner] & s.cards.infantry:
            s.warships[self.winner] = min(s.num.most_warships, s.warships[self.winner] + captured)
            s.tell("5.2.5.S", "warship-captured", self.winner, s.warships[self.winner])

    def drown(self, s: HandsState) -> None:
        """Infantry beyond the Warships left goes to the Empire deck, by its owner's choice [5.2.5.T]."""
        for side in (self.seat, other(self.seat)):
            aboard = s.aboard[side] & s.cards.infantry
            excess = count(aboard) - s.warships[side]
            if excess > 0:
                s.call(GiveUp(AT_SEA, side, aboard, FROM_SHIPS, left=excess))
                return

    def cards_home(self, s: HandsState) -> None:
        """Surviving Infantry and Leaders are discarded; Dictator and Mercenary General go home.

        So do all Leaders of a Fleet that was destroyed [5.2.5.N, 5.2.5.O, 5.2.5.U].
        """
        for side in (self.seat, other(self.seat)):
            aboard = s.aboard[side]
            s.aboard[side] = 0
            home = aboard & s.cards.leaders if s.warships[side] == 0 else aboard & s.cards.going_home
            infantry = aboard & s.cards.infantry
            homeward = "5.2.5.O" if s.warships[side] == 0 else "5.2.5.N"
            lay_down(s, side, THE_FLEET, infantry, 0, (homeward, "5.2.5.U"))
            lay_down(s, side, THE_FLEET, aboard & ~infantry, home, (homeward, "5.2.5.O"))

    def retreat_fleet(self, s: HandsState) -> None:
        """A beaten Fleet retreats; after a draw the defender may [5.2.5.I, 5.2.5.K]."""
        loser = other(self.seat) if self.winner == NO_WINNER else other(self.winner)
        if s.fleet[loser] == self.zone:
            s.call(Retreat(loser, int(self.winner == NO_WINNER)))
