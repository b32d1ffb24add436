"""How a battle, a Siege or an Interception is reckoned, step by step, for the views. [13.3, 9.2.B1, 14.2, 8.2]

A step has a `key` (a noun of the domain `step`, worded like every noun), the `rule` that says so and, for each side
or alone, the `amount` by which it changes the reckoning.
"""

from __future__ import annotations

from typing import Final

from ..actions import DICE_IDS
from ..box.labels import CARTHAGE, GENERAL_IDS, ROME, SEA, SEAT_IDS, SPACE_IDS
from ..ch02_concepts.cities import is_city
from ..ch02_concepts.generals import generals_at, leaders
from ..ch02_concepts.reckoning import RollStep, total
from ..ch02_concepts.units import cus, elephants
from ..ch07_movement.movement import Movement
from ..ch07_movement.naval_movement import NavalMovement, landable
from ..ch08_naval_interception.naval_interception import NavalInterception
from ..ch09_naval_battle.battle_roll import bounded_column
from ..ch09_naval_battle.naval_battle import NavalBattle
from ..ch10_land_reactions.land_reactions import LandReactions
from ..ch13_land_battle.dice_levels import LevelStep, allies, cities_around, level_steps
from ..ch13_land_battle.land_battle import BACKFIRE, LandBattle
from ..ch14_siege.siege import SiegeAttempt, points_needed, rolls_red
from ..ch15_other_rules.seamanship import carthage_symbols
from ..state import HamilcarState
from .shape import (
    ChargeRoll,
    Interception,
    LandFight,
    LandSide,
    LevelRow,
    NavalFace,
    NavalFight,
    NavalSide,
    ReckoningStep,
    SideLevel,
    SiegeRoll,
)

COLUMN_NAMES: Final[tuple[str, ...]] = ("I", "II", "III", "IV", "V")


# ---- 13 Land Battles ----


def level_rows(steps: list[LevelStep]) -> list[LevelRow]:
    """Steps A to C and the cards: what each side has, by how much its level changes, and the level after it."""
    rows: list[LevelRow] = []
    before = [0, 0]
    for step in steps:
        rome, carthage = side_level(step, before, ROME), side_level(step, before, CARTHAGE)
        rows.append({"key": step.key, "rule": step.rule, "rome": rome, "carthage": carthage})
        before = step.levels
    return rows


def side_level(step: LevelStep, before: list[int], seat: int) -> SideLevel:
    """One side of such a step."""
    level = step.levels[seat]
    return {"value": step.values[seat], "amount": level - before[seat], "level": level}


def best_leader(s: HamilcarState, generals: int) -> int:
    """The one with the best Battle Rating among those who may command; -1 without a General. [2.2.E1b]"""
    best = -1
    for general in leaders(s, generals):
        if best < 0 or s.box.battle[general] > s.box.battle[best]:
            best = general
    return best


def best_rating(s: HamilcarState, generals: int) -> int:
    """His Battle Rating; 0 without a General."""
    best = best_leader(s, generals)
    return s.box.battle[best] if best >= 0 else 0


def foreseen(s: HamilcarState, seat: int, size: int, generals: int, space: int) -> list[LevelStep]:
    """The steps of a battle that would follow if an Army of that size came upon the enemy CUs of a space."""
    foe = 1 - seat
    theirs = generals_at(s, foe, space)
    mine = cities_around(s, seat, space) if generals else 0
    own = size, mine, best_rating(s, generals)
    other = cus(s, foe, space), allies(s, foe, space), best_rating(s, theirs)
    rome, carthage = (own, other) if seat == ROME else (other, own)
    return level_steps((rome[0], carthage[0]), (rome[1], carthage[1]), (rome[2], carthage[2]), (0, 0))


def land_battle(s: HamilcarState) -> LandFight | None:
    """The battle under way, or the one that comes if the Reactions do not prevent it. [13.3]"""
    battle = s.find(LandBattle)
    if battle is None:
        return coming_battle(s)
    steps = battle.steps(s)
    sides: dict[str, LandSide] = {}
    for seat in (ROME, CARTHAGE):
        sides[SEAT_IDS[seat]] = {
            "commander": GENERAL_IDS[battle.command[seat]] if battle.command[seat] >= 0 else None,
            "rating": battle.battle_rating(s, seat),
            "cus": cus(s, seat, battle.space),
            "allies": allies(s, seat, battle.space),
            "level": steps[-1].levels[seat],
            "hits": battle.hits[seat],
        }
    return {
        "space": SPACE_IDS[battle.space],
        "attacker": SEAT_IDS[battle.attacker],
        "coming": False,
        "sides": sides,
        "steps": level_rows(steps),
        "dice": {DICE_IDS[d]: face + 1 for d, face in enumerate(battle.dice) if face >= 0},
        "charge": bool(battle.charged),
        "charge_roll": charge_roll(s, battle),
    }


def charge_roll(s: HamilcarState, battle: LandBattle) -> ChargeRoll | None:
    """What an Elephant Charge needs and what changes its die. [13.3.D1, 13.3.D3, 13.3.D4, 13.3.D5]"""
    herd = elephants(s, CARTHAGE, battle.space)
    if not herd:
        return None
    rating = battle.battle_rating(s, ROME)
    return {
        "elephants": herd,
        "needed": max(1, rating),
        "backfires_at": BACKFIRE,
        "must_beat": max(BACKFIRE, rating),
        "steps": roll_rows(battle.charge_steps(s)),
    }


def coming_battle(s: HamilcarState) -> LandFight | None:
    """While Land Reactions are under way: the battle as it would be now."""
    entry = s.find(LandReactions)
    if entry is None:
        return None
    foe, size = 1 - entry.seat, entry.cu + entry.el
    if not size or not cus(s, foe, entry.space):
        return None
    steps = foreseen(s, entry.seat, size, entry.generals, entry.space)
    sides: dict[str, LandSide] = {}
    for seat in (ROME, CARTHAGE):
        present = entry.generals if seat == entry.seat else generals_at(s, seat, entry.space)
        best = best_leader(s, present)
        sides[SEAT_IDS[seat]] = {
            "commander": GENERAL_IDS[best] if best >= 0 else None,
            "rating": steps[3].values[seat],
            "cus": steps[1].values[seat],
            "allies": steps[2].values[seat],
            "level": steps[-1].levels[seat],
            "hits": 0,
        }
    return {
        "space": SPACE_IDS[entry.space], "attacker": SEAT_IDS[entry.seat], "coming": True, "sides": sides,
        "steps": level_rows(steps), "dice": {}, "charge": False, "charge_roll": None,
    }  # fmt: skip


def battles_ahead(s: HamilcarState) -> dict[str, list[LevelRow]]:
    """Spaces that the moving Army may enter now and where enemy CUs stand, with the steps of the battle there."""
    voyage = s.find(NavalMovement)
    if voyage is not None:
        size = cus(s, voyage.seat, SEA)
        here = cus(s, 1 - voyage.seat, voyage.port)
        if not size or not here or len(s.route) < 2 or not landable(s, voyage.seat, voyage.port, True):
            return {}
        aboard = generals_at(s, voyage.seat, SEA)
        return {SPACE_IDS[voyage.port]: level_rows(foreseen(s, voyage.seat, size, aboard, voyage.port))}
    moving = s.find(Movement)
    if moving is None or moving.ended or moving.must_pursue or not moving.army_cus():
        return {}
    return {
        SPACE_IDS[space]: level_rows(foreseen(s, moving.seat, moving.army_cus(), moving.generals, space))
        for space in s.box.board.roads[moving.here]
        if cus(s, 1 - moving.seat, space) and moving.march_refusal(s, space) is None
    }


# ---- 8 and 9 at sea ----


def roll_rows(steps: list[RollStep]) -> list[ReckoningStep]:
    """Steps that concern one roll."""
    return [{"key": step.key, "amount": step.amount, "rule": step.rule} for step in steps]


def naval_battle(s: HamilcarState) -> NavalFight | None:
    """The Naval Battle under way, with what makes up each side's Battle Roll in this round. [9.2.B1]"""
    battle = s.find(NavalBattle)
    if battle is None:
        return None
    sides: dict[str, NavalSide] = {}
    for seat in (ROME, CARTHAGE):
        roll, column = battle.roll_steps(s, seat), battle.column_steps(s, seat)
        sides[SEAT_IDS[seat]] = {
            "commander": GENERAL_IDS[battle.commander(seat)],
            "rating": battle.battle_rating(s, seat),
            "warships": s.at_sea[seat],
            "prizes": s.prizes[seat],
            "tactics": s.tactics[seat].bit_count(),
            "roll": total(roll),
            "roll_steps": roll_rows(roll),
            "column": COLUMN_NAMES[bounded_column(s, column) - 1],
            "column_steps": roll_rows(column),
        }
    return {"port": SPACE_IDS[battle.port], "round": battle.number, "mover": SEAT_IDS[battle.mover], "sides": sides}


def interception(s: HamilcarState) -> Interception | None:
    """A Naval Interception under way, with what decides whether it can be avoided. [8.2.1, 8.2.2]"""
    attempt = s.find(NavalInterception)
    if attempt is None:
        return None
    faces: list[NavalFace] = [
        {"rome": rome, "carthage": carthage, "avoids": attempt.avoided_by(s, number)}
        for number, (rome, carthage) in enumerate(s.box.naval_die)
    ]
    return {
        "port": SPACE_IDS[attempt.port],
        "mover": SEAT_IDS[attempt.mover],
        "avoidable": attempt.may_avoid(s),
        "steps": [{"key": "symbols", "amount": carthage_symbols(s), "rule": "15.4.A4"}],
        "faces": faces,
    }


# ---- 14 Sieges ----


def siege(s: HamilcarState) -> SiegeRoll | None:
    """The Siege or Subjugation attempt under way, or the one that the moving General could make now. [14.2]"""
    attempt = s.find(SiegeAttempt)
    if attempt is not None:
        return siege_steps(s, attempt.seat, attempt.general, attempt.space, False)
    moving = s.find(Movement)
    if moving is None or moving.here < 0 or s.find(NavalMovement) is not None or not moving.can_besiege(s):
        return None
    return siege_steps(s, moving.seat, moving.general, moving.here, True)


def siege_steps(s: HamilcarState, seat: int, general: int, space: int, coming: bool) -> SiegeRoll:
    """Points needed and gathered, and the die that is rolled. [14.1.8, 14.2.1]"""
    red = rolls_red(s, seat, space)
    citadel = s.box.citadel_points if s.citadel == space else 0
    steps = [RollStep("points_needed", points_needed(s, space) - citadel, "14.1.8")]
    if citadel:
        steps.append(RollStep("citadel", citadel, "17.1#46a"))
    if s.points[space]:
        steps.append(RollStep("siege_points", -s.points[space], "14.2.4"))
    return {
        "space": SPACE_IDS[space],
        "by": SEAT_IDS[seat],
        "general": GENERAL_IDS[general],
        "coming": coming,
        "city": is_city(s, space),
        "die": "red" if red else "white",
        "faces": [{"loss": loss, "points": points} for loss, points in (s.box.siege_red if red else s.box.siege_white)],
        "reroll": bool(s.trains >> space & 1),
        "missing": total(steps),
        "steps": roll_rows(steps),
    }
