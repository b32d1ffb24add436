"""How good each action looks to a greedy player, and how well each side stands."""

from __future__ import annotations

import math

from . import actions as a
from .attrition import LoseCUs
from .cards import Window
from .effects import Effect
from .events import generals_for
from .forces import cus, generals_at, miat_count, space_of, sts, tally, warlike
from .labels import CARTHAGE, CARTHAGO, CONSUL, ROMA, ROME, SEA, SPACES
from .land_battle import LandBattle
from .land_reactions import Garrison, LandReactions
from .movement import Movement
from .muster import MOVE, Muster
from .naval_movement import NavalMovement
from .operations import operations
from .placing import NEW_GENERAL, PlacePiece
from .plans import battle_edge, goal, land_plan, own_cus, relief_worth, sea_plan, siege_worth
from .seamanship import naval_range
from .siege import SiegeAttempt
from .state import HamilcarState
from .targets import TargetedEffect, owner_of
from .worth import balance, gain, loss, miat_gain, strength

SCALE = 350.0
POINT = 12  # what an Operation Point is worth at least
CAPITALS = (ROMA, CARTHAGO)
GARRISON = 3  # CUs that stay behind in the own capital


def standing(s: HamilcarState) -> list[float]:
    """For each seat an estimate from 0 to 1."""
    if s.over:
        return [1.0 if rank == 1 else 0.0 for rank in s.ranks]
    late = s.turn / s.box.turns
    lead = balance(s, ROME) + late * 60 * (tally(s, ROME) - tally(s, CARTHAGE))
    rome = 1.0 / (1.0 + math.exp(-lead / SCALE))
    return [rome, 1.0 - rome]


def action_scores(s: HamilcarState, seat: int) -> list[int]:
    """One number for each legal action of the seat."""
    legal = s.legal_for(seat)
    if len(legal) == 1:
        return [0]
    bases = s.game.bases
    return [score(s, seat, bases[code], code - bases[code]) for code in legal]


def score(s: HamilcarState, seat: int, verb: int, noun: int) -> int:
    """The worth of one action, by its verb."""
    top = s.stack[-1]
    if verb in (a.EVENT, a.OPERATE, a.DISCARD, a.HIRE, a.DICTATE, a.RUN_BLOCKADE, a.REACT, a.CLAIM):
        return card_score(s, seat, verb, noun)
    if verb in (a.CONTROL, a.MIAT, a.REFIT, a.SUPPLY, a.ACTIVATE, a.RAISE, a.BUILD, a.PAY):
        return operation_score(s, seat, verb, noun, 4)
    if isinstance(top, Movement):
        return move_score(s, top, verb, noun)
    if isinstance(top, NavalMovement):
        return sail_score(s, top, verb, noun)
    if isinstance(top, Muster) and top.space in CAPITALS and top.purpose == MOVE:
        return capital_score(s, seat, top, verb, noun)
    if isinstance(top, TargetedEffect):
        return target_score(s, seat, top.effect(s), verb, noun)
    if isinstance(top, PlacePiece):
        return placement_score(s, seat, top, noun)
    return combat_score(s, seat, verb, noun)


def combat_score(s: HamilcarState, seat: int, verb: int, noun: int) -> int:
    """Reactions and battles, and all that is left."""
    top = s.stack[-1]
    if isinstance(top, LandReactions):
        return reaction_score(s, seat, top, verb, noun)
    if isinstance(top, Garrison):
        return garrison_score(s, seat, top, verb, noun)
    if isinstance(top, LandBattle):
        return battle_score(s, seat, top, verb, noun)
    return small_score(s, seat, verb, noun)


# ---- cards ----


def card_score(s: HamilcarState, seat: int, verb: int, noun: int) -> int:
    """Cards: the best use of each; a Counter Event is worth keeping for its moment."""
    if verb == a.DISCARD:
        return -s.box.ops[noun] * POINT
    if verb == a.OPERATE:
        return best_operation(s, seat, noun) - keep_worth(s, seat, noun)
    if verb == a.EVENT:
        return event_worth(s, seat, noun)
    if verb == a.REACT:
        top = s.stack[-1]
        return 30 if isinstance(top, Window) else (6 if seat == ROME and not s.corvi and s.ready[ROME] else -20)
    if verb == a.HIRE:
        left = miat_count(s) - s.box.price[s.turn]
        return 55 if left >= s.box.warlike_min and s.turn < s.box.turns else -90
    return {a.DICTATE: 120, a.RUN_BLOCKADE: 60}.get(verb, -5)


def keep_worth(s: HamilcarState, seat: int, card: int) -> int:
    """What a Counter Event is worth in hand while other cards can be played."""
    mine = s.box.card_side[card] in (2, seat)
    return 8 if s.box.counter[card] and mine and s.hand[seat].bit_count() > 2 else 0


def best_operation(s: HamilcarState, seat: int, card: int) -> int:
    """What the points of a card can do at best."""
    options = operations(s, seat, card)
    bases = s.game.bases
    points, best = [], 0
    for code in options:
        verb = bases[code]
        worth = operation_score(s, seat, verb, code - verb, 4)
        if verb in (a.CONTROL, a.MIAT, a.REFIT, a.SUPPLY):
            points.append(worth)
        else:
            best = max(best, worth + (s.box.ships[card] * 9 if verb == a.BUILD else 0))
    points.sort(reverse=True)
    return max(best, sum(points[: s.box.ops[card]]))


def operation_score(s: HamilcarState, seat: int, verb: int, noun: int, points: int) -> int:
    """One Operation, or one point of it."""
    if verb == a.CONTROL:
        return gain(s, seat, noun)
    if verb == a.MIAT:
        return miat_gain(s, noun)
    if verb == a.REFIT:
        return 7
    if verb == a.SUPPLY:
        return 3 + min(3, cus(s, seat, noun)) - 2 * sts(s, seat, noun)
    if verb == a.ACTIVATE:
        return activation_worth(s, seat, noun, points, 0)
    return {a.RAISE: 14, a.BUILD: 6, a.PAY: 4}[verb]


def activation_worth(s: HamilcarState, seat: int, general: int, points: int, flags: int) -> int:
    """What activating a General promises."""
    space = space_of(s.place[general])
    if space < 0:
        return 0
    army = own_cus(s, seat, space)
    rating = s.box.battle[general]
    if cus(s, seat, space) >= 3 and siege_worth(s, seat, space):
        return siege_worth(s, seat, space) + 10
    if s.place[general] >= SPACES and cus(s, 1 - seat, space):
        return relief_worth(s, seat, space, 0, rating) - 5
    here = goal(s, seat, space, army, rating)
    best = land_plan(s, seat, space, points, army, rating)
    if s.box.board.port[space] and army:
        best = max(best, sea_plan(s, seat, general, space, points, naval_range(s, seat), army, flags))
    if space in CAPITALS and best < 40 + 10 * max(0, 5 - army):
        return 0  # nobody leaves the capital for little
    return best - here


def event_worth(s: HamilcarState, seat: int, card: int) -> int:
    """What an Event promises, step by step."""
    total = 0
    for effect in s.box.card_effects[card]:
        total += effect_worth(s, seat, effect)
    return total - keep_worth(s, seat, card)


def effect_worth(s: HamilcarState, seat: int, effect: Effect) -> int:
    """One step of a card."""
    op, count = effect.op, max(1, effect.count)
    if op == "activate":
        points = effect.movement_points or 4
        found = sorted((activation_worth(s, seat, g, points, 0) for g in generals_for(s, seat, effect)), reverse=True)
        return sum(worth for worth in found[: effect.generals] if worth > 0)
    if op == "place_pc":
        if any(word == "miat" for word, _ in effect.where):
            return sum(sorted((miat_gain(s, x) for x in range(7) if not s.miat >> x & 1), reverse=True)[:count])
        spaces = [x for x in range(SPACES) if s.control[x] < 0 and not s.tribes >> x & 1]
        return sum(sorted((gain(s, seat, x) for x in spaces), reverse=True)[:count]) * 3 // 4
    if op == "choose":
        return max(effect_worth(s, seat, one) for one in effect.of)
    if op == "remove_pc":
        return (-15 if owner_of(seat, effect) == seat else 22) * count
    table = {
        "place_warship": 9 * count, "seamanship": 28 if s.seamanship < 4 else 0, "place_cu": 12 * count,
        "refit": 7 * min(count, s.spent[seat]), "place_st": 4 * count, "take_supremacy": 12, "attrition": 14,
        "place_elephant": 14, "remove_cu": 10, "remove_st": 8, "convert_pc": 25 if s.won_at[seat] else 5,
        "siege_point": 70, "siege_attempt": 0, "place_siege_train": 8, "remove_siege_point": 50, "place_citadel": 10,
        "look_hand": 4, "discard_lowest": 8, "activation_cost": 18, "truce": -8,
    }  # fmt: skip
    return table.get(op, 0)


# ---- moving ----


def move_score(s: HamilcarState, moving: Movement, verb: int, noun: int) -> int:
    """A step on the way to the best goal."""
    seat, army, rating = moving.seat, moving.army_cus(), s.box.battle[moving.general]
    if verb == a.SIEGE:
        return siege_worth(s, seat, moving.here) + 20
    if verb == a.REGROUP:  # a garrison stays in the capital
        leaving = moving.here in CAPITALS and not s.moved and s.control[moving.here] == seat
        return 300 if leaving and army > GARRISON + 1 else -40
    if verb == a.MARCH:
        cost = moving.road_cost(s, noun)
        if strength(s, 1 - seat, noun):
            return goal(s, seat, noun, army, rating) - cost
        return land_plan(s, seat, noun, s.mp - cost, army, rating) - 2 * cost
    if verb == a.EMBARK:
        if not army:
            return -30
        return sea_plan(s, seat, moving.general, moving.here, s.mp, moving.reach, army, moving.flags)
    if verb == a.STOP:
        return 0 if s.place[moving.general] >= SPACES else goal(s, seat, moving.here, army, rating) + 1
    if verb == a.SORTIE:
        return relief_worth(s, seat, moving.here, 0, rating)
    return {a.PURSUE: 8, a.SETTLE: 20}.get(verb, -40)


def capital_score(s: HamilcarState, seat: int, muster: Muster, verb: int, noun: int) -> int:
    """Who marches out of a capital: all but a garrison."""
    if verb == a.CUS:
        most = strength(s, seat, muster.space) - GARRISON - muster.el
        return noun if noun <= most else most - 2 * noun
    return {a.WHOLE: -5, a.DONE: 5, a.BRING: 0, a.ELEPHANTS: noun, a.TRAINS: noun}.get(verb, 0)


def sail_score(s: HamilcarState, voyage: NavalMovement, verb: int, noun: int) -> int:
    """The course of a Fleet."""
    seat, army = voyage.seat, cus(s, voyage.seat, SEA)
    rating = s.box.battle[voyage.general]
    if verb == a.LAND:
        return land_plan(s, seat, voyage.port, s.mp, army, rating) + 3
    if verb == a.SAIL:
        cost = s.box.board.sea_cost[voyage.port * SPACES + noun]
        here = land_plan(s, seat, noun, s.mp - cost, army, rating)
        left = voyage.left - cost
        return max(here, sea_plan(s, seat, voyage.general, noun, s.mp - cost, left, army, voyage.flags)) - 4 * cost
    if verb == a.BOARD:
        return -1
    return noun  # as many Warships as there are


# ---- choosing spaces ----


def target_score(s: HamilcarState, seat: int, effect: Effect, verb: int, noun: int) -> int:
    """Where an Event strikes or helps."""
    if verb == a.MIAT:
        return miat_gain(s, noun)
    if verb == a.UNSEAT:
        return unseat_score(s, noun)
    if verb != a.TARGET:
        return 0
    owner, op = owner_of(seat, effect), effect.op
    if op in ("place_pc", "convert_pc"):
        return gain(s, seat, noun)
    if op == "remove_pc":
        return -loss(s, seat, noun) if owner == seat else loss(s, owner, noun)
    if op in ("place_cu", "place_elephant", "place_st"):
        return front(s, seat, noun)
    if op == "attrition":
        return strength(s, 1 - seat, noun) - 3 * strength(s, seat, noun)
    return strength(s, 1 - seat, noun) + 1 if owner != seat else -sts(s, seat, noun) - strength(s, seat, noun)


def front(s: HamilcarState, seat: int, space: int) -> int:
    """How much troops are wanted in a space."""
    near = sum(1 for x in s.box.board.roads[space] if s.control[x] == 1 - seat or strength(s, 1 - seat, x))
    led = bool(generals_at(s, seat, space))
    return 3 * near + (8 if led else 0) + min(4, strength(s, seat, space)) + 4 * strength(s, 1 - seat, space)


def placement_score(s: HamilcarState, seat: int, placing: PlacePiece, space: int) -> int:
    """Where a new piece is wanted."""
    if placing.kind != NEW_GENERAL:
        return front(s, seat, space)
    army = own_cus(s, seat, space)
    plan = land_plan(s, seat, space, 4, army, s.box.battle[placing.general]) if army >= 3 else 0
    admiral = bool(s.box.traits[placing.general] & 1)
    reform = 25 if admiral and space == ROMA and seat == ROME and s.seamanship < 3 else 0
    alone = 0 if generals_at(s, seat, space) else 10
    return plan + reform + alone + army


def unseat_score(s: HamilcarState, slot: int) -> int:
    """Which PC the Miat can best spare."""
    after = s.miat & ~(1 << slot)
    kept = bool(after & s.box.miat_centre) and after.bit_count() >= s.box.warlike_min
    broken = warlike(s) and not kept
    pairs = sum(1 for mask, _, _ in s.box.miat_links if s.miat & mask == mask and mask >> slot & 1)
    return -5 - (110 if broken else 0) - 10 * pairs


# ---- reactions and battles ----


def reaction_score(s: HamilcarState, seat: int, reactions: LandReactions, verb: int, noun: int) -> int:
    """Avoid a battle that would be lost, join one that can be won."""
    space, foe = reactions.space, 1 - seat
    army = reactions.cu + reactions.el
    mine = cus(s, seat, space)
    edge = battle_edge(s, foe, space, army, s.box.battle[reactions.general])
    if verb == a.AVOID:
        return 10 * edge + (10 if mine < army else -5)
    if verb == a.INTERPOSE:
        joined = mine + strength(s, seat, space_of(s.place[noun]))
        better = s.box.battle[noun] >= s.box.battle[reactions.general]
        return 12 if joined > army and better and s.box.battle[noun] >= 2 else -10
    if verb == a.OVERRUN:
        return 20
    if verb == a.FIGHT:
        other = battle_edge(s, seat, space, army, s.box.battle[reactions.general])
        return 6 * other
    return 0


def garrison_score(s: HamilcarState, seat: int, garrison: Garrison, verb: int, noun: int) -> int:
    """Behind the walls if the open battle would be lost, before them otherwise."""
    reactions: LandReactions = s.find(LandReactions)
    army = reactions.cu + reactions.el
    edge = battle_edge(s, 1 - seat, garrison.space, army, s.box.battle[reactions.general])
    inside_wanted = edge > 0 and army
    if verb == a.TRAINS:
        return noun
    if verb == a.DONE:
        return 0
    return (noun if verb in (a.CUS, a.ELEPHANTS) else 1) * (1 if inside_wanted else -1)


def battle_score(s: HamilcarState, seat: int, battle: LandBattle, verb: int, noun: int) -> int:
    """Command, charges and rerolls."""
    if verb == a.COMMAND:
        sign = 1 if s.box.side[noun] == seat else -1
        return sign * s.box.battle[noun]
    if verb == a.CHARGE:
        return -5 if s.forgotten else 10
    if verb == a.REROLL:
        face = battle.dice[noun]
        pips = sum((s.box.large_die if noun % 2 else s.box.small_die)[face])
        return (2 - pips if noun // 2 == seat else pips - 2) * 4
    if verb in (a.JOIN, a.ROLL_COMMAND):
        return 2
    if verb == a.AGAIN:
        total = battle.charge_total(s)
        return 5 if total > battle.battle_rating(s, ROME) else -5
    return 0


def small_score(s: HamilcarState, seat: int, verb: int, noun: int) -> int:
    """Everything else, by its verb alone."""
    top = s.stack[-1]
    if verb == a.REMOVE:
        return -loss(s, seat, noun)
    if verb == a.UNSEAT:
        return unseat_score(s, noun)
    if verb in (a.CUS, a.ELEPHANTS, a.TRAINS, a.SHIPS):
        return noun
    if verb == a.LOSE:
        return -noun if isinstance(top, LoseCUs) else noun
    if verb == a.CHOOSE:
        front_line = s.box.board.region[space_of(s.place[noun])] if s.place[noun] >= 0 else 1
        return 2 * s.box.battle[noun] + (3 if front_line != 1 and s.office[noun] == CONSUL else 0) - 4
    if verb in (a.INTERCEPT, a.SLIP, a.EVADE):
        return fleet_score(s, seat, verb)
    if verb in (a.ESCAPE, a.RETREAT, a.TARGET, a.PLACE, a.DEPART):
        return shelter_score(s, seat, noun)
    if verb == a.AGAIN and isinstance(top, SiegeAttempt):
        return 5 if not top.points else -5
    fixed = {
        a.WHOLE: 10, a.DEFEND: 6, a.GATES: 9, a.IMPROVE: 30, a.MOUNT: 8, a.DISMOUNT: -8, a.MANEUVER: 5, a.BOARD: 3,
        a.SPEND_TRAIN: 3, a.WARSHIP: 3 if s.ready[seat] < 4 else -6, a.PROLONG: -5, a.ABILITY: 30, a.BACK_UP: 1,
        a.REFIT: 5, a.SET: noun, a.LOSE_UNIT: noun, a.BRING: 1, a.FIRST: int(noun == seat),
    }  # fmt: skip
    return fixed.get(verb, 0)


def fleet_score(s: HamilcarState, seat: int, verb: int) -> int:
    """Whether to seek or shun a Naval Battle."""
    if verb == a.INTERCEPT:
        return 6 * (s.ready[seat] - s.at_sea[1 - seat]) + (8 if s.supremacy == seat else 0) - 2
    if verb == a.SLIP:
        return 3 * (s.ready[1 - seat] - s.at_sea[seat])
    return 8 * (s.at_sea[1 - seat] - s.at_sea[seat]) - 12


def shelter_score(s: HamilcarState, seat: int, space: int) -> int:
    """Where pieces are safe."""
    own = 6 if s.control[space] == seat else 0
    city = 6 if s.box.board.capacity[space] and s.control[space] == seat else 0
    return own + city + strength(s, seat, space) - strength(s, 1 - seat, space) * 3


