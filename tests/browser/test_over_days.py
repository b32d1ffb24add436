"""Two people in two browsers play a game of Hamilcar by days, from the invitation to what it does to their ratings.

Time is that of the test; letters, pushes and webhooks arrive at real receivers; the server is started anew on the way.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import TimeoutError as PageTimeout
from playwright.sync_api import expect

from tests.server.club import MINUTE, PUBLIC, Club
from tests.server.conftest import cluster
from tests.server.postgres import Cluster

from .conftest import VisitorMaker
from .visitor import Visitor

__all__ = ["cluster"]  # the tests of the server start it

HOUR, DAY = 3600.0, 24 * 3600.0
GAME = "hamilcar"
AWAY = ("WebSocket connection", "net::ERR_")  # what a browser notes while there is no server
LOOK, LOOKS = 2_000, 15  # milliseconds in which a page may catch up, and how often: half a minute in all
AGREED = 3  # looks that say the same: a worker may be behind the other for a while
SLOWLY = {"Hamilcar: twoja kolej.", "Hamilcar: kończy ci się czas."}  # told of a turn that took a minute and more
DECISIONS = 24  # of both together, before somebody resigns: a shorter game counts nothing


@pytest.fixture(params=["sqlite", "postgres"])
def club(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Club]:
    """A house with SQLite, and one with PostgreSQL and two workers."""
    if request.param == "sqlite":
        house = Club(f"sqlite:///{tmp_path / 'games.sqlite'}", tmp_path)
    else:
        postgres: Cluster = request.getfixturevalue("cluster")
        house = Club(postgres.database(), tmp_path, workers=2)
    with house:
        yield house


def secret_of(text: str, kind: str) -> str:
    """The link in a letter, at the server of the test."""
    found = re.search(rf"{re.escape(PUBLIC)}(/#{kind}=\S+)", text)
    assert found is not None, text
    return found[1]


def take_all_ways(club: Club, bert: Visitor) -> None:
    """Bert makes an address his by the letter that comes there, and takes letters, pushes and a webhook."""
    bert.page.goto("/")
    bert.page.get_by_role("button", name="Ja", exact=True).click()
    email = bert.test_id("email")
    email.locator("input[type=email]").fill("bert@example.net")
    email.locator("button[type=submit]").click()
    bert.page.goto(secret_of(club.mailbox.next().text, "address"))
    bert.page.get_by_role("button", name="Potwierdź").click()
    expect(bert.page.get_by_role("dialog")).to_have_count(0)
    bert.page.goto("/")
    bert.page.get_by_role("button", name="Ja", exact=True).click()
    expect(bert.test_id("email").get_by_text("bert@example.net")).to_be_visible()
    bert.picture("address")
    club.bert.post("/api/me/notices/mail", {})
    club.bert.post("/api/me/notices/push", club.pushed.subscription())
    club.bert.post("/api/me/notices/hook", {"url": club.hook.url(), "format": "json"})


def heard(club: Club, table: str) -> list[str]:
    """What Bert is told next, by every channel alike, with the address of the table."""
    club.time.pass_by(MINUTE)
    hook = club.hook.next().json()
    push, letter = club.pushed.read(club.service.next()), club.mailbox.next()
    club.settle()
    assert (push["title"], letter.letter["Subject"]) == (hook["title"], hook["title"])
    for notice in hook["notices"]:
        assert notice["url"] == f"{PUBLIC}/g/{table}"
        assert notice["text"] in letter.text
    return [notice["text"].removesuffix(" Przy stole: Anna.") for notice in hook["notices"]]


def is_asked(club: Club, table: str) -> str:
    """Anna or Bert, whoever has to decide."""
    (mine,) = [one for one in club.anna.get("/api/tables/mine") if one["id"] == table]
    return "Anna" if set(mine["mine"]) & set(mine["to_act"]) else "Bert"


def of_bert(position: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """His seat, and his clock."""
    (seat,) = [player for player in position["players"] if player["name"] == "Bert"]
    return seat, position["clock"]["seats"][seat["seat"]]


def left(club: Club, table: str) -> float:
    """How much time Bert has."""
    with club.anna.sit(table) as page:
        time: float = of_bert(page.until_position())[1]["left"]
    return time


def wait_for(club: Club, table: str, what: str) -> None:
    """Until the server has seen what the time has brought: Bert's grace, or a bot in his seat."""
    with club.anna.sit(table) as page:
        page.until_position(lambda now: what in (of_bert(now)[0]["kind"], of_bert(now)[1]["state"]))


def invite(anna: Visitor) -> str:
    """Hamilcar by days, rated, with a seat to which Bert is invited by his name: the table."""
    anna.page.goto("/")
    anna.page.locator(f"[data-game={GAME}]").get_by_role("button", name="Set the table").click()
    anna.page.locator(".seat select").nth(1).select_option("open")
    anna.test_id("pace").locator("select").first.select_option("daily")
    anna.page.get_by_role("checkbox", name=re.compile("Rated")).check()
    anna.picture("setting-the-table")
    anna.page.get_by_role("button", name="Start").click()
    anna.page.wait_for_url("**/g/*")
    overlay = anna.test_id("invite")
    overlay.get_by_label("Or by name").fill("Bert")
    overlay.get_by_role("button", name="Search").click()
    overlay.get_by_role("button", name="Invite Bert").click()
    expect(overlay.get_by_text("Held for Bert")).to_be_visible()
    anna.picture("inviting")
    return anna.table


def accept(bert: Visitor, table: str) -> None:
    """He finds the invitation in the lobby, and sits down."""
    bert.page.reload()
    bert.picture("invited")
    found = bert.test_id("invitations").locator("li", has=bert.page.locator(f"a[href='/g/{table}']"))
    found.get_by_role("button", name="Usiądź").click()
    bert.page.wait_for_url(f"**/g/{table}")
    expect(bert.test_id("prompt")).to_be_visible()


class Over(NamedTuple):
    """A game over days: where it is played, by whom, and the luck of their clicks."""

    club: Club
    anna: Visitor
    bert: Visitor
    table: str
    rng: random.Random


def test_two_people_play_a_game_over_days(club: Club, visitors: VisitorMaker) -> None:
    anna, bert = visitors(server=club.server), visitors(server=club.server, lang="pl")
    anna.hold_the_seats_of(club.anna)
    bert.hold_the_seats_of(club.bert)
    club.bert.post("/api/me", {"name": "Bert", "language": "pl"})
    club.bert.post("/api/me/findable", {"findable": True})
    take_all_ways(club, bert)
    table = invite(anna)
    assert heard(club, table) == ["Hamilcar: Anna zaprasza cię do stołu."]
    accept(bert, table)
    game = Over(club, anna, bert, table, random.Random(3))
    play(game, DECISIONS)
    bert.picture("by-days")
    turn_while_away(game)
    server_away(game)
    out_of_time(game)
    come_back_and_win(game)
    rating_changes(club, bert, table)


def play(game: Over, decisions: int) -> None:
    """Both play in their browsers."""
    for _ in range(decisions):
        acting(game).act(game.rng)


def acting(game: Over) -> Visitor:
    """Whoever has to decide, once their page says so: another worker may still tell what was a moment ago."""
    for _ in range(LOOKS):
        visitor = game.anna if is_asked(game.club, game.table) == "Anna" else game.bert
        if has_turn(visitor):
            return visitor
    raise AssertionError("nobody's page says that it is their turn")


def has_turn(visitor: Visitor) -> bool:
    """Whether a page says within a short while that it is the turn of whoever looks at it."""
    try:
        visitor.wait_for_turn(LOOK)
    except PageTimeout:
        return False
    return True


def play_until(game: Over, visitor: Visitor, asked: str) -> None:
    """One of them plays until the other is asked: by the page and by the server, several times over."""
    agreed = 0
    for _ in range(LOOKS):
        agreed += 1
        while has_turn(visitor):
            visitor.act(game.rng)
            agreed = 0
        if is_asked(game.club, game.table) != asked:
            agreed = 0
        if agreed == AGREED:
            return
    raise AssertionError(f"{asked} is never asked")


def turn_while_away(game: Over) -> None:
    """It is his turn while he is away."""
    play_until(game, game.bert, "Anna")
    game.bert.page.goto("/")
    play_until(game, game.anna, "Bert")
    assert heard(game.club, game.table) == ["Hamilcar: twoja kolej."]


def server_away(game: Over) -> None:
    """The server is away for a week, which costs nobody time."""
    club, anna = game.club, game.anna
    before = left(club, game.table)
    club.server.stop()
    club.time.pass_by(7 * DAY)
    club.server.start()
    assert left(club, game.table) == pytest.approx(before, abs=300)
    expect(anna.test_id("prompt").locator("[role=status]")).to_have_count(0)
    for visitor in (anna, game.bert):  # the page also looks once a minute where it is one's turn
        assert all(any(word in complaint for word in AWAY) for complaint in visitor.complaints), visitor.complaints
        visitor.complaints.clear()


def out_of_time(game: Over) -> None:
    """His reserve runs out, then the grace; a bot takes the seat."""
    club, table = game.club, game.table
    club.time.pass_by(left(club, table) - 6 * HOUR)
    assert heard(club, table) == ["Hamilcar: kończy ci się czas."]
    club.time.pass_by(7 * HOUR)
    wait_for(club, table, "grace")
    assert heard(club, table) == ["Hamilcar: skończył ci się czas."]
    club.time.pass_by(12 * HOUR)
    wait_for(club, table, "bot")
    assert heard(club, table) == ["Hamilcar: do twojego powrotu gra za ciebie bot."]
    game.anna.wait_for_turn()
    game.anna.picture("with-a-bot")


def come_back_and_win(game: Over) -> None:
    """He comes back and plays on; she resigns while he is away."""
    anna, bert = game.anna, game.bert
    bert.page.goto(f"/g/{game.table}")
    bert.page.get_by_role("button", name="Wróć do gry").click()
    expect(bert.test_id("standstill")).to_have_count(0)
    play_until(game, anna, "Bert")
    play_until(game, bert, "Anna")
    bert.page.goto("/")
    anna.page.get_by_role("button", name="Table", exact=True).click()
    anna.page.get_by_role("button", name="Resign…").click()
    anna.page.get_by_role("button", name="Resign", exact=True).click()
    expect(anna.test_id("counted")).to_contain_text("Rated")
    anna.picture("rated")
    told = heard(game.club, game.table)
    while told and set(told) <= SLOWLY:  # his time is that of one turn, and a slow machine takes long for it
        told = heard(game.club, game.table)
    assert "Hamilcar: gra jest skończona." in told


def rating_changes(club: Club, bert: Visitor, table: str) -> None:
    """He has won, and both ratings have moved; his page tells it; the dice were fair."""
    result = club.bert.get(f"/api/tables/{table}/result")
    gains = {seat["name"]: seat["gain"] for seat in result["seats"]}
    assert gains["Bert"] > 0 > gains["Anna"]
    bert.page.goto(f"/#person={club.bert.get('/api/me')['person']}")
    expect(bert.test_id("person")).to_contain_text("Hamilcar")
    bert.picture("profile")
    assert club.anna.get(f"/api/tables/{table}/verify")["ok"]
