"""Games of the search against itself, each of them a shard: `gen`."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from ..arena.decisions import loaded, luck_and_whim, most_tried, played
from ..arena.play import shares_of
from ..arena.processes import as_they_come
from ..bots.learned import learned_tree
from ..bots.weights import network_of, origin_of
from ..engine.game import Game
from ..engine.perspective import Perspective
from ..engine.search import Tree, priors_by_rank
from ..engine.state import State
from .shards import SEARCH, SUFFIX, Shard, check_folder

LOTS = 0.1  # so many decisions are drawn by lot from what the search tried, so that games differ


class Task(NamedTuple):
    """One game to be played."""

    game: str
    players: int
    iterations: int
    seed: int
    weights: str  # of the player; none: the search by advice
    file: Path


def play_game(task: Task) -> int:
    """Play one game, and keep what it taught; how many decisions it had."""
    game = loaded(task.game)
    luck, whim = luck_and_whim(task.seed)
    shard = Shard(origin_of(game, task.players))
    seats: list[int] = []

    def choose(s: State) -> int:
        tree = searched(task, game, s, whim)
        note(shard, game, s, tree, whim)
        seats.append(s.actor)
        return chosen(tree, whim)

    s = played(game.new(task.players), luck, choose)
    shares = shares_of(s.ranks)
    for seat in seats:
        others = [score for other, score in enumerate(s.scores) if other != seat]
        shard.add_end(shares[seat:] + shares[:seat], s.scores[seat] - max(others))
    shard.write(task.file)
    return len(shard)


def searched(task: Task, game: Game, s: State, rng: random.Random) -> Tree:
    """The tree of the seat that is asked, as honest as that of a bot."""
    plain = not task.weights
    tree = Tree(rng, game.search) if plain else learned_tree(task.weights, game, task.players, rng)
    asked = Perspective(game, s, s.actor)
    for _ in range(task.iterations):
        tree.think(asked)
    return tree


def chosen(tree: Tree, rng: random.Random) -> int:
    """What was tried most; now and then any of what was tried, by how often it was."""
    if rng.random() < LOTS:
        tried = tree.tried()
        return rng.choices([code for code, _, _ in tried], [visits for _, visits, _ in tried])[0]
    return most_tried(tree)


def note(shard: Shard, game: Game, s: State, tree: Tree, rng: random.Random) -> None:
    """Keep a decision; advice and evaluation are asked about a sample, so that they tell nothing hidden."""
    seat, legal = s.actor, s.legal()
    believed = game.sample(s, seat, rng)
    told = game.codec(s.players).told(believed, seat)
    judged = game.evaluate(believed)
    shard.add_position(told.places, told.values, judged[seat:] + judged[:seat])
    tried = {code: (visits, total) for code, visits, total in tree.tried()}
    found = [tried.get(code, (0, 0.0)) for code in legal]
    priors = priors_by_rank(game.action_scores(believed, seat), game.search.decay)
    shard.add_choice(legal, priors, [visits for visits, _ in found], [total for _, total in found])


def tasks(said: Any) -> Iterator[Task]:
    """The games that are not there yet, until the time is up."""
    until = time.time() + said.minutes * 60
    folder = Path(said.out)
    game = loaded(said.game)
    players = said.players or game.default_players
    check_folder(folder, SEARCH, game, players)
    if said.weights:
        network_of(game, players, said.weights)  # or it says what does not fit, before anything is played
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(said.first, said.first + said.games):
        file = folder / f"{number:06d}{SUFFIX}"
        if time.time() >= until:
            return
        if not file.exists():
            yield Task(said.game, players, said.iterations, number, said.weights, file)


def generate(said: Any) -> Iterator[int]:
    """Play all that are missing; how many decisions each had."""
    yield from as_they_come(play_game, tasks(said), said.jobs)
