"""`make mutants`: break the rules of a game and write the table of what was noticed."""

from __future__ import annotations

import argparse
import hashlib
import importlib
import json
import os
import sys
import time
from pathlib import Path

import pytest

import navarch
from navarch.engine.game import Game

from .breaks import Mutant, Source, mutants_of, sample
from .pages import page, read_verdicts
from .trials import GOLDEN, Outcome, Trials

ROOT = Path(__file__).parents[2]
# Ids and numbers are read before the first test; advice, samples and checks serve bots and tests, not the rules.
NOT_RULES = ("advice", "box", "labels", "kinds", "text", "sample", "check", "game", "actions", "prospects", "state")


def sources(game: Game) -> list[Source]:
    """The modules of a game's rules."""
    package = type(game).__module__.rpartition(".")[0]
    home = sys.modules[package].__file__
    assert home is not None
    folder = Path(home).parent
    found = []
    for file in sorted(folder.rglob("*.py")):
        parts = file.relative_to(folder).with_suffix("").parts
        if file.stem != "__init__" and not any(part.startswith(NOT_RULES) for part in parts):
            name, module = "/".join(parts) + ".py", ".".join((package, *parts))
            importlib.import_module(module)
            found.append(Source(file, module, name, file.read_text(encoding="utf-8")))
    return found


class Kept:
    """Outcomes in a file, a line each, so that a run goes on where it was stopped.

    What was caught stays caught while its module is the same; what no test noticed is tried again when tests changed.
    """

    def __init__(self, file: Path, tests: Path) -> None:
        self.file = file
        self.tests = digest("".join(one.read_text(encoding="utf-8") for one in sorted(tests.rglob("*.py"))))
        self.seen: dict[str, Outcome] = {}
        if file.exists():
            for line in file.read_text(encoding="utf-8").splitlines():
                said = json.loads(line)
                if said["by"] or said["tests"] == self.tests:
                    self.seen[said["mutant"] + said["module"]] = Outcome(said["by"], said["test"])

    def get(self, mutant: Mutant) -> Outcome | None:
        """What was seen of a mutant before."""
        return self.seen.get(mutant.id + digest(mutant.source.text))

    def add(self, mutant: Mutant, outcome: Outcome) -> None:
        """Keep an outcome at once."""
        module = digest(mutant.source.text)
        self.seen[mutant.id + module] = outcome
        line = {"mutant": mutant.id, "module": module, "tests": self.tests, **outcome._asdict()}
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, ensure_ascii=False) + "\n")


def digest(text: str) -> str:
    """Short, for comparing."""
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def main() -> int:
    """Try the mutants, write the table, and list those that nobody noticed."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("game", choices=navarch.games())
    parser.add_argument("--count", type=int, default=200, help="so many mutants, drawn by lot (default 200)")
    parser.add_argument("--seed", type=int, default=0, help="of the lot")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time")
    parser.add_argument("--only", default="", help="only mutants whose id contains this; writes no table")
    parser.add_argument("--fresh", action="store_true", help="forget what an earlier run saw")
    said = parser.parse_args()
    os.chdir(ROOT)
    game = navarch.load(said.game)
    tests = ROOT / "tests" / said.game.replace("-", "_")
    every = [mutant for source in sources(game) for mutant in mutants_of(source, game.nouns["seat"])]
    chosen = sample([mutant for mutant in every if said.only in mutant.id], said.count, said.seed)
    file = ROOT / "build" / "mutants" / f"{said.game}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    if said.fresh:
        file.unlink(missing_ok=True)
    kept = Kept(file, tests)
    left = [mutant for mutant in chosen if kept.get(mutant) is None]
    print(f"{len(every)} mutants, {len(chosen)} drawn, {len(chosen) - len(left)} tried before", flush=True)
    if left:
        run(game, tests, left, said.jobs, kept)
    rows = [(mutant, seen) for mutant in chosen if (seen := kept.get(mutant)) is not None]
    verdicts = read_verdicts(tests / "mutants.toml")
    command = f"make mutants GAME={said.game} COUNT={said.count} SEED={said.seed}"
    text = page(game.title, command, rows, verdicts)
    if not said.only:
        (ROOT / "docs" / "mutants").mkdir(exist_ok=True)
        (ROOT / "docs" / "mutants" / f"{said.game}.md").write_text(text, encoding="utf-8")
    print(text.split("\n")[5])
    return int(len(rows) < len(chosen) or any(not seen.by and mutant.id not in verdicts for mutant, seen in rows))


def run(game: Game, tests: Path, mutants: list[Mutant], jobs: int, kept: Kept) -> None:
    """Try mutants, and keep and print what is seen."""
    began = time.monotonic()
    done = 0

    def report(mutant: Mutant, outcome: Outcome) -> None:
        nonlocal done
        done += 1
        kept.add(mutant, outcome)
        if not outcome.by:
            print(f"not caught: {mutant.id} (line {mutant.line})", flush=True)
        elif done % 20 == 0:
            print(f"{done} of {len(mutants)}, {time.monotonic() - began:.0f} s", flush=True)

    arguments = ["-s", "--assert=plain", "-o", "addopts=", "-p", "no:schemathesis", "-p", "no:terminal"]
    arguments += ["-p", "no:cacheprovider", "-m", "not slow", f"--ignore-glob=*{GOLDEN}", str(tests)]
    trials = Trials(game, mutants, jobs, report)
    status = pytest.main(arguments, [trials])
    if trials.red or status:
        print(f"no mutant was tried: {trials.red or status} fails with nothing broken")


if __name__ == "__main__":
    sys.exit(main())
