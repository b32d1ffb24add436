"""Hamilcar in the terminal: the theatre with its armies, the hand, what is fought, the Generals, tracks and chests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.style import Style
from rich.text import Text

from ...engine.game import Game
from ...text import Texts
from ..offers import Manner
from .board import Board, Scene
from .cards import Card, shown
from .fights import fights
from .parts import Part, fixed, flowing
from .sites import SICILY, Site, draw_sites, key

View = Mapping[str, Any]  # views and component entries: the board knows their keys
COLOURS = {"rome": "red", "carthage": "blue"}
FEWEST_ROWS = 10


class HamilcarBoard(Board):
    """The table of Hamilcar."""

    manner = Manner(ends=("pass", "done", "stop"))

    def __init__(self, game: Game, texts: Texts) -> None:
        super().__init__(game, texts)
        tables = ("space", "province", "strategy_card", "tactic_card", "general", "road", "sea_lane", "turn")
        self.table: dict[str, dict[str, View]] = {
            name: {entry.word("id"): entry.data for entry in game.components.entries(name)} for name in tables
        }

    def seat_colour(self, seat: int) -> str:
        """Rome is red, Carthage blue."""
        return COLOURS[self.game.nouns["seat"][seat]]

    def group(self, code: int) -> str:
        """Spaces by province."""
        entry = self.table["space"].get(self.game.space.action(code).noun)
        return self._province(entry["province"]) if entry else ""

    def describe(self, scene: Scene, code: int) -> str:
        """The Operations Points of a card, the ratings of a General."""
        action = self.game.space.action(code)
        deed = self.texts.action(code)
        if action.verb == "operate":
            return self.texts.board("deed-operate", deed=deed, ops=self.table["strategy_card"][action.noun]["ops"])
        view: View = scene.view
        general = view["generals"].get(action.noun) if action.verb in ("activate", "command") else None
        if general is None:
            return deed
        return self.texts.board("deed-general", deed=deed, strategy=general["strategy"], battle=general["battle"])

    def heading(self, scene: Scene) -> Text:
        """Turn, years, phase, who is on, and the sea."""
        view: View = scene.view
        t = self.texts.board
        years = list(self.table["turn"].values())[view["turn"] - 1]["years"].replace("BC", t("bc"))
        line = Text.assemble((f" {self.texts.title()} ", "bold reverse"))
        line.append(f"  {t('turn')} {view['turn']}/{len(self.table['turn'])} · {years} · ")
        line.append(t("phase", phase=view["phase"]), "bold")
        if view["active"]:
            line.append_text(Text.assemble("  ▶ ", self.mark_of(view["active"])))
        line.append("  ")
        for seat, tally in view["tally"].items():
            line.append_text(Text.assemble(" ", self.mark_of(seat), f"{tally}"))
        if view["truce"]:
            line.append(f"  {t('truce')}", "bold yellow")
        return line

    def parts(self, scene: Scene, colour: bool) -> list[Part]:
        """Chart, fight, hand, then forces, tracks, provinces, Generals elsewhere and piles."""
        view: View = scene.view
        on_map = bool(self.lit(scene, "space") or self.lit(scene, "general") & set(self._where(view)))
        cards = not on_map and bool(self.lit(scene, "card") or self.lit(scene, "tactic"))
        chart = Part("map", lambda w, r: self._chart(scene, view, w, r, colour), 3 if cards else 1, FEWEST_ROWS, True)
        found = [chart]
        if fights(self, view):
            found.append(Part("battle", fixed(lambda w: fights(self, view, w)), 0, 3))
        hand = self._hand(scene, view)
        if hand:
            title = self.texts.board("your-hand")
            found.append(Part("hand", lambda w, r: shown(hand, title, w, r), 0 if cards else 4, 2))
        return [
            *found,
            Part("tracks", fixed(lambda w: self._tracks(view, w)), 5, 9, side=True),
            Part("forces", fixed(lambda w: self._forces(view, w)), 6, 3, side=True),
            Part("provinces", fixed(lambda w: self._provinces(view, w)), 7, 9, side=True),
            Part("generals", fixed(lambda w: self._generals(view, w)), 8, 5, side=True),
            Part("piles", fixed(lambda w: self._piles(view, w)), 9, 4, side=True),
            Part("key", fixed(lambda _: self._key()), 10, 99, side=True),
        ]

    # ---- the chart ----

    def _chart(self, scene: Scene, view: View, width: int, rows: int, colour: bool) -> list[Text]:
        """Spaces with their control, armies and fleets; a walled city in capitals."""
        lit = self.lit(scene, "space")
        generals = self.lit(scene, "general")
        lit |= {place for general, place in self._where(view).items() if general in generals}
        fleets: dict[str, list[tuple[str, View]]] = {}
        for seat, fleet in view["fleets"].items():
            if fleet:
                fleets.setdefault(fleet["route"][-1], []).append((seat, fleet))
        sites = []
        for label, space in view["spaces"].items():
            name = self.texts.noun("space", label)
            tail = [mark for one in self._stacks(space) for mark in one]
            tail += [(f"≈{fleet['warships']}", self._style(seat)) for seat, fleet in fleets.get(label, ())]
            holder = "∩" if space.get("tribe") else self.mark_of(space["control"]).plain
            style = self._style(space["control"])
            weight = 0 if tail else 1 if space.get("city") else 2
            sites.append(
                Site(label, name.upper() if space.get("city") else name, holder, style, tail, label in lit, weight)
            )
        ways = [*self.table["road"].values(), *self.table["sea_lane"].values()]
        return draw_sites(SICILY, sites, self.table["space"], ways, width, rows, colour).rows()

    def _stacks(self, space: View) -> Iterator[list[tuple[str, Style]]]:
        """Whoever stands at a space: those within the walls in brackets."""
        city = space.get("city")
        if city and city["inside"]:
            yield [(f"[{self.stack(city['inside'])}]", self._style(space["control"]))]
        for seat, force in space.get("outside", {}).items():
            mark = self.mark_of(seat).plain if seat != space["control"] else ""
            yield [(mark + self.stack(force), self._style(seat))]
        siege = space.get("siege")
        if siege:
            yield [(f"✕{siege['points']}/{siege['needed']}", Style(color="#a8412d", bold=True))]

    def stack(self, force: View) -> str:
        """A stack in short: units, elephants, supply trains, Generals."""
        signs = {"cu": "", "elephants": "e", "st": "s"}
        units = [f"{force[kind]}{sign}" for kind, sign in signs.items() if force[kind]]
        generals = len(force["generals"])
        return "+".join(units) + ("⚑" if generals == 1 else f"⚑{generals}" if generals else "")

    def _where(self, view: View) -> dict[str, str]:
        """The Generals on the map, and where they are."""
        found = {}
        for label, space in view["spaces"].items():
            inside = (space.get("city") or {}).get("inside")
            for force in (*space.get("outside", {}).values(), *([inside] if inside else [])):
                found.update(dict.fromkeys(force["generals"], label))
        return found

    # ---- parts in words ----

    def _hand(self, scene: Scene, view: View) -> list[Card]:
        """Strategy and tactic cards with their Operations, signs and texts, and what is known of the other hand."""
        lit = self.lit(scene, "card") | self.lit(scene, "tactic")
        own = view.get("hand") or []
        known = [card for card in dict.fromkeys([*view.get("revealed", []), *view.get("spied", [])]) if card not in own]
        cards = [self._card(card, lit) for card in own]
        for tactic in view.get("tactics") or []:
            text = self.texts.printed("tactic", tactic, "text", self.table["tactic_card"][tactic]["text"])
            cards.append(Card(self.texts.noun("tactic", tactic), "", "", text, "bold green", tactic in lit))
        return [*cards, *[self._card(card, lit)._replace(style="dim") for card in known]]

    def _card(self, card: str, lit: set[str]) -> Card:
        t = self.texts.board
        entry = self.table["strategy_card"][card]
        signs = [t("counter")] if entry["counter_event"] else []
        signs += [t("once")] if entry["remove_after_event"] else []
        signs += [f"{t('ships-sign')} {entry['ships']}"] if entry["ships"] else []
        signs += [t("troops")] if entry["raise_troops"] else []
        text = self.texts.printed("card", card, "text", entry["text"])
        style = self._style(entry["side"]) if entry["side"] in COLOURS else "bold"
        return Card(self.texts.noun("card", card), str(entry["ops"]), ", ".join(signs), text, style, card in lit)

    def _tracks(self, view: View, width: int) -> list[Text]:
        """Navies, seamanship, supremacy, the Miat, the War Chests, hands and deck."""
        t = self.texts.board
        lines = []
        for seat, ships in view["ships"].items():
            line = Text.assemble(self.mark_of(seat), f" {t('at-port')} {ships['ready']}")
            line.append(f" ({t('spent')} {ships['spent']})" if ships["spent"] else "", "dim")
            line.append(f" · {t('at-sea')} {ships['at_sea']}")
            line.append(f" +{ships['prizes']} {t('prizes')}" if ships["prizes"] else "", "dim")
            chest = view["war_chest"][seat]
            line.append(f" · {t('chest')} {chest['ops']}", "")
            line.append(f" · {t('hand')} {view['hand_sizes'][seat]}", "dim")
            lines.append(line)
        sea = Text.assemble(f"{t('seamanship')} ", (self._word("level", view["seamanship"]), "bold"))
        sea.append_text(Text.assemble(f" · {t('supremacy')} ", self.mark_of(view["supremacy"])))
        sea.append(f" · {t('corvi')}" if view["corvi"] else "")
        miat = Text.assemble(f"{t('miat')} ", (t("miat-is", state=view["miat"]["state"]), "bold"))
        miat.append(f" {view['miat']['count']}/7 · {t('deck')} {view['deck']}")
        return [*lines, sea, miat]

    def _forces(self, view: View, width: int) -> list[Text]:
        """Every stack with its Generals and their ratings, one side after the other."""
        lines = []
        for seat in view["ships"]:
            for label, space in view["spaces"].items():
                inside = (space.get("city") or {}).get("inside") if space["control"] == seat else None
                for force, walls in ((space.get("outside", {}).get(seat), False), (inside, True)):
                    if force:
                        lines.append(self._force(view, seat, label, force, walls))
            fleet = view["fleets"][seat]
            if fleet:
                line = self._force(view, seat, fleet["route"][-1], fleet, False)
                line.append(f" ≈{fleet['warships']}", "bold")
                lines.append(line)
        return sorted(lines, key=lambda line: "·" not in line.plain)  # those with a General first

    def _force(self, view: View, seat: str, place: str, force: View, walls: bool) -> Text:
        stack = self.stack({**force, "generals": []})
        line = Text.assemble(self.mark_of(seat), f" {self.texts.noun('space', place)} ")
        line.append(f"[{stack}]" if walls else stack, "bold")
        for general in force["generals"]:
            line.append_text(Text.assemble(" ", self._general(view, general)))
        return line

    def _general(self, view: View, general: str) -> Text:
        """A General by his family name, ✦ with an office, with strategy and battle rating."""
        entry = view["generals"][general]
        office = "✦" if entry.get("office") else ""
        name = self.texts.noun("general", general).split(" ")[-1]
        return Text.assemble(f"{office}{name} ", (f"{entry['strategy']}·{entry['battle']}", "yellow"))

    def _provinces(self, view: View, width: int) -> list[Text]:
        """The Provincial Display."""
        entries = [
            Text.assemble(self.mark_of(owner), " ", self._province(slot)) for slot, owner in view["display"].items()
        ]
        share = [sum(1 for owner in view["display"].values() if owner == seat) for seat in view["ships"]]
        lead = Text(f"{self.texts.board('provincial')} {' : '.join(map(str, share))} ", "dim")
        return flowing(entries, width, lead)

    def _generals(self, view: View, width: int) -> list[Text]:
        """Generals who are not on the map, by where they are."""
        lines: list[Text] = []
        where = self._where(view)
        for standing in dict.fromkeys(one["standing"] for one in view["generals"].values()):
            found = [
                Text.assemble(self.mark_of(one["side"]), self._general(view, label))
                for label, one in view["generals"].items()
                if one["standing"] == standing and label not in where
            ]
            if found:
                lines += flowing(found, width, Text(f"{self.texts.board('standing', standing=standing)} ", "dim"))
        return lines

    def _piles(self, view: View, width: int) -> list[Text]:
        """Chests, discards and what has left the game, by name."""
        t = self.texts.board
        piles = [(f"{t('chest')} {self.mark_of(seat)}", chest["cards"]) for seat, chest in view["war_chest"].items()]
        piles += [(t("discards"), view["discard"]), (t("removed"), view["removed"])]
        lines: list[Text] = []
        for name, cards in piles:
            if cards:
                words = [Text(self.texts.noun("card", card)) for card in cards]
                lines += flowing(words, width, Text(f"{name} {len(cards)}: ", "dim"))
        return lines

    def _key(self) -> list[Text]:
        t = self.texts.board
        signs = [("● ★ ○", f"{t('controls')}: {self.seat_name(0)}, {self.seat_name(1)}, {t('neutral')}")]
        signs += [("ROMA", t("key-city")), ("∩", t("key-tribe")), ("5+1e+2s", t("key-stack")), ("⚑2", t("generals"))]
        signs += [("[3]", t("within")), ("≈4", t("warships")), ("✕1/3", t("siege-now")), ("✦ 3·2", t("key-general"))]
        return key(signs)

    # ---- words ----

    def _style(self, seat: str | None) -> Style:
        if seat not in COLOURS:
            return Style(color="#3a3226", bold=True)
        return self.seat_style(self.game.nouns["seat"].index(seat))

    def _province(self, label: str) -> str:
        """A slot of the Provincial Display; Samnium has none, and is called alike everywhere."""
        if label in self.game.nouns["display"]:
            return self.texts.noun("display", label)
        return str(self.table["province"][label]["name"])

    def _word(self, domain: str, label: str) -> str:
        return self.texts.noun(domain, label) if label in self.game.nouns[domain] else self.texts.part(label)


def make(game: Game, texts: Texts) -> Board:
    """The board for the terminal."""
    return HamilcarBoard(game, texts)
