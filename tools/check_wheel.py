"""Check an installed wheel, compiled or pure: it plays, and a compiled one plays as its own sources do.

`python tools/check_wheel.py`, in the environment that the wheel is installed in.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

import navarch
from navarch.engine import state

GAMES = {"neptun": 3, "hands-in-the-sea": 2, "mare-nostrum": 3, "hamilcar": 2}
PLAY = "import sys; sys.path.insert(0, sys.argv.pop(1)); from navarch.cli import main; sys.exit(main())"


def digest(package: Path, game: str, players: int) -> str:
    """The digest of some games played by the package in that folder."""
    said = ["simulate", game, "--games", "3", "--seed", "1", "--json", "--bots", ",".join(["random"] * players)]
    command = [sys.executable, "-c", PLAY, str(package), *said]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return str(json.loads(done.stdout)["digest"])


def copy_sources(package: Path, folder: Path) -> None:
    """A copy of the package without its libraries."""
    for file in package.rglob("*"):
        if file.is_file() and file.suffix not in {".so", ".pyd", ".pyc"}:
            copy = folder / "navarch" / file.relative_to(package)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(file.read_bytes())


def main() -> int:
    """Say what is installed, and compare."""
    package = Path(navarch.__file__).parent
    compiled = not str(state.__file__).endswith(".py")
    print(f"navarch {navarch.__version__}, {'compiled' if compiled else 'pure'}: {state.__file__}")
    with tempfile.TemporaryDirectory() as folder:
        copy_sources(package, Path(folder))
        for game, players in GAMES.items():
            installed, pure = digest(package.parent, game, players), digest(Path(folder), game, players)
            print(f"{game}: {installed[:16]}, as sources {pure[:16]}")
            if installed != pure:
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
