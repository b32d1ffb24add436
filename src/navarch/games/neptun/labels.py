"""The names of everything in the box, in the order of the component file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...engine.components import read_components

FILE: Final = Path(__file__).parent / "components" / "neptun.toml"
PRINTED: Final = read_components(FILE)

# The things that have names; an owner's file may correct their values, not add or drop them.
SEATS: Final = PRINTED.ids("player_colour")
REGIONS: Final = PRINTED.ids("region")
CITIES: Final = PRINTED.ids("city")
LINKS: Final = PRINTED.ids("link")
MARKERS: Final = PRINTED.ids("distance_marker")
GOODS: Final = PRINTED.ids("goods_card")
CITY_CARDS: Final = PRINTED.ids("city_card")
OARS: Final = PRINTED.ids("oar_card")
TILES: Final = PRINTED.ids("point_tile")
FORECASTS: Final = tuple(
    ("minus_" if entry.number("sum", -99) < 0 else "plus_") + str(abs(entry.number("sum", -99)))
    for entry in PRINTED.entries("forecast")
)
SLOTS: Final = PRINTED.single("contract_chart").number("slots", 1)
REGULAR_TURNS: Final = PRINTED.single("sequence").number("regular_turns", 1)
EXTRA_TURNS: Final = PRINTED.single("sequence").number("additional_turns_max")
COLUMNS: Final = len(SEATS) + PRINTED.single("sequence").number("contracts_beyond_players")
TURNS: Final = REGULAR_TURNS + EXTRA_TURNS
ALL_CITY_CARDS: Final = (1 << len(CITY_CARDS)) - 1
GOLD_TEMPLE: Final = len(REGIONS)  # the temple behind the regional ones [P3.T.4]

# How a contract on a chart stands [P2.24]
STATUSES: Final = ("open", "fulfilled", "lost")
OPEN: Final = 0
FULFILLED: Final = 1
LOST: Final = 2
