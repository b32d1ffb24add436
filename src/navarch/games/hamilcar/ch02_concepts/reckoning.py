"""How a roll or a battle is reckoned, step by step, for the log and the views. [9.2.B1, 13.3, 14.2]"""

from __future__ import annotations

from typing import Final

from ..state import HamilcarState

STEP_IDS: Final[tuple[str, ...]] = (
    "start", "force_size", "allies", "command", "cards", "tactics", "ability", "corvi", "seamanship", "first_column",
    "admiral", "round", "forgotten_tactics", "points_needed", "citadel", "siege_points", "symbols", "port",
    "fleet_admiral",
)  # fmt: skip


class RollStep:
    """One thing that changes a roll, by how much, and the rule that says so."""

    def __init__(self, key: str, amount: int, rule: str) -> None:
        self.key = key
        self.amount = amount
        self.rule = rule


def total(steps: list[RollStep]) -> int:
    """All steps together."""
    return sum(step.amount for step in steps)


def tell_steps(s: HamilcarState, event: str, steps: list[RollStep]) -> None:
    """Each step of a roll in the log."""
    for step in steps:
        s.tell(step.rule, event, STEP_IDS.index(step.key), step.amount)
