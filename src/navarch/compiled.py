"""The optional compiled build of a checkout: where it is, and whether it fits the sources."""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path

import navarch

LEFT_OUT = {"native.py", "declare.py", "conformance.py"}  # stand-ins for mypyc itself, and a kit for tests
STAMP = "SOURCES"
FULL = "full"  # optimised: for play, bench and wheels
QUICK = "quick"  # for tests: built in a fraction of the time, and no faster to play than pure Python


def compiled_modules(package: Path) -> list[Path]:
    """The modules that are compiled, below the package's folder: engine and games."""
    found = sorted([*(package / "engine").rglob("*.py"), *(package / "games").rglob("*.py")])
    return [file.relative_to(package) for file in found if file.name != "__init__.py" and file.name not in LEFT_OUT]


def source_digest(package: Path) -> str:
    """One digest over the compiled sources, the names of all files, and the interpreter they are compiled for."""
    digest = hashlib.sha256(str(sys.implementation.cache_tag).encode())
    for kind in ("*.py", "*.toml", "*.ftl", "*.weights"):
        digest.update("\n".join(sorted(str(file.relative_to(package)) for file in package.rglob(kind))).encode())
    for file in compiled_modules(package):
        digest.update(str(file).encode() + b"\0" + (package / file).read_bytes())
    return digest.hexdigest()


def read_stamp(build: Path) -> tuple[str, str]:
    """The digest of the sources that a build was made from, and its setting; empty where no build was finished."""
    stamp = build / STAMP
    digest, _, setting = stamp.read_text().partition(" ") if stamp.is_file() else ("", "", "")
    return digest, setting


def compiled_build() -> Path | None:
    """The folder of a compiled build that fits this checkout's sources, or None."""
    package = Path(navarch.__file__).parent
    root = package.parents[1]
    if package.parent.name == "compiled":  # this process runs the compiled copy itself
        return package.parent
    target = root / "build" / "compiled"
    return target if read_stamp(target)[0] == source_digest(package) else None


def prefer_compiled() -> None:
    """Start this program again on the compiled build where one fits; NAVARCH_PURE=1 stays with pure Python."""
    package = Path(navarch.__file__).parent
    if os.environ.get("NAVARCH_PURE") or package.parent.name == "compiled":
        return
    build = compiled_build()
    if build is not None:
        path = os.pathsep.join(filter(None, [str(build), os.environ.get("PYTHONPATH", "")]))
        environment = {**os.environ, "PYTHONPATH": path}
        os.execve(sys.executable, [sys.executable, "-m", "navarch", *sys.argv[1:]], environment)
