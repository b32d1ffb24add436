"""The server: tables in the browser, on one command."""

from __future__ import annotations

from .start import run

__all__ = ["run"]
