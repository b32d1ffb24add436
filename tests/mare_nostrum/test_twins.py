"""Fast forms of the rules against slow, obvious twins, over thousands of positions of random games."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import pytest

import navarch
from navarch.engine.playout import settle_chance
from navarch.games.mare_nostrum.actions import (
    BUILD,
    CHEAP_FORTRESS,
    CHEAP_LEGION,
    CHEAP_TRIREME,
    CONTROL,
    CONVERT,
    DONE,
    FORTRESS,
    FREE_CONTROL,
    LEGION,
    LIFT,
    MARCH,
    MUSTER,
    OCCUPY,
    OFFER,
    PAY,
    PILLAGE,
    RECRUIT,
    REMOVE,
    SETTLE,
    TRIREME,
)
from navarch.games.mare_nostrum.advice.build import land_danger
from navarch.games.mare_nostrum.advice.evaluate import Standing, standing_of
from navarch.games.mare_nostrum.box.labels import (
    COIN,
    GOODS,
    LAND,
    MARKET,
    MILITARY,
    SEA,
    SITES,
    TILE_COUNT,
    TOKEN,
    TRADE,
)
from navarch.games.mare_nostrum.ch02_trade.offers import Offers
from navarch.games.mare_nostrum.ch03_build.build_rules import build_bar
from navarch.games.mare_nostrum.ch03_build.build_turn import BuildTurn
from navarch.games.mare_nostrum.ch03_build.resource_sets import Payment, largest_set
from navarch.games.mare_nostrum.ch04_move_and_battle.conquests import Conquests
from navarch.games.mare_nostrum.ch04_move_and_battle.convert_control import Exchange
from navarch.games.mare_nostrum.ch04_move_and_battle.land_movement import Marching
from navarch.games.mare_nostrum.ch05_leadership.leader_tracks import all_levels
from navarch.games.mare_nostrum.ch06_victory.victory import all_great_cities
from navarch.games.mare_nostrum.ch10_heroes.heroes import coins_in_goods_set, double_types, goods_in_coin_set
from navarch.games.mare_nostrum.definitions.adjacency import reach, reach_of_all
from navarch.games.mare_nostrum.definitions.control import holder
from navarch.games.mare_nostrum.state import MareState

pytestmark = pytest.mark.plays_long

GAME = navarch.load("mare-nostrum")
BUILDS = (
    (CONTROL, LAND),
    (FREE_CONTROL, LAND),
    (LEGION, LAND),
    (CHEAP_LEGION, LAND),
    (FORTRESS, LAND),
    (CHEAP_FORTRESS, LAND),
    (TRIREME, SEA),
    (CHEAP_TRIREME, SEA),
    (BUILD, len(SITES)),
    (MUSTER, LAND),
    (RECRUIT, TILE_COUNT),
)


def positions(choice: str, games: int = 9) -> Iterator[tuple[MareState, int]]:
    """Positions of random games of three, four and five in which that is asked, with the seat that is asked."""
    met = 0
    for seed in range(games):
        rng = random.Random(f"{choice} {seed}")
        s = GAME.new(3 + seed % 3)
        while True:
            settle_chance(s, rng)
            if s.over:
                break
            assert isinstance(s, MareState)
            if s.choice is not None and choice in (s.choice.name, "any"):
                met += 1
                yield s, s.actor
            s.play(rng.choice(s.legal()))
    assert met > 100


@pytest.mark.rule("mare-nostrum", "3.1-1", "3.1.1-1", "3.1.2-1", "3.1.2-2", "3.1.2-3", "3.1.3-7", "10.PENTHESILEA-1")
def test_what_may_be_built_is_what_nothing_forbids() -> None:
    for s, seat in positions("build"):
        turn = s.stack[-1]
        assert isinstance(turn, BuildTurn)
        if not turn.to_win:
            purse = largest_set(s, seat)
            slow = [v + n for v, count in BUILDS for n in range(count) if not build_bar(s, seat, purse, v, n)]
            assert s.legal() == [DONE, *slow]


def is_set(s: MareState, seat: int, tokens: tuple[int, ...]) -> bool:
    """Coins alone, or different Commodities, as Cleopatra and Hannibal bend it. [3-5, 3-6]"""
    coins = tokens.count(COIN)
    goods = [(token - 1) % GOODS for token in tokens if token != COIN]
    types = set(goods)
    of_goods = coins <= coins_in_goods_set(s, seat) and len(goods) - len(types) <= double_types(s, seat)
    return len(goods) <= goods_in_coin_set(s, seat) or (of_goods and max(map(goods.count, types), default=0) <= 2)


def all_sets(s: MareState, seat: int, paid: list[int], price: int) -> set[tuple[int, ...]]:
    """Every set of that size with the tokens paid, of what is held, in ascending order."""
    held = [token for token in range(TOKEN) for _ in range(min(s.supply[seat * TOKEN + token], price))]
    added = set(itertools.combinations(held, price - len(paid)))
    return {tuple(sorted((*paid, *more))) for more in added if is_set(s, seat, (*paid, *more))}


@pytest.mark.rule("mare-nostrum", "3-5", "3-6", "3-7", "3-8", "10.CLEOPATRA-1", "10.CLEOPATRA-2", "10.HANNIBAL-1")
def test_a_token_may_be_paid_when_some_set_has_it() -> None:
    for s, seat in positions("payment"):
        payment = s.stack[-1]
        assert isinstance(payment, Payment)
        assert s.legal() == [PAY + token for token in range(TOKEN) if not payment.payment_bar(s, seat, token)]
        if not payment.among and payment.price <= 4:
            ways = all_sets(s, seat, payment.paid, payment.price)
            more = {token for way in ways for token in way if way.count(token) > payment.paid.count(token)}
            assert s.legal() == sorted(PAY + token for token in more)


@pytest.mark.rule("mare-nostrum", "3-8")
def test_a_payment_is_made_unasked_when_there_is_only_one_set() -> None:
    only = asked = 0
    for s, seat in positions("build"):
        for price in (2, 3, 4):
            ways = all_sets(s, seat, [], price)
            if ways:
                found = Payment(seat, price).only_set(s)
                assert found == (list(ways.pop()) if len(ways) == 1 else [])
                only, asked = only + bool(found), asked + (not found)
    assert only > 100
    assert asked > 100


@pytest.mark.rule("mare-nostrum", "4.1.2-1", "4.3.2-9")
def test_legions_march_and_lift_where_nothing_forbids() -> None:
    for s, seat in positions("march"):
        marching = s.stack[-1]
        assert isinstance(marching, Marching)
        marches = [MARCH + p for p in range(LAND) if not marching.march_bar(s, seat, p)]
        lifts = [LIFT + site for site in range(len(SITES)) if not marching.lift_bar(s, seat, site)]
        assert s.legal() == [DONE, *marches, *lifts]


@pytest.mark.rule("mare-nostrum", "4.3-2", "4.3.1-1", "4.3.2-1", "10.CIRCE-1")
def test_conquests_are_what_nothing_forbids() -> None:
    for s, seat in positions("conquest"):
        conquests = s.stack[-1]
        assert isinstance(conquests, Conquests)
        actions = [(verb, site) for verb in (PILLAGE, OCCUPY, SETTLE) for site in range(len(SITES))]
        slow = [verb + site for verb, site in actions if not conquests.conquest_bar(s, seat, verb, site)]
        assert s.legal() == [DONE, *slow]


@pytest.mark.rule("mare-nostrum", "4.3.3-4", "9-6")
def test_markers_are_exchanged_where_nothing_forbids() -> None:
    for s, seat in positions("any", 6):
        slow = [v + p for v in (CONVERT, REMOVE) for p in range(LAND) if not Exchange(seat).exchange_bar(s, seat, v, p)]
        assert Exchange(seat).exchange_options(s, seat) == [DONE, *slow]


@pytest.mark.rule("mare-nostrum", "2.1-4")
def test_an_offer_holds_what_nothing_forbids() -> None:
    for s, seat in positions("offer"):
        offers = s.stack[-1]
        assert isinstance(offers, Offers)
        tokens = [OFFER + token for token in range(TOKEN) if not offers.offer_bar(s, seat, token)]
        assert [action for action in s.legal() if action != DONE] == tokens
        assert (DONE in s.legal()) == (not offers.must_offer(s, seat))


@pytest.mark.rule("mare-nostrum", "5-3", "5-4", "5-5", "6.3-1")
def test_levels_and_great_cities_are_counted_site_by_site_and_unit_by_unit() -> None:
    for s, _ in positions("any", 3):
        levels, cities, box = all_levels(s), all_great_cities(s), s.box
        for seat in range(s.players):
            held = [i for i in range(len(SITES)) if holder(s, i) == seat]
            trade = sum(box.site_kind[i] <= MARKET for i in held)
            bonus = [sum(box.bonus[t][k] for t in range(TILE_COUNT) if s.tiles[seat] >> t & 1) for k in range(3)]
            units = sum(s.legions[seat * LAND : (seat + 1) * LAND]) + sum(s.triremes[seat * SEA : (seat + 1) * SEA])
            assert levels[TRADE * s.players + seat] == trade + bonus[0]
            assert levels[s.players + seat] == len(held) - trade + bonus[1]
            assert levels[MILITARY * s.players + seat] == units + s.fortress.count(seat) + bonus[2]
            assert cities[seat] == len(set(held) & set(box.great_cities))


@pytest.mark.rule("mare-nostrum", "D-2", "D-3", "3.1.1-2")
def test_all_that_is_in_reach_is_what_each_province_reaches() -> None:
    for s, seat in positions("any", 3):
        whole = 0
        for province in range(LAND):
            whole |= reach(s, seat, province) if s.held[seat] >> province & 1 else 0
        assert reach_of_all(s, seat, s.held[seat]) == whole
        danger = land_danger(s, seat)
        for goal in range(LAND):
            coming = sum(
                s.legions[other * LAND + p]
                for other in range(s.players)
                for p in range(LAND)
                if other != seat and (p == goal or reach(s, other, p) >> goal & 1)
            )
            assert danger[goal] == (coming if s.control[goal] == seat else 0)


def test_where_all_stand_is_known_anew_after_every_change() -> None:
    kept = 0
    for s, _ in positions("any", 6):
        before = s.standing
        known, fresh = standing_of(s), Standing(s)
        kept += known is before
        assert (known.levels, known.owed, known.cities) == (fresh.levels, fresh.owed, fresh.cities)
        assert (known.gaps, known.threats) == (fresh.gaps, fresh.threats)
    assert kept > 1000
