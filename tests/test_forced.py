"""Forced choices: what is played unasked tells nobody anything."""

from __future__ import annotations

import random

import pytest

import navarch
from navarch.engine.match import Match

GAMES = ("neptun", "mare-nostrum", "hands-in-the-sea", "hamilcar")


@pytest.mark.parametrize("name", GAMES)
def test_the_options_of_an_open_choice_are_the_same_in_everybodys_sight(name: str) -> None:
    game = navarch.load(name)
    met = 0
    for seed in range(6):
        match, rng = Match(game, seed=seed), random.Random(seed)
        while not match.over and match.ply < 1_200:
            seat, s = match.to_act[0], match.state
            if s.choice is not None and s.choice.name in game.open_choices:
                met += 1
                for other in range(s.players):
                    if other != seat:
                        assert game.sample(s, other, rng).legal_for(seat) == s.legal_for(seat), s.choice.name
            match.submit(seat, rng.choice(match.legal(seat)))
    assert met


@pytest.mark.parametrize("name", GAMES)
def test_nothing_sealed_or_hidden_and_no_window_is_ever_forced(name: str) -> None:
    game = navarch.load(name)
    single = 0
    for seed in range(3):
        match, rng = Match(game, seed=seed), random.Random(seed)
        while not match.over and match.ply < 1_200:
            seat, s = rng.choice(match.to_act), match.state
            legal = s.legal_for(seat)
            assert s.choice is not None
            forced = game.forced(s, seat)
            if forced >= 0:
                assert legal == [forced]
                assert not s.sealed
                assert game.declining(s, seat) < 0
            elif len(legal) == 1:
                single += s.choice.name not in game.open_choices or bool(s.sealed)
            assert all(game.forced(s, other) < 0 for other in range(s.players) if other not in match.to_act)
            match.submit(seat, game.space.text(rng.choice(legal)))
    assert single > 5  # the only card of a hand, a window without a card for it: these are asked


@pytest.mark.rule("neptun", "P2.3")
def test_the_last_oar_card_of_a_hand_is_laid_by_its_player() -> None:
    game = navarch.load("neptun")
    for seed in range(30):
        match, rng = Match(game, seed=seed), random.Random(seed)
        while not match.over:
            for seat in match.to_act:
                if match.prompt()[0] in ("crew", "extra_crew") and len(match.legal(seat)) == 1:
                    assert game.forced(match.state, seat) == -1
                    return
            match.submit(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
    raise AssertionError("nobody ever had a single card")


@pytest.mark.rule("mare-nostrum", "2.2-4")
def test_the_only_token_of_an_open_offer_is_claimed_unasked() -> None:
    game = navarch.load("mare-nostrum")
    for seed in range(10):
        match, rng = Match(game, seed=seed), random.Random(seed)
        while not match.over:
            seat = match.to_act[0]
            if match.prompt()[0] == "claim_token" and len(match.legal(seat)) == 1:
                assert game.space.text(game.forced(match.state, seat)) == str(match.legal(seat)[0])
                return
            match.submit(seat, rng.choice(match.legal(seat)))
    raise AssertionError("every offer had several kinds")
