"""The HTTP side of how each rule is checked."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response

from ...engine.game import Game
from ..words import conformance
from .lessons import game_asked_for
from .page import packed

JSON = "application/json"


class ConformanceDesk:
    """Answers who wants to know how the rules are checked."""

    async def conformance(self, request: Request) -> Response:
        """All rules of a game; much of it is alike, so it is sent compressed."""
        plain, small = await asyncio.to_thread(_packed, await game_asked_for(request))
        headers = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
        if small is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(small, 200, {**headers, "Content-Encoding": "gzip"}, JSON)
        return Response(plain, 200, headers, JSON)


@lru_cache(maxsize=16)
def _packed(game: Game) -> tuple[bytes, bytes | None]:
    content = conformance.conformance(game)
    return content, packed(JSON, content)
