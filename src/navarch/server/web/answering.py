"""Reading requests and answering them: bodies, languages, and who asks."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..people.identity import People
from ..words.phrases import language
from .cookies import cookie_of, digest_of, new_cookie, person_of

Body = TypeVar("Body")


class BadRequest(Exception):
    """The request does not make sense: what to tell."""


def lang_of(request: Request) -> str:
    """The language that was asked for."""
    return language(request.query_params.get("lang"))


async def body_of(request: Request, kind: type[Body]) -> Body:
    """The body, as it must be."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise BadRequest("the body must be application/json")
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadRequest(str(error)[:300]) from None


def answer(content: object, status: int = 200) -> Response:
    """An answer for this moment."""
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(content), status, headers, "application/json")


async def somebody(request: Request, people: People, name: str, lang: str) -> tuple[str, str]:
    """Whoever asks, with their cookie: somebody new where nobody is known by it, and then it is another cookie."""
    person = person_of(request)
    if person:
        return cookie_of(request), person
    cookie = new_cookie()
    return cookie, await people.arrive(digest_of(cookie), name, lang)
