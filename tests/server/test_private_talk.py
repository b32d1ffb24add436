"""What two players say in private, which Mare Nostrum lives by."""

from __future__ import annotations

from typing import Any

from .helpers import Browser, Page, Server


def three_at_a_table(server: Server) -> tuple[str, list[Browser]]:
    """A table of three people, each with a browser of their own."""
    people = [Browser(server) for _ in range(3)]
    kinds = ("me", "open", "open")
    made = people[0].post("/api/tables", {"game": "mare-nostrum", "seats": [{"kind": kind} for kind in kinds]})
    for browser, link in zip(people[1:], made["links"], strict=True):
        browser.post(f"/api/tables/{made['id']}/join", {"secret": link["url"].partition("#seat=")[2]})
    return made["id"], people


def heard(page: Page) -> list[tuple[str, str]]:
    """All that a page hears up to a remark that everybody hears."""
    found: list[dict[str, Any]] = []
    while not found or found[-1]["text"] != "that is all":
        found += page.until("chat")["remarks"]
    return [(remark["room"], remark["text"]) for remark in found[:-1]]


def test_two_players_talk_in_private_and_nobody_else_hears_it_then_or_later(server: Server) -> None:
    table, (rome, greece, carthage) = three_at_a_table(server)
    with rome.sit(table) as one, greece.sit(table) as two, carthage.sit(table) as three:
        one.send(type="chat", room="private", to="p2", text="spare me Dacia")
        said = two.until("chat")["remarks"][0]
        assert (said["room"], said["seat"], said["to"], said["text"]) == ("private", "p1", "p2", "spare me Dacia")
        two.send(type="chat", room="private", to="p1", text="for a while")
        answer = one.until("chat")
        while answer["remarks"][-1]["text"] != "for a while":
            answer = one.until("chat")
        assert (answer["remarks"][-1]["seat"], answer["remarks"][-1]["to"]) == ("p2", "p1")
        one.send(type="chat", room="players", text="that is all")
        assert heard(three) == []
    secret = [("private", "spare me Dacia"), ("private", "for a while")]
    for browser, expected in ((rome, secret), (greece, secret), (carthage, [])):
        with browser.sit(table) as page:
            assert heard(page) == expected
    with Browser(server).sit(table) as watching:
        watching.send(type="chat", room="spectators", text="that is all")
        assert heard(watching) == []


def test_a_player_asking_for_earlier_remarks_gets_none_of_what_others_said_in_private(server: Server) -> None:
    table, (rome, greece, carthage) = three_at_a_table(server)
    with rome.sit(table) as one, carthage.sit(table) as three:
        one.send(type="chat", room="private", to="p2", text="hush")
        one.until("chat")
        three.send(type="remarks", before=1000)
        assert three.until("chat")["remarks"] == []
    with greece.sit(table) as two:
        assert [remark["text"] for remark in two.until("chat")["remarks"]] == ["hush"]


def test_nobody_speaks_in_private_to_himself_to_a_bot_or_as_a_spectator(server: Server) -> None:
    me = Browser(server)
    seats = [{"kind": kind} for kind in ("me", "bot", "open")]
    table = me.post("/api/tables", {"game": "mare-nostrum", "seats": seats})["id"]
    with me.sit(table) as page:
        for to in ("p1", "p2", "p3", "nobody", ""):
            page.send(type="chat", room="private", to=to, text="psst")
            assert "Nobody sits there" in page.until("error")["message"]
    with Browser(server).sit(table) as watching:
        watching.send(type="chat", room="private", to="p1", text="psst")
        assert "only players" in watching.until("error")["message"]
