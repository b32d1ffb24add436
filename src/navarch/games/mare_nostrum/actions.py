"""Every action of the game: verb and at most one noun."""

from __future__ import annotations

from typing import Final

from ...engine.action import ActionSpace
from .box.labels import (
    COMMODITIES,
    COUNTS,
    DIE,
    EMPIRES,
    KINDS,
    PROVINCES,
    SEAS,
    SEATS,
    SITES,
    TILES,
    TOKENS,
    TRACKS,
    VALUES,
)

NOUNS: Final[dict[str, tuple[str, ...]]] = {
    "seat": SEATS,
    "empire": EMPIRES,
    "province": PROVINCES,
    "sea": SEAS,
    "site": SITES,
    "token": TOKENS,
    "commodity": COMMODITIES,
    "tile": TILES,
    "track": TRACKS,
    "value": VALUES,
    "kind": KINDS,
    "die": DIE,
    "count": COUNTS,
}

SPACE: Final = ActionSpace()

DONE: Final = SPACE.verb("done")
PASS: Final = SPACE.verb("pass")

# Set-up and chance
DEAL: Final = SPACE.chance("deal", "empire", EMPIRES, "S-1")
TURN_UP: Final = SPACE.chance("turn_up", "tile", TILES, "S-16")
DRAW: Final = SPACE.chance("draw", "commodity", COMMODITIES, "1.2-1")
ROLL: Final = SPACE.chance("roll", "die", DIE, "4.2-1")

# 1 Collect Resources
TAKE_COIN: Final = SPACE.verb("take_coin", rule="1.1-6")
TAKE_LEGENDARY: Final = SPACE.verb("take_legendary", rule="1.1-6")
PICK: Final = SPACE.verb("pick", "commodity", COMMODITIES, "11.COLOSSUS-1")

# 2 Trade Resources
ANNOUNCE: Final = SPACE.verb("announce", "value", VALUES, "2.1-2")
OFFER: Final = SPACE.verb("offer", "token", TOKENS, "2.1-4")
CLAIM_FROM: Final = SPACE.verb("claim_from", "empire", EMPIRES, "2.2-4")
CLAIM: Final = SPACE.verb("claim", "token", TOKENS, "2.2-4")
GIVE: Final = SPACE.verb("give", "token", TOKENS, "2.2.1-3")

# 3 Build
NAME_BUILDER: Final = SPACE.verb("name_builder", "empire", EMPIRES, "3-1")
OVERRULE: Final = SPACE.verb("overrule", rule="10.PERSEUS-1")
CONTROL: Final = SPACE.verb("control", "province", PROVINCES, "3.1.1-1")
FREE_CONTROL: Final = SPACE.verb("free_control", "province", PROVINCES, "10.HAMMURABI-1")
LEGION: Final = SPACE.verb("legion", "province", PROVINCES, "3.1.2-1")
CHEAP_LEGION: Final = SPACE.verb("cheap_legion", "province", PROVINCES, "10.SPARTACUS-1")
FORTRESS: Final = SPACE.verb("fortress", "province", PROVINCES, "3.1.2-1")
CHEAP_FORTRESS: Final = SPACE.verb("cheap_fortress", "province", PROVINCES, "10.GILGAMESH-1")
TRIREME: Final = SPACE.verb("trireme", "sea", SEAS, "3.1.2-3")
CHEAP_TRIREME: Final = SPACE.verb("cheap_trireme", "sea", SEAS, "11.PHAROS-1")
BUILD: Final = SPACE.verb("build", "site", SITES, "3.1.2-2")
MUSTER: Final = SPACE.verb("muster", "count", COUNTS, "10.PENTHESILEA-1")
RECRUIT: Final = SPACE.verb("recruit", "tile", TILES, "3.1.3-1")
PAY: Final = SPACE.verb("pay", "token", TOKENS, "3-8")
COPY: Final = SPACE.verb("copy", "tile", TILES, "10.CASTOR-1")
STORE: Final = SPACE.verb("store", "token", TOKENS, "11.GARDENS-1")

# 4 Move and Battle
PEACE: Final = SPACE.verb("peace", "empire", EMPIRES, "11.ZEUS-1")
NAME_MOVER: Final = SPACE.verb("name_mover", "empire", EMPIRES, "4-1")
CONVERT: Final = SPACE.verb("convert", "province", PROVINCES, "4.3.3-4")
REMOVE: Final = SPACE.verb("remove", "province", PROVINCES, "9-6")
SAIL: Final = SPACE.verb("sail", "sea", SEAS, "4.1.1-1")
SAIL_TO: Final = SPACE.verb("sail_to", "sea", SEAS, "4.1.1-1")
SEA_BATTLE: Final = SPACE.verb("sea_battle", "sea", SEAS, "4.1.1-2")
MARCH: Final = SPACE.verb("march", "province", PROVINCES, "4.1.2-1")
LIFT: Final = SPACE.verb("lift", "site", SITES, "4.3.2-9")
ENTER: Final = SPACE.verb("enter", "province", PROVINCES, "4.1.2-1")
BATTLE: Final = SPACE.verb("battle", "province", PROVINCES, "4.1.2-6")
AGAINST: Final = SPACE.verb("against", "empire", EMPIRES, "9-4")
LOSE_LEGION: Final = SPACE.verb("lose_legion", rule="4.2-6")
LOSE_OCCUPIER: Final = SPACE.verb("lose_occupier", "site", SITES, "4.2-6")
LOSE_FORTRESS: Final = SPACE.verb("lose_fortress", rule="4.2-11")
PILLAGE: Final = SPACE.verb("pillage", "site", SITES, "4.3.1-1")
OCCUPY: Final = SPACE.verb("occupy", "site", SITES, "4.3.2-1")
SETTLE: Final = SPACE.verb("settle", "site", SITES, "10.CIRCE-2")
SACRIFICE: Final = SPACE.verb("sacrifice", rule="10.SHEBA-2")

# 5 Claim Leadership
CROWN: Final = SPACE.verb("crown", "empire", EMPIRES, "5-6")
