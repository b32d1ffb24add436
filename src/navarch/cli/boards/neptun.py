"""Neptun in the terminal: the sea with its distances, temples, players, charts, the contracts on offer, one's hand."""

from __future__ import annotations

import heapq
from collections.abc import Mapping
from typing import Any

from rich.style import Style
from rich.table import Table
from rich.text import Text

from ...engine.game import Game
from ...text import Texts
from ..offers import Manner
from .board import Board, Scene
from .chart import INK, LIT, Chart, Scale, Window
from .parts import Part, fixed, in_rows

WINDOW = Window(  # the Aegean is crowded, the west is not
    Scale((-8.0, 10.0, 19.0, 29.0, 39.5), (0.0, 0.3, 0.47, 0.78, 1.0)),
    Scale((29.3, 33.5, 42.0, 46.3), (0.0, 0.2, 0.83, 1.0)),
)
CIRCLED = "①②③④⑤⑥⑦⑧⑨"
FEWEST_ROWS, MOST_ROWS = 9, 26  # of the chart; a smaller one tells nothing
STATUS_MARK = {"open": "", "fulfilled": "✓", "lost": "✗"}
STATUS_STYLE = {"open": "bold", "fulfilled": "green", "lost": "dim strike"}

View = Mapping[str, Any]  # views and component entries: the board knows their keys


class NeptunBoard(Board):
    """The table of Neptun."""

    manner = Manner(ends=("decline", "pass"))

    def __init__(self, game: Game, texts: Texts) -> None:
        super().__init__(game, texts)
        components = game.components
        self.cities: dict[str, View] = {entry.word("id"): entry.data for entry in components.entries("city")}
        self.links: dict[str, View] = {entry.word("id"): entry.data for entry in components.entries("link")}
        self.oars: dict[str, View] = {entry.word("id"): entry.data for entry in components.entries("oar_card")}
        self.forecasts = {entry.number("sum", -99): entry.number("wind") for entry in components.entries("forecast")}
        prices = {entry.word("id"): entry.number("gold") for entry in components.entries("price")}
        self.mile_price = prices["nautical_mile"]
        self.rounds = components.single("sequence").number("game_rounds")

    def parts(self, scene: Scene, colour: bool) -> list[Part]:
        """Chart, temples, players, own contracts, hand and the contracts on offer."""
        view: View = scene.view
        verbs = {self.game.space.verb_of(code).name for code in scene.legal}
        sails, takes = "sail" in verbs, "take" in verbs
        found = [
            Part("map", lambda w, r: self._chart(scene, view, w, r, colour), 1 if sails else 4, FEWEST_ROWS, True),
            Part("temples", fixed(lambda w: in_rows(self._temples(view), w)), 5, 2),
            Part("players", fixed(lambda w: in_rows(self._players(scene, view), w)), 2, 1 + len(view["players"])),
            Part("contracts", fixed(lambda w: in_rows(self._own(scene, view, w), w)), 3 if sails or takes else 1, 2),
            Part("hand", lambda _, __: [self._hand(view)], 0),
        ]
        if view["display"]:
            found.append(Part("offers", fixed(lambda w: in_rows(self._display(view, w), w)), 0 if takes else 6, 3))
        return found

    def group(self, code: int) -> str:
        """Cities by region."""
        noun = self.game.space.action(code).noun
        return self.texts.noun("region", str(self.cities[noun]["region"])) if noun in self.cities else ""

    def describe(self, scene: Scene, code: int) -> str:
        """The action with what it would bring or cost."""
        action = self.game.space.action(code)
        view: View = scene.view
        mine = view["players"][self._label(scene.seat)]
        words = self.texts.action(code)
        if action.verb == "take":
            column = view["display"][int(action.noun) - 1]
            return f"{words}: {self._offer(column)}" if column["face_up"] else words
        if action.verb == "sail":
            return words + self._voyage(view, scene.seat, action.noun)
        if action.verb == "fulfil":
            contract = mine["chart"][int(action.noun) - 1]
            lost = sum(1 for one in mine["chart"][: int(action.noun) - 1] if one and one["status"] == "open")
            more = "; " + self.texts.interface("loses", n=lost) if lost else ""
            return f"{words}: {self._contract(contract)} {self._pays(contract)}{more}"
        return words

    # ---- parts ----

    def heading(self, scene: Scene) -> Text:
        """Round, phase and wind."""
        view: View = scene.view
        say = self.texts.interface
        line = Text.assemble((f" {self.texts.title()} ", "bold reverse"), no_wrap=True, overflow="ellipsis")
        line.append("  " + say("round", round=view["round"], rounds=self.rounds))
        line.append("  " + say(f"phase-{view['phase']}", turn=view["turn"]), "bold")
        line.append(f"   {say('wind')} {view['wind']}", "bold cyan")
        if view["forecast"] is not None:
            wind = self.forecasts[view["forecast"]]
            line.append("  " + say("forecast", sum=signed(view["forecast"]), wind=wind), "cyan")
        return line

    def _chart(self, scene: Scene, view: View, width: int, rows: int, colour: bool) -> list[Text]:
        chart = Chart(WINDOW, width, min(rows, MOST_ROWS), colour)
        at = {city: chart.cell(data["label"]["lon"], data["label"]["lat"]) for city, data in self.cities.items()}
        for cell in at.values():
            chart.put(cell, "◎", Style(color=INK, bold=True))
        for link in self.links.values():
            ends = [self.cities[link[end]]["label"] for end in ("a", "b")]
            way = [(point["lon"], point["lat"]) for point in ends]
            chart.line([way[0], *[(lon, lat) for lon, lat in link.get("via", [])], way[1]])
        for city, data in self.cities.items():
            self._harbour(chart, scene, view, city, at[city], data["text"])
        for name, miles in view["distances"].items():
            if miles:
                marker = self.links[name]["marker"]
                deep = self.links[name]["kind"] == "deep_sea"
                style = Style(color="#7b2d1e" if deep else "#1b4f72", bold=True)
                chart.number(chart.cell(marker["lon"], marker["lat"]), str(miles), style)
        return chart.rows()

    def _harbour(self, chart: Chart, scene: Scene, view: View, city: str, cell: tuple[int, int], side: str) -> None:
        """A city with its name, the slots of one's open contracts for it, and the boats that lie there."""
        slots = "".join(
            CIRCLED[number]
            for number, contract in enumerate(view["players"][self._label(scene.seat)]["chart"])
            if contract and contract["status"] == "open" and contract["city"] == city
        )
        lit = any(self.game.space.text(code) == f"sail {city}" for code in scene.legal)
        boats = [seat for seat in range(len(scene.names)) if view["boats"][self._label(seat)] == city]
        name = self.texts.noun("city", city)
        text = f"{name} {slots}".strip()
        style = Style(color=INK, bold=bool(slots) or lit, bgcolor=LIT if lit else None)
        chart.label(cell, text, side, style, [(self.seat_mark(seat).plain, self.seat_style(seat)) for seat in boats])

    def _temples(self, view: View) -> Table:
        """Temples with their tiles, and where everybody stands, the first one first."""
        table = Table.grid(padding=(0, 2))
        heads, standings = [], []
        for region, temple in view["temples"].items():
            table.add_column(no_wrap=True)
            name = self.texts.interface("gold-temple") if region == "gold" else self.texts.noun("region", region)
            tiles = "/".join(str(points) for points in temple["tiles"]) or "–"
            heads.append(Text.assemble((name, "bold"), (f" {tiles}", "yellow")))
            standing = Text()
            for seat in temple["ranking"]:
                number = self.game.nouns["seat"].index(seat)
                space = temple["track"][seat] if "track" in temple else view["players"][seat]["gold"]
                standing.append_text(self.seat_mark(number))
                standing.append(f"{space} ")
            standings.append(standing if standing.plain else Text("–", "dim"))
        table.add_row(*heads)
        table.add_row(*standings)
        return table

    def _players(self, scene: Scene, view: View) -> Table:
        """One line for each player, in player order."""
        say = self.texts.interface
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
        for key in ("player", "points", "gold", "oars", "scale", "contracts", "played"):
            table.add_column(say(f"head-{key}"), no_wrap=True)
        scale = {seat: number for number, seats in view["oar_scale"].items() for seat in seats}
        for label in view["order"] or view["players"]:
            seat = self.game.nouns["seat"].index(label)
            player = view["players"][label]
            who = self.seat_text(seat)
            who.append(f" ({self.sitter(scene, seat)})", "dim")
            lead = Text("▶ " if seat in scene.acting else "  ", "bold yellow")
            table.add_row(
                Text.assemble(lead, who),
                Text(str(player["points"]), "bold"),
                str(player["gold"]),
                str(player["hand_size"]),
                scale.get(label, "–"),
                self._slots(player["chart"]),
                Text(self._oar(player["played"][-1]) if player["played"] else "–"),
            )
        return table

    def _slots(self, chart: list[View | None]) -> Text:
        """A chart in short: three letters of each city, and what became of it."""
        line = Text()
        for number, contract in enumerate(chart):
            if number:
                line.append(" ")
            if contract is None:
                line.append("··· ", "dim")
            else:
                name = self.texts.noun("city", contract["city"])[:3]
                line.append(f"{name}{STATUS_MARK[contract['status']]:<1}", STATUS_STYLE[contract["status"]])
        return line

    def _own(self, scene: Scene, view: View, width: int) -> Table:
        """One's own chart, slot by slot."""
        chart = view["players"][self._label(scene.seat)]["chart"]
        table = Table.grid(expand=False, padding=(0, 1))
        top, bottom = [], []
        each = max(width // max(len(chart), 1) - 1, 12)
        for number, contract in enumerate(chart):
            if contract is None:
                top.append(Text(f"{CIRCLED[number]} –", "dim"))
                bottom.append(Text(""))
                continue
            style = STATUS_STYLE[contract["status"]]
            mark = STATUS_MARK[contract["status"]]
            top.append(Text(f"{CIRCLED[number]}{mark or ' '}{self._contract(contract)}", style))
            bottom.append(Text(f"  {self._pays(contract)}", style))
        for _ in chart:
            table.add_column(width=each, no_wrap=True)
        table.add_row(*top)
        table.add_row(*bottom)
        return table

    def _hand(self, view: View) -> Text:
        """Oar cards as power and wind."""
        line = Text.assemble((f"{self.texts.interface('hand')} ", "dim"), no_wrap=True, overflow="ellipsis")
        for oar in sorted(view["hand"], key=lambda one: self.oars[one]["power"]):
            line.append(f" {self._oar(oar)} ", "bold reverse")
            line.append(" ")
        if view.get("chosen"):
            line.append(f"  {self.texts.interface('chosen')} {self._oar(view['chosen'])}", "dim")
        return line

    def _display(self, view: View, width: int) -> Table:
        """The contracts on offer, column by column."""
        display = view["display"]
        each = max(width // len(display) - 1, 12)
        table = Table.grid(padding=(0, 1))
        lines: list[list[Text]] = [[], [], []]
        for number, column in enumerate(display, 1):
            table.add_column(width=each, no_wrap=True)
            if not column["face_up"]:
                word = self.texts.interface("taken" if column["state"] == "taken" else "face-down")
                texts = [Text(f"{number}. {word}", "dim"), Text(""), Text("")]
            else:
                gold = f" +{column['gold']}●" if column["gold"] else ""
                texts = [
                    Text(f"{number}. {self._contract(column)}", "bold"),
                    Text(f"   {self._pays(column)}", "green"),
                    Text(f"   {self.texts.interface('head-oars')} {self._oar(column['oar'])}{gold}"),
                ]
            for line, text in zip(lines, texts, strict=True):
                line.append(text)
        for line in lines:
            table.add_row(*line)
        return table

    # ---- words ----

    def _label(self, seat: int) -> str:
        return self.game.nouns["seat"][seat]

    def _contract(self, contract: View) -> str:
        return f"{self.texts.noun('good', contract['good'])}→{self.texts.noun('city', contract['city'])}"

    def _pays(self, contract: View) -> str:
        if contract["pays"] == "gold":
            return self.texts.interface("pays-gold", n=contract["amount"])
        region = self.texts.noun("region", contract["region"])
        return self.texts.interface("pays-temple", n=contract["amount"], region=region)

    def _offer(self, column: View) -> str:
        gold = f", +{column['gold']} {self.texts.interface('head-gold')}" if column["gold"] else ""
        oars = f"{self.texts.interface('head-oars')} {self._oar(column['oar'])}"
        return f"{self._contract(column)}, {self._pays(column)}, {oars}{gold}"

    def _oar(self, oar: str) -> str:
        """Power and wind of an oar card, as `6/−1`."""
        card = self.oars[oar]
        star = "*" if card["set"] == "starting" else ""
        return f"{card['power']}{star}/{signed(int(str(card['wind'])))}"

    def _voyage(self, view: View, seat: int, city: str) -> str:
        """How far it is, what it costs, and the contracts that lead there."""
        label = self._label(seat)
        miles = self._miles(view, view["boats"][label]).get(city, 0)
        words = "" if not miles else " " + self.texts.interface("miles", n=miles)
        missing = miles - view["current"]["range"]
        if missing > 0:
            words += ", " + self.texts.interface("costs", n=missing * self.mile_price)
        for number, contract in enumerate(view["players"][label]["chart"]):
            if contract and contract["status"] == "open" and contract["city"] == city:
                words += f" {CIRCLED[number]}"
        return words

    def _miles(self, view: View, start: str) -> dict[str, int]:
        """The cheapest way from a city to every other one."""
        found: dict[str, int] = {}
        queue = [(0, start)]
        while queue:
            miles, city = heapq.heappop(queue)
            if city in found:
                continue
            found[city] = miles
            for name, length in view["distances"].items():
                ends = [str(self.links[name]["a"]), str(self.links[name]["b"])]
                if length and city in ends:
                    ends.remove(city)
                    heapq.heappush(queue, (miles + length, ends[0]))
        return found


def signed(number: int) -> str:
    """A number with its sign, as the cards print it."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def make(game: Game, texts: Texts) -> Board:
    """The board for the terminal."""
    return NeptunBoard(game, texts)
