"""A clean virtual environment with this checkout of Navarch, into which an example is installed from its own folder."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DIVERS = ROOT / "examples" / "divers_of_tyre"


class Environment:
    """An environment of its own: what is installed there is nowhere else."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        venv.create(folder, symlinks=os.name != "nt")
        programs = "Scripts" if os.name == "nt" else "bin"
        self.python = folder / programs / "python"
        # No network is needed: Navarch and what it depends on are those of this checkout.
        paths = (ROOT / "src", sysconfig.get_path("purelib"), sysconfig.get_path("platlib"))
        home = self._ask("import sysconfig; print(sysconfig.get_path('purelib'))")
        (Path(home) / "checkout.pth").write_text("\n".join(str(path) for path in paths), encoding="utf-8")

    def _ask(self, code: str) -> str:
        return subprocess.run([self.python, "-c", code], capture_output=True, text=True, check=True).stdout.strip()

    def install(self, project: Path) -> None:
        """As `pip install FOLDER` does, from what is here."""
        words = ["install", "--quiet", "--no-deps", "--no-index", "--no-build-isolation", str(project)]
        subprocess.run([sys.executable, "-m", "pip", "--python", str(self.python), *words], check=True)

    def run(self, *words: object, cwd: Path | None = None, said: str = "") -> subprocess.CompletedProcess[str]:
        """`python -m …` there; the folder it runs in is not on its path."""
        return subprocess.run(
            [str(self.python), "-P", "-m", *[str(word) for word in words]],
            cwd=cwd or self.folder,
            input=said,
            capture_output=True,
            encoding="utf-8",
            env={**_outside(), "NAVARCH_PURE": "1", "PYTHONIOENCODING": "utf-8", "COLUMNS": "100"},
            timeout=300,
            check=False,
        )


def _outside() -> dict[str, str]:
    """The environment variables without those that would lead Python elsewhere."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "COV_", "PYTEST"))}
