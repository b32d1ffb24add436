"""What a server measures of itself, for Prometheus. Several workers share a folder, and any of them tells for all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # the library's own name; it is read when the library is loaded


def share(workers: int) -> None:
    """Before the workers start: a folder for their figures."""
    if workers > 1 and FOLDER not in os.environ:
        os.environ[FOLDER] = tempfile.mkdtemp(prefix="navarch-metrics-")


def told() -> tuple[bytes, str]:
    """All figures in Prometheus' words, and the type of that text."""
    from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
    from prometheus_client.multiprocess import MultiProcessCollector

    if FOLDER not in os.environ:
        return generate_latest(REGISTRY), CONTENT_TYPE_LATEST
    registry = CollectorRegistry()
    collect: Callable[[CollectorRegistry], object] = MultiProcessCollector  # the library gives it no types
    collect(registry)
    return generate_latest(registry), CONTENT_TYPE_LATEST
