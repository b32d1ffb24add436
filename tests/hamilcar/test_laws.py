"""The laws of conformance on whole games, with options, with random and with warlike players."""

from __future__ import annotations

import random

import pytest

import navarch
from navarch.bots.greedy import GreedyBot
from navarch.engine.action import Action
from navarch.engine.conformance import check_match
from navarch.engine.match import Match
from navarch.engine.perspective import Perspective
from navarch.games.hamilcar.box.labels import CARTHAGE, ROME
from navarch.games.hamilcar.state import HamilcarState
from navarch.text import Texts

from .table import GAME, position

OPTIONS = tuple(option.name for option in GAME.options)
WORDINGS = (Texts(GAME, "en"), Texts(GAME, "pl"))
# A warlike player marches, sails, besieges and reacts more often than chance alone would.
EAGER = {"activate": 12, "march": 3, "embark": 3, "sail": 2, "siege": 30, "sortie": 20, "intercept": 6, "interpose": 6,
         "avoid": 3, "react": 6, "event": 4, "whole": 6, "charge": 5, "join": 4, "discard": 0.2}  # fmt: skip


class Warlike:
    """Random, but fond of war."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def __call__(self, perspective: Perspective) -> Action:
        legal = perspective.legal
        weights = [EAGER.get(action.verb, 1) for action in legal]
        return self.rng.choices(legal, weights)[0]


@pytest.mark.parametrize("seed", [4, 8])
def test_a_warlike_game_with_all_options_obeys_all_laws(seed: int) -> None:
    options: dict[str, object] = dict.fromkeys(OPTIONS, True)
    found = check_match(GAME, options=options, seed=seed, every=20, policy=Warlike(seed), wordings=WORDINGS)
    assert found.decisions < 6000


@pytest.mark.slow
@pytest.mark.parametrize("option", ["", *OPTIONS, "all"])
@pytest.mark.parametrize("seed", range(20))
def test_every_option_obeys_all_laws(option: str, seed: int) -> None:
    names = OPTIONS if option == "all" else (option,) if option else ()
    policy = Warlike(seed) if seed % 2 else None
    found = check_match(GAME, options=dict.fromkeys(names, True), seed=seed, every=5, policy=policy, wordings=WORDINGS)
    assert found.decisions < 6000


@pytest.mark.parametrize("pieces", ["cu", "st", "el", "ready", "spent", "sunk", "at_sea", "prizes"])
def test_the_law_finds_less_than_no_pieces_of_every_kind(pieces: str) -> None:
    s = position({"roma": "rome 3cu 1st duilius"})
    assert GAME.check(s) == ""
    counts: list[int] = getattr(s, pieces)
    counts[counts.index(0)] -= 1
    assert "below zero" in GAME.check(s)


def test_every_text_is_there_in_english() -> None:
    assert WORDINGS[0].missing() == []
    assert WORDINGS[0].faults() == []
    assert WORDINGS[1].faults() == []


def test_every_name_and_sentence_is_there_in_polish() -> None:
    assert WORDINGS[1].missing() == []


def test_a_greedy_player_beats_chance_on_either_side() -> None:
    for seat in (ROME, CARTHAGE):
        match = Match(GAME, seed=5)
        bot, rng = GreedyBot(seed=5), random.Random(5)
        while not match.over:
            who = match.to_act[0]
            advice = bot.advise(match.perspective(who))[0].action if who == seat else rng.choice(match.legal(who))
            match.submit(who, advice)
        assert match.result is not None
        assert match.result.winners == (seat,)


def test_a_sample_keeps_what_the_seat_knows_and_deals_the_rest_anew() -> None:
    match = navarch.Match(GAME, seed=3)
    s = match.state
    assert isinstance(s, HamilcarState)
    drawn = [match.perspective(ROME).sample(random.Random(seed)) for seed in range(20)]
    samples = [sample for sample in drawn if isinstance(sample, HamilcarState)]
    assert all(sample.hand[ROME] == s.hand[ROME] for sample in samples)
    assert len({sample.hand[CARTHAGE] for sample in samples}) > 10
    assert {sample.hand[CARTHAGE].bit_count() for sample in samples} == {7}
