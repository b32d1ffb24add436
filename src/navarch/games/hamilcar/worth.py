"""What spaces, Provinces and pieces are worth to a side, in points: an entry of the Provincial Display is 100."""

from __future__ import annotations

from .forces import (
    cus,
    inside,
    miat_count,
    pcs_on_map,
    provinces_of_italia,
    tally,
    warlike,
)
from .labels import (
    AREAS,
    CARTHAGE,
    CARTHAGO,
    ITALIA,
    LILYBAEUM,
    ROMA,
    SPACES,
)
from .state import HamilcarState

ENTRY = 100
PC = 9
CU = 10
CAPITAL = 400


def province_worth(s: HamilcarState, province: int) -> int:
    """What control of a Province means to either side."""
    board = s.box.board
    worth = ENTRY if board.significant[province] else 20
    if board.province_region[province] == ITALIA:  # Rome draws CUs from it and falls without three of them
        worth += 60 if provinces_of_italia(s, ITALIA) <= 4 else 25
    return worth


def share(s: HamilcarState, seat: int, members: tuple[int, ...], worth: int) -> int:
    """What holding some of a group of spaces is worth: all of it with a majority, part of it on the way."""
    held = sum(1 for space in members if s.control[space] == seat)
    needed = len(members) // 2 + 1
    if held >= needed:
        return worth + 4 * (held - needed)
    return worth * held * held // (2 * needed * needed)


def gain(s: HamilcarState, seat: int, space: int) -> int:
    """What a side wins by controlling a space that it does not control now."""
    owner = s.control[space]
    before = standing_of(s, seat, space) - standing_of(s, 1 - seat, space)
    s.control[space] = seat
    after = standing_of(s, seat, space) - standing_of(s, 1 - seat, space)
    s.control[space] = owner
    return after - before + PC + (PC if owner == 1 - seat else 0)


def loss(s: HamilcarState, seat: int, space: int) -> int:
    """What a side loses with its PC in a space."""
    before = standing_of(s, seat, space)
    s.control[space] = -1
    after = standing_of(s, seat, space)
    s.control[space] = seat
    return before - after + PC


def standing_of(s: HamilcarState, seat: int, space: int) -> int:
    """The Provinces and entries that a space belongs to, as they stand for a side."""
    board = s.box.board
    province = board.province[space]
    worth = share(s, seat, board.province_spaces[province], province_worth(s, province))
    if space in board.mare_ports:
        worth += share(s, seat, board.mare_ports, ENTRY)
    if s.control[space] == seat:
        if space == LILYBAEUM:
            worth += ENTRY
        if space in (ROMA, CARTHAGO):
            worth += CAPITAL
    return worth


def balance(s: HamilcarState, seat: int) -> int:
    """How much better a side stands than the other."""
    return side_total(s, seat) - side_total(s, 1 - seat)


def side_total(s: HamilcarState, seat: int) -> int:
    """Everything a side has."""
    board = s.box.board
    total = 0
    for province, members in enumerate(board.province_spaces):
        total += share(s, seat, members, province_worth(s, province))
    total += share(s, seat, board.mare_ports, ENTRY) + ENTRY * int(s.control[LILYBAEUM] == seat)
    total += PC * pcs_on_map(s, seat)
    total += CU * sum(s.cu[seat * AREAS : (seat + 1) * AREAS]) + 3 * sum(s.st[seat * AREAS : (seat + 1) * AREAS])
    total += 8 * s.ready[seat] + 5 * s.spent[seat] + 15 * int(s.supremacy == seat)
    if seat == CARTHAGE:
        total += 13 * sum(s.el) + 6 * miat_count(s) + (ENTRY if warlike(s) else 0)
    else:
        total += 20 * s.seamanship + (ENTRY if s.miat == 0 else 0)
    for space in range(SPACES):
        if s.points[space] and s.besieger[space] == seat:
            total += 35 * s.points[space]
    return total


def miat_gain(s: HamilcarState, slot: int) -> int:
    """What one more PC on the Miat is worth."""
    now = warlike(s)
    after = s.miat | 1 << slot
    worth = 7
    if not now:
        count = miat_count(s)
        worth += 60 if s.box.miat_centre == 1 << slot or count < s.box.warlike_min else 10
    for mask, cu, general in s.box.miat_links:
        if mask >> slot & 1:
            worth += (14 * cu + 10 * general) if after & mask == mask else 4
    return worth if s.turn < s.box.turns or not now else 1


def threat(s: HamilcarState, seat: int, space: int) -> int:
    """What driving the enemy away from an own city is worth."""
    if not s.box.board.capacity[space] or s.control[space] != seat:
        return 0
    enemy = cus(s, 1 - seat, space)
    if not enemy:
        return 0
    worth = 25 + 40 * s.points[space]
    if space in (ROMA, CARTHAGO):
        worth += 220 + 180 * s.points[space]
    return worth if enemy >= 3 else worth // 3


def strength(s: HamilcarState, seat: int, space: int) -> int:
    """CUs of a side that would fight in the open in a space."""
    found = cus(s, seat, space)
    if s.box.board.capacity[space] and s.control[space] == seat and not s.points[space]:
        found += cus(s, seat, inside(space))
    return found


def display_lead(s: HamilcarState, seat: int) -> int:
    """Entries of the Provincial Display ahead of the other side."""
    return tally(s, seat) - tally(s, 1 - seat)
