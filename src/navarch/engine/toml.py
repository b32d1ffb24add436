"""TOML files that come with a game, read fast: what was parsed once is kept as JSON where Python keeps its bytecode.

A copy names the digest of the text it was parsed from, and is used only where that is the text which lies there now: it
cannot be stale. Where nothing may be written, as Python is told by PYTHONDONTWRITEBYTECODE, nothing is.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import json
import os
import sys
from pathlib import Path
from typing import Any


def parsed_toml(file: Path, text: str) -> dict[str, Any]:
    """The tables of a file with that text; raises ValueError or RecursionError for what is no sound TOML."""
    digest = hashlib.sha256(text.encode()).hexdigest()
    copy = _copy_of(file)
    kept = _kept(copy, digest)
    if kept is not None:
        return kept
    import tomllib  # hardly ever needed: what was parsed once is kept

    data: dict[str, Any] = tomllib.loads(text)
    written = json.dumps(data, default=str)  # a number or a nesting without end fails here
    if json.loads(written) == data and not sys.dont_write_bytecode:  # dates, which JSON has none of, are parsed anew
        _keep(copy, f"{digest}\n{written}")
    return data


def _copy_of(file: Path) -> Path:
    """Where the bytecode of a module of that name would lie."""
    return Path(importlib.util.cache_from_source(f"{file}.py")).with_suffix(".json")


def _kept(copy: Path, digest: str) -> dict[str, Any] | None:
    try:
        parsed_from, _, written = copy.read_text(encoding="utf-8").partition("\n")
        if parsed_from != digest:
            return None
        data = json.loads(written)
    except (OSError, ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None


def _keep(copy: Path, text: str) -> None:
    """Write it in one step, for other processes may read it; without it all goes on as well."""
    own = copy.with_suffix(f".{os.getpid()}")
    with contextlib.suppress(OSError):
        copy.parent.mkdir(parents=True, exist_ok=True)
        own.write_text(text, encoding="utf-8")
        own.replace(copy)
