"""5.2.3 What a victory brings: the captured token and Prestige.

5.2.3.I the Location card, taken from wherever it lies, stands in `hand_over` of `ch02_components/location_cards.py`.
5.2.3.E, 5.2.3.F, 5.2.3.G, 5.2.3.H, 5.2.3.J settling the place won, or not: `resolve_battle.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..box.labels import other

if TYPE_CHECKING:
    from ..state import HandsState


def gain_prestige(s: HandsState, seat: int, gained: int, rule: str) -> None:
    """Prestige goes up to the end of its track [5.2.3.M, 5.2.3.N, 5.2.5.E]."""
    before = s.prestige[seat]
    s.prestige[seat] = min(s.num.most_prestige, before + gained)
    s.tell(rule, "prestige", seat, s.prestige[seat] - before, s.prestige[seat])


def remove_token(s: HandsState, place: int) -> None:
    """Whatever stands on the location leaves it, with its Fortification [4.5.B, 5.2.3.C, 5.2.3.D]."""
    keep = ~(1 << place)
    s.held[0] &= keep
    s.held[1] &= keep
    s.cities &= keep
    s.capitals &= keep
    s.independent &= keep
    s.forts &= keep


A_TOWN: Final = 0
A_CITY: Final = 1
A_CAPITAL: Final = 2
THE_YELLOW_TOWN: Final = 3


def capture_token(s: HandsState, captor: int, place: int, rule: str) -> None:
    """The captor keeps the opponent's token; the yellow one leaves the game [4.5.B, 4.5.D, 5.2.3.C, 5.2.4.L]."""
    bit = 1 << place
    token = THE_YELLOW_TOWN
    if s.capitals & bit:
        token = A_CAPITAL
        s.capitals_won[captor] += 1
    elif s.cities & bit:
        token = A_CITY
        s.cities_won[captor] += 1
    elif s.held[other(captor)] & bit:
        token = A_TOWN
        s.towns_won[captor] += 1
    s.tell(rule, "captured", captor, place, token, s.forts >> place & 1)
    remove_token(s, place)
