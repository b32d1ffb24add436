"""The release script: what stops it, and what it writes."""

from __future__ import annotations

import datetime
import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools import release
from tools.release import NotReady

import navarch

CHANGELOG = "# Changelog\n\n## Unreleased\n\n### Added\n- Oars.\n\n## 0.1.0 (2026-01-01)\n\n### Added\n- A ship.\n"


def git(root: Path, *words: str) -> str:
    identity = ["-c", "user.name=Navarch", "-c", "user.email=navarch@example.org"]
    return subprocess.run(["git", *identity, *words], cwd=root, capture_output=True, text=True, check=True).stdout


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project that has released 0.1.0."""
    for name in ("GIT_AUTHOR", "GIT_COMMITTER"):
        monkeypatch.setenv(f"{name}_NAME", "Navarch")
        monkeypatch.setenv(f"{name}_EMAIL", "navarch@example.org")
    (tmp_path / "src" / "navarch").mkdir(parents=True)
    (tmp_path / release.VERSION_FILE).write_text('"""A package."""\n\n__version__ = "0.1.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    shutil.copytree(release.ROOT / release.RECORDS / "0.1.0", tmp_path / release.RECORDS / "0.1.0")
    git(tmp_path, "init", "--quiet", "--initial-branch", "main")
    git(tmp_path, "add", "--all")
    git(tmp_path, "commit", "--quiet", "--message", "Begin")
    git(tmp_path, "tag", "v0.1.0")
    monkeypatch.setattr(release, "ROOT", tmp_path)
    return tmp_path


def test_a_rehearsal_tells_what_it_would_do_and_changes_nothing(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert release.main(["0.2.0", "--dry-run"]) == 0
    said = capsys.readouterr().out
    assert "- Oars." in said
    assert "- A ship." not in said
    assert "would commit and tag v0.2.0" in said
    assert git(project, "status", "--porcelain") == ""
    assert git(project, "tag").split() == ["v0.1.0"]


@pytest.mark.parametrize("version", ["0.1.0", "0.0.9", "1.0", "next"])
def test_a_version_must_be_newer_than_every_tag(project: Path, version: str) -> None:
    with pytest.raises(NotReady, match=r"not newer than v0\.1\.0|not a version"):
        release.check_version(project, version)


def test_the_tree_must_be_clean_and_on_main(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "CHANGELOG.md").write_text("changed")
    assert release.main(["0.2.0", "--dry-run"]) == 1
    assert capsys.readouterr().err == "no release: there are changes that are not committed\n"
    git(project, "checkout", "--quiet", "--", ".")
    git(project, "checkout", "--quiet", "-b", "side")
    with pytest.raises(NotReady, match="this is side"):
        release.check_tree(project)


@pytest.mark.parametrize("text", ["# Changelog\n", "## Unreleased\n\n## 0.1.0\n\n- A ship.\n"])
def test_a_release_has_something_to_tell(project: Path, text: str) -> None:
    (project / "CHANGELOG.md").write_text(text)
    with pytest.raises(NotReady, match="tells nothing"):
        release.changes(project)


def test_red_checks_stop_it(project: Path) -> None:
    (project / "Makefile").write_text("test:\n\tfalse\n")
    with pytest.raises(NotReady, match="not green"):
        release.check_green(project)
    (project / "Makefile").write_text("test:\n\ttrue\n")
    release.check_green(project)


def test_version_and_changelog_are_written_committed_and_tagged(project: Path) -> None:
    release.write_version(project, "0.2.0")
    release.write_changes(project, "0.2.0", datetime.date(2026, 11, 15))
    release.commit(project, "0.2.0", "- Oars.")
    assert release.package_version(project) == "0.2.0"
    sections = [line for line in (project / "CHANGELOG.md").read_text().splitlines() if line.startswith("## ")]
    assert sections == ["## Unreleased", "## 0.2.0 (2026-11-15)", "## 0.1.0 (2026-01-01)"]
    assert git(project, "status", "--porcelain") == ""
    assert "- Oars." in git(project, "tag", "--list", "--format=%(contents)", "v0.2.0")
    with pytest.raises(NotReady, match="tells nothing"):
        release.changes(project)


def test_a_game_whose_released_record_is_played_otherwise_gets_a_new_version_of_its_rules(project: Path) -> None:
    kept = project / release.RECORDS / "0.1.0"
    for file in kept.glob("*.json"):
        if file.name != "neptun-3.json":
            file.unlink()
    saved = json.loads((kept / "neptun-3.json").read_text())
    saved["version"] = navarch.load("neptun").version
    saved["entries"].insert(5, saved["entries"][5])  # an action that today's rules refuse there
    (kept / "neptun-3.json").write_text(json.dumps(saved))
    assert [game.name for game in release.changed_games(project)] == ["neptun"]
    source = project / "game.py"
    source.write_text('class Neptun:\n    name = "neptun"\n    version = "9"\n')
    release.raise_rules(source)
    assert source.read_text() == 'class Neptun:\n    name = "neptun"\n    version = "10"\n'


@pytest.fixture
def raised(project: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The source of a game whose rules have changed since the release of the project; nothing is built there."""
    source = project / "game.py"
    source.write_text('class Neptun:\n    version = "9"\n')
    game = navarch.load("neptun")
    monkeypatch.setattr(sys.modules[type(game).__module__], "__file__", str(source))
    monkeypatch.setattr(release, "changed_games", lambda _root: [game])
    monkeypatch.setattr(release, "own_game_names", tuple)
    monkeypatch.setattr(release, "build", lambda _root: None)
    monkeypatch.setattr(release, "check_built", lambda _root, _version: [])
    return source


def test_what_is_tagged_is_what_was_checked(project: Path, raised: Path) -> None:
    (project / "Makefile").write_text("test:\n\tgit add --all && git write-tree > .git/checked\n")
    git(project, "add", "--all")
    git(project, "commit", "--quiet", "--message", "Change the rules")
    release.release(project, "0.2.0")
    assert raised.read_text() == 'class Neptun:\n    version = "10"\n'
    assert git(project, "rev-parse", "v0.2.0^{tree}") == (project / ".git" / "checked").read_text()


def test_red_checks_take_back_all_that_was_written(project: Path, raised: Path) -> None:
    left = project / release.RECORDS / "0.2.0" / "neptun-3.json"
    (project / "Makefile").write_text(f"test:\n\tmkdir {left.parent} && touch {left} && false\n")
    git(project, "add", "--all")
    git(project, "commit", "--quiet", "--message", "Change the rules")
    with pytest.raises(NotReady, match="not green"):
        release.release(project, "0.2.0")
    assert raised.read_text() == 'class Neptun:\n    version = "9"\n'
    assert git(project, "status", "--porcelain") == ""
    assert git(project, "tag").split() == ["v0.1.0"]


def test_records_of_the_new_version_are_left_for_later_ones(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "own_game_names", lambda: ("neptun",))
    shutil.rmtree(project / "src")
    (project / "src").symlink_to(Path(navarch.__file__).parents[1])
    release.write_records(project, "0.2.0")
    left = sorted((project / release.RECORDS / "0.2.0").iterdir())
    assert [file.name for file in left] == ["neptun-3.json", "neptun-5.json"]
    assert all(navarch.verify(file).ok for file in left)
    assert all(json.loads(file.read_text())["secret"] for file in left)


@pytest.mark.parametrize("lacking", ["source archive", "pure wheel", "compiled wheel"])
def test_nothing_is_missing_from_what_was_built(project: Path, lacking: str) -> None:
    names = {
        "source archive": "navarch-0.2.0.tar.gz",
        "pure wheel": "navarch-0.2.0-py3-none-any.whl",
        "compiled wheel": "navarch-0.2.0-cp311-cp311-linux_x86_64.whl",
    }
    (project / "dist").mkdir()
    for name in names.values():
        (project / "dist" / name).touch()
    assert release.check_built(project, "0.2.0") == sorted(names.values())
    (project / "dist" / names[lacking]).unlink()
    with pytest.raises(NotReady, match=lacking):
        release.check_built(project, "0.2.0")
