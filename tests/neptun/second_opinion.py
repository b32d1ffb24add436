"""Neptun a second time, from the book alone: slow, obvious, on dictionaries with names.

It shares nothing with the game but the component file. A game is a generator: it yields who is asked, with everything
that each may do (or what chance may bring), and is sent who did what. Rulings of the ledger decide where the book is
silent; nothing here looks at the game's code or state.
"""

from __future__ import annotations

import heapq
import tomllib
from collections import Counter
from collections.abc import Generator
from pathlib import Path
from typing import Any

import navarch

FILE = Path(navarch.__file__).parent / "games" / "neptun" / "components" / "neptun.toml"
BOX: dict[str, Any] = tomllib.loads(FILE.read_text(encoding="utf-8"))
CITY_CARDS = {card["id"]: card for card in BOX["city_card"]}
REGION_OF = {city["id"]: city["region"] for city in BOX["city"]}
OARS = {oar["id"]: oar for oar in BOX["oar_card"]}
LINKS = BOX["link"]
MARKERS = {marker["id"]: marker for marker in BOX["distance_marker"]}
REGIONS = [region["id"] for region in BOX["region"]]
HOME = next(city["id"] for city in BOX["city"] if city["start"])

Asked = dict[str, set[str]]  # who may do what; chance under its own name
Play = Generator[Asked, tuple[str, str], None]
CHANCE = "chance"


class Neptun:
    """Everything that lies on the table."""

    def __init__(self, seats: list[str]) -> None:
        self.seats = seats
        self.distance: dict[str, int] = {}
        self.order: list[str] = []
        self.gold = dict.fromkeys(seats, 5)
        self.hand = {seat: Counter(o["id"] for o in BOX["oar_card"] if o["set"] == "starting") for seat in seats}
        self.boat = dict.fromkeys(seats, HOME)
        self.chart: dict[str, list[dict[str, str] | None]] = {seat: [None] * 5 for seat in seats}
        self.track = {region: dict.fromkeys(seats, 0) for region in REGIONS}
        self.stacks: dict[str, list[str]] = {region: [] for region in REGIONS}  # tokens in the order they last moved
        self.wind = 5
        self.tiles: dict[str, list[str]] = {seat: [] for seat in seats}
        self.bonus = dict.fromkeys(seats, 0)
        self.cities = list(CITY_CARDS)
        self.goods = Counter({good["id"]: good["count"] for good in BOX["goods_card"]})
        self.oars = Counter({oar: o["count"] for oar, o in OARS.items() if o["set"] == "deck"})
        self.used_cities: list[str] = []
        self.used_goods: Counter[str] = Counter()
        self.used_oars: Counter[str] = Counter()
        self.columns: list[dict[str, Any] | None] = []  # None: face down; without a card: taken
        self.round = 0
        self.over = False

    # ---- Set-up ----

    def play(self) -> Play:
        """The whole game."""
        yield from self.lay_markers("deep_sea")
        yield from self.lay_markers("sea")
        while len(self.order) < len(self.seats) - 1:
            _, said = yield {CHANCE: {f"place {seat}" for seat in self.seats if seat not in self.order}}
            self.order.append(said.split()[1])
        self.order += [seat for seat in self.seats if seat not in self.order]
        for self.round in (1, 2, 3):
            yield from self.game_round()
        self.over = True

    def lay_markers(self, kind: str) -> Play:
        """Step 3: a random marker of its kind on each link."""
        left = Counter({name: marker["count"] for name, marker in MARKERS.items() if marker["kind"] == kind})
        for link in LINKS:
            if link["kind"] == kind:
                _, said = yield {CHANCE: {f"lay {name}" for name in +left}}
                left[said.split()[1]] -= 1
                self.distance[link["id"]] = MARKERS[said.split()[1]]["value"]

    def game_round(self) -> Play:
        """Acquire contracts, fulfil them, score."""
        self.columns = []
        for turn in range(1, 6):
            yield from self.acquire(turn)
        played: list[str] = []
        for turn in range(1, 6):
            sealed: dict[str, str] = {}
            while len(sealed) < len(self.seats):
                asked = {s: {f"play {oar}" for oar in +self.hand[s]} for s in self.seats if s not in sealed}
                seat, said = yield asked
                sealed[seat] = said.split()[1]
            for seat, oar in sealed.items():
                self.hand[seat][oar] -= 1
                played.append(oar)
            forecast = self.wind_after(sum(OARS[oar]["wind"] for oar in sealed.values()))
            for seat in list(self.order):
                yield from self.sail(seat, sealed[seat])
            if turn < 5:
                self.wind = forecast
        yield from self.additional_turns(played)
        self.wind = forecast
        self.score()
        self.clear(played)

    # ---- 1st Phase ----

    def acquire(self, turn: int) -> Play:
        """A turn: everybody takes one contract, and the oar scale makes a new order."""
        for _ in range(len(self.columns), len(self.seats) + 1):
            self.columns.append(None)
        scale: list[tuple[int, str]] = []
        for seat in self.order:
            column = yield from self.choose(seat)
            contract = self.columns[column]
            assert contract is not None
            free = [slot for slot in range(5) if self.chart[seat][slot] is None]
            slot = free[0]
            if len(free) > 1:
                _, said = yield {seat: {f"load {one + 1}" for one in free}}
                slot = int(said.split()[1]) - 1
            self.chart[seat][slot] = {"card": contract["city"], "good": contract["good"], "status": "open"}
            self.hand[seat][contract["oar"]] += 1
            self.gold[seat] += contract["gold"]
            scale.append((OARS[contract["oar"]]["power"], seat))
            self.columns[column] = {}
        self.order = [seat for _, _, seat in sorted((power, -place, seat) for place, (power, seat) in enumerate(scale))]
        yield from self.left_over(turn)

    def choose(self, seat: str) -> Generator[Asked, tuple[str, str], int]:
        """a, b, c: which contract a player takes."""
        face_up = [n for n, column in enumerate(self.columns) if column]
        face_down = [n for n, column in enumerate(self.columns) if column is None]
        if face_up:
            options = {f"take {n + 1}" for n in face_up} | ({"reveal"} if face_down else set())
            _, said = yield {seat: options}
            if said != "reveal":
                return int(said.split()[1]) - 1
        for n in face_down:
            self.columns[n] = yield from self.turn_up()
            if n == face_down[-1]:
                return n
            _, said = yield {seat: {f"take {n + 1}", "reject"}}
            if said != "reject":
                return n
        raise AssertionError("the rightmost contract must be taken")

    def turn_up(self) -> Generator[Asked, tuple[str, str], dict[str, Any]]:
        """A city card, a goods card and an oar card."""
        _, city = yield {CHANCE: {f"draw_city {card}" for card in self.cities}}
        _, good = yield {CHANCE: {f"draw_good {kind}" for kind in +self.goods}}
        _, oar = yield {CHANCE: {f"draw_oar {card}" for card in +self.oars}}
        drawn = [said.split()[1] for said in (city, good, oar)]
        self.cities.remove(drawn[0])
        self.goods[drawn[1]] -= 1
        self.oars[drawn[2]] -= 1
        return {"city": drawn[0], "good": drawn[1], "oar": drawn[2], "gold": 0}

    def left_over(self, turn: int) -> Play:
        """The contract that nobody took goes to the left: with a coin if it lay open, else turned up without."""
        left = next(column for column in self.columns if column != {})
        if turn == 5:
            if left:
                self.put_away(left)
            self.columns = []
        elif left:
            left["gold"] += 1
            self.columns = [left]
        else:
            self.columns = [(yield from self.turn_up())]

    def put_away(self, contract: dict[str, Any]) -> None:
        """City, goods and oar card to the discard piles."""
        self.used_cities.append(contract["city"])
        self.used_goods[contract["good"]] += 1
        self.used_oars[contract["oar"]] += 1

    # ---- 2nd Phase ----

    def wind_after(self, total: int) -> int:
        """The forecast scale; beyond its ends, its ends."""
        table = {row["sum"]: row["wind"] for row in BOX["forecast"]}
        wind: int = table[max(min(table), min(max(table), total))]
        return wind

    def miles(self, start: str) -> dict[str, int]:
        """The cheapest way from a city to every other."""
        found = {}
        heap = [(0, start)]
        while heap:
            miles, city = heapq.heappop(heap)
            if city in found:
                continue
            found[city] = miles
            for link in LINKS:
                for here, there in ((link["a"], link["b"]), (link["b"], link["a"])):
                    if here == city and there not in found:
                        heapq.heappush(heap, (miles + self.distance[link["id"]], there))
        return found

    def sail(self, seat: str, oar: str) -> Play:
        """A boat sails and may fulfil one contract where it ends."""
        reach = max(0, OARS[oar]["power"] + self.wind)
        ways = self.miles(self.boat[seat])
        _, said = yield {seat: {f"sail {city}" for city, miles in ways.items() if miles <= reach + self.gold[seat]}}
        city = said.split()[1]
        self.gold[seat] -= max(0, ways[city] - reach)
        self.boat[seat] = city
        here = {
            f"fulfil {slot + 1}"
            for slot, contract in enumerate(self.chart[seat])
            if contract and contract["status"] == "open" and CITY_CARDS[contract["card"]]["city"] == city
        }
        if here:
            _, said = yield {seat: here | {"decline"}}
            if said != "decline":
                yield from self.fulfil(seat, int(said.split()[1]) - 1)

    def fulfil(self, seat: str, slot: int) -> Play:
        """Profit, a temple point for three gold, and what was skipped is lost."""
        contract = self.chart[seat][slot]
        assert contract is not None
        card, good = CITY_CARDS[contract["card"]], contract["good"]
        if good in card["gold"]:
            self.gold[seat] += card["gold"][good]
        else:
            self.advance(seat, card["region"], card["temple"][good])
        if self.gold[seat] >= 3:
            _, said = yield {seat: {"buy", "decline"}}
            if said == "buy":
                self.gold[seat] -= 3
                self.advance(seat, card["region"], 1)
        for skipped in self.chart[seat][:slot]:
            if skipped and skipped["status"] == "open":
                skipped["status"] = "lost"
        contract["status"] = "fulfilled"

    def advance(self, seat: str, region: str, points: int) -> None:
        """The token goes on top of those on its new space."""
        self.track[region][seat] += points
        if seat in self.stacks[region]:
            self.stacks[region].remove(seat)
        self.stacks[region].append(seat)

    def additional_turns(self, played: list[str]) -> Play:
        """5 I and 5 II: those who still have open contracts and oar cards are asked in player order."""
        entitled = list(self.order)
        for _ in range(2):
            joined = []
            for seat in entitled:
                if any(c and c["status"] == "open" for c in self.chart[seat]) and +self.hand[seat]:
                    _, said = yield {seat: {"join", "pass"}}
                    if said == "join":
                        joined.append(seat)
            for seat in joined:
                _, said = yield {seat: {f"play {oar}" for oar in +self.hand[seat]}}
                oar = said.split()[1]
                self.hand[seat][oar] -= 1
                played.append(oar)
                yield from self.sail(seat, oar)
            entitled = joined
        for seat in self.seats:
            for contract in self.chart[seat]:
                if contract and contract["status"] == "open":
                    contract["status"] = "lost"

    # ---- 3rd Phase and the end of a round ----

    def score(self) -> None:
        """Bonus tiles, then each temple; ties by the stack, for gold by player order."""
        for seat in self.seats:
            if all(contract and contract["status"] == "fulfilled" for contract in self.chart[seat]):
                self.bonus[seat] += 1
        for region in REGIONS:
            places = {seat: place for place, seat in enumerate(self.stacks[region])}
            ranked = sorted(places, key=lambda seat: (-self.track[region][seat], places[seat]))
            self.award(region, ranked)
        self.award("gold", sorted(self.order, key=lambda seat: (-self.gold[seat], self.order.index(seat))))

    def award(self, temple: str, ranked: list[str]) -> None:
        """The best tile of the round to the first, and so on."""
        letter = " ABC"[self.round]
        tiles = [tile for tile in BOX["point_tile"] if (tile["temple"], tile["round"]) == (temple, letter)]
        best_first = sorted(tiles, key=lambda tile: -tile["points"])
        for tile, seat in zip(best_first, ranked, strict=False):
            self.tiles[seat].append(tile["id"])

    def clear(self, played: list[str]) -> None:
        """Cards go back to their piles, starting oar cards to the box, boats to Crete."""
        for oar in played:
            if OARS[oar]["set"] == "deck":
                self.used_oars[oar] += 1
        for seat in self.seats:
            for contract in self.chart[seat]:
                assert contract is not None
                self.used_cities.append(contract["card"])
                self.used_goods[contract["good"]] += 1
            if self.round < 3:
                self.chart[seat] = [None] * 5
                self.boat[seat] = HOME
        self.cities += self.used_cities
        self.goods += self.used_goods
        self.oars += self.used_oars
        self.used_cities, self.used_goods, self.used_oars = [], Counter(), Counter()

    def points(self, seat: str) -> int:
        """Point tiles and bonus tiles."""
        worth: dict[str, int] = {tile["id"]: tile["points"] for tile in BOX["point_tile"]}
        return sum(worth[tile] for tile in self.tiles[seat]) + self.bonus[seat] * int(BOX["bonus_tile"][0]["points"])
