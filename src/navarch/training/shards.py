"""What a game of the search taught, in a file: every decision as the seat saw it, and what came of the game.

A shard is a line of JSON (what it was made with, and how long each column is) and then the columns, one after another,
packed. It is written and read with nothing but Python, and put in place only when it is whole.
"""

from __future__ import annotations

import json
import math
import os
import sys
import zlib
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..bots.weights import UNREADABLE, head_and_packed, unpacked
from ..engine.errors import NavarchError

FORMAT = 1
SUFFIX = ".shard"
COLUMNS = {
    "told": "H",  # position -> how many places of the tensor are told
    "places": "H",
    "values": "h",
    "options": "H",  # position -> how many actions are legal
    "codes": "H",
    "priors": "f",  # how much the advice favours each of them
    "visits": "I",
    "totals": "f",  # the sum of the seat's shares
    "judged": "f",  # position and seat from the viewer on -> its share by the game's evaluation
    "shares": "f",  # position and seat from the viewer on -> its share of the win at the end
    "margins": "f",  # position -> by how much its seat was ahead of the best of the others at the end
}
SMALLEST, LARGEST = -32768, 32767


class BadShard(NavarchError):
    """A file is no shard, is cut off, or was made by other rules than the others."""


class Shard:
    """The columns of one game, or of several."""

    def __init__(self, origin: dict[str, Any]) -> None:
        self.origin = origin  # game, players, rules version, components, encoder
        self.columns: dict[str, array[Any]] = {name: array(code) for name, code in COLUMNS.items()}

    def __len__(self) -> int:
        return len(self.columns["told"])

    def add_position(self, places: list[int], values: list[int], judged: list[float]) -> None:
        """What the seat may know, and what the game's evaluation says of it, from the seat on."""
        self.columns["judged"].extend(judged)
        self.columns["told"].append(len(places))
        self.columns["places"].extend(places)
        self.columns["values"].extend(min(LARGEST, max(SMALLEST, value)) for value in values)

    def add_choice(self, codes: list[int], priors: list[float], visits: list[int], totals: list[float]) -> None:
        """Its legal actions, and what the search made of each."""
        self.columns["options"].append(len(codes))
        self.columns["codes"].extend(codes)
        self.columns["priors"].extend(priors)
        self.columns["visits"].extend(visits)
        self.columns["totals"].extend(totals)

    def add_end(self, shares: list[float], margin: int) -> None:
        """How the game ended for that seat, and for the others from it on."""
        self.columns["shares"].extend(shares)
        self.columns["margins"].append(margin)

    def write(self, file: Path) -> None:
        """Write the file under another name first, so that a process that is ended leaves no half of one."""
        columns = [little(column).tobytes() for column in self.columns.values()]
        packed = zlib.compress(b"".join(columns), 6)
        head = {"format": FORMAT, "origin": self.origin, "bytes": [len(column) for column in columns]}
        beside = file.with_name(f"{file.name}.{os.getpid()}.part")
        beside.write_bytes(json.dumps(head).encode() + b"\n" + packed)
        beside.replace(file)


def little(column: array[Any]) -> array[Any]:
    """A column in the order of bytes in which it is written."""
    if sys.byteorder == "little":
        return column
    turned = column[:]
    turned.byteswap()
    return turned


def read_shard(file: Path) -> Shard:
    """A shard from its file."""
    try:
        head, packed = head_and_packed(file, FORMAT)
        data = unpacked(packed, sum(head["bytes"]))
        shard, at = Shard(head["origin"]), 0
        for column, length in zip(shard.columns.values(), head["bytes"], strict=True):
            column.frombytes(data[at : at + length])
            at += length
        for column in shard.columns.values():
            column[:] = little(column)
        check_lengths(shard)
        check_numbers(shard)
    except UNREADABLE as error:
        raise BadShard(f"{file} is no whole shard: {error}") from error
    return shard


def check_lengths(shard: Shard) -> None:
    """Whether each column is as long as the others say."""
    lengths = {name: len(column) for name, column in shard.columns.items()}
    told, options = sum(shard.columns["told"]), sum(shard.columns["options"])
    seats = len(shard) * int(shard.origin["players"])
    wanted = dict.fromkeys(("places", "values"), told) | dict.fromkeys(("codes", "priors", "visits", "totals"), options)
    wanted |= dict.fromkeys(("told", "options", "margins"), len(shard)) | dict.fromkeys(("judged", "shares"), seats)
    for name, length in lengths.items():
        if length != wanted[name]:
            raise ValueError(f"{length} numbers as {name}, where {wanted[name]} are told")


def check_numbers(shard: Shard) -> None:
    """Whether all numbers are such as can be learned from."""
    if max(shard.columns["codes"], default=0) >= int(shard.origin["space"]):
        raise ValueError("an action that its game has not")
    for name, column in shard.columns.items():
        if not math.isfinite(sum(column)):
            raise ValueError(f"{name} holds something that is no number")


def read_all(folder: Path) -> Iterator[Shard]:
    """All shards of a folder in the order of their names; all must be of the same origin."""
    origin: dict[str, Any] | None = None
    for file in sorted(folder.glob(f"*{SUFFIX}")):
        shard = read_shard(file)
        if origin is not None and shard.origin != origin:
            raise BadShard(f"{file}: made with {shard.origin}, the others with {origin}")
        origin = shard.origin
        yield shard
    if origin is None:
        raise BadShard(f"there is no shard in {folder}")
