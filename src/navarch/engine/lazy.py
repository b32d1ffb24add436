"""Names that a package offers and imports only when they are asked for."""

from __future__ import annotations

import importlib
import sys


def homes_of(modules: dict[str, str]) -> dict[str, str]:
    """Name -> the module it is defined in, from the names of each module."""
    return {name: module for module, names in modules.items() for name in names.split()}


def imported(package: str, homes: dict[str, str], name: str) -> object:
    """A name of a package, which has it from then on."""
    if name not in homes:
        raise AttributeError(f"module {package!r} has no attribute {name!r}")
    found: object = getattr(importlib.import_module(f"{package}.{homes[name]}"), name)
    setattr(sys.modules[package], name, found)
    return found
