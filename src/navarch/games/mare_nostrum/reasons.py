"""What may forbid an action: a small number for each fact, with the rule it rests on.

The predicates of the rules answer 0 (allowed) or one of these numbers, so that the options and the
answer to "why not?" come from the same line.
"""

from __future__ import annotations

from typing import Final

from ...engine.event import Reason

_RULES: list[tuple[str, str]] = [("", "")]


def _bar(rule: str, key: str) -> int:
    _RULES.append((rule, key))
    return len(_RULES) - 1


FREE: Final = 0
NO_TOKEN_LEFT: Final = _bar("11.COLOSSUS-1", "no-token-left")
NO_LEGENDARY_LEFT: Final = _bar("1.2-5", "no-legendary-left")
MARKER_PLAYED: Final = _bar("2.1-7", "marker-played")
NOT_HELD: Final = _bar("2.1-4", "not-held")
OFFER_NOT_COMPLETE: Final = _bar("2.1-3", "offer-not-complete")
OWN_OFFER: Final = _bar("2.2-6", "own-offer")
NOTHING_OFFERED: Final = _bar("2.2-5", "nothing-offered")
MUTUAL_CLAIM: Final = _bar("2.2-7", "mutual-claim")
NOT_IN_OFFER: Final = _bar("2.2-4", "not-in-offer")
NOT_TO_GIVE: Final = _bar("2.2.1-3", "not-to-give")
HAD_BUILD_TURN: Final = _bar("3-1", "had-build-turn")
NOT_IN_GAME: Final = _bar("S-1", "not-in-game")
CANNOT_WIN_NOW: Final = _bar("10.PERSEUS-1", "cannot-win-now")
OUT_OF_PLAY: Final = _bar("N-4", "out-of-play")
ALREADY_YOURS: Final = _bar("3.1.1-5", "already-yours")
OPPONENTS_PROVINCE: Final = _bar("3.1.1-8", "opponents-province")
OPPOSING_UNITS: Final = _bar("3.1.1-9", "opposing-units")
NOT_LINKED: Final = _bar("3.1.1-1", "not-linked")
NO_MARKER: Final = _bar("C-7", "no-marker")
CANNOT_PAY: Final = _bar("3-8", "cannot-pay")
NOT_CONTROLLED: Final = _bar("3.1.1-6", "not-controlled")
NO_LEGION_LEFT: Final = _bar("3.1.2-9", "no-legion-left")
NO_FORTRESS_LEFT: Final = _bar("3.1.2-9", "no-fortress-left")
NO_TRIREME_LEFT: Final = _bar("3.1.2-9", "no-trireme-left")
ONE_FORTRESS: Final = _bar("3.1.2-7", "one-fortress")
NO_BASE: Final = _bar("3.1.2-3", "no-base")
BASE_NOT_FREE: Final = _bar("3.1.2-5", "base-not-free")
NO_ICON: Final = _bar("3.1.2-10", "no-icon")
SITE_TAKEN: Final = _bar("3.1.2-10", "site-taken")
LEGION_ON_SITE: Final = _bar("4.3.1-2", "legion-on-site")
NO_COUNTER: Final = _bar("D-10", "no-counter")
NO_POWER: Final = _bar("3.1.3-1", "no-power")
POWER_USED: Final = _bar("7-1", "power-used")
MUSTERED_TOO_MANY: Final = _bar("10.PENTHESILEA-1", "mustered-too-many")
NOTHING_OCCUPIED: Final = _bar("10.PENTHESILEA-1", "nothing-occupied")
TILE_OWNED: Final = _bar("3.1.3-7", "tile-owned")
NOT_ON_DISPLAY: Final = _bar("3.1.3-7", "not-on-display")
TILE_FACE_DOWN: Final = _bar("S-18", "tile-face-down")
FIVE_TILES: Final = _bar("3.1.3-6", "five-tiles")
NOT_ONE_SET: Final = _bar("3-7", "not-one-set")
NO_SET_WITH_IT: Final = _bar("3-7", "no-set-with-it")
NO_LEGION_TOKEN: Final = _bar("10.SPARTACUS-1", "no-cheap-token")
NO_FORTRESS_TOKEN: Final = _bar("10.GILGAMESH-1", "no-cheap-token")
NO_TRIREME_TOKEN: Final = _bar("11.PHAROS-1", "no-cheap-token")
NOT_THIS_PRICE: Final = _bar("3-8", "not-this-price")
NOT_COPYABLE: Final = _bar("10.CASTOR-2", "not-copyable")
NOT_ANOTHERS: Final = _bar("10.CASTOR-1", "not-anothers")
TYPE_STORED: Final = _bar("11.GARDENS-1", "type-stored")
COINS_KEEP: Final = _bar("3-12", "coins-keep")
NOT_YOURSELF: Final = _bar("11.ZEUS-1", "not-yourself")
SAME_PARTNER: Final = _bar("11.ZEUS-2", "same-partner")
HAD_MOVE_TURN: Final = _bar("4-1", "had-move-turn")
NOT_ON_MARKER: Final = _bar("4.3.3-4", "not-on-marker")
LINK_STANDS: Final = _bar("9-6", "link-stands")
LINK_LOST: Final = _bar("9-6", "link-lost")
NO_TRIREME_HERE: Final = _bar("4.1.1-1", "no-trireme-here")
TRIREMES_MOVED: Final = _bar("4.1.1-1", "triremes-moved")
SEA_NOT_ADJACENT: Final = _bar("4.1.1-1", "sea-not-adjacent")
NO_OWN_TRIREME: Final = _bar("4.2-7", "no-own-trireme")
NO_FOE_AT_SEA: Final = _bar("4.1.1-2", "no-foe-at-sea")
FOUGHT_HERE: Final = _bar("9-5", "fought-here")
AT_PEACE: Final = _bar("11.ZEUS-4", "at-peace")
NO_LEGION_HERE: Final = _bar("4.1.2-1", "no-legion-here")
LEGIONS_MOVED: Final = _bar("4.1.2-1", "legions-moved")
ALL_ON_SITES: Final = _bar("4.3.2-9", "all-on-sites")
NOT_YOUR_LEGION: Final = _bar("4.1.2-1", "not-your-legion")
NOWHERE_TO_GO: Final = _bar("4.1.2-1", "nowhere-to-go")
NOT_IN_REACH: Final = _bar("4.1.2-1", "not-in-reach")
PEACE_BARS: Final = _bar("11.ZEUS-5", "peace-bars")
NO_BATTLE_DUE: Final = _bar("4.1.2-6", "no-battle-due")
NO_UNITS_HERE: Final = _bar("9-4", "no-units-here")
NO_FREE_LEGION: Final = _bar("4.2-6", "no-free-legion")
NO_OCCUPIER_HERE: Final = _bar("4.2-6", "no-occupier-here")
NO_FORTRESS_HERE: Final = _bar("4.2-11", "no-fortress-here")
NO_LEGION_THERE: Final = _bar("4.3-1", "no-legion-there")
OWN_LAND: Final = _bar("4.3-1", "own-land")
NOBODYS_LAND: Final = _bar("4.3-1", "nobodys-land")
NOT_ALONE: Final = _bar("4.3-1", "not-alone")
CHOSEN_HERE: Final = _bar("4.3-2", "chosen-here")
NOT_BUILT: Final = _bar("4.3.1-1", "not-built")
NO_LEGION_FOR_IT: Final = _bar("4.3.2-1", "no-legion-for-it")
CAPITAL_BARRED: Final = _bar("4.3.3-2", "capital-barred")
LINK_MISSING: Final = _bar("4.3.3-1", "link-missing")
OCCUPIED_ALREADY: Final = _bar("4.3.2-1", "occupied-already")
OTHER_OPTION: Final = _bar("4.3-2", "other-option")
NOT_A_CARAVAN: Final = _bar("10.CIRCE-1", "not-a-caravan")
NOT_SETTLED_HERE: Final = _bar("10.CIRCE-2", "not-settled-here")
SETTLED: Final = _bar("10.CIRCE-1", "settled")
NOT_TIED: Final = _bar("5-6", "not-tied")

RULES: Final = tuple(_RULES)


def because(bar: int, *facts: int) -> Reason | None:
    """The reason for a bar, or None where nothing forbids."""
    if not bar:
        return None
    rule, key = RULES[bar]
    return Reason(rule, key, facts)
