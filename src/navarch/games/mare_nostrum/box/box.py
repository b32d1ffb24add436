"""The components as frozen tables: map, sites, tokens, tiles, costs, empires. [C-1, S-5]

Everything is an int: provinces, seas, sites, tokens and tiles are numbered in the order of the file.
Numbers of the game never stand in code; they come from `components/mare-nostrum.toml`.
"""

from __future__ import annotations

from typing import Any

from ....engine.components import Components
from ....engine.errors import BadComponents
from .labels import (
    CAPITAL,
    CARAVAN,
    CONTROL_SITE,
    EMPIRES,
    KINDS,
    LEGENDARY,
    MARKET,
    REGULAR,
    TEMPLE,
    TRACKS,
    VALUES,
    sites_of,
)


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


class Box:
    """All tables of the game, read once and never changed."""

    def __init__(self, data: dict[str, Any], file: str) -> None:
        self.file = file
        self.data = data
        self._tokens(data)
        self._map(data)
        self._sites(data)
        self._numbers(data)
        self._limits(data)
        self._tiles(data)
        self._powers(data)
        self._empires(data)
        self._setups(data)

    def _tokens(self, data: dict[str, Any]) -> None:
        """Token 0 is the coin, then the commodities, then their legendary twins. [C-2, C-3, C-4]"""
        self.commodities: tuple[str, ...] = tuple(c["id"] for c in data["commodity"])
        self.tokens: tuple[str, ...] = (
            "coin",
            *self.commodities,
            *(f"legendary_{name}" for name in self.commodities),
        )
        self.token_count: tuple[int, ...] = (data["components"]["coins"], *(c["tokens"] for c in data["commodity"]))
        self.legendary_mask = 0
        for number, commodity in enumerate(data["commodity"]):
            if commodity["legendary_tokens"] not in (0, 1):
                raise BadComponents(self.file, commodity["id"], "there is at most one legendary token of a type")
            self.legendary_mask |= commodity["legendary_tokens"] << number

    def _map(self, data: dict[str, Any]) -> None:
        """Provinces, seas and what touches what. [S-5, D-2]"""
        self.provinces: tuple[str, ...] = tuple(p["id"] for p in data["province"])
        self.seas: tuple[str, ...] = tuple(sea["id"] for sea in data["sea"])
        border = [0] * len(self.provinces)
        for edge in data["border"]:
            a, b = self._province(edge["a"]), self._province(edge["b"])
            border[a] |= 1 << b
            border[b] |= 1 << a
        links = [0] * len(self.seas)
        for edge in data["sea_link"]:
            a, b = self._sea(edge["a"]), self._sea(edge["b"])
            links[a] |= 1 << b
            links[b] |= 1 << a
        coast = [0] * len(self.provinces)
        shore = [0] * len(self.seas)
        for edge in data["coast"]:
            p, sea = self._province(edge["province"]), self._sea(edge["sea"])
            coast[p] |= 1 << sea
            shore[sea] |= 1 << p
        self.border: tuple[int, ...] = tuple(border)  # province -> mask of provinces
        self.links: tuple[int, ...] = tuple(links)  # sea -> mask of seas
        self.coast: tuple[int, ...] = tuple(coast)  # province -> mask of seas
        self.shore: tuple[int, ...] = tuple(shore)  # sea -> mask of provinces

    def _sites(self, data: dict[str, Any]) -> None:
        """Every icon of the map with its kind and its province, and where each kind is found. [S-6, CI-1]"""
        sites = sites_of(data["province"])
        labels = [label for label, _, _, _ in sites]
        kinds = [kind for _, kind, _, _ in sites]
        if len(set(labels)) != len(labels):
            raise BadComponents(self.file, "province", "two sites have the same name")
        self.sites: tuple[str, ...] = tuple(labels)
        self.site_kind: tuple[int, ...] = tuple(kinds)
        self.site_province: tuple[int, ...] = tuple(place for _, _, place, _ in sites)
        self.site_good: tuple[int, ...] = tuple(
            self._token(good) if good else -1 for _, _, _, good in sites
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

    def _in_province(self, province: int, kinds: range | tuple[int, ...]) -> tuple[int, ...]:
        return tuple(
            i for i, place in enumerate(self.site_province) if place == province and self.site_kind[i] in kinds
        )

    def _only(self, province: int, kind: int) -> int:
        found = self._in_province(province, (kind,))
        if len(found) > 1:
            raise BadComponents(self.file, self.provinces[province], f"more than one site of kind {kind}")
        return found[0] if found else -1

    def _numbers(self, data: dict[str, Any]) -> None:
        """Prices, stocks, limits and exchange markers. [3-4, 3-C3, 3-C4, C-5, C-7, C-8]"""
        price = {entry["item"]: entry.get("resources", 0) for entry in data["build_cost"]}
        by_number = next(e for e in data["build_cost"] if e["item"] == "hero_or_wonder")
        steps = by_number["resources_by_number_owned_after_building"]
        self.control_price: int = price["control"]
        self.legion_price: int = price["legion"]
        self.trireme_price: int = price["trireme"]
        self.fortress_price: int = price["fortress"]
        self.pyramids_price: int = price["pyramids"]
        self.site_price: tuple[int, ...] = tuple(price[kind] for kind in KINDS)
        self.tile_price: tuple[int, ...] = (0, 0, *(steps[str(n)] for n in range(2, 2 + len(steps))))
        parts = data["components"]
        self.counters: tuple[int, ...] = (
            parts["caravans"],
            parts["markets"],
            parts["regular_cities"],
            parts["capital_cities"],
            parts["legendary_cities"],
            parts["temples"],
        )
        self.legions: int = parts["legions_per_empire"]
        self.triremes: int = parts["triremes_per_empire"]
        self.fortresses: int = parts["fortresses_per_empire"]
        self.markers: int = parts["control_markers_per_empire"]
        self.values: tuple[tuple[int, int], ...] = tuple((m["front"], m["back"]) for m in data["exchange_marker"])
        self.marker_of_value: tuple[int, ...] = tuple(
            next(i for i, pair in enumerate(self.values) if value in pair) for value in range(len(VALUES))
        )

    def _limits(self, data: dict[str, Any]) -> None:
        """Battles, dice, storage, tracks, display and victories. [4.2-5, C-6, 3-12, S-35, S-16, O-2]"""
        self.per_hit: int = data["battle"]["total_per_hit"]
        self.fortress_total: int = data["battle"]["fortress_total_bonus"]
        self.fortress_cancels: int = data["battle"]["fortress_cancels_hits"]
        self.faces: dict[str, tuple[int, ...]] = {die["id"]: tuple(die["faces"]) for die in data["die"]}
        self.land_faces: tuple[int, ...] = self.faces["land"]
        self.sea_faces: tuple[int, ...] = self.faces["sea"]
        self.kept_coins: int = data["storage"]["coins"]
        self.track_levels: int = data["leader_tracks"]["levels"]
        self.open_tiles: int = data["hero_display"]["first_games_face_up"]
        victory = data["victory"]
        self.tiles_to_win: int = victory["heroes_and_wonders"]["number"]
        self.cities_to_win: int = victory["capital_and_legendary_cities"]["number"]
        self.titles_to_win: int = victory["leader_titles"]["number"]
        self.pillage_coin: int = data["pillage"]["regular_city"]["coin"]
        self.pillage_good: int = data["pillage"]["caravan"]["commodity"]

    def _tiles(self, data: dict[str, Any]) -> None:
        """Heroes and wonders as their tiles show them: name, power, leader bonuses. [C-1, 3.1.3-1, 7-2]"""
        entries = [*data["hero"], *data["wonder"]]
        self.tiles: tuple[str, ...] = tuple(entry["id"] for entry in entries)
        self.bonus: tuple[tuple[int, int, int], ...] = tuple(
            (entry["leader_bonus"]["trade"], entry["leader_bonus"]["culture"], entry["leader_bonus"]["military"])
            for entry in entries
        )
        self.copyable = 0  # [10.CASTOR-2, 10.PERSEUS-3]
        self.starting = 0
        self.for_sale = 0  # the seventeen of the display, without the Pyramids [F27]
        for number, entry in enumerate(entries):
            if entry.get("copyable_by_castor_and_pollux", False):
                self.copyable |= 1 << number
            if entry.get("starting_hero_of", ""):
                self.starting |= 1 << number
            elif entry.get("in_hero_supply", True):
                self.for_sale |= 1 << number

    def _powers(self, data: dict[str, Any]) -> None:
        """The numbers in the powers of tiles. [7-1]"""
        power = {entry["id"]: entry["power"] for entry in [*data["hero"], *data["wonder"]]}
        self.caesar: int = power["caesar"]["amount"]
        self.pericles: int = power["pericles"]["amount"]
        self.nebuchadnezzar: int = power["nebuchadnezzar"]["amount"]
        self.ramses: int = power["ramses_ii"]["amount"]
        self.cleopatra_coins: int = power["cleopatra"]["coin_in_commodity_set"]
        self.cleopatra_goods: int = power["cleopatra"]["commodity_in_coin_set"]
        self.hannibal: int = power["hannibal"]["kinds"]
        self.antigone_most: int = power["antigone"]["max"]
        self.hamilcar_coins: int = power["hamilcar"]["city"]["coin"]
        self.hamilcar_goods: int = power["hamilcar"]["caravan"]["commodity"]
        self.colossus: int = power["colossus_of_rhodes"]["commodity_of_choice"]
        self.artemis: int = power["temple_of_artemis"]["coin"]
        self.gardens: int = power["hanging_gardens"]["commodities"]
        self.spartacus_goods = self._coin_or(power["spartacus"]["pay_one_of"])
        self.gilgamesh_goods = self._coin_or(power["gilgamesh"]["pay_one_of"])
        self.pharos_goods = self._coin_or(power["lighthouse_of_pharos"]["pay_one_of"])

    def _coin_or(self, names: list[str]) -> int:
        """Mask of the tokens that pay a cheap unit; a legendary token serves as its type. [1.2-2]"""
        mask = 0
        for name in names:
            mask |= 1 << self._token(name)
            if name != "coin":
                mask |= 1 << self._token(f"legendary_{name}")
        return mask

    def _empires(self, data: dict[str, Any]) -> None:
        """Start positions. [S-3, S-4, S-12, S-13, S-14]"""
        by_id = {entry["id"]: entry for entry in data["empire"]}
        if tuple(sorted(by_id)) != tuple(sorted(EMPIRES)):
            raise BadComponents(self.file, "empire", f"the empires must be {', '.join(EMPIRES)}")
        self.empires: tuple[Empire, ...] = tuple(self._empire(by_id[name]) for name in EMPIRES)
        self.home: tuple[int, ...] = tuple(empire.capital for empire in self.empires)
        self.capital_mask = 0
        for home in self.home:
            self.capital_mask |= 1 << home

    def _empire(self, entry: dict[str, Any]) -> Empire:
        capital = self._province(entry["capital_province"])
        sites: list[int] = []
        for place in entry["start_buildings"]:
            p = self._province(place["province"])
            sites += [self._site(f"{place['province']}_{good}") for good in place["caravans"]]
            sites += [self._site(city) for city in place["cities"]]
            sites += [self.market_of[p]] * place["market"] + [self.temple_of[p]] * place["temple"]
        units = [(self._province(u["province"]), u["legion"], u["fortress"]) for u in entry["start_units"]]
        values = entry["leader_values"]
        return Empire(
            capital,
            (capital, *(self._province(p) for p in entry["start_control"])),
            tuple(sorted(sites)),
            tuple((p, legions) for p, legions, _ in units if legions),
            tuple(p for p, _, fortress in units if fortress),
            tuple((self._token(name), n) for name, n in entry["start_resources"].items()),
            self.tiles.index(entry["starting_hero"]),
            (values["trade"], values["culture"], values["military"]),
        )

    def _setups(self, data: dict[str, Any]) -> None:
        """The part of the map in play for each number of players. [N-2, N-3, N-4]"""
        self.setups: dict[int, Setup] = {}
        for entry in data["setup"]:
            land = (1 << len(self.provinces)) - 1
            for name in entry["out_of_play"]:
                land &= ~(1 << self._province(name))
            leaders = tuple(EMPIRES.index(entry["leaders"][track]) for track in TRACKS)
            empires = tuple(EMPIRES.index(name) for name in entry["empires"])
            self.setups[entry["players"]] = Setup(empires, leaders, land)

    def _province(self, name: str) -> int:
        return self._index(self.provinces, name, "province")

    def _sea(self, name: str) -> int:
        return self._index(self.seas, name, "sea")

    def _token(self, name: str) -> int:
        return self._index(self.tokens, name, "token")

    def _site(self, name: str) -> int:
        return self._index(self.sites, name, "site")

    def _index(self, names: tuple[str, ...], name: str, what: str) -> int:
        if name not in names:
            raise BadComponents(self.file, what, f"{name!r} is not among them")
        return names.index(name)


def box_of(components: Components) -> Box:
    """The tables of a component file; what is missing or does not fit is refused with its name."""
    try:
        return Box(dict(components.data), components.file)
    except (KeyError, TypeError, ValueError, StopIteration, IndexError) as error:
        raise BadComponents(components.file, "the tables", f"missing or unfit: {error!r}") from error
