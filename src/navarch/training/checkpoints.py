"""What is learned so far, in a file that belongs to one recipe and one set of data. Needs NumPy."""

from __future__ import annotations

import os
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from ..engine.errors import NavarchError

CHECKPOINT = ".checkpoint.npz"
Arrays = dict[str, Any]


class BadCheckpoint(NavarchError):
    """A file is no checkpoint, or is cut off."""


def checkpoint_of(out: Path) -> Path:
    """Where the checkpoint of what is written there is kept."""
    return out.with_name(out.name + CHECKPOINT)


def write_checkpoint(file: Path, key: str, arrays: Arrays) -> None:
    """Keep everything, whole or not at all."""
    beside = file.with_name(f"{file.name}.{os.getpid()}.part")
    with beside.open("wb") as stream:
        np.savez(stream, key=np.array(key), **arrays)
    beside.replace(file)


def read_checkpoint(file: Path, key: str, take: Callable[[Arrays], None]) -> bool:
    """Take what a checkpoint of that key holds; whether there is one."""
    if not file.is_file():
        return False
    try:
        with file.open("rb") as stream, np.load(stream, allow_pickle=False) as arrays:
            if str(arrays["key"]) != key:
                return False
            take({name: arrays[name] for name in arrays.files})
    except (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile) as error:
        raise BadCheckpoint(f"{file} is no whole checkpoint: remove it to begin anew ({error})") from error
    return True
