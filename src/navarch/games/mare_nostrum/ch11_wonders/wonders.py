"""11 Wonder power descriptions: what each Wonder adds to the rule that it bends.

What a Wonder lets its owner choose is asked where that rule stands; what peace forbids, too.
11.COLOSSUS-2 its choice is announced: `ch01_collect/commodities_and_coins.py`. 11.GARDENS-2 their bonus: `leader_bonus`
in `ch10_heroes/heroes.py`. 11.ZEUS-1 declaring peace: `ch04_move_and_battle/move_phase.py`.
"""

from __future__ import annotations

from ..box.labels import ARTEMIS, COIN, LAND, PHAROS, TOKEN
from ..ch07_powers.powers import has_power, once_bar, token_bar
from ..definitions.empires import home
from ..definitions.resources import good_of
from ..definitions.units import release
from ..reasons import (
    COINS_KEEP,
    FREE,
    NO_TOKEN_LEFT,
    NO_TRIREME_TOKEN,
    NOT_HELD,
    NOT_IN_GAME,
    NOT_YOURSELF,
    SAME_PARTNER,
    TYPE_STORED,
)
from ..state import MareState


def artemis_coins(s: MareState, seat: int) -> int:
    """The Temple of Artemis brings a Coin more. [11.ARTEMIS-1]"""
    return s.box.artemis if has_power(s, seat, ARTEMIS) else 0


def colossus_bar(s: MareState, good: int) -> int:
    """The Colossus takes a normal commodity that is left in the reserve. [11.COLOSSUS-1, 9-3]"""
    return FREE if s.reserve[1 + good] else NO_TOKEN_LEFT


# ---- 3 Build ----


def cheap_trireme_bar(s: MareState, seat: int) -> int:
    """The Lighthouse of Pharos: one Trireme in a round for a Coin or a Wood. [11.PHAROS-1]"""
    return once_bar(s, seat, PHAROS) or token_bar(s, seat, s.box.pharos_goods, NO_TRIREME_TOKEN)


def gardens_bar(s: MareState, seat: int, stored: int, token: int) -> int:
    """Commodities of different types, named in any order. [11.GARDENS-1]"""
    if token == COIN:
        return COINS_KEEP
    if not s.supply[seat * TOKEN + token]:
        return NOT_HELD
    for other in range(1, TOKEN):
        if stored >> other & 1 and good_of(other) == good_of(token):
            return TYPE_STORED
    return FREE


# ---- 4 Move and Battle ----


def peace_bar(s: MareState, seat: int, other: int) -> int:
    """One opponent, never the same in two successive rounds. [11.ZEUS-1, 11.ZEUS-2]"""
    if other < 0:
        return NOT_IN_GAME
    if other == seat:
        return NOT_YOURSELF
    return SAME_PARTNER if other == s.peace_before else FREE


def at_peace(s: MareState, seat: int, other: int) -> bool:
    """Whether the Statue of Zeus keeps the two apart in this round. [11.ZEUS-4, 11.ZEUS-5]"""
    return s.peace[seat] == other


def send_home(s: MareState, guest: int, host: int) -> None:
    """Legions of the one in provinces of the other go to their Capital City Province. [11.ZEUS-3]"""
    goal = home(s, guest)
    for province in range(LAND):
        count = s.legions[guest * LAND + province]
        if count and s.control[province] == host:
            release(s, province, guest)
            s.legions[guest * LAND + province] = 0
            s.legions[guest * LAND + goal] += count
            s.tell("11.ZEUS-3", "sent-home", s.empire[guest], count, province, goal, guest)
