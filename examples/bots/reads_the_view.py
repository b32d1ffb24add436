"""A bot that reads the view of Neptun: it takes the richest contract, and sails where it can deliver.

`navarch simulate neptun --bots examples/bots/reads_the_view.py:Trader,random,random,random`
"""

from __future__ import annotations

import random
from typing import Any

from navarch.bots import Bot
from navarch.engine import Action, Perspective


class Trader(Bot):
    """Goes by what lies on the table; what it has no opinion on is decided by lot."""

    def __init__(self, seed: int | None = None) -> None:
        self.rng = random.Random(seed)

    def choose(self, perspective: Perspective) -> Action:
        """The legal action that looks best."""
        view: Any = perspective.view
        me = perspective.game.nouns["seat"][perspective.seat]
        wanted = {contract["city"] for contract in view["players"][me]["chart"] if is_open(contract)}
        return max(perspective.legal, key=lambda action: (worth(action, view, wanted), self.rng.random()))


def is_open(contract: Any) -> bool:
    """Whether a slot of the chart holds a contract that can still be delivered."""
    return contract is not None and contract["status"] == "open"


def worth(action: Action, view: Any, wanted: set[str]) -> int:
    """How much an action promises."""
    if action.verb == "take":  # a column of the display; what lies face down may be anything
        column = view["display"][int(action.noun) - 1]
        return int(column["amount"]) if column["face_up"] else 1
    if action.verb == "sail":
        return 5 if action.noun in wanted else 0
    return {"fulfil": 10, "load": 2, "decline": -1, "pass": -1}.get(action.verb, 0)
