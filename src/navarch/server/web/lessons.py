"""The HTTP side of learning: of what somebody tries in lessons nothing is kept; a guided game has a table."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from ...engine.game import Game
from ..tables.laying import Terms
from ..tables.worker import Worker
from ..words import catalogue, guides, lessons
from ..words.answers import TableMade
from ..words.errors import Refused
from ..words.messages import SeatWish
from .answering import answer, body_of, lang_of, somebody
from .cookies import person_of, with_cookie
from .rates import Rates, address_of

LONGEST_ACTION = 200


class LessonDesk:
    """Answers who learns."""

    def __init__(self, worker: Worker, rates: Rates) -> None:
        self.worker = worker
        self.rates = rates

    async def primer(self, request: Request) -> Response:
        """What is read before the first move."""
        return answer(guides.primer(await game_asked_for(request), lang_of(request)))

    async def guide(self, request: Request) -> Response:
        """All that the guide of a first game may say."""
        return answer(guides.guide(await game_asked_for(request), lang_of(request)))

    async def begin_guided(self, request: Request) -> Response:
        """Set the table of a guided first game: its luck is the guide's, and greedy bots have the other seats."""
        said = await body_of(request, guides.BeginGuided)
        game = await game_asked_for(request)
        guide = guides.guide_for(game)
        if not self.rates.tables.take(person_of(request), address_of(request.scope)):
            raise Refused("too-fast")
        cookie, person = await somebody(request, self.worker.people, "", said.lang)
        name = await self.worker.people.called(person, "")
        seats = range(guide.players)
        wishes = [SeatWish("me", name) if seat == guide.seat else SeatWish("bot") for seat in seats]
        terms = Terms(person, guide.options, language=said.lang, secret=guide.secret())
        room = await self.worker.rooms.create(game, wishes, "", terms)
        return with_cookie(request, answer(TableMade(room.id, []), 201), cookie)

    async def lessons(self, request: Request) -> Response:
        """The lessons of a game by chapter."""
        game = await game_asked_for(request)
        return answer(await asyncio.to_thread(lessons.chapters, game, lang_of(request)))

    async def lesson(self, request: Request) -> Response:
        """One lesson, whole."""
        game, name = await game_asked_for(request), request.path_params["lesson"]
        content = await asyncio.to_thread(lessons.lesson, game, name, lang_of(request))
        return Response(content, 200, {"Cache-Control": "no-cache"}, "application/json")

    async def lesson_why(self, request: Request) -> Response:
        """Why an action is no answer to its question."""
        game, name = await game_asked_for(request), request.path_params["lesson"]
        action = request.query_params.get("action", "")[:LONGEST_ACTION]
        return answer(await asyncio.to_thread(lessons.why, game, name, action, lang_of(request)))


async def game_asked_for(request: Request) -> Game:
    """The game of an address."""
    name = request.path_params["name"]
    if name not in catalogue.names():
        raise Refused("no-game")
    return await asyncio.to_thread(catalogue.load, name)
