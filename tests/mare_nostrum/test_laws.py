"""The laws of conformance on whole games of Mare Nostrum, with every option."""

from __future__ import annotations

import pytest

from navarch.engine.conformance import check_match
from navarch.text import Texts

from .table import GAME

WORDINGS = (Texts(GAME, "en"), Texts(GAME, "pl"))
OPTIONS: tuple[dict[str, object], ...] = ({}, {"first_game": True}, {"random_empires": True})


@pytest.mark.parametrize(("players", "options"), list(zip(GAME.players, OPTIONS, strict=True)), ids=str)
def test_a_game_at_random_obeys_all_laws(players: int, options: dict[str, object]) -> None:
    found = check_match(GAME, players=players, options=options, seed=players, every=60, wordings=WORDINGS)
    assert found.ending in GAME.endings


def test_every_text_is_there_and_sound() -> None:
    assert WORDINGS[0].missing() == []
    assert WORDINGS[0].faults() == []
    assert WORDINGS[1].faults() == []
