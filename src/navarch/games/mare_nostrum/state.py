"""The state of a game: everything that lies on the table, behind the screens and in the reserves."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ...engine.state import State
from .box.labels import LAND, SEA, SITES, TOKEN

if TYPE_CHECKING:
    from .box.box import Box
    from .game import MareNostrum


class MareState(State):
    """Flat lists by seat, province, sea, site, token. `seat * LAND + province` indexes `legions`."""

    FIELDS: ClassVar[dict[str, str]] = {
        "round": "number",
        "phase": "number",
        "empire": "seat: empire",
        "control": "province: seat",  # [D-7]
        "held": "seat: set province",  # controlled when the round began [3.1.1-1]
        "built": "site: number",  # 1 where a building counter stands
        "occupier": "site: seat",  # whose legion stands on the site [CT-2]
        "legions": "seat: province: number",
        "fortress": "province: seat",
        "triremes": "seat: sea: number",
        "legion_stock": "seat: number",
        "trireme_stock": "seat: number",
        "fortress_stock": "seat: number",
        "marker_stock": "seat: number",
        "counters": "kind: number",  # building counters in the reserve
        "reserve": "token: number",  # coins and normal commodities; the legendary ones lie in the pile
        "pile": "set commodity",  # legendary commodities to be drawn [S-10]
        "spent": "set commodity",  # their discard pile [1.2-4]
        "seen": "set commodity",  # legendary tokens whose place everybody saw
        "supply": "seat: token: number",  # behind the screens [1.1-7]
        "offer": "seat: token: number",  # put down for trade
        "claimed": "seat: token: number",  # on the mats until the trade is over
        "offers_open": "number",
        "gift_from": "seat",  # who gave a resource under 2.2.1 that only giver and receiver saw
        "gift_to": "seat",
        "gift": "token",
        "tiles": "seat: set tile",
        "display": "set tile",  # open on the board [S-16]
        "face_down": "set tile",  # hidden on the board [S-18]
        "copied": "tile",  # whose power Castor & Pollux have [10.CASTOR-1]
        "used": "seat: set tile",  # powers used up in this round
        "leader": "track: seat",
        "played": "number",  # mask of the exchange markers played [2.1-7]
        "value": "number",  # the number announced in this round
        "peace": "seat: seat",  # with whom a seat is at peace in this round [11.ZEUS-4]
        "peace_before": "seat",  # the opponent named in the round before [11.ZEUS-2]
    }
    STATIC: ClassVar[tuple[str, ...]] = ("box",)
    SECRET: ClassVar[dict[str, str]] = {
        "supply": "own, counted",  # [1.1-7]
        "pile": "counted",  # [S-10]
        "spent": "counted",  # [1.2-4]
        "face_down": "counted",  # [S-18]
        "gift": "hidden",  # [2.2.1-3]
    }

    def __init__(self, game: MareNostrum, players: int, options: list[int]) -> None:
        super().__init__(game, players, options)
        box: Box = game.box
        self.box = box
        self.standing: object = None  # where all stand, as advice has worked it out last; it is no part of the position
        if not players:  # a clone takes the fields of another state at once
            return
        self.round = 0
        self.phase = 0
        self.empire = [-1] * players
        self.control = [-1] * LAND
        self.held = [0] * players
        self.built = [0] * len(SITES)
        self.occupier = [-1] * len(SITES)
        self.legions = [0] * (players * LAND)
        self.fortress = [-1] * LAND
        self.triremes = [0] * (players * SEA)
        self.legion_stock = [box.legions] * players
        self.trireme_stock = [box.triremes] * players
        self.fortress_stock = [box.fortresses] * players
        self.marker_stock = [box.markers] * players
        self.counters = list(box.counters)
        self.reserve = [*box.token_count, *([0] * (TOKEN - len(box.token_count)))]
        self.pile = box.legendary_mask
        self.spent = 0
        self.seen = 0
        self.supply = [0] * (players * TOKEN)
        self.offer = [0] * (players * TOKEN)
        self.claimed = [0] * (players * TOKEN)
        self.offers_open = 0
        self.gift_from = self.gift_to = self.gift = -1
        self.tiles = [0] * players
        self.display = self.face_down = 0
        self.copied = -1
        self.used = [0] * players
        self.leader = [-1, -1, -1]
        self.played = 0
        self.value = -1
        self.peace = [-1] * players
        self.peace_before = -1

    def take_fields(self, old: State) -> None:
        """All fields written out: a clone is what search makes most of."""
        assert isinstance(old, MareState)
        self.box = old.box
        self.standing = old.standing
        self.round = old.round
        self.phase = old.phase
        self.empire = old.empire[:]
        self.control = old.control[:]
        self.held = old.held[:]
        self.built = old.built[:]
        self.occupier = old.occupier[:]
        self.legions = old.legions[:]
        self.fortress = old.fortress[:]
        self.triremes = old.triremes[:]
        self.legion_stock = old.legion_stock[:]
        self.trireme_stock = old.trireme_stock[:]
        self.fortress_stock = old.fortress_stock[:]
        self.marker_stock = old.marker_stock[:]
        self.counters = old.counters[:]
        self.reserve = old.reserve[:]
        self.pile = old.pile
        self.spent = old.spent
        self.seen = old.seen
        self.supply = old.supply[:]
        self.offer = old.offer[:]
        self.claimed = old.claimed[:]
        self.offers_open = old.offers_open
        self.gift_from, self.gift_to, self.gift = old.gift_from, old.gift_to, old.gift
        self.tiles = old.tiles[:]
        self.display = old.display
        self.face_down = old.face_down
        self.copied = old.copied
        self.used = old.used[:]
        self.leader = old.leader[:]
        self.played = old.played
        self.value = old.value
        self.peace = old.peace[:]
        self.peace_before = old.peace_before
