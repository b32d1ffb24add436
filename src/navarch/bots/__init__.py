"""Honest bots: each gets its seat's perspective, never the state."""

from __future__ import annotations

from .bot import Advice, Adviser, BadBot, Bot
from .named import make, names

__all__ = ["Advice", "Adviser", "BadBot", "Bot", "make", "names"]
