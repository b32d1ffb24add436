"""On land: marching, telling off troops, reactions, battles, retreats, sieges."""

from __future__ import annotations

from typing import Final

from ..actions import (
    ABILITY,
    AGAIN,
    AVOID,
    BACK_UP,
    BRING,
    CHARGE,
    COMMAND,
    CUS,
    DEFEND,
    DONE,
    ELEPHANTS,
    EMBARK,
    ESCAPE,
    FIGHT,
    GATES,
    INTERPOSE,
    JOIN,
    LOSE,
    MARCH,
    OVERRUN,
    PASS,
    PLACE,
    PURSUE,
    REACT,
    REGROUP,
    REROLL,
    RETREAT,
    ROLL_COMMAND,
    SETTLE,
    SHIPS,
    SIEGE,
    SORTIE,
    STOP,
    TARGET,
    TRAINS,
    WHOLE,
)
from ..box.box import ADMIRAL
from ..box.labels import CARTHAGO, GENERAL_IDS, ROMA, ROME, SPACES
from ..ch02_concepts.areas import inside, is_inside, space_of
from ..ch02_concepts.detachment import LOADING, MOVE, Detachment, areas_for
from ..ch02_concepts.generals import COMMAND_LIMIT, generals_at
from ..ch02_concepts.units import cus, sts, units
from ..ch07_movement.movement import Movement
from ..ch10_land_reactions.land_reactions import LandReactions
from ..ch11_avoid_battle.avoid_battle import AvoidBattle
from ..ch13_land_battle.dice_levels import hits_on
from ..ch13_land_battle.land_battle import BACKFIRE, LandBattle
from ..ch13_land_battle.retreat import Retreat, penalty
from ..ch14_siege.siege import SiegeAttempt, points_needed
from ..ch17_2_generals.when_activated import ActivatedAbility
from ..state import HamilcarState
from .goals import activation_worth, embarking, voyage_worth
from .outlook import Outlook, outlook_of
from .weights import (
    W_BESIEGED_ABILITY,
    W_FIGHT_FROM,
    W_FIGHT_VAIN,
    W_INTERPOSE_FROM,
    W_OUTSIDE_CAPITAL,
    W_OUTSIDE_CITY,
    W_REFUGE,
    W_REFUGE_CU,
    W_RETREAT_CITY,
    W_RETREAT_UNIT,
    W_SIEGE_ON,
    W_STOP,
    W_UNIT,
    WEIGHTS,
)
from .worth import control_change, rating_of, win_chance

UNWANTED: Final = -1000000
GENERALS: Final = len(GENERAL_IDS)


# ---- marching ----


def move_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """The step that leads to the best end of the march."""
    move = s.find(Movement)
    assert move is not None
    outlook = outlook_of(s, seat)
    strength = move.army_cus()
    outlook.survey(s, move.general, move.here, strength, s.box.battle[move.general])
    w = WEIGHTS[seat]
    stay = outlook.value(s, move.here)
    values: list[int] = []
    for code in legal:
        if MARCH <= code < MARCH + SPACES:
            values.append(march_worth(s, outlook, move, code - MARCH))
        elif code == EMBARK:
            load = outlook.strength + move.st
            values.append(voyage_worth(s, outlook, move.general, move.here, min(s.mp, move.reach), load))
        elif code == SIEGE:
            values.append(max(stay, outlook.siege(s, move.here, strength)) + w[W_SIEGE_ON])
        elif code == STOP:
            values.append(stay + w[W_STOP])
        else:
            values.append(other_step(s, outlook, move, code, stay))
    if REGROUP in legal:
        values[legal.index(REGROUP)] = regroup_worth(s, outlook, move, max(values))
    return values


def march_worth(s: HamilcarState, outlook: Outlook, move: Movement, space: int) -> int:
    """A step to a neighbouring space; enemies there must be fought now."""
    if outlook.guard(s, space) and outlook.strength:
        worth = outlook.now.worths[space]
        return worth if worth > 0 else worth + outlook.w[W_FIGHT_VAIN]
    if cus(s, outlook.foe, space) and not outlook.strength:
        return -500
    return outlook.beyond(s, space, s.mp - move.road_cost(s, space))


def regroup_worth(s: HamilcarState, outlook: Outlook, move: Movement, best: int) -> int:
    """Troops to pick up, a CU to leave behind on an enemy PC, or a smaller load for a voyage."""
    seat, here, strength = outlook.seat, move.here, move.army_cus()
    total = sum(cus(s, seat, area) for area in areas_for(s, seat, here, False))
    if s.moved:
        if total > strength:
            return best + 50 if strength < COMMAND_LIMIT else UNWANTED
        return best + 50 if leaves_one(s, outlook, here, strength) else UNWANTED
    load = embarking(s, seat, strength)
    if not s.box.board.port[here] or load >= strength or move.sailed:
        return UNWANTED
    outlook.survey(s, move.general, here, load, s.box.battle[move.general])
    return voyage_worth(s, outlook, move.general, here, min(s.mp, move.reach), load)


def leaves_one(s: HamilcarState, outlook: Outlook, here: int, strength: int) -> bool:
    """Whether a CU stays behind to win an enemy PC while the Army goes on."""
    if s.mp < 1 or strength < 4 or s.control[here] != outlook.foe or s.box.board.capacity[here]:
        return False
    return outlook.take(s, here) > 150 and s.hand[outlook.seat] != 0


def other_step(s: HamilcarState, outlook: Outlook, move: Movement, code: int, stay: int) -> int:
    """Sorties and pursuit; STs are not destroyed."""
    if code == SORTIE:
        guard = cus(s, outlook.foe, move.here)
        strength = cus(s, outlook.seat, inside(move.here))
        return outlook.battle(s, move.here, strength, s.box.battle[move.general], guard)
    if code == PURSUE:
        return stay + 50
    if REACT <= code < REACT + 64:
        return -400
    return UNWANTED


def detachment_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """All that can go goes, unless the Army came to part; then so many go as the plan wants."""
    detachment = s.find(Detachment)
    assert detachment is not None
    if detachment.purpose == LOADING and detachment.leader < 0:
        return [boarding_score(s, detachment, code) for code in legal]
    wanted = part_of(s, seat, detachment)
    values: list[int] = []
    for code in legal:
        if code == WHOLE:
            values.append(100 if wanted < 0 else 0)
        elif code == DONE:
            values.append(50)
        elif BRING <= code < BRING + GENERALS:
            values.append(60 if s.moved and wanted >= 0 else 10)
        elif wanted >= 0 and not TRAINS <= code < TRAINS + 31:
            values.append(-abs(wanted - detachment.el * int(CUS <= code < CUS + 31) - amount(code)))
        else:
            values.append(amount(code))
    return values


def part_of(s: HamilcarState, seat: int, detachment: Detachment) -> int:
    """How many CUs shall go; -1 for all."""
    if detachment.purpose != MOVE:
        return -1
    total = sum(cus(s, seat, area) for area in areas_for(s, seat, detachment.space, False))
    if s.moved:
        return -1 if total > detachment.had else total - 1
    return embarking(s, seat, min(total, COMMAND_LIMIT))


def boarding_score(s: HamilcarState, detachment: Detachment, code: int) -> int:
    """A Fleet that intercepts takes an Admiral, or any General, and no more troops than it must."""
    if code == WHOLE:
        return 0
    if code == DONE:
        return 60
    if BRING <= code < BRING + GENERALS:
        general = code - BRING
        admiral = not detachment.chosen and s.box.traits[general] & ADMIRAL
        return 70 + 10 * s.box.battle[general] if admiral else 10 + s.box.battle[general]
    return -amount(code)


def amount(code: int) -> int:
    """The number that an action names."""
    for first in (CUS, ELEPHANTS, TRAINS, SHIPS, LOSE):
        if first <= code < first + 31:
            return code - first
    return 0


# ---- reactions ----


def attack_odds(s: HamilcarState, seat: int, space: int, strength: int, rating: int, guard: int) -> int:
    """The chance that an Army of a side beats so many enemy CUs in a space."""
    outlook = outlook_of(s, seat)
    return outlook.odds(s, space, strength, rating, guard)


def cities_in(s: HamilcarState, seat: int, region: int) -> int:
    """How many Walled Cities of a Region a side controls: its Allies there."""
    found = 0
    for space in s.box.board.cities:
        if s.control[space] == seat and s.box.board.region[space] == region:
            found += 1
    return found


def defence_odds(s: HamilcarState, reactions: LandReactions, strength: int, rating: int) -> int:
    """The chance of the reacting side with so many CUs against the entering Army."""
    seat = 1 - reactions.seat
    region = s.box.board.region[reactions.space]
    friends = cities_in(s, seat, region) if rating >= 0 else 0
    theirs = cities_in(s, reactions.seat, region)
    enemy = reactions.cu + reactions.el
    foe_rating = rating_of(s, reactions.generals)
    return 100 - win_chance(enemy, foe_rating, theirs, strength, max(0, rating), friends)


def reaction_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """Avoid a bad battle, intercept into a good one."""
    reactions = s.find(LandReactions)
    assert reactions is not None
    here = cus(s, seat, reactions.space)
    generals = generals_at(s, seat, reactions.space)
    rating = rating_of(s, generals) if generals else -1
    values: list[int] = []
    for code in legal:
        if AVOID <= code < AVOID + GENERALS:
            chance = defence_odds(s, reactions, here, rating)
            values.append((WEIGHTS[seat][W_FIGHT_FROM] - chance) * s.box.battle[code - AVOID])
        elif INTERPOSE <= code < INTERPOSE + GENERALS:
            values.append(interception_worth(s, reactions, code - INTERPOSE, here))
        else:
            values.append(0)
    return values


def interception_worth(s: HamilcarState, reactions: LandReactions, general: int, here: int) -> int:
    """An Interception brings a battle as defender, or one less of those who are there."""
    seat = 1 - reactions.seat
    space = space_of(s.place[general])
    strength = here
    for area in areas_for(s, seat, space, False):
        strength += cus(s, seat, area)
    chance = defence_odds(s, reactions, min(strength, COMMAND_LIMIT), s.box.battle[general])
    if not reactions.cu + reactions.el:
        return 200
    return (chance - WEIGHTS[seat][W_INTERPOSE_FROM]) * 4


def garrison_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """Inside, unless a battle before the gates looks good."""
    reactions = s.find(LandReactions)
    outside = reactions is not None and better_outside(s, seat, reactions)
    values: list[int] = []
    for code in legal:
        if code == DONE:
            values.append(10 if outside else 0)
        elif BRING <= code < BRING + GENERALS:
            values.append(0 if outside else 5)
        elif TRAINS <= code < TRAINS + 31:
            values.append(amount(code))
        else:
            values.append(-amount(code) if outside else amount(code))
    return values


def better_outside(s: HamilcarState, seat: int, reactions: LandReactions) -> bool:
    """Whether the garrison should meet the enemy before the gates."""
    space = reactions.space
    strength = cus(s, seat, space) + cus(s, seat, inside(space))
    generals = generals_at(s, seat, space) | generals_at(s, seat, inside(space))
    odds = defence_odds(s, reactions, strength, rating_of(s, generals) if generals else -1)
    exposed = space in (ROMA, CARTHAGO) or strength > s.box.board.capacity[space]
    return odds >= WEIGHTS[seat][W_OUTSIDE_CAPITAL if exposed else W_OUTSIDE_CITY]


def backing_up_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """Fight where the odds are good."""
    reactions = s.find(LandReactions)
    assert reactions is not None
    guard = cus(s, 1 - seat, reactions.space)
    odds = attack_odds(s, seat, reactions.space, reactions.cu + reactions.el, rating_of(s, reactions.generals), guard)
    least = WEIGHTS[seat][W_FIGHT_FROM]
    return [odds if code == FIGHT else least if code == BACK_UP else 0 for code in legal]


def way_out_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """To friends, away from enemies."""
    avoid = s.find(AvoidBattle)
    assert avoid is not None
    outlook = outlook_of(s, seat)
    rating = s.box.battle[avoid.general]
    values: list[int] = []
    for code in legal:
        if code == GATES:
            values.append(20)
        else:
            space = code - ESCAPE
            strength = avoid.cu + avoid.el + cus(s, seat, space)
            bonus = outlook.w[W_REFUGE] if s.control[space] == seat else 0
            values.append(
                bonus + outlook.w[W_REFUGE_CU] * cus(s, seat, space) - outlook.threat(s, space, strength, rating)
            )
    return values


def retreat_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """Few losses, many friends."""
    retreat = s.find(Retreat)
    assert retreat is not None
    goals = retreat.goals(s)
    w = WEIGHTS[seat]
    values: list[int] = []
    for code in legal:
        goal = code - RETREAT
        price = sum(penalty(s, seat, space) for space in goals[goal])
        city = w[W_RETREAT_CITY] if s.box.board.capacity[goal] else 0
        values.append(city + w[W_RETREAT_UNIT] * units(s, seat, goal) - w[W_UNIT] * price)
    return values


def withdraw_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """As many as fit find shelter inside; Generals stay with those who retreat."""
    return [5 if code == DONE else 0 if BRING <= code < BRING + GENERALS else amount(code) for code in legal]


# ---- battles ----


def command_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """The better General; for an enemy the worse one."""
    values: list[int] = []
    for code in legal:
        general = code - COMMAND
        rating = 10 * s.box.battle[general] + (3 if s.box.traits[general] & ADMIRAL else 0)
        values.append(rating if s.box.side[general] == seat else -rating)
    return values


def command_roll_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """A change of command is tried when the other Consul is worse."""
    battle = s.find(LandBattle)
    assert battle is not None
    now = s.box.battle[battle.command[ROME]]
    worse = any(s.box.battle[g] < now for g in battle.rivals(s))
    return [int(worse) if code == ROLL_COMMAND else 0 if worse else 1 for code in legal]


def charge_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """Success against the chance that the Elephants turn round."""
    battle = s.find(LandBattle)
    assert battle is not None
    rating = battle.battle_rating(s, ROME)
    bonus = battle.charge_total(s) - battle.charge_die
    good = sum(1 for die in range(1, 7) if die + bonus > max(rating, BACKFIRE))
    bad = sum(1 for die in range(1, 7) if die + bonus <= BACKFIRE)
    return [good - bad if code == CHARGE else 0 for code in legal]


def charge_reroll_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """Metellus has a successful charge rolled again."""
    battle = s.find(LandBattle)
    assert battle is not None
    lost = battle.charge_total(s) > max(BACKFIRE, battle.battle_rating(s, ROME))
    return [int(lost) if code == AGAIN else 0 if lost else 1 for code in legal]


def reroll_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """The die whose new roll promises most."""
    battle = s.find(LandBattle)
    assert battle is not None
    values: list[int] = []
    for code in legal:
        dice = list(battle.dice)
        if code == PASS:
            values.append(6 * balance(s, seat, battle, dice) + 1)
            continue
        total = 0
        for face in range(6):
            dice[code - REROLL] = face
            total += balance(s, seat, battle, dice)
        values.append(total)
    return values


def balance(s: HamilcarState, seat: int, battle: LandBattle, dice: list[int]) -> int:
    """How a roll stands for a side: victory first, then losses."""
    mine, theirs = hits_on(s, seat, dice), hits_on(s, 1 - seat, dice)
    won = mine < theirs or (mine == theirs and battle.attacker != seat)
    return (60 if won else 0) + 6 * (theirs - mine)


def loss_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """Elephants are dear, unless they stand alone against a better General."""
    return [-amount(code) for code in legal]


# ---- sieges and abilities ----


def siege_reroll_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """A roll without a point is rolled again."""
    siege = s.find(SiegeAttempt)
    assert siege is not None
    poor = not siege.points
    return [int(poor) if code == AGAIN else 0 if poor else 1 for code in legal]


def defence_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """A Determined Defence where the city would fall, or nearly."""
    siege = s.find(SiegeAttempt)
    assert siege is not None
    left = points_needed(s, siege.space) - s.points[siege.space] - siege.points
    area = inside(siege.space)
    rich = cus(s, seat, area) > 1 or sts(s, seat, area) > 1
    wanted = left <= 0 or (left <= 1 and rich)
    return [int(wanted) if code == DEFEND else 0 if wanted else 1 for code in legal]


def ability_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """An ability in place of a march, or before it."""
    ability = s.find(ActivatedAbility)
    assert ability is not None
    general = ability.general
    values: list[int] = []
    for code in legal:
        if code == PASS:
            values.append(activation_worth(s, outlook_of(s, seat), general, 4))
        elif code == ABILITY:
            area = s.place[general]
            if is_inside(area) and s.points[space_of(area)]:
                values.append(WEIGHTS[seat][W_BESIEGED_ABILITY] * s.points[space_of(area)])
            else:
                best = 0
                for target in ability.ability_target_options(s, seat):
                    best = max(best, control_change(s, seat, target - TARGET, seat))
                values.append(best)
        else:
            values.append(-100 * amount(code))
    return values


def target_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """The space whose control is worth most."""
    return [0 if code == PASS else control_change(s, seat, (code - PLACE) % SPACES, seat) for code in legal]


def eager_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """Choices where the offer is simply good: settle, join, overrun."""
    return [1 if code in (SETTLE, JOIN, OVERRUN) else 0 for code in legal]
