"""`navarch admin`: check, export, delete and expire."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path

import pytest
from sqlalchemy import text

from navarch.cli import main
from navarch.server.storage.database import Database
from navarch.server.storage.upkeep import AT_ONCE, delete_tables
from navarch.server.tables.table import new_name

from .helpers import Browser, Server


@pytest.fixture
def tables(database: str) -> list[str]:
    """Three tables: one with a few actions and a remark, one finished, one just set."""
    with Server(database) as server:
        me = Browser(server)
        found = [me.table("me", "bot", "bot") for _ in range(3)]
        with me.sit(found[0]) as page:
            page.play(random.Random(1), 5)
            page.send(type="chat", room="players", text="salve")
            page.until("chat")
        with me.sit(found[1]) as page:
            page.play(random.Random(1))
    return found


def admin(database: str, *words: str) -> int:
    return main(["admin", "--json", "--database", database, *words])


def test_every_game_is_checked_and_a_damaged_one_named(
    database: str, tables: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert admin(database, "check") == 0
    whole = json.loads(capsys.readouterr().out)
    assert (whole["games"], whole["trouble"]) == (3, {})
    _write(database, "UPDATE actions SET text = 'sail nowhere' WHERE ply = 3 AND game = :table", table=tables[0])
    assert admin(database, "check") == 1
    assert set(json.loads(capsys.readouterr().out)["trouble"]) == {tables[0]}


def test_everything_is_exported_but_secrets(database: str, tables: list[str], tmp_path: Path) -> None:
    assert admin(database, "export", str(tmp_path / "out")) == 0
    files = {file.stem.removeprefix("neptun-"): json.loads(file.read_text()) for file in (tmp_path / "out").iterdir()}
    assert set(files) == set(tables)
    assert [remark["text"] for remark in files[tables[0]]["remarks"]] == ["salve"]
    assert files[tables[0]]["record"]["secret"] == ""
    assert len(files[tables[1]]["record"]["secret"]) == 64
    assert files[tables[1]]["result"]["reason"] == "most-points"


def test_a_damaged_table_does_not_stop_the_others_from_being_exported(
    database: str, tables: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _write(database, "UPDATE games SET options = '{' WHERE id = :table", table=tables[0])
    assert admin(database, "export", str(tmp_path / "out")) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["tables"], set(told["trouble"])) == (2, {tables[0]})
    assert len(list((tmp_path / "out").iterdir())) == 2


def test_tables_are_deleted_a_few_at_a_time_and_none_is_left_out(database: str, tables: list[str]) -> None:
    opened = Database(database)
    nowhere = [f"nowhere-{number}" for number in range(AT_ONCE)]
    assert delete_tables(opened, [tables[0], *nowhere, *tables[1:], *nowhere]) == sorted(tables)
    opened.engine.dispose()


def test_tables_and_remarks_are_deleted_with_all_that_belongs_to_them(database: str, tables: list[str]) -> None:
    assert admin(database, "delete-remark", tables[0], "0") == 0
    assert admin(database, "delete-remark", tables[0], "0") == 1
    assert admin(database, "delete", tables[0], tables[1]) == 0
    assert admin(database, "delete", tables[0]) == 1
    for part in ("actions", "seats", "holders", "chats", "snapshots", "chronicles", "reviews"):
        assert _read(database, f"SELECT COUNT(*) FROM {part} WHERE game != '{tables[2]}'") == 0
    assert _read(database, "SELECT COUNT(*) FROM games") == 1


def test_abandoned_games_expire_and_finished_ones_stay(
    database: str, tables: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    long_ago = time.time() - 40 * 24 * 3600
    _write(database, "UPDATE games SET updated = :then WHERE id != :table", then=long_ago, table=tables[2])
    assert admin(database, "expire", "--days", "30", "--dry-run") == 0
    assert json.loads(capsys.readouterr().out) == {"tables": [tables[0]]}
    assert _read(database, "SELECT COUNT(*) FROM games") == 3
    assert admin(database, "expire", "--days", "30") == 0
    assert _read(database, f"SELECT COUNT(*) FROM games WHERE id = '{tables[0]}'") == 0
    assert _read(database, "SELECT COUNT(*) FROM games") == 2


@pytest.mark.parametrize(
    ("address", "reason"),
    [("sqlite:////nowhere/none.sqlite", "no database"), ("mysql://x", "must be"), ("?", "cannot")],
)
def test_a_database_that_is_not_there_is_told_in_a_line_and_not_made(
    address: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert admin(address, "check") == 2
    assert reason in json.loads(capsys.readouterr().out)["error"]


def test_the_database_of_the_settings_is_looked_after(
    database: str, tables: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("NAVARCH_DATABASE", database)
    assert main(["admin", "--json", "check"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == len(tables)


def _write(database: str, statement: str, **values: object) -> None:
    opened = Database(database)
    with opened.engine.begin() as connection:
        assert connection.execute(text(statement), values).rowcount
    opened.engine.dispose()


def _read(database: str, statement: str) -> int:
    opened = Database(database)
    with opened.engine.connect() as connection:
        found: int = connection.execute(text(statement)).scalar_one()
    opened.engine.dispose()
    return found


def test_no_name_of_a_table_looks_like_an_option() -> None:
    names = {new_name() for _ in range(500)}
    assert len(names) == 500
    assert all(name[0].isalpha() and len(name) == 16 for name in names)
