"""Why not, out of phase: when an action comes, and what must be answered first, in every game and language."""

from __future__ import annotations

import random

import pytest

import navarch
from navarch.engine.event import Reason
from navarch.engine.match import Match
from navarch.text import LANGUAGES, Texts

GAMES = ("neptun", "mare-nostrum", "hands-in-the-sea", "hamilcar")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_verb_says_when_it_comes(name: str, lang: str) -> None:
    game = navarch.load(name)
    texts = Texts(game, lang)
    general = texts.reason(Reason("", "other-choice"))
    for verb in game.space.verbs:
        if not verb.chance:
            said = texts.reason(Reason(verb.rule, "other-choice", said=verb.name))
            assert texts.verb(verb.name) in said
            assert general not in said, verb.name


def out_of_time(match: Match, rng: random.Random) -> list[Reason]:
    """What stands against an action that is not asked for; nothing where it is, or something else forbids it."""
    seat, space = match.to_act[0], match.game.space
    reasons = match.why_not(seat, rng.randrange(space.size))
    return reasons if reasons and reasons[0].key == "other-choice" else []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_what_is_asked_first_is_the_question_of_the_moment_with_its_rule(name: str, lang: str) -> None:
    game = navarch.load(name)
    texts, rng, found = Texts(game, lang), random.Random(1), 0
    match = Match(game, seed=1)
    for _ in range(150):
        if match.over:
            break
        reasons = out_of_time(match, rng)
        if reasons:
            choice, rule, facts = match.prompt()
            comes, first = reasons
            assert rule in game.ledger.rules
            assert (first.key, first.rule) == ("asked-first", rule)
            assert texts.prompt(choice, facts) in texts.reason(first)
            assert comes.rule in game.ledger.rules
            found += 1
        match.submit(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
    assert found > 20


def first_question(name: str, action: str, lang: str) -> list[str]:
    """What is said against an action at the very beginning, with the rules."""
    game = navarch.load(name)
    match = Match(game, seed=3)
    texts = Texts(game, lang)
    return [f"{texts.reason(reason)} [{reason.rule}]" for reason in match.why_not(match.to_act[0], action)]


@pytest.mark.rule("neptun", "P2.8")
def test_sailing_comes_in_the_second_phase_of_neptun() -> None:
    assert first_question("neptun", "sail tyros", "en") == [
        "“Sail to …” comes in phase 2, in your turn to sail, once all oar cards are turned up. [P2.8]",
        "First: Take the contract just turned up, or reject it for good? [P1.a.2]",
    ]


@pytest.mark.rule("mare-nostrum", "3.1.2-1")
def test_building_comes_after_trade_in_mare_nostrum() -> None:
    assert first_question("mare-nostrum", "legion latium", "en") == [
        "“Build a legion in …” comes in your own turn of phase 3, Build. [3.1.2-1]",
        "First: Which number do you announce for the exchange? [2.1-2]",
    ]
    assert first_question("mare-nostrum", "legion latium", "pl") == [
        "„Zbuduj legion …”: na to jest czas w twojej turze fazy 3 (Budowa). [3.1.2-1]",
        "Najpierw: Jaką liczbę ogłaszasz w wymianie? [2.1-2]",
    ]


@pytest.mark.rule("hands-in-the-sea", "5.2.4.J")
def test_blocking_comes_when_the_enemy_raids_in_hands_in_the_sea() -> None:
    comes, first = first_question("hands-in-the-sea", "decline", "en")
    assert comes == "“Do not block” comes when the enemy raids, bribes or pillages. [5.2.4.J]"
    assert first.startswith("First: Take ")


@pytest.mark.rule("hamilcar", "7.2.A1")
def test_marching_comes_once_a_general_is_activated_in_hamilcar() -> None:
    comes, first = first_question("hamilcar", "march roma", "en")
    assert comes == "“March to …” comes while you move a General whom you have activated. [7.2.A1]"
    assert first.startswith("First: ")
