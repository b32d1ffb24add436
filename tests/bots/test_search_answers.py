"""The search answers what it has always answered: for a seed and a number of iterations, compiled and pure.

The answers were written down by the plain search of dictionaries and nodes that came first. Whoever changes what the
bots think on purpose writes them anew: `python -m tests.bots.test_search_answers`.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import navarch
from navarch.bots.ismcts import SearchBot
from navarch.engine.perspective import Perspective
from navarch.engine.playout import random_playout, settle_chance
from navarch.engine.state import State

pytestmark = pytest.mark.plays_long

ANSWERS = Path(__file__).with_name("search_answers.json")
ITERATIONS = 60
POSITIONS = ((5, 1), (60, 2), (150, 3), (260, 6))  # decisions at random, and the seed of all luck
KNOWN: dict[str, list[list[object]]] = json.loads(ANSWERS.read_text(encoding="utf-8")) if ANSWERS.exists() else {}


def position(name: str, players: int, decisions: int, seed: int) -> State:
    """A position of a random game in which a seat has something to think about; in a shorter game, earlier."""
    rng = random.Random(seed)
    game = navarch.load(name)
    s = game.new(players)
    random_playout(s, rng, decisions)
    settle_chance(s, rng)
    while not s.over and len(s.legal()) < 2:
        random_playout(s, rng, 1)
        settle_chance(s, rng)
    return position(name, players, decisions // 2, seed) if s.over else s


def answer(name: str, players: int, decisions: int, seed: int) -> list[list[object]]:
    """What the search says there: every action with its tries and the share expected after it."""
    s = position(name, players, decisions, seed)
    advice = SearchBot(seed, iterations=ITERATIONS).advise(Perspective(s.game, s, s.to_act()[-1]))
    return [[str(one.action), one.tries, one.estimate and round(one.estimate, 12)] for one in advice]


def cases() -> list[tuple[str, int, int, int]]:
    """Every game with the fewest and the most players, early and late."""
    found: list[tuple[str, int, int, int]] = []
    for name in navarch.registry.own_game_names():
        counts = navarch.load(name).players
        found.extend((name, players, *where) for players in sorted({counts[0], counts[-1]}) for where in POSITIONS)
    return found


def said(case: tuple[str, int, int, int]) -> str:
    """A case by its name in the file."""
    return "{} of {} players, {} decisions, seed {}".format(*case)


@pytest.mark.parametrize("case", cases(), ids=said)
def test_the_search_answers_what_it_has_always_answered(case: tuple[str, int, int, int]) -> None:
    assert answer(*case) == KNOWN[said(case)]


def main() -> None:
    """Write the answers down."""
    lines = [f"{json.dumps(said(case))}: {json.dumps(answer(*case))}" for case in cases()]
    ANSWERS.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
