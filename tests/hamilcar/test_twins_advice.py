"""What advice keeps from one decision to the next and passes over early, and the same looked at anew and in full."""

from __future__ import annotations

import random

from navarch.games.hamilcar.advice.outlook import (
    AHEAD,
    LOOKED_AT,
    NEARNESS,
    NO_SURVEY,
    Outlook,
    Survey,
    land_reach,
    outlook_of,
    several_cards,
)
from navarch.games.hamilcar.advice.weights import SHARE, W_AHEAD, WEIGHTS
from navarch.games.hamilcar.advice.worth import Gains
from navarch.games.hamilcar.box.labels import AREAS, CARTHAGE, SPACES
from navarch.games.hamilcar.state import HamilcarState

from .table import GAME
from .test_twins import SEATS, positions

# ---- the slow twins ----


def slow_hope(s: HamilcarState, seat: int, survey: Survey, space: int) -> int:
    """The space itself, or the best share of any goal that is near."""
    found = [survey.worths[space]]
    for goal, worth in zip(survey.goals[::2], survey.goals[1::2], strict=True):
        way = s.box.board.journey[goal * SPACES + space]
        if 0 < way < AHEAD:
            found.append(worth * NEARNESS[way] * WEIGHTS[seat][W_AHEAD] // (100 * SHARE))
    return max(found)


def slow_best_march(s: HamilcarState, outlook: Outlook, start: int, least: int, price: int) -> int:
    """Every space within four Movement Points, one after the other."""
    found = [least]
    for space in land_reach(s, outlook.guards, start, 4):
        if outlook.strength or not outlook.guards[space]:
            found.append(outlook.value(s, space) - price)
    return max(found)


# ---- held against each other ----


def test_advice_that_keeps_what_it_saw_says_what_one_says_who_sees_the_position_for_the_first_time() -> None:
    """A clone keeps nothing: every score is worked out anew there."""
    seen = kept = 0
    for s, rng in positions():
        seen += 1
        before = (s.outlook_of_rome, s.outlook_of_carthage)
        assert GAME.action_scores(s, s.actor) == GAME.action_scores(s.clone(), s.actor)
        seat = rng.choice(SEATS)
        outlook = outlook_of(s, seat)
        kept += outlook is before[seat]
        assert (outlook.strength, outlook.rating, outlook.now) == (0, 0, NO_SURVEY)  # no Army is looked at yet
        fresh = Outlook(s, seat, Gains(seat))
        general = rng.choice(s.box.generals_of[seat])
        start, strength, rating = rng.randrange(SPACES), rng.randrange(9), rng.randrange(4)
        for one in (outlook, fresh):
            one.survey(s, general, start, strength, rating)
        assert outlook.now.worths == fresh.now.worths
        assert outlook.now.goals == fresh.now.goals
        assert several_cards(s, seat) == (s.hand[seat].bit_count() > 1)
    assert seen > 2000
    assert kept > 200


def test_a_changed_office_or_elephant_of_the_enemy_is_seen_and_a_move_of_the_own_side_is_not_looked_for() -> None:
    """Who holds an office commands before others, and so with another rating."""
    s = GAME.new()
    assert isinstance(s, HamilcarState)
    for seat in SEATS:
        theirs, own = s.box.generals_of[1 - seat][0], s.box.generals_of[seat][0]
        outlook = outlook_of(s, seat)
        s.office[theirs] += 1
        assert not outlook.holds(s)
        s.office[theirs] -= 1
        s.el[0] += 1
        assert outlook.holds(s) == (seat == CARTHAGE)
        s.el[0] -= 1
        s.place[own] += 1
        s.cu[seat * AREAS] += 1
        assert outlook.holds(s)


def test_what_a_march_promises_is_found_although_most_of_it_is_passed_over() -> None:
    """The goals ahead of every space, and the best end of a march, with every goal and every space looked at."""
    for s, rng in positions():
        if rng.random() < 0.9:
            continue
        seat = rng.choice(SEATS)
        outlook = outlook_of(s, seat)
        start, strength = rng.randrange(SPACES), rng.randrange(9)
        outlook.survey(s, rng.choice(s.box.generals_of[seat]), start, strength, rng.randrange(4))
        for space in range(SPACES):
            assert outlook.hope(s, space) == slow_hope(s, seat, outlook.now, space)
            assert outlook.hope(s, space) <= outlook.hope_at_most(space)
        least, price = rng.randrange(0, 600), rng.randrange(0, 600)
        assert outlook.best_march(s, start, 4, least, price) == slow_best_march(s, outlook, start, least, price)


def test_the_goals_that_are_remembered_are_the_best_of_all() -> None:
    """Of any number of goals, the highest worths, the highest first."""
    rng = random.Random(1)
    for _ in range(300):
        survey = Survey(0, 1, 1)
        worths = [rng.randrange(1000) for _ in range(rng.randrange(30))]
        for space, worth in enumerate(worths):
            survey.remember(space, worth)
        survey.put_best_first()
        assert survey.goals[1::2] == sorted(worths, reverse=True)[:LOOKED_AT]
        assert all(worths[space] == worth for space, worth in zip(survey.goals[::2], survey.goals[1::2], strict=True))
