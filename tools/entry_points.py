"""Lay the project's entry points beside a copy of the package: games and bots are found there uninstalled."""

from __future__ import annotations

import tomllib
from pathlib import Path

import navarch

PROJECT = Path(__file__).resolve().parents[1] / "pyproject.toml"


def lay_entry_points(folder: Path) -> None:
    """Write what an installation would write about the package's games and bots."""
    groups = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["entry-points"]
    facts = folder / f"navarch-{navarch.__version__}.dist-info"
    facts.mkdir(parents=True, exist_ok=True)
    metadata = f"Metadata-Version: 2.1\nName: navarch\nVersion: {navarch.__version__}\n"
    (facts / "METADATA").write_text(metadata, encoding="utf-8")
    lines: list[str] = []
    for group, points in groups.items():
        lines.extend([f"[{group}]", *[f"{name} = {value}" for name, value in points.items()], ""])
    (facts / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")
