"""Golden games of Mare Nostrum: records that must replay to the same digest, and one of them as a text."""

from __future__ import annotations

from pathlib import Path

import pytest

import navarch
from tests.golden import folder, transcript

from .table import GAME

GOLDEN = sorted((folder("mare-nostrum") / "golden").glob("*.json"))


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
