"""What a thing is worth, and how sure that is."""

from __future__ import annotations

import random
from typing import Any

from navarch.arena.play import Outcome
from navarch.arena.worth import LEAST_BLOCKS, worths

CONTESTS, BLOCKS = 200, 60


def game(block: int, winner: int, holder: int) -> Outcome:
    """A game of two, in which the card came up for one seat."""
    uses: list[dict[str, int]] = [{}, {}]
    uses[holder] = {"card omen": 1}
    return Outcome(
        block=block,
        rotation=0,
        lineup=[0, 1],
        sides=["rome", "carthage"],
        ranks=[1, 2] if winner == 0 else [2, 1],
        scores=[0, 0],
        ending="points",
        decisions=1,
        last_turn=None,
        digest="",
        uses=uses,
        open_uses={},
        estimates={},
    )


def omen(games: list[Outcome]) -> Any:
    (row,) = worths(games)
    return row["worth"]


def test_the_same_games_once_more_in_their_blocks_make_nothing_surer() -> None:
    rng = random.Random(1)
    once = [game(block, rng.randrange(2), rng.randrange(2)) for block in range(BLOCKS)]
    sure, no_surer = omen(once), omen([outcome for outcome in once for _ in range(4)])
    assert no_surer["mean"] == sure["mean"]
    assert no_surer["high"] - no_surer["low"] > 0.95 * (sure["high"] - sure["low"])


def test_bounds_hold_the_truth_in_about_ninety_five_of_a_hundred_contests() -> None:
    """The card is worth 30 points of a hundred to whoever has it; the luck of a block is the same in its games."""
    rng = random.Random(2)
    held = 0
    for _ in range(CONTESTS):
        games: list[Outcome] = []
        for block in range(BLOCKS):
            holder = rng.randrange(2)
            lucky = holder if rng.random() < 0.65 else 1 - holder
            games += [game(block, lucky if rng.random() < 0.9 else rng.randrange(2), holder) for _ in range(4)]
        worth = omen(games)
        held += worth["low"] <= 0.9 * 0.3 <= worth["high"]
    assert 0.91 <= held / CONTESTS <= 0.99


def test_few_blocks_say_nothing_however_many_games_they_hold() -> None:
    rng = random.Random(3)
    few = [game(block, rng.randrange(2), rng.randrange(2)) for block in range(LEAST_BLOCKS - 1) for _ in range(40)]
    assert omen(few) is None
    assert omen([*few, game(LEAST_BLOCKS, 0, 0)]) is not None
