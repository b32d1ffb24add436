"""The tree of the time when the work on strength began."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bench import commits, old_tree

ASKED = ["git", "-C", str(old_tree.ROOT), "cat-file", "-e", old_tree.BEGINNING]
KNOWN = shutil.which("git") is not None and not subprocess.run(ASKED, capture_output=True, check=False).returncode
pytestmark = pytest.mark.skipif(not KNOWN, reason="its commit is not in this copy of the history")


def test_it_searches_as_then_by_the_rules_of_today(tmp_path: Path) -> None:
    old_tree.lay_out(tmp_path / "old", "HEAD")
    source = tmp_path / "old" / "src"
    assert "EXPLORATION: Final = 0.35" in (source / "navarch/engine/search.py").read_text(encoding="utf-8")
    assert (source / "navarch/games/neptun/advice.py").is_file()
    for name in old_tree.RULES:
        assert (tmp_path / "old" / name).read_bytes() == old_tree.git("show", f"HEAD:{name}")
        assert old_tree.git("show", f"{old_tree.BEGINNING}:{name}") != old_tree.git("show", f"HEAD:{name}")
        (tmp_path / "old" / name).write_bytes((old_tree.ROOT / name).read_bytes())  # what is not committed yet too
    command = [sys.executable, commits.__file__, str(source), str(old_tree.ROOT / "src")]
    games = ["--game", "hands-in-the-sea", "--game", "mare-nostrum:5"]  # whose boxes have changed
    words = ["--bot", "greedy", "--new-bot", "random", "--alone", "--seeds", "2:3"]  # by seed 1 no border tells
    subprocess.run([*command, *games, *words], capture_output=True, check=True)  # or not by the same rules


def test_a_folder_that_is_there_and_a_commit_that_is_not_are_refused_and_nothing_is_written(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bench.old_tree"]
    for words in ([str(tmp_path)], [str(tmp_path / "new"), "--rules", "no-such-commit"]):
        done = subprocess.run([*command, *words], cwd=old_tree.ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 1
        assert len(done.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []
