"""Two built trees against each other at equal time: `python bench/commits.py BASE NEW [--game NAME[:PLAYERS]]…`.

A tree is a folder that goes on PYTHONPATH, such as `build/compiled`. Each plays in a process of its own, which holds
its own copy of the match and is told of actions by their numbers; chance is decided once, for both. Bots think for so
many seconds of the processor, so that a busy machine changes nothing. Each seed is played twice, with the seats
exchanged. The answer is how much of the wins went to the second tree, with its 95 % interval over seeds. Nothing but
Python and the trees is needed.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

GAMES = ("neptun:4", "hands-in-the-sea:2", "mare-nostrum:4", "hamilcar:2")
CHANCE, NOBODY = -1, -2
BASE, NEW = 0, 1


class Differ(Exception):
    """The two trees do not play by the same rules."""


class Meeting(NamedTuple):
    """One game of two: who sits where is a list of BASE and NEW by seat."""

    game: str
    seed: int
    seats: list[int]
    bot: str


class Outcome(NamedTuple):
    """The share of the win that went to NEW, and by tree its decisions, its seconds and its iterations."""

    game: str
    seed: int
    share: float
    decisions: list[int]
    seconds: list[float]
    iterations: list[int]


# ---- a player: one tree in a process of its own ----


def player() -> None:
    """Answer questions by lines of JSON until there are no more."""
    import navarch  # that of the tree on PYTHONPATH
    from navarch.bots import make
    from navarch.engine.chance import sample_outcome
    from navarch.engine.perspective import Perspective

    vars(time)["perf_counter"] = time.process_time  # by which bots measure how long they think
    game: Any = None
    s: Any = None
    bots: list[Any] = []
    luck = random.Random()
    for line in sys.stdin:
        said = json.loads(line)
        answer: dict[str, object] = {}
        if said["do"] == "new":
            game = game if game is not None and game.name == said["game"] else navarch.load(said["game"])
            s = game.new(said["players"])
            bots = [make(said["bot"], said["seed"] * 100 + seat) for seat in range(said["players"])]
            luck = random.Random(said["seed"])
        elif said["do"] == "chance":
            answer["code"] = sample_outcome(s, luck)
        elif said["do"] == "think":
            begun = time.perf_counter()
            advice = bots[said["seat"]].advise(Perspective(game, s, said["seat"]))
            answer["seconds"] = time.perf_counter() - begun
            answer["tries"] = sum(one.tries for one in advice)
            answer["code"] = game.space.code(advice[0].action)
        elif said["do"] == "play":
            s.play_for(said["actor"], said["code"])
        else:
            answer = {"ranks": s.ranks, "digest": s.digest()}
        sys.stdout.write(json.dumps({"actor": s.actor, **answer}) + "\n")
        sys.stdout.flush()


class Player:
    """The referee's end of such a process."""

    def __init__(self, tree: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(tree), "NAVARCH_PURE": "1"}
        command = [sys.executable, __file__, "--player"]
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, do: str, **said: object) -> dict[str, Any]:
        """One question and its answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"do": do, **said}) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"a player has ended with status {self.process.wait()}")
        found: dict[str, Any] = json.loads(line)
        return found

    def end(self) -> None:
        """Nobody asks any more."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


# ---- the referee ----


def both(pair: list[Player], do: str, **said: object) -> dict[str, Any]:
    """Tell both, who must find themselves in the same place."""
    base, new = (one.ask(do, **said) for one in pair)
    if base != new:
        raise Differ(f"after {do} {said} one tree says {base}, the other {new}")
    return base


def play(players: list[Player], meeting: Meeting) -> Outcome:
    """One game to its end."""
    decisions, seconds, iterations = [0, 0], [0.0, 0.0], [0, 0]
    count = len(meeting.seats)
    told = both(players, "new", game=meeting.game, players=count, seed=meeting.seed, bot=meeting.bot)
    while (actor := told["actor"]) != NOBODY:
        if actor == CHANCE:
            answer = players[BASE].ask("chance")
        else:
            tree = meeting.seats[actor]
            answer = players[tree].ask("think", seat=actor)
            decisions[tree] += 1
            seconds[tree] += answer["seconds"]
            iterations[tree] += answer["tries"]
        told = both(players, "play", actor=actor, code=answer["code"])
    ranks = both(players, "end")["ranks"]
    winners = [meeting.seats[seat] for seat in range(count) if ranks[seat] == 1]
    return Outcome(meeting.game, meeting.seed, sum(winners) / len(winners), decisions, seconds, iterations)


def play_pair(trees: list[Path], game: str, count: int, seed: int, bot: str) -> list[Outcome]:
    """A seed twice, with the seats exchanged."""
    seats = [number % 2 for number in range(count)]
    random.Random(seed).shuffle(seats)
    players = [Player(tree) for tree in trees]
    try:
        return [play(players, Meeting(game, seed, [seat ^ turn for seat in seats], bot)) for turn in (0, 1)]
    finally:
        for one in players:
            one.end()


def interval(shares: list[float]) -> tuple[float, float, float]:
    """The mean of the seeds' shares and its 95 % interval, from 0 to 1."""
    mean = sum(shares) / len(shares)
    if len(shares) < 2:
        return mean, 0.0, 1.0
    deviation = math.sqrt(sum((share - mean) ** 2 for share in shares) / (len(shares) - 1))
    reach = 1.96 * deviation / math.sqrt(len(shares))
    return mean, max(0.0, mean - reach), min(1.0, mean + reach)


def report(game: str, pairs: list[list[Outcome]]) -> dict[str, object]:
    """What is known of a game."""
    mean, low, high = interval([sum(one.share for one in pair) / len(pair) for pair in pairs])
    games = [one for pair in pairs for one in pair]
    speeds = []
    for tree in (BASE, NEW):
        spent = sum(one.seconds[tree] for one in games)
        speeds.append(round(sum(one.iterations[tree] for one in games) / spent) if spent else 0)
    return {
        "game": game,
        "games": len(games),
        "share_of_new": round(mean, 4),
        "interval": [round(low, 4), round(high, 4)],
        "iterations_per_second": speeds,
        "seconds": [round(sum(one.seconds[tree] for one in games), 1) for tree in (BASE, NEW)],
        "decisions": [sum(one.decisions[tree] for one in games) for tree in (BASE, NEW)],
    }


def contest(said: argparse.Namespace, game: str, deadline: float) -> dict[str, object]:
    """All games of one kind, several side by side."""
    name, _, count = game.partition(":")
    trees = [said.base.resolve(), said.new.resolve()]
    seeds = range(said.seed, said.seed + (said.games + 1) // 2)
    pairs: list[list[Outcome]] = []

    def work(seed: int) -> None:
        if time.monotonic() < deadline:
            pairs.append(play_pair(trees, name, int(count or 2), seed, said.bot))
            sys.stderr.write(json.dumps(report(game, pairs)) + "\n")

    with ThreadPoolExecutor(said.jobs) as pool:
        list(pool.map(work, seeds))
    return report(game, pairs) if pairs else {"game": game, "games": 0}


def main() -> int:
    """Read what is wanted, let them play, and print a line of JSON for each game."""
    if sys.argv[1:] == ["--player"]:
        player()
        return 0
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("base", type=Path, help="the first tree")
    parser.add_argument("new", type=Path, help="the second tree")
    parser.add_argument("--game", action="append", metavar="NAME:PLAYERS", help=f"default: {', '.join(GAMES)}")
    parser.add_argument("--bot", default="ismcts:0.05", help="who plays, with the seconds it may think")
    parser.add_argument("--games", type=int, default=200, help="of each kind; each seed is played twice")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games side by side")
    parser.add_argument("--seconds", type=float, default=math.inf, help="begin no new seed after so long, over all")
    said = parser.parse_args()
    begun = time.monotonic()
    kinds = said.game or list(GAMES)
    for number, game in enumerate(kinds, 1):
        found = contest(said, game, begun + said.seconds * number / len(kinds))
        sys.stdout.write(json.dumps(found) + "\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
