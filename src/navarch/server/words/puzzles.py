"""Puzzles as the page shows them: the position as the seat sees it, the answer, and what speaks for it."""

from __future__ import annotations

import datetime
import logging
from functools import lru_cache

import msgspec

from ...engine.game import Game
from ...puzzles import BadPuzzle, Puzzle, Trial, puzzle_of_the_day, puzzles_of
from . import catalogue
from .advice import fact_in_words
from .errors import Refused
from .lessons import position_of
from .messages import Position, ReasonWords, WhyNot
from .seen_state import SeenState

LOG = logging.getLogger("navarch.puzzles")
MOST_FACTS = 4


class PuzzleCard(msgspec.Struct):
    """A puzzle in the list."""

    name: str
    turn: int
    who: str  # the seat, as it is called
    asked: str  # the question, in words


class DailyPuzzle(msgspec.Struct):
    """The puzzle of a day, the same for all who come."""

    day: str  # by UTC: 2026-11-16
    game: str
    title: str  # of the game
    puzzle: PuzzleCard


class PuzzleWords(msgspec.Struct):
    """A puzzle: the question, its answer and what speaks for it, and how much weaker others are."""

    name: str
    number: int  # from 1
    count: int
    turn: int
    who: str
    position: Position
    right: str  # the action
    answer: str  # the same in words
    worth: float  # the seat's expected share of the result after it, from 0 to 1
    gap: float  # by how much the next best is weaker
    next_best: str  # in words
    facts: list[ReasonWords]
    behind: dict[str, float]  # actions that were measured, and how much weaker they are
    searches: int  # by which it was measured
    iterations: int  # of the longest of them
    after: Position  # the board once the answer is played


def cards(game: Game, lang: str) -> list[PuzzleCard]:
    """All puzzles of a game."""
    return [_card(game, puzzle.name, lang) for puzzle in _sound(game)]


@lru_cache(maxsize=256)
def puzzle(game: Game, name: str, lang: str) -> bytes:
    """One puzzle, as it is sent."""
    number, trial = _trial(game, name)
    said, seat = trial.puzzle, trial.seat
    texts = catalogue.texts(game, lang)
    worth = said.tried[said.answer].worth
    return msgspec.json.encode(
        PuzzleWords(
            name=name,
            number=number,
            count=len(_sound(game)),
            turn=said.turn,
            who=texts.noun(*game.plays(trial.question.state, seat)),
            position=position_of(game, trial.question, seat, lang, asked=True),
            right=said.answer,
            answer=_action(game, said.answer, lang),
            worth=worth,
            gap=said.gap,
            next_best=_action(game, said.next_best, lang),
            facts=_facts(trial, lang),
            behind={one: max(0.0, worth - tried.worth) for one, tried in said.tried.items() if one != said.answer},
            searches=len(said.budgets) * said.seeds,
            iterations=max(said.budgets),
            after=position_of(game, trial.answered, seat, lang, asked=False),
        )
    )


def why(game: Game, name: str, action: str, lang: str) -> WhyNot:
    """Why an action is no legal answer to a puzzle; no reasons: it is."""
    texts = catalogue.texts(game, lang)
    reasons = _trial(game, name)[1].judge(action).reasons
    return WhyNot(action, [ReasonWords(texts.reason(reason, {}), reason.rule) for reason in reasons])


def daily(day: datetime.date, lang: str) -> DailyPuzzle:
    """The puzzle of a day."""
    games = {name: catalogue.load(name) for name in catalogue.names()}
    found = puzzle_of_the_day(day, [_sound(game) for game in games.values()])
    if found is None:
        raise Refused("no-puzzle")
    game = games[found.game]
    return DailyPuzzle(day.isoformat(), game.name, catalogue.texts(game, lang).title(), _card(game, found.name, lang))


@lru_cache(maxsize=32)
def _sound(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles of a game; none where they are not of its rules, which whoever runs the server is told."""
    try:
        return puzzles_of(game)
    except BadPuzzle as error:
        LOG.warning("%s has no puzzles here: %s", game.title, error)
        return ()


@lru_cache(maxsize=512)
def _card(game: Game, name: str, lang: str) -> PuzzleCard:
    trial = _trial(game, name)[1]
    texts = catalogue.texts(game, lang)
    state = trial.question.state
    who = texts.noun(*game.plays(state, trial.seat))
    return PuzzleCard(name, trial.puzzle.turn, who, texts.question(state, trial.seat))


@lru_cache(maxsize=512)
def _trial(game: Game, name: str) -> tuple[int, Trial]:
    for number, one in enumerate(_sound(game), 1):
        if one.name == name:
            return number, Trial(one, game)
    raise Refused("no-puzzle")


def _facts(trial: Trial, lang: str) -> list[ReasonWords]:
    seen = SeenState(trial.game, trial.question.state, trial.seat, lang, {})
    other = _action(trial.game, trial.puzzle.next_best, lang)
    return [
        fact_in_words(seen.texts, fact, "" if fact.share.seat == trial.seat else seen.player(fact.share.seat), other)
        for fact in trial.facts()[:MOST_FACTS]
    ]


def _action(game: Game, action: str, lang: str) -> str:
    return catalogue.action(game, lang, game.space.code(action)).text
