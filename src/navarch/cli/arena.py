"""`navarch arena`: bots against each other with the same luck, until it is known who is better."""

from __future__ import annotations

import argparse
import importlib
import secrets
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ..arena.cluster import on_ray
from ..arena.contest import Contest, played_contest
from ..arena.journal import Journal
from ..arena.page import page
from ..arena.plan import game_of, make_plan
from ..arena.tally import Tally
from ..arena.ways import Way, by_processes
from ..bots import make
from .common import folder_for, load_game, need, options_of, print_json, wants_json
from .parser import BadUsage

JOURNAL, RECORDS = "games.jsonl", "records"


def run(args: argparse.Namespace) -> int:
    """Play, rate, print."""
    try:
        importlib.import_module("openskill")  # better known missing before the first game than after the last
    except ModuleNotFoundError as error:
        raise need("arena", error) from error
    contest = _contest(args)
    report = played_contest(contest, _progress(args)).report()
    if args.html:
        _write(Path(args.html), page(report, game_of(contest.plan)))
    if wants_json(args):
        print_json(report)
    else:
        print(table(report))
    return 0


def _contest(args: argparse.Namespace) -> Contest:
    game = load_game(args.game, args.components)
    bots = [name.strip() for name in args.bots.split(",")]
    if not all(bots):
        raise BadUsage(f"--bots {args.bots!r} holds an empty name")
    for name in set(bots):
        make(name)
    folder = folder_for("--folder", args.folder)
    if args.records and folder is None:
        raise BadUsage("--records are kept in a folder: name one with --folder")
    seed = args.seed if args.seed is not None else _seed(folder)
    plan = make_plan(game, bots, args.players or game.default_players, options_of(game, args.option), seed)
    records = folder / RECORDS if folder is not None and args.records else None
    if records is not None:
        records.mkdir(exist_ok=True)
    journal = Journal(folder / JOURNAL, plan) if folder is not None else None
    return Contest(plan, args.blocks, not args.all, _way(args), journal, records)


def _way(args: argparse.Namespace) -> Way:
    if args.ray is None:
        return by_processes(args.jobs)
    return on_ray(args.jobs, args.ray)


def _seed(folder: Path | None) -> int:
    """That of the contest which is gone on with, or a new one."""
    known = Journal.seed_of(folder / JOURNAL) if folder is not None else None
    return secrets.randbelow(1 << 31) if known is None else known


def _write(file: Path, text: str) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadUsage(f"--html {file}: {error.strerror}") from error


def _progress(args: argparse.Namespace) -> Callable[[Tally], None]:
    """A line on standard error that is written over, where a person looks on."""
    if args.json or not sys.stderr.isatty():
        return lambda _: None

    def tell(tally: Tally) -> None:
        opened = sum(duel.verdict.value == "open" for duel in tally.duels.values())
        line = f"block {tally.blocks_played:,} of at most {args.blocks:,}, {opened} of {len(tally.duels)} duels open"
        print(f"\r{line:<78}", end="", file=sys.stderr, flush=True)
        if tally.blocks_played == args.blocks or (tally.decided and not args.all):
            print(f"\r{'':<78}\r", end="", file=sys.stderr, flush=True)

    return tell


def table(report: dict[str, Any]) -> str:
    """The report for people."""
    why = "decided" if report["decided"] else "the most that was asked for"
    played = f"{report['games']:,} games in {report['blocks']:,} blocks ({why})"
    lines = [f"{report['title']}, {report['players']} players, seed {report['seed']}: {played}"]
    if report["ratings"]:
        width = max(len(row["entrant"]) for row in report["ratings"]) + 2
        lines.append(f"\n{'entrant':<{width}}{'rating':>8}  {'95 %':<16}{'openskill':>14}{'wins':>8}{'mean score':>12}")
        for row in report["ratings"]:
            rating, skill = row["rating"], row["openskill"]
            bounds = f"{rating['low']:+.0f} to {rating['high']:+.0f}"
            lines.append(
                f"{row['entrant']:<{width}}{rating['mean']:>+8.0f}  {bounds:<16}"
                f"{skill['mu']:>8.2f} ±{skill['sigma']:>4.2f}{row['win_share']:>8.1%}{row['mean_score']:>12.2f}"
            )
        lines.append("")
        lines.extend(_duel(row) for row in report["duels"])
    sides = report["sides"]
    lines.append(f"\n{'side':<14}{'wins':>8}  {'95 %':<18}{'mean score':>10}")
    lines.extend(
        f"{row['name']:<14}{row['share']['mean']:>8.1%}  "
        f"{row['share']['low']:.1%} to {row['share']['high']:.1%}   {row['mean_score']:>10.2f}"
        for row in sides
    )
    length = report["length"]
    endings = ", ".join(f"{reason} {count:,}" for reason, count in report["endings"].items())
    lines.append(f"\nlength: {length['mean']} decisions on average, {length['min']} to {length['max']}")
    lines.append(f"endings: {endings}")
    lines.append(f"digest: {report['digest']}")
    return "\n".join(lines)


def _duel(row: dict[str, Any]) -> str:
    share = row["share"]
    verdicts = {
        "first is better": f"{row['first']} is better",
        "second is better": f"{row['second']} is better",
        "no difference": "no difference",
        "open": "not decided",
    }
    after = f" after {row['decided_after']} blocks" if row["decided_after"] else ""
    return (
        f"{row['first']} ahead of {row['second']}: {share['mean']:.1%} "
        f"({share['low']:.1%} to {share['high']:.1%}), {verdicts[row['verdict']]}{after}"
    )
