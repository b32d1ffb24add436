"""Making the review of a game, in a process of its own that gives way to bots."""

from __future__ import annotations

import time
from ctypes import c_bool
from multiprocessing.connection import Connection
from typing import NamedTuple

import msgspec

from ...engine.record import Entry
from ...review import iterations_in, review
from ...text import LANGUAGES
from ..storage.kept import KeptGame
from ..storage.matches import game_of, kept_record
from ..words.reviews import ReviewWords, review_in_words
from .processes import begin_process

NICENESS = 5  # as bots; it gives way to them by itself
TELL_SECONDS = 1.0  # how often it says how far it has come
PATIENCE_SECONDS = 1.0  # for which a step waits for bots: however many there are, a review comes to its end
LOOK_SECONDS = 0.02
SECONDS_EACH = 0.5  # for an action at most: a short game is reviewed sooner, and no step of it takes long

KeptWords = dict[str, ReviewWords]  # by language


class ReviewTask(NamedTuple):
    """A finished game as it travels to the process that reviews it."""

    kept: KeptGame
    entries: list[Entry]
    seed: int
    seconds: float
    iterations: int = 0  # 0: as many as this machine makes in the seconds


def make_review(task: ReviewTask, wire: Connection, is_free: c_bool) -> None:
    """In that process: tell how far it has come, as a number, then the words of the review."""
    begin_process(NICENESS)
    game = game_of(task.kept)
    record = kept_record(game, task.kept, task.entries)
    seconds = min(task.seconds, SECONDS_EACH * len(record.standing()))
    iterations = task.iterations or iterations_in(seconds, game, record)
    found = review(game, record, iterations, task.seed, tell=Progress(wire, is_free, iterations).tell)
    words: KeptWords = {lang: review_in_words(found, lang) for lang in LANGUAGES}
    wire.send(msgspec.json.encode(words))
    wire.close()


class Progress:
    """How far it has come."""

    def __init__(self, wire: Connection, is_free: c_bool, iterations: int) -> None:
        self.wire = wire
        self.is_free = is_free
        self.iterations = iterations
        self.made = 0
        self.told = time.monotonic()

    def tell(self, made: int) -> None:
        """So many iterations more; and give way to bots that need all the processes."""
        self.made += made
        if time.monotonic() - self.told >= TELL_SECONDS:
            self.wire.send(min(1.0, self.made / self.iterations))
            self.told = time.monotonic()
        until = time.monotonic() + PATIENCE_SECONDS
        while not self.is_free.value and time.monotonic() < until:
            time.sleep(LOOK_SECONDS)


def read_words(data: bytes) -> KeptWords:
    """The words of a review that was kept."""
    return msgspec.json.decode(data, type=KeptWords)
