"""The build hook of the wheel: the page is built by Vite and goes into the package."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Builds the page before the files of the wheel are gathered."""

    def dependencies(self) -> list[str]:
        """Node as a Python package, where the machine has none."""
        root = Path(self.root)
        page = _page(root) if (root / "web" / "package.json").exists() else None
        return [page.NODE_PACKAGE] if page is not None and page.machine_npm() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build it, for a wheel and for an editable install alike; a source archive may lack its sources."""
        root = Path(self.root)
        if (root / "web" / "package.json").exists():
            _page(root).build()
        elif not (root / "src" / "navarch" / "server" / "page" / "index.html").exists():
            raise RuntimeError("neither the page nor its sources in web/ are here")


def _page(root: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("page", root / "tools" / "page.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
