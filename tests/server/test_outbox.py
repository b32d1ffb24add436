"""The outbox: who is told what, as it is kept."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import Connection, insert, select

from navarch.server.notices import outbox
from navarch.server.storage.database import Database, Job
from navarch.server.storage.schema import CHANNELS, OUTBOX, PEOPLE

from .helpers import run_apart
from .postgres import Cluster

ANNA, BERT = "a" * 64, "b" * 64


@pytest.fixture(params=["sqlite", "postgres"])
def opened(request: pytest.FixtureRequest, database: str) -> Any:
    """A fresh database with two people, of whom Anna has two channels."""
    url = database
    if request.param == "postgres":
        cluster: Cluster = request.getfixturevalue("cluster")
        url = cluster.database()
    made = Database(url)
    made.migrate()
    made.start()
    with made.engine.begin() as connection:
        _add_people(connection)
    yield made
    made.close()


def _add_people(connection: Connection) -> None:
    for person in (ANNA, BERT):
        connection.execute(insert(PEOPLE), {"id": person, "name": "", "language": "en", "created": 0.0})
    for name, wants, off in (
        ("all", "turns games time", ""),
        ("time", "time", ""),
        ("off", "turns games time", "gone"),
    ):
        row = {"id": name, "person": ANNA, "kind": "hook", "place": name, "browser": "", "target": "", "wants": wants}
        connection.execute(insert(CHANNELS), {**row, "off": off, "created": 0.0})


def write(database: Database, job: Job) -> None:
    run_apart(database.write(job))


def rows(database: Database) -> list[tuple[str, str, str | None, Any]]:
    with database.engine.connect() as connection:
        found = select(OUTBOX.c.channel, OUTBOX.c.kind, OUTBOX.c.game, OUTBOX.c.words).order_by(OUTBOX.c.id)
        return [tuple(row) for row in connection.execute(found)]


def test_a_notice_is_kept_for_each_channel_that_wants_it_and_is_on(opened: Database) -> None:
    write(opened, lambda connection: outbox.note(connection, ANNA, "invited", by="Bert"))
    assert rows(opened) == [("all", "invited", None, {"by": "Bert"})]
    write(opened, outbox.noted([outbox.Note(ANNA, "time-out"), outbox.Note(BERT, "time-out")]))
    assert sorted(row[0] for row in rows(opened)[1:]) == ["all", "time"]


def test_nothing_is_kept_for_whoever_has_asked_for_nothing(opened: Database) -> None:
    write(opened, lambda connection: outbox.note(connection, BERT, "invited", by="Anna"))
    assert rows(opened) == []


def test_a_notice_is_gone_with_what_it_tells_of_when_that_is_not_written(opened: Database) -> None:
    def job(connection: Connection) -> None:
        outbox.note(connection, ANNA, "invited", by="Bert")
        raise RuntimeError("something else went wrong")

    with pytest.raises(Exception, match="went wrong"):
        write(opened, job)
    assert rows(opened) == []
