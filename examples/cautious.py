"""A bot of one's own in a file: `navarch simulate divers-of-tyre --bots examples/cautious.py:Cautious,greedy`.

It needs nothing of Navarch: a class with `choose(perspective)` is enough.
"""

from __future__ import annotations

import random
from typing import Any

ENOUGH = 7  # snails


class Cautious:
    """Comes up with a few snails; whatever else it is asked, it does anything."""

    def __init__(self, seed: int | None = None) -> None:
        self.rng = random.Random(seed)

    def choose(self, perspective: Any) -> Any:
        """One of the legal actions: from what this seat sees, and nothing else."""
        legal = [str(action) for action in perspective.legal]
        dive = perspective.view.get("dive", {})
        if "surface" in legal:
            return "surface" if dive["basket"] >= ENOUGH else "dive"
        return self.rng.choice(legal)
