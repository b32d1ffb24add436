"""Hamilcar: the First Punic War."""

from __future__ import annotations

from pathlib import Path

from ...engine.components import Correction, read_components
from .box.labels import FILE, PRINTED
from .game import Hamilcar


def build(components: Path | Correction | None = None) -> Hamilcar:
    """The game, with an owner's own values laid over the printed ones."""
    return Hamilcar(PRINTED if components is None else read_components(FILE, components))
