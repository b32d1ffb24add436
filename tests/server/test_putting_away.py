"""Tables that nobody wants any more: put away from one's list, or closed by the host before anybody has played."""

from __future__ import annotations

from .helpers import Browser, Server
from .test_leaving import DUEL, seated


def listed(browser: Browser) -> set[str]:
    return {one["id"] for one in browser.get("/api/tables/mine")}


def test_a_table_is_put_away_by_one_person_and_stays_for_the_others_who_may_take_it_out_again(server: Server) -> None:
    table, (host, friend) = seated(server, DUEL, 2)
    host.post(f"/api/tables/{table}/put-away", {"away": True})
    assert table not in listed(host)
    assert table in listed(friend)
    with host.sit(table) as page:
        assert page.until_position()["seats_mine"]
    host.post(f"/api/tables/{table}/put-away", {"away": False})
    assert table in listed(host)
    assert Browser(server).call("POST", f"/api/tables/{table}/put-away", {"away": True})[0] == 409


def test_a_host_closes_a_table_at_which_nobody_has_played_and_those_who_look_are_told(server: Server) -> None:
    table, (host, friend) = seated(server, DUEL, 2)
    assert friend.call("POST", f"/api/tables/{table}/close", {})[0] == 403
    assert Browser(server).call("POST", f"/api/tables/{table}/close", {})[0] == 403
    host.post(f"/api/tables/{table}/close", {})
    assert host.call("GET", f"/api/tables/{table}")[0] == 404
    assert table not in listed(friend)
    assert host.call("POST", f"/api/tables/{table}/close", {})[0] == 404


def test_a_table_at_which_somebody_has_played_is_not_closed(server: Server) -> None:
    host = Browser(server)
    table = host.table("me", "bot", game=DUEL)
    with host.sit(table) as page:
        page.my_turn()
        page.do(page.position["actions"][0]["action"])
    status, _, said = host.call("POST", f"/api/tables/{table}/close", {})
    assert (status, "Somebody has played" in said["message"]) == (409, True)
    assert host.get(f"/api/tables/{table}")["status"] == "running"


def test_a_table_that_waits_for_its_people_is_closed(server: Server) -> None:
    host = Browser(server)
    wishes = {"game": DUEL, "seats": [{"kind": "me"}, {"kind": "open"}], "pledge": "0" * 64}
    table = host.post("/api/tables", wishes)["id"]
    host.post(f"/api/tables/{table}/close", {})
    assert table not in listed(host)
