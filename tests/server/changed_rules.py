"""A copy of the sources in which one rule of each game is another, and the version of its rules the next."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import NamedTuple

from .helpers import ROOT

GAMES = "navarch/games"
NEXT = "+"  # behind the version of rules that have changed


class Change(NamedTuple):
    """A rule changed on purpose, and the actions or events by which a game has met it."""

    file: str
    old: str
    new: str
    rule: str  # as the players are told
    met: str  # the beginning of an action, or a rule in the log
    said: str = ""  # what else the line of that rule must say


CHANGES = {
    # A contract just turned up cannot be rejected any more: an action that was legal is not.
    "neptun": Change(
        "neptun/phase1_acquire.py",
        "[TAKE + self.column, REJECT]",
        "[TAKE + self.column]",
        rule="P1.a.2",
        met="reject",
    ),
    # Money is one silver more: the same action, and something else happens.
    "hands-in-the-sea": Change(
        "hands_in_the_sea/ch05_3_financial/take_money.py",
        "s.cards.coin[card])",
        "s.cards.coin[card] + 1)",
        rule="5.3.1",
        met="money",
    ),
    # Everybody collects a coin more: it shows in the first round.
    "mare-nostrum": Change(
        "mare_nostrum/ch01_collect/commodities_and_coins.py",
        "+= artemis_coins(s, seat)",
        "+= artemis_coins(s, seat) + 1",
        rule="1.1-1",
        met="1.1-1",
    ),
    # The die has five faces: a six that was rolled could not be.
    "hamilcar": Change(
        "hamilcar/ch02_concepts/dice.py",
        "[ROLL + face for face in SIX]",
        "[ROLL + face for face in SIX[:5]]",
        rule="2.4.C1",
        met="2.4.C1",
        said=" 6",
    ),
}


def changed_home(folder: Path) -> Path:
    """A home for servers of the changed rules."""
    copy = folder / "src"
    shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for change in CHANGES.values():
        _replace(copy / GAMES / change.file, change.old, change.new)
        game = copy / GAMES / change.file.partition("/")[0] / "game.py"
        version = re.search(r'^    version = "(\w+)"$', game.read_text(encoding="utf-8"), re.MULTILINE)
        assert version is not None
        _replace(game, version[0], f'    version = "{version[1]}{NEXT}"')
    return folder


def _replace(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text, f"{file} does not say {old!r} any more"
    file.write_text(text.replace(old, new), encoding="utf-8")
