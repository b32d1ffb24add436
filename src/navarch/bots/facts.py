"""What speaks for an action: what it changes in the account and the holdings of the seats, as tried on samples."""

from __future__ import annotations

import random
from typing import NamedTuple

from ..engine.account import CONDITION, COUNTED, HELD, PROMISED, UNKNOWN, Share
from ..engine.chance import sample_outcome
from ..engine.event import ALL
from ..engine.perspective import Perspective
from ..engine.state import CHANCE, NOBODY, State

TRIES = 5
LONGEST = 16  # decisions of a deed that are followed
WEIGHT = {COUNTED: 0, CONDITION: 1, PROMISED: 2, HELD: 3}  # what matters more comes first

Key = tuple[int, str, tuple[int, ...], int]  # seat, key, arguments, kind


class Fact(NamedTuple):
    """A share that grows or shrinks, its `amount` being by how much, in so many of the tries."""

    share: Share
    often: int
    tries: int
    spared: bool = False  # not what the action brings, but what the next best one would cost


def spared_by(perspective: Perspective, other: int, rng: random.Random) -> list[Fact]:
    """What another action would cost the seat in every try."""
    lost: dict[Key, list[Share]] = {}
    for _ in range(TRIES):
        for key, share in _differences(perspective, other, rng).items():
            if share.seat == perspective.seat and share.amount < 0:
                lost.setdefault(key, []).append(share)
    return [
        Fact(max(shares, key=lambda one: one.amount), TRIES, TRIES, True)
        for shares in lost.values()
        if len(shares) == TRIES
    ]


def facts_for(perspective: Perspective, code: int, rng: random.Random) -> list[Fact]:
    """What speaks for an action in more than half of the tries: own gains first, then what others lose.

    Every try plays the action, and what belongs to it, on a sample: nothing here knows more than the seat may believe.
    """
    found: dict[Key, list[Share]] = {}
    for _ in range(TRIES):
        for key, share in _differences(perspective, code, rng).items():
            if share.amount > 0 if share.seat == perspective.seat else share.amount < 0:
                found.setdefault(key, []).append(share)
    facts = [
        Fact(sorted(shares, key=lambda one: one.amount)[len(shares) // 2], len(shares), TRIES)
        for shares in found.values()
        if 2 * len(shares) > TRIES
    ]
    return sorted(facts, key=lambda fact: _order(fact, perspective.seat))


def facts_between(perspective: Perspective, best: int, other: int, rng: random.Random) -> list[Fact]:
    """What speaks for the best action: what it brings, then what the next one would cost and it does not."""
    facts = facts_for(perspective, best, rng)
    mine = {(fact.share.key, fact.share.args) for fact in spared_by(perspective, best, rng)}
    spared = spared_by(perspective, other, rng)
    return facts + [fact for fact in spared if (fact.share.key, fact.share.args) not in mine]


def _order(fact: Fact, seat: int) -> tuple[bool, int, int, int]:
    share = fact.share
    return share.seat != seat, WEIGHT[share.kind], -fact.often, -abs(share.amount)


def _differences(perspective: Perspective, code: int, rng: random.Random) -> dict[Key, Share]:
    """What one try of the action changes."""
    s = perspective.sample(rng)
    s.listening = True
    before = _shares(s, perspective.seat)
    _follow(s, perspective.seat, code, rng)
    after = _shares(s, perspective.seat)
    changed: dict[Key, Share] = {}
    for key in before | after:
        old, new = before.get(key), after.get(key)
        share = new or old
        assert share is not None
        if key[3] == HELD and (old is None or new is None):
            continue  # what is held at one time only, such as the strength in a battle that is over
        if UNKNOWN in (share.amount, old.amount if old else 0):
            continue
        amount = (new.amount if new else 0) - (old.amount if old else 0)
        if amount:
            changed[key] = share._replace(amount=amount)
    return changed


def _shares(s: State, seat: int) -> dict[Key, Share]:
    """How everybody stands as that seat may know it, each share with all of its turns."""
    told = [event for event in s.events if event.audience == ALL]
    shares: dict[Key, Share] = {}
    for share in [*s.game.account(s, seat, told), *s.game.holdings(s, seat)]:
        key = share.seat, share.key, share.args, share.kind
        known = shares.get(key)
        shares[key] = share._replace(amount=share.amount + known.amount) if known else share
    return shares


def _follow(s: State, seat: int, code: int, rng: random.Random) -> None:
    """Play the action and what belongs to it, by the game's own advice, until something else is asked."""
    assert s.choice is not None
    first, depth, asker = s.choice.name, len(s.stack), type(s.stack[-1])
    s.play_for(seat, code)
    for _ in range(LONGEST):
        while s.actor == CHANCE:
            s.play(sample_outcome(s, rng))
        if s.actor == NOBODY or s.choice is None or s.sealed:
            return
        deeper = len(s.stack) > depth
        goes_on = s.actor == seat and s.choice.name != first and type(s.stack[-1]) is asker and len(s.stack) == depth
        if not deeper and not goes_on:
            return
        actor = s.actor
        scores = s.game.action_scores(s, actor)
        s.play_for(actor, s.legal_for(actor)[scores.index(max(scores))])
