"""New against old at equal time of the processor: only a winner passes. `gate`.

A player is said as `advice` (the plain search) or as a file of weights, either with settings of its own:
`neptun.weights,playout=20,value=0.5`.
"""

from __future__ import annotations

import hashlib
import json
import random
import time
from collections.abc import Callable, Generator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from ..arena.decisions import loaded, luck_and_whim, most_tried, played
from ..arena.journal import lines_below
from ..arena.play import shares_of
from ..arena.processes import as_they_come
from ..arena.sequential import Duel, Verdict
from ..bots.bot import BadBot
from ..bots.learned import tree_by
from ..bots.weights import Play, check_place, network_of, play_of, read_weights, usual_play
from ..engine.errors import NavarchError
from ..engine.game import Game
from ..engine.perspective import Perspective
from ..engine.search import Tree
from ..engine.state import State

ADVICE = "advice"
NOTED = 20.0  # seconds between two notes
OF_NETWORKS = ("policy", "value")


class BadPlayer(NavarchError):
    """A player that cannot be read."""


class Player(NamedTuple):
    """Who plays: the search by advice alone where there is no file."""

    file: str
    settings: tuple[tuple[str, float], ...]

    @classmethod
    def of(cls, said: str) -> Player:
        """The player of a text."""
        name, *settings = said.split(",")
        found: list[tuple[str, float]] = []
        for setting in settings:
            key, _, number = setting.partition("=")
            try:
                found.append((key, float(number)))
            except ValueError:
                raise BadPlayer(f"{said!r}: {setting!r} is not of the form NAME=NUMBER") from None
            if key not in Play._fields:
                raise BadPlayer(f"{said!r}: there is no setting {key!r}, but {', '.join(Play._fields)}")
            if name == ADVICE and key in OF_NETWORKS:
                raise BadPlayer(f"{said!r}: {key} is of networks, and {ADVICE} has none")
        try:
            play_of(Play(0)._asdict() | dict(found))
        except BadBot as error:
            raise BadPlayer(f"{said!r}: {error}") from None
        if name != ADVICE and not Path(name).is_file():
            raise BadPlayer(f"{said!r}: there is no file {name}, and it is not {ADVICE}")
        return cls("" if name == ADVICE else name, tuple(found))

    def play(self, usual: Play) -> Play:
        """How it searches, where that is usual."""
        return play_of(usual._asdict() | dict(self.settings))

    def tree(self, game: Game, players: int, rng: random.Random) -> Tree:
        """A new tree."""
        if not self.file:
            return Tree(rng, self.play(usual_play(game.search)).settings(game.search))
        network, usual = network_of(game, players, self.file)
        return tree_by(game, network, self.play(usual), rng)


class Pair(NamedTuple):
    """A seed that is played twice, with the seats exchanged."""

    game: str
    players: int
    sides: tuple[Player, Player]
    seconds: float  # of the processor for a decision
    seed: int


class Played(NamedTuple):
    """What part of the wins of a pair the first player had, and what both did with their time."""

    seed: int
    share: float
    iterations: tuple[int, int]
    decisions: tuple[int, int]

    @classmethod
    def of(cls, written: Any) -> Played:
        """As it was written; whatever else that is raises ValueError or TypeError."""
        seed, share, (one, other), (first, second) = written
        return cls(int(seed), float(share), (int(one), int(other)), (int(first), int(second)))


def play_pair(pair: Pair) -> Played:
    """Both games of a pair."""
    seats = [seat % 2 for seat in range(pair.players)]
    random.Random(pair.seed).shuffle(seats)
    share, iterations, decisions = 0.0, [0, 0], [0, 0]
    for turn in (0, 1):
        sides = [side ^ turn for side in seats]
        s = play_game(pair, sides, turn, iterations, decisions)
        won = shares_of(s.ranks)
        share += sum(won[seat] for seat, side in enumerate(sides) if side == 0) / 2
    return Played(pair.seed, share, (iterations[0], iterations[1]), (decisions[0], decisions[1]))


def play_game(pair: Pair, sides: list[int], turn: int, iterations: list[int], decisions: list[int]) -> State:
    """One game, to its end."""
    game = loaded(pair.game)
    luck, whim = luck_and_whim(pair.seed, turn)

    def choose(s: State) -> int:
        side = sides[s.actor]
        tree, asked = pair.sides[side].tree(game, pair.players, whim), Perspective(game, s, s.actor)
        until = time.process_time() + pair.seconds
        while time.process_time() < until or not tree.root.visits:
            tree.think(asked)
        iterations[side] += tree.root.visits
        decisions[side] += 1
        return most_tried(tree)

    return played(game.new(pair.players), luck, choose)


class Meeting:
    """What is known of two players; with a file for it, whatever was played is kept there and counts again."""

    def __init__(self, key: list[object], file: str) -> None:
        self.duel = Duel()
        self.iterations, self.decisions = [0, 0], [0, 0]
        self.kept: dict[int, Played] = {}  # by seed
        self.file = Path(file) if file else None
        if self.file is not None:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self._read(self.file, json.dumps(key))

    def _read(self, file: Path, key: str) -> None:
        """Read what is kept; a pair that was cut off is played again."""
        lines = lines_below(key, file)
        if lines is None:
            raise BadPlayer(f"{file}: another meeting is kept there, or something else: say another file")
        for number, line in enumerate(lines, 2):
            try:
                played = Played.of(json.loads(line))
            except (ValueError, TypeError) as error:
                raise BadPlayer(f"{file}, line {number}, is no pair of games: {error}") from error
            self.kept[played.seed] = played

    def keep(self, played: Played) -> None:
        """Remember a pair, which does not count yet."""
        self.kept[played.seed] = played
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as stream:
                stream.write(json.dumps(played) + "\n")

    def count(self, seed: int) -> None:
        """Count a pair that is kept."""
        played = self.kept[seed]
        self.duel.add(played.share)
        for side in (0, 1):
            self.iterations[side] += played.iterations[side]
            self.decisions[side] += played.decisions[side]

    def told(self) -> str:
        """How it stands."""
        mean, low, high = self.duel.shares.interval()
        rates = [round(self.iterations[side] / max(1, self.decisions[side])) for side in (0, 1)]
        return (
            f"{2 * self.duel.shares.count} games, {mean:.1%} ({low:.1%} to {high:.1%}) of the wins, "
            f"{self.duel.verdict.value}; iterations a decision {rates}"
        )


def gate(said: Any, tell: Callable[[str], None]) -> Verdict:
    """Let the new one play against the old one until one is better, both are alike, or the time is up."""
    sides = Player.of(said.new), Player.of(said.old)
    if said.install and not sides[0].file:
        raise BadPlayer(f"{said.new!r} has no weights that could be written to {said.install}")
    if said.install:
        check_place(Path(said.install))
    game = loaded(said.game)
    players = said.players or game.default_players
    game.new(players)
    for side in sides:
        side.tree(game, players, random.Random())  # or it says what does not fit, before anything is played
    weights = [hashlib.sha256(Path(side.file).read_bytes()).hexdigest() if side.file else "" for side in sides]
    meeting = Meeting([said.game, game.version, players, said.new, said.old, said.seconds, *weights], said.kept)
    noted = time.time()
    with closing(counted(meeting, Pair(said.game, players, sides, said.seconds, said.seed), said)) as counting:
        for _ in counting:
            if time.time() > noted + NOTED:
                noted = time.time()
                tell(f"so far {meeting.told()}")
            if meeting.duel.verdict is not Verdict.OPEN and not said.all:
                break
    verdict = meeting.duel.verdict
    tell(f"{said.new} against {said.old}, {said.game} with {players}, {said.seconds:g} s: {meeting.told()}")
    if said.install and verdict is Verdict.FIRST:
        Path(said.install).parent.mkdir(parents=True, exist_ok=True)
        install(sides[0], Path(said.install), meeting, said.old)
        tell(f"it passes, and is written to {said.install}")
    return verdict


def counted(meeting: Meeting, first: Pair, said: Any) -> Generator[int]:
    """Count one pair after another, those that are kept among them, until the time is up; the seed of each.

    They count in the order of their seeds: in that of their ends short games would come first, and decide.
    """
    wanted = range(first.seed, first.seed + (said.games + 1) // 2)
    until = time.time() + said.minutes * 60
    missing = [seed for seed in wanted if seed not in meeting.kept]
    pairs = (first._replace(seed=seed) for seed in missing if time.time() < until)
    with closing(as_they_come(play_pair, pairs, said.jobs)) as playing:
        for seed in sorted({*meeting.kept, *wanted}):
            while seed not in meeting.kept:
                played = next(playing, None)
                if played is None:
                    return
                meeting.keep(played)
            meeting.count(seed)
            yield seed


def install(winner: Player, file: Path, meeting: Meeting, old: str) -> None:
    """Write the winner's weights, with the settings by which it won and whom it has beaten."""
    weights = read_weights(Path(winner.file))
    shares = meeting.duel.shares
    gated = {"share": round(shares.mean, 4), "games": 2 * shares.count, "against": old}
    weights._replace(play=winner.play(weights.play), figures={**weights.figures, "gate": gated}).write(file)
