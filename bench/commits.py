"""Two built trees against each other at equal time: `python bench/commits.py BASE NEW [--game NAME[:PLAYERS]]…`.

A tree is a folder that goes on PYTHONPATH, such as `build/compiled`. Each plays in a process of its own, which holds
its own copy of the match and is told of actions by their numbers; chance is decided once, for both. Bots think for so
many seconds of the processor, so that a busy machine changes nothing. Each seed is played twice, with the seats
exchanged; with `--alone` one seat is NEW's against all others, which moves on from seed to seed, and a seed is one
game. The answer is how much of the wins went to NEW, with its 95 % interval over seeds. Nothing but Python and the
trees is needed.

`--kept FILE` notes each seed as soon as it is played, and the same command goes on with what is missing there. Seeds of
several machines (`--seeds 1:51`, `--seeds 51:101`) are told together by `python bench/commits.py --report FILE…`.
One tree with two bots (`TREE TREE --bot ismcts:0.05 --new-bot ismcts:0.2`) tells what more time is worth.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import os
import random
import subprocess
import sys
import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

GAMES = ("neptun:4", "hands-in-the-sea:2", "mare-nostrum:4", "hamilcar:2")
CHANCE, NOBODY = -1, -2
BASE, NEW = 0, 1
FAILED, INTERRUPTED = 1, 130
PLAYER = Path(__file__).with_name("commits_player.py")
# What decides how a tree plays, below its package.
DECISIVE = ("engine/**/*.py", "games/**/*.py", "games/*/components/*.toml", "bots/**/*.py", "bots/*.toml", "bots/*/*")


class Refused(Exception):
    """What cannot be done, in one line."""


class Differ(Refused):
    """The two trees do not play by the same rules."""


class Ended(Refused):
    """A player is no longer there."""


class Meeting(NamedTuple):
    """What is played: seeds of the same meeting are told together, wherever they were played."""

    game: str  # with the number of players
    alone: bool
    bots: tuple[str, str]
    trees: tuple[str, str]  # their digests

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.game.partition(":")[2])


class Outcome(NamedTuple):
    """One game: by seat who sat there, what it played, its rank and its score; by tree what it took."""

    seats: list[int]  # BASE or NEW
    sides: list[str]
    ranks: list[int]
    scores: list[int]
    ending: str
    actions: int  # of seats and of chance
    decisions: list[int]  # where there was more than one action
    seconds: list[float]
    iterations: list[int]

    @property
    def won(self) -> list[float]:
        """The part of the win that each seat has."""
        winners = self.ranks.count(1)
        return [int(rank == 1) / winners for rank in self.ranks]

    @property
    def share(self) -> float:
        """The part of the win that went to NEW."""
        return sum(won for won, tree in zip(self.won, self.seats, strict=True) if tree == NEW)


Seeds = dict[int, list[Outcome]]  # the games of each seed


# ---- who plays ----


class Player:
    """The referee's end of the process in which one tree plays."""

    def __init__(self, tree: Path, bot: str) -> None:
        environment = {**os.environ, "PYTHONPATH": str(tree), "NAVARCH_PURE": "1"}
        command = [sys.executable, str(PLAYER), bot]
        self.process = subprocess.Popen(
            command,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # what stops the referee at a terminal is for the referee alone, who ends this
        )

    def ask(self, do: str, **said: object) -> dict[str, Any]:
        """One question and its answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        line = ""
        with suppress(BrokenPipeError):
            self.process.stdin.write(json.dumps({"do": do, **said}) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        if not line.endswith("\n"):
            raise Ended(f"a player has ended with status {self.process.wait()}")
        found: dict[str, Any] = json.loads(line)
        if "error" in found:
            raise Refused(found["error"])
        return found

    def end(self) -> None:
        """Nobody asks any more."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with suppress(BrokenPipeError):
            self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


class Hall:
    """All who play now: it closes at once, whoever is thinking."""

    def __init__(self) -> None:
        self.is_closed = False
        self.players: set[Player] = set()
        self.lock = threading.Lock()

    def enter(self, tree: Path, bot: str) -> Player:
        """Somebody more."""
        with self.lock:
            if self.is_closed:
                raise Ended("the time is up")
            one = Player(tree, bot)
            self.players.add(one)
            return one

    def leave(self, one: Player) -> None:
        """Somebody less."""
        one.end()
        with self.lock:
            self.players.discard(one)

    def close(self) -> None:
        """Nobody plays on."""
        with self.lock:
            self.is_closed = True
            for one in self.players:
                one.process.kill()


# ---- the referee ----


def both(pair: list[Player], do: str, **said: object) -> dict[str, Any]:
    """Tell both, who must find themselves in the same place."""
    base, new = (one.ask(do, **said) for one in pair)
    if base != new:
        raise Differ(f"after {do} {said} one tree says {base}, the other {new}")
    return base


def play(players: list[Player], game: str, seed: int, seats: list[int]) -> Outcome:
    """One game to its end."""
    actions, decisions, seconds, iterations = 0, [0, 0], [0.0, 0.0], [0, 0]
    told = both(players, "new", game=game, players=len(seats), seed=seed)
    while (actor := told["actor"]) != NOBODY:
        if actor == CHANCE:
            answer = players[BASE].ask("chance")
        else:
            tree = seats[actor]
            answer = players[tree].ask("think", seat=actor)
            decisions[tree] += answer["is_choice"]
            seconds[tree] += answer["seconds"]
            iterations[tree] += answer["tries"]
        told = both(players, "play", actor=actor, code=answer["code"])
        actions += 1
    end = both(players, "end")
    how = (end["sides"], end["ranks"], end["scores"], end["ending"])
    return Outcome(seats, *how, actions, decisions, [round(spent, 3) for spent in seconds], iterations)


def seatings(players: int, alone: bool, seed: int) -> list[list[int]]:
    """Who sits where in the games of a seed."""
    if alone:
        return [[NEW if seat == seed % players else BASE for seat in range(players)]]
    seats = [number % 2 for number in range(players)]
    random.Random(seed).shuffle(seats)
    return [seats, [1 - seat for seat in seats]]


def play_seed(hall: Hall, trees: list[Path], meeting: Meeting, seed: int) -> list[Outcome]:
    """All games of a seed."""
    name = meeting.game.partition(":")[0]
    players: list[Player] = []
    try:
        for tree, bot in zip(trees, meeting.bots, strict=True):
            players.append(hall.enter(tree, bot))
        return [play(players, name, seed, seats) for seats in seatings(meeting.players, meeting.alone, seed)]
    finally:
        for one in players:
            hall.leave(one)


def digest(tree: Path) -> str:
    """What tells a tree from others that play otherwise."""
    package = tree / "navarch"
    found = hashlib.sha256()
    named = (file for kind in DECISIVE for file in package.glob(kind))
    files = {file for file in named if file.is_file() and "__pycache__" not in file.parts}
    if not files:
        raise Refused(f"{tree} is no tree: it has no package navarch")
    for file in sorted(files):
        found.update(f"{file.relative_to(package).as_posix()}\0".encode() + file.read_bytes())
    return found.hexdigest()[:12]


# ---- what is kept ----


def line_of(meeting: Meeting, seed: int, games: list[Outcome]) -> str:
    """A seed as it is kept."""
    told = [{"share": one.share, **one._asdict()} for one in games]
    return json.dumps({**meeting._asdict(), "seed": seed, "games": told})


def read_line(line: str) -> tuple[Meeting, int, list[Outcome]]:
    """What was kept of a seed."""
    said = json.loads(line)
    meeting = Meeting(str(said["game"]), bool(said["alone"]), tuple(said["bots"]), tuple(said["trees"]))
    games = [Outcome(*(one[field] for field in Outcome._fields)) for one in said["games"]]
    return meeting, int(said["seed"]), games


def read(file: Path) -> dict[Meeting, Seeds]:
    """All that a file keeps, each seed once; without a last line that was cut off."""
    whole, newline, _ = file.read_text(encoding="utf-8", errors="replace").rpartition("\n")
    found: dict[Meeting, Seeds] = {}
    for number, line in enumerate(whole.split("\n") if newline else [], 1):
        try:
            meeting, seed, games = read_line(line)
        except (ValueError, KeyError, TypeError):
            raise Refused(f"{file}, line {number}, is no seed of two trees") from None
        found.setdefault(meeting, {}).setdefault(seed, games)
    return found


class Journal:
    """A file of one line a seed, which is only added to; or none."""

    def __init__(self, file: Path | None, meetings: list[Meeting]) -> None:
        self.file = file
        self.kept: dict[Meeting, Seeds] = {}
        if file is None:
            return
        if file.exists():
            self.kept = read(file)
        for other in self.kept:
            if other[1:] != meetings[0][1:]:
                raise Refused(f"{file} holds another meeting: go on with its trees, bots and seats, or elsewhere")
        with file.open("a+b") as stream:  # a line that was cut off goes, for the next begins anew
            stream.seek(0)
            stream.truncate(stream.read().rfind(b"\n") + 1)

    def add(self, meeting: Meeting, seed: int, games: list[Outcome]) -> Seeds:
        """One seed more; all of its meeting."""
        seeds = self.kept.setdefault(meeting, {})
        seeds[seed] = games
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as stream:
                stream.write(line_of(meeting, seed, games) + "\n")
        return seeds


# ---- what is told ----


def interval(shares: list[float]) -> tuple[float, float, float]:
    """The mean of the seeds' shares and its 95 % interval, from 0 to 1."""
    mean = sum(shares) / len(shares)
    if len(shares) < 2:
        return mean, 0.0, 1.0
    deviation = math.sqrt(sum((share - mean) ** 2 for share in shares) / (len(shares) - 1))
    reach = 1.96 * deviation / math.sqrt(len(shares))
    return mean, max(0.0, mean - reach), min(1.0, mean + reach)


def by_side(games: list[Outcome]) -> dict[str, dict[str, float]]:
    """For each side its games and wins, whoever played it, and those of NEW."""
    found: dict[str, dict[str, float]] = {}
    for one in games:
        for side, tree, won in zip(one.sides, one.seats, one.won, strict=True):
            counts = found.setdefault(side, dict.fromkeys(("games", "wins", "games_of_new", "wins_of_new"), 0))
            for name, count in zip(counts, (1, won, tree, won * tree), strict=True):
                counts[name] = round(counts[name] + count, 3)
    return dict(sorted(found.items()))


def report(meeting: Meeting, seeds: Seeds) -> dict[str, object]:
    """What is known of a meeting."""
    games = [one for pair in seeds.values() for one in pair]
    told: dict[str, object] = {**meeting._asdict(), "games": len(games)}
    if not games:
        return told
    mean, low, high = interval([sum(one.share for one in pair) / len(pair) for pair in seeds.values()])
    seconds = [sum(one.seconds[tree] for one in games) for tree in (BASE, NEW)]
    decisions = [sum(one.decisions[tree] for one in games) for tree in (BASE, NEW)]
    iterations = [sum(one.iterations[tree] for one in games) for tree in (BASE, NEW)]
    return {
        **told,
        "share_of_new": round(mean, 4),
        "interval": [round(low, 4), round(high, 4)],
        "fair": round(1 / meeting.players, 4) if meeting.alone else 0.5,
        "sides": by_side(games),
        "endings": dict(Counter(one.ending for one in games).most_common()),
        "actions_a_game": round(sum(one.actions for one in games) / len(games), 1),
        "decisions": decisions,
        "seconds": [round(spent, 1) for spent in seconds],
        "seconds_a_decision": [round(seconds[tree] / max(1, decisions[tree]), 4) for tree in (BASE, NEW)],
        "iterations_per_second": [
            round(iterations[tree] / seconds[tree]) if seconds[tree] else 0 for tree in (BASE, NEW)
        ],
    }


def tell(found: dict[str, object]) -> None:
    """A line of JSON."""
    sys.stdout.write(json.dumps(found) + "\n")
    sys.stdout.flush()


def tell_kept(files: list[Path]) -> None:
    """What several files keep together."""
    found: dict[Meeting, Seeds] = {}
    for file in files:
        for meeting, seeds in read(file).items():
            found[meeting] = {**seeds, **found.get(meeting, {})}
    for meeting in sorted(found):
        tell(report(meeting, found[meeting]))


# ---- what is wanted ----


def contest(hall: Hall, said: argparse.Namespace, meeting: Meeting, journal: Journal, deadline: float) -> None:
    """All seeds of one meeting that are not kept yet, several side by side."""
    trees = [said.base.resolve(), said.new.resolve()]
    wanted = [seed for seed in said.seeds if seed not in journal.kept.get(meeting, {})]
    lock = threading.Lock()

    def work(seed: int) -> None:
        if hall.is_closed or time.monotonic() >= deadline:
            return
        try:
            games = play_seed(hall, trees, meeting, seed)
        except BaseException as error:
            if hall.is_closed and isinstance(error, Ended):
                return
            hall.close()  # nobody need play on
            raise
        with lock:
            found = report(meeting, journal.add(meeting, seed, games))
            sys.stderr.write(f"{meeting.game}: {found['share_of_new']} of {found['games']} games {found['interval']}\n")

    with ThreadPoolExecutor(said.jobs) as pool:
        try:
            list(pool.map(work, wanted))
        except BaseException:
            hall.close()  # or the pool would wait for games that nobody asks for any more
            raise


def kind(said: str) -> str:
    """A game with its number of players."""
    name, _, count = said.partition(":")
    if not name or not (count or "2").isdecimal() or count == "0":
        raise argparse.ArgumentTypeError(f"{said!r} is no game such as neptun:4")
    return f"{name}:{count or 2}"


def positive(said: str) -> int:
    """A whole number of which there must be one at least."""
    if not said.isdecimal() or not int(said):
        raise argparse.ArgumentTypeError(f"{said!r} is not a whole number above 0")
    return int(said)


def duration(said: str) -> float:
    """Seconds."""
    try:
        found = float(said)
    except ValueError:
        found = math.nan
    if not found >= 0:
        raise argparse.ArgumentTypeError(f"{said!r} are no seconds such as 560")
    return found


def span(said: str) -> range:
    """Seeds from the first on, the last left out."""
    first, _, last = said.partition(":")
    if not (first.isdecimal() and last.isdecimal() and int(first) < int(last)):
        raise argparse.ArgumentTypeError(f"{said!r} are no seeds such as 1:101, which are 1 to 100")
    return range(int(first), int(last))


def words() -> argparse.ArgumentParser:
    """What may be said."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("base", type=Path, nargs="?", help="the first tree")
    parser.add_argument("new", type=Path, nargs="?", help="the second tree")
    parser.add_argument(
        "--game", action="append", type=kind, metavar="NAME:PLAYERS", help=f"default: {', '.join(GAMES)}"
    )
    parser.add_argument("--bot", default="ismcts:0.05", help="who plays, with the seconds it may think")
    parser.add_argument("--new-bot", metavar="BOT", help="who plays for NEW, if somebody else")
    parser.add_argument("--alone", action="store_true", help="one seat is NEW's against all others")
    parser.add_argument("--games", type=positive, default=200, help="of each kind")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--seeds", type=span, metavar="A:B", help="from A on, before B, instead of both")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, help="games side by side")
    parser.add_argument("--seconds", type=duration, default=math.inf, help="begin no new seed after so long, over all")
    parser.add_argument("--end", type=duration, metavar="SECONDS", help="abandon after so long what is not finished")
    parser.add_argument("--kept", type=Path, metavar="FILE", help="note each seed there, and play those that are not")
    parser.add_argument("--report", type=Path, nargs="+", metavar="FILE", help="play nothing: tell what files keep")
    return parser


def meet(said: argparse.Namespace) -> None:
    """Let the two trees play, and print a line of JSON for each game."""
    begun = time.monotonic()
    bots, trees = (said.bot, said.new_bot or said.bot), (digest(said.base), digest(said.new))
    meetings = [Meeting(game, said.alone, bots, trees) for game in said.game or GAMES]
    if said.seeds is None:
        said.seeds = range(said.seed, said.seed + (said.games if said.alone else (said.games + 1) // 2))
    journal = Journal(said.kept, meetings)
    hall = Hall()
    if said.end is not None:
        closing = threading.Timer(said.end, hall.close)
        closing.daemon = True
        closing.start()
    for number, meeting in enumerate(meetings, 1):
        contest(hall, said, meeting, journal, begun + said.seconds * number / len(meetings))
        tell(report(meeting, journal.kept.get(meeting, {})))


def main() -> int:
    """Read what is wanted, and do it."""
    parser = words()
    said = parser.parse_args()
    if (said.report is None) == (said.new is None):
        parser.error("say two trees that are to play, or --report with files")
    try:
        if said.report is not None:
            tell_kept(said.report)
        else:
            meet(said)
    except (Refused, OSError) as error:
        sys.stderr.write(f"{error}\n")
        return FAILED
    except KeyboardInterrupt:
        sys.stderr.write("stopped\n")
        return INTERRUPTED
    return 0


if __name__ == "__main__":
    sys.exit(main())
