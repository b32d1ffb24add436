"""What a server measures of itself, for Prometheus. Several workers share a folder, and any of them tells for all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # the library's own name; it is read when the library is loaded


@contextmanager
def shared(workers: int) -> Iterator[None]:
    """While several workers serve: a folder for their figures."""
    if workers <= 1 or FOLDER in os.environ:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="navarch-metrics-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]


def told() -> tuple[bytes, str]:
    """All figures in Prometheus' words, and the type of that text."""
    from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
    from prometheus_client.multiprocess import MultiProcessCollector

    if FOLDER not in os.environ:
        return generate_latest(REGISTRY), CONTENT_TYPE_LATEST
    _forget_the_dead(Path(os.environ[FOLDER]))
    registry = CollectorRegistry()
    collect: Callable[[CollectorRegistry], object] = MultiProcessCollector  # the library gives it no types
    collect(registry)
    return generate_latest(registry), CONTENT_TYPE_LATEST


def _forget_the_dead(folder: Path) -> None:
    """A worker that was killed has no pages any more; what it counted stays."""
    for file in folder.glob("gauge_live*_*.db"):
        if not Path(f"/proc/{file.stem.rpartition('_')[2]}").exists() and Path("/proc").is_dir():
            file.unlink(missing_ok=True)
