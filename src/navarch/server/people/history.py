"""Results as people read them: of one game, of one person, of two against each other.

What happened at private tables is told only to those who played there.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

from msgspec import convert
from sqlalchemy import ColumnElement, Connection, FromClause, Row, and_, func, or_, select

from ..storage.schema import GAMES, PEOPLE, RATINGS, RESULTS, SEATS, handle_of
from ..words import catalogue
from ..words.results import (
    ContestRating,
    Counts,
    GamePlayed,
    GameTally,
    HeadToHead,
    How,
    Meeting,
    PlayedSeat,
    Profile,
    RatingWords,
    SeatResult,
    SideTally,
    TableResult,
)
from .ratings import SETTLED, Skill

GAMES_LISTED = 30
SIDES_LISTED = 5

_SEATS = RESULTS.outerjoin(PEOPLE, PEOPLE.c.id == RESULTS.c.person).join(
    SEATS, and_(SEATS.c.game == RESULTS.c.game, SEATS.c.seat == RESULTS.c.seat)
)
_NAMED = select(RESULTS, SEATS.c.name.label("played_as"), PEOPLE.c.name.label("called")).select_from(_SEATS)


class Filter(NamedTuple):
    """Which of somebody's games are looked for."""

    game: str = ""
    other: str = ""  # a person who sat there, too
    rated: bool | None = None
    won: bool | None = None
    page: int = 0


def person_of_handle(connection: Connection, handle: str) -> str | None:
    """Who is named so."""
    return connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.handle == handle)).scalar()


def rating_words(row: Row[Any] | Skill) -> RatingWords:
    """As it is told."""
    return RatingWords(round(row.mu, 2), round(row.sigma, 2), row.games, row.games < SETTLED)


def iso(seconds: float) -> str:
    """When it was."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


def visible_to(viewer: str, results: FromClause = RESULTS) -> ColumnElement[bool]:
    """Whether somebody may see a result: of a public table, or of one at which they played themselves."""
    public = select(GAMES.c.id).where(GAMES.c.id == results.c.game, GAMES.c.public).exists()
    if not viewer:
        return public
    own = RESULTS.alias()
    return or_(public, select(own.c.game).where(own.c.game == results.c.game, own.c.person == viewer).exists())


# ---- one game ----


def table_result(connection: Connection, game: str, lang: str) -> TableResult:
    """How a finished game counts; it has no seats where nothing was noted of it."""
    rows = connection.execute(_NAMED.where(RESULTS.c.game == game).order_by(RESULTS.c.seat)).all()
    if not rows:
        return TableResult("unrated", "rules", [])
    first = rows[0]
    here = (RATINGS.c.played == first.played) & (RATINGS.c.players == first.players)
    who = {row.bot or row.person for row in rows} - {""}
    found = connection.execute(select(RATINGS).where(here & RATINGS.c.who.in_(who)))
    ratings = {(row.is_bot, row.who): rating_words(row) for row in found}
    seats = [SeatResult(*_seat(row, lang), rating=ratings.get((bool(row.bot), row.bot or row.person))) for row in rows]
    return TableResult(convert(first.counts, Counts), convert(first.how, How), seats)


def _seat(row: Row[Any], lang: str) -> tuple[str, str, str, str, str, int, bool, float | None]:
    label, plays = _side(row, lang)
    name = (row.called or row.played_as) if row.person else ""
    if row.bot:
        name = catalogue.bot_name(row.played_as, catalogue.load(row.played), lang)
    person = handle_of(row.person) if row.person else ""
    gain = None if row.gain is None else round(row.gain, 2)
    return label, plays, name, person, row.bot, row.rank, row.left, gain


def _side(row: Row[Any], lang: str) -> tuple[str, str]:
    game = catalogue.load(row.played)
    label = game.nouns["seat"][row.seat]
    return label, catalogue.texts(game, lang).noun("seat", label)


def _title(game: str) -> str:
    return catalogue.load(game).title


def _is_here(played: str) -> bool:
    """A game that is not installed any more cannot be told of."""
    return played in catalogue.names()


# ---- one person ----


def games_of(connection: Connection, person: str, viewer: str, wanted: Filter, lang: str) -> list[GamePlayed]:
    """Somebody's finished games that the viewer may see, the newest first."""
    mine = (RESULTS.c.person == person) & RESULTS.c.played.in_(catalogue.names())
    mine = mine if viewer == person else mine & visible_to(viewer)
    if wanted.game:
        mine &= RESULTS.c.played == wanted.game
    if wanted.rated is not None:
        mine &= RESULTS.c.counts == "rated" if wanted.rated else RESULTS.c.counts != "rated"
    if wanted.won is not None:
        mine &= RESULTS.c.rank == 1 if wanted.won else RESULTS.c.rank > 1
    if wanted.other:
        theirs = RESULTS.alias()
        together = (theirs.c.game == RESULTS.c.game) & (theirs.c.person == wanted.other)
        mine &= select(theirs.c.game).where(together & (theirs.c.seat != RESULTS.c.seat)).exists()
    page = select(RESULTS.c.game, RESULTS.c.seat).where(mine).order_by(RESULTS.c.ended.desc(), RESULTS.c.game)
    found = connection.execute(page.limit(GAMES_LISTED).offset(wanted.page * GAMES_LISTED)).all()
    tables = list(dict.fromkeys(row.game for row in found))
    seats: dict[str, list[Row[Any]]] = {table: [] for table in tables}
    for row in connection.execute(_NAMED.where(RESULTS.c.game.in_(tables)).order_by(RESULTS.c.seat)):
        seats[row.game].append(row)
    return [_played(seats[table], person, lang) for table in tables]


def _played(rows: Sequence[Row[Any]], person: str, lang: str) -> GamePlayed:
    first = next(row for row in rows if row.person == person)
    return GamePlayed(
        table=first.game,
        game=first.played,
        title=_title(first.played),
        ended=iso(first.ended),
        how=convert(first.how, How),
        counts=convert(first.counts, Counts),
        seat=_side(first, lang)[0],
        seats=[PlayedSeat(*_seat(row, lang)) for row in rows],
    )


def profile(connection: Connection, person: str, viewer: str, lang: str) -> Profile:
    """Somebody, as the viewer may know them."""
    known = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).one()
    rated = select(RATINGS).where(RATINGS.c.who == person, ~RATINGS.c.is_bot)
    ratings = [
        ContestRating(row.played, _title(row.played), row.players, rating_words(row))
        for row in connection.execute(rated.order_by(RATINGS.c.games.desc(), RATINGS.c.played))
        if _is_here(row.played)
    ]
    mine = RESULTS.c.person == person if viewer == person else (RESULTS.c.person == person) & visible_to(viewer)
    won = func.count().filter(RESULTS.c.rank == 1).label("won")
    counted = select(RESULTS.c.played, RESULTS.c.seat, func.count().label("times"), won).where(mine)
    sides = [
        row for row in connection.execute(counted.group_by(RESULTS.c.played, RESULTS.c.seat)) if _is_here(row.played)
    ]
    tally: dict[str, GameTally] = {}
    for row in sides:
        one = tally.setdefault(row.played, GameTally(row.played, _title(row.played), 0, 0))
        one.played, one.won = one.played + row.times, one.won + row.won
    most = sorted(sides, key=lambda row: (-row.times, -row.won, row.played, row.seat))[:SIDES_LISTED]
    return Profile(
        person=known.handle,
        name=known.name,
        since=iso(known.created),
        me=viewer == person,
        ratings=ratings,
        games=sorted(tally.values(), key=lambda one: (-one.played, one.game)),
        sides=[SideTally(row.played, _title(row.played), *_side(row, lang), row.times, row.won) for row in most],
    )


# ---- two people ----


def head_to_head(connection: Connection, person: str, other: str, viewer: str) -> HeadToHead:
    """How two people came out of the games in which both sat, as far as the viewer may see them."""
    names = {row.id: row.name for row in connection.execute(select(PEOPLE).where(PEOPLE.c.id.in_([person, other])))}
    mine, theirs = RESULTS.alias(), RESULTS.alias()
    both = (mine.c.person == person) & (theirs.c.person == other) & (mine.c.game == theirs.c.game)
    if viewer not in (person, other):
        both &= visible_to(viewer, mine)
    ahead = func.count().filter(mine.c.rank < theirs.c.rank).label("ahead")
    behind = func.count().filter(mine.c.rank > theirs.c.rank).label("behind")
    counted = select(mine.c.played, func.count().label("times"), ahead, behind).where(both).group_by(mine.c.played)
    meetings = [
        Meeting(row.played, _title(row.played), row.times, row.ahead, row.behind)
        for row in connection.execute(counted.order_by(func.count().desc(), mine.c.played))
        if _is_here(row.played)
    ]
    return HeadToHead(handle_of(person), names[person], handle_of(other), names[other], meetings)
