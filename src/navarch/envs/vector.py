"""Many games at once, for training: each step fills arrays that are there from the beginning.

Every game stands at a question to a seat. `step` answers all of them; a game that ends begins anew at once, and `over`
and `rewards` tell of the one that ended. With workers the games are played in processes, on memory that all share.
"""

from __future__ import annotations

import multiprocessing
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .. import bots
from ..engine.event import Illegal
from .episode import Episode, Mask, Tensor, buffer_of, check_opponents, seeds_for

RESET, STEP, CLOSE = "reset", "step", "close"  # what workers are told
Shape = tuple[int, int, int, int]  # games, width of a tensor, actions, players


class Setting(NamedTuple):
    """What is played: by how many, with which options, and whether bots have all seats but the one of the learner."""

    game: str
    players: int
    options: dict[str, object] | None = None
    opponents: tuple[str, ...] = ()  # none: every seat is asked
    components: str | Path | None = None  # the file of an owner's own copy

    def episode(self) -> Episode:
        """A game of it."""
        return Episode(self.game, self.players, self.options, self.components)


class Arrays:
    """What all games stand at, one row a game."""

    def __init__(self, memory: memoryview | None, games: int, width: int, actions: int, players: int) -> None:
        assert memory is not None  # it is open
        at = 0

        def part(shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
            nonlocal at
            found: NDArray[Any] = np.ndarray(shape, kind, memory, at)
            at += found.nbytes
            return found

        self.tensors: Tensor = part((games, width), np.float32)
        self.rewards: Tensor = part((games, players), np.float32)
        self.seats: NDArray[np.int32] = part((games,), np.int32)
        self.actions: NDArray[np.int32] = part((games,), np.int32)
        self.over: NDArray[np.int8] = part((games,), np.int8)
        self.masks: Mask = part((games, actions), np.int8)


def bytes_needed(games: int, width: int, actions: int, players: int) -> int:
    """How much memory the arrays take."""
    return games * (4 * width + 4 * players + 4 + 4 + 1 + actions)


class Lane:
    """Some of the games, played in one process."""

    def __init__(self, setting: Setting, arrays: Arrays, first: int, count: int, seed: int) -> None:
        self.setting = setting
        self.arrays = arrays
        self.rows = range(first, first + count)
        self.seed = seed
        self.begun = dict.fromkeys(self.rows, 0)
        self.episodes = {row: setting.episode() for row in self.rows}
        self.bots: dict[int, dict[int, bots.Bot]] = {}

    def tell(self, word: str) -> None:
        """Begin or step, by the word that is sent to workers."""
        if word == RESET:
            self.reset()
        else:
            self.step()

    def reset(self) -> None:
        """Every game anew."""
        for row in self.rows:
            self.arrays.over[row] = 0
            self.arrays.rewards[row] = 0
            self._begin(row)

    def step(self) -> None:
        """One answer in every game."""
        for row in self.rows:
            episode = self.episodes[row]
            episode.play(int(self.arrays.seats[row]), int(self.arrays.actions[row]))
            episode.let_bots_play(self.bots[row])
            self.arrays.over[row] = episode.state.over
            self.arrays.rewards[row] = episode.shares()
            if episode.state.over:
                self._begin(row)
            else:
                self._show(row)

    def _begin(self, row: int) -> None:
        """A new game of a row; where bots play, the learner sits at another seat every time."""
        number = row + self.begun[row] * 1_000_003
        self.begun[row] += 1
        seed = self.seed * 1_000_000_007 + number
        self.episodes[row].begin(seed)
        self.bots[row] = {}
        if self.setting.opponents:
            players = self.episodes[row].players
            seats = [(number + 1 + other) % players for other in range(players - 1)]
            made = zip(seats, self.setting.opponents, seeds_for(seed, players - 1), strict=True)
            self.bots[row] = {seat: bots.make(name, own) for seat, name, own in made}
        self.episodes[row].let_bots_play(self.bots[row])
        self._show(row)

    def _show(self, row: int) -> None:
        episode, arrays = self.episodes[row], self.arrays
        seat = next(seat for seat in episode.state.to_act() if seat not in self.bots[row])
        arrays.seats[row] = seat
        episode.codec.encode(episode.state, seat, buffer_of(arrays.tensors[row]))
        arrays.masks[row] = 0
        arrays.masks[row][episode.state.legal_for(seat)] = 1


def work(setting: Setting, name: str, shape: Shape, lane: tuple[int, int, int], line: Connection) -> None:
    """A worker: plays its games whenever it is told to."""
    memory = SharedMemory(name)
    arrays = Arrays(memory.buf, *shape)
    games = Lane(setting, arrays, *lane)
    with suppress(EOFError):  # whoever asked has gone without a word
        while (said := line.recv()) != CLOSE:
            line.send(failure_of(games, said))
    del arrays, games
    memory.close()


def failure_of(games: Lane, word: str) -> Exception | None:
    """Let games go on; what went wrong is for whoever asked."""
    try:
        games.tell(word)
    except Exception as error:  # bots of others may fail in any way
        return error
    return None


class Vector:
    """So many games of a setting, in this process or in workers."""

    def __init__(self, setting: Setting, games: int, workers: int = 0, seed: int = 0) -> None:
        episode = setting.episode()
        if setting.opponents:
            check_opponents(setting.opponents, episode.players)
        shape = (games, episode.codec.width, episode.actions, episode.players)
        self.memory = SharedMemory(create=True, size=bytes_needed(*shape))
        self.arrays = Arrays(self.memory.buf, *shape)
        self.lines: list[Connection] = []
        self.processes: list[Any] = []
        self.lane = None if workers else Lane(setting, self.arrays, 0, games, seed)
        context = multiprocessing.get_context("spawn")
        for worker in range(workers):
            first, last = games * worker // workers, games * (worker + 1) // workers
            line, end = context.Pipe()
            arguments = (setting, self.memory.name, shape, (first, last - first, seed), end)
            process = context.Process(target=work, args=arguments, daemon=True)
            process.start()
            self.lines.append(line)
            self.processes.append(process)

    def reset(self) -> Arrays:
        """Every game anew."""
        return self._tell(RESET)

    def step(self, actions: NDArray[Any]) -> Arrays:
        """One action in every game, of the seat that is asked there; if one is not legal, none is played."""
        masks = self.arrays.masks
        for row, code in enumerate(actions):
            if not 0 <= code < masks.shape[1] or not masks[row, code]:
                raise Illegal(f"action {code} is not legal in game {row}", [])
        self.arrays.actions[:] = actions
        return self._tell(STEP)

    def _tell(self, word: str) -> Arrays:
        if self.lane is not None:
            self.lane.tell(word)
        for line in self.lines:
            line.send(word)
        for failure in [line.recv() for line in self.lines]:
            if failure is not None:
                raise failure
        return self.arrays

    def close(self) -> None:
        """End the workers, and give the memory back."""
        for line in self.lines:
            line.send(CLOSE)
        for process in self.processes:
            process.join()
        self.lane = None
        del self.arrays
        self.memory.unlink()
        with suppress(BufferError):  # whoever still holds arrays keeps the memory until they go
            self.memory.close()
