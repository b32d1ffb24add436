"""What may be said to the commands of training and of the benches."""

from __future__ import annotations

import argparse


def positive(said: str) -> int:
    """A whole number of which there must be one at least."""
    if not said.isdecimal() or not int(said):
        raise argparse.ArgumentTypeError(f"{said!r} is not a whole number above 0")
    return int(said)
