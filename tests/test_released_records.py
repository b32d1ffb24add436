"""Records of every released version: `tests/records/<version>/`, written by that version. All open for ever."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import navarch
from navarch.engine.agreement import NOTHING_KEPT, disagreement
from navarch.engine.match import replay_match

FOLDER = Path(__file__).parent / "records"
RECORDS = sorted(FOLDER.glob("*/*.json"))


def test_every_release_has_left_records_of_every_game_it_had() -> None:
    games: dict[str, set[str]] = {}
    for file in RECORDS:
        games.setdefault(file.parent.name, set()).add(json.loads(file.read_text())["game"])
    assert games["0.1.0"] == {"neptun", "hands-in-the-sea", "mare-nostrum", "hamilcar"}
    assert all(found >= games["0.1.0"] for found in games.values())


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name} {file.stem}")
def test_a_record_of_a_released_version_opens_and_is_proved_as_far_as_its_rules_are_here(file: Path) -> None:
    game, record = navarch.open_record(file)
    parted = disagreement(game, record, bytes.fromhex(record.secret), NOTHING_KEPT)
    proof = navarch.verify(file)
    if parted is None:
        assert (proof.ok, proof.first_bad) == (True, "")
        assert navarch.replay(file).state.digest() == record.digest
    else:
        assert not record.is_of(game), "the rules have changed, and their version has not: tools/release.py raises it"
        assert proof.ok or "it was played by rules version" in proof.first_bad
        record.entries = record.standing()[: parted.ply]
        assert replay_match(game, record).ply == parted.ply
