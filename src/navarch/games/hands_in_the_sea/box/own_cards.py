"""The cards that one player may have, packed into one word of the machine [2.F].

All Location and Empire cards are too many for it. Without those of the opponent's colour, which a player never has,
they fit: what lies behind them in the order of the cards stands so many bits lower in a packed set.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .labels import ALL_PLACES, DECK_CARDS, PLACES, ROME
from .sets import count

if TYPE_CHECKING:
    from .cards import Cards

COLOURED: Final = 16  # Empire cards of one colour; the Roman ones come first, then the Carthaginian ones
BEFORE_CARTHAGES: Final = (1 << PLACES + COLOURED) - 1  # the cards that come before those of Carthage
OWN_CARDS: Final = (1 << DECK_CARDS - COLOURED) - 1  # packed: all that a player may have
OWN_EMPIRE: Final = OWN_CARDS - ALL_PLACES
COLOURS: Final = (BEFORE_CARTHAGES - ALL_PLACES, BEFORE_CARTHAGES - ALL_PLACES << COLOURED)  # the cards of each colour


def packed(cards: int, seat: int) -> int:
    """A set of cards that the player may have, packed."""
    before = BEFORE_CARTHAGES if seat == ROME else ALL_PLACES
    return cards & before | cards >> COLOURED & OWN_CARDS - before


def add_packed(actions: list[int], verb: int, cards: int, seat: int) -> None:
    """Add the actions of a verb with the cards of a packed set, ascending."""
    first = cards & (BEFORE_CARTHAGES if seat == ROME else ALL_PLACES)
    cards ^= first
    verb -= 1  # the lowest bit has the length 1
    while first:
        low = first & -first
        first ^= low
        actions.append(verb + low.bit_length())
    verb += COLOURED
    while cards:
        low = cards & -cards
        cards ^= low
        actions.append(verb + low.bit_length())


def unpacked(cards: int, seat: int) -> list[int]:
    """The numbers of the cards of a packed set, ascending."""
    found: list[int] = []
    add_packed(found, 0, cards, seat)
    return found


def card_at(cards: int, seat: int, share: float) -> int:
    """The card at a share, below 1, of a set of cards that the player may have."""
    before = BEFORE_CARTHAGES if seat == ROME else ALL_PLACES
    left = packed(cards, seat)
    for _ in range(int(share * count(left))):
        left &= left - 1
    low = left & -left
    return low.bit_length() - 1 if low <= before else low.bit_length() - 1 + COLOURED


class OwnCards:
    """What the cards that a player may have show, in packed sets; the same sets of all cards stand in `Cards`."""

    def __init__(self, cards: Cards, seat: int) -> None:
        self.wagon = packed(cards.wagon, seat)
        self.ship = packed(cards.ship, seat)
        self.colonist = packed(cards.colonist, seat)
        self.wine = packed(cards.wine, seat)
        self.opens = packed(cards.opens, seat)
        self.leaders = packed(cards.leaders, seat)
        self.raiders = packed(cards.raiders, seat)
        self.bribers = packed(cards.bribers, seat)
        self.merchants = packed(cards.merchants, seat)
        self.walls = packed(cards.walls, seat)
        self.action_cards = packed(cards.action_cards, seat)
        self.manpower = packed(cards.manpower, seat)
        self.levied = packed(cards.levied, seat)
        self.of_kind: tuple[int, ...] = tuple(packed(kind, seat) for kind in cards.of_kind)
        self.within_price: tuple[int, ...] = tuple(packed(within, seat) for within in cards.within_price)


def miscoloured(cards: Cards) -> int:
    """The cards whose colour is not that of their place in the order."""
    wrong = 0
    for seat, deck in enumerate(cards.decks):
        wrong |= COLOURS[seat] ^ deck
    return wrong
