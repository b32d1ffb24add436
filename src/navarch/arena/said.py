"""What may be said to the commands of training and of the benches, and what they answer to what cannot be done."""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable

from ..engine.errors import NavarchError

FAILED, INTERRUPTED = 1, 130


def positive(said: str) -> int:
    """A whole number of which there must be one at least."""
    if not said.isdecimal() or not int(said):
        raise argparse.ArgumentTypeError(f"{said!r} is not a whole number above 0")
    return int(said)


def amount(most: float = math.inf) -> Callable[[str], float]:
    """A number from 0 to the most that there may be."""

    def read(said: str) -> float:
        try:
            found = float(said)
        except ValueError:
            found = math.nan
        if not 0 <= found <= most:
            bounds = "not below 0" if most == math.inf else f"from 0 to {most:g}"
            raise argparse.ArgumentTypeError(f"{said!r} is not a number {bounds}")
        return found

    return read


def in_one_line(do: Callable[[], int]) -> int:
    """Do what was said; what is wrong with it is one line, and so is that somebody has stopped it."""
    try:
        return do()
    except (NavarchError, OSError) as error:
        sys.stderr.write(f"{error}\n")
        return FAILED
    except KeyboardInterrupt:
        sys.stderr.write("stopped\n")
        return INTERRUPTED
