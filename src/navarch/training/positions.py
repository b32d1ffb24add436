"""Shards as arrays, and batches of positions for the network. Needs NumPy, and nothing of the engine that plays."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..engine.network import MOST, PARTS, SMALLEST, scaled
from .shards import Shard, read_all

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

HELD_OUT = 10  # one game in so many is not learned from
OTHERS_LEAST = 0.1  # how the others share what the search does not give the viewer, where all have lost
INPUTS = np.array([scaled(value) / PARTS for value in range(MOST + 1)], np.float32)


class Batch(NamedTuple):
    """Some positions; actions stand in rows that are filled up, and `legal` says how far."""

    inputs: Floats  # position, row of the first layer
    judged: Floats  # logarithm of the evaluation, by seat from the viewer on
    shares: Floats  # what is to be learned, the same way
    outcome: Floats  # what came of the game
    codes: Ints
    advised: Floats  # logarithm of the prior by advice
    legal: NDArray[np.bool_]
    visits: Floats  # as parts of 1: what is to be learned


class Positions:
    """The decisions of many games."""

    def __init__(self, shards: list[Shard], places: list[int], outcome_part: float) -> None:
        self.outcome_part = outcome_part  # of the target for shares; the rest is what the search found
        self.players = int(shards[0].origin["players"])
        self.places = places
        row_of = np.full(65536, -1, np.int64)
        row_of[places] = np.arange(len(places))
        self.rows = row_of[joined(shards, "places")]
        values = joined(shards, "values")
        self.values = (np.sign(values) * INPUTS[np.minimum(np.abs(values.astype(np.int64)), MOST)]).astype(np.float32)
        self.told = starts(joined(shards, "told"))
        self.options = starts(joined(shards, "options"))
        self.codes = joined(shards, "codes").astype(np.int64)
        self.advised = np.log(np.maximum(joined(shards, "priors"), SMALLEST)).astype(np.float32)
        self.visits = joined(shards, "visits").astype(np.float32)
        self.totals = joined(shards, "totals")
        self.judged = np.log(np.maximum(joined(shards, "judged"), SMALLEST)).reshape(-1, self.players)
        self.outcome = joined(shards, "shares").reshape(-1, self.players)

    def __len__(self) -> int:
        return len(self.told) - 1

    def digest(self) -> str:
        """A fingerprint: learning is gone on with only by the games that it was begun with."""
        found = hashlib.sha256()
        for column in (self.told, self.codes, self.visits, self.totals, self.outcome):
            found.update(np.ascontiguousarray(column).tobytes())
        return found.hexdigest()

    def batch(self, which: Ints) -> Batch:
        """These positions."""
        inputs = np.zeros((len(which), len(self.places)), np.float32)
        at, there = _ranges(self.told, which)
        rows = self.rows[there]
        known = rows >= 0
        np.add.at(inputs.reshape(-1), (at * len(self.places) + rows)[known], self.values[there][known])
        at, there = _ranges(self.options, which)
        counts = self.options[which + 1] - self.options[which]
        column = np.arange(len(there)) - np.repeat(np.cumsum(counts) - counts, counts)
        shape = (len(which), int(counts.max()))
        codes, legal = np.zeros(shape, np.int64), np.zeros(shape, bool)
        advised, visits, totals = (np.zeros(shape, np.float32) for _ in range(3))
        codes[at, column], legal[at, column] = self.codes[there], True
        advised[at, column], visits[at, column] = self.advised[there], self.visits[there]
        totals[at, column] = self.totals[there]
        tries = np.maximum(1.0, visits.sum(1, keepdims=True))
        shares = self._shares(self.outcome[which], totals.sum(1) / tries[:, 0])
        return Batch(inputs, self.judged[which], shares, self.outcome[which], codes, advised, legal, (visits / tries))

    def _shares(self, outcome: Floats, found: Floats) -> Floats:
        """What came of the game, mixed with what the search found for the viewer; the others share what is left."""
        wanted = outcome.copy()
        wanted[:, 0] = self.outcome_part * outcome[:, 0] + (1 - self.outcome_part) * found
        others = outcome[:, 1:] + OTHERS_LEAST
        wanted[:, 1:] = others / others.sum(1, keepdims=True) * (1 - wanted[:, :1])
        return wanted

    def batches(self, size: int, rng: np.random.Generator | None) -> Iterator[Batch]:
        """All of them once, in any order or in theirs."""
        order = np.arange(len(self)) if rng is None else rng.permutation(len(self))
        for first in range(0, len(order), size):
            yield self.batch(order[first : first + size])


def read_positions(folder: Path, outcome_part: float) -> tuple[dict[str, Any], Positions, Positions]:
    """What the data belong to, the positions to learn from, and those held out: of other games."""
    learned, held = parted(list(read_all(folder)))
    places = places_of(learned)
    return learned[0].origin, Positions(learned, places, outcome_part), Positions(held, places, outcome_part)


def parted(shards: list[Shard]) -> tuple[list[Shard], list[Shard]]:
    """Those to learn from, and those held out; a single one is both."""
    learned = [shard for number, shard in enumerate(shards) if number % HELD_OUT or len(shards) == 1]
    return learned, shards[::HELD_OUT]


def places_of(shards: list[Shard]) -> list[int]:
    """The places of the tensor at which something stood."""
    return [int(place) for place in np.unique(joined(shards, "places"))]


def joined(shards: list[Shard], name: str) -> NDArray[Any]:
    """A column of all shards."""
    return np.concatenate([np.array(shard.columns[name]) for shard in shards])


def starts(counts: NDArray[Any]) -> Ints:
    """Where the items of each position begin, and where the last ones end."""
    return np.concatenate([[0], np.cumsum(counts.astype(np.int64))])


def _ranges(begun: Ints, which: Ints) -> tuple[Ints, Ints]:
    """For every item of these positions: the number of its position in the batch, and where it stands."""
    counts = begun[which + 1] - begun[which]
    at = np.repeat(np.arange(len(which)), counts)
    offsets = np.arange(len(at)) - np.repeat(np.cumsum(counts) - counts, counts)
    return at, np.repeat(begun[which], counts) + offsets
