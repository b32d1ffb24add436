"""The names of all places, pieces and cards, in the order of the component file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ....engine.components import Components, read_components

FILE: Final = Path(__file__).parents[1] / "components" / "hamilcar.toml"
PRINTED: Final[Components] = read_components(FILE)

SPACE_IDS: Final = PRINTED.ids("space")
PROVINCE_IDS: Final = PRINTED.ids("province")
REGION_IDS: Final = PRINTED.ids("region")
GENERAL_IDS: Final = PRINTED.ids("general")
CARD_IDS: Final = PRINTED.ids("strategy_card")
TACTIC_IDS: Final = PRINTED.ids("tactic_card")
LEVEL_IDS: Final = PRINTED.ids("seamanship")
SLOT_IDS: Final = PRINTED.single("miat").words("spaces")
DISPLAY_IDS: Final = PRINTED.single("provincial_display").words("slots")
IDS: Final = {
    "space": SPACE_IDS,
    "region": REGION_IDS,
    "province": PROVINCE_IDS,
    "general": GENERAL_IDS,
    "level": LEVEL_IDS,
}

SPACES: Final = len(SPACE_IDS)
# An area is where pieces stand: outside in a space, inside its Walled City, or in the At Sea box.
SEA: Final = 2 * SPACES
AREAS: Final = 2 * SPACES + 1
AREA_IDS: Final = (*SPACE_IDS, *(f"{name}_inside" for name in SPACE_IDS), "at_sea")

ROME: Final = 0
CARTHAGE: Final = 1
SEAT_IDS: Final[tuple[str, ...]] = ("rome", "carthage")

# Where a General is [0.1, 2.2.B1, 2.2.B2].
STANDING_IDS: Final[tuple[str, ...]] = ("pool", "map", "track", "eliminated", "aside", "mercenary")
POOL: Final = 0
ON_MAP: Final = 1
ON_TRACK: Final = 2
ELIMINATED: Final = 3
ASIDE: Final = 4
MERCENARY: Final = 5

# The Roman offices [2.2.C-1].
OFFICE_IDS: Final[tuple[str, ...]] = ("none", "consul", "proconsul", "dictator")
NO_OFFICE: Final = 0
CONSUL: Final = 1
PROCONSUL: Final = 2
DICTATOR: Final = 3

PHASE_IDS: Final[tuple[str, ...]] = ("reinforcement", "strategy", "winter", "isolation", "victory_check", "war_chest")

# Persons, places and cards that the rules themselves name.
BARCA: Final = GENERAL_IDS.index("hamilcar_barca")
XANTHIPPUS: Final = GENERAL_IDS.index("xanthippus")
CALATINUS: Final = GENERAL_IDS.index("atilius_calatinus")
ROMA: Final = SPACE_IDS.index("roma")
CARTHAGO: Final = SPACE_IDS.index("carthago")
SYRACUSAE: Final = SPACE_IDS.index("syracusae")
LILYBAEUM: Final = SPACE_IDS.index("lilybaeum")
AFRICA: Final = REGION_IDS.index("africa")
ITALIA: Final = REGION_IDS.index("italia")
CRUEL_SEA: Final = CARD_IDS.index("cruel_sea")
DICTATOR_CARD: Final = CARD_IDS.index("dictator")
GOOD_OMEN: Final = CARD_IDS.index("good_omen")
PUNIC_FAITH: Final = CARD_IDS.index("punic_faith")
MADAUROS: Final = SPACE_IDS.index("madauros")
