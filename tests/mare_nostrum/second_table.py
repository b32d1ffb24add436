"""Mare Nostrum a second time, from the book alone: slow, obvious, on dictionaries with names.

It shares nothing with the game but the component file. A game is a generator: it yields who is asked, with everything
that each may do (or what chance may bring), and is sent who did what. Rulings of the ledger decide where the book is
silent; nothing here looks at the game's code or state. This module holds the table and what the
words of the book mean there; `second_build.py` phases 1 to 3, `second_war.py` phases 4 and 5.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Generator
from pathlib import Path
from typing import Any

import navarch

FILE = Path(navarch.__file__).parent / "games" / "mare_nostrum" / "components" / "mare-nostrum.toml"
BOX: dict[str, Any] = tomllib.loads(FILE.read_text(encoding="utf-8"))
PROVINCES = {entry["id"]: entry for entry in BOX["province"]}
SEAS = [entry["id"] for entry in BOX["sea"]]
EMPIRES = {entry["id"]: entry for entry in BOX["empire"]}
GOODS = [entry["id"] for entry in BOX["commodity"]]
TILES = {entry["id"]: entry for entry in [*BOX["hero"], *BOX["wonder"]]}
PRICES = {entry["id"]: entry.get("resources") for entry in BOX["build_cost"]}
TRACKS = ("trade", "culture", "military")
STOCK = {"legion": 8, "trireme": 5, "fortress": 5, "marker": 7}
COUNTERS = {"caravan": 37, "market": 25, "regular_city": 8, "capital_city": 5, "legendary_city": 3, "temple": 14}
CHEAP = {
    "legion": ("spartacus", "gladiator"),
    "fortress": ("gilgamesh", "stone"),
    "trireme": ("lighthouse_of_pharos", "wood"),
}
GREAT = ("capital_city", "legendary_city")
CHANCE = "chance"

Asked = dict[str, set[str]]
Play = Generator[Asked, tuple[str, str], None]
Answer = Generator[Asked, tuple[str, str], str]


def sites_on_the_map() -> dict[str, dict[str, str]]:
    """Every icon: its kind, its province, and what a caravan brings."""
    found: dict[str, dict[str, str]] = {}
    for name, entry in PROVINCES.items():
        for good in entry["caravans"]:
            found[f"{name}_{good}"] = {"kind": "caravan", "province": name, "good": good}
        if entry["market"]:
            found[f"{name}_market"] = {"kind": "market", "province": name}
        for city in entry["cities"]:
            found[city["id"]] = {"kind": f"{city['kind']}_city", "province": name}
        if entry["temple"]:
            found[f"{name}_temple"] = {"kind": "temple", "province": name}
    return found


SITES = sites_on_the_map()


def type_of(token: str) -> str:
    """A legendary commodity counts as its type."""
    return token.removeprefix("legendary_")


class Won(Exception):
    """The game is over."""


class Table:
    """Everything that lies on the table, and what the words of the book mean there."""

    def __init__(self, seats: list[str], options: dict[str, object]) -> None:
        self.seats = seats
        self.options = options
        self.setup = next(entry for entry in BOX["setup"] if entry["players"] == len(seats))
        self.land = [name for name in PROVINCES if name not in self.setup["out_of_play"]]
        self.empire: dict[str, str] = {}
        self.control: dict[str, str] = {}
        self.built: set[str] = set()
        self.standing: dict[str, str] = {}  # site or control marker -> whose legion stands on it
        self.legions: Counter[tuple[str, str]] = Counter()
        self.fortress: dict[str, str] = {}
        self.triremes: Counter[tuple[str, str]] = Counter()
        self.supply: dict[str, Counter[str]] = {seat: Counter() for seat in seats}
        self.reserve = Counter({"coin": 44, **{entry["id"]: entry["tokens"] for entry in BOX["commodity"]}})
        self.pile, self.spent = set(GOODS), set[str]()
        self.tiles: dict[str, set[str]] = {seat: set() for seat in seats}
        self.open_tiles, self.hidden_tiles = set[str](), set[str]()
        self.copied = ""
        self.used: dict[str, set[str]] = {seat: set() for seat in seats}
        self.held: dict[str, set[str]] = {}
        self.leader: dict[str, str] = {}
        self.played_markers: set[frozenset[int]] = set()
        self.peace: dict[str, str] = {}
        self.peace_before = ""
        self.round = 0
        self.winners: list[str] = []
        self.ending = ""

    def win(self, winners: list[str], ending: str) -> None:
        """The end."""
        self.winners, self.ending = winners, ending
        raise Won

    # ---- definitions ----

    def has(self, seat: str, tile: str) -> bool:
        """Whether a player has a power, by Castor & Pollux too."""
        return tile in self.tiles[seat] or ("castor_and_pollux" in self.tiles[seat] and self.copied == tile)

    def once(self, seat: str, tile: str) -> bool:
        """Whether a player may use a power that works once in a round."""
        return self.has(seat, tile) and tile not in self.used[seat]

    def owner(self, tile: str) -> str:
        """Who has the tile itself."""
        return next((seat for seat in self.seats if tile in self.tiles[seat]), "")

    def seat_of(self, empire: str) -> str:
        """Who plays an empire."""
        return next(seat for seat in self.seats if self.empire[seat] == empire)

    def home(self, seat: str) -> str:
        """The Capital City Province."""
        return str(EMPIRES[self.empire[seat]]["capital_province"])

    def units(self, province: str) -> set[str]:
        """Who has legions or a fortress there."""
        found = {seat for seat in self.seats if self.legions[seat, province]}
        return found | ({self.fortress[province]} if province in self.fortress else set())

    def holder(self, site: str) -> str:
        """Who controls a building: its occupier, else the Controlling Player."""
        province = SITES[site]["province"]
        if site not in self.built or province not in self.control:
            return ""
        return self.standing.get(site, self.control[province])

    def in_province(self, province: str, *kinds: str) -> list[str]:
        """The sites of a province."""
        return [
            name
            for name, site in SITES.items()
            if site["province"] == province and (not kinds or site["kind"] in kinds)
        ]

    def on_sites(self, seat: str, province: str) -> list[str]:
        """What a player's legions stand on in a province."""
        places = [*self.in_province(province), f"{province}_control"]
        return [place for place in places if self.standing.get(place) == seat]

    def free(self, seat: str, province: str) -> int:
        """Legions that stand on nothing."""
        return self.legions[seat, province] - len(self.on_sites(seat, province))

    def reach(self, seat: str, province: str) -> set[str]:
        """Adjacent provinces, and those adjoining over a chain of the player's triremes."""
        found = {e["b"] if e["a"] == province else e["a"] for e in BOX["border"] if province in (e["a"], e["b"])}
        fleet = {sea for sea in SEAS if self.triremes[seat, sea]}
        chain: set[str] = {e["sea"] for e in BOX["coast"] if e["province"] == province} & fleet
        while True:
            more = {e["b"] for e in BOX["sea_link"] if e["a"] in chain} | {
                e["a"] for e in BOX["sea_link"] if e["b"] in chain
            }
            if not (more & fleet) - chain:
                break
            chain |= more & fleet
        found |= {e["province"] for e in BOX["coast"] if e["sea"] in chain}
        return (found - {province}) & set(self.land)

    def stock(self, seat: str, piece: str) -> int:
        """Pieces that are not on the map; the capital's marker is printed on it."""
        on_map = {
            "legion": sum(n for (who, _), n in self.legions.items() if who == seat),
            "trireme": sum(n for (who, _), n in self.triremes.items() if who == seat),
            "fortress": sum(who == seat for who in self.fortress.values()),
            "marker": sum(who == seat and p != self.home(seat) for p, who in self.control.items()),
        }
        return STOCK[piece] - on_map[piece]

    def level(self, seat: str, track: str) -> int:
        """Buildings or units, and the bonuses of tiles."""
        bonus = sum(int(TILES[tile]["leader_bonus"][track]) for tile in self.tiles[seat])
        if track == "military":
            return bonus + sum(STOCK[piece] - self.stock(seat, piece) for piece in ("legion", "trireme", "fortress"))
        kinds = ("caravan", "market") if track == "trade" else (*GREAT, "regular_city", "temple")
        return bonus + sum(SITES[site]["kind"] in kinds and self.holder(site) == seat for site in self.built)

    def gain(self, seat: str, token: str, count: int) -> None:
        """From the reserve, as far as it reaches."""
        got = min(count, self.reserve[token])
        self.reserve[token] -= got
        self.supply[seat][token] += got

    def spend(self, seat: str, token: str) -> None:
        """Back to the reserve, a legendary one to its discard pile."""
        self.supply[seat][token] -= 1
        if token.startswith("legendary_"):
            self.spent.add(type_of(token))
        else:
            self.reserve[token] += 1

    # ---- asking ----

    def ask(self, seat: str, options: set[str]) -> Answer:
        """One player is asked."""
        _, said = yield {seat: options}
        return said

    def chance(self, verb: str, outcomes: set[str]) -> Answer:
        """Dice and draws."""
        _, said = yield {CHANCE: {f"{verb} {outcome}" for outcome in outcomes}}
        return said.split()[1]
