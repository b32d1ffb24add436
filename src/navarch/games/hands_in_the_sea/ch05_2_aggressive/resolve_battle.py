"""5.2.3 Resolving a land battle."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import COLONISE, LEAVE, OCCUPY, RESOLVE
from ..box.effects import BY_OPPONENT, BY_OWNER, FROM_BATTLE
from ..box.labels import A_BATTLE, CARTHAGE, COLONIST, EMPIRE_CARDS, ROME, other
from ..box.sets import actions_of
from ..ch02_components.card_spaces import lay_down, pay_with
from ..ch02_components.symbols import cards_meeting
from ..ch04_3_sea_and_supply.supply import survey
from ..ch04_3_sea_and_supply.syracuse import grants_prestige
from ..ch04_3_sea_and_supply.usable_cards import dead_card, live
from ..ch05_1_expansive.settle import colonists_for, settle_place, spares_colonist
from ..ch06_ending.automatic_victory import capital_won
from .battle_cards import cavalry_points
from .battle_track import clear_battle, is_siege, rounds_allowed
from .card_losses import IN_BATTLE, IN_DRAW, GiveUp
from .spoils import capture_token, gain_prestige

if TYPE_CHECKING:
    from ..state import HandsState


UNDECIDED: Final = -2
DRAWN: Final = -1


def outcome(s: HandsState, attacker: int, seat: int) -> int:
    """The winner of a battle at the start of this player's round, DRAWN or UNDECIDED.

    The attacker wins with 2 or more in the own round, the defender with 1 or more in the own round or when
    the rounds are over [5.2.3.B, 5.2.3.K, 5.2.3.L].
    """
    if s.site[attacker] < 0:
        return UNDECIDED
    defended = s.marker[attacker] <= -s.num.defender_wins_at
    if seat != attacker:
        return other(attacker) if defended else UNDECIDED
    if s.marker[attacker] >= s.num.attacker_wins_at:
        return attacker
    if s.battle_round[attacker] <= rounds_allowed(s, attacker):
        return UNDECIDED
    return other(attacker) if defended else DRAWN


class CheckBattles(Procedure):
    """5.2.3 At the start of a round the player's land battles are checked. [4.C, 5.2.3.A]"""

    SEQUENCE: ClassVar = ("advance", "check", "again")
    CHOICES: ClassVar = {"order": "5.2.3.A"}

    seat: Seat

    def advance(self, s: HandsState) -> None:
        """The attacker's Battle Round token goes up by 1 [5.2.1.J]."""
        attacker = self.seat
        if s.site[attacker] >= 0:
            s.battle_round[attacker] += 1
            rounds = rounds_allowed(s, attacker)
            key = "battle-goes-on" if s.battle_round[attacker] <= rounds else "battle-rounds-over"
            s.tell("5.2.1.J", key, s.site[attacker], s.battle_round[attacker], rounds, s.marker[attacker])

    def decided(self, s: HandsState) -> list[int]:
        """The battles that end now, by who began them."""
        return [attacker for attacker in (ROME, CARTHAGE) if outcome(s, attacker, self.seat) != UNDECIDED]

    def check(self, s: HandsState) -> None:
        """If both battles end now the player chooses the order [5.2.3.A]."""
        ending = self.decided(s)
        if len(ending) > 1:
            s.ask(self.seat, "order")
        elif ending:
            s.call(EndBattle(ending[0], outcome(s, ending[0], self.seat)))
        else:
            s.end(0)

    def order_options(self, s: HandsState, seat: int) -> list[int]:
        """Either battle."""
        return [RESOLVE + attacker for attacker in self.decided(s)]

    def order_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Both are offered."""
        return None

    def order(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """This battle first."""
        s.call(EndBattle(noun, outcome(s, noun, self.seat)))

    def again(self, s: HandsState) -> None:
        """Each battle is completed before the next is looked at."""
        self.go("check")


class EndBattle(Procedure):
    """5.2.3 A land battle ends: Prestige, the location, losses, clean-up. [5.2.1.K, 5.2.B]"""

    SEQUENCE: ClassVar = ("award", "take_place", "settle_it", "defender_loses", "attacker_loses", "clean_up")
    CHOICES: ClassVar = {"occupation": "5.2.3.F"}

    attacker: Seat
    winner: Number  # a seat or DRAWN
    siege: Number = 0
    riders: Number = 0  # whether the winner has more Cavalry strength
    prestige: Number = 1
    withdrawn: Number = 0  # whether the loser gave the siege up

    def award(self, s: HandsState) -> None:
        """The winner gains Prestige, except from independent Syracuse, which may hold out [5.2.3.M, 5.2.3.Q, 4.5.J]."""
        site = s.site[self.attacker]
        self.siege = int(is_siege(s, self.attacker))
        if self.winner == DRAWN:
            s.tell("5.2.3.L", "battle-drawn", site, s.marker[self.attacker])
            return
        loser = other(self.winner)
        mounted = cavalry_points(s, self.attacker, self.winner) > cavalry_points(s, self.attacker, loser)
        self.riders = int(mounted and not self.siege)
        if not grants_prestige(s, site) and self.winner != self.attacker:
            s.tell("4.5.J", "held-out", site, self.attacker, s.marker[self.attacker])
            return
        fought = "5.2.3.B" if self.winner == self.attacker else "5.2.3.K"
        s.tell("5.6.2.A" if self.withdrawn else fought, "battle-won", self.winner, site, s.marker[self.attacker])
        if grants_prestige(s, site):
            gain_prestige(s, self.winner, self.prestige, "5.2.3.M")

    def take_place(self, s: HandsState) -> None:
        """A victorious attacker takes the token and any Fortification off [5.2.3.C, 5.2.3.D, 6.1.A, 6.1.B, 6.1.C]."""
        if self.winner != self.attacker:
            return
        site = s.site[self.attacker]
        capture_token(s, self.attacker, site, "5.2.3.C")
        survey(s)
        capital_won(s, self.attacker, site)

    # ---- settlement ----

    def settle_it(self, s: HandsState) -> None:
        """The winner may settle at once, never must [5.2.3.E, 5.2.3.F, 5.2.3.H]."""
        if self.winner == self.attacker and s.towns[self.attacker]:
            s.ask(self.attacker, "occupation")

    def occupation_options(self, s: HandsState, seat: int) -> list[int]:
        """A Town, where needed with a Colonist from Hand, which Colonization spares but does not forbid; or nothing."""
        site = s.site[self.attacker]
        free = [] if colonists_for(s, seat, site) else [OCCUPY]
        settlers = s.hand[seat] & cards_meeting(s, seat, COLONIST, 0) if s.board.needs_colonist >> site & 1 else 0
        return [*free, *actions_of(COLONISE, settlers), LEAVE]

    def occupation_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why the location cannot be settled so."""
        site = s.site[self.attacker]
        if verb == OCCUPY and colonists_for(s, seat, site):
            return Reason("5.2.3.F", "needs-colonist", (site,))
        if verb != COLONISE:
            return None
        if not s.board.needs_colonist >> site & 1:
            return Reason("5.2.3.E", "needs-no-colonist", (site,))
        if not s.hand[seat] >> noun & 1:
            return Reason("5.2.3.F", "not-in-hand", (noun,))
        if not live(s, seat) >> noun & 1:
            return dead_card(s, seat, noun)
        return None if s.cards.colonist >> noun & 1 else Reason("5.2.3.F", "lacks-symbol", (noun, COLONIST))

    def occupation_facts(self, s: HandsState, seat: int) -> tuple[int, ...]:
        """The location won."""
        return (s.site[self.attacker],)

    def occupation(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """Placing a Town brings the Location card; else the place stays empty [5.2.2.N, 5.2.3.G, 5.2.3.I, 5.2.3.J]."""
        site = s.site[self.attacker]
        if verb == LEAVE:
            s.tell("5.2.3.H", "left-empty", seat, site)
            return
        waived = verb == OCCUPY and spares_colonist(s, seat, site)
        if verb == COLONISE:
            pay_with(s, seat, noun, COLONIST)
        s.tell("5.2.3.G", "occupied-place", seat, site, int(waived))
        settle_place(s, seat, site, waived)

    # ---- losses ----

    def defender_loses(self, s: HandsState) -> None:
        """A beaten or drawn defender loses a card [5.2.3.O, 5.2.3.S]."""
        if self.winner != other(self.attacker):
            self.loses(s, other(self.attacker))

    def attacker_loses(self, s: HandsState) -> None:
        """A beaten or drawn attacker loses a card [5.2.3.O, 5.2.3.S]."""
        if self.winner != self.attacker:
            self.loses(s, self.attacker)

    def loses(self, s: HandsState, loser: int) -> None:
        """One card that is no Location, neither Dictator nor Mercenary General, goes to the Empire deck.

        The loser chooses, or the winner of a field battle with more Cavalry [5.2.3.P, 5.2.3.Q, 5.2.3.R,
        5.2.3.T, 5.2.3.U].
        """
        chooser = BY_OPPONENT if self.riders and self.winner != DRAWN else BY_OWNER
        force = s.force[2 * self.attacker + loser]
        lost = EMPIRE_CARDS & ~s.cards.never_lost & force
        if not lost and force:
            s.tell("5.2.3.T" if force & EMPIRE_CARDS else "5.2.3.R", "nothing-to-lose", loser)
        elif chooser == BY_OPPONENT and lost:
            s.tell("5.2.3.Q", "riders-choose", self.winner, loser)
        s.call(GiveUp(IN_DRAW if self.winner == DRAWN else IN_BATTLE, loser, lost, FROM_BATTLE, chooser=chooser))

    def clean_up(self, s: HandsState) -> None:
        """The other cards go to the Discard piles, Dictator and Mercenary General home [5.2.3.V, 5.2.3.W]."""
        for side in (ROME, CARTHAGE):
            number = 2 * self.attacker + side
            force = s.force[number]
            s.force[number] = 0
            lay_down(s, side, A_BATTLE, force, force & s.cards.going_home, ("5.2.3.V", "5.2.3.W"))
        clear_battle(s, self.attacker)
