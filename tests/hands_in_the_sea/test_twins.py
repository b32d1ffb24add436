"""What is worked out quickly is what the rules say slowly, over thousands of positions."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import navarch
from navarch.engine.playout import settle_chance
from navarch.engine.state import NOBODY
from navarch.games.hands_in_the_sea.actions import DONE
from navarch.games.hands_in_the_sea.advice.outlook import Outlook
from navarch.games.hands_in_the_sea.advice.sea import sailing_gain
from navarch.games.hands_in_the_sea.advice.worth import actions_left, owned, striking_power
from navarch.games.hands_in_the_sea.box.labels import (
    ALL_PLACES,
    BOTH_SEATS,
    CARTHAGE,
    DECK_CARDS,
    EMPIRE_CARDS,
    PLACES,
    ROME,
    STATIONS,
    TOTAL_CARDS,
    other,
)
from navarch.games.hands_in_the_sea.box.own_cards import OWN_CARDS, OWN_EMPIRE, add_packed, card_at, packed, unpacked
from navarch.games.hands_in_the_sea.box.sets import (
    actions_of,
    add,
    beside,
    count,
    few,
    member_at,
    members,
    set_of,
    several,
    total_of,
)
from navarch.games.hands_in_the_sea.ch02_components.symbols import payable
from navarch.games.hands_in_the_sea.ch04_3_sea_and_supply.sea_zones import enemy_waters, enemy_zone
from navarch.games.hands_in_the_sea.ch04_3_sea_and_supply.supply import (
    empty_places,
    flood,
    sites,
    supplied,
    supply_points,
    survey,
    trace,
)
from navarch.games.hands_in_the_sea.ch04_3_sea_and_supply.usable_cards import live
from navarch.games.hands_in_the_sea.ch04_rounds.campaign import campaign_points, city_income
from navarch.games.hands_in_the_sea.ch04_rounds.round import Round
from navarch.games.hands_in_the_sea.ch05_1_expansive.travel import keeping_one, within_travel
from navarch.games.hands_in_the_sea.ch06_ending.final_points import final_count, final_points
from navarch.games.hands_in_the_sea.state import HandsState

pytestmark = pytest.mark.plays_long

GAME = navarch.load("hands-in-the-sea")
EVERYTHING: dict[str, object] = {option.name: True for option in GAME.options}


def positions(games: int) -> Iterator[HandsState]:
    """Every question of some games, played by lot, every other one with all options; one in three by advice."""
    for seed in range(games):
        rng = random.Random(seed)
        s = GAME.new(2, EVERYTHING if seed % 2 else None)
        settle_chance(s, rng)
        while s.actor != NOBODY:
            assert isinstance(s, HandsState)
            yield s
            scores = GAME.action_scores(s, s.actor)
            best = s.legal()[scores.index(max(scores))]
            s.play(best if rng.random() < 1 / 3 else rng.choice(s.legal()))
            settle_chance(s, rng)


def obvious_menu(s: HandsState, turn: Round) -> list[int]:
    """Every action of the menu that nothing forbids, asked one by one."""
    seat = turn.seat
    bases = GAME.bases
    return [code for code in range(DONE + 1) if turn.action_why(s, seat, bases[code], code - bases[code]) is None]


@pytest.mark.rule("hands-in-the-sea", "4.2.A", "5.1.1.B", "5.1.1.C", "5.2.1.A", "5.2.4.C", "5.3.4.B", "5.4.1.A")
def test_the_menu_holds_every_action_that_nothing_forbids() -> None:
    seen = 0
    for number, s in enumerate(positions(16)):
        top = s.stack[-1]
        if isinstance(top, Round) and number % 3 == 0:
            assert s.legal() == obvious_menu(s, top), s.dump()
            seen += 1
    assert seen > 1000


def flooded(s: HandsState, seat: int) -> int:
    """What supply lines reach without the straits."""
    return flood(s, enemy_zone(s, seat), supply_points(s, seat), s.held[seat] | empty_places(s) | sites(s))


def slow_flood(s: HandsState, seat: int) -> int:
    """The same, one step by land or from Sea Zone to Sea Zone after another, until nothing is added."""
    passable = s.held[seat] | empty_places(s) | sites(s)
    places, zones = set(members(supply_points(s, seat))), set[int]()
    size = -1
    while size != len(places) + len(zones):
        size = len(places) + len(zones)
        ports = [s.board.region[place] for place in places if s.board.coastal >> place & 1]
        beside = [zone for sailed in zones for zone in s.board.zones_beside[sailed]]
        zones |= {zone for zone in (*ports, *beside) if not enemy_waters(s, seat, zone)}
        coasts = [place for zone in zones for place in members(s.board.coast[zone])]
        roads = [beyond for place in places for beyond in members(s.board.roads[place])]
        places |= {place for place in (*coasts, *roads) if passable >> place & 1}
    return set_of(places)


@pytest.mark.rule("hands-in-the-sea", "4.3.A", "4.3.C", "4.3.H", "4.4.A", "4.4.D", "4.L", "5.2.1.M")
def test_supply_and_usable_cards_are_known_at_every_question() -> None:
    for s in positions(8):
        for seat in (ROME, CARTHAGE):
            assert s.reach[seat] == trace(s, seat, enemy_zone(s, seat))
            assert flooded(s, seat) == slow_flood(s, seat)
            assert live(s, seat) == EMPIRE_CARDS | s.held[seat] & s.reach[seat] & ~sites(s)


def slow_travel(s: HandsState, seat: int, hand: int, then: list[int]) -> int:
    """Each location tried from each card, with transport and what is needed then paid by cards of their own."""
    found = 0
    cards, edge, board = s.cards, s.board.edge, s.board
    for start in members(hand & ALL_PLACES):
        left = hand & ~(1 << start)
        for place in members(board.joined[start]):
            kind = edge[start * PLACES + place]
            transport = [left & cards.wagon] * board.wagons[kind] + [left & cards.ship] * board.ships[kind]
            shut = board.by_sea[kind] and enemy_waters(s, seat, board.region[place])
            if not shut and payable(transport + [left & mask for mask in then]):
                found |= 1 << place
    return found


@pytest.mark.rule("hands-in-the-sea", "5.1.1.B", "5.1.1.C", "5.1.1.G", "5.1.1.I", "5.2.1.B", "5.2.1.O")
def test_a_hand_travels_wherever_each_need_finds_a_card_of_its_own() -> None:
    rng = random.Random(1)
    kept_back = 0
    for s in positions(6):
        seat = s.actor
        cards = s.cards
        may_have = members((1 << DECK_CARDS) - 1 & ~cards.decks[other(seat)])
        hand = set_of(rng.sample(may_have, rng.randrange(9)))
        able = packed(hand, seat)
        near = within_travel(s, seat, able)
        assert near == slow_travel(s, seat, hand, [])
        for then in (cards.colonist, cards.opens):
            kept = keeping_one(s, seat, able, near, able & packed(then, seat))
            assert kept == slow_travel(s, seat, hand, [then])
            kept_back += 0 != kept != near
    assert kept_back > 100


@pytest.mark.rule("hands-in-the-sea", "5.2.2.F", "5.2.2.K", "4.7.E")
def test_the_menu_of_a_battle_holds_every_action_that_nothing_forbids_though_leaders_quarrel() -> None:
    quarrels = 0
    for s in positions(12):
        top = s.stack[-1]
        if isinstance(top, Round) and sites(s) and s.hand[top.seat] & s.cards.leaders:
            quarrel = s.clone()
            assert isinstance(quarrel, HandsState)
            quarrel.leaderless = BOTH_SEATS
            quarrel.known = None
            assert quarrel.legal() == obvious_menu(quarrel, top)
            quarrels += quarrel.legal() != s.legal()
    assert quarrels > 10


def test_sets_are_walked_by_words_as_by_bits() -> None:
    rng = random.Random(1)
    for _ in range(500):
        mask = rng.getrandbits(TOTAL_CARDS) & rng.getrandbits(TOTAL_CARDS)
        bits = [number for number in range(TOTAL_CARDS) if mask >> number & 1]
        actions: list[int] = []
        add(actions, 1000, mask)
        assert members(mask) == bits
        assert actions_of(1000, mask) == actions
        assert few(mask, 4) == min(4, len(bits))
        assert few(mask & 7, 4) == len(members(mask & 7))
        assert actions == [1000 + number for number in bits]
        assert total_of(tuple(range(TOTAL_CARDS)), mask) == sum(bits)
        share = rng.random()
        assert member_at(mask | 1, share) == members(mask | 1)[int(share * len(members(mask | 1)))]
        some = rng.randrange(len(bits) + 3)
        assert several(mask, some) == (len(bits) >= some)
        cards, others = mask & 255, rng.getrandbits(8) & rng.getrandbits(8)
        assert members(beside(cards, others)) == [card for card in members(cards) if others & ~(1 << card)]


@pytest.mark.rule("hands-in-the-sea", "2.F")
def test_a_packed_set_holds_the_cards_that_a_player_may_have_in_their_order() -> None:
    rng = random.Random(1)
    cards = next(positions(1)).cards
    for seat in (ROME, CARTHAGE):
        may_have = [card for card in range(DECK_CARDS) if not cards.decks[other(seat)] >> card & 1]
        assert (1 << len(may_have)) - 1 == OWN_CARDS
        for _ in range(500):
            mask = rng.getrandbits(DECK_CARDS)
            word = packed(mask, seat)
            assert word == set_of(number for number, card in enumerate(may_have) if mask >> card & 1)
            actions: list[int] = []
            add_packed(actions, 1000, word, seat)
            assert actions == [1000 + card for card in may_have if mask >> card & 1]
            share = rng.random()
            assert (
                card_at(mask | 1, seat, share) == unpacked(word | 1, seat)[int(share * len(unpacked(word | 1, seat)))]
            )
            assert unpacked(word, seat) == [card for card in may_have if mask >> card & 1]
        assert packed(EMPIRE_CARDS, seat) == OWN_EMPIRE


@pytest.mark.rule("hands-in-the-sea", "6.2.S1", "6.2.S2", "6.2.S3", "6.2.S4", "6.2.S5", "6.2.S6", "6.2.S7")
def test_what_the_end_adds_is_the_sum_of_its_parts() -> None:
    for s in positions(4):
        for seat in (ROME, CARTHAGE):
            assert final_points(s, seat) == sum(final_count(s, seat))


def next_campaign(s: HandsState, side: int) -> int:
    """What the next Campaign brings by the lines of supply as they are."""
    return 2 * campaign_points(s, side) + city_income(s, side) + count(supplied(s, side))


def test_advice_knows_what_actions_share_as_if_each_asked_for_itself() -> None:
    for s in positions(6):
        outlook = Outlook(s.actor)
        for _ in range(2):
            assert outlook.mine(s) == packed(owned(s, s.actor), s.actor)
            assert outlook.power(s) == striking_power(s, s.actor, actions_left(s))
            for side in (ROME, CARTHAGE):
                assert outlook.campaign(s, side) == next_campaign(s, side)


def slow_sailing_gain(s: HandsState, seat: int, station: int) -> int:
    """What both would have more with the Fleet there, all lines of supply traced anew."""
    moved = s.clone()
    assert isinstance(moved, HandsState)
    moved.fleet[seat] = station
    survey(moved)
    gained = [next_campaign(moved, side) - next_campaign(s, side) for side in (ROME, CARTHAGE)]
    return gained[seat] - gained[other(seat)]


@pytest.mark.rule("hands-in-the-sea", "4.3.H", "4.3.I", "4.3.J", "4.4.B")
def test_advice_on_sailing_traces_anew_what_another_station_changes() -> None:
    changed = 0
    for s in positions(8):
        before = s.digest()
        for seat in (ROME, CARTHAGE):
            outlook = Outlook(seat)
            for station in range(len(STATIONS)):
                gained = sailing_gain(s, seat, station, outlook)
                assert gained == slow_sailing_gain(s, seat, station)
                changed += gained != 0
        assert s.digest() == before
        for seat in (ROME, CARTHAGE):
            for closed in range(len(STATIONS)):
                assert s.lines[seat * len(STATIONS) + closed] in (-1, trace(s, seat, closed))
    assert changed > 500


def test_a_copy_that_plays_on_leaves_the_lines_of_supply_of_what_it_was_copied_from() -> None:
    rng = random.Random(1)
    changed = 0
    for number, s in enumerate(positions(8)):
        if number % 10:
            continue
        for code in s.legal():
            ahead = s.clone()
            assert isinstance(ahead, HandsState)
            ahead.play(code)
            settle_chance(ahead, rng)
            changed += ahead.held != s.held or ahead.site != s.site
            for one in (s, ahead):
                for seat in (ROME, CARTHAGE):
                    for closed in range(len(STATIONS)):
                        assert one.lines[seat * len(STATIONS) + closed] in (-1, trace(one, seat, closed))
    assert changed > 50


def test_advice_judges_an_action_alike_alone_and_among_others() -> None:
    judged = 0
    for number, s in enumerate(positions(6)):
        if number % 5:
            continue
        together = GAME.action_scores(s, s.actor)
        legal = s.legal()
        for code, score in zip(legal, together, strict=True):
            s.known = [code]
            assert GAME.action_scores(s, s.actor) == [score]
            judged += 1
        s.known = legal
    assert judged > 2000
