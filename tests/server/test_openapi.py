"""The description of the HTTP API: it names every route, and the server keeps to it."""

from __future__ import annotations

import importlib.util
from typing import Any

import msgspec
import pytest
from starlette.routing import BaseRoute, Mount, Route, Router, WebSocketRoute

from navarch.server.settings import Settings
from navarch.server.web.app import create
from navarch.server.words import messages

from .helpers import PATIENCE, Browser, Server
from .postgres import lacking


def routes(found: list[BaseRoute], prefix: str = "") -> list[tuple[str, str]]:
    """Method and path of every route; a socket's method is WS."""
    named: list[tuple[str, str]] = []
    for route in found:
        if isinstance(route, Mount):
            assert isinstance(route.app, Router)
            named += routes(route.app.routes, prefix + route.path)
        elif isinstance(route, WebSocketRoute):
            named.append(("WS", prefix + route.path))
        else:
            assert isinstance(route, Route)
            path = (prefix + route.path).replace(":path}", "}")
            named += [(method, path) for method in sorted(route.methods or ()) if method != "HEAD"]
    return named


def test_the_description_names_every_route_and_no_other(server: Server, database: str) -> None:
    description = Browser(server).get("/api/openapi.json")
    assert description["openapi"] == "3.1.0"
    described = [(method.upper(), path) for path, methods in description["paths"].items() for method in methods]
    described += [("WS", path) for path in description["x-websockets"]]
    assert sorted(described) == sorted(routes(list(create(Settings(database)).routes)))


def test_every_reference_of_the_description_leads_somewhere(server: Server) -> None:
    description = Browser(server).get("/api/openapi.json")
    seen: set[str] = set()

    def follow(part: Any) -> None:
        if isinstance(part, dict):
            said = part.get("$ref")
            if isinstance(said, str) and said not in seen:
                seen.add(said)
                where, _, name = said.rpartition("/")
                assert where == "#/components/schemas"
                follow(description["components"]["schemas"][name])
            for value in part.values():
                follow(value)
        elif isinstance(part, list):
            for value in part:
                follow(value)

    follow(description["paths"])
    follow(description["x-websockets"])
    assert seen == {f"#/components/schemas/{name}" for name in description["components"]["schemas"]}


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("GET", "/api/tables", "POST"),
        ("PUT", "/api/tables", "POST"),
        ("DELETE", "/api/games", "GET"),
        ("GET", "/api/tables/x/join", "POST"),
        ("POST", "/api/tables/x", "GET"),
    ],
)
def test_a_method_that_a_route_does_not_have_is_refused_with_those_it_has(
    server: Server, method: str, path: str, allowed: str
) -> None:
    status, headers, answer = Browser(server).call(method, path)
    assert status == 405
    assert allowed in headers["allow"]
    assert answer["message"]


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/games/", "/api/nothing", "/api/tables/x/join/more"])
def test_what_is_not_there_is_not_found_and_leads_nowhere_else(server: Server, path: str) -> None:
    status, headers, answer = Browser(server).call("GET", path)
    assert status == 404
    assert "location" not in headers
    assert answer["message"]


def test_messages_of_the_socket_are_of_the_described_types(server: Server) -> None:
    me = Browser(server)
    with me.sit(me.table("me", "bot", "bot")) as page:
        page.send(type="pace", ms=0)
        page.my_turn()
        kinds: set[str] = set()
        page.send(type="why", action="sail tyros")
        page.send(type="advise")
        page.send(type="undo", no=1)
        page.send(type="chat", room="players", text="hail")
        page.send(type="lang", lang="pl")
        while kinds < {"WhyNot", "Advice", "Failure", "ChatMessage", "Position"}:
            raw = page.socket.recv(timeout=PATIENCE)
            kinds.add(type(msgspec.json.decode(raw, type=messages.ToPage)).__name__)


def test_requests_made_from_the_description_are_answered_as_described(database: str) -> None:
    if importlib.util.find_spec("schemathesis") is None:
        lacking("schemathesis", "pip install schemathesis (make setup installs it)")
    from .described import visit

    found = visit(database, count=300, number=7)
    assert found["wrong"] == []
    assert found["requests"] >= 300
    assert found["negative"] >= 50
    assert set(found["statuses"]) >= {"200", "201", "400", "404"}
    assert len(found["answered"]) >= 10  # operations that gave what they are there for
