"""Names of all places, pieces and tiles, in the order of the component file, and numbers that the rules name.

A token is the coin, then the commodities, then their legendary twins. [C-2, C-3, C-4]
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ....engine.components import Component, Components, read_components

FILE: Final = Path(__file__).parents[1] / "components" / "mare-nostrum.toml"
PRINTED: Final[Components] = read_components(FILE)

# Kinds of sites [S-6, CI-1]; a control site is the place of a province's control marker.
CARAVAN: Final = 0
MARKET: Final = 1
REGULAR: Final = 2
CAPITAL: Final = 3
LEGENDARY: Final = 4
TEMPLE: Final = 5
CONTROL_SITE: Final = 6
KINDS: Final = ("caravan", "market", "regular_city", "capital_city", "legendary_city", "temple")
CITY_KINDS: Final = {"regular": REGULAR, "capital": CAPITAL, "legendary": LEGENDARY}

# Leader tracks [S-21]
TRADE: Final = 0
CULTURE: Final = 1
MILITARY: Final = 2
TRACKS: Final = ("trade", "culture", "military")

EMPIRES: Final = ("rome", "greece", "babylon", "egypt", "carthage")  # [S-2]
SEATS: Final = ("p1", "p2", "p3", "p4", "p5")
VALUES: Final = ("0", "1", "2", "3", "4", "5")  # of the exchange markers [C-8]
DIE: Final = ("1", "2", "3", "4", "5", "6")


def sites_of(provinces: list[Component]) -> list[tuple[str, int, int, str]]:
    """Every icon of the map, province by province, and the place of its control marker. [S-6, CI-1, 3.1.2-11]

    Each has its name, its kind, the number of its province, and the commodity of a caravan site. An island with icons
    is a province like any other; gray islands are not in the tables. [S-7, S-8]
    """
    found: list[tuple[str, int, int, str]] = []
    for number, province in enumerate(provinces):
        name = province.word("id")
        found += [(f"{name}_{good}", CARAVAN, number, good) for good in province.words("caravans", COMMODITIES)]
        found += [(f"{name}_market", MARKET, number, "")] * province.number("market", 0, 1)
        for city in province.rows("cities"):
            found.append((city.word("id"), CITY_KINDS[city.word("kind", tuple(CITY_KINDS))], number, ""))
        found += [(f"{name}_temple", TEMPLE, number, "")] * province.number("temple", 0, 1)
        found.append((f"{name}_control", CONTROL_SITE, number, ""))
    return found


COMMODITIES: Final = PRINTED.ids("commodity")
PROVINCES: Final = PRINTED.ids("province")
SEAS: Final = PRINTED.ids("sea")
SITES: Final = tuple(label for label, _, _, _ in sites_of(PRINTED.entries("province")))
TOKENS: Final = ("coin", *COMMODITIES, *(f"legendary_{name}" for name in COMMODITIES))
TILES: Final = (*PRINTED.ids("hero"), *PRINTED.ids("wonder"))

LAND: Final = len(PROVINCES)  # `seat * LAND + province` indexes what a seat has in each province
COUNTS: Final = tuple(str(count) for count in range(1, LAND + 1))  # of what is done once for each province
SEA: Final = len(SEAS)
TOKEN: Final = len(TOKENS)
TILE_COUNT: Final = len(TILES)
COIN: Final = 0
GOODS: Final = len(COMMODITIES)  # commodity c is token 1 + c, its legendary twin token 1 + GOODS + c

# Heroes and Wonders whose powers the rules name [C-1]
CAESAR: Final = TILES.index("caesar")
CLEOPATRA: Final = TILES.index("cleopatra")
HAMMURABI: Final = TILES.index("hammurabi")
HANNIBAL: Final = TILES.index("hannibal")
PERICLES: Final = TILES.index("pericles")
ANTIGONE: Final = TILES.index("antigone")
CASTOR: Final = TILES.index("castor_and_pollux")
CIRCE: Final = TILES.index("circe")
GILGAMESH: Final = TILES.index("gilgamesh")
HAMILCAR: Final = TILES.index("hamilcar")
NEBUCHADNEZZAR: Final = TILES.index("nebuchadnezzar")
PENTHESILEA: Final = TILES.index("penthesilea")
PERSEUS: Final = TILES.index("perseus")
SHEBA: Final = TILES.index("queen_of_sheba")
RAMSES: Final = TILES.index("ramses_ii")
SPARTACUS: Final = TILES.index("spartacus")
COLOSSUS: Final = TILES.index("colossus_of_rhodes")
GARDENS: Final = TILES.index("hanging_gardens")
PHAROS: Final = TILES.index("lighthouse_of_pharos")
ZEUS: Final = TILES.index("statue_of_zeus")
ARTEMIS: Final = TILES.index("temple_of_artemis")
PYRAMIDS: Final = TILES.index("pyramids")
