"""Records of every released version: `tests/records/<version>/`, written by that version. All open for ever."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import navarch
from navarch.engine.agreement import NOTHING_KEPT, disagreement, last_decision
from navarch.engine.match import replay_match
from navarch.engine.state import CHANCE
from tests.cli.shell import Shell

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
        standing, agrees = record.standing(), last_decision(record, parted.ply)
        if standing[agrees].actor != CHANCE:  # else not even the set-up is the same, and there is nothing to replay
            record.entries = standing[:agrees]
            assert replay_match(game, record).ply == agrees


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name} {file.stem}")
def test_navarch_replay_tells_a_record_of_a_released_version_as_far_as_it_goes_today(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, record = navarch.open_record(file)
    parted = disagreement(game, record, None, NOTHING_KEPT)
    standing = record.standing()
    agrees = len(standing) if parted is None else last_decision(record, parted.ply)
    said = Shell(capsys)("replay", file, "--json")
    if parted is None or standing[agrees].actor != CHANCE:
        assert (said.status, said.json()["actions"]) == (0, agrees)
    else:
        assert said.status == 2
        assert "the set-up: today it is another" in said.json()["error"]
