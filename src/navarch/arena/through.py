"""A game between bots, played through: repeatable from its seeds, provable from its secret."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ..bots import Bot, estimated_choice, make
from ..engine.chance import Committed, commitment
from ..engine.errors import NavarchError
from ..engine.game import Game
from ..engine.perspective import Perspective
from ..engine.record import Entry, Record, result_of
from ..engine.state import CHANCE, NOBODY, State

MOST_DECISIONS = 1_000_000
Deed = tuple[int, int]  # actor, action


class NeverEnds(NavarchError):
    """A game went on for more decisions than any real one."""


class Onlooker:
    """Whoever follows a game as it is played; this one only counts."""

    listening = False  # whether the rules shall tell their events

    def __init__(self) -> None:
        self.decisions = 0

    def decision(self, s: State, seat: int, action: int, estimate: float | None) -> None:
        """Before the action of a seat is played: what it is, and how well its bot then thinks to stand."""
        self.decisions += 1

    def played(self, s: State) -> None:
        """After any action, of chance too."""


def play_through(
    game: Game, options: dict[str, object], names: list[str], seeds: list[int], secret: bytes, onlooker: Onlooker
) -> tuple[State, list[Deed]]:
    """One game from its first draw to its end: the last position, and all that was done."""
    bots = [None if name == "random" else make(name, seed) for name, seed in zip(names, seeds, strict=True)]
    return play_by(game, options, bots, seeds, secret, onlooker)


def play_by(
    game: Game,
    options: dict[str, object],
    bots: Sequence[Bot | None],
    seeds: list[int],
    secret: bytes,
    onlooker: Onlooker,
) -> tuple[State, list[Deed]]:
    """The same by these bots; None plays at random."""
    chance = Committed(secret)
    luck = [random.Random(seed).random for seed in seeds]
    s = game.new(len(bots), options, listening=onlooker.listening)
    steps: list[Deed] = []
    while (actor := s.actor) != NOBODY:
        if actor == CHANCE:
            action = chance.choose(s)
        else:
            bot, estimate = bots[actor], None
            if bot is None:  # at random, without the detour over words
                legal = s.legal()
                action = legal[int(luck[actor]() * len(legal))]
            else:
                action, estimate = estimated_choice(bot, Perspective(game, s, actor))
            onlooker.decision(s, actor, action, estimate)
            if onlooker.decisions > MOST_DECISIONS:
                raise NeverEnds(f"no end after {MOST_DECISIONS:,} decisions")
        steps.append((actor, action))
        s.play(action)
        onlooker.played(s)
    return s, steps


def record_of(game: Game, s: State, names: list[str], steps: list[Deed], secret: bytes) -> Record:
    """The record of such a game, provable from its secret."""
    record = Record(game, s.players, game.option_names(s.options))
    record.seats = list(names)
    record.commitment = commitment(secret)
    record.secret = secret.hex()
    record.entries = [Entry(actor, game.space.text(action)) for actor, action in steps]
    record.result = result_of(s)
    record.digest = s.digest()
    return record
