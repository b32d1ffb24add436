"""A few games of the search, weights learned from them, and pairs of siblings, for all tests of training."""

from __future__ import annotations

from pathlib import Path

import pytest

from navarch.training.__main__ import main

NOTHING = r"0 games, 0 decisions in \d+ s\n"  # however busy the machine is
SMALL = ["--hidden", "8", "--inner", "4", "--drop", "0.1"]
PAIRS = ["neptun", "--players", "3", "--files", "3", "--games", "2", "--ends", "0.5", "--jobs", "1"]


@pytest.fixture(scope="session")
def pairs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pairs")
    assert main(["siblings", *PAIRS, "--out", str(folder)]) == 0
    return folder


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("shards")
    words = ["gen", "neptun", "--players", "3", "--games", "3", "--iterations", "4", "--jobs", "1"]
    assert main([*words, "--out", str(folder)]) == 0
    return folder


@pytest.fixture(scope="session")
def weights(data: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("learned") / "neptun.weights"
    assert main(["train", "--data", str(data), "--out", str(file), "--epochs", "3", *SMALL]) == 0
    return file
