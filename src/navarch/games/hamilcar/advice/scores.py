"""How a sensible commander thinks, for bots and for advice: the scores of all choices.

Nothing here is a rule. The other modules of this folder hold the thoughts on one part of the game each.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..actions import CLAIM, REACT
from ..state import HamilcarState
from . import cards, counter_events, events, land, places, sea

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
    "reaction": counter_events.window_scores,
    "omen_die": counter_events.omen_scores,
    # on land
    "activated_ability": land.ability_scores,
    "ability_target": land.target_scores,
    "move": land.move_scores,
    "settlement": land.eager_scores,
    "detachment": land.detachment_scores,
    "detached_elephants": land.detachment_scores,
    "detached_cus": land.detachment_scores,
    "detached_trains": land.detachment_scores,
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
    "warships": sea.escort_scores,
    "left_ashore": sea.left_ashore_scores,
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
    "evasion_by_card": sea.flight_scores,
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

# Where a card for the own turn may be played too.
AMONG_OTHERS: Final[tuple[str, ...]] = ("operation", "spending", "campaigner", "sail_on")
KEPT: Final = -2000000  # Corvus and Punic Faith wait for a better moment


def action_scores(s: HamilcarState, seat: int) -> list[int]:
    """One number for each legal action of the seat, the best one highest."""
    legal = s.legal_for(seat)
    if len(legal) < 2:
        return [0] * len(legal)
    choice = s.choice
    assert choice is not None
    if choice.name not in AMONG_OTHERS:
        return CHOICES[choice.name](s, seat, legal)
    steps = [code for code in legal if not REACT <= code < CLAIM]
    found = CHOICES[choice.name](s, seat, steps)
    for i in range(len(legal)):
        if REACT <= legal[i] < CLAIM:
            found.insert(i, KEPT)
    return found
