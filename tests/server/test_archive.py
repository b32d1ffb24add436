"""The archive: earlier positions are the true ones, however they are come by."""

from __future__ import annotations

import asyncio
import random

import pytest

import navarch
from navarch.engine.match import Match
from navarch.engine.record import state_at
from navarch.server.storage.kept import KeptGame, Seat, Summary
from navarch.server.tables.archive import Archive
from navarch.server.tables.past_positions import Past, moment
from navarch.server.tables.table import Table
from navarch.server.words.errors import Refused

from .helpers import run_apart

MOST_WAITING = 64


def table_of(match: Match) -> Table:
    """The match at a table, and no database."""
    game, players = match.game, match.state.players
    facts = ("table", game.name, game.version, game.components.digest, players, match.record.options, None)
    seats = [Seat(seat, "person") for seat in range(players)]
    return Table(KeptGame(*facts, "", "", 0.0, 0.0, Summary(False, 0, 0), seats, []), match)


def play(match: Match, rng: random.Random, most: int) -> None:
    for _ in range(most):
        if match.over:
            return
        seat = match.to_act[0]
        match.submit(seat, rng.choice(match.state.legal_for(seat)))


@pytest.mark.parametrize("name", navarch.games())
def test_every_earlier_position_is_the_one_that_was(name: str) -> None:
    match = Match(navarch.load(name), seed=5)
    rng = random.Random(8)
    play(match, rng, 150)
    table, past = table_of(match), Past(table_of(match))
    for _ in range(25):
        ply = rng.randrange(match.ply + 1)
        found = past.state(match.record, list(match.record.entries), ply)
        assert found.digest() == state_at(match.game, match.record, ply).digest()
    told = past.position(moment(table, match.ply, 0, (0,), "en"))
    assert told.log_length == sum(line.event.heard_by(0) for line in match.lines)


def test_positions_that_were_taken_back_are_forgotten() -> None:
    match = Match(navarch.load("neptun"), seed=5)
    rng = random.Random(8)
    past = Past(table_of(match))
    for _ in range(6):
        play(match, rng, 60)
        past.state(match.record, list(match.record.entries), match.ply)
        match.rollback(rng.randrange(30, match.ply))
        play(match, rng, 20)
        for ply in range(0, match.ply, 7):
            found = past.state(match.record, list(match.record.entries), ply)
            assert found.digest() == state_at(match.game, match.record, ply).digest()


def test_a_crowd_that_asks_for_the_past_is_sent_away() -> None:
    match = Match(navarch.load("neptun"), seed=5)
    play(match, random.Random(8), 40)
    table = table_of(match)

    async def work() -> None:
        archive = Archive(MOST_WAITING)
        asked = [archive.position(table, moment(table, match.ply, None, (), "en")) for _ in range(MOST_WAITING + 20)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(answer, Refused) for answer in answers) == 20
        assert sum(isinstance(answer, bytes) for answer in answers) == MOST_WAITING
        assert await archive.position(table, moment(table, 0, None, (), "en"))
        archive.close()

    run_apart(work())
