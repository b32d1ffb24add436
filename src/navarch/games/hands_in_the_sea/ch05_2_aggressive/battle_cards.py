"""5.2.2 Cards in a land battle and their strength.

Cards of `side` in the battle of `attacker` lie in `force[2 * attacker + side]` [2.D, 4.2.I].
5.2.2.N a Location card that lies in a battle when its location is lost: `ch02_components/location_cards.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ....engine.state import CHANCE
from ..actions import ROLL
from ..box.labels import CAVALRY, EMPIRE_CARDS, HEAVY, LIGHT
from ..box.sets import members
from ..ch02_components.card_spaces import leave_hand
from ..ch04_3_sea_and_supply.sea_zones import enemy_waters
from ..kinds import Card
from .battle_track import is_siege, shift

if TYPE_CHECKING:
    from ..state import HandsState


def cavalry_points(s: HandsState, attacker: int, side: int) -> int:
    """Swords on a side's Cavalry cards in the battle [5.2.3.Q]."""
    riders = s.force[2 * attacker + side] & s.cards.of_kind[CAVALRY]
    return sum(s.cards.strength[card] for card in members(riders))


def has_combined_arms(s: HandsState, attacker: int, side: int) -> bool:
    """Heavy Infantry, Light Infantry and Cavalry in the same field battle [5.2.2.L, 5.2.2.M]."""
    if is_siege(s, attacker):
        return False
    force = s.force[2 * attacker + side]
    kinds = s.cards.of_kind
    return bool(force & kinds[HEAVY]) and bool(force & kinds[LIGHT]) and bool(force & kinds[CAVALRY])


def fits_as_ship(s: HandsState, attacker: int, seat: int, card: int) -> bool:
    """Whether the card's Ship counts at the battle site [2.L, 5.2.2.B, 5.2.2.H, 5.2.2.I]."""
    site = s.site[attacker]
    afloat = s.cards.ship >> card & 1 and s.board.coastal >> site & 1
    return bool(afloat) and not enemy_waters(s, seat, s.board.region[site])


def strength(s: HandsState, attacker: int, side: int, card: int) -> int:
    """The strength points of a card in this battle, before Cavalry is halved; 0: it is of no use [2.T, 5.2.2.J].

    For War Elephants it is what was rolled for them.
    """
    cards = s.cards
    if cards.rollers >> card & 1:
        return s.rolled[cards.roller_number[card]]
    if not 1 << card & EMPIRE_CARDS:
        return cards.sword[card] or int(fits_as_ship(s, attacker, side, card))
    if side != attacker:
        points = cards.strength_defending[card]
    else:
        points = cards.strength[card]
        if is_siege(s, attacker):
            points = max(points, cards.strength_siege[card])
    return points or int(fits_as_ship(s, attacker, side, card))


def add_card(s: HandsState, attacker: int, side: int, card: int, opening: bool) -> None:
    """A card joins the battle and moves the marker [5.2.1.I, 5.2.2.C, 5.2.2.E, 4.2.H, 4.2.I].

    Cavalry counts half in a siege, in total and rounded down [5.1.3.H].
    """
    bit = 1 << card
    points = strength(s, attacker, side, card)
    rule = "5.2.1.I" if opening else "5.2.2.K" if bit & s.cards.leaders else "5.2.2.C"
    if bit & s.cards.of_kind[CAVALRY] and is_siege(s, attacker):
        before = cavalry_points(s, attacker, side)
        points = (before + points) // 2 - before // 2
        rule = "5.1.3.H"
    s.force[2 * attacker + side] |= bit
    shift(s, attacker, side, points)
    s.tell(rule, "joined-battle", side, card, s.site[attacker], points, s.marker[attacker])
    if not s.arms[attacker] >> side & 1 and has_combined_arms(s, attacker, side):
        s.arms[attacker] |= 1 << side
        shift(s, attacker, side, s.num.combined_arms)
        s.tell("5.2.2.L", "combined-arms", side, s.site[attacker], s.num.combined_arms, s.marker[attacker])


def remove_card(s: HandsState, attacker: int, side: int, card: int, rule: str) -> None:
    """An event takes a card out of a battle, and its strength with it [E.MercenaryRevoltAlt.1]."""
    bit = 1 << card
    points = strength(s, attacker, side, card)
    if bit & s.cards.of_kind[CAVALRY] and is_siege(s, attacker):
        before = cavalry_points(s, attacker, side)
        points = before // 2 - (before - points) // 2
    s.force[2 * attacker + side] &= ~bit
    shift(s, attacker, side, -points)
    s.tell(rule, "left-battle", side, card, s.site[attacker], points, s.marker[attacker])
    if s.arms[attacker] >> side & 1 and not has_combined_arms(s, attacker, side):
        s.arms[attacker] &= ~(1 << side)
        shift(s, attacker, side, -s.num.combined_arms)
        s.tell("5.2.2.L", "arms-broken", side, s.site[attacker], s.num.combined_arms, s.marker[attacker])


class EnterBattle(Procedure):
    """A card from the Hand joins a land battle; the strength of War Elephants is rolled. [4.2.H, 5.1.3.G]"""

    SEQUENCE: ClassVar = ("roll", "join_battle")
    CHOICES: ClassVar = {"elephants": ""}

    seat: Seat
    attacker: Seat
    card: Card
    opening: Number  # whether the card opens the attack

    def roll(self, s: HandsState) -> None:
        """War Elephants are rolled for once and keep the result."""
        if s.cards.rollers >> self.card & 1:
            s.ask(CHANCE, "elephants")

    def elephants_options(self, s: HandsState, seat: int) -> list[int]:
        """A die."""
        return [ROLL + pip for pip in range(6)]

    def elephants(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """The strengths printed on the card; in a siege the roll is worse [5.1.3.G]."""
        number = s.cards.roller_number[self.card]
        worse = s.cards.siege_roll[number] if is_siege(s, self.attacker) else 0
        pip = noun + worse
        s.rolled[number] = s.cards.rolled_strength[number][max(0, pip)]
        rule = "5.1.3.G" if worse else "2.T"
        s.tell(rule, "elephants-rolled", self.seat, self.card, noun + 1, worse, s.rolled[number])

    def join_battle(self, s: HandsState) -> None:
        """The card lies in the Battle space and moves the marker."""
        leave_hand(s, self.seat, self.card)
        add_card(s, self.attacker, self.seat, self.card, bool(self.opening))
