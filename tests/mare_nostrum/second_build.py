"""Mare Nostrum a second time: Game Setup, and phases 1 to 3. See `second_table.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from itertools import combinations, product
from typing import Any

from .second_table import (
    BOX,
    CHEAP,
    COUNTERS,
    EMPIRES,
    GOODS,
    PRICES,
    SEAS,
    SITES,
    TILES,
    TRACKS,
    Asked,
    Play,
    Table,
    type_of,
)


class Peaceful(Table):
    """Set-up, and phases 1 to 3."""

    # ---- Game Setup ----

    def set_up(self) -> Play:
        """Empires, start positions, tiles, first leaders."""
        for seat, empire in zip(self.seats, self.setup["empires"], strict=True):
            if self.options.get("random_empires"):
                left = {one for one in self.setup["empires"] if one not in self.empire.values()}
                empire = yield from self.chance("deal", left)
            self.empire[seat] = empire
        for seat in self.seats:
            self.place_empire(seat, EMPIRES[self.empire[seat]])
        for_sale = {name for name, tile in TILES.items() if not tile.get("starting_hero_of") and name != "pyramids"}
        self.open_tiles = {"pyramids"} if self.options.get("first_game") else {"pyramids"} | for_sale
        self.hidden_tiles = for_sale - self.open_tiles
        yield from self.turn_up_tiles()
        for track in TRACKS:
            self.leader[track] = self.seat_of(self.setup["leaders"][track])

    def place_empire(self, seat: str, screen: dict[str, Any]) -> None:
        """As the inside of the screen shows."""
        for province in (screen["capital_province"], *screen["start_control"]):
            self.control[province] = seat
        for place in screen["start_buildings"]:
            name = place["province"]
            self.built |= {f"{name}_{good}" for good in place["caravans"]} | set(place["cities"])
            self.built |= {f"{name}_market"} if place["market"] else set()
            self.built |= {f"{name}_temple"} if place["temple"] else set()
        for unit in screen["start_units"]:
            self.legions[seat, unit["province"]] += unit["legion"]
            if unit["fortress"]:
                self.fortress[unit["province"]] = seat
        for token, count in screen["start_resources"].items():
            self.gain(seat, token, count)
        self.tiles[seat].add(screen["starting_hero"])

    def turn_up_tiles(self) -> Play:
        """First games: five lie open besides the Pyramids."""
        while self.hidden_tiles and len(self.open_tiles - {"pyramids"}) < 5:
            tile = yield from self.chance("turn_up", self.hidden_tiles)
            self.hidden_tiles.remove(tile)
            self.open_tiles.add(tile)

    # ---- 1 Collect Resources ----

    def collect(self) -> Play:
        """Coins and commodities, then Legendary Cities, then the Colossus."""
        owed = {seat: self.income(seat) for seat in self.seats}
        first = self.seats.index(self.leader["trade"])
        table = self.seats[first:] + self.seats[:first]
        order = sorted(table, key=lambda seat: -self.level(seat, "trade"))
        for token in ("coin", *GOODS):
            left = {seat: owed[seat][token] for seat in order}
            while self.reserve[token] and any(left.values()):
                for seat in order:
                    if left[seat] and self.reserve[token]:
                        self.gain(seat, token, 1)
                        left[seat] -= 1
        for seat in order:
            for city in SITES:
                if SITES[city]["kind"] == "legendary_city" and self.holder(city) == seat:
                    yield from self.legendary_city(seat, city)
        if self.owner("colossus_of_rhodes"):
            seat = self.owner("colossus_of_rhodes")
            said = yield from self.ask(seat, {"pass"} | {f"pick {good}" for good in GOODS if self.reserve[good]})
            if said != "pass":
                self.gain(seat, said.split()[1], 1)

    def legendary_city(self, seat: str, city: str) -> Play:
        """A Legendary Commodity, and by the Temple of the same player one more gift."""
        yield from self.draw_legendary(seat)
        if any(self.holder(temple) == seat for temple in self.in_province(SITES[city]["province"], "temple")):
            yield from self.coin_or_legendary(seat)

    def income(self, seat: str) -> Counter[str]:
        """1 for each City and Caravan, 1 more by the Temple or Market of the same player."""
        owed: Counter[str] = Counter()
        for site, entry in SITES.items():
            doubler = "market" if entry["kind"] == "caravan" else "temple"
            doubled = any(self.holder(one) == seat for one in self.in_province(entry["province"], doubler))
            if entry["kind"] == "caravan":
                by_circe = site not in self.built and self.standing.get(site) == seat and self.has(seat, "circe")
                if self.holder(site) == seat or by_circe:
                    owed[entry["good"]] += 2 if doubled else 1
            elif entry["kind"].endswith("_city") and self.holder(site) == seat:
                owed["coin"] += 2 if doubled and entry["kind"] != "legendary_city" else 1
        if self.has(seat, "temple_of_artemis"):
            owed["coin"] += 1
        return owed

    def draw_legendary(self, seat: str) -> Play:
        """A random one; an empty pile is made anew from the discards."""
        if not self.pile:
            self.pile, self.spent = self.spent, set()
        if self.pile:
            good = yield from self.chance("draw", self.pile)
            self.pile.remove(good)
            self.supply[seat][f"legendary_{good}"] += 1

    def coin_or_legendary(self, seat: str) -> Play:
        """One of the two, as the player likes."""
        said = yield from self.ask(seat, {"take_coin"} | ({"take_legendary"} if self.pile or self.spent else set()))
        if said == "take_coin":
            self.gain(seat, "coin", 1)
        else:
            yield from self.draw_legendary(seat)

    # ---- 2 Trade Resources ----

    def trade(self) -> Play:
        """A marker, offers, claims, and a Resource for whoever came short."""
        leader = self.leader["trade"]
        markers = [frozenset((entry["front"], entry["back"])) for entry in BOX["exchange_marker"]]
        values = {value for marker in markers if marker not in self.played_markers for value in marker}
        said = yield from self.ask(leader, {f"announce {value}" for value in values})
        value = int(said.split()[1])
        self.played_markers.add(next(marker for marker in markers if value in marker))
        offers = yield from self.offers(value)
        claimed: dict[str, Counter[str]] = {seat: Counter() for seat in self.seats}
        short = yield from self.claims(leader, offers, claimed)
        for seat in self.seats:
            self.supply[seat] += offers[seat] + claimed[seat]
        if short:
            said = yield from self.ask(leader, {f"give {token}" for token in +self.supply[leader]})
            self.supply[leader][said.split()[1]] -= 1
            self.supply[short][said.split()[1]] += 1
        if len(self.played_markers) == len(markers):
            self.played_markers = set()

    def offers(self, value: int) -> Generator[Asked, tuple[str, str], dict[str, Counter[str]]]:
        """All choose at once; Antigone's owner as many as he likes up to five."""
        down: dict[str, Counter[str]] = {seat: Counter() for seat in self.seats}
        waiting = {seat for seat in self.seats if value or self.has(seat, "antigone")}
        while waiting:
            asked: Asked = {}
            for seat in waiting:
                left = self.supply[seat] - down[seat]
                room = min(self.supply[seat].total(), 5 if self.has(seat, "antigone") else value) - down[seat].total()
                asked[seat] = {f"offer {token}" for token in left} if room else set()
                if self.has(seat, "antigone") or not room:
                    asked[seat].add("done")
            seat, said = yield asked
            if said != "done":
                down[seat][said.split()[1]] += 1
            most = 5 if self.has(seat, "antigone") else value
            if said == "done" or down[seat].total() == min(self.supply[seat].total(), most):
                waiting.remove(seat)
        for seat in self.seats:
            self.supply[seat] -= down[seat]
        return down

    def claims(
        self, leader: str, offers: dict[str, Counter[str]], claimed: dict[str, Counter[str]]
    ) -> Generator[Asked, tuple[str, str], str]:
        """Whoever was claimed from claims next; nobody twice in a row with the same partner. Who comes short?"""
        claimer, made = leader, list[tuple[str, str]]()
        while True:
            back_and_forth = {a for a, b in made[-1:] if b == claimer and made[-2:-1] == [(claimer, a)]}
            partners = {one for one in self.seats if one != claimer and +offers[one] and one not in back_and_forth}
            if not partners:
                return "" if not made or claimer == leader else claimer
            said = yield from self.ask(claimer, {f"claim_from {self.empire[one]}" for one in partners})
            victim = self.seat_of(said.split()[1])
            said = yield from self.ask(claimer, {f"claim {token}" for token in +offers[victim]})
            offers[victim][said.split()[1]] -= 1
            claimed[claimer][said.split()[1]] += 1
            made.append((claimer, victim))
            claimer = victim

    # ---- 3 Build ----

    def build_phase(self) -> Play:
        """In the order of the Culture Leader; Perseus may step in before the first."""
        left = list(self.seats)
        while left:
            active = left[0]
            if len(left) > 1:
                said = yield from self.ask(self.leader["culture"], {f"name_builder {self.empire[one]}" for one in left})
                active = self.seat_of(said.split()[1])
            is_first, perseus, to_win = len(left) == len(self.seats), self.owner("perseus"), False
            if is_first and perseus and perseus != active:
                can = bool(self.winning_tiles(perseus))
                said = yield from self.ask(perseus, {"pass", "overrule"} if can else {"pass"})
                if said == "overrule":
                    active, to_win = perseus, True
            left.remove(active)
            yield from self.build_turn(active, is_first and active == perseus, to_win)
        famous = [seat for seat in self.seats if len(self.tiles[seat]) >= 5]
        if famous:
            self.win([self.leader["culture"]] if self.leader["culture"] in famous else famous, "heroes")
        yield from self.turn_up_tiles()
        yield from self.store()

    def tile_price(self, seat: str, tile: str) -> int:
        """12 for the Pyramids, else by the number of tiles; 0: there is no sixth."""
        return 12 if tile == "pyramids" else {1: 7, 2: 8, 3: 9, 4: 10}.get(len(self.tiles[seat]), 0)

    def recruitable(self, seat: str) -> set[str]:
        """Open tiles that can be paid."""
        largest = self.largest_set(seat)
        return {tile for tile in self.open_tiles if 0 < self.tile_price(seat, tile) <= largest}

    def winning_tiles(self, seat: str) -> set[str]:
        """What would win at once for Perseus' owner."""
        return self.recruitable(seat) & (self.open_tiles if len(self.tiles[seat]) == 4 else {"pyramids"})

    def may_build_in(self, seat: str, province: str) -> bool:
        """Own provinces without opposing units; the Capital City Province always."""
        own = self.control.get(province) == seat and not self.units(province) - {seat}
        return own or province == self.home(seat)

    def buildable(self, seat: str) -> set[str]:
        """Everything that a player may build now."""
        purse = self.largest_set(seat)
        linked = {goal for one in self.held[seat] for goal in self.reach(seat, one)}
        found: set[str] = set()
        for p in self.land:
            if p in linked and p not in self.control and not self.units(p) - {seat} and self.stock(seat, "marker"):
                found |= {f"control {p}"} if purse >= PRICES["control"] else set()
                found |= {f"free_control {p}"} if self.once(seat, "hammurabi") else set()
            if self.may_build_in(seat, p):
                found |= self.unit("legion", seat, p, purse)
                found |= self.unit("fortress", seat, p, purse) if p not in self.fortress else set()
                for site in self.in_province(p):
                    kind = SITES[site]["kind"]
                    free = site not in self.built and self.standing.get(site, seat) == seat
                    spare = COUNTERS[kind] - sum(SITES[one]["kind"] == kind for one in self.built)
                    if free and spare and purse >= PRICES[kind]:
                        found.add(f"build {site}")
        for sea in SEAS:
            shores = {e["province"] for e in BOX["coast"] if e["sea"] == sea}
            if any(self.control.get(p) == seat and self.may_build_in(seat, p) for p in shores & set(self.land)):
                found |= self.unit("trireme", seat, sea, purse)
        if self.once(seat, "penthesilea"):
            own = [p for p in self.land if self.control.get(p) == seat]
            cases = sum(any(self.legions[one, p] for one in self.seats if one != seat) for p in own)
            found |= {f"muster {n}" for n in range(1, min(cases, self.stock(seat, "legion")) + 1)}
        return found | {f"recruit {tile}" for tile in self.recruitable(seat)}

    def unit(self, piece: str, seat: str, place: str, purse: int) -> set[str]:
        """At the usual price, or once a round at a reduced one."""
        if not self.stock(seat, piece):
            return set()
        found = {f"{piece} {place}"} if purse >= PRICES[piece] else set()
        if self.once(seat, CHEAP[piece][0]) and self.cheap_tokens(seat, piece):
            found.add(f"cheap_{piece} {place}")
        return found

    def cheap_tokens(self, seat: str, piece: str) -> list[str]:
        """What pays the reduced price."""
        good = CHEAP[piece][1]
        return [token for token in ("coin", good, f"legendary_{good}") if self.supply[seat][token]]

    def build_turn(self, seat: str, first: bool, to_win: bool) -> Play:
        """As many items as he can pay for, in any order."""
        while True:
            wins = {f"recruit {tile}" for tile in self.winning_tiles(seat)}
            said = yield from self.ask(seat, wins if to_win else {"done"} | self.buildable(seat))
            if said == "done":
                return
            verb, noun = said.split()
            if verb == "recruit":
                yield from self.recruit(seat, noun, first)
            elif verb == "muster":
                self.used[seat].add("penthesilea")
                self.legions[seat, self.home(seat)] += int(noun)
            else:
                yield from self.put(seat, verb, noun)

    def put(self, seat: str, verb: str, noun: str) -> Play:
        """An item goes to the map and is paid."""
        piece = verb.removeprefix("cheap_")
        if verb in ("control", "free_control"):
            self.control[noun] = seat
        elif verb == "build":
            self.built.add(noun)
            self.standing.pop(noun, None)
        elif piece == "legion":
            self.legions[seat, noun] += 1
        elif piece == "fortress":
            self.fortress[noun] = seat
        else:
            self.triremes[seat, noun] += 1
        if verb == "free_control":
            self.used[seat].add("hammurabi")
        elif verb.startswith("cheap_"):
            self.used[seat].add(CHEAP[piece][0])
            yield from self.pay(seat, [Counter([token]) for token in self.cheap_tokens(seat, piece)])
        else:
            price = PRICES[SITES[noun]["kind"]] if verb == "build" else PRICES[verb]
            yield from self.pay(seat, self.sets_of(seat, price))

    def recruit(self, seat: str, tile: str, first: bool) -> Play:
        """Paid, taken, and its choice made."""
        yield from self.pay(seat, self.sets_of(seat, self.tile_price(seat, tile)))
        self.open_tiles.remove(tile)
        self.tiles[seat].add(tile)
        if tile == "pyramids":
            self.win([seat], "pyramids")
        others = set[str]().union(*(self.tiles[one] for one in self.seats if one != seat))
        copyable = {one for one in others if TILES[one].get("copyable_by_castor_and_pollux")}
        if tile == "castor_and_pollux" and copyable:
            said = yield from self.ask(seat, {f"copy {one}" for one in copyable})
            self.copied = said.split()[1]
        if first and len(self.tiles[seat]) >= 5:
            self.win([seat], "heroes")

    # ---- sets ----

    def sets_of(self, seat: str, size: int) -> list[Counter[str]]:
        """Every set of that size: Coins alone, or different Commodities, bent by Cleopatra and Hannibal."""
        held = self.supply[seat]
        by_type = {good: [t for t in (good, f"legendary_{good}") if held[t]] for good in GOODS}
        types = [good for good in GOODS if by_type[good]]
        found: set[tuple[str, ...]] = set()

        def different(count: int) -> set[tuple[str, ...]]:
            chosen = (product(*(by_type[good] for good in some)) for some in combinations(types, count))
            return {tuple(tokens) for some in chosen for tokens in some}

        found |= {("coin",) * size} if held["coin"] >= size else set()
        found |= different(size)
        if self.has(seat, "cleopatra") and size:
            found |= {("coin", *rest) for rest in different(size - 1)} if held["coin"] else set()
            one_good = {token for good in types for token in by_type[good]}
            found |= {(token, *("coin",) * (size - 1)) for token in one_good} if held["coin"] >= size - 1 else set()
        if self.has(seat, "hannibal") and size > 1:
            for rest in different(size - 1):
                for token in rest:
                    twins = [t for t in by_type[type_of(token)] if held[t] > (t == token)]
                    found |= {(*rest, twin) for twin in twins}
        return [Counter(tokens) for tokens in {tuple(sorted(tokens)) for tokens in found}]

    def largest_set(self, seat: str) -> int:
        """The size of the largest set."""
        return max(size for size in range(60) if not size or self.can_pay(seat, size))

    def can_pay(self, seat: str, size: int) -> bool:
        """Whether there is a set of that size, by counting."""
        held = self.supply[seat]
        types = [good for good in GOODS if held[good] + held[f"legendary_{good}"]]
        double = self.has(seat, "hannibal") and any(held[good] + held[f"legendary_{good}"] > 1 for good in types)
        mixed = self.has(seat, "cleopatra")
        goods = len(types) + double + (mixed and held["coin"] > 0)
        return goods >= size or held["coin"] + (mixed and bool(types)) >= size

    def pay(self, seat: str, sets: list[Counter[str]]) -> Play:
        """The only set that pays is taken; of several the player names the tokens, in any order."""
        paid: Counter[str] = Counter()
        while paid not in sets:
            fitting = [one for one in sets if paid <= one]
            token = next(iter(sets[0] - paid))
            if len(sets) > 1:
                said = yield from self.ask(seat, {f"pay {token}" for one in fitting for token in one - paid})
                token = said.split()[1]
            paid[token] += 1
            self.spend(seat, token)

    def store(self) -> Play:
        """Two Coins keep; with the Hanging Gardens two Commodities of different types."""
        keeper, kept = self.owner("hanging_gardens"), list[str]()
        while keeper and len(kept) < 2:
            fresh = {t for t in +self.supply[keeper] if t != "coin" and type_of(t) not in map(type_of, kept)}
            said = yield from self.ask(keeper, {"done"} | {f"store {token}" for token in fresh})
            if said == "done":
                break
            kept.append(said.split()[1])
        for seat in self.seats:
            for token in list(self.supply[seat]):
                most = 2 if token == "coin" else int(seat == keeper and token in kept)
                while self.supply[seat][token] > most:
                    self.spend(seat, token)
