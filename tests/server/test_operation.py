"""Running a server: health, readiness, figures, logs, proxies, names, cookies, settings, one server to a file."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from http.client import HTTPException
from pathlib import Path
from typing import Any

import pytest

from navarch.server.settings import BadSettings, Limits, Settings, read_settings

from .helpers import PATIENCE, ROOT, Browser, Server


def test_a_server_tells_that_it_lives_is_ready_and_how_it_does(database: str) -> None:
    with Server(database) as server:
        me = Browser(server)
        assert me.call("GET", "/healthz")[0] == 200
        assert me.call("GET", "/readyz")[0] == 200
        with me.sit(me.table("me", "bot", "bot")) as page:
            page.until("position")
            figures = me.get("/metrics").decode()
        assert 'navarch_requests_total{method="POST",status="201"} 1.0' in figures
        assert "navarch_pages 1.0" in figures
        assert "navarch_rooms 1.0" in figures


def test_figures_are_not_for_everybody(database: str) -> None:
    with Server(database, metrics_for=["10.0.0.1"]) as server:
        assert Browser(server).call("GET", "/metrics")[0] == 404


def test_figures_may_be_for_a_network(database: str) -> None:
    with Server(database, metrics_for=["127.0.0.0/8"]) as server:
        assert Browser(server).call("GET", "/metrics")[0] == 200


def pages_of(me: Browser) -> float:
    told = me.get("/metrics").decode().splitlines()
    return sum(float(line.split()[-1]) for line in told if line.startswith("navarch_pages "))


def test_pages_at_any_worker_are_counted_and_those_of_a_dead_one_are_not(cluster: Any) -> None:
    with Server(cluster.database(), workers=2) as server, ExitStack() as stack:
        me = Browser(server)
        table = me.table("me", "bot", "bot")
        for _ in range(12):  # at both workers
            stack.enter_context(me.sit(table)).until("position")
        wait_until(lambda: pages_of(me) == 12)
        assert server.process is not None
        for worker in workers_of(server.process.pid):
            os.kill(worker, signal.SIGKILL)
        wait_until(lambda: pages_of(me) == 0)


def workers_of(process: int) -> list[int]:
    """The processes that serve: those that have the files of figures open."""
    found = [int(pid) for pid in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    return [pid for pid in found if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text()]


def wait_until(done: Callable[[], bool]) -> None:
    until = time.monotonic() + 60
    while not _answered(done):
        assert time.monotonic() < until
        time.sleep(0.2)


def _answered(done: Callable[[], bool]) -> bool:
    try:
        return done()
    except (OSError, HTTPException):  # nobody is there yet
        return False


def test_the_figures_of_all_workers_come_from_any_of_them(cluster: Any) -> None:
    with Server(cluster.database(), workers=2) as server:
        me = Browser(server)
        for _ in range(20):
            me.get("/api/tables/mine")
        counted = [line for line in me.get("/metrics").decode().splitlines() if 'method="GET",status="200"' in line]
        assert float(counted[0].split()[-1]) >= 20


def test_before_it_stops_it_says_that_it_is_not_ready_and_serves_on(database: str) -> None:
    with Server(database, drain_seconds=5.0) as server:
        me = Browser(server)
        with me.sit(me.table("hotseat", "hotseat", "hotseat")) as page:
            page.my_turn()
            assert server.process is not None
            server.process.send_signal(signal.SIGTERM)
            while me.call("GET", "/readyz")[0] == 200:
                time.sleep(0.02)
            assert me.call("GET", "/healthz")[0] == 200
            page.do(page.position["actions"][0]["action"])
        assert server.process.wait(PATIENCE) == -signal.SIGTERM  # uvicorn hands the signal on once all is closed
        assert server.process.stdout is not None
        server.process.stdout.close()
        server.process = None


def test_logs_are_json_with_the_id_of_the_request_and_without_secrets(database: str, tmp_path: Path) -> None:
    log = tmp_path / "log"
    with log.open("w") as file:
        server = Server(database, log="json")
        server.stderr = file
        with server:
            me = Browser(server)
            made = me.post("/api/tables", {"game": "neptun", "seats": [{"kind": k} for k in ("me", "open", "bot")]})
            status, headers, _ = me.call("GET", f"/api/tables/{made['id']}?lang=en")
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    asked = next(line for line in lines if line.get("request") == headers["x-request-id"])
    assert (asked["path"], asked["status"], asked["level"]) == (f"/api/tables/{made['id']}", status, "info")
    secret = made["links"][0]["url"].partition("#seat=")[2]
    assert secret not in log.read_text()
    assert me.cookie.partition("=")[2] not in log.read_text()


def behind(server: Server, **headers: str) -> tuple[int, dict[str, str], Any]:
    table = {"game": "neptun", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]}
    return Browser(server).call(
        "POST", "/api/tables", table, {name.replace("_", "-"): v for name, v in headers.items()}
    )


def test_under_https_cookies_are_bound_to_the_host_and_browsers_stay_with_https(server: Server) -> None:
    _, headers, made = behind(server, X_Forwarded_Proto="https")
    assert headers["set-cookie"].startswith("__Host-navarch=")
    assert {"secure", "httponly", "path=/", "samesite=strict"} <= set(headers["set-cookie"].lower().split("; "))
    assert headers["strict-transport-security"] == "max-age=31536000"
    cookie = headers["set-cookie"].partition(";")[0]
    me = Browser(server)
    facts = me.call("GET", f"/api/tables/{made['id']}", headers={"Cookie": cookie, "X-Forwarded-Proto": "https"})[2]
    assert facts["mine"] == ["red"]
    _, plain, _ = behind(server)
    assert plain["set-cookie"].startswith("navarch=")
    assert "strict-transport-security" not in plain


def test_a_cookie_from_before_still_counts_under_https(server: Server) -> None:
    _, headers, made = behind(server)
    cookie = headers["set-cookie"].partition(";")[0]
    me = Browser(server)
    facts = me.call("GET", f"/api/tables/{made['id']}", headers={"Cookie": cookie, "X-Forwarded-Proto": "https"})[2]
    assert facts["mine"] == ["red"]


def test_only_trusted_proxies_are_believed(database: str) -> None:
    with Server(database, trusted_proxies=["10.0.0.1"]) as server:
        _, headers, _ = behind(server, X_Forwarded_Proto="https")
        assert headers["set-cookie"].startswith("navarch=")


def test_it_answers_under_its_own_names_alone(database: str) -> None:
    with Server(database, hosts=["Games.example"]) as server:
        me = Browser(server)
        assert me.call("GET", "/", headers={"Host": "games.example"})[0] == 200
        assert me.call("GET", "/", headers={"Host": "Games.Example:8443"})[0] == 200
        assert me.call("GET", "/", headers={"Host": "evil.example"})[0] == 421
        assert me.call("GET", "/api/games", headers={"Host": "evil.example"})[0] == 421
        assert me.call("GET", "/readyz")[0] == 200


def test_a_second_server_on_the_same_file_is_refused(database: str) -> None:
    with Server(database):
        command = [sys.executable, "-m", "navarch", "serve", "--port", "0", "--database", database]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        second = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert second.returncode == 2
    assert "another server plays with" in second.stderr
    with Server(database) as server:  # and after the first has gone, it is free
        assert Browser(server).get("/api/tables/mine") == []


def test_settings_come_from_a_file_the_environment_and_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "navarch.toml"
    file.write_text('port = 1\nworkers = 2\nhosts = ["a.example"]\n[limits]\nbody_bytes = 5\nchats_rate = 0.5\n')
    environment = {"NAVARCH_PORT": "2", "NAVARCH_HOSTS": "b.example, c.example", "NAVARCH_LIMITS_BODY_BYTES": "7"}
    assert read_settings(str(file), environment, {"port": 3}) == Settings(
        port=3, workers=2, hosts=("b.example", "c.example"), limits=Limits(body_bytes=7, chats_rate=0.5)
    )
    assert read_settings(None, {}, {}) == Settings()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("port = ", "are not TOML"),
        ("prot = 80", "prot"),
        ("port = 'many'", "port"),
        ("limits = 5", "limits"),
        ("[limits]\nbody = 5", "body"),
        ("[limits]\nmessages_rate = 0", "messages_rate"),
        ("[limits]\nconnections = -1", "connections"),
        ("port = 70000", "port"),
        ("workers = 0", "workers"),
        ("metrics_for = ['somewhere']", "somewhere"),
    ],
)
def test_bad_settings_are_named(text: str, reason: str, tmp_path: Path) -> None:
    file = tmp_path / "navarch.toml"
    file.write_text(text)
    with pytest.raises(BadSettings, match=reason):
        read_settings(str(file), {}, {})
    with pytest.raises(BadSettings, match="cannot be read"):
        read_settings(str(tmp_path / "none.toml"), {}, {})


def test_a_limit_that_there_is_not_is_refused_in_the_environment_too() -> None:
    with pytest.raises(BadSettings, match="body_byte"):
        read_settings(None, {"NAVARCH_LIMITS_BODY_BYTE": "7"}, {})


def test_a_port_that_is_taken_is_told(database: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        command = [sys.executable, "-m", "navarch", "serve", "--port", str(port), "--database", database]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        said = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert (said.returncode, "cannot be used" in said.stderr) == (2, True)
