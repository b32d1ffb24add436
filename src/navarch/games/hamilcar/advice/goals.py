"""Where an Army wants to go: what it is worth to activate its General, by land and by sea."""

from __future__ import annotations

from ..box.board import FAR
from ..box.labels import AFRICA, SEA, SPACES
from ..ch02_concepts.areas import inside, is_inside, space_of
from ..ch02_concepts.detachment import areas_for
from ..ch02_concepts.generals import COMMAND_LIMIT
from ..ch02_concepts.units import cus
from ..ch14_siege.siege import SIEGE_CUS
from ..ch15_miat_and_africa.africa import held_in_africa, may_go_to_africa
from ..ch15_other_rules.seamanship import naval_range
from ..state import HamilcarState
from .outlook import Outlook
from .weights import (
    SHARE,
    W_LANDING,
    W_SEA_DANGER,
    W_SEA_LOAD,
    W_SEA_LOST,
    W_SEA_WON,
    W_SIEGE_HERE,
    W_SIEGE_STAY,
    W_UNIT,
    W_VOYAGE,
    WEIGHTS,
)
from .worth import UNKNOWN, naval_chance, naval_strength

# ---- a General's activation ----


def army_of(s: HamilcarState, seat: int, general: int) -> int:
    """CUs that a General can lead from where he is."""
    area = s.place[general]
    space = space_of(area)
    if is_inside(area) and s.points[space]:
        return 0
    total = 0
    for part in areas_for(s, seat, space, False):
        total += cus(s, seat, part)
    return min(total, COMMAND_LIMIT)


def sea_reach(s: HamilcarState, start: int, points: int) -> tuple[int, ...]:
    """Ports within so many Movement Points at sea."""
    return s.box.board.voyages[start][points]


def sea_danger(s: HamilcarState, seat: int, general: int, load: int) -> int:
    """What a voyage may cost: the enemy's ready Warships against the own escort."""
    foe = 1 - seat
    w = WEIGHTS[seat]
    theirs = min(5, s.ready[foe])
    if not theirs or s.truce:
        return w[W_SEA_DANGER]
    escort = min(5, s.ready[seat])
    mine = min(escort, COMMAND_LIMIT - min(load, COMMAND_LIMIT))
    admiral = 7 if s.supremacy == foe else 3
    chance = naval_chance(naval_strength(s, seat, mine, general, -1), naval_strength(s, foe, theirs, -1, -1) + admiral)
    price = (100 - chance) * (w[W_SEA_LOST] + w[W_SEA_LOAD] * min(load, 3)) - chance * w[W_SEA_WON]
    return w[W_SEA_DANGER] + max(0, price // 130)


def landing_danger(s: HamilcarState, outlook: Outlook, port: int) -> int:
    """What a lost battle on the beach costs more: there is no way back."""
    garrison = outlook.guards[port]
    if not garrison:
        return 0
    lost = 100 - outlook.odds(s, port, outlook.strength, outlook.rating, garrison)
    w = WEIGHTS[outlook.seat]
    return lost * w[W_UNIT] * max(0, outlook.strength - 2) * w[W_LANDING] // (100 * SHARE)


def may_sail(s: HamilcarState, seat: int, general: int, start: int, port: int, strength: int) -> bool:
    """Whether a voyage between the Regions is allowed."""
    region = s.box.board.region
    if region[port] == AFRICA and region[start] != AFRICA:
        return may_go_to_africa(s, seat, general, 0)
    return not (strength and region[start] == AFRICA and region[port] != AFRICA and held_in_africa(s, seat))


def activation_worth(s: HamilcarState, outlook: Outlook, general: int, points: int) -> int:
    """What it is worth to activate a General now."""
    seat = outlook.seat
    area = s.place[general]
    here = space_of(area)
    if here < 0:
        return 0
    if is_inside(area) and s.points[here]:
        return sortie_worth(s, outlook, general, here)
    strength = army_of(s, seat, general)
    rating = s.box.battle[general]
    outlook.survey(s, general, here, strength, rating)
    w = WEIGHTS[seat]
    stay = outlook.value(s, here)
    best = 0
    if can_besiege(s, outlook, here, strength):
        best = max(best, outlook.siege(s, here, strength) * w[W_SIEGE_HERE] // SHARE + w[W_SIEGE_STAY])
    best = outlook.best_march(s, here, points, best, stay)
    if s.box.board.port[here]:
        load = embarking(s, seat, strength)
        if load < strength:
            outlook.survey(s, general, here, load, rating)
        best = max(best, voyage_worth(s, outlook, general, here, min(points, naval_range(s, seat)), load) - stay)
    return best


def embarking(s: HamilcarState, seat: int, strength: int) -> int:
    """How many CUs go aboard: room is left for an escort where the enemy has Warships ready."""
    escort = min(5, s.ready[seat]) if s.ready[1 - seat] else 0
    return min(strength, COMMAND_LIMIT - escort)


def voyage_worth(s: HamilcarState, outlook: Outlook, general: int, here: int, points: int, load: int) -> int:
    """The best port within reach of an Army that is surveyed already, less the dangers of the way."""
    best = UNKNOWN
    for port in sea_reach(s, here, points):
        if outlook.hope_at_most(port) <= best or not (outlook.strength or not outlook.guards[port]):
            continue
        if outlook.hope(s, port) <= best:
            continue
        if may_sail(s, outlook.seat, general, here, port, load):
            best = max(best, outlook.value(s, port) - landing_danger(s, outlook, port))
    return best + WEIGHTS[outlook.seat][W_VOYAGE] - sea_danger(s, outlook.seat, general, load)


def can_besiege(s: HamilcarState, outlook: Outlook, here: int, strength: int) -> bool:
    """Whether there is something to besiege, and reason to do so."""
    if strength < SIEGE_CUS or s.control[here] == outlook.seat:
        return False
    if outlook.now.worths[here] <= 0 or outlook.guard(s, here):
        return False
    return bool(s.box.board.capacity[here] or s.tribes >> here & 1)


def sortie_worth(s: HamilcarState, outlook: Outlook, general: int, here: int) -> int:
    """What a besieged General can do: a Sortie."""
    strength = cus(s, outlook.seat, inside(here))
    guard = cus(s, outlook.foe, here)
    if not strength or not guard:
        return 0
    return outlook.battle(s, here, strength, s.box.battle[general], guard)


def near(s: HamilcarState, space: int, other: int) -> int:
    """The journey between two spaces."""
    return s.box.board.journey[space * SPACES + other] if 0 <= other < SEA else FAR
