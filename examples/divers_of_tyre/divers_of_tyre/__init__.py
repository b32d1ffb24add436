"""Divers of Tyre: two to four divers gather purple snails for the dyers, and try not to run out of breath."""

from __future__ import annotations

from pathlib import Path

from navarch.engine import Correction, read_components

from .box import FILE
from .game import DiversOfTyre


def build(components: Path | Correction | None = None) -> DiversOfTyre:
    """The game, with an owner's own component values where a file is given."""
    return DiversOfTyre(read_components(FILE, components))
