"""How well each side is doing, as a commander would reckon it, for bots that look ahead.

Rome's lead is a sum of what `features` finds, each times its worth; `python -m bench.judging hamilcar` fits the worths
to how games ended.
"""

from __future__ import annotations

import math
from typing import Final

from ..box.labels import AREAS, CARTHAGE, CARTHAGO, ITALIA, LILYBAEUM, PROVINCE_IDS, ROMA, ROME, SPACES
from ..ch02_concepts.control import pcs_on_map
from ..ch02_concepts.display import provinces_of_italia
from ..ch04_victory.victory import ITALIA_NEEDED
from ..ch14_siege.siege import points_needed
from ..state import HamilcarState
from .worth import MOST_LACKING, MOST_SPARE

# Places of the features, and of their worths.
ENTRIES: Final = 0  # entries of the Display, and Lilybaeum
SPARE: Final = 0  # entries with so many spaces to spare, 1 to 5
LACKING: Final = 5  # entries that lack so many spaces, 1 to 3, all of them to be had by PCs
FAR_OFF: Final = 9  # spaces of entries that lack more
FOOTHOLDS: Final = 10  # parts of a majority that only flipped PCs can give
ITALIA_LOST: Final = 11  # Provinces of Italia that Rome lacks for a safe hold
PCS: Final = 12
LAST_PCS: Final = 13  # PCs that lack to a safe number
UNITS: Final = 14
TRAINS: Final = 15
ELEPHANTS: Final = 16
WARSHIPS: Final = 17
SPENT_WARSHIPS: Final = 18
SUPREMACY: Final = 19
SEAMANSHIP: Final = 20
CORVI: Final = 21
SIEGES: Final = 22  # parts of a Siege
CAPITAL_SIEGES: Final = 23
MIAT_PCS: Final = 24
MIAT_CENTRE: Final = 25
WARLIKE: Final = 26
MIAT_EMPTY: Final = 27
MIAT_CUS: Final = 28  # what the Council sends in the turns to come
MIAT_GENERALS: Final = 29
CARDS: Final = 30  # in hand
CONSTANT: Final = 31  # Carthage wins ties
FEATURES: Final = 32

WORTHS: Final[list[float]] = [
    881.0, 178.0, 440.0, 428.0, 370.0, 420.0, 476.0, 464.0, 104.0, 20.0, 474.0, -677.0, -72.0, -227.0, 51.0, 19.0,
    185.0, 150.0, 29.0, 172.0, 152.0, 27.0, 1421.0, 3406.0, 167.0, 129.0, 463.0, -1258.0, -356.0, -77.0, 206.0, -191.0,
]  # fmt: skip
SPREAD: Final[list[float]] = [900.0, 420.0]  # of a lead that is as good as e to one; more of it in each turn to come
SAFE_PCS: Final = 6
USUAL_LEVEL: Final = 2  # of Seamanship
MIAT_TURNS: Final = 3


def evaluate(s: HamilcarState) -> list[float]:
    """For each seat a share of the victory, from 0 to 1."""
    if s.over:
        return [1.0 if rank == 1 else 0.0 for rank in s.ranks]
    found = features(s)
    lead = 0.0
    for number in range(FEATURES):
        lead += WORTHS[number] * found[number]
    rome = 1.0 / (1.0 + math.exp(-lead / spread(s)))
    return [rome, 1.0 - rome]


def spread(s: HamilcarState) -> float:
    """How much a lead may still change."""
    return SPREAD[0] + SPREAD[1] * (s.box.turns - s.turn)


def features(s: HamilcarState) -> list[float]:
    """What Rome has more than Carthage."""
    found = [0.0] * FEATURES
    add_display(s, found)
    add_pieces(s, found)
    add_sieges(s, found)
    add_council(s, found)
    found[CONSTANT] = 1.0
    return found


def add_display(s: HamilcarState, found: list[float]) -> None:
    """Provinces, Mare Tyrrhenum, Lilybaeum, and the PCs themselves."""
    board = s.box.board
    for province in range(len(PROVINCE_IDS)):
        add_entry(s, found, board.province_spaces[province], 1.0 if board.significant[province] else 1.0 / 3.0)
    add_entry(s, found, board.mare_ports, 1.0)
    found[ITALIA_LOST] = float(max(0, ITALIA_NEEDED + 1 - provinces_of_italia(s, ITALIA)))
    found[ENTRIES] += 1.0 if s.control[LILYBAEUM] == ROME else -1.0
    for seat, sign in ((ROME, 1.0), (CARTHAGE, -1.0)):
        pcs = pcs_on_map(s, seat)
        found[PCS] += sign * pcs
        found[LAST_PCS] += sign * max(0, SAFE_PCS - pcs)


def add_entry(s: HamilcarState, found: list[float], spaces: tuple[int, ...], weight: float) -> None:
    """One entry of the Provincial Display."""
    rome = carthage = free = 0
    for space in spaces:
        owner = s.control[space]
        if owner == ROME:
            rome += 1
        elif owner == CARTHAGE:
            carthage += 1
        elif not s.tribes >> space & 1:
            free += 1
    need = len(spaces) // 2 + 1
    add_side(found, rome, need, free, weight)
    add_side(found, carthage, need, free, -weight)


def add_side(found: list[float], count: int, need: int, free: int, weight: float) -> None:
    """What a side has of an entry."""
    missing = need - count
    if missing <= 0:
        found[ENTRIES] += weight
        if missing:
            found[SPARE + min(-missing, MOST_SPARE)] += weight
    elif missing > free:
        found[FOOTHOLDS] += weight * count / need
    elif missing <= MOST_LACKING:
        found[LACKING + missing] += weight
    else:
        found[FAR_OFF] += weight * count


def add_pieces(s: HamilcarState, found: list[float]) -> None:
    """CUs, Elephants, STs; Warships, Naval Supremacy, Seamanship; cards."""
    cu, st, el = s.cu, s.st, s.el
    units = trains = elephants = 0
    for area in range(AREAS):
        units += cu[area] - cu[AREAS + area]
        trains += st[area] - st[AREAS + area]
        elephants += el[area]
    found[UNITS], found[TRAINS], found[ELEPHANTS] = float(units), float(trains), float(-elephants)
    found[WARSHIPS] = float(s.ready[ROME] + s.at_sea[ROME] - s.ready[CARTHAGE] - s.at_sea[CARTHAGE])
    found[SPENT_WARSHIPS] = float(s.spent[ROME] - s.spent[CARTHAGE])
    found[SUPREMACY] = 1.0 if s.supremacy == ROME else -1.0
    found[SEAMANSHIP] = float(s.seamanship - USUAL_LEVEL)
    found[CORVI] = float(s.corvi)
    found[CARDS] = float(s.hand[ROME].bit_count() - s.hand[CARTHAGE].bit_count())


def add_sieges(s: HamilcarState, found: list[float]) -> None:
    """Siege Points, most of all before a capital."""
    for space in range(SPACES):
        if s.points[space] and s.box.board.capacity[space]:
            part = s.points[space] / (points_needed(s, space) + 1)
            kind = CAPITAL_SIEGES if space in (ROMA, CARTHAGO) else SIEGES
            found[kind] += part if s.control[space] == CARTHAGE else -part


def add_council(s: HamilcarState, found: list[float]) -> None:
    """What Carthage has of its Council."""
    mask = s.miat
    count = mask.bit_count()
    found[MIAT_PCS] = float(-count)
    if mask & s.box.miat_centre:
        found[MIAT_CENTRE] = -1.0
        found[WARLIKE] = -1.0 if count >= s.box.warlike_min else 0.0
    if not count:
        found[MIAT_EMPTY] = -1.0
    turns = min(s.box.turns - s.turn, MIAT_TURNS)
    for link, cu, general in s.box.miat_links:
        if mask & link == link:
            found[MIAT_CUS] -= turns * cu
            found[MIAT_GENERALS] -= turns * general
