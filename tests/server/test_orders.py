"""Orders: secret, kept, followed from the legal list, and ended by what everybody sees."""

from __future__ import annotations

import time
from contextlib import closing
from typing import Any

import pytest

import navarch
from navarch.engine.match import Match
from navarch.engine.state import State
from navarch.server.storage.kept import Seat
from navarch.server.tables import orders

from .helpers import Browser, Page, Server
from .here import Here
from .postgres import Cluster
from .tables import Fits, Home, Moment, find, set_table

HAMILCAR = navarch.load("hamilcar")
HANDS = navarch.load("hands-in-the-sea")
NEPTUN = navarch.load("neptun")
BATTLES = {"land-battle", "naval-battle"}
PAUSE = 5.0  # seconds


def is_window(s: State) -> bool:
    return s.actor >= 0 and s.game.declining(s, s.actor) >= 0


def window_of(choice: str) -> Fits:
    return lambda s, _seen: is_window(s) and s.choice is not None and s.choice.name == choice


@pytest.fixture(scope="module")
def window() -> Moment:
    """Somebody's action that opens a window for the other side, with a card that could be played in it."""
    return find(HAMILCAR, lambda s, seen: is_window(s) and len(s.legal()) > 1 and not seen & BATTLES)


@pytest.fixture(scope="module")
def battle() -> Moment:
    """An attack: the battle begins and a window opens in it."""
    return find(HAMILCAR, lambda s, seen: is_window(s) and bool(seen & BATTLES))


class Two:
    """Two people at a table: one acts, the other one is asked in a window."""

    def __init__(self, server: Home, moment: Moment, asked: int) -> None:
        people = [Browser(server), Browser(server)]
        self.moment = moment
        self.table = set_table(server, moment.state, people)
        self.actor, self.asked = people[1 - asked], people[asked]
        self.mine, self.theirs = self.actor.sit(self.table), self.asked.sit(self.table)
        for page in (self.mine, self.theirs):
            page.until("position")
        self.settle()

    def settle(self) -> None:
        """Both have seen that both are here."""
        for page in (self.mine, self.theirs):
            page.now(lambda now: all(player["connected"] for player in now["players"]))

    def order(self, ask: str) -> dict[str, Any]:
        self.theirs.send(type="orders", ask=ask)
        return self.theirs.until_position(lambda now: now["orders"]["ask"] == ask)

    def act(self) -> None:
        self.mine.act(self.moment.action)

    def __enter__(self) -> Two:
        return self

    def __exit__(self, *_: object) -> None:
        self.mine.close()
        self.theirs.close()


def other(moment: Moment) -> int:
    return 1 - moment.seat


def after(moment: Moment, *more: str) -> Match:
    """The match after the moment's action and further ones of whoever is asked."""
    from .tables import DICE

    match = Match(moment.state.game, secret=DICE, state=moment.state)
    for action in (moment.action, *more):
        match.submit(match.to_act[0], action)
    return match


def test_a_seat_is_asked_unless_it_has_ordered_otherwise(server: Server, window: Moment) -> None:
    with Two(server, window, other(window)) as two:
        assert two.theirs.position["orders"] == {
            "ask": "always", "choices": ["always", "battle", "turn"], "window": False,
        }  # fmt: skip
        two.act()
        asked = two.theirs.my_turn()
        assert asked["orders"]["window"]
        assert "pass" in [action["action"] for action in asked["actions"]]
        two.theirs.send(type="orders", ask="turn")  # given in the window, it answers this one, too
        expected = after(window, "pass")
        assert two.theirs.until_position(lambda now: now["ply"] == expected.ply)["orders"]["ask"] == "turn"


def test_the_server_answers_for_a_seat_by_its_orders_with_an_ordinary_action(server: Server, window: Moment) -> None:
    with Two(server, window, other(window)) as two:
        two.order("battle")
        two.act()
        expected = after(window, "pass")
        for page, seat in ((two.mine, window.seat), (two.theirs, other(window))):
            position = page.now(lambda now: now["ply"] == expected.ply)
            assert position["view"] == expected.view(seat)
            assert len(page.log) == len(expected.log(seat))
        own = two.theirs.position["undo"]["rollback"]
        assert own[0]["ply"] == after(window).ply  # it stands in the record as this seat's own decision


def test_nobody_else_hears_of_orders_nor_can_tell_them_from_a_quick_answer(server: Server, window: Moment) -> None:
    """Everything that the other side and a spectator get is the same, byte for byte, as from a quick person."""
    heard: list[list[Any]] = []
    for by_orders in (True, False):
        with Two(server, window, other(window)) as two, Browser(server).sit(two.table) as watching:
            watching.until("position")
            pages = (two.mine, watching)
            for page in pages:
                _all_so_far(page)
            if by_orders:
                for ask in ("turn", "always", "battle"):
                    two.order(ask)
            for page in pages:
                assert _all_so_far(page) == []  # what was ordered has brought them nothing at all
            two.act()
            if not by_orders:
                two.theirs.my_turn()
                two.theirs.act("pass")
            done = after(window, "pass").ply
            heard.append([_last(page, done) for page in pages])
            lists = [two.actor.get("/api/tables/mine")[0], two.actor.get(f"/api/tables/{two.table}")]
            heard[-1] += [{k: v for k, v in found.items() if k not in ("id", "updated")} for found in lists]
            for told in (*(position for position, _ in heard[-1][:2]), *heard[-1][2:]):
                for player in told.get("players") or told["seats"]:
                    player["person"] = ""  # others sit at the second table
            assert two.mine.position["orders"]["ask"] == "always"
            assert watching.position["orders"] is None
    assert heard[0] == heard[1]


def test_the_clock_tells_no_orders_from_a_person(database: str, window: Moment) -> None:
    with Server(database, orders_pause_ms=1_000) as slow, Two(slow, window, other(window)) as two:
        two.order("battle")
        began = time.monotonic()
        two.act()
        two.mine.now(lambda now: now["ply"] >= after(window, "pass").ply)
        assert time.monotonic() - began >= 0.35


def test_whoever_thinks_better_of_it_before_the_server_has_answered_is_asked(
    database: str, window: Moment, monkeypatch: pytest.MonkeyPatch
) -> None:
    medians: list[float] = []

    def pause(median: float) -> float:
        medians.append(median)
        return PAUSE

    monkeypatch.setattr(orders, "pause", pause)
    with closing(Here(database)) as here, Two(here, window, other(window)) as two:
        two.order("battle")
        two.act()
        asked = two.theirs.my_turn()["ply"]
        two.order("always")
        assert medians  # the server was about to answer
        time.sleep(PAUSE + 0.5)
        two.theirs.send(type="lang", lang="en")
        assert two.theirs.until("position")["ply"] == asked
        two.theirs.act("pass")
        two.mine.now(lambda now: now["ply"] > asked)


def test_pauses_are_spread_as_peoples_are() -> None:
    times = sorted(orders.pause(2.5) for _ in range(4_000))
    assert 2.2 < times[2_000] < 2.8
    assert 0.875 <= times[0] < 1.0
    assert 6.0 < times[-10] <= 10.0
    assert len({round(one, 3) for one in times}) > 1_500
    assert orders.pause(0.0) == 0.0


def _all_so_far(page: Page) -> list[str]:
    """The kinds of messages that were under way; two questions mark the end, a position may stand behind the first."""
    kinds = []
    for _ in range(2):
        page.send(type="why", action="nothing")
        while (kind := page.receive()["type"]) not in ("why", "error"):
            kinds.append(kind)
    return kinds


def _last(page: Page, ply: int) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    position = page.now(lambda now: now["ply"] == ply)
    return {key: value for key, value in position.items() if key != "log"}, page.log


def test_orders_until_a_battle_end_when_a_battle_begins(server: Server, battle: Moment) -> None:
    asked = after(battle).to_act[0]
    if asked == battle.seat:
        pytest.fail("the attacker is asked first: look for another moment")
    with Two(server, battle, asked) as two:
        two.order("battle")
        two.act()
        position = two.theirs.until_position(lambda now: now["actions"])
        assert position["orders"] == {"ask": "always", "choices": ["always", "battle", "turn"], "window": True}


def test_orders_for_the_turn_last_through_a_battle_and_end_with_the_turn(server: Server, battle: Moment) -> None:
    asked = after(battle).to_act[0]
    with Two(server, battle, asked) as two:
        two.order("turn")
        two.act()
        done = after(battle, "pass").ply
        assert two.theirs.now(lambda now: now["ply"] >= done)["orders"]["ask"] == "turn"
    ends = find(HAMILCAR, lambda s, seen: "turn-begins" in seen and s.actor >= 0)
    with Two(server, ends, other(ends)) as two:
        two.order("turn")
        two.act()
        two.theirs.until_position(lambda now: now["orders"]["ask"] == "always")


def test_a_battle_fought_without_a_question_ends_orders_too() -> None:
    public = next(line for line in after(find(HAMILCAR, lambda _s, seen: "land-battle" in seen)).lines
                  if line.event.key == "land-battle")  # fmt: skip
    assert orders.lapsed(HAMILCAR, [public]) == ["battle"]
    for_one = public._replace(event=public.event._replace(audience=1))
    assert orders.lapsed(HAMILCAR, [for_one]) == []  # what not everybody saw ends nothing


def test_taking_back_what_the_server_answered_asks_again(server: Server) -> None:
    def free_undo(s: State, seen: set[str]) -> bool:
        if not is_window(s) or seen & BATTLES:
            return False
        match = Match(HAMILCAR, secret=bytes(range(32)), state=s)
        seat = match.to_act[0]
        match.submit(seat, "pass")
        return match.can_undo(seat)

    moment = find(HAMILCAR, free_undo)
    with Two(server, moment, other(moment)) as two:
        two.order("battle")
        two.act()
        two.theirs.now(lambda now: now["ply"] == after(moment, "pass").ply)
        two.theirs.send(type="undo")
        position = two.theirs.until_position(lambda now: now["actions"] and now["orders"]["ask"] == "always")
        assert position["orders"]["window"]


def test_orders_survive_a_restart(tmp_path: Any, window: Moment) -> None:
    with Server(f"sqlite:///{tmp_path / 'games.sqlite'}") as server:
        with Two(server, window, other(window)) as two:
            two.order("battle")
        server.stop()
        server.start()
        with two.actor.sit(two.table) as mine, two.asked.sit(two.table) as theirs:
            assert theirs.until("position")["orders"]["ask"] == "battle"
            mine.my_turn()
            mine.act(window.action)
            theirs.now(lambda now: now["ply"] == after(window, "pass").ply)


def test_orders_given_at_one_worker_are_followed_at_another(cluster: Cluster, window: Moment, battle: Moment) -> None:
    address = cluster.database()
    with Server(address) as one, Server(address) as two:
        for moment, ends in ((window, False), (battle, True)):
            asked = after(moment).to_act[0]
            people = [Browser(one), Browser(one)]
            people[asked] = Browser(two)
            table = set_table(one, moment.state, people)
            with people[moment.seat].sit(table) as mine, people[asked].sit(table) as theirs:
                mine.my_turn()
                theirs.until("position")
                theirs.send(type="orders", ask="battle")
                theirs.until_position(lambda now: now["orders"]["ask"] == "battle")
                mine.act(moment.action)
                if ends:
                    position = theirs.until_position(lambda now: now["actions"])
                    assert position["orders"] == {**position["orders"], "ask": "always", "window": True}
                else:
                    done = after(moment, "pass").ply
                    theirs.now(lambda now, done=done: now["ply"] == done)
                    mine.now(lambda now, done=done: now["ply"] == done)


def test_blocks_of_hands_in_the_sea_are_declined_by_orders(server: Server) -> None:
    for choice in ("raid_block", "bribe_block", "pillage_block"):
        moment = find(HANDS, window_of(choice))
        with Two(server, moment, other(moment)) as two:
            two.order("turn")
            two.act()
            expected = after(moment, "decline")
            assert two.mine.now(lambda now, ply=expected.ply: now["ply"] == ply)["view"] == expected.view(moment.seat)


def test_orders_that_make_no_sense_are_refused_and_change_nothing(server: Server, window: Moment) -> None:
    with Two(server, window, other(window)) as two, Browser(server).sit(two.table) as watching:
        watching.until("position")
        watching.send(type="orders", ask="battle")
        assert watching.until("error")["message"]
        for ask in ("never", "", "battle ", None, 7):
            two.theirs.send(type="orders", ask=ask)
            assert two.theirs.until("error")["message"]
        assert two.theirs.position["orders"]["ask"] == "always"
    me = Browser(server)
    with me.sit(me.table("me", "bot", "bot")) as page:
        assert page.until("position")["orders"] is None
        page.send(type="orders", ask="battle")
        assert page.until("error")["message"]


def test_a_window_is_declined_only_from_the_legal_list(window: Moment) -> None:
    match = after(window)
    seats = [Seat(number, "person", orders="battle") for number in range(2)]
    found = orders.answer(match, seats)
    assert found is not None
    assert found.action in match.state.legal_for(found.seat)
    match.submit(found.seat, found.action)
    assert orders.answer(Match(NEPTUN, seed=1), [Seat(n, "person", orders="turn") for n in range(4)]) is None
    before = Match(HAMILCAR, state=window.state)
    assert orders.answer(before, seats) is None  # an ordinary decision is never the server's
