"""The HTTP side of results: whether a table is rated, how games count, and who has played them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from ..people.history import Filter, games_of, head_to_head, person_of_handle, profile, table_result
from ..people.leaderboards import leaderboard
from ..people.ratings import Contest
from ..tables import rating
from ..tables.rematch import rematch
from ..tables.room import Room
from ..tables.worker import Worker
from ..words import catalogue
from ..words.answers import Done
from ..words.errors import Refused
from ..words.results import Rematch, RematchMade, SetRated
from .answering import BadRequest, answer, body_of, lang_of
from .cookies import person_of
from .guard import is_number
from .rates import Rates, address_of

T = TypeVar("T")
YES_OR_NO = {"": None, "yes": True, "no": False}
MOST_PAGES, MOST_PLAYERS = 9_999, 99
HANDLE = re.compile("[0-9a-f]{20}")  # anything else is no question for a database


class ResultsDesk:
    """Answers who asks how games came out."""

    def __init__(self, worker: Worker, rates: Rates) -> None:
        self.worker = worker
        self.rates = rates

    async def set_rated(self, request: Request) -> Response:
        """Whether a game counts; the others who sit there are asked."""
        said = await body_of(request, SetRated)
        await rating.ask(await self._room(request), person_of(request), said.rated)
        return answer(Done())

    async def result(self, request: Request) -> Response:
        """How a finished game counts."""
        room, lang = await self._room(request), lang_of(request)
        if not room.match.over:
            raise Refused("not-over")
        return answer(await self._read(lambda connection: table_result(connection, room.id, lang)))

    async def rematch(self, request: Request) -> Response:
        """The same people again; whoever asks sits down, and for the others their seats are held."""
        said, person = await body_of(request, Rematch), person_of(request)
        if not self.rates.tables.take(person, address_of(request.scope)):
            raise Refused("too-fast")
        old = await self._room(request)
        rating.check_rematch(old, said.rated)
        new = await rematch(self.worker, old, person, said.pledge)
        if not new.seats_of(person) and any(invited == person for invited, _seat in new.kept.invited):
            found = await self.worker.people.person(person)
            await new.sitting.accept(person, found.name if found is not None else "", said.pledge, said.rated)
        return answer(RematchMade(new.id, bool(new.seats_of(person))), 201)

    async def profile(self, request: Request) -> Response:
        """Somebody, as whoever asks may know them."""
        person, viewer, lang = await self._person(request, "person"), person_of(request), lang_of(request)
        return answer(await self._read(lambda connection: profile(connection, person, viewer, lang)))

    async def played(self, request: Request) -> Response:
        """Somebody's finished games."""
        person, viewer, lang = await self._person(request, "person"), person_of(request), lang_of(request)
        wanted = _wanted(request)
        if wanted.other:
            wanted = wanted._replace(other=await self._named(wanted.other))
        return answer(await self._read(lambda connection: games_of(connection, person, viewer, wanted, lang)))

    async def head_to_head(self, request: Request) -> Response:
        """Two people against each other."""
        person, other = await self._person(request, "person"), await self._person(request, "other")
        viewer = person_of(request)
        return answer(await self._read(lambda connection: head_to_head(connection, person, other, viewer)))

    async def leaderboards(self, request: Request) -> Response:
        """The best in one game with so many players."""
        game, players = _game(request), _number(request, "players", MOST_PLAYERS)
        contest = Contest(game, players) if game else None
        viewer, lang = person_of(request), lang_of(request)
        return answer(await self._read(lambda connection: leaderboard(connection, contest, viewer, lang)))

    # ---- helpers ----

    async def _read(self, query: Callable[[Connection], T]) -> T:
        found: T = await self.worker.database.read(query)
        return found

    async def _person(self, request: Request, part: str) -> str:
        if not self.rates.history.take(person_of(request), address_of(request.scope)):
            raise Refused("too-fast")
        return await self._named(request.path_params[part])

    async def _named(self, handle: str) -> str:
        is_one = HANDLE.fullmatch(handle)
        found = await self._read(lambda connection: person_of_handle(connection, handle)) if is_one else None
        if found is None:
            raise Refused("nobody-here")
        return found

    async def _room(self, request: Request) -> Room:
        room = await self.worker.rooms.room(request.path_params["table"])
        await room.come_up_to_date()
        return room


def _game(request: Request) -> str:
    game = request.query_params.get("game", "")
    if game and game not in catalogue.names():
        raise Refused("no-game")
    return game


def _number(request: Request, name: str, most: int) -> int:
    said = request.query_params.get(name, "0")
    if not is_number(said) or int(said) > most:
        raise BadRequest(f"{name} is a number of at most {most}")
    return int(said)


def _wanted(request: Request) -> Filter:
    """Which games are looked for; the other person by what names them."""
    asked = request.query_params
    rated, won = asked.get("rated", ""), asked.get("won", "")
    if rated not in YES_OR_NO or won not in YES_OR_NO:
        raise BadRequest("rated and won are yes or no")
    page = _number(request, "page", MOST_PAGES)
    return Filter(_game(request), asked.get("with", ""), YES_OR_NO[rated], YES_OR_NO[won], page)
