"""10 Hero power descriptions: what each Hero adds to the rule that it bends.

What a Hero lets his owner choose is asked where that rule stands. Whose power Castor & Pollux have: `ch07_powers`.
10.HAMMURABI-2 the usual place: `ch03_build/control.py`. 10.PERSEUS-1 builds first: `ch03_build/perseus.py`.
10.PERSEUS-2 wins at once: `ch03_build/heroes_and_wonders.py`. 10.SHEBA-2 the Legion given up:
`ch04_move_and_battle/convert_control.py`.
"""

from __future__ import annotations

from typing import Final

from ..box.labels import (
    ANTIGONE,
    CAESAR,
    CARAVAN,
    CIRCE,
    CLEOPATRA,
    GILGAMESH,
    HAMILCAR,
    HAMMURABI,
    HANNIBAL,
    LAND,
    NEBUCHADNEZZAR,
    PENTHESILEA,
    PERICLES,
    RAMSES,
    SHEBA,
    SPARTACUS,
)
from ..ch07_powers.powers import has_power, once_bar, token_bar
from ..definitions.units import free_legions, land_units, opposed
from ..reasons import (
    FREE,
    MUSTERED_TOO_MANY,
    NO_FORTRESS_TOKEN,
    NO_LEGION_FOR_IT,
    NO_LEGION_LEFT,
    NO_LEGION_TOKEN,
    NO_MARKER,
    NO_POWER,
    NOT_A_CARAVAN,
    NOT_ANOTHERS,
    NOT_COPYABLE,
    NOT_SETTLED_HERE,
    NOTHING_OCCUPIED,
    SETTLED,
    SITE_TAKEN,
)
from ..state import MareState

BONUS_RULES: Final = {CAESAR: "10.CAESAR-1", PERICLES: "10.PERICLES-1", NEBUCHADNEZZAR: "10.NEBUCHADNEZZAR-1"}


def leader_bonus(s: MareState, seat: int, track: int) -> int:
    """The leader bonus of the seat's tiles; a copied power brings none. [10.CASTOR-3]

    [10.ANTIGONE-2, 10.CIRCE-3, 10.HAMILCAR-2, 10.HERCULES-1, 10.PENTHESILEA-2, 10.PERSEUS-4, 10.SHEBA-3, 11.GARDENS-2]
    """
    total = 0
    tiles = s.tiles[seat]
    while tiles:
        low = tiles & -tiles
        total += s.box.bonus[low.bit_length() - 1][track]
        tiles ^= low
    return total


# ---- 1 Collect Resources ----


def legion_as_caravan(s: MareState, site: int) -> int:
    """Whose legion collects on an empty Caravan site, by Circe; else -1. [10.CIRCE-1]"""
    seat = s.occupier[site]
    return seat if seat >= 0 and has_power(s, seat, CIRCE) else -1


# ---- 2 Trade Resources ----


def offers_freely(s: MareState, seat: int) -> bool:
    """Antigone's owner need not offer the number announced. [10.ANTIGONE-1]"""
    return has_power(s, seat, ANTIGONE)


def offer_limit(s: MareState, seat: int) -> int:
    """How many Resources the seat offers at most: the number announced, by Antigone five. [10.ANTIGONE-1]"""
    return s.box.antigone_most if offers_freely(s, seat) else s.value


# ---- 3 Build ----


def coins_in_goods_set(s: MareState, seat: int) -> int:
    """How many Coins may stand for Commodities in a set of these. [10.CLEOPATRA-1]"""
    return s.box.cleopatra_coins if has_power(s, seat, CLEOPATRA) else 0


def goods_in_coin_set(s: MareState, seat: int) -> int:
    """How many Commodities may stand for Coins in a set of these. [10.CLEOPATRA-2]"""
    return s.box.cleopatra_goods if has_power(s, seat, CLEOPATRA) else 0


def double_types(s: MareState, seat: int) -> int:
    """How many types may be twice in a set of Commodities. [10.HANNIBAL-1]"""
    return s.box.hannibal if has_power(s, seat, HANNIBAL) else 0


def free_control_bar(s: MareState, seat: int) -> int:
    """Hammurabi: one Control in a round is free. [10.HAMMURABI-1]"""
    return once_bar(s, seat, HAMMURABI)


def cheap_legion_bar(s: MareState, seat: int) -> int:
    """Spartacus: one Legion in a round for a Coin or a Gladiator. [10.SPARTACUS-1]"""
    return once_bar(s, seat, SPARTACUS) or token_bar(s, seat, s.box.spartacus_goods, NO_LEGION_TOKEN)


def cheap_fortress_bar(s: MareState, seat: int) -> int:
    """Gilgamesh: one Fortress in a round for a Coin or a Stone. [10.GILGAMESH-1]"""
    return once_bar(s, seat, GILGAMESH) or token_bar(s, seat, s.box.gilgamesh_goods, NO_FORTRESS_TOKEN)


def muster_bar(s: MareState, seat: int, count: int) -> int:
    """Penthesilea: so many legions, if so many own provinces have an opposing one and the stock. [10.PENTHESILEA-1]"""
    bar = once_bar(s, seat, PENTHESILEA)
    if bar:
        return bar
    if not s.legion_stock[seat]:
        return NO_LEGION_LEFT
    most = muster_size(s, seat)
    if not most:
        return NOTHING_OCCUPIED
    return FREE if count <= most else MUSTERED_TOO_MANY


def muster_size(s: MareState, seat: int) -> int:
    """At most one legion for each own province in which an opponent has a legion, as far as the stock reaches. [Q41]"""
    count = 0
    for province in range(LAND):
        if s.control[province] == seat:
            for other in range(s.players):
                if other != seat and s.legions[other * LAND + province]:
                    count += 1
                    break
    return min(count, s.legion_stock[seat])


def copy_bar(s: MareState, seat: int, tile: int) -> int:
    """No starting Hero, Wonder or Perseus, and another player must have it. [10.CASTOR-1, 10.CASTOR-2, 10.PERSEUS-3]"""
    if not s.box.copyable >> tile & 1:
        return NOT_COPYABLE
    others = 0
    for other in range(s.players):
        if other != seat:
            others |= s.tiles[other]
    return FREE if others >> tile & 1 else NOT_ANOTHERS


# ---- 4 Move and Battle ----


def hero_dice(s: MareState, seat: int, province: int) -> int:
    """Ramses II adds a die where the seat has a Unit, a Fortress too. [10.RAMSES-1, 10.RAMSES-2]"""
    return s.box.ramses if has_power(s, seat, RAMSES) and land_units(s, seat, province) else 0


def hero_bonus(s: MareState, seat: int, province: int, active: bool) -> int:
    """What Heroes add to the dice of one side in a Land Battle. [4.2-9]"""
    return sum(amount for _, amount in hero_bonuses(s, seat, province, active))


def hero_bonuses(s: MareState, seat: int, province: int, active: bool) -> list[tuple[int, int]]:
    """Which Heroes add how much to the dice of one side in a Land Battle. [4.2-9]"""
    dice = s.legions[seat * LAND + province] * s.box.legion_dice
    found: list[tuple[int, int]] = []
    if active and has_power(s, seat, CAESAR):  # each Legion's die, never the die of Ramses [10.CAESAR-1]
        found.append((CAESAR, dice * s.box.caesar))
    if not active and has_power(s, seat, PERICLES):  # [10.PERICLES-1]
        found.append((PERICLES, dice * s.box.pericles))
    if s.control[province] == seat and land_units(s, seat, province) and has_power(s, seat, NEBUCHADNEZZAR):
        found.append((NEBUCHADNEZZAR, s.box.nebuchadnezzar))  # [10.NEBUCHADNEZZAR-1, 10.NEBUCHADNEZZAR-2]
    return found


def goods_of_pillage(s: MareState, seat: int) -> int:
    """What a pillaged Caravan pays, doubled by Hamilcar. [4.3.1-4, 10.HAMILCAR-1]"""
    return s.box.hamilcar_goods if has_power(s, seat, HAMILCAR) else s.box.pillage_goods


def coins_of_pillage(s: MareState, seat: int, kind: int) -> int:
    """What a pillaged City pays, doubled by Hamilcar. [4.3.1-3, 10.HAMILCAR-1]"""
    return s.box.hamilcar_coins if has_power(s, seat, HAMILCAR) else s.box.pillage_coins[kind]


def takes_both(s: MareState, seat: int) -> bool:
    """Hamilcar takes a Coin and a Legendary Commodity from a Legendary City. [10.HAMILCAR-1]"""
    return has_power(s, seat, HAMILCAR)


def settle_bar(s: MareState, seat: int, site: int, placed: int) -> int:
    """Circe: a legion on an empty Caravan site of an own or uncontrolled Province. [10.CIRCE-1, 10.CIRCE-2, Q38]

    `placed` are the sites on which a legion was placed in this turn.
    """
    if not has_power(s, seat, CIRCE):
        return NO_POWER
    province = s.box.site_province[site]
    if s.box.site_kind[site] != CARAVAN:
        return NOT_A_CARAVAN
    if s.built[site]:
        return SITE_TAKEN
    if s.control[province] not in (-1, seat) or opposed(s, seat, province):
        return NOT_SETTLED_HERE
    if s.occupier[site] >= 0:
        return SETTLED
    return FREE if free_legions(s, seat, province) or shifting_from(s, seat, site, placed) >= 0 else NO_LEGION_FOR_IT


def shifting_from(s: MareState, seat: int, site: int, placed: int) -> int:
    """The site whose legion goes to another one of its Province where no free legion is left, or -1. [10.CIRCE-2]

    A legion is placed once in a turn; one that collects nothing where it stands goes first.
    """
    others = [
        other
        for other in s.box.sites_of[s.box.site_province[site]]
        if other != site and s.occupier[other] == seat and not placed >> other & 1
    ]
    idle = [other for other in others if s.box.site_kind[other] != CARAVAN]
    return (idle or others or [-1])[0]


def sheba_bar(s: MareState, seat: int) -> int:
    """The Queen of Sheba converts at once, one Province in a round, with a marker in stock. [10.SHEBA-1]"""
    return once_bar(s, seat, SHEBA) or (FREE if s.marker_stock[seat] else NO_MARKER)
