"""Python and the compiled build in one archive, for a Linux machine that has neither.

`python -m tools.takeaway FILE.tgz` packs it. Unpacked there, `./python -m navarch.training round neptun --out results
--learner python3` runs it; nothing is installed. Both machines must have processors of the same kind. The benches lie
beside it, and `--tree old=FOLDER` takes another build along, so that `./python bench/commits.py old tree` runs there.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from navarch.compiled import compiled_build

BENCH = Path(__file__).resolve().parents[1] / "bench"
TREE = "tree"  # where the build of these sources lies
VERSION = f"python{sys.version_info.major}.{sys.version_info.minor}"
START = f"""#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
export PYTHONHOME="$here/py" LD_LIBRARY_PATH="$here/py/lib" PYTHONPATH="$here/{TREE}" PYTHONDONTWRITEBYTECODE=1
exec "$here/py/bin/{VERSION}" "$@"
"""
# Parts of the library and of the package that nobody needs there.
LEFT_BEHIND = {
    "__pycache__", "site-packages", "dist-packages", "test", "tests", "idlelib", "tkinter", "ensurepip", "lib2to3",
    "pydoc_data", "turtledemo", ".mypyc", "server",
}  # fmt: skip
THERE = re.compile(r"(ld-linux|libc|libm|libdl|librt|libutil|libpthread|libgcc_s|libstdc\+\+)[.-]")  # on every Linux


def files_below(folder: Path) -> Iterator[Path]:
    """All files that are taken along; links are followed when they are packed."""
    for file in sorted(folder.rglob("*")):
        parts = file.relative_to(folder).parts
        unneeded = any(part in LEFT_BEHIND or part.startswith("config-") for part in parts)
        if file.is_file() and not unneeded:
            yield file


def libraries_of(files: list[Path]) -> set[Path]:
    """The shared libraries that these need and that another machine may lack."""
    told = subprocess.run(["ldd", *map(str, files)], capture_output=True, text=True, check=False).stdout
    found = {Path(path) for path in re.findall(r"=> (/\S+)", told)}
    return {library for library in found if not THERE.match(library.name)}


def contents(trees: dict[str, Path]) -> dict[str, Path]:
    """Name in the archive -> file."""
    binary = Path(sys.executable).resolve()
    library = Path(sysconfig.get_path("stdlib"))
    found = {f"py/bin/{VERSION}": binary}
    for place, folder in {f"py/lib/{VERSION}": library, "bench": BENCH, **trees}.items():
        found |= {f"{place}/{file.relative_to(folder)}": file for file in files_below(folder)}
    modules = [file for file in found.values() if ".so" in file.suffixes and file.is_relative_to(library)]
    found |= {f"py/lib/{one.name}": one for one in sorted(libraries_of([binary, *modules]))}
    return found


def pack(trees: dict[str, Path], archive: Path, level: int = 6) -> None:
    """Write the archive, packed more or less tightly, whole or not at all."""
    beside = archive.with_name(f"{archive.name}.{os.getpid()}.part")
    with tarfile.open(beside, "w:gz", compresslevel=level, dereference=True) as tar:
        start = tarfile.TarInfo("python")
        start.mode, start.size = 0o755, len(START)
        tar.addfile(start, BytesIO(START.encode()))
        for name, file in contents(trees).items():
            tar.add(file, name, recursive=False)
    beside.replace(archive)


def named_tree(said: str) -> tuple[str, Path]:
    """A tree to be taken along, and what it is called there."""
    name, _, folder = said.partition("=")
    if not re.fullmatch(r"[a-z][a-z0-9-]*", name) or name in {TREE, "py", "python", "bench"}:
        raise argparse.ArgumentTypeError(f"{said!r}: say a name of its own, as in old=FOLDER")
    if not (Path(folder) / "navarch").is_dir():
        raise argparse.ArgumentTypeError(f"{folder!r} is no build: it has no package navarch")
    return name, Path(folder)


def main() -> int:
    """Read what is wanted, and pack it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("archive", type=Path)
    parser.add_argument(
        "--tree",
        action="append",
        default=[],
        type=named_tree,
        metavar="NAME=FOLDER",
        help="another build to take along",
    )
    said = parser.parse_args()
    if shutil.which("ldd") is None or not said.archive.parent.is_dir():
        parser.error(f"this wants Linux, where ldd tells libraries, and a folder that is there: {said.archive.parent}")
    build = compiled_build()
    if build is None:
        print("no compiled build fits these sources: make compiled", file=sys.stderr)
        return 1
    pack({TREE: build, **dict(said.tree)}, said.archive)
    print(f"{said.archive}: {said.archive.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
