"""A small network that tells of a position what each seat's share is worth, and which actions a search would try.

It needs nothing but Python. Its inputs are the few places of the tensor at which something stands (`Codec.told`), so
that its first layer is a sum of rows. Each row is one long integer with a lane of 32 bits for every unit: a single
addition adds all units at once, compiled or not.
"""

from __future__ import annotations

import math
import random
import struct
from typing import Final

from .codec import Told
from .errors import BadGame
from .game import Game
from .search import Tree
from .search_settings import SearchSettings
from .state import NOBODY, State

LANE: Final = 32  # bits
MIDDLE: Final = 1 << 31  # of a lane: what stands for 0
LARGEST: Final = 1 << 30  # that a unit may come to, whatever is told: half of a lane is kept free for places told twice
PARTS: Final = 8  # of 1, in which inputs are told
MOST: Final = 255  # larger numbers count as this one
SMALLEST: Final = 1e-3  # of what is between 0 and 1, before its logarithm is taken

Matrix = list[list[float]]


def scaled(value: int) -> int:
    """A number of the tensor as the network takes it, in eighths: 1 is 1, and each doubling adds about 1."""
    size = min(MOST, abs(value))
    eighths = int(PARTS * math.log2(1 + size) + 0.5)
    return eighths if value > 0 else -eighths


class Network:
    """Rows for the places of the tensor, two layers of units, and from the second of them shares and actions."""

    def __init__(
        self, game: Game, players: int, places: list[int], matrices: dict[str, Matrix], trust: tuple[float, float]
    ) -> None:
        self.codec = game.codec(players)
        self.players = players
        self.advice_trust: float = trust[0]  # how much the logarithm of a prior by the game's advice counts
        self.evaluation_trust: float = trust[1]  # how much the logarithm of a share by the game's evaluation counts
        self.second: Matrix = matrices["second"]  # unit -> weights of the units of the first layer
        self.second_bias: list[float] = matrices["second_bias"][0]
        self.shares: Matrix = matrices["shares"]  # seat from the viewer on -> weights
        self.shares_bias: list[float] = matrices["shares_bias"][0]
        self.actions: Matrix = matrices["actions"]  # action -> weights
        self.actions_bias: list[float] = matrices["actions_bias"][0]
        self.inputs: list[int] = [scaled(value) for value in range(MOST + 1)]
        self._lay_out(places, matrices["first"], matrices["first_bias"][0])

    def _lay_out(self, places: list[int], first: Matrix, bias: list[float]) -> None:
        """Write the first layer in lanes, as finely as no sum can leave its lane."""
        width = len(bias)
        if len(first) != len(places) or any(place >= self.codec.width for place in places):
            raise BadGame("the network was made for another tensor")
        reach = [abs(weight) * PARTS for weight in bias]
        for row in first:
            for unit in range(width):
                reach[unit] += abs(row[unit]) * self.inputs[MOST]
        fineness = LARGEST / max(1.0, *reach)
        self.rows: list[int] = [0] * self.codec.width
        for i in range(len(places)):
            self.rows[places[i]] = in_lanes([round(weight * fineness) for weight in first[i]])
        self.start: int = in_lanes([MIDDLE + round(weight * PARTS * fineness) for weight in bias])
        self.fineness: float = fineness * PARTS
        self.length = width * LANE // 8
        self.lanes = f"<{width}I"

    def units(self, told: Told) -> list[float]:
        """What the units of the second layer say of a position."""
        rows, inputs = self.rows, self.inputs
        places, values = told.places, told.values
        ones, total = 0, self.start
        for i in range(len(places)):
            value = values[i]
            row = rows[places[i]]
            if value == 1:
                ones += row
            elif value > 0:
                total += row * inputs[min(value, MOST)]
            else:
                total -= row * inputs[min(-value, MOST)]
        found = struct.unpack(self.lanes, (total + ones * PARTS).to_bytes(self.length, "little"))
        return self._second([int(lane) for lane in found])

    def _second(self, lanes: list[int]) -> list[float]:
        awake: list[int] = []
        told: list[float] = []
        for unit in range(len(lanes)):
            if lanes[unit] > MIDDLE:
                awake.append(unit)
                told.append((lanes[unit] - MIDDLE) / self.fineness)
        count = len(awake)
        found: list[float] = []
        for unit in range(len(self.second)):
            weights = self.second[unit]
            total = self.second_bias[unit]
            for i in range(count):
                total += weights[awake[i]] * told[i]
            found.append(total if total > 0.0 else 0.0)
        return found

    def worth(self, s: State, viewer: int, judged: list[float]) -> list[float]:
        """The share of each seat, as the viewer may expect it, with what the game's evaluation judges; together 1."""
        units = self.units(self.codec.told(s, viewer))
        players = self.players
        logits: list[float] = []
        for i in range(players):
            trusted = self.evaluation_trust * math.log(max(judged[(viewer + i) % players], SMALLEST))
            logits.append(trusted + dot(self.shares[i], units, self.shares_bias[i]))
        parts = softmax(logits)
        return [parts[(seat - viewer) % players] for seat in range(players)]

    def priors(self, s: State, actor: int, legal: list[int], advised: list[float]) -> list[float]:
        """How much a search would try each legal action, as parts of 1; with what the advice thinks of each."""
        units = self.units(self.codec.told(s, actor))
        logits: list[float] = []
        for i in range(len(legal)):
            code = legal[i]
            liking = self.advice_trust * math.log(max(advised[i], SMALLEST))
            logits.append(liking + dot(self.actions[code], units, self.actions_bias[code]))
        return softmax(logits)


class LearnedTree(Tree):
    """A tree whose priors are the network's, and whose playouts are judged by the evaluation and the network."""

    def __init__(
        self, rng: random.Random, settings: SearchSettings, network: Network, policy: float, value: float
    ) -> None:
        super().__init__(rng, settings)
        self.network = network
        self.policy = policy  # how much the network's priors count beside those of the advice, from 0 to 1
        self.value = value  # how much its judgement counts beside the evaluation, from 0 to 1

    def priors(self, s: State, actor: int, legal: list[int]) -> list[float]:
        """The network's, mixed with those by rank in the advice."""
        advised = super().priors(s, actor, legal)
        policy = self.policy
        if policy == 0.0 or len(legal) == 1:
            return advised
        learned = self.network.priors(s, actor, legal, advised)
        return [policy * learned[i] + (1.0 - policy) * advised[i] for i in range(len(legal))]

    def judged(self, s: State, seat: int) -> list[float]:
        """What the game's evaluation says, mixed with what the network says; at the end only the former."""
        shares = s.game.evaluate(s)
        value = self.value
        if value == 0.0 or s.actor == NOBODY:
            return shares
        learned = self.network.worth(s, seat, shares)
        return [value * learned[other] + (1.0 - value) * shares[other] for other in range(s.players)]


def in_lanes(numbers: list[int]) -> int:
    """Numbers side by side in one; sums and multiples of such are those of their numbers."""
    found = 0
    for number in reversed(numbers):
        found = (found << LANE) + number
    return found


def dot(weights: list[float], units: list[float], bias: float) -> float:
    """What a row of weights makes of the units."""
    total = bias
    for i in range(len(units)):
        total += weights[i] * units[i]
    return total


def softmax(logits: list[float]) -> list[float]:
    """Parts of 1 that grow with the logits."""
    most = max(logits)
    found = [math.exp(logit - most) for logit in logits]
    total = 0.0
    for part in found:
        total += part
    return [part / total for part in found]
