"""The texts of the game and the kinds of their arguments."""

from __future__ import annotations

TEXTS: dict[str, str] = {}
