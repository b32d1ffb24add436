"""Balance: the values that reports vary are ours to vary, and the lobby says whom a game favours."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from tools import balance

import navarch
from navarch.arena import Contest, make_plan, played_contest
from navarch.engine.components import differences
from navarch.text import LANGUAGES, Texts

FILE = Path(__file__).parents[1] / "docs" / "balance" / "values.toml"
VALUES = tomllib.loads(FILE.read_text(encoding="utf-8"))["value"]


def provenance_of(entry: dict[str, Any], key: str) -> str:
    """Of one value: that of its field where it has one of its own."""
    return str(entry.get("provenance_fields", {}).get(key, entry["provenance"]))


@pytest.mark.parametrize("value", VALUES, ids=[value["title"] for value in VALUES])
def test_a_varied_value_is_reconstructed_and_the_only_one_that_changes(value: dict[str, Any]) -> None:
    shipped = navarch.load(value["game"])
    other = navarch.load(value["game"], navarch.Correction("value", value["components"]))
    ((table, (entry,)),) = tomllib.loads(value["components"]).items()
    (key,) = set(entry) - {"id", "provenance"}
    changed = differences(shipped.components, other.components)
    assert changed
    assert all(line.startswith(f"{table} {entry['id']}.{key}") for line in changed)
    rows = shipped.components.data[table]
    assert isinstance(rows, list)
    (row,) = [row for row in rows if row["id"] == entry["id"]]
    assert provenance_of(row, key).startswith("reconstructed")


def is_fair(shares: list[float]) -> bool:
    """Whether no side is far from what would be its part of the victories."""
    least, most = (0.8, 1.2) if len(shares) == 2 else (0.7, 1.4)
    return all(least <= share * len(shares) <= most for share in shares)


@pytest.mark.parametrize("name", navarch.games())
def test_the_lobby_says_whom_a_game_favours_by_its_report_and_nothing_of_a_fair_one(name: str) -> None:
    report = (FILE.parent / f"{name}.md").read_text(encoding="utf-8").partition("## Values")[0]
    shares = [float(share) / 100 for share in re.findall(r"^\| \w+ \| ([\d.]+)% \|", report, re.MULTILINE)]
    assert sum(shares) == pytest.approx(1, abs=0.01)
    game = navarch.load(name)
    for lang in LANGUAGES:
        assert bool(Texts(game, lang).fairness()) is not is_fair(shares)


def test_every_game_has_values_to_vary() -> None:
    assert {value["game"] for value in VALUES} == set(navarch.games())


def test_a_report_tells_the_sides_and_every_value_with_the_blocks_that_were_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DOCS", "KEPT"):
        monkeypatch.setattr(balance, name, tmp_path)
    (tmp_path / "values.toml").write_text(FILE.read_text(encoding="utf-8"), encoding="utf-8")
    assert balance.main(["neptun", "--blocks", "2", "--value-blocks", "1"]) == 0
    text = (tmp_path / "neptun.md").read_text(encoding="utf-8")
    assert "4 games in 2 blocks" in text
    for side in navarch.load("neptun").nouns["seat"][:4]:
        assert f"| {side} | " in text
    for value in VALUES:
        assert (f"| {value['title']} | 1 | " in text) == (value["game"] == "neptun")
    assert "<h1>Neptun: greedy – greedy #2</h1>" in (tmp_path / "neptun.html").read_text(encoding="utf-8")
    assert balance.main(["neptun", "--blocks", "2", "--value-blocks", "1"]) == 0
    assert (tmp_path / "neptun.md").read_text(encoding="utf-8") == text


def test_a_change_is_counted_block_by_block() -> None:
    plan = make_plan(navarch.load("neptun"), ["random", "random"], 3, {}, 1)
    tally = played_contest(Contest(plan, 2))
    same = balance.change(tally, tally, "red")
    assert (same.count, same.mean) == (2, 0)
    assert balance.share_in(tally.blocks[0], "nobody") is None
    shares = [balance.share_in(tally.blocks[0], side) for side in ("red", "green", "purple")]
    assert sum(share for share in shares if share is not None) == pytest.approx(1)
