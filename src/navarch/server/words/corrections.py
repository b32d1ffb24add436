"""The corrections that lie beside a server: component files of owners' own copies, which a host may choose."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import navarch

from ...engine.components import Correction, read_correction
from ...engine.errors import NavarchError

LARGEST_FILE = 500_000  # a table and its record carry it along
LONGEST_NAME = 40


class BadCorrection(NavarchError):
    """A correction that nobody could play by: which, and why."""


class Corrections(NamedTuple):
    """All of them, each with the name of its game."""

    all: tuple[tuple[str, Correction], ...] = ()

    def of(self, game: str) -> tuple[Correction, ...]:
        """Those of a game, by their names."""
        return tuple(correction for name, correction in self.all if name == game)

    def named(self, game: str, name: str) -> Correction | None:
        """The one of that name."""
        return next((correction for correction in self.of(game) if correction.name == name), None)


def read_corrections(said: tuple[str, ...]) -> Corrections:
    """The corrections of folders, each with a folder for a game (`neptun/second printing.toml`), or of `GAME=FILE`.

    Each is tried: what its game refuses is refused here.
    """
    found: dict[tuple[str, str], Correction] = {}
    for one in said:
        for game, file in _files(one):
            correction = _tried(game, file)
            if found.setdefault((game, correction.name), correction) != correction:
                raise BadCorrection(f"the corrections {one}: {game} has another one with the name {correction.name!r}")
    return Corrections(tuple((game, found[game, name]) for game, name in sorted(found)))


def _files(said: str) -> list[tuple[str, Path]]:
    """The files of a folder or of `GAME=FILE`, with the games they belong to."""
    game, sign, file = said.partition("=")
    if sign and game in navarch.games():
        return [(game, Path(file))]
    folder = Path(said)
    if not folder.is_dir():
        raise BadCorrection(f"the corrections {said}: neither a folder nor GAME=FILE")
    stray = sorted(folder.glob("*.toml"))
    if stray:
        raise BadCorrection(f"the corrections {said}: {stray[0].name} must lie in the folder of its game")
    files = sorted(folder.glob("*/*.toml"))
    for one in files:
        if one.parent.name not in navarch.games():
            there = ", ".join(navarch.games())
            raise BadCorrection(f"the corrections {said}: there is no game {one.parent.name!r}; there are {there}")
    return [(one.parent.name, one) for one in files]


def _tried(game: str, file: Path) -> Correction:
    """A correction that its game takes."""
    try:
        correction = read_correction(file)
        if len(correction.toml.encode()) > LARGEST_FILE:
            raise BadCorrection(f"is larger than {LARGEST_FILE:,} bytes")
        if not correction.name.isprintable() or len(correction.name) > LONGEST_NAME:
            raise BadCorrection(f"its name must have at most {LONGEST_NAME} letters")
        navarch.load(game, correction)
    except NavarchError as error:
        raise BadCorrection(f"the correction {file} of {game}: {error}") from error
    return correction
