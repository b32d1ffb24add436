"""Between the campaigns: reinforcements, offices, new pieces, winter, the War Chest."""

from __future__ import annotations

from ..actions import (
    CHOOSE,
    DISCARD,
    DISMOUNT,
    DONE,
    IMPROVE,
    MOUNT,
    PASS,
    PLACE,
    PROLONG,
    REFIT,
    REMOVE,
    SHIPS,
    SPEND_TRAIN,
    TARGET,
    WARSHIP,
)
from ..box.box import ADMIRAL
from ..box.labels import CARTHAGE, CARTHAGO, PROCONSUL, ROMA, ROME, SPACES
from ..ch02_concepts.cities import besieged
from ..ch02_concepts.generals import generals_at, generals_in, in_play
from ..ch02_concepts.units import cus, space_cus
from ..ch05_1_reinforcement.placing import NEW_GENERAL, PlacePiece
from ..ch05_turn.winter import WinterPhase
from ..ch15_miat_and_africa.miat import miat_count
from ..state import HamilcarState
from .events import removal_scores as _removals
from .goals import army_of
from .weights import (
    W_ADMIRAL_CARTHAGE,
    W_ADMIRAL_LATE,
    W_ADMIRAL_PORT,
    W_ADMIRAL_ROME,
    W_FLEET_WANTED,
    W_GENERAL_CU,
    W_GENERAL_FRONT,
    W_OFFICER_ADMIRAL,
    W_OFFICER_ARMY,
    W_OFFICER_BATTLE,
    W_OFFICER_NONE,
    W_OFFICER_STRATEGY,
    W_PROCONSUL_NONE,
    W_REFORM_CORVI,
    W_REFORM_LEVEL,
    W_REFORM_MORE,
    W_REFORM_SHIP,
    W_UNIT_ARMY,
    W_UNIT_FOE,
    W_UNIT_FRONT,
    W_UNIT_LED,
    W_WINTER_CUS,
    WEIGHTS,
)


def removal_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """PCs that must go, on the map or on the Miat."""
    return _removals(s, seat, legal, REMOVE)


# ---- new pieces ----


def front(s: HamilcarState, seat: int, space: int) -> int:
    """How near the enemy's Armies and cities are, from 0 to 8."""
    board = s.box.board
    nearest = 8
    for other in range(SPACES):
        if (board.capacity[other] and s.control[other] == 1 - seat) or cus(s, 1 - seat, other) >= 3:
            nearest = min(nearest, board.journey[space * SPACES + other])
    return 8 - nearest


def placement_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """Troops to their Generals near the enemy, Generals to troops that have none."""
    placing = s.find(PlacePiece)
    assert placing is not None
    values: list[int] = []
    for code in legal:
        space = code - PLACE
        if placing.kind == NEW_GENERAL:
            values.append(general_place(s, seat, placing.general, space))
        else:
            values.append(unit_place(s, seat, space))
    return values


def general_place(s: HamilcarState, seat: int, general: int, space: int) -> int:
    """Where a General finds CUs to lead; Admirals where their side builds ships."""
    number = space_cus(s, seat, space)
    others = generals_in(s, seat, space).bit_count()
    if besieged(s, space) and s.control[space] == seat:
        return number - 50
    w = WEIGHTS[seat]
    worth = w[W_GENERAL_CU] * min(number, 8) // (1 + others) + w[W_GENERAL_FRONT] * front(s, seat, space)
    if s.box.traits[general] & ADMIRAL:
        if seat == ROME and space == ROMA:
            worth += w[W_ADMIRAL_ROME if s.seamanship < 3 else W_ADMIRAL_LATE]
        elif seat == CARTHAGE and space == CARTHAGO and s.spent[CARTHAGE]:
            worth += w[W_ADMIRAL_CARTHAGE]
        if s.box.board.port[space]:
            worth += w[W_ADMIRAL_PORT]
    return worth


def unit_place(s: HamilcarState, seat: int, space: int) -> int:
    """Where a new CU strengthens an Army that is wanted."""
    w = WEIGHTS[seat]
    worth = w[W_UNIT_FRONT] * front(s, seat, space)
    if generals_at(s, seat, space):
        worth += w[W_UNIT_LED] + w[W_UNIT_ARMY] * min(8, space_cus(s, seat, space))
    if cus(s, 1 - seat, space):
        worth += w[W_UNIT_FOE]
    return worth


def miat_troops_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """Warships up to a small fleet, then CUs."""
    wanted = s.ready[CARTHAGE] < max(WEIGHTS[seat][W_FLEET_WANTED], s.ready[ROME] + 1)
    return [int((code == WARSHIP) == wanted) for code in legal]


def prolongation_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """Xanthippus stays while the Council remains Warlike."""
    safe = miat_count(s) - s.box.price[s.turn] >= s.box.warlike_min
    return [int((code == PROLONG) == safe) for code in legal]


def most_ships_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """All Warships that can be refitted."""
    return [code - SHIPS for code in legal]


def refit_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """A refit that costs nothing."""
    return [int(code == REFIT) for code in legal]


# ---- Roman offices ----


def officer(s: HamilcarState, general: int) -> int:
    """What a Roman General is worth in office."""
    w = WEIGHTS[ROME]
    worth = w[W_OFFICER_BATTLE] * s.box.battle[general] + w[W_OFFICER_STRATEGY] * s.box.strategy[general]
    if s.box.traits[general] & ADMIRAL and s.seamanship < 3:
        worth += w[W_OFFICER_ADMIRAL]
    return worth


def proconsul_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """The Consul with the best Army stays, if he is better than the Proconsul in office."""
    w = WEIGHTS[ROME]
    now = w[W_PROCONSUL_NONE]
    for general in in_play(s, ROME):
        if s.office[general] == PROCONSUL:
            now = officer(s, general) + w[W_OFFICER_ARMY] * army_of(s, ROME, general)
    values: list[int] = []
    for code in legal:
        if code == PASS:
            values.append(now)
        else:
            general = code - CHOOSE
            values.append(officer(s, general) + w[W_OFFICER_ARMY] * army_of(s, ROME, general))
    return values


def consul_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """The best of the pool."""
    return [WEIGHTS[ROME][W_OFFICER_NONE] if code == PASS else officer(s, code - CHOOSE) for code in legal]


def reform_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """Seamanship first, then Corvi, then ships as far as the fleet is small."""
    w = WEIGHTS[ROME]
    lacking = max(0, w[W_FLEET_WANTED] + 1 - s.ready[ROME] - s.spent[ROME])
    values: list[int] = []
    for code in legal:
        if code == IMPROVE:
            values.append(w[W_REFORM_LEVEL])
        elif code == MOUNT:
            values.append(w[W_REFORM_CORVI])
        elif code == DISMOUNT:
            values.append(-10)
        elif code == DONE:
            values.append(0)
        else:
            number = code - SHIPS
            built = min(number, lacking)
            excess = number if number > lacking else 0
            values.append(w[W_REFORM_SHIP] * built + w[W_REFORM_MORE] * excess)
    return values


# ---- winter and the War Chest ----


def winter_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """An ST for every Army of some size."""
    winter = s.find(WinterPhase)
    assert winter is not None
    large = cus(s, seat, winter.space) >= WEIGHTS[seat][W_WINTER_CUS]
    return [int(large) if code == SPEND_TRAIN else 0 if large else 1 for code in legal]


def chest_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """STs that no Army needs spare the enemy's points."""
    values: list[int] = []
    for code in legal:
        if code == DONE:
            values.append(0)
        else:
            space = code - TARGET
            needy = generals_in(s, seat, space) and s.control[space] != seat
            values.append(-10 if needy or besieged(s, space) else 20 - cus(s, seat, space))
    return values


def runner_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """Any port, and the card with the fewest OPs."""
    return [-s.box.ops[code - DISCARD] if DISCARD <= code < TARGET else 0 for code in legal]
