"""The server: tables in the browser, on one command."""

from __future__ import annotations

from .start import main, run

__all__ = ["main", "run"]
