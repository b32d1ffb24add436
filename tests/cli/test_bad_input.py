"""Bad input of every kind: one clear line, status 2, no traceback."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from navarch.cli.parser import ELSEWHERE

from .shell import SOURCE, Shell, command

BAD = [
    (["simulate", "chess"], "there is no game 'chess'"),
    (["simulate", "neptune"], "did you mean neptun?"),
    (["simulate"], "the following arguments are required: GAME"),
    (["simulate", "neptun", "--games", "-1"], "'-1' is not a number from 1"),
    (["simulate", "neptun", "--games", "0"], "'0' is not a number from 1"),
    (["simulate", "neptun", "--games", "many"], "'many' is not a number from 1"),
    (["simulate", "neptun", "--seed", "x"], "argument --seed: invalid int value: 'x'"),
    (["simulate", "neptun", "--bots", "deepblue"], "there is no bot 'deepblue'"),
    (["simulate", "neptun", "--bots", "ismcts:-1"], "the budget of 'ismcts:-1'"),
    (["simulate", "neptun", "--bots", "random,,random"], "holds an empty name"),
    (["simulate", "neptun", "--bots", "random,random"], "is played by 3, 4, 5 players, and --bots names 2"),
    (["simulate", "neptun", "--players", "7"], "is played by 3, 4, 5 players, and --bots names 7"),
    (["simulate", "neptun", "--players", "4", "--bots", "random,random,random"], "and --players says 4"),
    (["simulate", "neptun", "--option", "storms=1"], "neptun has no option 'storms'"),
    (["simulate", "neptun", "--option", "storms"], "is not of the form NAME=VALUE"),
    (["simulate", "neptun", "--components", "/no/such/file.toml"], "cannot be read: No such file or directory"),
    (["simulate", "neptun", "--records", "/dev/null/x", "--games", "1"], "--records /dev/null/x: Not a directory"),
    (["verify", "/no/such/record.json"], "cannot be read: No such file or directory"),
    (["replay", "/"], "cannot be read: Is a directory"),
    (["rules", "chess"], "there is no game 'chess'"),
    (["rules", "neptun", "Z.1"], "no rule, example or ruling 'Z.1'"),
    (["games", "--lang", "la"], "argument --lang: invalid choice: 'la'"),
    (["play", "chess", "--terminal"], "there is no game 'chess'"),
    (["play", "neptun", "--terminal", "--seats", "me,hal,hal"], "there is no bot 'hal'"),
    (["play", "--terminal", "--resume", "/no/such/file"], "cannot be read: No such file or directory"),
    (["serve", "--port", "99999"], "--port 99999 is not between 0 and 65535"),
    (["sing"], "invalid choice: 'sing'"),
    (["simulate", "neptun", "--loud"], "unrecognized arguments: --loud"),
]


@pytest.mark.parametrize(("words", "reason"), BAD, ids=[" ".join(words) for words, _ in BAD])
def test_bad_input_is_refused_in_one_line(navarch_says: Shell, words: list[str], reason: str) -> None:
    said = navarch_says(*words)
    assert said.status == 2
    assert said.out == ""
    assert said.err.startswith("navarch: ")
    assert reason in said.err
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(("words", "reason"), BAD[:6])
def test_bad_input_is_json_where_json_was_asked_for(navarch_says: Shell, words: list[str], reason: str) -> None:
    said = navarch_says(*words, "--json")
    assert said.status == 2
    assert said.err == ""
    assert reason in json.loads(said.out)["error"]


COMPONENTS = [
    ('[[city]]\nid = "atlantis"\nprovenance = "memory"\n', "[[city]] atlantis: no such entry"),
    ('[[oar_card]]\nid = "start_4"\npower = -3\nprovenance = "memory"\n', "power is -3, outside 0 to 99"),
    ('[[oar_card]]\nid = "start_4"\npower = "four"\nprovenance = "memory"\n', "power must be a whole number"),
    ('[[oar_card]]\nid = "start_4"\npower = 4\n', "provenance must be one of"),
    ("[meta\n", "is not TOML"),
    ('[meta]\nprovenance = "printed"\n', "the entries are missing"),
    ('[weather]\nprovenance = "printed"\n', "[weather]: no such table"),
]


@pytest.mark.parametrize(("text", "reason"), COMPONENTS)
def test_a_bad_component_file_is_refused_with_file_entry_and_reason(
    navarch_says: Shell, tmp_path: Path, text: str, reason: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    said = navarch_says("simulate", "neptun", "--games", 1, "--components", file)
    assert said.status == 2
    assert "mine.toml" in said.err
    assert reason in said.err
    assert said.err.count("\n") == 1


def test_own_component_values_change_the_game(navarch_says: Shell, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[[oar_card]]\nid = "start_4"\npower = 9\nprovenance = "printed"\n')
    words = ("simulate", "neptun", "--games", 3, "--seed", 1, "--json")
    assert navarch_says(*words, "--components", file).json()["digest"] != navarch_says(*words).json()["digest"]


def test_a_part_that_is_not_installed_is_named_with_its_remedy(
    navarch_says: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    from navarch.cli import parser

    monkeypatch.setitem(parser.ELSEWHERE, "bench", parser.Part("navarch.no_such_part", "", "pip install something"))
    said = navarch_says("bench")
    assert said.status == 2
    assert (
        said.err == "navarch: navarch bench needs navarch.no_such_part, which is not installed: pip install something\n"
    )


def test_a_fault_of_our_own_is_one_line_too(navarch_says: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("the mast broke")

    monkeypatch.setattr("navarch.cli.catalogue.facts", broken)
    said = navarch_says("games", "--json")
    assert said.status == 1
    assert "this is a fault in Navarch: ZeroDivisionError: the mast broke" in said.json()["error"]


def test_a_reader_who_leaves_is_no_error() -> None:
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "NAVARCH_PURE": "1"}
    words = [sys.executable, "-m", "navarch", "rules", "neptun", "--json"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        error = process.stderr.read()
    assert error == b""
    assert process.returncode == 0


def test_help_and_version_are_real(tmp_path: Path) -> None:
    said = command("--help", cwd=tmp_path)
    assert said.status == 0
    for name in ("play", "serve", "simulate", "rules", "replay", "verify", "games", "bench"):
        assert f"\n    {name}" in said.out
    assert command("--version", cwd=tmp_path).out.startswith("navarch ")


def test_every_command_that_is_offered_is_there() -> None:
    for name, part in ELSEWHERE.items():
        assert importlib.util.find_spec(part.module), f"navarch {name} is offered, and {part.module} does not exist"
