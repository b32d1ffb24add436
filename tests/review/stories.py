"""Short stories for reviews: a stretch of a game by its advice, as if it had ended there."""

from __future__ import annotations

import random
from functools import cache

import navarch
from navarch.engine.chance import sample_outcome
from navarch.engine.playout import advised_action, random_playout, settle_chance
from navarch.engine.state import CHANCE, State
from navarch.review import Moment, Story

GAMES = navarch.registry.own_game_names()
TRIES = 20


@cache
def stretch(name: str, before: int, decisions: int) -> Story:
    """So many decisions of a game, after others at random; its last position is where they lead."""
    rng = random.Random(7)
    game = navarch.load(name)
    s = game.new(game.players[0])
    random_playout(s, rng, before)
    settle_chance(s, rng)
    moments: list[Moment] = []
    while decisions and not s.over:
        code = sample_outcome(s, rng) if s.actor == CHANCE else advised_action(s)
        moments.append(Moment(len(moments), s.clone(), s.actor, code))
        decisions -= moments[-1].is_decision
        s.play(code)
    return Story(moments, s)


def with_other_cards(story: Story, seat: int) -> Story:
    """The same story as far as the seat could know it: whatever was hidden from it lies otherwise.

    What chance brought is another outcome, too, where that looks alike to the seat. Where no other position that the
    seat may believe in brings what happened, the true one stays.
    """
    rng = random.Random(11)
    return Story([_double(moment, seat, rng) for moment in story.moments], story.last)


def _double(moment: Moment, seat: int, rng: random.Random) -> Moment:
    for _ in range(TRIES):
        other = moment.state.game.sample(moment.state, seat, rng)
        codes = _alike(moment, other, seat) if moment.actor == CHANCE else other.legal_for(moment.actor)
        if moment.actor == CHANCE and codes:
            return moment._replace(state=other, code=rng.choice(codes))
        if moment.code in codes:
            return moment._replace(state=other)
    return moment


def _alike(moment: Moment, other: State, seat: int) -> list[int]:
    """The outcomes in the other position after which the seat sees what it saw."""
    seen = _seen_after(moment.state, moment.code, seat)
    return [code for code in other.legal() if _seen_after(other, code, seat) == seen]


def _seen_after(s: State, code: int, seat: int) -> object:
    after = s.clone()
    after.play(code)
    return s.game.view(after, seat)
