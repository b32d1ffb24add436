"""The position: pieces by area, Generals, ships, markers, cards."""

from __future__ import annotations

from ...engine.game import Game
from ...engine.state import State
from .box.box import Box
from .box.labels import AREAS, GENERAL_IDS, SPACES


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
        self.control = [-1] * SPACES
        self.tribes = 0
        self.points = [0] * SPACES
        self.besieger = [-1] * SPACES
        self.trains = 0
        self.miat = 0
        self.cu = [0] * (2 * AREAS)
        self.el = [0] * AREAS
        self.st = [0] * (2 * AREAS)
        generals = len(GENERAL_IDS)
        self.place = [-1] * generals
        self.standing = [0] * generals
        self.office = [0] * generals
        self.been_consul = 0
        self.paid = 0
        self.reformed = 0
        self.flamen = -1
        self.ready = [0, 0]
        self.spent = [0, 0]
        self.sunk = [0, 0]
        self.at_sea = [0, 0]
        self.prizes = [0, 0]
        self._cards()
        self._movement()

    def _cards(self) -> None:
        """No card is anywhere yet."""
        self.deck = 0
        self.discard = 0
        self.removed = 0
        self.hand = [0, 0]
        self.chest = [0, 0]
        self.events_played = 0
        self.spied = [0, 0]
        self.revealed = 0
        self.tactics = [0, 0]
        self.tactic_discard = 0

    def _movement(self) -> None:
        """Nobody is on the move."""
        generals = len(GENERAL_IDS)
        self.won_any = 0
        self.won_at = [0, 0]
        self.campaign = 0
        self.activated = 0
        self.tried = 0
        self.entered = 0
        self.worn = [0] * generals
        self.weary: list[int] = []
        self.mover = -1
        self.mp = 0
        self.moved = 0
        self.back = -1
        self.back_step = -1  # which port of the route `back` is; -1 where he came there by land
        self.back_moved = 0
        self.past_return = 0  # something happened beyond the space to which Bad Weather could send him
        self.trail: list[int] = []
        self.failed = 0
        self.failed_units: list[int] = []
        self.route: list[int] = []
