"""The storage: committed before acknowledged, one winner for each position, snapshots never the truth."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable, Coroutine, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import alembic.command
import alembic.config
import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text, update

import navarch
from navarch.engine.match import Match
from navarch.engine.record import Entry
from navarch.engine.seating import Lot
from navarch.engine.state import CHANCE
from navarch.server.storage.database import NEWEST_FORM, Conflict, Database, DatabaseFailed, Job
from navarch.server.storage.games import Games
from navarch.server.storage.kept import KeptGame, Offer, Seat, Summary
from navarch.server.storage.matches import load_match
from navarch.server.storage.schema import GAMES, METADATA
from navarch.server.storage.seats import Taking
from navarch.server.storage.snapshots import take_snapshot

from .helpers import run_apart
from .postgres import Cluster

SECRET = bytes(range(32))


@pytest.fixture(params=["sqlite", "postgresql"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """A database with its tables, of either kind."""
    if request.param == "postgresql":
        cluster: Cluster = request.getfixturevalue("cluster")
        address = cluster.database()
    else:
        address = f"sqlite:///{tmp_path / 'games.sqlite'}"
    opened = Database(address)
    opened.migrate()
    yield opened
    opened.engine.dispose()


def using(opened: Database, work: Callable[[Games], Coroutine[Any, Any, None]]) -> None:
    """Run some work on a database that writes."""

    async def go() -> None:
        opened.start()
        try:
            await work(Games(opened))
        finally:
            await asyncio.to_thread(opened.close)

    run_apart(go())


def kept(match: Match, name: str = "table") -> KeptGame:
    game, record = match.game, match.record
    summary = Summary(False, match.ply, 1)
    facts = (name, game.name, game.version, game.components.digest, match.state.players)
    seats = [Seat(seat, "person") for seat in range(match.state.players)]
    return KeptGame(*facts, record.options, None, SECRET.hex(), "host", 0.0, 0.0, summary, seats, [("host", 0)])


def new_match(actions: int = 0) -> Match:
    match = Match(navarch.load("neptun"), players=3, secret=SECRET, seats=[""] * 3)
    rng = random.Random(actions)
    for _ in range(actions):
        seat = match.to_act[0]
        match.submit(seat, rng.choice(match.state.legal_for(seat)))
    return match


def test_the_migrations_give_the_tables_of_the_schema(opened: Database) -> None:
    with opened.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    assert opened.form() == NEWEST_FORM
    opened.migrate()  # and a second time changes nothing


def test_a_database_of_the_first_form_keeps_its_games_when_it_is_brought_up_to_date(opened: Database) -> None:
    config = alembic.config.Config()
    config.set_main_option("script_location", str(files("navarch.server.storage") / "migrations"))
    with opened.engine.connect() as connection:
        if not opened.is_postgres:
            connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        config.attributes["connection"] = connection
        alembic.command.downgrade(config, "0001")
        connection.commit()
        connection.invalidate()
    with opened.engine.begin() as connection:
        connection.exec_driver_sql(
            "INSERT INTO games VALUES ('table', 'neptun', '1', 'c', 1, '{}', 'null', 'ab', 'host', 0, 0, false, 1, 0, "
            "'null', 'null')"
        )
        connection.exec_driver_sql("INSERT INTO seats VALUES ('table', 0, 'person', 'Ada', '', 0, 'link')")
        connection.exec_driver_sql("INSERT INTO actions VALUES ('table', 0, -1, 'lay sea_3')")
    opened.migrate()

    async def work(games: Games) -> None:
        found = await games.game("table")
        assert found is not None
        assert (found.seats[0].name, found.secret, found.lots) == ("Ada", "ab", None)
        assert await games.entries("table") == [Entry(CHANCE, "lay sea_3")]

    with opened.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        if not opened.is_postgres:
            assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    using(opened, work)


def test_names_of_bots_orders_and_versions_may_be_long(opened: Database) -> None:
    long = "a_name_of_a_foreign_package_of_40_letters"[:40]

    async def work(games: Games) -> None:
        match = new_match()
        table = kept(match)
        table.version = long
        table.seats[1] = Seat(1, "bot", long, long)
        await games.create(table, match.record.entries)
        await games.set_orders("table", 0, long, "")
        found = await games.game("table")
        assert found is not None
        assert (found.version, found.seats[1].bot, found.seats[0].orders) == (long, long, long)

    using(opened, work)


class Twice(Database):
    """A database where every group fails at first, and something happens before its jobs are written one by one."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.between: Callable[[Connection], object] = lambda _connection: None

    async def write(self, job: Job, notice: str = "") -> None:
        assert callable(job)
        with self.engine.connect() as connection:
            job(connection)
            connection.rollback()
        with self.engine.begin() as connection:
            self.between(connection)
        await super().write(job, notice)


def test_a_job_that_is_run_again_knows_nothing_of_the_first_time(opened: Database) -> None:
    twice = Twice(opened.url.render_as_string(hide_password=False))
    ada, bo = Lot(0, "a" * 64, ""), Lot(1, "b" * 64, "")
    offer = Offer("first", "rollback", 0, 3, 0.0, [1], [0])

    async def work(games: Games) -> None:
        match = Match(navarch.load("neptun"), players=3, secret=SECRET, waits=True)
        table = kept(match)
        table.seats[2] = Seat(2, "open", secret="link")
        table.lots, table.summary.offer = [ada, bo], offer
        await games.create(table, [])

    async def again(games: Games) -> None:
        games.database = twice
        twice.between = lambda connection: connection.exec_driver_sql("UPDATE games SET offer = NULL")
        assert await games.consent("table", "first", (1,), "") is None
        told = [ada._replace(drawn="5a" * 32), bo]
        twice.between = lambda connection: connection.execute(update(GAMES).values(lots=told))
        assert await games.seats.pledge("table", 1, "c" * 64, "") is None
        twice.between = lambda connection: connection.exec_driver_sql("UPDATE seats SET secret = 'another'")
        taking = Taking(Seat(2, "person", "Bo", secret="link"), "browser")
        assert await games.seats.take_seat("table", taking, "") == "link-spent"

    using(opened, work)
    twice.start()
    try:
        run_apart(again(Games(twice)))
    finally:
        twice.close()


def test_sqlite_writes_ahead_and_fully_synchronously(tmp_path: Path) -> None:
    opened = Database(f"sqlite:///{tmp_path / 'games.sqlite'}")
    with opened.engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2  # FULL
        assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1
    opened.engine.dispose()


def test_two_actions_for_the_same_position_cannot_both_win(opened: Database) -> None:
    async def work(games: Games) -> None:
        match = new_match()
        await games.create(kept(match), match.record.entries)
        first = len(match.record.entries)
        summary = Summary(False, first + 1, 1)
        tries = [games.append("table", first, [Entry(0, f"try {i}")], summary, "") for i in range(20)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert results.count(None) == 1
        assert sum(isinstance(result, Conflict) for result in results) == 19
        written = await games.entries("table", first)
        assert written == [Entry(0, f"try {results.index(None)}")]

    using(opened, work)


def test_what_waits_is_committed_together_and_one_failure_spoils_no_other(opened: Database) -> None:
    async def work(games: Games) -> None:
        match = new_match()
        for number in range(30):
            await games.create(kept(match, f"table{number}"), match.record.entries)
        groups, jobs = games.database.groups, games.database.jobs
        first = len(match.record.entries)
        numbers = [first if number != 7 else 0 for number in range(30)]  # number 7 is taken already
        tries = [
            games.append(f"table{i}", number, [Entry(0, "x")], Summary(False, 1, 1), "")
            for i, number in enumerate(numbers)
        ]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert [i for i, result in enumerate(results) if result is not None] == [7]
        assert isinstance(results[7], Conflict)
        assert games.database.groups > groups
        before, begun, come = games.database.groups, threading.Event(), threading.Event()

        def wait(_connection: Connection) -> None:
            begun.set()
            come.wait()

        under_way = asyncio.create_task(games.database.write(wait))
        await asyncio.to_thread(begun.wait)
        more = [games.append(f"table{i}", 900, [Entry(0, "y")], Summary(False, 1, 1), "") for i in range(30)]
        waiting = [asyncio.create_task(one) for one in more]
        await asyncio.sleep(0)  # all have come while that one is under way
        come.set()
        await asyncio.gather(under_way, *waiting)
        assert games.database.groups - before == 2
        assert games.database.jobs - jobs == 60

    using(opened, work)


def test_a_job_that_fails_leaves_nothing_behind(opened: Database) -> None:
    async def work(games: Games) -> None:
        match = new_match()

        def half(connection: Connection) -> None:
            connection.execute(text("INSERT INTO snapshots (game, ply, data) VALUES ('table', 1, '')"))
            raise ValueError("in the middle")

        await games.create(kept(match), match.record.entries)
        with pytest.raises(DatabaseFailed):
            await games.database.write(half)
        assert await games.snapshot("table") is None

    using(opened, work)


def test_a_game_comes_back_as_it_was_kept(opened: Database) -> None:
    async def work(games: Games) -> None:
        match = new_match(40)
        await games.create(kept(match), match.record.entries)
        found = await games.game("table")
        assert found == kept(match)
        assert await games.entries("table") == match.record.entries
        assert await games.game("nowhere") is None
        assert [one.id for one in await games.tables_of("host")] == ["table"]
        assert await games.tables_of("stranger") == []

    using(opened, work)


@pytest.mark.parametrize("actions", [0, 1, 57, 120])
def test_a_match_loads_from_its_actions_and_its_dice_go_on_as_they_would_have(actions: int) -> None:
    match = new_match(actions)
    again = load_match(match.game, kept(match), list(match.record.entries), None).match
    _same_future(match, again)


@pytest.mark.parametrize("entries", ["other dice", "no dice of the set-up", "nothing"])
def test_a_match_of_other_rules_whose_set_up_does_not_agree_is_halted_with_another_one(entries: str) -> None:
    match = new_match(30)
    old = kept(match)
    old.version = "0"
    first = next(place for place, entry in enumerate(match.record.entries) if entry.actor != CHANCE)
    said = {"no dice of the set-up": match.record.entries[first:], "nothing": []}.get(entries, match.record.entries)
    if entries == "other dice":
        old.secret = bytes(32).hex()
    found = load_match(match.game, old, list(said), None)
    assert found.halt is not None
    assert (found.halt.agrees, found.halt.as_it_is) == (0, entries == "other dice")
    assert found.match.to_act[0] >= 0


def loadable(match: Match) -> bytes | None:
    """A snapshot from which the match can go on."""
    snapshot = take_snapshot(match, [])
    return msgspec.json.encode(snapshot) if snapshot is not None and snapshot.loads else None


@pytest.mark.parametrize("later", [0, 1, 30])
def test_a_snapshot_gives_the_same_match_as_the_actions(later: int) -> None:
    match = new_match(80)
    while (data := loadable(match)) is None:
        match.submit(match.to_act[0], match.state.legal_for(match.to_act[0])[0])
    ply = len(match.record.entries)
    for _ in range(later):
        match.submit(match.to_act[0], match.state.legal_for(match.to_act[0])[0])
    again = load_match(match.game, kept(match), list(match.record.entries), (ply, data)).match
    assert again.lines == match.lines
    assert [again.can_undo(seat) for seat in range(3)] == [match.can_undo(seat) for seat in range(3)]
    _same_future(match, again)


def test_a_snapshot_that_does_not_fit_is_left_aside(caplog: pytest.LogCaptureFixture) -> None:
    match, other = new_match(60), new_match(61)
    while (data := loadable(other)) is None:
        other.submit(other.to_act[0], other.state.legal_for(other.to_act[0])[0])
    entries = list(match.record.entries)
    for ply, bad in ((len(entries) - 9, data), (3, b"{}"), (5, b"\x00"), (len(entries) + 1, data)):
        again = load_match(match.game, kept(match), entries, (ply, bad)).match
        assert again.state.digest() == match.state.digest()
    assert "left aside" in caplog.text


def _same_future(match: Match, again: Match) -> None:
    rng = random.Random(1)
    assert again.state.digest() == match.state.digest()
    while not match.over:
        seat = match.to_act[0]
        action = rng.choice(match.state.legal_for(seat))
        match.submit(seat, action)
        again.submit(seat, action)
    assert again.record.to_json() == match.record.to_json()
    assert again.state.digest() == match.state.digest()


def test_an_unknown_kind_of_database_is_refused() -> None:
    with pytest.raises(ValueError, match="sqlite"):
        Database("mysql://somewhere/else")
