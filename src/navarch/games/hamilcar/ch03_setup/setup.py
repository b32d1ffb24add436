"""3 Game Setup. [3.1, 3.2, 3.3]

That the first turn starts with the Strategy Phase stands in `ch05_turn/turn.py` [3.4.1].
"""

from __future__ import annotations

from ..box.labels import (
    AREAS,
    ASIDE,
    BARCA,
    CARTHAGE,
    CONSUL,
    ELIMINATED,
    GENERAL_IDS,
    MADAUROS,
    MERCENARY,
    ON_TRACK,
    POOL,
    SPACES,
    XANTHIPPUS,
)
from ..ch02_concepts.generals import place_general
from ..ch02_concepts.units import add_sts
from ..state import HamilcarState


def set_up(s: HamilcarState) -> None:
    """Everything lies where the book puts it; nothing is drawn."""
    markers(s)
    cards(s)
    generals(s)
    # [3.2.1, 3.2.2, 3.2.3, 3.2.4, 3.2.5, 3.2.6, 3.2.7] and [3.3.1, 3.3.2, 3.3.3, 3.3.4, 3.3.5, 3.3.6, 3.3.7]
    for stack in s.box.setup:
        if stack.space < 0:
            s.ready[stack.seat] = stack.ready
            s.spent[stack.seat] = stack.spent
            continue
        s.cu[stack.seat * AREAS + stack.space] += stack.cu
        add_sts(s, stack.seat, stack.space, stack.trains)
        if stack.seat == CARTHAGE:
            s.el[stack.space] += stack.elephants
        if stack.general >= 0:
            place_general(s, stack.general, stack.space)
            s.office[stack.general] = stack.office
            if stack.office == CONSUL:
                s.been_consul |= 1 << stack.general


def markers(s: HamilcarState) -> None:
    """3.1 Turn, Supremacy, cities, Tribes, PCs, Forgotten Tactics.

    [3.1.1, 3.1.2, 3.1.3, 3.1.4, 3.1.5, 3.1.6, 3.1.7, 15.4.A1]
    """
    board = s.box.board
    s.turn = 1  # [3.1.1]
    s.supremacy = s.box.start_supremacy  # [3.1.2]
    s.tribes = board.tribes  # [3.1.4]
    if s.option("political_instability"):  # [16.5.1]
        s.tribes &= ~(1 << MADAUROS)
    for space in range(SPACES):  # [3.1.3, 3.1.5]
        s.control[space] = board.start[space]
    s.miat = s.box.start_miat
    s.seamanship = 1
    s.forgotten = 1  # [3.1.7]


def cards(s: HamilcarState) -> None:
    """3.1 The decks: #57 lies aside, #58 and #59 take part only with 16.6. [3.1.8, 3.1.9, 3.1.10, 3.1.11, 3.2.8]"""
    s.deck = s.box.deck
    if s.option("price_of_failure"):  # [16.6.1]
        s.deck |= s.box.optional_cards


def generals(s: HamilcarState) -> None:
    """3.1, 3.3 Pools, Turn Track, Mercenary box, those set aside. [3.1.12, 3.1.13, 3.3.8, 3.3.9]"""
    for general in range(len(GENERAL_IDS)):
        s.standing[general] = POOL
        if s.box.named[general]:
            s.standing[general] = ON_TRACK
        if s.box.set_aside >> general & 1:
            s.standing[general] = ASIDE
        if s.box.optional_generals >> general & 1 and not s.option("price_of_failure"):
            s.standing[general] = ELIMINATED
    s.standing[XANTHIPPUS] = MERCENARY
    s.standing[BARCA] = MERCENARY
