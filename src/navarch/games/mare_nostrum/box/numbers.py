"""The numbers of the rules, from the component file: prices, stocks, yields, limits, powers. [7-1]"""

from __future__ import annotations

from ....engine.components import Component, Components
from .labels import COMMODITIES, KINDS, TILES, TOKENS, VALUES

MOST = 99  # of anything that is counted


class Numbers:
    """What things cost, yield and allow, named after what it is for."""

    def __init__(self, components: Components) -> None:
        self.file = components.file
        self._prices(components)
        self._stocks(components)
        self._income(components.single("income"))
        self._pillage(components.single("pillage"))
        self._battles(components)
        self._limits(components)
        tiles = {entry.word("id"): entry for entry in [*components.entries("hero"), *components.entries("wonder")]}
        self._tiles([tiles[name] for name in TILES if name in tiles])
        self._powers(tiles)

    def _prices(self, components: Components) -> None:
        """3 Build Costs. [3-4, 3-C3, 3-C4]"""
        price = {entry.word("id"): entry for entry in components.entries("build_cost", 12)}
        self.control_price = price["control"].number("resources", 0, MOST)
        self.legion_price = price["legion"].number("resources", 0, MOST)
        self.trireme_price = price["trireme"].number("resources", 0, MOST)
        self.fortress_price = price["fortress"].number("resources", 0, MOST)
        self.pyramids_price = price["pyramids"].number("resources", 1, MOST)
        self.site_price: tuple[int, ...] = tuple(price[kind].number("resources", 0, MOST) for kind in KINDS)
        steps = price["hero_or_wonder"].table("resources_by_number")
        self.tile_price: tuple[int, ...] = (
            0,
            0,
            *(steps.number(str(n), 1, MOST) for n in range(2, 2 + len(steps.data))),
        )

    def _stocks(self, components: Components) -> None:
        """Pieces, tokens and exchange markers. [C-2, C-5, C-7, C-8]"""
        parts = components.single("components")
        counters = ("caravans", "markets", "regular_cities", "capital_cities", "legendary_cities", "temples")
        self.counters: tuple[int, ...] = tuple(parts.number(name, 0, MOST) for name in counters)
        self.legions = parts.number("legions_per_empire", 1, MOST)
        self.triremes = parts.number("triremes_per_empire", 1, MOST)
        self.fortresses = parts.number("fortresses_per_empire", 1, MOST)
        self.markers = parts.number("control_markers_per_empire", 2, MOST)
        goods = components.entries("commodity")
        self.token_count: tuple[int, ...] = (
            parts.number("coins", 0, 999),
            *(good.number("tokens", 0, MOST) for good in goods),
        )
        self.legendary_mask = 0
        for number, good in enumerate(goods):
            self.legendary_mask |= good.number("legendary_tokens", 0, 1) << number  # at most one of a type [C-4]
        markers = components.entries("exchange_marker")
        highest = len(VALUES) - 1
        self.values: tuple[tuple[int, int], ...] = tuple(
            (marker.number("front", 0, highest), marker.number("back", 0, highest)) for marker in markers
        )
        sides = [value for pair in self.values for value in pair]
        if sorted(sides) != list(range(len(VALUES))):
            raise markers[0].refuse(f"the markers must bear each number from 0 to {highest} once")
        self.marker_of_value: tuple[int, ...] = tuple(sides.index(value) // 2 for value in range(len(VALUES)))

    def _income(self, income: Component) -> None:
        """What Cities, Caravans, Temples and Markets yield. [1.1-1, 1.1-2, 1.1-3, 1.1-4, 1.1-5, 1.1-6]"""
        temple = income.table("temple_adds")
        legendary = temple.table("legendary_city")
        self.coins_of_kind = kinds_table(income)
        self.temple_coins_of_kind = kinds_table(temple)
        self.legendary_yield = income.table("legendary_city").number("legendary", 0, MOST)
        self.temple_gift_coins = legendary.number("coin", 0, MOST)
        self.temple_gift_legendary = legendary.number("legendary", 0, MOST)
        self.caravan_goods = income.table("caravan").number("commodity", 0, MOST)
        self.market_goods = income.table("market_adds").table("caravan").number("commodity", 0, MOST)

    def _pillage(self, pillage: Component) -> None:
        """What a destroyed Building pays. [4.3.1-3, 4.3.1-4, 4.3.1-6]"""
        self.pillage_coins = kinds_table(pillage)
        self.pillage_legendary = pillage.table("legendary_city").number("legendary", 0, MOST)
        self.pillage_goods = pillage.table("caravan").number("commodity", 0, MOST)

    def _battles(self, components: Components) -> None:
        """Battles and dice. [4.2-3, 4.2-5, 4.2-8, 4.2-9, 4.2-10, C-6]"""
        battle = components.single("battle")
        self.per_hit = battle.number("total_per_hit", 1, MOST)
        self.legion_dice = battle.number("dice_per_legion", 0, MOST)
        self.trireme_dice = battle.number("dice_per_trireme", 0, MOST)
        self.fortress_dice = battle.number("dice_per_fortress", 0, MOST)
        self.fortress_total = battle.number("fortress_total_bonus", 0, MOST)
        self.fortress_cancels = battle.number("fortress_cancels_hits", 0, MOST)
        faces = {die.word("id"): die.numbers("faces", 1, 6) for die in components.entries("die", 2)}
        self.land_faces: tuple[int, ...] = faces["land"]
        self.sea_faces: tuple[int, ...] = faces["sea"]
        self.land_rolls: tuple[int, ...] = tuple(sorted(set(self.land_faces)))  # the different faces
        self.sea_rolls: tuple[int, ...] = tuple(sorted(set(self.sea_faces)))
        self.land_weights: tuple[int, ...] = tuple(self.land_faces.count(face) for face in self.land_rolls)
        self.sea_weights: tuple[int, ...] = tuple(self.sea_faces.count(face) for face in self.sea_rolls)

    def _limits(self, components: Components) -> None:
        """Storage, tracks, display and victories. [3-12, S-35, S-16, O-2]"""
        self.kept_coins = components.single("storage").number("coins", 0, MOST)
        self.track_levels = components.single("leader_tracks").number("levels", 1, MOST)
        self.open_tiles = components.single("hero_display").number("first_games_face_up", 0, len(TILES))
        victory = components.single("victory")
        self.tiles_to_win = victory.table("heroes_and_wonders").number("number", 1, MOST)
        self.cities_to_win = victory.table("capital_and_legendary_cities").number("number", 1, 8)
        self.titles_to_win = victory.table("leader_titles").number("number", 1, 3)

    def _tiles(self, entries: list[Component]) -> None:
        """Heroes and wonders as their tiles show them: leader bonuses, and where they lie. [C-1, 3.1.3-1, 7-2]"""
        bonuses = [entry.table("leader_bonus") for entry in entries]
        self.bonus: tuple[tuple[int, ...], ...] = tuple(
            (each.number("trade", 0, MOST), each.number("culture", 0, MOST), each.number("military", 0, MOST))
            for each in bonuses
        )
        self.copyable = 0  # [10.CASTOR-2, 10.PERSEUS-3]
        self.starting = 0
        self.for_sale = 0  # the seventeen of the display, without the Pyramids [F27]
        for number, entry in enumerate(entries):
            if entry.has("copyable_by_castor_and_pollux") and entry.flag("copyable_by_castor_and_pollux"):
                self.copyable |= 1 << number
            if entry.has("starting_hero_of") and entry.word("starting_hero_of"):
                self.starting |= 1 << number
            elif not entry.has("in_hero_supply") or entry.flag("in_hero_supply"):
                self.for_sale |= 1 << number

    def _powers(self, tiles: dict[str, Component]) -> None:
        """The numbers in the powers of tiles. [7-1]"""
        power = {name: entry.table("power") for name, entry in tiles.items() if entry.has("power")}
        self.caesar = power["caesar"].number("amount", 0, MOST)
        self.pericles = power["pericles"].number("amount", 0, MOST)
        self.nebuchadnezzar = power["nebuchadnezzar"].number("amount", 0, MOST)
        self.ramses = power["ramses_ii"].number("amount", 0, MOST)
        self.cleopatra_coins = power["cleopatra"].number("coin_in_commodity_set", 0, MOST)
        self.cleopatra_goods = power["cleopatra"].number("commodity_in_coin_set", 0, MOST)
        self.hannibal = power["hannibal"].number("kinds", 0, MOST)
        self.antigone_most = power["antigone"].number("max", 0, MOST)
        hamilcar = power["hamilcar"]
        self.hamilcar_coins = hamilcar.table("city").number("coin", 0, MOST)
        self.hamilcar_goods = hamilcar.table("caravan").number("commodity", 0, MOST)
        self.hamilcar_legendary_coins = hamilcar.table("legendary_city").number("coin", 0, MOST)
        self.hamilcar_legendary = hamilcar.table("legendary_city").number("legendary", 0, MOST)
        self.colossus = power["colossus_of_rhodes"].number("commodity_of_choice", 0, MOST)
        self.artemis = power["temple_of_artemis"].number("coin", 0, MOST)
        self.gardens = power["hanging_gardens"].number("commodities", 0, MOST)
        self.spartacus_goods = coin_or(power["spartacus"])
        self.gilgamesh_goods = coin_or(power["gilgamesh"])
        self.pharos_goods = coin_or(power["lighthouse_of_pharos"])


def kinds_table(table: Component) -> tuple[int, ...]:
    """Coins by the kind of City; none for what is no City."""
    return tuple(table.table(kind).number("coin", 0, MOST) if kind.endswith("_city") else 0 for kind in KINDS)


def coin_or(power: Component) -> int:
    """Mask of the tokens that pay a cheap unit; a legendary token serves as its type. [1.2-2]"""
    mask = 0
    for name in power.words("pay_one_of", ("coin", *COMMODITIES)):
        mask |= 1 << TOKENS.index(name)
        if name != "coin":
            mask |= 1 << TOKENS.index(f"legendary_{name}")
    return mask
