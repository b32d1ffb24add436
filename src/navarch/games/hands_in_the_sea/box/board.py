"""The board, read once: locations, connections, Sea Zones [2.A, 4.3.A, 4.3.B, 4.3.C].

2.B, 2.C the tracks printed on it stand in `numbers.py`.
"""

from __future__ import annotations

from typing import Final

from ....engine.components import Components
from .labels import LOCATIONS, PLACES, SEATS, STATIONS, ZONES
from .sets import set_of

ZONE_NAMES: Final = STATIONS[:ZONES]
OWNERS: Final = (*SEATS, "none", "independent")
TOKENS: Final = ("none", "town", "city", "capital")
LAND_KINDS: Final = ("road", "rough")
STRAIT_KIND: Final = "strait"


class Board:
    """Everything printed on the map, indexed by the number of the location or Sea Zone."""

    def __init__(self, components: Components) -> None:
        self.load_locations(components)
        self.load_roads(components)
        self.load_zones(components)

    def load_locations(self, components: Components) -> None:
        """Locations with value, symbols and starting tokens [2.A, 2.I, 3.5.A, 3.5.B, 3.5.D, 4.3.B]."""
        rows = components.entries("location", PLACES)
        if components.ids("location") != LOCATIONS:
            raise rows[0].refuse("the locations and their order are fixed; their values may be corrected")
        self.vp = tuple(row.number("vp", 0, 9) for row in rows)
        self.defence = tuple(row.number("defence_bonus", 0, 9) for row in rows)
        self.region = tuple(ZONE_NAMES.index(row.word("region", ZONE_NAMES)) for row in rows)
        self.coastal = set_of(n for n, row in enumerate(rows) if row.flag("coastal"))
        self.supply_points = set_of(n for n, row in enumerate(rows) if row.flag("supply_point"))
        self.needs_colonist = set_of(n for n, row in enumerate(rows) if row.flag("colonist_required"))
        self.can_be_city = set_of(n for n, row in enumerate(rows) if row.flag("can_be_city"))
        for row in rows:
            if row.flag("colonist_required") != (row.number("vp") >= 2) or row.flag("can_be_city") != row.flag(
                "colonist_required"
            ):
                raise row.refuse("a Colonist is needed, and a City possible, exactly from 2 VP on [5.1.2.E]")
            if row.word("sea_zone", (*ZONE_NAMES, "none")) != (row.word("region") if row.flag("coastal") else "none"):
                raise row.refuse("a coastal location lies in the Sea Zone of its region, any other in none [4.3.C]")
        owners = tuple(row.word("start_owner", OWNERS) for row in rows)
        tokens = tuple(row.word("start_token", TOKENS) for row in rows)
        self.start_held = tuple(set_of(n for n in range(PLACES) if owners[n] == seat) for seat in SEATS)
        self.independent = set_of(n for n in range(PLACES) if owners[n] == "independent")
        self.start_cities = set_of(n for n in range(PLACES) if tokens[n] in ("city", "capital"))
        self.start_capitals = set_of(n for n in range(PLACES) if tokens[n] == "capital")
        self.capital = tuple((self.start_capitals & held).bit_length() - 1 for held in self.start_held)
        self.home_supply = tuple(self.supply_points & held for held in self.start_held)
        self.scored_by = tuple(
            set_of(n for n, row in enumerate(rows) if seat in row.words("scores_in_campaign_for", SEATS))
            for seat in SEATS
        )
        self.of_region = tuple(set_of(n for n in range(PLACES) if self.region[n] == zone) for zone in range(ZONES))
        self.coast = tuple(self.of_region[zone] & self.coastal for zone in range(ZONES))

    def load_roads(self, components: Components) -> None:
        """Connections and what travelling them costs [2.J, 5.1.1.D, 5.1.1.E, 5.1.1.F]."""
        kinds = components.ids("connection_kind")
        kind_rows = components.entries("connection_kind")
        costs = [row.table("transport") for row in kind_rows]
        self.wagons = tuple(cost.number("wagon", 0, 3) if cost.has("wagon") else 0 for cost in costs)
        self.ships = tuple(cost.number("ship", 0, 3) if cost.has("ship") else 0 for cost in costs)
        by_sea = tuple(not row.flag("land") for row in kind_rows)
        raided = tuple(row.flag("raid") for row in kind_rows)
        edge = [-1] * (PLACES * PLACES)
        strait = [0] * PLACES
        for row in components.entries("connection"):
            a = LOCATIONS.index(row.word("a", LOCATIONS))
            b = LOCATIONS.index(row.word("b", LOCATIONS))
            kind = kinds.index(row.word("kind", kinds))
            if a == b or edge[a * PLACES + b] >= 0:
                raise row.refuse("two locations have one connection at most")
            edge[a * PLACES + b] = edge[b * PLACES + a] = kind
            if kinds[kind] == STRAIT_KIND:
                strait[a] |= 1 << b
                strait[b] |= 1 << a
        self.edge = tuple(edge)
        self.by_sea = by_sea
        self.strait = tuple(strait)
        near = range(PLACES)
        self.joined = tuple(set_of(b for b in near if edge[a * PLACES + b] >= 0) for a in near)
        self.roads = tuple(
            set_of(b for b in near if edge[a * PLACES + b] >= 0 and kinds[edge[a * PLACES + b]] in LAND_KINDS)
            for a in near
        )
        self.raid_roads = tuple(
            set_of(b for b in near if edge[a * PLACES + b] >= 0 and raided[edge[a * PLACES + b]]) for a in near
        )

    def load_zones(self, components: Components) -> None:
        """Sea Zones, which of them touch, and the Home Ports [4.3.G, 5.6.1.B]."""
        rows = components.entries("sea_zone", ZONES)
        if components.ids("sea_zone") != ZONE_NAMES:
            raise rows[0].refuse(f"the Sea Zones must be {', '.join(ZONE_NAMES)} in this order")
        self.zones_beside = tuple(
            tuple(ZONE_NAMES.index(name) for name in row.words("adjacent", ZONE_NAMES)) for row in rows
        )
        ports = {
            port.word("empire", SEATS): port.word("sea_zone", ZONE_NAMES) for port in components.entries("home_port")
        }
        if set(ports) != set(SEATS):
            raise rows[0].refuse("each empire has a Home Port")
        self.home_zone = tuple(ZONE_NAMES.index(ports[seat]) for seat in SEATS)
