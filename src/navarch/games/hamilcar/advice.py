"""How a sensible commander thinks, for bots and for advice: the scores of all choices, and how both sides stand.

Nothing here is a rule. The modules `advice_*` hold the thoughts on one part of the game each.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from . import advice_cards as cards
from . import advice_counters as counters
from . import advice_events as events
from . import advice_land as land
from . import advice_places as places
from . import advice_sea as sea
from .advice_worth import (
    ELEPHANT,
    ENTRY,
    LAST_PC,
    LEVEL,
    PC,
    SPENT_WARSHIP,
    SUPREMACY,
    TRAIN,
    UNIT,
    WARSHIP,
    miat_worth,
    side_worth,
)
from .forces import pcs_on_map, provinces_of_italia
from .labels import AREAS, CARTHAGE, CARTHAGO, ITALIA, LILYBAEUM, PROVINCE_IDS, ROMA, ROME, SPACES
from .siege import points_needed
from .state import HamilcarState
from .victory import ITALIA_NEEDED

Scores = Callable[[HamilcarState, int, list[int]], list[int]]

CHOICES: dict[str, Scores] = {
    # cards and points
    "card_play": cards.card_scores,
    "operation": cards.operation_scores,
    "spending": cards.spending_scores,
    "claim_first": cards.first_scores,
    "first_player": cards.first_scores,
    "campaigner": cards.campaigner_scores,
    "event_choice": cards.event_choice_scores,
    "flamen": cards.flamen_scores,
    "lowest": cards.lowest_scores,
    "event_target": events.event_target_scores,
    "event_force": events.event_force_scores,
    "reaction": counters.window_scores,
    "omen_die": counters.omen_scores,
    # on land
    "activated_ability": land.ability_scores,
    "ability_target": land.target_scores,
    "move": land.move_scores,
    "settlement": land.eager_scores,
    "muster": land.muster_scores,
    "muster_elephants": land.muster_scores,
    "muster_cus": land.muster_scores,
    "muster_trains": land.muster_scores,
    "garrison": land.garrison_scores,
    "garrison_elephants": land.garrison_scores,
    "garrison_cus": land.garrison_scores,
    "garrison_trains": land.garrison_scores,
    "land_reaction": land.reaction_scores,
    "way_out": land.way_out_scores,
    "backing_up": land.backing_up_scores,
    "overrunning": land.eager_scores,
    "joining": land.eager_scores,
    "battle_command": land.command_scores,
    "command_roll": land.command_roll_scores,
    "consul_command": land.command_scores,
    "elephant_charge": land.charge_scores,
    "charge_reroll": land.charge_reroll_scores,
    "die_reroll": land.reroll_scores,
    "elephant_losses": land.loss_scores,
    "withdraw_elephants": land.withdraw_scores,
    "withdraw_cus": land.withdraw_scores,
    "withdraw_generals": land.withdraw_scores,
    "retreat_goal": land.retreat_scores,
    "siege_reroll": land.siege_reroll_scores,
    "determined_defence": land.defence_scores,
    "victors_pc": land.target_scores,
    # at sea
    "warships": sea.ships_scores,
    "intercepting_ships": sea.ships_scores,
    "sail_on": sea.sail_scores,
    "interception": sea.intercept_scores,
    "avoidance": sea.avoidance_scores,
    "departure": sea.departure_scores,
    "loading": sea.loading_scores,
    "chase": sea.chase_scores,
    "fleet_command": sea.fleet_command_scores,
    "naval_command": sea.fleet_command_scores,
    "maneuver_card": sea.flight_scores,
    "breakaway": sea.flight_scores,
    "evasion": sea.flight_scores,
    "pursuit_card": sea.pursuit_scores,
    "naval_reroll": sea.naval_reroll_scores,
    "sea_loss": sea.sea_loss_scores,
    "victors_port": sea.victors_port_scores,
    "corvi": sea.corvi_scores,
    # between the campaigns
    "removal": places.removal_scores,
    "unrest": places.removal_scores,
    "payment": places.removal_scores,
    "placement": places.placement_scores,
    "miat_troops": places.miat_troops_scores,
    "prolongation": places.prolongation_scores,
    "port_refit": places.most_ships_scores,
    "ability_refit": places.refit_scores,
    "proconsul": places.proconsul_scores,
    "consul_choice": places.consul_scores,
    "reform": places.reform_scores,
    "winter_supply": places.winter_scores,
    "chest_trains": places.chest_scores,
    "runner_port": places.runner_scores,
    "runner_card": places.runner_scores,
}


def action_scores(s: HamilcarState, seat: int) -> list[int]:
    """One number for each legal action of the seat, the best one highest."""
    legal = s.legal_for(seat)
    if len(legal) < 2:
        return [0] * len(legal)
    choice = s.choice
    assert choice is not None
    return CHOICES[choice.name](s, seat, legal)


# ---- how both sides stand ----


def standing(s: HamilcarState) -> list[float]:
    """For each seat a share of the victory, from 0 to 1."""
    if s.over:
        return [1.0 if rank == 1 else 0.0 for rank in s.ranks]
    spread = 900.0 + 420.0 * (s.box.turns - s.turn)
    rome = 1.0 / (1.0 + math.exp(-lead(s) / spread))
    return [rome, 1.0 - rome]


def lead(s: HamilcarState) -> int:
    """How far Rome is ahead; Carthage wins ties."""
    return display_lead(s) + army_lead(s) + sea_lead(s) + siege_lead(s) - miat_worth(s, s.miat) - ENTRY // 3


def display_lead(s: HamilcarState) -> int:
    """Provinces, Mare Tyrrhenum, Lilybaeum, and the PCs themselves."""
    board = s.box.board
    total = 0
    for province in range(len(PROVINCE_IDS)):
        worth = entry_lead(s, board.province_spaces[province])
        total += worth if board.significant[province] else worth // 3
    total += entry_lead(s, board.mare_ports)
    total -= 1500 * max(0, ITALIA_NEEDED + 1 - provinces_of_italia(s, ITALIA))
    total += ENTRY if s.control[LILYBAEUM] == ROME else -ENTRY
    for seat, sign in ((ROME, 1), (CARTHAGE, -1)):
        pcs = pcs_on_map(s, seat)
        total += sign * (PC * pcs - LAST_PC * max(0, 6 - pcs))
    return total


def entry_lead(s: HamilcarState, spaces: tuple[int, ...]) -> int:
    """One entry of the Provincial Display."""
    rome = carthage = free = 0
    for space in spaces:
        owner = s.control[space]
        if owner == ROME:
            rome += 1
        elif owner == CARTHAGE:
            carthage += 1
        elif not s.tribes >> space & 1:
            free += 1
    need = len(spaces) // 2 + 1
    return side_worth(rome, need, free) - side_worth(carthage, need, free)


def army_lead(s: HamilcarState) -> int:
    """CUs, Elephants, STs."""
    units = sum(s.cu[:AREAS]) - sum(s.cu[AREAS:])
    trains = sum(s.st[:AREAS]) - sum(s.st[AREAS:])
    return UNIT * units - ELEPHANT * sum(s.el) + TRAIN * trains


def sea_lead(s: HamilcarState) -> int:
    """Warships, Naval Supremacy, Seamanship."""
    ready = s.ready[ROME] + s.at_sea[ROME] - s.ready[CARTHAGE] - s.at_sea[CARTHAGE]
    total = WARSHIP * ready + SPENT_WARSHIP * (s.spent[ROME] - s.spent[CARTHAGE])
    total += SUPREMACY if s.supremacy == ROME else -SUPREMACY
    return total + LEVEL * (s.seamanship - 2) + 60 * s.corvi


def siege_lead(s: HamilcarState) -> int:
    """Siege Points, most of all before a capital."""
    total = 0
    for space in range(SPACES):
        if s.points[space] and s.box.board.capacity[space]:
            stake = 4000 if space in (ROMA, CARTHAGO) else 900
            part = stake * s.points[space] // (points_needed(s, space) + 1)
            total += part if s.control[space] == CARTHAGE else -part
    return total
