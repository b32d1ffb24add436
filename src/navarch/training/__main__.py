"""`python -m navarch.training siblings | judge | gen | train | gate | round`: from games to a learned player."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterable
from typing import Any

from ..arena.said import amount, in_one_line, positive
from ..engine.errors import NavarchError
from . import GATE_SEED
from .shards import LATER

NOTED = 20.0  # seconds between two notes
FILES = 1_000_000  # the time is up before


def main(words: list[str] | None = None) -> int:
    """Read what is wanted, and do it."""
    said = parser().parse_args(words)
    return in_one_line(lambda: int(said.do(said)))


def parser() -> argparse.ArgumentParser:
    """All commands."""
    found = argparse.ArgumentParser(prog="python -m navarch.training", description=__doc__)
    commands = found.add_subparsers(required=True, metavar="COMMAND")
    add_siblings(commands)
    add_judge(commands)
    add_gen(commands)
    add_train(commands)
    add_gate(commands)
    add_round(commands)
    return found


def add_siblings(commands: Any) -> None:
    """What `siblings` takes."""
    siblings = commands.add_parser("siblings", help="play pairs of actions of greedy games on, with the same luck")
    siblings.add_argument("game")
    siblings.add_argument("--players", type=int, default=0)
    siblings.add_argument("--minutes", type=amount(), default=10.0, help="no file begins later")
    siblings.add_argument("--files", type=positive, default=FILES, help="those that are there already count")
    siblings.add_argument("--first", type=int, default=0, help="the number of the first file, which is its seed")
    siblings.add_argument("--games", type=positive, default=100, help="of each file, with a few pairs each")
    siblings.add_argument("--ends", type=amount(1), default=0.3, help="part of the pairs that is played to the end")
    siblings.add_argument("--jobs", type=positive, default=os.cpu_count() or 1)
    siblings.add_argument("--out", required=True, metavar="FOLDER")
    siblings.set_defaults(do=do_siblings)


def add_judge(commands: Any) -> None:
    """What `judge` takes."""
    judge = commands.add_parser("judge", help="learn from a folder of siblings; goes on where it stopped before")
    judge.add_argument("--data", required=True, metavar="FOLDER")
    judge.add_argument("--out", required=True, metavar="FILE")
    judge.add_argument("--minutes", type=amount(), default=10.0, help="no epoch but the first begins later")
    judge.add_argument("--hidden", type=positive, default=64, help="units of the first layer")
    judge.add_argument("--inner", type=positive, default=32, help="units of the second layer")
    judge.add_argument("--epochs", type=positive, default=12)
    judge.add_argument("--batch", type=positive, default=4096, help="pairs of one step")
    judge.add_argument("--rate", type=amount(), default=2e-3, help="of learning, at first; it falls to nearly none")
    judge.add_argument("--decay", type=amount(), default=0.05, help="draws all weights towards 0")
    judge.add_argument("--drop", type=amount(0.9), default=0.0, help="part of the first units left out each time")
    judge.add_argument("--difference", type=amount(), default=10.0, help="its weight beside the shares themselves")
    judge.add_argument("--outcome", type=amount(1), default=0.1, help="its part beside the later evaluation")
    judge.add_argument("--later", type=int, choices=LATER, default=LATER[-1], help="decisions to that evaluation")
    judge.add_argument("--seed", type=int, default=1)
    add_playout(judge)
    judge.set_defaults(do=do_judge)


def add_gen(commands: Any) -> None:
    """What `gen` takes."""
    gen = commands.add_parser("gen", help="let the search play against itself, and keep what its decisions were like")
    gen.add_argument("game")
    gen.add_argument("--players", type=int, default=0)
    gen.add_argument("--games", type=positive, default=100, help="those that are there already count")
    gen.add_argument("--first", type=int, default=0, help="the number of the first game, which is its seed")
    gen.add_argument("--iterations", type=positive, default=100, help="of the search, for each decision")
    gen.add_argument("--weights", default="", help="of a learned player, instead of the search by advice")
    gen.add_argument("--minutes", type=amount(), default=10.0, help="no game begins later")
    gen.add_argument("--jobs", type=positive, default=os.cpu_count() or 1)
    gen.add_argument("--out", required=True, metavar="FOLDER")
    gen.set_defaults(do=do_gen)


def add_train(commands: Any) -> None:
    """What `train` takes."""
    train = commands.add_parser("train", help="learn from a folder of games; goes on where it stopped before")
    train.add_argument("--data", required=True, metavar="FOLDER")
    train.add_argument("--out", required=True, metavar="FILE")
    train.add_argument("--minutes", type=amount(), default=10.0, help="no epoch but the first begins later")
    train.add_argument("--hidden", type=positive, default=64, help="units of the first layer")
    train.add_argument("--inner", type=positive, default=32, help="units of the second layer")
    train.add_argument("--epochs", type=positive, default=20)
    train.add_argument("--decay", type=amount(), default=0.1, help="draws all weights towards 0")
    train.add_argument(
        "--drop", type=amount(0.9), default=0.3, help="part of the first units that is left out each time"
    )
    train.add_argument("--outcome", type=amount(1), default=0.5, help="its part beside what the search found")
    train.add_argument("--shares", type=amount(), default=1.0, help="weight of shares beside actions")
    train.add_argument("--seed", type=int, default=1)
    add_playout(train)
    train.add_argument("--policy", type=float, default=1.0, help="part of the network's priors beside the advice's")
    train.add_argument("--value", type=float, default=1.0, help="part of its judgement beside the evaluation's")
    train.set_defaults(do=do_train)


def add_playout(command: argparse.ArgumentParser) -> None:
    """How long the playouts of a search with the network shall be."""
    command.add_argument("--playout", type=int, help="decisions by advice beyond the tree, else as the game has it")


def add_gate(commands: Any) -> None:
    """What `gate` takes."""
    gate = commands.add_parser("gate", help="let a new player meet an old one at equal time; only a winner passes")
    gate.add_argument("game")
    gate.add_argument("new", help="a file of weights, perhaps with settings: FILE,playout=20,policy=1,value=0.5")
    gate.add_argument("old", help="the same, or advice for the plain search")
    gate.add_argument("--players", type=int, default=0)
    gate.add_argument("--seconds", type=amount(), default=0.05, help="of the processor for a decision")
    gate.add_argument("--games", type=positive, default=400, help="each seed is played twice")
    gate.add_argument("--minutes", type=amount(), default=10.0, help="no pair of games begins later")
    gate.add_argument("--seed", type=int, default=GATE_SEED, help="the first one; those of `gen` were learned from")
    gate.add_argument("--all", action="store_true", help="play all games, though one is known to be better")
    gate.add_argument("--jobs", type=positive, default=os.cpu_count() or 1)
    gate.add_argument("--kept", default="", metavar="FILE", help="where games are kept, and gone on with")
    gate.add_argument("--install", default="", metavar="FILE", help="where a winner is written")
    gate.set_defaults(do=do_gate)


def add_round(commands: Any) -> None:
    """What `round` takes."""
    one = commands.add_parser("round", help="games, learning and gates in so many minutes")
    one.add_argument("game")
    one.add_argument("--players", type=int, default=0)
    one.add_argument("--minutes", type=amount(), default=9.0, help="for all; what is under way then is still played")
    one.add_argument("--iterations", type=positive, default=60, help="of the search, for each decision learned from")
    one.add_argument("--epochs", type=positive, default=8)
    one.add_argument("--seconds", type=amount(), default=0.02, help="of the processor for a decision at the gates")
    one.add_argument("--old", default="advice", help="whom the new player meets")
    one.add_argument("--learner", default="", metavar="PYTHON", help="that has NumPy, where this one has not")
    one.add_argument("--jobs", type=positive, default=os.cpu_count() or 1)
    one.add_argument("--out", required=True, metavar="FOLDER")
    one.set_defaults(do=do_round)


def do_siblings(said: argparse.Namespace) -> int:
    """Play pairs."""
    from .siblings import generate

    return counted(generate(said), "files", "pairs")


def do_judge(said: argparse.Namespace) -> int:
    """Learn to judge."""
    try:
        from .judge import learn_judge
    except ModuleNotFoundError as error:
        raise NavarchError(f"a judge learns by NumPy and torch: {error}; pip install 'navarch[train]'") from error

    learn_judge(said, tell)
    return 0


def do_gen(said: argparse.Namespace) -> int:
    """Play games."""
    from .selfplay import generate

    return counted(generate(said), "games", "decisions")


def counted(played: Iterable[int], each: str, within: str) -> int:
    """Play, and tell how it goes."""
    begun = noted = time.time()
    whole = parts = 0
    for count in played:
        whole += 1
        parts += count
        if time.time() > noted + NOTED:
            noted = time.time()
            tell(f"{whole} {each} so far, {parts} {within} in {noted - begun:.0f} s")
    tell(f"{whole} {each}, {parts} {within} in {time.time() - begun:.0f} s")
    return 0


def do_train(said: argparse.Namespace) -> int:
    """Learn."""
    try:
        from .learning import train
    except ModuleNotFoundError as error:
        raise NavarchError(f"learning needs NumPy: {error}; `round` takes a Python that has it by --learner") from error

    train(said, tell)
    return 0


def do_gate(said: argparse.Namespace) -> int:
    """Compare two players."""
    from .gate import gate

    gate(said, tell)
    return 0


def do_round(said: argparse.Namespace) -> int:
    """All of it."""
    from .round import play_round

    play_round(said, tell)
    return 0


def tell(line: str) -> None:
    """Say something at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
