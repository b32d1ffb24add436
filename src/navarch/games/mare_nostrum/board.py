"""Definitions, Cities, Control: what touches what, who has units where, who controls a building. [D-9]"""

from __future__ import annotations

from .actions import GOODS
from .box import CONTROL_SITE
from .state import LAND, SEA, TOKEN, MareState


def seat_of(s: MareState, empire: int) -> int:
    """The seat that plays the empire, or -1. [S-1]"""
    for seat in range(s.players):
        if s.empire[seat] == empire:
            return seat
    return -1


def home(s: MareState, seat: int) -> int:
    """The seat's Capital City Province. [D-6]"""
    return s.box.home[s.empire[seat]]


# ---- Seas and provinces ----


def fleet(s: MareState, seat: int) -> int:
    """Mask of the seas that hold triremes of the seat."""
    mask = 0
    base = seat * SEA
    for sea in range(SEA):
        if s.triremes[base + sea]:
            mask |= 1 << sea
    return mask


def sea_chain(s: MareState, seat: int, province: int) -> int:
    """Mask of the seas in the seat's unbroken chains of triremes that touch the province. [3.1.1-2]"""
    ships = fleet(s, seat)
    found = s.box.coast[province] & ships
    fresh = found
    while fresh:
        sea = (fresh & -fresh).bit_length() - 1
        fresh &= fresh - 1
        more = s.box.links[sea] & ships & ~found
        found |= more
        fresh |= more
    return found


def reach(s: MareState, seat: int, province: int) -> int:
    """Mask of provinces adjacent to this one, or adjoining it by the seat's triremes. [D-2, D-3]"""
    mask = s.box.border[province]
    chain = sea_chain(s, seat, province)
    while chain:
        sea = (chain & -chain).bit_length() - 1
        chain &= chain - 1
        mask |= s.box.shore[sea]
    return mask & ~(1 << province) & in_play(s)


def reach_of_all(s: MareState, seat: int, provinces: int) -> int:
    """Mask of provinces adjacent to, or adjoining, any of those."""
    mask = 0
    while provinces:
        province = (provinces & -provinces).bit_length() - 1
        provinces &= provinces - 1
        mask |= reach(s, seat, province)
    return mask


def in_play(s: MareState) -> int:
    """Mask of the provinces of this game. [N-4]"""
    return s.box.setups[s.players].land


def controlled(s: MareState, seat: int) -> int:
    """Mask of the provinces with the seat's control marker. [D-7]"""
    mask = 0
    for province in range(LAND):
        if s.control[province] == seat:
            mask |= 1 << province
    return mask


# ---- Units ----


def land_units(s: MareState, seat: int, province: int) -> int:
    """How many legions and fortresses the seat has in the province; triremes are at sea. [4.2-7]"""
    return s.legions[seat * LAND + province] + (s.fortress[province] == seat)


def garrisons(s: MareState, province: int) -> int:
    """Mask of the seats with units in the province."""
    mask = 0
    for seat in range(s.players):
        if s.legions[seat * LAND + province]:
            mask |= 1 << seat
    if s.fortress[province] >= 0:
        mask |= 1 << s.fortress[province]
    return mask


def opposed(s: MareState, seat: int, province: int) -> bool:
    """Whether an opponent has units in the province. [3.1.1-9]"""
    return garrisons(s, province) & ~(1 << seat) != 0


def at_peace(s: MareState, seat: int, other: int) -> bool:
    """Whether the Statue of Zeus keeps the two apart in this round. [11.ZEUS-4]"""
    return s.peace[seat] == other


def foes_here(s: MareState, seat: int, province: int) -> int:
    """Mask of the seats that the seat has to battle in the province. [4.1.2-6]"""
    mask = garrisons(s, province) & ~(1 << seat)
    partner = s.peace[seat]
    return mask & ~(1 << partner) if partner >= 0 else mask


def on_sites(s: MareState, seat: int, province: int) -> int:
    """How many of the seat's legions in the province stand on sites or on the control marker."""
    count = 0
    for site in s.box.sites_of[province]:
        if s.occupier[site] == seat:
            count += 1
    return count + (s.occupier[s.box.control_of[province]] == seat)


def free_legions(s: MareState, seat: int, province: int) -> int:
    """How many of the seat's legions in the province stand on no site."""
    count = s.legions[seat * LAND + province]
    return count - on_sites(s, seat, province) if count else 0


def release(s: MareState, province: int, seat: int = -1) -> None:
    """Free what legions occupy in the province: all of them, or those of one seat. [4.3-4, 4.3.2-9]"""
    for site in s.box.sites_of[province]:
        if seat < 0 or s.occupier[site] == seat:
            s.occupier[site] = -1
    marker = s.box.control_of[province]
    if seat < 0 or s.occupier[marker] == seat:
        s.occupier[marker] = -1


def remove_legion(s: MareState, seat: int, province: int) -> None:
    """A legion goes back to its owner's stock. [4.2-6]"""
    s.legions[seat * LAND + province] -= 1
    s.legion_stock[seat] += 1


def add_legion(s: MareState, seat: int, province: int) -> None:
    """A legion comes from the stock. [3.1.2-9]"""
    s.legions[seat * LAND + province] += 1
    s.legion_stock[seat] -= 1


# ---- Buildings ----


def holder(s: MareState, site: int) -> int:
    """Who controls the building on the site: its occupier, else the Controlling Player. [CT-1, CT-2]

    In a province without control a building belongs to nobody. [9-7]
    """
    if site < 0 or not s.built[site]:
        return -1
    owner = s.control[s.box.site_province[site]]
    if owner < 0:
        return -1
    occupier = s.occupier[site]
    return occupier if occupier >= 0 else owner


def demolish(s: MareState, site: int) -> None:
    """A building counter goes back to the reserve. [4.3.1-7]"""
    s.built[site] = 0
    s.counters[s.box.site_kind[site]] += 1


def erect(s: MareState, site: int) -> None:
    """A building counter comes from the reserve. [D-5, D-10]"""
    assert s.box.site_kind[site] != CONTROL_SITE
    s.built[site] = 1
    s.counters[s.box.site_kind[site]] -= 1


# ---- Resources ----


def good_of(token: int) -> int:
    """The commodity of a token; a legendary one counts as its type. -1: a coin. [1.2-2]"""
    if token == 0:
        return -1
    return token - 1 if token <= GOODS else token - 1 - GOODS


def is_legendary(token: int) -> bool:
    """Whether the token is a Legendary Commodity."""
    return token > GOODS


def gain(s: MareState, seat: int, token: int, count: int = 1) -> int:
    """Take normal tokens from the reserve, as many as are left; the answer is how many. [9-3]"""
    got = min(count, s.reserve[token])
    s.reserve[token] -= got
    s.supply[seat * TOKEN + token] += got
    return got


def spend(s: MareState, seat: int, token: int) -> None:
    """A token goes back to the reserve, a legendary one to its own discard pile. [3-9, 1.2-4]"""
    s.supply[seat * TOKEN + token] -= 1
    put_back(s, token)


def put_back(s: MareState, token: int) -> None:
    """A token leaves a player's hands in the sight of all."""
    if token > GOODS:
        s.spent |= 1 << token - 1 - GOODS
        s.seen |= 1 << token - 1 - GOODS
    else:
        s.reserve[token] += 1
