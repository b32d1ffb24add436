"""7.1 What one card may ask of Generals and Units when it activates several Generals. [7.1.10, 7.1.11]

Units are alike, so only numbers count: the freshest are taken along first. A Unit that may not move
again under this card has weariness SPENT_FORCE. Outside such a card nothing is noted, and never of the side
whose turn it is not.
"""

from __future__ import annotations

from typing import Final

from ..box.labels import AREAS
from ..state import HamilcarState
from .units import elephants, sts

MOST: Final = 4  # movement points that one General or Unit may cover under one card [7.1.10]
SPENT_FORCE: Final = 7
CU: Final = 0
EL: Final = 1
ST: Final = 2
LEVELS: Final = 8
IN_PORT: Final = 3 * AREAS  # the key of Warships, beside those of the areas


def total(s: HamilcarState, seat: int, area: int, kind: int) -> int:
    """All pieces of a kind in an area."""
    if kind == CU:
        return s.cu[seat * AREAS + area]
    return elephants(s, seat, area) if kind == EL else sts(s, seat, area)


def noted(s: HamilcarState, seat: int) -> bool:
    """Whether this card asks what that side's pieces have done under it."""
    return bool(s.campaign) and seat == s.active


def able(s: HamilcarState, seat: int, area: int, kind: int, cost: int) -> int:
    """How many of them may still be moved by so many Movement Points."""
    found = total(s, seat, area, kind)
    if noted(s, seat):
        key = area * 3 + kind
        for code in s.weary:
            if code // LEVELS == key and code % LEVELS + cost > MOST:
                found -= 1
    return found


def carry(s: HamilcarState, seat: int, source: int, target: int, counts: tuple[int, ...], cost: int) -> None:
    """Move the freshest pieces and note what it cost them; call before the pieces themselves are moved."""
    if not noted(s, seat):
        return
    for kind in (CU, EL, ST):
        key = source * 3 + kind
        levels = sorted(code % LEVELS for code in s.weary if code // LEVELS == key)
        fresh = total(s, seat, source, kind) - len(levels)
        taken = ([0] * fresh + levels)[: counts[kind]]
        for level in taken:
            if level:
                s.weary.remove(key * LEVELS + level)
            if level + cost:
                s.weary.append((target * 3 + kind) * LEVELS + min(SPENT_FORCE, level + cost))
    s.weary.sort()


def carry_all(s: HamilcarState, seat: int, source: int, target: int, cost: int = 0) -> None:
    """The same for everything in an area."""
    counts = (total(s, seat, source, CU), total(s, seat, source, EL), total(s, seat, source, ST))
    carry(s, seat, source, target, counts, cost)


def tire(s: HamilcarState, seat: int, area: int, cost: int) -> None:
    """Everything in an area has moved so much further."""
    carry_all(s, seat, area, area, cost)


def freeze(s: HamilcarState, seat: int, area: int, generals: int) -> None:
    """All Units of an area, and some Generals, took part in a military action. [7.1.11]"""
    tire(s, seat, area, SPENT_FORCE)
    freeze_generals(s, generals)


def freeze_generals(s: HamilcarState, generals: int) -> None:
    """These Generals may not move again under this card. [7.1.11]"""
    if s.campaign:
        for general in range(len(s.worn)):
            if generals >> general & 1:
                s.worn[general] = SPENT_FORCE


def freeze_some(s: HamilcarState, seat: int, area: int, count: int) -> None:
    """So many CUs of an area made a Siege attempt; the most tired ones are taken for it. [14.1.7]"""
    if not s.campaign:
        return
    for kind in (CU, EL):
        key = area * 3 + kind
        for _ in range(total(s, seat, area, kind)):
            if not count:
                break
            levels = [code % LEVELS for code in s.weary if code // LEVELS == key and code % LEVELS < SPENT_FORCE]
            spent = sum(1 for code in s.weary if code == key * LEVELS + SPENT_FORCE)
            if spent + len(levels) == total(s, seat, area, kind) and not levels:
                break
            if levels:
                s.weary.remove(key * LEVELS + max(levels))
            s.weary.append(key * LEVELS + SPENT_FORCE)
            count -= 1
    s.weary.sort()


def recover(s: HamilcarState, area: int, counts: tuple[int, ...], generals: int, amount: int) -> None:
    """Movement taken back is not held against anybody. [17.1#32e]"""
    if not s.campaign:
        return
    for kind in (CU, EL, ST):
        key = area * 3 + kind
        levels = sorted((code % LEVELS for code in s.weary if code // LEVELS == key), reverse=True)
        for level in levels[: counts[kind]]:
            s.weary.remove(key * LEVELS + level)
            if level > amount:
                s.weary.append(key * LEVELS + level - amount)
    s.weary.sort()
    for general in range(len(s.worn)):
        if generals >> general & 1:
            s.worn[general] = max(0, s.worn[general] - amount)


# ---- Warships, which are Units too, wait in the At Port box ----


def port_levels(s: HamilcarState, seat: int) -> list[int]:
    """How far each Ready Warship in port has sailed under this card, the freshest first. [7.1.10, 7.1.11, 2.3.A1]"""
    levels = sorted(code % LEVELS for code in s.weary if code // LEVELS == IN_PORT) if noted(s, seat) else []
    return [0] * (s.ready[seat] - len(levels)) + levels


def launch(s: HamilcarState, levels: list[int]) -> None:
    """Warships that have sailed so far leave port; call while they are still counted there."""
    for level in levels:
        if level:
            s.weary.remove(IN_PORT * LEVELS + level)


def moor(s: HamilcarState, seat: int, levels: list[int]) -> None:
    """Warships are back in port and have sailed so far."""
    if noted(s, seat):
        s.weary += [IN_PORT * LEVELS + min(SPENT_FORCE, level) for level in levels if level]
        s.weary.sort()


def trim(s: HamilcarState, seat: int, area: int) -> None:
    """After losses no more pieces are tired than there are."""
    if not noted(s, seat):
        return
    for kind in (CU, EL, ST):
        key = area * 3 + kind
        codes = sorted(code for code in s.weary if code // LEVELS == key)
        for code in codes[: max(0, len(codes) - total(s, seat, area, kind))]:
            s.weary.remove(code)


def rested(s: HamilcarState) -> None:
    """A new card begins: nobody is tired. Only under a card for several Generals is anything noted."""
    if s.campaign:
        s.weary = []
        s.worn = [0] * len(s.worn)
    s.activated = 0
    s.tried = 0
    s.campaign = 0
