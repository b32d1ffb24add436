"""What the rules find by masks and tables, and the same found slowly and plainly, over thousands of positions."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from navarch.engine.playout import settle_chance
from navarch.engine.state import State
from navarch.games.hamilcar.actions import MARCH
from navarch.games.hamilcar.advice.goals import sea_reach
from navarch.games.hamilcar.advice.worth import Gains, control_change
from navarch.games.hamilcar.box.box import BOTH
from navarch.games.hamilcar.box.effects import TRIGGERS, Effect
from navarch.games.hamilcar.box.labels import AREAS, CARTHAGE, PROVINCE_IDS, ROME, SPACES
from navarch.games.hamilcar.ch02_concepts.areas import member_at, members, space_of
from navarch.games.hamilcar.ch02_concepts.cards import cards_for, may_use_event
from navarch.games.hamilcar.ch02_concepts.cities import besieged, home, is_city, st_room_inside
from navarch.games.hamilcar.ch02_concepts.control import (
    control_targets,
    convertible,
    has_tribe,
    placeable,
    province_owner,
)
from navarch.games.hamilcar.ch02_concepts.display import display, lead, mare_owner, tally
from navarch.games.hamilcar.ch02_concepts.generals import generals_at
from navarch.games.hamilcar.ch02_concepts.units import space_cus, trains_in_play
from navarch.games.hamilcar.ch05_1_reinforcement.placing import army_there, free_generals, own_city
from navarch.games.hamilcar.ch05_2_operations.operations import supply_places
from navarch.games.hamilcar.ch05_2_strategy.dictator import dictator_refusal, may_dictate
from navarch.games.hamilcar.ch05_2_strategy.mercenaries import for_hire, hire_refusal, may_hire
from navarch.games.hamilcar.ch05_turn.isolation import connected, open_way
from navarch.games.hamilcar.ch07_movement.movement import Movement
from navarch.games.hamilcar.ch15_miat_and_africa.miat import miat_count
from navarch.games.hamilcar.ch15_other_rules.seamanship import roads_to_port
from navarch.games.hamilcar.ch17_1_events.conditions import allowed_now
from navarch.games.hamilcar.ch17_1_events.events import playable, playable_events
from navarch.games.hamilcar.ch17_1_events.places import enemy_place, fitting, own_place
from navarch.games.hamilcar.state import HamilcarState

from .table import GAME
from .test_laws import OPTIONS

pytestmark = pytest.mark.plays_long

SEATS = (ROME, CARTHAGE)
GAMES = 12
EFFECTS = [effect for effects in GAME.box.card_effects for effect in effects]


def positions() -> Iterator[tuple[HamilcarState, random.Random]]:
    """Every position of some random games, with and without the optional rules."""
    for seed in range(GAMES):
        rng = random.Random(seed)
        s: State = GAME.new(0, {name: rng.random() < 0.5 for name in OPTIONS})
        settle_chance(s, rng)
        while not s.over:
            assert isinstance(s, HamilcarState)
            yield s, rng
            s.play(rng.choice(s.legal()))
            settle_chance(s, rng)


# ---- the slow twins ----


def slow_generals_at(s: HamilcarState, seat: int, area: int) -> int:
    return sum(1 << g for g, at in enumerate(s.place) if at == area and s.box.side[g] == seat)


def slow_connected(s: HamilcarState, seat: int) -> int:
    board = s.box.board
    border = [x for x in range(SPACES) if (s.control[x] == seat and is_city(s, x)) or space_cus(s, seat, x)]
    reached = set(border)
    while border:
        here = border.pop()
        for other in (*board.roads[here], *board.lanes[here]):
            if other not in reached:
                reached.add(other)
                if open_way(s, seat, other):
                    border.append(other)
    return sum(1 << space for space in reached)


def slow_majority(s: HamilcarState, spaces: tuple[int, ...]) -> int:
    for seat in SEATS:
        if 2 * sum(1 for space in spaces if s.control[space] == seat) > len(spaces):
            return seat
    return -1


def slow_supply_places(s: HamilcarState, seat: int, generals_alone: bool) -> list[int]:
    if trains_in_play(s) >= s.box.supply_trains:
        return []
    found: list[int] = []
    for space in range(SPACES):
        there = own_city(s, seat, space) or army_there(s, seat, space)
        there = there or (generals_alone and free_generals(s, seat, space) != 0)
        if there and (home(s, seat, space) == space or st_room_inside(s, space) > 0):
            found.append(space)
    return found


def slow_there(s: HamilcarState, seat: int, word: str, number: int, space: int, before: int) -> bool:
    board = s.box.board
    if number >= 0:
        return {"space": space, "region": board.region[space], "province": board.province[space]}[word] == number
    if word == "same_space" and before < 0:
        return besieged(s, space) and s.control[space] == seat and board.port[space]
    plain = {
        "miat": False,
        "any_force": True,
        "port": board.port[space],
        "city": is_city(s, space),
        "tribe": has_tribe(s, space),
        "same_space": space == before,
        "one_port_entered": bool(s.entered >> space & 1),
        "op_legal": placeable(s, seat, space),
        "adjacent_to_tribe": any(has_tribe(s, x) for x in board.roads[space]),
    }
    return plain[word] if word in plain else own_place(s, seat, word, space) or enemy_place(s, seat, word, space)


def slow_fitting(s: HamilcarState, seat: int, effect: Effect, before: int) -> list[int]:
    return [
        space
        for space in range(SPACES)
        if all(
            not words or any(slow_there(s, seat, word, number, space, before) for word, number in words)
            for words in (effect.where, effect.within)
        )
    ]


def slow_sea_reach(s: HamilcarState, start: int, points: int) -> set[int]:
    board = s.box.board
    found = {start}
    if points > 0:
        for other in board.sea_ways[start]:
            cost = board.sea_cost[start * SPACES + other]
            if cost <= points:
                found |= slow_sea_reach(s, other, points - cost)
    return found


def slow_roads_to_port(s: HamilcarState, space: int) -> int:
    board = s.box.board
    spent = {space: 0}
    for _ in range(SPACES):
        for here in list(spent):
            for other in board.roads[here]:
                spent[other] = min(spent.get(other, 99), spent[here] + board.road_cost[here * SPACES + other])
    return min((spent[x] for x in spent if board.port[x]), default=99)


# ---- held against each other ----


@pytest.mark.rule("hamilcar", "5.4.2", "2.1.E3", "2.1.H4", "5.2.C2.2a", "5.2.C2.2b", "5.2.C2.5d", "5.6.5")
def test_what_masks_and_tables_tell_of_a_position_is_what_a_plain_look_at_every_piece_tells() -> None:
    """Generals by area, control within reach, majorities, connections, places for STs, the worth of control."""
    seen = 0
    for s, rng in positions():
        seen += 1
        assert trains_in_play(s) == sum(s.st)
        for seat in SEATS:
            area = rng.randrange(AREAS)
            assert generals_at(s, seat, area) == slow_generals_at(s, seat, area)
            plainly = [x for x in range(SPACES) if placeable(s, seat, x) or convertible(s, seat, x)]
            assert control_targets(s, seat) == plainly
            assert control_targets(s, seat, 1) == plainly[:1]
            assert connected(s, seat) == slow_connected(s, seat)
            alone = rng.random() < 0.5
            assert supply_places(s, seat, alone) == slow_supply_places(s, seat, alone)
            gains = Gains(seat)
            for space in rng.sample(range(SPACES), 8):
                assert gains.gain(s, space) == control_change(s, seat, space, seat)
        for province in range(len(PROVINCE_IDS)):
            assert province_owner(s, province) == slow_majority(s, s.box.board.province_spaces[province])
        assert mare_owner(s) == slow_majority(s, s.box.board.mare_ports)
    assert seen > 2000


@pytest.mark.rule("hamilcar", "5.2.C3b", "5.2.C4a", "2.2.C1b", "5.5.1", "15.3.A6", "5.2.C-2", "7.1.10")
def test_what_may_replace_a_cards_play_is_that_against_which_no_reason_speaks() -> None:
    """The Mercenary, the Dictator, the Events in hand, the Display, and that nobody is tired but under a Campaign."""
    hired = named = 0
    for s, _ in positions():
        general = for_hire(s)
        assert may_hire(s, general) == (hire_refusal(s, general) is None)
        assert may_dictate(s) == (dictator_refusal(s) is None)
        hired += may_hire(s, general)
        named += may_dictate(s)
        entries = display(s)
        for seat in SEATS:
            assert members(playable_events(s, seat)) == [c for c in members(s.hand[seat]) if playable(s, seat, c)]
            assert tally(s, seat) == sum(1 for owner in entries if owner == seat)
            assert lead(s, seat) == entries.count(seat) - entries.count(1 - seat)
        assert miat_count(s) == s.miat.bit_count()
        assert s.campaign or not (s.weary or any(s.worn))
    assert hired > 20
    assert named > 20


@pytest.mark.rule("hamilcar", "7.3.A1")
def test_the_nearest_port_by_road_is_that_to_which_roads_lead_one_after_the_other() -> None:
    """From every space."""
    s = GAME.new()
    assert isinstance(s, HamilcarState)
    for space in range(SPACES):
        assert roads_to_port(s, space) == slow_roads_to_port(s, space)


@pytest.mark.rule("hamilcar", "5.2.C1a", "17.1#43a", "17.1#19-20a")
def test_the_spaces_that_a_card_names_are_those_that_each_of_its_words_names_one_by_one() -> None:
    """Every step of every card, in one position after the other, before and after a step elsewhere."""
    for number, (s, rng) in enumerate(positions()):
        effect = EFFECTS[number % len(EFFECTS)]
        before = rng.randrange(-1, SPACES)
        for seat in SEATS:
            assert members(fitting(s, seat, effect, before)) == slow_fitting(s, seat, effect, before), effect.where


@pytest.mark.rule("hamilcar", "7.3.A6")
def test_the_ports_within_so_many_movement_points_at_sea_are_those_to_which_lanes_lead_one_after_the_other() -> None:
    """From every space, with as many points as anybody has."""
    s = GAME.new()
    assert isinstance(s, HamilcarState)
    for start in range(SPACES):
        for points in range(7):
            assert {start, *sea_reach(s, start, points)} == slow_sea_reach(s, start, points)


@pytest.mark.rule("hamilcar", "7.2.A1", "7.2.A2", "7.2.A3")
def test_the_roads_that_are_listed_are_those_against_which_no_reason_speaks() -> None:
    """For every General on the move, over every road from where he is."""
    seen = 0
    for s, _ in positions():
        moving = s.stack[-1]
        if isinstance(moving, Movement) and not moving.ended and not moving.must_pursue:
            seen += 1
            roads = s.box.board.roads[moving.here]
            listed = [x for x in roads if MARCH + x in s.legal()]
            assert listed == [x for x in roads if moving.march_refusal(s, x) is None]
    assert seen > 200


def test_a_clone_written_out_has_every_field_of_the_position() -> None:
    """Against the engine's own way, which goes by the names of the fields."""
    for s, rng in positions():
        if rng.random() < 0.1:
            clone, plain = s.clone(), GAME.blank(s.players, s.options)
            State.take_fields(plain, s)
            assert isinstance(clone, HamilcarState)
            assert clone.camps == s.camps
            assert clone.st_in_play == s.st_in_play
            clone.st_in_play += 1
            assert GAME.check(clone) == "the STs in play were not counted as they came and went"
            for name in HamilcarState.FIELDS:
                assert getattr(clone, name) == getattr(plain, name) == getattr(s, name), name


@pytest.mark.rule("hamilcar", "2.4.A3", "2.4.A7", "5.2.C-2")
def test_counter_events_are_listed_by_trigger_and_colour() -> None:
    """And the bits of any mask are told in order."""
    s = GAME.new()
    assert isinstance(s, HamilcarState)
    for trigger in TRIGGERS:
        for seat in SEATS:
            plainly = [c for c, words in enumerate(s.box.triggers) if trigger in words]
            entitled = [c for c in plainly if s.box.card_side[c] in (BOTH, seat)]
            assert members(cards_for(s, seat, trigger)) == entitled
    for card, counter in enumerate(s.box.counter):
        for seat in SEATS:
            allowed = allowed_now(s, seat, s.box.playable_if[card])
            assert playable(s, seat, card) == (not counter and may_use_event(s, seat, card) and allowed)
    rng = random.Random(1)
    for _ in range(2000):
        mask = rng.getrandbits(60) & rng.getrandbits(60)
        assert members(mask, 7) == [7 + bit for bit in range(60) if mask >> bit & 1]
        share = rng.random()
        assert member_at(mask | 1, share) == members(mask | 1)[int(share * len(members(mask | 1)))]
    assert [space_of(area) for area in (-1, 0, SPACES, 2 * SPACES)] == [-1, 0, 0, -1]
