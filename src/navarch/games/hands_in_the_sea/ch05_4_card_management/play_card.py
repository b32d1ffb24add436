"""5.4 Empire cards with an action of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.event import Reason
from ..actions import PLAY
from ..box.own_cards import add_packed
from ..ch02_components.card_spaces import to_discard
from ..ch04_7_events_and_card_effects.random_event import Program
from ..ch05_2_aggressive.card_losses import TO_CARD
from ..reasons import not_in_hand

if TYPE_CHECKING:
    from ..state import HandsState


def why_play(s: HandsState, seat: int, card: int) -> Reason | None:
    """What forbids playing this card for its text [5.4.A]."""
    if not s.cards.action_cards >> card & 1:
        return Reason("5.4.A", "no-action-text", (card,))
    return not_in_hand(s, seat, card, "5.4.A")


def play_options(s: HandsState, seat: int, held: int, menu: list[int]) -> None:
    """Cards with an action of their own."""
    add_packed(menu, PLAY, held & s.cards.own[seat].action_cards, seat)


def play_card(s: HandsState, seat: int, card: int) -> None:
    """5.4 The card is discarded, and its steps are carried out [5.4.A]."""
    to_discard(s, seat, card)
    s.tell("5.4.A", "card-played", seat, card)
    s.call(Program(s.cards.action_program[card], seat, card, s.warships[seat], TO_CARD))
