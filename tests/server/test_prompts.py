"""Every question cites the rule that asks it."""

from __future__ import annotations

import random

import pytest

import navarch
from navarch.engine.match import Match
from navarch.server.words.seen_state import SeenState
from navarch.text import LANGUAGES

GAMES = ("neptun", "mare-nostrum", "hands-in-the-sea", "hamilcar")


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", GAMES)
def test_every_question_of_a_game_cites_a_rule_of_its_ledger(name: str, seed: int) -> None:
    game, rng = navarch.load(name), random.Random(seed)
    match = Match(game, seed=seed)
    asked: set[str] = set()
    while not match.over and match.ply < 1_500:
        seat = rng.choice(match.to_act)
        choice = match.prompt()[0]
        if choice not in asked:
            asked.add(choice)
            for lang in LANGUAGES:
                prompt = SeenState(game, match.state, seat, lang, {}).prompt()
                assert prompt.rule in game.ledger.rules, choice
                assert prompt.text, choice
        match.submit(seat, rng.choice(match.legal(seat)))
    assert len(asked) > 5
