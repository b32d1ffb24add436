"""Results: who played, how it came out, and whether it counts; noted once, in the transaction that ends a game.

Whoever resigned, or ran out of time and never came back, is last; the others are ranked by what stands, and nobody
else's rating falls in such a game. What counts for ratings, and what does not, is told in docs/hosting.md, *Ratings*.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, func, insert, select

from ...engine.record import UNDO
from ...engine.state import CHANCE
from ..clock import CLOCK
from ..notices.outbox import note
from ..storage.kept import first_holders
from ..storage.schema import ACTIONS, AGREEMENTS, AS_THEY_SAT_DOWN, GAMES, HOLDERS, RATINGS, RESULTS, SEATS
from ..words.results import Counts
from .ratings import SETTLED, Contest, Finish, Rated, settle

LEAST_DECISIONS = 10  # of each player, on average: a shorter game counts nothing
DAY = 24 * 3600.0
PAIR_A_DAY = 5  # rated games of the same two people
NEWCOMERS_A_DAY = 3  # rated games of somebody with people whose ratings are provisional
BY_PLAYERS = ("resigned", "claimed", "draw", "agreed")


class Sat(NamedTuple):
    """Who a seat's result belongs to."""

    seat: int
    person: str
    bot: str
    left: bool
    agreed: bool  # sat there from the first action on, and agreed that it is rated
    is_away: bool  # has let a bot sit there by consent of all: the seat is nobody's


def note_end(connection: Connection, game: str) -> None:
    """A game has ended: its results, once, whatever restarts and workers."""
    if connection.execute(select(RESULTS.c.game).where(RESULTS.c.game == game).limit(1)).first() is not None:
        return
    kept = connection.execute(select(GAMES).where(GAMES.c.id == game).with_for_update()).one()
    how = kept.result["reason"] if kept.result["reason"] in BY_PLAYERS and not kept.result["rule"] else "rules"
    sat = _sat(connection, game, how, kept.result["ranks"])
    ranks = final_ranks(kept.result["ranks"], [one.left for one in sat])
    counts = _counts(connection, kept, sat)
    gains = _rate(connection, kept, sat, ranks) if counts == "rated" else [None] * len(sat)
    same = {"game": game, "played": kept.game, "players": kept.players, "ended": CLOCK.now(), "how": how}
    winners = ranks.count(1)
    rows = [
        {**same, "counts": counts, "seat": one.seat, "person": one.person, "bot": one.bot, "left": one.left,
         "rank": rank, "share": 1 / winners if rank == 1 else 0.0, "gain": gain}
        for one, rank, gain in zip(sat, ranks, gains, strict=True)
    ]  # fmt: skip
    connection.execute(insert(RESULTS), rows)
    for one, gain in zip(sat, gains, strict=True):
        if gain is not None and one.person:
            note(connection, one.person, "rated", game, gain=round(gain, 2))


def final_ranks(ranks: Sequence[int], left: Sequence[bool]) -> list[int]:
    """Those who left are last together, the others among themselves as it stands."""
    stayed = [rank for rank, gone in zip(ranks, left, strict=True) if not gone]
    if not stayed:
        return list(ranks)
    return [
        1 + (len(stayed) if gone else sum(other < rank for other in stayed))
        for rank, gone in zip(ranks, left, strict=True)
    ]


def _sat(connection: Connection, game: str, how: str, ranks: Sequence[int]) -> list[Sat]:
    """In the order of the seats. A rated game is that of whoever began it: who gets up and stays away has left.

    The result of a team belongs to whoever of it sat down first.
    """
    holders = select(HOLDERS.c.person, HOLDERS.c.seat).where(HOLDERS.c.game == game).order_by(*AS_THEY_SAT_DOWN)
    held = first_holders([(row.person, row.seat) for row in connection.execute(holders)])
    agreements = select(AGREEMENTS.c.seat, AGREEMENTS.c.person).where(AGREEMENTS.c.game == game)
    agreed = {row.seat: row.person for row in connection.execute(agreements)}
    found: list[Sat] = []
    for chair in connection.execute(select(SEATS).where(SEATS.c.game == game).order_by(SEATS.c.seat)):
        began, holds = agreed.get(chair.seat), held.get(chair.seat, "")
        person = holds if began is None else began
        is_bot = chair.kind == "bot" and not chair.left
        gave_up = how in ("resigned", "claimed") and ranks[chair.seat] > 1
        left = chair.left in ("resigned", "time") or gave_up or (began is not None and began != holds)
        bot = f"{chair.bot} {chair.level}" if chair.level else chair.bot
        agrees = began is not None
        found.append(Sat(chair.seat, person, bot if is_bot else "", left, agrees, chair.left == "away"))
    return found


# ---- what counts ----


def _counts(connection: Connection, kept: Row[Any], sat: list[Sat]) -> Counts:
    """Whether a game is rated, or why not."""
    if not kept.rated:
        return "unrated"
    people = [one.person for one in sat if one.agreed]
    if len(set(people)) < len(people):
        return "one-person"
    if decisions_of(connection, kept.id) < LEAST_DECISIONS * kept.players:
        return "short"
    playing = [one for one in sat if _plays(one)]
    stayed = [one for one in playing if one.agreed and not one.left]
    if len(playing) < 2 or not stayed:
        return "abandoned"
    if _met_today(connection, people):
        return "often"
    return "newcomers" if _newcomers_today(connection, people) else "rated"


def _plays(one: Sat) -> bool:
    """Whether a seat takes part in the rating: a bot's own, or that of somebody who began the game."""
    return bool(one.bot) or (one.agreed and not one.is_away)


def decisions_of(connection: Connection, game: str) -> int:
    """How many decisions of seats stood when there were most: going back before the end makes no game short."""
    entries = select(ACTIONS.c.actor, ACTIONS.c.text).where(ACTIONS.c.game == game).order_by(ACTIONS.c.ply)
    standing: list[int] = [0]  # decisions after each action that stands
    most = 0
    for actor, text in connection.execute(entries):
        if actor == UNDO:
            del standing[int(text) + 1 :]
        elif actor >= CHANCE:
            standing.append(standing[-1] + (actor >= 0))
            most = max(most, standing[-1])
    return most


def _met_today(connection: Connection, people: list[str]) -> bool:
    """Whether two of them have played as many rated games with each other today as count."""
    mine, theirs = RESULTS.alias(), RESULTS.alias()
    recent = (mine.c.ended > CLOCK.now() - DAY) & (mine.c.counts == "rated") & (mine.c.game == theirs.c.game)
    both = mine.c.person.in_(people) & theirs.c.person.in_(people) & (mine.c.person < theirs.c.person)
    met = select(func.count()).where(recent & both).group_by(mine.c.person, theirs.c.person)
    return any(times >= PAIR_A_DAY for times in connection.execute(met).scalars())


def _newcomers_today(connection: Connection, people: list[str]) -> bool:
    """Whether somebody who is known has met as many newcomers today as count, and meets one more."""
    games = select(RATINGS.c.who, func.sum(RATINGS.c.games).label("times")).where(
        RATINGS.c.who.in_(people), ~RATINGS.c.is_bot
    )
    played = {row.who: row.times for row in connection.execute(games.group_by(RATINGS.c.who))}
    known = [person for person in people if played.get(person, 0) >= SETTLED]
    if len(known) == len(people) or not known:
        return False
    mine, theirs = RESULTS.alias(), RESULTS.alias()
    recent = (mine.c.ended > CLOCK.now() - DAY) & (mine.c.counts == "rated") & mine.c.person.in_(known)
    other = (mine.c.game == theirs.c.game) & (mine.c.person != theirs.c.person) & (theirs.c.person != "")
    total = select(func.coalesce(func.sum(RATINGS.c.games), 0)).where(RATINGS.c.who == theirs.c.person)
    is_new = total.scalar_subquery() < SETTLED
    met = select(func.count(mine.c.game.distinct())).where(recent & other & is_new).group_by(mine.c.person)
    return any(times >= NEWCOMERS_A_DAY for times in connection.execute(met).scalars())


def _rate(connection: Connection, kept: Row[Any], sat: list[Sat], ranks: list[int]) -> list[float | None]:
    """By how much each rating moves. Against bots alone nobody's own does: whoever loses could leave and lose nothing.

    Two bots of the same name and level are one: the better of its seats counts.
    """
    people = sum(one.agreed for one in sat)
    left = [one.seat for one in sat if one.left]
    finishes: dict[Rated, tuple[int, Finish]] = {}
    for one, rank in sorted(zip(sat, ranks, strict=True), key=lambda pair: pair[1]):
        if _plays(one):
            rated = Rated(bool(one.bot), one.bot or one.person)
            finish = Finish(rated, rank, not left or one.left, bool(one.bot) or people > 1)
            finishes.setdefault(rated, (one.seat, finish))
    moved = settle(connection, Contest(kept.game, kept.players), [finish for _seat, finish in finishes.values()])
    gains: list[float | None] = [None] * len(sat)
    for (seat, _finish), gain in zip(finishes.values(), moved, strict=True):
        gains[seat] = gain
    return gains
