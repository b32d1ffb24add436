"""Shards of siblings as arrays, what is to be learned of them, and how well it is told. Needs NumPy."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..engine.network import MOST, SMALLEST, scaled
from .fitting import entropy, log_softmax
from .positions import Floats, joined, parted, places_of, starts
from .shards import LATER, SIBLINGS, BadShard, Shard, read_all

EIGHTHS = np.array([scaled(value) for value in range(MOST + 1)], np.int8)
SPANS = ((0, 3), (4, 10), (11, 20), (21, 45))  # decisions after the actions: as far as playouts of a search go
NEAR = SPANS[-1][1]


class Figures(NamedTuple):
    """How well outcomes are told; of entropy and error less is better."""

    entropy: float  # the cross entropy of the shares
    error: float  # the squared error of the difference between two siblings' own shares
    correlation: float  # of these differences with those of the outcomes, about 0

    def told(self) -> str:
        """In words."""
        return f"cross entropy {self.entropy:.4f}, error of differences {self.error:.5f}, r {self.correlation:.4f}"


class Pairs:
    """Siblings: positions 2 i and 2 i + 1 are the pair i."""

    def __init__(self, shards: list[Shard], places: list[int]) -> None:
        self.players = int(shards[0].origin["players"])
        self.places = places
        row_of = np.full(65536, -1, np.int32)
        row_of[places] = np.arange(len(places))
        self.rows = row_of[joined(shards, "places")]
        values = joined(shards, "values").astype(np.int32)
        self.eighths = (np.sign(values) * EIGHTHS[np.minimum(np.abs(values), MOST)]).astype(np.int8)
        self.eighths[self.rows < 0] = 0  # a place that nothing was learned of
        self.rows[self.rows < 0] = 0
        self.told = starts(joined(shards, "told"))
        self.judged: Floats = np.log(np.maximum(joined(shards, "judged"), SMALLEST)).reshape(-1, self.players)
        self.outcome: Floats = joined(shards, "shares").reshape(-1, self.players)
        self.later: Floats = joined(shards, "later").reshape(-1, len(LATER), self.players)
        self.after = joined(shards, "after").astype(np.int64)
        self.ended = joined(shards, "ended") > 0

    def __len__(self) -> int:
        return len(self.after)

    def wanted(self, outcome_part: float, later: int) -> Floats:
        """What is to be learned of each position: so much of the outcome, the rest what the evaluation says later.

        A pair that was not played to its end has no outcome: all of it is the later evaluation.
        """
        part = (outcome_part * self.ended.repeat(2)).astype(np.float32)[:, None]
        found: Floats = part * self.outcome + (1 - part) * self.later[:, LATER.index(later)]
        return found

    def digest(self) -> str:
        """A fingerprint: learning is gone on with only by the pairs that it was begun with."""
        found = hashlib.sha256()
        for column in (self.told, self.judged, self.outcome, self.later, self.after, self.ended):
            found.update(np.ascontiguousarray(column).tobytes())
        return found.hexdigest()

    def measurable(self) -> NDArray[np.bool_]:
        """Pairs by which a judge is measured: not too far from their actions, and the outcome is known."""
        return self.ended & (self.after <= NEAR)

    def figures(self, log_shares: Floats, which: NDArray[np.bool_]) -> Figures:
        """How well these shares of all positions tell the outcomes of some pairs."""
        logs, outcome = log_shares[which.repeat(2)], self.outcome[which.repeat(2)]
        own = np.exp(logs[:, 0].astype(np.float64))
        told, came = own[0::2] - own[1::2], (outcome[0::2, 0] - outcome[1::2, 0]).astype(np.float64)
        size = float(np.sqrt((told**2).sum() * (came**2).sum()))
        correlation = float((told * came).sum()) / size if size else 0.0
        return Figures(entropy(outcome, logs), float(((told - came) ** 2).mean()), correlation)

    def by_span(self, log_shares: Floats) -> dict[str, Figures]:
        """The same by how far the positions are from the actions; spans without any pair are left out."""
        found: dict[str, Figures] = {}
        for first, last in SPANS:
            which = self.ended & (self.after >= first) & (self.after <= last)
            if which.any():
                found[f"{first}-{last}"] = self.figures(log_shares, which)
        return found

    def by_evaluation(self) -> Floats:
        """What the game's evaluation alone says."""
        return log_softmax(self.judged)


def read_pairs(folder: Path) -> tuple[dict[str, Any], Pairs, Pairs]:
    """What the data belong to, the pairs to learn from, and those held out: of other games."""
    learned, held = parted([shard for shard in read_all(folder, SIBLINGS) if len(shard)])
    if not learned:
        raise BadShard(f"there is no pair in {folder}")
    places = places_of(learned)
    found = learned[0].origin, Pairs(learned, places), Pairs(held, places)
    if not found[2].measurable().any():
        raise BadShard(f"no pair that is held out in {folder} was played to its end: `siblings` plays more, by --ends")
    return found
