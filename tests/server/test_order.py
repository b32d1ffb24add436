"""Order at the tables: muting, blocking, reporting, and what moderators do about it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from navarch.cli import main
from navarch.server.settings import Limits
from navarch.server.storage.bans import people_at
from navarch.server.storage.database import Database

from .helpers import Browser, Page, Server
from .postgres import Cluster

DUEL = "hamilcar"


def seated(server: Server, *others: Server, game: str = "neptun", public: bool = False) -> tuple[str, list[Browser]]:
    """A table with people of these names, each at one of the servers."""
    names = ("Ada", "Bob", "Cem")[: 2 if game == DUEL else 3]
    people = [Browser(([server, *others] * 3)[number]) for number in range(len(names))]
    seats = [{"kind": "me", "name": names[0]}, *({"kind": "open"} for _ in names[1:])]
    made = people[0].post("/api/tables", {"game": game, "seats": seats, "public": public})
    for person, name, link in zip(people[1:], names[1:], made["links"], strict=True):
        secret = link["url"].partition("#seat=")[2]
        person.post(f"/api/tables/{made['id']}/join", {"secret": secret, "name": name})
    return made["id"], people


def handle(browser: Browser, table: str, name: str) -> str:
    """What names a player of that name to others."""
    (found,) = [one["person"] for one in browser.get(f"/api/tables/{table}")["seats"] if one["name"] == name]
    return str(found)


def shun(browser: Browser, person: str, what: str, table: str = "") -> Any:
    return browser.post("/api/shuns", {"person": person, "what": what, "table": table})


def say(page: Page, text: str, **more: str) -> None:
    page.send(**{"type": "chat", "room": "players", "text": text, **more})


def heard(page: Page, last: str) -> list[str]:
    """What this page hears until that is said."""
    texts: list[str] = []
    while last not in texts:
        texts += [remark["text"] for remark in page.until("chat")["remarks"]]
    return texts


@pytest.fixture(params=["sqlite", "postgresql"])
def both(request: pytest.FixtureRequest, database: str) -> Iterator[tuple[Server, Server]]:
    """One server on a file, or two on one PostgreSQL."""
    if request.param == "sqlite":
        with Server(database) as server:
            yield server, server
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    url = cluster.database()
    with Server(url) as one, Server(url) as two:
        yield one, two


def test_nothing_a_muted_or_blocked_person_says_reaches_the_one_who_did_so(both: tuple[Server, Server]) -> None:
    one, two = both
    table, (ada, bob, cem) = seated(one, two)
    named = handle(ada, table, "Bob")
    with ada.sit(table) as mine, bob.sit(table) as theirs, cem.sit(table) as third:
        for page in (mine, theirs, third):
            page.until("position")
        say(theirs, "before")
        assert heard(mine, "before") == ["before"]
        shun(ada, named, "mute", table)
        say(theirs, "muted here")
        assert heard(third, "muted here") == ["before", "muted here"]
        shun(ada, named, "block")
        say(theirs, "blocked")
        say(theirs, "in private", room="private", to="red")
        assert heard(theirs, "in private")[-1] == "in private"
        say(third, "Cem speaks")
        assert heard(mine, "Cem speaks") == ["Cem speaks"]
    with ada.sit(table) as again:
        assert heard(again, "Cem speaks") == ["Cem speaks"]
        assert [player["name"] for player in again.until("position")["players"]] == ["Ada", "", "Cem"]
    assert [one["what"] for one in ada.get("/api/shuns")] == ["block"]
    shun(ada, named, "none")
    with ada.sit(table) as again:
        assert heard(again, "Cem speaks")[0] == "before"


def test_a_block_holds_for_every_browser_of_that_person(server: Server) -> None:
    table, (ada, bob, _cem) = seated(server)
    shun(ada, handle(ada, table, "Bob"), "block")
    phone = Browser(server)
    phone.post("/api/login", {"link": bob.post("/api/me/link", {})["url"].partition("#login=")[2]})
    with ada.sit(table) as mine, phone.sit(table) as theirs:
        mine.until("position")
        theirs.until("position")
        say(theirs, "it is me again")
        heard(theirs, "it is me again")
        say(mine, "quiet")
        assert heard(mine, "quiet") == ["quiet"]


def test_a_block_follows_whoever_turns_out_to_be_somebody_else(server: Server) -> None:
    table, (ada, bob, _cem) = seated(server)
    shun(ada, handle(ada, table, "Bob"), "block")
    other = Browser(server)
    other.post("/api/me", {"name": "Robert"})
    bob.post("/api/login", {"link": other.post("/api/me/link", {})["url"].partition("#login=")[2]})
    assert [one["name"] for one in ada.get("/api/shuns")] == ["Robert"]


def test_a_blocked_person_neither_sees_my_open_tables_nor_sits_down_there(server: Server) -> None:
    table, (ada, bob, _cem) = seated(server)
    shun(ada, handle(ada, table, "Bob"), "block")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    made = ada.post("/api/tables", {"game": "neptun", "seats": seats, "public": True})
    theirs = bob.post("/api/tables", {"game": "neptun", "seats": seats, "public": True})["id"]
    stranger = Browser(server)
    listed = [[one["id"] for one in who.get("/api/lobby?lang=en")] for who in (stranger, bob, ada)]
    assert [(made["id"] in ids, theirs in ids) for ids in listed] == [(True, True), (False, True), (True, False)]
    take = bob.call("POST", f"/api/tables/{made['id']}/take", {"seat": "green"})
    assert (take[0], take[2]["message"]) == (403, "You cannot sit down at this table.")
    secret = made["links"][0]["url"].partition("#seat=")[2]
    assert bob.call("POST", f"/api/tables/{made['id']}/join", {"secret": secret})[0] == 403
    assert stranger.call("POST", f"/api/tables/{made['id']}/take", {"seat": "green"})[0] == 200


def test_of_a_blocked_persons_offers_only_the_necessary_ones_reach_the_one_who_blocked(server: Server) -> None:
    table, (ada, bob) = seated(server, game=DUEL)
    shun(bob, handle(bob, table, "Ada"), "block")
    with ada.sit(table) as mine, bob.sit(table) as theirs:
        mine.until("position")
        theirs.until("position")
        for kind in ("draw", "seat_to_bot"):
            mine.send(type="offer", kind=kind)
            assert "takes no offers" in mine.until("error")["message"]
        asked = ada.call("POST", f"/api/tables/{table}/reopen", {"seat": "carthage"})[2]["message"]
        assert "others are asked first" in asked
        assert theirs.until_position(lambda now: now["undo"]["offer"])["undo"]["offer"]["kind"] == "seat"
        theirs.send(type="offer", kind="draw")
        assert mine.until_position(lambda now: (now["undo"]["offer"] or {}).get("kind") == "draw")


def test_whoever_takes_a_seat_owns_nothing_that_was_said_there_before(server: Server) -> None:
    table, (ada, bob, cem) = seated(server)
    with bob.sit(table) as page:
        page.until("position")
        say(page, "Bob was here")
        heard(page, "Bob was here")
    link = bob.post(f"/api/tables/{table}/reopen", {"seat": "green"})
    heir = Browser(server)
    heir.post(f"/api/tables/{table}/join", {"secret": link["url"].partition("#seat=")[2], "name": "Dan"})
    (mine,) = heir.get("/api/me/export")["tables"]
    assert mine["remarks"] == []
    assert [remark["text"] for remark in bob.get("/api/me/export")["remarks"]] == ["Bob was here"]
    heir.post("/api/me/delete", {"sure": True})
    with cem.sit(table) as page:
        assert heard(page, "Bob was here") == ["Bob was here"]
    bob.post("/api/me/delete", {"sure": True})
    with ada.sit(table) as page:
        say(page, "gone")
        assert heard(page, "gone") == ["", "gone"]


def name_moderator(database: str, table: str, name: str) -> None:
    """As whoever runs the server does it."""
    opened = Database(database)
    (person,) = [str(one["person"]) for one in people_at(opened, table) if one["name"] == name]
    opened.engine.dispose()
    assert main(["admin", "--json", "--database", database, "moderator", person]) == 0


def report(browser: Browser, table: str, kind: str, **more: object) -> int:
    said = {"kind": kind, "table": table, "reason": "rude", **more}
    return browser.call("POST", "/api/reports", said)[0]


def test_moderators_see_reports_and_what_they_do_is_kept(database: str) -> None:
    with Server(database) as server:
        table, (ada, bob, cem) = seated(server)
        name_moderator(database, table, "Cem")
        with bob.sit(table) as theirs, ada.sit(table) as mine:
            theirs.until("position")
            mine.until("position")
            say(theirs, "you fool")
            (remark,) = mine.until("chat")["remarks"]
            assert report(ada, table, "remark", number=remark["n"]) == 201
            assert report(ada, table, "remark", number=remark["n"]) == 201  # once more, and kept once
            assert report(ada, table, "remark", number=99) == 409
            assert report(ada, table, "name", person=handle(ada, table, "Bob")) == 201
            assert report(ada, table, "table") == 201
            assert report(Browser(server), table, "table") == 403
            reports = cem.get("/api/moderation/reports")
            assert [(one["kind"], one["said"], one["by_name"]) for one in reports] == [
                ("remark", "you fool", "Ada"),
                ("name", "Bob", "Ada"),
                ("table", "", "Ada"),
            ]
            cem.post(f"/api/moderation/reports/{reports[0]['id']}", {"what": "remark", "note": "no insults"})
            (gone,) = mine.until("chat")["remarks"]
            assert (gone["n"], gone["text"], gone["removed"]) == (remark["n"], "", True)
            cem.post(f"/api/moderation/reports/{reports[1]['id']}", {"what": "name"})
            mine.until_position(lambda now: now["players"][1]["name"] == "")
            cem.post(f"/api/moderation/reports/{reports[2]['id']}", {"what": "dismiss"})
            assert cem.get("/api/moderation/reports") == []
            assert cem.call("POST", f"/api/moderation/reports/{reports[2]['id']}", {"what": "ban"})[0] == 404
            deeds = cem.get("/api/moderation/deeds")
            assert [one["what"] for one in deeds] == ["dismiss", "name", "remark"]
            assert (deeds[2]["moderator_name"], deeds[2]["said"], deeds[2]["note"]) == ("Cem", "you fool", "no insults")


@pytest.mark.parametrize("what", ["mute", "ban"])
def test_moderators_mute_and_ban_for_days(database: str, what: str) -> None:
    with Server(database) as server:
        table, (ada, bob, cem) = seated(server)
        name_moderator(database, table, "Cem")
        report(ada, table, "name", person=handle(ada, table, "Bob"))
        (one,) = cem.get("/api/moderation/reports")
        cem.post(f"/api/moderation/reports/{one['id']}", {"what": what, "days": 3})
        assert bob.call("GET", "/api/tables/mine")[0] == (403 if what == "ban" else 200)
        if what == "mute":
            with bob.sit(table) as page:
                say(page, "but")
                assert "not speak" in page.until("error")["message"]


def test_nobody_else_comes_to_the_doors_of_moderators(database: str) -> None:
    with Server(database) as server:
        table, (ada, bob, _cem) = seated(server)
        report(ada, table, "table")
        for who in (Browser(server), ada, bob):
            assert who.call("GET", "/api/moderation/reports")[0] == 403
            assert who.call("GET", "/api/moderation/deeds")[0] == 403
            assert who.call("POST", "/api/moderation/reports/1", {"what": "dismiss"})[0] == 403


def test_reports_are_limited_by_person(tmp_path: Path) -> None:
    limits = Limits(requests_rate=1e6, requests_burst=1e6, tables_rate=1e6, tables_burst=1e6)
    with Server(f"sqlite:///{tmp_path / 'games.sqlite'}", limits=limits) as server:
        me = Browser(server)
        tables = [me.table("me", "bot", "bot") for _ in range(8)]
        answers = [report(me, table, "table") for table in tables]
        assert answers == [201] * 5 + [429] * 3
