"""Backups are taken while people play, and give back every game wherever they are restored."""

from __future__ import annotations

import random
import threading
import time
from pathlib import Path

import pytest

from navarch.cli import main
from navarch.server.storage.backup import BadBackup, back_up, restore
from navarch.server.storage.database import Database
from navarch.server.storage.upkeep import Checked, check, digest_of

from .helpers import Browser, Server
from .postgres import Cluster

PLAYERS = 6


class Players:
    """People who play at tables of their own for as long as they are let."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.actions = 0
        self._stop = threading.Event()
        self._threads = [threading.Thread(target=self._play, args=(number,)) for number in range(PLAYERS)]

    def __enter__(self) -> Players:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        for thread in self._threads:
            thread.join()

    def wait_for(self, actions: int) -> None:
        """Until they have played so many; whoever cannot go on is missed."""
        while self.actions < actions:
            assert all(thread.is_alive() for thread in self._threads), "somebody could not play on"
            time.sleep(0.05)

    def _play(self, number: int) -> None:
        me, rng = Browser(self.server), random.Random(number)
        while not self._stop.is_set():
            table = me.table("hotseat", "hotseat", "hotseat")
            with me.sit(table) as page:
                while not self._stop.is_set() and not page.now(lambda _now: True)["over"]:
                    seat = page.position["to_act"][0]
                    if page.position["seat"] != seat:
                        page.send(type="seat", seat=seat)
                        page.now(lambda now, seat=seat: now["seat"] == seat and now["actions"])
                    page.do(rng.choice(page.position["actions"])["action"])
                    self.actions += 1


def checked(address: str) -> list[Checked]:
    database = Database(address)
    try:
        return list(check(database))
    finally:
        database.engine.dispose()


def backed_up_under_load(server: Server, file: Path) -> list[Checked]:
    """Take a backup in the middle of play; every game in it, replayed."""
    with Players(server) as players:
        players.wait_for(60)
        before = players.actions
        assert main(["admin", "--database", server.database, "backup", str(file)]) == 0
        players.wait_for(before + 20)  # nobody had to stop for it
    return checked(f"sqlite:///{file}")


def test_a_backup_under_load_on_sqlite_gives_every_game_back_elsewhere(database: str, tmp_path: Path) -> None:
    with Server(database) as server:
        games = backed_up_under_load(server, tmp_path / "backup.sqlite")
    assert len(games) >= PLAYERS
    assert [one.trouble for one in games] == [""] * len(games)
    elsewhere = f"sqlite:///{tmp_path / 'elsewhere.sqlite'}"
    assert main(["admin", "--database", elsewhere, "restore", str(tmp_path / "backup.sqlite")]) == 0
    assert checked(elsewhere) == games
    assert not list(tmp_path.glob("backup.sqlite?*"))
    with Server(elsewhere) as server:
        assert Browser(server).get(f"/api/tables/{games[0].table}")["status"] == "running"


def test_a_backup_under_load_on_postgresql_goes_to_sqlite_and_back(cluster: Cluster, tmp_path: Path) -> None:
    with Server(cluster.database(), workers=2) as server:
        games = backed_up_under_load(server, tmp_path / "backup.sqlite")
    assert [one.trouble for one in games] == [""] * len(games)
    elsewhere = cluster.database()
    assert main(["admin", "--database", elsewhere, "restore", str(tmp_path / "backup.sqlite")]) == 0
    assert digest_of(checked(elsewhere)) == digest_of(games)


def test_a_backup_is_refused_where_it_would_spoil_something(database: str, tmp_path: Path) -> None:
    opened = Database(database)
    with pytest.raises(BadBackup, match="not of this version"):
        back_up(opened, tmp_path / "backup.sqlite")
    with Server(database) as server:
        Browser(server).table("me", "bot", "bot")
    back_up(opened, tmp_path / "backup.sqlite")
    with pytest.raises(BadBackup, match="there already"):
        back_up(opened, tmp_path / "backup.sqlite")
    with pytest.raises(BadBackup, match="there are games"):
        restore(tmp_path / "backup.sqlite", opened)
    (tmp_path / "letter.txt").write_text("no backup")
    with pytest.raises(BadBackup, match="is no backup"):
        restore(tmp_path / "letter.txt", Database(f"sqlite:///{tmp_path / 'empty.sqlite'}"))
    opened.engine.dispose()
