"""Lanes and landings as they are listed, and the same asked one by one for what forbids it; lists kept with a question.

The reasons are those that a player is told.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest

from navarch.engine.event import Reason
from navarch.games.hamilcar.actions import LAND, SAIL
from navarch.games.hamilcar.box.labels import SPACES
from navarch.games.hamilcar.ch02_concepts.generals import generals_at
from navarch.games.hamilcar.ch02_concepts.truce import truce_binds
from navarch.games.hamilcar.ch02_concepts.units import cus, space_units
from navarch.games.hamilcar.ch02_concepts.weariness import MOST
from navarch.games.hamilcar.ch07_movement.naval_movement import Cargo, NavalMovement, lane_open
from navarch.games.hamilcar.ch15_miat_and_africa.africa import (
    enters_africa,
    held_in_africa,
    leaves_africa,
    may_go_to_africa,
)
from navarch.games.hamilcar.state import HamilcarState

from .test_twins import SEATS, positions


def landing_refusal(s: HamilcarState, seat: int, port: int, guarded: bool) -> Reason | None:
    """Why a Fleet cannot put its Army ashore."""
    foe = 1 - seat
    if not guarded:
        if space_units(s, foe, port) or generals_at(s, foe, port):
            return Reason("2.2.A4", "unguarded", (port,))
    elif truce_binds(s, seat) and (s.control[port] == foe or cus(s, foe, port)):
        return Reason("17.1#49d", "truce")
    return None


class Fleet(NamedTuple):
    """Who sails, with what, and what an Event adds."""

    seat: int
    general: int
    cargo: Cargo
    flags: int


def lane_refusal(s: HamilcarState, fleet: Fleet, source: int, target: int, left: int) -> Reason | None:
    """Why a Fleet with so many naval MPs cannot take a lane: beyond it there must be a port to land in."""
    seat, general, cargo, flags = fleet
    cost = s.box.board.sea_cost[source * SPACES + target]
    if not cost:
        return Reason("7.3.A1", "no-lane", (source, target))
    if cost > left:
        return Reason("7.3.A6", "too-far", (target, cost, left))
    if s.campaign and s.worn[general] + cost > MOST:
        return Reason("7.1.10", "too-tired", (general,))
    if enters_africa(s, source, target) and not may_go_to_africa(s, seat, general, flags):
        return Reason("15.6.1", "no-africa", (general,))
    if cargo.african and held_in_africa(s, seat) and leaves_africa(s, source, target):
        return Reason("7.1.8", "miat-holds-back")
    ahead = [x for x in range(SPACES) if lane_refusal(s, fleet, target, x, left - cost) is None] if left > cost else []
    if landing_refusal(s, seat, target, cargo.guarded) is not None and not ahead:
        return Reason("2.2.A4", "no-landing", (target,))
    return None


@pytest.mark.rule("hamilcar", "7.3.A1", "7.3.A2", "7.3.A5", "7.3.A6", "7.3.B1", "2.2.A4", "15.6.1")
def test_the_lanes_and_landings_that_are_listed_are_those_against_which_no_reason_speaks() -> None:
    """To every space, for every Fleet that may sail on; what is said of the others is what stands against them."""
    seen = refused = 0
    for s, _ in positions():
        voyage = s.stack[-1]
        if not isinstance(voyage, NavalMovement) or s.choice is None or s.choice.name != "sail_on":
            continue
        seen += 1
        fleet = Fleet(voyage.seat, voyage.general, voyage.cargo(s), voyage.flags)
        for space in range(SPACES):
            reason = lane_refusal(s, fleet, voyage.port, space, voyage.left)
            assert (SAIL + space in s.legal()) == (reason is None)
            assert reason is None or voyage.sail_refusal(s, space) == reason
            refused += reason is not None
        ashore = landing_refusal(s, voyage.seat, voyage.port, voyage.cargo(s).guarded)
        assert (LAND in s.legal()) == (len(s.route) > 1 and ashore is None)
        if len(s.route) > 1 and ashore is not None:
            assert voyage.sail_on_why(s, voyage.seat, LAND, 0) == ashore
    assert seen > 50
    assert refused > 500


@pytest.mark.rule("hamilcar", "7.3.A3", "7.3.A4", "7.1.8", "15.6.1")
def test_any_fleet_finds_the_lanes_open_against_which_no_reason_speaks() -> None:
    """Generals, ports, cargoes and Events drawn by lot, whether or not anybody is at sea."""
    reasons: Counter[str] = Counter()
    for s, rng in positions():
        seat = rng.choice(SEATS)
        cargo = Cargo(rng.random() < 0.5, rng.random() < 0.5)
        fleet = Fleet(seat, rng.choice(s.box.generals_of[seat]), cargo, rng.randrange(4))
        source, left = rng.randrange(SPACES), rng.randrange(1, 6)
        for target in s.box.board.sea_ways[source]:
            reason = lane_refusal(s, fleet, source, target, left)
            is_open = lane_open(s, seat, fleet.general, source, target, cargo, left, fleet.flags)
            assert is_open == (reason is None)
            reasons[reason.key if reason is not None else ""] += 1
    assert {"", "too-far", "no-africa", "miat-holds-back", "no-landing"} <= set(reasons)


def test_a_list_that_was_kept_when_a_question_was_asked_is_the_one_that_is_found_anew() -> None:
    kept = 0
    for s, _ in positions():
        kept += s.known is not None
        anew = s.clone()
        anew.known = None
        assert s.legal() == anew.legal()
    assert kept > 100
