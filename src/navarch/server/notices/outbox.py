"""The outbox: what is to be told to people, written with what it tells of, and delivered later.

A notice is one row for each channel of its person that wants notices of its sort: for whoever has asked for none,
nothing is written. It waits for a minute, in which others may join it, and its person may come to the table anyway.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, String, bindparam, insert, select

from ..clock import CLOCK
from ..storage.database import Rows
from ..storage.schema import CHANNELS, OUTBOX
from ..words.notices import Sort

WAIT_SECONDS = 60.0  # in which several notices become one

Kind = Literal[
    "turn", "begun", "ended", "invited", "offered", "time-short", "time-out", "bot-sits", "wish-found", "rated", "test"
]
SORTS: dict[Kind, Sort] = {
    "turn": "turns",
    "offered": "turns",
    "begun": "games",
    "ended": "games",
    "invited": "games",
    "wish-found": "games",
    "rated": "games",
    "time-short": "time",
    "time-out": "time",
    "bot-sits": "time",
}


class Note(NamedTuple):
    """Something that a person is to be told."""

    person: str
    kind: Kind
    table: str = ""  # empty: it is about none
    words: dict[str, Any] = {}  # what it tells beside that
    due: float | None = None  # None: as soon as others cannot join it any more


# Made once: SQLAlchemy then finds its compiled form by identity.
_WANTED = select(
    CHANNELS.c.id,
    CHANNELS.c.person,
    bindparam("kind", type_=OUTBOX.c.kind.type),
    bindparam("table", type_=OUTBOX.c.game.type),
    bindparam("told", type_=OUTBOX.c.words.type),
    bindparam("noted", type_=OUTBOX.c.noted.type),
    bindparam("due", type_=OUTBOX.c.due.type),
).where(
    CHANNELS.c.person == bindparam("whom", type_=String),
    CHANNELS.c.off == "",
    CHANNELS.c.wants.contains(bindparam("sort", type_=String)),
)
_COLUMNS = ["channel", "person", "kind", "game", "words", "noted", "due"]
_NOTE = insert(OUTBOX).from_select(_COLUMNS, _WANTED)
_NOTE_AHEAD = insert(OUTBOX).from_select(_COLUMNS, _WANTED)  # another one: it goes after what is forgotten before it


def note(connection: Connection, person: str, kind: Kind, table: str = "", **words: Any) -> None:
    """Tell a person something, if they want to know; in the transaction of whatever it tells of."""
    for statement, rows in noted([Note(person, kind, table, words)]):
        connection.execute(statement, rows)


def noted(notes: list[Note]) -> Rows:
    """The same for several, as rows of a job."""
    soon = [_row(one) for one in notes if one.due is None]
    ahead = [_row(one) for one in notes if one.due is not None]
    return (((_NOTE, soon),) if soon else ()) + (((_NOTE_AHEAD, ahead),) if ahead else ())


def _row(one: Note) -> dict[str, Any]:
    now = CLOCK.now()
    return {
        "whom": one.person,
        "sort": SORTS[one.kind],
        "kind": one.kind,
        "table": one.table or None,
        "told": one.words,
        "noted": now,
        "due": now + WAIT_SECONDS if one.due is None else one.due,
    }
