"""All actions: what divers may do, and what chance may bring."""

from __future__ import annotations

from typing import Final

from navarch.engine import ActionSpace

from .box import CARDS, DIE

SPACE: Final = ActionSpace()

DIVE: Final = SPACE.verb("dive", rule="D.2")
SURFACE: Final = SPACE.verb("surface", rule="D.3")
PLAY: Final = SPACE.verb("play", "card", CARDS, "C.1")
LET_GO: Final = SPACE.verb("let_go", rule="D.5")
PASS: Final = SPACE.verb("pass", rule="C.3")

ROLL: Final = SPACE.chance("roll", "die", DIE, "D.2")
DRAW: Final = SPACE.chance("draw", "card", CARDS, "S.2")
