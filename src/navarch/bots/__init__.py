"""Honest bots: each gets its seat's perspective, never the state."""

from __future__ import annotations

from .bot import BadBot, Bot, make, names

__all__ = ["BadBot", "Bot", "make", "names"]
