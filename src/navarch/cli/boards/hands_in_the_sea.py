"""Hands in the Sea in the terminal: the coasts with their tokens, the hand, battles, tracks, strategies, both areas."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.style import Style
from rich.text import Text

from ...engine.game import Game
from ...text import Texts
from ..offers import Manner
from .board import Board, Scene
from .cards import Card, shown
from .parts import Part, fixed, flowing
from .sites import SICILY, Site, draw_sites, key

View = Mapping[str, Any]  # views and component entries: the board knows their keys
TROOPS = ("heavy_infantry", "light_infantry", "cavalry", "elephants", "siege")
SIGNS = ("strength", "wagon", "ship", "colonist", "sword", "silver", "wine")
FEWEST_ROWS = 7


class HandsBoard(Board):
    """The table of Hands in the Sea."""

    manner = Manner(
        ends=("pass", "done", "decline", "stay", "leave", "refuse"),
        free=("lead", "retrieve", "withdraw", "invoke"),
        families={
            "hand": ("discard", "return", "reserve"),
            "draft": ("draft", "levy"),
            "strategy": ("buy", "drop_strategy", "cycle"),
            "fleet": ("sail", "build", "engage"),
        },
    )

    def __init__(self, game: Game, texts: Texts) -> None:
        super().__init__(game, texts)
        tables = ("location", "connection", "card", "empire", "region", "sea_zone", "home_port", "term", "track")
        self.table: dict[str, dict[str, View]] = {
            name: {entry.word("id"): entry.data for entry in game.components.entries(name)} for name in tables
        }
        numbers: View = game.components.single("numbers").data
        self.levy_factor: int = numbers["costs"]["emergency_levy_factor"]
        self.goal: int = numbers["ending"]["vp"]  # points that end the game [6.2]

    def seat_colour(self, seat: int) -> str:
        """Rome is red, Carthage blue."""
        return str(self.table["empire"][self.game.nouns["seat"][seat]]["colour"])

    def group(self, code: int) -> str:
        """Locations by region, cards by kind."""
        noun, domain = self.game.space.action(code).noun, self.game.space.verb_of(code).domain
        if domain == "location":
            return self._name("region", self.table["location"][noun]["region"])
        if domain != "card":
            return ""
        kind = str(self.table["card"][noun].get("kind", ""))
        return self.texts.board("card-kind", kind="troops" if kind in TROOPS else kind)

    def describe(self, scene: Scene, code: int) -> str:
        """An action with its price in Silver and what it brings."""
        action = self.game.space.action(code)
        deed, t = self.texts.action(code), self.texts.board
        card = self.table["card"].get(action.noun, {})
        colonist = "yes" if card.get("manpower") else "no"
        if action.verb in ("draft", "levy"):
            factor = self.levy_factor if action.verb == "levy" else 1
            return t("deed-draft", deed=deed, silver=card.get("cost", 0) * factor, colonist=colonist)
        if action.verb == "buy":
            view: View = scene.view
            price = next((one["price"] for one in view["strategy_row"] if one["card"] == action.noun), None)
            return deed if price is None else t("deed-draft", deed=deed, silver=price, colonist="no")
        if action.verb == "money":
            return t("deed-money", deed=deed, silver=card.get("silver", 0))
        if action.verb == "settle":
            place = self.table["location"][action.noun]
            needs = "yes" if place["colonist_required"] else "no"
            return t("deed-settle", deed=deed, points=place["vp"], colonist=needs)
        return deed

    def heading(self, scene: Scene) -> Text:
        """Turn, actions left, Silver and points of both."""
        view: View = scene.view
        t = self.texts.board
        line = Text.assemble((self.texts.title(), "bold reverse"))
        line.append(f" {t('turn', n=view['turn'], last=view['last_turn'])}")
        if view["round"]:
            line.append_text(Text.assemble(" ▶", self.mark_of(view["round"]["seat"])))
            line.append(f" {t('actions-left', n=view['round']['actions'])}", "bold")
        for name in ("points", "silver"):
            line.append(f"  {t(name)}", "dim")
            for player in view["players"]:
                line.append_text(Text.assemble(" ", self.mark_of(player["seat"]), str(player[name])))
        return line

    def parts(self, scene: Scene, colour: bool) -> list[Part]:
        """Chart, battles, hand, what is for sale, tracks, areas, piles."""
        view: View = scene.view
        own = next((one for one in view["players"] if one["seat"] == self.game.nouns["seat"][scene.seat]), None)
        on_map = bool(self.lit(scene, "location") or self.lit(scene, "station"))
        cards = self.lit(scene, "card") and not on_map
        chart = Part("map", lambda w, r: self._chart(scene, view, w, r, colour), 3 if cards else 1, FEWEST_ROWS, True)
        found = [chart]
        if view["battles"]:
            found.append(Part("battle", fixed(lambda w: self._battles(view, w)), 0, 4))
        hand = self._hand(scene, own) if own else []
        t = self.texts.board
        if hand:
            found.append(Part("hand", lambda w, r: shown(hand, t("your-hand"), w, r), 0 if cards else 2, 2))
        others = self._elsewhere(scene, view, own)
        if others and cards:
            found.append(Part("offers", lambda w, r: shown(others, t("elsewhere"), w, r), 1, 3))
        sale = self._strategies(scene, view, own)
        return [
            *found,
            Part("strategies", lambda w, r: shown(sale, t("strategies"), w, r), 5, 2, side=True),
            Part("tracks", fixed(lambda w: self._tracks(view, w)), 4, 9, side=True),
            Part(
                "players",
                fixed(lambda w: [line for one in view["players"] for line in self._area(one, w)]),
                6,
                9,
                side=True,
            ),
            Part("piles", fixed(lambda w: self._piles(view, w)), 7, 3, side=True),
            Part("key", fixed(lambda _: self._key()), 8, 99, side=True),
        ]

    # ---- the chart ----

    def _chart(self, scene: Scene, view: View, width: int, rows: int, colour: bool) -> list[Text]:
        """Locations with tokens and forts, supply that fails, sea zones with their fleets."""
        lit = self.lit(scene, "location")
        sites = [self._site(place, place["name"] in lit) for place in view["locations"]]
        stations = self.lit(scene, "station")
        places = {**self.table["location"]}
        for zone in view["sea_zones"]:
            entry = self.table["sea_zone"][zone["name"]]
            places[f"zone {zone['name']}"] = entry
            tail = [
                self._fleet(one) for one in view["players"] if one["fleet"] == zone["name"] and not one["fleet_in_port"]
            ]
            style = Style(color="#1b4f72", italic=True)
            label = f"zone {zone['name']}"
            name = self._name("sea_zone", zone["name"])
            sites.append(Site(label, name, "≈", style, tail, zone["name"] in stations, 0 if tail else 3))
        for label, port in self.table["home_port"].items():
            places[label] = port
            fleet = next(one for one in view["players"] if one["seat"] == port["empire"])
            tail = [self._fleet(fleet)] if fleet["fleet_in_port"] and fleet["warships"] else []
            mine = port["empire"] == self.game.nouns["seat"][scene.seat]
            sites.append(Site(label, "", "⌂", self._style(port["empire"]), tail, mine and "port" in stations, 0))
        return draw_sites(SICILY, sites, places, self.table["connection"].values(), width, rows, colour).rows()

    def _site(self, place: View, lit: bool) -> Site:
        """A town by name, a city in capitals, a capital with a star of its own; an empty place with its points."""
        label, holder = place["name"], place["holder"]
        name = self.texts.noun("location", label)
        if place["token"] in ("city", "capital"):
            name = name.upper()
        if place["token"] == "capital":
            name = f"{name}!"
        marks = ("#" if place["fortified"] else "") + ("✕" if place["battle"] else "")
        tail = [(marks, Style(color="#7b2d1e", bold=True))] if marks else []
        if place["in_supply"] is False:
            tail.append(("?", Style(color="#a8412d", bold=True)))
        vacant = "◌" if holder == "independent" else str(self.table["location"][label]["vp"])
        sign = self.mark_of(holder, vacant).plain
        return Site(label, name, sign, self._style(holder), tail, lit, 0 if tail or place["token"] != "town" else 1)

    def _fleet(self, player: View) -> tuple[str, Style]:
        return f"{self.mark_of(player['seat']).plain}≈{player['warships']}", self._style(player["seat"])

    # ---- parts in words ----

    def _hand(self, scene: Scene, own: View) -> list[Card]:
        """Hand and Reserve with signs and texts."""
        lit = self.lit(scene, "card")
        hand, reserve = own["hand"] or [], own["reserve"] or []
        cards = [self._card(card, lit) for card in hand]
        return [*cards, *[self._card(card, lit, self.texts.board("reserve")) for card in reserve]]

    def _elsewhere(self, scene: Scene, view: View, own: View | None) -> list[Card]:
        """What else may be chosen now; of two cards of one name, one is enough."""
        lit = self.lit(scene, "card")
        held = {*(own["hand"] or []), *(own["reserve"] or []), own["strategy"], own["deus"]} if own else set()
        held |= {one["card"] for one in view["strategy_row"]}
        names: dict[str, Card] = {}
        for card in sorted(lit - held, key=self.game.nouns["card"].index):
            face = self._card(card, lit)
            names.setdefault(face.name, face)
        return list(names.values())

    def _card(self, card: str, lit: set[str], where: str = "", price: int | None = None) -> Card:
        entry = self.table["card"][card]
        signs = [where] if where else []
        signs += [f"{self._sign(sign)} {entry[sign]}" for sign in SIGNS if entry.get(sign)]
        cost = entry.get("cost") if price is None else price
        text = self.texts.printed("card", card, "text", entry["text"]) if entry.get("text") else ""
        owner = {"red": "rome", "blue": "carthage"}.get(str(entry.get("border")))
        style = self._style(owner) if owner else "bold"
        corner = str(cost) if isinstance(cost, int) else ""
        return Card(self.texts.noun("card", card), corner, ", ".join(signs), text, style, card in lit)

    def _strategies(self, scene: Scene, view: View, own: View | None) -> list[Card]:
        """The Strategies for sale, and one's own."""
        lit = self.lit(scene, "card")
        cards = [self._card(one["card"], lit, "", one["price"]) for one in view["strategy_row"]]
        mine = [card for card in (own["strategy"], own["deus"]) if card] if own else []
        return [*cards, *[self._card(card, lit, self.texts.board("strategy")) for card in mine]]

    def _battles(self, view: View, width: int) -> list[Text]:
        """The track between defender and attacker, the rounds, and the cards on both sides."""
        t = self.texts.board
        lines: list[Text] = []
        for battle in view["battles"]:
            place = self.texts.noun("location", battle["location"])
            title = Text(f"{t('siege' if battle['siege'] else 'battle')} · {place}", "bold underline")
            title.append(f"  {t('round', n=battle['round'], of=battle['rounds'])}")
            low, high = battle["track"]
            track = Text.assemble(f"{t('defends')} ", self.mark_of(battle["defender"]), " ")
            for space in range(low, high + 1):
                track.append(f" {abs(space)} ", "bold reverse" if space == battle["marker"] else "dim")
            track.append_text(Text.assemble("  ", self.mark_of(battle["attacker"]), f" {t('attacks')}"))
            lines += [title, track]
            for seat, cards in battle["cards"].items():
                arms = f" {t('arms')}" if seat in battle["combined_arms"] else ""
                names = [Text(f"{self.texts.noun('card', card)} {self._strength(card)}".strip()) for card in cards]
                lines += flowing(names, width, Text.assemble(self.mark_of(seat), (f"{arms} ", "italic")))
        return lines

    def _sign(self, sign: str) -> str:
        return (self._name("term", sign) if sign in self.table["term"] else self.texts.board(sign)).lower()

    def _strength(self, card: str) -> str:
        return str(self.table["card"][card].get("strength") or "")

    def _tracks(self, view: View, width: int) -> list[Text]:
        """Points, prestige, warships and pillage of both; what is out of supply."""
        t = self.texts.board
        lines = []
        for name in ("points", "prestige", "warships", "pillage"):
            line = Text.assemble((f"{t(name):<12}", "dim"))
            for player in view["players"]:
                line.append_text(Text.assemble(self.mark_of(player["seat"]), f" {player[name]:>2}   "))
            line.append(f"/ {self.goal}" if name == "points" else "", "dim")
            lines.append(line)
        cut = [place for place in view["locations"] if place["in_supply"] is False]
        words = [
            Text.assemble(self.mark_of(place["holder"]), f" {self.texts.noun('location', place['name'])}")
            for place in cut
        ]
        lines += flowing(words, width, Text(f"{t('out-of-supply')}: ", "dim"))
        for zone in view["sea_zones"]:
            if zone["controlled_by"]:
                who = t("zone", who=self.seat_name(self.game.nouns["seat"].index(zone["controlled_by"])))
                lines.append(Text(f"{self._name('sea_zone', zone['name'])}: {who}"))
        return lines

    def _area(self, player: View, width: int) -> list[Text]:
        """What lies before a player: decks, tokens, Strategy, cards aboard, what the next Campaign brings."""
        t = self.texts.board
        outlook = player["outlook"]
        entries = [Text(t("next", silver=outlook["silver_next"], points=outlook["points_next"]))]
        entries += [Text(f"{t('hand')} {player['hand_size']}"), Text(f"{t('deck')} {player['draw_deck_size']}")]
        entries += [Text(f"{t('discard')} {len(player['discard'])}")]
        entries += [Text(f"{t('reserve')} {player['reserve_size']}/{player['reserve_room']}")]
        entries += [Text(f"{t('towns')} {player['towns_left']}"), Text(f"{t('cities')} {player['cities_left']}")]
        entries += [Text(f"{t('captured')} {player['captured']['points']}")]
        entries += [Text(self.texts.noun("card", player["strategy"]), "bold")] if player["strategy"] else []
        aboard = ", ".join(self.texts.noun("card", card) for card in player["aboard"])
        entries += [Text(f"{t('aboard')}: {aboard}")] if aboard else []
        return flowing(entries, width, Text.assemble(self.mark_of(player["seat"]), " "))

    def _piles(self, view: View, width: int) -> list[Text]:
        """Every pile that may be looked through, by name."""
        t = self.texts.board
        piles = [(t("neutral"), view["neutral"]), (t("old-strategies"), view["strategy_discard"])]
        piles.append((t("events"), view["event_discard"]))
        for player in view["players"]:
            mark = self.mark_of(player["seat"]).plain
            piles += [(f"{mark} {t('empire')}", player["empire"]), (f"{mark} {t('discards')}", player["discard"])]
            piles.append((f"{mark} {t('in-deck' if player['hand'] is not None else 'unseen')}", player["unseen"]))
        lines: list[Text] = []
        for name, cards in piles:
            words = [Text(self.texts.noun("card", card)) for card in cards]
            lines += flowing(words, width, Text(f"{name} {len(cards)}: ", "dim"))
        return lines

    def _key(self) -> list[Text]:
        t = self.texts.board
        rows = [("● ★", f"{t('holder')}: {self.seat_name(0)}, {self.seat_name(1)}"), ("◌", t("independent"))]
        rows += [("1 2 3", t("victory")), ("Name", t("key-town")), ("NAME", t("key-city")), ("NAME!", t("key-capital"))]
        rows += [("#", t("fort")), ("✕", t("battle")), ("?", t("cut")), ("≈2", t("warships")), ("⌂", t("port"))]
        return key(rows)

    # ---- words ----

    def _style(self, holder: str | None) -> Style:
        if holder not in self.game.nouns["seat"]:
            return Style(color="#3a3226", bold=True)
        return self.seat_style(self.game.nouns["seat"].index(holder))

    def _name(self, table: str, label: str) -> str:
        """The name of an entry that is perhaps no noun of the game."""
        entry = self.table[table].get(label, {})
        return self.texts.printed(table, label, "name", str(entry.get("name", label)))


def make(game: Game, texts: Texts) -> Board:
    """The board for the terminal."""
    return HandsBoard(game, texts)
