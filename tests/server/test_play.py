"""Playing at a table: acting, seeing, undoing, talking."""

from __future__ import annotations

import random
from typing import Any

import pytest

import navarch

from .helpers import Browser, Server


def test_a_person_plays_a_whole_game_against_bots_and_its_dice_are_proved(server: Server) -> None:
    me = Browser(server)
    table = me.table("me", "bot", "bot")
    before = me.get(f"/api/tables/{table}")
    assert len(before["commitment"]) == 64
    assert before["secret"] is None
    with me.sit(table) as page:
        page.play(random.Random(1))
        assert page.position["result"]["ranks"].keys() == {"red", "green", "purple"}
        assert [entry["n"] for entry in page.log] == list(range(len(page.log)))
    after = me.get(f"/api/tables/{table}")
    assert after["commitment"] == before["commitment"]
    proof = me.get(f"/api/tables/{table}/verify")
    assert proof["ok"]
    assert proof["draws"] > 100
    assert proof["secret"] == after["secret"]
    record = me.get(f"/api/tables/{table}/record")
    assert record["result"] == proof["result"]


def test_an_action_for_another_position_is_refused(server: Server) -> None:
    me = Browser(server)
    with me.sit(me.table("me", "hotseat", "hotseat")) as page:
        position = page.my_turn()
        action = position["actions"][0]["action"]
        for ply in (position["ply"] - 1, position["ply"] + 1, 0):
            page.act(action, ply)
            assert "changed" in page.until("error")["message"]
        page.act(action)
        assert page.until_position(lambda now: now["ply"] > position["ply"])["ply"] > position["ply"]


def test_an_action_that_is_not_legal_is_refused_with_its_rule_and_nothing_changes(server: Server) -> None:
    me = Browser(server)
    with me.sit(me.table("me", "hotseat", "hotseat")) as page:
        position = page.my_turn()
        page.act("sail tyros")
        refusal = page.until("error")
        assert refusal["rule"]
        page.send(type="why", action="sail tyros")
        assert page.until("why")["reasons"][0]["rule"] == refusal["rule"]
        page.send(type="lang", lang="en")
        assert page.until("position")["view"] == position["view"]


def test_every_line_of_the_log_tells_its_event_with_its_facts_and_its_ply(server: Server) -> None:
    me = Browser(server)
    with me.sit(me.table("me", "bot", "bot")) as page:
        page.play(random.Random(3), 12)
        rounds = [entry for entry in page.log if entry["key"] == "round"]
        assert [entry["facts"] for entry in rounds] == [{"round": 1}]
        taken = [entry for entry in page.log if entry["key"] == "acquired"]
        assert {entry["seat"] for entry in taken} <= {"red", "green", "purple"}
        assert all(entry["facts"]["who"] == entry["seat"] for entry in taken)
        plies = [entry["ply"] for entry in page.log]
        assert plies == sorted(plies)
        assert plies[-1] <= page.position["ply"]


def test_a_prompt_names_what_it_is_about(server: Server) -> None:
    me = Browser(server)
    with me.sit(me.table("me", "bot", "bot")) as page:
        while True:
            position = page.my_turn()
            if any(one["action"].startswith("sail ") for one in position["actions"]):
                break
            page.do(position["actions"][0]["action"])
        city = position["view"]["boats"][position["seat"]]
        assert position["prompt"]["about"] == [{"domain": "city", "noun": city}]


def test_why_answers_nothing_for_a_legal_action(server: Server) -> None:
    me = Browser(server)
    with me.sit(me.table("me", "hotseat", "hotseat")) as page:
        page.send(type="why", action=page.my_turn()["actions"][0]["action"])
        assert page.until("why")["reasons"] == []


def test_a_spectator_sees_the_public_view_and_can_do_nothing(server: Server) -> None:
    me, other = Browser(server), Browser(server)
    table = me.table("me", "hotseat", "hotseat")
    with me.sit(table) as page, other.sit(table) as watching:
        position = page.my_turn()
        seen = watching.until("position")
        assert seen["seat"] is None
        assert seen["actions"] == []
        assert "hand" in position["view"]
        assert "hand" not in seen["view"]
        for message in (
            {"type": "act", "ply": position["ply"], "action": position["actions"][0]["action"]},
            {"type": "undo"},
            {"type": "advise"},
            {"type": "why", "action": "sail tyros"},
            {"type": "consent", "offer": "x", "yes": True},
            {"type": "offer_rollback", "ply": 0},
            {"type": "seat", "seat": "red"},
            {"type": "pace", "ms": 0},
            {"type": "chat", "room": "players", "text": "psst"},
        ):
            watching.send(**message)
            assert watching.until("error")["message"]


def test_two_people_by_link_see_each_others_moves(server: Server) -> None:
    host, friend = Browser(server), Browser(server)
    made = host.post("/api/tables", {"game": "neptun", "seats": [{"kind": k} for k in ("me", "open", "hotseat")]})
    table, link = made["id"], made["links"][0]
    assert link["seat"] == "green"
    assert host.get(f"/api/tables/{table}")["status"] == "open"
    assert host.get(f"/api/tables/{table}")["links"] == made["links"]
    assert friend.get(f"/api/tables/{table}")["links"] == []
    secret = link["url"].partition("#seat=")[2]
    assert friend.post(f"/api/tables/{table}/join", {"secret": secret, "name": "Zoë"}) == {"seat": "green"}
    assert friend.get(f"/api/tables/{table}")["status"] == "running"
    with host.sit(table) as mine, friend.sit(table) as theirs:
        assert theirs.until("position")["seat"] == "green"
        position = mine.until_position(lambda now: now["players"][1]["connected"])
        assert position["players"][1]["name"] == "Zoë"
        actor = mine if set(position["to_act"]) & {"red", "purple"} else theirs
        if actor is mine:
            mine.send(type="seat", seat=position["to_act"][0])
        position = actor.my_turn()
        actor.act(position["actions"][0]["action"])
        for page in (mine, theirs):
            page.until_position(lambda now: now["ply"] > position["ply"])


def test_a_wrong_link_opens_no_seat(server: Server) -> None:
    host, thief = Browser(server), Browser(server)
    table = host.table("me", "open", "bot")
    for secret in ("", "x" * 32, "é" * 32, "\u0000"):
        status, _, answer = thief.call("POST", f"/api/tables/{table}/join", {"secret": secret})
        assert status == 403
        assert "link" in answer["message"]
    assert thief.get(f"/api/tables/{table}")["mine"] == []


def test_undo_is_free_until_something_new_is_learned(server: Server) -> None:
    me = Browser(server)
    with me.sit(me.table("me", "hotseat", "hotseat")) as page:
        first = _play_until(page, lambda now: now["undo"]["free"])
        page.send(type="undo")
        back = page.until_position(lambda now: now["ply"] < first["ply"])
        assert back["log_length"] <= first["log_length"]
        assert back["undo"]["free"] in (True, False)
        _play_until(page, lambda now: not now["undo"]["free"])
        page.send(type="undo")
        assert page.until("error")["message"]


def _play_until(page: Any, fits: Any) -> dict[str, Any]:
    """Play the first legal action of whoever is asked, from all seats of this browser."""
    position: dict[str, Any] = page.now(lambda _now: True)
    for _ in range(200):
        if fits(position):
            return position
        seat = position["to_act"][0]
        if position["seat"] != seat:
            page.send(type="seat", seat=seat)
            position = page.until_position(lambda now, asked=seat: now["seat"] == asked)
            continue
        position = page.do(position["actions"][0]["action"])
    raise AssertionError("it never came to that")


def test_a_rollback_needs_the_consent_of_the_others(server: Server) -> None:
    host, friend = Browser(server), Browser(server)
    made = host.post("/api/tables", {"game": "neptun", "seats": [{"kind": k} for k in ("hotseat", "hotseat", "open")]})
    table = made["id"]
    friend.post(f"/api/tables/{table}/join", {"secret": made["links"][0]["url"].partition("#seat=")[2]})
    with host.sit(table) as mine, friend.sit(table) as theirs:
        pages = {"red": mine, "green": mine, "purple": theirs}
        for _ in range(20):  # until red has decided and something was learned since
            position = mine.now(lambda _now: True)
            if position["seat"] == "red" and position["undo"]["rollback"] and not position["undo"]["free"]:
                break
            _act_of(pages, mine, position["to_act"][0])
            if mine.position["seat"] != "red":
                mine.send(type="seat", seat="red")
                mine.until_position(lambda now: now["seat"] == "red")
        target = mine.position["undo"]["rollback"][-1]
        mine.send(type="offer_rollback", ply=target["ply"])
        offered = mine.until_position(lambda now: now["undo"]["offer"])["undo"]["offer"]
        assert offered["by"] == "red"
        assert offered["cancels"]
        assert (offered["asks"], offered["consents"]) == (["purple"], ["red", "green"])
        theirs.until_position(lambda now: now["undo"]["offer"])
        theirs.send(type="consent", offer=offered["id"], yes=False)
        mine.until_position(lambda now: not now["undo"]["offer"])
        mine.send(type="offer_rollback", ply=target["ply"])
        newer = theirs.until_position(lambda now: now["undo"]["offer"])["undo"]["offer"]
        theirs.send(type="consent", offer=newer["id"], yes=True)
        back = mine.until_position(lambda now: now["ply"] == target["ply"])
        assert back["undo"]["offer"] is None
        assert len(mine.log) == back["log_length"]


def _act_of(pages: dict[str, Any], mine: Any, seat: str) -> None:
    """The first legal action of a seat, from the page that holds it; both pages then see the same position."""
    page, ply = pages[seat], mine.position["ply"]
    page.now(lambda now: now["ply"] == ply)
    if page.position["seat"] != seat:
        page.send(type="seat", seat=seat)
    position = page.now(lambda now: now["seat"] == seat and now["actions"])
    page.act(position["actions"][0]["action"])
    for other in set(pages.values()):
        other.now(lambda now: now["ply"] > ply)


def test_bots_consent_to_a_rollback_at_once(server: Server) -> None:
    me = Browser(server)
    with me.sit(me.table("me", "bot", "bot")) as page:
        page.play(random.Random(3), 6)
        position = page.my_turn()
        target = position["undo"]["rollback"][-1]
        page.send(type="offer_rollback", ply=target["ply"])
        assert page.until_position(lambda now: now["ply"] == target["ply"])["actions"]


def test_sealed_choices_are_answered_in_any_order_and_hidden_until_the_last(server: Server) -> None:
    me, other = Browser(server), Browser(server)
    made = me.post("/api/tables", {"game": "neptun", "seats": [{"kind": k} for k in ("hotseat", "hotseat", "open")]})
    table = made["id"]
    other.post(f"/api/tables/{table}/join", {"secret": made["links"][0]["url"].partition("#seat=")[2]})
    with me.sit(table) as mine, other.sit(table) as theirs:
        pages = {"red": mine, "green": mine, "purple": theirs}
        for _ in range(100):
            position = mine.now(lambda _now: True)
            if len(position["to_act"]) == 3:
                break
            _act_of(pages, mine, position["to_act"][0])
        asked_at = mine.position["ply"]
        theirs.now(lambda now: now["ply"] == asked_at)
        theirs.act(theirs.position["actions"][0]["action"])
        chosen = theirs.until_position(lambda now: now["view"]["chosen"])
        assert chosen["to_act"] == ["red", "green"]
        assert chosen["undo"]["free"]
        seen = mine.until_position(lambda now: now["to_act"] == ["red", "green"])
        assert seen["view"]["sealed"] == ["purple"]
        assert chosen["view"]["chosen"] not in str(seen["log"][-1:])
        mine.send(type="seat", seat="green")
        green = mine.until_position(lambda now: now["seat"] == "green")
        mine.act(green["actions"][0]["action"], asked_at)  # the position it was asked at, though purple has answered
        mine.until_position(lambda now: now["to_act"] == ["red"])


def test_an_offer_is_put_down_in_one_go_while_others_still_choose_and_all_of_it_or_nothing(server: Server) -> None:
    me, other = Browser(server), Browser(server)
    made = me.post("/api/tables", {"game": "mare-nostrum", "seats": [{"kind": k} for k in ("me", "hotseat", "open")]})
    other.post(f"/api/tables/{made['id']}/join", {"secret": made["links"][0]["url"].partition("#seat=")[2]})
    with me.sit(made["id"]) as mine, other.sit(made["id"]) as theirs:
        theirs.my_turn()
        theirs.act("announce 3")
        theirs.until_position(lambda now: now["to_act"] == ["p1", "p2", "p3"])
        mine.send(type="seat", seat="p1")
        asked = mine.until_position(lambda now: now["seat"] == "p1" and now["actions"])
        three = [action["action"] for action in asked["actions"]][:3]
        mine.act(three[0], then=[three[1], "offer legendary_wine"])
        assert "legendary wine" in mine.until("error")["message"]
        mine.act(three[0], then=three[1:])
        seen = theirs.until_position(lambda now: now["to_act"] == ["p2", "p3"])
        assert seen["view"]["sealed"] == ["p1"]
        assert seen["ply"] == asked["ply"] + 3
        assert seen["view"]["players"]["p1"]["offer"] is None


def test_advice_names_a_legal_action(server: Server) -> None:
    me = Browser(server)
    with me.sit(me.table("me", "hotseat", "hotseat")) as page:
        legal = {action["action"] for action in page.my_turn()["actions"]}
        page.send(type="advise")
        advice = page.until("advice")
        assert advice["action"] in legal
        assert advice["text"]
        assert 1 <= len(advice["facts"]) <= 3
        assert all(fact["text"] for fact in advice["facts"])
        assert {one["action"] for one in advice["alternatives"]} <= legal - {advice["action"]}


def test_a_crowd_that_comes_to_look_on_brings_the_players_nothing(server: Server) -> None:
    me = Browser(server)
    table = me.table("me", "hotseat", "hotseat")
    with me.sit(table) as page:
        page.my_turn()
        for _ in range(5):
            with Browser(server).sit(table) as watching:
                watching.until("position")
        page.send(type="why", action="nothing")
        assert page.receive()["type"] == "why"


def test_players_and_spectators_talk_apart(server: Server) -> None:
    me, other = Browser(server), Browser(server)
    table = me.table("me", "bot", "hotseat")
    with me.sit(table) as page, other.sit(table) as watching:
        page.send(type="chat", room="players", text="<b>hail</b>\u0000\n")
        (remark,) = page.until("chat")["remarks"]
        assert remark["text"] == "<b>hail</b>"
        assert remark["seat"] in ("red", "purple")
        watching.send(type="chat", room="spectators", text="who wins?")
        assert [heard["text"] for heard in watching.until("chat")["remarks"]] == ["who wins?"]
    with me.sit(table) as again:
        assert [heard["text"] for heard in again.until("chat")["remarks"]] == ["<b>hail</b>"]


def test_a_page_that_comes_back_gets_only_the_log_it_lacks(server: Server) -> None:
    me = Browser(server)
    table = me.table("me", "bot", "bot")
    with me.sit(table) as page:
        page.play(random.Random(4), 5)
        whole = page.log
    with me.sit(table, since=len(whole) - 3) as page:
        again = page.until("position")
        assert again["log"][:3] == whole[-3:]
        assert again["log"][0]["n"] == len(whole) - 3


def test_the_table_speaks_polish(server: Server) -> None:
    me = Browser(server)
    table = me.table("me", "hotseat", "hotseat")
    with me.sit(table, lang="pl") as page:
        polish = page.my_turn()
        page.send(type="lang", lang="en")
        english = page.until("position")
        assert polish["prompt"]["text"] != english["prompt"]["text"]
        assert polish["log"][0]["text"] != english["log"][0]["text"]
        assert [a["action"] for a in polish["actions"]] == [a["action"] for a in english["actions"]]
    assert me.get("/api/games?lang=pl")[0]["line"] != me.get("/api/games?lang=en")[0]["line"]


@pytest.mark.parametrize("game", navarch.games())
def test_every_game_is_played_at_the_table_in_small_messages(server: Server, game: str) -> None:
    me = Browser(server)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (navarch.load(game).default_players - 1)]
    table = me.post("/api/tables", {"game": game, "seats": seats})["id"]
    with me.sit(table) as page:
        rng, largest = random.Random(5), 0
        for _ in range(40):
            if page.my_turn()["over"]:
                break
            page.play(rng, 1)
            largest = max(largest, page.bytes_of_last)
        assert 0 < largest < 20_000
        page.my_turn()
        ply = page.position["ply"]
    then = me.get(f"/api/tables/{table}/history?ply={ply // 2}")
    assert then["log"] == page.log[: then["log_length"]]
    facts = me.get(f"/api/games/{game}?lang=pl")
    assert {noun["id"] for noun in facts["nouns"]["seat"]} >= {player["seat"] for player in page.position["players"]}
    assert len({player["colour"] for player in page.position["players"]}) == len(seats)
