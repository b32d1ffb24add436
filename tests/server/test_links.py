"""A seat's link: for one browser, spent by sitting down, renewed by the host or by whoever sits there."""

from __future__ import annotations

from typing import Any

from .helpers import Browser, Server


def set_table(server: Server) -> tuple[Browser, str, str]:
    host = Browser(server)
    made = host.post("/api/tables", {"game": "neptun", "seats": [{"kind": k} for k in ("me", "open", "hotseat")]})
    return host, made["id"], secret_of(made["links"][0])


def secret_of(link: dict[str, Any]) -> str:
    secret: str = link["url"].partition("#seat=")[2]
    return secret


def test_a_link_is_spent_when_somebody_sits_down_but_the_same_browser_may_come_again(server: Server) -> None:
    _, table, secret = set_table(server)
    friend, second = Browser(server), Browser(server)
    friend.post(f"/api/tables/{table}/join", {"secret": secret, "name": "Zoë"})
    for browser in (second, Browser(server)):
        status, _, answer = browser.call("POST", f"/api/tables/{table}/join", {"secret": secret, "name": "Eve"})
        assert status == 410
        assert "new one" in answer["message"]
        assert browser.get(f"/api/tables/{table}")["mine"] == []
    with second.sit(table) as page:
        assert page.until("position")["seat"] is None
    assert friend.post(f"/api/tables/{table}/join", {"secret": secret}) == {"seat": "green"}
    assert friend.get(f"/api/tables/{table}")["seats"][1]["name"] == "Zoë"


def test_of_two_that_come_by_one_link_at_the_same_moment_one_sits_down(server: Server) -> None:
    from concurrent.futures import ThreadPoolExecutor

    for _ in range(5):
        _, table, secret = set_table(server)
        people = [Browser(server) for _ in range(6)]
        with ThreadPoolExecutor(6) as pool:
            said = [pool.submit(one.call, "POST", f"/api/tables/{table}/join", {"secret": secret}) for one in people]
        assert sorted(future.result()[0] for future in said) == [200, 410, 410, 410, 410, 410]


def test_whoever_sits_there_may_open_the_own_seat_and_nobody_else_may(server: Server) -> None:
    host, table, secret = set_table(server)
    friend, stranger = Browser(server), Browser(server)
    friend.post(f"/api/tables/{table}/join", {"secret": secret})
    for browser, seat in ((stranger, "green"), (friend, "red"), (host, "blue"), (host, "yellow"), (host, "")):
        status, _, answer = browser.call("POST", f"/api/tables/{table}/reopen", {"seat": seat})
        assert status == 403, seat
        assert answer["message"]
    assert friend.get(f"/api/tables/{table}")["mine"] == ["green"]
    link = friend.post(f"/api/tables/{table}/reopen", {"seat": "green"})
    phone = Browser(server)
    phone.post(f"/api/tables/{table}/join", {"secret": secret_of(link)})
    assert phone.get(f"/api/tables/{table}")["mine"] == ["green"]
    assert friend.get(f"/api/tables/{table}")["mine"] == []


def test_a_bots_seat_is_not_opened(server: Server) -> None:
    host = Browser(server)
    table = host.table("me", "bot", "bot")
    assert host.call("POST", f"/api/tables/{table}/reopen", {"seat": "green"})[0] == 403
