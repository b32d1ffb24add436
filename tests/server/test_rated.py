"""Rated only by agreement: whoever sits down has seen it, who sits there is asked, and nothing changes after a move."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import pytest
from alembic.command import downgrade
from alembic.config import Config

from navarch.server.people.results import LEAST_DECISIONS
from navarch.server.storage.database import Database

from .ended import BY_THE_RULES, Chair, a_database, end_game, results_of
from .helpers import Browser, Page, Server
from .postgres import Cluster
from .test_consent import offer_of, play_on

GAME = "hands-in-the-sea"


@pytest.fixture(params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, database: str) -> Server:
    """SQLite with one worker, PostgreSQL with two."""
    if request.param == "sqlite":
        return Server(database)
    cluster: Cluster = request.getfixturevalue("cluster")
    return Server(cluster.database(), workers=2)


def set_table(host: Browser, rated: bool = True, game: str = GAME, players: int = 2) -> tuple[str, list[str]]:
    """A table, and the secrets of its links."""
    seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "open"}] * (players - 1)]
    made = host.post("/api/tables", {"game": game, "seats": seats, "rated": rated})
    return made["id"], [link["url"].partition("#seat=")[2] for link in made["links"]]


def join(browser: Browser, table: str, secret: str, **more: Any) -> tuple[int, Any]:
    status, _, told = browser.call("POST", f"/api/tables/{table}/join", {"secret": secret, "name": "Bea", **more})
    return status, told


def wish(browser: Browser, table: str, rated: bool) -> int:
    return browser.call("POST", f"/api/tables/{table}/rated", {"rated": rated})[0]


def is_rated(browser: Browser, table: str) -> bool:
    rated: bool = browser.get(f"/api/tables/{table}")["rated"]
    return rated


def counts(browser: Browser, table: str) -> str:
    told: str = browser.get(f"/api/tables/{table}/result")["counts"]
    return told


def resign(page: Page) -> None:
    page.send(type="resign")
    page.until_position(lambda now: now["over"])


def test_two_people_agree_play_and_are_rated_and_a_restart_changes_nothing(house: Server) -> None:
    with house as server:
        host, guest = Browser(server), Browser(server)
        table, (secret,) = set_table(host)
        assert is_rated(guest, table)
        status, told = join(guest, table, secret)
        assert (status, "rated" in told["message"]) == (409, True)
        assert join(guest, table, secret, rated=True)[0] == 200
        with ExitStack() as stack:
            pages = [stack.enter_context(one.sit(table)) for one in (host, guest)]
            for page in pages:
                assert page.until_position()["rated"]
            assert host.call("GET", f"/api/tables/{table}/result")[0] == 409
            play_on(pages, 2 * LEAST_DECISIONS)
            resign(pages[1])
            result = host.get(f"/api/tables/{table}/result")
    with house as server:
        assert host.get(f"/api/tables/{table}/result") == result
    assert (result["counts"], result["how"]) == ("rated", "resigned")
    ada, bea = result["seats"]
    assert (ada["name"], ada["rank"], ada["left"]) == ("Ada", 1, False)
    assert (bea["name"], bea["rank"], bea["left"]) == ("Bea", 2, True)
    assert ada["gain"] > 0 > bea["gain"]
    assert ada["rating"]["provisional"]
    assert ada["person"]
    assert ada["person"] != bea["person"]


def test_an_unrated_game_asks_nobody_and_moves_nothing(server: Server) -> None:
    host, guest = Browser(server), Browser(server)
    table, (secret,) = set_table(host, rated=False)
    assert join(guest, table, secret)[0] == 200
    with guest.sit(table) as page:
        page.until_position()
        resign(page)
    result = host.get(f"/api/tables/{table}/result")
    assert (result["counts"], [seat["rating"] for seat in result["seats"]]) == ("unrated", [None, None])


def test_a_change_asks_all_who_sit_there_and_one_no_is_enough(house: Server) -> None:
    with house as server:
        host, guest = Browser(server), Browser(server)
        table, (secret,) = set_table(host, rated=False)
        assert join(guest, table, secret)[0] == 200
        assert wish(guest, table, True) == 403
        with guest.sit(table) as page:
            page.until_position()
            for yes in (False, True):
                assert wish(host, table, True) == 200
                offer = offer_of(page)
                assert (offer["kind"], offer["to"], is_rated(host, table)) == ("rated", 1, False)
                page.send(type="consent", offer=offer["id"], yes=yes)
                assert page.until_position(lambda now: not now["undo"]["offer"])["rated"] == yes
            assert is_rated(host, table)
            assert wish(host, table, False) == 200
            assert is_rated(host, table)
            page.send(type="consent", offer=offer_of(page)["id"], yes=True)
            assert not page.until_position(lambda now: not now["undo"]["offer"])["rated"]


def test_whoever_sits_down_while_the_others_are_asked_is_asked_too(server: Server) -> None:
    host, guest, late = (Browser(server) for _ in range(3))
    table, secrets = set_table(host, rated=False, game="neptun", players=3)
    join(guest, table, secrets[0])
    assert wish(host, table, True) == 200
    join(late, table, secrets[1])
    with guest.sit(table) as page, late.sit(table) as other:
        page.until_position()
        offer = offer_of(page)
        page.send(type="consent", offer=offer["id"], yes=True)
        other.until_position(lambda now: len(now["undo"]["offer"]["asks"]) == 2)
        assert not is_rated(host, table)
        other.send(type="consent", offer=offer["id"], yes=True)
        assert other.until_position(lambda now: not now["undo"]["offer"])["rated"]


def test_after_the_first_move_nothing_is_changed_and_who_comes_then_has_no_part_in_it(server: Server) -> None:
    host, guest, late = (Browser(server) for _ in range(3))
    table, (secret,) = set_table(host)
    join(guest, table, secret, rated=True)
    with ExitStack() as stack:
        pages = [stack.enter_context(one.sit(table)) for one in (host, guest)]
        for page in pages:
            page.until_position()
        play_on(pages, 2 * LEAST_DECISIONS)
        assert wish(host, table, False) == 409
        seat = pages[1].position["seat"]
        link = guest.post(f"/api/tables/{table}/reopen", {"seat": seat})["url"].partition("#seat=")[2]
        assert join(late, table, link)[0] == 200
        resign(pages[0])
    result = host.get(f"/api/tables/{table}/result")
    assert result["counts"] == "abandoned"  # one resigned, the other got up
    assert late.get("/api/me")["known"]


def test_a_table_that_nobody_else_sits_at_is_changed_at_once(server: Server) -> None:
    host = Browser(server)
    table, _secrets = set_table(host, rated=False)
    assert wish(host, table, True) == 200
    assert is_rated(host, table)


# ---- farming ----


def test_at_a_rated_table_everybody_has_one_seat_by_whichever_browser_they_come(server: Server) -> None:
    host, phone = Browser(server), Browser(server)
    two_seats = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "hotseat"}], "rated": True}
    assert host.call("POST", "/api/tables", two_seats)[0] == 400
    table, (secret,) = set_table(host)
    phone.post("/api/login", {"link": host.post("/api/me/link", {})["url"].partition("#login=")[2]})
    for browser in (host, phone):
        assert join(browser, table, secret, rated=True)[0] == 409
    hot_seat = host.post("/api/tables", two_seats | {"rated": False})["id"]
    assert wish(host, hot_seat, True) == 409
    assert not is_rated(host, hot_seat)
    team = host.post("/api/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "teams": True})["id"]
    assert wish(host, team, True) == 409


def test_who_comes_in_as_the_other_player_afterwards_makes_it_one_persons_game(server: Server) -> None:
    host, other = Browser(server), Browser(server)
    table, (secret,) = set_table(host)
    assert join(other, table, secret, rated=True)[0] == 200
    with ExitStack() as stack:
        pages = [stack.enter_context(one.sit(table)) for one in (host, other)]
        for page in pages:
            page.until_position()
        play_on(pages, 2 * LEAST_DECISIONS)
    other.post("/api/login", {"link": host.post("/api/me/link", {})["url"].partition("#login=")[2]})
    with host.sit(table) as page:
        page.until_position()
        resign(page)
    assert counts(host, table) == "one-person"


def test_a_game_resigned_at_once_counts_nothing(server: Server) -> None:
    host, guest = Browser(server), Browser(server)
    table, (secret,) = set_table(host)
    join(guest, table, secret, rated=True)
    with guest.sit(table) as page:
        page.until_position()
        resign(page)
    assert counts(host, table) == "short"


# ---- before ----


def test_games_that_ended_before_there_were_results_have_some_and_are_unrated(database: str) -> None:
    opened = a_database(database)
    table = end_game(opened, [Chair("ada"), Chair("bea", left="time"), Chair(bot="ismcts", level=2)], [1, 1, 3])
    config = Config()
    config.set_main_option("script_location", "navarch:server/storage/migrations")
    with opened.engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        config.attributes["connection"] = connection
        downgrade(config, "0019")
        connection.commit()
        connection.invalidate()
    opened.migrate()
    rows = results_of(Database(database), table)
    noted = [(row["person"], row["bot"], row["rank"], row["share"], row["left"], row["counts"]) for row in rows]
    assert noted == [
        ("ada", "", 1, 0.5, False, "unrated"),
        ("bea", "", 1, 0.5, True, "unrated"),
        ("", "ismcts 2", 3, 0.0, False, "unrated"),
    ]
    assert {row["how"] for row in rows} == {"rules"}
    assert BY_THE_RULES["reason"] not in {row["how"] for row in rows}
    opened.engine.dispose()
