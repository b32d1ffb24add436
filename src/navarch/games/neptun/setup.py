"""Set-up: board, tiles, distances, decks, wind and players."""

from __future__ import annotations

from ...engine.kind import Number
from ...engine.procedure import Procedure
from ...engine.state import CHANCE
from .actions import LAY, PLACE
from .labels import ALL_CITY_CARDS, LINKS, OARS, SEATS, SLOTS, TURNS
from .routes import cheapest_ways
from .state import NeptunState

SEA, DEEP_SEA = 0, 1


class SetUp(Procedure):
    """S Set-up, steps 1 to 6. [S.1]"""

    SEQUENCE = (
        "sort_markers",
        "lay_deep_sea",
        "lay_sea",
        "make_piles",
        "set_wind",
        "hand_out_kits",
        "draw_order",
    )
    CHOICES = {"deep_marker": "S.3b", "sea_marker": "S.3c", "first_order": "S.6d"}

    link: Number = 0

    def sort_markers(self, s: NeptunState) -> None:
        """Step 3: distance markers by kind. [C.13, S.3a]

        Step 2 needs no piece moved: a tile belongs to its temple and round, and lies on the temple while
        its round is played; bonus tiles and undealt gold are the supply. [S.2a, S.2b, S.2c, S.2d, C.5]
        """
        s.markers = list(s.box.marker_count)

    def lay_deep_sea(self, s: NeptunState) -> None:
        """Step 3: one deep sea marker at random on every deep sea link. [S.3b]"""
        self._next_link(s, DEEP_SEA)
        if self.link < len(LINKS):
            s.ask(CHANCE, "deep_marker")

    def deep_marker_options(self, s: NeptunState, seat: int) -> list[int]:
        """The kinds of deep sea markers that are left."""
        return [LAY + m for m in s.box.deep_markers if s.markers[m]]

    def deep_marker_weights(self, s: NeptunState) -> list[int]:
        """As many chances as there are markers of a kind."""
        return [s.markers[m] for m in s.box.deep_markers if s.markers[m]]

    def deep_marker(self, s: NeptunState, seat: int, verb: int, noun: int) -> None:
        """A marker is laid on the link and turned up."""
        s.tell("S.3b", "laid", self.link, s.box.marker_miles[noun])
        self._lay(s, noun)
        self.go("lay_deep_sea")

    def lay_sea(self, s: NeptunState) -> None:
        """Step 3: the same with sea markers on sea links. [S.3c]"""
        if self.link >= len(LINKS):
            self.link = 0
        self._next_link(s, SEA)
        if self.link < len(LINKS):
            s.ask(CHANCE, "sea_marker")

    def sea_marker_options(self, s: NeptunState, seat: int) -> list[int]:
        """The kinds of sea markers that are left."""
        return [LAY + m for m in s.box.sea_markers if s.markers[m]]

    def sea_marker_weights(self, s: NeptunState) -> list[int]:
        """As many chances as there are markers of a kind."""
        return [s.markers[m] for m in s.box.sea_markers if s.markers[m]]

    def sea_marker(self, s: NeptunState, seat: int, verb: int, noun: int) -> None:
        """A marker is laid on the link and turned up."""
        s.tell("S.3c", "laid", self.link, s.box.marker_miles[noun])
        self._lay(s, noun)
        self.go("lay_sea")

    def make_piles(self, s: NeptunState) -> None:
        """Step 4: city cards, goods cards and oar cards, each a pile of its own. [S.4a, S.4b]

        The distances are known now, to all. [S.3d]
        """
        s.paths = cheapest_ways(s.box, s.distance)
        box = s.box
        s.city_deck = ALL_CITY_CARDS
        s.goods_deck = list(box.goods_count)
        s.oar_deck = [0 if box.oar_is_start[oar] else box.oar_count[oar] for oar in range(len(OARS))]

    def set_wind(self, s: NeptunState) -> None:
        """Step 5: the wind marker on its first force; the forecast marker waits. [C.6, S.5a, S.5b]"""
        s.wind = s.box.start_wind
        s.forecast = -1
        s.tell("S.5a", "first-wind", s.wind)

    def hand_out_kits(self, s: NeptunState) -> None:
        """Step 6: chart, starting oar cards, gold, tokens at zero, boat in Crete. [C.7, C.11, C.12, S.6a, S.6b, S.6c]

        What belongs to unused colours stays in the box. [S.6g] S.6e, S.6f what the others see of it: `view`.
        """
        box = s.box
        oars = len(OARS)
        s.supply = box.coins
        for seat in range(s.players):
            s.boat[seat] = box.start_city
            s.gold[seat] = box.start_gold
            s.supply -= box.start_gold
            for oar in range(oars):
                s.hand[seat * oars + oar] = box.start_hand[oar]
        unused = len(SEATS) - s.players
        s.oar_boxed = [box.start_hand[oar] * unused for oar in range(oars)]
        s.tell("S.6a", "kits", box.start_gold, box.start_city)
        for oar in range(oars):
            if box.start_hand[oar]:
                s.tell("S.6a", "starting-oars", oar)

    def draw_order(self, s: NeptunState) -> None:
        """Step 6: the first player order is drawn at random. [S.6d]"""
        if len(s.order) < s.players:
            s.ask(CHANCE, "first_order")
        elif s.listening:
            s.tell("S.6d", "order", *order_places(s))

    def first_order_options(self, s: NeptunState, seat: int) -> list[int]:
        """The seats without a place."""
        return [PLACE + other for other in range(s.players) if other not in s.order]

    def first_order(self, s: NeptunState, seat: int, verb: int, noun: int) -> None:
        """The next place goes to that seat; the last one follows of itself."""
        s.order.append(noun)
        if len(s.order) == s.players - 1:
            s.order.extend(self._unplaced(s))
        self.go("draw_order")

    def _unplaced(self, s: NeptunState) -> list[int]:
        return [seat for seat in range(s.players) if seat not in s.order]

    def _next_link(self, s: NeptunState, kind: int) -> None:
        """Go to the next link of that kind."""
        while self.link < len(LINKS) and s.box.link_is_deep[self.link] != kind:
            self.link += 1

    def _lay(self, s: NeptunState, marker: int) -> None:
        s.markers[marker] = s.markers[marker] - 1
        s.distance[self.link] = s.box.marker_miles[marker]
        self.link += 1


def order_places(s: NeptunState) -> list[int]:
    """The player order as the arguments of an event: nobody on the places of absent players."""
    return s.order + [-1] * (len(SEATS) - s.players)


def empty_charts(s: NeptunState) -> None:
    """Charts and played cards are cleared for a new game round."""
    s.chart_card = [-1] * (s.players * SLOTS)
    s.chart_good = [-1] * (s.players * SLOTS)
    s.chart_status = [-1] * (s.players * SLOTS)
    s.played = [-1] * (s.players * TURNS)
