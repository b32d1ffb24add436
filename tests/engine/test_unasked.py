"""What the rules do for a seat without asking is told after each action, with its rule."""

from __future__ import annotations

import random

import pytest

import navarch
from navarch.engine.errors import BadChance
from navarch.engine.match import Match
from navarch.engine.state import State
from navarch.games import neptun

IN_SEVERAL_PARTS = {"pay", "remove", "unseat"}  # all of them go, in any order

# What comes up in a few random games of each.
COMES_UP = [
    ("neptun", {}, {"load": "P1.L.2"}),
    (
        "mare-nostrum",
        {},
        {"pay": "3-8", "name_builder": "3-1", "name_mover": "4-1", "against": "9-4", "battle": "4.1.2-6"},
    ),
    ("hamilcar", {}, {"command": "2.2.E1b", "depart": "8.3.4", "target": "9.3.B1f"}),
    ("hands-in-the-sea", {"alternate_events": True}, {"refuse": "E.MercenaryRevoltAlt.1"}),
]


@pytest.mark.parametrize(("name", "options", "expected"), COMES_UP)
def test_what_is_done_unasked_is_told_with_its_rule_and_could_have_been_nothing_else(
    name: str, options: dict[str, object], expected: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = navarch.load(name)
    note = State.play_unasked

    def looked_at(s: State, seat: int, choice: str, action: int) -> None:
        outline = s.stack[-1].outline
        assert outline is not None
        open_to_it = outline.choices[choice].options(s.stack[-1], s, seat)
        if game.space.action(action).verb in IN_SEVERAL_PARTS:
            assert action in open_to_it
        else:
            assert open_to_it == [action]
        note(s, seat, choice, action)

    monkeypatch.setattr(State, "play_unasked", looked_at)
    found: dict[str, str] = {}
    for seed in range(4):
        match, rng = Match(game, options, seed, players=game.players[0]), random.Random(seed)
        while not match.over and set(found) != set(expected):
            seat = match.to_act[0]
            match.submit(seat, rng.choice(match.legal(seat)))
            found.update({deed.action.verb: deed.rule for deed in match.unasked})
            assert all(0 <= deed.seat < match.state.players for deed in match.unasked)
    assert found == expected


def fifth_contract() -> Match:
    """Everybody has four contracts; whoever is asked is about to take the fifth, which has one slot left."""
    match, rng = Match(neptun.build(), seed=2, players=3), random.Random(2)
    while True:
        seat = match.to_act[0]
        before = match.copy()
        match.submit(seat, rng.choice(match.legal(seat)))
        if match.unasked:
            return before


@pytest.mark.rule("neptun", "P1.L.2")
def test_the_list_is_of_the_last_action_alone_and_of_nothing_taken_back() -> None:
    match = fifth_contract()
    assert match.unasked == []
    seat = match.to_act[0]
    match.submit(seat, next(action for action in match.legal(seat) if action.verb == "take"))
    [deed] = match.unasked
    assert (deed.seat, deed.action.verb, deed.rule) == (seat, "load", "P1.L.2")
    copy = match.copy()
    assert copy.unasked == match.unasked
    copy.submit(copy.to_act[0], copy.legal(copy.to_act[0])[0])
    assert all(deed.seat != seat for deed in copy.unasked)
    match.rollback(match.ply - 1)
    assert match.unasked == []


def test_an_action_that_fails_leaves_the_list_as_it_was() -> None:
    match = fifth_contract()
    seat = match.to_act[0]
    match.submit(seat, next(action for action in match.legal(seat) if action.verb == "take"))
    told = list(match.unasked)
    match.chance = navarch.Scripted([])
    while True:
        seat = match.to_act[0]
        before = list(match.unasked)
        try:
            match.submit(seat, match.legal(seat)[-1])
        except BadChance:
            break
    assert told
    assert match.unasked == before
