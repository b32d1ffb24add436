"""Golden games: records and a transcript that freeze behaviour."""

from __future__ import annotations

import json
from typing import Any

import pytest

import navarch
from navarch.engine.match import replay_match
from navarch.engine.record import parse_record
from navarch.games.hands_in_the_sea.box.sets import members

from .golden import GAMES, HERE, cases, collection, play, play_case, transcript
from .table import GAME

COLLECTION = collection()
ROUTINE = COLLECTION[::12]


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


def replays(kept: dict[str, Any]) -> None:
    """A record of the collection ends as it did."""
    match = replay_match(GAME, parse_record(GAME, kept))
    assert match.over
    assert match.state.digest() == kept["digest"]


@pytest.mark.parametrize("kept", ROUTINE, ids=range(len(ROUTINE)))
def test_a_game_of_the_collection_replays_to_its_end(kept: dict[str, Any]) -> None:
    replays(kept)


@pytest.mark.slow
@pytest.mark.parametrize("kept", COLLECTION, ids=range(len(COLLECTION)))
def test_every_game_of_the_collection_replays_to_its_end(kept: dict[str, Any]) -> None:
    replays(kept)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(cases())))
def test_the_bots_still_play_the_collection(number: int) -> None:
    assert play_case(cases()[number]).state.digest() == COLLECTION[number]["digest"]


def test_the_collection_has_every_ending_option_and_event() -> None:
    assert len(COLLECTION) >= 75
    assert {kept["result"]["reason"] for kept in COLLECTION} == set(GAME.endings)
    on = {name for kept in COLLECTION for name, value in kept["options"].items() if value}
    assert on == {option.name for option in GAME.options}
    drawn = {entry[1].removeprefix("draw ") for kept in COLLECTION for entry in kept["entries"]}
    events = members(GAME.box.cards.events | GAME.box.cards.alt_events)
    assert {GAME.nouns["card"][card] for card in events} <= drawn
