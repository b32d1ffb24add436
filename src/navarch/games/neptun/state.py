"""Neptun's state: everything on the table, as flat lists of small numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.state import State
from .box import CITIES, CITY_CARDS, COLUMNS, GOODS, LINKS, MARKERS, OARS, REGIONS, SLOTS, TILES, TURNS, Box

if TYPE_CHECKING:
    from .game import Neptun

FAR = 1 << 20  # farther than any boat goes: no distance has been laid out yet


class NeptunState(State):
    """A position of Neptun."""

    FIELDS = {
        "round": "number",  # 0, 1, 2
        "wind": "number",
        "forecast": "forecast",  # the forecast marker's space, or nothing [S.5b]
        "order": "list seat",  # the player order scale
        "distance": "link: number",  # 0 until a marker lies there
        "markers": "marker: number",  # distance markers not yet laid
        "city_deck": "set city_card",
        "city_discard": "set city_card",
        "goods_deck": "good: number",
        "goods_discard": "good: number",
        "oar_deck": "oar: number",
        "oar_discard": "oar: number",
        "oar_boxed": "oar: number",  # starting cards out of the game, and those of unused colours
        "columns": "number",  # the width of the display
        "opened": "number",  # how many columns, from the left, have been turned up
        "column_city": "column: city_card",  # nothing: face down, or taken
        "column_good": "column: good",
        "column_oar": "column: oar",
        "column_gold": "column: number",
        "oar_scale": "seat: number",  # the marker's oar number; 0: it stands on the order scale
        "oar_scale_pile": "list seat",  # the seats whose markers stand there, in order of arrival
        "supply": "number",
        "gold": "seat: number",
        "boat": "seat: city",
        "hand": "seat: oar: number",
        "played": "seat: turn: oar",
        "chart_card": "seat: slot: city_card",
        "chart_good": "seat: slot: good",
        "chart_status": "seat: slot: status",
        "temple": "region: seat: number",  # the token's space
        "arrival": "region: seat: number",  # when it came there: the earlier lies lower in the pile
        "arrivals": "number",
        "tile_owner": "tile: seat",
        "bonus": "seat: number",
    }
    STATIC = ("box", "paths")

    def __init__(self, game: Neptun, players: int, options: list[int]) -> None:
        super().__init__(game, players, options)
        self.box: Box = game.box
        self.paths: tuple[int, ...] = ()  # from * cities + to -> miles by the cheapest way; see `chart_paths`
        self.round = 0
        self.wind = 0
        self.forecast = -1
        self.order: list[int] = []
        self.distance = [0] * len(LINKS)
        self.markers = [0] * len(MARKERS)
        self.city_deck = 0
        self.city_discard = 0
        self.goods_deck = [0] * len(GOODS)
        self.goods_discard = [0] * len(GOODS)
        self.oar_deck = [0] * len(OARS)
        self.oar_discard = [0] * len(OARS)
        self.oar_boxed = [0] * len(OARS)
        self.columns = 0
        self.opened = 0
        self.column_city = [-1] * COLUMNS
        self.column_good = [-1] * COLUMNS
        self.column_oar = [-1] * COLUMNS
        self.column_gold = [0] * COLUMNS
        self.oar_scale = [0] * players
        self.oar_scale_pile: list[int] = []
        self.supply = 0
        self.gold = [0] * players
        self.boat = [-1] * players
        self.hand = [0] * (players * len(OARS))
        self.played = [-1] * (players * TURNS)
        self.chart_card = [-1] * (players * SLOTS)
        self.chart_good = [-1] * (players * SLOTS)
        self.chart_status = [-1] * (players * SLOTS)
        self.temple = [0] * (len(REGIONS) * players)
        self.arrival = [0] * (len(REGIONS) * players)
        self.arrivals = 0
        self.tile_owner = [-1] * len(TILES)
        self.bonus = [0] * players

    def prepare(self) -> None:
        """Distances never change after set-up: work out the cheapest ways once. [S.3d]"""
        chart_paths(self)

    def take_fields(self, old: State) -> None:
        """All fields written out: a clone is what search makes most of."""
        assert isinstance(old, NeptunState)
        self.box = old.box
        self.paths = old.paths
        self.round = old.round
        self.wind = old.wind
        self.forecast = old.forecast
        self.order = old.order[:]
        self.distance = old.distance[:]
        self.markers = old.markers[:]
        self.city_deck = old.city_deck
        self.city_discard = old.city_discard
        self.goods_deck = old.goods_deck[:]
        self.goods_discard = old.goods_discard[:]
        self.oar_deck = old.oar_deck[:]
        self.oar_discard = old.oar_discard[:]
        self.oar_boxed = old.oar_boxed[:]
        self.columns = old.columns
        self.opened = old.opened
        self.column_city = old.column_city[:]
        self.column_good = old.column_good[:]
        self.column_oar = old.column_oar[:]
        self.column_gold = old.column_gold[:]
        self.oar_scale = old.oar_scale[:]
        self.oar_scale_pile = old.oar_scale_pile[:]
        self.supply = old.supply
        self.gold = old.gold[:]
        self.boat = old.boat[:]
        self.hand = old.hand[:]
        self.played = old.played[:]
        self.chart_card = old.chart_card[:]
        self.chart_good = old.chart_good[:]
        self.chart_status = old.chart_status[:]
        self.temple = old.temple[:]
        self.arrival = old.arrival[:]
        self.arrivals = old.arrivals
        self.tile_owner = old.tile_owner[:]
        self.bonus = old.bonus[:]


def chart_paths(s: NeptunState) -> None:
    """All cheapest ways between cities, by way of any other cities. [P2.10, P2.11]"""
    cities = len(CITIES)
    miles = [FAR] * (cities * cities)
    for city in range(cities):
        miles[city * cities + city] = 0
    box = s.box
    for link in range(len(LINKS)):
        length = s.distance[link]
        if length:
            a, b = box.link_a[link], box.link_b[link]
            miles[a * cities + b] = min(miles[a * cities + b], length)
            miles[b * cities + a] = min(miles[b * cities + a], length)
    for middle in range(cities):
        for start in range(cities):
            first = miles[start * cities + middle]
            if first < FAR:
                for end in range(cities):
                    total = first + miles[middle * cities + end]
                    miles[start * cities + end] = min(miles[start * cities + end], total)
    s.paths = tuple(miles)


def miles_between(s: NeptunState, start: int, end: int) -> int:
    """The cheapest way from city to city. [P2.10]"""
    return s.paths[start * len(CITIES) + end]


def open_slots(s: NeptunState, seat: int) -> list[int]:
    """The slots of a chart that hold no contract. [P1.L.2]"""
    base = seat * SLOTS
    return [slot for slot in range(SLOTS) if s.chart_card[base + slot] < 0]


def open_contracts(s: NeptunState, seat: int) -> list[int]:
    """The slots with a contract that is neither fulfilled nor lost. [P2.17]"""
    base = seat * SLOTS
    return [slot for slot in range(SLOTS) if s.chart_status[base + slot] == 0]


def hand_size(s: NeptunState, seat: int) -> int:
    """How many oar cards a seat holds."""
    oars = len(OARS)
    return sum(s.hand[seat * oars : (seat + 1) * oars])


def pay(s: NeptunState, seat: int, gold: int) -> None:
    """Gold goes back to the supply. [S.2d]"""
    s.gold[seat] -= gold
    s.supply += gold


def earn(s: NeptunState, seat: int, gold: int) -> None:
    """Gold comes from the supply, which is never short of it. [C.4] (ruling Q28)"""
    s.gold[seat] += gold
    s.supply -= gold


def advance(s: NeptunState, seat: int, region: int, points: int) -> None:
    """A temple token goes forward and lands on top of the tokens there. [P2.20, P2.21]"""
    place = region * s.players + seat
    s.temple[place] += points
    s.arrivals += 1
    s.arrival[place] = s.arrivals


def all_city_cards() -> int:
    """The mask of every city card."""
    return (1 << len(CITY_CARDS)) - 1
