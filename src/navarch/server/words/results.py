"""What page and server say to each other about results and ratings (docs/protocol.md, *Results*)."""

from __future__ import annotations

from typing import Literal

import msgspec

from .messages import Pledge

Counts = Literal["rated", "unrated", "one-person", "short", "abandoned", "often", "newcomers"]
How = Literal["rules", "resigned", "claimed", "draw", "agreed"]


# ---- from the page ----


class SetRated(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/tables/<id>/rated`: whether the game counts for ratings; the others are asked."""

    rated: bool


class Rematch(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/tables/<id>/rematch`: the same people again, each one seat further on."""

    pledge: Pledge = ""
    rated: bool = False  # I have seen that it is rated as before, and agree


# ---- to the page ----


class RematchMade(msgspec.Struct):
    """Where it is played; whether the seat is mine now."""

    id: str
    sits: bool


class RatingWords(msgspec.Struct):
    """A rating with its uncertainty."""

    mu: float
    sigma: float
    games: int
    provisional: bool  # from too few games to say much


class PlayedSeat(msgspec.Struct):
    """How a seat came out of a game."""

    seat: str
    plays: str  # what the seat plays, in words
    name: str  # empty: somebody who left
    person: str  # what names them to others; empty: a bot, or somebody who left
    bot: str  # with its level; empty: a person
    rank: int
    left: bool  # resigned, or out of time and never came back
    gain: float | None  # by how much the rating moved; null: not at all


class SeatResult(PlayedSeat):
    """The same, with the rating as it is now."""

    rating: RatingWords | None  # null: there is none


class TableResult(msgspec.Struct):
    """How a finished game counts."""

    counts: Counts
    how: How
    seats: list[SeatResult]


class GamePlayed(msgspec.Struct):
    """One of somebody's finished games."""

    table: str
    game: str
    title: str
    ended: str
    how: How
    counts: Counts
    seat: str  # theirs
    seats: list[PlayedSeat]


class ContestRating(msgspec.Struct):
    """Somebody's rating in one game with so many players."""

    game: str
    title: str
    players: int
    rating: RatingWords


class GameTally(msgspec.Struct):
    """How often somebody has played a game, and won it."""

    game: str
    title: str
    played: int
    won: int


class SideTally(msgspec.Struct):
    """The same of one side of a game."""

    game: str
    title: str
    seat: str
    plays: str
    played: int
    won: int


class Profile(msgspec.Struct):
    """Somebody, as whoever asks may know them: of private tables only those at which both sat."""

    person: str
    name: str
    since: str
    me: bool
    ratings: list[ContestRating]
    games: list[GameTally]
    sides: list[SideTally]  # the ones played most


class Meeting(msgspec.Struct):
    """How two people came out of the games of one sort in which both sat."""

    game: str
    title: str
    played: int
    ahead: int  # games in which the first came out before the second
    behind: int


class HeadToHead(msgspec.Struct):
    """Two people against each other."""

    person: str
    name: str
    other: str
    other_name: str
    meetings: list[Meeting]


class Standing(msgspec.Struct):
    """A line of a leaderboard."""

    name: str
    person: str  # empty: a bot
    rating: RatingWords
    me: bool = False


class ContestListed(msgspec.Struct):
    """A game with so many players in which people are rated."""

    game: str
    title: str
    players: int
    people: int


class Leaderboard(msgspec.Struct):
    """The best in one game with so many players, people and bots apart."""

    contests: list[ContestListed]  # all there are, the ones with most people first
    game: str  # empty: nobody is rated yet
    players: int
    people: list[Standing]
    bots: list[Standing]
