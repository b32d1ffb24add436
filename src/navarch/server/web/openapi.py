"""The HTTP API as one list: the routes are made from it, and so is its OpenAPI description."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from ... import __version__
from ..words import answers, messages

PREFIX = "/api"
TABLE_SOCKET = "/tables/{table}/ws"
JSON = "application/json"
NO_TABLE, NOT_OVER = "no such table", "the game is not over, or cannot be read"
BUSY = "too many people ask for this at once"
DAMAGED = "what is kept of the table is damaged"


class Operation(NamedTuple):
    """One thing that can be asked for, under /api."""

    method: str
    path: str
    handler: str  # the method of the desk
    summary: str
    answer: Any
    status: int = 200
    body: Any = None
    query: tuple[str, ...] = ()
    refusals: dict[int, str] = {}  # besides those of every request


OPERATIONS = (
    Operation("GET", "/openapi.json", "described", "this description", dict[str, Any]),
    Operation("GET", "/games", "games", "all games", list[answers.GameCard], query=("lang",)),
    Operation("GET", "/games/{name}", "game", "everything about a game that never changes", answers.GameFacts,
              query=("lang",), refusals={404: "no such game"}),
    Operation("POST", "/tables", "create", "set a table", answers.TableMade, 201, messages.NewTable,
              refusals={404: "no such game"}),
    Operation("GET", "/tables/mine", "mine", "the tables at which this browser holds a seat",
              list[answers.TableListed], query=("lang",)),
    Operation("GET", "/tables/{table}", "table", "a table", answers.TableFacts,
              refusals={404: NO_TABLE, 409: DAMAGED}),
    Operation("GET", "/tables/{table}/game", "table_game", "the facts of its game, with the components it is played by",
              answers.GameFacts, query=("lang",), refusals={404: NO_TABLE, 409: DAMAGED}),
    Operation("POST", "/tables/{table}/join", "join", "sit down by a link", answers.Seated, 200, messages.Join,
              refusals={403: "no link of this table", 404: NO_TABLE, 409: DAMAGED,
                        410: "the link is spent: another browser sits there"}),
    Operation("POST", "/tables/{table}/reopen", "reopen", "a new link for a seat", answers.SeatLink, 201,
              messages.Reopen, refusals={403: "neither the host nor sitting there", 404: NO_TABLE,
                                         409: f"the others are asked first; or {DAMAGED}"}),
    Operation("POST", "/tables/{table}/fork", "fork", "a new table from a position of a finished game",
              answers.TableMade, 201, messages.Fork, refusals={404: "no such table or position", 409: NOT_OVER,
                                                                   503: BUSY}),
    Operation("GET", "/tables/{table}/history", "history", "an earlier position", messages.Position,
              query=("ply", "lang", "seat"), refusals={404: "no such table or position", 409: DAMAGED,
                                                          503: BUSY}),
    Operation("GET", "/tables/{table}/account", "account", "where points come from, and how they came",
              answers.AccountWords, query=("lang", "seat"), refusals={404: NO_TABLE, 409: DAMAGED, 503: BUSY}),
    Operation("GET", "/tables/{table}/record", "record", "the record of a finished game", answers.RecordFile,
              refusals={404: NO_TABLE, 409: NOT_OVER}),
    Operation("GET", "/tables/{table}/verify", "verify", "the proof of a finished game", answers.Verification,
              refusals={404: NO_TABLE, 409: NOT_OVER, 503: BUSY}),
)  # fmt: skip

OF_EVERY_REQUEST = {403: "not admitted", 413: "the body is too large", 421: "another host", 429: "too many requests"}
OF_EVERY_POST = {400: "the body is not what is described here", 403: "not admitted, or from the page of another origin"}
QUERY: dict[str, dict[str, Any]] = {
    "lang": {"description": "en or pl; anything else is English", "schema": {"type": "string"}},
    "ply": {"description": "after so many actions", "required": True,
            "schema": {"type": "integer", "minimum": 0, "maximum": 999_999_999}},
    "seat": {"description": "seen by that seat, where one may", "schema": {"type": "string"}},
}  # fmt: skip


@lru_cache(maxsize=1)
def document() -> bytes:
    """OpenAPI 3.1, from the types that are decoded and encoded."""
    socket = (messages.FromPage, messages.ToPage)
    more = (answers.Problem, messages.Prompt, messages.ActionWords)
    kinds: list[Any] = [*(kind for one in OPERATIONS for kind in (one.answer, one.body) if kind), *socket, *more]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=messages.SCHEMAS + "{name}")
    by_kind = {str(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for one in OPERATIONS:
        paths.setdefault(PREFIX + one.path, {})[one.method.lower()] = _operation(one, by_kind)
    paths |= _page_paths()
    sockets = {PREFIX + TABLE_SOCKET: {"from_page": by_kind[str(socket[0])], "to_page": by_kind[str(socket[1])]}}
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Navarch", "version": __version__, "description": "See docs/protocol.md."},
            "paths": paths,
            "components": {"schemas": components},
            "x-websockets": sockets,
        }
    )


def _operation(one: Operation, by_kind: dict[str, Any]) -> dict[str, Any]:
    problem = {"application/json": {"schema": by_kind[str(answers.Problem)]}}
    refusals = {**OF_EVERY_REQUEST, **(OF_EVERY_POST if one.method == "POST" else {}), **one.refusals}
    described: dict[str, Any] = {
        "operationId": one.handler,
        "summary": one.summary,
        "parameters": [*_in_path(one.path), *({"name": name, "in": "query", **QUERY[name]} for name in one.query)],
        "responses": {
            str(one.status): {"description": one.summary, "content": {JSON: {"schema": by_kind[str(one.answer)]}}},
            **{str(status): {"description": why, "content": problem} for status, why in sorted(refusals.items())},
        },
    }
    if one.body is not None:
        described["requestBody"] = {"required": True, "content": {JSON: {"schema": by_kind[str(one.body)]}}}
    return described


def _in_path(path: str) -> list[dict[str, Any]]:
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def _page_paths() -> dict[str, dict[str, Any]]:
    """The page and its files: the same at the lobby's address and at each table's."""
    html = {"text/html": {"schema": {"type": "string"}}}
    page = {"200": {"description": "the page", "content": html}, "304": {"description": "as it was"}}
    refused = {str(status): {"description": why} for status, why in OF_EVERY_REQUEST.items()}
    file = {"200": {"description": "a file of the page"}, "304": page["304"], "404": {"description": "no such file"}}
    pages = {"/": page, "/g/{table}": page, "/{file}": file, **_machine_paths()}
    return {
        path: {"get": {"parameters": _in_path(path), "responses": {**responses, **refused}}}
        for path, responses in pages.items()
    }


def _machine_paths() -> dict[str, dict[str, Any]]:
    """What whoever runs the server asks for."""
    text = {"text/plain": {"schema": {"type": "string"}}}
    return {
        "/healthz": {"200": {"description": "the process lives", "content": text}},
        "/readyz": {
            "200": {"description": "guests may come", "content": text},
            "503": {"description": "it is about to stop, or the database does not answer", "content": text},
        },
        "/metrics": {
            "200": {"description": "figures for Prometheus", "content": text},
            "404": {"description": "not for this address"},
        },
    }
