"""Secrets in the database, sealed with a key from the environment."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from navarch.cli import main
from navarch.server.storage.vault import KEYS, SEALED, BadKey, Vault

from .helpers import Browser, Server

FIRST, SECOND = "a" * 40, "b" * 40


def secrets_in(database: str) -> list[str]:
    with closing(sqlite3.connect(Path(database.removeprefix("sqlite:///")))) as opened:
        return [
            row[0] for row in opened.execute("SELECT secret FROM games UNION ALL SELECT secret FROM seats") if row[0]
        ]


def test_a_sealed_secret_opens_with_its_key_at_its_table_alone() -> None:
    vault = Vault({KEYS: FIRST})
    kept = vault.seal("dice", "table")
    assert kept.startswith(SEALED)
    assert "dice" not in kept
    assert vault.open(kept, "table") == "dice"
    assert Vault({KEYS: f"{SECOND}, {FIRST}"}).open(kept, "table") == "dice"
    assert Vault({}).open("plain", "table") == "plain"
    for other, table in ((Vault({}), "table"), (Vault({KEYS: SECOND}), "table"), (vault, "another")):
        with pytest.raises(BadKey, match="sealed with a key"):
            other.open(kept, table)
    with pytest.raises(BadKey, match="at least 32"):
        Vault({KEYS: "short"})


def test_games_are_played_with_sealed_secrets_and_keys_can_be_changed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Server(database) as server:
        me, friend = Browser(server), Browser(server)
        made = me.post("/api/tables", {"game": "neptun", "seats": [{"kind": k} for k in ("me", "open", "bot")]})
    assert not any(secret.startswith(SEALED) for secret in secrets_in(database))
    link = made["links"][0]["url"].partition("#seat=")[2]
    for keys in (FIRST, f"{SECOND},{FIRST}"):
        monkeypatch.setenv(KEYS, keys)
        assert main(["admin", "--database", database, "seal"]) == 0
        assert all(secret.startswith(SEALED) for secret in secrets_in(database))
        assert link not in "".join(secrets_in(database))
    monkeypatch.setenv(KEYS, SECOND)
    with Server(database) as server:
        me.server = friend.server = server
        friend.post(f"/api/tables/{made['id']}/join", {"secret": link})
        table = me.table("me", "bot", "bot")
        with me.sit(table) as page:
            page.play(random.Random(1))
        assert me.get(f"/api/tables/{table}/verify")["ok"]
    assert all(secret.startswith(SEALED) for secret in secrets_in(database))
    monkeypatch.delenv(KEYS)
    assert main(["admin", "--database", database, "check"]) == 1
