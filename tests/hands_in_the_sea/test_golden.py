"""Golden games: records and a transcript that freeze behaviour."""

from __future__ import annotations

import json

import pytest

import navarch

from .golden import GAMES, HERE, play, transcript


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
    """When the rules change on purpose: `python -m tests.golden hands-in-the-sea`, then read the difference."""
    match = navarch.replay(HERE / "golden" / "base.json")
    assert transcript(match) == (HERE / "playthrough.txt").read_text(encoding="utf-8")
