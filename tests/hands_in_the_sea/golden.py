"""The golden games of Hands in the Sea: with every option, ending and event, so played in a way of their own.

`python -m tests.golden hands-in-the-sea` writes them anew after a change that is meant. Three stand in files of their
own, one of them with its log; the others lie together, a record a line.
"""

from __future__ import annotations

import json
import lzma
import random
from collections.abc import Callable
from typing import Any, NamedTuple

import navarch
from navarch import bots
from navarch.text import Texts
from tests.golden import folder

from .table import CARTHAGE, GAME, ROME, Table

HERE = folder(GAME.name)
COLLECTION = HERE / "golden" / "games.jsonl.xz"
GAMES: dict[str, tuple[dict[str, object], tuple[str, str], int]] = {
    "base": ({}, ("greedy", "greedy"), 11),
    "random": ({"fate_token": True, "hidden_reserve": True}, ("random", "random"), 12),
    "fortuna": (
        {"strategy_maintenance": True, "deus_ex_machina": True, "alternate_events": True},
        ("greedy", "random"),
        13,
    ),
}
WHIMS = ((0.0, 0.0), (0.15, 0.15), (0.15, 1.0), (1.0, 0.15), (0.5, 0.5), (1.0, 1.0))  # how often each plays at random


class Case(NamedTuple):
    """A golden game: from which seed, with which options, and how often each player plays at random."""

    seed: int
    options: dict[str, object]
    whims: tuple[float, float]


def cases() -> list[Case]:
    """No options, each option alone, and all of them."""
    single: list[dict[str, object]] = [{option.name: True} for option in GAME.options]
    every: dict[str, object] = {option.name: True for option in GAME.options}
    chosen: list[dict[str, object]] = [{}] * 22
    chosen += [options for options in single for _ in range(4)] + [every] * 12
    return [Case(3000 + number, options, WHIMS[number % len(WHIMS)]) for number, options in enumerate(chosen)]


def near_the_capital() -> Table:
    """Rome has all but won a battle at Carthage."""
    return Table(CARTHAGE, 1).battle(ROME, "carthage", 8, 2, rome=("legion_1",))


def near_all_of_sicily() -> Table:
    """Rome lacks one location of Sicily, and can settle it."""
    board = GAME.box.board
    sicily = [name for name, zone in zip(GAME.nouns["location"], board.region, strict=False) if zone == 1]
    table = Table(ROME).hold(ROME, *(name for name in sicily if name != "tyndaris")).clear("tyndaris")
    return table.towns_left(ROME, 5).hand(ROME, "messana", "velia")


def near_ninety_points() -> Table:
    """Both have nearly 90 VP, and a Campaign is at hand."""
    return Table(ROME).points(89, 89).deck(CARTHAGE, "utica")


def near_all_prestige() -> Table:
    """Carthage wins a battle, and with it the last Prestige."""
    return Table(ROME, 1).prestige(CARTHAGE, 7).battle(ROME, "panormus", -3, 2, rome=("legion_1",))


def near_all_cities() -> Table:
    """Rome has one City left to build."""
    italy = ("tarentum", "locri", "rhegium", "velia", "pisa", "cosa", "temesa")
    return Table(ROME).hold(ROME, *italy, city=True).hand(ROME, "messana", "velia", "temesa")


STARTS: tuple[Callable[[], Table], ...] = (
    near_the_capital,
    near_all_of_sicily,
    near_ninety_points,
    near_all_prestige,
    near_all_cities,
)


def play(name: str) -> navarch.Match:
    """Play one of the golden games from its seed."""
    options, players, seed = GAMES[name]
    match = navarch.Match(GAME, options, seed)
    minds = [bots.make(bot, seed + number) for number, bot in enumerate(players)]
    while not match.over:
        seat = match.to_act[0]
        match.submit(seat, minds[seat].choose(match.perspective(seat)))
    return match


def play_case(case: Case, start: Table | None = None) -> navarch.Match:
    """Play one of the collection, from the beginning or from a position."""
    match = navarch.Match(GAME, case.options, case.seed, state=None if start is None else start.s.clone())
    rng = random.Random(case.seed)
    minds = [bots.make("greedy", case.seed + seat) for seat in (0, 1)]
    while not match.over:
        seat = match.to_act[0]
        whim = rng.random() < case.whims[seat]
        match.submit(seat, rng.choice(match.legal(seat)) if whim else minds[seat].choose(match.perspective(seat)))
    return match


def collection() -> list[dict[str, Any]]:
    """The records that lie together."""
    return [json.loads(line) for line in lzma.decompress(COLLECTION.read_bytes()).decode().splitlines()]


def transcript(match: navarch.Match) -> str:
    """The whole log as a spectator reads it, in English."""
    texts = Texts(GAME, "en")
    return "".join(f"{line.event.rule}: {texts.event(line.event)}\n" for line in match.log(None))


def write() -> None:
    """Write all golden files anew."""
    for name in GAMES:
        match = play(name)
        match.record.save(HERE / "golden" / f"{name}.json")
        if name == "base":
            (HERE / "playthrough.txt").write_text(transcript(match), encoding="utf-8")
    played = [play_case(case) for case in cases()]
    played += [play_case(Case(2000 + n, {}, WHIMS[0]), start()) for n, start in enumerate(STARTS)]
    lines = [json.dumps(match.record.to_json(), separators=(",", ":")) for match in played]
    COLLECTION.write_bytes(lzma.compress("\n".join(lines).encode()))
