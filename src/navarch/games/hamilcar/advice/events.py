"""What Events are worth and where their steps are best carried out."""

from __future__ import annotations

from typing import Final

from ..actions import DONE, FORCE, MIAT, TARGET, UNSEAT
from ..box.effects import Effect
from ..box.labels import AREAS, CARTHAGO, ROMA, ROME, SLOT_IDS, SPACES
from ..ch02_concepts.cities import besieged
from ..ch02_concepts.generals import generals_in
from ..ch02_concepts.units import cus, space_units, warship_supply
from ..ch14_siege.siege import points_needed
from ..ch17_1_events.conditions import holds
from ..ch17_1_events.places import army_area
from ..ch17_1_events.targets import TargetedEffect, owner_of, targets
from ..state import HamilcarState
from .weights import (
    SHARE,
    W_ACTIVATION_COST,
    W_ATTRITION,
    W_ATTRITION_UNIT,
    W_BUILT_BY_EVENT,
    W_CITADEL,
    W_CITADEL_CAPITAL,
    W_CITADEL_FOE,
    W_CITADEL_POINT,
    W_ELEPHANT,
    W_ENEMY_DISCARD,
    W_LEVEL,
    W_LOOK,
    W_MISSING,
    W_OWN_CHOOSER,
    W_PLACE_CU,
    W_PLACE_LED,
    W_PLACE_ST_NEEDY,
    W_POINT,
    W_POINT_CAPITAL,
    W_POINT_GONE,
    W_POINT_LAST,
    W_REMOVE_CU,
    W_SIEGE_ATTEMPT,
    W_SIEGE_TRAIN,
    W_SPENT_WARSHIP,
    W_SUPREMACY,
    W_TRAIN,
    W_TRUCE,
    W_TRUCE_CAPITAL,
    W_TRUCE_POINT,
    W_TRUCE_SIEGE,
    W_UNIT,
    W_WARSHIP,
    WEIGHTS,
)
from .worth import (
    Gains,
    Shares,
    control_change,
    loss_of,
    miat_gain,
    miat_worth,
)

TOP_LEVEL: Final = 4
TARGETED: Final[tuple[str, ...]] = (
    "place_st", "place_pc", "remove_st", "remove_pc", "place_cu", "place_elephant", "remove_cu", "convert_pc",
    "place_siege_train", "place_citadel", "remove_siege_point", "attrition", "siege_point",
)  # fmt: skip


def event_worth(s: HamilcarState, seat: int, card: int, campaign: int) -> int:
    """The steps of a card together; `campaign` is what its activations bring."""
    worth = 0
    for effect in s.box.card_effects[card]:
        step: Effect | None = effect
        if effect.condition and not holds(s, seat, effect, -1):
            step = effect.otherwise
        if step is None:
            continue
        if step.op == "activate":
            worth += campaign
        else:
            worth += step_worth(s, seat, step, 0)
    return worth


def step_worth(s: HamilcarState, seat: int, effect: Effect, depth: int) -> int:
    """What one step of a card brings."""
    if effect.op in TARGETED:
        return targeted_worth(s, seat, effect)
    if effect.op == "choose":
        return max((step_worth(s, seat, e, 1) for e in effect.of), default=0)
    return plain_worth(s, seat, effect)


def plain_worth(s: HamilcarState, seat: int, effect: Effect) -> int:
    """Steps that choose no place."""
    op = effect.op
    w = WEIGHTS[seat]
    if op == "place_warship":
        return (w[W_WARSHIP] + w[W_BUILT_BY_EVENT]) * min(effect.count, warship_supply(s, seat))
    if op == "refit":
        return w[W_SPENT_WARSHIP] * min(effect.count, s.spent[seat])
    if op == "seamanship":
        return w[W_LEVEL] if s.seamanship < TOP_LEVEL else 0
    if op == "take_supremacy":
        return w[W_SUPREMACY] if s.supremacy != seat else 0
    if op == "look_hand":
        return w[W_LOOK]
    if op == "discard_lowest":
        return w[W_ENEMY_DISCARD] if s.hand[1 - seat] else 0
    if op == "activation_cost":
        return w[W_ACTIVATION_COST]
    if op == "siege_attempt":
        return w[W_SIEGE_ATTEMPT]
    if op == "truce":
        return truce_worth(s, seat)
    return 0


def truce_worth(s: HamilcarState, seat: int) -> int:
    """A Truce helps who is besieged and has fewer Armies in the field."""
    w = WEIGHTS[seat]
    worth = w[W_TRUCE]
    for space in range(SPACES):
        if s.control[space] == seat and s.box.board.capacity[space] and s.points[space]:
            worth += w[W_TRUCE_POINT] * s.points[space] + (w[W_TRUCE_CAPITAL] if space in (ROMA, CARTHAGO) else 0)
        elif s.besieger[space] == seat:
            worth += w[W_TRUCE_SIEGE]
    return worth


def targeted_worth(s: HamilcarState, seat: int, effect: Effect) -> int:
    """The best places of a step together."""
    count = effect.count or 1
    top = [0] * count
    shares = Shares(Gains(seat), count)
    if effect.op in ("place_st", "place_cu", "place_elephant"):  # the same place may serve again
        best = 0
        for code in targets(s, seat, effect, -1):
            best = max(best, target_worth(s, shares, effect, code))
        return best * count
    for code in targets(s, seat, effect, -1):
        value = target_worth(s, shares, effect, code)
        least = 0
        for i in range(1, count):
            if top[i] < top[least]:
                least = i
        top[least] = max(top[least], value)
    total = sum(top)
    if effect.missing is not None and not total:
        return WEIGHTS[seat][W_MISSING] * count
    return total * WEIGHTS[seat][W_OWN_CHOOSER] // SHARE if effect.own_chooser else total


def target_worth(s: HamilcarState, shares: Shares, effect: Effect, code: int) -> int:
    """What a step brings to the player of the card in one place; `shares` knows him and how often it is done."""
    seat = shares.seat
    w = WEIGHTS[seat]
    if MIAT <= code < MIAT + len(SLOT_IDS):
        return miat_gain(s, w, code - MIAT)
    if UNSEAT <= code < UNSEAT + len(SLOT_IDS):
        loss = miat_worth(s, w, s.miat) - miat_worth(s, w, s.miat & ~(1 << (code - UNSEAT)))
        return loss if seat == ROME else -loss
    space = code - TARGET
    op = effect.op
    owner = owner_of(seat, effect)
    sign = 1 if owner != seat else -1
    if op == "place_pc":
        return shares.gain(s, space)
    if op == "convert_pc":
        return shares.gains.gain(s, space)
    if op == "remove_pc":
        return loss_of(s, owner, space) * sign
    if op == "remove_st":
        return w[W_TRAIN] * sign
    if op == "remove_cu":
        return (w[W_UNIT] + w[W_REMOVE_CU] * min(5, cus(s, owner, space))) * sign
    return piece_worth(s, seat, op, space)


def piece_worth(s: HamilcarState, seat: int, op: str, space: int) -> int:
    """New pieces, and what concerns Armies and Sieges."""
    w = WEIGHTS[seat]
    if op in ("place_cu", "place_elephant"):
        led = w[W_PLACE_LED] if generals_in(s, seat, space) else 0
        return w[W_UNIT if op == "place_cu" else W_ELEPHANT] + led + w[W_PLACE_CU] * min(6, cus(s, seat, space))
    if op == "place_st":
        there = s.st[seat * AREAS + space]
        needy = besieged(s, space) or s.control[space] != seat
        return (w[W_TRAIN] + (w[W_PLACE_ST_NEEDY] if needy else 0)) // (1 + there)
    if op == "attrition":
        foe = 1 - seat
        victim = foe if army_area(s, foe, space) >= 0 else seat
        number = space_units(s, victim, space)
        return (w[W_ATTRITION] + w[W_ATTRITION_UNIT] * number) * (1 if victim == foe else -1)
    return siege_step_worth(s, seat, op, space)


def siege_step_worth(s: HamilcarState, seat: int, op: str, space: int) -> int:
    """Siege Trains, Siege Points, the Citadel."""
    w = WEIGHTS[seat]
    if op == "siege_point":
        left = points_needed(s, space) - s.points[space]
        return control_change(s, seat, space, seat) * w[W_POINT_LAST if left <= 1 else W_POINT] // SHARE
    if op == "place_siege_train":
        return w[W_SIEGE_TRAIN]
    if op == "remove_siege_point":
        return w[W_POINT_GONE] + (w[W_POINT_CAPITAL] if space in (ROMA, CARTHAGO) else 0)
    if op == "place_citadel":
        watched = w[W_CITADEL_POINT] * s.points[space] + (w[W_CITADEL_FOE] if cus(s, 1 - seat, space) else 0)
        return w[W_CITADEL] + watched + (w[W_CITADEL_CAPITAL] if space in (ROMA, CARTHAGO) else 0)
    return 0


def event_target_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """Each place, seen by the one who is asked."""
    step = s.find(TargetedEffect)
    assert step is not None
    effect = step.effect(s)
    sign = 1 if step.seat == seat else -1
    shares = Shares(Gains(step.seat), step.left)
    values: list[int] = []
    for code in legal:
        if code == DONE:
            values.append(1)
        else:
            values.append(sign * target_worth(s, shares, effect, code))
    return values


def event_force_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """The enemy suffers, and those before the walls rather than those behind them."""
    return [(10 if (code - FORCE) // 2 != seat else 0) + (code - FORCE + 1) % 2 for code in legal]


def removal_scores(s: HamilcarState, seat: int, legal: list[int], remove: int) -> list[int]:
    """The PC whose loss costs least goes."""
    w = WEIGHTS[seat]
    values: list[int] = []
    for code in legal:
        if UNSEAT <= code < UNSEAT + len(SLOT_IDS):
            after = s.miat & ~(1 << (code - UNSEAT))
            values.append(miat_worth(s, w, after) - miat_worth(s, w, s.miat))
        else:
            values.append(-loss_of(s, seat, code - remove))
    return values
