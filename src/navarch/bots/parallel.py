"""Processes that search beside the one that was asked, each on a tree of its own.

A process gets a position drawn from what the seat may believe, never the true one: by the law of sampling a search
finds the same in either.
"""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import threading
import time
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing.connection import Connection
from typing import NamedTuple

from .. import registry
from ..engine.components import Correction
from ..engine.game import Game
from ..engine.perspective import Perspective
from ..engine.search import Tree
from .bot import BadBot

Tried = list[tuple[int, int, float]]  # actions at the root, with their visits and the sum of the seat's shares


class Search(NamedTuple):
    """What one process is asked."""

    game: str
    components: Correction | None
    believed: dict[str, object]
    seat: int
    seed: int
    until: float  # by the clock on the wall, which all processes share: whoever starts late ends with the others
    iterations: int  # 0: until the time is up

    @classmethod
    def of(cls, perspective: Perspective, rng: random.Random, seconds: float, iterations: int) -> Search:
        """The question of a seat."""
        game, believed = perspective.game, perspective.sample(rng).dump()
        until, seed = time.time() + seconds, rng.getrandbits(64)
        return cls(game.name, game.components.correction, believed, perspective.seat, seed, until, iterations)


class Helpers:
    """So many processes that wait to be asked, as long as this end of a line to them is open."""

    def __init__(self, count: int) -> None:
        context = multiprocessing.get_context("spawn")
        theirs, self._line = context.Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(count, context, initializer=_begin, initargs=(theirs,))

    def begin(self, searches: list[Search]) -> list[Future[Tried]]:
        """Let each of these be searched by one of them."""
        try:
            return [self._pool.submit(searched, search) for search in searches]
        except BrokenProcessPool as error:
            raise _ended() from error

    def found(self, waiting: list[Future[Tried]]) -> list[Tried]:
        """What they have found."""
        try:
            return [future.result() for future in waiting]
        except BrokenProcessPool as error:
            raise _ended() from error

    def stop(self) -> None:
        """End them, whatever they search: nobody waits for it any more. The next question starts others."""
        _helpers.cache_clear()
        self._line.close()


@lru_cache(maxsize=4)
def _helpers(_process: int, count: int) -> Helpers:
    return Helpers(count)


def helpers(count: int) -> Helpers:
    """The processes of this one, which are started once; a fork has none of its parent's."""
    return _helpers(os.getpid(), count)


def _ended() -> BadBot:
    """What is told of a process that was ended; the next question starts others."""
    _helpers.cache_clear()
    return BadBot("a process that searched beside this one has ended before it answered")


def searched(search: Search) -> Tried:
    """In a process of its own: search."""
    game = _game(search.game, search.components)
    believed = game.restore(search.believed)
    rng = random.Random(search.seed)
    tree = Tree(rng, game.playout)
    done = 0
    while done < search.iterations if search.iterations else time.time() < search.until or not done:
        tree.iterate(game.sample(believed, search.seat, rng), search.seat)
        done += 1
    return tree.tried()


@lru_cache(maxsize=4)
def _game(name: str, components: Correction | None) -> Game:
    entry = registry.registered(registry.GAMES).get(name)
    if entry is None:
        raise BadBot(f"the game {name!r} is not installed, so that no other process can search in it: say one process")
    game: Game = registry.imported(entry.module, f"the game {name!r}").build(components)
    return game


def _begin(line: Connection) -> None:
    """It leaves the keyboard's interrupt to whoever asks, and ends when they hang up, even if they are killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_line, args=(line,), daemon=True).start()


def _end_with_the_line(line: Connection) -> None:
    line.poll(None)  # nothing is ever said: it is ready when the other end is closed
    os._exit(0)
