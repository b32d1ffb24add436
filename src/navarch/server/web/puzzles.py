"""The HTTP side of puzzles: nothing of what somebody tries in them is kept."""

from __future__ import annotations

import asyncio
import datetime

from starlette.requests import Request
from starlette.responses import Response

from ..words import puzzles
from .answering import answer, lang_of
from .lessons import LONGEST_ACTION, game_asked_for


class PuzzleDesk:
    """Answers who solves puzzles."""

    async def puzzles(self, request: Request) -> Response:
        """The puzzles of a game."""
        game = await game_asked_for(request)
        return answer(await asyncio.to_thread(puzzles.cards, game, lang_of(request)))

    async def puzzle(self, request: Request) -> Response:
        """One puzzle, whole."""
        game, name = await game_asked_for(request), request.path_params["puzzle"]
        content = await asyncio.to_thread(puzzles.puzzle, game, name, lang_of(request))
        return Response(content, 200, {"Cache-Control": "no-cache"}, "application/json")

    async def puzzle_why(self, request: Request) -> Response:
        """Why an action is no answer to its question."""
        game, name = await game_asked_for(request), request.path_params["puzzle"]
        action = request.query_params.get("action", "")[:LONGEST_ACTION]
        return answer(await asyncio.to_thread(puzzles.why, game, name, action, lang_of(request)))

    async def daily_puzzle(self, request: Request) -> Response:
        """The puzzle of this day, by UTC."""
        today = datetime.datetime.now(datetime.UTC).date()
        return answer(await asyncio.to_thread(puzzles.daily, today, lang_of(request)))
