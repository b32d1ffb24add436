"""Leaving well: resigning, agreeing on a result, a bot in one's place, and coming back."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from navarch.server.tables.bot_pool import Task, Thought
from navarch.server.tables.thoughts import Asker, Thoughts

from .helpers import Browser, Page, Server
from .here import Here
from .test_operation import wait_until

DUEL = "hands-in-the-sea"


def seated(server: Server, game: str, players: int) -> tuple[str, list[Browser]]:
    """A table with a person in every seat."""
    people = [Browser(server) for _ in range(players)]
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
    made = people[0].post("/api/tables", {"game": game, "seats": seats})
    for browser, link in zip(people[1:], made["links"], strict=True):
        browser.post(f"/api/tables/{made['id']}/join", {"secret": link["url"].partition("#seat=")[2]})
    return made["id"], people


def kinds(position: dict[str, Any]) -> list[str]:
    return [player["kind"] for player in position["players"]]


def refusal(page: Page, **message: object) -> str:
    page.send(**message)
    said: str = page.until("error")["message"]
    return said


def test_whoever_resigns_a_duel_has_lost_it_and_its_record_is_proved(server: Server) -> None:
    table, (host, friend) = seated(server, DUEL, 2)
    with host.sit(table) as mine, friend.sit(table) as theirs:
        theirs.until_position()
        theirs.send(type="resign")
        for page in (mine, theirs):
            over = page.until_position(lambda now: now["over"])
            assert list(over["result"]["ranks"].values()) == [1, 2]
            assert over["result"]["reason"] == "resigned"
            assert over["actions"] == []
        assert refusal(mine, type="resign") == "The game is over."
    assert host.get(f"/api/tables/{table}/verify")["ok"]
    assert host.get(f"/api/tables/{table}/record")["entries"][-1][0] == -5
    assert next(one for one in host.get("/api/tables/mine") if one["id"] == table)["status"] == "over"


class SlowThoughts(Thoughts):
    """A bot is asked, and answers when it is let."""

    def __init__(self, thoughts: Thoughts) -> None:
        super().__init__(thoughts.pool)
        self.asked, self.may_answer = threading.Event(), threading.Event()

    async def think(self, task: Task, asker: Asker, wanted: Callable[[], bool]) -> Thought:
        thought = await super().think(task, asker, wanted)
        self.asked.set()
        await asyncio.to_thread(self.may_answer.wait, 60)
        return thought


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[tuple[Here, SlowThoughts]]:
    """A server in this process whose bots take their time."""
    here = Here(f"sqlite:///{tmp_path / 'games.sqlite'}")
    here.worker.driver.thoughts = thoughts = SlowThoughts(here.worker.thoughts)
    yield here, thoughts
    thoughts.may_answer.set()
    here.close()


def ask_a_bot(page: Page, thoughts: SlowThoughts) -> None:
    """Play on until a bot thinks."""
    page.until_position()
    while not thoughts.asked.wait(0.3):
        if page.position["actions"]:
            page.do(page.position["actions"][0]["action"])


def test_whoever_resigns_while_a_bot_thinks_ends_the_game_and_the_thought_is_dropped(
    slow: tuple[Here, SlowThoughts], caplog: pytest.LogCaptureFixture
) -> None:
    here, thoughts = slow
    me = Browser(here)
    table = me.table("bot", "me", game=DUEL)
    with me.sit(table) as page:
        ask_a_bot(page, thoughts)
        page.send(type="resign")
        ply = page.until_position(lambda now: now["over"])["ply"]
        thoughts.may_answer.set()
        wait_until(lambda: not here.worker.driver.drives(table))
    assert here.room(table).match.ply == ply
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_a_bot_does_not_play_for_somebody_who_came_back_while_it_thought(slow: tuple[Here, SlowThoughts]) -> None:
    here, thoughts = slow
    me = Browser(here)
    table = me.table("me", "bot", "bot")
    with me.sit(table) as page:
        thoughts.may_answer.set()
        page.my_turn()
        thoughts.asked.clear()
        thoughts.may_answer.clear()
        page.send(type="offer", kind="seat_to_bot", ranks={})
        page.until_position(lambda now: kinds(now)[0] == "bot")
        assert thoughts.asked.wait(60)
        page.send(type="come_back")
        ply = page.until_position(lambda now: kinds(now)[0] == "person")["ply"]
        thoughts.may_answer.set()
        wait_until(lambda: not here.worker.driver.drives(table))
        assert here.room(table).match.ply == ply
        assert page.my_turn()["ply"] == ply


def test_a_spectator_cannot_resign_and_a_game_that_has_not_begun_cannot_be_resigned(server: Server) -> None:
    host = Browser(server)
    table = host.table("me", "bot", game=DUEL)
    with Browser(server).sit(table) as guest:
        guest.until_position()
        assert "watching" in refusal(guest, type="resign")
    wishes = {"game": DUEL, "seats": [{"kind": "me"}, {"kind": "open"}], "pledge": "0" * 64}
    waiting = host.post("/api/tables", wishes)["id"]
    with host.sit(waiting) as page:
        page.until_position()
        assert refusal(page, type="resign") == "The game has not begun."


@pytest.mark.parametrize("yes", [True, False])
def test_a_draw_waits_for_the_other_and_ends_the_game_only_where_both_agree(server: Server, yes: bool) -> None:
    table, (host, friend) = seated(server, DUEL, 2)
    with host.sit(table) as mine, friend.sit(table) as theirs:
        mine.until_position()
        mine.send(type="offer", kind="draw")
        offer = theirs.until_position(lambda now: now["undo"]["offer"])["undo"]["offer"]
        assert (offer["kind"], len(offer["asks"])) == ("draw", 1)
        theirs.send(type="consent", offer=offer["id"], yes=yes)
        after = theirs.until_position(lambda now: not now["undo"]["offer"])
        assert after["over"] == yes
        if yes:
            assert set(after["result"]["ranks"].values()) == {1}
        else:
            assert mine.until_position(lambda now: not now["undo"]["offer"])["actions"]


def test_a_result_is_agreed_by_all_people_and_bad_places_are_refused(server: Server) -> None:
    table, people = seated(server, "neptun", 3)
    pages = [person.sit(table) for person in people]
    labels = [player["seat"] for player in pages[0].until_position()["players"]]
    for ranks in ({}, dict.fromkeys(labels, 2), {labels[0]: 1}, {**dict.fromkeys(labels, 1), "nobody": 1}):
        assert "place of every seat" in refusal(pages[0], type="offer", kind="result", ranks=ranks)
    ranks = {labels[0]: 2, labels[1]: 1, labels[2]: 3}
    pages[0].send(type="offer", kind="result", ranks=ranks)
    for page in pages[1:]:
        offer = page.until_position(lambda now: now["undo"]["offer"])["undo"]["offer"]
        assert offer["ranks"] == ranks
        page.send(type="consent", offer=offer["id"], yes=True)
    over = pages[0].until_position(lambda now: now["over"])
    assert over["result"]["ranks"] == ranks
    for page in pages:
        page.close()


def test_bots_agree_to_nothing(server: Server) -> None:
    host = Browser(server)
    table = host.table("me", "bot", game=DUEL)
    with host.sit(table) as page:
        page.until_position()
        for kind in ("draw", "result"):
            assert "bots do not" in refusal(page, type="offer", kind=kind)


def test_a_bot_sits_there_by_consent_until_its_person_comes_back(server: Server) -> None:
    table, (host, friend) = seated(server, DUEL, 2)
    with host.sit(table) as mine, friend.sit(table) as theirs:
        theirs.until_position()
        theirs.send(type="offer", kind="seat_to_bot")
        offer = mine.until_position(lambda now: now["undo"]["offer"])["undo"]["offer"]
        assert kinds(mine.position) == ["person", "person"]
        mine.send(type="consent", offer=offer["id"], yes=True)
        mine.until_position(lambda now: kinds(now) == ["person", "bot"])
        gone = theirs.until_position(lambda now: kinds(now) == ["person", "bot"])
        assert gone["players"][1]["left"] == "away"
        assert gone["seats_mine"] == [gone["players"][1]["seat"]]
        assert "come back first" in refusal(theirs, type="resign")
        assert "come back first" in refusal(theirs, type="act", ply=theirs.position["ply"], action="pass")
        theirs.send(type="come_back")
        back = theirs.until_position(lambda now: kinds(now) == ["person", "person"])
        assert back["players"][1]["left"] == ""
        assert "No bot sits there" in refusal(theirs, type="come_back")


def test_whoever_may_come_back_to_a_seat_is_asked_how_the_game_ends(server: Server) -> None:
    table, people = seated(server, "neptun", 3)
    with people[0].sit(table) as mine, people[1].sit(table) as other, people[2].sit(table) as away:
        away.until_position()
        away.send(type="offer", kind="seat_to_bot")
        for page in (mine, other):
            offer = page.until_position(lambda now: now["undo"]["offer"])["undo"]["offer"]
            page.send(type="consent", offer=offer["id"], yes=True)
        mine.until_position(lambda now: kinds(now)[2] == "bot" and "purple" not in now["to_act"])  # it plays no more
        mine.send(type="offer", kind="draw")
        offer = other.until_position(lambda now: (now["undo"]["offer"] or {}).get("kind") == "draw")["undo"]["offer"]
        assert offer["asks"] == ["green", "purple"]
        other.send(type="consent", offer=offer["id"], yes=True)
        agreed = away.until_position(lambda now: "green" in (now["undo"]["offer"] or {}).get("consents", []))
        assert not agreed["over"]
        away.send(type="consent", offer=offer["id"], yes=True)
        assert away.until_position(lambda now: now["over"])["result"]["reason"] == "draw"


def test_among_three_a_bot_plays_on_for_whoever_resigns_and_nobody_comes_back_to_that_seat(server: Server) -> None:
    table, people = seated(server, "neptun", 3)
    with people[0].sit(table) as mine, people[2].sit(table) as theirs:
        theirs.until_position()
        theirs.send(type="resign")
        left = theirs.until_position(lambda now: kinds(now) == ["person", "person", "bot"])
        assert (left["players"][2]["left"], left["over"]) == ("resigned", False)
        assert "No bot sits there" in refusal(theirs, type="come_back")
        assert not mine.until_position(lambda now: "bot" in kinds(now))["over"]
    told = [entry for entry in people[0].get(f"/api/tables/{table}")["seats"] if entry["kind"] == "bot"]
    assert len(told) == 1


def test_the_own_link_does_not_take_a_seat_from_the_bot_that_sits_there(server: Server) -> None:
    people = [Browser(server) for _ in range(3)]
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    made = people[0].post("/api/tables", {"game": "neptun", "seats": seats})
    secrets = [link["url"].partition("#seat=")[2] for link in made["links"]]
    path = f"/api/tables/{made['id']}"
    for browser, secret in zip(people[1:], secrets, strict=True):
        browser.post(f"{path}/join", {"secret": secret})
    with people[2].sit(made["id"]) as page:
        page.until_position()
        page.send(type="resign")
        label = page.until_position(lambda now: "bot" in kinds(now))["players"][2]["seat"]
    assert people[2].post(f"{path}/join", {"secret": secrets[1]}) == {"seat": label}
    assert Browser(server).call("POST", f"{path}/join", {"secret": secrets[1]})[0] == 410
    assert people[2].call("POST", f"{path}/reopen", {"seat": label})[0] == 403
    told = people[0].get(path)["seats"][2]
    assert (told["kind"], told["left"]) == ("bot", "resigned")


def test_what_was_ended_and_left_holds_after_a_restart(database: str) -> None:
    with Server(database) as server:
        ended, (host, friend) = seated(server, DUEL, 2)
        left, others = seated(server, "neptun", 3)
        with friend.sit(ended) as page, others[1].sit(left) as other:
            page.until_position()
            page.send(type="resign")
            page.until_position(lambda now: now["over"])
            other.until_position()
            other.send(type="resign")
            other.until_position(lambda now: "bot" in kinds(now))
        server.stop()
        server.start()
        with host.sit(ended) as page:
            assert page.until_position()["result"]["reason"] == "resigned"
        with others[1].sit(left) as page:
            assert page.until_position()["players"][1]["left"] == "resigned"
