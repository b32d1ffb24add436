"""The locked versions: an extra that somebody asks for is locked with its package."""

from __future__ import annotations

import tomllib
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
LOCKS = ("dev", "server", "bench", "release")


def locked(name: str) -> dict[str, set[str]]:
    """The packages of a lock, each with its extras."""
    lines = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    found = [Requirement(line.removesuffix(" \\")) for line in lines if not line.startswith(("#", " "))]
    return {canonicalize_name(one.name): one.extras for one in found}


def asked_by(package: str, extras: set[str]) -> list[Requirement]:
    """What an installed package asks for here, with these extras of its own; one that is not installed, nothing."""
    try:
        asked = [Requirement(line) for line in requires(package) or []]
    except PackageNotFoundError:
        return []
    return [
        one
        for one in asked
        if one.marker is None or any(one.marker.evaluate({"extra": said}) for said in ("", *extras))
    ]


@pytest.mark.parametrize("name", LOCKS)
def test_every_extra_that_is_asked_for_is_locked_or_an_older_pip_takes_a_newer_version(name: str) -> None:
    lock = locked(name)
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    asked = [("pyproject.toml", Requirement(line)) for lines in told.values() for line in lines]
    asked += [(package, one) for package, extras in lock.items() for one in asked_by(package, extras)]
    assert lock
    missing = [
        f"{one.name}[{','.join(sorted(one.extras))}], asked for by {who}"
        for who, one in asked
        if not one.extras <= lock.get(canonicalize_name(one.name), one.extras)
    ]
    assert missing == []
