from __future__ import annotations

import pytest

from .clean import DIVERS, Environment


@pytest.fixture(scope="session")
def clean(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An environment with Divers of Tyre."""
    environment = Environment(tmp_path_factory.mktemp("clean") / "venv")
    environment.install(DIVERS)
    return environment
