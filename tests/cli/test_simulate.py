"""`navarch simulate`."""

from __future__ import annotations

from pathlib import Path

import pytest

import navarch
from navarch.arena import through
from navarch.bots import Bot
from navarch.cli import simulate
from navarch.engine.perspective import Perspective

from .shell import Shell, command


def test_a_report_names_all_that_was_counted(navarch_says: Shell) -> None:
    said = navarch_says("simulate", "neptun", "--games", 6, "--bots", "greedy,random,random", "--seed", 4, "--json")
    report = said.json()
    assert said.status == 0
    assert (report["game"], report["games"], report["finished"], report["errors"]) == ("neptun", 6, 6, 0)
    assert report["decisions_per_second"] > 0
    assert len(report["wins"]) == 3
    assert sum(report["wins"]) == 6 + report["shared_wins"]
    assert set(report["wins_by_bot"]) == {"greedy", "random"}
    assert sum(report["win_share_by_bot"].values()) == pytest.approx(6, abs=0.02)
    assert report["endings"] == {"most-points": 6}
    length = report["length"]
    assert length["min"] <= length["mean"] <= length["max"]
    assert report["decisions"] == pytest.approx(length["mean"] * 6, abs=0.1)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_same_seed_gives_the_same_digest_and_another_one_another(navarch_says: Shell, players: int) -> None:
    def digest(seed: int) -> str:
        said = navarch_says("simulate", "neptun", "--games", 3, "--players", players, "--seed", seed, "--json")
        answer = said.json()
        assert answer["players"] == players
        assert answer["errors"] == 0
        return str(answer["digest"])

    assert digest(1) == digest(1)
    assert digest(1) != digest(2)


def test_records_are_provable_and_change_nothing_else(navarch_says: Shell, tmp_path: Path) -> None:
    words = ("simulate", "neptun", "--games", 2, "--bots", "greedy,random,random", "--seed", 9, "--json")
    with_records = navarch_says(*words, "--records", tmp_path / "new" / "folder").json()
    assert with_records["digest"] == navarch_says(*words).json()["digest"]
    files = sorted((tmp_path / "new" / "folder").iterdir())
    assert [file.name for file in files] == ["neptun-000000.json", "neptun-000001.json"]
    for file in files:
        assert navarch.verify(file).ok
    assert navarch.replay(files[0]).record.seats == ["greedy", "random", "random"]


def test_any_number_of_processes_plays_the_same_games(
    navarch_says: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate, "WORTH", 0.0)  # without a number of jobs, other processes at once
    words = ("simulate", "neptun", "--games", 7, "--seed", 3, "--bots", "random,greedy,random", "--json")
    reports: list[dict[str, object]] = []
    for jobs in ((), ("--jobs", 1), ("--jobs", 2), ("--jobs", 3)):
        folder = tmp_path / str(len(reports))
        reports.append(navarch_says(*words, *jobs, "--records", folder).json())
        assert len(list(folder.iterdir())) == 7
        for measured in ("seconds", "decisions_per_second"):
            del reports[-1][measured]
    assert reports[0]["finished"] == 7
    assert reports.count(reports[0]) == 4


def test_an_error_in_another_process_is_counted_in_its_place(navarch_says: Shell, tmp_path: Path) -> None:
    bot = tmp_path / "broken.py"
    bot.write_text("class Broken:\n    def choose(self, perspective):\n        raise ValueError('a leak')\n")
    words = ("simulate", "neptun", "--games", 3, "--seed", 3, "--bots", f"{bot}:Broken", "--json")
    for jobs in (1, 2):
        said = navarch_says(*words, "--jobs", jobs)
        assert said.status == 1
        assert (said.json()["finished"], said.json()["errors"]) == (0, 3)
        assert said.json()["first_error"].startswith("game 0: BadBot: ")
        assert "a leak" in said.json()["first_error"]


def test_a_process_that_is_ended_is_told_of_and_is_no_fault_of_the_program(navarch_says: Shell, tmp_path: Path) -> None:
    bot = tmp_path / "deadly.py"
    bot.write_text("import os\nclass Deadly:\n    def choose(self, perspective):\n        os._exit(9)\n")
    said = navarch_says("simulate", "neptun", "--games", 3, "--bots", f"{bot}:Deadly", "--jobs", 2)
    assert said.status != 0
    assert "a process that played games was ended" in said.err
    assert "fault in Navarch" not in said.err


def test_a_bot_may_stand_for_all_seats(navarch_says: Shell) -> None:
    report = navarch_says("simulate", "neptun", "--games", 1, "--bots", "greedy", "--seed", 1, "--json").json()
    assert report["bots"] == ["greedy"] * 4


def test_search_bots_can_be_given_iterations(navarch_says: Shell) -> None:
    words = ("simulate", "neptun", "--games", 1, "--bots", "ismcts:2i,random,random", "--seed", 1, "--json")
    assert navarch_says(*words).json()["finished"] == 1


def test_a_table_is_printed_for_people(navarch_says: Shell) -> None:
    said = navarch_says("simulate", "neptun", "--games", 2, "--seed", 1)
    assert said.status == 0
    assert "2 of 2 games, 0 errors, seed 1" in said.out
    assert "red         random" in said.out
    assert said.err == ""


class Cheat(Bot):
    """Does what is not legal."""

    name = "cheat"

    def choose(self, perspective: Perspective) -> navarch.Action:
        return navarch.Action("buy")


def test_an_error_in_a_game_is_counted_and_fails_the_run(navarch_says: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (simulate, through):
        monkeypatch.setattr(module, "make", lambda *_: Cheat())
    said = navarch_says("simulate", "neptun", "--games", 2, "--bots", "cheat", "--jobs", 1, "--json")
    report = said.json()
    assert said.status == 1
    assert (report["finished"], report["errors"]) == (0, 2)
    assert "the bot cheat chose buy, which is not legal" in report["first_error"]


def test_the_command_itself_prints_nothing_but_json(tmp_path: Path) -> None:
    said = command("simulate", "neptun", "--games", 1, "--seed", 1, "--json", cwd=tmp_path)
    assert said.status == 0
    assert said.json()["finished"] == 1
    assert said.err == ""


@pytest.mark.parametrize(
    ("game", "turns"), [("neptun", 3), ("hands-in-the-sea", 12), ("mare-nostrum", 99), ("hamilcar", 9)]
)
def test_a_game_says_in_which_turn_it_ended(navarch_says: Shell, game: str, turns: int) -> None:
    report = navarch_says("simulate", game, "--games", 2, "--seed", 1, "--json").json()
    assert 1 <= report["turns"]["min"] <= report["turns"]["mean"] <= report["turns"]["max"] <= turns


def test_a_game_without_turns_has_none_to_count(navarch_says: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(navarch.load("neptun")), "turn", navarch.Game.turn)
    words = ("simulate", "neptun", "--games", 1, "--seed", 1, "--jobs", 1)
    assert navarch_says(*words, "--json").json()["turns"] is None
    assert "turns:" not in navarch_says(*words).out
