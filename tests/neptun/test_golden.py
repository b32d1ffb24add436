"""Golden games of Neptun: records that must replay to the same digest, and one of them as a text."""

from __future__ import annotations

import pytest

import navarch
from tests.golden import folder, transcript

from .golden import SHARED, WANTED, Golden, kept, read, replayed, shown
from .table import GAME

GOLDEN = sorted((folder("neptun") / "golden").glob("*.json"))
KEPT = read()


def test_there_is_a_golden_game_for_each_number_of_players() -> None:
    assert [file.name for file in GOLDEN] == [f"{players}_players.json" for players in GAME.players]


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_golden_game_replays_to_its_digest_and_every_draw_is_proved(file: object) -> None:
    proof = navarch.verify(str(file))
    assert proof.first_bad == ""
    assert proof.ok
    assert proof.draws > 100
    match = navarch.replay(str(file))
    assert match.state.digest() == match.record.digest


def test_the_playthrough_reads_as_it_did() -> None:
    """When the rules change on purpose: `python -m tests.golden neptun`, then read the difference."""
    kept = (folder("neptun") / "playthrough.txt").read_text(encoding="utf-8").splitlines()
    now = transcript(GAME, folder("neptun") / "golden" / "4_players.json")
    for number, (old, new) in enumerate(zip(kept, now, strict=False), 1):
        assert new == old, f"line {number}"
    assert len(now) == len(kept)


@pytest.mark.parametrize("golden", KEPT, ids=lambda golden: str(golden.seed))
def test_a_kept_game_ends_and_reads_as_it_did(golden: Golden) -> None:
    assert kept(replayed(golden), golden.seed, golden.choices) == golden


def test_the_kept_games_show_every_count_event_oar_card_contract_and_tile_and_a_shared_victory() -> None:
    assert len(KEPT) >= WANTED
    seen = set().union(*(shown(replayed(golden)) for golden in KEPT))
    wanted = {SHARED, *(f"{players} players" for players in GAME.players)}
    wanted |= {key.removeprefix("event-") for key in GAME.text_kinds if key.startswith("event-")}
    wanted |= {f"played {oar}" for oar in GAME.nouns["oar"]}
    wanted |= {f"fulfilled-{pay} {card}" for pay in ("gold", "temple") for card in GAME.nouns["city_card"]}
    for tile in GAME.nouns["tile"]:
        of_gold = tile.startswith("gold")
        wanted |= {f"gold-tile {tile}"} if of_gold else {f"tile {tile}", f"tile-unclaimed {tile}"}
    assert wanted - seen == set()
