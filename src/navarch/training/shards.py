"""What games taught, in a file: every decision of the search, or pairs of siblings, and what came of them.

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

from ..bots.weights import UNREADABLE, head_and_packed, origin_of, unpacked
from ..engine.errors import NavarchError
from ..engine.game import Game

FORMAT = 1
SUFFIX = ".shard"
SEARCH, SIBLINGS = "search", "siblings"  # kinds of shards
LATER = (60, 120)  # decisions after which the game's evaluation is asked once more about a sibling
Columns = dict[str, tuple[str, str]]  # name -> how a number is written, and what there is one for each of
TOLD: Columns = {
    "told": ("H", "positions"),  # how many places of the tensor are told
    "places": ("H", "places"),
    "values": ("h", "places"),
}
WORTH: Columns = {
    "judged": ("f", "seats"),  # position and seat from the viewer on -> its share by the game's evaluation
    "shares": ("f", "seats"),  # position and seat from the viewer on -> its share of the win at the end
}
KINDS: dict[str, Columns] = {
    SEARCH: {
        **TOLD,
        "options": ("H", "positions"),  # how many actions are legal
        "codes": ("H", "actions"),
        "priors": ("f", "actions"),  # how much the advice favours each of them
        "visits": ("I", "actions"),
        "totals": ("f", "actions"),  # the sum of the seat's shares
        **WORTH,
        "margins": ("f", "positions"),  # by how much its seat was ahead of the best of the others at the end
    },
    SIBLINGS: {  # two positions, one after the other, are a pair
        **TOLD,
        **WORTH,
        "later": ("f", "laters"),  # position, step of LATER and seat from the viewer on -> its share by the evaluation
        "after": ("H", "pairs"),  # decisions since the actions in which the two differ
        "ended": ("B", "pairs"),  # whether both were played to the end: otherwise their shares are 0
    },
}
SMALLEST, LARGEST = -32768, 32767


class BadShard(NavarchError):
    """A file is no shard, is cut off, or was made by other rules than the others."""


class Shard:
    """The columns of one game, or of several."""

    def __init__(self, origin: dict[str, Any], kind: str = SEARCH) -> None:
        self.origin = origin  # game, players, rules version, components, encoder
        self.kind = kind
        self.columns: dict[str, array[Any]] = {name: array(code) for name, (code, _) in KINDS[kind].items()}

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

    def add_sibling(self, shares: list[float], later: list[list[float]]) -> None:
        """How it ended for that seat and the others from it on, and what the evaluation says later, the same way."""
        self.columns["shares"].extend(shares)
        for judged in later:
            self.columns["later"].extend(judged)

    def add_pair(self, after: int, ended: bool) -> None:
        """What is told of both siblings that were added last, so many decisions after their actions."""
        self.columns["after"].append(after)
        self.columns["ended"].append(ended)

    def write(self, file: Path) -> None:
        """Write the file under another name first, so that a process that is ended leaves no half of one."""
        columns = [little(column).tobytes() for column in self.columns.values()]
        packed = zlib.compress(b"".join(columns), 6)
        head = {
            "format": FORMAT,
            "kind": self.kind,
            "origin": self.origin,
            "bytes": [len(column) for column in columns],
        }
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
        shard, at = Shard(head["origin"], head.get("kind", SEARCH)), 0
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
    seats = len(shard) * int(shard.origin["players"])
    if shard.kind == SIBLINGS and len(shard) % 2:
        raise ValueError("a position without its sibling")
    wanted = {
        "positions": len(shard),
        "places": sum(shard.columns["told"]),
        "actions": sum(shard.columns.get("options", ())),
        "seats": seats,
        "laters": seats * len(LATER),
        "pairs": len(shard) // 2,
    }
    for name, (_, counted) in KINDS[shard.kind].items():
        length = len(shard.columns[name])
        if length != wanted[counted]:
            raise ValueError(f"{length} numbers as {name}, where {wanted[counted]} are told")


def check_numbers(shard: Shard) -> None:
    """Whether all numbers are such as can be learned from."""
    if max(shard.columns.get("codes", ()), default=0) >= int(shard.origin["space"]):
        raise ValueError("an action that its game has not")
    for name, column in shard.columns.items():
        if column.typecode == "f" and not math.isfinite(sum(column)):
            raise ValueError(f"{name} holds something that is no number")


def read_all(folder: Path, kind: str = SEARCH) -> Iterator[Shard]:
    """All shards of a folder in the order of their names; all must be of that kind and of the same origin."""
    origin: dict[str, Any] | None = None
    for file in sorted(folder.glob(f"*{SUFFIX}")):
        shard = read_shard(file)
        if shard.kind != kind:
            raise BadShard(f"{file}: a shard of {shard.kind}, where those of {kind} are wanted")
        if origin is not None and shard.origin != origin:
            raise BadShard(f"{file}: made with {shard.origin}, the others with {origin}")
        origin = shard.origin
        yield shard
    if origin is None:
        raise BadShard(f"there is no shard in {folder}")


def check_folder(folder: Path, kind: str, game: Game, players: int) -> None:
    """What is there already counts only where it is of the same kind, game, players and rules."""
    game.new(players)  # or it says how many may play
    there = min(folder.glob(f"*{SUFFIX}"), default=None)
    if there is None:
        return
    shard = read_shard(there)
    if shard.kind != kind:
        raise BadShard(f"{folder} holds shards of {shard.kind}, and those of {kind} would join them: say another")
    if shard.origin != origin_of(game, players):
        raise BadShard(f"{folder} holds games that were played otherwise than {game.name} with {players}: say another")
