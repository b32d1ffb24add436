"""The golden games of Hamilcar: one told in full, and many kept as short as they can be.

A line of `golden/games.txt` is a game: its seed and options, how it ended, which cards were played as Events, digests
of the last position and of the whole log, and the number of each choice among the legal actions. Chance follows from
the seed. `python -m tests.golden hamilcar` writes all anew after a change that is meant; then read the difference.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from typing import NamedTuple

import tests.golden
from navarch.bots import make
from navarch.engine.action import Action
from navarch.engine.match import Match
from navarch.engine.perspective import Perspective
from tests.golden import folder, numbers, written

from .table import GAME
from .test_laws import OPTIONS, Warlike

FILE = folder("hamilcar") / "golden" / "games.txt"
WANTED = 75
Player = Callable[[Perspective], Action]


class Golden(NamedTuple):
    """A kept game."""

    seed: int
    options: tuple[str, ...]
    ending: str
    events: tuple[str, ...]
    digest: str
    log: str
    choices: str

    def line(self) -> str:
        """As it is kept."""
        parts = (str(self.seed), ",".join(self.options), self.ending, ",".join(self.events), self.digest, self.log)
        return " ".join(part or "-" for part in (*parts, self.choices))


def read() -> list[Golden]:
    """All kept games."""
    found = []
    for line in FILE.read_text(encoding="utf-8").splitlines():
        seed, options, ending, events, digest, log, choices = line.split(" ")
        found.append(Golden(int(seed), words(options), ending, words(events), digest, log, choices))
    return found


def words(text: str) -> tuple[str, ...]:
    """A list of words; `-` is none."""
    return () if text == "-" else tuple(text.split(","))


def kept(match: Match, seed: int, options: tuple[str, ...], choices: str) -> Golden:
    """A finished match as it is kept."""
    assert match.result is not None
    cards = GAME.nouns["card"]
    told = [(line.ply, line.event.rule, line.event.key, line.event.args) for line in match.lines]
    events = sorted({cards[line.event.args[1]] for line in match.lines if line.event.key == "played-event"})
    log = hashlib.sha256(repr(told).encode()).hexdigest()[:16]
    return Golden(seed, options, match.result.reason, tuple(events), match.state.digest()[:16], log, choices)


def replayed(golden: Golden) -> Golden:
    """The same game played again by its kept choices."""
    match = Match(GAME, seed=golden.seed, options=dict.fromkeys(golden.options, True))
    for number in numbers(golden.choices):
        seat = match.to_act[0]
        match.submit(seat, match.legal(seat)[number])
    return kept(match, golden.seed, golden.options, golden.choices)


# ---- choosing games ----


class Idle:
    """Throws its cards away and stays at home."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def __call__(self, perspective: Perspective) -> Action:
        legal = perspective.legal
        lazy = [action for action in legal if action.verb in ("discard", "pass", "done", "stop")]
        return self.rng.choice(lazy or legal)


class Whimsical(Warlike):
    """A commander with whims."""

    def __init__(self, seed: int, sober: Player) -> None:
        super().__init__(seed)
        self.sober = sober

    def __call__(self, perspective: Perspective) -> Action:
        return super().__call__(perspective) if self.rng.random() < 0.15 else self.sober(perspective)


def players(seed: int) -> tuple[Player, Player]:
    """Who plays for Rome and Carthage: war by whim, commanders, and one who sleeps."""
    warlike, other = Warlike(seed), Warlike(seed + 1)
    rome, carthage = make("greedy", seed).choose, make("greedy", seed + 1).choose
    sorts: tuple[tuple[Player, Player], ...] = (
        (rome, carthage), (warlike, other), (rome, other), (warlike, carthage), (Whimsical(seed, rome), carthage),
        (rome, Whimsical(seed, carthage)), (rome, Idle(seed)),
    )  # fmt: skip
    return sorts[seed % len(sorts)]


def play(seed: int) -> Golden:
    """A game of its seed, with options by lot."""
    rng = random.Random(f"golden hamilcar {seed}")
    options = tuple(name for name in OPTIONS if rng.random() < 0.4)
    match = Match(GAME, seed=seed, options=dict.fromkeys(options, True))
    sides, choices = players(seed), []
    while not match.over:
        seat = match.to_act[0]
        action = sides[seat](match.perspective(seat))
        choices.append(written([str(legal) for legal in match.legal(seat)].index(str(action))))
        match.submit(seat, action)
    return kept(match, seed, options, "".join(choices))


def new_in(golden: Golden, seen: set[str]) -> set[str]:
    """What a game shows that was not seen before: an ending, an option, a card as an Event."""
    return {golden.ending, *golden.options, *golden.events} - seen


def write(first: int = 0, last: int = 200) -> None:
    """Keep the games that show something new, then others, and tell one in full."""
    games = [play(seed) for seed in range(first, last)]
    seen: set[str] = set()
    chosen: list[Golden] = []
    for golden in games:
        if new_in(golden, seen):
            seen |= new_in(golden, seen)
            chosen.append(golden)
    chosen += [golden for golden in games if golden not in chosen][: max(0, WANTED - len(chosen))]
    FILE.write_text("".join(f"{golden.line()}\n" for golden in sorted(chosen)), encoding="utf-8")
    tests.golden.write("hamilcar")
