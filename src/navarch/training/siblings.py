"""Pairs of sibling actions, played on by advice with the same luck: what the judge of a search learns from. `siblings`.

A search asks its judge which of two actions is better. So that is what is played: of positions of greedy games, two of
the likeliest actions each, on the same sample and with the same luck, that little else differs between the two.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from ..arena.decisions import decisions, loaded
from ..arena.play import shares_of
from ..arena.processes import as_they_come
from ..bots.weights import origin_of
from ..engine.codec import Told
from ..engine.game import Game
from ..engine.playout import advised_action, advised_playout, settle_chance
from ..engine.state import State
from .shards import LATER, SIBLINGS, SUFFIX, Shard, check_folder

SLIPS = 0.05  # so many decisions of the games are drawn by lot, so that games differ
TAKEN = 4  # positions of each game
LIKELIEST = 6  # actions, by advice, of which two are played
WITH_THE_BEST = 0.7  # so many pairs have the likeliest action, the others any two
AFTER = (0, 3, 6, 10, 15, 20, 30, 40)  # decisions by advice, of which one number is drawn
AGAIN = (0, 30)  # so many later the position is told
TO_THE_END = 1_000_000  # decisions: no game has so many


class Task(NamedTuple):
    """So many games, for one file."""

    game: str
    players: int
    games: int
    ends: float  # part of the pairs that is played to the end
    seed: int
    file: Path


def play_shard(task: Task) -> int:
    """Play games, and pairs of siblings of each, and keep them; how many pairs there are."""
    game = loaded(task.game)
    shard = Shard(origin_of(game, task.players), SIBLINGS)
    for number in range(task.games):
        rng = random.Random(f"siblings {task.seed} {number}")
        for s in positions(game, task.players, rng):
            add_pairs(shard, s, task.ends, rng)
    shard.write(task.file)
    return len(shard) // 2


def positions(game: Game, players: int, rng: random.Random) -> list[State]:
    """Some of the decisions of a greedy game with slips, each as likely as any other."""

    def choose(s: State) -> int:
        return rng.choice(s.legal()) if rng.random() < SLIPS else advised_action(s)

    taken: list[State] = []
    luck = random.Random(rng.getrandbits(64))
    for count, s in enumerate(decisions(game.new(players), luck, choose)):
        if count < TAKEN:
            taken.append(s.clone())
        elif (place := rng.randrange(count + 1)) < TAKEN:
            taken[place] = s.clone()
    return taken


class Sibling:
    """A sample after one of two actions, played on by advice."""

    def __init__(self, believed: State, seat: int, code: int, luck: int, after: int) -> None:
        self.s, self.seat = believed.clone(), seat
        self.luck = random.Random(luck)
        self.told: dict[int, Told] = {}  # by how many decisions were played; nothing where the game is over
        self.judged: dict[int, list[float]] = {}  # the same of the game's evaluation, by seat from the viewer on
        self.s.play_for(seat, code)
        settle_chance(self.s, self.luck)
        seen = {after + again for again in AGAIN}
        played = 0
        for at in sorted({first + step for first in seen for step in (0, *LATER)}):
            advised_playout(self.s, self.luck, at - played)
            played = at
            self.judged[at] = self._from_viewer(self.s.game.evaluate(self.s))
            if at in seen and not self.s.over:
                self.told[at] = self.s.game.codec(self.s.players).told(self.s, seat)

    def shares(self) -> list[float]:
        """Everybody's share of the win, from the viewer on, once it is played to the end."""
        advised_playout(self.s, self.luck, TO_THE_END)
        return self._from_viewer(shares_of(self.s.ranks))

    def _from_viewer(self, numbers: list[float]) -> list[float]:
        return numbers[self.seat :] + numbers[: self.seat]


def two_of(game: Game, believed: State, seat: int, rng: random.Random) -> list[int]:
    """Two of the likeliest actions by advice, most often the likeliest and another."""
    legal, scores = believed.legal_for(seat), game.action_scores(believed, seat)
    order = sorted(range(len(legal)), key=lambda at: (-scores[at], at))[:LIKELIEST]
    if rng.random() < WITH_THE_BEST:
        others = range(1, len(order))
        ranks = [0, *rng.choices(others, [1 / (rank + 1) for rank in others])]
    else:
        ranks = sorted(rng.sample(range(len(order)), 2))
    return [legal[order[rank]] for rank in ranks]


def add_pairs(shard: Shard, s: State, ends: float, rng: random.Random) -> None:
    """Play two actions of a position, and keep both as they are later; where one is over, both are played out."""
    seat, game = s.actor, s.game
    believed = game.sample(s, seat, rng)
    codes = two_of(game, believed, seat, rng)
    after, luck, whole = rng.choice(AFTER), rng.getrandbits(64), rng.random() < ends
    pair = [Sibling(believed, seat, code, luck, after) for code in codes]
    ended = whole or any(one.s.over for one in pair)
    shares = [one.shares() if ended else [0.0] * s.players for one in pair]
    for at in (after + again for again in AGAIN):
        if all(at in one.told for one in pair):
            for one, share in zip(pair, shares, strict=True):
                shard.add_position(one.told[at].places, one.told[at].values, one.judged[at])
                shard.add_sibling(share, [one.judged[at + step] for step in LATER])
            shard.add_pair(at, ended)


def tasks(said: Any) -> Iterator[Task]:
    """The files that are not there yet, until the time is up."""
    until = time.time() + said.minutes * 60
    folder = Path(said.out)
    game = loaded(said.game)
    players = said.players or game.default_players
    check_folder(folder, SIBLINGS, game, players)
    folder.mkdir(parents=True, exist_ok=True)
    for seed in range(said.first, said.first + said.files):
        file = folder / f"{seed:06d}{SUFFIX}"
        if time.time() >= until:
            return
        if not file.exists():
            yield Task(said.game, players, said.games, said.ends, seed, file)


def generate(said: Any) -> Iterator[int]:
    """Play all that are missing; how many pairs each file has."""
    yield from as_they_come(play_shard, tasks(said), said.jobs)
