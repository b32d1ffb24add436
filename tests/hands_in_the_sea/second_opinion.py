"""A second opinion on Hands in the Sea: what may be done and what comes of it, slow and obvious.

Written from the rulebook and the component file, by names; it shares no code with the game. It looks at the view of the
player whose action it is, and at nothing else but whether Colonization was used in this round, which no view shows.
"""

from __future__ import annotations

import itertools
import tomllib
from typing import Any

from navarch.games.hands_in_the_sea import FILE

RAW: dict[str, Any] = tomllib.loads(FILE.read_text(encoding="utf-8"))
PLACES = {row["id"]: row for row in RAW["location"]}
CARDS = {row["id"]: row for row in RAW["card"]}
ZONES = {row["id"]: set(row["adjacent"]) for row in RAW["sea_zone"]}
PORT_ZONE = {row["empire"]: row["sea_zone"] for row in RAW["home_port"]}
KINDS = {row["id"]: row for row in RAW["connection_kind"]}
NUMBERS, SETUP = RAW["numbers"], RAW["setup"]
HELD = [row["id"] for row in RAW["card"] if row["type"] in ("location", "empire")]
COLOUR = {"rome": "roman", "carthage": "carthaginian"}
FOE = {"rome": "carthage", "carthage": "rome"}
ROADS: dict[tuple[str, str], str] = {}
for road in RAW["connection"]:
    ROADS[road["a"], road["b"]] = ROADS[road["b"], road["a"]] = road["kind"]
DISPLAY = next(row for row in RAW["track"] if row["id"] == "strategy_row")


class Opinion:
    """One position, as a player sees it."""

    def __init__(self, view: dict[str, Any], me: str, waived: bool, end_is_met: bool) -> None:
        self.view, self.me, self.foe = view, me, FOE[me]
        self.waived = waived
        self.end_is_met = end_is_met
        self.players = {player["seat"]: player for player in view["players"]}
        self.mine, self.theirs = self.players[me], self.players[self.foe]
        self.hand: list[str] = self.mine["hand"]
        self.silver: int = self.mine["silver"]
        self.places = {place["name"]: place for place in view["locations"]}
        self.battles = {battle["attacker"]: battle for battle in view["battles"]}
        self.sites = {battle["location"] for battle in view["battles"]}
        self.done: list[str] = view["round"]["done"]

    # ---- 4.3 and 4.4: the sea and supply ----

    def holder(self, place: str) -> str | None:
        held: str | None = self.places[place]["holder"]
        return held

    def hostile(self, who: str, zone: str) -> bool:
        """Only the enemy's Fleet is there."""
        return bool(self.players[FOE[who]]["fleet"] == zone and self.players[who]["fleet"] != zone)

    def passable(self, who: str, place: str) -> bool:
        return self.holder(place) in (who, None) or place in self.sites

    def supply_points(self, who: str) -> set[str]:
        found = set()
        for name, row in PLACES.items():
            if row["supply_point"] and self.holder(name) == who:
                found.add(name)
            if row["supply_point"] and row["start_owner"] == who and self.holder(name) is None:
                found.add(name)
        return found

    def reached(self, who: str) -> set[str]:
        """All locations that a line of supply can reach, the straits last."""
        found = set(self.supply_points(who))
        while True:
            more = {place for place in PLACES if place not in found and self.passable(who, place)
                    and any(self.next_to(who, place, other) for other in found)}  # fmt: skip
            if not more:
                break
            found |= more
        return found | self.over_straits(who, found)

    def next_to(self, who: str, place: str, other: str) -> bool:
        """By road, or over Sea Zones that the enemy does not control."""
        if ROADS.get((place, other)) in ("road", "rough"):
            return True
        a, b = PLACES[place], PLACES[other]
        return a["coastal"] and b["coastal"] and b["region"] in self.sailable(who, a["region"])

    def sailable(self, who: str, zone: str) -> set[str]:
        if self.hostile(who, zone):
            return set()
        found, fresh = {zone}, [zone]
        while fresh:
            for beside in ZONES[fresh.pop()]:
                if beside not in found and not self.hostile(who, beside):
                    found.add(beside)
                    fresh.append(beside)
        return found

    def over_straits(self, who: str, found: set[str]) -> set[str]:
        """No more than two locations beyond the straits, by land alone."""
        beyond: set[str] = set()
        for (near, far), kind in ROADS.items():
            if kind == "strait" and near in found and self.passable(who, far) and far not in found:
                ring = {far}
                for _ in range(NUMBERS["straits_supply_spaces"]):
                    beyond |= ring
                    ring = {place for place in PLACES for at in ring
                            if ROADS.get((at, place)) in ("road", "rough") and self.passable(who, place)
                            and place not in found}  # fmt: skip
        return beyond

    # ---- cards ----

    def usable(self, card: str) -> bool:
        """An Empire card always; a Location card if the location is mine, in supply and not under attack."""
        if card not in PLACES:
            return True
        return self.holder(card) == self.me and card in self.reached(self.me) and card not in self.sites

    def with_symbol(self, symbol: str) -> list[str]:
        return [card for card in self.hand if CARDS[card].get(symbol, 0) and self.usable(card)]

    def swords(self) -> list[str]:
        """Cards that open an attack."""
        found = []
        for card in self.hand:
            row = CARDS[card]
            opens = row.get("sword", 0) > 0 or row.get("strength", 0) > 0 or row.get("sword_symbol_for_attack", False)
            barred = row.get("kind") == "leader" and self.mine["outlook"]["leaders_barred"]
            if opens and self.usable(card) and not barred:
                found.append(card)
        return found

    @staticmethod
    def payable(*wants: list[str]) -> bool:
        """Whether every want gets a card of its own."""
        return any(len(set(choice)) == len(choice) for choice in itertools.product(*wants))

    def ways(self, place: str, last: list[list[str]]) -> bool:
        """Whether some Location card connects to the place, and transport and the rest can be paid."""
        shut = self.hostile(self.me, PLACES[place]["region"])
        for start in self.hand:
            kind = ROADS.get((start, place))
            if kind is None or not self.usable(start) or (not KINDS[kind]["land"] and shut):
                continue
            wagon, ship = KINDS[kind]["transport"].get("wagon", 0), KINDS[kind]["transport"].get("ship", 0)
            wants = [self.with_symbol("wagon")] * wagon + [self.with_symbol("ship")] * ship + last
            if self.payable([start], *wants):
                return True
        return False

    def strategy(self, who: str) -> dict[str, Any]:
        """The abilities in force, by operation."""
        player = self.players[who]
        if player["strategy"] is None or player["strategy_flipped"]:
            return {}
        return {step["op"]: step for step in CARDS[player["strategy"]]["steps"]}

    def tax(self, place: str) -> int:
        step = self.strategy(self.foe).get("tax")
        return step["silver"] if step and self.holder(place) == self.foe else 0

    # ---- 5.1 ----

    def settle(self) -> set[str]:
        spared = "waive_colonist" in self.strategy(self.me) and not self.waived
        found = set()
        for place, row in PLACES.items():
            if self.holder(place) is None and self.mine["towns_left"] > 0:
                colonist = [self.with_symbol("colonist")] if row["colonist_required"] and not spared else []
                if self.ways(place, colonist):
                    found.add(place)
        return found

    def develop(self) -> set[str]:
        return {place for place, row in PLACES.items()
                if row["vp"] >= 2 and self.holder(place) == self.me and self.places[place]["token"] == "town"
                and self.mine["cities_left"] > 0 and place in self.hand and self.usable(place)
                and self.payable([place], self.with_symbol("colonist"))}  # fmt: skip

    def fortify(self) -> set[str]:
        walls = any(CARDS[card].get("kind") == "fortification" for card in self.hand)
        return {place for place in PLACES
                if walls and self.holder(place) == self.me and place in self.hand and self.usable(place)
                and not self.places[place]["fortified"] and place not in self.sites
                and self.view["fortifications_left"] > 0 and self.silver >= NUMBERS["costs"]["fortify"]}  # fmt: skip

    # ---- 5.2 ----

    def attack(self) -> set[str]:
        if self.me in self.battles or self.view["overtime"]:
            return set()
        return {place for place in PLACES
                if self.holder(place) in (self.foe, "independent") and place not in self.sites
                and self.silver >= self.tax(place) and self.ways(place, [self.swords()])}  # fmt: skip

    def strength(self, card: str, battle: dict[str, Any]) -> int:
        """Military symbols of a card in a battle: Swords, or a Ship at a coast whose waters are not hostile."""
        row, place = CARDS[card], battle["location"]
        coast = PLACES[place]["coastal"] and not self.hostile(self.me, PLACES[place]["region"])
        ship = 1 if row.get("ship", 0) and coast else 0
        if "strength_die" in row:
            return 1
        if card in PLACES:
            return row["sword"] or ship
        points = row.get("strength", 0)
        if battle["attacker"] != self.me:
            points = row.get("strength_defending", points)
        elif battle["siege"]:
            points = max(points, row.get("strength_siege_attacking", 0))
        return points or ship

    def joins(self, card: str) -> bool:
        leader = CARDS[card].get("kind") == "leader"
        if not self.usable(card) or (leader and self.mine["outlook"]["leaders_barred"]):
            return False
        for battle in self.battles.values():
            mine = battle["attacker"] == self.me or self.holder(battle["location"]) == self.me
            if mine and battle["location"] in self.reached(self.me) and self.strength(card, battle) > 0:
                return True
        return False

    def raid(self) -> set[str]:
        riders = len([card for card in self.hand if CARDS[card].get("can_raid") and self.usable(card)])
        reach = riders + self.strategy(self.me).get("raid_range", {}).get("bonus", 0) if riders else 0
        ring = {place for place in PLACES if self.holder(place) == self.me and place in self.reached(self.me)
                and place not in self.sites}  # fmt: skip
        ridden = set(ring)
        for _ in range(reach):
            ring = {place for place in PLACES for at in ring
                    if ROADS.get((at, place)) in ("road", "rough") and place not in ridden
                    and place not in self.sites and not self.places[place]["fortified"]}  # fmt: skip
            ridden |= ring
        return {place for place in ridden if self.holder(place) == self.foe and self.silver >= self.tax(place)}

    def engage(self) -> bool:
        return (self.mine["fleet"] != "port" and self.mine["fleet"] == self.theirs["fleet"]
                and not self.view["overtime"] and "built" not in self.done
                and bool(self.with_symbol("ship")))  # fmt: skip

    def bribe(self) -> set[str]:
        immune = "immune_to_bribery" in self.strategy(self.foe)
        paid = self.silver >= NUMBERS["costs"]["bribe"]
        return {card for card in self.hand if CARDS[card].get("can_bribe") and paid and not immune}

    # ---- 5.3 ----

    def money(self) -> set[str]:
        return {card for card in self.hand if card in PLACES and CARDS[card]["silver"] > 0 and self.usable(card)}

    def trade(self) -> set[str]:
        return {card for card in self.with_symbol("ship") if self.money() - {card}}

    def sell(self) -> set[str]:
        wine = [card for card in self.hand if card in PLACES and CARDS[card]["wine"] and self.usable(card)]
        return {card for card in self.hand if CARDS[card].get("silver_per_wine") and wine}

    def pillage(self) -> set[str]:
        fleet = self.mine["fleet"]
        if fleet == "port" or "pillaged" in self.done:
            return set()
        found = set()
        for place, row in PLACES.items():
            zone = row["region"]
            needed = 1 if zone == fleet else 2 if zone in ZONES[fleet] else 0
            if (needed and row["coastal"] and self.holder(place) == self.foe and self.theirs["fleet"] != zone
                    and not self.places[place]["fortified"] and place not in self.sites
                    and len(self.with_symbol("ship")) >= needed and self.silver >= self.tax(place)):  # fmt: skip
                found.add(place)
        return found

    # ---- 5.4 to 5.6, 7.2 ----

    def draft(self, factor: int) -> set[str]:
        found = set()
        waive = "waive_manpower" in self.strategy(self.me)
        for card in [*self.mine["empire"], *self.view["neutral"]]:
            row = CARDS[card]
            if card in PLACES and (card in self.view["neutral"] or self.holder(card) != self.me):
                continue
            manpower = row.get("manpower") and not waive
            if self.silver >= factor * row.get("cost", 0) and (not manpower or self.with_symbol("colonist")):
                found.add(card)
        return found

    def levy(self) -> set[str]:
        return {
            card for card in self.draft(NUMBERS["costs"]["emergency_levy_factor"]) if CARDS[card].get("emergency_levy")
        }

    def buy(self) -> set[str]:
        found = set()
        for position, offer in enumerate(self.view["strategy_row"], 1):
            row = CARDS[offer["card"]]
            price = row["cost"] + DISPLAY["purchase_surcharge"][str(position)]
            if self.mine["strategy"] is None and row["owner"] in (self.me, "any") and self.silver >= price:
                found.add(offer["card"])
        return found

    def cycle(self) -> set[str]:
        costs = DISPLAY["cycle_cost"]
        prices = {1: costs["3"], 2: costs["3"] + costs["2"], 3: costs["3"] + costs["2"] + costs["1"]}
        return {str(number) for number, price in prices.items() if self.silver >= price}

    def sail(self) -> set[str]:
        if self.mine["warships"] == 0:
            return set()
        fleet = self.mine["fleet"]
        return {PORT_ZONE[self.me]} if fleet == "port" else {*ZONES[fleet], "port"}

    def build(self) -> bool:
        price = self.strategy(self.me).get("warship_cost", {}).get("set", NUMBERS["costs"]["warship"])
        return (self.mine["warships"] < NUMBERS["limits"]["warships"] and "engaged" not in self.done
                and self.silver >= price and bool(self.with_symbol("colonist")))  # fmt: skip

    def retrieve(self) -> bool:
        each = self.strategy(self.me).get("retrieve_cost", {}).get("set", NUMBERS["costs"]["retrieve_per_card"])
        cards: int = self.mine["reserve_size"]
        return cards > 0 and self.silver >= each * cards

    def withdraw(self) -> set[str]:
        return {attacker for attacker, battle in self.battles.items()
                if battle["siege"] and not (attacker == self.me and "attacked" in self.done)}  # fmt: skip

    def invoke(self) -> set[str]:
        card = self.mine["deus"]
        if card is None or self.end_is_met:
            return set()
        cost = CARDS[card]["cost"]
        paid = self.mine["points"] >= cost.get("vp", 0) and self.silver >= cost.get("silver", 0)
        return {card} if paid else set()

    # ---- the whole menu ----

    def menu(self) -> set[str]:
        """Every action and free action that is open now."""
        left, free = self.view["round"]["actions"], self.view["round"]["free_actions"]
        found = set(self.actions()) if left else {"done"}
        if free:
            leaders = {card for card in self.hand if CARDS[card].get("kind") == "leader" and self.joins(card)}
            found |= named("lead", leaders) | named("withdraw", self.withdraw()) | named("invoke", self.invoke())
            found |= {"retrieve"} if self.retrieve() else set()
        return found

    def actions(self) -> set[str]:
        room = self.strategy(self.me).get("reserve_size", {}).get("set", SETUP["reserve_size"])
        texts = {card for card in self.hand if CARDS[card].get("steps")}
        back = {card for card in self.hand if not CARDS[card].get("cannot_return_to_empire_deck")}
        found = named("settle", self.settle()) | named("develop", self.develop()) | named("fortify", self.fortify())
        found |= named("attack", self.attack()) | named("raid", self.raid()) | named("bribe", self.bribe())
        found |= named("reinforce", {card for card in self.hand if self.joins(card)})
        found |= named("money", self.money()) | named("trade", self.trade()) | named("sell", self.sell())
        found |= named("pillage", self.pillage()) | named("play", texts)
        found |= named("draft", self.draft(1)) | named("levy", self.levy()) | named("discard", set(self.hand))
        found |= named("return", back if "returned" not in self.done else set())
        found |= named("reserve", set(self.hand) if self.mine["reserve_size"] < room else set())
        found |= named("buy", self.buy()) | named("cycle", self.cycle()) | named("sail", self.sail())
        found |= {"engage"} if self.engage() else set()
        found |= {"drop_strategy"} if self.mine["strategy"] is not None else set()
        found |= {"build"} if self.build() else set()
        return found | ({"pass"} if "passed" not in self.done else set())


def named(verb: str, nouns: set[str]) -> set[str]:
    return {f"{verb} {noun}" for noun in nouns}


def end_met(view: dict[str, Any]) -> bool:
    """A game ending condition holds [6.2]."""
    ending = NUMBERS["ending"]
    for player in view["players"]:
        captured, stock = player["captured"]["points"], (player["towns_left"], player["cities_left"])
        if 0 in stock or captured >= ending["captured_points"] or player["prestige"] >= ending["prestige"]:
            return True
        if player["points"] >= ending["vp"]:
            return True
    return bool(view["overtime"])


# ---- what comes of an action ----


class Area:
    """A player's area after an action, as it must be."""

    def __init__(self, player: dict[str, Any]) -> None:
        self.silver: int = player["silver"]
        self.fleet: str = player["fleet"]
        self.strategy: str | None = player["strategy"]
        self.hand = set(player["hand"])
        self.discard = set(player["discard"])
        self.reserve = set(player["reserve"])
        self.empire = set(player["empire"])
        self.top: list[str] = list(player["draw_deck_top"])

    def facts(self) -> dict[str, object]:
        return dict(vars(self))

    def play(self, card: str) -> None:
        self.hand.discard(card)
        self.discard.add(card)


def outcome(opinion: Opinion, action: str) -> Area | None:
    """The area after an action that needs no further card, die or draw; None for all others."""
    verb, _, noun = action.partition(" ")
    area = Area(opinion.mine)
    manpower = CARDS.get(noun, {}).get("manpower") and "waive_manpower" not in opinion.strategy(opinion.me)
    if verb in ("pass", "drop_strategy"):
        area.silver += NUMBERS["gains"]["pass"] if verb == "pass" else 0
        area.strategy = area.strategy if verb == "pass" else None
    elif verb == "money":
        area.play(noun)
        area.silver += CARDS[noun]["silver"]
    elif verb == "sail":
        area.fleet = noun
    elif verb == "reserve":
        area.hand.discard(noun)
        area.reserve.add(noun)
    elif verb == "retrieve":
        each = opinion.strategy(opinion.me).get("retrieve_cost", {}).get("set", NUMBERS["costs"]["retrieve_per_card"])
        area.silver -= each * len(area.reserve)
        area.hand |= area.reserve
        area.reserve = set()
    elif verb == "discard":
        area.play(noun)
    elif verb == "return":
        give_back(opinion, area, noun)
    elif verb in ("draft", "levy") and not manpower:
        take_from_empire(area, verb, noun)
    elif verb == "fortify":
        walls = sorted((card for card in area.hand if CARDS[card].get("kind") == "fortification"), key=HELD.index)
        area.play(walls[0])
        area.play(noun)
        area.silver -= NUMBERS["costs"]["fortify"]
    else:
        return None
    return area


def give_back(opinion: Opinion, area: Area, card: str) -> None:
    """To the own Empire deck: cards of the own colour, and Location cards of locations that are held."""
    area.hand.discard(card)
    own = opinion.holder(card) == opinion.me if card in PLACES else CARDS[card]["deck"].startswith(COLOUR[opinion.me])
    if own:
        area.empire.add(card)


def take_from_empire(area: Area, verb: str, card: str) -> None:
    """Onto the Discard pile, or for twice the Silver on top of the Draw deck."""
    factor = NUMBERS["costs"]["emergency_levy_factor"] if verb == "levy" else 1
    area.silver -= factor * CARDS[card].get("cost", 0)
    area.empire.discard(card)
    if verb == "levy":
        area.top.insert(0, card)
    else:
        area.discard.add(card)


def marker_after(opinion: Opinion, card: str) -> int | None:
    """Where the marker stands once a card has joined the only battle; None where a die or a choice comes first."""
    open_to = [battle for battle in opinion.battles.values()
               if battle["attacker"] == opinion.me or opinion.holder(battle["location"]) == opinion.me]  # fmt: skip
    if len(open_to) != 1 or "strength_die" in CARDS[card]:
        return None
    battle = open_to[0]
    side = battle["cards"][opinion.me]
    points = opinion.strength(card, battle)
    cavalry = sum(CARDS[one]["strength"] for one in side if CARDS[one].get("kind") == "cavalry")
    if battle["siege"] and CARDS[card].get("kind") == "cavalry":
        points = (cavalry + points) // 2 - cavalry // 2
    kinds = {CARDS[one].get("kind") for one in side}
    wanted = {"heavy_infantry", "light_infantry", "cavalry"}
    if (
        not battle["siege"]
        and opinion.me not in battle["combined_arms"]
        and wanted <= kinds | {CARDS[card].get("kind")}
    ):
        points += NUMBERS["combined_arms"]
    moved: int = battle["marker"] + (points if battle["attacker"] == opinion.me else -points)
    low, high = battle["track"]
    return max(int(low), min(int(high), moved))
