"""What is in the box: the component tables, checked and frozen. [C.1, C.2]"""

from __future__ import annotations

from typing import Final

from ...engine.components import Component, Components
from .labels import (
    CITIES,
    CITY_CARDS,
    EXTRA_TURNS,
    FORECASTS,
    GOODS,
    LINKS,
    MARKERS,
    OARS,
    PRINTED,
    REGIONS,
    REGULAR_TURNS,
    SEATS,
    TILES,
)

# The book's frame, on which the names rest; an owner's file cannot change it.
FRAME: Final = {
    "contract_chart": ("slots",),
    "sequence": (
        "game_rounds",
        "round_letters",
        "tiles_per_temple",
        "acquire_turns",
        "regular_turns",
        "additional_turns_max",
        "contracts_beyond_players",
    ),
}

NAMED: Final = {
    "player_colour": SEATS,
    "region": REGIONS,
    "city": CITIES,
    "link": LINKS,
    "distance_marker": MARKERS,
    "goods_card": GOODS,
    "city_card": CITY_CARDS,
    "oar_card": OARS,
    "point_tile": TILES,
}


class Box:
    """The tables that the rules read, indexed by the numbers of cities, cards, tiles and so on."""

    def __init__(self, components: Components) -> None:
        for table, names in NAMED.items():
            _same_names(components, table, names)
        for table, keys in FRAME.items():
            _same_values(components, table, keys)
        self._read_map(components)
        self._read_cards(components)
        self._read_oars(components)
        self._read_tiles(components)
        self._read_numbers(components)
        self._read_wind(components)
        self._check_piles(components)

    def _read_map(self, components: Components) -> None:
        regions = ("", *REGIONS)
        cities = components.entries("city")
        self.region_of_city = tuple(regions.index(c.word("region", regions)) - 1 for c in cities)
        starts = [i for i, city in enumerate(cities) if city.flag("start")]
        if len(starts) != 1:
            raise cities[0].refuse(f"exactly one city must be the start of the boats, not {len(starts)}")
        self.start_city = starts[0]  # Crete [S.6c]
        links = components.entries("link")
        self.link_a = tuple(CITIES.index(link.word("a", CITIES)) for link in links)
        self.link_b = tuple(CITIES.index(link.word("b", CITIES)) for link in links)
        kinds = ("sea", "deep_sea")
        self.link_is_deep = tuple(kinds.index(link.word("kind", kinds)) for link in links)
        markers = components.entries("distance_marker")
        self.marker_is_deep = tuple(kinds.index(marker.word("kind", kinds)) for marker in markers)
        self.marker_miles = tuple(marker.number("value", 1, 99) for marker in markers)
        self.marker_count = tuple(marker.number("count", 0, 99) for marker in markers)
        self.deep_markers = tuple(m for m, deep in enumerate(self.marker_is_deep) if deep)  # by kind of link [S.3a]
        self.sea_markers = tuple(m for m, deep in enumerate(self.marker_is_deep) if not deep)
        for deep, kind in enumerate(kinds):  # one marker for each link space [S.3b, S.3c]
            spaces = self.link_is_deep.count(deep)
            pieces = sum(n for n, d in zip(self.marker_count, self.marker_is_deep, strict=True) if d == deep)
            if spaces != pieces:
                raise markers[0].refuse(f"{pieces} {kind} markers for {spaces} {kind} links")

    def _read_cards(self, components: Components) -> None:
        """City cards pay gold or temple points for every good. [C.8, C.9, P1.4]"""
        goods = components.entries("goods_card")
        self.goods_count = tuple(good.number("count", 1, 99) for good in goods)
        cards = components.entries("city_card")
        self.card_city = tuple(CITIES.index(card.word("city", CITIES)) for card in cards)
        self.card_region = tuple(self.region_of_city[city] for city in self.card_city)
        gold: list[int] = []
        temple: list[int] = []
        for card, region in zip(cards, self.card_region, strict=True):
            if region < 0 or card.word("region", REGIONS) != REGIONS[region]:
                raise card.refuse("its region is not the region of its city")
            for good in GOODS:
                in_gold, in_temple = card.table("gold").has(good), card.table("temple").has(good)
                if in_gold == in_temple:
                    raise card.refuse(f"{good} must stand in exactly one of the gold and temple columns")
                gold.append(card.table("gold").number(good, 1, 99) if in_gold else 0)
                temple.append(card.table("temple").number(good, 1, 99) if in_temple else 0)
        self.pays_gold = tuple(gold)  # card * goods + good -> gold, or 0
        self.pays_temple = tuple(temple)  # the same -> temple points, or 0
        self.cards = len(CITY_CARDS)
        if sum(self.goods_count) != components.single("components").number("goods_cards"):
            raise goods[0].refuse("the counts of the goods cards do not add up to the number in [components]")

    def _read_oars(self, components: Components) -> None:
        """Oar cards carry a wind number and a power. [C.10, C.11]"""
        oars = components.entries("oar_card")
        self.oar_power = tuple(oar.number("power", 0, 99) for oar in oars)
        self.strongest_oars = tuple(sorted(range(len(oars)), key=lambda oar: -self.oar_power[oar]))  # first
        self.oar_wind = tuple(oar.number("wind", -99, 99) for oar in oars)
        self.oar_is_start = tuple(int(oar.word("set", ("deck", "starting")) == "starting") for oar in oars)
        self.oar_count = tuple(oar.number("count", 1, 99) for oar in oars)
        box = components.single("components")
        if sum(self.oar_count) != box.number("oar_cards"):
            raise oars[0].refuse("the counts of the oar cards do not add up to the number in [components]")
        starting = [i for i in range(len(OARS)) if self.oar_is_start[i]]
        each = box.number("starting_oar_cards_per_player")
        per_player = [self.oar_count[i] // len(SEATS) for i in starting]
        if sum(per_player) != each or any(self.oar_count[i] % len(SEATS) for i in starting):
            raise oars[0].refuse(f"the starting oar cards do not give {each} to each of {len(SEATS)} players")
        self.start_hand = tuple(
            self.oar_count[i] // len(SEATS) if self.oar_is_start[i] else 0 for i in range(len(OARS))
        )

    def _read_tiles(self, components: Components) -> None:
        """Point tiles: temple, round and value; one A, two B, three C for each temple. [C.3, S.2a]"""
        sequence = components.single("sequence")
        letters = sequence.words("round_letters")
        per_temple = sequence.numbers("tiles_per_temple", 1, 9)
        temples = (*REGIONS, components.single("gold_temple").word("id"))
        tiles = components.entries("point_tile")
        self.tile_temple = tuple(temples.index(tile.word("temple", temples)) for tile in tiles)
        self.tile_round = tuple(letters.index(tile.word("round", letters)) for tile in tiles)
        self.tile_points = tuple(tile.number("points", 0, 99) for tile in tiles)
        by_temple: list[tuple[int, ...]] = []
        for temple in range(len(temples)):
            for game_round in range(len(letters)):
                of_both = [
                    i for i in range(len(tiles)) if (self.tile_temple[i], self.tile_round[i]) == (temple, game_round)
                ]
                if len(of_both) != per_temple[game_round]:
                    raise tiles[0].refuse(
                        f"temple {temples[temple]} needs {per_temple[game_round]} tiles {letters[game_round]}, "
                        f"has {len(of_both)}"
                    )
                by_temple.append(tuple(sorted(of_both, key=self._tile_value, reverse=True)))
        self.tiles_of = tuple(by_temple)  # temple * rounds + round -> tiles, most valuable first [P3.T.8]
        bonus = components.entries("bonus_tile", 1)[0]
        self.bonus_points = bonus.number("points", 0, 99)
        self.bonus_tiles = bonus.number("count", 1, 99)

    def _tile_value(self, tile: int) -> int:
        return self.tile_points[tile]

    def _read_numbers(self, components: Components) -> None:
        sequence = components.single("sequence")
        self.rounds = sequence.number("game_rounds")  # [G.1]
        self.acquire_turns = sequence.number("acquire_turns")  # [G.3]
        self.regular_turns = REGULAR_TURNS
        self.extra_turns = EXTRA_TURNS
        self.columns_beyond = sequence.number("contracts_beyond_players")  # [P1.2]
        self.left_over_gold = sequence.number("gold_on_left_over_contract", 0, 99)
        box = components.single("components")
        # All coins of the supply by their values [C.4]
        self.coins = sum(c.number("value", 1, 99) * c.number("count", 1, 999) for c in components.entries("coin"))
        self.start_gold = box.number("starting_gold", 0, 99)  # [S.6a]
        prices = {price.word("id"): price for price in components.entries("price")}
        self.mile_price = _price(prices, "nautical_mile", components.file)
        self.point_price = _price(prices, "temple_point", components.file)

    def _read_wind(self, components: Components) -> None:
        """The forecast scale stands above the wind scale, space by space. (ruling Q16)"""
        wind = components.single("wind")
        self.start_wind = wind.number("start")
        spaces = components.entries("forecast", len(FORECASTS))
        self.forecast_sum = tuple(space.number("sum", -99, 99) for space in spaces)
        self.forecast_wind = tuple(space.number("wind", 0, 99) for space in spaces)
        low = self.forecast_sum[0]
        for number, space in enumerate(spaces):
            if self.forecast_sum[number] != low + number:
                raise space.refuse("the sums of the forecast scale must rise by one")

    def _check_piles(self, components: Components) -> None:
        """No pile may run out in phase 1, whatever was held back from earlier rounds. (ruling Q47)"""
        seats = len(SEATS)
        needed = seats * self.acquire_turns + self.columns_beyond
        if sum(self.goods_count) < needed:
            raise components.entries("goods_card")[0].refuse(f"five players need {needed} goods cards in all")
        held = seats * sum(self.start_hand)
        deck = sum(n for n, start in zip(self.oar_count, self.oar_is_start, strict=True) if not start)
        if deck < needed + held:
            raise components.entries("oar_card")[0].refuse(f"five players need {needed + held} oar cards in the pile")


def _price(prices: dict[str, Component], name: str, file: str) -> int:
    if name not in prices:
        raise Component(file, f"[[price]] {name}", {}).refuse("the price is missing")
    return prices[name].number("gold", 1, 99)


def _same_names(components: Components, table: str, names: tuple[str, ...]) -> None:
    found = components.ids(table)
    if found != names:
        wrong = ", ".join(sorted(set(names) ^ set(found))) or "the order of the entries"
        raise Component(components.file, f"[[{table}]]", {}).refuse(f"missing, unknown or moved: {wrong}")


def _same_values(components: Components, table: str, keys: tuple[str, ...]) -> None:
    entry = components.single(table)
    for key in keys:
        fixed = PRINTED.single(table).data[key]
        if entry.value(key) != fixed:
            raise entry.refuse(f"{key} is {fixed} in the book and cannot be changed, not {entry.value(key)!r}")
