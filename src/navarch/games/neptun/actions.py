"""The verbs of Neptun and their nouns: what seats may do, and what chance may bring."""

from __future__ import annotations

from typing import Final

from ...engine.action import ActionSpace
from .labels import (
    CITIES,
    CITY_CARDS,
    COLUMNS,
    FORECASTS,
    GOODS,
    LINKS,
    MARKERS,
    OARS,
    REGIONS,
    SEATS,
    SLOTS,
    STATUSES,
    TILES,
    TURNS,
)

NOUNS: Final = {
    "seat": SEATS,
    "region": REGIONS,
    "city": CITIES,
    "link": LINKS,
    "marker": MARKERS,
    "good": GOODS,
    "city_card": CITY_CARDS,
    "oar": OARS,
    "tile": TILES,
    "forecast": FORECASTS,
    "slot": tuple(str(number) for number in range(1, SLOTS + 1)),
    "column": tuple(str(number) for number in range(1, COLUMNS + 1)),
    "turn": tuple(str(number) for number in range(1, TURNS + 1)),
    "status": STATUSES,
}

SPACE: Final = ActionSpace()

# Phase 1
TAKE: Final = SPACE.verb("take", "column", NOUNS["column"], "P1.5")
REVEAL: Final = SPACE.verb("reveal", rule="P1.b.1")
REJECT: Final = SPACE.verb("reject", rule="P1.a.2")
LOAD: Final = SPACE.verb("load", "slot", NOUNS["slot"], "P1.L.2")
# Phase 2
PLAY: Final = SPACE.verb("play", "oar", OARS, "P2.3")
SAIL: Final = SPACE.verb("sail", "city", CITIES, "P2.8")
FULFIL: Final = SPACE.verb("fulfil", "slot", NOUNS["slot"], "P2.16")
DECLINE: Final = SPACE.verb("decline", rule="P2.18")
BUY: Final = SPACE.verb("buy", rule="P2.22")
JOIN: Final = SPACE.verb("join", rule="P2.X.3")
PASS: Final = SPACE.verb("pass", rule="P2.X.3")
# Chance
LAY: Final = SPACE.chance("lay", "marker", MARKERS, "S.3b")
PLACE: Final = SPACE.chance("place", "seat", SEATS, "S.6d")
DRAW_CITY: Final = SPACE.chance("draw_city", "city_card", CITY_CARDS, "P1.1")
DRAW_GOOD: Final = SPACE.chance("draw_good", "good", GOODS, "P1.1")
DRAW_OAR: Final = SPACE.chance("draw_oar", "oar", OARS, "P1.1")
