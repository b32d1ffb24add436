"""`navarch bench`: every game in both builds and the peers, each in a process of its own on the same core."""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path

import navarch

from ..compiled import QUICK, compiled_build, read_stamp
from .peers import PEERS

Row = dict[str, object]
RUNS = 3
SECONDS = 3.0


def main(argv: list[str] | None = None) -> int:
    """Measure, print the table, and write it where asked."""
    parser = argparse.ArgumentParser(prog="navarch bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the rows as JSON")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="seconds for each of three runs of a row")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the table as Markdown")
    parser.add_argument("--game", choices=navarch.games(), help="one game only")
    said = parser.parse_args(argv)
    if not 0.05 <= said.seconds <= 600:
        parser.error("--seconds must lie between 0.05 and 600")
    built = compiled_build()
    if built is not None and read_stamp(built)[1] == QUICK:
        parser.error("the compiled build is a quick one for tests: `make compiled` optimises it")
    rows = measure_all([said.game] if said.game else [game.name for game in navarch.sound_games()], said.seconds)
    text = markdown(rows)
    if said.write:
        said.write.write_text(text, encoding="utf-8")
    print(json.dumps({"rows": rows}) if said.json else text)
    return 0


def measure_all(names: list[str], seconds: float) -> list[Row]:
    """All rows, pure and compiled side by side."""
    source = Path(navarch.__file__).parents[1]
    built = compiled_build()
    jobs: list[tuple[Path, list[str]]] = []
    for name in names:
        for players in navarch.load(name).players:
            arguments = ["navarch.bench.measure", name, str(players), str(seconds)]
            jobs.append((_pure_source(source), arguments))
            if built is not None:
                jobs.append((built, arguments))
    for peer in PEERS:
        if importlib.util.find_spec("catanatron" if peer == "catanatron" else "pyspiel"):
            jobs.append((_pure_source(source), ["navarch.bench.peers", peer, str(seconds)]))
    rows: list[Row] = []
    for number, (path, arguments) in enumerate(jobs, 1):
        if sys.stderr.isatty():
            print(f"\r{number} of {len(jobs)}: {' '.join(arguments[1:3])}\033[K", end="", file=sys.stderr)
        rows.append(best_of([run(path, arguments) for _ in range(RUNS)]))
    if sys.stderr.isatty():
        print(file=sys.stderr)
    return rows


def _pure_source(source: Path) -> Path:
    """The interpreted package: the checkout's own where this process runs a compiled copy of it."""
    built = compiled_build()
    return built.parents[1] / "src" if built is not None and source == built else source


def run(path: Path, arguments: list[str]) -> Row:
    """One measurement in a process of its own, held to one core."""
    environment = {**os.environ, "PYTHONPATH": str(path), "NAVARCH_PURE": "1"}
    core = min(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else None
    command = [sys.executable, "-m", *arguments]
    if core is not None:
        command = [sys.executable, "-c", _PINNED.format(core=core), *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    measured: Row = json.loads(done.stdout.strip().splitlines()[-1])
    return measured


_PINNED = (
    "import os, runpy, sys; os.sched_setaffinity(0, {{{core}}}); sys.argv = sys.argv[1:]; "
    "runpy.run_module(sys.argv[0], run_name='__main__', alter_sys=False)"
)


def best_of(rows: list[Row]) -> Row:
    """The run that was disturbed least."""
    return max(rows, key=lambda row: float(str(row["decisions_per_second"])))


def markdown(rows: list[Row]) -> str:
    """The table for people."""
    lines = [
        "# Benchmark",
        "",
        "Random play on one core with the whole legal list at every decision; only decisions of players are",
        "counted, dice and draws are played on the side. Best of three runs, by `navarch bench`.",
        "",
        "| what | build | decisions/s | games/s | tensors/s | clone µs | legal list µs | save bytes |",
        "|---|---|---:|---:|---:|---:|---:|---:|",
    ]
    for row in rows:
        build = "peer" if row["kind"] == "peer" else "compiled" if row["compiled"] else "pure Python"
        decisions = f"{row['decisions_per_second']:,}"
        tensors = "" if row["encodings_per_second"] is None else f"{row['encodings_per_second']:,}"
        rest = " | ".join("" if row[k] is None else str(row[k]) for k in ("clone_us", "legal_us", "state_bytes"))
        lines.append(f"| {row['name']} | {build} | {decisions} | {row['games_per_second']} | {tensors} | {rest} |")
    return "\n".join(lines) + "\n"
