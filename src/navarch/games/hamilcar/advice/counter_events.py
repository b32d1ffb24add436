"""When a Counter Event is worth its card, and how a die is set with Good Omen."""

from __future__ import annotations

from typing import Final

from ..actions import PASS, REACT, SET
from ..box.labels import CARTHAGE, GOOD_OMEN, PUNIC_FAITH, ROME, SEA
from ..ch02_concepts.cards import Announce, Window
from ..ch02_concepts.units import cus, units
from ..ch07_movement.movement import Movement
from ..ch09_naval_battle.naval_battle import NavalBattle
from ..ch11_avoid_battle.avoid_battle import AvoidBattle
from ..ch12_land_interception.land_interception import LandInterception
from ..ch13_land_battle.dice_levels import TOP_LEVEL
from ..ch13_land_battle.land_battle import LandBattle
from ..ch14_siege.siege import SiegeAttempt, points_needed
from ..ch15_other_rules.attrition import Attrition
from ..state import HamilcarState
from .weights import (
    W_COUNTER,
    W_COUNTER_BATTLE,
    W_COUNTER_DICE,
    W_COUNTER_RATING,
    W_EVADE,
    W_FAITH,
    W_FAITH_CHEAP,
    W_FLEET,
    W_FLEET_SHIP,
    W_OMEN,
    W_OMEN_ATTRITION,
    W_OMEN_INTERCEPT,
    W_OMEN_ROUND,
    W_SORTIE,
    W_SORTIE_LAST,
    W_STORM,
    W_STORM_SHIP,
    W_UNIT,
    W_WEATHER,
    W_WEATHER_CU,
    WEIGHTS,
)
from .worth import cargo_worth

DEAR_EVENT: Final = 3  # OPs of a Roman card that Punic Faith should stop


def window_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """Each card that could be played now, against keeping it."""
    return [0 if code == PASS else counter_worth(s, seat, code - REACT) for code in legal]


def counter_worth(s: HamilcarState, seat: int, card: int) -> int:
    """What a Counter Event brings now, less what it would bring later."""
    w = WEIGHTS[seat]
    if card == GOOD_OMEN:
        return omen_worth(s, seat) - w[W_OMEN]
    if card == PUNIC_FAITH:
        return faith_worth(s, seat)
    op = s.box.card_effects[card][0].op
    if op in ("battle_rating", "dice_level", "choose_commander"):
        naval = s.find(NavalBattle)
        land = s.find(LandBattle)
        if land is not None and (naval is None or op != "battle_rating"):
            return land_worth(s, seat, land, op)
        return w[W_COUNTER_BATTLE]
    if op in ("draw_tactic", "naval_roll", "corvi", "elephant_charge", "forbid", "eliminate_general"):
        return w[W_COUNTER]
    if op == "storm_rolls":
        return s.at_sea[ROME] * w[W_STORM_SHIP] + cargo_worth(s, w, ROME) // 2 + w[W_STORM]
    if op == "attrition_fleet":
        return s.at_sea[CARTHAGE] * w[W_FLEET_SHIP] + cargo_worth(s, w, CARTHAGE) // 3 + w[W_FLEET]
    return other_worth(s, seat, op)


def other_worth(s: HamilcarState, seat: int, op: str) -> int:
    """Bad Weather, Surprise Sortie and Evasion."""
    w = WEIGHTS[seat]
    if op == "movement_points":
        move = s.find(Movement)
        if move is None:
            return -100
        load = move.army_cus() if units(s, move.seat, SEA) == 0 else cus(s, move.seat, SEA)
        return w[W_WEATHER_CU] * load + w[W_WEATHER]
    if op == "remove_siege_point":
        siege = s.find(SiegeAttempt)
        if siege is None:
            return -100
        left = points_needed(s, siege.space) - s.points[siege.space]
        return w[W_SORTIE_LAST if left <= 1 else W_SORTIE]
    battle = s.find(NavalBattle)
    if op == "evade" and battle is not None and battle.short and seat == battle.mover:
        return cargo_worth(s, w, seat) // 3 + w[W_EVADE]  # an unguarded Fleet can only lose
    return -50


def land_worth(s: HamilcarState, seat: int, battle: LandBattle, op: str) -> int:
    """A card in a battle where it changes the dice and CUs are at stake."""
    w = WEIGHTS[seat]
    levels = battle.levels(s)
    stake = min(cus(s, ROME, battle.space), cus(s, CARTHAGE, battle.space))
    if op == "dice_level":
        return w[W_COUNTER_DICE] * stake if 0 < levels[seat] < TOP_LEVEL else -50
    if op == "choose_commander":
        ratings = [s.box.battle[g] for g in battle.rivals(s)]
        return w[W_COUNTER_DICE] * stake if ratings and min(ratings) < battle.battle_rating(s, ROME) else -50
    ratings_now = battle.battle_rating(s, seat) - battle.battle_rating(s, 1 - seat)
    return w[W_COUNTER_RATING] * stake if -1 <= ratings_now <= 0 else -30


def faith_worth(s: HamilcarState, seat: int) -> int:
    """Punic Faith against a Roman Event."""
    played = s.find(Announce)
    if played is None or played.seat != ROME:
        return -300
    ops = s.box.ops[played.card]
    campaign = bool(s.box.campaigns >> played.card & 1)
    return WEIGHTS[seat][W_FAITH if campaign or ops >= DEAR_EVENT else W_FAITH_CHEAP]


def omen_worth(s: HamilcarState, seat: int) -> int:
    """What a die of one's own choice is worth now."""
    w = WEIGHTS[seat]
    window = s.find(Window)
    naval = s.find(NavalBattle)
    if window is None:
        return 0
    if naval is not None:
        return w[W_OMEN_ROUND] * (naval.number + 1)
    avoid = s.find(AvoidBattle)
    if avoid is not None and avoid.seat == seat:
        return w[W_UNIT] * (avoid.cu + avoid.el)
    interception = s.find(LandInterception)
    if interception is not None and interception.seat == seat:
        return w[W_OMEN_INTERCEPT] * (interception.cu + interception.el)
    attrition = s.find(Attrition)
    if attrition is not None and attrition.seat == seat:
        return w[W_OMEN_ATTRITION] * cus(s, seat, attrition.area)
    return 0


def omen_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """High dice in naval battles, charges and changes of command, low ones elsewhere."""
    naval = s.find(NavalBattle)
    land = s.find(LandBattle)
    attrition = s.find(Attrition)
    high = (naval is not None or land is not None) and attrition is None
    return [code - SET if high else SET - code for code in legal]
