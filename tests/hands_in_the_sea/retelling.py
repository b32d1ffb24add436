"""The public position, rebuilt from the log of a spectator alone: whoever reads the log can retell the game."""

from __future__ import annotations

from typing import Any

from navarch.engine.event import Event
from navarch.games.hands_in_the_sea.box.labels import ALL_PLACES

from .table import GAME

BOX = GAME.box
UNSEEN = "a card face down"


class Story:
    """What a reader knows after each line; names for everything, as in the log."""

    def __init__(self) -> None:
        num, board = BOX.num, BOX.board
        self.silver = list(num.silver)
        self.points = [0, 0]
        self.prestige = [0, 0]
        self.pillage = [0, 0]
        self.warships = list(num.warships)
        self.fleet = ["port", "port"]
        self.held = [self.places(board.start_held[seat]) for seat in (0, 1)]
        self.cities = self.places(board.start_cities)
        self.capitals = self.places(board.start_capitals)
        self.independent = self.places(board.independent)
        self.forts: set[str] = set()
        self.captured = [{"towns": 0, "cities": 0, "capitals": 0} for _ in (0, 1)]
        self.discard: list[set[str]] = [set(), set()]
        cards, set_out = BOX.cards, board.start_held[0] | board.start_held[1]
        self.empire = [self.cards(cards.decks[seat] & ~cards.start_empire[seat]) for seat in (0, 1)]
        self.neutral = self.cards(cards.neutral) | self.places(ALL_PLACES & ~set_out)
        self.reserve: list[set[str]] = [set(), set()]
        self.hand = [0, 0]
        self.battles: dict[int, dict[str, Any]] = {}
        self.row: list[str] = []
        self.strategy: list[str | None] = [None, None]
        self.upkeep = [0, 0]
        self.event_discard: set[str] = set()
        self.strategy_discard: set[str] = set()
        self.aboard: list[set[str]] = [set(), set()]
        self.fate: str | None = None
        self.turn = 1

    @staticmethod
    def places(mask: int) -> set[str]:
        return {name for number, name in enumerate(GAME.nouns["location"]) if mask >> number & 1}

    @staticmethod
    def cards(mask: int) -> set[str]:
        return {name for number, name in enumerate(GAME.nouns["card"]) if mask >> number & 1}

    def hear(self, event: Event) -> None:
        """One line more."""
        kinds = GAME.text_kinds[f"event-{event.key}"]
        said = {name: kind.write(value, 2) for (name, kind), value in zip(kinds, event.args, strict=False)}
        name = event.key.replace("-", "_")
        told = getattr(type(self), f"hear_{name}", None) or getattr(type(self), name, None)
        if told is not None:
            told(self, **said)

    @staticmethod
    def seat(who: object) -> int:
        return GAME.nouns["seat"].index(str(who))

    def pay(self, who: object, silver: int) -> None:
        self.silver[self.seat(who)] -= silver

    def battle_at(self, place: object) -> int:
        return next(seat for seat, battle in self.battles.items() if battle["location"] == place)

    # ---- cards ----

    def drew(self, who: str, cards: int) -> None:
        self.hand[self.seat(who)] += cards

    def reshuffled(self, who: str) -> None:
        self.discard[self.seat(who)] = set()

    def card_handed_over(self, place: str, who: str, **where: str) -> None:
        seat = self.seat(who)
        loser = GAME.nouns["seat"][1 - seat]
        if where["from"] in ("hand", "reserve", "battle"):
            self.lift(loser, place, where["from"])
        self.discard[1 - seat].discard(place)
        self.leave_offer(place)
        self.discard[seat].add(place)

    def played(self, who: str, card: str) -> None:
        self.hand[self.seat(who)] -= 1
        self.discard[self.seat(who)].add(card)

    def paid_with(self, who: str, card: str, need: object) -> None:
        self.played(who, card)

    def card_played(self, who: str, card: str) -> None:
        self.played(who, card)

    def blocked(self, who: str, card: str) -> None:
        self.played(who, card)

    def took_money(self, who: str, card: str, silver: int) -> None:
        self.played(who, card)
        self.pay(who, -silver)

    def lift(self, who: str, card: str, pile: str) -> None:
        seat = self.seat(who)
        if pile == "hand":
            self.hand[seat] -= 1
        elif pile == "reserve":
            self.leave_reserve(seat, card)
        elif pile == "fleet":
            self.aboard[seat].discard(card)
        else:
            for battle in self.battles.values():
                battle["cards"][who].discard(card)

    def leave_reserve(self, seat: int, card: str) -> None:
        """A card that was face down is not known by its name."""
        reserve = self.reserve[seat]
        reserve.discard(card if card in reserve else max(reserve))

    def leave_offer(self, card: str) -> None:
        """A card is taken from the Empire decks or the neutral cards."""
        for pile in (*self.empire, self.neutral):
            pile.discard(card)

    def card_discarded(self, who: str, card: str, price: int, random: int, **where: str) -> None:
        self.lift(who, card, where["from"])
        self.discard[self.seat(who)].add(card)
        self.pay(who, price)

    def card_returned(self, who: str, card: str, **where: str) -> None:
        self.lift(who, card, where["from"])
        {"neutral": self.neutral, "empire": self.empire[self.seat(who)]}[where["to"]].add(card)

    def cards_discarded(self, who: str, cards: list[str]) -> None:
        seat = self.seat(who)
        self.discard[seat] |= set(cards)
        self.aboard[seat] -= set(cards)

    def drafted(self, who: str, card: str, silver: int) -> None:
        self.leave_offer(card)
        self.discard[self.seat(who)].add(card)
        self.pay(who, silver)

    def levied(self, who: str, card: str, silver: int) -> None:
        self.leave_offer(card)
        self.pay(who, silver)

    def card_taken(self, who: str, card: str) -> None:
        self.leave_offer(card)
        self.discard[self.seat(who)].discard(card)
        self.hand[self.seat(who)] += 1

    def reserved(self, who: str, card: str) -> None:
        self.hand[self.seat(who)] -= 1
        self.reserve[self.seat(who)].add(card)

    def reserved_unseen(self, who: str) -> None:
        seat = self.seat(who)
        self.hand[seat] -= 1
        self.reserve[seat].add(f"{UNSEEN} {len(self.reserve[seat])}{self.hand}")

    def retrieved(self, who: str, cards: int, silver: int) -> None:
        seat = self.seat(who)
        assert len(self.reserve[seat]) == cards
        self.hand[seat] += cards
        self.reserve[seat] = set()
        self.pay(who, silver)

    # ---- Silver and VP ----

    def city_income(self, who: str, silver: int, total: int) -> None:
        self.pay(who, -silver)
        assert self.silver[self.seat(who)] == total

    def campaign_points(self, who: str, points: int, total: int) -> None:
        self.points[self.seat(who)] += points
        assert self.points[self.seat(who)] == total

    gained_points = campaign_points

    def gained_silver(self, who: str, silver: int) -> None:
        self.pay(who, -silver)

    traded = passed = gained_silver

    def lost_silver(self, who: str, silver: int) -> None:
        self.pay(who, silver)

    paid_tax = paid_off = lost_silver

    def ransomed(self, who: str, card: str, silver: int) -> None:
        self.pay(who, silver)

    def place_ransomed(self, who: str, place: str, silver: int) -> None:
        self.pay(who, silver)

    def sold_wine(self, who: str, cards: int, price: int, silver: int) -> None:
        assert cards * price == silver
        self.pay(who, -silver)

    def bribe_tried(self, who: str, card: str, silver: int) -> None:
        self.played(who, card)
        self.pay(who, silver)

    def pillage_took(self, who: str, silver: int, given: int, bank: int, bonus: int) -> None:
        seat = self.seat(who)
        assert silver == given + bank + bonus
        self.silver[seat] += silver
        self.silver[1 - seat] -= given

    def pillage_marker(self, who: str, space: int) -> None:
        self.pillage[self.seat(who)] = space

    def pillage_points(self, who: str, points: int, total: int) -> None:
        self.points[self.seat(who)] -= points
        assert self.points[self.seat(who)] == total

    def deus_invoked(self, who: str, card: str, points: int, silver: int) -> None:
        self.points[self.seat(who)] -= points
        self.pay(who, silver)

    # ---- the map ----

    def settled(self, who: str, place: str, waived: int) -> None:
        if place not in self.capitals:
            self.held[self.seat(who)].add(place)

    occupied_place = settled

    def developed(self, who: str, place: str) -> None:
        self.cities.add(place)

    def fortified(self, who: str, place: str, silver: int) -> None:
        self.forts.add(place)
        self.pay(who, silver)

    def fort_lost(self, who: str, place: str) -> None:
        self.forts.discard(place)

    def city_reduced(self, who: str, place: str) -> None:
        self.cities.discard(place)

    def town_lost(self, who: str, place: str) -> None:
        self.held[self.seat(who)].discard(place)

    def captured_token(self, place: str) -> None:
        for pile in (*self.held, self.cities, self.capitals, self.independent, self.forts):
            pile.discard(place)

    def hear_captured(self, who: str, place: str, token: int, fort: int) -> None:
        assert bool(fort) == (place in self.forts)
        if token < 3:
            self.captured[self.seat(who)][("towns", "cities", "capitals")[token]] += 1
        self.captured_token(place)

    def town_left(self, who: str, place: str) -> None:
        self.held[self.seat(who)].add(place)

    # ---- battles ----

    def attacked(self, who: str, place: str, marker: int, defence: int, ahead: int, against: int) -> None:
        assert marker == max(-BOX.num.track_defender, ahead - defence - against)
        cards: dict[str, set[str]] = {"rome": set(), "carthage": set()}
        self.battles[self.seat(who)] = {"location": place, "marker": marker, "round": 1, "cards": cards, "over": False}

    def marker_at(self, place: str, marker: int) -> None:
        self.battles[self.battle_at(place)]["marker"] = marker

    def joined_battle(self, who: str, card: str, place: str, points: int, marker: int) -> None:
        attacker = self.battle_at(place)
        battle = self.battles[attacker]
        moved = battle["marker"] + (points if self.seat(who) == attacker else -points)
        assert marker == max(-BOX.num.track_defender, min(BOX.num.track_attacker, moved))
        battle["marker"] = marker
        battle["cards"][who].add(card)
        self.hand[self.seat(who)] -= 1

    def left_battle(self, who: str, card: str, place: str, points: int, marker: int) -> None:
        self.marker_at(place, marker)
        self.battles[self.battle_at(place)]["cards"][who].discard(card)

    def combined_arms(self, who: str, place: str, points: int, marker: int) -> None:
        self.marker_at(place, marker)

    arms_broken = combined_arms

    def marker_moved(self, place: str, marker: int) -> None:
        self.marker_at(place, marker)

    def battle_goes_on(self, place: str, marker: int, rounds: int, **said: int) -> None:
        battle = self.battles[self.battle_at(place)]
        assert battle["marker"] == marker
        battle["round"] += 1
        assert battle["round"] == said["round"]

    def battle_rounds_over(self, place: str, marker: int, rounds: int, **said: int) -> None:
        self.battle_goes_on(place, marker, rounds, **said)
        assert said["round"] > rounds

    def battle_won(self, who: str, place: str, marker: int) -> None:
        battle = self.battles[self.battle_at(place)]
        assert battle["marker"] == marker
        battle["over"] = True

    def held_out(self, place: str, who: str, marker: int) -> None:
        self.battle_won(who, place, marker)

    def battle_drawn(self, place: str, marker: int) -> None:
        self.battle_won("", place, marker)

    # ---- the sea ----

    def sailed(self, who: str, station: str) -> None:
        self.fleet[self.seat(who)] = station

    retreated = sailed

    def fleet_home(self, who: str) -> None:
        self.fleet[self.seat(who)] = "port"

    def embarked(self, who: str, card: str) -> None:
        seat = self.seat(who)
        self.aboard[seat].add(card)
        if BOX.cards.leaders >> GAME.nouns["card"].index(card) & 1:
            self.hand[seat] -= 1
        else:
            self.leave_reserve(seat, card)

    def warships_sunk(self, who: str, hits: int, warships: int, left: int) -> None:
        self.warships[self.seat(who)] -= warships
        assert self.warships[self.seat(who)] == left
        assert warships <= hits

    def lost_warships(self, who: str, warships: int, left: int) -> None:
        self.warships[self.seat(who)] -= warships
        assert self.warships[self.seat(who)] == left

    def gained_warships(self, who: str, warships: int, total: int) -> None:
        self.warships[self.seat(who)] += warships
        assert self.warships[self.seat(who)] == total

    def warship_captured(self, who: str, warships: int) -> None:
        self.warships[self.seat(who)] = warships

    def warship_built(self, who: str, silver: int, warships: int) -> None:
        self.pay(who, silver)
        self.warships[self.seat(who)] += 1
        assert self.warships[self.seat(who)] == warships

    # ---- Strategy cards, events and the turn ----

    def strategy_displayed(self, card: str) -> None:
        self.row.insert(0, card)

    def strategy_removed(self, card: str) -> None:
        assert self.row.pop() == card
        self.strategy_discard.add(card)

    def strategies_reshuffled(self) -> None:
        self.strategy_discard = set()

    def strategy_bought(self, who: str, card: str, silver: int) -> None:
        self.row.remove(card)
        self.strategy[self.seat(who)] = card
        self.upkeep[self.seat(who)] = 0
        self.pay(who, silver)

    def strategy_dropped(self, who: str, card: str) -> None:
        assert self.strategy[self.seat(who)] == card
        self.strategy[self.seat(who)] = None
        self.upkeep[self.seat(who)] = 0
        self.strategy_discard.add(card)

    def maintenance_paid(self, who: str, card: str, silver: int, **said: int) -> None:
        assert self.upkeep[self.seat(who)] == silver
        self.pay(who, silver)
        self.upkeep[self.seat(who)] = said["next"]

    def cycled(self, who: str, cards: int, silver: int) -> None:
        self.pay(who, silver)

    def event_drawn(self, card: str) -> None:
        self.event_discard.add(card)

    def events_reshuffled(self) -> None:
        self.event_discard = set()

    def event_shuffled_in(self, card: str) -> None:
        self.event_discard.discard(card)

    def fate_taken(self, who: str) -> None:
        self.fate = who

    def fate_set_aside(self, who: str) -> None:
        self.fate = None

    def turn_begins(self, turn: int) -> None:
        self.turn = turn

    def hear_prestige(self, who: str, gained: int, prestige: int) -> None:
        seat = self.seat(who)
        self.prestige[seat] += gained
        assert self.prestige[seat] == prestige

    # ---- comparing ----

    def differences(self, view: dict[str, Any]) -> list[str]:
        """Where the retold position is not the one that a spectator sees."""
        own: dict[str, object] = {
            "turn": self.turn,
            "fate": self.fate,
            "row": self.row,
            "strategy_discard": self.strategy_discard,
            "event_discard": self.event_discard,
            "neutral": self.neutral,
        }
        seen: dict[str, object] = {
            "turn": view["turn"],
            "fate": view["fate"],
            "row": [offer["card"] for offer in view["strategy_row"]],
            "strategy_discard": set(view["strategy_discard"]),
            "event_discard": set(view["event_discard"]),
            "neutral": set(view["neutral"]),
        }
        for seat, player in enumerate(view["players"]):
            own |= {f"{seat} {key}": value for key, value in self.player(seat).items()}
            seen |= {f"{seat} {key}": value for key, value in shown(player).items()}
        own |= {f"map {key}": value for key, value in self.map().items()}
        seen |= {f"map {key}": value for key, value in shown_map(view["locations"]).items()}
        self.compare_battles(view["battles"], own, seen)
        return [f"{key}: {value} was told, {seen[key]} is seen" for key, value in own.items() if value != seen[key]]

    def player(self, seat: int) -> dict[str, object]:
        return {
            "silver": self.silver[seat], "points": self.points[seat], "prestige": self.prestige[seat],
            "pillage": self.pillage[seat], "warships": self.warships[seat], "fleet": self.fleet[seat],
            "captured": self.captured[seat], "discard": self.discard[seat], "reserve": len(self.reserve[seat]),
            "hand": self.hand[seat], "strategy": self.strategy[seat], "upkeep": self.upkeep[seat],
            "aboard": self.aboard[seat], "empire": self.empire[seat],
        }  # fmt: skip

    def map(self) -> dict[str, object]:
        return {"rome": self.held[0], "carthage": self.held[1], "independent": self.independent, "forts": self.forts,
                "cities": self.cities}  # fmt: skip

    def compare_battles(self, battles: list[Any], own: dict[str, object], seen: dict[str, object]) -> None:
        """A battle that is told to be over may still wait for its losses."""
        there = {self.seat(battle["attacker"]): battle for battle in battles}
        for seat in [seat for seat, battle in self.battles.items() if battle["over"] and seat not in there]:
            del self.battles[seat]
        for seat, battle in self.battles.items():
            if not battle["over"]:
                facts = ("location", "marker", "round")
                own[f"battle {seat}"] = [*(battle[key] for key in facts), battle["cards"]]
                shown_battle = there.get(seat)
                if shown_battle is not None:
                    cards = {side: set(names) for side, names in shown_battle["cards"].items()}
                    seen[f"battle {seat}"] = [*(shown_battle[key] for key in facts), cards]
                else:
                    seen[f"battle {seat}"] = None


def shown(player: dict[str, Any]) -> dict[str, object]:
    captured = {key: player["captured"][key] for key in ("towns", "cities", "capitals")}
    return {
        "silver": player["silver"], "points": player["points"], "prestige": player["prestige"],
        "pillage": player["pillage"], "warships": player["warships"], "fleet": player["fleet"], "captured": captured,
        "discard": set(player["discard"]), "reserve": player["reserve_size"], "hand": player["hand_size"],
        "strategy": player["strategy"], "upkeep": player["maintenance"], "aboard": set(player["aboard"]),
        "empire": set(player["empire"]),
    }  # fmt: skip


def shown_map(places: list[dict[str, Any]]) -> dict[str, object]:
    def held(holder: str) -> set[str]:
        return {place["name"] for place in places if place["holder"] == holder}

    return {
        "rome": held("rome"), "carthage": held("carthage"), "independent": held("independent"),
        "forts": {place["name"] for place in places if place["fortified"]},
        "cities": {place["name"] for place in places if place["token"] in ("city", "capital")},
    }  # fmt: skip
