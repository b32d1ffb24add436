"""Where points come from: every game's account, against the points that the game itself keeps."""

from __future__ import annotations

import random
from functools import lru_cache

import pytest

import navarch
from navarch.engine.account import CONDITION, COUNTED, PROMISED, UNKNOWN, Share, total
from navarch.engine.course import Stage, course, heard_by_all
from navarch.engine.match import Match
from navarch.engine.record import first_state
from navarch.engine.state import State
from navarch.games.hamilcar.ch02_concepts.display import tally
from navarch.games.hamilcar.state import HamilcarState
from navarch.games.hands_in_the_sea.ch06_ending.final_points import final_points
from navarch.games.hands_in_the_sea.state import HandsState
from navarch.games.mare_nostrum.state import MareState
from navarch.games.neptun.phase3_score import Score
from navarch.games.neptun.state import NeptunState
from navarch.games.neptun.victory import points
from navarch.registry import own_game_names

SEEDS = (1, 2, 3)


@lru_cache(maxsize=16)
def played(name: str, seed: int) -> Match:
    """A whole game by bots that take what looks best, and now and then anything."""
    game, rng = navarch.load(name), random.Random(seed)
    match = Match(game, chance=navarch.Sampler(seed))
    while not match.over:
        seat = match.to_act[0]
        legal = match.state.legal_for(seat)
        scores = game.action_scores(match.state, seat)
        best = max(range(len(legal)), key=lambda number: (scores[number], rng.random()))
        match.submit(seat, game.space.action(legal[best] if rng.random() < 0.9 else rng.choice(legal)))
    return match


def told(match: Match, seat: int | None = None) -> list[Stage]:
    return course(match.game, match.record, match.record.standing(), match.lines, seat)


def counted(shares: list[Share], players: int) -> list[int]:
    return [total(shares, seat) for seat in range(players)]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", [name for name in own_game_names() if name != "mare-nostrum"])
def test_what_is_counted_adds_up_to_the_score(name: str, seed: int) -> None:
    match = played(name, seed)
    assert counted(told(match)[-1].shares, match.state.players) == match.state.scores


@pytest.mark.parametrize("name", own_game_names())
def test_the_course_has_a_stage_for_the_start_every_turn_and_the_end(name: str) -> None:
    match = played(name, 1)
    stages = told(match)
    last = match.game.turn(match.state)
    assert [stage.turn for stage in stages] == [0, *range(1, (last or 0) + 1)]
    assert stages[0].ply == 0
    assert stages[-1].ply == match.ply
    assert sorted(stage.ply for stage in stages) == [stage.ply for stage in stages]


def positions(match: Match, every: int) -> list[tuple[int, State]]:
    """Positions of a match, each with its ply."""
    s = first_state(match.game, match.record)
    found = [(0, s.clone())]
    for ply, entry in enumerate(match.record.standing(), 1):
        s.play_for(entry.actor, match.game.space.code(entry.text))
        if ply % every == 0:
            found.append((ply, s.clone()))
    return found


@pytest.mark.rule("neptun", "W.2")
def test_neptuns_points_are_those_of_tiles_at_any_time() -> None:
    match = played("neptun", 1)
    for ply, s in positions(match, 7):
        assert isinstance(s, NeptunState)
        shares = match.game.account(s, None, heard_by_all(match.lines, ply))
        assert counted(shares, s.players) == [points(s, seat) for seat in range(s.players)]


@pytest.mark.rule("neptun", "P3.1")
def test_what_neptuns_account_promises_is_what_scoring_brings() -> None:
    match = played("neptun", 2)
    checked = 0
    for ply, s in positions(match, 31):
        assert isinstance(s, NeptunState)
        if s.over or not s.order:
            continue
        shares = match.game.account(s, None, heard_by_all(match.lines, ply))
        scored = s.clone()
        assert isinstance(scored, NeptunState)
        scoring = Score()
        for step in (scoring.bonus, scoring.temples, scoring.gold_temple):
            step(scored)
        promised = [total(shares, seat, (COUNTED, PROMISED)) for seat in range(s.players)]
        assert promised == [points(scored, seat) for seat in range(s.players)]
        checked += 1
    assert checked > 10


@pytest.mark.rule("neptun", "P3.T.1", "P3.B.1")
def test_neptuns_shares_name_temple_and_round() -> None:
    match = played("neptun", 1)
    shares = told(match)[-1].shares
    assert {share.turn for share in shares} == {1, 2, 3}
    s = match.state
    assert isinstance(s, NeptunState)
    for tile, owner in enumerate(s.tile_owner):
        if owner >= 0 and s.box.tile_temple[tile] < 5:
            same = (owner, s.box.tile_round[tile] + 1, (s.box.tile_temple[tile],))
            amounts = [share.amount for share in shares if (share.seat, share.turn, share.args) == same]
            assert s.box.tile_points[tile] in amounts


@pytest.mark.rule("hands-in-the-sea", "4.1.E", "6.2.S8")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_track_and_the_final_count_are_told_apart_in_hands_in_the_sea(seed: int) -> None:
    match = played("hands-in-the-sea", seed)
    for ply, s in positions(match, 13):
        assert isinstance(s, HandsState)
        shares = match.game.account(s, None, heard_by_all(match.lines, ply))
        assert "earlier" not in {share.key for share in shares}, "every point has a source"
        if not s.over:
            assert counted(shares, 2) == s.points
            promised = [total(shares, seat, (PROMISED,)) for seat in (0, 1)]
            assert promised == [final_points(s, seat) for seat in (0, 1)]


def test_points_of_before_the_log_are_brought_along() -> None:
    match = played("hands-in-the-sea", 1)
    s = match.state
    assert isinstance(s, HandsState)
    shares = match.game.account(s, None, [])
    assert counted(shares, 2) == s.scores
    assert [share.amount for share in shares if share.key == "earlier"] == [point for point in s.points if point]


@pytest.mark.rule("hamilcar", "5.5.1")
def test_hamilcars_count_is_that_of_the_provincial_display() -> None:
    match = played("hamilcar", 1)
    for ply, s in positions(match, 41):
        assert isinstance(s, HamilcarState)
        shares = match.game.account(s, None, heard_by_all(match.lines, ply))
        assert counted(shares, 2) == [tally(s, 0), tally(s, 1)]


@pytest.mark.rule("mare-nostrum", "6.1-1", "6.2-1", "6.3-1", "6.4-1")
@pytest.mark.parametrize("seed", SEEDS)
def test_whoever_wins_mare_nostrum_has_all_that_the_victory_needs(seed: int) -> None:
    match = played("mare-nostrum", seed)
    result = match.result
    assert result is not None
    if result.reason == "round-limit":
        return
    shares = told(match)[-1].shares
    winner = result.ranks.index(1)
    [won] = [share for share in shares if (share.seat, share.key) == (winner, result.reason)]
    assert won.kind == CONDITION
    assert won.amount >= won.needed
    assert all(share.amount != UNKNOWN for share in shares), "after the game nothing is hidden"


@pytest.mark.rule("mare-nostrum", "1.1-7")
def test_only_the_owner_is_told_how_large_a_set_lies_behind_the_screen() -> None:
    match = played("mare-nostrum", 1)
    for ply, s in positions(match, 97):
        assert isinstance(s, MareState)
        for looker in (None, *range(s.players)):
            shares = match.game.account(s, looker, heard_by_all(match.lines, ply))
            known = {share.seat for share in shares if share.key == "pyramids" and share.amount != UNKNOWN}
            assert known == set(range(s.players)) if s.over else known <= {looker}
