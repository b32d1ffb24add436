"""Balance reports: `python -m tools.balance GAME [--blocks 200] [--value-blocks 200]` writes GAME.md and GAME.html.

Greedy players against themselves, first as the game is shipped, then with one reconstructed value changed at a time
(docs/balance/values.toml), each with the same luck. Games are kept below build/balance: more blocks go on from there.
"""

from __future__ import annotations

import argparse
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import navarch
from navarch.arena import Contest, Tally, make_plan, played_contest
from navarch.arena.journal import Journal
from navarch.arena.page import page
from navarch.arena.play import Outcome, shares_of
from navarch.arena.sequential import Mean
from navarch.arena.ways import by_processes

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs" / "balance"
KEPT = ROOT / "build" / "balance"
BOTS = ["greedy", "greedy"]
ABOUT_VALUES = (
    "One at a time, with the same luck; the side that gains or loses most, in points of a hundred, with the bounds of "
    "95 % that it would have alone: of many values and sides some move so far by chance."
)


class Value(NamedTuple):
    """A reconstructed value, and another reading of it."""

    title: str
    components: str


def values_of(game: str) -> list[Value]:
    """Those of a game."""
    data = tomllib.loads((DOCS / "values.toml").read_text(encoding="utf-8"))
    return [Value(one["title"], one["components"]) for one in data["value"] if one["game"] == game]


def contest(name: str, kept: str, blocks: int, jobs: int, components: str = "") -> Tally:
    """So many blocks, with the shipped components or with others."""
    correction = navarch.Correction(kept, components) if components else None
    game = navarch.load(name, correction)
    plan = make_plan(game, BOTS, game.default_players, {}, 1)
    KEPT.mkdir(parents=True, exist_ok=True)
    journal = Journal(KEPT / f"{name}-{kept}.jsonl", plan)
    return played_contest(Contest(plan, blocks, stops=False, way=by_processes(jobs), journal=journal))


def share_in(block: list[Outcome], side: str) -> float | None:
    """The share of the victories of a side in a block; None where nobody played it."""
    found = [
        share
        for outcome in block
        for name, share in zip(outcome["sides"], shares_of(outcome["ranks"]), strict=True)
        if name == side
    ]
    return sum(found) / len(found) if found else None


def change(before: Tally, after: Tally, side: str) -> Mean:
    """By how much the share of a side differs, block by block, for both had the same luck."""
    mean = Mean()
    for old, new in zip(before.blocks, after.blocks, strict=False):
        first, second = share_in(old, side), share_in(new, side)
        if first is not None and second is not None:
            mean.add(second - first)
    return mean


def written(shipped: Tally, others: list[tuple[Value, Tally]]) -> str:
    """The page in Markdown."""
    report: dict[str, Any] = shipped.report()
    duel = report["duels"][0]
    endings = ", ".join(f"{ending} {count}" for ending, count in report["endings"].items())
    counted = f"{report['games']} games in {report['blocks']} blocks with the same luck"
    lines = [f"# How fair is {report['title']}?", ""]
    varied = max((tally.blocks_played for _, tally in others), default=0)
    blocks = f"--blocks {report['blocks']} --value-blocks {varied}"
    lines.append(
        f"Made by `python -m tools.balance {report['game']} {blocks}`: greedy players, "
        f"{report['players']} a game, {counted} ([how it is measured](../arena.md); `{report['game']}.html` beside "
        "this page is the whole report). Where games are few the bounds are wide, and what they leave open is open."
    )
    lines += ["", "| side | share of the victories | 95 % | mean score |", "|---|---|---|---|"]
    for row in report["sides"]:
        share = row["share"]
        bounds = f"{share['low']:.1%} to {share['high']:.1%}"
        lines.append(f"| {row['name']} | {share['mean']:.1%} | {bounds} | {row['mean_score']} |")
    met = duel["share"]
    found = "which decides nothing yet" if duel["verdict"] == "open" else duel["verdict"]
    lines.append("")
    lines.append(
        f"The player against itself is ahead in {met['mean']:.1%} of the meetings ({met['low']:.1%} to "
        f"{met['high']:.1%}), {found}. Endings: {endings}. Decisions a game: {report['length']['mean']}."
    )
    if others:
        lines += ["", *values_told(shipped, others, [row["name"] for row in report["sides"]])]
    return "\n".join(lines) + "\n"


def values_told(shipped: Tally, others: list[tuple[Value, Tally]], sides: list[str]) -> list[str]:
    """What each value moves, the side that it moves most beside it; those that matter most first."""
    rows: list[tuple[float, str]] = []
    for value, tally in others:
        changes = {side: change(shipped, tally, side) for side in sides}
        side = max(sides, key=lambda one: abs(changes[one].mean))
        moved = changes[side]
        told = f"{100 * moved.mean:+.1f} ± {100 * moved.reach:.1f}"
        row = f"| {value.title} | {tally.blocks_played} | {side} | {told} |"
        rows.append((-abs(moved.mean), row))
    return [
        "## Values that are reconstructed",
        "",
        ABOUT_VALUES,
        "",
        "| value | blocks | side | change |",
        "|---|---|---|---|",
        *[row for _, row in sorted(rows)],
    ]


def main(said: list[str] | None = None) -> int:
    """Play what is not yet played, and write both files."""
    parser = argparse.ArgumentParser(description="How fair a game is to its sides.")
    parser.add_argument("game", choices=navarch.games())
    parser.add_argument("--blocks", type=int, default=200, help="with the values as they are shipped")
    parser.add_argument(
        "--value-blocks", type=int, default=200, help="with each of the values that are varied; 0: none"
    )
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args(said)
    shipped = contest(args.game, "shipped", args.blocks, args.jobs)
    varied = values_of(args.game) if args.value_blocks else []
    others = [
        (value, contest(args.game, f"value-{number}", args.value_blocks, args.jobs, value.components))
        for number, value in enumerate(varied, 1)
    ]
    (DOCS / f"{args.game}.md").write_text(written(shipped, others), encoding="utf-8")
    (DOCS / f"{args.game}.html").write_text(page(shipped.report(), navarch.load(args.game)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
