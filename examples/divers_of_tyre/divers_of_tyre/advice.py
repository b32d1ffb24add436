"""Advice for bots: how good an action looks, and how well a diver stands."""

from __future__ import annotations

from .actions import DIVE, LET_GO, PASS, PLAY, SURFACE
from .box import DIE
from .dive import Dive
from .state import TyreState, points

CARD_WORTH = 300  # what keeping a card is worth, in hundredths of a snail
CLOSE = 40.0  # points ahead that count as a sure thing


def action_scores(s: TyreState, seat: int) -> list[int]:
    """How good each legal action looks, in hundredths of a snail."""
    dive = s.find(Dive)
    assert dive is not None
    return [_score(s, dive, action) for action in s.legal_for(seat)]


def _score(s: TyreState, dive: Dive, action: int) -> int:
    faces = len(DIE)
    if action == DIVE:
        good = range(dive.danger(s) + 1, faces + 1)
        return sum(100 * (dive.basket + pips) for pips in good) // faces
    if action in (SURFACE, PASS, LET_GO):
        return 100 * dive.basket if action == SURFACE else CARD_WORTH
    assert action >= PLAY
    return 100 * dive.basket // (1 if s.actor == dive.seat else 2)


def evaluate(s: TyreState) -> list[float]:
    """For each diver a number from 0 to 1: a share of the win at the end, before it how far ahead it is."""
    if s.over:
        winners = s.ranks.count(1)
        return [1 / winners if rank == 1 else 0.0 for rank in s.ranks]
    dive = s.find(Dive)
    total = [points(s, seat) for seat in range(s.players)]
    if dive is not None:
        total[dive.seat] += dive.basket // 2
    found: list[float] = []
    for seat in range(s.players):
        ahead = total[seat] - max(total[other] for other in range(s.players) if other != seat)
        found.append(min(1.0, max(0.0, 0.5 + ahead / CLOSE)))
    return found
