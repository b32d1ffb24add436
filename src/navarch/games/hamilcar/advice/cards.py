"""Which card to play and for what: Operations, single points, Events and their targets."""

from __future__ import annotations

from typing import Final

from ..actions import (
    ACTIVATE,
    BUILD,
    CHOOSE,
    CLAIM,
    CONTROL,
    DICTATE,
    DISCARD,
    EVENT,
    FIRST,
    HIRE,
    MIAT,
    OPERATE,
    OPTION,
    PASS,
    PAY,
    RAISE,
    REACT,
    REFIT,
    RUN_BLOCKADE,
    SUPPLY,
)
from ..box.labels import CARTHAGE, GENERAL_IDS, ROME, SLOT_IDS, SPACES
from ..ch02_concepts.areas import inside
from ..ch02_concepts.control import control_targets
from ..ch02_concepts.generals import COMMAND_LIMIT, generals_in, in_play
from ..ch02_concepts.units import cus, warship_supply
from ..ch05_2_operations.activation import can_activate, trains_for
from ..ch05_2_operations.operations import RAISING_OPS, Operation, SpendPoints
from ..ch05_turn.isolation import connected
from ..ch15_miat_and_africa.miat import miat_count
from ..ch17_1_events.campaign import Campaign
from ..ch17_1_events.events import PlayEvent
from ..state import HamilcarState
from .events import event_worth, step_worth
from .goals import activation_worth, army_of
from .outlook import outlook_of
from .weights import (
    SHARE,
    W_ACTIVATE,
    W_ACTIVATE_TRAIN,
    W_BUILD_BEHIND,
    W_BUILD_LEVEL,
    W_BUILD_MANY,
    W_CAMPAIGN,
    W_CAMPAIGN_SEA,
    W_CLAIM,
    W_CLAIM_EARLY,
    W_CLAIM_NOT,
    W_DICTATE,
    W_DISCARD,
    W_EVENT,
    W_GO_FIRST,
    W_HIRE,
    W_HIRE_PEACE,
    W_ISOLATED,
    W_KEPT,
    W_MIAT_PC,
    W_OPERATE,
    W_PAY,
    W_PRICE_ONE,
    W_RAISE,
    W_RAISE_ARMY,
    W_REFIT,
    W_REFIT_MORE,
    W_RUN,
    W_RUN_POINT,
    W_SUPPLY_ARMY,
    W_SUPPLY_CITY,
    W_SUPPLY_FIELD,
    W_WARSHIP,
    WEIGHTS,
)
from .worth import UNKNOWN, Gains, Shares, miat_gain

EXTRA: Final = 9000  # a card besides the turn's own play is good or it is not, whatever else there is to do
ACTIVATION: Final = 4  # the usual Movement Points
GENERALS: Final = len(GENERAL_IDS)


# ---- single points ----


class Purse:
    """What single points can buy now, valued once."""

    def __init__(self, s: HamilcarState, gains: Gains, points: int) -> None:
        self.seat = seat = gains.seat
        self.w = gains.w
        self.gains = gains
        self.shares = Shares(gains, points)
        self.reached = connected(s, seat)

    def control(self, s: HamilcarState, space: int) -> int:
        """A PC that would be isolated is worth little."""
        gain = self.shares.gain(s, space)
        return gain if self.reached >> space & 1 else gain * self.w[W_ISOLATED] // SHARE

    def refit(self, s: HamilcarState) -> int:
        """A Warship made Ready, most of all while the enemy has more."""
        wanted = s.ready[self.seat] <= s.ready[1 - self.seat] + 1
        return self.w[W_REFIT] if wanted else self.w[W_REFIT_MORE]

    def supply(self, s: HamilcarState, space: int) -> int:
        """STs for Armies in the field and for Besieged or threatened cities."""
        seat = self.seat
        there = s.st[seat * len(s.el) + space] + s.st[seat * len(s.el) + inside(space)]
        if there >= 2:
            return 5
        if not generals_in(s, seat, space):
            return self.w[W_SUPPLY_CITY] - 10 * there
        own = cus(s, seat, space)
        exposed = s.control[space] != seat and own >= 3
        return self.w[W_SUPPLY_FIELD if exposed else W_SUPPLY_ARMY] // (1 + there)

    def worth(self, s: HamilcarState, code: int) -> int:
        """What one point spent so is worth."""
        if CONTROL <= code < CONTROL + SPACES:
            return self.control(s, code - CONTROL)
        if MIAT <= code < MIAT + len(SLOT_IDS):
            return miat_gain(s, self.w, code - MIAT)
        if code == REFIT:
            return self.refit(s)
        if SUPPLY <= code < SUPPLY + SPACES:
            return self.supply(s, code - SUPPLY)
        if PAY <= code < PAY + GENERALS:
            return self.w[W_PAY]
        return 0


def best_points(s: HamilcarState, gains: Gains) -> list[int]:
    """What one, two and three points are worth at best."""
    seat = gains.seat
    found = [0, 0, 0, 0]
    purse = Purse(s, gains, 1)
    open_spaces = control_targets(s, seat)
    others: list[int] = [purse.refit(s)] if s.spent[seat] else []
    if seat == CARTHAGE:
        others += [miat_gain(s, gains.w, slot) for slot in range(len(SLOT_IDS)) if not s.miat >> slot & 1]
    for number in (1, 2, 3):
        purse.shares = Shares(gains, number)
        top = [0] * number
        for space in open_spaces:
            keep(top, purse.control(s, space))
        for value in others:
            keep(top, value)
        found[number] = sum(top)
    return found


def keep(top: list[int], value: int) -> None:
    """Hold the highest values."""
    least = 0
    for i in range(1, len(top)):
        if top[i] < top[least]:
            least = i
    top[least] = max(top[least], value)


def spending_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """Point by point."""
    spending = s.find(SpendPoints)
    assert spending is not None
    purse = Purse(s, Gains(seat), spending.points)
    return [purse.worth(s, code) for code in legal]


# ---- Operations ----


class Plans:
    """What each General could do, and what control would bring; for one decision."""

    def __init__(self, s: HamilcarState, seat: int) -> None:
        self.seat = seat
        self.w = WEIGHTS[seat]
        self.outlook = outlook_of(s, seat)
        self.gains = self.outlook.gains
        self.known = [UNKNOWN] * GENERALS
        self.best = [UNKNOWN] * 4

    def activation(self, s: HamilcarState, general: int) -> int:
        """What his activation is worth, looked at once."""
        if self.known[general] == UNKNOWN:
            self.known[general] = activation_worth(s, self.outlook, general, ACTIVATION)
        return self.known[general]

    def operation(self, s: HamilcarState, card: int, points: list[int]) -> int:
        """The best Operation that a card allows, single points being worth so much."""
        ops = s.box.ops[card]
        best = max(points[ops], self.best_activation(s, ops))
        if ops >= RAISING_OPS:
            if s.box.infantry[card]:
                best = max(best, self.w[W_RAISE])
            if s.box.ships[card]:
                best = max(best, ship_worth(s, self.seat, s.box.ships[card]))
        return best

    def best_activation(self, s: HamilcarState, ops: int) -> int:
        """The best activation that so many points pay for."""
        if self.best[ops] == UNKNOWN:
            best = 0
            for general in in_play(s, self.seat):
                best = max(best, self.activate(s, general, ops))
            self.best[ops] = best
        return self.best[ops]

    def activate(self, s: HamilcarState, general: int, ops: int) -> int:
        """A General's activation with so many points, STs paid."""
        if not can_activate(s, general, ops + trains_for(s, general)):
            return 0
        worth = self.activation(s, general)
        if not worth:
            return 0
        return worth + self.w[W_ACTIVATE] - max(0, s.box.strategy[general] - ops) * self.w[W_ACTIVATE_TRAIN]

    def campaign(self, s: HamilcarState, card: int) -> int:
        """The activations of an Event together."""
        for effect in s.box.card_effects[card]:
            if effect.op == "activate":
                top = [0] * effect.generals
                for general in in_play(s, self.seat):
                    if can_activate(s, general, effect.max_rating):
                        keep(top, self.activation(s, general))
                return sum(top)
        return 0


def ship_worth(s: HamilcarState, seat: int, count: int) -> int:
    """New Warships; the first ones are worth most."""
    built = min(count, warship_supply(s, seat))
    fleet = s.ready[seat] + s.spent[seat]
    behind = s.ready[1 - seat] + s.spent[1 - seat] - fleet
    w = WEIGHTS[seat]
    bonus = max(-40, min(60, w[W_BUILD_BEHIND] * behind))
    if seat == ROME and s.ready[ROME] < s.box.level_ships[s.seamanship]:
        bonus += w[W_BUILD_LEVEL]
    return built * (w[W_WARSHIP] + bonus) if fleet < 8 else built * w[W_BUILD_MANY]


def operation_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """Each Operation; points are seen together with those that follow."""
    operation = s.find(Operation)
    assert operation is not None
    card = operation.card
    ops = s.box.ops[card]
    plans = Plans(s, seat)
    purse = Purse(s, plans.gains, ops)
    values = [0] * len(legal)
    top = [0] * ops
    for i, code in enumerate(legal):
        if ACTIVATE <= code < ACTIVATE + GENERALS:
            values[i] = plans.activate(s, code - ACTIVATE, ops)
        elif RAISE <= code < RAISE + GENERALS:
            values[i] = plans.w[W_RAISE] + min(army_of(s, seat, code - RAISE), COMMAND_LIMIT) * plans.w[W_RAISE_ARMY]
        elif code == BUILD:
            values[i] = ship_worth(s, seat, s.box.ships[card])
        else:
            values[i] = purse.worth(s, code)
            keep(top, values[i])
    total, low = sum(top), min(top)
    for i, code in enumerate(legal):
        if not ACTIVATE <= code <= BUILD:
            value = values[i]
            values[i] = (total if value >= low else value + total - low) + value // 50
    return values


# ---- the play of a card ----


def card_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """Each card's best use less what the card would bring later."""
    plans = Plans(s, seat)
    points = best_points(s, plans.gains)
    w = plans.w
    values: list[int] = []
    last = s.hand[seat].bit_count() <= 2
    for code in legal:
        if EVENT <= code < OPERATE:
            card = code - EVENT
            worth = event_worth(s, seat, card, plans.campaign(s, card)) + w[W_EVENT]
            values.append(worth - price_of(s, seat, card, last))
        elif OPERATE <= code < DISCARD:
            card = code - OPERATE
            values.append(plans.operation(s, card, points) + w[W_OPERATE] - price_of(s, seat, card, last))
        elif DISCARD <= code < REACT:
            values.append(w[W_DISCARD] - price_of(s, seat, code - DISCARD, last))
        else:
            values.append(other_play(s, seat, code))
    return values


def price_of(s: HamilcarState, seat: int, card: int, last: bool) -> int:
    """What the card would bring at another time; Counter Events are kept while there are others."""
    w = WEIGHTS[seat]
    price = w[W_PRICE_ONE - 1 + s.box.ops[card]]
    if s.box.counter[card] and s.box.card_side[card] in (2, seat) and not last:
        price += w[W_KEPT]
    return price


def other_play(s: HamilcarState, seat: int, code: int) -> int:
    """Corvus, Punic Faith, a Mercenary, the Dictator, a blockade runner."""
    w = WEIGHTS[seat]
    if REACT <= code < CLAIM:
        card = code - REACT
        if s.box.card_effects[card][0].op == "corvi":
            return -EXTRA if s.corvi or s.ready[ROME] < 2 else EXTRA
        return -EXTRA
    if HIRE <= code < HIRE + GENERALS:
        price = s.box.price[s.turn]
        left = miat_count(s) - price
        worth = w[W_HIRE] - w[W_MIAT_PC] * price
        return worth + w[W_HIRE_PEACE] if left < s.box.warlike_min else worth
    if code == DICTATE:
        return w[W_DICTATE]
    if RUN_BLOCKADE <= code < RUN_BLOCKADE + SPACES:
        space = code - RUN_BLOCKADE
        return w[W_RUN_POINT] * s.points[space] + w[W_RUN]
    return 0


def first_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """To go first, unless nothing presses; no Campaign is bound for it."""
    w = WEIGHTS[seat]
    values: list[int] = []
    for code in legal:
        if code == PASS:
            values.append(w[W_CLAIM_NOT])
        elif CLAIM <= code < FIRST:
            values.append(w[W_CLAIM_EARLY if s.turn == 1 else W_CLAIM])
        else:
            values.append(w[W_GO_FIRST] if code == FIRST + seat else 0)
    return values


# ---- Events under way ----


def campaigner_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """The General who has most to do."""
    campaign = s.find(Campaign)
    assert campaign is not None
    effect = campaign.effect(s)
    outlook = outlook_of(s, seat)
    points = effect.movement_points or ACTIVATION
    w = WEIGHTS[seat]
    values: list[int] = []
    for code in legal:
        if ACTIVATE <= code < ACTIVATE + GENERALS:
            general = code - ACTIVATE
            worth = activation_worth(s, outlook, general, points)
            if effect.naval and not s.box.board.port[s.place[general] % SPACES]:
                worth = worth * w[W_CAMPAIGN_SEA] // SHARE
            values.append(worth + w[W_CAMPAIGN])
        else:
            values.append(0)
    return values


def event_choice_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """One of several steps of a card."""
    event = s.find(PlayEvent)
    assert event is not None
    of = s.box.card_effects[event.card][event.number - 1].of
    return [step_worth(s, seat, of[code - OPTION], 0) for code in legal]


def flamen_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """The Consul with the strongest Army."""
    return [army_of(s, ROME, code - CHOOSE) * 10 + s.box.battle[code - CHOOSE] for code in legal]


def lowest_scores(s: HamilcarState, seat: int, legal: list[int]) -> list[int]:
    """The card that is worth least goes."""
    return [-price_of(s, seat, code - DISCARD, False) for code in legal]
