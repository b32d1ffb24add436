"""The servers of the tests have luck that comes again, so that a test meets the same game each time."""

from __future__ import annotations

import random

import pytest

import navarch
from navarch.engine.match import Match

from .helpers import Browser, Server
from .postgres import Cluster
from .repeatable import same_task


def courses(server: Server, game: str) -> list[tuple[str, list[str]]]:
    """Commitment and log of the first two tables that a new browser sets and plays at random."""
    browser, found = Browser(server), []
    for _ in range(2):
        kinds = ["me", *["bot"] * (2 if game in ("neptun", "mare-nostrum") else 1)]
        table = browser.table(*kinds, game=game)
        with browser.sit(table) as page:
            page.play(random.Random(1), 25)
            page.my_turn()
            found.append((browser.get(f"/api/tables/{table}")["commitment"], [line["text"] for line in page.log]))
    return found


@pytest.mark.parametrize("game", ["neptun", "hands-in-the-sea", "mare-nostrum", "hamilcar"])
def test_the_same_tables_and_moves_give_the_same_games_and_the_next_table_has_other_dice(
    server: Server, game: str
) -> None:
    once = courses(server, game)
    assert courses(server, game) == once
    assert once[0][0] != once[1][0]


@pytest.mark.parametrize("game", ["neptun", "mare-nostrum"])
def test_a_bot_asked_at_once_with_others_thinks_the_same_whether_they_have_answered_or_not(game: str) -> None:
    """On a busy machine a person may seal an answer before the bots, or long after them."""
    rng, match = random.Random(2), Match(navarch.load(game), players=3, seed=1)
    for _ in range(3):
        while len(match.to_act) < 3:
            match.submit(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
        bot = match.to_act[0]
        first = same_task(match.game, match.state, bot, "greedy", 0, 1.0)
        while len(match.to_act) > 1:
            other = match.to_act[-1]
            match.submit(other, rng.choice(match.legal(other)))
            assert same_task(match.game, match.state, bot, "greedy", 0, 1.0) == first


def commitment(server: Server) -> str:
    """Of the first table that a new browser sets: its dice follow from it."""
    browser = Browser(server)
    told: str = browser.get(f"/api/tables/{browser.table('me', 'bot', 'bot')}")["commitment"]
    return told


def test_the_workers_of_a_server_have_the_same_luck_as_one_alone(server: Server, cluster: Cluster) -> None:
    """Which of them sets the table is nobody's choice."""
    with Server(cluster.database(), workers=2) as several:
        assert {commitment(several) for _ in range(6)} == {commitment(server)}
