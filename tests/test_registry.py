"""Games and bots are found wherever they are installed, and a broken one harms nobody else."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tools import board_types, release, rulepages

import navarch
from navarch import bots, registry
from navarch.bots import BadBot

from . import test_conformance
from .cli.shell import Shell

OURS = ("neptun", "mare-nostrum", "hands-in-the-sea", "hamilcar")  # the shortest rulebook first
TOOLS = Path(__file__).parents[1] / "tools"
Installer = Callable[[str, str, str], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Installer]:
    """Lays a package with its entry points on the path, as an installation would."""
    monkeypatch.syspath_prepend(str(tmp_path))
    laid: list[str] = []

    def put(package: str, source: str, points: str) -> None:
        (tmp_path / f"{package}.py").write_text(source, encoding="utf-8")
        facts = tmp_path / f"{package}-1.0.dist-info"
        facts.mkdir()
        (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        (facts / "entry_points.txt").write_text(points)
        laid.append(package)
        forget()

    forget()
    yield put
    forget()
    for package in laid:
        sys.modules.pop(package, None)


@pytest.fixture
def navarch_says(capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(capsys)


def forget() -> None:
    registry.registered.cache_clear()
    registry.game_names.cache_clear()


def test_our_own_games_are_found_and_the_shortest_rulebook_comes_first() -> None:
    assert tuple(name for name in navarch.games() if name in OURS) == OURS
    lengths = [len(navarch.load(name).ledger.rules) for name in OURS]
    assert lengths == sorted(lengths)


def test_nothing_in_the_package_lists_the_games_or_the_bots() -> None:
    package = Path(navarch.__file__).parent
    for file in (package / "__init__.py", package / "registry.py", *(package / "bots").glob("named.py")):
        source = file.read_text(encoding="utf-8")
        assert not [name for name in (*OURS, '"random"', '"greedy"') if name in source], file


def test_a_game_of_another_package_comes_after_ours(install: Installer) -> None:
    install("aaa_package", "from navarch.games.neptun import build\n", "[navarch.games]\naaa = aaa_package\n")
    assert navarch.games() == (*OURS, "aaa")


def test_what_is_made_of_our_own_games_leaves_those_of_others_alone(
    install: Installer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install("aaa_package", "from navarch.games.neptun import build\n", "[navarch.games]\naaa = aaa_package\n")
    assert registry.own_game_names() == OURS
    assert {case.game for case in test_conformance.sample()} == set(OURS)
    monkeypatch.setattr(rulepages, "PAGES", tmp_path / "pages")
    monkeypatch.setattr(rulepages, "page", lambda game: game.title)
    rulepages.main()
    assert {file.stem for file in (tmp_path / "pages").iterdir()} == set(OURS)
    described: list[str] = []
    monkeypatch.setattr(board_types, "schema", lambda game: described.append(game.name))
    monkeypatch.setattr(sys, "argv", ["board_types", str(tmp_path / "types")])
    board_types.main()
    assert tuple(described) == OURS
    monkeypatch.setattr(subprocess, "run", leave_record)
    release.write_records(tmp_path, "0.2.0")
    records = (tmp_path / release.RECORDS / "0.2.0").iterdir()
    assert {record.stem.rpartition("-")[0] for record in records} == set(OURS)


def leave_record(command: list[str], **_: object) -> None:
    """What a simulation would leave behind."""
    folder = Path(command[command.index("--records") + 1])
    folder.mkdir(parents=True)
    (folder / "1.json").touch()


def test_a_game_is_loaded_by_its_module_without_being_registered(install: Installer) -> None:
    install("own_copy", "from navarch.games.neptun import build\n", "")
    assert navarch.load("own_copy").name == "neptun"
    assert navarch.load("navarch.games.neptun").title == "Neptun"
    assert "own_copy" not in navarch.games()


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("import no_such_module\n", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("def build(:\n", "SyntaxError"),
        ("1 / 0\n", "ZeroDivisionError"),
        ("nothing = 0\n", "broken_game has no function build(components)"),
        ("def build(components):\n    return 7\n", "broken_game.build makes no Game but int"),
        ("def build(components):\n    return {}['box']\n", "KeyError: 'box'"),
    ],
)
def test_a_broken_game_of_somebody_else_is_one_line_and_leaves_the_others(
    install: Installer, navarch_says: Shell, source: str, told: str
) -> None:
    install("broken_game", source, "[navarch.games]\nbroken = broken_game\n")
    with pytest.raises(navarch.NavarchError) as error:
        navarch.load("broken")
    assert str(error.value).startswith("the game 'broken' of the package broken_game cannot be loaded: ")
    assert told in str(error.value)
    said = navarch_says("games", "--json")
    assert [game["name"] for game in said.json()] == list(OURS)
    assert said.err.count("\n") == 1
    assert told in said.err
    assert said.status == 0
    assert navarch_says("simulate", "broken").err.startswith("navarch: the game 'broken' of the package broken_game")


def test_an_entry_point_whose_package_is_gone_is_told_too(install: Installer, tmp_path: Path) -> None:
    install("gone_game", "", "[navarch.games]\ngone = gone_game.rules\n")
    (tmp_path / "gone_game.py").unlink()
    assert navarch.games() == (*OURS, "gone")
    with pytest.raises(navarch.NavarchError, match="the game 'gone' of the package gone_game cannot be loaded"):
        navarch.load("gone")


def test_a_game_must_bear_the_name_it_is_registered_under(install: Installer) -> None:
    install("misnamed", "from navarch.games.neptun import build\n", "[navarch.games]\npoker = misnamed\n")
    with pytest.raises(navarch.NavarchError, match="the package misnamed registers the game 'neptun' as 'poker'"):
        navarch.load("poker")


def test_of_two_games_with_one_name_ours_stands(install: Installer) -> None:
    install("aaa_neptun", "1 / 0\n", "[navarch.games]\nneptun = aaa_neptun\n")
    assert navarch.load("neptun").title == "Neptun"


@pytest.mark.parametrize("name", ["chess", "no.such.module", "", "../neptun", "json"])
def test_an_unknown_game_is_answered_with_those_there_are(name: str) -> None:
    with pytest.raises(navarch.NavarchError) as error:
        navarch.load(name)
    assert "there are neptun, mare-nostrum, hands-in-the-sea, hamilcar" in str(error.value)


def test_a_record_names_a_game_and_never_a_module(install: Installer, tmp_path: Path, navarch_says: Shell) -> None:
    install("own_copy", "1 / 0\n", "")
    record = tmp_path / "record.json"
    record.write_text('{"navarch": 1, "game": "own_copy"}')
    with pytest.raises(navarch.NavarchError, match="there is no game 'own_copy'"):
        navarch.replay(record)
    said = navarch_says("play", "--resume", record, "--json")
    assert said.status == 2
    assert "there is no game 'own_copy'" in said.out


def test_a_module_whose_package_fails_is_told_with_what_is_wrong(install: Installer) -> None:
    install("spoilt", "1 / 0\n", "")
    with pytest.raises(navarch.NavarchError, match=r"the module spoilt\.rules cannot be loaded: ZeroDivisionError"):
        navarch.load("spoilt.rules")


def test_without_an_installation_the_message_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.metadata.entry_points", lambda **_: [])
    forget()
    with pytest.raises(navarch.NavarchError, match="none is installed: pip install navarch"):
        navarch.load("dive")
    assert navarch.load("neptun").name == "neptun"  # our own lie beside us
    with pytest.raises(BadBot, match="none is installed"):
        bots.make("greedy")
    forget()


def test_a_copy_of_the_package_finds_its_games_without_being_installed(tmp_path: Path) -> None:
    """As the compiled build does: the tool that makes it lays the entry points beside it."""
    (tmp_path / "navarch").symlink_to(Path(navarch.__file__).parent)
    environment = {"PYTHONPATH": os.pathsep.join([str(tmp_path), str(TOOLS)])}
    lay = f"import pathlib, entry_points; entry_points.lay_entry_points(pathlib.Path({str(tmp_path)!r}))"
    ask = "import navarch, navarch.bots; print(*navarch.games(), *navarch.bots.names())"
    bare = [sys.executable, "-S", "-c"]  # without anything that is installed
    before = subprocess.run([*bare, ask], env=environment, capture_output=True, text=True, check=True)
    subprocess.run([*bare, lay], env=environment, check=True)
    after = subprocess.run([*bare, ask], env=environment, capture_output=True, text=True, check=True)
    assert before.stdout.split() == []
    assert after.stdout.split() == [*OURS, "greedy", "ismcts", "learned", "level", "random"]


# ---- bots ----

CLEVER = """
from navarch.bots import Bot

class Clever(Bot):
    def __init__(self, seed):
        self.seed = seed

    def choose(self, perspective):
        return perspective.legal[-1]

class Quiet:
    def choose(self, perspective):
        return str(perspective.legal[0])

class Thrifty(Bot):
    def __init__(self, seed=None, budget="none"):
        self.budget = budget

class Mute:
    pass

LUCK = 7

class Faulty:
    def __init__(self, seed):
        raise ValueError("no luck")
"""


def test_a_bot_of_another_package_plays_by_its_name(install: Installer, navarch_says: Shell) -> None:
    install("clever_bots", CLEVER, "[navarch.bots]\nclever = clever_bots:Clever\nthrifty = clever_bots:Thrifty\n")
    assert bots.names() == ("greedy", "ismcts", "learned", "level", "random", "clever", "thrifty")
    assert getattr(bots.make("clever", 5), "seed", None) == 5
    assert getattr(bots.make("thrifty:3 coins"), "budget", None) == "3 coins"
    report = navarch_says("simulate", "neptun", "--games", 1, "--bots", "clever,random,clever", "--json").json()
    assert report["errors"] == 0
    assert set(report["wins_by_bot"]) == {"clever", "random"}


def test_a_bot_plays_from_a_file_of_its_own_with_or_without_a_seed(tmp_path: Path, navarch_says: Shell) -> None:
    file = tmp_path / "mine.py"
    file.write_text(CLEVER)
    names = f"{file}:Clever,{file}:Quiet,random"
    words = ("simulate", "neptun", "--games", 2, "--bots", names, "--seed", 1, "--json")
    report = navarch_says(*words).json()
    assert (report["errors"], report["finished"]) == (0, 2)
    assert report["bots"] == names.split(",")
    assert navarch_says(*words).json()["digest"] == report["digest"]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("{file}:Nobody", "there is no Nobody in"),
        ("{folder}/none.py:Clever", "there is no file"),
        ("{file}:Mute", "has no method choose(perspective)"),
        ("{file}:LUCK", "cannot be made: it is no class"),
        ("{file}:Faulty", "cannot be made: ValueError: no luck"),
        ("{folder}/spoilt.py:Clever", "SyntaxError"),
        ("greedy:3", "takes no budget: say greedy"),
        ("deepblue", "there are greedy, ismcts, learned, level, random"),
    ],
)
def test_a_bot_that_cannot_be_made_is_one_line(tmp_path: Path, navarch_says: Shell, name: str, told: str) -> None:
    (tmp_path / "mine.py").write_text(CLEVER)
    (tmp_path / "spoilt.py").write_text("class (:\n")
    said = navarch_says("simulate", "neptun", "--bots", name.format(file=tmp_path / "mine.py", folder=tmp_path))
    assert said.status == 2
    assert said.err.count("\n") == 1
    assert told in said.err


def test_a_broken_bot_of_somebody_else_leaves_the_others(install: Installer) -> None:
    install("bad_bots", "1 / 0\n", "[navarch.bots]\nbad = bad_bots:Bad\n")
    with pytest.raises(navarch.NavarchError, match="the bot 'bad' of the package bad_bots cannot be loaded: Zero"):
        bots.make("bad")
    assert bots.make("greedy").name == "greedy"
