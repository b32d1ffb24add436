"""Wishes to play: where enough people want the same, a table is set for them, in the transaction that finds them."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from typing import NamedTuple

from sqlalchemy import Connection, Row, delete, func, insert, select, text

from ...engine.game import Game
from ...engine.seating import Lot
from ..clock import CLOCK
from ..notices.outbox import note
from ..storage.database import Database
from ..storage.games import insert_game
from ..storage.kept import KeptGame, Seat
from ..storage.schema import PEOPLE, SHUNS, WISHES
from ..words import catalogue
from ..words.errors import Refused
from ..words.meeting import MakeWish, WishedPace, WishWords
from ..words.messages import Pace
from .laying import Terms, lay
from .rooms import Rooms
from .table import new_secret

MOST = 5  # wishes of one person
MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
LAPSE_SECONDS = 30.0 * DAY
LAPSE_SECONDS_LIVE = 1.0 * HOUR  # a clock of minutes is for people who are there
LOOKED_AT = 60  # wishes that may become one table, the longest waiting first
PACES: dict[WishedPace, Pace | None] = {
    "none": None,
    "live": Pace("live", 30 * MINUTE, MINUTE, 60 * MINUTE, 2 * MINUTE),
    "fast": Pace("days", 3 * DAY, 4 * HOUR, 3 * DAY, 12 * HOUR),
    "daily": Pace("days", 5 * DAY, 12 * HOUR, 5 * DAY, 12 * HOUR),
    "slow": Pace("days", 10 * DAY, 36 * HOUR, 10 * DAY, 12 * HOUR),
}
ONE_AT_A_TIME = text("SELECT pg_advisory_xact_lock(4815162343)")  # else two that agree might not see each other


class Wisher(NamedTuple):
    """Somebody whose wish agrees with others'."""

    wish: str
    person: str
    name: str
    language: str
    pledge: str


class Wishes:
    """All that are kept."""

    def __init__(self, database: Database, rooms: Rooms) -> None:
        self.database = database
        self.rooms = rooms

    async def make(self, person: str, said: MakeWish) -> str:
        """One more wish: the table that was set, where it has found its match; empty: it waits."""
        game = catalogue.load(said.game)
        if said.players not in game.players:
            raise Refused("no-such-count")
        found: KeptGame | None = None
        refused = ""

        def job(connection: Connection) -> None:
            nonlocal found, refused
            found, refused = None, ""
            if self.database.is_postgres:
                connection.execute(ONE_AT_A_TIME)
            _drop_lapsed(connection)
            if _count(connection, person) >= MOST:
                refused = "too-many-wishes"
                return
            _add(connection, person, said)
            group = _agreeing(connection, person, said)
            if group:
                found = _set_table(connection, game, group, said, self.database)

        await self.database.write(job)
        if refused:
            raise Refused(refused)
        if found is None:
            return ""
        room = await self.rooms.room(found.id)
        async with room.at_rest():
            await room.timing.look()
        return room.id

    async def drop(self, person: str, wish: str) -> None:
        """It is not wished any more."""

        def job(connection: Connection) -> None:
            connection.execute(delete(WISHES).where(WISHES.c.id == wish, WISHES.c.person == person))

        await self.database.write(job)

    async def of(self, person: str) -> list[WishWords]:
        """What somebody wishes, the newest first."""
        mine = (WISHES.c.person == person) & (WISHES.c.until > CLOCK.now())
        wanted = select(WISHES).where(mine).order_by(WISHES.c.at.desc())
        rows = await self.database.read(lambda connection: connection.execute(wanted).all())
        return [_in_words(row) for row in rows]


def _in_words(row: Row[tuple[object, ...]]) -> WishWords:
    until = datetime.fromtimestamp(row.until, UTC).isoformat(timespec="seconds")
    title = catalogue.load(row.game).title
    return WishWords(row.id, row.game, title, row.players, row.pace, row.language, row.rated, until)


def _drop_lapsed(connection: Connection) -> None:
    connection.execute(delete(WISHES).where(WISHES.c.until <= CLOCK.now()))


def _count(connection: Connection, person: str) -> int:
    many = select(func.count()).select_from(WISHES).where(WISHES.c.person == person)
    return connection.execute(many).scalar_one()


def _add(connection: Connection, person: str, said: MakeWish) -> None:
    """In the place of one that is alike."""
    alike = (WISHES.c.person == person) & (WISHES.c.game == said.game) & (WISHES.c.players == said.players)
    connection.execute(delete(WISHES).where(alike, WISHES.c.pace == said.pace, WISHES.c.rated == said.rated))
    now = CLOCK.now()
    lapse = LAPSE_SECONDS_LIVE if said.pace == "live" else LAPSE_SECONDS
    row = {"id": secrets.token_hex(16), "person": person, "at": now, "until": now + lapse}
    wish = {"game": said.game, "players": said.players, "pace": said.pace, "language": said.language}
    connection.execute(insert(WISHES), {**row, **wish, "rated": said.rated, "pledge": said.pledge})


def _agreeing(connection: Connection, person: str, said: MakeWish) -> list[Wisher]:
    """Enough people who want the same, this one among them, the longest waiting first; none where they are too few."""
    same = (WISHES.c.game == said.game) & (WISHES.c.players == said.players) & (WISHES.c.pace == said.pace)
    columns = (WISHES.c.id, WISHES.c.person, PEOPLE.c.name, WISHES.c.language, WISHES.c.pledge)
    wanted = select(*columns).select_from(WISHES.join(PEOPLE, PEOPLE.c.id == WISHES.c.person))
    wanted = wanted.where(same, WISHES.c.rated == said.rated).order_by(WISHES.c.at, WISHES.c.id)
    everybody = [Wisher(*row) for row in connection.execute(wanted)]
    mine = [one for one in everybody if one.person == person]
    others = [one for one in everybody if one.person != person][:LOOKED_AT]
    people = [one.person for one in (*mine, *others)]
    blocks = SHUNS.c.person.in_(people) & SHUNS.c.other.in_(people) & (SHUNS.c.what == "block")
    apart = {frozenset(row) for row in connection.execute(select(SHUNS.c.person, SHUNS.c.other).where(blocks))}
    return _completed(mine, others, said.players, apart)


def _completed(group: list[Wisher], others: list[Wisher], players: int, apart: set[frozenset[str]]) -> list[Wisher]:
    """The group with as many others as it lacks, who speak one language and have not blocked each other."""
    if len(group) == players:
        return group
    for number, other in enumerate(others):
        languages = {one.language for one in (*group, other) if one.language}
        if len(languages) <= 1 and not any(frozenset((one.person, other.person)) in apart for one in group):
            found = _completed([*group, other], others[number + 1 :], players, apart)
            if found:
                return found
    return []


def _set_table(connection: Connection, game: Game, group: list[Wisher], said: MakeWish, database: Database) -> KeptGame:
    """A public table with these people, who sides with what being drawn by lot; all are told."""
    secrets.SystemRandom().shuffle(group)
    seats = [Seat(number, "person", one.name, secret=new_secret()) for number, one in enumerate(group)]
    holders = [(one.person, number) for number, one in enumerate(group)]
    lots = [Lot(number, one.pledge, "") for number, one in enumerate(group) if one.pledge]
    language = next((one.language for one in group if one.language), "")
    host = min(group, key=lambda one: one.wish).person
    terms = Terms(host, public=True, pace=PACES[said.pace], language=language, rated=said.rated)
    kept, match = lay(game, seats, holders, lots, terms)
    insert_game(connection, kept, match.record.entries, database.vault)
    connection.execute(delete(WISHES).where(WISHES.c.id.in_([one.wish for one in group])))
    for one in group:
        note(connection, one.person, "wish-found", kept.id, game=game.title)
    return kept
