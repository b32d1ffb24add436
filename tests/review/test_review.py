"""The review of a finished game."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import navarch
from navarch.bots import make
from navarch.bots.facts import Fact
from navarch.engine.account import Share
from navarch.engine.chance import Sampler, Scripted
from navarch.engine.errors import BadRecord
from navarch.engine.game import Game
from navarch.engine.match import Match
from navarch.engine.search import Tree
from navarch.engine.search_settings import SearchSettings
from navarch.engine.state import CHANCE, State
from navarch.review import Moment, Outlook, Story, review, story_of
from navarch.review.chances import believable, share_of, turning_points
from navarch.review.luck import gain_of, luck_of
from navarch.review.mistakes import Look, mistakes_of, rounds_for, spared

from .stories import stretch

SEED = 5


def silent(_: int) -> None:
    """Nobody hears of progress."""


def season(game: Game, seed: int = 1, most: int = 1000) -> Match:
    """A game of two divers at random, or its beginning."""
    rng = random.Random(seed)
    match = Match(game, players=2, seed=seed)
    while not match.over and match.ply < most:
        seat = match.to_act[0]
        match.submit(seat, rng.choice(match.legal(seat)))
    return match


def deep_down(game: Game) -> State:
    """Abibaal's basket fills his jar even if a squall takes half; deeper, four faces of six lose it, and the game."""
    no_dolphin = Scripted({"draw": ["pearl", "pearl", "squall", "squall"]}, Sampler(3))
    match = Match(game, players=2, chance=no_dolphin)
    match.submit(0, "dive")
    dump: Any = match.state.dump()
    assert dump["stack"][-1]["procedure"] == "Dive"
    dump["stack"][-1].update(depth=4, basket=50)
    dump["fields"]["jar"] = {"abibaal": 25, "batnoam": 49}
    return game.restore(dump)


def told(s: State, actor: int, action: str) -> Story:
    """A story of one action."""
    code = s.game.space.code(action)
    last = s.clone()
    last.play_for(actor, code)
    return Story([Moment(0, s, actor, code)], last)


def outlook(ply: int, first: float, error: float = 0.01) -> Outlook:
    return Outlook(ply, (first, 1 - first), (error, error))


def test_a_story_has_every_action_with_the_position_before_it(divers: Game) -> None:
    match = season(divers)
    story = story_of(divers, match.record)
    assert len(story.moments) == match.ply
    assert [moment.ply for moment in story.moments] == list(range(match.ply))
    assert story.last.digest() == match.record.digest
    for moment in story.moments:
        assert moment.code in moment.state.legal_for(moment.actor)


def test_only_a_finished_game_is_reviewed(divers: Game) -> None:
    match = season(divers, most=9)
    with pytest.raises(BadRecord, match="not over"):
        review(divers, match.record, 100)


def test_whoever_throws_a_win_away_reads_what_was_better_and_how_much_it_cost(divers: Game) -> None:
    [mistake] = mistakes_of(told(deep_down(divers), 0, "dive"), 0, 200, SEED, silent)
    text = divers.space.text
    assert (text(mistake.chosen), text(mistake.better)) == ("dive", "surface")
    assert mistake.better_chance > 0.7
    assert mistake.cost > 0.3
    assert text(mistake.line[0].code) == "surface"
    assert mistake.line[0].seat == 0


def test_whoever_does_the_best_has_made_no_mistake(divers: Game) -> None:
    assert mistakes_of(told(deep_down(divers), 0, "surface"), 0, 200, SEED, silent) == []


def test_a_better_action_spares_only_what_it_does_not_cost_itself() -> None:
    gold, fleet = (Fact(Share(0, key, "1.1", -2), 5, 5, True) for key in ("gold", "fleet"))
    assert spared([gold, fleet], [fleet]) == (gold,)
    assert spared([fleet], [fleet, gold]) == ()


def test_at_most_three_mistakes_are_named_the_costliest_first(divers: Game) -> None:
    once = told(deep_down(divers), 0, "dive")
    story = Story([once.moments[0]._replace(ply=ply) for ply in range(4)], once.last)
    mistakes = mistakes_of(story, 0, 300, SEED, silent)
    assert len(mistakes) == 3
    assert [one.cost for one in mistakes] == sorted((one.cost for one in mistakes), reverse=True)
    assert all(one.seat == 0 and one.cost > 0 for one in mistakes)


def test_a_decision_is_first_compared_with_what_advice_would_have_done(divers: Game) -> None:
    s, text = deep_down(divers), divers.space.text
    scores = dict(zip(s.legal_for(0), divers.action_scores(s, 0), strict=True))
    advised = max(scores, key=lambda code: scores[code])
    other = next(code for code in scores if code != advised)
    for chosen, rival in ((advised, other), (other, advised)):
        look = Look(told(s, 0, text(chosen)).moments[0], SEED, 0)
        assert look.ask_advice() == (chosen == advised)
        look.compare(20)
        assert look.better == rival
        assert [len(look.shares[code]) for code in (chosen, rival)] == [10, 10]
        assert look.free.root.visits == 0


def test_a_rival_found_late_catches_up_on_the_same_luck() -> None:
    looks = [Look(moment, SEED, 0) for moment in stretch("neptun", 30, 6).moments if moment.is_decision]
    for look in looks:
        look.ask_advice()
        look.compare(8)
        assert [look.better] == look.advised
        look.search(40)
        for code, tree in look.trees.items():
            assert len(look.shares[code]) == len(look.lots) == tree.root.visits
        assert look.chance_after(look.better) >= look.chance_after(look.advised[0])
    assert any(len(look.trees) > 2 for look in looks)


def test_whoever_always_follows_the_advice_is_reviewed_too(divers: Game) -> None:
    looked: list[int] = []
    s = deep_down(divers)
    scores = divers.action_scores(s, 0)
    advised = s.legal_for(0)[scores.index(max(scores))]
    mistakes_of(told(s, 0, divers.space.text(advised)), 0, 200, SEED, looked.append)
    assert sum(looked) >= 100


def test_the_last_look_is_in_new_trees_and_counts_beside_those_before(divers: Game) -> None:
    look = Look(told(deep_down(divers), 0, "dive").moments[0], SEED, 0)
    look.search(40)
    before = look.shares[look.better][:]
    look.compare_anew(30)
    assert [tree.root.visits for tree in look.trees.values()] == [15, 15]
    assert look.shares[look.better][: len(before)] == before
    assert len(look.shares[look.better]) == len(look.shares[look.moment.code]) == len(before) + 15
    assert look.chance_after(look.better) == pytest.approx(sum(look.shares[look.better]) / (len(before) + 15))


def test_a_good_roll_is_luck_and_a_bad_one_is_bad_luck_and_the_other_diver_has_the_opposite(divers: Game) -> None:
    s = deep_down(divers)
    s.play_for(0, divers.space.code("dive"))
    assert s.actor == CHANCE
    gains = {
        (action, seat): gain_of(told(s, CHANCE, action).moments[0], seat, 8, random.Random(1))[0]
        for action in ("roll 1", "roll 6")
        for seat in (0, 1)
    }
    assert gains["roll 1", 0] < 0 < gains["roll 6", 0]
    assert gains["roll 6", 1] < 0 < gains["roll 1", 1]


def test_the_gains_of_all_outcomes_cancel_out(divers: Game) -> None:
    s = deep_down(divers)
    s.play_for(0, divers.space.code("dive"))
    gains = [gain_of(Moment(0, s, CHANCE, code), 0, 8, random.Random(1))[0] for code in s.legal()]
    assert len(gains) == 6
    assert sum(gains) == pytest.approx(0.0)


def test_a_card_that_somebody_else_draws_unseen_is_no_luck_of_mine(divers: Game) -> None:
    story = story_of(divers, season(divers).record)
    drawn = next(moment for moment in story.moments if divers.space.text(moment.code).startswith("draw"))
    gains = [gain_of(drawn, seat, 12, random.Random(1))[0] for seat in (0, 1)]
    assert gains[1] == 0.0
    assert gains[0] != 0.0
    assert luck_of(Story([drawn], story.last), 1, 60, SEED, silent).strokes == ()


def test_a_turning_point_is_where_the_lead_changes_for_longer_or_chances_move_much() -> None:
    course = [outlook(0, 0.55), outlook(10, 0.53), outlook(20, 0.45), outlook(30, 0.44), outlook(40, 0.2)]
    turns = turning_points(course)
    assert [(turn.before.ply, turn.after.ply) for turn in turns] == [(10, 20), (30, 40)]
    assert [turn.lead_changed for turn in turns] == [True, False]


def test_what_the_samples_may_have_brought_about_is_no_turning_point() -> None:
    assert turning_points([outlook(0, 0.6, 0.1), outlook(10, 0.4, 0.1), outlook(20, 0.41, 0.1)]) == []


def test_a_lead_that_is_lost_again_at_once_is_no_turning_point() -> None:
    assert turning_points([outlook(0, 0.52), outlook(10, 0.47), outlook(20, 0.53), outlook(30, 0.53)]) != []
    assert [turn.after.ply for turn in turning_points([outlook(0, 0.52), outlook(10, 0.47), outlook(20, 0.53)])] == [20]


def test_a_search_that_must_begin_with_an_action_tries_no_other_first(divers: Game) -> None:
    s, tree = deep_down(divers), Tree(random.Random(1), SearchSettings(playout=10))
    for _ in range(20):
        tree.iterate(divers.sample(s, 0, tree.rng), 0, divers.space.code("dive"))
    assert [(divers.space.text(code), visits) for code, visits, _ in tree.tried()] == [("dive", 20)]


def test_every_decision_gets_a_look_and_few_get_many() -> None:
    assert rounds_for(100) == [100, 50, 25, 12, 8]
    assert rounds_for(100, last=30) == [100, 50, 30]
    assert rounds_for(4) == [4]
    assert rounds_for(0) == []


def test_the_same_seed_gives_the_same_review_and_progress_comes_to_its_end(divers: Game, tmp_path: Path) -> None:
    match = season(divers, seed=2)
    match.record.save(tmp_path / "season.json")
    made: list[int] = []
    first = review(divers, match.record, 300, SEED, tell=made.append)
    assert first.to_json() == review(divers, match.record, 300, SEED).to_json()
    assert first.to_json() != review(divers, match.record, 300, SEED + 1).to_json()
    assert sum(made) > 150
    assert first.outlooks[-1].chances == tuple(divers.evaluate(match.state))
    assert [one.seat for one in first.seats] == [0, 1]
    assert [one.seat for one in review(divers, match.record, 300, SEED, seat=1).seats] == [1]


def test_a_seat_believes_in_no_hand_with_which_another_could_not_pay_as_it_does() -> None:
    match, rng = Match(navarch.load("mare-nostrum"), players=3, seed=5), random.Random(1)
    bots = [make("greedy", seat) for seat in range(3)]
    unbelievable = 0
    while not unbelievable:
        payer = match.to_act[0]
        if match.state.choice is not None and match.state.choice.name == "payment":
            onlooker = match.perspective((payer + 1) % 3)
            drawn = [onlooker.sample(rng) for _ in range(3)]
            unbelievable = sum(not s.legal() for s in drawn)
        if not unbelievable:
            match.submit(payer, bots[payer].choose(match.perspective(payer)))
    for lot in range(20):
        assert believable(onlooker, random.Random(lot)).legal()
        assert 0.0 <= share_of(onlooker, lot) <= 1.0
