"""The README's code runs as it stands there."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from navarch.cli.parser import make_parser

README = Path(__file__).parents[1] / "README.md"


def test_the_ten_lines_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    failures, tests = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert failures == 0
    assert tests >= 7
    assert (tmp_path / "game.json").is_file()


def test_its_links_lead_somewhere() -> None:
    targets = re.findall(r"\]\(([^)]+)\)", README.read_text(encoding="utf-8"))
    assert len(targets) > 5
    for target in targets:
        assert (README.parent / target).is_file(), target


def test_its_commands_exist() -> None:
    said = re.findall(r"^navarch (\w+)", README.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(said) > 6
    assert all(f"\n    {name} " in make_parser().format_help() for name in said)
