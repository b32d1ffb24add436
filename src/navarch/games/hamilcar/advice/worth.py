"""What things are worth to a side: control, the Miat, Units; and how battles may go.

Nothing here is a rule. A Province or another entry of the Provincial Display is worth ENTRY.
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

UNKNOWN: Final = -1000000
ENTRY: Final = 1000
ALMOST: Final[tuple[int, ...]] = (0, 500, 330, 160)  # an entry that lacks so many spaces, all of them to be had by PCs
SURPLUS: Final[tuple[int, ...]] = (0, 110, 210, 300, 370, 420)  # spaces beyond the majority
FOOTHOLD: Final = 500  # the way to a majority that only flipped PCs can give
PC: Final = 60
FILLER: Final = 110  # a PC where nothing is at stake
LAST_PC: Final = 220  # each of the last PCs of a side that could run out of them
CITY: Final = 300
CAPITAL: Final = 5000
UNIT: Final = 150
ELEPHANT: Final = 190
TRAIN: Final = 60
WARSHIP: Final = 130
SPENT_WARSHIP: Final = 80
SUPREMACY: Final = 350
LEVEL: Final = 260  # of Seamanship
WARLIKE: Final = 1500
MIAT_PC: Final = 130
SAMNIUM_SHARE: Final = 3  # it counts only for Rome's hold on Italia

# Chances in percent that the attacker wins, by the dice levels of attacker and defender.
CHANCE: Final[tuple[tuple[int, ...], ...]] = (
    (0, 0, 0, 0),
    (100, 25, 8, 1),
    (100, 67, 39, 17),
    (100, 96, 69, 40),
)

THIRD_OF_ITALIA: Final[tuple[int, ...]] = (4000, 1500, 500, 100)  # by how many Provinces more than it needs Rome has
HOLDERS: Final = 4  # nobody, Rome, Carthage, and a Tribe
OF_TRIBE: Final = 3


# ---- control ----


def side_worth(count: int, need: int, free: int) -> int:
    """What so many spaces of an entry are worth when so many others are to be had."""
    missing = need - count
    if missing <= 0:
        return ENTRY + SURPLUS[min(-missing, len(SURPLUS) - 1)]
    if missing > free:
        return FOOTHOLD * count // need
    return ALMOST[missing] if missing < len(ALMOST) else 20 * count


def entry_change(rome: int, carthage: int, free: int, need: int, before: int, after: int) -> int:
    """What Rome gains, and Carthage loses, when a space of an entry goes from one owner to another."""
    old = side_worth(rome, need, free) - side_worth(carthage, need, free)
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
    return side_worth(rome, need, free) - side_worth(carthage, need, free) - old


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


def province_change(s: HamilcarState, space: int, before: int, after: int, held: tuple[int, int, int]) -> int:
    """The same for the Province of a space, which the sides hold so."""
    board = s.box.board
    province = board.province[space]
    rome, carthage, free = held
    if before < 0 and s.tribes >> space & 1:
        free += 1  # the Tribe goes, and the space with it
    need = len(board.province_spaces[province]) // 2 + 1
    change = entry_change(rome, carthage, free, need, before, after)
    if not board.significant[province]:
        change //= SAMNIUM_SHARE
    if board.region[space] == ITALIA and ((before == ROME and rome == need) or (after == ROME and rome == need - 1)):
        change += hold_on_italia(s) * (1 if after == ROME else -1)
    return change


def hold_on_italia(s: HamilcarState) -> int:
    """What one Province of Italia more or less means beyond the Display: Rome needs three."""
    spare = provinces_of_italia(s, ITALIA) - ITALIA_NEEDED
    return THIRD_OF_ITALIA[spare] if 0 <= spare < len(THIRD_OF_ITALIA) else 0


def mare_change(s: HamilcarState, before: int, after: int) -> int:
    """The same for Mare Tyrrhenum."""
    ports = s.box.board.mare_ports
    rome = carthage = 0
    for port in ports:
        owner = s.control[port]
        if owner == ROME:
            rome += 1
        elif owner == CARTHAGE:
            carthage += 1
    return entry_change(rome, carthage, len(ports) - rome - carthage, len(ports) // 2 + 1, before, after)


def control_change(s: HamilcarState, seat: int, space: int, after: int) -> int:
    """What it is worth to a side that a space goes to another owner."""
    board = s.box.board
    return change_in(s, seat, space, after, owners(s, board.province_spaces[board.province[space]]))


def change_in(s: HamilcarState, seat: int, space: int, after: int, held: tuple[int, int, int]) -> int:
    """The same when it is known how the sides hold the Province."""
    before = s.control[space]
    if before == after:
        return 0
    gain = province_change(s, space, before, after, held)
    if s.box.board.mare_mask >> space & 1:
        gain += mare_change(s, before, after)
    gain += own_change(s, space, before, after)
    return gain if seat == ROME else -gain


def own_change(s: HamilcarState, space: int, before: int, after: int) -> int:
    """What Rome gains by the space itself: its PC, its city, Lilybaeum, a capital."""
    step = int(after == ROME) - int(after == CARTHAGE) - int(before == ROME) + int(before == CARTHAGE)
    if not s.box.board.capacity[space]:
        return PC * step
    if space == LILYBAEUM:
        return (PC + CITY + ENTRY) * step
    return (PC + CITY + CAPITAL) * step if space in (ROMA, CARTHAGO) else (PC + CITY) * step


class Gains:
    """What control of each space would bring a side, each looked at once for one decision."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
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
        gain = self.in_province(s, space, before) + own_change(s, space, before, self.seat)
        if s.box.board.mare_mask >> space & 1:
            if self.mare[before + 1] == UNKNOWN:
                self.mare[before + 1] = mare_change(s, before, self.seat)
            gain += self.mare[before + 1]
        return gain if self.seat == ROME else -gain

    def in_province(self, s: HamilcarState, space: int, before: int) -> int:
        """What Rome gains in the Province."""
        province = s.box.board.province[space]
        at = HOLDERS * province + (OF_TRIBE if before < 0 and s.tribes >> space & 1 else before + 1)
        if self.provinces[at] == UNKNOWN:
            held = owners(s, s.box.board.province_spaces[province])
            self.provinces[at] = province_change(s, space, before, self.seat, held)
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
            return min(gain, FILLER)
        return max(gain, best + PC)


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
    need = len(spaces) // 2 + 1
    missing = need - own
    gain = 0
    if 0 < missing <= min(points, free):
        gain = (ENTRY - side_worth(own, need, free)) // missing
    lacking = need - theirs
    spare = free - lacking + 1  # spaces to take before the enemy can no longer have it
    if 0 < lacking <= 2 and 0 < spare <= points:
        gain = max(gain, (ALMOST[lacking] - 150) // spare)
    return gain if significant else gain // SAMNIUM_SHARE


def loss_of(s: HamilcarState, seat: int, space: int) -> int:
    """What a side loses with its PC in a space."""
    loss = -control_change(s, seat, space, -1)
    if seat == ROME and s.box.board.region[space] == ITALIA:
        loss += 40
    return loss


# ---- the Miat ----


def miat_worth(s: HamilcarState, mask: int) -> int:
    """What the Council is worth to Carthage."""
    count = mask.bit_count()
    worth = MIAT_PC * count
    if mask & s.box.miat_centre:
        worth += 150
        if count >= s.box.warlike_min:
            worth += WARLIKE
    if not count:
        worth -= ENTRY
    turns = s.box.turns - s.turn
    for link, cu, general in s.box.miat_links:
        if mask & link == link:
            worth += min(turns, 3) * (UNIT * cu + 60 * general)
    return worth


def miat_gain(s: HamilcarState, slot: int) -> int:
    """What one more PC on the Miat is worth; a pair that is begun counts in part."""
    bit = 1 << slot
    gain = miat_worth(s, s.miat | bit) - miat_worth(s, s.miat)
    for link, cu, _ in s.box.miat_links:
        if link & bit and link & s.miat == 0:
            gain += 60 * cu
    if miat_count(s) < s.box.warlike_min and not s.miat & s.box.miat_centre and bit == s.box.miat_centre:
        gain += 300
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


def cargo_worth(s: HamilcarState, seat: int) -> int:
    """What a Fleet carries."""
    units = s.cu[seat * AREAS + SEA] * UNIT + s.st[seat * AREAS + SEA] * TRAIN
    return units + (s.el[SEA] * ELEPHANT if seat == CARTHAGE else 0)
