"""Game Setup: empires, start positions, tiles, first leaders. [S-1, N-1]

S-9 the open reserves: `seen/view.py`. S-10 the hidden pile: `ch01_collect/legendary_commodities.py`.
S-25, S-26, S-27, S-28, S-29 start levels: `printed_facts.py`.
"""

from __future__ import annotations

from ....engine.procedure import Procedure
from ....engine.state import CHANCE
from ..actions import DEAL
from ..box.labels import PYRAMIDS
from ..definitions.buildings import erect
from ..definitions.resources import gain, tell_income
from ..definitions.units import add_legion
from ..state import MareState
from .tile_display import hidden_tiles, needs_tile, open_tile


class SetUp(Procedure):
    """S Game Setup. The table is laid before the first round. [S-1]

    `s.box.setups` tells which Empires play and which part of the map is in play, by the number of players.
    [N-1, N-2, N-3, N-4]
    """

    SEQUENCE = ("choose_empires", "place_pieces", "take_resources", "lay_out_tiles", "turn_up_tiles", "first_leaders")
    CHOICES = {"dealt_empire": "S-1", "first_tile": "S-16"}

    def choose_empires(self, s: MareState) -> None:
        """1 Each player has one Empire: by seat, or dealt at random. [S-1, N-5, N-6]"""
        if not s.option("random_empires"):
            s.empire = list(s.box.setups[s.players].empires)
        elif -1 in s.empire:
            s.ask(CHANCE, "dealt_empire")

    def dealt_empire_options(self, s: MareState, seat: int) -> list[int]:
        """The empires not dealt yet."""
        return [DEAL + empire for empire in sorted(s.box.setups[s.players].empires) if empire not in s.empire]

    def dealt_empire(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """The next seat without an empire gets it."""
        s.empire[s.empire.index(-1)] = noun
        self.go("choose_empires")

    def place_pieces(self, s: MareState) -> None:
        """2, 3 Control, buildings and land units as the screen shows; no triremes. [S-3, S-4, S-11, S-12, S-13]"""
        for seat in range(s.players):
            empire = s.box.empires[s.empire[seat]]
            for province in empire.provinces:
                s.control[province] = seat
                if province != empire.capital:  # the capital's marker is printed on the map [F11]
                    s.marker_stock[seat] -= 1
            for site in empire.sites:
                erect(s, site)
            for province, count in empire.legions:
                for _ in range(count):
                    add_legion(s, seat, province)
            for province in empire.fortresses:
                s.fortress[province] = seat
                s.fortress_stock[seat] -= 1
            s.tiles[seat] = 1 << empire.hero
            s.tell("S-4", "empire-set-up", s.empire[seat], empire.capital, empire.hero, seat)

    def take_resources(self, s: MareState) -> None:
        """3 The nine Resources of the screen replace the first collection. [S-14, S-15]"""
        for seat in range(s.players):
            for token, count in s.box.empires[s.empire[seat]].tokens:
                gain(s, seat, token, count)
            tell_income(s, "S-14", "S-14", s.supply, seat)

    def lay_out_tiles(self, s: MareState) -> None:
        """All tiles open, or five of them in first games; the Pyramids are always open. [S-17, S-18, S-20]"""
        s.display = 1 << PYRAMIDS
        if s.option("first_game"):
            s.face_down = s.box.for_sale
        else:
            s.display |= s.box.for_sale

    def turn_up_tiles(self, s: MareState) -> None:
        """First games: five random tiles lie open. [S-16]"""
        if needs_tile(s):
            s.ask(CHANCE, "first_tile")

    def first_tile_options(self, s: MareState, seat: int) -> list[int]:
        """Any tile that may lie there."""
        return hidden_tiles(s)

    def first_tile(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """It is turned up."""
        open_tile(s, noun)
        self.go("turn_up_tiles")

    def first_leaders(self, s: MareState) -> None:
        """4 The first Leaders are named by the book. [S-21, S-30, S-31, S-32, S-33, S-34]"""
        for track, empire in enumerate(s.box.setups[s.players].leaders):
            s.leader[track] = s.empire.index(empire)
            s.tell("S-34", "first-leader", empire, track, s.leader[track])
