"""The tree by which bots are measured: `python -m bench.old_tree FOLDER` lays it out, from git alone.

It holds the `ismcts` of the time when the work on strength began, the last commit before how a game is searched, its
advice or its evaluation were changed: with its engine, search, settings (playouts of 40 decisions, exploration 0.35),
advice, evaluations, and its speed. Since then rules were mended and boxes were given other values, and two trees can
only meet where both play the same game. So what the rules and the boxes of today do otherwise is laid over it, and
nothing else: not what only made them faster. `bench/commits.py` compares actions, results and positions as two trees
play, and refuses where they differ: then a file is missing in `RULES`.
"""

from __future__ import annotations

import argparse
import io
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BEGINNING = "927e04575339eb7e38bd7d2fb0e9115736cca748"
PARTS = ("src", "tools", "pyproject.toml")  # what is needed to compile it
GAMES = "src/navarch/games"
# What plays by other rules since then, with the reason.
RULES = {
    f"{GAMES}/hamilcar/ch17_2_generals/when_activated.py": "Warships whose crews Vulso lands are tired no longer",
    f"{GAMES}/hands_in_the_sea/components/hands-in-the-sea.toml": (
        "Colonists on three cards of Rome, none on Carthage; horsemen in Rome's first deck"
    ),
    f"{GAMES}/mare_nostrum/components/mare-nostrum.toml": "Cilicia borders Babylonia, and Armenia has no coast",
}


def git(*words: str) -> bytes:
    """What git answers."""
    done = subprocess.run(["git", "-C", str(ROOT), *words], capture_output=True, check=False)
    if done.returncode:
        raise SystemExit(f"git {' '.join(words)}: {done.stderr.decode(errors='replace').strip()}")
    return done.stdout


def lay_out(folder: Path, rules: str) -> None:
    """Write the tree, with the rules of a commit."""
    laid = {name: git("show", f"{rules}:{name}") for name in RULES}
    with tarfile.open(fileobj=io.BytesIO(git("archive", BEGINNING, *PARTS))) as tar:
        tar.extractall(folder, filter="data")
    for name, text in laid.items():
        (folder / name).write_bytes(text)


def main() -> int:
    """Read what is wanted, lay it out, and say how it is compiled."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="a new one")
    parser.add_argument("--rules", default="HEAD", metavar="COMMIT", help="whose rules and boxes; default: HEAD")
    said = parser.parse_args()
    if said.folder.exists():
        raise SystemExit(f"{said.folder} is there already: say a new folder")
    lay_out(said.folder, said.rules)
    sys.stdout.write(
        f"laid out: `cd {said.folder} && PYTHONPATH=src python -m tools.compile` builds its build/compiled\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
