"""Puzzles in one game of bots: cheap looks at many of its positions, longer ones at the few that promise something."""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from typing import NamedTuple

from ..arena.through import Onlooker, play_by
from ..bots.bot import Advice
from ..bots.greedy import GreedyBot
from ..bots.ismcts import SearchBot
from ..engine.game import Game
from ..engine.perspective import Perspective
from ..engine.state import State
from ..review.mistakes import Look
from .looking import GAP, gap_of, is_clear, look_at, together
from .puzzle import Puzzle

FEWEST_ACTIONS = 2
SLIPS = 0.12  # of the decisions: without them little is ever left for anybody to find
POSITIONS = 4  # of a game that are looked at, for each kind of question
GLANCE = 40  # iterations of a first search
GLANCE_SHARE = 0.5  # of them that must have tried one action: among equals none gets so many
FIRST_LOOK = 60  # iterations; it must leave the whole gap possible
BUDGETS = (200, 300, 400)  # iterations of the looks; each must find the same action with the whole gap
SEEDS = 2  # looks of each budget
STRONGER = 10  # times the largest budget: the free search of the last look, which must find the same
MOST_PUZZLES = 3  # of a game, at most one of them with an answer that greedy bots find
STAGES = 3


class Candidate(NamedTuple):
    """A position that is looked at: as the seat may believe it to be, and when it came."""

    decision: int
    seat: int
    turn: int
    believed: dict[str, object]  # as a puzzle's file has it, and nothing else is looked at


class Findings(NamedTuple):
    """What came of one game."""

    number: int
    puzzles: list[Puzzle]
    refuted: int  # what the usual looks agreed on and the last one did not bear out


class Slipping(GreedyBot):
    """Plays as greedy bots do, but takes any action now and then."""

    def advise(self, perspective: Perspective) -> list[Advice]:
        """All legal actions, the best first; or the one that it takes by mistake."""
        if self.rng.random() < SLIPS:
            return [Advice(self.rng.choice(perspective.legal))]
        return super().advise(perspective)


class Gatherer(Onlooker):
    """Keeps some of a game's positions: by lot, as many of one kind of question as of another."""

    def __init__(self, game: Game, rng: random.Random) -> None:
        super().__init__()
        self.game = game
        self.rng = rng
        self.kept: dict[str, list[Candidate]] = {}  # by what is asked
        self.seen: Counter[str] = Counter()

    def decision(self, s: State, seat: int, action: int, estimate: float | None) -> None:
        """Keep the position as the seat may believe it to be, or pass it over; each is as likely to stay."""
        super().decision(s, seat, action, estimate)
        choice = s.choice
        if choice is None or len(s.legal_for(seat)) < FEWEST_ACTIONS:
            return
        kept = self.kept.setdefault(choice.name, [])
        self.seen[choice.name] += 1
        place = len(kept) if len(kept) < POSITIONS else self.rng.randrange(self.seen[choice.name])
        if place < POSITIONS:
            believed = self.game.sample(s, seat, self.rng).dump()
            kept[place : place + 1] = [Candidate(self.decisions, seat, self.game.turn(s) or 0, believed)]


def findings_of(game: Game, seed: int, number: int) -> Findings:
    """The puzzles of one game: seed and number alone decide what they are."""
    rng = random.Random(derived(seed, number, "looks"))
    gatherer = Gatherer(game, rng)
    players = game.players[number % len(game.players)]
    seeds = [int.from_bytes(derived(seed, number, f"seat {seat}")[:6], "big") for seat in range(players)]
    bots = [Slipping(one) for one in seeds]
    play_by(game, {}, bots, seeds, derived(seed, number, "chance"), gatherer)
    candidates = [candidate for kept in gatherer.kept.values() for candidate in kept]
    rng.shuffle(candidates)
    puzzles: list[Puzzle] = []
    refuted = 0
    for candidate in candidates:
        if len(puzzles) == MOST_PUZZLES:
            break
        if any(candidate.turn == puzzle.turn for puzzle in puzzles):
            continue
        position = game.restore(candidate.believed)
        looks = looks_at(position, candidate.seat, rng, not any_easy(puzzles))
        if not looks:
            continue
        last = last_look(position, candidate.seat, looks[0].moment.code, BUDGETS, rng.getrandbits(48))
        if is_clear(last):
            stage = STAGES * (candidate.decision - 1) // gatherer.decisions
            puzzles.append(puzzle_from(candidate, [*looks, last], stage, f"{seed}-{number}-{candidate.decision}"))
        else:
            refuted += 1
    return Findings(number, puzzles, refuted)


def looks_at(position: State, seat: int, rng: random.Random, may_be_easy: bool = True) -> list[Look]:
    """The looks at a position where each finds the same action clearly best; none where one does not."""
    glance = SearchBot(rng.getrandbits(48), iterations=GLANCE).advise(Perspective(position.game, position, seat))
    best, code = glance[0], position.game.space.code(glance[0].action)
    if best.tries < GLANCE_SHARE * GLANCE or best.estimate is None or best.estimate < GAP:
        return []
    if not may_be_easy and code in advised_actions(position, seat):
        return []
    first = look_at(position, seat, code, FIRST_LOOK, rng.getrandbits(48))
    if gap_of(first) + first.cost()[1] < GAP:
        return []
    looks: list[Look] = []
    for budget in BUDGETS:
        for _ in range(SEEDS):
            look = look_at(position, seat, code, budget, rng.getrandbits(48))
            if not is_clear(look):
                return []
            looks.append(look)
    return looks


def last_look(position: State, seat: int, code: int, budgets: tuple[int, ...], seed: int) -> Look:
    """A look whose free search alone is ten times as long as the longest of those before."""
    return look_at(position, seat, code, 2 * STRONGER * max(budgets), seed)


def puzzle_from(candidate: Candidate, looks: list[Look], stage: int, name: str) -> Puzzle:
    """The puzzle in a position, by all looks at it."""
    position, seat, answer = looks[0].moment.state, looks[0].seat, looks[0].moment.code
    game, choice, weighed = position.game, position.choice, together(looks)
    assert choice is not None
    text = game.space.text
    advised = advised_actions(position, seat)
    return Puzzle(
        name=name,
        game=game.name,
        version=game.version,
        components=game.components.digest,
        seat=game.nouns["seat"][seat],
        choice=choice.name,
        turn=candidate.turn,
        stage=stage,
        answer=text(answer),
        next_best=text(weighed.next_best),
        greedy=text(answer if answer in advised else advised[0]),
        tried={text(code): tried for code, tried in weighed.tried.items()},
        budgets=BUDGETS,
        seeds=SEEDS,
        position=candidate.believed,
    )


def advised_actions(s: State, seat: int) -> list[int]:
    """What the game's advice would take without a search; several where they look alike."""
    scores = s.game.action_scores(s, seat)
    best = max(scores)
    return [code for code, score in zip(s.legal_for(seat), scores, strict=True) if score == best]


def any_easy(puzzles: list[Puzzle]) -> bool:
    """Whether greedy bots find the answer of one of these."""
    return any(puzzle.is_easy for puzzle in puzzles)


def derived(seed: int, number: int, use: str) -> bytes:
    """Thirty-two bytes for one use in one game: nothing else decides what happens there."""
    return hashlib.sha256(f"navarch puzzles {seed} {number} {use}".encode()).digest()
