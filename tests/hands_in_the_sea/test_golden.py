"""Golden games: records and a transcript that freeze behaviour.

`PYTHONPATH=src python -m tests.hands_in_the_sea.test_golden` writes them anew after a change that is meant.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import navarch
from navarch import bots
from navarch.text import Texts

from .table import GAME

HERE = Path(__file__).parent
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


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_record_replays_to_its_end(name: str) -> None:
    file = HERE / "golden" / f"{name}.json"
    match = navarch.replay(file)
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert match.over
    assert match.state.digest() == kept["digest"]


@pytest.mark.parametrize("name", GAMES)
def test_the_bots_still_play_the_golden_games(name: str) -> None:
    kept = json.loads((HERE / "golden" / f"{name}.json").read_text(encoding="utf-8"))
    assert play(name).state.digest() == kept["digest"]


def test_the_transcript_of_a_game_reads_as_it_did() -> None:
    match = navarch.replay(HERE / "golden" / "base.json")
    assert transcript(match) == (HERE / "playthrough.txt").read_text(encoding="utf-8")


def write() -> None:
    """Write all golden files anew."""
    for name in GAMES:
        match = play(name)
        match.record.save(HERE / "golden" / f"{name}.json")
        if name == "base":
            (HERE / "playthrough.txt").write_text(transcript(match), encoding="utf-8")


if __name__ == "__main__":
    write()
