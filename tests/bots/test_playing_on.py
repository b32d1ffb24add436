"""A search that plays ends when its choice is decided, and goes on with its tree until something comes between."""

from __future__ import annotations

import itertools
import math
import random
import time

import pytest

import navarch
from navarch.bots import make
from navarch.bots.ismcts import SearchBot, seen_by
from navarch.bots.learned import LearnedBot
from navarch.bots.level import LevelBot
from navarch.bots.levels import Level, Said
from navarch.engine.perspective import Perspective
from navarch.engine.playout import advised_action, settle_chance
from navarch.engine.search import Node, Tree
from navarch.engine.search_settings import SearchSettings
from navarch.engine.state import State

from .test_search_answers import cases, position, said

pytestmark = pytest.mark.plays_long

ITERATIONS = 96


def playing(seed: int, iterations: int = ITERATIONS) -> SearchBot:
    """A search that plays."""
    bot = make(f"ismcts:{iterations}i", seed)
    assert isinstance(bot, SearchBot)
    return bot


def mine(s: State) -> Perspective:
    """What the acting seat is asked."""
    return Perspective(s.game, s, s.actor)


def tries(bot: SearchBot, s: State) -> int:
    """How often actions were tried in all, those of before with them."""
    return sum(one.tries for one in bot.advise(mine(s)))


def lead_and_left(bot: SearchBot, s: State) -> tuple[int, int]:
    """By how many tries its first action is ahead of the next, and how many iterations it has not made."""
    most = sorted((one.tries for one in bot.advise(mine(s))), reverse=True)
    return most[0] - most[1], ITERATIONS - sum(most)


def twice_in_a_row(name: str, seed: int) -> tuple[State, State, SearchBot]:
    """A position in which a seat has a choice, and the one after its answer, in which it has another; who answered."""
    rng = random.Random(seed)
    game = navarch.load(name)
    s = game.new(game.default_players)
    while not s.over:
        settle_chance(s, rng)
        if len(s.legal()) > 1:
            bot, there, seat = playing(seed), s.clone(), s.actor
            there.play(game.space.code(bot.choose(mine(s))))
            if there.actor == seat and len(there.legal()) > 1:
                return s, there, bot
        s.play(advised_action(s))
    raise AssertionError(f"nobody was asked twice in a row in {name}")


@pytest.mark.parametrize("case", cases(), ids=said)
def test_a_search_that_ends_when_its_choice_is_decided_chooses_as_one_that_does_not(
    case: tuple[str, int, int, int],
) -> None:
    s = position(*case)
    whole, ended = SearchBot(3, iterations=ITERATIONS), playing(3)
    assert ended.choose(mine(s)) == whole.choose(mine(s))


def test_a_decided_choice_takes_fewer_iterations() -> None:
    found = [lead_and_left(playing(3), position(*case)) for case in cases()]
    assert all(lead > left > 0 or left == 0 for lead, left in found)
    assert sum(left > 0 for _, left in found) > len(found) / 4


def test_a_search_by_time_ends_early_only_where_a_quicker_rest_would_change_nothing_either(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = []
    for case in cases()[::2]:
        s, bot = position(*case), playing(3)
        bot.iterations, bot.seconds = 0, float(ITERATIONS)
        with monkeypatch.context() as clock:
            clock.setattr(time, "perf_counter", itertools.count().__next__)  # an iteration takes a second
            found.append(lead_and_left(bot, s))
    assert all(lead > 1.2 * left > 0 or left == 0 for lead, left in found)
    assert sum(left > 0 for _, left in found) > len(found) / 8


def test_a_search_that_does_not_play_is_whole_and_begins_anew() -> None:
    s, there, _ = twice_in_a_row("hamilcar", 1)
    bot = SearchBot(3, iterations=ITERATIONS)
    assert [tries(bot, s), tries(bot, there)] == [ITERATIONS, ITERATIONS]


@pytest.mark.parametrize("name", navarch.registry.own_game_names())
def test_who_is_asked_again_at_once_goes_on_with_what_it_has_found_out(name: str) -> None:
    _, there, bot = twice_in_a_row(name, 1)
    new = playing(5, 16)
    bot.iterations = 16
    assert bot.kept is not None
    assert bot.kept.tree.root.visits > 0
    assert tries(bot, there) > tries(new, there)


def test_a_kept_tree_is_given_out_once() -> None:
    _, there, bot = twice_in_a_row("hamilcar", 1)
    assert bot._kept_tree(mine(there)) is not None
    assert bot._kept_tree(mine(there)) is None


def test_who_sees_something_else_than_it_expected_begins_anew() -> None:
    s, there, bot = twice_in_a_row("hamilcar", 1)
    other = there.clone()
    other.play(advised_action(other))
    settle_chance(other, random.Random(1))
    assert seen_by(other, there.actor) != seen_by(there, there.actor)
    assert bot._kept_tree(Perspective(s.game, other, there.actor)) is None


def test_what_was_legal_on_other_samples_alone_is_forgotten() -> None:
    _, there, bot = twice_in_a_row("hamilcar", 1)
    assert bot.kept is not None
    root, legal = bot.kept.tree.root, there.legal()
    known = [one for one in bot.kept.tree.tried() if one[0] in legal]
    illegal = next(code for code in range(there.game.space.size) if code not in legal)
    root.add([illegal], [1.0])
    wrong = Node()
    wrong.visits = 1000
    root.nodes[root.codes.index(illegal)] = wrong
    tree = bot._kept_tree(mine(there))
    assert tree is not None
    assert tree.tried() == known
    assert tree.lead() < ITERATIONS


@pytest.mark.parametrize("name", ["hands-in-the-sea", "hamilcar"])
def test_nothing_is_kept_where_chance_or_another_seat_comes_next(name: str) -> None:
    rng, game = random.Random(4), navarch.load(name)
    s = game.new(2)
    asked = 0
    while asked < 12:
        settle_chance(s, rng)
        seat, choices = s.actor, len(s.legal())
        bot = playing(asked, 16)
        s.play(game.space.code(bot.choose(mine(s))))
        if choices > 1 and s.actor != seat:
            asked += 1
            assert bot.kept is None


def test_what_a_seat_does_without_a_choice_does_not_come_between() -> None:
    rng, game = random.Random(4), navarch.load("hands-in-the-sea")
    s = there = game.new(2)
    forced, bot, seat = 0, playing(1), s.actor
    while not forced or there.actor != seat:
        settle_chance(s, rng)
        forced, bot, there, seat = 0, playing(1), s.clone(), s.actor
        if len(s.legal()) > 1:
            there.play(game.space.code(bot.choose(mine(s))))
            while there.actor == seat and len(there.legal()) == 1:
                there.play(game.space.code(bot.choose(mine(there))))
                forced += 1
        s.play(advised_action(s))
    assert bot._kept_tree(mine(there)) is not None


@pytest.mark.parametrize("name", ["neptun", "hamilcar"])
def test_what_a_seat_cannot_know_does_not_change_what_it_goes_on_with(name: str) -> None:
    s, there, _ = twice_in_a_row(name, 2)
    seat = s.actor
    chosen = []
    for luck in (None, 7):
        bot = playing(2)
        for truth in (s, there):
            believed = truth if luck is None else truth.game.sample(truth, seat, random.Random(luck))
            chosen.append(bot.choose(Perspective(s.game, believed, seat)))
    assert chosen[:2] == chosen[2:]


def test_a_tree_descends_to_an_action_that_was_tried_and_to_no_other() -> None:
    s = position("neptun", 3, 60, 2)
    tree = Tree(random.Random(1), SearchSettings())
    for _ in range(40):
        tree.think(mine(s))
    code, visits, _ = max(tree.tried(), key=lambda one: one[1])
    root = tree.root
    assert not tree.descend(10**6)
    assert tree.root is root
    assert tree.descend(code)
    assert tree.root.visits == visits
    tried = [child for child in tree.root.nodes if child is not None]
    assert tree.root.chosen == sum(child.visits for child in tried) > 0
    assert tree.root.gained == pytest.approx(sum(child.total for child in tried))


def test_an_action_that_was_never_tried_has_no_tree_below_it() -> None:
    tree = Tree(random.Random(1), SearchSettings())
    tree.root.add([3, 5], [0.5, 0.5])
    assert not tree.descend(3)


@pytest.mark.parametrize(("visits", "lead"), [([], 0), ([7], 7), ([2, 9, 4], 5), ([9, 4, 4], 5), ([6, 6], 0)])
def test_the_lead_is_that_of_the_most_tried_action_over_the_next(visits: list[int], lead: int) -> None:
    tree = Tree(random.Random(1), SearchSettings())
    codes = list(range(len(visits) + 1))
    tree.root.add(codes, [0.0] * len(codes))
    for place, count in enumerate(visits):
        node = Node()
        node.visits = count
        tree.root.nodes[place] = node
    assert tree.lead() == lead


def test_a_level_goes_on_with_its_tree_too() -> None:
    s, _, _ = twice_in_a_row("hamilcar", 1)
    level, bot = Level(iterations=ITERATIONS), LevelBot(1, Said(6))
    game, there, searches = s.game, s.clone(), []
    for _ in range(2):
        bot.judged(mine(there), level)
        searches.append(bot.search)
        there.play(game.space.code(bot.judged(mine(there), level)[0].action))
        settle_chance(there, random.Random(1))
    assert isinstance(searches[0], LearnedBot)
    assert all(one is other for one, other in itertools.pairwise(searches))
    assert searches[0].plays


class Clock:
    """A clock that goes on by so much whenever somebody looks at it."""

    def __init__(self, step: float) -> None:
        self.now, self.step = 0.0, step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def by_a_clock(monkeypatch: pytest.MonkeyPatch, seconds: float) -> SearchBot:
    """A search by the time of a clock that goes on by a thousandth at each look."""
    monkeypatch.setattr(time, "perf_counter", Clock(0.001))
    bot = make(f"ismcts:{seconds}", 3)
    assert isinstance(bot, SearchBot)
    return bot


def test_the_time_that_a_decided_choice_leaves_over_is_there_for_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = by_a_clock(monkeypatch, 0.2)
    s = position("neptun", 3, 60, 2)
    saved = []
    for _ in range(12):
        before, begun = bot.saved, time.perf_counter()
        bot.advise(mine(s))
        taken = time.perf_counter() - begun
        assert bot.saved == pytest.approx(max(0.0, before + 0.2 - taken), abs=0.01)
        assert taken <= min(0.2 + before, 3 * 0.2) + 0.01
        saved.append(bot.saved)
    assert max(saved) > 0


def test_no_choice_takes_more_than_three_times_its_own_time_or_what_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    s = position("hands-in-the-sea", 2, 150, 3)
    for most, longest in ((math.inf, 0.15), (0.08, 0.08)):
        bot = by_a_clock(monkeypatch, 0.05)
        bot.saved = 100.0
        bot.within(most)
        monkeypatch.setattr(Tree, "lead", lambda _self: 0)  # never decided
        begun = time.perf_counter()
        bot.advise(mine(s))
        assert time.perf_counter() - begun == pytest.approx(longest, abs=0.01)


def test_counted_iterations_save_no_time() -> None:
    bot = playing(3)
    bot.advise(mine(position("neptun", 3, 60, 2)))
    assert bot.saved == 0


def test_no_move_takes_longer_than_its_level_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "perf_counter", Clock(0.001))
    bot, s = LevelBot(1, Said(8)), position("hands-in-the-sea", 2, 150, 3)
    bot.judged(mine(s), Level(seconds=0.05))
    assert bot.search is not None
    bot.search.saved = 100.0
    begun = time.perf_counter()
    bot.judged(mine(s), Level(seconds=0.05))
    assert time.perf_counter() - begun < 0.07
