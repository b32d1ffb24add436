"""A race of actions at the root of a search."""

from __future__ import annotations

import random

import pytest

import navarch
from bench import race, searches
from navarch.engine.search import Tree
from navarch.engine.search_settings import SearchSettings
from tests.bots.test_search_answers import position


def of(*shares: list[float]) -> race.Race:
    """Actions 10, 11 … with what they brought, round by round."""
    found = race.Race([10 + at for at in range(len(shares))])
    found.shares = list(shares)
    return found


def test_what_is_behind_by_more_than_chance_falls_out_however_much_both_vary() -> None:
    luck = [0.1, 0.9, 0.3, 0.7, 0.2, 0.8, 0.4, 0.6]
    slightly_off = [0.001, -0.001] * 4
    behind = [share - 0.05 + off for share, off in zip(luck, slightly_off, strict=True)]
    level = [share + 9 * off for share, off in zip(luck, slightly_off, strict=True)]
    race_of_three = of(luck, behind, level)
    race_of_three.drop()
    assert race_of_three.left == [0, 2]


def test_a_lead_that_may_be_chance_does_not_beat_the_advice_and_a_sure_one_does() -> None:
    advised = [0.5] * 8
    assert of(advised, [0.52, 0.5] * 4, [0.51] * 8).winner() == 12
    assert of(advised, [0.9, 0.2] * 4, [0.505] * 8).winner() == 12
    assert of(advised, [0.49] * 8).winner() == 10


def test_runners_meet_the_same_luck_and_play_it_on_alike() -> None:
    s = position("neptun", 3, 60, 2)
    code = s.legal()[0]
    first, again, otherwise = (
        race.tried(Tree(random.Random(), SearchSettings()), s.clone(), s.actor, code, luck) for luck in (7, 7, 8)
    )
    assert first == again != otherwise


@pytest.mark.parametrize("runners", [1, 3, 50])
def test_a_race_ends_with_a_legal_action_and_tries_only_the_likeliest(runners: int) -> None:
    s = position("neptun", 3, 60, 2)
    legal = s.legal()
    scores = s.game.action_scores(s, s.actor)
    likeliest = sorted(range(len(legal)), key=lambda at: (-scores[at], at))[:runners]
    found = {race.raced(s, s.game.search, 20, runners, random.Random(seed)) for seed in range(3)}
    assert found <= {legal[at] for at in likeliest}


def test_a_way_to_search_may_be_a_race() -> None:
    way = searches.way_of("race=4,iterations=12", navarch.load("neptun"), 3)
    s = position("neptun", 3, 60, 2)
    assert searches.decide(s, way, random.Random(1)) == race.raced(s, s.game.search, 12, 4, random.Random(1))
    with pytest.raises(SystemExit, match="race=-1"):
        searches.way_of("race=-1", navarch.load("neptun"), 3)


def test_a_race_may_be_without_a_tree_below() -> None:
    way = searches.way_of("race=4,below=0,iterations=12", navarch.load("neptun"), 3)
    s = position("neptun", 3, 60, 2)
    found = [searches.decide(s, way, random.Random(seed)) for seed in range(12)]
    assert found == [race.raced(s, s.game.search, 12, 4, random.Random(seed), below=0) for seed in range(12)]
    assert found != [race.raced(s, s.game.search, 12, 4, random.Random(seed)) for seed in range(12)]
    tree = Tree(random.Random(), SearchSettings())
    first, again, otherwise = (race.played_on(tree, s.clone(), s.actor, s.legal()[0], luck) for luck in (7, 7, 8))
    assert first == again != otherwise
    quiet = Tree(random.Random(), SearchSettings(quiet=1))
    assert any(
        race.played_on(quiet, s.clone(), s.actor, s.legal()[0], luck)
        != race.played_on(tree, s.clone(), s.actor, s.legal()[0], luck)
        for luck in range(4)
    )
    for text in ("below=0", "race=4,below=2"):
        with pytest.raises(SystemExit, match="below=0 leaves out"):
            searches.way_of(text, navarch.load("neptun"), 3)
