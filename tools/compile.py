"""Build the compiled engine and games: `build/compiled` holds a whole copy of the package with mypyc's modules.

Pure Python stays the reference; the copy notes which sources it was made from, so that a stale one is never used.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "navarch"
TARGET = ROOT / "build" / "compiled"
LEFT_OUT = {"native.py"}  # the stand-in for mypyc's own decorator stays interpreted


def modules() -> list[Path]:
    """The modules that are compiled: engine and games."""
    found = sorted([*(SOURCE / "engine").rglob("*.py"), *(SOURCE / "games").rglob("*.py")])
    return [file.relative_to(SOURCE) for file in found if file.name != "__init__.py" and file.name not in LEFT_OUT]


def source_digest() -> str:
    """One digest over all compiled sources."""
    digest = hashlib.sha256()
    for file in modules():
        digest.update(str(file).encode() + b"\0" + (SOURCE / file).read_bytes())
    return digest.hexdigest()


def main() -> int:
    """Copy the package, compile it in place there, and stamp it."""
    stamp = TARGET / "SOURCES"
    wanted = source_digest()
    if stamp.exists() and stamp.read_text() == wanted:
        print("the compiled build is up to date")
        return 0
    shutil.rmtree(TARGET, ignore_errors=True)
    TARGET.mkdir(parents=True)
    skip = shutil.ignore_patterns("__pycache__", "*.so", "page")
    shutil.copytree(SOURCE, TARGET / "navarch", ignore=skip)
    files = [str(Path("navarch") / file) for file in modules()]
    print(f"compiling {len(files)} modules; this takes a few minutes")
    environment = {**os.environ, "CFLAGS": os.environ.get("CFLAGS", "-O2 -g0"), "MYPYPATH": "."}
    command = [sys.executable, "-m", "mypyc", "--ignore-missing-imports", *files]
    done = subprocess.run(command, cwd=TARGET, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout[-4000:], done.stderr[-4000:], sep="\n")
        return done.returncode
    shutil.rmtree(TARGET / "build", ignore_errors=True)
    stamp.write_text(wanted)
    print(f"built {TARGET.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
