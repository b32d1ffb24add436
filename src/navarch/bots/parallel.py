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
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, NamedTuple

from .. import registry
from ..engine.components import Correction
from ..engine.game import Game
from ..engine.perspective import Perspective
from ..engine.search import Tree
from .bot import BadBot

Tried = list[tuple[int, int, float]]  # actions at the root, with their visits and the sum of the seat's shares
MakeTree = Callable[[Game, int, random.Random], Tree]  # for a game with so many players


def plain_tree(game: Game, _players: int, rng: random.Random) -> Tree:
    """That of the search by the game's own settings."""
    return Tree(rng, game.search)


class Search(NamedTuple):
    """What one process is asked."""

    game: str
    components: Correction | None
    believed: dict[str, object]
    seat: int
    seed: int
    until: float  # by the clock on the wall, which all processes share: whoever starts late ends with the others
    iterations: int  # 0: until the time is up
    make_tree: MakeTree = plain_tree

    @classmethod
    def of(
        cls,
        perspective: Perspective,
        rng: random.Random,
        seconds: float,
        iterations: int,
        make_tree: MakeTree = plain_tree,
    ) -> Search:
        """The question of a seat."""
        game, believed = perspective.game, perspective.sample(rng).dump()
        until, seed = time.time() + seconds, rng.getrandbits(64)
        components, seat = game.components.correction, perspective.seat
        return cls(game.name, components, believed, seat, seed, until, iterations, make_tree)


class Helpers:
    """So many processes that wait to be asked, each at the other end of a line."""

    def __init__(self, count: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._lines: list[Connection] = []
        self._processes: list[SpawnProcess] = []
        for _ in range(count):
            mine, theirs = context.Pipe()
            process = context.Process(target=work_through, args=(theirs, searched), daemon=True)
            process.start()
            theirs.close()
            self._lines.append(mine)
            self._processes.append(process)

    def begin(self, searches: list[Search]) -> None:
        """Let each of these be searched by one of them."""
        try:
            for line, search in zip(self._lines, searches, strict=True):
                line.send(search)
        except OSError as error:
            raise _ended() from error

    def found(self) -> list[Tried]:
        """What they have found."""
        try:
            answers: list[Tried | Exception] = [line.recv() for line in self._lines]
        except (EOFError, OSError) as error:
            raise _ended() from error
        found: list[Tried] = []
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
            found.append(answer)
        return found

    def stop(self) -> None:
        """End them, whatever they search: nobody waits for it any more. The next question starts others."""
        _helpers.cache_clear()
        for process, line in zip(self._processes, self._lines, strict=True):
            process.kill()
            process.join()
            line.close()


@lru_cache(maxsize=4)
def _helpers(_process: int, count: int) -> Helpers:
    return Helpers(count)


def helpers(count: int) -> Helpers:
    """The processes of this one, which are started once; a fork has none of its parent's."""
    return _helpers(os.getpid(), count)


def _ended() -> BadBot:
    """What is told of a process that was ended; the next question starts others."""
    return BadBot("a process that searched beside this one has ended before it answered")


def searched(search: Search) -> Tried:
    """In a process of its own: search."""
    game = _game(search.game, search.components)
    asked = Perspective(game, game.restore(search.believed), search.seat)
    tree = search.make_tree(game, asked.players, random.Random(search.seed))
    done = 0
    while not done or (time.time() < search.until and (not search.iterations or done < search.iterations)):
        tree.think(asked)
        done += 1
    return tree.tried()


@lru_cache(maxsize=4)
def _game(name: str, components: Correction | None) -> Game:
    entry = registry.registered(registry.GAMES).get(name)
    if entry is None:
        raise BadBot(f"the game {name!r} is not installed, so that no other process can search in it: say one process")
    game: Game = registry.imported(entry.module, f"the game {name!r}").build(components)
    return game


def work_through(line: Connection, work: Callable[[Any], object]) -> None:
    """In a process that works for another: one task after the other, until nobody is at the other end.

    What goes wrong in a task is told there. The keyboard's interrupt is left to that one, and both end together.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_the_parent()
    with suppress(EOFError, OSError):
        while True:
            task = line.recv()
            try:
                line.send(work(task))
            except Exception as error:
                line.send(error)


def end_with_the_parent() -> None:
    """In a process that works for another: end with it, even if that was killed, and a search has long to go."""
    threading.Thread(target=_await_the_parent, daemon=True).start()


def _await_the_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
