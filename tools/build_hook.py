"""The build hook of the wheel: the page goes into the package, and with NAVARCH_COMPILED=1 mypyc's libraries too."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LIBRARY = importlib.machinery.EXTENSION_SUFFIXES[0]


class PackageHook(BuildHookInterface[Any]):
    """Builds the page, and the libraries where asked, before the files of the wheel are gathered."""

    def dependencies(self) -> list[str]:
        """Node as a Python package, where the machine has none, and the compiler."""
        root = Path(self.root)
        page = _page(root) if (root / "web" / "package.json").exists() else None
        node = [page.NODE_PACKAGE] if page is not None and page.machine_npm() is None else []
        return [*node, *(self.metadata.core.optional_dependencies["compiled"] if is_compiled() else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build it, for a wheel and for an editable install alike; a source archive may lack its sources."""
        root = Path(self.root)
        if (root / "web" / "package.json").exists():
            _page(root).build()
        elif not (root / "src" / "navarch" / "server" / "page" / "index.html").exists():
            raise RuntimeError("neither the page nor its sources in web/ are here")
        if is_compiled() and version != "editable":
            build_data["force_include"].update(compiled_libraries(root))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def is_compiled() -> bool:
    """Whether a compiled wheel is wanted."""
    return os.environ.get("NAVARCH_COMPILED") == "1"


def compiled_libraries(root: Path) -> dict[str, str]:
    """Compile; then where each library lies, and where it goes in the wheel."""
    environment = {**os.environ, "PYTHONPATH": str(root / "src")}
    subprocess.run([sys.executable, "-m", "tools.compile"], cwd=root, env=environment, check=True)
    build = root / "build" / "compiled"
    found = [*build.glob(f"*{LIBRARY}"), *(build / "navarch").rglob(f"*{LIBRARY}")]
    return {str(file): file.relative_to(build).as_posix() for file in found}


def _page(root: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("page", root / "tools" / "page.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
