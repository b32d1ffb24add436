"""Dice nobody can choose: pledges, lots, and a game that begins when all are told."""

from __future__ import annotations

import hashlib
import json
import random
import secrets
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import navarch
from navarch.engine.proof import verify_record
from navarch.engine.record import TABLE, parse_record

from .helpers import Browser, Page, Server
from .postgres import Cluster

NEPTUN = navarch.load("neptun")
FORGED = "00" * 32


class Player(Browser):
    """A browser that draws a lot, as the page does."""

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self.draw()

    def draw(self) -> None:
        self.drawn = secrets.token_hex(32)
        self.pledge = hashlib.sha256(bytes.fromhex(self.drawn)).hexdigest()

    def set_table(self, *kinds: str, **more: object) -> dict[str, Any]:
        seats = [
            {"kind": kind, "name": f"{kind}{i}"} if kind != "open" else {"kind": kind} for i, kind in enumerate(kinds)
        ]
        made: dict[str, Any] = self.post(
            "/api/tables", {"game": "neptun", "seats": seats, "pledge": self.pledge, **more}
        )
        return made

    def take(self, table: str, link: dict[str, str], name: str, **more: object) -> None:
        secret = link["url"].partition("#seat=")[2]
        self.post(f"/api/tables/{table}/join", {"secret": secret, "name": name, "pledge": self.pledge, **more})

    def facts(self, table: str) -> dict[str, Any]:
        facts: dict[str, Any] = self.get(f"/api/tables/{table}")
        return facts


def digest(page: Page) -> str:
    """Of the list that the page has seen."""
    seen: str = page.position["gathering"]["digest"]
    return seen


def tell(page: Page, player: Player) -> None:
    page.send(type="lot", drawn=player.drawn, to=digest(page))


def gathering(position: dict[str, Any]) -> bool:
    return position["gathering"] is not None


def begun(position: dict[str, Any]) -> bool:
    return position["gathering"] is None


def refused(page: Page, **message: object) -> str:
    page.send(**message)
    said: str = page.until("error")["message"]
    return said


def record_of(player: Browser, table: str) -> Any:
    return player.get(f"/api/tables/{table}/record")


def test_one_person_against_bots_plays_on_a_lot_of_their_own(server: Server) -> None:
    me = Player(server)
    table = me.set_table("me", "bot", "bot")["id"]
    commitment = me.facts(table)["commitment"]
    with me.sit(table) as page:
        position = page.until_position(gathering)
        assert position["ply"] == 0
        assert position["actions"] == []
        assert position["to_act"] == []
        assert "me0" in position["prompt"]["text"]
        assert position["gathering"] | {"digest": ""} == {
            "commitment": commitment, "open": [], "lots": [{"seat": "red", "pledge": me.pledge, "told": False}],
            "seats": [{"name": "me0", "holder": 0}, {"name": "bot1", "holder": None}, {"name": "bot2", "holder": None}],
            "digest": "",
        }  # fmt: skip
        assert "begun" in refused(page, type="act", ply=0, action="pass")
        assert "lot" in refused(page, type="lot", drawn=FORGED, to=digest(page))
        tell(page, me)
        page.until_position(begun)
        assert "lot" in refused(page, type="pledge", pledge=FORGED)
        page.play(random.Random(1))
    proof = me.get(f"/api/tables/{table}/verify")
    assert proof["ok"]
    assert proof["lots"] == [{"seat": 0, "pledge": me.pledge, "drawn": me.drawn}]
    assert [seat["name"] for seat in proof["seats"]] == ["me0", "bot1", "bot2"]
    assert proof["commitment"] == commitment
    data = record_of(me, table)
    assert data["entries"][0][0] == TABLE
    assert verify_record(NEPTUN, parse_record(NEPTUN, data)).lots[0].drawn == me.drawn
    data["seats"][1] = "somebody else"
    assert not verify_record(NEPTUN, parse_record(NEPTUN, data)).ok


def test_all_pledge_before_anybody_tells_and_the_game_begins_with_the_last_lot(server: Server) -> None:
    host, guest = Player(server), Player(server)
    made = host.set_table("me", "open", "bot")
    table = made["id"]
    with host.sit(table) as page:
        position = page.until_position(gathering)
        assert position["gathering"]["open"] == ["green"]
        assert "Green" in position["prompt"]["text"]
        assert "lot" in refused(page, type="lot", drawn=host.drawn, to=digest(page))  # somebody may still pledge
        guest.take(table, made["links"][0], "Bea")
        page.until_position(lambda now: now["gathering"]["open"] == [])
        assert [lot["seat"] for lot in page.position["gathering"]["lots"]] == ["red", "green"]
        tell(page, host)
        position = page.until_position(lambda now: any(lot["told"] for lot in now["gathering"]["lots"]))
        assert "Bea" in position["prompt"]["text"]
        assert "lot" in refused(page, type="pledge", pledge=FORGED)  # nobody may choose another now
        assert host.call("POST", f"/api/tables/{table}/reopen", {"seat": "green"})[0] == 409
        with guest.sit(table) as other:
            other.until_position(gathering)
            tell(other, guest)
            other.until_position(begun)
        assert page.until_position(begun)["ply"] > 0


def test_a_table_that_lacks_a_lot_does_not_begin_even_after_a_restart(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'games.sqlite'}") as server:
        host, guest = Player(server), Player(server)
        made = host.set_table("me", "open", "bot")
        table = made["id"]
        guest.take(table, made["links"][0], "Bea")
        with host.sit(table) as page:
            page.until_position(gathering)
            tell(page, host)
            page.until_position(lambda now: any(lot["told"] for lot in now["gathering"]["lots"]))
        server.stop(signal.SIGKILL)
        server.start()
        with host.sit(table) as page:
            lots = page.until_position(gathering)["gathering"]["lots"]
            assert [lot["told"] for lot in lots] == [True, False]
            with guest.sit(table) as other:
                other.until_position(gathering)
                tell(other, guest)
                other.until_position(begun)
        server.stop(signal.SIGKILL)
        server.start()
        with host.sit(table) as page:
            assert begun(page.until_position())


def test_whoever_has_lost_a_lot_pledges_another_while_none_is_told(server: Server) -> None:
    me = Player(server)
    table = me.set_table("me", "bot", "bot")["id"]
    old = me.drawn
    with me.sit(table) as page:
        page.until_position(gathering)
        me.draw()
        page.send(type="pledge", pledge=me.pledge)
        page.until_position(lambda now: now["gathering"]["lots"][0]["pledge"] == me.pledge)
        assert "lot" in refused(page, type="lot", drawn=old, to=digest(page))
        tell(page, me)
        page.until_position(begun)


def test_a_seat_that_is_opened_again_takes_its_pledge_along(server: Server) -> None:
    host, guest, later = Player(server), Player(server), Player(server)
    made = host.set_table("me", "open", "bot")
    table = made["id"]
    guest.take(table, made["links"][0], "Bea")
    link = guest.post(f"/api/tables/{table}/reopen", {"seat": "green"})
    with host.sit(table) as page, guest.sit(table) as former:
        assert [lot["seat"] for lot in page.until_position(gathering)["gathering"]["lots"]] == ["red"]
        former.until_position(gathering)
        assert "lot" in refused(former, type="lot", drawn=guest.drawn, to=digest(former))
        assert "lot" in refused(former, type="pledge", pledge=guest.pledge)
        later.take(table, link, "Cleo")
        page.now(lambda now: not now["gathering"]["open"])
        tell(page, host)
        with later.sit(table) as other:
            other.until_position(gathering)
            tell(other, later)
            asked = other.until_position(lambda now: begun(now) and {"red", "green"} & {*now["to_act"]})["to_act"]
            (page if "red" in asked else other).play(random.Random(1), 1)


def test_nobody_changes_what_the_dice_follow_from_once_a_lot_is_told(server: Server) -> None:
    host, guest = Player(server), Player(server)
    made = host.set_table("me", "open", "bot")
    table, link = made["id"], made["links"][0]
    guest.take(table, link, "Bea")
    with host.sit(table) as page:
        page.until_position(gathering)
        before = digest(page)
        guest.take(table, link, "Ben")  # another name, by which the dice would fall otherwise
        page.until_position(lambda now: now["gathering"]["digest"] != before)
        assert "lot" in refused(page, type="lot", drawn=host.drawn, to=before)
        tell(page, host)
        page.until_position(lambda now: now["gathering"]["lots"][0]["told"])
        before = digest(page)
        guest.take(table, link, "Cleo")
        assert host.facts(table)["seats"][1]["name"] == "Ben"
        with guest.sit(table) as other:
            other.until_position(gathering)
            assert digest(other) == before
            tell(other, guest)
            other.until_position(begun)


def test_one_browser_at_several_seats_draws_one_lot(server: Server) -> None:
    me = Player(server)
    table = me.set_table("hotseat", "hotseat", "bot")["id"]
    with me.sit(table) as page:
        assert len(page.until_position(gathering)["gathering"]["lots"]) == 1
        tell(page, me)
        page.until_position(begun)


def test_at_a_table_of_bots_the_host_draws_one(server: Server) -> None:
    host, stranger = Player(server), Player(server)
    table = host.set_table("bot", "bot", "bot")["id"]
    with stranger.sit(table) as other, host.sit(table) as page:
        assert "host" in other.until_position(gathering)["prompt"]["text"]
        assert "lot" in refused(other, type="lot", drawn=host.drawn, to=digest(other))
        page.until_position(gathering)
        tell(page, host)
        page.until_position(begun)


def test_guests_who_bring_no_lot_are_not_waited_for(server: Server) -> None:
    host, guest = Player(server), Player(server)
    made = host.set_table("open", "bot", "bot")
    for link in made["links"]:
        guest.take(made["id"], link, "Bea", pledge="")
    with guest.sit(made["id"]) as page:
        assert begun(page.until_position())
        page.play(random.Random(1))
    proof = guest.get(f"/api/tables/{made['id']}/verify")
    assert proof["ok"]
    assert proof["lots"] == []
    assert [seat["name"] for seat in proof["seats"]] == ["Bea", "bot1", "bot2"]


def test_a_fork_waits_for_a_lot_like_any_table(server: Server) -> None:
    me = Player(server)
    table = me.table("me", "bot", "bot")
    with me.sit(table) as page:
        page.play(random.Random(1))
    me.draw()
    fork = me.post(f"/api/tables/{table}/fork", {"ply": 60, "pledge": me.pledge})["id"]
    with me.sit(fork) as page:
        position = page.until_position(gathering)
        assert (position["actions"], position["to_act"]) == ([], [])
        tell(page, me)
        page.until_position(begun)
        page.play(random.Random(2))
    assert me.get(f"/api/tables/{fork}/verify")["lots"][0]["drawn"] == me.drawn


def test_rollbacks_of_one_person_alone_are_listed_by_the_proof(server: Server) -> None:
    me = Player(server)
    table = me.set_table("me", "bot", "bot")["id"]
    with me.sit(table) as page:
        page.until_position(gathering)
        tell(page, me)
        page.until_position(begun)
        page.play(random.Random(1), 4)
        earlier = page.my_turn()["undo"]["rollback"][-1]["ply"]
        page.send(type="offer_rollback", ply=earlier)
        page.until_position(lambda now: now["ply"] <= earlier)
        page.play(random.Random(2))
    rollbacks = me.get(f"/api/tables/{table}/verify")["rollbacks"]
    assert [one["alone"] for one in rollbacks] == [True]
    assert rollbacks[0]["actions"] > 0


def test_whoever_sits_down_in_a_game_under_way_is_told_by_the_record(server: Server) -> None:
    me, other = Player(server), Browser(server)
    table = me.table("me", "bot", "bot")
    with me.sit(table) as page:
        page.play(random.Random(1), 3)
        link = me.post(f"/api/tables/{table}/reopen", {"seat": "red"})
        secret = link["url"].partition("#seat=")[2]
        other.post(f"/api/tables/{table}/join", {"secret": secret, "name": "Bea"})
        with other.sit(table) as theirs:
            theirs.play(random.Random(2))
    data = record_of(other, table)
    seatings = [json.loads(text) for actor, text in data["entries"] if actor == TABLE]
    assert [one["seats"][0][0] for one in seatings] == ["", "Bea"]
    assert data["seats"][0] == "Bea"
    proof = other.get(f"/api/tables/{table}/verify")
    assert proof["ok"]
    assert len(proof["seated_later"]) == 1


@pytest.mark.parametrize("body", [{"pledge": "x"}, {"pledge": "A" * 64}, {"pledge": 5}, {"pledge": "0" * 63}])
def test_a_pledge_that_is_none_is_refused(server: Server, body: dict[str, object]) -> None:
    said = {"game": "neptun", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}], **body}
    assert Browser(server).call("POST", "/api/tables", said)[0] == 400


@pytest.fixture(scope="module")
def two_workers(cluster: Cluster) -> Iterator[Server]:
    with Server(cluster.database(), workers=2) as server:
        yield server


def test_two_workers_gather_lots_together_and_begin_once(two_workers: Server) -> None:
    for _ in range(6):
        host, guest = Player(two_workers), Player(two_workers)
        made = host.set_table("me", "open", "bot")
        table = made["id"]
        guest.take(table, made["links"][0], "Bea")
        with host.sit(table) as page, guest.sit(table) as other:
            page.until_position(lambda now: now["gathering"] and not now["gathering"]["open"])
            other.until_position(gathering)
            tell(page, host)
            tell(other, guest)
            assert page.now(begun)["ply"] > 0
            assert other.now(begun)["ply"] > 0
        first = [host.get(f"/api/tables/{table}/history?ply=1")["view"] for _ in range(4)]  # at either worker
        assert all(view == first[0] for view in first)
