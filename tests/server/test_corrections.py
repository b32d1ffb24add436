"""Corrections beside a server: whose component values a table is played by, and that it keeps them."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import navarch
from navarch.cli import main
from navarch.engine.components import differences, read_correction
from navarch.engine.match import Match
from navarch.server.settings import Settings, read_settings
from navarch.server.tables.bot_pool import task_for, think
from navarch.server.words.corrections import BadCorrection, read_corrections

from .helpers import Browser, Server
from .postgres import Cluster
from .test_workers import at

RICH = '[components]\nstarting_gold = 9\nprovenance = "printed"\n'
POOR = '[components]\nstarting_gold = 1\nprovenance = "printed"\n'
SEATS = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
CHANGED = ["components.starting_gold: 5 → 9"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of corrections with one of Neptun."""
    (tmp_path / "own" / "neptun").mkdir(parents=True)
    (tmp_path / "own" / "neptun" / "Anna's copy.toml").write_text(RICH, encoding="utf-8")
    return tmp_path / "own"


@pytest.fixture
def server(folder: Path, database: str) -> Iterator[Server]:
    """A server beside which that folder lies."""
    with Server(database, components=[str(folder)]) as running:
        yield running


def corrected_table(me: Browser) -> str:
    """A table of Neptun, played by Anna's copy."""
    table: str = me.post("/api/tables", {"game": "neptun", "seats": SEATS, "correction": "Anna's copy"})["id"]
    return table


def gold_at(me: Browser, table: str) -> int:
    """What the first seat has at its first turn."""
    with me.sit(table) as page:
        gold: int = page.my_turn()["view"]["players"]["red"]["gold"]
        return gold


def test_a_host_chooses_whose_values_a_table_is_played_by_and_everybody_sees_them(server: Server) -> None:
    me = Browser(server)
    cards = {card["name"]: card for card in me.get("/api/games")}
    assert cards["neptun"]["corrections"] == [{"name": "Anna's copy", "changes": CHANGED}]
    assert cards["hamilcar"]["corrections"] == []
    table, usual = corrected_table(me), me.table("me", "bot", "bot")
    guest = Browser(server)
    assert guest.get(f"/api/tables/{table}")["correction"] == {"name": "Anna's copy", "changes": CHANGED}
    assert guest.get(f"/api/tables/{usual}")["correction"] is None
    assert (gold_at(me, table), gold_at(me, usual)) == (9, 5)
    assert guest.get(f"/api/tables/{table}/game")["components"]["components"][0]["starting_gold"] == 9
    assert guest.get("/api/games/neptun")["components"]["components"][0]["starting_gold"] == 5


def test_values_that_are_not_there_are_refused_in_words_and_no_table_is_set(server: Server) -> None:
    me = Browser(server)
    wish = {"game": "hamilcar", "seats": SEATS[:2], "correction": "Anna's copy"}
    status, _, answer = me.call("POST", "/api/tables", wish)
    assert (status, answer["message"]) == (400, 'there is no correction "Anna\'s copy" of hamilcar; there are: none')
    assert me.get("/api/tables/mine") == []


def test_a_table_keeps_its_values_when_the_file_changes_or_goes(folder: Path, database: str) -> None:
    file = folder / "neptun" / "Anna's copy.toml"
    with Server(database, components=[str(folder)]) as server:
        me = Browser(server)
        table = corrected_table(me)
        with me.sit(table) as page:
            page.play(random.Random(1), most=3)
    file.write_text(POOR, encoding="utf-8")
    with Server(database, components=[str(folder)]) as server:
        me = at(server, me)
        assert me.get(f"/api/tables/{table}")["correction"]["changes"] == CHANGED
        with me.sit(table) as page:
            page.play(random.Random(2), most=3)
        assert gold_at(me, corrected_table(me)) == 1
    file.unlink()
    with Server(database) as server:
        me = at(server, me)
        assert me.get("/api/games")[0]["corrections"] == []
        with me.sit(table) as page:
            page.play(random.Random(3))
        assert me.get(f"/api/tables/{table}/verify")["ok"] is True
        fork = me.post(f"/api/tables/{table}/fork", {"ply": 10})["id"]
        assert me.get(f"/api/tables/{fork}")["correction"]["name"] == "Anna's copy"


def test_records_carry_the_values_and_without_them_say_what_is_missing(
    server: Server, database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    me = Browser(server)
    table = corrected_table(me)
    with me.sit(table) as page:
        page.my_turn()
        page.send(type="advise")
        assert page.until("advice")["action"] in [one["action"] for one in page.position["actions"]]
        page.play(random.Random(4))
    record = me.get(f"/api/tables/{table}/record")
    assert record["correction"] == {"name": "Anna's copy", "toml": RICH}
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    assert main(["verify", str(file)]) == 0
    assert main(["replay", str(file)]) == 0
    assert "component values" not in capsys.readouterr().out
    file.write_text(json.dumps({**record, "correction": None}))
    assert main(["verify", str(file)]) == 0
    assert "actions were played with other component values (give them with --components)" in capsys.readouterr().out
    assert main(["replay", str(file)]) == 0
    assert "played with other component values; give them with --components" in capsys.readouterr().out
    own = tmp_path / "found.toml"
    own.write_text(RICH)
    assert main(["verify", str(file), "--components", str(own)]) == 0
    assert main(["admin", "--database", database, "check"]) == 0


def test_another_worker_plays_by_the_values_of_the_table_though_it_has_no_such_file(
    cluster: Cluster, folder: Path
) -> None:
    address = cluster.database()
    with Server(address, components=[str(folder)]) as one, Server(address) as two:
        me = Browser(one)
        table = corrected_table(me)
        assert gold_at(at(two, me), table) == 9
        assert at(two, me).get(f"/api/tables/{table}")["correction"]["name"] == "Anna's copy"


def test_bots_and_advice_think_with_the_values_of_the_table(folder: Path) -> None:
    correction = read_correction(folder / "neptun" / "Anna's copy.toml")
    game = navarch.load("neptun", correction)
    match = Match(game, players=3, seed=1)
    seat = match.to_act[0]
    task = task_for(game, match.state, seat, "greedy", 0, 20.0)
    assert task.correction == correction
    assert think(task)[0][0] in task.legal
    other = task._replace(correction=None)
    assert navarch.load(other.game, other.correction).components.digest != game.components.digest


def test_what_a_correction_changes_is_told_line_by_line(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[[oar_card]]\nid = "start_4"\npower = 9\nprovenance = "printed"\n' + POOR)
    changed = differences(navarch.load("neptun").components, navarch.load("neptun", file).components)
    assert changed == ["components.starting_gold: 5 → 1", "oar_card start_4.power: 4 → 9"]


BAD = [
    (
        "neptun/mine.toml",
        '[components]\nstarting_gold = -3\nprovenance = "printed"\n',
        "starting_gold is -3, outside 0",
    ),
    ("neptun/mine.toml", "[meta\n", "mine.toml: the file: is not TOML"),
    ("neptun/mine.toml", '[[city]]\nid = "atlantis"\nprovenance = "memory"\n', "no such entry; ids are"),
    ("mine.toml", RICH, "mine.toml must lie in the folder of its game"),
    ("chess/mine.toml", RICH, "there is no game 'chess'; there are"),
    (f"neptun/{'m' * 50}.toml", RICH, "its name must have at most 40 letters"),
    ("neptun/mine.toml", RICH + "#" * 600_000, "is larger than 500,000 bytes"),
]


@pytest.mark.parametrize(("name", "text", "reason"), BAD)
def test_a_bad_correction_is_refused_in_words_at_the_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, text: str, reason: str
) -> None:
    (tmp_path / name).parent.mkdir(exist_ok=True)
    (tmp_path / name).write_text(text)
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    assert main(["serve", "--port", "0", "--database", database, "--components", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert reason in said
    assert said.count("\n") == 1


def test_a_file_is_given_with_its_game_and_a_name_stands_once(folder: Path, tmp_path: Path) -> None:
    other = tmp_path / "Anna's copy.toml"
    other.write_text(RICH, encoding="utf-8")
    both = read_corrections((str(folder), f"neptun={other}"))
    assert [correction.name for correction in both.of("neptun")] == ["Anna's copy"]
    other.write_text(POOR, encoding="utf-8")
    with pytest.raises(BadCorrection, match="another one with the name"):
        read_corrections((str(folder), f"neptun={other}"))
    with pytest.raises(BadCorrection, match="neither a folder nor GAME=FILE"):
        read_corrections((str(tmp_path / "nowhere"),))


def test_the_settings_name_corrections_too() -> None:
    assert read_settings(None, {"NAVARCH_COMPONENTS": "/a, neptun=/b.toml"}, {}) == Settings(
        components=("/a", "neptun=/b.toml")
    )
