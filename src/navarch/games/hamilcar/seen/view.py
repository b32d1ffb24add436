"""What a seat sees: built from nothing, with names. Only hands and decks are secret. [2.3.E1b, 2.1.C11]"""

from __future__ import annotations

from ..box.labels import (
    CARD_IDS,
    CARTHAGE,
    DICTATOR_CARD,
    DISPLAY_IDS,
    GENERAL_IDS,
    LEVEL_IDS,
    OFFICE_IDS,
    PHASE_IDS,
    PROVINCE_IDS,
    ROME,
    SEA,
    SEAT_IDS,
    SLOT_IDS,
    SPACE_IDS,
    SPACES,
    STANDING_IDS,
    TACTIC_IDS,
)
from ..ch02_concepts.areas import inside, members
from ..ch02_concepts.cities import besieged, is_city
from ..ch02_concepts.control import has_tribe, province_owner
from ..ch02_concepts.display import display, tally
from ..ch02_concepts.generals import generals_at
from ..ch02_concepts.units import cus, elephants, sts, units, warship_supply
from ..ch05_turn.war_chest import chest_total
from ..ch07_movement.movement import Movement
from ..ch08_naval_interception.naval_interception import InterceptionFleet, NavalInterception
from ..ch14_siege.siege import points_needed
from ..ch15_miat_and_africa.miat import miat_count, peaceful, warlike
from ..state import HamilcarState
from .battles import battles_ahead, interception, land_battle, naval_battle, siege
from .shape import Chest, Council, Fleet, Force, General, HamilcarView, March, Miat, Ships, Space


def seen(s: HamilcarState, seat: int | None) -> HamilcarView:
    """The whole view of a seat, or of a spectator."""
    view: HamilcarView = {
        "turn": s.turn,
        "phase": PHASE_IDS[s.phase],
        "active": SEAT_IDS[s.active] if s.active >= 0 else None,
        "supremacy": SEAT_IDS[s.supremacy],
        "seamanship": LEVEL_IDS[s.seamanship - 1],
        "corvi": bool(s.corvi),
        "forgotten_tactics": bool(s.forgotten),
        "truce": bool(s.truce),
        "citadel": SPACE_IDS[s.citadel] if s.citadel >= 0 else None,
        "spaces": {SPACE_IDS[space]: _space(s, space) for space in range(SPACES)},
        "provinces": {PROVINCE_IDS[p]: _side(province_owner(s, p)) for p in range(len(PROVINCE_IDS))},
        "display": {DISPLAY_IDS[i]: _side(owner) for i, owner in enumerate(display(s))},
        "tally": {SEAT_IDS[side]: tally(s, side) for side in (ROME, CARTHAGE)},
        "miat": _miat(s),
        "generals": {GENERAL_IDS[g]: _general(s, g) for g in range(len(GENERAL_IDS))},
        "ships": {SEAT_IDS[side]: _ships(s, side) for side in (ROME, CARTHAGE)},
        "fleets": {SEAT_IDS[side]: _fleet(s, side) for side in (ROME, CARTHAGE)},
        "deck": s.deck.bit_count(),
        "discard": _cards(s.discard),
        "removed": _cards(s.removed),
        "war_chest": {SEAT_IDS[side]: _chest(s, side) for side in (ROME, CARTHAGE)},
        "dictator_card": not (s.removed | s.chest[ROME]) >> DICTATOR_CARD & 1,
        "hand_sizes": {SEAT_IDS[side]: s.hand[side].bit_count() for side in (ROME, CARTHAGE)},
        "tactic_sizes": {SEAT_IDS[side]: s.tactics[side].bit_count() for side in (ROME, CARTHAGE)},
        "tactic_discard": [TACTIC_IDS[t] for t in members(s.tactic_discard)],
        "movement": _movement(s),
        "land_battle": land_battle(s),
        "naval_battle": naval_battle(s),
        "interception": interception(s),
        "siege": siege(s),
    }
    if s.revealed:  # [17.1#45b]
        view["revealed"] = _cards(s.hand[ROME])
    if seat is not None:
        _add_secrets(view, s, seat)
    return view


def _add_secrets(view: HamilcarView, s: HamilcarState, seat: int) -> None:
    """What a seat holds, and what it knows of the other's hand."""
    view["hand"] = _cards(s.hand[seat])
    view["tactics"] = [TACTIC_IDS[t] for t in members(s.tactics[seat])]
    view["spied"] = _cards(s.spied[seat] & s.hand[1 - seat])


def _side(seat: int) -> str | None:
    return SEAT_IDS[seat] if seat >= 0 else None


def _cards(mask: int) -> list[str]:
    return [CARD_IDS[card] for card in members(mask)]


def _force(s: HamilcarState, seat: int, area: int) -> Force | None:
    """One side's pieces in one area."""
    generals = [GENERAL_IDS[g] for g in members(generals_at(s, seat, area))]
    if not generals and not units(s, seat, area):
        return None
    herd = elephants(s, seat, area)
    return {"cu": cus(s, seat, area) - herd, "elephants": herd, "st": sts(s, seat, area), "generals": generals}


def _space(s: HamilcarState, space: int) -> Space:
    """A space with what stands outside and inside. [2.1.C11]"""
    found: Space = {"control": _side(s.control[space])}
    outside = {SEAT_IDS[side]: force for side in (ROME, CARTHAGE) if (force := _force(s, side, space)) is not None}
    if outside:
        found["outside"] = outside
    if has_tribe(s, space):
        found["tribe"] = True
    if is_city(s, space):
        found["city"] = {
            "capacity": s.box.board.capacity[space],
            "large": s.box.board.large[space],
            "besieged": besieged(s, space),
            "inside": _force(s, s.control[space], inside(space)),
        }
    if s.points[space] or s.trains >> space & 1:
        found["siege"] = {
            "points": s.points[space],
            "needed": points_needed(s, space),
            "by": _side(s.besieger[space]),
            "train": bool(s.trains >> space & 1),
        }
    return found


def _miat(s: HamilcarState) -> Miat:
    state: Council = "warlike" if warlike(s) else "peaceful" if peaceful(s) else "neutral"
    return {"covered": [SLOT_IDS[slot] for slot in members(s.miat)], "count": miat_count(s), "state": state}


def _general(s: HamilcarState, general: int) -> General:
    found: General = {
        "side": SEAT_IDS[s.box.side[general]],
        "strategy": s.box.strategy[general],
        "battle": s.box.battle[general],
        "standing": STANDING_IDS[s.standing[general]],
    }
    if s.office[general]:
        found["office"] = OFFICE_IDS[s.office[general]]
    if s.flamen == general:
        found["flamen"] = True
    if s.paid >> general & 1:
        found["paid"] = True
    if s.box.named[general] and STANDING_IDS[s.standing[general]] == "track":
        found["turn"] = s.box.named[general]
    return found


def _ships(s: HamilcarState, seat: int) -> Ships:
    """The boxes At Port and At Sea, and the Turn Track. [2.3.F3]"""
    return {
        "ready": s.ready[seat],
        "spent": s.spent[seat],
        "at_sea": s.at_sea[seat],
        "prizes": s.prizes[seat],
        "sunk": s.sunk[seat],
        "supply": warship_supply(s, seat),
    }


def _fleet(s: HamilcarState, seat: int) -> Fleet | None:
    """A Fleet at sea with its route so far. [2.3.G5]"""
    force = _force(s, seat, SEA)
    if force is None:
        return None
    moving = s.mover >= 0 and s.box.side[s.mover] == seat
    route = s.route if moving else intercepting_way(s)
    return {**force, "warships": s.at_sea[seat], "route": [SPACE_IDS[port] for port in route]}


def intercepting_way(s: HamilcarState) -> list[int]:
    """The ports that an Intercepting Fleet has come by. [8.3.4]"""
    forming, attempt = s.find(InterceptionFleet), s.find(NavalInterception)
    if forming is not None:
        return forming.way
    return attempt.way if attempt is not None else []


def _chest(s: HamilcarState, seat: int) -> Chest:
    return {"cards": _cards(s.chest[seat]), "ops": chest_total(s, seat)}


def _movement(s: HamilcarState) -> March | None:
    """The General on the move, his Army and his Movement Points."""
    moving = s.find(Movement)
    if moving is None or moving.here < 0:
        return None
    return {
        "general": GENERAL_IDS[moving.general],
        "at": SPACE_IDS[moving.here],
        "points": s.mp,
        "army": {"cu": max(0, moving.cu), "elephants": moving.el, "st": moving.st,
                 "generals": [GENERAL_IDS[g] for g in members(moving.generals)]},
        "ahead": battles_ahead(s),
    }  # fmt: skip
