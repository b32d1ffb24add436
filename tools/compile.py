"""Build the compiled engine and games: `build/compiled` holds a whole copy of the package with mypyc's modules.

`python -m tools.compile` optimises, for play, bench and wheels; `--quick` builds faster, for tests. Either way only
what changed is compiled again. Pure Python stays the reference; the copy notes which sources it was made from and with
which setting, so that a stale one is never used, and a quick one never measured.
"""

from __future__ import annotations

import argparse
import importlib.machinery
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from navarch.compiled import FULL, QUICK, STAMP, compiled_modules, read_stamp, source_digest

from .entry_points import lay_entry_points
from .splice import spliced

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "navarch"
TARGET = ROOT / "build" / "compiled"
LIBRARY = importlib.machinery.EXTENSION_SUFFIXES[0]


def source_text(file: Path) -> str:
    """What is compiled of a source file: with the constructors of its procedures written out."""
    name = ".".join(("navarch", *file.relative_to(SOURCE).with_suffix("").parts))
    return spliced(name, file.read_text(encoding="utf-8"))


def lay_out(files: set[str]) -> None:
    """Copy what is compiled; everything else is a link to the sources, so that it is never stale."""
    wanted = {Path("navarch") / file.relative_to(SOURCE): file for file in SOURCE.rglob("*") if is_part(file)}
    clear_out({TARGET / name for name in wanted}, {TARGET / file for file in files})
    for name, file in sorted(wanted.items()):
        copy = TARGET / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        if str(name) in files:
            write_if_other(copy, source_text(file))
        elif not (copy.is_symlink() and copy.readlink() == file):
            copy.unlink(missing_ok=True)
            copy.symlink_to(file)


def is_part(file: Path) -> bool:
    """Whether a file belongs to the package."""
    return file.is_file() and "__pycache__" not in file.parts


def write_if_other(copy: Path, text: str) -> None:
    """Write a copy, unless it is the same: an old one that is untouched need not be compiled again."""
    if copy.is_symlink() or not copy.is_file() or copy.read_text(encoding="utf-8") != text:
        copy.unlink(missing_ok=True)
        copy.write_text(text, encoding="utf-8")


def clear_out(wanted: set[Path], compiled: set[Path]) -> None:
    """Take away what an earlier build left of modules that are no longer there, or no longer compiled."""
    modules = {file.with_suffix("") for file in compiled}
    for file in (TARGET / "navarch").rglob("*"):
        module = file.with_name(file.name.split(".")[0].removesuffix("__mypyc"))
        is_library = file.name.endswith(LIBRARY) and module in modules
        if not file.is_dir() and file not in wanted and not is_library:
            file.unlink()


def drop_libraries() -> None:
    """Take all libraries away: those of another setting are not to be mixed with the new ones."""
    for library in [*TARGET.glob(f"*{LIBRARY}"), *(TARGET / "navarch").rglob(f"*{LIBRARY}")]:
        library.unlink()


def can_compile() -> bool:
    """Whether this machine has a C compiler and Python's headers."""
    compiler = str(sysconfig.get_config_var("CC") or "cl").split()[0]
    return shutil.which(compiler) is not None and Path(sysconfig.get_path("include"), "Python.h").exists()


def main() -> int:
    """Read what is wanted, and build it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="for tests: built faster, not to play faster")
    parser.add_argument("--optional", action="store_true", help="do nothing where there is no C compiler")
    said = parser.parse_args()
    if said.optional and not can_compile():
        print("no compiled build: this machine has no C compiler, or not the headers of Python")
        return 0
    return build(QUICK if said.quick else FULL)


def build(setting: str) -> int:
    """Lay the package out, compile it in place there, and stamp it."""
    digest = source_digest(SOURCE)
    TARGET.mkdir(parents=True, exist_ok=True)
    lay_entry_points(TARGET)
    if read_stamp(TARGET) in {(digest, setting), (digest, FULL)}:
        print("the compiled build is up to date")
        return 0
    if read_stamp(TARGET)[1] != setting:
        drop_libraries()
    (TARGET / STAMP).unlink(missing_ok=True)
    files = [str(Path("navarch") / file) for file in compiled_modules(SOURCE)]
    lay_out(set(files))
    print(f"compiling what changed of {len(files)} modules; all of them take a few minutes")
    environment = {**os.environ, "MYPYPATH": "."}
    command = [sys.executable, str(ROOT / "tools" / "mypyc_setup.py"), setting, *files]
    done = subprocess.run(command, cwd=TARGET, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout[-4000:], done.stderr[-4000:], sep="\n")
        return done.returncode
    (TARGET / STAMP).write_text(f"{digest} {setting}")
    print(f"built {TARGET.relative_to(ROOT)} ({setting})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
