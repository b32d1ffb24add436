"""The learned player: the same search, with a network's opinion of which actions to try and of who stands how well.

Weights are shipped for some games and numbers of players. Where none fit, and no file was named, it is the plain
search: a table may be of any number of players, and of an owner's own components. So it is where a shipped file is
broken, which is told in the log.
"""

from __future__ import annotations

import random
from functools import partial

from ..engine.game import Game
from ..engine.network import LearnedTree, Network
from ..engine.search import Tree
from .bot import BadBot
from .ismcts import SearchBot, read_budget
from .parallel import plain_tree
from .weights import Play, network_of, shipped_network

FILE = "@"  # `learned:0.2@FILE`: by the weights of that file


def learned_tree(weights: str, game: Game, players: int, rng: random.Random) -> Tree:
    """A tree by the weights of a file, or by those that are shipped; where none of these fit, a plain one."""
    found = network_of(game, players, weights) if weights else shipped_network(game, players)
    return plain_tree(game, players, rng) if found is None else tree_by(game, *found, rng)


def tree_by(game: Game, network: Network, play: Play, rng: random.Random) -> LearnedTree:
    """A tree of the search that uses a network so."""
    return LearnedTree(rng, play.settings(game.search), network, play.policy, play.value)


class LearnedBot(SearchBot):
    """Thinks for a time or a number of iterations, by the weights of a file or by those that are shipped."""

    name = "learned"

    def __init__(
        self, seed: int | None, seconds: float = 1.0, iterations: int = 0, processes: int = 1, weights: str = ""
    ) -> None:
        super().__init__(seed, seconds, iterations, processes)
        self.make_tree = partial(learned_tree, weights)


def learned_bot(seed: int | None = None, said: str = "") -> LearnedBot:
    """The bot for a budget as it is said: `0.2` seconds or `500i` iterations, `0.2@FILE` by the weights of a file."""
    budget, named, weights = said.partition(FILE)
    if named and not weights:
        raise BadBot(f"the bot '{LearnedBot.name}:{said}': say a file of weights after {FILE}")
    bot = LearnedBot(seed, *read_budget(LearnedBot.name, budget), weights)
    bot.plays = True
    return bot
