"""Real servers, real databases, real sockets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .helpers import Server
from .postgres import Cluster, find_postgres


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite that many tests share."""
    with Server(f"sqlite:///{tmp_path_factory.mktemp('server') / 'games.sqlite'}") as running:
        yield running


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of our own."""
    with Cluster(find_postgres()) as running:
        yield running


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A fresh SQLite file."""
    return f"sqlite:///{tmp_path / 'games.sqlite'}"
