"""Neptun, by Dirk Henn: merchants deliver goods around the Mediterranean."""

from __future__ import annotations

from pathlib import Path

from ...engine.components import Correction, read_components
from .game import Neptun
from .labels import FILE


def build(components: Path | Correction | None = None) -> Neptun:
    """The game, with an owner's own component values where a file is given."""
    return Neptun(read_components(FILE, components))


__all__ = ["Neptun", "build"]
