"""TOML that comes with a game is parsed once, and never stale."""

from __future__ import annotations

import datetime
import sys
import tomllib
from pathlib import Path

import pytest

from navarch.engine.toml import parsed_toml


@pytest.fixture(autouse=True)
def _writing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "pycache_prefix", str(tmp_path / "cache"))


def kept(folder: Path) -> list[Path]:
    return sorted(file for file in (folder / "cache").rglob("*") if file.is_file())


def no_parser(_text: str) -> dict[str, object]:
    raise AssertionError("it is parsed again")


def test_what_was_parsed_once_is_read_without_parsing_it_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = '[city]\nname = "Tyros ⚓"\ngold = 3\nwhere = [1.5, 2]\n'
    first = parsed_toml(tmp_path / "box.toml", text)
    assert len(kept(tmp_path)) == 1
    monkeypatch.setattr(tomllib, "loads", no_parser)
    assert parsed_toml(tmp_path / "box.toml", text) == first == {
        "city": {"name": "Tyros ⚓", "gold": 3, "where": [1.5, 2]}
    }  # fmt: skip


def test_another_text_is_parsed_anew_whatever_is_kept(tmp_path: Path) -> None:
    assert parsed_toml(tmp_path / "box.toml", "gold = 3") == {"gold": 3}
    assert parsed_toml(tmp_path / "box.toml", "gold = 4") == {"gold": 4}
    assert parsed_toml(tmp_path / "box.toml", "gold = 3") == {"gold": 3}


def test_a_damaged_copy_is_passed_over(tmp_path: Path) -> None:
    parsed_toml(tmp_path / "box.toml", "gold = 3")
    (copy,) = kept(tmp_path)
    digest, whole = copy.read_text()[:65], copy.read_text()
    for damage in ("", "nonsense", whole[:-1], whole[64:], f"{digest}[3]", digest + "[" * 100_000):
        copy.write_text(damage)
        assert parsed_toml(tmp_path / "box.toml", "gold = 3") == {"gold": 3}


def test_what_json_cannot_say_is_not_kept(tmp_path: Path) -> None:
    for _ in range(2):
        assert parsed_toml(tmp_path / "box.toml", "day = 2026-11-16") == {"day": datetime.date(2026, 11, 16)}
    assert kept(tmp_path) == []


def test_nothing_is_written_where_python_may_write_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert parsed_toml(tmp_path / "box.toml", "gold = 3") == {"gold": 3}
    assert kept(tmp_path) == []


def test_a_place_that_cannot_be_written_to_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file where a folder should be")
    assert parsed_toml(tmp_path / "box.toml", "gold = 3") == {"gold": 3}


def test_what_is_no_toml_is_told(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="Expected"):
        parsed_toml(tmp_path / "box.toml", "gold 3")
    assert kept(tmp_path) == []
