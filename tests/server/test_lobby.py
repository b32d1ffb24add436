"""The lobby: public tables, at whose open seats anybody may sit down."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from .faked import FakedTime
from .helpers import Browser, Server
from .postgres import Cluster

DAY = 24 * 3600.0


def set_table(browser: Browser, *, public: bool, game: str = "neptun") -> str:
    kinds = ("me", "open", "bot") if game == "neptun" else ("me", "open")
    made = browser.post("/api/tables", {"game": game, "seats": [{"kind": kind} for kind in kinds], "public": public})
    return str(made["id"])


def listed(browser: Browser, game: str = "") -> list[str]:
    return [table["id"] for table in browser.get(f"/api/lobby?lang=en&game={game}")]


def take(browser: Browser, table: str, seat: str) -> int:
    return browser.call("POST", f"/api/tables/{table}/take", {"seat": seat, "name": "Bob"})[0]


@pytest.fixture(params=["sqlite", "postgresql"])
def here(request: pytest.FixtureRequest, database: str) -> Server:
    cluster: Cluster | None = request.getfixturevalue("cluster") if request.param == "postgresql" else None
    return Server(database if cluster is None else cluster.database())


def test_a_public_table_is_offered_until_its_seats_are_taken_and_a_private_one_never(here: Server) -> None:
    with here as server:
        host, guest, late = Browser(server), Browser(server), Browser(server)
        public, private = set_table(host, public=True), set_table(host, public=False)
        assert listed(guest) == [public]
        assert take(guest, private, "green") == 403
        assert guest.cookie == ""
        assert take(guest, public, "green") == 200
        with guest.sit(public) as page:
            assert page.until("position")["seat"] == "green"
        assert listed(late) == []
        assert take(late, public, "green") == 409
        assert take(guest, public, "green") == 409


def test_nobody_takes_a_second_seat_or_that_of_a_bot(here: Server) -> None:
    with here as server:
        host, guest = Browser(server), Browser(server)
        table = set_table(host, public=True)
        assert take(host, table, "green") == 409
        assert take(guest, table, "purple") == 409
        assert take(guest, table, "red") == 409
        assert listed(guest) == [table]


def test_the_lobby_is_filtered_by_game_and_one_host_does_not_fill_it(here: Server) -> None:
    with here as server:
        host, other = Browser(server), Browser(server)
        hamilcar = set_table(other, public=True, game="hamilcar")
        for _ in range(40):  # more than the lobby lists
            set_table(host, public=True)
        assert len(listed(other)) == 4
        assert listed(other, "hamilcar") == [hamilcar]
        assert other.call("GET", "/api/lobby?game=chess")[0] == 404


def test_a_table_that_nobody_has_touched_for_a_week_is_not_offered(tmp_path: Path, here: Server) -> None:
    time = FakedTime(tmp_path)
    here.environment = time.environment
    with here as server:
        table = set_table(Browser(server), public=True)
        time.pass_by(6 * DAY)
        assert listed(Browser(server)) == [table]
        time.pass_by(2 * DAY)
        assert listed(Browser(server)) == []


def found(browser: Browser, **wanted: object) -> list[str]:
    asked = "&".join(f"{name}={value}" for name, value in wanted.items())
    return [table["id"] for table in browser.get(f"/api/lobby?lang=en&{asked}")]


def test_the_lobby_is_looked_through_by_count_pace_language_and_options(here: Server) -> None:
    days = {"kind": "days", "reserve": 86_400, "gain": 3_600, "cap": 86_400}
    with here as server:
        hosts = [Browser(server) for _ in range(4)]
        three = [{"kind": kind} for kind in ("me", "open", "bot")]
        plain = hosts[0].post("/api/tables", {"game": "neptun", "seats": three, "public": True})["id"]
        four = {"game": "neptun", "seats": [*three, {"kind": "bot"}], "public": True, "lang": "pl", "pace": days}
        slow = hosts[1].post("/api/tables", four)["id"]
        live = {**days, "kind": "live"}
        duel = {"game": "hands-in-the-sea", "seats": three[:2], "public": True}
        quick = hosts[2].post("/api/tables", {**duel, "pace": live})["id"]
        other = hosts[3].post("/api/tables", {**duel, "options": {"fate_token": True}})["id"]
        guest = Browser(server)
        assert set(found(guest)) == {plain, slow, quick, other}
        assert found(guest, players=4) == [slow]
        assert set(found(guest, players=2)) == {quick, other}
        assert found(guest, pace="days") == [slow]
        assert found(guest, pace="live") == [quick]
        assert set(found(guest, pace="none")) == {plain, other}
        assert found(guest, language="pl") == [slow]
        assert found(guest, game="hands-in-the-sea", options="standard") == [quick]
        assert found(guest, game="hands-in-the-sea", options="fate_token=true") == [other]
        assert found(guest, game="hands-in-the-sea", options="fate_%25") == []
        for wrong in ("pace=slow", "players=many", "language=xx", f"options={'a' * 200}"):
            assert guest.call("GET", f"/api/lobby?{wrong}")[0] == 400
        (shown,) = [table for table in guest.get("/api/lobby?lang=en") if table["id"] == slow]
        assert (shown["pace"]["kind"], shown["language"]) == ("days", "pl")


def test_somebody_who_takes_two_seats_at_the_same_moment_gets_one(here: Server) -> None:
    with here as server:
        host, guest = Browser(server), Browser(server)
        guest.post("/api/me", {"name": "Bob"})
        seats = [{"kind": kind} for kind in ("me", "open", "open", "open", "open")]
        table = host.post("/api/tables", {"game": "neptun", "seats": seats, "public": True})["id"]
        labels = [seat["seat"] for seat in host.get(f"/api/tables/{table}")["seats"][1:]]
        with ThreadPoolExecutor(4) as at_once:
            answers = list(at_once.map(lambda seat: take(guest, table, seat), labels))
        assert sorted(answers) == [200, 409, 409, 409]
        assert len(guest.get(f"/api/tables/{table}")["mine"]) == 1
