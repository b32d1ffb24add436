"""Finding each other: invitations by name, wishes to play, teams, and tables without spectators."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select
from websockets.exceptions import ConnectionClosed

from navarch.server.settings import Limits
from navarch.server.storage.database import Database
from navarch.server.storage.schema import CHANNELS, OUTBOX, PEOPLE

from .faked import FakedTime
from .helpers import Browser, Page, Server
from .postgres import Cluster

DUEL = "hamilcar"
HOUR, DAY = 3600.0, 24 * 3600.0
DAILY = {"game": DUEL, "players": 2, "pace": "daily"}


@pytest.fixture(params=["sqlite", "postgresql"])
def both(request: pytest.FixtureRequest, database: str) -> Iterator[tuple[Server, Server]]:
    """One server on a file, or two on one PostgreSQL."""
    if request.param == "sqlite":
        with Server(database) as server:
            yield server, server
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    url = cluster.database()
    with Server(url) as one, Server(url) as two:
        yield one, two


def somebody(server: Server, name: str, *, findable: bool = False) -> Browser:
    browser = Browser(server)
    browser.post("/api/me", {"name": name})
    if findable:
        browser.post("/api/me/findable", {"findable": True})
    return browser


def search(browser: Browser, name: str) -> list[str]:
    return [one["name"] for one in browser.get(f"/api/people?name={name}")]


def handle(browser: Browser, name: str) -> str:
    (found,) = browser.get(f"/api/people?name={name}")
    return str(found["person"])


def set_table(browser: Browser, *kinds: str, **more: object) -> dict[str, Any]:
    seats = [{"kind": kind} for kind in kinds]
    made: dict[str, Any] = browser.post("/api/tables", {"game": "neptun", "seats": seats, **more})
    return made


def call(browser: Browser, table: str, what: str, **said: object) -> int:
    return browser.call("POST", f"/api/tables/{table}/{what}", said)[0]


def block(browser: Browser, person: str) -> None:
    browser.post("/api/shuns", {"person": person, "what": "block"})


# ---- invitations ----


def test_a_seat_is_held_for_whoever_is_invited_until_they_answer(both: tuple[Server, Server]) -> None:
    one, two = both
    host, guest, other = somebody(one, "Ada"), somebody(two, "Bob", findable=True), somebody(one, "Cem")
    made = set_table(host, "me", "open", "bot", public=True)
    table, secret = made["id"], made["links"][0]["url"].partition("#seat=")[2]
    assert call(host, table, "invite", seat="green", person=handle(host, "Bob")) == 201
    assert host.get(f"/api/tables/{table}")["invited"] == {"green": "Bob"}
    (held,) = guest.get("/api/invitations?lang=en")
    assert (held["table"], held["seat"], held["by_name"], held["called"]) == (table, "green", "Ada", "Green")
    assert other.get("/api/invitations?lang=en") == []
    assert table not in [listed["id"] for listed in other.get("/api/lobby?lang=en")]
    assert call(other, table, "take", seat="green") == 409
    assert call(other, table, "join", secret=secret) == 409
    assert call(other, table, "invitation", yes=True) == 409
    assert call(guest, table, "invitation", yes=True, name="Bob") == 200
    assert guest.get("/api/invitations?lang=en") == []
    assert [seat["name"] for seat in other.get(f"/api/tables/{table}")["seats"]][:2] == ["Ada", "Bob"]


def test_whoever_declines_is_not_asked_again_and_a_host_takes_a_seat_back(server: Server) -> None:
    host, guest, other = somebody(server, "Ada"), somebody(server, "Dido", findable=True), somebody(server, "Cem")
    table = set_table(host, "me", "open", "open", public=True)["id"]
    dido = handle(host, "Dido")
    assert call(host, table, "invite", seat="green", person=dido) == 201
    assert call(host, table, "invite", seat="green", person=dido) == 409
    assert call(guest, table, "invitation", yes=False) == 200
    assert call(host, table, "invite", seat="green", person=dido) == 409
    again = set_table(host, "me", "open", "bot", public=True)["id"]
    assert call(host, again, "invite", seat="green", person=dido) == 201
    assert call(other, again, "uninvite", seat="green") == 403
    assert call(host, again, "uninvite", seat="green") == 200
    assert guest.get("/api/invitations?lang=en") == []
    assert call(other, again, "take", seat="green") == 200


def test_only_whoever_lets_themselves_be_found_or_has_played_with_me_is_found_by_name(server: Server) -> None:
    me, hidden = somebody(server, "Hanno"), somebody(server, "Mago")
    findable, with_key = somebody(server, "Gisgo", findable=True), somebody(server, "Bomilcar")
    with_key.post("/api/me/phrase", {})
    assert (search(me, "Mago"), search(me, "Nobody")) == ([], [])
    assert (search(me, "Gisgo"), search(me, "gisgo"), search(me, "Gis")) == (["Gisgo"], ["Gisgo"], [])
    assert search(me, "Bomilcar") == ["Bomilcar"]
    with_key.post("/api/me/findable", {"findable": False})
    assert search(me, "Bomilcar") == []
    made = set_table(me, "me", "open", "bot")
    hidden.post(f"/api/tables/{made['id']}/join", {"secret": made["links"][0]["url"].partition("#seat=")[2]})
    assert (search(me, "Ma"), search(hidden, "Han"), search(findable, "Mago")) == (["Mago"], ["Hanno"], [])
    assert Browser(server).call("GET", "/api/people?name=Gisgo")[0] == 403


def test_nobody_who_is_blocked_finds_or_invites_the_one_who_blocked(server: Server) -> None:
    host, guest = somebody(server, "Xan"), somebody(server, "Yara", findable=True)
    table = set_table(host, "me", "open", "open")["id"]
    yara = handle(host, "Yara")
    assert call(host, table, "invite", seat="green", person=yara) == 201
    (held,) = guest.get("/api/invitations?lang=en")
    block(guest, held["by"])
    assert guest.get("/api/invitations?lang=en") == []
    assert search(host, "Yara") == []
    other = set_table(host, "me", "open", "open")["id"]
    unknown = call(host, other, "invite", seat="green", person="0" * 20)
    assert (call(host, other, "invite", seat="green", person=yara), unknown) == (404, 404)


def test_invitations_are_limited_by_person_and_to_one_person(tmp_path: Path) -> None:
    limits = Limits(requests_rate=1e6, requests_burst=1e6, tables_rate=1e6, tables_burst=1e6, logins_burst=1e3)
    with Server(f"sqlite:///{tmp_path / 'games.sqlite'}", limits=limits) as server:
        host, guest = somebody(server, "Ada"), somebody(server, "Bob", findable=True)
        bob = handle(host, "Bob")
        tables = [set_table(host, "me", "open", "bot")["id"] for _ in range(24)]
        answers = [call(host, table, "invite", seat="green", person=bob) for table in tables]
        assert answers[:5] == [201, 201, 201, 409, 409]  # three for the same person
        assert answers[-1] == 429  # twenty questions at once
        assert len(guest.get("/api/invitations?lang=en")) == 3


def notices(server: Server, *names: str) -> list[tuple[str, str, str, dict[str, Any]]]:
    """What waits in the outbox for people of these names: kind, whom for, table, words."""
    opened = Database(server.database)
    with opened.engine.connect() as connection:
        joined = OUTBOX.join(PEOPLE, PEOPLE.c.id == OUTBOX.c.person)
        wanted = select(OUTBOX.c.kind, PEOPLE.c.name, OUTBOX.c.game, OUTBOX.c.words).select_from(joined)
        found = connection.execute(wanted.where(PEOPLE.c.name.in_(names)).order_by(OUTBOX.c.id)).all()
    opened.engine.dispose()
    return [tuple(row) for row in found]


def listen(server: Server, *names: str) -> None:
    """These people want notices."""
    opened = Database(server.database)
    with opened.engine.begin() as connection:
        for person in connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.name.in_(names))).scalars().all():
            row = {"id": person[:32], "person": person, "kind": "hook", "place": person, "browser": "", "target": ""}
            connection.execute(insert(CHANNELS), {**row, "wants": "turns games time", "off": "", "created": 0.0})
    opened.engine.dispose()


def test_whoever_is_invited_or_whose_wish_is_found_is_told(database: str) -> None:
    with Server(database) as server:
        host, guest = somebody(server, "Ada"), somebody(server, "Bob", findable=True)
        listen(server, "Bob")
        table = set_table(host, "me", "open", "bot")["id"]
        call(host, table, "invite", seat="green", person=handle(host, "Bob"))
        assert notices(server, "Bob") == [("invited", "Bob", table, {"by": "Ada"})]
        wish(guest)
        found = wish(host)
        assert ("wish-found", "Bob", found) in [row[:3] for row in notices(server, "Bob")]


# ---- wishes ----


def wish(browser: Browser, **more: object) -> str:
    table: str = browser.post("/api/wishes", {**DAILY, **more})["table"]
    return table


def test_wishes_that_agree_become_a_public_table_with_those_people(both: tuple[Server, Server]) -> None:
    one, two = both
    ada, bob, cem, dan = (somebody(where, name) for where, name in ((one, "A"), (two, "B"), (one, "C"), (two, "D")))
    assert wish(ada) == ""
    assert [wished["pace"] for wished in ada.get("/api/wishes")] == ["daily"]
    assert wish(bob, pace="slow") == ""
    assert wish(bob, rated=True) == ""
    assert wish(cem, language="pl") != ""  # Ada said any
    assert ada.get("/api/wishes") == []
    (table,) = ada.get("/api/tables/mine?lang=en")
    assert {seat["name"] for seat in table["seats"]} == {"A", "C"}
    assert wish(dan, rated=True) != ""
    (rated,) = dan.get("/api/tables/mine?lang=en")
    assert rated["rated"]
    with dan.sit(rated["id"]) as page:
        clock = page.until("position")["clock"]
        assert (clock["pace"]["gain"], clock["pace"]["cap"]) == (12 * 3600, 5 * DAY)


def test_a_wish_waits_for_the_same_language_and_for_nobody_who_is_blocked(server: Server) -> None:
    wanted = {"game": "neptun", "players": 3, "pace": "none"}
    ada, bob, cem = (somebody(server, name, findable=True) for name in ("Wa", "Wb", "Wc"))
    block(ada, handle(ada, "Wb"))
    assert wish(ada, **wanted, language="en") == ""
    assert wish(bob, **wanted) == ""
    assert wish(cem, **wanted, language="pl") == ""
    dan, eve = somebody(server, "Wd"), somebody(server, "We")
    assert wish(dan, **wanted, language="en") == ""  # Ada and Dan; Bob is blocked, Cem speaks Polish
    table = wish(eve, **wanted)
    assert {seat["name"] for seat in eve.get(f"/api/tables/{table}")["seats"]} == {"Wa", "Wd", "We"}


def test_the_longest_waiting_who_fits_alone_does_not_keep_others_from_each_other(server: Server) -> None:
    wanted = {"game": "mare-nostrum", "players": 3, "pace": "none"}
    people = [somebody(server, name) for name in ("Va", "Vb", "Vc", "Vd")]
    for person, language in zip(people, ("en", "pl", "pl"), strict=False):
        assert wish(person, **wanted, language=language) == ""
    table = wish(people[3], **wanted)  # to whom any language is right, English and Polish
    assert {seat["name"] for seat in people[3].get(f"/api/tables/{table}")["seats"]} == {"Vb", "Vc", "Vd"}


def test_wishes_that_come_at_the_same_moment_find_each_other_once(both: tuple[Server, Server]) -> None:
    people = [somebody(both[number % 2], f"P{number}") for number in range(8)]
    with ThreadPoolExecutor(8) as at_once:
        list(at_once.map(wish, people))
    tables = [person.get("/api/tables/mine?lang=en") for person in people]
    assert [len(mine) for mine in tables] == [1] * 8
    assert len({mine[0]["id"] for mine in tables}) == 4
    assert all(person.get("/api/wishes") == [] for person in people)


def test_nobody_has_more_than_five_wishes_and_they_lapse(tmp_path: Path, database: str) -> None:
    time = FakedTime(tmp_path)
    server = Server(database)
    server.environment = time.environment
    with server:
        me = somebody(server, "Ada")
        wishes = [{"pace": pace, "rated": rated} for pace in ("daily", "slow", "fast") for rated in (True, False)]
        answers = [me.call("POST", "/api/wishes", {**DAILY, **one})[0] for one in wishes]
        assert answers == [201] * 5 + [409]
        dropped = me.get("/api/wishes")[0]["id"]
        assert len(me.post("/api/wishes/drop", {"wish": dropped})) == 4
        assert me.call("POST", "/api/wishes", {**DAILY, "players": 5})[0] == 409
        me.post("/api/wishes", {**DAILY, "pace": "live"})
        time.pass_by(2 * HOUR)  # nobody is called to a live game who has gone long ago
        assert len(me.get("/api/wishes")) == 4
        time.pass_by(31 * DAY)
        assert me.get("/api/wishes") == []
        assert wish(somebody(server, "Bob"), rated=True) == ""


def test_the_dice_of_a_wished_table_wait_for_the_lots_that_were_pledged(server: Server) -> None:
    pledges = ["a" * 64, "b" * 64]
    people = [somebody(server, "La"), somebody(server, "Lb")]
    wanted = {"game": "hands-in-the-sea", "pace": "none"}
    for person, pledge in zip(people, pledges, strict=True):
        wish(person, **wanted, pledge=pledge)
    (table,) = people[0].get("/api/tables/mine?lang=en")
    with people[0].sit(table["id"]) as page:
        gathering = page.until("position")["gathering"]
        assert sorted(lot["pledge"] for lot in gathering["lots"]) == pledges
        assert gathering["open"] == []


# ---- teams ----


def test_several_people_hold_one_seat_together_where_a_table_has_teams(server: Server) -> None:
    host, fellow, stranger = somebody(server, "Ada"), somebody(server, "Bob"), somebody(server, "Cem")
    made = set_table(host, "me", "bot", "bot", teams=True)
    table = made["id"]
    (link,) = host.get(f"/api/tables/{table}")["links"]
    assert stranger.get(f"/api/tables/{table}")["links"] == []
    secret = link["url"].partition("#seat=")[2]
    fellow.post(f"/api/tables/{table}/join", {"secret": secret, "name": "Bob"})
    with host.sit(table) as mine, fellow.sit(table) as theirs:
        one, two = mine.my_turn(), theirs.my_turn()
        assert (one["seat"], two["seat"], one["view"]) == ("red", "red", two["view"])
        theirs.do(two["actions"][0]["action"])
        mine.until_position(lambda now: now["ply"] > one["ply"])
    fellow.post("/api/me/delete", {"sure": True})
    assert host.get(f"/api/tables/{table}")["mine"] == ["red"]
    plain = set_table(host, "me", "bot", "bot")["id"]
    assert host.get(f"/api/tables/{plain}")["links"] == []


def test_the_result_of_a_team_is_that_of_whoever_sat_down_first(both: tuple[Server, Server]) -> None:
    host = somebody(both[0], "Ada")
    table = set_table(host, "me", "bot", game=DUEL, teams=True)["id"]
    (link,) = host.get(f"/api/tables/{table}")["links"]
    fellows = [somebody(both[n % 2], f"Bob{n}") for n in range(6)]
    for fellow in fellows:
        fellow.post(f"/api/tables/{table}/join", {"secret": link["url"].partition("#seat=")[2], "name": ""})
    with fellows[-1].sit(table) as page:
        page.until_position()
        page.send(type="resign")
        page.until_position(lambda now: now["over"])
    handles = [one.get("/api/me")["person"] for one in (host, *fellows)]
    assert [len(host.get(f"/api/people/{handle}/games")) for handle in handles] == [1, 0, 0, 0, 0, 0, 0]


def test_a_table_with_teams_is_not_rated(server: Server) -> None:
    host = somebody(server, "Ada")
    seats = [{"kind": "me"}, {"kind": "open"}]
    said = {"game": DUEL, "seats": seats, "teams": True, "rated": True}
    assert host.call("POST", "/api/tables", said)[0] == 400


# ---- spectators ----


def closed(page: Page) -> bool:
    try:
        while True:
            assert page.receive()["type"] == "error"
    except ConnectionClosed:
        return True


def test_a_table_without_spectators_shows_nothing_to_others_before_its_end(server: Server) -> None:
    host, guest = somebody(server, "Ada"), Browser(server)
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = host.post("/api/tables", {"game": DUEL, "seats": seats, "watched": False})
    table = made["id"]
    other = somebody(server, "Bob")
    other.post(f"/api/tables/{table}/join", {"secret": made["links"][0]["url"].partition("#seat=")[2]})
    for who in (guest, somebody(server, "Cem")):
        with who.sit(table) as page:
            assert closed(page)
        for what in ("history?ply=0", "account"):
            assert who.call("GET", f"/api/tables/{table}/{what}")[0] == 403
        for what in ("record", "verify"):
            assert who.call("GET", f"/api/tables/{table}/{what}")[0] == 409
        assert who.call("POST", f"/api/tables/{table}/fork", {"ply": 0})[0] == 409
    with other.sit(table) as page:
        page.until("position")
        page.send(type="resign")
        page.until_position(lambda now: now["over"])
    with guest.sit(table) as page:
        assert page.until("position")["over"]
    assert guest.call("GET", f"/api/tables/{table}/history?ply=0")[0] == 200


def test_whoever_loses_a_seat_at_a_table_without_spectators_sees_no_more_of_it(server: Server) -> None:
    host, other = somebody(server, "Ada"), somebody(server, "Bob")
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = host.post("/api/tables", {"game": DUEL, "seats": seats, "watched": False})
    other.post(f"/api/tables/{made['id']}/join", {"secret": made["links"][0]["url"].partition("#seat=")[2]})
    with other.sit(made["id"]) as page:
        page.until("position")
        other.post(f"/api/tables/{made['id']}/reopen", {"seat": "carthage"})
        seen: list[dict[str, Any]] = []
        with suppress(ConnectionClosed):
            while True:
                seen.append(page.receive())
        assert all(message.get("seat") is not None for message in seen)
