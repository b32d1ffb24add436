"""The benchmark: random play with the whole legal list at every decision, ours and our peers', on one core."""

from __future__ import annotations


def main(argv: list[str] | None = None) -> int:
    """`navarch bench`."""
    from .table import main as measured  # not before: its parts are also run as modules of their own

    return measured(argv)


__all__ = ["main"]
