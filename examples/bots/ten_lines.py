"""A bot of ten lines: `navarch simulate neptun --bots examples/bots/ten_lines.py:Opposite,random,random,random`."""

from navarch.bots import Bot
from navarch.engine import Action, Perspective


class Opposite(Bot):
    """Whatever the others would think of last, it does."""

    def choose(self, perspective: Perspective) -> Action:
        """The last of the legal actions."""
        return perspective.legal[-1]
