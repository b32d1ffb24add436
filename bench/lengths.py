"""How long a playout must be to tell actions apart: `python -m bench.lengths GAME[:PLAYERS]`.

In positions of advised games with slips, the actions that advice likes most are each played on by advice to the end of
the game, round after round on the same sample and with the same luck. What the evaluation says after so many decisions
is held against how the games ended, always as the difference to the action that advice likes most:

- `differ`: how far actions lie apart by it, luck left out; `noise`: by how much one round is off;
- `agrees`: the correlation of these differences with those at the end, about 0 and over all positions, luck left out,
  so that it may pass 1 by chance; where it is below, no number of playouts mends the error;
- `gain`: what is won at the end, beyond the advised action, by the action that looks best after so many rounds, the
  last with its standard error over positions.
"""

from __future__ import annotations

import argparse
import math
import os
import random
import sys
import time
from collections.abc import Iterator
from typing import NamedTuple

from navarch.arena.decisions import decisions, loaded, luck_and_whim
from navarch.arena.processes import as_they_come
from navarch.arena.said import in_one_line, positive
from navarch.engine.playout import advised_action, advised_playout, settle_chance
from navarch.engine.state import State

from .games import game_and_count, slipping
from .weight_tables import put, read_choice

LENGTHS = (10, 20, 40, 60, 80, 120, 200)
THE_END = len(LENGTHS)  # the place of what the game brought
WITHOUT_END = 1_000_000  # decisions
ACTIONS = 8
LEAST_ACTIONS = 3  # in a position worth looking at
SOME_ROUNDS = (4, 12, 50)

Shares = list[list[list[float]]]  # by round, action and length


class Task(NamedTuple):
    """A game to take a position from."""

    game: str
    players: int
    weights: str
    rounds: int
    seed: int


class Pair(NamedTuple):
    """How far an action is ahead of the advised one, by length: in either half of the rounds, and how that varies."""

    halves: tuple[list[float], list[float]]
    noise: list[float]


class Found(NamedTuple):
    """Of one position: a pair for each other action, and what is gained by length and by so many rounds."""

    pairs: list[Pair]
    gains: list[list[float]]


def played_on(s: State, seat: int, luck: random.Random) -> list[float]:
    """The seat's share as it looks after each length, and at the end."""
    found: list[float] = []
    done = 0
    for length in (*LENGTHS, WITHOUT_END):
        advised_playout(s, luck, length - done)
        found.append(s.game.evaluate(s)[seat])
        done = length
    return found


def tried(s: State, rounds: int, rng: random.Random) -> Shares:
    """All actions in question, so many rounds."""
    game, seat = s.game, s.actor
    believed = game.sample(s, seat, rng)
    legal, scores = believed.legal_for(seat), game.action_scores(believed, seat)
    likeliest = sorted(range(len(legal)), key=lambda at: (-scores[at], at))[:ACTIONS]
    found: Shares = []
    for _ in range(rounds):
        believed, luck = game.sample(s, seat, rng), rng.getrandbits(64)
        found.append([])
        for at in likeliest:
            there, same_luck = believed.clone(), random.Random(luck)
            there.play_for(seat, legal[at])
            settle_chance(there, same_luck)
            found[-1].append(played_on(there, seat, same_luck))
    return found


def means(shares: Shares, action: int) -> list[float]:
    """How far an action is ahead of the advised one, by length."""
    return [sum(one[action][at] - one[0][at] for one in shares) / len(shares) for at in range(THE_END + 1)]


def pair_of(shares: Shares, action: int) -> Pair:
    """What is known of an action beside the advised one."""
    half = len(shares) // 2
    noise: list[float] = []
    for at, mean in enumerate(means(shares, action)):
        noise.append(sum((one[action][at] - one[0][at] - mean) ** 2 for one in shares) / (len(shares) - 1))
    return Pair((means(shares[:half], action), means(shares[half:], action)), noise)


def gain(shares: Shares, at: int, rounds: int) -> float:
    """What the best of the first rounds by a length brings at the end, judged by rounds of the other half."""
    half = len(shares) // 2
    actions = range(len(shares[0]))
    best = max(actions, key=lambda action: sum(one[action][at] for one in shares[: min(rounds, half)]))
    return means(shares[half:], best)[THE_END]


def look(task: Task) -> Found | None:
    """One position of a game, by lot."""
    if task.weights:
        put(task.game, read_choice(task.game, task.weights))
    luck, whim = luck_and_whim(task.seed)
    choose = slipping(advised_action, whim)
    asked = [s.clone() for s in decisions(loaded(task.game).new(task.players), luck, choose) if is_open(s)]
    if not asked:
        return None
    shares = tried(whim.choice(asked), task.rounds, whim)
    pairs = [pair_of(shares, action) for action in range(1, len(shares[0]))]
    gains = [[gain(shares, at, rounds) for rounds in (*SOME_ROUNDS, task.rounds)] for at in range(THE_END + 1)]
    return Found(pairs, gains)


def is_open(s: State) -> bool:
    """Whether several actions can be looked at."""
    return len(s.legal()) >= LEAST_ACTIONS


def products(pairs: list[Pair], one: int, other: int) -> float:
    """The mean product of differences by two lengths, of different halves, so that luck is left out."""
    total = sum(
        pair.halves[0][one] * pair.halves[1][other] + pair.halves[1][one] * pair.halves[0][other] for pair in pairs
    )
    return total / (2 * len(pairs))


def agreement(pairs: list[Pair], at: int) -> float:
    """The correlation of what a length says with the end; none where actions do not differ by it."""
    mine, ends = products(pairs, at, at), products(pairs, THE_END, THE_END)
    return products(pairs, at, THE_END) / math.sqrt(mine * ends) if mine > 0 and ends > 0 else math.nan


def standard_error(values: list[float]) -> float:
    """Of their mean."""
    mean = sum(values) / len(values)
    return math.sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1) / len(values))


def table(found: list[Found], rounds: int) -> str:
    """What is known of each length."""
    pairs = [pair for one in found for pair in one.pairs]
    columns = [min(count, rounds // 2) for count in (*SOME_ROUNDS, rounds)]
    lines = [
        "| decisions | differ | noise | agrees | " + " | ".join(f"gain by {count}" for count in columns) + " |",
        "|---:" * (4 + len(columns)) + "|",
    ]
    for at, length in enumerate([*map(str, LENGTHS), "all"]):
        noise = math.sqrt(sum(pair.noise[at] for pair in pairs) / len(pairs))
        gains = [sum(one.gains[at][column] for one in found) / len(found) for column in range(len(columns))]
        cells = [length, f"{math.sqrt(max(0.0, products(pairs, at, at))):.3f}", f"{noise:.3f}"]
        cells += [f"{agreement(pairs, at):.2f}", *(f"{value:.4f}" for value in gains)]
        cells[-1] += f" ± {standard_error([one.gains[at][-1] for one in found]):.4f}"
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)


def tasks(said: argparse.Namespace) -> Iterator[Task]:
    """One game after another, until the time is up."""
    name, players = game_and_count(said.game)
    deadline = time.monotonic() + said.seconds
    seed = said.seed
    while time.monotonic() < deadline:
        yield Task(name, players, said.weights, said.rounds, seed)
        seed += 1


def main() -> int:
    """Read what is wanted, look, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", metavar="NAME[:PLAYERS]")
    parser.add_argument("--rounds", type=positive, default=200, help="for each action of a position")
    parser.add_argument("--seconds", type=float, default=120, help="begin no position after so long")
    parser.add_argument("--weights", default="", help="a file of weights and worths, such as bench.tuning finds")
    parser.add_argument("--seed", type=int, default=777_000)
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, help="processes side by side")
    said = parser.parse_args()
    if said.rounds < 2:
        parser.error("two rounds are the least that can be compared")
    found: list[Found] = []
    for one in as_they_come(look, tasks(said), said.jobs):
        if one is not None:
            found.append(one)
            sys.stderr.write(f"{len(found)} positions\n")
    if not found:
        raise SystemExit("no position was looked at: say more --seconds")
    sys.stdout.write(f"{len(found)} positions, {said.rounds} rounds\n\n{table(found, said.rounds)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(in_one_line(main))
