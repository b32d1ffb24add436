"""Fast forms against slow, obvious twins, over thousands of positions of random games."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import navarch
from navarch.engine.playout import settle_chance
from navarch.games.neptun.advice.deliveries import Deliveries, ranks_gained, reach_of, worth_of
from navarch.games.neptun.advice.weights import W_LATE, W_LEG, W_NO_CARD, W_RANKS, W_RANKS_LATER, WEIGHTS
from navarch.games.neptun.labels import CITIES, LINKS, OARS, OPEN, REGIONS, SLOTS
from navarch.games.neptun.phase1_acquire import order_from_oar_scale
from navarch.games.neptun.phase3_score import temple_ranking
from navarch.games.neptun.possessions import advance
from navarch.games.neptun.state import NeptunState

GAME = navarch.load("neptun")


def positions(games: int = 12) -> Iterator[NeptunState]:
    """Positions of random games of every number of players."""
    for seed in range(games):
        rng = random.Random(seed)
        s = GAME.new(GAME.players[seed % len(GAME.players)])
        settle_chance(s, rng)
        while not s.over:
            assert isinstance(s, NeptunState)
            yield s
            s.play(rng.choice(s.legal()))
            settle_chance(s, rng)


@pytest.mark.rule("neptun", "P2.10", "P2.11")
def test_no_way_is_shorter_by_another_link() -> None:
    for seed in range(30):
        rng = random.Random(seed)
        s = GAME.new()
        settle_chance(s, rng)
        assert isinstance(s, NeptunState)
        for start in range(len(CITIES)):
            miles = [0 if city == start else 1000 for city in range(len(CITIES))]
            for _ in CITIES:  # as many rounds over all links as a way can have
                for link in range(len(LINKS)):
                    a, b = s.box.link_a[link], s.box.link_b[link]
                    miles[a] = min(miles[a], miles[b] + s.distance[link])
                    miles[b] = min(miles[b], miles[a] + s.distance[link])
            assert list(s.paths[start * len(CITIES) : (start + 1) * len(CITIES)]) == miles


@pytest.mark.rule("neptun", "P1.E.2", "P1.E.3")
def test_the_new_order_goes_by_number_then_from_the_top_of_each_pile() -> None:
    for s in positions(4):
        numbers = range(max(s.oar_scale) + 1)
        pile = s.oar_scale_pile[::-1]
        assert order_from_oar_scale(s) == [seat for number in numbers for seat in pile if s.oar_scale[seat] == number]


def best_plan(s: NeptunState, seat: int, city: int, slot: int, spent: float, turns: float, reach: float) -> float:
    """Every way to skip or deliver the open contracts from `slot` on, one after the other."""
    best = 0.0
    for i in range(slot, SLOTS):
        place = seat * SLOTS + i
        if s.chart_status[place] != OPEN:
            continue
        card = s.chart_card[place]
        target = s.box.card_city[card]
        time = spent + max(1.0, WEIGHTS[seat][W_LEG] / 1000 + s.paths[city * len(CITIES) + target] / reach)
        late, most = time - turns, WEIGHTS[seat][W_LATE] / 1000
        if late < most:
            chance = 1.0 if late <= 0.0 else 1.0 - late / most
            worth = worth_of(s, seat, card, s.chart_good[place])
            best = max(best, worth * chance + chance * best_plan(s, seat, target, i + 1, time, turns, reach))
    return best


def test_deliveries_are_planned_as_if_every_way_were_tried() -> None:
    rng = random.Random(5)
    planned = 0
    for s in positions():
        seat = rng.randrange(s.players)
        turns, reach, city = float(rng.randrange(6)), rng.uniform(3.0, 12.0), rng.randrange(len(CITIES))
        value = Deliveries(s, seat, turns, reach).best(city)
        assert value == best_plan(s, seat, city, 0, 0.0, turns, reach)
        planned += value > 0.0
    assert planned > 300


def test_a_boat_is_reckoned_to_sail_as_far_as_the_best_cards_of_the_hand_carry_it() -> None:
    rng = random.Random(6)
    for s in positions():
        seat, cards, wind = rng.randrange(s.players), rng.randrange(-1, 6), rng.uniform(-3.0, 6.0)
        hand = s.hand[seat * len(OARS) : (seat + 1) * len(OARS)]
        powers = [s.box.oar_power[oar] for oar, count in enumerate(hand) for _ in range(count)]
        best = sorted(powers, reverse=True)[: max(0, cards)]
        plainly = max(1.0, sum(best) / len(best) + wind) if best else max(1.0, WEIGHTS[seat][W_NO_CARD] / 1000 + wind)
        assert reach_of(s, seat, cards, wind) == plainly


def tiles_by_rank(s: NeptunState, seat: int, region: int) -> int:
    """The points that the seat's rank in a temple would bring in this and all later rounds."""
    ranking = temple_ranking(s, region)
    total = 0
    for game_round in range(s.round, s.box.rounds):
        tiles = s.box.tiles_of[region * s.box.rounds + game_round]
        if seat in ranking[: len(tiles)]:
            total += s.box.tile_points[tiles[ranking.index(seat)]]
    return total


@pytest.fixture
def ranks_in_full() -> Iterator[None]:
    """Ranks as they are count in full, whatever the weights."""
    kept = [row[:] for row in WEIGHTS]
    for row in WEIGHTS:
        row[W_RANKS] = row[W_RANKS_LATER] = 1000
    yield
    for row, before in zip(WEIGHTS, kept, strict=True):
        row[:] = before


@pytest.mark.usefixtures("ranks_in_full")
def test_steps_gain_what_the_ranks_after_them_bring_more() -> None:
    rng = random.Random(7)
    gained = 0
    for s in positions():
        seat, region, steps = rng.randrange(s.players), rng.randrange(len(REGIONS)), rng.randrange(1, 4)
        after = s.clone()
        assert isinstance(after, NeptunState)
        advance(after, seat, region, steps)
        gain = tiles_by_rank(after, seat, region) - tiles_by_rank(s, seat, region)
        assert ranks_gained(s, seat, region, steps) == gain
        gained += gain > 0
    assert gained > 300
