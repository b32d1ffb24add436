"""A rematch: the same people at another table, each one seat further on, with their seats held."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import pytest

from .helpers import Browser, Server
from .test_rated import house

__all__ = ["house"]

PACE = {"kind": "days", "reserve": 86_400, "gain": 3_600, "cap": 86_400, "grace": 0, "when_out": "bot"}


def ended(people: list[Browser], game: str, **more: Any) -> str:
    """A table with these people and a bot where there is room, at which all have agreed on a draw."""
    seats: list[dict[str, Any]] = [{"kind": "me", "name": "Ada"}, *({"kind": "open"} for _ in people[1:])]
    if game == "neptun":
        seats.append({"kind": "bot", "bot": "greedy"})
    made = people[0].post("/api/tables", {"game": game, "seats": seats, **more})
    for browser, link in zip(people[1:], made["links"], strict=True):
        secret = link["url"].partition("#seat=")[2]
        browser.post(f"/api/tables/{made['id']}/join", {"secret": secret, "rated": True})
    with ExitStack() as stack:
        pages = [stack.enter_context(one.sit(made["id"])) for one in people]
        for page in pages:
            page.until_position()
        pages[0].send(type="offer", kind="draw")
        for page in pages[1:]:
            offer = page.until_position(lambda now: now["undo"]["offer"])["undo"]["offer"]
            page.send(type="consent", offer=offer["id"], yes=True)
        for page in pages:
            page.now(lambda now: now["over"])
    table: str = made["id"]
    return table


def again(browser: Browser, table: str, **said: Any) -> tuple[int, Any]:
    status, _, told = browser.call("POST", f"/api/tables/{table}/rematch", said)
    return status, told


def mine(browser: Browser, table: str) -> list[str]:
    seats: list[str] = browser.get(f"/api/tables/{table}")["mine"]
    return seats


def test_sides_are_swapped_and_the_other_sits_down_where_the_seat_is_held(house: Server) -> None:
    with house as server:
        people = [Browser(server), Browser(server)]
        ada, bea = people
        table = ended(people, "hands-in-the-sea", pace=PACE)
        status, made = again(ada, table)
        assert (status, made["sits"]) == (201, True)
        assert (mine(ada, table), mine(ada, made["id"])) == (["rome"], ["carthage"])
        with bea.sit(table) as page:
            assert page.until_position()["rematch"] == made["id"]
        assert [one["table"] for one in bea.get("/api/invitations?lang=en")] == [made["id"]]
        assert again(bea, table) == (201, made)
        assert mine(bea, made["id"]) == ["rome"]
        assert again(ada, table) == (201, made)  # once more asks for no third table
        with ada.sit(made["id"]) as page:
            assert page.until_position()["clock"]["pace"] == PACE


def test_among_several_everybody_and_every_bot_moves_one_seat_on(server: Server) -> None:
    people = [Browser(server), Browser(server)]
    table = ended(people, "neptun")
    before = [player["kind"] for player in people[1].get(f"/api/tables/{table}")["seats"]]
    _, made = again(people[1], table)
    again(people[0], table)
    facts = people[0].get(f"/api/tables/{made['id']}")
    kinds = [player["kind"] for player in facts["seats"]]
    assert (before, kinds) == (["person", "person", "bot"], ["bot", "person", "person"])
    assert (facts["mine"], mine(people[1], made["id"])) == (["green"], ["purple"])


def test_nobody_else_asks_for_a_rematch_nor_anybody_before_the_end(server: Server) -> None:
    people = [Browser(server), Browser(server)]
    table = ended(people, "hands-in-the-sea")
    stranger = Browser(server)
    assert again(stranger, table)[0] == 409
    running = people[0].table("me", "bot", game="hands-in-the-sea")
    assert again(people[0], running)[0] == 409


@pytest.mark.parametrize("rated", [False, True])
def test_the_rematch_of_a_rated_game_is_rated_and_said_so(server: Server, rated: bool) -> None:
    people = [Browser(server), Browser(server)]
    table = ended(people, "hands-in-the-sea", rated=rated)
    assert again(people[0], table)[0] == (409 if rated else 201)
    _, made = again(people[0], table, rated=rated)
    assert people[1].get(f"/api/tables/{made['id']}")["rated"] == rated


def test_a_rematch_that_was_closed_is_asked_for_anew(server: Server) -> None:
    people = [Browser(server), Browser(server)]
    table = ended(people, "hands-in-the-sea")
    _, first = again(people[0], table)
    people[0].post(f"/api/tables/{first['id']}/close", {})
    _, second = again(people[1], table)
    assert second["id"] != first["id"]
    assert mine(people[1], second["id"]) == ["rome"]
