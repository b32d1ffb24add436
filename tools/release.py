"""Make a release: `python -m tools.release 0.2.0`, and `--dry-run` to see what it would do.

It wants a clean tree on main, a version that is newer than every tag, and something to tell in the changelog. Then it
raises the version of every game whose released records are played otherwise today, leaves records of this version for
all later ones, and turns the changelog's head into a section. All that is checked as it will be tagged: with red checks
it is taken back, with green ones it is committed, tagged, and built into dist/: the archive, the pure wheel and the
compiled ones. Nothing leaves the machine: it says how to push.
"""

from __future__ import annotations

import argparse
import datetime
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import navarch
from navarch.engine.agreement import NOTHING_KEPT, disagreement
from navarch.registry import own_game_names

ROOT = Path(__file__).resolve().parents[1]
VERSION_FILE = Path("src/navarch/__init__.py")
RECORDS = Path("tests/records")
HEAD = "## Unreleased"
VERSION_LINE = re.compile(r'^__version__ = "([^"]+)"$', re.MULTILINE)
RULES_LINE = re.compile(r'^(    version = ")(\d+)(")$', re.MULTILINE)


class NotReady(Exception):
    """Why there can be no release now."""


def say(words: str) -> None:
    """One line for the person who releases."""
    print(words, flush=True)


def output(root: Path, *command: str) -> str:
    """What a command prints."""
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout.strip()


def numbers(version: str) -> tuple[int, ...]:
    """A version to be compared."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise NotReady(f"{version!r} is not a version of the form 1.2.3")
    return tuple(int(part) for part in version.split("."))


# ---- what must hold before ----


def check_tree(root: Path) -> None:
    """Everything is committed, on main."""
    if output(root, "git", "status", "--porcelain"):
        raise NotReady("there are changes that are not committed")
    branch = output(root, "git", "branch", "--show-current")
    if branch != "main":
        raise NotReady(f"a release is made on main, and this is {branch or 'no branch'}")


def check_version(root: Path, version: str) -> None:
    """It is newer than every release, and not older than what the package says of itself."""
    wanted = numbers(version)
    for tag in output(root, "git", "tag", "--list", "v*").split():
        if numbers(tag.removeprefix("v")) >= wanted:
            raise NotReady(f"{version} is not newer than {tag}")
    if wanted < numbers(package_version(root)):
        raise NotReady(f"the package says already that it is {package_version(root)}")


def package_version(root: Path) -> str:
    """What the package says of itself."""
    found = VERSION_LINE.search((root / VERSION_FILE).read_text(encoding="utf-8"))
    if found is None:
        raise NotReady(f"{VERSION_FILE} names no version")
    return found[1]


def changes(root: Path) -> str:
    """What the changelog tells of this release."""
    text = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    _, found, rest = text.partition(f"{HEAD}\n")
    told = rest.split("\n## ")[0].strip()
    if not found or not told:
        raise NotReady(f"CHANGELOG.md tells nothing under {HEAD!r}")
    return told


def check_green(root: Path) -> None:
    """All checks pass."""
    if subprocess.run(["make", "test"], cwd=root, check=False).returncode:
        raise NotReady("`make test` is not green")


# ---- what is written ----


def changed_games(root: Path) -> list[navarch.Game]:
    """The games whose records of the last release are played otherwise today under the same version."""
    folders = sorted((root / RECORDS).iterdir(), key=lambda folder: numbers(folder.name))
    found: dict[str, navarch.Game] = {}
    for file in sorted(folders[-1].glob("*.json")):
        game, record = navarch.open_record(file)
        secret = bytes.fromhex(record.secret) if record.secret else None
        if record.version == game.version and disagreement(game, record, secret, NOTHING_KEPT) is not None:
            found[game.name] = game
    return list(found.values())


def raise_rules(file: Path) -> None:
    """The next version of a game's rules."""
    text, count = RULES_LINE.subn(
        lambda found: f"{found[1]}{int(found[2]) + 1}{found[3]}", file.read_text(encoding="utf-8"), count=1
    )
    if not count:
        raise NotReady(f"{file.name} names no version of its rules")
    file.write_text(text, encoding="utf-8")


def write_version(root: Path, version: str) -> None:
    """What the package says of itself from now on."""
    file = root / VERSION_FILE
    file.write_text(VERSION_LINE.sub(f'__version__ = "{version}"', file.read_text(encoding="utf-8")), encoding="utf-8")


def write_changes(root: Path, version: str, day: datetime.date) -> None:
    """The head of the changelog becomes the section of this version."""
    file = root / "CHANGELOG.md"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace(f"{HEAD}\n", f"{HEAD}\n\n## {version} ({day.isoformat()})\n", 1), encoding="utf-8")


def write_records(root: Path, version: str) -> None:
    """Games of the fewest and the most players, played by this version, for all later ones to open."""
    environment = {**os.environ, "PYTHONPATH": str(root / "src")}
    for name in own_game_names():
        for players in sorted({min(navarch.load(name).players), max(navarch.load(name).players)}):
            folder = root / RECORDS / version / "new"
            seed = "".join(version.split("."))
            said = ["--games", "1", "--bots", "greedy", "--players", str(players), "--seed", seed]
            command = [sys.executable, "-m", "navarch", "simulate", name, *said, "--records", str(folder), "--json"]
            subprocess.run(command, cwd=root, env=environment, check=True, stdout=subprocess.DEVNULL)
            (record,) = folder.glob("*.json")
            record.rename(folder.parent / f"{name}-{players}.json")
            folder.rmdir()


def write_all(root: Path, version: str) -> None:
    """Everything that the release changes."""
    for game in changed_games(root):
        file = sys.modules[type(game).__module__].__file__
        assert file is not None
        say(f"{game.title}: its rules have changed since the last release, and get a new version")
        raise_rules(Path(file))
    write_version(root, version)
    write_changes(root, version, datetime.datetime.now(tz=datetime.UTC).date())
    write_records(root, version)


def take_back(root: Path) -> None:
    """The tree as it was: it was clean."""
    output(root, "git", "reset", "--quiet", "--hard")
    output(root, "git", "clean", "--quiet", "-d", "--force", "--", str(RECORDS))


def commit(root: Path, version: str, told: str) -> None:
    """The commit and the tag of the release."""
    output(root, "git", "add", "--all")
    output(root, "git", "commit", "--message", f"Release {version}")
    output(root, "git", "tag", "--annotate", f"v{version}", "--message", f"Navarch {version}\n\n{told}")


# ---- what is built ----


def build(root: Path) -> None:
    """The archive, the pure wheel, and compiled wheels: all of them in containers, else one for this machine."""
    shutil.rmtree(root / "dist", ignore_errors=True)
    subprocess.run([sys.executable, "-m", "build"], cwd=root, check=True)
    if shutil.which("docker") or sys.platform != "linux":
        subprocess.run([sys.executable, "-m", "cibuildwheel", "--output-dir", "dist"], cwd=root, check=True)
    else:
        say("there is no docker here: only the compiled wheel of this Python; the hosted workflow builds the others")
        environment = {**os.environ, "NAVARCH_COMPILED": "1"}
        subprocess.run([sys.executable, "-m", "build", "--wheel"], cwd=root, env=environment, check=True)


def check_built(root: Path, version: str) -> list[str]:
    """All three kinds lie in dist/."""
    files = sorted(file.name for file in (root / "dist").iterdir())
    start = f"navarch-{version}"
    kinds: dict[str, Callable[[str], bool]] = {
        "source archive": lambda name: name == f"{start}.tar.gz",
        "pure wheel": lambda name: name == f"{start}-py3-none-any.whl",
        "compiled wheel": lambda name: name.startswith(f"{start}-cp") and name.endswith(".whl"),
    }
    for kind, is_that in kinds.items():
        if not any(is_that(name) for name in files):
            raise NotReady(f"dist/ holds no {kind}")
    return files


def release(root: Path, version: str) -> None:
    """All of it; what is tagged is what was checked, and without green checks nothing stays changed."""
    told = changes(root)
    try:
        write_all(root, version)
        check_green(root)
    except BaseException:
        take_back(root)
        raise
    commit(root, version, told)
    build(root)
    for name in check_built(root, version):
        say(f"dist/{name}")
    say(f"now: git push origin main v{version}")


def rehearse(root: Path, version: str) -> None:
    """What a release would do."""
    say(f"the tree is clean, {version} is new, and the changelog tells:\n\n{changes(root)}\n")
    for game in changed_games(root):
        say(f"would raise the version of the rules of {game.title}")
    say(f"would write: {VERSION_FILE}, CHANGELOG.md, {RECORDS}/{version}")
    say("would run: make test, and take it all back if that is not green")
    say(f"would commit and tag v{version}, and build the archive, the pure wheel and compiled wheels into dist/")


def main(argv: list[str] | None = None) -> int:
    """Check, then do it or tell it."""
    parser = argparse.ArgumentParser(prog="python -m tools.release", description=__doc__)
    parser.add_argument("version", nargs="?", help="such as 0.2.0 (default: what the package says of itself)")
    parser.add_argument("--dry-run", action="store_true", help="check what is quick to check, and change nothing")
    said = parser.parse_args(argv)
    try:
        version = said.version or package_version(ROOT)
        check_tree(ROOT)
        check_version(ROOT, version)
        changes(ROOT)
        (rehearse if said.dry_run else release)(ROOT, version)
    except NotReady as reason:
        print(f"no release: {reason}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
