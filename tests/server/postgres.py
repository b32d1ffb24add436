"""A PostgreSQL cluster in a temporary folder, run by somebody who is not root."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

import pytest

REQUIRED = "NAVARCH_CI"  # set where PostgreSQL and Chromium must be there
FOLDERS = ("/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt")


def lacking(what: str, remedy: str) -> None:
    """Leave the test out and say how to get what it needs; where everything must be there, fail."""
    message = f"{what} was not found: {remedy}"
    if os.environ.get(REQUIRED):
        pytest.fail(message)
    pytest.skip(message)


def installed_postgres() -> Path | None:
    """The folder of PostgreSQL's programs, where it is installed."""
    found = [Path(program).resolve().parent for program in [shutil.which("initdb")] if program]
    for folder in FOLDERS:
        found.extend(sorted(path.parent for path in Path(folder).glob("*/bin/initdb")))
    return found[-1] if found else None


def find_postgres() -> Path:
    """The same for a test, which is left out or fails without it."""
    found = installed_postgres()
    if found is None:
        lacking("PostgreSQL", "apt-get install postgresql (or your system's package of that name)")
    assert found is not None
    return found


class Cluster:
    """A running PostgreSQL; each test gets a database of its own."""

    def __init__(self, binaries: Path) -> None:
        self.binaries = binaries
        self.user = _somebody()
        self.folder = Path(tempfile.mkdtemp(prefix="navarch-pg-"))
        self.port = free_port()
        self._databases = 0

    def __enter__(self) -> Cluster:
        if self.user:
            shutil.chown(self.folder, self.user)
        data = self.folder / "data"
        self._run("initdb", "-D", str(data), "-U", "navarch", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder}"
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(data), "-l", log, "-o", options, "-w", "start")
        return self

    def __exit__(self, *_: object) -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def database(self) -> str:
        """The address of a fresh database."""
        self._databases += 1
        name = f"test{self._databases}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "navarch", name)
        return f"postgresql://navarch@127.0.0.1:{self.port}/{name}"

    def _run(self, program: str, *args: str) -> None:
        command = [str(self.binaries / program), *args]
        if self.user:
            command = ["setpriv", f"--reuid={self.user}", f"--regid={self.user}", "--clear-groups", *command]
        done = subprocess.run(
            command, cwd=self.folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
            text=True, check=False, timeout=60,
        )  # fmt: skip
        if done.returncode:
            raise RuntimeError(f"{program} failed: {done.stderr[-2000:]}")


def _somebody() -> str:
    """PostgreSQL refuses to be run by root: then by its own user, or by nobody."""
    if os.geteuid() != 0:
        return ""
    for name in ("postgres", "nobody"):
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return name
    return ""


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
