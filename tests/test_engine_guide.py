"""The guide to the engine is true: its sessions run, and what it quotes stands in the example."""

from __future__ import annotations

import doctest
import re
import sys
from collections.abc import Iterator

import pytest

import navarch
from navarch.engine import Game, Perspective

from .examples.clean import DIVERS, ROOT

GUIDE = ROOT / "docs" / "engine.md"
TEXT = GUIDE.read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


@pytest.fixture
def divers(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The example game, uninstalled, for as long as a test takes."""
    monkeypatch.syspath_prepend(str(DIVERS))
    yield navarch.load("divers_of_tyre")
    for name in [name for name in sys.modules if name.partition(".")[0] == "divers_of_tyre"]:
        del sys.modules[name]


@pytest.mark.usefixtures("divers")
def test_its_sessions_run() -> None:
    failures, tests = doctest.testfile(str(GUIDE), module_relative=False, encoding="utf-8")
    assert failures == 0
    assert tests >= 20


def test_what_it_quotes_stands_in_the_example() -> None:
    suffixes = {"python": ".py", "toml": ".toml", "fluent": ".ftl"}
    quoted = [(suffixes[language], code) for language, code in BLOCKS if not code.startswith(">>>")]
    assert len(quoted) > 20
    for suffix, code in quoted:
        sources = [file.read_text(encoding="utf-8") for file in DIVERS.rglob(f"*{suffix}")]
        assert any(code in source for source in sources), code


def test_every_file_of_the_example_is_in_its_table() -> None:
    package = DIVERS / "divers_of_tyre"
    for file in [*package.rglob("*.py"), *package.rglob("*.toml"), *package.rglob("*.ftl")]:
        name = str(file.relative_to(package))
        assert f"`{name}`" in TEXT or f"`{package.name}/{name}`" in TEXT, name


def test_what_it_names_is_there(divers: Game) -> None:
    position = divers.new()
    things = {"s": position, "self": position.stack[-1], "perspective": Perspective}
    prose = re.sub(r"^```.*?^```$", "", TEXT, flags=re.MULTILINE | re.DOTALL)
    named = set(re.findall(r"`(s|self|perspective)\.([a-z_]+)", prose))
    assert len(named) > 15
    for thing, name in named:
        assert hasattr(things[thing], name), f"{thing}.{name}"


def test_the_methods_of_a_game_are_all_told() -> None:
    methods = ("start", "view", "sample", "check", "turn", "action_scores", "evaluate")
    facts = ("name", "title", "version", "players", "default_players", "options", "procedures", "endings", "texts")
    for name in (*methods, *facts, "windows", "orders"):
        assert hasattr(Game, name)
        assert re.search(rf"`{name}[`(]|^    {name} =", TEXT, re.MULTILINE), name


def test_its_links_lead_somewhere() -> None:
    targets = [target for target in re.findall(r"\]\(([^)]+)\)", TEXT) if not target.startswith("https:")]
    assert targets
    for target in targets:
        assert (GUIDE.parent / target).is_file(), target
