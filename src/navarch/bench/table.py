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
from .gate import MOST_LOST, BadTable, Row, losses, missing
from .peers import PEERS

RUNS = 3
SECONDS = 3.0
COLUMNS = {  # as people read them -> as rows hold them
    "what": "name",
    "build": "build",
    "decisions/s": "decisions_per_second",
    "games/s": "games_per_second",
    "search iterations/s": "iterations_per_second",
    "tensors/s": "encodings_per_second",
    "clone µs": "clone_us",
    "sample µs": "sample_us",
    "advised decision µs": "advised_us",
    "legal list µs": "legal_us",
    "save bytes": "state_bytes",
}
BUILDS = {"pure Python": ("navarch", False), "compiled": ("navarch", True), "peer": ("peer", False)}
BY_HAND = "\n## "  # from here on a page is written by hand, and kept


def main(argv: list[str] | None = None) -> int:
    """Measure, print the table, and write it or compare it where asked."""
    parser = argparse.ArgumentParser(prog="navarch bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the rows as JSON")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="seconds for each of three runs of a row")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the table as Markdown, above what is there")
    parser.add_argument("--check", type=Path, metavar="FILE", help="fail where a figure lost a tenth of that table's")
    parser.add_argument("--game", choices=navarch.games(), help="one game only")
    parser.add_argument("--profile", choices=navarch.games(), metavar="GAME", help="where the time of a game goes")
    parser.add_argument("--players", type=int, metavar="N", help="in how large a game that is looked at")
    said = parser.parse_args(argv)
    if not 0.05 <= said.seconds <= 600:
        parser.error("--seconds must lie between 0.05 and 600")
    if said.profile:
        return show_profile(parser, said)
    try:
        before = read_table(said.check) if said.check else []
    except (OSError, BadTable) as error:
        parser.error(f"--check {said.check}: {error}")
    refuse_quick_build(parser)
    rows = measure_all([said.game] if said.game else [game.name for game in navarch.sound_games()], said.seconds)
    if said.write:
        write_table(said.write, rows)
    print(json.dumps({"rows": rows}) if said.json else markdown(rows))
    return compare(before, rows) if said.check else 0


def refuse_quick_build(parser: argparse.ArgumentParser) -> None:
    """A build that was made for tests is never measured."""
    built = compiled_build()
    if built is not None and read_stamp(built)[1] == QUICK:
        parser.error("the compiled build is a quick one for tests: `make compiled` optimises it")


def show_profile(parser: argparse.ArgumentParser, said: argparse.Namespace) -> int:
    """Where the time goes, compiled and pure."""
    from .profile import told  # not before: it is run as a module of its own, too

    game = navarch.load(said.profile)
    players = said.players or game.default_players
    if players not in game.players:
        parser.error(f"--players: {game.title} is played by {', '.join(map(str, game.players))}")
    refuse_quick_build(parser)
    arguments = ["navarch.bench.profile", game.name, str(players)]
    found = [run(path, arguments) for path in builds()]
    print(json.dumps(found) if said.json else "\n\n".join(told(one) for one in found))
    return 0


def compare(before: list[Row], rows: list[Row]) -> int:
    """Tell what became slower, and what was not measured."""
    try:
        found = [str(loss) for loss in losses(before, rows)]
    except BadTable as error:
        found = [str(error)]
    found.extend(f"{one}: not measured" for one in missing(before, rows))
    print("\n".join(found) or f"nothing lost more than {MOST_LOST:.0%}", file=sys.stderr)
    return 1 if found else 0


def builds() -> list[Path]:
    """The package interpreted, and compiled where such a build fits it."""
    built = compiled_build()
    source = Path(navarch.__file__).parents[1]
    pure = built.parents[1] / "src" if built is not None and source == built else source
    return [pure, built] if built is not None else [pure]


def measure_all(names: list[str], seconds: float) -> list[Row]:
    """All rows, pure and compiled side by side."""
    jobs: list[tuple[Path, list[str]]] = []
    for name in names:
        for players in navarch.load(name).players:
            arguments = ["navarch.bench.measure", name, str(players), str(seconds)]
            jobs.extend((path, arguments) for path in builds())
    for peer, (package, _) in PEERS.items():
        if importlib.util.find_spec(package):
            jobs.append((builds()[0], ["navarch.bench.peers", peer, str(seconds)]))
    rows: list[Row] = []
    for number, (path, arguments) in enumerate(jobs, 1):
        if sys.stderr.isatty():
            print(f"\r{number} of {len(jobs)}: {' '.join(arguments[1:3])}\033[K", end="", file=sys.stderr)
        rows.append(best_of([run(path, arguments) for _ in range(RUNS)]))
    if sys.stderr.isatty():
        print(file=sys.stderr)
    return rows


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
    """Of each figure the one that was disturbed least."""
    best = max(rows, key=lambda row: float(str(row["decisions_per_second"]))).copy()
    for figure, value in best.items():
        if isinstance(value, int | float) and figure.endswith(("_us", "_per_second")):
            pick = min if figure.endswith("_us") else max
            best[figure] = pick(
                float(str(row[figure])) if isinstance(value, float) else int(str(row[figure])) for row in rows
            )
    return best


def markdown(rows: list[Row]) -> str:
    """The table for people."""
    numbers = "---:|" * (len(COLUMNS) - 2)
    lines = [
        "# Benchmark",
        "",
        "Random play on one core with the whole legal list at every decision; only decisions of players are",
        "counted, dice and draws are played on the side. A search is that of `ismcts`, over four positions of a random",
        "game. Best of three runs, by `navarch bench`. The calibration loop is plain Python that never changes, in",
        "turns a second: it tells how fast the machine is.",
        "",
        f"| {' | '.join(COLUMNS)} |",
        f"|---|---|{numbers}",
    ]
    builds_of = {kind: name for name, kind in BUILDS.items()}
    for row in rows:
        said = {**row, "build": builds_of[str(row["kind"]), bool(row["compiled"])]}
        lines.append(f"| {' | '.join(_cell(said.get(key)) for key in COLUMNS.values())} |")
    return "\n".join(lines) + "\n"


def _cell(value: object) -> str:
    return "" if value is None else f"{value:,}" if isinstance(value, int) else str(value)


def write_table(file: Path, rows: list[Row]) -> None:
    """Put the table into a page, above what was written by hand."""
    old = file.read_text(encoding="utf-8") if file.exists() else ""
    _, heading, by_hand = old.partition(BY_HAND)
    file.write_text(markdown(rows) + heading + by_hand, encoding="utf-8")


def read_table(file: Path) -> list[Row]:
    """The rows of a table that was written before."""
    lines = [line for line in file.read_text(encoding="utf-8").partition(BY_HAND)[0].splitlines() if line[:1] == "|"]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    if not cells or not set(cells[0]) <= set(COLUMNS):
        raise BadTable("there is no table of the benchmark in it")
    keys = [COLUMNS[title] for title in cells[0]]
    try:
        return [_row(dict(zip(keys, values, strict=True))) for values in cells[2:]]
    except (KeyError, ValueError) as error:
        raise BadTable(f"its table cannot be read: {error}") from error


def _row(said: dict[str, str]) -> Row:
    kind, compiled = BUILDS[said.pop("build")]
    figures: Row = {key: _number(value) for key, value in said.items() if key != "name" and value}
    return {"name": said["name"], "kind": kind, "compiled": compiled, **figures}


def _number(said: str) -> float:
    bare = said.replace(",", "")
    return float(bare) if "." in bare else int(bare)
