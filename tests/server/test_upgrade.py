"""An upgrade: tables of all four games, opened by a server in which a rule of each has changed.

They are begun by this version, or, with NAVARCH_BEFORE=FOLDER, by that of another clone.
"""

from __future__ import annotations

import json
import os
import random
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import navarch

from .changed_rules import CHANGES, NEXT, changed_home
from .helpers import ROOT, Browser, Page, Server

BEFORE = Path(os.environ.get("NAVARCH_BEFORE", ROOT))
MORE = 12  # actions after the one that the changed rule is about


class Left(NamedTuple):
    """A table as it was left under the rules before."""

    table: str
    position: dict[str, Any]
    log: list[dict[str, Any]]


class Upgraded(NamedTuple):
    """The server after the upgrade, and what was left before it."""

    server: Server
    me: Browser
    friend: Browser
    left: dict[str, Left]


def turn(page: Page) -> dict[str, Any]:
    """The position of the seat that is asked, which is one of this page's."""
    position = page.now(lambda now: now["over"] or set(now["to_act"]) & set(now["seats_mine"]))
    asked = [seat for seat in position["to_act"] if seat in position["seats_mine"]]
    if asked and position["seat"] not in asked:
        page.send(type="seat", seat=asked[0])
        position = page.now(lambda now: now["seat"] == asked[0])
    return position


def play_on(page: Page, rng: random.Random, met: str, said: str = "", shun: str = "") -> bool:
    """Until the changed rule has been met, and a little further; or, shunning an action, for a while without it.

    False when the game was over before that.
    """
    left, seen = MORE, False
    while not (position := turn(page))["over"]:
        choices = [one["action"] for one in position["actions"] if not shun or not one["action"].startswith(shun)]
        action = rng.choice([one for one in choices if met and one.startswith(met)] or choices)
        after = page.do(action)
        seen = seen or action.startswith(met) or any(line["rule"] == met and said in line["text"] for line in page.log)
        left -= seen
        if left <= 0 and (shun or (not after["undo"]["free"] and len(after["to_act"]) == 1)):
            return True  # where an undo was free or a choice sealed, the first version kept no traces
    return False


def leave(me: Browser, game: str, kinds: list[str], met: str, said: str = "", shun: str = "") -> Left:
    for seed in range(9):
        table = me.table(*kinds, game=game)
        with me.sit(table) as page:
            if play_on(page, random.Random(seed), met, said, shun):
                return Left(table, turn(page), list(page.log))
    raise AssertionError(f"{met} was never met")


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Upgraded]:
    folder = tmp_path_factory.mktemp("upgrade")
    database = f"sqlite:///{folder / 'games.sqlite'}"
    left: dict[str, Left] = {}
    with Server(database, home=BEFORE) as before:
        me, friend = Browser(before), Browser(before)
        for game, change in CHANGES.items():
            players = navarch.load(game).players[0]
            left[game] = leave(me, game, ["hotseat"] * players, change.met, change.said)
        left["friends"] = leave_with_friend(me, friend)
        left["untouched"] = leave(me, "neptun", ["hotseat"] * 3, "", shun="reject")
        left["finished"], left["unchronicled"] = finish(me), finish(me)
    if BEFORE == ROOT:
        with closing(sqlite3.connect(folder / "games.sqlite")) as opened:
            opened.execute("DELETE FROM chronicles WHERE game = ?", (left["unchronicled"].table,))
            opened.commit()
    with Server(database, port=before.port, home=changed_home(folder)) as after:
        me.server = friend.server = after
        yield Upgraded(after, me, friend, left)


def leave_with_friend(me: Browser, friend: Browser) -> Left:
    """A table of two people who both have to agree."""
    seats = [{"kind": "hotseat"}, {"kind": "hotseat"}, {"kind": "open"}]
    made = me.post("/api/tables", {"game": "neptun", "seats": seats})
    friend.post(f"/api/tables/{made['id']}/join", {"secret": made["links"][0]["url"].partition("#seat=")[2]})
    rng = random.Random(3)
    with me.sit(made["id"]) as mine, friend.sit(made["id"]) as theirs:
        for number in range(400):
            position = mine.now(lambda _now: True)
            page = theirs if position["to_act"] == ["purple"] else mine
            page.now(lambda now: now["ply"] >= position["ply"])
            actions = [one["action"] for one in turn(page)["actions"]]
            page.do("reject" if "reject" in actions else rng.choice(actions))
            mine.now(lambda now: now["ply"] >= page.position["ply"])
            if number > 30 and any(line["rule"] == "P1.a.6" for line in mine.log):
                return Left(made["id"], mine.position, list(mine.log))
    raise AssertionError("nobody rejected anything")


def finish(me: Browser) -> Left:
    table = me.table("me", "bot", "bot")
    rng = random.Random(2)
    with me.sit(table) as page:
        while not page.my_turn()["over"]:
            actions = [one["action"] for one in page.position["actions"]]
            page.do("reject" if "reject" in actions else rng.choice(actions))
        return Left(table, page.position, list(page.log))


@pytest.mark.parametrize("game", CHANGES)
def test_a_running_game_is_shown_as_it_stands_and_the_changed_rule_is_named(upgraded: Upgraded, game: str) -> None:
    left = upgraded.left[game]
    with upgraded.me.sit(left.table) as page:
        position = page.until("position")
        if position["seat"] != left.position["seat"]:
            page.send(type="seat", seat=left.position["seat"])
            position = page.now(lambda now: now["seat"] == left.position["seat"])
        assert "The rules have changed" in position["prompt"]["text"]
        assert position["actions"] == []
        assert position["ply"] == left.position["ply"]
        if BEFORE == ROOT:
            assert CHANGES[game].rule in position["prompt"]["text"]
            assert position["view"] == left.position["view"]
            assert page.log == left.log
            assert [way["ply"] for way in position["undo"]["rollback"]][-1] == position["ply"]
        else:  # other rules may have changed before that one, and the version before kept no views
            _tell(game, position, left)
        page.act(left.position["actions"][0]["action"])
        assert "The rules have changed" in page.until("error")["message"]
        page.send(type="advise")
        page.until("error")


def _tell(game: str, position: dict[str, Any], left: Left) -> None:
    """What a table of an earlier version shows."""
    stands = "as it stood" if position["view"] == left.position["view"] else "as far as today's rules hold it"
    ways = [(way["ply"], way["text"]) for way in position["undo"]["rollback"] or []]
    sys.stdout.write(f"\n{game}, ply {position['ply']}: {stands}; {position['prompt']['text']} {ways}\n")


def decide(page: Page, number: int) -> dict[str, Any]:
    """Offer one of the two ways on."""
    ways = page.now(lambda now: now["undo"]["rollback"])["undo"]["rollback"]
    page.send(type="offer_rollback", ply=ways[number]["ply"])
    chosen: dict[str, Any] = ways[number]
    return chosen


def play_to_the_end(page: Page) -> None:
    rng = random.Random(1)
    while not turn(page)["over"]:
        page.do(rng.choice(page.position["actions"])["action"])


def proved(me: Browser, table: str, tmp_path: Path) -> dict[str, Any]:
    """The proof of the server; the record that is downloaded is one that can be read."""
    record = me.get(f"/api/tables/{table}/record")
    (tmp_path / "record.json").write_text(json.dumps(record))
    navarch.open_record(tmp_path / "record.json")
    answer: dict[str, Any] = me.get(f"/api/tables/{table}/verify")
    return answer


@pytest.mark.skipif(BEFORE != ROOT, reason="how an earlier version's games go on depends on what has changed since")
def test_players_go_back_to_the_last_position_that_agrees_and_play_on(upgraded: Upgraded, tmp_path: Path) -> None:
    left = upgraded.left["neptun"]
    with upgraded.me.sit(left.table) as page:
        to = decide(page, 0)["ply"]
        back = page.until_position(lambda now: now["ply"] < left.position["ply"])
        assert back["ply"] == to
        assert not any(line["rule"] == "P1.a.6" for line in page.log[: back["log_length"]])
        play_to_the_end(page)
    proof = proved(upgraded.me, left.table, tmp_path)
    assert (proof["ok"], proof["first_bad"]) == (True, "")
    assert proof["unproved"] == left.position["ply"] - to + 1


@pytest.mark.skipif(BEFORE != ROOT, reason="how an earlier version's games go on depends on what has changed since")
def test_players_may_finish_the_game_as_it_is(upgraded: Upgraded, tmp_path: Path) -> None:
    left = upgraded.left["hands-in-the-sea"]
    with upgraded.me.sit(left.table) as page:
        decide(page, 1)
        position = page.until_position(lambda now: "The rules have changed" not in now["prompt"]["text"])
        assert position["ply"] == left.position["ply"]
        assert turn(page)["actions"]
        play_to_the_end(page)
        page.send(type="seat", seat=left.position["seat"])
        page.until_position(lambda now: now["seat"] == left.position["seat"] and now["log"] and not now["log"][0]["n"])
        assert page.log[: len(left.log)] == left.log
    proof = proved(upgraded.me, left.table, tmp_path)
    assert (proof["ok"], proof["first_bad"]) == (True, "")
    assert proof["unproved"] >= left.position["ply"]


@pytest.mark.skipif(BEFORE != ROOT, reason="how an earlier version's games go on depends on what has changed since")
def test_all_people_at_the_table_have_to_agree(upgraded: Upgraded) -> None:
    left = upgraded.left["friends"]
    with upgraded.me.sit(left.table) as mine, upgraded.friend.sit(left.table) as theirs:
        theirs.until("position")
        to = decide(mine, 0)["ply"]
        offered = theirs.until_position(lambda now: now["undo"]["offer"])
        assert (offered["ply"], offered["undo"]["offer"]["to"]) == (left.position["ply"], to)
        theirs.send(type="consent", yes=True, **_named(offered["undo"]["offer"]))
        for page in (mine, theirs):
            assert not page.until_position(lambda now: now["ply"] == to)["undo"]["offer"]
        assert turn(theirs if theirs.position["to_act"] == ["purple"] else mine)["actions"]


def _named(offer: dict[str, Any]) -> dict[str, str]:
    return {"offer": offer["id"]} if "id" in offer else {}


def test_a_game_that_follows_the_new_rules_goes_on_as_if_nothing_had_happened(upgraded: Upgraded) -> None:
    left = upgraded.left["untouched"]
    with upgraded.me.sit(left.table) as page:
        if BEFORE != ROOT:
            _tell("untouched", page.until("position"), left)
            return
        position = turn(page)
        assert position["ply"] == left.position["ply"]
        assert {one["action"] for one in position["actions"]} <= {one["action"] for one in left.position["actions"]}
        page.do(position["actions"][0]["action"])


def test_of_a_finished_game_without_a_chronicle_is_shown_what_the_rules_of_today_follow(
    upgraded: Upgraded, tmp_path: Path
) -> None:
    """So it is with games that ended before there were chronicles, if their rules have changed since."""
    left, me = upgraded.left["unchronicled"], upgraded.me
    with me.sit(left.table) as page:
        position = page.until("position")
        assert (position["over"], position["result"]) == (True, left.position["result"])
        if BEFORE != ROOT:
            _tell("finished", position, left)
            sys.stdout.write(f"{proved(me, left.table, tmp_path)['first_bad']}\n")
            return
        assert page.log == left.log[: len(page.log)]
    agrees = next(line["n"] for line in left.log if line["rule"] == "P1.a.6")
    assert len(page.log) == agrees
    proof = proved(me, left.table, tmp_path)
    assert not proof["ok"]
    version = navarch.load("neptun").version
    assert f"it was played by rules version {version!r}, and this is version '{version}{NEXT}'" in proof["first_bad"]
    assert me.get(f"/api/tables/{left.table}/record")["result"]["scores"]


@pytest.mark.skipif(BEFORE != ROOT, reason="the version before had no chronicles")
def test_a_finished_game_is_read_downloaded_and_proved_as_before(upgraded: Upgraded, tmp_path: Path) -> None:
    left = upgraded.left["finished"]
    me, last = upgraded.me, left.position["ply"]
    with me.sit(left.table) as page:
        position = page.until("position")
        for part in ("view", "result", "over", "ply", "seat", "players", "prompt"):
            assert position[part] == left.position[part], part
        assert page.log == left.log
    middle = me.get(f"/api/tables/{left.table}/history?ply={last // 2}&lang=en")
    assert set(middle["views"]) == {"red", "green", "purple"}
    assert middle["view"] == middle["views"]["red"]
    assert middle["log"] == left.log[: middle["log_length"]]
    assert middle["prompt"]["text"]
    proof = proved(me, left.table, tmp_path)
    assert (proof["ok"], proof["unproved"], proof["result"]["reason"]) == (True, 0, "most-points")
    by_itself = navarch.verify(tmp_path / "record.json")
    assert by_itself.ok
    listed = {one["id"]: one for one in me.get("/api/tables/mine")}
    assert listed[left.table]["status"] == "over"
