"""The server on the compiled engine: where a build fits the sources, every one of its processes runs on it."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import pytest

import navarch
from navarch.compiled import compiled_build

from .helpers import Browser, Server
from .postgres import REQUIRED, Cluster


class Installed(Server):
    """The server as people start it: `navarch serve`."""

    def start(self) -> Installed:
        command = [sys.executable, "-m", "navarch", "serve", "--port", "0", "--workers", str(self.workers)]
        environment = {key: value for key, value in os.environ.items() if key != "NAVARCH_PURE"}
        environment["PYTHONPATH"] = str(Path(navarch.__file__).parents[1])
        self.process = subprocess.Popen(
            [*command, "--database", self.database],
            env=environment, stdout=subprocess.PIPE, text=True, start_new_session=True,
        )  # fmt: skip
        assert self.process.stdout is not None
        self.port = urlsplit(self.process.stdout.readline().split()[-1]).port or 0
        self._wait()
        return self


def below(process: int) -> list[int]:
    """All processes that a process has started, and those that they have."""
    children = [
        int(word)
        for task in Path(f"/proc/{process}/task").iterdir()
        for word in (task / "children").read_text().split()
    ]
    return [found for child in children for found in (child, *below(child))]


def runs_compiled(process: int, build: Path) -> bool:
    return f"{build}/" in Path(f"/proc/{process}/maps").read_text()


def is_server_or_bot(process: int) -> bool:
    return b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes()


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="only Linux shows what a process has loaded")
def test_all_workers_and_the_processes_of_bots_run_on_the_compiled_build(cluster: Cluster) -> None:
    build = compiled_build()
    if build is None:
        if os.environ.get(REQUIRED):
            pytest.fail("there is no compiled build of these sources")
        pytest.skip("no compiled build of these sources: run `make compiled`")
    with Installed(cluster.database(), workers=2) as server:
        me = Browser(server)
        for number in range(4):
            with me.sit(me.table("me", "bot", "bot")) as page:
                page.send(type="pace", ms=0)
                page.play(random.Random(number), 3)
        assert server.process is not None
        processes = [process for process in below(server.process.pid) if is_server_or_bot(process)]
        assert len(processes) >= 3  # two workers, and the bots of one of them at least
        assert all(runs_compiled(process, build) for process in [server.process.pid, *processes])
