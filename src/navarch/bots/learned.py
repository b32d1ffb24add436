"""The learned player: the same search, with a network's opinion of which actions to try and of who stands how well."""

from __future__ import annotations

import random

from ..engine.game import Game
from ..engine.network import LearnedTree, Network
from ..engine.perspective import Perspective
from ..engine.search import Tree
from .bot import BadBot
from .ismcts import SearchBot, search_bot
from .weights import Play, network_of

FILE = "@"  # `learned:0.2@FILE`: by the weights of that file


def learned_tree(game: Game, players: int, weights: str, rng: random.Random) -> LearnedTree:
    """A tree of the search by the weights of a file, or by those that are installed."""
    network, play = network_of(game, players, weights)
    return tree_by(game, network, play, rng)


def tree_by(game: Game, network: Network, play: Play, rng: random.Random) -> LearnedTree:
    """A tree of the search that uses a network so."""
    settings = game.search._replace(playout=play.playout, exploration=play.exploration)
    return LearnedTree(rng, settings, network, play.policy, play.value)


class LearnedBot(SearchBot):
    """Thinks for a time or a number of iterations, in one process."""

    name = "learned"

    def __init__(self, seed: int | None, seconds: float, iterations: int, weights: str) -> None:
        super().__init__(seed, seconds, iterations)
        self.weights = weights

    def tree(self, perspective: Perspective) -> Tree:
        """A new tree for a question to a seat, by the weights for so many players."""
        players = perspective.sample(self.rng).players
        return learned_tree(perspective.game, players, self.weights, self.rng)


def learned_bot(seed: int | None = None, said: str = "") -> LearnedBot:
    """The bot for a budget as it is said: `0.2` seconds or `500i` iterations, `0.2@FILE` by the weights of a file."""
    budget, _, weights = said.partition(FILE)
    plain = search_bot(seed, budget)
    if plain.processes > 1:
        raise BadBot(f"'learned:{said}': the learned player thinks in one process")
    return LearnedBot(seed, plain.seconds, plain.iterations, weights)
