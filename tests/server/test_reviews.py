"""Reviews of finished games: asked for once, made in the background, kept with the game, shared by all who see it."""

from __future__ import annotations

import json
import multiprocessing
import random
import signal
import threading
import time
from ctypes import c_bool
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from navarch.server.settings import Limits
from navarch.server.storage.backup import back_up, restore
from navarch.server.storage.database import Database
from navarch.server.storage.schema import GAMES, REVIEWS
from navarch.server.storage.upkeep import delete_tables, export
from navarch.server.tables import review_making, reviewer
from navarch.server.tables.review_making import ReviewTask

from .helpers import GENEROUS, PATIENCE, Browser, Server
from .here import Here
from .postgres import Cluster

DUEL = "hands-in-the-sea"
FOR_EVER = 300.0  # seconds of a review that no test waits for
DECISIONS = 12


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest) -> str:
    """A fresh database of each kind."""
    if request.param == "sqlite":
        found: str = request.getfixturevalue("database")
        return found
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.database()


def resigned(me: Browser, **terms: object) -> str:
    """A duel that I gave up after a few decisions."""
    seats = [{"kind": "me"}, {"kind": "bot"}]
    table: str = me.post("/api/tables", {"game": DUEL, "seats": seats, **terms})["id"]
    with me.sit(table) as page:
        page.play(random.Random(3), DECISIONS)
        page.send(type="resign")
        page.now(lambda now: now["over"])
    return table


def ask(browser: Browser, table: str, lang: str = "en") -> tuple[int, Any]:
    """Have it reviewed: the status, and what was said."""
    status, _, said = browser.call("POST", f"/api/tables/{table}/review?lang={lang}", {})
    return status, said


def look(browser: Browser, table: str, lang: str = "en") -> Any:
    return browser.get(f"/api/tables/{table}/review?lang={lang}")


def wait_for(browser: Browser, table: str, state: str, least: float = 0.0) -> Any:
    """The review, once it is in that state and has come so far."""
    until = time.monotonic() + 2 * PATIENCE
    while (told := look(browser, table))["state"] != state or told["progress"] < least:
        assert time.monotonic() < until, told
        assert told["state"] in ("running", state), told
        time.sleep(0.05)
    return told


def reviewed(browser: Browser, table: str) -> Any:
    """The whole review."""
    assert ask(browser, table)[0] == 200
    return wait_for(browser, table, "done")["review"]


def test_a_game_that_was_resigned_is_reviewed_once_for_all_in_both_languages(address: str) -> None:
    with Server(address) as server:
        me, guest = Browser(server), Browser(server)
        table = resigned(me)
        assert look(me, table) == {"state": "none", "progress": 0.0, "why_not": "", "review": None}
        assert ask(me, table)[1]["state"] in ("running", "done")
        review = wait_for(me, table, "done")["review"]
        assert review["seats"] == ["rome", "carthage"]
        assert [one["seat"] for one in review["judged"]] == ["rome", "carthage"]
        last = len([one for one in me.get(f"/api/tables/{table}/record")["entries"] if one[0] >= -1])
        assert review["chances"][-1] == {"ply": last, "chances": [0.0, 1.0], "errors": [0.0, 0.0]}
        assert all(0 <= chance <= 1 for one in review["chances"] for chance in one["chances"])
        assert look(guest, table)["review"] == review
        assert ask(guest, table) == (200, {"state": "done", "progress": 1.0, "why_not": "", "review": review})
        polish = look(me, table, "pl")["review"]
        assert polish["chances"] == review["chances"]
        words = [[one["text"] for one in side["luck"]["strokes"]] for side in review["judged"]]
        assert any(words)
        assert [[one["text"] for one in side["luck"]["strokes"]] for side in polish["judged"]] != words


def test_mistakes_say_what_was_done_what_was_better_by_how_much_and_how_it_goes_on(server: Server) -> None:
    me = Browser(server)
    found = [one for side in reviewed(me, resigned(me))["judged"] for one in side["mistakes"]]
    assert found
    for one in found:
        assert one["chosen"]
        assert one["better"] != one["chosen"]
        assert one["cost"] > 0
        assert one["cost"] == pytest.approx(one["better_chance"] - one["chance"], abs=0.001)
        assert one["line"][0]["text"] == one["better"]
        assert all(fact["text"] for fact in one["facts"])


def test_only_a_finished_game_that_there_is_can_be_reviewed(server: Server) -> None:
    me = Browser(server)
    table = me.table("me", "bot", game=DUEL)
    for method in ("GET", "POST"):
        body: object = {} if method == "POST" else None
        assert me.call(method, f"/api/tables/{table}/review", body)[0] == 409
        status, _, said = me.call(method, "/api/tables/nowhere/review", body)
        assert (status, said["message"]) == (404, "There is no such table.")
    assert ask(me, table, "pl")[1]["message"] == "Będzie to widoczne po zakończeniu gry."
    assert me.call("POST", f"/api/tables/{table}/review", {"all": 1})[0] == 400


def test_at_a_table_without_spectators_strangers_start_no_review_but_read_what_is_there(server: Server) -> None:
    me, stranger, nobody = Browser(server), Browser(server), Browser(server)
    stranger.table("me", "bot", game=DUEL)
    table = resigned(me, watched=False)
    for other in (stranger, nobody):
        assert "only those who sat there" in look(other, table)["why_not"]
        status, said = ask(other, table)
        assert (status, look(me, table)["state"]) == (403, "none")
        assert "only those who sat there" in said["message"]
    review = reviewed(me, table)
    assert look(stranger, table)["review"] == ask(nobody, table)[1]["review"] == review


def test_one_person_waits_for_one_review_and_the_house_for_so_many(address: str) -> None:
    few = Limits(**{**{name: getattr(GENEROUS, name) for name in GENEROUS.__struct_fields__}, "reviews_waiting": 2})
    with Server(address, limits=few, review_seconds=FOR_EVER) as server:
        me, friend, other = Browser(server), Browser(server), Browser(server)
        mine, theirs, third = resigned(me), resigned(friend), resigned(other)
        assert ask(me, mine)[0] == 200
        assert ask(me, mine)[0] == 200  # the same once more
        status, said = ask(me, theirs)
        assert (status, said["message"]) == (409, "Another game is being reviewed for you: one at a time.")
        assert ask(friend, theirs)[0] == 200
        status, said = ask(other, third)
        assert (status, said["message"][:29]) == (503, "Too many people ask for this ")
        assert look(other, third)["state"] == "none"


def test_whoever_asks_again_and_again_is_slowed_down(database: str) -> None:
    with Server(database, limits=Limits()) as server:
        me = Browser(server)
        me.table("me", "bot", game=DUEL)
        answers = [ask(me, "nowhere")[0] for _ in range(7)]
        assert answers == [404] * 6 + [429]


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_review_that_a_restart_broke_off_is_made_without_being_asked_for_again(
    address: str, how: signal.Signals
) -> None:
    with Server(address, review_seconds=FOR_EVER) as server:
        me = Browser(server)
        table = resigned(me)
        assert ask(me, table)[0] == 200
        wait_for(me, table, "running", least=1e-6)
        server.stop(how)
    server.more["review_seconds"] = 1.0
    with server:
        assert wait_for(me, table, "done")["review"]["iterations"] == 100


def test_of_two_workers_one_makes_a_review_and_the_other_goes_on_where_it_died(cluster: Cluster) -> None:
    address = cluster.database()
    with Server(address, review_seconds=FOR_EVER) as slow, Server(address) as quick:
        me, friend = Browser(slow), Browser(quick)
        first = resigned(me)
        assert ask(me, first)[0] == 200
        wait_for(me, first, "running", least=1e-6)
        second = resigned(friend)
        assert ask(friend, first)[1]["state"] == "running"
        reviewed(friend, second)  # which comes after the first: that one was left to the other worker
        assert look(friend, first)["state"] == "running"
        slow.stop(signal.SIGKILL)
        assert wait_for(friend, first, "done")["review"]["iterations"] == 100


def test_games_of_older_rules_are_refused_and_what_was_said_of_them_stays(address: str) -> None:
    server = Server(address)
    with server:
        me = Browser(server)
        told, untold, asked = resigned(me), resigned(me), resigned(me)
        review = reviewed(me, told)
    database = Database(address)
    with database.engine.begin() as connection:
        connection.execute(update(GAMES).values(version="0"))
        row = {"game": asked, "state": "open", "progress": 0.0, "asked": 0.0, "person": ""}
        connection.execute(REVIEWS.insert(), row)
    database.engine.dispose()
    with server:
        assert look(me, told)["review"] == review
        status, said = ask(me, untold)
        assert (status, look(me, untold)["state"]) == (409, "none")
        assert "older version of the rules" in said["message"]
        assert "older version of the rules" in look(me, untold)["why_not"]
        assert wait_for(me, asked, "failed")["why_not"]  # it was asked for just before the rules changed


def test_a_house_without_reviews_says_so(database: str) -> None:
    with Server(database, review_seconds=0) as server:
        me = Browser(server)
        table = resigned(me)
        assert look(me, table)["why_not"] == "This server makes no reviews."
        assert ask(me, table)[0] == 409


def test_backups_exports_and_deletions_know_of_reviews(address: str, tmp_path: Path) -> None:
    with Server(address) as server:
        me = Browser(server)
        table = resigned(me)
        review = reviewed(me, table)
        (mine,) = me.get("/api/me/export")["tables"]
        assert mine["review"]["en"] == review
    database, other = Database(address), Database(f"sqlite:///{tmp_path / 'other.sqlite'}")
    assert back_up(database, tmp_path / "backup.sqlite")["reviews"] == 1
    assert restore(tmp_path / "backup.sqlite", other)["reviews"] == 1
    export(other, tmp_path / "out")
    (file,) = (tmp_path / "out").iterdir()
    assert json.loads(file.read_text(encoding="utf-8"))["review"]["en"] == review
    assert delete_tables(database, [table]) == [table]
    with database.engine.connect() as connection:
        assert connection.execute(select(func.count()).select_from(REVIEWS)).scalar() == 0
    for one in (database, other):
        one.engine.dispose()


def broken(_task: ReviewTask, _wire: Connection, _is_free: c_bool) -> None:
    """A process that ends without a word."""


def test_a_review_that_fails_is_told_and_can_be_asked_for_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    here = Here(database)
    try:
        me = Browser(here)
        table = resigned(me)
        with monkeypatch.context() as patched:
            patched.setattr(reviewer, "make_review", broken)
            ask(me, table)
            assert wait_for(me, table, "failed")["why_not"] == ""
        assert reviewed(me, table)["judged"]
    finally:
        here.close()


def test_a_review_gives_way_to_bots_that_need_all_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_making, "PATIENCE_SECONDS", PATIENCE)
    context = multiprocessing.get_context("spawn")
    is_free, (_, wire) = context.RawValue(c_bool, False), context.Pipe(duplex=False)
    step = threading.Thread(target=lambda: review_making.Progress(wire, is_free, 100).tell(1), daemon=True)
    step.start()
    step.join(0.2)
    assert step.is_alive()
    is_free.value = True
    step.join(PATIENCE)
    assert not step.is_alive()
