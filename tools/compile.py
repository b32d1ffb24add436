"""Build the compiled engine and games: `build/compiled` holds a whole copy of the package with mypyc's modules.

Pure Python stays the reference; the copy notes which sources it was made from, so that a stale one is never used.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from entry_points import lay_entry_points
from splice import spliced

from navarch.compiled import compiled_modules, source_digest  # the checkout's own package

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "navarch"
TARGET = ROOT / "build" / "compiled"


def source_text(file: Path) -> str:
    """What is compiled of a source file: with the constructors of its procedures written out."""
    name = ".".join(("navarch", *file.relative_to(SOURCE).with_suffix("").parts))
    return spliced(name, file.read_text(encoding="utf-8"))


def lay_out(files: set[str]) -> None:
    """Copy what is compiled; everything else is a link to the sources, so that it is never stale."""
    for file in sorted(SOURCE.rglob("*")):
        name = Path("navarch") / file.relative_to(SOURCE)
        if file.is_dir() or "__pycache__" in file.parts:
            continue
        (TARGET / name).parent.mkdir(parents=True, exist_ok=True)
        if str(name) in files:
            (TARGET / name).write_text(source_text(file))
        else:
            (TARGET / name).symlink_to(file)


def main() -> int:
    """Lay the package out, compile it in place there, and stamp it."""
    stamp = TARGET / "SOURCES"
    wanted = source_digest(SOURCE)
    if stamp.exists() and stamp.read_text() == wanted:
        lay_entry_points(TARGET)
        print("the compiled build is up to date")
        return 0
    shutil.rmtree(TARGET, ignore_errors=True)
    TARGET.mkdir(parents=True)
    files = [str(Path("navarch") / file) for file in compiled_modules(SOURCE)]
    lay_out(set(files))
    lay_entry_points(TARGET)
    print(f"compiling {len(files)} modules; this takes a few minutes")
    environment = {**os.environ, "MYPYPATH": "."}
    command = [sys.executable, str(ROOT / "tools" / "mypyc_setup.py"), *files]
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
