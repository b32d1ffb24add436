"""The board, read once: locations, connections, Sea Zones [2.A, 4.3.A, 4.3.B, 4.3.C].

2.B, 2.C the tracks printed on it stand in `numbers.py`.
"""

from __future__ import annotations

from typing import Final

from ....engine.components import Components
from .labels import LOCATIONS, PLACES, PORT, SEATS, STATIONS, ZONES
from .sets import set_of

ZONE_NAMES: Final = STATIONS[:ZONES]
OWNERS: Final = (*SEATS, "none", "independent")
TOKENS: Final = ("none", "town", "city", "capital")
LAND_KINDS: Final = ("road", "rough")
STRAIT_KIND: Final = "strait"
MOST_TRANSPORT: Final = 3  # Wagons or Ships that one connection may ask for
ENOUGH_TRANSPORT: Final = MOST_TRANSPORT + 1  # so many that one of them can be spared


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
        """The connections, by location and by kind [2.J]."""
        self.load_kinds(components)
        kinds = components.ids("connection_kind")
        edge = [-1] * (PLACES * PLACES)
        joined_by = [0] * (len(kinds) * PLACES)
        for row in components.entries("connection"):
            a = LOCATIONS.index(row.word("a", LOCATIONS))
            b = LOCATIONS.index(row.word("b", LOCATIONS))
            kind = kinds.index(row.word("kind", kinds))
            if a == b or edge[a * PLACES + b] >= 0:
                raise row.refuse("two locations have one connection at most")
            edge[a * PLACES + b] = edge[b * PLACES + a] = kind
            joined_by[kind * PLACES + a] |= 1 << b
            joined_by[kind * PLACES + b] |= 1 << a
        self.edge = tuple(edge)
        self.joined_by = tuple(joined_by)  # by kind of connection, and there by location
        self.joined = self.joined_over([True] * len(kinds))
        self.roads = self.joined_over([name in LAND_KINDS for name in kinds])
        self.raid_roads = self.joined_over(self.raided)
        self.strait = self.joined_over([name == STRAIT_KIND for name in kinds])
        self.strait_ends = set_of(n for n in range(PLACES) if self.strait[n])
        self.by_wagons = self.travelled(False)
        self.by_ships = self.travelled(True)

    def load_kinds(self, components: Components) -> None:
        """Kinds of connections, and what travelling them costs [5.1.1.D, 5.1.1.E, 5.1.1.F]."""
        rows = components.entries("connection_kind")
        costs = [row.table("transport") for row in rows]
        self.wagons = tuple(cost.number("wagon", 0, MOST_TRANSPORT) if cost.has("wagon") else 0 for cost in costs)
        self.ships = tuple(cost.number("ship", 0, MOST_TRANSPORT) if cost.has("ship") else 0 for cost in costs)
        self.by_sea = tuple(not row.flag("land") for row in rows)
        self.raided = [row.flag("raid") for row in rows]
        for kind, row in enumerate(rows):
            if self.wagons[kind] if self.by_sea[kind] else self.ships[kind]:
                raise row.refuse("one travels by land with Wagons and by sea with Ships [2.K, 2.L]")

    def joined_over(self, kinds: list[bool]) -> tuple[int, ...]:
        """For each location those that connections of these kinds join to it."""
        places = [0] * PLACES
        for number, near in enumerate(self.joined_by):
            if kinds[number // PLACES]:
                places[number % PLACES] |= near
        return tuple(places)

    def travelled(self, by_sea: bool) -> tuple[int, ...]:
        """Where one gets by land with so many Wagons, or by sea with so many Ships, and there from each location."""
        costs = self.ships if by_sea else self.wagons
        places: list[int] = []
        for cards in range(ENOUGH_TRANSPORT + 1):
            paid = [sea == by_sea and cost <= cards for sea, cost in zip(self.by_sea, costs, strict=True)]
            places += self.joined_over(paid)
        return tuple(places)

    def load_zones(self, components: Components) -> None:
        """Sea Zones, which of them touch, and the Home Ports [4.3.G, 5.6.1.B]."""
        rows = components.entries("sea_zone", ZONES)
        if components.ids("sea_zone") != ZONE_NAMES:
            raise rows[0].refuse(f"the Sea Zones must be {', '.join(ZONE_NAMES)} in this order")
        self.zones_beside = tuple(
            tuple(ZONE_NAMES.index(name) for name in row.words("adjacent", ZONE_NAMES)) for row in rows
        )
        self.from_zone: tuple[tuple[int, ...], ...] = tuple((*sorted(beside), PORT) for beside in self.zones_beside)
        self.coast_beside = tuple(sum(self.coast[zone] for zone in beside) for beside in self.zones_beside)
        self.shores = tuple(self.shores_from(zone, closed) for closed in range(ZONES + 1) for zone in range(ZONES))
        ports = {
            port.word("empire", SEATS): port.word("sea_zone", ZONE_NAMES) for port in components.entries("home_port")
        }
        if set(ports) != set(SEATS):
            raise rows[0].refuse("each empire has a Home Port")
        self.home_zone = tuple(ZONE_NAMES.index(ports[seat]) for seat in SEATS)
        self.from_port: tuple[tuple[int, ...], ...] = tuple((zone,) for zone in self.home_zone)

    def shores_from(self, zone: int, closed: int) -> int:
        """The coasts of all Sea Zones that can be sailed to from this one while one of them, or none, is closed."""
        if zone == closed:
            return 0
        coasts = 0
        sailed = 0
        fresh = [zone]
        while fresh:
            at = fresh.pop()
            if at != closed and not sailed >> at & 1:
                sailed |= 1 << at
                coasts |= self.coast[at]
                fresh += self.zones_beside[at]
        return coasts
