"""Mare Nostrum in the terminal: provinces and seas, the own supply, offers, battles, tracks, empires, tiles."""

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
from .chart import Scale, Window
from .parts import Part, fixed, flowing
from .sites import Site, draw_sites, key

View = Mapping[str, Any]  # views and component entries: the board knows their keys
WINDOW = Window(  # the Aegean and the east are crowded
    Scale((-9.5, 6.0, 19.0, 30.0, 48.0), (0.0, 0.24, 0.52, 0.76, 1.0)),
    Scale((22.0, 31.0, 36.0, 41.5, 48.5), (0.0, 0.2, 0.5, 0.78, 1.0)),
)
FEWEST_ROWS = 10
PRICED = ("control", "legion", "fortress", "trireme")


class MareBoard(Board):
    """The table of Mare Nostrum: Empires."""

    manner = Manner(ends=("done", "pass"))

    def __init__(self, game: Game, texts: Texts) -> None:
        super().__init__(game, texts)
        tables = ("province", "sea", "empire", "hero", "wonder", "build_cost")
        self.table: dict[str, dict[str, View]] = {
            name: {entry.word("id"): entry.data for entry in game.components.entries(name)} for name in tables
        }
        self.empires: dict[str, str | None] = {}
        wins = game.components.single("victory")
        self.winning = [  # cities, tiles, titles [6.2-1, 6.3-1, 6.4-1]
            wins.table(name).number("number")
            for name in ("capital_and_legendary_cities", "heroes_and_wonders", "leader_titles")
        ]

    def see(self, scene: Scene) -> None:
        """Which empire each seat plays."""
        view: View = scene.view
        self.empires = dict(view["empires"])

    def seat_colour(self, seat: int) -> str:
        """The colour of its empire."""
        empire = self.empires.get(self.game.nouns["seat"][seat])
        return str(self.table["empire"][empire]["colour"]) if empire else super().seat_colour(seat)

    def seat_name(self, seat: int) -> str:
        """Its empire."""
        empire = self.empires.get(self.game.nouns["seat"][seat])
        return self.texts.noun("empire", empire) if empire else super().seat_name(seat)

    def group(self, code: int) -> str:
        """Sites by province, tiles by kind."""
        noun, domain = self.game.space.action(code).noun, self.game.space.verb_of(code).domain
        if domain == "site":
            return self.texts.noun("province", self._home(noun))
        if domain == "tile":
            return self.texts.board("tile-kind", kind="wonder" if noun in self.table["wonder"] else "hero")
        return ""

    def describe(self, scene: Scene, code: int) -> str:
        """An action with its price in resources; a hero or wonder with what it does."""
        price = self._price(scene, code)
        deed = self.texts.action(code)
        words = self.texts.board("deed-price", deed=deed, n=price) if price else deed
        action = self.game.space.action(code)
        return f"{words}. {self._effect(action.noun)}" if action.verb == "recruit" else words

    def heading(self, scene: Scene) -> Text:
        """Round, phase, leaders."""
        view: View = scene.view
        t = self.texts.board
        line = Text.assemble((f" {self.texts.title()} ", "bold reverse"), f"  {t('round')} {view['round']} · ")
        line.append(t("phase", phase=view["phase"]), "bold")
        for track, leader in view["leaders"].items():
            line.append_text(Text.assemble(f"  {self.texts.noun('track', track)} ", self.mark_of(leader)))
        return line

    def parts(self, scene: Scene, colour: bool) -> list[Part]:
        """Chart, battle, supply and offers, tracks, empires, heroes and wonders, provinces."""
        view: View = scene.view
        tiles, sites = self.lit(scene, "tile"), self.lit(scene, "site")
        on_map = bool(self.lit(scene, "province") or self.lit(scene, "sea") or sites)
        away = not on_map and bool(scene.legal) and bool(tiles or self.lit(scene, "token") or self.lit(scene, "empire"))
        t = self.texts.board
        cards = self._tiles(view, tiles)
        return [
            Part("map", lambda w, r: self._chart(scene, view, w, r, colour), 3 if away else 1, FEWEST_ROWS, True),
            Part("battle", fixed(lambda _: self._battle(view)), 0, 4),
            Part("hand", fixed(lambda w: self._supply(view, w)), 0, 9),
            Part("offers", fixed(lambda w: self._offers(view, w)), 2 if view["phase"] == "trade" else 8, 7),
            Part("tracks", fixed(lambda _: self._tracks(view)), 5, 4, side=True),
            Part("players", lambda w, r: self._empires(scene, view, w, r), 4, 6, side=True),
            Part("tiles", lambda w, r: shown(cards, t("tiles"), w, r), 1 if tiles and away else 7, 4, side=True),
            Part("provinces", fixed(lambda w: self._provinces(view, w)), 6 if sites else 9, 4, side=True),
            Part("key", fixed(lambda _: self._key()), 10, 99, side=True),
        ]

    # ---- the chart ----

    def _chart(self, scene: Scene, view: View, width: int, rows: int, colour: bool) -> list[Text]:
        """Provinces with control, fortress, legions and buildings; seas with triremes."""
        lit = self.lit(scene, "province") | self.lit(scene, "sea")
        lit |= {self._home(site) for site in self.lit(scene, "site")}
        places = {label: entry["label"] for table in ("province", "sea") for label, entry in self.table[table].items()}
        sites = []
        for label, province in view["provinces"].items():
            name = self.texts.noun("province", label)
            sign = self.mark_of(province["control"]).plain
            tail = self._units(province)
            built = sum(1 for site in province["sites"].values() if site["built"])
            tail.append((f"{' ' if tail else ''}{built}/{len(province['sites'])}", Style(color="#7a6a4a")))
            style = self._style(province["control"])
            sites.append(Site(label, name, sign, style, tail, label in lit, 0 if province["legions"] else 1))
        for label, ships in view["seas"].items():
            tail = [
                (f"{self.mark_of(seat).plain}≈{count}", self._style(seat)) for seat, count in ships.items() if count
            ]
            style = Style(color="#1b4f72", italic=True)
            sites.append(Site(label, self.texts.noun("sea", label), "≈", style, tail, label in lit, 0 if tail else 2))
        return draw_sites(WINDOW, sites, places, (), width, rows, colour).rows()

    def _units(self, province: View) -> list[tuple[str, Style]]:
        """A fortress, and legions in the field or on buildings."""
        legions = dict(province["legions"])
        for site in province["sites"].values():
            if site["legion_of"] and site["legion_of"] not in legions:
                legions[site["legion_of"]] = 0
        units = [("#", self._style(province["fortress"]))] if province["fortress"] else []
        units += [(f"{self.mark_of(seat).plain}{count or ''}", self._style(seat)) for seat, count in legions.items()]
        return [*units, ("✕ ", Style(color="#a8412d", bold=True))] if province["at_war"] else units

    # ---- parts in words ----

    def _supply(self, view: View, width: int) -> list[Text]:
        """What is behind one's screen, what is paid or offered of it, and the largest set."""
        t = self.texts.board
        if "supply" not in view:
            return []
        lines = flowing(self._tokens(view["supply"]), width, Text(f"{t('supply')} ", "dim"))
        lines = lines or [Text(f"{t('supply')}: {t('nothing')}", "dim")]
        more = [Text(t("set", n=view["largest_set"]))] if view.get("largest_set") else []
        payment = view["now"].get("payment")
        if payment:
            paid = ", ".join(self.texts.noun("token", token) for token in payment["paid"])
            more.append(Text(f"{t('pays', paid=len(payment['paid']), price=payment['price'])} {paid}", "bold"))
        if view.get("offer"):
            more += [Text(f"{t('offer')}:", "dim"), *self._tokens(view["offer"])]
        return [*lines, *flowing(more, width)]

    def _offers(self, view: View, width: int) -> list[Text]:
        """The exchange markers, and what each empire offers and has claimed."""
        t = self.texts.board
        exchange = view["exchange"]
        if view["phase"] != "trade":
            return []
        free = "  ".join("/".join(map(str, pair)) for pair in exchange["free"])
        line = Text.assemble(
            (f"{t('exchange')} ", "dim"), (str(exchange["value"] or "–"), "bold"), (f"  ({free})", "dim")
        )
        lines = [line]
        for seat, realm in view["players"].items():
            if realm.get("offer"):
                entries = self._tokens(realm["offer"])
                lines += flowing(entries, width, Text.assemble(self.mark_of(seat), " "))
        return lines

    def _battle(self, view: View) -> list[Text]:
        """Dice as rolled and hits on both sides."""
        battle = view["now"].get("battle")
        if not battle:
            return []
        t = self.texts.board
        place = self._place(battle)
        lines = [Text(f"{t('battle')} · {place}", "bold underline")]
        for side, role in (("attack", "attacks"), ("defence", "defends")):
            seat = battle["attacker" if side == "attack" else "defender"]
            dice = " ".join(str(die) for die in battle[f"{side}_dice"])
            line = Text.assemble(self.mark_of(seat), f" {t(role)}  ", (dice, "bold"))
            line.append(f"  {t('hits')} {battle[f'{side}_hits']}", "bold red" if battle[f"{side}_hits"] else "dim")
            lines.append(line)
        return lines

    def _place(self, battle: View) -> str:
        if battle["province"]:
            return self.texts.noun("province", battle["province"])
        return self.texts.noun("sea", battle["sea"]) if battle["sea"] else ""

    def _tracks(self, view: View) -> list[Text]:
        """The three leader tracks, the first one first; the leader wears the laurel."""
        lines = []
        for track, places in view["tracks"].items():
            line = Text.assemble((f"{self.texts.noun('track', track):<12}", "dim"))
            for seat, place in sorted(places.items(), key=lambda one: (-one[1]["level"], one[0])):
                crown = "✦" if view["leaders"][track] == seat else ""
                line.append_text(Text.assemble(self.mark_of(seat), f"{place['level']}{crown} "))
            lines.append(line)
        return lines

    def _empires(self, scene: Scene, view: View, width: int, rows: int) -> list[Text]:
        """Every empire: great cities, tiles and titles; if there is room also which tiles, the price, the stock."""
        drawn: list[list[Text]] = [[], [], []]  # with all of that, without the stock, brief
        for seat, realm in view["players"].items():
            if not realm.get("empire"):
                continue
            number = self.game.nouns["seat"].index(seat)
            sign = "▶" if number in scene.acting else "✓" if seat in view["now"].get("had_turn", ()) else " "
            lead = Text.assemble((sign, "bold yellow"), self.seat_text(number))
            standing, tiles, stock = self._standing(view, seat, realm), self._tiles_of(realm), self._stock(realm)
            for lines, entries in zip(drawn, ([*standing, *tiles, *stock], [*standing, *tiles], standing), strict=True):
                lines += flowing(entries, width, lead)
        return next((lines for lines in drawn if len(lines) <= rows), drawn[-1])

    def _standing(self, view: View, seat: str, realm: View) -> list[Text]:
        """How much an empire has of what wins."""
        t = self.texts.board
        cities, tiles, titles = self.winning
        held = sum(1 for leader in view["leaders"].values() if leader == seat)
        return [
            Text(f"{t('cities')} {realm['great_cities']}/{cities}"),
            Text(f"{t('heroes')} {len(realm['tiles'])}/{tiles}"),
            Text(f"✦{held}/{titles}"),
        ]

    def _tiles_of(self, realm: View) -> list[Text]:
        """Its heroes and wonders, and the price of its next one."""
        names = [Text(self.texts.noun("tile", tile), "italic") for tile in realm["tiles"]]
        return [*names, Text(self.texts.board("price", n=realm["next_tile_price"]), "dim")]

    def _stock(self, realm: View) -> list[Text]:
        return [Text(f"{self.texts.board('kind', kind=kind)} {count}", "dim") for kind, count in realm["stock"].items()]

    def _tiles(self, view: View, lit: set[str]) -> list[Card]:
        """Heroes and wonders on display with their effects."""
        return [
            Card(self.texts.noun("tile", tile), "", "", self._effect(tile), "bold", tile in lit)
            for tile in view["tiles"]["open"]
            if not lit or tile in lit
        ]

    def _effect(self, tile: str) -> str:
        entry = self.table["hero"].get(tile) or self.table["wonder"][tile]
        return self.texts.printed("tile", tile, "effect", str(entry["effect"]))

    def _provinces(self, view: View, width: int) -> list[Text]:
        """Every province that somebody holds with its sites: built ones plain, empty ones dim."""
        lines: list[Text] = []
        for label, province in sorted(view["provinces"].items(), key=lambda one: str(one[1]["control"] or "z")):
            sites = []
            for site, data in province["sites"].items():
                word = self.texts.noun("commodity", data["good"]) if data["good"] else self.texts.noun("site", site)
                taken = data["legion_of"]
                sites.append(Text(word if data["built"] else f"({word})", "" if data["built"] else "dim"))
                if taken:
                    sites[-1].append_text(self.mark_of(taken))
            head = Text.assemble(self.mark_of(province["control"]), f" {self.texts.noun('province', label)}: ")
            lines += flowing(sites, width, head)
        return lines

    def _key(self) -> list[Text]:
        t = self.texts.board
        rows = [("● ◆ ○", t("control")), ("#", t("fortress")), ("●2", t("legions")), ("≈2", t("kind", kind="triremes"))]
        rows += [("2/4", t("sites")), ("✕", t("battle")), ("✦", t("titles"))]
        return key(rows)

    # ---- words and prices ----

    def _tokens(self, tokens: Mapping[str, int]) -> list[Text]:
        return [
            Text.assemble(self.texts.noun("token", token), (f" {count}", "bold"))
            for token, count in tokens.items()
            if count
        ]

    def _style(self, seat: str | None) -> Style:
        if seat not in self.game.nouns["seat"]:
            return Style(color="#3a3226", bold=True)
        return self.seat_style(self.game.nouns["seat"].index(seat))

    def _home(self, site: str) -> str:
        """The province of a site: a city is listed by its province, any other site begins with its name."""
        for label, province in self.table["province"].items():
            if site.startswith(f"{label}_") or any(city["id"] == site for city in province["cities"]):
                return label
        return ""

    def _price(self, scene: Scene, code: int) -> int:
        action = self.game.space.action(code)
        if action.verb in PRICED:
            return self._cost(action.verb)
        if action.verb == "build":
            kind = action.noun.rpartition("_")[2]
            return self._cost(kind if kind in ("market", "temple") else "caravan")  # a city costs the same
        if action.verb != "recruit":
            return 0
        view: View = scene.view
        own = view["players"][self.game.nouns["seat"][scene.seat]]
        return self._cost("pyramids") if action.noun == "pyramids" else int(own.get("next_tile_price", 0))

    def _cost(self, item: str) -> int:
        return int(self.table["build_cost"].get(item, {}).get("resources", 0))


def make(game: Game, texts: Texts) -> Board:
    """The board for the terminal."""
    return MareBoard(game, texts)
