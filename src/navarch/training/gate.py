"""New against old at equal time of the processor: only a winner passes. `gate`.

A player is said as `advice` (the plain search) or as a file of weights, either with settings of its own:
`neptun.weights,playout=20,value=0.5`.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from ..arena.play import shares_of
from ..arena.processes import as_they_come
from ..arena.sequential import Duel, Verdict
from ..bots.learned import tree_by
from ..bots.weights import Play, network_of, read_weights
from ..engine.chance import Sampler
from ..engine.errors import NavarchError
from ..engine.game import Game
from ..engine.search import Tree
from ..engine.state import CHANCE, State
from .selfplay import loaded

ADVICE = "advice"


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
        return cls("" if name == ADVICE else name, tuple(found))

    def play(self, usual: Play) -> Play:
        """How it searches, where that is usual."""
        said = {**usual._asdict(), **dict(self.settings)}
        return Play(int(said["playout"]), said["exploration"], said["policy"], said["value"])

    def tree(self, game: Game, players: int, rng: random.Random) -> Tree:
        """A new tree."""
        if not self.file:
            play = self.play(Play(game.search.playout, game.search.exploration))
            return Tree(rng, game.search._replace(playout=play.playout, exploration=play.exploration))
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
    """What part of the wins the first player had, and what both did with their time."""

    share: float
    iterations: tuple[int, int]
    decisions: tuple[int, int]


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
    return Played(share, (iterations[0], iterations[1]), (decisions[0], decisions[1]))


def play_game(pair: Pair, sides: list[int], turn: int, iterations: list[int], decisions: list[int]) -> State:
    """One game, to its end."""
    game = loaded(pair.game)
    chance, rng = Sampler(pair.seed), random.Random(2 * pair.seed + turn)
    s = game.new(pair.players)
    while not s.over:
        if s.actor == CHANCE:
            s.play(chance.choose(s))
            continue
        legal = s.legal()
        code = legal[0]
        if len(legal) > 1:
            side = sides[s.actor]
            tree = pair.sides[side].tree(game, pair.players, rng)
            until = time.process_time() + pair.seconds
            while time.process_time() < until or not tree.root.visits:
                tree.iterate(game.sample(s, s.actor, rng), s.actor)
            code = max(tree.tried(), key=lambda one: one[1:])[0]
            iterations[side] += tree.root.visits
            decisions[side] += 1
        s.play(code)
    return s


def gate(said: Any, tell: Callable[[str], None]) -> Verdict:
    """Let the new one play against the old one until one is better, both are alike, or the time is up."""
    sides = Player.of(said.new), Player.of(said.old)
    players = said.players or loaded(said.game).default_players
    until = time.time() + said.minutes * 60
    duel, iterations, decisions = Duel(), [0, 0], [0, 0]
    seeds = range(said.seed, said.seed + (said.games + 1) // 2)
    pairs: Iterator[Pair] = (
        Pair(said.game, players, sides, said.seconds, seed) for seed in seeds if time.time() < until
    )
    for played in as_they_come(play_pair, pairs, said.jobs):
        duel.add(played.share)
        for side in (0, 1):
            iterations[side] += played.iterations[side]
            decisions[side] += played.decisions[side]
        if duel.verdict is not Verdict.OPEN and not said.all:
            break
    mean, low, high = duel.shares.interval()
    rates = [round(iterations[side] / max(1, decisions[side])) for side in (0, 1)]
    games = 2 * duel.shares.count
    tell(
        f"{said.new} against {said.old}, {said.game} with {players}, {said.seconds:g} s: {games} games, "
        f"{mean:.1%} ({low:.1%} to {high:.1%}) of the wins, {duel.verdict.value}; iterations a decision {rates}"
    )
    if said.install and duel.verdict is Verdict.FIRST:
        weights = read_weights(Path(sides[0].file))
        gated = {"share": round(mean, 4), "games": games, "against": said.old}
        figures = {**weights.figures, "gate": gated}
        weights._replace(play=sides[0].play(weights.play), figures=figures).write(Path(said.install))
        tell(f"it passes, and is written to {said.install}")
    return duel.verdict
