"""The position: pieces by area, Generals, ships, markers, cards."""

from __future__ import annotations

from typing import Final

from ...engine.game import Game
from ...engine.state import State
from .box.box import Box
from .box.labels import AREAS, GENERAL_IDS, SPACES

GENERALS: Final = len(GENERAL_IDS)


class HamilcarState(State):
    """Flat lists of ints; an area is a space outside, the inside of its city, or the At Sea box."""

    FIELDS = {
        # tracks and markers
        "turn": "number",
        "phase": "number",
        "active": "seat",
        "supremacy": "seat",
        "seamanship": "number",
        "corvi": "number",
        "forgotten": "number",
        "truce": "number",
        "citadel": "space",
        "control": "space: seat",
        "tribes": "set space",
        "points": "space: number",
        "besieger": "space: seat",
        "trains": "set space",
        "miat": "set slot",
        # pieces
        "cu": "seat: area: number",
        "el": "area: number",
        "st": "seat: area: number",
        "place": "general: area",
        "standing": "general: standing",
        "office": "general: office",
        "been_consul": "set general",
        "paid": "set general",
        "reformed": "number",
        "flamen": "general",
        "ready": "seat: number",
        "spent": "seat: number",
        "sunk": "seat: number",
        "at_sea": "seat: number",
        "prizes": "seat: number",
        # cards
        "deck": "set card",
        "discard": "set card",
        "removed": "set card",
        "hand": "seat: set card",
        "chest": "seat: set card",
        "events_played": "set card",
        "spied": "seat: set card",
        "revealed": "number",
        "tactics": "seat: set tactic",
        "tactic_discard": "set tactic",
        # what happened this turn or under this card
        "won_any": "set seat",
        "won_at": "seat: set space",
        "campaign": "number",
        "activated": "set general",
        "tried": "set space",
        "entered": "set space",
        "worn": "general: number",
        "weary": "list number",
        # the General on the move and his way
        "mover": "general",
        "mp": "number",
        "moved": "number",
        "back": "space",
        "back_step": "number",
        "back_moved": "number",
        "past_return": "number",
        "trail": "list number",
        "failed": "set general",
        "failed_units": "list number",
        "route": "list space",
    }
    STATIC = ("box",)
    SECRET = {  # [2.3.E1b, 2.1.C11]
        "hand": "own, counted",
        "deck": "counted",
        "tactics": "own, counted",
        "spied": "own",
    }

    def __init__(self, game: Game, players: int, options: list[int], box: Box) -> None:
        super().__init__(game, players, options)
        self.box = box
        self.turn = 0
        self.phase = 0
        self.active = -1
        self.supremacy = -1
        self.seamanship = 0
        self.corvi = 0
        self.forgotten = 0
        self.truce = 0
        self.citadel = -1
        # A state that a clone fills has no seats, and one empty list stands for all that are replaced at once.
        made = players > 0
        none: list[int] = []
        self.control = [-1] * SPACES if made else none
        self.tribes = 0
        self.points = [0] * SPACES if made else none
        self.besieger = [-1] * SPACES if made else none
        self.trains = 0
        self.miat = 0
        self.cu = [0] * (2 * AREAS) if made else none
        self.el = [0] * AREAS if made else none
        self.st = [0] * (2 * AREAS) if made else none
        self.place = [-1] * GENERALS if made else none
        self.standing = [0] * GENERALS if made else none
        self.office = [0] * GENERALS if made else none
        self.been_consul = 0
        self.paid = 0
        self.reformed = 0
        self.flamen = -1
        self._beside(made, none)
        self._ships(made, none)
        self._cards(made, none)
        self._movement(made, none)

    def _beside(self, made: bool, none: list[int]) -> None:
        """What follows from the fields and is kept beside them."""
        # Area -> the Generals there, as a mask: `place` read the other way round.
        self.camps = [0] * AREAS if made else none
        # The STs of both sides: the sum of `st`.
        self.st_in_play = 0
        # What advice has seen of the map, kept by each side as long as it holds (`advice/outlook.py`).
        self.outlook_of_rome: object = None
        self.outlook_of_carthage: object = None

    def _ships(self, made: bool, none: list[int]) -> None:
        """No Warship is built yet."""
        self.ready = [0, 0] if made else none
        self.spent = [0, 0] if made else none
        self.sunk = [0, 0] if made else none
        self.at_sea = [0, 0] if made else none
        self.prizes = [0, 0] if made else none

    def _cards(self, made: bool, none: list[int]) -> None:
        """No card is anywhere yet."""
        self.deck = 0
        self.discard = 0
        self.removed = 0
        self.hand = [0, 0] if made else none
        self.chest = [0, 0] if made else none
        self.events_played = 0
        self.spied = [0, 0] if made else none
        self.revealed = 0
        self.tactics = [0, 0] if made else none
        self.tactic_discard = 0

    def _movement(self, made: bool, none: list[int]) -> None:
        """Nobody is on the move."""
        self.won_any = 0
        self.won_at = [0, 0] if made else none
        self.campaign = 0
        self.activated = 0
        self.tried = 0
        self.entered = 0
        self.worn = [0] * GENERALS if made else none
        self.weary: list[int] = [] if made else none
        self.mover = -1
        self.mp = 0
        self.moved = 0
        self.back = -1
        self.back_step = -1  # which port of the route `back` is; -1 where he came there by land
        self.back_moved = 0
        self.past_return = 0  # something happened beyond the space to which Bad Weather could send him
        self.trail: list[int] = [] if made else none
        self.failed = 0
        self.failed_units: list[int] = [] if made else none
        self.route: list[int] = [] if made else none

    def prepare(self) -> None:
        """Who stands in each area follows from where each General is, the supply from what is in play."""
        self.st_in_play = sum(self.st)
        self.camps = [0] * AREAS
        for general, area in enumerate(self.place):
            if area >= 0:
                self.camps[area] |= 1 << general

    def take_fields(self, old: State) -> None:
        """All fields written out: a clone is what search makes most of."""
        assert isinstance(old, HamilcarState)
        self.box = old.box
        self.camps = old.camps[:]
        self.st_in_play = old.st_in_play
        self.turn = old.turn
        self.phase = old.phase
        self.active = old.active
        self.supremacy = old.supremacy
        self.seamanship = old.seamanship
        self.corvi = old.corvi
        self.forgotten = old.forgotten
        self.truce = old.truce
        self.citadel = old.citadel
        self.control = old.control[:]
        self.tribes = old.tribes
        self.points = old.points[:]
        self.besieger = old.besieger[:]
        self.trains = old.trains
        self.miat = old.miat
        self._take_pieces(old)
        self._take_cards(old)
        self._take_movement(old)

    def _take_pieces(self, old: HamilcarState) -> None:
        self.cu = old.cu[:]
        self.el = old.el[:]
        self.st = old.st[:]
        self.place = old.place[:]
        self.standing = old.standing[:]
        self.office = old.office[:]
        self.been_consul = old.been_consul
        self.paid = old.paid
        self.reformed = old.reformed
        self.flamen = old.flamen
        self.ready = old.ready[:]
        self.spent = old.spent[:]
        self.sunk = old.sunk[:]
        self.at_sea = old.at_sea[:]
        self.prizes = old.prizes[:]

    def _take_cards(self, old: HamilcarState) -> None:
        self.deck = old.deck
        self.discard = old.discard
        self.removed = old.removed
        self.hand = old.hand[:]
        self.chest = old.chest[:]
        self.events_played = old.events_played
        self.spied = old.spied[:]
        self.revealed = old.revealed
        self.tactics = old.tactics[:]
        self.tactic_discard = old.tactic_discard

    def _take_movement(self, old: HamilcarState) -> None:
        self.won_any = old.won_any
        self.won_at = old.won_at[:]
        self.campaign = old.campaign
        self.activated = old.activated
        self.tried = old.tried
        self.entered = old.entered
        self.worn = old.worn[:]
        self.weary = old.weary[:]
        self.mover = old.mover
        self.mp = old.mp
        self.moved = old.moved
        self.back = old.back
        self.back_step = old.back_step
        self.back_moved = old.back_moved
        self.past_return = old.past_return
        self.trail = old.trail[:]
        self.failed = old.failed
        self.failed_units = old.failed_units[:]
        self.route = old.route[:]
