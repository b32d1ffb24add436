"""5.2.3 Cards that a player must give up: after a battle, to a bribe, to an event.

5.2.3.P, 5.2.3.R, 5.2.3.S, 5.2.3.U who loses which card after a land battle: `EndBattle` in `resolve_battle.py`.
5.2.2.N a Location card that lies in a battle when its location is lost: `ch02_components/location_cards.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ....engine.state import CHANCE
from ..actions import GIVE, LOSE
from ..box.effects import (
    ALL_OF_THEM,
    BY_OPPONENT,
    BY_OWNER,
    FROM_BATTLE,
    FROM_DISCARD,
    FROM_EMPIRE,
    FROM_HAND,
    FROM_RESERVE,
    FROM_SHIPS,
)
from ..box.labels import ALL_PLACES, CARTHAGE, ROME, other
from ..box.sets import actions_of, count, members
from ..ch02_components.card_spaces import leave_hand, leave_reserve, pile_of, to_empire_deck
from ..kinds import Cards
from .battle_cards import remove_card

if TYPE_CHECKING:
    from ..state import HandsState


IN_BATTLE: Final = 0
TO_BRIBE: Final = 1
AT_SEA: Final = 2
IN_DRAW: Final = 3
TO_EVENT: Final = 4
INSTEAD: Final = 5
TO_CARD: Final = 6
TO_DEUS: Final = 7
TO_PLUNDER: Final = 8
QUESTION: Final[tuple[str, ...]] = ("battle_loss", "bribed", "battle_loss", "battle_loss", *("sacrifice",) * 5)
RULE: Final[tuple[str, ...]] = (
    "5.2.3.O", "5.2.6.C", "5.2.5.T", "5.2.3.S", "4.7.A", "4.7.C", "5.4.A", "7.2.B", "C.Plunder.2",
)  # fmt: skip


def cards_at(s: HandsState, seat: int, places: int) -> int:
    """All cards of a player in these places, as a mask."""
    found = 0
    if places & FROM_HAND:
        found |= s.hand[seat]
    if places & FROM_RESERVE:
        found |= s.reserve[seat]
    if places & FROM_BATTLE:
        found |= s.force[seat] | s.force[2 + seat]
    if places & FROM_DISCARD:
        found |= s.discard[seat]
    if places & FROM_EMPIRE:
        found |= s.empire[seat]
    if places & FROM_SHIPS:
        found |= s.aboard[seat]
    return found


def give_up_card(s: HandsState, seat: int, card: int, occasion: int, to_empire: bool, by_lot: bool) -> None:
    """A card leaves Hand, Reserve or battle; from a battle under way it takes its strength along.

    [E.MercenaryRevoltAlt.1, 5.2.3.O]
    """
    bit = 1 << card
    pile = pile_of(s, seat, card)
    leave_hand(s, seat, card)
    leave_reserve(s, seat, card)
    s.aboard[seat] &= ~bit
    for attacker in (ROME, CARTHAGE):
        if s.force[2 * attacker + seat] & bit and occasion not in (IN_BATTLE, IN_DRAW):
            remove_card(s, attacker, seat, card, RULE[occasion])
        s.force[2 * attacker + seat] &= ~bit
    if to_empire:
        to_empire_deck(s, seat, card, pile, RULE[occasion])
    else:
        s.discard[seat] |= bit
        s.tell(RULE[occasion], "card-discarded", seat, card, pile, 0, int(by_lot))


class GiveUp(Procedure):
    """A player gives up so many of certain cards, by own or the opponent's choice; answers how many.

    Where all can see that there are no more than that, they go without a question.
    """

    SEQUENCE: ClassVar = ("next_card", "report")
    CHOICES: ClassVar = {"battle_loss": "5.2.3.O", "bribed": "5.2.6.C", "sacrifice": "4.7.A"}

    occasion: Number
    seat: Seat
    cards: Cards
    places: Number
    chooser: Number = BY_OWNER
    left: Number = 1
    to_empire: Number = 1
    given: Number = 0

    def pool(self, s: HandsState) -> int:
        """The cards that are still in question."""
        return cards_at(s, self.seat, self.places) & self.cards

    def in_the_open(self, s: HandsState) -> bool:
        """Whether everybody sees the cards in question, so that skipping the question tells nothing."""
        hidden = FROM_HAND | (FROM_RESERVE if s.secret_reserve else 0)
        return not self.places & hidden

    def next_card(self, s: HandsState) -> None:
        """Ask for the next card, or take all that there are; being asked tells that there is one."""
        pool = self.pool(s)
        if self.left == 0 or not pool:
            return
        if self.left == ALL_OF_THEM or (self.in_the_open(s) and count(pool) <= self.left):
            for card in members(pool):
                self.lose(s, card)
            return
        if not self.in_the_open(s):
            s.reveal()
            s.tell(RULE[self.occasion], "to-give-up", self.seat)
        s.ask(other(self.seat) if self.chooser == BY_OPPONENT else self.seat, QUESTION[self.occasion])

    def lose(self, s: HandsState, card: int) -> None:
        """The card is gone."""
        give_up_card(s, self.seat, card, self.occasion, bool(self.to_empire), by_lot=False)
        self.given += 1

    def chosen(self, s: HandsState, card: int) -> None:
        """This card, and perhaps another."""
        self.lose(s, card)
        self.left -= 1
        self.go("next_card")

    def options(self, s: HandsState) -> list[int]:
        """The cards to choose from."""
        return actions_of(GIVE, self.pool(s))

    def why_not(self, s: HandsState, verb: int, noun: int) -> Reason | None:
        """Why this card cannot be given."""
        if verb != GIVE or self.pool(s) >> noun & 1:
            return None
        in_battle = self.occasion in (IN_BATTLE, IN_DRAW)
        if in_battle and s.cards.never_lost >> noun & 1:
            return Reason("5.2.3.T", "goes-home-anyway", (noun,))
        if in_battle and 1 << noun & ALL_PLACES:
            return Reason("5.2.3.O", "no-location-lost", (noun,))
        if self.occasion == TO_BRIBE and not s.cards.mercenaries >> noun & 1:
            return Reason("5.2.6.C", "no-mercenary", (noun,))
        return Reason(RULE[self.occasion], "not-among-these", (noun,))

    def battle_loss_options(self, s: HandsState, seat: int) -> list[int]:
        """Cards that took part in the battle."""
        return self.options(s)

    def battle_loss_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why this card is no loss [5.2.3.O, 5.2.3.T]."""
        return self.why_not(s, verb, noun)

    def battle_loss_facts(self, s: HandsState, seat: int) -> tuple[int, ...]:
        """Whose card is lost."""
        return (self.seat,)

    def battle_loss(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """The card is lost [5.2.3.O]."""
        self.chosen(s, noun)

    def sacrifice_facts(self, s: HandsState, seat: int) -> tuple[int, ...]:
        """How many are still to be given up."""
        return (self.left,)

    def bribed_options(self, s: HandsState, seat: int) -> list[int]:
        """Mercenaries in Hand and Reserve."""
        return self.options(s)

    def bribed_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why this card cannot be bribed [5.2.6.C, 5.2.6.D]."""
        return self.why_not(s, verb, noun)

    def bribed(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """The card is bribed away [5.2.6.C]."""
        self.chosen(s, noun)

    def sacrifice_options(self, s: HandsState, seat: int) -> list[int]:
        """Cards that the event strikes."""
        return self.options(s)

    def sacrifice_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why the event does not strike this card."""
        return self.why_not(s, verb, noun)

    def sacrifice(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """The card is struck."""
        self.chosen(s, noun)

    def report(self, s: HandsState) -> None:
        """How many cards were given up."""
        s.end(self.given)


class RandomLoss(Procedure):
    """Cards are discarded at random from a Hand; answers how many. [4.7.C, C.Plunder.2]"""

    SEQUENCE: ClassVar = ("next_card", "report")
    CHOICES: ClassVar = {"random_loss": ""}

    seat: Seat
    left: Number
    occasion: Number
    given: Number = 0

    def next_card(self, s: HandsState) -> None:
        """Chance picks a card."""
        if self.left and s.hand[self.seat]:
            s.ask(CHANCE, "random_loss")

    def random_loss_options(self, s: HandsState, seat: int) -> list[int]:
        """Any card in Hand."""
        return actions_of(LOSE, s.hand[self.seat])

    def random_loss(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """The card is shown and discarded."""
        give_up_card(s, self.seat, noun, self.occasion, to_empire=False, by_lot=True)
        self.left -= 1
        self.given += 1
        self.go("next_card")

    def report(self, s: HandsState) -> None:
        """How many cards were lost."""
        s.end(self.given)
