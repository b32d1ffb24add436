"""Golden games of Mare Nostrum: records that must replay to the same digest, and one of them as a text."""

from __future__ import annotations

from pathlib import Path

import pytest

import navarch
from tests.golden import folder, transcript

from .golden import WANTED, Golden, kept, read, replayed, shown
from .table import GAME

GOLDEN = sorted((folder("mare-nostrum") / "golden").glob("*.json"))
KEPT = read()
ROUTINE = KEPT[::8]  # some of them in the routine run, all in the slow one
NEVER = {"no-legendary", "reserve-short"}  # no game of hundreds showed these; `test_told.py` tells them in their place


def test_there_is_a_golden_game_for_each_number_of_players() -> None:
    assert [file.name for file in GOLDEN] == [f"{players}_players.json" for players in GAME.players]


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_golden_game_replays_to_its_digest_and_every_die_is_proved(file: Path) -> None:
    proof = navarch.verify(file)
    assert proof.first_bad == ""
    assert proof.ok
    match = navarch.replay(file)
    assert match.over
    assert match.state.digest() == match.record.digest


def test_the_playthrough_reads_as_it_did() -> None:
    """When the rules change on purpose: `python -m tests.golden mare-nostrum`, then read the difference."""
    kept = (folder("mare-nostrum") / "playthrough.txt").read_text(encoding="utf-8").splitlines()
    now = transcript(GAME, folder("mare-nostrum") / "golden" / "5_players.json")
    for number, (old, new) in enumerate(zip(kept, now, strict=False), 1):
        assert new == old, f"line {number}"
    assert len(now) == len(kept)


def test_the_kept_games_show_every_count_option_ending_event_hero_and_wonder() -> None:
    assert len(KEPT) >= WANTED
    wanted = {f"{players}-players" for players in GAME.players} | {f"ending:{reason}" for reason in GAME.endings}
    wanted |= {option.name for option in GAME.options}
    wanted |= {key.removeprefix("event-") for key in GAME.text_kinds if key.startswith("event-")}
    wanted |= {f"recruited:{tile}" for number, tile in enumerate(GAME.nouns["tile"]) if sold(number)}
    wanted |= {f"hero-adds:{hero}" for hero in ("caesar", "pericles", "nebuchadnezzar")}
    powers = ("hammurabi", "spartacus", "gilgamesh", "penthesilea", "lighthouse_of_pharos")
    wanted |= {f"power-used:{tile}" for tile in powers}
    assert wanted - {one for golden in KEPT for one in golden.shows} == NEVER


def sold(tile: int) -> bool:
    """Whether a tile can be built, as no hero of an Empire can."""
    return (GAME.box.for_sale >> tile & 1 == 1) or GAME.nouns["tile"][tile] == "pyramids"


@pytest.mark.parametrize("golden", ROUTINE, ids=lambda golden: str(golden.seed))
def test_a_kept_game_ends_and_reads_as_it_did(golden: Golden) -> None:
    assert_as_kept(golden)


@pytest.mark.slow
@pytest.mark.parametrize("golden", KEPT, ids=lambda golden: str(golden.seed))
def test_every_kept_game_ends_and_reads_as_it_did(golden: Golden) -> None:
    assert_as_kept(golden)


def assert_as_kept(golden: Golden) -> None:
    match = replayed(golden)
    assert kept(match, golden.seed, golden.shows, golden.choices) == golden
    assert set(golden.shows) <= shown(match)
