"""The whole review of a game, with a number of iterations shared out over its parts."""

from __future__ import annotations

import time
from typing import NamedTuple

from ..bots.facts import Fact
from ..engine.game import Game
from ..engine.record import Record
from .chances import Outlook, TurningPoint, outlooks, turning_points
from .luck import Luck, luck_of
from .mistakes import Look, Mistake, mistakes_of
from .moments import Story, Tell, story_of

SHARES = {"chances": 0.15, "luck": 0.15, "mistakes": 0.7}  # of all iterations
LEAST_ITERATIONS = 100
SPARE = 0.68  # of the time is planned: positions differ, and a better action found late is searched anew
PROBES, PROBED = 8, 8  # positions, and iterations of each, by which the machine is measured


class SeatReview(NamedTuple):
    """What is said of one seat."""

    seat: int
    luck: Luck
    mistakes: tuple[Mistake, ...]


class Review(NamedTuple):
    """All that is said of a game."""

    game: Game
    players: int
    iterations: int
    seed: int
    outlooks: tuple[Outlook, ...]
    turning_points: tuple[TurningPoint, ...]
    seats: tuple[SeatReview, ...]

    def to_json(self) -> dict[str, object]:
        """With the names of seats and actions, as it is kept."""
        names = self.game.nouns["seat"]
        return {
            "game": self.game.name,
            "version": self.game.version,
            "players": self.players,
            "iterations": self.iterations,
            "seed": self.seed,
            "chances": [_outlook_json(one) for one in self.outlooks],
            "turning_points": [_turning_json(one, names) for one in self.turning_points],
            "seats": [self._seat_json(one, names) for one in self.seats],
        }

    def _seat_json(self, said: SeatReview, names: tuple[str, ...]) -> dict[str, object]:
        text, luck = self.game.space.text, said.luck
        strokes = [
            {"ply": one.ply, "outcome": text(one.code), "gain": _round(one.gain), "error": _round(one.error)}
            for one in luck.strokes
        ]
        return {
            "seat": names[said.seat],
            "luck": {"gain": _round(luck.gain), "error": _round(luck.error), "strokes": strokes},
            "mistakes": [self._mistake_json(one, names) for one in said.mistakes],
        }

    def _mistake_json(self, said: Mistake, names: tuple[str, ...]) -> dict[str, object]:
        text = self.game.space.text
        return {
            "ply": said.ply,
            "chosen": text(said.chosen),
            "better": text(said.better),
            "chance": _round(said.chance),
            "better_chance": _round(said.better_chance),
            "cost": _round(said.cost),
            "error": _round(said.error),
            "iterations": said.iterations,
            "line": [{"seat": names[step.seat], "action": text(step.code)} for step in said.line],
            "facts": [_fact_json(fact, names) for fact in (*said.facts, *said.spared)],
        }


def review(
    game: Game, record: Record, iterations: int, seed: int = 0, seat: int | None = None, tell: Tell | None = None
) -> Review:
    """The review of a finished game, or of one seat's part in it; `tell` hears how many iterations were made."""
    return review_story(story_of(game, record), max(LEAST_ITERATIONS, iterations), seed, seat, tell or (lambda _: None))


def review_story(story: Story, iterations: int, seed: int, seat: int | None, tell: Tell) -> Review:
    """The same of a story. Each seat has its own part of the iterations: nothing depends on what others hid."""
    players = story.last.players
    wanted = range(players) if seat is None else [seat]
    found = outlooks(story, int(iterations * SHARES["chances"]), seed, tell)
    for_luck, for_mistakes = (part_of(iterations, part, len(wanted)) for part in ("luck", "mistakes"))
    seats = [
        SeatReview(
            one,
            luck_of(story, one, for_luck, seed, tell),
            tuple(mistakes_of(story, one, for_mistakes, seed, tell)),
        )
        for one in wanted
    ]
    turns = turning_points(found)
    return Review(story.game, players, iterations, seed, tuple(found), tuple(turns), tuple(seats))


def part_of(iterations: int, part: str, seats: int) -> int:
    """How many of all iterations one seat's luck or mistakes get, where so many seats are reviewed."""
    return int(iterations * SHARES[part]) // seats


def iterations_in(seconds: float, game: Game, record: Record) -> int:
    """How many iterations this machine makes in so much time of its processor, by a few in positions of the game."""
    asked = [moment for moment in story_of(game, record).moments if moment.is_decision]
    if not asked:
        return LEAST_ITERATIONS
    chosen = [asked[number * len(asked) // PROBES] for number in range(PROBES)]
    begun = time.process_time()
    for moment in chosen:
        Look(moment, 0, 0).search(PROBED)
    each = (time.process_time() - begun) / (PROBES * PROBED)
    return max(LEAST_ITERATIONS, int(seconds * SPARE / each))


def _round(value: float) -> float:
    return round(value, 4)


def _outlook_json(said: Outlook) -> dict[str, object]:
    return {
        "ply": said.ply,
        "chances": [_round(one) for one in said.chances],
        "errors": [_round(one) for one in said.errors],
    }


def _turning_json(said: TurningPoint, names: tuple[str, ...]) -> dict[str, object]:
    return {
        "from": said.before.ply,
        "to": said.after.ply,
        "moves": [_round(one) for one in said.moves],
        "led": names[said.before.leader],
        "leads": names[said.after.leader],
    }


def _fact_json(fact: Fact, names: tuple[str, ...]) -> dict[str, object]:
    share = fact.share
    return {
        "seat": names[share.seat],
        "key": share.key,
        "rule": share.rule,
        "args": list(share.args),
        "amount": share.amount,
        "kind": share.kind,
        "often": fact.often,
        "tries": fact.tries,
        "spared": fact.spared,
    }
