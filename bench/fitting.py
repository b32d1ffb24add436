"""Worths for an evaluation from positions and how their games ended: `python -m bench.fitting GAME FILE…`.

The positions are those that `python -m bench.judging` keeps. A seat's chance is its part of the exponentials of all
seats' sums of features times worths; the worths are those that make the outcomes likeliest, held to the present ones by
`--hold`. Games with an odd seed fit, those with an even one judge: how far off the chances are (log loss), and of
positions called 70 % how many were won, before and after.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

from navarch.arena.said import in_one_line

from .reliability import tenths
from .weight_tables import own_choice

Array = np.ndarray[Any, np.dtype[np.float64]]

ROUNDS = 30
LEAST_SPREAD = 1e-6  # of a feature


def read(files: list[str], odd: bool) -> tuple[Array, Array]:
    """Features by position and seat, and what each seat won; missing seats are never likely."""
    found: list[list[list[float]]] = []
    won: list[list[float]] = []
    for file in files:
        try:
            for line in Path(file).read_text(encoding="utf-8").splitlines():
                position = json.loads(line)
                if position["seed"] % 2 == odd:
                    found.append(position["found"])
                    won.append(position["won"])
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise SystemExit(f"{file} holds no positions of bench.judging: {error}") from None
    if not found:
        raise SystemExit(
            f"no position of a game with an {'odd' if odd else 'even'} seed: let bench.judging play longer"
        )
    seats = max(len(one) for one in won)
    features = np.full((len(found), seats, len(found[0][0])), np.nan)
    shares = np.zeros((len(found), seats))
    for at, (rows, wins) in enumerate(zip(found, won, strict=True)):
        features[at, : len(rows)] = rows
        shares[at, : len(wins)] = wins
    return features, shares


def chances(features: Array, worths: Array) -> Array:
    """The chance of each seat."""
    sums = features @ worths
    sums = np.where(np.isnan(sums), -np.inf, sums)
    parts = np.exp(sums - sums.max(axis=1, keepdims=True))
    return np.asarray(parts / parts.sum(axis=1, keepdims=True))


def loss(features: Array, shares: Array, worths: Array) -> float:
    """How far off the chances are."""
    return float(-(shares * np.log(np.maximum(chances(features, worths), 1e-12))).sum(axis=1).mean())


def fit(features: Array, shares: Array, present: Array, hold: float) -> Array:
    """Newton's method from the present worths, in units of themselves, or of a usual difference where there is none."""
    usual = 1 / np.maximum(np.nanstd(features, axis=(0, 1)), LEAST_SPREAD)
    scale = np.where(present != 0, np.abs(present), usual)
    known = np.nan_to_num(features) * scale
    start = present / scale
    worths = start.copy()
    for _ in range(ROUNDS):
        likely = chances(features, worths * scale)
        slope = np.einsum("ps,psf->f", shares - likely, known) - hold * (worths - start)
        mean = np.einsum("ps,psf->pf", likely, known)
        curve = np.einsum("ps,psf,psg->fg", likely, known, known, optimize=True) - mean.T @ mean
        worths = worths + np.linalg.solve(curve + hold * np.eye(len(worths)), slope)
    return np.asarray(worths * scale)


def reliability(features: Array, shares: Array, worths: Array) -> list[str]:
    """Of seats called so much, how many won."""
    called, won = chances(features, worths).ravel(), shares.ravel()
    there = ~np.isnan(features).any(axis=2).ravel()
    called, won = called[there], won[there]
    pairs = [(float(share), float(part)) for share, part in zip(called, won, strict=True)]
    return [
        f"| {10 * number} to {10 * number + 10} % | {tenth.seats} | {tenth.given:.0%} | {tenth.won:.0%} |"
        for number, tenth in tenths(pairs)
    ]


def main() -> int:
    """Fit, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("files", nargs="+")
    parser.add_argument("--hold", type=float, default=20.0, help="how strongly the worths stay what they are")
    parser.add_argument("--digits", type=int, default=0, help="of the worths that are printed")
    parser.add_argument("--out", type=Path, help="a file of worths for bench.searches")
    said = parser.parse_args()
    present = np.array(own_choice(said.game).worths)
    features, shares = read(said.files, odd=True)
    judged = read(said.files, odd=False)
    if not len(present) == features.shape[2] == judged[0].shape[2]:
        raise SystemExit(f"{said.game} has {len(present)} worths, the positions have {features.shape[2]} features")
    worths = fit(features, shares, present, said.hold)
    say = sys.stdout.write
    say(f"{len(features)} positions fit, {len(judged[0])} judge\n")
    for name, some in (("before", present), ("after", worths)):
        say(f"\n{name}: log loss {loss(*judged, some):.4f}\n\n")
        say("| called | seats | mean | won |\n|---|---:|---:|---:|\n")
        say("\n".join(reliability(*judged, some)) + "\n")
    say("\nworths: " + ", ".join(f"{worth:.{said.digits}f}" for worth in worths) + "\n")
    if said.out:
        said.out.write_text(json.dumps({"worths": [round(float(worth), 4) for worth in worths]}), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(in_one_line(main))
