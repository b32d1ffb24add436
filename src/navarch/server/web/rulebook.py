"""The HTTP side of the rules that are read."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from ..words import rulebook
from .answering import lang_of
from .lessons import game_asked_for

JSON = "application/json"


class RulebookDesk:
    """Answers who reads the rules."""

    async def rulebook(self, request: Request) -> Response:
        """The rules of a game by chapter."""
        game = await game_asked_for(request)
        content = await asyncio.to_thread(rulebook.rulebook, game, lang_of(request))
        return Response(content, 200, {"Cache-Control": "no-cache"}, JSON)

    async def rule_picture(self, request: Request) -> Response:
        """The position of a picture."""
        game, name = await game_asked_for(request), request.path_params["picture"]
        content = await asyncio.to_thread(rulebook.picture, game, name, lang_of(request))
        return Response(content, 200, {"Cache-Control": "no-cache"}, JSON)
