"""Puzzles in one game of bots: cheap looks at many of its positions, longer ones at the few that promise something."""

from __future__ import annotations

import hashlib
import random
from typing import NamedTuple

from ..arena.through import Onlooker, play_through
from ..engine.game import Game
from ..engine.perspective import Perspective
from ..engine.state import State
from .looking import GAP, Look, look_at, together
from .puzzle import Puzzle

FEWEST_ACTIONS = 5
POSITIONS = 24  # of a game that are looked at
GLANCE = 80  # iterations of the first look
GLANCE_GAP = 0.08  # less than a puzzle needs: a first look errs
BUDGETS = (100, 200, 300)  # iterations; each search must find the same action with the whole gap
SEEDS = 2  # searches of each budget
STRONGER = 10  # times the largest budget: the last look, which must find the same
MOST_PUZZLES = 3  # of a game, at most one of them with an answer that greedy bots find
STAGES = 3


class Candidate(NamedTuple):
    """A position that is looked at: as the seat may believe it to be, and when it came."""

    decision: int
    seat: int
    turn: int
    believed: State


class Findings(NamedTuple):
    """What came of one game."""

    number: int
    puzzles: list[Puzzle]
    refuted: int  # what the usual looks agreed on and the last one did not bear out


class Gatherer(Onlooker):
    """Keeps some of a game's positions: by lot, and only where there is enough to choose from."""

    def __init__(self, game: Game, rng: random.Random) -> None:
        super().__init__()
        self.game = game
        self.rng = rng
        self.kept: list[Candidate] = []
        self.seen = 0

    def decision(self, s: State, seat: int, action: int, estimate: float | None) -> None:
        """Keep the position as the seat may believe it to be, or pass it over; each is as likely to stay."""
        super().decision(s, seat, action, estimate)
        if len(s.legal_for(seat)) < FEWEST_ACTIONS:
            return
        self.seen += 1
        place = len(self.kept) if len(self.kept) < POSITIONS else self.rng.randrange(self.seen)
        if place < POSITIONS:
            believed = self.game.sample(s, seat, self.rng)
            self.kept[place : place + 1] = [Candidate(self.decisions, seat, self.game.turn(s) or 0, believed)]


def findings_of(game: Game, seed: int, number: int) -> Findings:
    """The puzzles of one game: seed and number alone decide what they are."""
    rng = random.Random(derived(seed, number, "looks"))
    gatherer = Gatherer(game, rng)
    players = game.players[number % len(game.players)]
    seeds = [int.from_bytes(derived(seed, number, f"seat {seat}")[:6], "big") for seat in range(players)]
    play_through(game, {}, ["greedy"] * players, seeds, derived(seed, number, "chance"), gatherer)
    rng.shuffle(gatherer.kept)
    puzzles: list[Puzzle] = []
    refuted = 0
    for candidate in gatherer.kept:
        if len(puzzles) == MOST_PUZZLES:
            break
        if any(candidate.turn == puzzle.turn for puzzle in puzzles):
            continue
        stage = STAGES * (candidate.decision - 1) // gatherer.decisions
        puzzle = puzzle_at(game, candidate, stage, f"{seed}-{number}-{candidate.decision}", rng, not any_easy(puzzles))
        if puzzle is not None and stands(game, puzzle, rng.getrandbits(48)):
            puzzles.append(puzzle)
        else:
            refuted += puzzle is not None
    return Findings(number, puzzles, refuted)


def puzzle_at(
    game: Game, candidate: Candidate, stage: int, name: str, rng: random.Random, may_be_easy: bool = True
) -> Puzzle | None:
    """The puzzle in a position, where every look finds the same action clearly best."""
    position = game.restore(candidate.believed.dump())
    perspective = Perspective(game, position, candidate.seat)
    glance = look_at(perspective, GLANCE, rng.getrandbits(48))
    advised = advised_actions(position, candidate.seat)
    if glance.gap < GLANCE_GAP or (glance.best in advised and not may_be_easy):
        return None
    looks: list[Look] = []
    for budget in BUDGETS:
        for _ in range(SEEDS):
            look = look_at(perspective, budget, rng.getrandbits(48))
            if look.best != glance.best or look.gap < GAP:
                return None
            looks.append(look)
    whole = Look(glance.best, together(looks))
    if whole.gap < GAP:
        return None
    choice = position.choice
    assert choice is not None
    return Puzzle(
        name=name,
        game=game.name,
        version=game.version,
        components=game.components.digest,
        seat=game.nouns["seat"][candidate.seat],
        choice=choice.name,
        turn=candidate.turn,
        stage=stage,
        answer=whole.best,
        next_best=whole.next_best,
        greedy=whole.best if whole.best in advised else advised[0],
        tried=whole.told(),
        budgets=BUDGETS,
        seeds=SEEDS,
        position=position.dump(),
    )


def advised_actions(s: State, seat: int) -> list[str]:
    """What the game's advice would take without a search; several where they look alike."""
    scores = s.game.action_scores(s, seat)
    best, text = max(scores), s.game.space.text
    return [text(code) for code, score in zip(s.legal_for(seat), scores, strict=True) if score == best]


def stands(game: Game, puzzle: Puzzle, seed: int) -> bool:
    """Whether a search of ten times the largest budget finds the same, with the whole gap."""
    look = stronger_look(game, puzzle, seed)
    return look.best == puzzle.answer and look.gap >= GAP


def stronger_look(game: Game, puzzle: Puzzle, seed: int) -> Look:
    """A search of ten times the largest budget that made the puzzle."""
    seat = game.nouns["seat"].index(puzzle.seat)
    perspective = Perspective(game, game.restore(puzzle.position), seat)
    return look_at(perspective, STRONGER * max(puzzle.budgets), seed)


def any_easy(puzzles: list[Puzzle]) -> bool:
    """Whether greedy bots find the answer of one of these."""
    return any(puzzle.is_easy for puzzle in puzzles)


def derived(seed: int, number: int, use: str) -> bytes:
    """Thirty-two bytes for one use in one game: nothing else decides what happens there."""
    return hashlib.sha256(f"navarch puzzles {seed} {number} {use}".encode()).digest()
