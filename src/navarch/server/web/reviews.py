"""The HTTP side of reviews: a finished game is reviewed once, for all who may see it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ..tables.room import Room
from ..tables.worker import Worker
from ..words.errors import Refused
from ..words.people import Nothing
from .answering import answer, body_of, lang_of
from .cookies import person_of
from .rates import Rates, address_of


class ReviewDesk:
    """Answers who looks back at a game."""

    def __init__(self, worker: Worker, rates: Rates) -> None:
        self.worker = worker
        self.rates = rates

    async def review(self, request: Request) -> Response:
        """The review of a finished game, as far as it has come."""
        person = person_of(request)
        if not self.rates.history.take(person, address_of(request.scope)):
            raise Refused("too-fast")
        room = await self._finished(request)
        return answer(await self.worker.reviewer.told(room, person, lang_of(request)))

    async def ask_review(self, request: Request) -> Response:
        """Have a finished game reviewed."""
        await body_of(request, Nothing)
        person = person_of(request)
        if not self.rates.reviews.take(person, address_of(request.scope)):
            raise Refused("too-fast")
        room = await self._finished(request)
        await self.worker.reviewer.ask(room, person)
        return answer(await self.worker.reviewer.told(room, person, lang_of(request)))

    async def _finished(self, request: Request) -> Room:
        room = await self.worker.rooms.room(request.path_params["table"])
        await room.come_up_to_date()
        if not room.match.over:
            raise Refused("not-over")
        return room
