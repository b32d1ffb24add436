"""One round of the recipe in one command, for a machine that is there for a few minutes: `round`.

Games, learning and several gates share the time. Whatever is there already is gone on with.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import navarch

from ..arena.decisions import loaded
from ..bots.weights import SUFFIX
from ..engine.errors import NavarchError
from . import GATE_SEED
from .gate import gate
from .selfplay import generate

GAMES, LEARNING = 0.4, 0.1  # parts of the time; the gates share the rest
WAYS = ("policy=1,value=1", "policy=0,value=1", "policy=1,value=0", "policy=1,value=1,playout=10")
MANY = 1_000_000  # games: the time is up before
FOREIGN = ("PYTHONHOME", "LD_LIBRARY_PATH")  # where this Python was taken along, another one has its own


class NotLearned(NavarchError):
    """The command that learns has failed."""


def play_round(said: argparse.Namespace, tell: Callable[[str], None]) -> None:
    """Play, learn, and let every way to use the network meet the old player."""
    begun = time.time()
    folder = Path(said.out)
    players = said.players or loaded(said.game).default_players
    data, weights = folder / "shards", folder / f"{said.game}-{players}{SUFFIX}"
    told = vars(said) | {"players": players, "seed": GATE_SEED, "all": False, "games": MANY, "first": 0, "weights": ""}
    games = argparse.Namespace(**told | {"minutes": said.minutes * GAMES, "out": str(data)})
    decisions = list(generate(games))
    tell(f"{len(decisions)} games, {sum(decisions)} decisions after {time.time() - begun:.0f} s")
    learn(said, data, weights)
    tell(f"learned after {time.time() - begun:.0f} s")
    mark = hashlib.sha256(weights.read_bytes()).hexdigest()[:8]  # what was learned since meets the old player anew
    for number, way in enumerate(WAYS):
        left = begun + said.minutes * 60 - time.time()
        where = {"install": f"{folder}/passed-{number + 1}{SUFFIX}", "kept": f"{folder}/gate-{number + 1}-{mark}.jsonl"}
        new = {"new": f"{weights},{way}", "minutes": left / 60 / (len(WAYS) - number), **where}
        gate(argparse.Namespace(**told | new), tell)
    tell(f"done after {time.time() - begun:.0f} s")


def learn(said: argparse.Namespace, data: Path, weights: Path) -> None:
    """Learn by a Python that has NumPy, which need not be the one that plays."""
    words = ["train", "--data", str(data), "--out", str(weights), "--minutes", str(said.minutes * LEARNING)]
    path = {"PYTHONPATH": str(Path(navarch.__file__).parents[1])}
    environment = {key: value for key, value in os.environ.items() if key not in FOREIGN or not said.learner}
    command = [said.learner or sys.executable, "-m", "navarch.training", *words, "--epochs", str(said.epochs)]
    try:
        subprocess.run(command, env=environment | path, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise NotLearned(f"nothing was learned: {error}") from error
