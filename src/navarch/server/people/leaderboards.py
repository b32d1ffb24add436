"""Leaderboards: the best in each game and count of players, by what they are worth at least; people and bots apart."""

from __future__ import annotations

from sqlalchemy import Connection, func, select

from ..storage.schema import PEOPLE, RATINGS, handle_of
from ..words import catalogue
from ..words.results import ContestListed, Leaderboard, Standing
from .history import rating_words
from .ratings import Contest

LISTED = 50


def contests(connection: Connection) -> list[ContestListed]:
    """The games with so many players in which people are rated, those with most people first."""
    people = func.count().label("people")
    rated = select(RATINGS.c.played, RATINGS.c.players, people).where(~RATINGS.c.is_bot)
    rows = connection.execute(rated.group_by(RATINGS.c.played, RATINGS.c.players)).all()
    found = [
        ContestListed(row.played, catalogue.load(row.played).title, row.players, row.people)
        for row in rows
        if row.played in catalogue.names()
    ]
    return sorted(found, key=lambda one: (-one.people, one.game, one.players))


def leaderboard(connection: Connection, wanted: Contest | None, viewer: str, lang: str) -> Leaderboard:
    """The best in that contest, or in the one with most people."""
    there = contests(connection)
    if wanted is None:
        wanted = Contest(there[0].game, there[0].players) if there else Contest("", 0)
    here = (RATINGS.c.played == wanted.played) & (RATINGS.c.players == wanted.players)
    best = select(RATINGS, PEOPLE.c.name).select_from(RATINGS.join(PEOPLE, PEOPLE.c.id == RATINGS.c.who))
    best = best.where(here & ~RATINGS.c.is_bot).order_by(RATINGS.c.lowest.desc(), RATINGS.c.who).limit(LISTED)
    people = [
        Standing(row.name, handle_of(row.who), rating_words(row), row.who == viewer) for row in connection.execute(best)
    ]
    bots = select(RATINGS).where(here & RATINGS.c.is_bot).order_by(RATINGS.c.lowest.desc(), RATINGS.c.who).limit(LISTED)
    machines = [Standing(_bot(row.who, row.played, lang), "", rating_words(row)) for row in connection.execute(bots)]
    return Leaderboard(there, wanted.played, wanted.players, people, machines)


def _bot(who: str, played: str, lang: str) -> str:
    """A bot as tables call it; the searching one with its level."""
    name, _, level = who.partition(" ")
    return f"{catalogue.bot_name(name, catalogue.load(played), lang)} {level}".rstrip()
