"""What page and server say to each other about reviews (docs/protocol.md), and a review in words.

It is kept in the words of both languages, so that it outlives the rules of its game as chronicles do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from ...engine.game import Game
from ...review import Luck, Mistake, Outlook, Review, SeatReview, TurningPoint
from . import catalogue
from .advice import fact_in_words
from .messages import ReasonWords

ReviewState = Literal["none", "running", "done", "failed"]


class OutlookWords(msgspec.Struct):
    """The chances after so many actions, as each seat could judge its own, with their standard errors."""

    ply: int
    chances: list[float]  # in the order of the seats
    errors: list[float]


class TurnWords(msgspec.Struct):
    """Where the game turned: between two outlooks."""

    first: int  # actions before it
    last: int  # and by its end
    moves: list[float]  # by how much each seat's chances moved
    leads: str | None  # who took the lead; null: nobody


class StrokeWords(msgspec.Struct):
    """An outcome of chance after so many actions, and how much it gave or took."""

    ply: int
    text: str
    gain: float
    error: float


class LuckWords(msgspec.Struct):
    """All that chance gave to a seat and took, and its greatest strokes."""

    gain: float
    error: float
    strokes: list[StrokeWords]


class StepWords(msgspec.Struct):
    """An action of the better line."""

    seat: str
    text: str


class MistakeWords(msgspec.Struct):
    """A decision, what was better, by how much, and why."""

    ply: int  # actions before it
    chosen: str
    better: str
    chance: float
    better_chance: float
    cost: float
    error: float  # of the cost
    line: list[StepWords]  # begins with the better action
    facts: list[ReasonWords]  # what speaks for it


class SeatReviewWords(msgspec.Struct):
    """What is said of one seat."""

    seat: str
    luck: LuckWords
    mistakes: list[MistakeWords]  # the costliest first


class ReviewWords(msgspec.Struct):
    """All that is said of a game."""

    seats: list[str]
    iterations: int
    seed: int
    chances: list[OutlookWords]
    turning_points: list[TurnWords]
    judged: list[SeatReviewWords]


class ReviewTold(msgspec.Struct):
    """How far the review of a game has come, and what it says."""

    state: ReviewState
    progress: float  # from 0 to 1
    why_not: str  # why whoever asks cannot have it made; empty: they can, or it is there
    review: ReviewWords | None


# ---- a review in words ----


def review_in_words(found: Review, lang: str) -> ReviewWords:
    """All of it in one language."""
    names = found.game.nouns["seat"][: found.players]
    return ReviewWords(
        seats=list(names),
        iterations=found.iterations,
        seed=found.seed,
        chances=[_outlook(one) for one in found.outlooks],
        turning_points=[_turn(one, names) for one in found.turning_points],
        judged=[_seat(found.game, one, lang) for one in found.seats],
    )


def _round(value: float) -> float:
    return round(value, 4)


def _all_round(values: Sequence[float]) -> list[float]:
    return [_round(value) for value in values]


def _outlook(one: Outlook) -> OutlookWords:
    return OutlookWords(one.ply, _all_round(one.chances), _all_round(one.errors))


def _turn(one: TurningPoint, names: tuple[str, ...]) -> TurnWords:
    leads = names[one.after.leader] if one.lead_changed else None
    return TurnWords(one.before.ply, one.after.ply, _all_round(one.moves), leads)


def _seat(game: Game, one: SeatReview, lang: str) -> SeatReviewWords:
    mistakes = [_mistake(game, mistake, lang) for mistake in one.mistakes]
    return SeatReviewWords(game.nouns["seat"][one.seat], _luck(game, one.luck, lang), mistakes)


def _luck(game: Game, luck: Luck, lang: str) -> LuckWords:
    texts = catalogue.texts(game, lang)
    strokes = [
        StrokeWords(one.ply, texts.action(one.code), _round(one.gain), _round(one.error)) for one in luck.strokes
    ]
    return LuckWords(_round(luck.gain), _round(luck.error), strokes)


def _mistake(game: Game, one: Mistake, lang: str) -> MistakeWords:
    texts, seats = catalogue.texts(game, lang), game.nouns["seat"]
    facts = [
        fact_in_words(texts, fact, "" if fact.share.seat == one.seat else texts.noun("seat", seats[fact.share.seat]))
        for fact in (*one.facts, *one.spared)
    ]
    return MistakeWords(
        ply=one.ply,
        chosen=texts.action(one.chosen),
        better=texts.action(one.better),
        chance=_round(one.chance),
        better_chance=_round(one.better_chance),
        cost=_round(one.cost),
        error=_round(one.error),
        line=[StepWords(seats[step.seat], texts.action(step.code)) for step in one.line],
        facts=facts,
    )
