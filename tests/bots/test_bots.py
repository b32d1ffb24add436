"""Bots play from their perspective alone, within their budget, and better than chance."""

from __future__ import annotations

import ast
import random
import time
from pathlib import Path

import pytest

import navarch
from navarch import bots
from navarch.bots import BadBot
from navarch.bots.ismcts import SearchBot
from navarch.engine.perspective import Perspective
from navarch.engine.playout import random_playout, settle_chance
from navarch.games.neptun.state import NeptunState

pytestmark = pytest.mark.plays_long

GAME = navarch.load("neptun")
KINDS = ["random", "greedy", "ismcts:4i", "learned:4i"]


def play(names: list[str], seed: int) -> navarch.Match:
    match = navarch.Match(GAME, seed=seed, players=len(names))
    players = [bots.make(name, seed * 10 + seat) for seat, name in enumerate(names)]
    while not match.over:
        seat = match.to_act[0]
        match.submit(seat, players[seat].choose(match.perspective(seat)))
    return match


def sealed_position(seed: int) -> NeptunState:
    """Three of four oar cards lie face down, and the last seat still thinks."""
    rng = random.Random(seed)
    s = GAME.new(4)
    assert isinstance(s, NeptunState)
    while not (s.choice is not None and s.choice.name == "crew"):
        random_playout(s, rng, 1)
        settle_chance(s, rng)
    for seat in (0, 1, 2):
        s.play_for(seat, rng.choice(s.legal_for(seat)))
    return s


@pytest.mark.parametrize("name", KINDS)
def test_a_bot_chooses_only_legal_actions_to_the_end_of_a_game(name: str) -> None:
    match = play([name, "random", "greedy"], 1)
    assert match.over


@pytest.mark.parametrize("name", KINDS)
def test_what_a_seat_cannot_know_does_not_change_what_its_bot_does(name: str) -> None:
    for seed in range(4):
        truth = sealed_position(seed)
        other = GAME.sample(truth, 3, random.Random(seed + 100))
        choices = [bots.make(name, 7).choose(Perspective(GAME, s, 3)) for s in (truth, other)]
        assert choices[0] == choices[1]


def test_the_samples_of_a_sealed_position_do_differ_in_what_is_hidden() -> None:
    truth = sealed_position(1)
    found = {str(GAME.sample(truth, 3, random.Random(seed)).sealed) for seed in range(20)}
    assert len(found) > 5


@pytest.mark.parametrize("name", KINDS)
def test_a_bot_of_the_same_seed_makes_the_same_choice(name: str) -> None:
    s = sealed_position(2)
    assert len({bots.make(name, 5).choose(Perspective(GAME, s, 3)) for _ in range(3)}) == 1


def test_greedy_beats_three_random_players() -> None:
    wins = 0
    for seed in range(10):
        names = ["random"] * 4
        names[seed % 4] = "greedy"
        result = play(names, seed).result
        assert result is not None
        wins += result.winners == (seed % 4,)
    assert wins >= 9


def test_the_search_keeps_to_its_number_of_iterations() -> None:
    s = sealed_position(3)
    advice = SearchBot(1, iterations=25).advise(Perspective(GAME, s, 3))
    assert len(advice) == len(s.legal_for(3))
    assert all(one.estimate is None or 0 <= one.estimate <= 1 for one in advice)
    assert advice[0].estimate is not None


def test_the_search_stops_soon_after_its_time() -> None:
    s = sealed_position(3)
    start = time.perf_counter()
    SearchBot(1, seconds=0.05).advise(Perspective(GAME, s, 3))
    assert time.perf_counter() - start < 5  # far above any delay of a busy machine: it does stop


def test_the_search_does_not_think_about_the_only_action() -> None:
    bot = SearchBot(1, iterations=10_000_000)
    s = sealed_position(4)
    s.hand = [0] * len(s.hand)
    oars = len(s.hand) // 4
    s.hand[3 * oars] = 1
    s.known = None
    assert str(bot.choose(Perspective(GAME, s, 3))) == "play oar_1_plus2"


@pytest.mark.parametrize(
    "name", ["", "deep_blue", "ismcts:", "ismcts:0", "ismcts:-1", "ismcts:i", "ismcts:0i", "learned:0i"]
)
def test_a_bot_that_does_not_exist_is_refused_with_those_that_do(name: str) -> None:
    if name == "ismcts:":
        assert isinstance(bots.make(name), SearchBot)
        return
    with pytest.raises(BadBot, match="learned" if name.startswith("learned") else "ismcts"):
        bots.make(name)


def test_a_bot_that_takes_no_budget_says_so() -> None:
    with pytest.raises(BadBot, match="the bot 'greedy:2' takes no budget: say greedy"):
        bots.make("greedy:2")


def test_no_bot_reads_the_state_behind_a_perspective() -> None:
    folder = Path(bots.__file__).parent
    for file in folder.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute):
                assert node.attr != "_state", file.name
