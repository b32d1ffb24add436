"""The components as frozen tables: map, sites, tokens, tiles, costs, empires. [C-1, S-5]

Everything is an int: provinces, seas, sites, tokens and tiles are numbered in the order of the file.
Numbers of the game never stand in code; they come from `components/mare-nostrum.toml`.
C-9 what lies open on mats, and what screens hide: `seen/view.py`.
"""

from __future__ import annotations

from ....engine.components import Component, Components
from ....engine.errors import BadComponents
from .labels import CAPITAL, CARAVAN, CONTROL_SITE, EMPIRES, LEGENDARY, MARKET, REGULAR, TEMPLE, TRACKS, sites_of
from .numbers import MOST, Numbers


class Empire:
    """What an Empire Screen shows on its inside. [S-12, S-14]"""

    def __init__(
        self,
        capital: int,
        provinces: tuple[int, ...],
        sites: tuple[int, ...],
        legions: tuple[tuple[int, int], ...],
        fortresses: tuple[int, ...],
        tokens: tuple[tuple[int, int], ...],
        hero: int,
        levels: tuple[int, int, int],
    ) -> None:
        self.capital = capital
        self.provinces = provinces
        self.sites = sites
        self.legions = legions
        self.fortresses = fortresses
        self.tokens = tokens
        self.hero = hero
        self.levels = levels


class Setup:
    """Which empires and which part of the map are used by so many players. [N-1]"""

    def __init__(self, empires: tuple[int, ...], leaders: tuple[int, ...], land: int) -> None:
        self.empires = empires
        self.leaders = leaders  # empires, by track
        self.land = land  # mask of the provinces in play


class Box(Numbers):
    """All tables of the game, read once and never changed."""

    def __init__(self, components: Components) -> None:
        super().__init__(components)
        self._names(components)
        self._map(components)
        self._sites(components)
        self._empires(components)
        self._setups(components)

    def _names(self, components: Components) -> None:
        """Token 0 is the coin, then the commodities, then their legendary twins. [C-2, C-3, C-4]"""
        self.commodities = components.ids("commodity")
        self.tokens = ("coin", *self.commodities, *(f"legendary_{name}" for name in self.commodities))
        self.tiles = (*components.ids("hero"), *components.ids("wonder"))
        self.provinces = components.ids("province")
        self.seas = components.ids("sea")

    def _map(self, components: Components) -> None:
        """What touches what. [S-5, D-2]"""
        border = [0] * len(self.provinces)
        for edge in components.entries("border"):
            a, b = self._province(edge, "a"), self._province(edge, "b")
            border[a] |= 1 << b
            border[b] |= 1 << a
        links = [0] * len(self.seas)
        for edge in components.entries("sea_link"):
            a, b = self._sea(edge, "a"), self._sea(edge, "b")
            links[a] |= 1 << b
            links[b] |= 1 << a
        coast = [0] * len(self.provinces)
        shore = [0] * len(self.seas)
        for edge in components.entries("coast"):
            p, sea = self._province(edge, "province"), self._sea(edge, "sea")
            coast[p] |= 1 << sea
            shore[sea] |= 1 << p
        self.border: tuple[int, ...] = tuple(border)  # province -> mask of provinces
        self.links: tuple[int, ...] = tuple(links)  # sea -> mask of seas
        self.coast: tuple[int, ...] = tuple(coast)  # province -> mask of seas
        self.shore: tuple[int, ...] = tuple(shore)  # sea -> mask of provinces

    def _sites(self, components: Components) -> None:
        """Every icon of the map with its kind and its province, and where each kind is found. [S-6, CI-1]"""
        sites = sites_of(components.entries("province"))
        labels = [label for label, _, _, _ in sites]
        kinds = [kind for _, kind, _, _ in sites]
        if len(set(labels)) != len(labels):
            raise BadComponents(self.file, "province", "two sites have the same name")
        self.sites: tuple[str, ...] = tuple(labels)
        self.site_kind: tuple[int, ...] = tuple(kinds)
        self.site_province: tuple[int, ...] = tuple(place for _, _, place, _ in sites)
        self.site_good: tuple[int, ...] = tuple(
            self.tokens.index(good) if good else -1 for _, _, _, good in sites
        )  # the token a caravan site yields
        everywhere = range(len(self.provinces))
        self.sites_of = tuple(self._in_province(p, range(CARAVAN, CONTROL_SITE)) for p in everywhere)
        self.caravans_of = tuple(self._in_province(p, (CARAVAN,)) for p in everywhere)
        self.cities_of = tuple(self._in_province(p, (REGULAR, CAPITAL, LEGENDARY)) for p in everywhere)
        self.market_of = tuple(self._only(p, MARKET) for p in everywhere)
        self.temple_of = tuple(self._only(p, TEMPLE) for p in everywhere)
        self.control_of = tuple(self._only(p, CONTROL_SITE) for p in everywhere)
        self.great_cities = tuple(i for i, kind in enumerate(kinds) if kind in (CAPITAL, LEGENDARY))
        self.legendary_cities = tuple(i for i, kind in enumerate(kinds) if kind == LEGENDARY)
        self.places_of = tuple((*self.sites_of[p], self.control_of[p]) for p in everywhere)  # icons and marker
        self.trade_sites = tuple(i for i, kind in enumerate(kinds) if kind <= MARKET)  # that count on the track [S-22]
        self.culture_sites = tuple(i for i, kind in enumerate(kinds) if MARKET < kind < CONTROL_SITE)  # [S-23]

    def _in_province(self, province: int, kinds: range | tuple[int, ...]) -> tuple[int, ...]:
        return tuple(
            i for i, place in enumerate(self.site_province) if place == province and self.site_kind[i] in kinds
        )

    def _only(self, province: int, kind: int) -> int:
        found = self._in_province(province, (kind,))
        if len(found) > 1:
            raise BadComponents(self.file, self.provinces[province], f"more than one site of kind {kind}")
        return found[0] if found else -1

    def _empires(self, components: Components) -> None:
        """Start positions. [S-3, S-4, S-12, S-13, S-14]"""
        by_id = {entry.word("id"): entry for entry in components.entries("empire")}
        if tuple(sorted(by_id)) != tuple(sorted(EMPIRES)):
            raise BadComponents(self.file, "empire", f"the empires must be {', '.join(EMPIRES)}")
        self.empires: tuple[Empire, ...] = tuple(self._empire(by_id[name]) for name in EMPIRES)
        self.home: tuple[int, ...] = tuple(empire.capital for empire in self.empires)
        self.capital_mask = 0
        for home in self.home:
            self.capital_mask |= 1 << home

    def _empire(self, entry: Component) -> Empire:
        capital = self._province(entry, "capital_province")
        units = [
            (self._province(unit, "province"), unit.number("legion", 0, self.legions), unit.number("fortress", 0, 1))
            for unit in entry.rows("start_units")
        ]
        values, resources = entry.table("leader_values"), entry.table("start_resources")
        return Empire(
            capital,
            (capital, *(self.provinces.index(name) for name in entry.words("start_control", self.provinces))),
            tuple(sorted(site for place in entry.rows("start_buildings") for site in self._buildings(place))),
            tuple((p, legions) for p, legions, _ in units if legions),
            tuple(p for p, _, fortress in units if fortress),
            tuple(
                (self._index(self.tokens, name, "token"), resources.number(name, 0, MOST)) for name in resources.data
            ),
            self.tiles.index(entry.word("starting_hero", self.tiles)),
            (values.number("trade", 0, MOST), values.number("culture", 0, MOST), values.number("military", 0, MOST)),
        )

    def _buildings(self, place: Component) -> list[int]:
        """The sites that an Empire starts with in a Province."""
        p = self._province(place, "province")
        sites = [self._site(f"{self.provinces[p]}_{good}") for good in place.words("caravans", self.commodities)]
        sites += [self._site(city) for city in place.words("cities")]
        return (
            sites
            + [self.market_of[p]] * place.number("market", 0, 1)
            + [self.temple_of[p]] * place.number("temple", 0, 1)
        )

    def _setups(self, components: Components) -> None:
        """The part of the map in play for each number of players. [N-2, N-3, N-4]"""
        self.setups: dict[int, Setup] = {}
        for entry in components.entries("setup", 3):
            land = (1 << len(self.provinces)) - 1
            for name in entry.words("out_of_play", self.provinces):
                land &= ~(1 << self.provinces.index(name))
            named = entry.table("leaders")
            leaders = tuple(EMPIRES.index(named.word(track, EMPIRES)) for track in TRACKS)
            empires = tuple(EMPIRES.index(name) for name in entry.words("empires", EMPIRES))
            self.setups[entry.number("players", 3, 5)] = Setup(empires, leaders, land)
        most = max(self.setups)
        self.land: tuple[int, ...] = tuple(
            self.setups[players].land if players in self.setups else 0 for players in range(most + 1)
        )  # the part of the map by the number of players

    def _province(self, entry: Component, key: str) -> int:
        return self.provinces.index(entry.word(key, self.provinces))

    def _sea(self, entry: Component, key: str) -> int:
        return self.seas.index(entry.word(key, self.seas))

    def _site(self, name: str) -> int:
        return self._index(self.sites, name, "site")

    def _index(self, names: tuple[str, ...], name: str, what: str) -> int:
        if name not in names:
            raise BadComponents(self.file, what, f"{name!r} is not among them")
        return names.index(name)


def box_of(components: Components) -> Box:
    """The tables of a component file; what is missing or does not fit is refused with its name."""
    try:
        return Box(components)
    except (KeyError, TypeError, ValueError, StopIteration, IndexError) as error:
        raise BadComponents(components.file, "the tables", f"missing or unfit: {error!r}") from error
