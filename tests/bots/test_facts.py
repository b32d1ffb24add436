"""What speaks for an action: true, in words, and known to the seat."""

from __future__ import annotations

import random

import pytest

import navarch
from navarch.bots.bot import Advice
from navarch.bots.facts import Fact, facts_for, spared_by
from navarch.bots.greedy import GreedyBot
from navarch.engine.match import Match
from navarch.engine.perspective import Perspective
from navarch.server.words.advice import advice_in_words
from navarch.server.words.seen_state import SeenState
from navarch.text import LANGUAGES, Texts

GAMES = ("neptun", "mare-nostrum", "hands-in-the-sea", "hamilcar")


def decisions(name: str, seed: int, most: int) -> list[tuple[Match, int, Advice]]:
    """Positions of a game in which there is something to decide, with what the greedy bot does there."""
    match, bot = Match(navarch.load(name), seed=seed), GreedyBot(seed)
    found: list[tuple[Match, int, Advice]] = []
    while not match.over and len(found) < most:
        seat = match.to_act[0]
        advice = bot.advise(match.perspective(seat))[0]
        if len(match.legal(seat)) > 1:
            found.append((match.copy(), seat, advice))
        match.submit(seat, advice.action)
    return found


def facts_of(match: Match, seat: int, said: str) -> list[Fact]:
    return facts_for(match.perspective(seat), match.game.space.code(said), random.Random(1))


@pytest.mark.parametrize("name", GAMES)
def test_facts_cite_rules_and_have_words_in_both_languages(name: str) -> None:
    game = navarch.load(name)
    told = 0
    for match, seat, advice in decisions(name, 1, 60):
        for fact in facts_of(match, seat, str(advice.action)):
            assert fact.share.rule in game.ledger.rules
            assert (fact.share.amount > 0) == (fact.share.seat == seat)
            assert 2 * fact.often > fact.tries
            for lang in LANGUAGES:
                assert Texts(game, lang).share(fact.share) != fact.share.key.replace("-", " ")
            told += 1
    assert told > 10


@pytest.mark.parametrize("name", GAMES)
def test_facts_come_from_what_the_seat_believes_and_not_from_the_truth(name: str) -> None:
    for match, seat, advice in decisions(name, 2, 30):
        game, code = match.game, match.game.space.code(advice.action)
        believed = Perspective(game, game.sample(match.state, seat, random.Random(9)), seat)
        for speak in (facts_for, spared_by):
            assert speak(match.perspective(seat), code, random.Random(5)) == speak(believed, code, random.Random(5))


@pytest.mark.parametrize(
    ("name", "verb", "key"),
    [
        pytest.param("neptun", "fulfil", "held-fulfilled", marks=pytest.mark.rule("neptun", "P2.17")),
        pytest.param("mare-nostrum", "control", "held-provinces", marks=pytest.mark.rule("mare-nostrum", "3.1.1-5")),
        pytest.param(
            "hands-in-the-sea", "settle", "held-locations", marks=pytest.mark.rule("hands-in-the-sea", "5.1.1.A")
        ),
        pytest.param("hamilcar", "control", "held-spaces", marks=pytest.mark.rule("hamilcar", "2.1.B1")),
    ],
)
def test_what_an_action_surely_brings_is_among_its_facts(name: str, verb: str, key: str) -> None:
    seen = 0
    for match, seat, _ in decisions(name, 3, 150):
        for action in match.legal(seat):
            if action.verb == verb:
                facts = {fact.share.key: fact for fact in facts_of(match, seat, str(action)) if fact.share.seat == seat}
                assert facts[key].share.amount >= 1
                assert facts[key].often == facts[key].tries
                seen += 1
        if seen:
            return
    raise AssertionError(f"never asked: {verb}")


@pytest.mark.rule("neptun", "P2.22")
def test_what_the_next_best_would_cost_speaks_for_doing_without() -> None:
    for match, seat, _ in decisions("neptun", 4, 400):
        if "buy" in [str(action) for action in match.legal(seat)]:
            spared = {
                fact.share.key
                for fact in spared_by(match.perspective(seat), match.game.space.code("buy"), random.Random(1))
            }
            assert "held-gold" in spared
            return
    raise AssertionError("nobody could buy")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_advice_in_words_always_says_something_for_the_best_action(name: str, lang: str) -> None:
    for match, seat, advice in decisions(name, 5, 25):
        seen = SeenState(match.game, match.state, seat, lang, {})
        facts = tuple(facts_of(match, seat, str(advice.action)))
        others = [action for action in match.legal(seat) if action != advice.action]
        thoughts = [(str(advice.action), 0.6, 70, facts), *((str(action), 0.5, 10, ()) for action in others)]
        said = advice_in_words(seen, thoughts, 4)
        assert 2 <= len(said.facts) <= 3
        assert len({fact.text for fact in said.facts}) == len(said.facts)
        assert "{" not in " ".join(fact.text for fact in said.facts)
