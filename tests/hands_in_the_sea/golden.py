"""The golden games of Hands in the Sea: with options and other bots, so played in a way of their own.

`python -m tests.golden hands-in-the-sea` writes them anew after a change that is meant.
"""

from __future__ import annotations

import navarch
from navarch import bots
from navarch.text import Texts
from tests.golden import folder

from .table import GAME

HERE = folder(GAME.name)
GAMES: dict[str, tuple[dict[str, object], tuple[str, str], int]] = {
    "base": ({}, ("greedy", "greedy"), 11),
    "random": ({"fate_token": True, "hidden_reserve": True}, ("random", "random"), 12),
    "fortuna": (
        {"strategy_maintenance": True, "deus_ex_machina": True, "alternate_events": True},
        ("greedy", "random"),
        13,
    ),
}


def play(name: str) -> navarch.Match:
    """Play one of the golden games from its seed."""
    options, players, seed = GAMES[name]
    match = navarch.Match(GAME, options, seed)
    minds = [bots.make(bot, seed + number) for number, bot in enumerate(players)]
    while not match.over:
        seat = match.to_act[0]
        match.submit(seat, minds[seat].choose(match.perspective(seat)))
    return match


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
