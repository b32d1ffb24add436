"""At sea: voyages, interceptions, naval battles."""

from __future__ import annotations

from typing import Final

from ..actions import (
    AGAIN,
    BOARD,
    COMMAND,
    DEPART,
    EVADE,
    INTERCEPT,
    LAND,
    LEAVE,
    LOSE_UNIT,
    MANEUVER,
    PASS,
    REACT,
    SAIL,
    SHIPS,
    SLIP,
    TARGET,
)
from ..box.box import ADMIRAL
from ..box.labels import CARD_IDS, SEA, SPACES
from ..ch02_concepts.areas import members
from ..ch02_concepts.generals import COMMAND_LIMIT, generals_at
from ..ch02_concepts.units import cus, units
from ..ch07_movement.naval_movement import NavalMovement
from ..ch08_naval_interception.naval_interception import (
    InterceptionFleet,
    NavalInterception,
    command_ports,
    commanders_at,
)
from ..ch09_naval_battle.naval_battle import NavalBattle
from ..state import HamilcarState
from .goals import landing_danger, may_sail, near, sea_reach
from .outlook import Outlook, outlook_of
from .weights import (
    W_SEA_FIGHT,
    W_SEA_PREY,
    W_SLIP,
    W_SUPREMACY,
    W_VICTORS_HOME,
    W_WARSHIP,
    WEIGHTS,
)
from .worth import cargo_worth, naval_chance, naval_strength

TACTIC_WORTH: Final = {
    "battle_rating": 60, "take_supremacy": 55, "draw_tactic": 70, "naval_roll": 50, "column": 48, "prize": 40,
}  # fmt: skip


# ---- voyages ----


def ships_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """The whole escort sails."""
    return [code - SHIPS for code in legal]


def escort_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """As many as find room beside the Army that was told off."""
    voyage = s.find(NavalMovement)
    assert voyage is not None
    room = COMMAND_LIMIT - voyage.cu - voyage.el - voyage.st
    return [min(code - SHIPS, 2 * room - (code - SHIPS)) for code in legal]


def left_ashore_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """STs stay behind before CUs, and Elephants last."""
    worth = (1, 0, 2)
    return [worth[code - LEAVE] for code in legal]


def sail_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """On to the port where the Army is worth most."""
    voyage = s.find(NavalMovement)
    assert voyage is not None
    outlook = outlook_of(s, seat)
    strength = cus(s, seat, SEA)
    outlook.survey(s, voyage.general, voyage.port, strength, s.box.battle[voyage.general])
    values: list[int] = []
    for code in legal:
        if code == LAND:
            values.append(outlook.value(s, voyage.port) - landing_danger(s, outlook, voyage.port) + 15)
        elif code == BOARD:
            values.append(board_worth(s, outlook, voyage))
        else:
            values.append(lane_worth(s, outlook, voyage, code - SAIL))
    return values


def lane_worth(s: HamilcarState, outlook: Outlook, voyage: NavalMovement, port: int) -> int:
    """The best port that lies on this lane or beyond it."""
    board = s.box.board
    best = outlook.value(s, port) - landing_danger(s, outlook, port)
    left = voyage.left - board.sea_cost[voyage.port * SPACES + port]
    if left > 0:
        for other in sea_reach(s, port, left):
            if may_sail(s, outlook.seat, voyage.general, port, other, outlook.strength):
                best = max(best, outlook.value(s, other) - landing_danger(s, outlook, other) - 10)
    return best - 40


def board_worth(s: HamilcarState, outlook: Outlook, voyage: NavalMovement) -> int:
    """More troops for a weak landing; a safe garrison stays."""
    aboard = units(s, outlook.seat, SEA)
    here = cus(s, outlook.seat, voyage.port)
    return 2000 if here >= 2 and aboard <= 6 else -1000


# ---- interceptions ----


def fleet_chance(s: HamilcarState, seat: int, mover: int, general: int, port: int) -> int:
    """The chance of an Intercepting Fleet of a side against the moving one."""
    best = -1
    for harbour in command_ports(s, seat, port):
        for other in members(commanders_at(s, seat, harbour, port)):
            if best < 0 or s.box.battle[other] * (s.box.traits[other] & ADMIRAL) > s.box.battle[best]:
                best = other
    mine = naval_strength(s, seat, min(5, s.ready[seat]), best, port)
    return naval_chance(mine, naval_strength(s, mover, s.at_sea[mover], general, port))


def intercept_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """A battle at sea, or Naval Supremacy given away."""
    meeting = s.find(NavalInterception)
    assert meeting is not None
    mover = meeting.mover
    chance = fleet_chance(s, seat, mover, meeting.general, meeting.port)
    held = s.supremacy == seat
    w = WEIGHTS[seat]
    if not s.at_sea[mover]:
        gain = w[W_SEA_PREY] + cargo_worth(s, w, mover) // 3 + (w[W_SUPREMACY] if not held else 0)
        return [gain if code == INTERCEPT else 0 for code in legal]
    prize = w[W_WARSHIP] * s.at_sea[mover] // 2 + cargo_worth(s, w, mover) // 3 + w[W_SEA_FIGHT]
    price = w[W_WARSHIP] * min(5, s.ready[seat]) // 2 + w[W_SEA_FIGHT]
    fight = (chance * prize - (100 - chance) * price) // 100
    return [fight if code == INTERCEPT else -w[W_SUPREMACY] if held else 0 for code in legal]


def avoidance_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """Slip away where the battle looks bad."""
    meeting = s.find(NavalInterception)
    assert meeting is not None
    chance = fleet_chance(s, 1 - seat, seat, meeting.general, meeting.port)
    if not s.at_sea[seat]:
        chance = 100
    return [WEIGHTS[seat][W_SLIP] if code == SLIP else 100 - chance for code in legal]


def departure_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """The port nearest to a good Admiral."""
    fleet = s.find(InterceptionFleet)
    assert fleet is not None
    values: list[int] = []
    for code in legal:
        port = code - DEPART
        values.append(10 * best_admiral(s, seat, port) - near(s, port, fleet.target))
    return values


def best_admiral(s: HamilcarState, seat: int, port: int) -> int:
    """The Battle Rating of the best Admiral in a port."""
    best = 0
    for general in members(generals_at(s, seat, port)):
        if s.box.traits[general] & ADMIRAL:
            best = max(best, s.box.battle[general])
    return best


def loading_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """Only a commander comes aboard, and a better Admiral."""
    fleet = s.find(InterceptionFleet)
    assert fleet is not None
    here = best_admiral(s, seat, fleet.here(s))
    now = -1
    if fleet.commander >= 0:
        now = s.box.battle[fleet.commander] if s.box.traits[fleet.commander] & ADMIRAL else 0
    wanted = here > now and here > 0
    return [int(wanted) if code == BOARD else 0 if wanted else 1 for code in legal]


def chase_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """The shortest way, by way of an Admiral while there is none."""
    fleet = s.find(InterceptionFleet)
    assert fleet is not None
    values: list[int] = []
    for code in legal:
        port = code - SAIL
        admiral = 0 if fleet.commander >= 0 else 10 * best_admiral(s, seat, port)
        values.append(admiral - near(s, port, fleet.target))
    return values


def fleet_command_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """An Admiral commands."""
    values: list[int] = []
    for code in legal:
        general = code - COMMAND
        values.append(s.box.battle[general] + (10 if s.box.traits[general] & ADMIRAL else 0))
    return values


# ---- battles ----


def tide(s: HamilcarState, battle: NavalBattle, seat: int) -> int:
    """How the battle stands: the chance of a side by what is left."""
    mine = naval_strength(s, seat, s.at_sea[seat], battle.commander(seat), battle.port)
    theirs = naval_strength(s, 1 - seat, s.at_sea[1 - seat], battle.commander(1 - seat), battle.port)
    mine += 3 * s.tactics[seat].bit_count()
    theirs += 3 * s.tactics[1 - seat].bit_count()
    return naval_chance(mine, theirs)


def flight_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """Tactic Cards while they help; flight when the battle is lost."""
    battle = s.find(NavalBattle)
    assert battle is not None
    chance = tide(s, battle, seat)
    values: list[int] = []
    for code in legal:
        if code == PASS:
            values.append(0)
        elif code == EVADE:
            values.append(18 - chance)
        elif REACT <= code < REACT + len(CARD_IDS):
            values.append(20 - chance)
        else:
            values.append(tactic_score(s, seat, battle, code - MANEUVER, chance))
    return values


def tactic_score(s: HamilcarState, seat: int, battle: NavalBattle, tactic: int, chance: int) -> int:
    """A Tactic Card in its place."""
    effect = s.box.tactic_effect[tactic]
    if effect.op == "evade":
        return 28 - chance
    if effect.op == "take_supremacy" and s.supremacy == seat:
        return -5
    if effect.op == "battle_rating" and not s.box.traits[battle.commander(seat)] & ADMIRAL:
        return -5
    return TACTIC_WORTH.get(effect.op, 10)


def pursuit_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """Pursue a beaten enemy."""
    battle = s.find(NavalBattle)
    assert battle is not None
    wanted = tide(s, battle, seat) >= 55
    return [0 if code == PASS else 1 if wanted else -1 for code in legal]


def naval_reroll_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """A low roll is rolled again."""
    battle = s.find(NavalBattle)
    assert battle is not None
    low = battle.rolled <= 3
    return [int(low) if code == AGAIN else 0 if low else 1 for code in legal]


def sea_loss_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """STs go first, then CUs, Elephants last."""
    return [(2, 1, 3)[code - LOSE_UNIT] for code in legal]


def victors_port_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """Where the victorious Army is worth most."""
    outlook = outlook_of(s, seat)
    generals = members(generals_at(s, seat, SEA))
    general = generals[0] if generals else -1
    strength = cus(s, seat, SEA)
    rating = s.box.battle[general] if general >= 0 else -1
    values: list[int] = []
    for code in legal:
        port = code - TARGET
        home = outlook.w[W_VICTORS_HOME] if s.control[port] == seat else 0
        values.append(home + outlook.goal(s, port, strength, rating) - outlook.threat(s, port, strength, rating))
    return values


def corvi_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """Corvi help in battle; the first option mounts them."""
    return [1 if i == 0 else 0 for i in range(len(legal))]
