"""What things are worth to a side: control, the Miat, Units; and how battles may go.

Nothing here is a rule. `w` are the weights of the side that thinks.
"""

from __future__ import annotations

from typing import Final

from ..box.box import ADMIRAL
from ..box.labels import AREAS, CARTHAGE, CARTHAGO, ITALIA, LILYBAEUM, PROVINCE_IDS, ROMA, ROME, SEA, SPACES
from ..ch02_concepts.cities import is_city
from ..ch02_concepts.display import provinces_of_italia
from ..ch02_concepts.generals import leaders
from ..ch02_concepts.units import cus
from ..ch04_victory.victory import ITALIA_NEEDED
from ..ch15_miat_and_africa.miat import miat_count
from ..state import HamilcarState
from .weights import (
    SHARE,
    W_CITY,
    W_DENY,
    W_ELEPHANT,
    W_ENTRY,
    W_FILLER,
    W_FOOTHOLD,
    W_HOME_PC,
    W_ITALIA_LAST,
    W_LACKS_MORE,
    W_LACKS_ONE,
    W_MIAT_BEGUN,
    W_MIAT_CENTRE,
    W_MIAT_EMPTY,
    W_MIAT_FIRST,
    W_MIAT_GENERAL,
    W_MIAT_PC,
    W_PC,
    W_SAMNIUM,
    W_SPARE_ONE,
    W_TRAIN,
    W_UNIT,
    W_WARLIKE,
    WEIGHTS,
)

UNKNOWN: Final = -1000000
CAPITAL: Final = 5000
MOST_LACKING: Final = 3  # spaces that an entry may lack and still be near
MOST_SPARE: Final = 5  # spaces beyond the majority that make a difference

# Chances in percent that the attacker wins, by the dice levels of attacker and defender.
CHANCE: Final[tuple[tuple[int, ...], ...]] = (
    (0, 0, 0, 0),
    (100, 25, 8, 1),
    (100, 67, 39, 17),
    (100, 96, 69, 40),
)

MOST_OF_ITALIA: Final = 3  # Provinces more than it needs that make a difference to Rome
HOLDERS: Final = 4  # nobody, Rome, Carthage, and a Tribe
OF_TRIBE: Final = 3


# ---- control ----


def side_worth(w: list[int], count: int, need: int, free: int) -> int:
    """What so many spaces of an entry are worth when so many others are to be had."""
    missing = need - count
    if missing == 0:
        return w[W_ENTRY]
    if missing < 0:
        return w[W_ENTRY] + w[W_SPARE_ONE - 1 + min(-missing, MOST_SPARE)]
    if missing > free:
        return w[W_FOOTHOLD] * count // need
    return w[W_LACKS_ONE - 1 + missing] if missing <= MOST_LACKING else w[W_LACKS_MORE] * count


def entry_change(w: list[int], held: tuple[int, int, int], need: int, before: int, after: int) -> int:
    """What Rome gains, and Carthage loses, when a space of an entry goes from one owner to another."""
    rome, carthage, free = held
    old = side_worth(w, rome, need, free) - side_worth(w, carthage, need, free)
    if before == ROME:
        rome -= 1
    elif before == CARTHAGE:
        carthage -= 1
    else:
        free -= 1
    if after == ROME:
        rome += 1
    elif after == CARTHAGE:
        carthage += 1
    else:
        free += 1
    return side_worth(w, rome, need, free) - side_worth(w, carthage, need, free) - old


def owners(s: HamilcarState, spaces: tuple[int, ...]) -> tuple[int, int, int]:
    """How many spaces of an entry are Rome's, Carthage's, and free for a PC."""
    control, tribes = s.control, s.tribes
    rome = carthage = free = 0
    for space in spaces:
        owner = control[space]
        if owner == ROME:
            rome += 1
        elif owner == CARTHAGE:
            carthage += 1
        elif not tribes >> space & 1:
            free += 1
    return rome, carthage, free


def province_change(
    s: HamilcarState, w: list[int], space: int, before: int, after: int, held: tuple[int, int, int]
) -> int:
    """The same for the Province of a space, which the sides hold so."""
    board = s.box.board
    province = board.province[space]
    rome, carthage, free = held
    if before < 0 and s.tribes >> space & 1:
        free += 1  # the Tribe goes, and the space with it
    need = len(board.province_spaces[province]) // 2 + 1
    change = entry_change(w, (rome, carthage, free), need, before, after)
    if not board.significant[province]:
        change = change * w[W_SAMNIUM] // SHARE
    if board.region[space] == ITALIA and ((before == ROME and rome == need) or (after == ROME and rome == need - 1)):
        change += hold_on_italia(s, w) * (1 if after == ROME else -1)
    return change


def hold_on_italia(s: HamilcarState, w: list[int]) -> int:
    """What one Province of Italia more or less means beyond the Display: Rome needs three."""
    spare = provinces_of_italia(s, ITALIA) - ITALIA_NEEDED
    return w[W_ITALIA_LAST + spare] if 0 <= spare <= MOST_OF_ITALIA else 0


def mare_change(s: HamilcarState, w: list[int], before: int, after: int) -> int:
    """The same for Mare Tyrrhenum."""
    ports = s.box.board.mare_ports
    rome = carthage = 0
    for port in ports:
        owner = s.control[port]
        if owner == ROME:
            rome += 1
        elif owner == CARTHAGE:
            carthage += 1
    held = (rome, carthage, len(ports) - rome - carthage)
    return entry_change(w, held, len(ports) // 2 + 1, before, after)


def control_change(s: HamilcarState, seat: int, space: int, after: int) -> int:
    """What it is worth to a side that a space goes to another owner."""
    board = s.box.board
    return change_in(s, seat, space, after, owners(s, board.province_spaces[board.province[space]]))


def change_in(s: HamilcarState, seat: int, space: int, after: int, held: tuple[int, int, int]) -> int:
    """The same when it is known how the sides hold the Province."""
    before = s.control[space]
    if before == after:
        return 0
    w = WEIGHTS[seat]
    gain = province_change(s, w, space, before, after, held)
    if s.box.board.mare_mask >> space & 1:
        gain += mare_change(s, w, before, after)
    gain += own_change(s, w, space, before, after)
    return gain if seat == ROME else -gain


def own_change(s: HamilcarState, w: list[int], space: int, before: int, after: int) -> int:
    """What Rome gains by the space itself: its PC, its city, Lilybaeum, a capital."""
    step = int(after == ROME) - int(after == CARTHAGE) - int(before == ROME) + int(before == CARTHAGE)
    if not s.box.board.capacity[space]:
        return w[W_PC] * step
    city = w[W_PC] + w[W_CITY]
    if space == LILYBAEUM:
        return (city + w[W_ENTRY]) * step
    return (city + CAPITAL) * step if space in (ROMA, CARTHAGO) else city * step


class Gains:
    """What control of each space would bring a side, each looked at once for one decision."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.w = WEIGHTS[seat]
        self.known = [UNKNOWN] * SPACES
        # Alike for all spaces of an entry that the same side, nobody or a Tribe holds.
        self.provinces = [UNKNOWN] * (HOLDERS * len(PROVINCE_IDS))
        self.mare = [UNKNOWN] * HOLDERS

    def gain(self, s: HamilcarState, space: int) -> int:
        """What it is worth to win control of a space."""
        gain = self.known[space]
        if gain == UNKNOWN:
            gain = self.change(s, space, s.control[space])
            self.known[space] = gain
        return gain

    def change(self, s: HamilcarState, space: int, before: int) -> int:
        """What `control_change` says, the entries of the Display looked at once."""
        if before == self.seat:
            return 0
        gain = self.in_province(s, space, before) + own_change(s, self.w, space, before, self.seat)
        if s.box.board.mare_mask >> space & 1:
            if self.mare[before + 1] == UNKNOWN:
                self.mare[before + 1] = mare_change(s, self.w, before, self.seat)
            gain += self.mare[before + 1]
        return gain if self.seat == ROME else -gain

    def in_province(self, s: HamilcarState, space: int, before: int) -> int:
        """What Rome gains in the Province."""
        province = s.box.board.province[space]
        at = HOLDERS * province + (OF_TRIBE if before < 0 and s.tribes >> space & 1 else before + 1)
        if self.provinces[at] == UNKNOWN:
            held = owners(s, s.box.board.province_spaces[province])
            self.provinces[at] = province_change(s, self.w, space, before, self.seat, held)
        return self.provinces[at]


class Shares:
    """What the entries of the Display make of single points, each looked at once for one number of points."""

    def __init__(self, gains: Gains, points: int) -> None:
        self.gains = gains
        self.seat = gains.seat
        self.points = points
        self.known = [UNKNOWN] * (len(PROVINCE_IDS) + 1)

    def share(self, s: HamilcarState, entry: int) -> int:
        """The share of one point in a Province, or in Mare Tyrrhenum, the last entry."""
        share = self.known[entry]
        if share == UNKNOWN:
            board = s.box.board
            if entry == len(PROVINCE_IDS):
                share = shared_gain(s, self.seat, board.mare_ports, self.points, True)
            else:
                spaces = board.province_spaces[entry]
                share = shared_gain(s, self.seat, spaces, self.points, board.significant[entry])
            self.known[entry] = share
        return share

    def gain(self, s: HamilcarState, space: int) -> int:
        """What a PC there is worth when so many points are to be spent, this one included."""
        gain = self.gains.gain(s, space)
        best = self.share(s, s.box.board.province[space])
        if s.box.board.mare_mask >> space & 1:
            best = max(best, self.share(s, len(PROVINCE_IDS)))
        if best == 0 and s.control[space] < 0 and secure(s, self.seat, space):
            return min(gain, self.gains.w[W_FILLER])
        return max(gain, best + self.gains.w[W_PC])


def secure(s: HamilcarState, seat: int, space: int) -> bool:
    """Whether the Province is held already with a space to spare."""
    board = s.box.board
    spaces = board.province_spaces[board.province[space]]
    own = 0
    for other in spaces:
        if s.control[other] == seat:
            own += 1
    return 2 * own > len(spaces) + 2


def shared_gain(s: HamilcarState, seat: int, spaces: tuple[int, ...], points: int, significant: bool) -> int:
    """The share of one point in winning an entry, or in keeping it from the enemy, with all of them."""
    foe = 1 - seat
    own = theirs = free = 0
    for space in spaces:
        owner = s.control[space]
        if owner == seat:
            own += 1
        elif owner == foe:
            theirs += 1
            if cus(s, seat, space) and not is_city(s, space):
                free += 1
        elif not s.tribes >> space & 1 and not cus(s, foe, space):
            free += 1
    w = WEIGHTS[seat]
    need = len(spaces) // 2 + 1
    missing = need - own
    gain = 0
    if 0 < missing <= min(points, free):
        gain = (w[W_ENTRY] - side_worth(w, own, need, free)) // missing
    lacking = need - theirs
    spare = free - lacking + 1  # spaces to take before the enemy can no longer have it
    if 0 < lacking <= 2 and 0 < spare <= points:
        gain = max(gain, (w[W_LACKS_ONE - 1 + lacking] - w[W_DENY]) // spare)
    return gain if significant else gain * w[W_SAMNIUM] // SHARE


def loss_of(s: HamilcarState, seat: int, space: int) -> int:
    """What a side loses with its PC in a space."""
    loss = -control_change(s, seat, space, -1)
    if seat == ROME and s.box.board.region[space] == ITALIA:
        loss += WEIGHTS[seat][W_HOME_PC]
    return loss


# ---- the Miat ----


def miat_worth(s: HamilcarState, w: list[int], mask: int) -> int:
    """What the Council is worth to Carthage."""
    count = mask.bit_count()
    worth = w[W_MIAT_PC] * count
    if mask & s.box.miat_centre:
        worth += w[W_MIAT_CENTRE]
        if count >= s.box.warlike_min:
            worth += w[W_WARLIKE]
    if not count:
        worth += w[W_MIAT_EMPTY]
    turns = s.box.turns - s.turn
    for link, cu, general in s.box.miat_links:
        if mask & link == link:
            worth += min(turns, 3) * (w[W_UNIT] * cu + w[W_MIAT_GENERAL] * general)
    return worth


def miat_gain(s: HamilcarState, w: list[int], slot: int) -> int:
    """What one more PC on the Miat is worth; a pair that is begun counts in part."""
    bit = 1 << slot
    gain = miat_worth(s, w, s.miat | bit) - miat_worth(s, w, s.miat)
    for link, cu, _ in s.box.miat_links:
        if link & bit and link & s.miat == 0:
            gain += w[W_MIAT_BEGUN] * cu
    if miat_count(s) < s.box.warlike_min and not s.miat & s.box.miat_centre and bit == s.box.miat_centre:
        gain += w[W_MIAT_FIRST]
    return gain


# ---- battles ----


def rating_of(s: HamilcarState, generals: int) -> int:
    """The best Battle Rating among those who may command."""
    best = 0
    for general in leaders(s, generals):
        best = max(best, s.box.battle[general])
    return best


def win_chance(strength: int, rating: int, friends: int, guard: int, guard_rating: int, guard_friends: int) -> int:
    """The attacker's chance in percent, by CUs, Battle Ratings and Allies (none without a General)."""
    attack = defence = 1
    if strength > guard:
        attack += 1
    elif guard > strength:
        defence += 1
    if friends > guard_friends:
        attack += 1
    elif guard_friends > friends:
        defence += 1
    if rating > guard_rating:
        if attack == 3:
            defence = 0
        else:
            attack += 1
    elif guard_rating > rating:
        if defence == 3:
            attack = 0
        else:
            defence += 1
    return CHANCE[attack][defence]


def naval_strength(s: HamilcarState, seat: int, ships: int, commander: int, port: int) -> int:
    """Ships count most, then an Admiral with his Tactic Cards, the port and the crews."""
    strength = 12 * ships
    if commander >= 0 and s.box.traits[commander] & ADMIRAL:
        strength += 7 * s.box.battle[commander]
    if port >= 0 and s.control[port] == seat:
        strength += 4
    if seat == ROME:
        strength += 5 * s.corvi + 7 * s.box.level_roll[s.seamanship]
    if s.supremacy == seat:
        strength += 4
    return strength


def naval_chance(mine: int, theirs: int) -> int:
    """The chance in percent, by strength."""
    return max(4, min(96, 50 + 3 * (mine - theirs) // 2))


def cargo_worth(s: HamilcarState, w: list[int], seat: int) -> int:
    """What a Fleet carries."""
    units = s.cu[seat * AREAS + SEA] * w[W_UNIT] + s.st[seat * AREAS + SEA] * w[W_TRAIN]
    return units + (s.el[SEA] * w[W_ELEPHANT] if seat == CARTHAGE else 0)
