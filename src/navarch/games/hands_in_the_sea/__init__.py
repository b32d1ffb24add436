"""Hands in the Sea, by Daniel Berger: the First Punic War as a deck-building duel."""

from __future__ import annotations

from pathlib import Path

from ...engine.components import Correction, read_components
from .game import HandsInTheSea

FILE = Path(__file__).parent / "components" / "hands-in-the-sea.toml"


def build(components: Path | Correction | None = None) -> HandsInTheSea:
    """The game, with an owner's own component values where a file is given."""
    return HandsInTheSea(read_components(FILE, components))


__all__ = ["HandsInTheSea", "build"]
