"""Tokens, Silver and points changing hands [2, 3.5]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import hand_over
from .names import PORT, count, other
from .supply import survey
from .victory import sicily_won

if TYPE_CHECKING:
    from .state import HandsState


def earn(s: HandsState, seat: int, silver: int) -> None:
    """Silver from the bank, which is never short [2.N]."""
    s.silver[seat] += silver
    s.bank -= silver


def spend(s: HandsState, seat: int, silver: int) -> None:
    """Silver to the bank."""
    s.silver[seat] -= silver
    s.bank += silver


def gain_prestige(s: HandsState, seat: int, gained: int, rule: str) -> None:
    """Prestige goes up to the end of its track [5.2.3.M, 5.2.3.N, 5.2.5.E]."""
    s.prestige[seat] = min(s.num.most_prestige, s.prestige[seat] + gained)
    if gained:
        s.tell(rule, "prestige", seat, s.prestige[seat])


def forts_left(s: HandsState) -> int:
    """Fortification tokens in the common stock [5.1.3.D]."""
    return s.num.fortifications - count(s.forts)


def place_town(s: HandsState, seat: int, place: int) -> None:
    """A Town from the stock makes the location the player's and brings its card [3.5.C, 5.1.1.H, 5.2.3.G]."""
    s.towns[seat] -= 1
    s.held[seat] |= 1 << place
    hand_over(s, place, seat)
    survey(s)
    sicily_won(s, seat)


def remove_token(s: HandsState, place: int) -> None:
    """Whatever stands on the location leaves it, with its Fortification [4.5.B, 5.2.3.C, 5.2.3.D]."""
    keep = ~(1 << place)
    s.held[0] &= keep
    s.held[1] &= keep
    s.cities &= keep
    s.capitals &= keep
    s.independent &= keep
    s.forts &= keep


def capture_token(s: HandsState, captor: int, place: int) -> None:
    """The captor keeps the opponent's token; the yellow one leaves the game [4.5.B, 4.5.D, 5.2.3.C, 5.2.4.L]."""
    bit = 1 << place
    if s.capitals & bit:
        s.capitals_won[captor] += 1
    elif s.cities & bit:
        s.cities_won[captor] += 1
    elif s.held[other(captor)] & bit:
        s.towns_won[captor] += 1
    remove_token(s, place)


def lose_warships(s: HandsState, seat: int, lost: int) -> None:
    """Warships are gone; a Fleet without any goes home at once [4.3.F, 5.2.5.H]."""
    s.warships[seat] -= lost
    if s.warships[seat] == 0 and s.fleet[seat] != PORT:
        s.fleet[seat] = PORT
        survey(s)
        s.tell("4.3.F", "fleet-home", seat)
