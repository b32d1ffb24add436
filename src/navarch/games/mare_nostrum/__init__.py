"""Mare Nostrum: Empires, by Serge Laget: five empires trade, build and fight around the Mediterranean."""

from __future__ import annotations

from pathlib import Path

from ...engine.components import Correction, read_components
from .box.labels import FILE
from .game import MareNostrum


def build(components: Path | Correction | None = None) -> MareNostrum:
    """The game, with an owner's own component values where a file is given."""
    return MareNostrum(read_components(FILE, components))


__all__ = ["MareNostrum", "build"]
