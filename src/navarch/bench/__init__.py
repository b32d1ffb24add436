"""The benchmark: random play with the whole legal list at every decision, ours and our peers', on one core."""

from __future__ import annotations

from .table import main

__all__ = ["main"]
