"""Around the play: lists, history, records, forks, restarts."""

from __future__ import annotations

import random
import signal
from typing import Any
from urllib.parse import quote

import pytest

import navarch
from navarch.engine.proof import verify_record
from navarch.engine.record import parse_record
from navarch.server.words import catalogue

from .helpers import Browser, Page, Server

CHANCE_VERBS = {
    "neptun": {"lay", "place", "draw_city", "draw_good", "draw_oar"},
    "hands-in-the-sea": {"draw", "lose", "roll"},
    "mare-nostrum": {"deal", "turn_up", "draw", "roll"},
    "hamilcar": {
        *("deal", "draw", "draw_tactic"),
        *("roll", "naval_die", "white_die", "red_die", "small_die", "large_die"),
    },
}


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[Browser, str, Page]:
    """A game played to its end, and the page that saw it."""
    me = Browser(server)
    table = me.table("me", "bot", "bot")
    page = me.sit(table)
    page.play(random.Random(11))
    page.close()
    return me, table, page


def test_the_list_of_games_has_what_the_lobby_shows(server: Server) -> None:
    games = Browser(server).get("/api/games?lang=en")
    assert [game["name"] for game in games] == list(navarch.games())
    for game in games:
        assert game["default_players"] in game["players"]
        assert game["line"]
        assert "greedy" in game["bots"]


def test_the_facts_of_a_game_carry_nouns_components_rules_and_the_seats_verbs(server: Server) -> None:
    facts = Browser(server).get("/api/games/neptun?lang=pl")
    assert {"id": "syracusae", "text": "Syrakuzy"} in facts["nouns"]["city"]
    assert all("provenance" in entry for entry in facts["components"]["city"])
    assert facts["rules"]["P2.8"]["title"]
    assert "sail" in facts["verbs"]
    polish = Browser(server).get("/api/games/neptun?lang=pl")["verbs"]
    assert polish["sail"]["text"] == "Płyń …", "a gap in whichever case the noun would stand"
    assert facts["verbs"]["sail"]["domain"] == "city"


@pytest.mark.parametrize("game", navarch.games())
def test_dice_and_draws_are_not_among_the_verbs_of_the_seats(server: Server, game: str) -> None:
    told = Browser(server).get(f"/api/games/{game}?lang=en")["verbs"]
    assert set(told) == {verb.name for verb in navarch.load(game).space.verbs} - CHANCE_VERBS[game]


def test_my_tables_tell_whose_turn_it_is(server: Server) -> None:
    me, other = Browser(server), Browser(server)
    table = me.table("me", "hotseat", "hotseat")
    mine = me.get("/api/tables/mine")
    assert [entry["id"] for entry in mine] == [table]
    assert mine[0]["mine"] == ["red", "green", "purple"]
    assert len(mine[0]["to_act"]) == 1
    assert mine[0]["status"] == "running"
    assert other.get("/api/tables/mine") == []


def test_a_finished_game_stands_in_my_list_with_its_result(finished: tuple[Browser, str, Page]) -> None:
    me, table, page = finished
    listed = next(entry for entry in me.get("/api/tables/mine") if entry["id"] == table)
    assert listed["status"] == "over"
    assert listed["result"]["ranks"] == page.position["result"]["ranks"]


def test_the_downloaded_record_verifies_on_its_own(finished: tuple[Browser, str, Page]) -> None:
    me, table, _ = finished
    status, headers, data = me.call("GET", f"/api/tables/{table}/record")
    assert status == 200
    assert "attachment" in headers["content-disposition"]
    game = navarch.load("neptun")
    proof = verify_record(game, parse_record(game, data))
    assert proof.ok, proof.first_bad


def test_history_shows_every_position_of_a_finished_game_all_open(
    finished: tuple[Browser, str, Page],
) -> None:
    me, table, page = finished
    last = page.position["ply"]
    seen_hands: set[str] = set()
    for ply in [0, 1, *range(2, last, 37), last]:
        then = me.get(f"/api/tables/{table}/history?ply={ply}")
        assert then["ply"] == ply
        assert then["actions"] == []
        assert then["log"] == page.log[: then["log_length"]]
        assert then["views"].keys() == {"red", "green", "purple"}
        seen_hands |= {seat for seat, view in then["views"].items() if view["hand"]}
    assert seen_hands == {"red", "green", "purple"}
    assert then["over"]
    assert then["view"] == page.position["view"]
    other = Browser(me.server).get(f"/api/tables/{table}/history?ply=100&seat=green")
    assert other["seat"] == "green"
    nobody = Browser(me.server).get(f"/api/tables/{table}/history?ply=100&seat=yellow")  # no seat of this table
    assert nobody["seat"] is None


def test_history_of_a_running_game_shows_the_own_view_only(server: Server) -> None:
    me, other = Browser(server), Browser(server)
    table = me.table("me", "bot", "bot")
    with me.sit(table) as page:
        page.play(random.Random(2), 4)
        ply = page.position["ply"]
    mine = me.get(f"/api/tables/{table}/history?ply={ply}&seat=green")
    assert mine["seat"] == "red"
    assert "hand" in mine["view"]
    assert "views" not in mine
    theirs = other.get(f"/api/tables/{table}/history?ply={ply}&seat=red")
    assert theirs["seat"] is None
    assert "hand" not in theirs["view"]


@pytest.mark.parametrize("ply", ["-1", "9999", "x", "", "1e3", "٣", "1" * 50])
def test_history_refuses_positions_that_there_are_not(server: Server, ply: str) -> None:
    me = Browser(server)
    table = me.table("me", "hotseat", "hotseat")
    status, _, answer = me.call("GET", f"/api/tables/{table}/history?ply={quote(ply)}")
    assert status == 404
    assert answer["message"]


@pytest.mark.parametrize("what", ["record", "verify"])
def test_what_would_tell_the_dice_waits_for_the_end(server: Server, what: str) -> None:
    me = Browser(server)
    status, _, answer = me.call("GET", f"/api/tables/{me.table('me', 'hotseat', 'hotseat')}/{what}")
    assert status == 409
    assert "over" in answer["message"]


def test_a_position_of_a_finished_game_can_be_played_on_against_bots(finished: tuple[Browser, str, Page]) -> None:
    me, table, page = finished
    ply = page.position["ply"] // 2
    while (then := me.get(f"/api/tables/{table}/history?ply={ply}"))["to_act"] != ["red"]:
        ply += 1  # to where the person is asked, before the bots go on
    fork = me.post(f"/api/tables/{table}/fork", {"ply": ply})["id"]
    with me.sit(fork) as forked:
        position = forked.my_turn()
        assert position["view"]["round"] == then["view"]["round"]
        forked.play(random.Random(5))
        assert forked.position["over"]
    assert me.get(f"/api/tables/{fork}/verify")["ok"]
    info = me.get(f"/api/tables/{fork}")
    assert info["commitment"] != me.get(f"/api/tables/{table}")["commitment"]


def test_a_running_game_cannot_be_forked(server: Server) -> None:
    me = Browser(server)
    status, _, _ = me.call("POST", f"/api/tables/{me.table('me', 'hotseat', 'hotseat')}/fork", {"ply": 3})
    assert status == 409


@pytest.mark.parametrize(
    ("seats", "options", "game"),
    [
        ([{"kind": "me"}], {}, "neptun"),
        ([{"kind": "me"}] * 6, {}, "neptun"),
        ([], {}, "neptun"),
        ([{"kind": "king"}] * 3, {}, "neptun"),
        ([{"kind": "bot", "bot": "ismcts:3600"}] * 3, {}, "neptun"),
        ([{"kind": "me"}] * 3, {"no_such": True}, "neptun"),
        ([{"kind": "me", "name": "x" * 41}] * 3, {}, "neptun"),
        ([{"kind": "me"}] * 3, {}, "chess"),
        ([{"kind": "me"}] * 3, {}, "../neptun"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused_in_words(
    server: Server, seats: list[Any], options: dict[str, Any], game: str
) -> None:
    me = Browser(server)
    status, _, answer = me.call("POST", "/api/tables", {"game": game, "seats": seats, "options": options})
    assert status in (400, 404)
    assert answer["message"]
    assert me.get("/api/tables/mine") == []


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_after_a_restart_all_games_go_on_where_they_were(database: str, how: int) -> None:
    server = Server(database).start()
    me = Browser(server)
    played, bots_only = me.table("me", "bot", "bot"), me.table("bot", "bot", "bot")
    page = me.sit(played)
    page.play(random.Random(6), 10)
    page.send(type="chat", room="players", text="back soon")
    page.until("chat")
    before = page.now(lambda now: now["actions"] and now["to_act"] == ["red"])  # the bots have answered too
    server.stop(how)
    with Server(database, port=server.port) as again:
        me.server = again
        with me.sit(played) as page:
            after = page.my_turn()
            for part in ("ply", "view", "actions", "to_act"):
                assert after[part] == before[part]
            assert after["log_length"] == before["log_length"]
            page.play(random.Random(7))
        assert me.get(f"/api/tables/{played}/verify")["ok"]
        with Browser(again).sit(bots_only) as watching:  # it goes on when somebody looks
            watching.send(type="lang", lang="en")
            assert watching.until_position(lambda now: now["over"])["result"]
        assert me.get(f"/api/tables/{bots_only}/verify")["ok"]


def test_a_game_of_others_may_have_more_seats_than_there_are_colours() -> None:
    game = navarch.load("neptun")
    game.nouns = {**game.nouns, "seat": ("red", "green", *(f"seat{number}" for number in range(9)))}
    colours = catalogue.colours(game)
    assert len(colours) == 11
    assert colours[:2] == ("red", "green")
    assert len(set(colours[:7])) == 7
    assert set(colours) <= set(catalogue.COLOURS)
