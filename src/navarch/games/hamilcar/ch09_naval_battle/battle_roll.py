"""9.2.B1 The Battle Roll: what changes the die and which column of the table counts, step by step."""

from __future__ import annotations

from ..box.box import ADMIRAL
from ..box.effects import Effect
from ..box.labels import ROME
from ..ch02_concepts.reckoning import RollStep, total
from ..state import HamilcarState


def roll_steps(s: HamilcarState, seat: int, ability: Effect | None, number: int, cards: int,
               tactics: int) -> list[RollStep]:  # fmt: skip
    """What is added to a side's die in a round. [9.2.B1b, 15.5.1, 17.2.B-Catulus1]"""
    found: list[RollStep] = []
    if seat == ROME:
        found.append(RollStep("corvi", s.corvi, "15.5.1"))
        found.append(RollStep("seamanship", s.box.level_roll[s.seamanship], "9.2.B1b"))
    if ability is not None and ability.round in (0, number):
        found.append(RollStep("ability", ability.by, "17.2.B-Catulus1"))
    found.append(RollStep("cards", cards, "9.1.2"))
    found.append(RollStep("tactics", tactics, "9.2.A2"))
    return [step for step in found if step.amount]


def column_steps(s: HamilcarState, commander: int, rating: int, number: int, tactics: int) -> list[RollStep]:
    """Which naval column counts: I, or the rating of a Commanding Admiral; one further in each round.

    Their total is the column, from I to V. [9.2.B1c, 9.2.B1d]
    """
    first = max(1, rating) if s.box.traits[commander] & ADMIRAL else 1
    found = [
        RollStep("first_column", 1, "9.2.B1c"),
        RollStep("admiral", first - 1, "9.2.B1d"),
        RollStep("round", number - 1, "9.2.B1c"),
        RollStep("tactics", tactics, "9.2.A2"),
    ]
    return [step for step in found if step.amount]


def bounded_column(s: HamilcarState, steps: list[RollStep]) -> int:
    """The number of the naval column, never beyond V nor before I. [9.2.B1c]"""
    return max(1, min(len(s.box.naval_columns), total(steps)))
