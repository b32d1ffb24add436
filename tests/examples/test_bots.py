"""The bots of examples/bots play whole games as their guide says, and the guide is true."""

from __future__ import annotations

import doctest
import re
import shlex
import shutil
from pathlib import Path

import pytest

from navarch.cli.parser import make_parser
from tests.cli.shell import Shell, command
from tests.server.postgres import lacking

from .clean import ROOT

GUIDE = ROOT / "docs" / "bots.md"
TEXT = GUIDE.read_text(encoding="utf-8")
BOTS = ROOT / "examples" / "bots"


@pytest.fixture
def navarch_says(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    monkeypatch.chdir(ROOT)
    return Shell(capsys)


@pytest.fixture
def node() -> None:
    if shutil.which("node") is None:
        lacking("Node", "apt-get install nodejs")


def share(navarch_says: Shell, bot: str, games: int, others: str = "random,random,random") -> float:
    said = navarch_says("simulate", "neptun", "--games", games, "--seed", 1, "--bots", f"{bot},{others}", "--json")
    report = said.json()
    assert (report["finished"], report["errors"]) == (games, 0), report["first_error"]
    return float(report["win_share_by_bot"][bot]) / games


def test_the_bot_of_ten_lines_plays(navarch_says: Shell) -> None:
    file = BOTS / "ten_lines.py"
    assert len([line for line in file.read_text(encoding="utf-8").splitlines() if line]) <= 10
    share(navarch_says, "examples/bots/ten_lines.py:Opposite", 2)


def test_the_bot_that_reads_the_view_beats_chance(navarch_says: Shell) -> None:
    assert share(navarch_says, "examples/bots/reads_the_view.py:Trader", 12) > 0.5


def test_the_bot_that_searches_beats_chance(navarch_says: Shell) -> None:
    assert share(navarch_says, "examples/bots/searches.py:Playouts:1", 3) > 0.5


@pytest.mark.usefixtures("node")
def test_the_bot_in_another_language_plays_and_the_same_seed_gives_the_same_games(navarch_says: Shell) -> None:
    words = ("simulate", "neptun", "--games", 2, "--seed", 3, "--json")
    bot = "program:node examples/bots/any_language.mjs"
    reports = [navarch_says(*words, "--bots", f"{bot},{bot},random").json() for _ in range(2)]
    assert [report["errors"] for report in reports] == [0, 0]
    assert reports[0]["digest"] == reports[1]["digest"]


def test_one_that_crashes_is_told_and_the_other_games_are_played(navarch_says: Shell, tmp_path: Path) -> None:
    file = tmp_path / "frail.py"
    file.write_text(
        "class Frail:\n"
        "    made = 0\n"
        "    def __init__(self):\n"
        "        Frail.made += 1\n"
        "    def choose(self, perspective):\n"
        "        if Frail.made == 2:\n"  # the first is made to see whether it can be
        "            raise KeyError('wind')\n"
        "        return perspective.legal[0]\n",
        encoding="utf-8",
    )
    bots = f"{file}:Frail,random,random"
    said = navarch_says("simulate", "neptun", "--games", 3, "--seed", 1, "--bots", bots, "--json")
    assert said.status == 1
    assert (said.json()["finished"], said.json()["errors"]) == (2, 1)
    assert said.json()["first_error"] == f"game 0: BadBot: the bot {file}:Frail failed: KeyError: 'wind'"


def test_at_the_terminal_a_game_goes_on_when_a_bot_fails(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text(
        "class Broken:\n    def choose(self, perspective):\n        return 'nonsense'\n", encoding="utf-8"
    )
    words = ("play", "neptun", "--bot", "broken=broken.py:Broken", "--seats", "broken,me,broken", "--seed", 1)
    plain = command(*words, "--plain", said="1\n1\nquit\n", cwd=tmp_path)
    assert plain.status == 0
    assert re.search(r"'nonsense' is no action.* is\s+played\s+instead", plain.out, re.DOTALL)
    lines = command(*words, "--json", said="take 1\nload 1\n", cwd=tmp_path)
    assert lines.status == 0
    assert '"error": "the bot broken.py:Broken failed: ' in lines.out
    assert '"me": "green"' in lines.out


def test_in_the_browser_a_bot_of_the_seats_needs_a_name(navarch_says: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("navarch.cli.serve.has_page", lambda: True)
    said = navarch_says("play", "neptun", "--seats", "me,examples/bots/ten_lines.py:Opposite,greedy")
    assert said.status == 2
    assert "in the browser say --bot NAME=examples/bots/ten_lines.py:Opposite, or --terminal" in said.err
    said = navarch_says("play", "neptun", "--seats", "me,level:9,level:2:bold")
    assert said.status == 2
    assert "the bot 'level:9': there are levels 1 to 8" in said.err


def test_the_sessions_of_the_guide_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    failures, tests = doctest.testfile(str(GUIDE), module_relative=False, encoding="utf-8")
    assert failures == 0
    assert tests >= 8


def test_what_the_guide_quotes_stands_in_the_examples() -> None:
    blocks = re.findall(r"^```(?:python|js)\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    quoted = [code for code in blocks if not code.startswith(">>>")]
    assert len(quoted) >= 4
    sources = [file.read_text(encoding="utf-8") for file in BOTS.iterdir() if file.is_file()]
    for code in quoted:
        assert any(code in source for source in sources), code


def test_the_commands_of_the_guide_are_understood_and_its_files_are_there() -> None:
    block = re.findall(r"^navarch (.+)$", TEXT, re.MULTILINE)
    assert len(block) >= 6
    for line in block:
        words = shlex.split(line, comments=True)
        make_parser().parse_args(words)
        for file in re.findall(r"examples/bots/[a-z_]+\.\w+", line):
            assert (ROOT / file).is_file(), file


def test_the_links_of_the_guide_lead_somewhere() -> None:
    targets = [target for target in re.findall(r"\]\(([^)]+)\)", TEXT) if not target.startswith("https:")]
    assert len(targets) >= 5
    for target in targets:
        assert (GUIDE.parent / target).is_file(), target
