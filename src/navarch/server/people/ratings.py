"""Ratings by openskill: what is believed of somebody in one game with so many players, and how uncertain that is.

People and bots have theirs, a bot by its name and level. Each game moves them in the transaction that ends it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Connection, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ..storage.schema import RATINGS

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

SETTLED = 10  # games; before, a rating is provisional


class Contest(NamedTuple):
    """What is rated by itself: a game, with so many players."""

    played: str
    players: int


class Rated(NamedTuple):
    """Somebody who has a rating: a person, or a bot with its level."""

    is_bot: bool
    who: str


class Skill(NamedTuple):
    """A rating, and from how many games it comes."""

    mu: float
    sigma: float
    games: int

    @property
    def lowest(self) -> float:
        """What they are worth at least."""
        return self.mu - 3 * self.sigma


class Finish(NamedTuple):
    """How somebody came out of a game."""

    rated: Rated
    rank: int
    may_fall: bool = True  # not where somebody else has left
    moves: bool = True  # their rating follows; else it only says how strong the others' opponent was


@lru_cache(maxsize=1)
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # it takes longer to load than a game takes to be noted

    return PlackettLuce()


def first_skill() -> Skill:
    """Of somebody who has not played."""
    return Skill(_model().mu, _model().sigma, 0)


def after(skills: Sequence[Skill], finishes: Sequence[Finish]) -> list[Skill]:
    """Everybody's skill after a game."""
    model = _model()
    teams = [[model.rating(skill.mu, skill.sigma)] for skill in skills]
    rated = model.rate(teams, ranks=[float(finish.rank) for finish in finishes])
    new: list[Skill] = []
    for skill, finish, (one,) in zip(skills, finishes, rated, strict=True):
        stays = not finish.moves or (one.mu < skill.mu and not finish.may_fall)
        mu, sigma = (skill.mu, skill.sigma) if stays else (one.mu, one.sigma)
        new.append(Skill(mu, sigma, skill.games + finish.moves))
    return new


def settle(connection: Connection, contest: Contest, finishes: Sequence[Finish]) -> list[float | None]:
    """A game moves the ratings: by how much each; None: not at all."""
    before = _locked(connection, contest, finishes)
    skills = [before[finish.rated] for finish in finishes]
    gains: list[float | None] = []
    for finish, old, new in zip(finishes, skills, after(skills, finishes), strict=True):
        if new != old:
            row = {"mu": new.mu, "sigma": new.sigma, "lowest": new.lowest, "games": new.games}
            connection.execute(update(RATINGS).where(_is(contest, finish.rated)).values(row))
        gains.append(new.mu - old.mu if new != old else None)
    return gains


def _is(contest: Contest, rated: Rated) -> Any:
    here = (RATINGS.c.played == contest.played) & (RATINGS.c.players == contest.players)
    return here & (RATINGS.c.is_bot == rated.is_bot) & (RATINGS.c.who == rated.who)


def _locked(connection: Connection, contest: Contest, finishes: Iterable[Finish]) -> dict[Rated, Skill]:
    """Ratings that nobody else moves before this is committed; always in the same order, so that nobody waits round.

    Whoever has none gets the first one, if it moves.
    """
    insert_here = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    first = first_skill()
    beginning = {"mu": first.mu, "sigma": first.sigma, "lowest": first.lowest, "games": 0}
    found: dict[Rated, Skill] = {}
    for rated, moves in sorted({(finish.rated, finish.moves) for finish in finishes}):
        row = {**contest._asdict(), **rated._asdict(), **beginning}
        if moves:
            connection.execute(insert_here(RATINGS).values(row).on_conflict_do_nothing())
        here = select(RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games).where(_is(contest, rated)).with_for_update()
        kept = connection.execute(here).first()
        found[rated] = Skill(*kept) if kept is not None else first
    return found
