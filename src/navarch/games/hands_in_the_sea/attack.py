"""5.2.1 and 5.2.2: attacking a location and reinforcing a land battle."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ...engine.event import Reason
from ...engine.procedure import Procedure
from ...engine.state import CHANCE
from .actions import ATTACK, JOIN, LEAD, REINFORCE, ROLL
from .battle_track import add_card, is_siege, shift, strength
from .cards import leave_hand
from .expansive import why_no_way, within_reach
from .names import ATTACKED, CARTHAGE, CONNECTION, FORCE, ROME, cards_of, other
from .pay import dead_card, payment, usable
from .supply import enemy_waters, sites, survey
from .tokens import spend
from .vocabulary import (
    START_ATTACK_FIELD,
    START_ATTACK_SIEGE,
    START_DEFEND_FIELD,
    START_DEFEND_SIEGE,
    TAX_ATTACK,
)  # fmt: skip

if TYPE_CHECKING:
    from .state import HandsState


def tax_on(s: HandsState, seat: int, place: int, modifier: int) -> int:
    """What the opponent's Diplomacy asks for acting against a location it controls [C.Diplomacy.1]."""
    return s.modifier(other(seat), modifier) if s.held[other(seat)] >> place & 1 else 0


def pay_tax(s: HandsState, seat: int, place: int, modifier: int) -> None:
    """Paid on declaring the action [C.Diplomacy.1]."""
    due = tax_on(s, seat, place, modifier)
    if due:
        spend(s, seat, due)
        s.tell("C.Diplomacy.1", "paid-tax", seat, due)


def why_taxed(s: HandsState, seat: int, place: int, modifier: int) -> Reason | None:
    """Without the Silver for Diplomacy the action cannot be taken [C.Diplomacy.1]."""
    due = tax_on(s, seat, place, modifier)
    return Reason("C.Diplomacy.1", "too-poor", (due, s.silver[seat])) if s.silver[seat] < due else None


# ---- 5.2.1 attack ----


def why_attack(s: HandsState, seat: int, place: int) -> Reason | None:
    """What forbids attacking this location [5.2.1.N, 4.5.I, 4.5.K, 6.2.J]."""
    bit = 1 << place
    if not (s.held[other(seat)] | s.independent) & bit:
        return Reason("5.2.A", "no-enemy-there", (place,))
    if s.overtime:
        return Reason("6.2.J", "no-new-battle")
    if s.site[seat] >= 0:
        return Reason("5.2.1.N", "already-attacking", (s.site[seat],))
    if sites(s) & bit:
        return Reason("4.5.K", "battle-there", (place,))
    shut = enemy_waters(s, seat, s.board.region[place])
    return why_no_way(s, seat, place, [FORCE], shut) or why_taxed(s, seat, place, TAX_ATTACK)


def attack_options(s: HandsState, seat: int) -> list[int]:
    """Locations that can be attacked."""
    if s.site[seat] >= 0 or s.overtime:
        return []
    near = within_reach(s, seat) & (s.held[other(seat)] | s.independent)
    return [ATTACK + place for place in cards_of(near) if why_attack(s, seat, place) is None]


class Attack(Procedure):
    """5.2.1 Attack a location. [5.2.1.A]"""

    SEQUENCE: ClassVar = ("pay", "begin", "open")
    FIELDS: ClassVar = {"seat": "seat", "place": "location"}

    def __init__(self, seat: int, place: int) -> None:
        super().__init__()
        self.seat = seat
        self.place = place

    def pay(self, s: HandsState) -> None:
        """Connection, transport and one card with a Sword [5.2.1.A, 5.2.1.B, 5.2.1.C, 5.2.1.O]."""
        pay_tax(s, self.seat, self.place, TAX_ATTACK)
        shut = enemy_waters(s, self.seat, s.board.region[self.place])
        s.call(payment(self.seat, self.place, [CONNECTION, FORCE], shut=shut))

    def begin(self, s: HandsState) -> None:
        """The Battle Round token shows 1, the marker the defence.

        [C.CelticAllies.1, 5.2.1.D, 5.2.1.F, 5.2.1.G, 5.2.1.H, 5.1.3.E]
        """
        seat = self.seat
        s.deeds |= ATTACKED
        s.site[seat] = self.place
        s.battle_round[seat] = 1
        siege = is_siege(s, seat)
        walls = s.num.wall_strength if siege else 0
        s.marker[seat] = 0
        shift(s, seat, other(seat), s.num.intrinsic + walls + s.board.defence[self.place])
        shift(s, seat, seat, s.modifier(seat, START_ATTACK_SIEGE if siege else START_ATTACK_FIELD))
        if s.held[other(seat)] >> self.place & 1:
            bonus = s.modifier(other(seat), START_DEFEND_SIEGE if siege else START_DEFEND_FIELD)
            shift(s, seat, other(seat), bonus)
        survey(s)
        s.tell("5.2.1.D", "attacked", seat, self.place, s.marker[seat])

    def open(self, s: HandsState) -> None:
        """The opening strength joins [5.2.1.I]."""
        s.call(EnterBattle(self.seat, self.seat, self.answer))


class EnterBattle(Procedure):
    """A card from the Hand joins a land battle; the strength of War Elephants is rolled. [4.2.H, 5.1.3.G]"""

    SEQUENCE: ClassVar = ("roll", "join_battle")
    CHOICES: ClassVar = {"elephants": ""}
    FIELDS: ClassVar = {"seat": "seat", "attacker": "seat", "card": "card"}

    def __init__(self, seat: int, attacker: int, card: int) -> None:
        super().__init__()
        self.seat = seat
        self.attacker = attacker
        self.card = card

    def roll(self, s: HandsState) -> None:
        """War Elephants are rolled for once and keep the result."""
        if s.cards.rollers >> self.card & 1:
            s.ask(CHANCE, "elephants")

    def elephants_options(self, s: HandsState, seat: int) -> list[int]:
        """A die."""
        return [ROLL + pip for pip in range(6)]

    def elephants(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """The table on the card; in a siege the roll is worse [5.1.3.G]."""
        number = s.cards.roller_number[self.card]
        pip = noun + (s.cards.siege_roll[number] if is_siege(s, self.attacker) else 0)
        s.rolled[number] = s.cards.rolled_strength[number][max(0, pip)]
        s.tell("5.1.3.G", "elephants-rolled", noun + 1, s.rolled[number])

    def join_battle(self, s: HandsState) -> None:
        """The card lies in the Battle space and moves the marker."""
        leave_hand(s, self.seat, self.card)
        add_card(s, self.attacker, self.seat, self.card)


# ---- 5.2.2 reinforce ----


def takes_part(s: HandsState, attacker: int, seat: int) -> bool:
    """Whether the player may play cards into this battle: nobody defends independent Syracuse [4.5.J]."""
    return s.site[attacker] >= 0 and (seat == attacker or bool(s.held[seat] >> s.site[attacker] & 1))


def why_not_in(s: HandsState, attacker: int, seat: int, card: int) -> Reason | None:
    """What forbids playing the card into this battle [4.4.E, 5.2.2.F, 5.2.2.G, 5.2.2.I]."""
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


def battles_for(s: HandsState, seat: int, card: int) -> list[int]:
    """The battles into which the card may be played [5.2.2.D]."""
    return [attacker for attacker in (ROME, CARTHAGE) if why_not_in(s, attacker, seat, card) is None]


def why_reinforce(s: HandsState, seat: int, card: int) -> Reason | None:
    """What forbids reinforcing with this card [5.2.2.A]."""
    if not s.hand[seat] >> card & 1:
        return Reason("5.2.2.A", "not-in-hand", (card,))
    if not usable(s, seat) >> card & 1:
        return dead_card(s, seat, card)
    if battles_for(s, seat, card):
        return None
    own = why_not_in(s, seat, seat, card)
    return own if s.site[seat] >= 0 else why_not_in(s, other(seat), seat, card)


def reinforce_options(s: HandsState, seat: int) -> list[int]:
    """Cards that can reinforce."""
    if not sites(s):
        return []
    return [REINFORCE + card for card in cards_of(usable(s, seat)) if battles_for(s, seat, card)]


def why_lead(s: HandsState, seat: int, card: int) -> Reason | None:
    """What forbids adding this Leader [5.2.2.K]."""
    if not s.cards.leaders >> card & 1:
        return Reason("5.2.2.K", "no-leader", (card,))
    return why_reinforce(s, seat, card)


def lead_options(s: HandsState, seat: int) -> list[int]:
    """Leaders that can be added as a free action."""
    if not sites(s):
        return []
    return [LEAD + card for card in cards_of(s.hand[seat] & s.cards.leaders) if battles_for(s, seat, card)]


class Reinforce(Procedure):
    """5.2.2 Reinforce a land battle, or add a Leader. [5.2.2.A, 5.2.2.K]"""

    SEQUENCE: ClassVar = ("choose", "enter")
    CHOICES: ClassVar = {"battle": "5.2.2.D"}
    FIELDS: ClassVar = {"seat": "seat", "card": "card", "attacker": "seat"}

    def __init__(self, seat: int, card: int, attacker: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.attacker = attacker

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
        s.call(EnterBattle(self.seat, self.attacker, self.card))
