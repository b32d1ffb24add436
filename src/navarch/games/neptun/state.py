"""Neptun's state: everything on the table, as flat lists of small numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.state import State
from .box import Box
from .labels import COLUMNS, GOODS, LINKS, MARKERS, OARS, REGIONS, SLOTS, TILES, TURNS
from .routes import cheapest_ways

if TYPE_CHECKING:
    from .game import Neptun


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
        "oar_scale_pile": "list seat",  # the seats of the markers there, in order of arrival, the later on top [P1.L.6]
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
    SECRET = {"hand": "own, counted"}  # [S.6f]

    def __init__(self, game: Neptun, players: int, options: list[int]) -> None:
        super().__init__(game, players, options)
        self.box: Box = game.box
        self.paths: tuple[int, ...] = ()  # from * cities + to -> miles by the cheapest way; see `chart_paths`
        if not players:  # a clone takes the fields of another state at once
            return
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
        self.paths = cheapest_ways(self.box, self.distance)

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
