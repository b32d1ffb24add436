"""What changes the game for others waits for their consent, and nobody consents to anything but what they saw."""

from __future__ import annotations

import asyncio
import json
import signal
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from navarch.engine.seating import pledge_of
from navarch.server.settings import Limits
from navarch.server.storage.database import Database
from navarch.server.storage.games import Games
from navarch.server.web.rates import address_of

from .helpers import Browser, Page, Server, run_apart

HOUR = 3600
WEEK = 7 * 24 * HOUR


class Company:
    """A table whose seats are held by browsers of their own, with a page for each; the first one is the host."""

    def __init__(
        self, server: Server, people: int, open_seats: int = 0, game: str = "neptun", host: Browser | None = None
    ) -> None:
        self.people = [host or Browser(server), *(Browser(server) for _ in range(people - 1))]
        kinds = ["me", *["open"] * (people + open_seats - 1)]
        made = self.people[0].post("/api/tables", {"game": game, "seats": [{"kind": kind} for kind in kinds]})
        self.table: str = made["id"]
        self.secrets = [link["url"].partition("#seat=")[2] for link in made["links"]]
        for browser, secret in zip(self.people[1:], self.secrets, strict=False):
            browser.post(f"/api/tables/{self.table}/join", {"secret": secret})

    def sit(self, stack: ExitStack) -> list[Page]:
        pages = [stack.enter_context(browser.sit(self.table)) for browser in self.people]
        for page in pages:
            page.until("position")
        return pages

    def reopen(self, browser: Browser, seat: str) -> tuple[int, Any]:
        status, _, answer = browser.call("POST", f"/api/tables/{self.table}/reopen", {"seat": seat})
        return status, answer


def where_red_begins(server: Server, people: int, open_seats: int) -> Company:
    """A table at which the dice let red be asked first, and not a seat that nobody has taken."""
    host = Browser(server)  # each of whose tables has other dice
    while True:
        company = Company(server, people, open_seats, host=host)
        (mine,) = [one for one in host.get("/api/tables/mine") if one["id"] == company.table]
        if mine["to_act"] == ["red"]:
            return company


def play_on(pages: list[Page], actions: int) -> None:
    """So many actions, each by the page that is asked."""
    for _ in range(actions):
        ply = pages[0].position["ply"]
        for page in pages:
            page.now(lambda now: now["ply"] >= ply)
        asked = next(page for page in pages if page.position["actions"])
        asked.act(asked.position["actions"][0]["action"])
        for page in pages:
            page.now(lambda now: now["ply"] > ply)


def decisions(page: Page) -> list[int]:
    """The plies that the page may offer to go back to, newest first."""
    return [earlier["ply"] for earlier in page.position["undo"]["rollback"] or []]


def offer_of(page: Page, other_than: str = "") -> dict[str, Any]:
    def is_new(now: dict[str, Any]) -> bool:
        return now["undo"]["offer"] is not None and now["undo"]["offer"]["id"] != other_than

    offer: dict[str, Any] = page.now(is_new)["undo"]["offer"]
    return offer


def written_before_the_kill(server: Server, work: Callable[[Games], Coroutine[Any, Any, object]]) -> None:
    """What a server has committed just before it was killed."""

    async def write() -> None:
        database = Database(server.database)
        database.start()
        try:
            assert await work(Games(database)) is not None
        finally:
            await asyncio.to_thread(database.close)

    run_apart(write())


def test_a_server_killed_between_the_last_consent_and_the_rollback_goes_back_when_it_is_up_again(
    tmp_path: Path,
) -> None:
    with Server(f"sqlite:///{tmp_path / 'games.sqlite'}") as server:
        company = where_red_begins(server, 3, 0)
        with ExitStack() as stack:
            pages = company.sit(stack)
            play_on(pages, 6)
            to = decisions(pages[0])[-1]
            pages[0].send(type="offer_rollback", ply=to)
            offer = offer_of(pages[1])
            pages[1].send(type="consent", offer=offer["id"], yes=True)
            pages[2].now(lambda now: now["undo"]["offer"] and len(now["undo"]["offer"]["consents"]) == 2)
            before = pages[0].position["ply"]
        server.stop(signal.SIGKILL)
        written_before_the_kill(server, lambda games: games.consent(company.table, offer["id"], (2,), ""))
        server.start()
        with ExitStack() as stack:
            for page in company.sit(stack):
                now = page.now(lambda now: now["undo"]["offer"] is None)
                assert now["ply"] == to < before
            server.stop(signal.SIGKILL)
            server.start()
        with company.people[0].sit(company.table) as page:
            assert page.until_position()["ply"] == to


def test_a_server_killed_between_the_last_lot_and_the_first_die_begins_when_it_is_up_again(tmp_path: Path) -> None:
    drawn = "5a" * 32
    names = ["Ada", "Bot", "Bot"]
    kinds = ["me", "bot", "bot"]
    seats = [{"kind": kind, "name": name} for kind, name in zip(kinds, names, strict=True)]
    with Server(f"sqlite:///{tmp_path / 'games.sqlite'}") as server:
        me = Browser(server)
        made = me.post("/api/tables", {"game": "neptun", "seats": seats, "pledge": pledge_of(drawn)})
        server.stop(signal.SIGKILL)
        written_before_the_kill(server, lambda games: games.seats.tell_lot(made["id"], 0, drawn, names, ""))
        server.start()
        with me.sit(made["id"]) as page:
            assert page.until_position(lambda now: now["gathering"] is None)["ply"] > 0


def test_consent_to_an_offer_that_was_swapped_for_another_takes_nothing_back(server: Server) -> None:
    company = Company(server, 3)
    with ExitStack() as stack:
        pages = company.sit(stack)
        while len(decisions(pages[0])) < 2 or any(page.position["undo"]["free"] for page in pages):
            play_on(pages, 1)
        before = pages[0].position["ply"]
        near, far = decisions(pages[0])[0], decisions(pages[0])[-1]
        pages[0].send(type="offer_rollback", ply=near)
        seen = [offer_of(page) for page in pages]
        pages[1].send(type="consent", offer=seen[1]["id"], yes=True)
        pages[0].now(lambda now: "green" in now["undo"]["offer"]["consents"])
        pages[0].send(type="offer_rollback", ply=far)
        swapped = offer_of(pages[0], other_than=seen[0]["id"])
        assert swapped["consents"] == ["red"]
        pages[2].send(type="consent", offer=seen[2]["id"], yes=True)
        assert "changed" in pages[2].until("error")["message"]
        pages[1].send(type="consent", offer=seen[1]["id"], yes=False)
        assert "changed" in pages[1].until("error")["message"]
        pages[1].send(type="consent", offer=swapped["id"], yes=True)
        now = pages[0].now(lambda now: "green" in now["undo"]["offer"]["consents"])
        assert now["ply"] == before
        assert now["undo"]["offer"]["to"] == far
        pages[2].send(type="consent", offer=swapped["id"], yes=True)
        pages[0].now(lambda now: now["ply"] == far)


def test_a_seat_that_is_open_does_not_consent_by_itself(server: Server) -> None:
    company = where_red_begins(server, 2, open_seats=1)
    late = Browser(server)
    with ExitStack() as stack:
        pages = company.sit(stack)
        play_on(pages, 1)
        before, target = pages[0].position["ply"], decisions(pages[0])[-1]
        pages[0].send(type="offer_rollback", ply=target)
        offered = offer_of(pages[1])
        assert offered["asks"] == ["green", "purple"]
        pages[1].send(type="consent", offer=offered["id"], yes=True)
        waits = pages[0].now(lambda now: now["undo"]["offer"] and "green" in now["undo"]["offer"]["consents"])
        assert waits["ply"] == before
        late.post(f"/api/tables/{company.table}/join", {"secret": company.secrets[1]})
        theirs = stack.enter_context(late.sit(company.table))
        theirs.send(type="consent", offer=offer_of(theirs)["id"], yes=True)
        pages[0].now(lambda now: now["ply"] == target)


def test_the_host_of_a_duel_cannot_take_the_other_seat_and_see_its_hand(server: Server) -> None:
    company = Company(server, 2, game="hands-in-the-sea")
    host, friend = company.people
    taken = friend.get(f"/api/tables/{company.table}")["mine"][0]
    with ExitStack() as stack:
        mine, theirs = company.sit(stack)
        status, answer = company.reopen(host, taken)
        assert (status, "url" in answer) == (409, False)
        assert "agree" in answer["message"]
        offered = offer_of(theirs)
        assert (offered["kind"], offered["seat"], offered["asks"]) == ("seat", taken, [taken])
        assert company.reopen(host, taken)[0] == 409
        mine.send(type="consent", offer=offered["id"], yes=True)  # the host's own consent is none of the other's
        assert friend.get(f"/api/tables/{company.table}")["mine"] == [taken]
        theirs.send(type="consent", offer=offered["id"], yes=False)
        mine.now(lambda now: now["undo"]["offer"] is None)
        assert host.get(f"/api/tables/{company.table}")["links"] == []
        assert company.reopen(host, taken)[0] == 409
        theirs.send(type="consent", offer=offer_of(theirs, other_than=offered["id"])["id"], yes=True)
        lost = theirs.now(lambda now: now["seat"] is None)
        assert lost["seats_mine"] == []
        assert "hand" not in lost["view"]
    (link,) = host.get(f"/api/tables/{company.table}")["links"]
    second = Browser(server)
    second.post(f"/api/tables/{company.table}/join", {"secret": link["url"].partition("#seat=")[2]})
    assert second.get(f"/api/tables/{company.table}")["mine"] == [taken]
    assert friend.get(f"/api/tables/{company.table}")["mine"] == []


def test_the_seat_of_somebody_who_is_away_is_opened_when_the_others_agree(server: Server) -> None:
    company = Company(server, 3)
    host = company.people[0]
    with ExitStack() as stack:
        mine, others = (stack.enter_context(browser.sit(company.table)) for browser in company.people[:2])
        assert company.reopen(host, "purple")[0] == 409
        offered = offer_of(others)
        assert offered["asks"] == ["green"]
        others.send(type="consent", offer=offered["id"], yes=True)
        assert mine.now(lambda now: now["players"] and now["players"][2]["kind"] == "open")
    assert [link["seat"] for link in host.get(f"/api/tables/{company.table}")["links"]] == ["purple"]


def test_silence_of_a_week_opens_a_seat_and_not_a_day_less(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    with Server(f"sqlite:///{file}") as server:
        company = Company(server, 2, game="hands-in-the-sea")
        host, friend = company.people
        taken = friend.get(f"/api/tables/{company.table}")["mine"][0]
        assert company.reopen(host, taken)[0] == 409
    for age, status in ((WEEK - HOUR, 409), (WEEK + HOUR, 201)):
        with closing(sqlite3.connect(file)) as database:
            (said,) = database.execute("SELECT offer FROM games").fetchone()
            offer = json.loads(said)
            first = offer.setdefault("first", offer["at"])
            database.execute("UPDATE games SET offer = ?", (json.dumps({**offer, "at": first - age}),))
            database.commit()
        with Server(f"sqlite:///{file}", port=server.port) as again:
            host.server = again
            assert company.reopen(host, taken)[0] == status


def test_limits_survive_coming_anew(database: str) -> None:
    tight = Limits(chats_rate=0.001, chats_burst=3, advice_rate=0.001, advice_burst=1)
    with Server(database, limits=tight) as server:
        me = Browser(server)
        table = me.table("me", "hotseat", "hotseat")
        for number in range(5):
            with me.sit(table) as page:
                page.until("position")
                page.send(type="chat", room="players", text=f"line {number}")
                wanted = "chat" if number < 3 else "error"
                while page.receive()["type"] != wanted:
                    pass
        for wanted in ("advice", "error"):
            with me.sit(table) as page:
                page.my_turn()
                page.send(type="advise")
                assert page.until(wanted)
        said = 0
        for _ in range(20):  # new people at the same address, again and again
            with Browser(server).sit(table) as page:
                page.until("position")
                page.send(type="chat", room="spectators", text="me again")
                while (heard := page.receive()["type"]) not in ("chat", "error"):
                    pass
                said += heard == "chat"
        assert said < 15


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("a socket", "a socket"),
    ],
)
def test_an_address_is_the_network_that_one_household_gets(address: str, network: str) -> None:
    assert address_of({"client": (address, 1)}) == network
