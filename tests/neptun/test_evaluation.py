"""How the seats' shares of the victory are judged: routes projected onto the temples."""

from __future__ import annotations

import itertools
import math
import random

import pytest

from navarch.engine.playout import random_playout
from navarch.games.neptun.advice.deliveries import Deliveries
from navarch.games.neptun.advice.evaluate import DELIVERIES, TILES, add_tiles, evaluate, standing
from navarch.games.neptun.advice.projection import Projection, Voyage, chances_of, voyage_of
from navarch.games.neptun.labels import CITIES, REGIONS, SEATS
from navarch.games.neptun.state import NeptunState

from .table import GAME, Table, asked_for_extra, choosing_contract, choosing_oars, known, sailing
from .test_twins import positions

ROMA, TYROS = "roma_1 fish", "tyros_1 salt"
ITALIA = REGIONS.index("italia")


def test_the_shares_of_a_position_are_one_victory() -> None:
    seen = set()
    for s in positions(6):
        shares = evaluate(s)
        assert math.isclose(sum(shares), 1.0)
        assert min(shares) > 0.0
        seen.add((s.players, len(shares)))
    assert seen == {(3, 3), (4, 4), (5, 5)}


@pytest.mark.parametrize("players", GAME.players)
def test_when_the_game_is_over_its_winners_share_the_victory(players: int) -> None:
    s = known(GAME.new(players))
    random_playout(s, random.Random(players))
    s.ranks = [1, 1, *[3] * (players - 2)]
    assert evaluate(s) == [0.5, 0.5, *[0.0] * (players - 2)]


def tiles_expected(s: NeptunState) -> list[float]:
    """What each seat may expect of this round's tiles."""
    return [found[TILES] for found in standing(s)]


def test_a_rival_on_his_way_to_the_same_temple_is_seen() -> None:
    boats = dict.fromkeys(SEATS[:4], "roma")
    chart = {"red": {1: ROMA}}
    alone = sailing("red", miles=90, boat=boats, chart=chart)
    rival = sailing("red", miles=90, boat=boats, chart={**chart, "green": {1: "roma_2 grapes"}})
    elsewhere = sailing("red", miles=90, boat=boats, chart={**chart, "green": {1: "tyros_1 salt"}})
    assert [GAME.box.pays_temple[i] > 0 for i in entries(ROMA, "roma_2 grapes")] == [True, True]
    assert tiles_expected(rival)[0] < tiles_expected(alone)[0] - 0.3
    assert tiles_expected(elsewhere)[0] > tiles_expected(rival)[0] + 0.3


def entries(*contracts: str) -> list[int]:
    """Where the box tells what contracts pay."""
    nouns = GAME.nouns
    return [
        nouns["city_card"].index(card) * len(nouns["good"]) + nouns["good"].index(good)
        for card, good in (contract.split() for contract in contracts)
    ]


def test_what_lies_on_the_best_route_is_delivered_and_what_comes_late_in_part() -> None:
    steps = GAME.box.pays_temple[entries(ROMA)[0]]
    delivered: list[float] = []
    for boat, miles in (("roma", 1), ("malaca", 90), ("malaca", 1)):
        s = sailing("red", miles=miles, turn=5, boat={"red": boat}, chart={"red": {1: ROMA}})
        delivered.append(Projection(s).temple[ITALIA * s.players])
    assert delivered[:2] == [steps, steps]
    assert delivered[2] < 0.9 * steps


def test_a_contract_that_pays_at_this_moment_counts_once() -> None:
    hand = dict.fromkeys(SEATS[:4], "")
    table = Table(sailing("red", miles=90, turn=5, chart={"red": {1: TYROS, 2: ROMA}}, hand=hand))
    table.do("red sail roma")
    steps = GAME.box.pays_temple[entries(ROMA)[0]]
    assert standing(table.s)[0][DELIVERIES] == 1.0  # it can be delivered at once
    assert Projection(table.s).temple[ITALIA * 4] == steps
    table.do("red fulfil 2")
    assert table.asked == ("red", "donation")
    assert standing(table.s)[0][DELIVERIES] == 1.0
    assert Projection(table.s).temple[ITALIA * 4] == steps == table.temple("italia", "red")


def test_turns_to_come_are_those_of_who_has_sailed_already_and_one_more_of_the_others() -> None:
    s = sailing("green", turn=4, hand=dict.fromkeys(SEATS[:4], "start_5"))
    assert [voyage_of(s, seat).turns for seat in range(4)] == [1.0, 2.0, 2.0, 2.0]
    assert [voyage_of(s, seat).miles for seat in range(4)] == [-1, 10, 10, 10]
    assert [voyage_of(choosing_oars(5), seat).turns for seat in range(4)] == [1.0] * 4
    assert voyage_of(choosing_contract(), 0).turns == 5.0


def test_who_has_declined_an_additional_turn_sails_no_more() -> None:
    s = asked_for_extra("purple", wanted=("red",))
    assert [voyage_of(s, seat).turns for seat in range(4)] == [2.0, 0.0, 2.0, 2.0]


def test_chances_are_those_of_the_best_plan() -> None:
    rng = random.Random(8)
    planned = 0
    for s in positions():
        seat, city = rng.randrange(s.players), rng.randrange(len(CITIES))
        deliveries = Deliveries(s, seat, float(rng.randrange(6)), rng.uniform(3.0, 12.0))
        chances = chances_of(s, city, Voyage(), deliveries)
        value = sum(chance * worth for chance, worth in zip(chances, deliveries.worths, strict=True))
        assert value == pytest.approx(deliveries.best(city))
        planned += value > 0.0
    assert planned > 300


def expected_plainly(points: list[int], spaces: list[float], blur: float, ranked: list[float], seat: int) -> float:
    """The points by every way in which the others can be ahead or not."""
    others = [other for other in range(len(spaces)) if other != seat]
    total = 0.0
    for ahead in itertools.product((False, True), repeat=len(others)):
        chance = ranked[seat]
        for other, is_ahead in zip(others, ahead, strict=True):
            passed = ranked[other] / (1.0 + math.exp((spaces[seat] - spaces[other]) / blur))
            chance *= passed if is_ahead else 1.0 - passed
        total += chance * (points[sum(ahead)] if sum(ahead) < len(points) else 0)
    return total


def test_tiles_are_expected_as_if_every_ranking_were_tried() -> None:
    rng = random.Random(9)
    for _ in range(200):
        s = known(GAME.new(rng.choice(GAME.players)))
        tiles = rng.choice(s.box.tiles_of)
        spaces = [rng.uniform(0.0, 9.0) for _ in range(s.players)]
        ranked = [rng.choice((0.0, rng.random(), 1.0)) for _ in range(s.players)]
        blur = rng.uniform(0.3, 4.0)
        won = [0.0] * s.players
        add_tiles(s, tiles, spaces, blur, ranked, won)
        points = [s.box.tile_points[tile] for tile in tiles]
        assert won == pytest.approx([expected_plainly(points, spaces, blur, ranked, seat) for seat in range(s.players)])
