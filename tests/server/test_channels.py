"""The channels of people: setting, trying and ending them, and what others cannot do with them."""

from __future__ import annotations

import http.client
import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from navarch.server.notices.delivery import AT_ONCE_BY_ONE, EACH_SECONDS
from navarch.server.notices.hooks import written
from navarch.server.settings import Limits
from navarch.server.storage.database import Database
from navarch.server.storage.schema import CHANNELS
from navarch.server.words.notice_texts import Message, Told, message

from .club import GAME, MINUTE, Club, channels
from .helpers import PATIENCE, Browser, Page, Server
from .receivers import PushedBrowser, Receiver
from .test_notices import hook_of, lines, until, waiting

EVERYTHING = ["turns", "games", "time"]


@pytest.fixture
def club(database: str, tmp_path: Path) -> Iterator[Club]:
    with Club(database, tmp_path) as running:
        yield running


def one(browser: Browser, kind: str) -> dict[str, Any]:
    (found,) = [channel for channel in channels(browser) if channel["kind"] == kind]
    return found


def test_a_channel_is_seen_by_its_owner_with_what_it_wants(club: Club) -> None:
    club.take_all_channels(club.bert)
    assert [(channel["kind"], channel["where"], channel["here"]) for channel in channels(club.bert)] == [
        ("mail", "bert@example.net", False),
        ("push", "localhost", True),
        ("hook", "localhost", False),
    ]
    assert one(club.bert, "hook")["format"] == "json"
    assert all(channel["wants"] == EVERYTHING and channel["off"] == "" for channel in channels(club.bert))
    hook = one(club.bert, "hook")["id"]
    club.bert.post("/api/me/notices/wants", {"channel": hook, "wants": ["time", "turns"]})
    assert one(club.bert, "hook")["wants"] == ["turns", "time"]
    club.bert.post("/api/me/notices/hook", {"url": club.hook.url("/other"), "format": "ntfy"})
    assert one(club.bert, "hook")["wants"] == ["turns", "time"]  # there is one, and its switches stay
    club.bert.post("/api/me/notices/remove", {"channel": one(club.bert, "hook")["id"]})
    assert [channel["kind"] for channel in channels(club.bert)] == ["mail", "push"]
    assert channels(club.anna) == []


def test_nobody_changes_tries_or_ends_the_channels_of_others(club: Club) -> None:
    hook = hook_of(club, club.bert)
    for path, body in (("wants", {"channel": hook, "wants": []}), ("remove", {"channel": hook}),
                       ("test", {"channel": hook})):  # fmt: skip
        status, _, answer = club.anna.call("POST", f"/api/me/notices/{path}", body)
        assert (status, answer["message"]) == (404, "Notices do not reach you by this way.")
        assert Browser(club.server).call("POST", f"/api/me/notices/{path}", body)[0] == 403
    assert one(club.bert, "hook")["wants"] == EVERYTHING
    assert club.hook.is_empty()


def test_only_what_is_wanted_is_sent(club: Club) -> None:
    table = club.table()
    club.ask_anna(table)
    hook = hook_of(club, club.bert)
    club.bert.post("/api/me/notices/wants", {"channel": hook, "wants": ["games"]})
    club.ask_bert(table)
    assert waiting(club) == 0
    with club.anna.sit(table) as page:
        page.until_position()
        page.send(type="resign")
        page.until_position(lambda now: now["over"])
    club.time.pass_by(MINUTE)
    assert lines(club.hook.next()) == ["Hands in the Sea: the game is over. With Anna."]


# ---- trying ----


def test_a_test_says_plainly_what_happened(club: Club) -> None:
    club.take_all_channels(club.bert)
    hook, push, mail = (one(club.bert, kind)["id"] for kind in ("hook", "push", "mail"))

    def tried(channel: str, lang: str = "en") -> dict[str, Any]:
        answer: dict[str, Any] = club.bert.post(f"/api/me/notices/test?lang={lang}", {"channel": channel})
        return answer

    assert [tried(channel) for channel in (hook, push, mail)] == [
        {"arrived": True, "text": "It was sent and taken."}
    ] * 3
    club.hook.status, club.service.status = 418, 410
    assert tried(hook) == {"arrived": False, "text": "That address refused it (status 418)."}
    assert tried(hook, "pl") == {"arrived": False, "text": "Ten adres odmówił (status 418)."}
    assert tried(push)["text"] == "This browser does not take pushes any more."
    club.hook.status, club.hook.headers = 302, {"Location": club.hook.url("/elsewhere")}
    assert tried(hook)["text"] == "That address sends elsewhere; redirects are not followed."
    club.mailbox.says = "554 no"
    assert tried(mail) == {"arrived": False, "text": "The mail server did not take the letter."}
    club.bert.post("/api/me/notices/hook", {"url": "https://localhost:1/", "format": "json"})
    assert tried(one(club.bert, "hook")["id"])["text"] == "Nobody answered at that address within a few seconds."


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "169.254.169.254", "10.0.0.1"]
)
def test_neither_push_nor_webhook_goes_into_the_own_network(server: Server, host: str) -> None:
    with Receiver() as inside:
        bert = Browser(server)
        bert.post("/api/me", {"name": "Bert", "language": "en"})
        subscription = {**PushedBrowser(inside).subscription(), "endpoint": inside.url(host=host)}
        bert.post("/api/me/notices/push", subscription)
        bert.post("/api/me/notices/hook", {"url": inside.url(host=host), "format": "json"})
        for channel in channels(bert):
            answer = bert.post("/api/me/notices/test", {"channel": channel["id"]})
            assert answer["arrived"] is False
            assert "public internet" in answer["text"]
        assert inside.asked == 0


@pytest.mark.parametrize("body", [
    {"url": "http://example.org/", "format": "json"}, {"url": "https://a@example.org/", "format": "json"},
    {"url": "https://example.org/\r\nX-Y: 1", "format": "json"}, {"url": "https://example.org/", "format": "irc"},
    {"url": "https://example.org/" + "x" * 1_000, "format": "json"}, {"url": "file:///etc/passwd", "format": "json"},
])  # fmt: skip
def test_what_is_no_webhook_is_refused_and_changes_nothing(server: Server, body: dict[str, str]) -> None:
    bert = Browser(server)
    bert.post("/api/me", {"name": "Bert", "language": "en"})
    assert bert.call("POST", "/api/me/notices/hook", body)[0] == 400
    bad = {"endpoint": body["url"], "p256dh": "A" * 87, "auth": "A" * 22}
    assert bert.call("POST", "/api/me/notices/push", bad)[0] == 400
    assert channels(bert) == []


def test_letters_need_a_confirmed_address_and_a_server_that_sends_mail(server: Server, club: Club) -> None:
    for browser in (Browser(server), club.bert):
        browser.post("/api/me", {"name": "Bert", "language": "en"})
        assert browser.call("POST", "/api/me/notices/mail", {})[0] == 409
        assert channels(browser) == []
    assert Browser(server).get("/api/me/notices")["known"] is False


def test_setting_and_trying_channels_is_limited_by_person(database: str) -> None:
    with Server(database, limits=Limits()) as server, Receiver() as receiver:
        bert = Browser(server)
        bert.post("/api/me", {"name": "Bert", "language": "en"})
        body = {"url": receiver.url(), "format": "json"}
        statuses = [bert.call("POST", "/api/me/notices/hook", body)[0] for _ in range(30)]
        assert statuses[0] == 200
        assert statuses[-1] == 429


# ---- letters ----


def test_a_letter_is_ended_by_one_click_without_coming_in_and_nothing_else_is(club: Club) -> None:
    club.take_all_channels(club.bert)
    mail = one(club.bert, "mail")["id"]
    club.bert.post("/api/me/notices/test", {"channel": mail})
    letter = club.mailbox.next()
    assert letter.letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    path = re.sub(r"^<https://games.example|>$", "", letter.letter["List-Unsubscribe"])
    assert path in letter.text
    stranger = Browser(club.server)
    for wrong in (
        path[:-1],
        f"/unsubscribe/{mail}.",
        f"/unsubscribe/{one(club.bert, 'hook')['id']}.x",
        "/unsubscribe/x",
    ):
        assert stranger.call("POST", wrong, b"")[0] == 404
    assert stranger.call("GET", path)[0] == 200  # a program that looks at links ends nothing
    assert one(club.bert, "mail")["off"] == ""
    assert one_click(club, path) == 200
    assert one(club.bert, "mail")["off"] == "It was switched off by the link in a letter."
    assert [channel["off"] for channel in channels(club.bert) if channel["kind"] != "mail"] == ["", ""]
    assert stranger.cookie == ""
    club.bert.post("/api/me/notices/mail", {})
    assert one(club.bert, "mail")["off"] == ""
    assert one_click(club, path) == 404  # an old letter ends no letters that were asked for anew


def one_click(club: Club, path: str) -> int:
    """As a mail program does it (RFC 8058)."""
    connection = http.client.HTTPConnection("127.0.0.1", club.server.port, timeout=PATIENCE)
    headers = {"Content-Type": "application/x-www-form-urlencoded"}
    connection.request("POST", path, b"List-Unsubscribe=One-Click", headers)
    status = connection.getresponse().status
    connection.close()
    return status


def test_nobody_gets_more_than_so_many_letters_however_often_others_make_them(club: Club) -> None:
    table = club.table()
    club.give_address(club.bert, "bert@example.net")
    club.bert.post("/api/me/notices/mail", {})
    with club.anna.sit(table) as page:
        page.until_position()
        before = spent_ahead(club)
        offer_until_noted(club, page)
        club.mailbox.next()
        until(lambda: waiting(club) == 0)
        assert spent_ahead(club) - before > EACH_SECONDS / 2  # each letter is counted
        spend(club, AT_ONCE_BY_ONE * EACH_SECONDS - 200)
        offer_until_noted(club, page)
        club.mailbox.next()  # the last one for now
        until(lambda: waiting(club) == 0)
        hook_of(club, club.bert)
        offer_until_noted(club, page)
        club.hook.next()
        assert club.mailbox.is_empty()
        club.time.pass_by(EACH_SECONDS)
        assert "an offer waits" in club.mailbox.next().letter["Subject"]


def offer_until_noted(club: Club, page: Page) -> None:
    page.send(type="offer", kind="draw")
    until(lambda: waiting(club) > 0)
    club.time.pass_by(MINUTE)


def spend(club: Club, ahead: float) -> None:
    """As if so much had been sent already."""
    opened = Database(club.database)
    with opened.engine.begin() as connection:
        connection.execute(update(CHANNELS).values(spent=time.time() + club.time.ahead + ahead))
    opened.engine.dispose()


def spent_ahead(club: Club) -> float:
    opened = Database(club.database)
    with opened.engine.connect() as connection:
        spent: float = connection.execute(select(CHANNELS.c.spent)).scalar_one()
    opened.engine.dispose()
    return max(0.0, spent - time.time() - club.time.ahead)


@pytest.mark.parametrize(
    "name", ["Bert\r\nBcc: eve@example.net", "Bert\nSubject: Buy", "Ber\u2028t", "@everyone **B**"]
)
def test_a_name_is_one_line_wherever_it_is_told(club: Club, name: str) -> None:
    club.take_all_channels(club.bert)
    seats = [{"kind": "me", "name": name[:40]}, {"kind": "open"}]
    made = club.anna.post("/api/tables", {"game": GAME, "seats": seats})
    club.bert.post(f"/api/tables/{made['id']}/join", {"secret": made["links"][0]["url"].partition("#seat=")[2]})
    club.time.pass_by(MINUTE)
    came = club.mailbox.next()
    assert came.to == ["bert@example.net"]
    assert came.letter["Bcc"] is None
    assert len(came.letter.get_all("Subject", [])) == 1
    (line,) = [line for line in came.text.splitlines() if line.startswith("Hands in the Sea: the game has begun")]
    assert line.endswith(".")


def test_a_webhook_is_written_as_the_other_side_wants_it() -> None:
    told = [Told("turn", "T", "hamilcar", ["@everyone", "*Bert*"], {})]
    said = message(told, "pl")
    headers, body = written("discord", said, "https://games.example/")
    content = json.loads(body)
    assert content["allowed_mentions"] == {"parse": []}
    assert content["content"].endswith(r"@everyone, \*Bert\*. <https://games.example/g/T>")
    headers, body = written("ntfy", Message("Próba\r\nX: 1", [("Twoja kolej.", "T")]), "https://games.example")
    assert headers["Click"] == "https://games.example/g/T"
    assert headers["Title"].isascii()
    assert "\n" not in headers["Title"]
    assert body.decode() == "Twoja kolej."
    assert "Click" not in written("ntfy", said, "")[0]


# ---- ending ----


def test_letters_end_with_the_address_and_their_owner_is_told(club: Club) -> None:
    club.take_all_channels(club.bert)
    club.bert.post("/api/me/address/remove", {})
    assert club.mailbox.next().to == ["bert@example.net"]  # that it was taken out
    assert one(club.bert, "mail")["off"] == "There is no confirmed e-mail address."
    club.table()
    club.time.pass_by(MINUTE)
    club.hook.next()
    until(lambda: waiting(club) == 0)
    assert club.mailbox.is_empty()


def test_signing_a_browser_out_ends_its_pushes_and_those_of_no_other(club: Club) -> None:
    club.take_all_channels(club.bert)
    phone = Browser(club.server)
    link = club.bert.post("/api/me/link", {})["url"].partition("#login=")[2]
    phone.post("/api/login", {"link": link})
    phone.post("/api/me/notices/push", PushedBrowser(club.service, "/push/2").subscription())
    assert [channel["here"] for channel in channels(phone)] == [False, False, False, True]
    phone.post("/api/me/signout", {"others": False})
    assert [channel["kind"] for channel in channels(club.bert)] == ["mail", "push", "hook"]


def test_all_channels_go_with_their_person_and_are_among_what_is_taken_along(club: Club) -> None:
    club.take_all_channels(club.bert)
    told = json.loads(json.dumps(club.bert.get("/api/me/export")))["person"]["notices"]
    assert [(channel["kind"], channel["wants"]) for channel in told] == [
        ("mail", EVERYTHING), ("push", EVERYTHING), ("hook", EVERYTHING),
    ]  # fmt: skip
    assert told[2]["target"] == {"url": club.hook.url(), "format": "json"}
    club.bert.post("/api/me/delete", {"sure": True})
    assert channels(club.bert) == []
    assert club.bert.get("/api/me/notices")["known"] is False


def test_a_browser_that_another_person_uses_pushes_to_that_person_alone(club: Club) -> None:
    club.bert.post("/api/me/notices/push", club.pushed.subscription())
    club.anna.post("/api/me/notices/push", club.pushed.subscription())
    assert channels(club.bert) == []
    assert [channel["kind"] for channel in channels(club.anna)] == ["push"]
    for number in range(12):
        other = Browser(club.server)
        link = club.anna.post("/api/me/link", {})["url"].partition("#login=")[2]
        other.post("/api/login", {"link": link})
        other.post("/api/me/notices/push", PushedBrowser(club.service, f"/more/{number}").subscription())
    assert len(channels(club.anna)) == 10


def test_where_notices_go_is_sealed_where_secrets_are(database: str, tmp_path: Path) -> None:
    club = Club(database, tmp_path)
    club.server.environment = {**club.server.environment, "NAVARCH_KEY": "k" * 40}
    with club:
        hook = hook_of(club, club.bert)
        assert club.bert.post("/api/me/notices/test", {"channel": hook})["arrived"]
    kept = Path(database.removeprefix("sqlite:///")).read_bytes()
    assert club.hook.url().encode() not in kept
