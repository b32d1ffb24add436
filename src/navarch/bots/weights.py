"""The weights of a learned player, in a file: a line of JSON, then the numbers, packed. Reading needs Python alone.

Weights belong to one game as it was when they were learned: other rules, values or tensors refuse them.
"""

from __future__ import annotations

import hashlib
import json
import logging
import math
import os
import sys
import zlib
from array import array
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from ..engine.errors import NavarchError
from ..engine.game import Game
from ..engine.network import Matrix, Network
from ..engine.search_settings import SearchSettings
from .bot import BadBot

LOG = logging.getLogger("navarch.bots")
FORMAT = 1
MOST_PLAYOUT = 1_000_000  # decisions
MOST_BYTES = 1 << 28  # of weights or data, unpacked: far more than any game needs
UNREADABLE = (OSError, ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError, zlib.error)
SUFFIX = ".weights"
SHIPPED = Path(__file__).parent / "learned_weights"
MATRICES = ("first", "first_bias", "second", "second_bias", "shares", "shares_bias", "actions", "actions_bias")
WORDS = {
    "game": "the game",
    "players": "the number of players",
    "version": "the version of the rules",
    "components": "the digest of the box",
    "encoder": "the digest of the tensor",
    "space": "the number of actions",
    "actions": "the digest of the actions",
}


class NoWeights(BadBot):
    """There are no weights for this game as it is here."""


class Play(NamedTuple):
    """How a search goes about with a network; all else is as the game's own settings of the search have it."""

    playout: int  # decisions by advice beyond the tree
    policy: float = 1.0  # how much the network's priors count beside those of the advice
    value: float = 0.0  # how much its judgement counts beside the evaluation
    decay: float = 1.0  # how fast the priors by advice fall with the rank
    quiet: int = 0  # 1: playouts go on to a quiet choice

    def settings(self, own: SearchSettings) -> SearchSettings:
        """Those of the search."""
        return own._replace(playout=self.playout, decay=self.decay, quiet=self.quiet)


def usual_play(own: SearchSettings) -> Play:
    """How a search goes about that has a game's own settings."""
    return Play(own.playout, decay=own.decay, quiet=own.quiet)


def play_of(said: dict[str, Any]) -> Play:
    """How a search shall use a network, as it is said."""
    play = Play(**said)
    whole = 0 <= play.playout <= MOST_PLAYOUT and play.playout % 1 == 0
    fits = 0 <= play.policy <= 1 and 0 <= play.value <= 1 and 0 <= play.decay < math.inf and play.quiet in (0, 1)
    if not (whole and fits):
        said_so = ",".join(f"{name}={value:g}" for name, value in play._asdict().items())
        raise BadBot(
            f"{said_so}: a playout is a whole number, policy and value are from 0 to 1, "
            "decay is not below 0, and quiet is 0 or 1"
        )
    return play._replace(playout=int(play.playout), quiet=int(play.quiet))


class Weights(NamedTuple):
    """What stands in the file."""

    origin: dict[str, Any]
    play: Play
    figures: dict[str, Any]  # how it was learned, and how well
    trust: tuple[float, float]  # in the advice, in the evaluation
    places: list[int]  # those of the tensor that have a row
    matrices: dict[str, Matrix]

    def write(self, file: Path) -> None:
        """Write the file, whole or not at all."""
        shapes = {name: [len(self.matrices[name]), len(self.matrices[name][0])] for name in MATRICES}
        head = {
            "format": FORMAT,
            "origin": self.origin,
            "play": self.play._asdict(),
            "figures": self.figures,
            "trust": list(self.trust),
            "places": len(self.places),
            "shapes": shapes,
        }
        parts = [_bytes(array("H", self.places))]
        for name in MATRICES:
            parts.append(_bytes(array("f", [number for row in self.matrices[name] for number in row])))
        beside = file.with_name(f"{file.name}.{os.getpid()}.part")
        beside.write_bytes(json.dumps(head).encode() + b"\n" + zlib.compress(b"".join(parts), 9))
        beside.replace(file)


def check_place(file: Path) -> None:
    """Refuse a place where no weights can be written, before anything is learned or played."""
    if file.is_dir():
        raise BadBot(f"{file} is a folder: say a file for the weights")


def origin_of(game: Game, players: int) -> dict[str, Any]:
    """What weights and data belong to."""
    actions = "\n".join(game.space.text(code) for code in range(game.space.size))
    return {
        "game": game.name,
        "players": players,
        "version": game.version,
        "components": game.components.digest,
        "encoder": hashlib.sha256("\n".join(game.codec(players).names).encode()).hexdigest(),
        "space": game.space.size,
        "actions": hashlib.sha256(actions.encode()).hexdigest(),
    }


def read_weights(file: Path) -> Weights:
    """The weights of a file."""
    try:
        head, packed = head_and_packed(file, FORMAT)
        shapes = _checked_shapes(head)
        data = unpacked(packed, 2 * head["places"] + sum(4 * rows * columns for rows, columns in shapes.values()))
        at = 2 * head["places"]
        places = _numbers("H", data[:at])
        matrices: dict[str, Matrix] = {}
        for name in MATRICES:
            rows, columns = shapes[name]
            numbers = _numbers("f", data[at : at + 4 * rows * columns])
            if not math.isfinite(sum(numbers)):
                raise ValueError(f"{name} holds something that is no number")
            at += 4 * rows * columns
            matrices[name] = [numbers[row * columns : (row + 1) * columns] for row in range(rows)]
        advice, evaluation = (float(number) for number in head["trust"])
        if not (math.isfinite(advice) and math.isfinite(evaluation)):
            raise ValueError("trust holds something that is no number")
        trust = advice, evaluation
        return Weights(head["origin"], play_of(head["play"]), dict(head["figures"]), trust, places, matrices)
    except (BadBot, *UNREADABLE) as error:
        raise BadBot(f"{file} cannot be read as weights: {error}") from error


def head_and_packed(file: Path, form: int) -> tuple[dict[str, Any], bytes]:
    """The first line of a file as JSON, if it is of that format, and what is packed below it."""
    line, _, packed = file.read_bytes().partition(b"\n")
    head: dict[str, Any] = json.loads(line)
    if head["format"] != form:
        raise ValueError(f"format {head['format']!r}, and this is {form}")
    return head, packed


def unpacked(packed: bytes, length: int) -> bytes:
    """What was packed, if it is so long: never more is unpacked."""
    if not 0 <= length <= MOST_BYTES:
        raise ValueError(f"{length} bytes are told, and {MOST_BYTES} may be")
    unpacking = zlib.decompressobj()
    data = unpacking.decompress(packed, length + 1)
    if len(data) != length or not unpacking.eof:
        raise ValueError(f"it is cut off, or longer than the {length} bytes that are told")
    return data


def _checked_shapes(head: dict[str, Any]) -> dict[str, tuple[int, int]]:
    """Rows and columns of each matrix, where they fit each other."""
    found = {name: (int(rows), int(columns)) for name, (rows, columns) in head["shapes"].items()}
    origin, hidden, inner = head["origin"], found["first_bias"][1], found["second_bias"][1]
    wanted = {
        "first": (head["places"], hidden),
        "first_bias": (1, hidden),
        "second": (inner, hidden),
        "second_bias": (1, inner),
        "shares": (origin["players"], inner),
        "shares_bias": (1, origin["players"]),
        "actions": (origin["space"], inner),
        "actions_bias": (1, origin["space"]),
    }
    if found != wanted or min(min(shape) for shape in found.values()) < 1:
        raise ValueError("its matrices do not fit each other")
    return found


def check_origin(weights: Weights, game: Game, players: int, file: Path) -> None:
    """Refuse weights that were learned in another game than this one."""
    here = origin_of(game, players)
    for key, word in WORDS.items():
        if weights.origin.get(key) != here[key]:
            learned = str(weights.origin.get(key))[:16]
            raise NoWeights(
                f"{file}: {word} is {str(here[key])[:16]} here, and was {learned} when these weights were learned"
            )


def weights_file(game: Game, players: int, file: str) -> Path:
    """The file that was named, or the one that is installed for so many players."""
    return Path(file) if file else SHIPPED / f"{game.name}-{players}{SUFFIX}"


def network_of(game: Game, players: int, file: str) -> tuple[Network, Play]:
    """The network of a file, and how it is used; read once in each process. No file: the one that is installed."""
    path = weights_file(game, players, file)
    if not path.is_file():
        raise NoWeights(f"there are no weights for {game.title} with {players} players: no file {path}")
    told = path.stat()
    return _network(game, players, path, (told.st_mtime_ns, told.st_size, told.st_ino))


@lru_cache(maxsize=16)
def shipped_network(game: Game, players: int) -> tuple[Network, Play] | None:
    """The network that is installed, or None where none fits: for other players, components or rules.

    One that cannot be read is told of, once in each process, and ends nobody's game.
    """
    try:
        return network_of(game, players, "")
    except NoWeights:
        return None
    except (NavarchError, OSError) as error:
        LOG.error("%s: the plain search plays instead", error)
        return None


@lru_cache(maxsize=8)
def _network(game: Game, players: int, path: Path, _version: tuple[int, int, int]) -> tuple[Network, Play]:
    """The same; a file that was written anew is another version, and read again."""
    weights = read_weights(path)
    check_origin(weights, game, players, path)
    network = Network(game, players, weights.places, weights.matrices, weights.trust)
    return network, weights.play


def _bytes(column: array[Any]) -> bytes:
    if sys.byteorder == "big":
        column.byteswap()
    return column.tobytes()


def _numbers(code: str, data: bytes) -> list[Any]:
    column: array[Any] = array(code)
    column.frombytes(data)
    if sys.byteorder == "big":
        column.byteswap()
    return column.tolist()
