"""Conditions that cards put on their Events and on single steps."""

from __future__ import annotations

from ..box.effects import Effect
from ..box.labels import SPACES
from ..ch02_concepts.cities import besieged
from ..ch02_concepts.units import cus
from ..state import HamilcarState


def allowed_now(s: HamilcarState, seat: int, word: str) -> bool:
    """Whether a card may be played as an Event at all. [17.1#3b]"""
    if word == "siege_train_free":
        return s.trains.bit_count() < s.box.siege_trains
    if word == "besieged_own_port":
        return any(besieged(s, x) and s.control[x] == seat and s.box.board.port[x] for x in range(SPACES))
    if word == "citadel_free":
        return s.citadel < 0
    return True


def holds(s: HamilcarState, seat: int, effect: Effect, space: int) -> bool:
    """Whether the condition of a step holds; `space` is where the step before took place."""
    word = effect.condition
    if word == "control":
        return s.control[effect.condition_arg] == seat
    if word == "turn_before":
        return s.turn < effect.condition_arg
    if word == "seamanship_up_to":
        return s.seamanship <= effect.condition_arg
    if word == "more_ready_warships_in_port":
        return s.ready[seat] > s.ready[1 - seat]
    if word == "no_enemy_cu_there":
        return space >= 0 and not cus(s, 1 - seat, space)
    if word == "won_battle_this_turn":
        return bool(s.won_any >> seat & 1)
    if word == "won_land_battle_or_siege_this_turn":
        return s.won_at[seat] != 0
    if word == "city_not_fallen":
        return space >= 0 and s.control[space] != seat
    return True
