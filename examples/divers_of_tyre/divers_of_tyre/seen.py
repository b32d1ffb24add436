"""What a diver sees, what it may believe, and what must always hold."""

from __future__ import annotations

import random

from .box import CARDS, SEATS
from .dive import Dive
from .state import TyreState, hand_size, held


def view(s: TyreState, seat: int | None) -> dict[str, object]:
    """Everything but the cards of others, and of the deck more than its size. [S.3]"""
    seen: dict[str, object] = {
        "round": s.round,
        "last_round": s.box.rounds,
        "deck": sum(s.deck),
        "divers": {SEATS[one]: {"jar": s.jar[one], "cards": hand_size(s, one)} for one in range(s.players)},
    }
    dive = s.find(Dive)
    if dive is not None:
        seen["dive"] = {"diver": SEATS[dive.seat], "depth": dive.depth, "basket": dive.basket}
    if sum(s.discard):
        seen["played"] = {card: s.discard[i] for i, card in enumerate(CARDS) if s.discard[i]}
    if seat is not None:
        seen["hand"] = {card: held(s, seat, i) for i, card in enumerate(CARDS) if held(s, seat, i)}
    return seen


def believed(s: TyreState, seat: int, rng: random.Random) -> TyreState:
    """A clone in which deck and hands of others are dealt anew, whatever the truth is."""
    guess = s.clone()
    assert isinstance(guess, TyreState)
    sizes = [hand_size(s, other) for other in range(s.players)]
    unseen: list[int] = []
    for card in range(len(CARDS)):
        known = s.discard[card] + held(s, seat, card)
        unseen.extend([card] * (s.box.cards[card] - known))
    rng.shuffle(unseen)
    for other in range(s.players):
        if other != seat:
            dealt = [unseen.pop() for _ in range(sizes[other])]
            for card in range(len(CARDS)):
                guess.hand[other * len(CARDS) + card] = dealt.count(card)
    guess.deck = [unseen.count(card) for card in range(len(CARDS))]
    return guess


def broken(s: TyreState) -> str:
    """Every card is in exactly one place, and nothing is less than nothing."""
    for card in range(len(CARDS)):
        there = s.deck[card] + s.discard[card] + sum(held(s, seat, card) for seat in range(s.players))
        if there != s.box.cards[card]:
            return f"{there} cards {CARDS[card]} instead of {s.box.cards[card]}"
    return "something is less than nothing" if min(s.jar + s.hand + s.deck + s.discard) < 0 else ""
