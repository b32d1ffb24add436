"""Golden games of Hamilcar: records that must replay to the same digest, and one of them as a text."""

from __future__ import annotations

import pytest

import navarch
from tests.golden import folder, numbers, transcript, written

from .golden import WANTED, Golden, read, replayed
from .table import GAME

GOLDEN = sorted((folder("hamilcar") / "golden").glob("*.json"))


def test_there_is_a_golden_game_for_each_number_of_players() -> None:
    assert [file.name for file in GOLDEN] == [f"{players}_players.json" for players in GAME.players]


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_golden_game_replays_to_its_digest_and_every_draw_is_proved(file: object) -> None:
    proof = navarch.verify(str(file))
    assert proof.first_bad == ""
    assert proof.ok
    assert proof.draws > 50
    match = navarch.replay(str(file))
    assert match.state.digest() == match.record.digest


def test_the_playthrough_reads_as_it_did() -> None:
    """When the rules change on purpose: `python -m tests.golden hamilcar`, then read the difference."""
    kept = (folder("hamilcar") / "playthrough.txt").read_text(encoding="utf-8").splitlines()
    now = transcript(GAME, folder("hamilcar") / "golden" / "2_players.json")
    for number, (old, new) in enumerate(zip(kept, now, strict=False), 1):
        assert new == old, f"line {number}"
    assert len(now) == len(kept)


KEPT = read()
ROUTINE = KEPT[::8]  # some of them in the routine run, all in the slow one


def test_the_kept_games_show_every_ending_every_option_and_every_card_as_an_event() -> None:
    assert len(KEPT) >= WANTED
    assert {golden.ending for golden in KEPT} == set(GAME.endings)
    assert {name for golden in KEPT for name in golden.options} == {option.name for option in GAME.options}
    cards = set(GAME.nouns["card"]) - {"dictator"}  # who is named Dictator is no Event
    assert {card for golden in KEPT for card in golden.events} == cards


@pytest.mark.parametrize("golden", ROUTINE, ids=lambda golden: str(golden.seed))
def test_a_kept_game_ends_and_reads_as_it_did(golden: Golden) -> None:
    assert replayed(golden) == golden


@pytest.mark.slow
@pytest.mark.parametrize("golden", KEPT, ids=lambda golden: str(golden.seed))
def test_every_kept_game_ends_and_reads_as_it_did(golden: Golden) -> None:
    assert replayed(golden) == golden


def test_choices_are_written_short_and_read_back() -> None:
    assert numbers("".join(written(number) for number in (0, 9, 60, 61, 130))) == [0, 9, 60, 61, 130]
