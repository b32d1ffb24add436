"""The earlier decisions of a seat, which it may offer to go back before."""

from __future__ import annotations

import random

import navarch
from navarch.engine.match import Match
from navarch.engine.record import floor
from navarch.server.words.decisions import LISTED, Decisions


def expected(match: Match, seat: int) -> list[int]:
    standing, lowest = match.record.standing(), floor(match.record)[1]
    own = [ply for ply, entry in enumerate(standing) if entry.actor == seat and ply >= lowest]
    return own[::-1][:LISTED]


def listed(decisions: Decisions, match: Match, seat: int) -> list[int]:
    return [one.ply for one in decisions.of(match.record.entries, seat, "en") or []]


def play(match: Match, rng: random.Random, actions: int) -> None:
    for _ in range(actions):
        seat = match.to_act[0]
        match.submit(seat, rng.choice(match.legal(seat)))


def test_they_are_those_that_stand_however_often_a_game_goes_back() -> None:
    rng, match = random.Random(3), Match(navarch.load("neptun"), seed=3, players=3)
    decisions = Decisions(match.game)
    for _ in range(12):
        play(match, rng, 5)
        assert [listed(decisions, match, seat) for seat in range(3)] == [expected(match, seat) for seat in range(3)]
        match.rollback(expected(match, match.to_act[0])[2] if expected(match, match.to_act[0])[2:] else match.ply)
        assert [listed(decisions, match, seat) for seat in range(3)] == [expected(match, seat) for seat in range(3)]


def test_under_new_rules_they_are_counted_from_there() -> None:
    rng, match = random.Random(3), Match(navarch.load("neptun"), seed=3, players=3)
    decisions = Decisions(match.game)
    play(match, rng, 20)
    match.take_new_rules(match.ply)
    assert [listed(decisions, match, seat) for seat in range(3)] == [[], [], []]
    play(match, rng, 9)
    found = [listed(decisions, match, seat) for seat in range(3)]
    assert found == [expected(match, seat) for seat in range(3)]
    assert any(found)


def test_they_are_told_in_words() -> None:
    match = Match(navarch.load("neptun"), seed=3, players=3)
    seat = match.to_act[0]
    match.submit(seat, match.legal(seat)[0])
    english, polish = (Decisions(match.game).of(match.record.entries, seat, lang) for lang in ("en", "pl"))
    assert english is not None
    assert polish is not None
    assert english[0].text != polish[0].text
