"""5.2.2 Reinforce a land battle.

5.2.2.H, 5.2.2.J, 5.2.2.L, 5.2.2.M what a card is worth in it: `battle_cards.py`.
5.2.2.N a Location card that lies in a battle when its location is lost: `ch02_components/location_cards.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.event import Reason
from ....engine.kind import Seat
from ....engine.procedure import Procedure
from ..actions import JOIN, LEAD, REINFORCE
from ..box.labels import CARTHAGE, ROME, other
from ..box.sets import add, members
from ..ch04_3_sea_and_supply.syracuse import takes_part
from ..ch04_3_sea_and_supply.usable_cards import usable, why_unusable
from ..kinds import Card
from .battle_cards import EnterBattle, strength

if TYPE_CHECKING:
    from ..state import HandsState


def why_not_in(s: HandsState, attacker: int, seat: int, card: int) -> Reason | None:
    """What forbids playing the card into this battle [4.4.E, 5.2.2.B, 5.2.2.F, 5.2.2.G, 5.2.2.I]."""
    if s.site[attacker] < 0:
        return Reason("5.2.2.A", "no-battle")
    if not takes_part(s, attacker, seat):
        return Reason("4.5.J", "independent-battle", (s.site[attacker],))
    if not s.reach[seat] >> s.site[attacker] & 1:
        return Reason("5.2.2.F", "no-supply-there", (s.site[attacker],))
    if s.leaderless >> seat & s.cards.leaders >> card & 1:
        return Reason("4.7.E", "leaders-quarrel")
    if not s.cards.rollers >> card & 1 and strength(s, attacker, seat, card) == 0:
        return Reason("5.2.2.B", "no-military-symbol", (card, s.site[attacker]))
    return None


def may_join(s: HandsState, attacker: int, seat: int, card: int) -> bool:
    """Whether the card may be played into this battle: whether `why_not_in` has no reason."""
    if not takes_part(s, attacker, seat) or not s.reach[seat] >> s.site[attacker] & 1:
        return False
    if s.leaderless >> seat & 1 and s.cards.leaders >> card & 1:
        return False
    return bool(s.cards.rollers >> card & 1) or strength(s, attacker, seat, card) != 0


def battles_for(s: HandsState, seat: int, card: int) -> list[int]:
    """The battles into which the card may be played [5.2.2.D]."""
    return [attacker for attacker in (ROME, CARTHAGE) if may_join(s, attacker, seat, card)]


def joins_any(s: HandsState, seat: int, cards: int) -> int:
    """Those of the cards that may be played into a battle."""
    found = 0
    for card in members(cards):
        if may_join(s, ROME, seat, card) or may_join(s, CARTHAGE, seat, card):
            found |= 1 << card
    return found


def why_reinforce(s: HandsState, seat: int, card: int) -> Reason | None:
    """What forbids reinforcing with this card [5.2.2.A]."""
    unusable = why_unusable(s, seat, card, "5.2.2.A")
    if unusable or battles_for(s, seat, card):
        return unusable
    own = why_not_in(s, seat, seat, card)
    return own if s.site[seat] >= 0 else why_not_in(s, other(seat), seat, card)


def reinforce_options(s: HandsState, seat: int, menu: list[int]) -> None:
    """Cards that can reinforce."""
    add(menu, REINFORCE, joins_any(s, seat, usable(s, seat)))


def why_lead(s: HandsState, seat: int, card: int) -> Reason | None:
    """What forbids adding this Leader [5.2.2.K]."""
    if not s.cards.leaders >> card & 1:
        return Reason("5.2.2.K", "no-leader", (card,))
    return why_reinforce(s, seat, card)


def lead_options(s: HandsState, seat: int, menu: list[int]) -> None:
    """Leaders that can be added as a free action."""
    add(menu, LEAD, joins_any(s, seat, usable(s, seat) & s.cards.leaders))


class Reinforce(Procedure):
    """5.2.2 Reinforce a land battle, or add a Leader. [5.2.2.A, 5.2.2.K]"""

    SEQUENCE: ClassVar = ("choose", "enter")
    CHOICES: ClassVar = {"battle": "5.2.2.D"}

    seat: Seat
    card: Card
    attacker: Seat = -1

    def choose(self, s: HandsState) -> None:
        """With two battles the player says which [5.2.2.D]."""
        battles = battles_for(s, self.seat, self.card)
        self.attacker = battles[0]
        if len(battles) > 1:
            s.ask(self.seat, "battle")

    def battle_options(self, s: HandsState, seat: int) -> list[int]:
        """The battles, by who began them."""
        return [JOIN + attacker for attacker in battles_for(s, self.seat, self.card)]

    def battle_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why not this battle."""
        return why_not_in(s, noun, self.seat, self.card) if verb == JOIN else None

    def battle_facts(self, s: HandsState, seat: int) -> tuple[int, ...]:
        """The card to be played."""
        return (self.card,)

    def battle(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """This battle."""
        self.attacker = noun

    def enter(self, s: HandsState) -> None:
        """The card joins [5.2.2.C, 5.2.2.E]."""
        s.call(EnterBattle(self.seat, self.attacker, self.card, opening=0))
