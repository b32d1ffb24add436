"""Where the time of a game goes: `python -m navarch.bench.profile NAME PLAYERS` prints the parts as JSON.

Costs are measured part by part over positions of random games, each as the best of several tries, and put together
again: what a whole takes beyond its parts is its rest.
"""

from __future__ import annotations

import cProfile
import json
import random
import sys
import time
from collections.abc import Callable
from typing import NamedTuple

import navarch
from navarch.bots.ismcts import SearchBot
from navarch.engine import state as state_module
from navarch.engine.game import Game
from navarch.engine.perspective import Perspective
from navarch.engine.playout import advised_playout, random_playout, settle_chance
from navarch.engine.state import State

from .measure import STAGES, Advised, Fresh, asked_position

POSITIONS = 200
TRIES = 5
SECONDS = 1.0
FUNCTIONS = 12
CHOICES = 5
ITERATIONS = 40


class Cost(NamedTuple):
    """What something takes, in microseconds, and what its parts take of that."""

    what: str
    us: float
    parts: dict[str, float]


def positions(game: Game, players: int) -> list[State]:
    """Positions from everywhere in random games, in each of which a seat is asked."""
    found: list[State] = []
    rng = random.Random(4)
    while len(found) < POSITIONS:
        s = game.new(players)
        settle_chance(s, rng)
        while not s.over and len(found) < POSITIONS:
            found.append(s.clone())
            random_playout(s, rng, 1 + int(rng.random() * 10))
            settle_chance(s, rng)
    return found


def mean_us(
    where: list[State], work: Callable[[State], object], ready: Callable[[State], State] | None = None
) -> float:
    """The mean of the best times over all positions; what is made ready is not counted."""
    total = 0.0
    for s in where:
        best = float("inf")
        for _ in range(TRIES):
            subject = ready(s) if ready is not None else s
            begun = time.perf_counter()
            work(subject)
            best = min(best, time.perf_counter() - begun)
        total += best
    return total / len(where) * 1e6


def legal(s: State) -> object:
    """The legal list, worked out anew."""
    return Fresh(s).legal()


def play_any(s: State) -> None:
    """Carry out one of the actions, always the same."""
    codes = s.legal()
    s.play(codes[len(codes) // 2])


def costs(game: Game, players: int) -> list[Cost]:
    """All that is asked for, with its parts."""
    where = positions(game, players)
    rng = random.Random(5)
    asks = mean_us(where, legal)
    plays = mean_us(where, play_any, State.clone)
    clones = mean_us(where, State.clone)
    draws = mean_us(where, lambda s: game.sample(s, s.actor, rng))
    scores = mean_us(where, lambda s: game.action_scores(s, s.actor))
    advised = mean_us(where, lambda s: Advised(s).decide())
    judges = mean_us(where, game.evaluate)
    walks = mean_us(where, lambda s: advised_playout(s, rng, game.search.playout), State.clone)
    decision = random_decision_us(game, players)
    asked = [asked_position(game, players, int(length_of(game, players) * stage)) for stage in STAGES]
    iteration = sum(iteration_us(s) for s in asked) / len(asked)
    stack = mean_us(where, lambda s: [procedure.clone() for procedure in s.stack])
    blank = mean_us(where, lambda s: game.blank(0, s.options))
    fields = mean_us(where, lambda s: s.take_fields(s), State.clone)
    return [
        Cost("random decision", decision, {"legal list": asks, "play, with its share of chance": decision - asks}),
        Cost("legal list", asks, by_choice(where)),
        Cost("play one action", plays, {}),
        Cost("clone", clones, {"blank state": blank, "fields": fields, "procedures": stack}),
        Cost("sample", draws, {"clone": clones, "drawing anew": draws - clones}),
        Cost("advised decision", advised, {"legal list": asks, "action_scores": scores}),
        Cost("evaluation", judges, {}),
        Cost(f"playout of {game.search.playout} advised decisions", walks, {}),
        Cost("search iteration", iteration, {"sample": draws, "playout": walks, "evaluation": judges}),
    ]


def random_decision_us(game: Game, players: int) -> float:
    """A decision of random play with all that belongs to it, in time of the processor."""
    rng = random.Random(6)
    decisions = 0
    begun = time.process_time()
    while time.process_time() - begun < SECONDS:
        decisions += random_playout(game.new(players), rng)
    return (time.process_time() - begun) / decisions * 1e6


def iteration_us(s: State) -> float:
    """An iteration of a search there, in time of the processor."""
    best = float("inf")
    for _ in range(TRIES):
        begun = time.process_time()
        SearchBot(1, iterations=ITERATIONS).advise(Perspective(s.game, s, s.actor))
        best = min(best, (time.process_time() - begun) / ITERATIONS)
    return best * 1e6


def length_of(game: Game, players: int) -> int:
    """How many decisions a random game takes."""
    rng = random.Random(7)
    return sum(random_playout(game.new(players), rng) for _ in range(5)) // 5


def by_choice(where: list[State]) -> dict[str, float]:
    """The questions whose lists take most of the time, each with its part of the mean."""
    spent: dict[str, float] = {}
    for s in where:
        assert s.choice is not None
        spent[s.choice.name] = spent.get(s.choice.name, 0.0) + mean_us([s], legal) / len(where)
    return dict(sorted(spent.items(), key=lambda one: -one[1])[:CHOICES])


def own_times(game: Game, players: int) -> list[tuple[str, float]]:
    """The functions with the largest part of a search, by the time spent in themselves; pure Python alone knows."""
    s = asked_position(game, players, length_of(game, players) // 2)
    profile = cProfile.Profile()
    profile.runcall(SearchBot(1, seconds=SECONDS).advise, Perspective(game, s, s.actor))
    profile.create_stats()
    figures = profile.stats
    total = sum(own for _, _, own, _, _ in figures.values())
    found = [
        (f"{file.rpartition('/navarch/')[2]}:{line} {name}", own / total)
        for (file, line, name), (_, _, own, _, _) in figures.items()
    ]
    return sorted(found, key=lambda one: -one[1])[:FUNCTIONS]


def report(name: str, players: int) -> dict[str, object]:
    """Everything as JSON."""
    game = navarch.load(name)
    compiled = not str(state_module.__file__).endswith(".py")
    return {
        "name": f"{name}, {players} players",
        "compiled": compiled,
        "costs": [cost._asdict() for cost in costs(game, players)],
        "functions": [] if compiled else own_times(game, players),
    }


def told(found: dict[str, object]) -> str:
    """The same for people."""
    build = "compiled" if found["compiled"] else "pure Python"
    lines = [f"{found['name']}, {build}", f"{'':<34}{'µs':>10}  of which"]
    costs, functions = found["costs"], found["functions"]
    assert isinstance(costs, list)
    assert isinstance(functions, list)
    for cost in costs:
        parts = dict(cost["parts"])
        rest = cost["us"] - sum(parts.values())
        if parts and rest > 0:
            parts["rest"] = rest
        shares = ", ".join(f"{what} {us:.2f} ({us / cost['us']:.0%})" for what, us in parts.items())
        lines.append(f"{cost['what']:<34}{cost['us']:>10.2f}  {shares}".rstrip())
    if functions:
        lines.append("\nown time in a search:")
        lines.extend(f"{share:>7.1%}  {name}" for name, share in functions)
    return "\n".join(lines)


if __name__ == "__main__":
    sys.stdout.write(json.dumps(report(sys.argv[1], int(sys.argv[2]))) + "\n")
