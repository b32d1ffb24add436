"""Several workers on one PostgreSQL: each sees the others' moves."""

from __future__ import annotations

import os
import random
import signal
from collections.abc import Iterator

import psycopg
import pytest

from .helpers import Browser, Page, Server
from .postgres import Cluster


@pytest.fixture(scope="module")
def pair(cluster: Cluster) -> Iterator[tuple[Server, Server]]:
    """Two servers on one database: whatever happens at one must show at the other."""
    address = cluster.database()
    with Server(address) as one, Server(address) as two:
        yield one, two


def at(server: Server, browser: Browser) -> Browser:
    """The same browser, talking to another worker."""
    same = Browser(server)
    same.cookie = browser.cookie
    return same


def test_moves_made_at_one_worker_show_at_the_other(pair: tuple[Server, Server]) -> None:
    one, two = pair
    me = Browser(one)
    table = me.table("hotseat", "hotseat", "hotseat")
    with me.sit(table) as here, at(two, me).sit(table) as there:
        rng = random.Random(8)
        pages: list[Page] = [here, there]
        for turn in range(60):
            page, other = pages[turn % 2], pages[(turn + 1) % 2]
            position = page.now(lambda _now: True)
            seat = position["to_act"][0]
            if position["seat"] != seat:
                page.send(type="seat", seat=seat)
            position = page.now(lambda now: now["seat"] == seat and now["actions"])
            after = page.do(rng.choice(position["actions"])["action"])
            seen = other.now(lambda now: now["ply"] == after["ply"])
            assert seen["to_act"] == after["to_act"]
            assert seen["log_length"] == after["log_length"] or seen["seat"] != after["seat"]


def test_of_two_workers_that_act_at_the_same_moment_one_is_refused(pair: tuple[Server, Server]) -> None:
    one, two = pair
    me = Browser(one)
    for number in range(10):
        table = me.table("hotseat", "hotseat", "hotseat")
        with me.sit(table) as here, at(two, me).sit(table) as there:
            first, second = here.my_turn(), there.my_turn()
            assert first["ply"] == second["ply"]
            actions = first["actions"]
            here.act(actions[0]["action"])
            there.act(actions[-1]["action"])
            assert _refusals(here) + _refusals(there) == 1, number
            after = [page.now(lambda now: now["ply"] > first["ply"]) for page in (here, there)]
            assert after[0]["ply"] == after[1]["ply"]
            assert after[0]["view"] == after[1]["view"]


def _refusals(page: Page) -> int:
    """How often this page was refused; messages are answered in their order, so a question marks the end."""
    page.send(type="why", action="nothing")
    refused = 0
    while (message := page.receive())["type"] != "why":
        refused += message["type"] == "error"
    return refused


def test_undo_chat_joining_and_presence_cross_workers(pair: tuple[Server, Server]) -> None:
    one, two = pair
    host, friend = Browser(one), Browser(two)
    made = host.post("/api/tables", {"game": "neptun", "seats": [{"kind": k} for k in ("hotseat", "hotseat", "open")]})
    table = made["id"]
    with host.sit(table) as mine:
        mine.until("position")
        friend.post(f"/api/tables/{table}/join", {"secret": made["links"][0]["url"].partition("#seat=")[2]})
        with friend.sit(table) as theirs:
            theirs.until("position")
            mine.now(lambda now: now["players"][2] | {"connected": True, "kind": "person"} == now["players"][2])
            theirs.send(type="chat", room="players", text="salve")
            assert [heard["text"] for heard in mine.until("chat")["remarks"]] == ["salve"]
        mine.until_position(lambda now: not now["players"][2]["connected"])
    with host.sit(table) as mine, friend.sit(table) as theirs:
        for _ in range(30):
            position = mine.now(lambda _now: True)
            if position["undo"]["free"]:
                break
            seat = position["to_act"][0]
            page = theirs if seat == "purple" else mine
            page.now(lambda now: now["ply"] == position["ply"])
            if page.position["seat"] != seat:
                page.send(type="seat", seat=seat)
            page.now(lambda now: now["seat"] == seat and now["actions"])
            page.do(page.position["actions"][0]["action"])
            mine.now(lambda now: now["ply"] > position["ply"])
        before = mine.position
        theirs.now(lambda now: now["ply"] == before["ply"])
        mine.send(type="undo")
        back = theirs.until_position(lambda now: now["ply"] < before["ply"])
        assert back["log_length"] == len(theirs.log)


def test_what_left_no_entry_is_seen_after_the_wire_was_down(cluster: Cluster) -> None:
    address = cluster.database()
    with Server(address) as one, Server(address) as two:
        host = Browser(one)
        made = host.post(
            "/api/tables", {"game": "neptun", "seats": [{"kind": kind} for kind in ("me", "hotseat", "open")]}
        )
        table = made["id"]
        with at(two, host).sit(table) as there:
            there.until("position")
            with psycopg.connect(address, autocommit=True) as connection:
                cut = connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE query LIKE 'LISTEN%' AND datname = current_database()"
                ).fetchall()
                assert len(cut) == 2
                host.post(f"/api/tables/{table}/reopen", {"seat": "green"})
            there.now(lambda now: now["players"][1]["kind"] == "open")


def test_one_server_with_two_workers_plays_whole_games_and_survives_the_loss_of_one(cluster: Cluster) -> None:
    with Server(cluster.database(), workers=2) as server:
        me = Browser(server)
        tables = [me.table("me", "bot", "bot") for _ in range(2)]
        for number, table in enumerate(tables):
            with me.sit(table) as page:
                page.play(random.Random(number), 12)
        assert server.process is not None
        workers = _children(server.process.pid)
        os.kill(workers[0], signal.SIGKILL)
        for number, table in enumerate(tables):
            with me.sit(table) as page:
                page.play(random.Random(number))
                assert page.position["over"]
            assert me.get(f"/api/tables/{table}/verify")["ok"]


def _children(parent: int) -> list[int]:
    """The server processes below the first one."""
    with open(f"/proc/{parent}/task/{parent}/children") as file:
        children = [int(word) for word in file.read().split()]
    return [child for child in children if b"spawn_main" in _command(child)]


def _command(process: int) -> bytes:
    with open(f"/proc/{process}/cmdline", "rb") as file:
        return file.read()
