"""Honest bots: each gets its seat's perspective, never the state."""

from __future__ import annotations

from .bot import Advice, Adviser, BadBot, Bot, choice_of, choice_or_any, estimated_choice
from .named import make, names
from .own import OwnBots, read_own_bots

__all__ = [
    "Advice",
    "Adviser",
    "BadBot",
    "Bot",
    "OwnBots",
    "choice_of",
    "choice_or_any",
    "estimated_choice",
    "make",
    "names",
    "read_own_bots",
]
